"""``python -m nemesis_desktop`` is the command ``nemesis-desktop``."""

import sys

from nemesis_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
