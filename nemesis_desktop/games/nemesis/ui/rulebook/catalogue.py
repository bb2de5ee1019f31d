"""Everything in the box that has an article of its own: rooms, characters, cards, intruders, words of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS
from nemesis_desktop.games.nemesis.components.characters import CHARACTERS, PROMO, QUEST_ITEMS_OF
from nemesis_desktop.games.nemesis.components.items import ITEM_FACTS, STARTING_WEAPONS
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.components.wounds import WOUND_DECK, wound_kind
from nemesis_desktop.games.nemesis.species.carnomorphs.components.kinds import ADAPTATIONS
from nemesis_desktop.games.nemesis.species.carnomorphs.components.mutations import MUTATIONS
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS, EVENTS, INTRUDER_ACTIONS, INTRUDER_KINDS, WEAKNESSES
from nemesis_desktop.games.nemesis.ui.cards.pictures import ACTIONS, event_sign, item_picture
from nemesis_desktop.games.nemesis.ui.cards.pictures import EXPLORATION as TOKEN_PICTURES
from nemesis_desktop.games.nemesis.ui.rulebook.contents import COLD, DANGER, VIOLET, WARM
from nemesis_desktop.games.nemesis.ui.rulebook.glossary import TERMS
from nemesis_desktop.games.nemesis.ui.rulebook.told import of_action, of_card, of_character, of_item, of_room
from nemesis_desktop.games.nemesis.ui.signs import emblem, intruder
from nemesis_desktop.table.reference.book import PLAIN, Thing
from nemesis_desktop.table.widgets.card_frame import Card

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


def _faced(name: str, picture: str, ink: str, article: str, card: Card) -> Thing:
    """A card that is shown as it is, and explained as on the table."""
    return Thing(name, name, picture, ink, (article,), of_card(card), card)


def _rooms() -> Iterable[Thing]:
    for id, room in ROOMS.items():
        ink = f"item.{room.colour}" if room.colour else COLD
        see = ("rooms", *_ROOM_ARTICLES[id].split())
        yield Thing(f"room-{id}", f"room-{id}", f"rooms/{id}", ink, see, of_room(id))


def _characters() -> Iterable[Thing]:
    for id in (*CHARACTERS, *PROMO):
        name = f"character-{id}"
        yield Thing(name, name, emblem(id), WARM, ("quest-items",), of_character(id))


def _actions() -> Iterable[Thing]:
    for kind, facts in ACTION_FACTS.items():
        see = ("reactions",) if facts.reaction else ("actions",)
        name, card = f"action-{kind}", Card("action", kind)
        yield Thing(name, name, ACTIONS[kind], PLAIN, see, of_action(kind), card)


def _items(ids: Iterable[str]) -> Iterable[Thing]:
    for id in ids:
        facts = ITEM_FACTS.get(id) or STARTING_WEAPONS[id]
        deck = next(iter(facts.copies), None)
        card = Card("item", f"{deck}_{id}_1" if deck else id)
        see = ("weapons",) if facts.kind == "weapon" else ("crafting",) if facts.recipe or facts.component else ()
        ink = f"item.{deck}" if deck else PLAIN
        yield Thing(f"item-{id}", f"item-{id}", item_picture(id), ink, ("items", *see), of_item(id, card), card)


def _quests() -> Iterable[Thing]:
    for character in (*CHARACTERS, *PROMO):
        for id in QUEST_ITEMS_OF[character]:
            see = ("quest-items", f"character-{character}")
            card = Card("quest", id, active=False)
            yield Thing(f"quest-{id}", f"item-{id}", item_picture(id), WARM, see, of_card(card), card)


def _intruders() -> Iterable[Thing]:
    for kind in INTRUDER_KINDS:
        see = ("larvae", "injuries") if kind == "larva" else ("eggs", "injuries") if kind == "queen" else ("injuries",)
        yield Thing(f"intruder-{kind}", f"intruder-{kind}", intruder(kind), DANGER, ("intruders", *see))
    yield Thing("intruder-blank", "intruder-blank", "symbols/bag", PLAIN, ("bag", "encounter"))


def _attacks() -> Iterable[Thing]:
    shown: dict[str, str] = {}
    for id, printed in ATTACKS.items():
        shown.setdefault(printed.effect, id)
    for effect, id in shown.items():
        card = Card("attack", id)
        yield _faced(f"attack-{effect}", "symbols/attack", DANGER, "attacks", card)


def _weaknesses() -> Iterable[Thing]:
    for id in WEAKNESSES:
        name = f"weakness-{id}"
        if id in ADAPTATIONS:
            card = Card("adaptation", id)
            yield Thing(name, name, f"symbols/adaptation_{id}", DANGER, ("adaptations",), of_card(card), card)
        else:
            yield Thing(name, name, "symbols/weakness", COLD, ("weaknesses",), of_card(Card("weakness", id)))


def _mutations() -> Iterable[Thing]:
    for id in MUTATIONS:
        yield _faced(f"mutation-{id}", f"symbols/mutation_{id}", VIOLET, "mutation", Card("mutation", id))


def _events() -> Iterable[Thing]:
    for id in EVENTS:
        yield _faced(f"event-{id}", event_sign(id), DANGER, "event-phase", Card("event", id))


def _wounds() -> Iterable[Thing]:
    shown: dict[str, str] = {}
    for id in WOUND_DECK:
        shown.setdefault(wound_kind(id), id)
    for kind, id in shown.items():
        yield _faced(f"wound-{kind}", f"symbols/wound_{kind}", DANGER, "wounds", Card("wound", id))


_EXPLORATION_ARTICLES: Final[Mapping[str, str]] = {"silence": "noise", "danger": "noise"}


def _exploration() -> Iterable[Thing]:
    for effect in dict.fromkeys(token.effect for token in EXPLORATION.values()):
        ink = DANGER if effect in ("fire", "danger") else PLAIN
        see = ("exploration", _EXPLORATION_ARTICLES.get(effect, effect))
        yield Thing(f"exploration-{effect}", f"exploration-{effect}", TOKEN_PICTURES[effect], ink, see)


def _objectives() -> Iterable[Thing]:
    for id in OBJECTIVES:
        yield _faced(f"objective-{id}", "symbols/objective", WARM, "objectives", Card("objective", id))


def _intruder_cards() -> Iterable[Thing]:
    for effect in dict.fromkeys(card.effect for card in INTRUDER_ACTIONS.values()):
        name = f"intruder-card-{effect}"
        yield Thing(name, name, "symbols/intruder_queen", DANGER, ("intruder-player",))


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
        "list-mutations": tuple(_mutations()),
        "list-events": tuple(_events()),
        "list-wounds": tuple(_wounds()),
        "list-exploration": tuple(_exploration()),
        "list-objectives": tuple(_objectives()),
        "list-intruder-cards": tuple(_intruder_cards()),
        "list-glossary": TERMS,
    }


@cache
def things() -> Mapping[str, Thing]:
    """Everything, by its article."""
    return {thing.id: thing for found in lists().values() for thing in found}
