"""What the rule book tells from printed facts: of rooms, characters, cards and variants.

The words are those that the table itself shows, so that the reference can never disagree with a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS, action_deck, action_kind
from nemesis_desktop.games.nemesis.components.characters import CHARACTERS, PROMO, QUEST_ITEMS_OF, STARTING_WEAPON
from nemesis_desktop.games.nemesis.components.items import ITEM_FACTS
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.modes import MODES
from nemesis_desktop.games.nemesis.ui.explain.cards import explain_card
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.reference.book import Telling
from nemesis_desktop.table.reference.markup import Block, Run, linked, plain
from nemesis_desktop.table.widgets.card_frame import Card, Sayer, raised


def of_card(card: Card) -> Telling:
    """What the table explains a card as."""
    return partial(_explained, card)


def of_room(id: str) -> Telling:
    """A room: what can be done there, which tile it is on, and what it never has."""
    return partial(_room, id)


def of_character(id: str) -> Telling:
    """A character: weapon, quest items, action cards and trait."""
    return partial(_character, id)


def of_action(kind: str) -> Telling:
    """An action card, and who has it."""
    return partial(_action, kind)


def of_item(id: str, card: Card) -> Telling:
    """An item: who starts with it, and the decks it is in, where that is not one alone."""
    return partial(_item, id, card)


def variants(words: Words) -> Iterator[Block]:
    """The variants of all modes."""
    say = Sayer(words)
    for variant in dict.fromkeys(one for mode in MODES.values() for one in mode.variants):
        yield Block("point", _named(say(f"variant-{variant}"), say(f"variant-{variant}-text")))


def _named(name: str, text: str) -> tuple[Run, ...]:
    return Run(f"{name}.", strong=True), Run(f" {text}")


def _explained(card: Card, words: Words) -> Iterator[Block]:
    explained = explain_card(card, words)
    return (plain(line) for line in (explained.lines if explained is not None else ()) if line)


def _links(label: str, targets: Iterable[str], words: Words) -> Iterator[Block]:
    found = list(targets)
    if found:
        yield plain(Sayer(words)(label), "heading")
        yield from map(linked, found)


def _room(id: str, words: Words) -> Iterator[Block]:
    say, room = Sayer(words), ROOMS[id]
    yield from _explained(Card("room", id), words)
    yield plain(say(f"rules-tile-{room.tile}"), "point")
    if not room.searchable:
        yield plain(say("rules-room-no-search"), "point")
    if not room.malfunction_allowed:
        yield plain(say("rules-room-no-malfunction"), "point")


def _character(id: str, words: Words) -> Iterator[Block]:
    say = Sayer(words)
    yield from _explained(Card("character", id), words)
    yield from _links("rules-label-weapon", [f"item-{STARTING_WEAPON[id]}"], words)
    yield from _links("rules-label-quests", (f"quest-{quest}" for quest in QUEST_ITEMS_OF[id]), words)
    kinds = (f"action-{kind}" for kind in ACTION_FACTS if id in _owners_of(kind))
    yield from _links("rules-label-actions", kinds, words)
    yield plain(say("rules-label-trait"), "heading")
    yield Block("paragraph", _named(say(f"trait-{id}"), say(f"trait-{id}-text")))


def _action(kind: str, words: Words) -> Iterator[Block]:
    yield from _explained(Card("action", kind), words)
    yield from _links("rules-label-characters", (f"character-{one}" for one in _owners_of(kind)), words)


def _owners_of(kind: str) -> tuple[str, ...]:
    """The characters whose deck has an action card of this kind."""
    return tuple(
        character
        for character in (*CHARACTERS, *PROMO)
        if any(action_kind(card) == kind for card in action_deck(character))
    )


def _item(id: str, card: Card, words: Words) -> Iterator[Block]:
    say, facts = Sayer(words), ITEM_FACTS.get(id)
    yield from _explained(card, words)
    owners = (f"character-{one}" for one, weapon in STARTING_WEAPON.items() if weapon == id)
    yield from _links("rules-label-characters", owners, words)
    if facts is not None and len(facts.copies) > 1:
        yield plain(say("rules-label-decks"), "heading")
        yield from (plain(raised(say(f"deck-{deck}")), "point") for deck in facts.copies)
