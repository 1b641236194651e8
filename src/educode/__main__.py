"""``python -m educode``: the command ``educode``, where it is not on the path."""

from __future__ import annotations

from educode.cli.main import main

if __name__ == "__main__":
    main()
