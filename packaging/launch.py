"""Where the packaged program begins. It does what the command ``nemesis-desktop`` does, and nothing else.

The starter of the packaged program points the system's loader at the libraries it brings. Programs that ours starts
(the file manager that shows a folder) must find their own, so what was set before is put back at once: the loader has
read it already.
"""

import os
import signal
import sys

for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
    before = os.environ.pop(f"{name}_ORIG", None)
    if before is not None:
        os.environ[name] = before
    elif sys.platform != "win32":
        os.environ.pop(name, None)

if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    # While modules are loaded Ctrl+C ends the program without a traceback; a command that takes it says so itself.
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from nemesis_desktop.start import main  # noqa: E402 - the surroundings are put right first

if __name__ == "__main__":
    if any("multiprocessing" in word for word in sys.argv[1:]):
        # A worker of a simulation: the packaged program starts itself again for each, and must know that it is one.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
