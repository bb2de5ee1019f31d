"""The planning round: everybody lays cards at once while the computer talks. Rulebook 2.

The rules know no time. The table's clock answers when a line of the time-table is due; what lies between two lines is
only the order in which people acted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from nemesis_desktop.engine.decision import TABLE, OwnAct, Seat
from nemesis_desktop.engine.flow import Play, ask_table
from nemesis_desktop.engine.listing import Family, Listing
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.acts import (
    Announce,
    DrawData,
    EndEarly,
    Give,
    OpenPhase,
    Place,
    TakeBack,
    TurnOver,
)
from nemesis_desktop.games.space_alert.components.cards import CARDS, HALVES
from nemesis_desktop.games.space_alert.components.mission import DATA_SECONDS, Line
from nemesis_desktop.games.space_alert.components.ship import turns_of
from nemesis_desktop.games.space_alert.game import Game
from nemesis_desktop.games.space_alert.plans import planning_story as story
from nemesis_desktop.games.space_alert.resolution.plan import Chip
from nemesis_desktop.games.space_alert.zones import LAID

EARLIEST_END: Final = 2
"""Planning may end by agreement once the end of this phase has been announced."""


def plan_mission(game: Game) -> Play[None]:
    """Ask everybody and the clock, again and again, until the operation ends or everybody agrees that it does."""
    state = game.state
    while state.phase <= game.last_phase and not all(state.ready):
        act = yield from ask_table(game.seats, Text("alert-planning"), offered(game), topic="planning")
        _DOES[type(act)](game, act)
    game.tell(story.PlanningOver, early=state.phase <= game.last_phase)


# ---------------------------------------------------------------- what is offered


def offered(game: Game) -> Listing[OwnAct]:
    """All that anybody could do now, and the next announcement."""
    state = game.state
    parts: list[Sequence[OwnAct]] = [[Announce(state.said)]]
    if state.phase:
        for seat in game.seats:
            parts += _places(game, seat)
            parts += _changes(game, seat)
            parts += _dealings(game, seat)
    return Listing(*parts)


def open_turns(game: Game, console: int) -> range:
    """The turns of a console on which cards may be laid now."""
    phase = game.state.phases[console]
    return turns_of(phase) if 1 <= phase <= game.last_phase else range(0)


def own_console(game: Game, seat: Seat) -> int | None:
    """The console of a person's own figure; None for somebody who plays alone."""
    return None if game.setup.solo else game.state.figures.index(seat)


def _places(game: Game, seat: Seat) -> Iterator[Family[Place]]:
    """One's cards on one's own console, ordinary ones on those of androids, and an android's heroic card on its own."""
    state = game.state
    hand = state.hands[seat]
    plain = [card for card in hand if not CARDS[card].heroic]
    for console, owner in enumerate(state.figures):
        if owner not in (seat, TABLE):
            continue
        free = [turn for turn in open_turns(game, console) if turn not in state.laid[console]]
        cards = hand if owner == seat else [*plain, *state.own[console]]
        if free and cards:
            yield Family(Place, [seat], cards, [console], free, HALVES)


def _changes(game: Game, seat: Seat) -> Iterator[Family[Any]]:
    """Own cards may be taken back and turned until the phase is over; those of androids only by who plays alone."""
    state = game.state
    for console, owner in enumerate(state.figures):
        if owner != seat and not (owner == TABLE and game.setup.solo):
            continue
        laid = [turn for turn in open_turns(game, console) if turn in state.laid[console]]
        if laid:
            yield Family(TakeBack, [seat], [console], laid)
            yield Family(TurnOver, [seat], [console], laid)


def _dealings(game: Game, seat: Seat) -> Iterator[Sequence[OwnAct]]:
    """Taking the next hand, incoming data, data transfer, and agreeing to an early end."""
    state = game.state
    console = own_console(game, seat)
    if console is not None and state.phases[console] < game.last_phase:
        yield [OpenPhase(seat)]
    if state.draws[seat] and state.deck:
        yield [DrawData(seat)]
    if state.transfer and not state.given[seat]:
        plain = [card for card in state.hands[seat] if not CARDS[card].heroic]
        others = [other for other in game.seats if other != seat]
        if plain and others:
            yield Family(Give, [seat], plain, others)
    if state.phase > EARLIEST_END and not state.ready[seat]:
        yield [EndEarly(seat)]


# ---------------------------------------------------------------- what people do


def _place(game: Game, act: Place) -> None:
    state = game.state
    hand = state.own[act.console] if act.card in state.own[act.console] else state.hands[act.seat]
    hand.remove(act.card)
    state.laid[act.console][act.turn] = act.card
    state.halves[act.console][act.turn] = act.half
    state.ready[act.seat] = False
    game.tell(
        story.CardLaid,
        seat=act.seat,
        who=act.console,
        turn=act.turn,
        half=act.half,
        card=LAID.hides(act.card, state.figures[act.console], (act.console, act.turn)),
    )


def _take_back(game: Game, act: TakeBack) -> None:
    """The card goes back to the hand it came from: an android's heroic card to the android."""
    state = game.state
    card = state.laid[act.console].pop(act.turn)
    del state.halves[act.console][act.turn]
    android = state.figures[act.console] == TABLE and CARDS[card].heroic
    (state.own[act.console] if android else state.hands[act.seat]).append(card)
    state.ready[act.seat] = False
    game.tell(story.CardTakenBack, seat=act.seat, who=act.console, turn=act.turn, card=card)


