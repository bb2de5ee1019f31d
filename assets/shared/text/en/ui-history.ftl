# The history of games played on this machine.

ui-history-title = Games played here
ui-history-none = No game has ended on this machine yet. When one does, it is written down here.
ui-history-game = Game
ui-history-figures = Figures
ui-history-show = What is shown
ui-history-back = Back
ui-history-key-back = Esc
ui-history-export = Export…
ui-history-export-title = Where to write the games
ui-history-export-csv = Table (CSV)
ui-history-export-json = JSON
ui-history-export-name = nemesis-games
ui-history-exported = Written: { $path }
ui-history-delete = Delete
ui-history-delete-all = Delete all
ui-history-keep = Keep
ui-history-ask-delete = Delete the game of { $date } from the history for good?
ui-history-ask-delete-all = { $count ->
        [0] Delete the history for good?
        [one] Delete { $count } game from the history for good?
       *[other] Delete all { $count } games from the history for good?
    }
ui-history-ask-delete-unreadable = { $count ->
        [one] Also { $count } line that cannot be read goes.
       *[other] Also { $count } lines that cannot be read go.
    }
ui-history-deleted = Deleted.
ui-history-unreadable = { $count ->
        [one] { $count } line of the history cannot be read; it was skipped and stays in the file.
       *[other] { $count } lines of the history cannot be read; they were skipped and stay in the file.
    }
ui-history-cannot-read = The history cannot be read: { $reason }
ui-history-cannot-write = That could not be written: { $reason }
ui-history-cannot-delete = That could not be deleted: { $reason }
ui-history-not-written = The game could not be added to the history: { $reason }

## A game

ui-history-winners = { $count ->
        [0] Nobody won
        [one] { $count } of { $people } won
       *[other] { $count } of { $people } won
    }
ui-history-group-won = Won together
ui-history-group-lost = Lost together
ui-history-alone-won = Won
ui-history-alone-lost = Lost
ui-history-rounds = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
ui-history-variants = Variants: { $names }
ui-history-won = Won

## Figures

ui-history-all-games = All games
ui-history-n-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
ui-history-time = Time at the table
ui-history-time-known = known of { $known } of { $count }
ui-history-by-person = People
ui-history-column-played = played
ui-history-column-won = won
ui-history-of = { $count } of { $all }
