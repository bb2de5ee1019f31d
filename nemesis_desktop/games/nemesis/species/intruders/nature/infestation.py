"""Larvae on character boards. Rulebook: Contamination cards, infection procedure; Larva."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.harm.contamination import gain_contamination
from nemesis_desktop.games.nemesis.rules.harm.first_encounter import appear
from nemesis_desktop.games.nemesis.rules.harm.intruders import miniature_free
from nemesis_desktop.games.nemesis.rules.harm.wounds import die
from nemesis_desktop.games.nemesis.state import DEAD


def larvae_carried(game: Game) -> int:
    """Larvae on character boards: they are miniatures of the same six. Those of the dead are back beside the board."""
    return sum(one.larva and one.status != DEAD for one in game.state.crew)


def infection(game: Game, seat: Seat) -> Play[None]:
    """Infection procedure: a larva settles; with one on the board already the character dies and a creeper appears."""
    if game.character(seat).larva:
        yield from die_of_infection(game, seat)
    else:
        larva_settles(game, seat)


def larva_settles(game: Game, seat: Seat) -> None:
    """A larva comes onto a character board that has none, if one of the six miniatures is free.

    The box holds no seventh: then nothing comes (assumed, as for larvae on the ship).
    """
    one = game.character(seat)
    if one.larva:
        return
    if not miniature_free(game, "larva"):
        game.tell(story.NoFigure, kind="larva")
        return
    one.larva = True
    game.tell(story.LarvaOnBoard, who=seat)


def larva_leaves(game: Game, seat: Seat) -> None:
    """The larva leaves a character board, if there is one on it."""
    one = game.character(seat)
    if one.larva:
        one.larva = False
        game.tell(story.LarvaRemoved, who=seat)


def die_of_infection(game: Game, seat: Seat) -> Play[None]:
    """The larva comes out: the character dies and a creeper stands in its room, if a miniature is free."""
    one = game.character(seat)
    slot = one.room
    one.larva = False
    if (yield from appear(game, "creeper", slot)) is None:
        game.tell(story.NoFigure, kind="creeper")
    die(game, seat, "infection")


def infest(game: Game, seat: Seat) -> None:
    """Larva infestation: a larva onto a board that has none, and a contamination card in every case."""
    larva_settles(game, seat)
    gain_contamination(game, seat)
