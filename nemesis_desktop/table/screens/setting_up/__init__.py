"""The screen on which people say who plays, and how."""
