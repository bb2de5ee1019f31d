# How far a saved game of Nemesis is.

ui-saves-round = Kolo { $round }
ui-saves-setup = Příprava
ui-saves-setup-going-on = Příprava
# In the name of a save that nobody has named.
ui-saves-named = kolo { $round }
