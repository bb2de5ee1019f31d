## New game

ui-modes-pages = Pages
ui-modes-page-game = People and mode
ui-modes-page-variants = Variants
ui-modes-page-variants-on = Variants: { $count }
ui-modes-count-alone = You alone. Nothing is ever handed over.
ui-modes-count-several = Everybody plays one character. Pass the laptop on when the screen asks you to.
ui-modes-count-open = Everything lies open on the table, and nobody has to look away.
ui-modes-open-hint = Everybody sees everything: no cover, no hand-offs.
ui-modes-variants = Variants
ui-modes-variants-hint = Each one is off unless you switch it on. Only those that go with the mode are listed.
ui-modes-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}

## Start screen

ui-modes-again = Play again with the same people
