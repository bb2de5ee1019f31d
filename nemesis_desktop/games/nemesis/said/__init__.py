"""How Nemesis is put into words: the pieces in the log, and a whole game in a headline."""
