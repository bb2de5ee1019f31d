"""Nemesis on one laptop: a whole game of the board game for 1 to 5 people, every rule enforced and every secret kept."""

__version__ = "0.1.0"
