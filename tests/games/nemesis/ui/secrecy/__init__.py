"""What the window shows to nobody but its owner, and what it forgets at a hand-off."""
