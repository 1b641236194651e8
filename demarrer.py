"""Installe EduCode dans ce dossier, puis lance ce que tu demandes.

    python3 demarrer.py                      installe, puis ouvre un premier programme
    python3 demarrer.py lance mon_jeu.edu    installe s'il le faut, puis lance `educode lance mon_jeu.edu`
    python3 demarrer.py tests                installe tout, puis passe toutes les vérifications

Rien n'est installé hors de ce dossier (sauf Chromium, pour les tests, s'il manque).
"""

# Only the standard library: this file runs before anything is installed. An older Python must be able to read it,
# so as to say that it is too old: annotations that it does not know stand in quotes.

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "educode-installed"
FIRST_PROGRAM = ROOT / "programmes" / "vitrine" / "premier_dessin.edu"
NOT_INSTALLED = (
    "L'installation n'a pas abouti : le message ci-dessus dit pourquoi. Le plus souvent, Internet n'est pas\n"
    "accessible, ou le disque est plein. Relance ensuite la même commande : elle reprend où elle s'est arrêtée."
)
INTERRUPTED = "Installation interrompue. Relance la même commande pour la reprendre."
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def main(arguments: "list[str]") -> int:
    """Install what the wish needs, then do it; the exit code is that of what was run."""
    if sys.version_info < (3, 11):  # noqa: UP036 (this very file may be started by an older Python)
        print("EduCode demande Python 3.11 ou plus récent. Le tien est", sys.version.split()[0], file=sys.stderr)
        return 1
    wants_tests = arguments == ["tests"]
    try:
        install(with_tests=wants_tests)
    except subprocess.CalledProcessError:
        print(NOT_INSTALLED, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(INTERRUPTED, file=sys.stderr)
        return 130
    return run_tests() if wants_tests else run_command(arguments or ["lance", str(FIRST_PROGRAM)])


def run_command(arguments: "list[str]") -> int:
    """Become ``educode``, so that Ctrl-C and closed pipes are its own affair."""
    command = [str(BIN / "educode"), *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def install(*, with_tests: bool) -> None:
    """Make the virtual environment and install EduCode in it, unless nothing has changed since."""
    wanted = fingerprint(with_tests)
    if STAMP.exists() and wanted in STAMP.read_text(encoding="utf-8").split():
        return
    print("J'installe EduCode (une à deux minutes la première fois)…", file=sys.stderr, flush=True)
    pip = make_environment()
    extra = "[dev]" if with_tests else ""
    quiet = ["--quiet", "--disable-pip-version-check", "--constraint", str(ROOT / "requirements.lock")]
    tools = node_packages() if with_tests else []
    subprocess.run([*pip, "install", *quiet, "--editable", f"{ROOT}{extra}", *tools], check=True, cwd=ROOT)
    subprocess.run([str(PYTHON), "-m", "compileall", "-q", str(ROOT / "src" / "educode")], check=False)
    STAMP.write_text(wanted + ("\n" + fingerprint(False) if with_tests else ""), encoding="utf-8")


def node_packages() -> "list[str]":
    """What brings Node.js where the system has none: the checks of the TypeScript run in it."""
    sys.path.insert(0, str(ROOT / "tools"))
    from assets import needed_packages

    return needed_packages()


def fingerprint(with_tests: bool) -> str:
    """Changes when the lock, the project file or a TypeScript source changes."""
    digest = hashlib.sha256(str(with_tests).encode())
    watched = [ROOT / "pyproject.toml", ROOT / "requirements.lock"]
    for folder in ("runtime", "atelier"):
        watched += sorted(
            path
            for path in (ROOT / folder).rglob("*")
            if path.is_file() and not {"node_modules", "generated"} & set(path.relative_to(ROOT).parts)
        )
    for path in watched:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def make_environment() -> "list[str]":
    """Create the environment where it is missing; gives the command that runs its pip."""
    if not PYTHON.exists():
        made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False, capture_output=True)
        if made.returncode != 0:  # some systems ship Python without ensurepip: the system's pip then serves
            shutil.rmtree(VENV, ignore_errors=True)
            subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(VENV)], check=True)
    own_pip = subprocess.run([str(PYTHON), "-m", "pip", "--version"], check=False, capture_output=True)
    if own_pip.returncode == 0:
        return [str(PYTHON), "-m", "pip"]
    return [sys.executable, "-m", "pip", "--python", str(PYTHON)]


def run_tests() -> int:
    """Every check of the project, in real Chromium too."""
    environment = dict(os.environ, PATH=f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}", VIRTUAL_ENV=str(VENV))
    if find_chromium() is None:
        install_chromium()
    if find_chromium() is not None:
        environment["EDUCODE_EXIGE_CHROMIUM"] = "1"
    return subprocess.run([str(PYTHON), str(ROOT / "tools" / "check.py")], check=False, env=environment).returncode


def find_chromium() -> "str | None":
    """The path of an installed Chromium or Chrome."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


def install_chromium() -> None:
    """Install Debian's Chromium where that is possible without a question; else say what will be skipped."""
    apt = shutil.which("apt-get")
    prefix = [] if hasattr(os, "geteuid") and os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if apt and (not prefix or shutil.which("sudo")):
        print("J'installe Chromium pour les tests du navigateur…", file=sys.stderr, flush=True)
        quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        for step in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
            subprocess.run([*prefix, apt, *step], check=False, env=quiet, stdout=subprocess.DEVNULL)
    if find_chromium() is None:
        print(
            "Je ne trouve ni Chromium ni Chrome, et je ne peux pas l'installer : "
            "les tests du navigateur seront sautés.",
            file=sys.stderr,
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
