"""What people are called who gave no name: by their place at the table, in the language of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words

if TYPE_CHECKING:
    from nemesis_desktop.table.border import TableView, V


def called(name: str, place: int, words: Words) -> str:
    """A person's name; ``place``, from 1, stands for the name that nobody gave."""
    return name or words.text(Text("ui-start-game-unnamed", number=place))


def with_level(name: str, level: str, words: Words) -> Text:
    """A name, and the level of computer seats at which the program plays for it; just that it does, where this program
    does not know the level.
    """
    known = f"ui-seats-level-{level}-told"
    return Text("ui-seats-played", name=name, level=Text(known if words.has(known) else "ui-seats-computer"))


def called_with_level(name: str, place: int, level: str, words: Words) -> str:
    """A person's name; with the level, where the program played the seat."""
    who = called(name, place, words)
    return words.text(with_level(who, level, words)) if level else who


def named(view: V, words: Words) -> V:
    """The view with a name for everybody; it can be named again in another language."""
    names = {one.seat: called("", one.seat + 1, words) for one in view.people if one.unnamed}
    return view.called(names) if names else view


def has_unnamed(view: TableView) -> bool:
    """Whether somebody at this table gave no name."""
    return any(one.unnamed for one in view.people)
