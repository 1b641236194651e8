"""Warnings and advice about programs without any error."""
