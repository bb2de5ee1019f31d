"""What people are called who gave no name: by their place at the table, in the language of the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words

if TYPE_CHECKING:
    from nemesis_desktop.games.nemesis.view import View


def called(name: str, place: int, words: Words) -> str:
    """A person's name; ``place``, from 1, stands for the name that nobody gave."""
    return name or words.text(Text("ui-start-game-unnamed", number=place))


def named(view: View, words: Words) -> View:
    """The view with a name for everybody; it can be named again in another language."""
    if not has_unnamed(view):
        return view
    from attrs import evolve

    crew = (evolve(one, name=called("", one.seat + 1, words)) if one.unnamed else one for one in view.crew)
    return evolve(view, crew=tuple(crew))


def has_unnamed(view: View) -> bool:
    """Whether somebody at this table gave no name."""
    return any(one.unnamed for one in view.crew)
