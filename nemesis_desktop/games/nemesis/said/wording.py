"""How the log names the pieces: from the facts of an event to the names of its sentence, as they are at that moment."""

from __future__ import annotations

from collections.abc import Mapping

from nemesis_desktop.engine.events import Fact
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS, facts_of
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS, INTRUDER_ACTIONS
from nemesis_desktop.games.nemesis.state import State

PEOPLE = frozenset({"who", "other", "target"})
ROOMS = frozenset({"room", "from_", "to"})
MESSAGES = {
    "kind": "intruder",
    "front": "intruder",
    "into": "intruder",
    "mutation": "mutation",
    "alteration": "alteration",
    "food": "object",
    "intruder_card": "intruder-card",
    "effect": "exploration",
    "event": "event",
    "weakness": "weakness",
    "slot": "weakness-slot",
    "objective": "objective",
    "character": "character",
    "deck": "deck",
    "space": "destination-space",
    "earth": "destination-space",
    "place": "destination",
    "face": "face",
    "cause": "cause",
    "reason": "cause",
    "tile": "room",
    "state": "engine",
}
"""Facts whose value is an id of a message, with the message's first part."""


def object_name(thing: str) -> Text:
    """A heavy object: an egg, a carcass, the blue corpse or somebody's."""
    if thing == "corpse_blue":
        return Text("term-blue-corpse")
    return Text(f"term-{thing.split('_')[0]}")


def is_object(thing: str) -> bool:
    """A heavy object, not an item card."""
    return thing.startswith(("egg_", "corpse_", "carcass_"))


def thing_name(thing: str) -> Text:
    """An item, a quest item or a heavy object."""
    if is_object(thing):
        return object_name(thing)
    if thing in QUEST_ITEMS:
        return Text(f"item-{thing}")
    return Text(f"item-{facts_of(thing).id}")


def card_name(card: str) -> Text:
    """An action or contamination card, or an intruder action card."""
    if card.startswith("contamination_"):
        return Text("term-contamination")
    if card in INTRUDER_ACTIONS:
        return Text(f"intruder-card-{INTRUDER_ACTIONS[card].effect}")
    return Text(f"action-{action_kind(card)}")


def corridor_name(state: State, space: str) -> Text:
    """A corridor by the slots at its ends, or the technical corridors."""
    if "-" not in space:
        return Text("term-technical-corridors")
    a, b = space.rstrip("ab").split("-")
    return Text("corridor-between", a=room_name(state, int(a)), b=room_name(state, int(b)))


def person_name(state: State, seat: int) -> Argument:
    """What a person is called: their own name, or their place at the table, to be worded in any language."""
    return state.names[seat] or Text("person-unnamed", number=seat + 1)


def room_name(state: State, slot: int) -> Text:
    """A room as everybody may name it."""
    room = state.rooms[slot]
    return Text(f"room-{room.tile}") if room.explored else Text("room-unexplored", number=slot)


def word_facts(state: State, facts: Mapping[str, Fact]) -> Mapping[str, Argument]:
    """The arguments of the sentence that tells ``facts``. Facts without words (lists, flags) are left out."""
    words: dict[str, Argument] = {}
    for key, value in facts.items():
        word = _word(state, key, value)
        if word is not None:
            words[key.rstrip("_")] = word
    return words


def _word(state: State, key: str, value: Fact) -> Argument | None:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        if key in PEOPLE:
            return person_name(state, value)
        return room_name(state, value) if key in ROOMS else value
    if not isinstance(value, str):
        return None
    if key in MESSAGES:
        return Text(f"{MESSAGES[key]}-{value}")
    match key:
        case "item" | "thing" | "weapon":
            return thing_name(value)
        case "card":
            return card_name(value)
        case "attack":
            return Text(f"attack-{ATTACKS[value].effect}")
        case "wound":
            return Text(f"wound-{wound_kind(value)}")
        case "corridor":
            return corridor_name(state, value)
    return value
