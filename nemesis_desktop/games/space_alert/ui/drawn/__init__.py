"""What is drawn of a mission wherever it is shown: the tracks with their threats, the ship, and what lies on it."""
