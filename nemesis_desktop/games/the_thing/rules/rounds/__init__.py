"""The phases of a round, from the setup to the night, and the cooperative game."""