def _turn_over(game: Game, act: TurnOver) -> None:
    halves = game.state.halves[act.console]
    halves[act.turn] = HALVES[1 - HALVES.index("move" if halves[act.turn] == "move" else "action")]
    game.state.ready[act.seat] = False
    game.tell(story.CardTurned, seat=act.seat, who=act.console, turn=act.turn, half=halves[act.turn])


def _open_phase(game: Game, act: OpenPhase) -> None:
    console = game.state.figures.index(act.seat)
    _move_on(game, console)
    game.tell(story.PhaseTaken, seat=act.seat, phase=game.state.phases[console])


def take(game: Game, seat: Seat, card: str) -> None:
    """Somebody gets a card; it may be laid from the phase on in which they are."""
    game.state.hands[seat].append(card)
    phase = game.state.phases[own_console(game, seat) or 0]
    game.state.held[card] = [seat, min(phase, game.last_phase)]


def _move_on(game: Game, console: int) -> None:
    """A console's phase is over; its person takes the next hand and keeps the cards that are left."""
    state = game.state
    state.phases[console] += 1
    seat = state.figures[console]
    if seat != TABLE:
        state.draws[seat] = 0
        if state.phases[console] <= game.last_phase:
            dealt = state.dealt[state.phases[console] - 2]
            for card in dealt[seat]:
                take(game, seat, card)
            dealt[seat] = []


def _draw(game: Game, act: DrawData) -> None:
    state = game.state
    state.draws[act.seat] -= 1
    card = state.deck.pop()
    take(game, act.seat, card)
    game.tell(story.DataDrawn, seat=act.seat, card=card)


def _give(game: Game, act: Give) -> None:
    state = game.state
    state.hands[act.seat].remove(act.card)
    take(game, act.to, act.card)
    state.given[act.seat] = True
    game.tell(story.CardGiven, seat=act.seat, receiver=act.to, card=act.card)


def _end_early(game: Game, act: EndEarly) -> None:
    game.state.ready[act.seat] = True
    game.tell(story.WantsToEnd, seat=act.seat)


# ---------------------------------------------------------------- what the computer says


def _announce(game: Game, act: Announce) -> None:
    line = game.state.lines[act.line]
    game.state.said += 1
    _SAYS[line.kind](game, line)


def _start(game: Game, line: Line) -> None:
    state = game.state
    state.phase = 1
    state.phases = [1] * len(state.phases)
    game.tell(story.PhaseOpens, phase=1)


def _threat(game: Game, line: Line) -> None:
    """The top card of its deck is laid beside its track, with its chip; unconfirmed ones only for a crew of five."""
    state = game.state
    if line.unconfirmed and not game.unconfirmed:
        game.tell(story.ReportIgnored, number=line.chip, lane=line.where)
        return
    internal = line.where == "internal"
    deck = state.decks[f"{'serious' if line.serious else 'minor'}_{'internal' if internal else 'external'}"]
    code = deck.pop()
    state.threats.append(Chip(code, line.chip, "" if internal else line.where))
    game.tell(
        story.ThreatAnnounced,
        code=code,
        number=line.chip,
        lane=line.where,
        serious=line.serious,
        unconfirmed=line.unconfirmed,
    )


def _incoming_data(game: Game, line: Line) -> None:
    """Everybody may draw a card."""
    game.state.draws = [draws + 1 for draws in game.state.draws]
    game.tell(story.IncomingData)


def _data_over(game: Game, line: Line) -> None:
    """Nobody may draw more cards than there are data streams that began less than their time ago."""
    state = game.state
    begun = [one for one in state.lines[: state.said] if one.kind == "incoming_data"]
    waiting = sum(line.at - one.at < DATA_SECONDS for one in begun)
    state.draws = [min(draws, waiting) for draws in state.draws]
    game.tell(story.DataOver)


def _data_transfer(game: Game, line: Line) -> None:
    state = game.state
    state.transfer, state.given = True, [False] * len(state.given)
    game.tell(story.TransferOpens)


def _transfer_over(game: Game, line: Line) -> None:
    game.state.transfer = False
    game.tell(story.TransferCloses)


def _silence(game: Game, line: Line) -> None:
    game.state.silent = line.kind == "comms_down"
    game.tell(story.SilenceBegins if line.kind == "comms_down" else story.SilenceEnds)


def _warning(game: Game, line: Line) -> None:
    game.tell(story.PhaseWarning, phase=line.phase, seconds=line.seconds, last=line.phase == game.last_phase)


def _phase_over(game: Game, line: Line) -> None:
    """Whoever is still in this phase goes on to the next one."""
    state = game.state
    for console, phase in enumerate(state.phases):
        if phase == line.phase:
            _move_on(game, console)
    state.phase = line.phase + 1
    game.tell(story.PhaseOver, phase=line.phase, last=line.phase == game.last_phase)


_SAYS: Final[Mapping[str, Callable[[Game, Line], None]]] = {
    "start": _start,
    "threat": _threat,
    "incoming_data": _incoming_data,
    "data_over": _data_over,
    "data_transfer": _data_transfer,
    "transfer_over": _transfer_over,
    "comms_down": _silence,
    "comms_up": _silence,
    "phase_warning": _warning,
    "phase_over": _phase_over,
}

_DOES: Final[Mapping[type[OwnAct], Callable[[Game, Any], None]]] = {
    Announce: _announce,
    Place: _place,
    TakeBack: _take_back,
    TurnOver: _turn_over,
    OpenPhase: _open_phase,
    DrawData: _draw,
    Give: _give,
    EndEarly: _end_early,
}
