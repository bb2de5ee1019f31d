"""Where pictures lie in memory: apart from small things, so that their room goes back to the system with them."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

M_MMAP_THRESHOLD: Final = -3
"""The parameter's number in glibc's ``malloc.h``."""
LARGE: Final = 128 * 1024
"""Bytes; where glibc begins by itself, before it has seen large blocks come and go."""


def keep_pictures_apart() -> None:
    """Let whatever is large have memory of its own, for as long as the program runs.

    glibc otherwise learns from pictures that come and go to put them among small things, and what they leave there is
    lost to the system: some 7 MiB after three games. Other systems never do so.
    """
    if not sys.platform.startswith("linux"):
        return
    try:
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)
    except (AttributeError, OSError):
        # Another C library, which has no such call.
        return
