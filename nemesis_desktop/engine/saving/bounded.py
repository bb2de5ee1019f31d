"""Reading what others may have written: never more than a bound, never what is no file, never what has no end.

Nothing here knows what the content means. Whoever asks says how much there may be of it.
"""

from __future__ import annotations

import errno
import json
import os
import re
import stat
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar, cast
from unicodedata import category

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nemesis_desktop.engine.journal import Json

_PIECE: Final = 1 << 16

MOST_PARTS: Final = 40_000
"""So many values one text may hold; a whole game has some 5,000. Looking at all of them takes a part of a second."""

T = TypeVar("T")

_LONGEST_PART: Final = 100
_MOST_IN_LIST: Final = 20
_INVISIBLE: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Kinds of signs that no name has: controls, halves of signs, and ends of lines."""


class NoFileError(OSError):
    """A folder, a pipe, a device or a socket stands where a file should."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not a file", str(path))


class TooLargeError(OSError):
    """There is more of it than there may be."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), str(path))


def check_file(path: Path, most: int) -> None:
    """Raise ``NoFileError`` or ``TooLargeError`` unless it is a file of at most ``most`` bytes, without opening it.

    Raises ``OSError`` when it is not there or cannot be looked at.
    """
    try:
        found = path.stat()
    except ValueError as problem:  # a NUL in the name
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path)) from problem
    if not stat.S_ISREG(found.st_mode):
        raise NoFileError(path)
    if found.st_size > most:
        raise TooLargeError(path)


def content(path: Path, most: int) -> bytes:
    """A file of at most ``most`` bytes. Raises what ``check_file`` raises."""
    check_file(path, most)
    # What was a file a moment ago may be a pipe by now, and some files tell of no size and never end.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
    with open(os.open(path, flags), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise NoFileError(path)
        read = file.read(most + 1)
    if len(read) > most:
        raise TooLargeError(path)
    return read


def unpacked(packed: bytes, most: int) -> bytes | None:
    """What a gzip stream holds, or None where that is more than ``most`` bytes. Raises ``ValueError`` for damage."""
    stream = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
    pieces, left, rest = [], most, packed
    try:
        while not stream.eof:
            piece = stream.decompress(rest, min(_PIECE, left + 1))
            rest = stream.unconsumed_tail
            left -= len(piece)
            if left < 0:
                return None
            if not piece and not rest and not stream.eof:
                raise ValueError("the packed content is cut off")
            pieces.append(piece)
    except zlib.error as problem:
        raise ValueError("the packed content is damaged") from problem
    if stream.unused_data.strip(b"\0"):
        raise ValueError("something follows the packed content")
    return b"".join(pieces)


def parsed(text: str | bytes, longest: int | None = None) -> Json:
    """JSON as data. Raises ``ValueError`` for what is none, is nested too deeply, or has too many parts, or a text of
    ``longest`` bytes or more.
    """
    written = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    if sum(written.count(sign) for sign in (b",", b"[", b"{")) > MOST_PARTS:
        raise ValueError("too many parts")
    if longest is not None and re.search(b'"[^"]{%d}' % longest, written):
        raise ValueError("too long a text")
    try:
        return cast("Json", json.loads(text))
    except RecursionError as problem:
        raise ValueError("nested too deeply") from problem


def whole(value: object, least: int, most: int) -> int:
    """A whole number in a range. Raises ``ValueError``; a truth value is none, though Python takes it for one."""
    if type(value) is not int or not least <= value <= most:
        raise ValueError(f"no whole number from {least} to {most}")
    return value


def word(value: object, longest: int) -> str:
    """A text of at most ``longest`` characters that can be written and shown. Raises ``ValueError``."""
    if type(value) is not str or len(value) > longest or not _visible(value):
        raise ValueError(f"no text of up to {longest} characters")
    return value


def part(data: Mapping[str, object], key: str, kind: type[T]) -> T:
    """What stands under a key, if it is of this kind; a text is a short one. Raises ``ValueError``."""
    value = data.get(key)
    # A truth value is no number here, although Python takes it for one.
    if not isinstance(value, kind) or type(value) is not kind:
        raise ValueError(key)
    return cast(T, word(value, _LONGEST_PART)) if isinstance(value, str) else value


def parts(data: Mapping[str, object], key: str, kind: type[T]) -> list[T]:
    """The short list under a key, of things of one kind. Raises ``ValueError``."""
    values = part(data, key, list)
    if len(values) > _MOST_IN_LIST:
        raise ValueError(key)
    return [part({key: value}, key, kind) for value in values]


def _visible(value: str) -> bool:
    # Python's own notion is quick, but finds the joints of emoji and the wide spaces of names unprintable, too.
    return value.isprintable() or not any(category(sign) in _INVISIBLE for sign in value)


def presentable(value: object, longest: int = 80) -> str:
    """Whatever somebody has written, in a form that may stand in a sentence: short, and of signs that can be shown."""
    if not isinstance(value, str):
        return "?"
    shown = "".join("\ufffd" if category(sign) in _INVISIBLE else sign for sign in value[: longest + 1])
    return shown if len(shown) <= longest else shown[:longest] + "…"
