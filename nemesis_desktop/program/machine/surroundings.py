"""What a program is started with and cannot choose: streams that are closed or full, a time zone that is none."""

from __future__ import annotations

import io
import os
import sys
import time
from collections.abc import MutableMapping
from typing import Final

STANDARD: Final = 2
"""The last of the three streams that every program is started with."""


class Nowhere(io.TextIOBase):
    """Takes everything and keeps nothing."""

    def write(self, text: str) -> int:
        """Say that it has all been written."""
        return len(text)


def mend() -> None:
    """Make up for what is missing or makes no sense, before anything else is done."""
    mend_streams()
    mend_time_zone(os.environ)


def mend_streams() -> None:
    """Open what was closed, to nowhere: else the next file takes its number, and whatever complains writes into it."""
    if sys.platform == "win32":
        # A program with a window has no streams there, and says what it has to say in a small window.
        return
    while (number := os.open(os.devnull, os.O_RDWR)) <= STANDARD:
        os.set_inheritable(number, True)
    os.close(number)
    if sys.stdout is None:
        sys.stdout = Nowhere()
    if sys.stderr is None:
        sys.stderr = Nowhere()


def mend_time_zone(environment: MutableMapping[str, str]) -> None:
    """A time zone that is none counts as not set. Babel would fail at its first import, and with it every sentence."""
    if not environment.get("TZ"):
        return
    try:
        import babel.localtime  # noqa: F401
    except ImportError:
        return
    except Exception:  # whatever it makes of a file that is no time zone
        del environment["TZ"]
        if hasattr(time, "tzset"):
            time.tzset()


def everything_said() -> bool:
    """Write out what is still to be written; whether standard output has taken it all.

    A stream that takes nothing is turned to nowhere: Python would complain about it once more at its end.
    """
    whole = True
    for stream in (sys.stdout, sys.stderr):
        if stream is None:
            continue
        try:
            stream.flush()
        except (OSError, ValueError):
            whole = whole and stream is not sys.stdout
            turn_to_nowhere(stream)
    return whole


def turn_to_nowhere(stream: object) -> None:
    """From now on what is written to a stream is lost without a complaint."""
    try:
        number = stream.fileno()  # type: ignore[attr-defined]
    except (OSError, ValueError, AttributeError):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)
