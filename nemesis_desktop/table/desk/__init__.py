"""The desk on which the window stands: start, window, settings, faults, saved games, and the end."""
