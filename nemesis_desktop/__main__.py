"""``python -m nemesis_desktop`` is the command ``nemesis-desktop``."""

import signal
import sys


def main() -> int:
    """Do what the command line says; returns the exit code."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # While modules are loaded Ctrl+C ends the program without a traceback; a command that takes it says so itself.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from nemesis_desktop.start import main as command

    return command()


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # A bundled program starts itself again for each worker of a simulation, and must know that it is one.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
