"""Where the pictures, fonts, sounds and words lie.

An installed program carries them inside the package, in ``nemesis_desktop/assets``; a working copy keeps them at its
top level, in ``assets``. Everybody asks here, so nobody else needs to know which of the two it is.
"""

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


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


def asset(relative: str) -> Path:
    """The file or folder ``relative`` (with forward slashes) among the assets.

    Raises ``ResourceMissing`` when it is not there.
    """
    path = assets() / relative
    if not path.exists():
        raise ResourceMissing(path)
    return path
