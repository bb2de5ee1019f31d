"""The folder of saved games: what lies in it, and what may be done with it.

A file that cannot be read stays in the list with the reason, and is never overwritten or deleted: it may be the only
copy of somebody's game, and a newer program may still read it. Where it is missing or cannot be read, the one that was
kept before it is offered beside it.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from nemesis_desktop.engine.naming import cleaned, cut_to_bytes, look
from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.saving.bounded import presentable
from nemesis_desktop.engine.saving.files import PREVIOUS, previous
from nemesis_desktop.engine.saving.storage import Document, SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program import folders

if TYPE_CHECKING:
    from nemesis_desktop.engine.kind import Progress
    from nemesis_desktop.engine.new_game import Person
    from nemesis_desktop.engine.saving.checking import Save

SUFFIX: Final = ".nemesis"
AUTOSAVE: Final = f"autosave{SUFFIX}"
"""The game being played; ``Continue`` opens it, and no name that a person gives can be this one."""

_LONGEST_NAME = 60
_LONGEST_IN_BYTES = 200
"""Room is left for a number, ``SUFFIX`` and what the names of copies end with."""
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that mean no file to Windows."""


class Saved(NamedTuple):
    """A file in the folder of saved games.

    Attributes:
        path: where it lies.
        name: what its owner called it.
        when: when it was last written.
        game: the game's name in save files; empty where nobody can tell.
        people: those who play, in seating order.
        progress: how far they are; None where nobody can tell.
        ended: the game is over.
        trouble: why it cannot be read; None when it can.
        levels: of the seats that the program fills.
    """

    path: Path
    name: str
    when: datetime
    game: str = ""
    people: Sequence[Person] = ()
    progress: Progress | None = None
    ended: bool = False
    trouble: Text | None = None
    levels: Mapping[int, str] = MappingProxyType({})

    @property
    def older(self) -> bool:
        """Whether this is the copy kept beside a game: its state before the last save."""
        return self.path.name.endswith(".previous")

    @property
    def autosave(self) -> bool:
        """Whether this is the game being played."""
        return self.path.name == AUTOSAVE

    @property
    def stem(self) -> str:
        """The name of its file, or of the one that it was a copy of."""
        return self.path.name.removesuffix(PREVIOUS)

    @property
    def former(self) -> bool:
        """Whether this is the copy kept before the last save under its name."""
        return self.path.name.endswith(PREVIOUS)


class NotErasableError(Exception):
    """A file that cannot be read is not deleted or overwritten."""


class SavedGames:
    """The saved games of the person at this computer.

    Args:
        folder: where they lie; the person's own folder on this system by default.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._place = folder or folders.saves_place()

    @property
    def folder(self) -> Path:
        """The folder; made when it is first needed. Raises ``OSError`` when it cannot be made."""
        self._place.mkdir(parents=True, exist_ok=True)
        return self._place

    @property
    def autosave(self) -> Path:
        """Where the game being played is saved after every answer; whoever saves learns that there is no folder."""
        with contextlib.suppress(OSError):
            return self.folder / AUTOSAVE
        return self._place / AUTOSAVE

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
        """Every saved game, the newest first; the game being played leads.

        A copy kept before the last save is among them where that save is missing or cannot be read.
        """
        found = {path: summary(path) for path in self.folder.glob(f"*{SUFFIX}") if path.is_file()}
        for path in self.folder.glob(f"*{SUFFIX}{PREVIOUS}"):
            last = found.get(path.with_name(path.name.removesuffix(PREVIOUS)))
            if path.is_file() and (last is None or last.trouble is not None):
                found[path] = summary(path)
        return sorted(found.values(), key=_place_in_list)

    def place_for(self, name: str) -> Path:
        """The file for a game of this name; where a saved game has a name that looks the same, that game's file.

        Raises ``ValueError`` for a name of which nothing is left.
        """
        stem = file_name(name)
        return self._looking_like(stem) or self.folder / (stem + SUFFIX)

    def at(self, place: Path) -> Saved | None:
        """What would be lost if a game were saved there: the file, or else the copy kept before it."""
        return next((summary(path) for path in (place, previous(place)) if path.exists()), None)

    def delete(self, saved: Saved) -> None:
        """Delete a saved game and the copy kept beside it. Raises ``NotErasableError`` or ``OSError``."""
        if summary(saved.path).trouble is not None:
            raise NotErasableError(saved.path)
        # In this order, for of a game that cannot be deleted no more than the copy is lost.
        files.remove(previous(saved.path))
        files.remove(saved.path)

    def keep_unfinished(self, coming: Document, name_for: Callable[[Sequence[str], Progress], str]) -> Saved | None:
        """Keep the game being played under a name of its own, before another game or state of it takes its place.

        Nothing is kept of a game that has ended, in which nobody has chosen anything yet, or that is safe: because it
        is the very one that comes, or lies among the saved games already. What cannot be read is set aside as it is: it
        may be the only copy of somebody's game.

        Args:
            coming: the game that takes its place.
            name_for: a name for the people of the game that is kept, by their names in seating order, and how far they
                are.

        Raises:
            SaveError: it cannot be copied, or set aside; everything is as it was.
        """
        source = self.autosave
        try:
            save = _readable(source)
            if save is None:
                self._set_aside()
                source = previous(source)
                save = _readable(source)
            if save is None or not save.choices:
                return None
            saved, state = summary(source), _state_of(save)
            comes = coming.game, coming.seed, Document.line(coming.setup), list(coming.journal)
            if saved.ended or state == comes or self._is_safe(state):
                return None
            progress = save.kind.progress(save.summary)
            place = self._free_place(file_name(name_for([one.name for one in saved.people], progress)))
            _copy(source, place)
        except OSError as problem:
            why = files.reason(problem)
            raise SaveError(Text("save-cannot-keep", path=str(source), why=why)) from problem
        return summary(place)

    def _is_safe(self, state: tuple[str, int, str, list[str]]) -> bool:
        """Whether this very state lies under a name that somebody gave it."""
        kept = (path for path in self.folder.glob(f"*{SUFFIX}") if path.name != AUTOSAVE and path.is_file())
        return any(found is not None and _state_of(found) == state for found in map(_readable, kept))

    def _set_aside(self) -> None:
        """Move an unreadable autosave out of the way of the next game's, under a free name."""
        if self.autosave.exists():
            files.move(self.autosave, self._free_place(self.autosave.stem))

    def _free_place(self, stem: str) -> Path:
        """A file for a name, with a number behind it where the name, or one that looks the same, is taken."""
        number, name = 1, stem
        while self._looking_like(name) is not None or name == AUTOSAVE.removesuffix(SUFFIX):
            number += 1
            name = f"{stem} {number}"
        return self.folder / (name + SUFFIX)

    def _looking_like(self, stem: str) -> Path | None:
        """The file of a saved game, or of a copy that is left of one, whose name looks the same."""
        wanted = look(stem)
        for path in self.folder.glob(f"*{SUFFIX}*"):
            name = path.name.removesuffix(PREVIOUS)
            if name.endswith(SUFFIX) and look(name.removesuffix(SUFFIX)) == wanted:
                return path.with_name(name)
        return None

    def bring_in(self, source: Path) -> Saved:
        """Copy a file from elsewhere among the saved games, under a name that is still free.

        Raises ``SaveError`` when it is no saved game, and ``OSError`` when it cannot be copied.
        """
        _read(source)
        stem = file_name(source.name.removesuffix(PREVIOUS).removesuffix(SUFFIX))
        place = self.folder / (stem + SUFFIX)
        if not place.exists() or not place.samefile(source):
            place = self._free_place(stem)
            _copy(source, place)
        return summary(place)


