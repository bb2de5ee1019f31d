"""What is particular to the kind of aliens on board: today the Intruders of the base box."""
