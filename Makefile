# Shortcuts over demarrer.py and tools/; everything works without make too.
PYTHON ?= .venv/bin/python

.PHONY: help setup check test ci golden bench assets atelier format
help:     ## this list
	@grep -hE '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12
setup:    ## install everything, development tools included
	python3 -c "import demarrer; demarrer.install(with_tests=True)"
check:    ## formatting, lint, types, architecture
	$(PYTHON) tools/check.py lint
test:     ## every test
	$(PYTHON) tools/check.py test
ci:       ## what continuous integration runs
	python3 demarrer.py tests
golden:   ## rewrite the expected files; then read the diff
	$(PYTHON) -m pytest --update-golden
assets:   ## build the TypeScript bundles
	$(PYTHON) tools/assets.py
bench:    ## speed against hand-written JavaScript and CPython
	$(PYTHON) benchmarks/run.py --write
format:   ## lay out the Python and TypeScript sources
	$(PYTHON) -m ruff format . && $(PYTHON) -m ruff check --fix . && for p in runtime atelier; do npm --prefix $$p run --silent format; done
