# The table as a whole: its menu, its keys, plain sentences of the window.

ui-table-menu = Menu
ui-table-menu-continue = Back to the table
ui-table-menu-save = Save as …
ui-table-menu-load = Open a saved game
ui-table-menu-settings = Settings
ui-table-menu-piles = Look through the piles
ui-table-menu-full-screen = Full screen
ui-table-menu-start = To the start screen
ui-table-menu-quit = Quit
ui-table-key-escape = Esc
ui-table-save-name = { $people }, round { $round }
ui-table-choices-lost =
    { $count ->
        [one] This game was saved by another version: the last answer does not fit its rules and was left out.
       *[other] This game was saved by another version: the last { $count } answers do not fit its rules and were left out.
    }
ui-table-display-silent = No window can be opened: the display { $display } does not answer. Start the game from a desktop.
ui-table-no-settings = The settings cannot be kept: { $why }.
ui-table-kept = The unfinished game stays among the saved games: { $name }
ui-table-hold = { $name }, hold Space to see your cards and to choose.
ui-table-already-open = Nemesis is already open in another window.

## The rules in short

ui-table-key-click = Click
ui-table-key-click-text = Everything that is lit in amber can be chosen where it lies: rooms, corridors, cards, intruders, things. A thing with several uses opens a small menu; a number key chooses in it.
ui-table-key-enter = Enter
ui-table-key-enter-text = Confirms what is selected, and goes on.
ui-table-key-escape-key = Esc, Backspace
ui-table-key-escape-key-text = Puts down what is selected, or takes the last choice back, up to the last payment, roll or reveal. When there is nothing to take back, Esc opens the menu.
ui-table-key-n = N
ui-table-key-n-text = Nobody reacts; or declines where that is one of the answers.
ui-table-key-space = Space
ui-table-key-space-text = Skips what is being shown. At a table that plays face down: hold it to see your own cards.
ui-table-key-objectives = O
ui-table-key-objectives-text = Hold it to look at your objectives.
ui-table-key-log = L
ui-table-key-log-text = Makes the log as high as the table, and small again.
ui-table-key-piles = P
ui-table-key-piles-text = Opens the piles that lie face up.
ui-table-key-map = Wheel, plus, minus, 0
ui-table-key-map-text = Zooms the ship in and out; drag to move it. A double click or 0 shows it whole. Tab and the arrows walk over everything that is offered.
ui-table-key-menu = F10, F1
ui-table-key-menu-text = The menu of the game; these rules.
ui-table-key-full = F11
ui-table-key-full-text = Full screen.
