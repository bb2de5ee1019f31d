"""The guided first game: its script, the panel that speaks, and what may be clicked meanwhile."""
