"""Computer seats: what could have been planned, and how whole games are played by the hundred."""
