"""What a mutation does to a character until the next player phase: what is noted of it, and when it ends."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.species.carnomorphs.components.mutations import (
    CHITIN,
    MASKED,
    OVERCLOCKED,
    SCENTLESS,
    SHELL,
    UNBROKEN,
)

ENDS_WITH_TURN: Final = (OVERCLOCKED,)
"""What is over when the turn is."""


def alter(game: Game, seat: Seat, alteration: str) -> None:
    """Something happens to a character for some time; twice is once."""
    one = game.character(seat)
    if alteration not in one.altered:
        one.altered.append(alteration)
        game.tell(story.Altered, who=seat, alteration=alteration)


def wear_off(game: Game, seat: Seat, alteration: str) -> None:
    """It is over."""
    game.character(seat).altered.remove(alteration)
    game.tell(story.AlterationEnds, who=seat, alteration=alteration)


def alterations_end(game: Game) -> None:
    """A new player phase has begun."""
    for one in game.state.crew:
        for alteration in [one for one in one.altered if one not in ENDS_WITH_TURN]:
            wear_off(game, one.seat, alteration)


def wound_ignored(game: Game, seat: Seat, *, serious: bool) -> bool:
    """Chitin Hide: the first wound of all; or every light one, and the first serious one."""
    altered = game.character(seat).altered
    if CHITIN in altered:
        spent: str | None = CHITIN
    elif serious and UNBROKEN in altered:
        spent = UNBROKEN
    elif not serious and SHELL in altered:
        spent = None
    else:
        return False
    game.tell(story.WoundIgnored, who=seat)
    if spent is not None:
        wear_off(game, seat, spent)
    return True


def smells(game: Game, seat: Seat) -> bool:
    """Whether Carnomorphs choose this character as any other."""
    return SCENTLESS not in game.character(seat).altered


def masked(game: Game, seat: Seat) -> bool:
    """Whether attack cards of all but the Butcher miss."""
    return MASKED in game.character(seat).altered


def stiff(game: Game, seat: Seat) -> bool:
    """Whether neither rooms nor items can be used."""
    return SHELL in game.character(seat).altered
