"""The end of a game: the victory check turned over step by step, the verdict, the evening."""