def _place_in_list(saved: Saved) -> tuple[bool, bool, float, str]:
    leads = saved.stem == AUTOSAVE
    return not leads, leads and saved.former, -saved.when.timestamp(), saved.path.name


def file_name(name: str) -> str:
    """A name as it may stand in every file system. Raises ``ValueError`` when nothing is left of it."""
    plain = re.sub(r'[<>:"/\\|?*]', " ", cleaned(name))
    plain = " ".join(plain.split()).strip(". ")[:_LONGEST_NAME]
    plain = cut_to_bytes(plain, _LONGEST_IN_BYTES).strip(". ")
    if not plain:
        raise ValueError("a saved game needs a name")
    if _DEVICES.fullmatch(plain):
        plain = f"_{plain}"
    if look(plain) == look(AUTOSAVE.removesuffix(SUFFIX)):
        plain = f"{plain} 2"
    return plain


def _copy(source: Path, place: Path) -> None:
    from nemesis_desktop.engine.saving.checking import LARGEST

    files.copy(source, place, LARGEST)


def _readable(path: Path) -> Save | None:
    """What a file holds; None where it is missing or cannot be read."""
    try:
        return _read(path)
    except SaveError:
        return None


def _state_of(save: Save) -> tuple[str, int, str, list[str]]:
    """What makes a save this very state and no other: the game, and the answers given in it."""
    journal = [Document.line(choice.to_json()) for choice in save.choices]
    return save.kind.id, save.seed, Document.line(save.kind.setup_to_json(save.setup)), journal


def summary(path: Path) -> Saved:
    """What a list says about a file. Never raises: what is wrong stands in ``trouble``."""
    name = presentable(path.name.removesuffix(PREVIOUS).removesuffix(SUFFIX))
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, OverflowError, ValueError):
        when = datetime.fromtimestamp(0)
    try:
        save = _read(path)
    except SaveError as problem:
        return Saved(path, name, when, trouble=problem.text)
    # As with the games below: the start screen stands before anything of a save is needed.
    from nemesis_desktop.engine.seats.filled import levels_of

    kind = save.kind
    people, progress = kind.people(save.setup), kind.progress(save.summary)
    ended, levels = save.summary["over"] is True, levels_of(save.table)
    return Saved(path, name, when, kind.id, people, progress, ended=ended, levels=levels)


def _read(path: Path) -> Save:
    """A save that has been checked completely. Raises ``SaveError``."""
    # The games are a tenth of the program: the start screen stands before they are needed.
    from nemesis_desktop.engine.saving.checking import read_save
    from nemesis_desktop.games import KINDS

    return read_save(path, KINDS)
