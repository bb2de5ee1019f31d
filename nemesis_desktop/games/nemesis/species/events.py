"""Sentences that event cards of several species share."""

from __future__ import annotations

from collections.abc import Callable, Collection

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis.effects import EventEffect
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.noise import best_way
from nemesis_desktop.games.nemesis.rules.harm.contamination import infected, tell_scan
from nemesis_desktop.games.nemesis.rules.harm.intruders import move_together
from nemesis_desktop.games.nemesis.rules.things.piles import draw_action_cards, is_contamination
from nemesis_desktop.games.nemesis.species.species import KindId
from nemesis_desktop.games.nemesis.state import Intruder

SCANNED_CARDS = 4


def scan_four(game: Game, seat: Seat) -> bool:
    """Draw four cards of the own deck and scan those that are contamination; whether one is INFECTED.

    All drawn cards are discarded, and no others are scanned.
    """
    one = game.character(seat)
    before = list(one.hand)
    draw_action_cards(game, seat, SCANNED_CARDS)
    drawn = one.hand[len(before) :]
    one.hand = before
    cards = [card for card in drawn if is_contamination(card)]
    sick = [card for card in cards if infected(game, card)]
    one.discard.extend(drawn)
    tell_scan(game, seat, cards, sick)
    return bool(sick)


def people_inside(game: Game, slot: int) -> bool:
    """Whether anybody is in a room."""
    return bool(game.people_in(slot))


class Hunt(EventEffect):
    """Those of some kinds that are not in combat move to a neighbouring room with prey, the lowest room number first.

    A closed door does not hide the prey, it is in the way: the normal rules of movement.
    """

    def __init__(self, kinds: Collection[KindId], is_prey: Callable[[Game, int], bool] = people_inside) -> None:
        self.kinds = kinds
        self.is_prey = is_prey

    def effect(self, game: Game) -> None:
        groups: dict[tuple[int, int], list[Intruder]] = {}
        for one in game.state.intruders:
            if one.kind in self.kinds and not game.fighting(one):
                there = [other for _, other in game.board.neighbours[one.room] if self.is_prey(game, other)]
                if there:
                    groups.setdefault((one.room, min(there)), []).append(one)
        for (start, end), movers in groups.items():
            move_together(game, movers, best_way(game, start, end))
