"""The window: draws views, turns clicks into answers. Contains no rule of any game."""
