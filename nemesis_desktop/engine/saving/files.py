"""Everything that the program writes for people: whole or not at all.

A name that shows a file shows one at every moment, whatever fails and wherever the program is killed. The new content
is written beside it; then the old file gets a second name, as the previous one, and keeps its first; and one rename
puts the new file in its place.

Virus scanners and indexers hold files for a moment after they were written, so what is refused is tried again after
pauses that nobody at the table notices. What fails for good is an ``OSError``, and the old file is as it was.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import stat
from collections.abc import Callable, Mapping
from pathlib import Path
from time import sleep
from typing import Final, TypeVar

from nemesis_desktop.engine.naming import cut_to_bytes
from nemesis_desktop.engine.saving import bounded
from nemesis_desktop.engine.text import Text

T = TypeVar("T")

PAUSES: Final = (0.01, 0.03, 0.08, 0.16)
"""How long to wait before each further try, in seconds."""
LONGEST_NAME: Final = 255
"""No common file system takes a longer name; in bytes of UTF-8."""

PREVIOUS: Final = ".previous"
_FRESH, _LINK = ".new", ".keep"
_HELD: Final = frozenset({errno.EACCES, errno.EPERM, errno.EBUSY, errno.EAGAIN, errno.EINTR, errno.ETXTBSY})
"""Reasons that may be gone in a moment."""
_NOT_WRITTEN: Final = frozenset({errno.EIO, errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
"""What ``fsync`` says of bytes that are lost. Whatever else it says, this file system merely does not know it."""

_REFUSALS: Final[Mapping[int, str]] = {
    errno.ENOENT: "nothing-there",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENAMETOOLONG: "long-name",
    errno.EBUSY: "busy",
    errno.ETXTBSY: "busy",
    errno.EIO: "disk-fault",
}
"""The commonest reasons of a system, and which message ``refused-…`` says them."""

_log = logging.getLogger(__name__)


def reason(problem: OSError) -> Text | str:
    """Why a file cannot be read or written, to be said in somebody's language; a rare reason in the system's words."""
    if isinstance(problem, bounded.NoFileError):
        return Text("refused-no-file")
    if name := _REFUSALS.get(problem.errno or 0):
        return Text(f"refused-{name}")
    return problem.strerror or str(problem) or type(problem).__name__


def previous(path: Path) -> Path:
    """Where the file before the last one is kept."""
    return path.with_name(path.name + PREVIOUS)


def write(path: Path, content: bytes, *, keep_previous: bool = False, make_folder: bool = False) -> None:
    """Put ``content`` under a name. Where that is a link, the file that it leads to is written, and the link stays.

    Args:
        make_folder: make the folder first if it is not there. The program's own only: where a person wants a file in a
            folder that is gone, its disk is.
        keep_previous: keep what lay there, see ``previous``; where that cannot be, the new file is worth more.

    Raises:
        NoFileError: a folder, a pipe or a device stands there, which a file would take the place of.
        OSError: it cannot be written; what lay there is as it was.
    """
    place = Path(os.path.realpath(path)) if path.is_symlink() else path

    def whole() -> None:
        if make_folder and not place.parent.is_dir():
            os.makedirs(place.parent, exist_ok=True)
        check_place(place)
        _write(place, content, keep_previous=keep_previous)

    patiently(whole)


def check_place(path: Path) -> None:
    """Raise ``NoFileError`` where something that is no file bears the name; a name that is free is well."""
    with contextlib.suppress(FileNotFoundError, ValueError):
        if not stat.S_ISREG(path.stat().st_mode):
            raise bounded.NoFileError(path)


def copy(source: Path, path: Path, most: int) -> None:
    """Put a file of at most ``most`` bytes under another name as well. Raises ``OSError``, see ``bounded.content``."""
    write(path, patiently(lambda: bounded.content(source, most)))


def move(source: Path, path: Path) -> None:
    """Give a file another name. Raises ``OSError``."""
    patiently(lambda: os.replace(source, path))


def remove(path: Path) -> None:
    """Remove a file, if it is there. Raises ``OSError``."""

    def gone() -> None:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(path)

    patiently(gone)


def patiently(act: Callable[[], T]) -> T:
    """Do something with a file, and try again while something else seems to hold it. Raises ``OSError``."""
    for pause in PAUSES:
        try:
            return act()
        except OSError as problem:
            if problem.errno not in _HELD:
                raise
        sleep(pause)
    return act()


def _write(path: Path, content: bytes, *, keep_previous: bool) -> None:
    fresh = _beside(path, _FRESH)
    try:
        _fill(fresh, content)
        if keep_previous:
            _keep(path)
        os.replace(fresh, path)
    except OSError:
        # Half a file on a full disk would only take the room that the next try needs.
        _sweep(fresh)
        raise


def _fill(path: Path, content: bytes) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666)
    try:
        left = memoryview(content)
        while left:
            left = left[os.write(file, left) :]
        try:
            os.fsync(file)
        except OSError as problem:
            if problem.errno in _NOT_WRITTEN:
                raise
    finally:
        os.close(file)


def _keep(path: Path) -> None:
    """Let the file be found as the previous one, too; a copy where a file can have only one name."""
    link = _beside(path, _LINK)
    try:
        if not path.is_file():
            return
        with contextlib.suppress(FileNotFoundError):
            os.unlink(link)
        try:
            os.link(path, link)
        except (OSError, NotImplementedError):
            _fill(link, path.read_bytes())
        os.replace(link, previous(path))
    except OSError as problem:
        _log.warning("the previous %s is not kept: %s", path.name, problem.strerror)
    # Also after success: of two names of one file, a rename leaves both.
    _sweep(link)


def _sweep(path: Path) -> None:
    with contextlib.suppress(OSError):
        os.unlink(path)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(cut_to_bytes(path.name, LONGEST_NAME - len(ending)) + ending)
