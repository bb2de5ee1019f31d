"""What runs without a window: command line, doctor, replay, words, folders, the stores of saves and of games played."""
