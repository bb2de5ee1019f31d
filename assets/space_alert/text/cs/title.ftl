# What the start screen says of the game: its name, in a file of its own, because nobody waits there for the others.

title-space-alert = Space Alert
