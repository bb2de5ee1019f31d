"""The steps of a game: lay out, plan, see what comes of it; and in a campaign what lies between the missions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nemesis_desktop.engine.decision import TABLE, OwnAct
from nemesis_desktop.engine.flow import END, Course, Phase, Play, ask_table
from nemesis_desktop.engine.listing import Listing
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import Amend, Seen
from nemesis_desktop.games.space_alert.components.cards import CARDS, NOTHING
from nemesis_desktop.games.space_alert.game import Game
from nemesis_desktop.games.space_alert.missions import campaign
from nemesis_desktop.games.space_alert.missions.lay_out import lay_out_mission
from nemesis_desktop.games.space_alert.plans import planning_story as story
from nemesis_desktop.games.space_alert.plans.planning import plan_mission
from nemesis_desktop.games.space_alert.resolution import Amendment
from nemesis_desktop.games.space_alert.scoring import points_of
from nemesis_desktop.games.space_alert.state import Flown

_OTHER_ARROW: Final = {"red": "blue", "blue": "red"}


def lay_out(game: Game) -> None:
    """Everything for the next mission."""
    lay_out_mission(game)
    state = game.state
    game.tell(story.MissionBegins, flight=state.number, mission=state.mission, minor=state.minor, serious=state.serious)


def planning(game: Game) -> Play[None]:
    """The planning round."""
    yield from plan_mission(game)


def reveal(game: Game) -> None:
    """Every card is turned up: what comes of it is told from the first turn to the last."""
    game.barrier = "reveal"
    tell_from(game, 0)


def playback(game: Game) -> Play[None]:
    """Everybody watches what came of it; a card that was laid wrongly may be named, and it all comes otherwise."""
    while True:
        acts = Listing[OwnAct]([Seen(seat) for seat in game.seats], list(amends(game)))
        act = yield from ask_table(game.seats, Text("alert-watch"), acts, topic="playback")
        if not isinstance(act, Amend):
            return
        game.state.amendments.append(Amendment(act.figure, act.turn, act.token))
        tell_from(game, game.resolution.first_of(act.turn))


def verdict(game: Game) -> str | None:
    """The score sheet of the mission goes into the log book; then home, or a vote on another mission."""
    state = game.state
    state.flown.append(Flown(state.mission, state.minor, state.serious, game.resolution.outcome))
    return None if campaign.may_fly_on(game) else "debriefing"


def fly_on(game: Game) -> Play[str | None]:
    """The crew votes on another mission."""
    on = yield from campaign.vote(game)
    if on:
        campaign.take_stock(game)
    return None if on else "debriefing"


def repairs(game: Game) -> Play[None]:
    """Everybody repairs something."""
    yield from campaign.repairs(game)


def next_mission(game: Game) -> Play[str]:
    """The levels of the next mission, and where the squad begins that is left."""
    game.state.number += 1
    yield from campaign.choose_levels(game)
    yield from campaign.store_squads(game)
    return "lay_out"


def debriefing(game: Game) -> str:
    """The points of the whole game."""
    state = game.state
    state.points = points_of([flown.outcome for flown in state.flown])
    state.over = True
    game.tell(story.GameEnds, missions=len(state.flown), points=state.points)
    return END


STEPS: Final = (lay_out, planning, reveal, playback, verdict, fly_on, repairs, next_mission, debriefing)
COURSE: Final = Course(
    (
        Phase("planning", (lay_out, planning)),
        Phase("resolution", (reveal, playback, verdict)),
        Phase("between", (fly_on, repairs, next_mission)),
        Phase("ending", (debriefing,)),
    )
)


def tell_from(game: Game, place: int) -> None:
    """Tell what comes of the plan from this record on, each thing with the table as it lay then."""
    if game.log.muted:
        return
    records = game.resolution.records
    for standing in range(place, len(records)):
        game.standing = standing
        game.log.tell(game, records[standing].event)
    game.standing = None


def amends(game: Game) -> Iterator[Amend]:
    """For each card that was carried out: its other half, and the other arrow, as what was meant.

    Only where the table plays with this courtesy, one card of a figure and turn once, and never before one that has
    been named already. Everybody speaks for their own figure, and for androids.
    """
    state = game.state
    if modes.WRONG_CARD not in game.setup.options:
        return
    since = max((one.turn for one in state.amendments), default=0)
    named = {(one.figure, one.turn) for one in state.amendments}
    for figure, program in enumerate(game.resolution.end.programs):
        # Delays keep the order of the cards, and lose only the last ones.
        cards = iter([state.laid[figure][turn] for turn in sorted(state.laid[figure])])
        for turn, token in enumerate(program, 1):
            if token == NOTHING:
                continue
            card = CARDS[next(cards)]
            if turn < since or (figure, turn) in named or turn > game.resolution.end.turn:
                continue
            meant = {card.move, card.action, _OTHER_ARROW.get(token, token)} - {token}
            for seat in game.seats:
                if state.figures[figure] in (seat, TABLE):
                    yield from (Amend(seat, figure, turn, one) for one in sorted(meant))
