"""Moments at which somebody may react.

Who is asked follows from public knowledge only. Rulebook: Interruption and other reactions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, claims
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.actions import action_deck, action_kind
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS
from nemesis_desktop.games.nemesis.game import Game

_CARDS: dict[tuple[str, str], str | None] = {}


def _card_of(character: str, kind: str) -> str | None:
    """The physical card of this kind in a character's deck."""
    key = (character, kind)
    if key not in _CARDS:
        _CARDS[key] = next((card for card in action_deck(character) if action_kind(card) == kind), None)
    return _CARDS[key]


def could_hold(game: Game, seat: Seat, kind: str) -> bool:
    """By public knowledge this person could hold a card of this kind: one is in the deck, the hand is not empty, the
    discards do not show it.
    """
    one = game.character(seat)
    if not one.hand:
        return False
    card = _card_of(one.id, kind)
    return card is not None and card not in one.discard


def held_card(game: Game, seat: Seat, kind: str) -> str | None:
    """The card of this kind that the person really holds."""
    one = game.character(seat)
    card = _card_of(one.id, kind)
    return card if card is not None and card in one.hand else None


def could_own(game: Game, seat: Seat, quest: str) -> bool:
    """By public knowledge this person could have this activated quest item: it is in play and a quest item card is in
    the inventory.
    """
    in_play = any(quest in one.activated for one in game.state.crew) and quest not in game.state.removed
    return in_play and any(item in QUEST_ITEMS for item in game.character(seat).inventory)


def who_reacts(
    game: Game, seats: Sequence[Seat], prompt: Text, topic: str, able: Callable[[Seat], bool]
) -> Play[list[Seat]]:
    """Ask, in one public question, who wants to react; ``able`` says whether a seat really holds what that takes.

    A person alone at the table is asked about the card right away.
    """
    if len(game.state.crew) == 1:
        return list(seats)
    claimed = yield from claims(seats, prompt, topic=topic, able=able)
    if claimed:
        game.reveal()
    return claimed
