"""The board game Nemesis for 1 to 5 people around one laptop: every rule enforced, every secret kept."""

__version__ = "0.1.0"
