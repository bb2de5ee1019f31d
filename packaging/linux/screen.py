"""An X server without a screen (Xvfb), and what can be seen on it."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator

WIDE = 900
"""The window of the game is at least this wide; a message is not."""


@contextlib.contextmanager
def screen(*options: str, size: str = "1366x768x24") -> Iterator[str]:
    """An X server for as long as it is needed; gives its name for ``DISPLAY``.

    Args:
        options: what it is to be without, for example ``-extension GLX``.
        size: width, height and depth.
    """
    reading, writing = os.pipe()
    # Without -noreset it begins anew whenever its last visitor leaves, and the next may come in just then.
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        size,
        "-ac",
        "-noreset",
        "-nolisten",
        "tcp",
        *options,
    ]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise RuntimeError("Xvfb does not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def windows(display: str, name: str = "Nemesis") -> int:
    """How many windows of this name are shown that are large enough to play in: no mere message."""
    command = ["xwininfo", "-display", display, "-root", "-children"]
    listed = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    shown = (re.search(rf'"{name}".*?\s(\d+)x(\d+)\+', line) for line in listed.splitlines())
    return sum(int(found[1]) >= WIDE for found in shown if found)


def wait_for(what: Callable[[], bool], longest: float = 60) -> bool:
    """Wait until something is so; whether it became so in time."""
    until = time.monotonic() + longest
    while time.monotonic() < until:
        if what():
            return True
        time.sleep(0.2)
    return what()
