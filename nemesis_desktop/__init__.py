"""Space-horror board games for people around one laptop: every rule enforced, every secret kept."""

__version__ = "0.1.0"
