"""The screens around the table: start, new game, saved games, settings, about."""
