# The table as a whole: its menu, its keys, plain sentences of the window.

ui-table-menu = Menu
ui-table-menu-continue = Back to the table
ui-table-menu-save = Save as…
ui-table-menu-load = Open a saved game
ui-table-menu-settings = Settings
ui-table-menu-piles = Look through the piles
ui-table-menu-full-screen = Full screen
ui-table-menu-start = To the start screen
ui-table-menu-quit = Quit
ui-table-key-escape = Esc
ui-table-save-name = { $people }, { $stage }
ui-table-choices-lost =
    { $count ->
        [one] The last answer of this game could not be repeated and was left out: the save comes from another version or is damaged.
       *[other] The last { $count } answers of this game could not be repeated and were left out: the save comes from another version or is damaged.
    }
ui-table-display-silent = No window can be opened: the display { $display } does not answer. Start the game from a desktop.
ui-table-older-state = The last save of this game is damaged: it goes on from the one before. The damaged file stays among the saved games.
ui-table-log-lost = The log of what happened before could not be restored; the game itself is as it was saved.
ui-table-no-settings = The settings cannot be saved: { $why }.
ui-table-kept = The unfinished game stays among the saved games: { $name }
ui-table-ask-give-up = { $problem } Whoever goes on now gives that game up for good.
ui-table-give-up = Give it up
ui-table-ask-leave = { $problem } Whoever leaves now loses the last answers.
ui-table-leave-unsaved = Leave all the same
ui-table-hold = { $name }, hold Space to see your cards and to choose.
ui-table-hold-button = Hold to see
ui-table-already-open = The program is already open in another window.
ui-table-display-unknown = QT_QPA_PLATFORM asks for the display { $display }, which does not exist. Known displays: { $known }.
