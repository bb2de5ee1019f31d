"""The desk around a game: start, saves, history, rule book, the pictures of every screen."""
