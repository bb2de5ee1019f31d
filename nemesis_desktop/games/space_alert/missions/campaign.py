"""Several missions in a row with one ship: repairs, and the vote on flying on. Rulebook 6."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from nemesis_desktop.engine.decision import TABLE, Act, Seat
from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import (
    ChooseLevel,
    FlyOn,
    RemoveTile,
    RepairNothing,
    RestoreSquad,
    StoreSquad,
)
from nemesis_desktop.games.space_alert.components.ship import SQUAD_BAYS, STATIONS, ZONES
from nemesis_desktop.games.space_alert.game import Game
from nemesis_desktop.games.space_alert.plans import planning_story as story
from nemesis_desktop.games.space_alert.said.wording import figure_name

MOST_TILES_A_ZONE = 2
"""So many tiles may be taken from one zone between two missions."""
CAPTAIN: Seat = 0


def may_fly_on(game: Game) -> bool:
    """Whether another mission may follow: in a campaign, while the ship is there, up to three."""
    flown = game.state.flown
    return game.setup.mode == modes.CAMPAIGN and flown[-1].outcome.won and len(flown) < modes.MOST_MISSIONS


def vote(game: Game) -> Play[bool]:
    """Everybody says whether to fly on; most voices decide, and of as many on both sides the captain's."""
    voices: dict[Seat, bool] = {}
    for seat in game.seats:
        act = yield from choose(seat, Text("alert-vote"), [FlyOn(True), FlyOn(False)], topic="fly-on")
        voices[seat] = act.on
    for_it = sum(voices.values())
    on = voices[CAPTAIN] if 2 * for_it == len(voices) else 2 * for_it > len(voices)
    game.tell(story.Voted, on=on)
    return on


def take_stock(game: Game) -> None:
    """What the mission has left: tiles stay where they are, squads that were disabled are not placed again."""
    end, state = game.resolution.end, game.state
    state.carried = [list(tiles) for tiles in end.tiles]
    state.squads = len(SQUAD_BAYS) - state.flown[-1].outcome.disabled_squads
    state.repaired = [0] * len(ZONES)


def asked_for(game: Game, figure: int) -> Seat:
    """Who decides for a figure: its own person; for an android the person assigned to it, in turn."""
    seat = game.state.figures[figure]
    return seat if seat != TABLE else figure % len(game.setup.people)


def repairs(game: Game) -> Play[None]:
    """In captain order each figure takes off a tile or restores a squad; one that was knocked out recovers instead."""
    state = game.state
    for figure in range(len(state.figures)):
        if figure in state.flown[-1].outcome.knocked_out:
            game.tell(story.Recovered, who=figure)
            continue
        acts = possible_repairs(game)
        if len(acts) == 1:
            continue
        prompt = Text("alert-repair", who=figure_name(game.setup.people, state.figures, figure))
        act = yield from choose(asked_for(game, figure), prompt, acts, topic="repair")
        _carry_out(game, figure, act)


def possible_repairs(game: Game) -> list[Act]:
    """What can be repaired now; nothing is always possible."""
    state = game.state
    tiles = [
        RemoveTile(ZONES[zone], tile)
        for zone, lying in enumerate(state.carried)
        if state.repaired[zone] < MOST_TILES_A_ZONE
        for tile in lying
    ]
    squads = [RestoreSquad()] if state.squads < len(SQUAD_BAYS) else []
    return [*tiles, *squads, RepairNothing()]


def _carry_out(game: Game, figure: int, act: Act) -> None:
    state = game.state
    if isinstance(act, RemoveTile):
        zone = ZONES.index(act.zone)
        state.carried[zone].remove(act.tile)
        state.repaired[zone] += 1
        game.tell(story.TileRemoved, who=figure, zone=act.zone, tile=act.tile)
    elif isinstance(act, RestoreSquad):
        state.squads += 1
        game.tell(story.SquadRestored, who=figure)
    else:
        game.tell(story.RepairedNothing, who=figure)


def choose_levels(game: Game) -> Play[None]:
    """Everybody votes for the levels of the next mission; where nobody has most voices the captain's counts."""
    state = game.state
    state.minor = yield from _level(game, "minor")
    state.serious = yield from _level(game, "serious")
    game.tell(story.LevelsChosen, minor=state.minor, serious=state.serious)


def _level(game: Game, severity: str) -> Play[str]:
    voices: dict[Seat, str] = {}
    for seat in game.seats:
        acts = [ChooseLevel(severity, level) for level in modes.LEVELS]
        act = yield from choose(seat, Text(f"alert-choose-{severity}"), acts, topic="level")
        voices[seat] = act.level
    return most_voices(voices)


def most_voices(voices: Mapping[Seat, str]) -> str:
    """What more people want than anything else; the captain's wish where there is no such thing."""
    wishes: Sequence[str] = list(voices.values())
    ranked = sorted(set(wishes), key=wishes.count, reverse=True)
    tied = len(ranked) > 1 and wishes.count(ranked[0]) == wishes.count(ranked[1])
    return voices[CAPTAIN] if tied else ranked[0]


def store_squads(game: Game) -> Play[None]:
    """Both squads lie in their bays; of one that is left the captain says where it begins."""
    state = game.state
    state.bays = []
    if state.squads == 1:
        acts = [StoreSquad(STATIONS[bay]) for bay in SQUAD_BAYS]
        act = yield from choose(CAPTAIN, Text("alert-store-squad"), acts, topic="squad")
        state.bays = [STATIONS.index(act.station)]
        game.tell(story.SquadStored, station=act.station)
