"""Infection, and who learns what by it. Rulebook: Infection check."""

from __future__ import annotations

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.the_thing.acts import SIDES, PlaceRole, Seen
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.asking import privately
from nemesis_desktop.games.the_thing.state import Infection

LOOK_CLICKS = 1
SEEN_CLICKS = 1
ROLE_CLICKS = 4
"""Shuffle, turn, click a card, confirm: the same with and without a change."""


def infect(game: Game, who: int, by: int, clash: int) -> None:
    """Somebody has seen an alien's token: from now on they play for the aliens, if they do not already."""
    if game.human(who):
        game.state.infections.append(Infection(game.state.round, who, by, clash))
    game.turn_alien(who)


def learn(game: Game, who: int, whom: int) -> None:
    """Somebody knows for ever that somebody is an alien: aliens do not turn back."""
    known = game.figure(who).knows_alien
    if whom not in known:
        known.append(whom)


def place_role(game: Game, who: int, seen: Seen) -> Play[None]:
    """Look at what is ``seen``, cover it, shuffle both role cards and place the one that is true now.

    Whoever has seen nothing does all of it as well: nothing may show whether anything has changed.
    """
    yield from privately(game, who, game.ask("seen", who), [seen], topic="seen", ritual=SEEN_CLICKS)
    acts = [PlaceRole(side) for side in SIDES]
    yield from privately(game, who, game.ask("role", who), acts, topic="role", ritual=ROLE_CLICKS, barrier="sealed")
