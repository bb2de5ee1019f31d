"""Who knows what lies where. People around one screen see each other's hands; what is laid lies face down."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.zones import EVERYTHING, About, Audience, Place, Zone
from nemesis_desktop.games.space_alert.components.cards import CARDS
from nemesis_desktop.games.space_alert.components.ship import ZONES as SHIP_ZONES
from nemesis_desktop.games.space_alert.state import State

PLANNING: Final = ("lay_out", "planning")
"""The steps in which laid cards lie face down."""


def _sort(state: State, place: Place) -> str:
    """A heroic card has another back."""
    return "heroic" if CARDS[place.thing].heroic else "card"


def _pile(cards: list[str]) -> Iterator[Place]:
    return (Place(cards, index) for index in range(len(cards)))


def _hands(state: State) -> Iterator[Place]:
    return (place for hand in (*state.hands, *state.own) for place in _pile(hand))


def _laid(state: State) -> Iterator[Place]:
    for console, cards in enumerate(state.laid):
        for turn in cards:
            yield Place(cards, turn, state.figures[console], about=(console, turn))


def _face_up(state: State) -> Collection[About]:
    """What lies at androids from the beginning; all cards as soon as planning is over."""
    if state.open_table or state.step not in PLANNING:
        return EVERYTHING
    return {
        (console, turn) for console, cards in enumerate(state.laid) if state.figures[console] == TABLE for turn in cards
    }


def _dealt(state: State) -> Iterator[Place]:
    return (place for phase in state.dealt for hand in phase for place in _pile(hand))


def _threat_cards(state: State) -> Iterator[Place]:
    return (Place(cards, index, about=name) for name, cards in state.decks.items() for index in range(len(cards)))


def _tiles(state: State) -> Iterator[Place]:
    return (
        Place(pile, index, about=zone)
        for zone, pile in zip(SHIP_ZONES, state.piles, strict=False)
        for index in range(len(pile))
    )


LAID: Final[Zone[State]] = Zone("laid", Audience.OWNER, _laid, _sort, shown=_face_up)
"""The face of a laid card; which half lies up shows on its back."""

ZONES: Final[tuple[Zone[State], ...]] = (
    LAID,
    Zone("hands", Audience.EVERYBODY, _hands, _sort),
    Zone("dealt", Audience.NOBODY, _dealt, _sort),
    Zone("deck", Audience.NOBODY, lambda state: _pile(state.deck), _sort),
    Zone("heroic", Audience.NOBODY, lambda state: _pile(state.heroic), _sort),
    Zone("threats", Audience.NOBODY, _threat_cards, lambda state, place: f"threat-{place.about}"),
    Zone("tiles", Audience.NOBODY, _tiles, lambda state, place: f"tile-{place.about}"),
)
