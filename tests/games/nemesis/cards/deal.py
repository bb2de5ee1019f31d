"""What the card tests share: who stands where at the start, and cards, items and rooms used by name."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_desktop.games.nemesis.acts import PlayCard, RoomAction, UseItem
from nemesis_desktop.games.nemesis.components.actions import action_deck, action_kind
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS, facts_of
from tests.games.nemesis.scenarios.table import Play, Table

effect_of = pytest.mark.effect_of
"""These cards do what is printed on them."""
limit_of = pytest.mark.limit_of
"""These cards cannot be used, or do not do something, because of what is printed on them."""

HERE, NEXT, AFTER = 5, 10, 13
"""Room 5 leads to 6 through a corridor numbered 3, to 10 through one numbered 1 and 2, and has a technical entrance
numbered 4. Room 10 leads on to 13 through its corridor 3 and 4."""
TO_NEXT, TO_SIX, TECHNICAL = "5-10", "5-6", "technical"


def alone(character: str, tile: str = "laboratory", **room: Any) -> Table:
    """P1 plays ``character`` in room 5; P2 is in the Cockpit and has passed. Nothing else is explored there."""
    return table_of(character, tile=tile, **room)


def table_of(*characters: str, tile: str = "laboratory", **room: Any) -> Table:
    """As ``alone``, with more people: whoever is not P1 stands in the Cockpit and has passed."""
    others = [one for one in ("captain", "pilot", "scout", "soldier") if one not in characters]
    crew = (*characters, others[0]) if len(characters) == 1 else characters
    table = Table(len(crew), characters=crew)
    table.lay(HERE, tile, **room)
    table.place("P1", HERE)
    for number in range(2, len(crew) + 1):
        table.place(f"P{number}", "cockpit")
        table.passed(f"P{number}")
    table.state.decks["event"].sort(key=lambda card: card != "regeneration")
    return table


def joins(table: Table, *people: str) -> None:
    """These people stand with P1."""
    for who in people:
        table.place(who, table.one("P1").room)


def card_of(play: Play, who: str, kind: str) -> str:
    """The physical card of this kind that somebody has."""
    return next(card for card in action_deck(play.one(who).id) if action_kind(card) == kind)


def plays(play: Play, who: str, kind: str, *answers: Any) -> str:
    """Play an action card by kind; its id."""
    card = next(card for card in play.one(who).hand if not is_contamination(card) and action_kind(card) == kind)
    play.does(who, PlayCard(card), *answers)
    return card


def why_not_play(play: Play, who: str, kind: str) -> str:
    """Why a card in hand cannot be played now."""
    return play.refused(PlayCard(card_of(play, who, kind)))


def item_of(play: Play, who: str, item: str) -> str:
    """The physical card of an item that somebody has."""
    one = play.one(who)
    own = [*(thing for slot in one.hands for thing in slot), *one.inventory]
    return next(
        card for card in own if card == item or (card in QUEST_ITEMS) == (item in QUEST_ITEMS) and _is(card, item)
    )


def _is(card: str, item: str) -> bool:
    if card.startswith(("egg_", "carcass_", "corpse_")) or card in QUEST_ITEMS:
        return card == item
    return facts_of(card).id == item


def uses(play: Play, who: str, item: str, *answers: Any) -> str:
    """Use an item; its id."""
    card = item_of(play, who, item)
    play.does(who, UseItem(card), *answers)
    return card


def why_not_use(play: Play, who: str, item: str) -> str:
    """Why an item cannot be used now."""
    return play.refused(UseItem(item_of(play, who, item)))


def why_not_room(play: Play, who: str) -> str:
    """Why the room action cannot be used now."""
    return play.refused(RoomAction(play.one(who).room))


def is_contamination(card: str) -> bool:
    return card.startswith("contamination_")


def wounds_of(play: Play, who: str) -> list[str]:
    """The kinds of somebody's serious wounds."""
    return [wound.card.rsplit("_", 1)[0] for wound in play.one(who).wounds]


def noted(play: Play, who: str, kind: str) -> dict[Any, str]:
    """What somebody has seen of a kind of thing."""
    seat = int(who[1:]) - 1
    return {note.about: note.saw for note in play.state.notes.get(seat, []) if note.kind == kind}
