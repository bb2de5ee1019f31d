"""Whole games and whole turns through the window: clicks, keys, modes, the lesson."""
