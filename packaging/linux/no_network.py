"""Runs a program that dies at once if it so much as opens a network socket.

    python packaging/linux/no_network.py COMMAND [ARGUMENT ...]

The kernel itself watches (a seccomp filter, which everything that the program starts inherits): asking it for an
Internet socket kills the process. Local sockets, which are files, are allowed. Needs no rights. If the program ends as
it should, it has not used the network, whatever library it may have been hidden in.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys
from collections.abc import Sequence

PR_SET_NO_NEW_PRIVS = 38
PR_SET_SECCOMP = 22
SECCOMP_MODE_FILTER = 2

LOAD, JUMP_IF_EQUAL, RETURN = 0x20, 0x15, 0x06
ALLOW, KILL_PROCESS = 0x7FFF0000, 0x80000000

#: Where the kernel puts what the filter looks at.
NUMBER, ARCHITECTURE, FIRST_ARGUMENT = 0, 4, 16

#: Each processor's own number in the kernel, and its number of the call ``socket``.
PROCESSORS = {"x86_64": (0xC000003E, 41), "aarch64": (0xC00000B7, 198)}

#: Internet of both kinds, and raw packets.
FAMILIES = (2, 10, 17)


def can_watch() -> bool:
    """Whether this system can be asked to watch."""
    return sys.platform.startswith("linux") and platform.machine() in PROCESSORS


def program() -> bytes:
    """The filter, as the kernel reads it."""
    architecture, socket = PROCESSORS[platform.machine()]
    count = len(FAMILIES)
    steps = [
        (LOAD, 0, 0, ARCHITECTURE),
        (JUMP_IF_EQUAL, 0, 3 + count, architecture),
        (LOAD, 0, 0, NUMBER),
        (JUMP_IF_EQUAL, 0, 1 + count, socket),
        (LOAD, 0, 0, FIRST_ARGUMENT),
        *((JUMP_IF_EQUAL, count - place, 0, family) for place, family in enumerate(FAMILIES)),
        (RETURN, 0, 0, ALLOW),
        (RETURN, 0, 0, KILL_PROCESS),
    ]
    return b"".join(struct.pack("HBBI", *step) for step in steps)


def forbid() -> None:
    """From now on, this process and all it starts are killed when they ask for a network socket."""
    code = program()
    kept = ctypes.create_string_buffer(code, len(code))
    described = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(code) // 8, ctypes.addressof(kept)))
    library = ctypes.CDLL(None, use_errno=True)
    for call in (
        (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0),
        (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.addressof(described), 0, 0),
    ):
        if library.prctl(call[0], *(ctypes.c_ulong(value) for value in call[1:])):
            raise OSError(ctypes.get_errno(), "the kernel does not watch")


def main(command: Sequence[str]) -> None:
    """Become the program, watched."""
    forbid()
    os.execvp(command[0], command)


if __name__ == "__main__":
    main(sys.argv[1:])
