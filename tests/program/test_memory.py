"""Large blocks have memory of their own, whatever has been large before."""

from __future__ import annotations

import platform
import subprocess
import sys

import pytest

LEARNED = """
import ctypes, sys
from nemesis_desktop.program.machine.memory import keep_pictures_apart
libc = ctypes.CDLL(None)
libc.malloc.restype = libc.sbrk.restype = ctypes.c_void_p
libc.free.argtypes = [ctypes.c_void_p]
if sys.argv[1] == "apart":
    keep_pictures_apart()
libc.free(libc.malloc(8 << 20))
end = libc.sbrk(0)
libc.malloc(4 << 20)
print(libc.sbrk(0) - end)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc learns, others do not")
@pytest.mark.parametrize(("way", "among_small_things"), [("apart", False), ("as it comes", True)])
def test_a_picture_that_went_draws_no_other_among_small_things(way: str, among_small_things: bool) -> None:
    done = subprocess.run([sys.executable, "-c", LEARNED, way], capture_output=True, encoding="utf-8", check=True)
    assert (int(done.stdout) > 0) == among_small_things
