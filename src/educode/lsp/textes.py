"""Every French sentence of the language server."""

REPLACE = "Remplacer « {old} » par « {new} »"
ADD = "Ajouter « {new} »"
REMOVE = "Supprimer « {old} »"
MEND = "Corriger"
MEND_LINES = "Corriger ces lignes"
MEND_ALL = "Corriger tout ce qui est sûr"
SUGGESTION = "{message}\n{suggestion}"
