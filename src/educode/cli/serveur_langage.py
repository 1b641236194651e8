"""``educode serveur-langage``: the language server of an editor, over standard input and output."""

from __future__ import annotations

from educode.cli.exit_codes import ExitCode


def serveur_langage() -> ExitCode:
    """Serve until the editor leaves; the exit code."""
    from educode.lsp.stdio import serve_stdio

    return ExitCode(serve_stdio())
