"""Everything in the box that has an article of its own: rooms, characters, cards, intruders, words of the rules.

What such an article says is taken from the messages and the printed facts that the table itself shows, so that the
reference can never disagree with a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from attrs import frozen

from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS, action_deck, action_kind
from nemesis_desktop.games.nemesis.components.characters import CHARACTERS, PROMO, QUEST_ITEMS_OF
from nemesis_desktop.games.nemesis.components.items import ITEM_FACTS, STARTING_WEAPONS
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.components.wounds import WOUND_DECK, wound_kind
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS, EVENTS, INTRUDER_ACTIONS, INTRUDER_KINDS, WEAKNESSES
from nemesis_desktop.games.nemesis.ui.cards.pictures import ACTIONS, item_picture
from nemesis_desktop.games.nemesis.ui.cards.pictures import EXPLORATION as TOKEN_PICTURES
from nemesis_desktop.games.nemesis.ui.rulebook.contents import COLD, DANGER, PLAIN, WARM
from nemesis_desktop.table.reference.glossary import TERMS
from nemesis_desktop.table.widgets.card_frame import Card


@frozen
class Thing:
    """Something in the box with an article of its own.

    Attributes:
        id: the name of its article.
        name: the message of its name; ``<name>-text`` says what it does.
        picture: a stencil.
        ink: the colour of the picture.
        see: articles that belong beside it.
        card: what the table explains it as; None where there are only its own words.
        faced: whether the card's face is shown.
    """

    id: str
    name: str
    picture: str
    ink: str = PLAIN
    see: tuple[str, ...] = ()
    card: Card | None = None
    faced: bool = False


_ROOM_ARTICLES: Final[Mapping[str, str]] = {
    "armory": "weapons",
    "comms_room": "objectives",
    "emergency_room": "wounds coop",
    "evacuation_section_a": "pods",
    "evacuation_section_b": "pods",
    "fire_control_system": "fire intruder-movement",
    "generator": "self-destruct",
    "laboratory": "weaknesses objects",
    "nest": "eggs",
    "storage": "search",
    "surgery": "contamination larvae",
    "airlock_control": "decompression",
    "cabins": "round",
    "canteen": "contamination wounds",
    "command_center": "doors",
    "engine_control_room": "engines",
    "hatch_control_system": "pods",
    "monitoring_room": "exploration secrets",
    "room_covered_with_slime": "slime",
    "shower_room": "slime contamination",
    "cockpit": "course",
    "hibernatorium": "hibernation",
    "engine_room_1": "engines",
    "engine_room_2": "engines",
    "engine_room_3": "engines",
}


def _rooms() -> Iterable[Thing]:
    for id, room in ROOMS.items():
        ink = f"item.{room.colour}" if room.colour else COLD
        see = ("rooms", *_ROOM_ARTICLES[id].split())
        yield Thing(f"room-{id}", f"room-{id}", f"rooms/{id}", ink, see, Card("room", id))


def _characters() -> Iterable[Thing]:
    for id in (*CHARACTERS, *PROMO):
        card = Card("character", id)
        yield Thing(f"character-{id}", f"character-{id}", f"symbols/emblem_{id}", WARM, ("quest-items",), card)


def _actions() -> Iterable[Thing]:
    for kind, facts in ACTION_FACTS.items():
        see = ("reactions",) if facts.reaction else ("actions",)
        yield Thing(f"action-{kind}", f"action-{kind}", ACTIONS[kind], PLAIN, see, Card("action", kind), faced=True)


def _items(ids: Iterable[str]) -> Iterable[Thing]:
    for id in ids:
        facts = ITEM_FACTS.get(id) or STARTING_WEAPONS[id]
        deck = next(iter(facts.copies), None)
        card = Card("item", f"{deck}_{id}_1" if deck else id)
        see = ("weapons",) if facts.kind == "weapon" else ("crafting",) if facts.recipe or facts.component else ()
        ink = f"item.{deck}" if deck else PLAIN
        yield Thing(f"item-{id}", f"item-{id}", item_picture(id), ink, ("items", *see), card, faced=True)


def _quests() -> Iterable[Thing]:
    for character in (*CHARACTERS, *PROMO):
        for id in QUEST_ITEMS_OF[character]:
            see = ("quest-items", f"character-{character}")
            card = Card("quest", id, active=False)
            yield Thing(f"quest-{id}", f"item-{id}", item_picture(id), WARM, see, card, faced=True)


def _intruders() -> Iterable[Thing]:
    for kind in INTRUDER_KINDS:
        see = ("larvae", "injuries") if kind == "larva" else ("eggs", "injuries") if kind == "queen" else ("injuries",)
        yield Thing(f"intruder-{kind}", f"intruder-{kind}", f"symbols/intruder_{kind}", DANGER, ("intruders", *see))
    yield Thing("intruder-blank", "intruder-blank", "symbols/bag", PLAIN, ("bag", "encounter"))


def _attacks() -> Iterable[Thing]:
    shown: dict[str, str] = {}
    for id, printed in ATTACKS.items():
        shown.setdefault(printed.effect, id)
    for effect, id in shown.items():
        card = Card("attack", id)
        yield Thing(f"attack-{effect}", f"attack-{effect}", "symbols/attack", DANGER, ("attacks",), card, faced=True)


def _weaknesses() -> Iterable[Thing]:
    for id in WEAKNESSES:
        card = Card("weakness", id)
        yield Thing(f"weakness-{id}", f"weakness-{id}", "symbols/weakness", COLD, ("weaknesses",), card)


def _events() -> Iterable[Thing]:
    for id in EVENTS:
        card = Card("event", id)
        yield Thing(f"event-{id}", f"event-{id}", "symbols/event", DANGER, ("event-phase",), card, faced=True)


def _wounds() -> Iterable[Thing]:
    shown: dict[str, str] = {}
    for id in WOUND_DECK:
        shown.setdefault(wound_kind(id), id)
    for kind, id in shown.items():
        card = Card("wound", id)
        yield Thing(f"wound-{kind}", f"wound-{kind}", f"symbols/wound_{kind}", DANGER, ("wounds",), card, faced=True)


_EXPLORATION_ARTICLES: Final[Mapping[str, str]] = {"silence": "noise", "danger": "noise"}


def _exploration() -> Iterable[Thing]:
    for effect in dict.fromkeys(token.effect for token in EXPLORATION.values()):
        ink = DANGER if effect in ("fire", "danger") else PLAIN
        see = ("exploration", _EXPLORATION_ARTICLES.get(effect, effect))
        yield Thing(f"exploration-{effect}", f"exploration-{effect}", TOKEN_PICTURES[effect], ink, see)


def _objectives() -> Iterable[Thing]:
    for id in OBJECTIVES:
        card = Card("objective", id)
        yield Thing(f"objective-{id}", f"objective-{id}", "symbols/objective", WARM, ("objectives",), card, faced=True)


def _intruder_cards() -> Iterable[Thing]:
    for effect in dict.fromkeys(card.effect for card in INTRUDER_ACTIONS.values()):
        name = f"intruder-card-{effect}"
        yield Thing(name, name, "symbols/intruder_queen", DANGER, ("intruder-player",))


def _glossary() -> Iterable[Thing]:
    for term in TERMS:
        yield Thing(f"term-{term.id}", f"term-{term.id}", term.picture or "symbols/rules", term.ink, (term.article,))


@cache
def lists() -> Mapping[str, tuple[Thing, ...]]:
    """The things of each list, by its article."""
    found = (id for id, facts in ITEM_FACTS.items() if not facts.recipe)
    crafted = (id for id, facts in ITEM_FACTS.items() if facts.recipe)
    return {
        "list-rooms": tuple(_rooms()),
        "list-characters": tuple(_characters()),
        "list-actions": tuple(_actions()),
        "list-items": tuple(_items((*found, *STARTING_WEAPONS))),
        "list-crafted": tuple(_items(crafted)),
        "list-quests": tuple(_quests()),
        "list-intruders": tuple(_intruders()),
        "list-attacks": tuple(_attacks()),
        "list-weaknesses": tuple(_weaknesses()),
        "list-events": tuple(_events()),
        "list-wounds": tuple(_wounds()),
        "list-exploration": tuple(_exploration()),
        "list-objectives": tuple(_objectives()),
        "list-intruder-cards": tuple(_intruder_cards()),
        "list-glossary": tuple(_glossary()),
    }


@cache
def things() -> Mapping[str, Thing]:
    """Everything, by its article."""
    return {thing.id: thing for found in lists().values() for thing in found}


def owners_of(kind: str) -> tuple[str, ...]:
    """The characters whose deck has an action card of this kind."""
    return tuple(
        character
        for character in (*CHARACTERS, *PROMO)
        if any(action_kind(card) == kind for card in action_deck(character))
    )
