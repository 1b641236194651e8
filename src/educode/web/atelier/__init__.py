"""The atelier's server: the page, its programs, its help, its language server."""

from educode.web.atelier.serve import serve

__all__ = ["serve"]
