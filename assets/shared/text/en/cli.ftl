## nemesis-desktop doctor

doctor-python-well = Python { $version }.
doctor-python-fault = Python { $version } is too old: { $needed } or newer is needed.
doctor-package-well = { $name } { $version } is installed.
doctor-package-fault = { $name } cannot be used: { $reason }. To mend it: pip install --force-reinstall { $name }
doctor-files-fault =
    { $count ->
        [one] { $count } installed file is gone
       *[other] { $count } installed files are gone
    }, the first is { $first }. Install the program again.
doctor-words-well =
    { $language ->
        [en] English
        [ru] Russian
       *[cs] Czech
    } words: all { $count } files are there.
doctor-words-fault =
    { $language ->
        [en] English
        [ru] Russian
       *[cs] Czech
    } words are incomplete, missing: { $files }. Install the program again.
doctor-fonts-well = Fonts: { $count ->
        [one] { $count } file.
       *[other] { $count } files.
    }
doctor-fonts-fault = The fonts are missing. Install the program again.
doctor-symbols-well = Symbols: { $count ->
        [one] { $count } drawing.
       *[other] { $count } drawings.
    }
doctor-symbols-fault = The symbols are missing. Install the program again.
doctor-rooms-well = Rooms: { $count ->
        [one] { $count } drawing.
       *[other] { $count } drawings.
    }
doctor-rooms-fault = The drawings of the rooms are missing. Install the program again.
doctor-art-well = Pictures: { $count ->
        [one] { $count } drawing.
       *[other] { $count } drawings.
    }
doctor-art-fault = The pictures are missing. Install the program again.
doctor-look-well = Measures and colours: { $count ->
        [one] { $count } file.
       *[other] { $count } files.
    }
doctor-look-fault = The files of measures and colours are missing. Install the program again.
doctor-assets-fault = { $path } is missing. Install the program again.
doctor-libraries-fault = Qt lacks system libraries. On Debian or Ubuntu: sudo apt-get install { $packages }
doctor-qt-well = Qt starts.
doctor-qt-fault = Qt does not start. It says: { $reason }
doctor-display-fault = There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). Start the game from a desktop.
doctor-window-well = A window can be opened ({ $platform }).
doctor-window-fault = No window can be opened. Qt says: { $reason }
doctor-part-fault = { $name } cannot be used: { $reason }. Install the program again.
doctor-modules-well = The program is complete: { $count ->
        [one] { $count } module.
       *[other] { $count } modules.
    }
doctor-modules-fault = A part of the program is missing: { $name } ({ $reason }). Install the program again.
doctor-drawings-well = Every drawing can be drawn: { $count }.
doctor-drawings-fault = { $first } cannot be drawn. Install the program again.
doctor-typefaces-well = The program writes in its own fonts: { $names }.
doctor-typefaces-fault = System fonts stand in for { $names }. Install the program again.
doctor-screens-well = Every screen opens: { $count ->
        [one] { $count } screen
       *[other] { $count } screens
    } in { $languages ->
        [one] { $languages } language.
       *[other] { $languages } languages.
    }
doctor-screen-fault = The screen { $name } ({ $language }) does not open: { $reason }
doctor-game-well = { $people ->
        [one] { $people } person
       *[other] { $people } people
    } played a whole game: { $steps ->
        [one] { $steps } step.
       *[other] { $steps } steps.
    }
doctor-game-fault = A game did not reach its end: after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } with { $people ->
        [one] { $people } person
       *[other] { $people } people
    } the window showed { $screen }.
doctor-saved-well = A saved game can be opened again.
doctor-saved-fault = A saved game cannot be opened again.
doctor-second-start-well = A second start finds the first.
doctor-second-start-fault = A second start will not find the first: the program would only say that it is open already.
doctor-self-check-fault = The program cannot check itself: { $reason }
doctor-saves-well = Games can be saved in { $folder }.
doctor-saves-fault = Games cannot be saved: { $reason }
doctor-folder-refused = { $folder } ({ $why })
lock-elsewhere = The saved games are in use on the computer { $machine }. If the program is not open there, delete { $path } and start again.
lock-in-the-way = { $path } stands in the way and cannot be read. Delete it or move it away, and start again.
doctor-saved-games-fault =
    { $count ->
        [one] { $count } saved game is damaged and cannot be opened: { $first }
       *[other] { $count } saved games are damaged and cannot be opened; the first is { $first }
    }
doctor-well = All is well.
doctor-faults =
    { $count ->
        [one] { $count } thing needs mending.
       *[other] { $count } things need mending.
    }

## nemesis-desktop

