"""How the log names the pieces: from the facts of an event to the names of its sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nemesis_desktop.engine.events import Fact
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.state import State

MESSAGES: Final = {
    "place": "thing-place",
    "vehicle": "thing-place",
    "good": "thing-good",
    "token": "thing-token",
    "left": "thing-token",
    "right": "thing-token",
    "back": "thing-back",
    "card": "thing-card",
    "role": "thing-role",
    "weather": "thing-weather",
    "character": "thing-character",
    "kind": "thing-test",
    "cause": "thing-cause",
    "side": "thing-side",
}
"""Facts whose value is an id of a message, with the message's first part."""
LISTS: Final = {"gave": "thing-good", "got": "thing-good", "dice": "thing-card"}
"""Facts that are several such values."""


def person_name(state: State, seat: int) -> Argument:
    """What a person is called: their own name, or their place at the table."""
    return state.names[seat] or Text("person-unnamed", number=seat + 1)


def figure_name(state: State, who: int) -> Argument:
    """What a figure is called: with hidden roles like its person, in the cooperative game like its character."""
    one = state.figures[who]
    return Text(f"thing-character-{one.character}") if state.mode == COOP else person_name(state, one.seat)


NAMED: Final = {"who": figure_name, "whom": figure_name, "player": person_name}
"""Facts that are figures or people."""


def several(things: tuple[int | str, ...], kind: str) -> Argument:
    """A row of names with commas, or the word for nothing."""
    if not things:
        return Text("thing-nothing")
    first, *rest = things
    named: Argument = Text(f"{kind}-{first}")
    for thing in rest:
        named = Text("thing-and-more", first=named, next=Text(f"{kind}-{thing}"))
    return named


def word_facts(state: State, facts: Mapping[str, Fact]) -> Mapping[str, Argument]:
    """The arguments of the sentence that tells ``facts``."""
    words: dict[str, Argument] = {}
    for key, value in facts.items():
        if isinstance(value, tuple):
            words[key] = several(value, LISTS[key])
        elif isinstance(value, bool) or value is None:
            continue
        elif isinstance(value, int):
            words[key] = NAMED[key](state, value) if key in NAMED else value
        else:
            words[key] = Text(f"{MESSAGES[key]}-{value}") if key in MESSAGES else value
    return words
