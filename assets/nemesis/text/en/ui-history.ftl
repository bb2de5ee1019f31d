## A game

ui-history-end-jump = The jump was made.
ui-history-end-self_destruct = The ship destroyed itself.
ui-history-end-fire = Fire took hold of everything.
ui-history-end-hull = The hull gave way.
ui-history-end-all_gone = Nobody awake was left on board.
ui-history-ship-destroyed = The ship was destroyed.
ui-history-ship-earth = The ship reached Earth.
ui-history-ship-mars = The ship reached Mars.
ui-history-ship-venus = The ship reached Venus.
ui-history-ship-deep_space = The ship was lost in Deep Space.
ui-history-lived = Survived
ui-history-died = Died
ui-history-met = fulfilled
ui-history-not-met = not fulfilled
ui-history-intruders = Went on as the intruders.
ui-history-no-character = No character

## Figures

ui-history-survivors = Survivors
ui-history-of-people = { $count } of { $people } people
ui-history-by-mode = Wins by mode
ui-history-by-ending = How games end
ui-history-by-ship = Where the ship ended up
ui-history-by-character = Characters
ui-history-column-survived = survived
ui-history-ended-jump = Hyperspace jump
ui-history-ended-self_destruct = Self-destruct
ui-history-ended-fire = Fire
ui-history-ended-hull = Hull breach
ui-history-ended-all_gone = Nobody left awake
ui-history-got-destroyed = Destroyed
ui-history-got-earth = Earth
ui-history-got-mars = Mars
ui-history-got-venus = Venus
ui-history-got-deep_space = Deep Space