cli-usage = Usage
cli-options = Options
cli-commands = Instead of opening the window
cli-more = Every command explains itself: { $program } simulate --help
cli-about-window = Nemesis, The Thing and Space Alert around one laptop. Without a command the window opens; with FILE it opens a saved game.
cli-about-simulate = Plays whole games with computer seats and prints how they ended. Game number n has the seed S + n - 1.
cli-about-replay = Plays the choices of a saved game again, without a window, prints its log, and says whether it comes out the same.
cli-about-doctor = Says in plain words what is wrong with the installation.
cli-command-FILE = open a saved game
cli-command-simulate = play games with computer seats
cli-command-replay = play a saved game again and print its log
cli-command-doctor = look for faults in the installation
cli-option-help = show this help
cli-option-version = show the version
cli-option-language = en, ru or cs; the system's language if left out
cli-option-game = which game ({ $known })
cli-option-games = how many games (100)
cli-option-workers = how many processes share the games (1); the results are the same
cli-option-seed = the seed of the first game (1)
cli-option-self-check = open every screen and play a whole game, unseen
cli-option-policy = who plays: { $known } (random); several, as in A,B, share the seats, moving on one seat with every game
cli-option-dask = the address of a dask scheduler whose workers play the games
cli-option-csv = a table of all figures, a line for each game; until it is whole, the games lie beside it
cli-option-report = a page with every figure, its interval, and plots
cli-option-resume = keep every game in a file, and go on with those that it holds
cli-option-compare = two sets of games, paired by their seeds: policies to play, or files of --resume
cli-option-json = print one JSON object instead of words
cli-bad-language = “{ $given }” is not a language of this program. It speaks: { $known }.
cli-bad-game = There is no game “{ $given }”. There are: { $known }.
cli-bad-policy = There is no policy “{ $given }”. There are: { $known }.
cli-needs-value = { $option } needs a value.
cli-file-wanted = { $option } needs the name of a file; standard output will not do.
cli-takes-no-value = { $option } takes no value.
cli-unknown-option = { $program } does not know the option “{ $given }”. What it knows: { $program } --help
cli-too-much = { $program } does not know what to do with “{ $given }”. What it understands: { $program } --help
cli-not-a-command = “{ $given }” is neither a command nor a file. The commands are: { $known }. More: { $program } --help
cli-not-understood = This was not understood. What can be written: { $program } --help
cli-not-a-number = { $option } needs a whole number, not “{ $given }”.
cli-too-small = { $option } must be { $least } or more.
cli-out-of-range = { $option } must be from { $least } to { $most }.
cli-needs-values = { $option } needs { $count ->
        [one] { $count } value.
       *[other] { $count } values.
    }
cli-not-together = { $first } and { $second } do not go together.
cli-same-file = { $first } and { $second } cannot be the same file.
cli-too-many-policies = { $policies ->
        [one] { $policies } policy
       *[other] { $policies } policies
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: there is no seat for everybody.
cli-not-written = { $path } cannot be written: { $why }
cli-not-read = { $path } cannot be read: { $why }
cli-no-kept = There is neither a policy nor a file “{ $path }”.
cli-kept-damaged = { $path } is not a file of kept games, or it is damaged.
cli-kept-other = { $path } holds games of something else; what differs: { $what }. Take another file, or the same options.
cli-broken-off = Broken off: { $games } of { $all } games are kept in { $path }. To go on, type the same command with --resume { $path }
cli-no-dask = dask is not installed. To install it: pip install "nemesis-desktop[dask]"
cli-dask-silent = Nobody answers at { $address }. It is the address of a dask scheduler, such as tcp://192.168.1.5:8786.
cli-dask-idle = The scheduler at { $address } has no workers.
cli-dask-lost = The dask cluster was lost: { $why }
cli-no-pairs = { $first } and { $second } have no game with the same seed in common.
cli-no-file = Which file? { $program } FILE
cli-no-window = The window cannot be opened: { $reason }. To see what is missing: nemesis-desktop doctor
cli-unwritten = What was to be printed could not be written: { $why }
cli-interrupted = Interrupted.

## nemesis-desktop simulate

cli-progress = Games
cli-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $players ->
        [one] { $players } person
       *[other] { $players } people
    }.
cli-speed =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s: { $rate } per second.
cli-decisions =
    { $decisions ->
        [one] { $decisions } decision.
       *[other] { $decisions } decisions.
    }
cli-won = Games that somebody won: { $won } of { $games }.
cli-share = { $percent }%
cli-intervals = Shares, and in brackets where they probably lie (95%):
cli-compared-pairs = { $pairs ->
        [one] { $pairs } pair of games with the same seed.
       *[other] { $pairs } pairs of games with the same seed.
    }
cli-compared-columns = The first, the second, how much more the second has (95%), and how likely chance alone is to do that:

## nemesis-desktop replay

cli-same =
    { $choices ->
        [one] { $choices } choice played again: it comes out as it was saved.
       *[other] { $choices } choices played again: it comes out as it was saved.
    }
cli-replay-parts = The game does not come out the same: choice { $choice } of { $choices } no longer means what it meant. It was saved by a program with other rules, or the file was changed.
cli-replay-other-outcome =
    { $choices ->
        [one] The choice can be played again, but the table looks different from the saved one.
       *[other] All { $choices } choices can be played again, but the table looks different from the saved one.
    }
