"""How a game of Space Alert is kept: in saves and in the history."""
