"""Which article goes on where an explanation of the table ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS, INTRUDER_ACTIONS, INTRUDER_TOKENS
from nemesis_desktop.games.nemesis.ui.cards.card_faces import kind_of_action, kind_of_item, kind_of_wound, object_of
from nemesis_desktop.games.nemesis.ui.cards.cards import belonging, card_held, deck_of
from nemesis_desktop.games.nemesis.ui.rulebook.catalogue import things
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.table.widgets.card_frame import Card

_PLACES: Final[Mapping[str, str]] = {
    "network": "technical-corridors",
    "pod": "pods",
    "engine": "engines",
    "destination": "course",
    "coordinates": "course",
    "seat": "list-characters",
    "deck": "search",
    "button": "actions",
}
"""The articles of things on the table that are not in the catalogue one by one."""

_OBJECTS: Final[Mapping[str, str]] = {"egg": "eggs"}
"""Heavy objects with an article of their own; the others share one."""


def article_about(about: object, view: View | None = None) -> str:
    """The article about a thing: an anchor, a term, a card. Empty where there is none."""
    match about:
        case Anchor():
            return _of_anchor(about, view)
        case Card():
            return _of_card(about.deck, about.id)
        case ("term", str(id)):
            return _known(f"term-{id}")
        case ("card", str(deck), str(id)):
            return _of_card(deck, id)
    return ""


def _known(id: str) -> str:
    return id if id in things() else ""


def _of_card(deck: str, id: str | None) -> str:
    """The article of a card face; the back of a card tells nothing."""
    if id is None or id.startswith("back:"):
        return ""
    if deck == "action" and deck_of(id) == "contamination":
        deck = "contamination"
    match deck:
        case "action":
            return _known(f"action-{kind_of_action(id)}")
        case "item":
            return _known(f"item-{kind_of_item(id)}")
        case "wound":
            return _known(f"wound-{kind_of_wound(id)}")
        case "attack":
            return _known(f"attack-{ATTACKS[id].effect}")
        case "token":
            return _known(f"intruder-{INTRUDER_TOKENS[id].kind if id in INTRUDER_TOKENS else id}")
        case "exploration":
            return _known(f"exploration-{EXPLORATION[id].effect}")
        case "contamination":
            return "contamination"
        case "intruder":
            return _known(f"intruder-card-{INTRUDER_ACTIONS[id].effect}")
        case "coordinates":
            return "course"
        case "engine":
            return "engines"
        case "adaptation":
            return _known(f"weakness-{id}")
        case "object":
            return _OBJECTS.get(object_of(id), "objects")
    return _known(f"{deck}-{id}")


def _of_anchor(anchor: Anchor, view: View | None) -> str:
    id = str(anchor.id)
    match anchor.kind:
        case "room":
            return _of_room(anchor.id, view)
        case "corridor":
            return _of_corridor(id, view)
        case "intruder":
            found = next((one for one in view.intruders if one.id == anchor.id), None) if view is not None else None
            return f"intruder-{found.kind}" if found is not None else "intruders"
        case "item":
            return article_about(belonging(id))
        case "card":
            return article_about(card_held(id))
        case "token":
            return _of_card("exploration" if id in EXPLORATION else "token", id)
        case "mutation":
            return _of_mutation(int(id), view)
        case "mutation-card":
            return _of_card("mutation", id)
        case "object" | "quest" | "wound" | "objective" | "character" | "event" | "weakness":
            return _of_card(anchor.kind, id)
    return _PLACES.get(anchor.kind, "")


def _of_mutation(seat: int, view: View | None) -> str:
    """The card of somebody, as far as the reader may know it; else what mutations are."""
    if view is None:
        return "mutation"
    mine = view.mine.mutation if view.mine is not None and view.mine.seat == seat else None
    card = mine or next((one.mutation for one in view.crew if one.seat == seat), None)
    return _of_card("mutation", card) if card is not None else "mutation"


def _of_room(slot: int | str, view: View | None) -> str:
    room = next((room for room in view.rooms if room.slot == slot), None) if view is not None else None
    return f"room-{room.tile}" if room is not None and room.tile is not None else "exploration"


def _of_corridor(id: str, view: View | None) -> str:
    corridor = next((one for one in view.corridors if one.id == id), None) if view is not None else None
    return "doors" if corridor is not None and corridor.door != "open" else "noise"
