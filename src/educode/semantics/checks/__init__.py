"""Checks of what inference found, one family of operations a module; `check` dispatches to them."""
