"""What lies on the table, whoever holds it; and how the cases name people, places and cards."""

from __future__ import annotations

from collections import Counter

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS, INTRUDER_ACTIONS

Where = int | str
"""A slot number, or the tile that lies on it."""


def seat_of(who: str) -> Seat:
    """The seat of ``P1`` … ``P5``: people sit clockwise by the number on their help card."""
    return int(who[1:]) - 1


def pieces(game: Game) -> Counter[str]:
    """Every card, token and object of the table, wherever it lies."""
    state = game.state
    found: list[str] = [*state.removed, *state.open_cards, *state.bag, *state.supply, *state.eggs, *state.egg_supply]
    found += [state.drawn_token] if state.drawn_token else []
    for pile in (*state.decks.values(), *state.discards.values()):
        found += pile
    for room in state.rooms.values():
        found += room.objects
        found += [room.token] if room.token else []
    for one in state.crew:
        found += [*one.deck, *one.hand, *one.discard, *one.inventory, *one.quests]
        found += [thing for slot in one.hands for thing in slot]
        found += [wound.card for wound in one.wounds]
        found += [one.mutation] if one.mutation else []
    found += [*state.attached, *state.intruder_hand, *state.boxed["exploration"]]
    # A thing shown in a trade is still with its owner.
    owned = set(found)
    found += [card for card in state.looking if card not in owned]
    # Until somebody plays the intruders their cards lie in the box.
    found += INTRUDER_ACTIONS if state.intruder_player is None else ()
    # Corpses and carcasses come from a supply without an end.
    return Counter(thing for thing in found if not thing.startswith(("carcass_", "corpse_")))


def attack_card(effect: str = "", *, toughness: int | None = 0, hits: str = "", misses: str = "") -> str:
    """An attack card that fits: its effect, its toughness (None: the arrow), whom it hits or not."""
    for card in ATTACKS.values():
        if effect and card.effect != effect or toughness != 0 and card.toughness != toughness:
            continue
        if hits and hits not in card.symbols or misses and misses in card.symbols:
            continue
        return card.id
    raise AssertionError("no such attack card")
