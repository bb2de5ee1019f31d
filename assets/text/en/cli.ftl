# The command line: nemesis-desktop and its subcommands.

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
doctor-libraries-fault = Qt lacks libraries of the system. On Debian or Ubuntu: sudo apt-get install { $packages }
doctor-qt-well = Qt starts.
doctor-qt-fault = Qt does not start. It says: { $reason }
doctor-display-fault = There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set). Start the game from a desktop.
doctor-window-well = A window can be opened ({ $platform }).
doctor-window-fault = No window can be opened. Qt says: { $reason }
doctor-saves-well = Games can be saved in { $folder }.
doctor-saves-fault = Games cannot be saved: { $reason }
doctor-well = All is well.
doctor-faults =
    { $count ->
        [one] { $count } thing needs mending.
       *[other] { $count } things need mending.
    }
