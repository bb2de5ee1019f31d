"""A game as plain data: checkpoints, whether one can be true, and what the history keeps."""
