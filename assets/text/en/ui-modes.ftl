# The ways to play: the choices of a new game, and what the modes and variants bring to the table.

## New game

ui-modes-pages = Pages
ui-modes-page-game = People and mode
ui-modes-page-variants = Variants
ui-modes-page-variants-on = Variants: { $count }
ui-modes-mode = Mode
ui-modes-semi = Semi-cooperative
ui-modes-solo = Solo
ui-modes-coop = Cooperative
ui-modes-semi-short = semi-cooperative
ui-modes-solo-short = solo
ui-modes-coop-short = cooperative
ui-modes-board = Ship
ui-modes-board-main = Main side
ui-modes-board-main-hint = At most one corridor between two rooms; all technical corridors are one network.
ui-modes-board-alternate = Alternate side
ui-modes-board-alternate-hint = Harder to survive: double corridors, and two separate networks of technical corridors.
ui-modes-board-alternate-short = alternate side
ui-modes-count-alone = You alone. Nothing is ever handed over.
ui-modes-count-several = Everybody plays one character. Pass the laptop on when the screen asks you to.
ui-modes-count-open = Everybody plays one character, and everything lies open on the table.
ui-modes-open-hint = Everybody sees everything: no cover, no hand-offs.
ui-modes-variants = Variants
ui-modes-variants-hint = Each one is off unless you switch it on. Only those that go with the mode are listed.
ui-modes-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}

## Start screen

ui-modes-again = Play again with the same people
