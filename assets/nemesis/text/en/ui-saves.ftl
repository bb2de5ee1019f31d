# How far a saved game of Nemesis is.

ui-saves-round = Round { $round }
ui-saves-setup = Setup
ui-saves-setup-going-on = Being set up
# In the name of a save that nobody has named.
ui-saves-named = round { $round }
