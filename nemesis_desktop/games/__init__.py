"""The games that can be played at the table; each is a package that knows its own rules."""

GAME_IDS = ("nemesis",)
"""The games that a save may hold, by their name in the file; light enough for a list of saves."""
