# The program on somebody's computer: faults, reports, and where they lie.

ui-desk-title = Nemesis Desktop
ui-desk-failed = Something in the program has failed.
ui-desk-failed-before = The program did not end as it should the last time.
ui-desk-saved-at = Your game was last saved at { $time }; it goes on from there.
ui-desk-report-kept = A report of what happened is here: { $path }
ui-desk-report-lost = A report could not be kept: there is no place where files may be written.
ui-desk-report = Report
ui-desk-report-head = Nemesis Desktop { $version }: report of { $when }
ui-desk-report-holds = This report holds the version of the program, what kind of system it runs on, where in the program it went wrong, and how the game was set up. It holds no card, no name and nothing else of what lies on the table. Nothing is sent anywhere unless you send it.
ui-desk-game-holds = The game itself is not in the report. A copy of it helps to find the fault, but whoever opens it can see everything: all cards and objectives, who looked at what, the names of the people, and the traces of their PINs.
ui-desk-add-game = Add the game
ui-desk-game-added = A copy of the game lies beside the report: { $path }
ui-desk-game-not-added = The game could not be copied: there is no place where files may be written.
ui-desk-continue = Go on with the game
ui-desk-start = To the start screen
ui-desk-read = Read the report
ui-desk-folder = Show the folder
ui-desk-quit = Quit
