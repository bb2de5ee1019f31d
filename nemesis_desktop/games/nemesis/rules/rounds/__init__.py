"""The round from its first step to the end of the game, and the intruder player's part in it."""
