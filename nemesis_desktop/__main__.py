"""``python -m nemesis_desktop`` is the command ``nemesis-desktop``."""

import sys

from nemesis_desktop.program.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # A bundled program starts itself again for each worker of a simulation, and must know that it is one.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
