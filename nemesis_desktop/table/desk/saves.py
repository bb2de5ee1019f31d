"""The folder of saved games: what lies in it, and what may be done with it.

A file that cannot be read stays in the list with the reason, and is never overwritten or deleted: it may be the only
copy of somebody's game, and a newer program may still read it.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from nemesis_desktop.engine.bounded import presentable
from nemesis_desktop.engine.storage import SaveError, previous
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program import folders
from nemesis_desktop.program.colours import COLOURS

if TYPE_CHECKING:
    from nemesis_desktop.engine.checking import Save
    from nemesis_desktop.engine.journal import Json

SUFFIX: Final = ".nemesis"
AUTOSAVE: Final = f"autosave{SUFFIX}"
"""The game being played; ``Continue`` opens it, and no name that a person gives can be this one."""

_LONGEST_NAME = 60


class Saved(NamedTuple):
    """A file in the folder of saved games.

    Attributes:
        path: where it lies.
        name: what its owner called it.
        when: when it was last written.
        people: names and colours of those who play, in seating order.
        round: the round being played.
        ended: the game is over.
        trouble: why it cannot be read; None when it can.
    """

    path: Path
    name: str
    when: datetime
    people: tuple[tuple[str, int], ...] = ()
    round: int = 0
    ended: bool = False
    trouble: Text | None = None

    @property
    def older(self) -> bool:
        """Whether this is the copy kept beside a game: its state before the last save."""
        return self.path.name.endswith(".previous")

    @property
    def autosave(self) -> bool:
        """Whether this is the game being played."""
        return self.path.name == AUTOSAVE


class NotErasableError(Exception):
    """A file that cannot be read is not deleted or overwritten."""


class SavedGames:
    """The saved games of the person at this computer.

    Args:
        folder: where they lie; the person's own folder on this system by default.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    @property
    def folder(self) -> Path:
        """The folder; made when it is first needed. Raises ``OSError`` when it cannot be made."""
        if self._folder is None:
            self._folder = folders.saves()
        self._folder.mkdir(parents=True, exist_ok=True)
        return self._folder

    @property
    def autosave(self) -> Path:
        """Where the game being played is saved after every answer."""
        return self.folder / AUTOSAVE

    def has_autosave(self) -> bool:
        """Whether there is a game to continue. Quick: the file is not opened."""
        try:
            return self.autosave.exists() or previous(self.autosave).exists()
        except OSError:
            return False

    def continued(self) -> Saved | None:
        """The game to continue: the last autosave, or the one before it if that is unreadable; None without one."""
        last, before = self.autosave, previous(self.autosave)
        found = [summary(path) for path in (last, before) if path.exists()]
        return next((saved for saved in found if saved.trouble is None), found[0] if found else None)

    def all(self) -> list[Saved]:
        """Every saved game, the newest first; the game being played leads."""
        found = [summary(path) for path in self.folder.glob(f"*{SUFFIX}") if path.is_file()]
        return sorted(found, key=lambda saved: (not saved.autosave, -saved.when.timestamp(), saved.name))

    def place_for(self, name: str) -> Path:
        """The file for a game of this name. Raises ``ValueError`` for a name of which nothing is left."""
        return self.folder / (file_name(name) + SUFFIX)

    def delete(self, saved: Saved) -> None:
        """Delete a saved game and the copy kept beside it. Raises ``NotErasableError`` or ``OSError``."""
        if summary(saved.path).trouble is not None:
            raise NotErasableError(saved.path)
        saved.path.unlink()
        previous(saved.path).unlink(missing_ok=True)

    def keep_unfinished(self, setup: Json, seed: int, name_for: Callable[[str, int], str]) -> Saved | None:
        """Keep the game being played under a name of its own, before another game takes its place.

        Nothing is kept of the same game (same setup and seed), of one that has ended or in which nobody has chosen
        anything yet. What cannot be read is set aside as it is: it may be the only copy of somebody's game.

        Args:
            setup: how the other game was set up, as it stands in a save.
            seed: its seed.
            name_for: a name for the people and the round of the game that is kept.

        Raises:
            OSError: it cannot be copied.
        """
        source = self.autosave
        try:
            save = _read(source)
        except SaveError:
            self._set_aside()
            source = previous(source)
            try:
                save = _read(source)
            except SaveError:
                return None
        saved = summary(source)
        same = (save.seed, save.kind.setup_to_json(save.setup)) == (seed, setup)
        if same or saved.ended or not save.choices:
            return None
        stem = file_name(name_for(", ".join(name for name, _ in saved.people), saved.round))
        place = self.folder / (stem + SUFFIX)
        number = 2
        while place.exists():
            place = self.folder / f"{stem} {number}{SUFFIX}"
            number += 1
        shutil.copyfile(source, place)
        return summary(place)

    def _set_aside(self) -> None:
        """Move an unreadable autosave out of the way of the next game's, under a free name."""
        if not self.autosave.exists():
            return
        number = 2
        while (place := self.folder / f"{self.autosave.stem} {number}{SUFFIX}").exists():
            number += 1
        self.autosave.rename(place)

    def bring_in(self, source: Path) -> Saved:
        """Copy a file from elsewhere among the saved games, under a name that is still free.

        Raises ``SaveError`` when it is no saved game, and ``OSError`` when it cannot be copied.
        """
        _read(source)
        stem = file_name(source.name.removesuffix(SUFFIX).removesuffix(".previous").removesuffix(SUFFIX))
        place = self.folder / (stem + SUFFIX)
        number = 2
        while place.exists() and not place.samefile(source):
            place = self.folder / f"{stem} {number}{SUFFIX}"
            number += 1
        if not place.exists():
            shutil.copyfile(source, place)
        return summary(place)


def file_name(name: str) -> str:
    """A name as it may stand in a file system. Raises ``ValueError`` when nothing is left of it."""
    plain = re.sub(r'[\x00-\x1f<>:"/\\|?*]', " ", name)
    plain = " ".join(plain.split()).strip(". ")[:_LONGEST_NAME].strip(". ")
    if plain.lower() == AUTOSAVE.removesuffix(SUFFIX):
        plain = f"{plain} 2"
    if not plain:
        raise ValueError("a saved game needs a name")
    return plain


def summary(path: Path) -> Saved:
    """What a list says about a file. Never raises: what is wrong stands in ``trouble``."""
    name = presentable(path.name.removesuffix(".previous").removesuffix(SUFFIX))
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, OverflowError, ValueError):
        when = datetime.fromtimestamp(0)
    try:
        save = _read(path)
    except SaveError as problem:
        return Saved(path, name, when, trouble=problem.text)
    people = _people(save.kind.setup_to_json(save.setup))
    turn = save.summary["round"]
    assert isinstance(turn, int)
    return Saved(path, name, when, people, turn, ended=save.summary["over"] is True)


def _read(path: Path) -> Save:
    """A save that has been checked completely. Raises ``SaveError``."""
    # The games are a tenth of the program: the start screen stands before they are needed.
    from nemesis_desktop.engine.checking import read_save
    from nemesis_desktop.games import KINDS

    return read_save(path, KINDS)


def _people(setup: Json) -> tuple[tuple[str, int], ...]:
    """Names and colours from the setup of a game; whatever else stands there is left out."""
    people = setup.get("people") if isinstance(setup, Mapping) else None
    found: list[tuple[str, int]] = []
    for person in people if isinstance(people, list) else ():
        match person:
            case [str(name), int(colour)] if colour in COLOURS:
                found.append((name, colour))
    return tuple(found)
