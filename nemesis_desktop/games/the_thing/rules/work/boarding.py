"""Leaving the station, in any vehicle. Rulebook: Escape."""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import Board, Forbid, Permit, StayBehind
from nemesis_desktop.games.the_thing.components.assumptions import STOPS_AN_ESCAPE
from nemesis_desktop.games.the_thing.components.locations import RESCUE
from nemesis_desktop.games.the_thing.components.things import DIE, SABOTAGE, THREAT
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.verdict import aliens_win, humans_win
from nemesis_desktop.games.the_thing.state import Boarding


class EscapeStopped(Exception):  # noqa: N818 - it is an outcome, not an error
    """The alien of the cooperative game has stopped the vehicle: the round goes on in the rec room."""


def leave_in(game: Game, vehicle: str, first: int | None = None) -> Play[None]:
    """People go aboard and the vehicle leaves, which ends the game, unless the first of all refuses to fly.

    Args:
        vehicle: in which they leave.
        first: who has shown the keys. The rescue helicopter asks the least suspicious.

    Raises:
        GameOver: in nearly every case.
        EscapeStopped: in the cooperative game.
    """
    game.tell(story.BoardingBegins, vehicle=vehicle)
    order = game.by_suspicion()
    if first is None:
        first = order[0]
        if not (yield from _wants(game, first, [])):
            game.tell(story.BoardingRefused, who=first)
            return
    game.state.boarding = Boarding(vehicle, [first])
    aboard = game.state.boarding.aboard
    while (new := (yield from _next_passenger(game, order, aboard))) is not None:
        aboard.append(new)
        game.state.boarding.refused.clear()
        game.state.figures[new].open = True
        game.barrier = "reveal"
        game.tell(story.ComesAboard, who=new, role=game.state.roles[new])
        if not game.human(new):
            aliens_win(game, "alien_aboard", vehicle, aboard)
    game.tell(story.Departs, vehicle=vehicle, count=len(aboard))
    _depart(game, vehicle, aboard)


def _next_passenger(game: Game, order: Sequence[int], aboard: Sequence[int]) -> Play[int | None]:
    """The first in order who wants to board and whom every passenger lets aboard."""
    assert game.state.boarding is not None
    for who in order:
        if who in aboard:
            continue
        if (yield from _wants(game, who, aboard)):
            game.tell(story.WantsAboard, who=who)
            if (yield from _let_aboard(game, who, aboard)):
                return who
        game.state.boarding.refused.append(who)
    return None


def _wants(game: Game, who: int, aboard: Sequence[int]) -> Play[bool]:
    prompt = game.ask("board" if aboard else "board-first", who)
    act = yield from choose(game.seat_of(who), prompt, [Board(), StayBehind()], topic="board", face_up=True)
    return isinstance(act, Board)


def _let_aboard(game: Game, who: int, aboard: Sequence[int]) -> Play[bool]:
    """Every passenger must agree. Who plays several characters is asked once, and never about an own one."""
    asked: set[int] = {game.seat_of(who)}
    for passenger in aboard:
        seat = game.seat_of(passenger)
        if seat in asked:
            continue
        asked.add(seat)
        prompt = game.ask("let-aboard", passenger, whom=game.name(who))
        act = yield from choose(seat, prompt, [Permit(), Forbid()], topic="let_aboard", face_up=True)
        if isinstance(act, Forbid):
            game.tell(story.TurnedAway, who=passenger, whom=who)
            return False
    return True


def _depart(game: Game, vehicle: str, aboard: Sequence[int]) -> None:
    if game.coop:
        _last_attempt(game, vehicle)
    if any(not game.human(who) for who in aboard):
        aliens_win(game, "alien_aboard", vehicle, aboard)
    if any(who not in aboard for who in game.humans):
        aliens_win(game, "left_behind", vehicle, aboard)
    humans_win(game, vehicle, aboard)


def _last_attempt(game: Game, vehicle: str) -> None:
    """The alien rolls a die for each point of power; enough bad results stop the escape (D24). Keys stay (D26)."""
    if not game.revealed or not game.state.pool:
        return
    dice = [game.pick("last-attempt", DIE) for _ in range(game.state.pool)]
    game.tell(story.AlienRolls, dice=tuple(dice))
    stops = sum(die in (SABOTAGE, THREAT) for die in dice)
    if stops >= STOPS_AN_ESCAPE:
        game.state.boarding = None
        game.tell(story.EscapeStopped, vehicle=vehicle, count=stops)
        raise EscapeStopped


def board_rescue(game: Game) -> Play[None]:
    """The rescue helicopter is boarded, if anybody wants to."""
    return (yield from leave_in(game, RESCUE))
