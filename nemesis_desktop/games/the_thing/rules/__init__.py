"""The rules, chapter by chapter: ``rounds`` uses ``work``, and both use ``things``."""
