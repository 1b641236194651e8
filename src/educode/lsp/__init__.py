"""The language server: decodes places, asks the services, encodes answers. Knows no rule of the language."""
