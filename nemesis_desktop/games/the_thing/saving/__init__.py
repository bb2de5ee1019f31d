"""What is kept of a game: checkpoints, saves and the line of the history."""
