"""Where the pictures, fonts and words lie.

An installed program carries them inside the package, in ``nemesis_desktop/assets``; a working copy keeps them at its
top level, in ``assets``. There each game has a home of its own, beside the one that all of them share. Everybody asks
here, so nobody else needs to know which of the two it is, nor in which home a thing lies.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from nemesis_desktop.games import SHELF

PACKAGE = Path(__file__).resolve().parent.parent

SHARED: Final = "shared"
"""The home of what every game uses."""


class ResourceMissing(Exception):  # noqa: N818 - named for what happened, as a person would say it
    """A file that belongs to the program is not there: the installation is incomplete.

    Attributes:
        path: what is missing.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is missing. The program is not completely installed; please install it again.")
        self.path = path


@cache
def assets() -> Path:
    """The folder of all assets. Raises ``ResourceMissing`` when there is none."""
    packaged = PACKAGE / "assets"
    for place in (packaged, PACKAGE.parent / "assets"):
        if place.is_dir():
            return place
    raise ResourceMissing(packaged)


def homes() -> Sequence[str]:
    """The folders among the assets: the shared one, then one for each game on the shelf, called like its package."""
    return (SHARED, *map(home_of, SHELF))


def home_of(game: str) -> str:
    """The folder among the assets of a game on the shelf, called like its package. Raises ``KeyError`` for others."""
    return SHELF[game].rules.rpartition(".")[2]


def asset(relative: str) -> Path:
    """The file or folder ``relative`` (with forward slashes) among the assets.

    A name that begins with a home (``shared/…``, or a game's) is looked for there alone; any other first among what is
    shared and then with each game. Raises ``ResourceMissing`` when it is nowhere.
    """
    if relative.partition("/")[0] in homes():
        path = assets() / relative
        if path.exists():
            return path
        raise ResourceMissing(path)
    found = each(relative)
    if not found:
        raise ResourceMissing(assets() / SHARED / relative)
    return found[0]


def each(relative: str) -> Sequence[Path]:
    """The file or folder ``relative`` in every home that has it, the shared one first."""
    return [path for home in homes() if (path := assets() / home / relative).exists()]
