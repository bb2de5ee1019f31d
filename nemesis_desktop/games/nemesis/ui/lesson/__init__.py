"""The guided first game of Nemesis: its script, its steps, and what may be clicked meanwhile."""
