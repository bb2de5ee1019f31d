"""Events and what is told of them, written as a test needs them: what it does not care about is filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_type_hints

from attrs import evolve

from nemesis_desktop.engine.events import Event, LogLine, Told
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.table.show.moment import Moment

KINDS: dict[str, type[Event]] = {kind.id: kind for kind in (getattr(story, name) for name in story.__all__)}
"""Every kind of event by its id."""

_ANY = {int: 0, str: "", bool: False}


def event_of(kind: str, /, **facts: Any) -> Event:
    """An event of Nemesis, with what the test says of it; a kind that the game does not know is made up."""
    if kind not in KINDS:
        return type(kind.title().replace("-", ""), (Event,), {"__annotations__": dict.fromkeys(facts, Any)})(**facts)
    hints = get_type_hints(KINDS[kind])
    needed = set(KINDS[kind].__match_args__) - KINDS[kind].usual.keys() - facts.keys()
    return KINDS[kind](**{name: _ANY.get(hints[name]) for name in needed}, **facts)


def line_of(kind: str, /, **facts: Any) -> LogLine:
    """A line of the log, as everybody reads it."""
    words = {name: ("yes" if value else "no") if isinstance(value, bool) else value for name, value in facts.items()}
    return LogLine(0, event_of(kind, **facts), words)


def told_of(kind: str, at: int = 0, /, *, private: bool = False, **facts: Any) -> Told:
    """An event as it is told, with its fields for words."""
    return evolve(line_of(kind, **facts).told_to(-1), number=at, private=private)


def pictured(told: Told, before: View, after: View) -> Told:
    """The same between two pictures of the table."""
    return evolve(told, before=before, after=after)


def moment_of(kind: str, before: View, change: Mapping[str, Any] | None = None, /, **facts: Any) -> Moment[Any, View]:
    """An event about to be shown, which changes so much (fields of the ``View``) of the table."""
    after = evolve(before, **change) if change else before
    return Moment(pictured(told_of(kind, **facts), before, after), before, after)
