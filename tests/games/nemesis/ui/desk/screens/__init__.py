"""The screens around the table, each for itself."""
