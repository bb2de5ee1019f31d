# How far a saved game of Nemesis is.

ui-saves-round = Раунд { $round }
ui-saves-setup = Подготовка
ui-saves-setup-going-on = Подготовка
# In the name of a save that nobody has named.
ui-saves-named = раунд { $round }
