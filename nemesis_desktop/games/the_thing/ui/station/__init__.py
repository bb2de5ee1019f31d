"""The station: the board of The Thing with everything that lies on it."""
