"""The end of a game: the score sheet, the mission once more, what would have been, and what was possible."""
