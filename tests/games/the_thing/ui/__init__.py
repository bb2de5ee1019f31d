"""The window of The Thing."""
