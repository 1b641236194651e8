"""EduCode: a programming language in French, with its engine and its workshop."""

__version__ = "0.1.0"
