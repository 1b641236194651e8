"""One canonical layout for every program.

``format_source(text)`` gives the text with

- four spaces for each block, four more for each bracket open at the start of a continued line;
- one space between words and around operators, none inside brackets, after a unary minus, before a comma;
- keywords with their accents (``procedure`` becomes ``procédure``, ``pour i de 1 a 5`` takes ``à``);
- one blank line at most, none at the start or end of a block, one around each function and class;
- ``// comment`` and ``@ Section`` with one space after their sign, a comment one space after its statement;
  comments of neighbouring lines that stood in one column are in one column again.

Names, numbers, texts, colours and line breaks stay as typed. A line with an error stays as it is, and
where blocks do not match no line is indented anew: nothing is ever lost. Formatting twice changes
nothing more, and the meaning never changes: what would not read back the same is left alone.
"""

from educode.formatter.format import format_source

__all__ = ["format_source"]
