"""What stands on every game's table: questions and offers, the hand-off, explanations, the log, the second screen."""
