"""The view of a seat, made of the table: what the zones let it know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final

from attrs import frozen

from nemesis_desktop.engine.decision import TABLE, Decision, Seat
from nemesis_desktop.engine.flow import END
from nemesis_desktop.engine.zones import About, Place, Zone
from nemesis_desktop.games.the_thing.components.assumptions import WEATHER_TABLES
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.things import back_of
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.phases import COURSES
from nemesis_desktop.games.the_thing.state import Figure, State
from nemesis_desktop.games.the_thing.view import (
    BoardingView,
    DieView,
    EndingView,
    FigureView,
    InfectionView,
    MeetingView,
    PersonView,
    PileView,
    PlaceView,
    View,
)
from nemesis_desktop.games.the_thing.zones import (
    GOODS,
    HANDS,
    LAID,
    LOOKING,
    OFFERED,
    PILE,
    PLAN,
    ROLES,
    token_place,
)

WATCHED: Final = frozenset({"board_rescue", "board_the_rescue", "run_tests", "verdict", "settle_clashes"})
"""Steps that everybody watches together."""


@frozen
class _Eyes:
    """What a seat knows of each zone, asked once."""

    state: State
    seat: Seat

    def sees(self, zone: Zone[State]) -> Callable[[Place], bool]:
        known = zone.known(self.state, self.seat)
        return lambda place: place.among(known)

    def things(self, zone: Zone[State]) -> list[str | None]:
        sees = self.sees(zone)
        return [place.thing if sees(place) else None for place in zone.places(self.state)]

    def known(self, zone: Zone[State]) -> Collection[About]:
        return zone.known(self.state, self.seat)


def _whole(things: Iterable[str | None]) -> tuple[str, ...]:
    """What lies in a place that is known altogether or not at all."""
    return tuple(thing for thing in things if thing is not None)


def view_of(game: Game, seat: Seat, decision: Decision | None) -> View:
    """All that a seat may know; of ``TABLE`` what everybody sees."""
    state, eyes = game.state, _Eyes(game.state, seat)
    roles = eyes.things(ROLES)
    asked = () if decision is None else decision.seats
    course = COURSES[state.mode]
    return View(
        seat=seat,
        people=tuple(_people(state)),
        figures=tuple(_figure(game, one, eyes, asked, roles[one.number]) for one in state.figures),
        over=state.step == END,
        watched=state.step in WATCHED or state.boarding is not None,
        mode=state.mode,
        variants=tuple(state.variants),
        round=state.round,
        step=state.step,
        phase=course.phase_of.get(state.step, "ended"),
        asked=asked,
        leader=state.leader,
        red=state.red,
        weather=state.weather,
        burns={face: tuple(row) for face, row in WEATHER_TABLES[state.table].items()},  # type: ignore[misc]
        station_die=state.station_die,
        dark=game.dark,
        starving=state.starving,
        pool=state.pool,
        powers=dict(state.powers),
        planned=state.step != "plan_attacks" and bool(state.plan),
        plan=_plan(state, eyes),
        places=tuple(_place(game, place) for place in LOCATIONS),
        kennel_dogs=state.kennel_dogs,
        waiting_dogs=state.waiting_dogs,
        kennel_card=state.kennel_card_out,
        deck=len(state.deck),
        discard=len(state.discard),
        weapons=len(state.weapons),
        items=len(state.items),
        lab_bag=len(state.lab_bag),
        lab_discard=len(state.lab_discard),
        spent_samples=state.spent_samples,
        dogs_bag=len(state.dogs_bag),
        locations=len(state.locations) + len(state.plan),
        removed=len(state.removed),
        pile=_pile(state, eyes),
        pantry=state.pantry,
        kitchen=state.kitchen,
        underground=state.underground,
        outdoor=state.outdoor,
        helicopter=state.helicopter,
        rescue_fuel=state.rescue_fuel,
        rescue_gone=state.rescue_gone,
        signal=state.signal_round,
        freezing=state.freezing,
        looking=_whole(eyes.things(LOOKING)),
        offered=(offered := _whole(eyes.things(OFFERED))),
        offered_canisters=tuple(state.offered_canisters) if offered else (),
        meetings=tuple(MeetingView(one.place, tuple(one.who), one.dog) for one in state.meetings),
        boarding=_boarding(game),
        dice=tuple(DieView(one.face, one.cancelled, one.rerolled) for one in state.dice),
        assigned=state.assigned,
        threat=state.threat if state.mode == COOP else 0,
        facts=tuple(state.facts),
        ending=_ending(state),
    )


def _people(state: State) -> Iterable[PersonView]:
    for seat, name in enumerate(state.names):
        colour = next(one.colour for one in state.figures if one.seat == seat)
        yield PersonView(seat, name, colour, unnamed=not name)


def _figure(game: Game, one: Figure, eyes: _Eyes, asked: tuple[Seat, ...], role: str | None) -> FigureView:
    state, mine = game.state, _owns(eyes, one.seat)
    backs = [back_of(good) for good in one.goods]
    tokens = eyes.sees(LAID)
    return FigureView(
        number=one.number,
        seat=one.seat,
        name=state.names[one.seat],
        colour=one.colour,
        character=one.character,
        place=one.place,
        lying=one.lying,
        disc=one.disc,
        status=one.status,
        role=role,
        open=one.open,
        alien_to_me=any(one.number in other.knows_alien for other in state.figures if other.seat == eyes.seat),
        leads=state.leader == one.number,
        asked=one.seat in asked,
        token=state.token_holder == one.number,
        hand=tuple(one.hand) if mine(HANDS) else None,
        cards=len(one.hand),
        goods=tuple(one.goods) if mine(GOODS) or "good" in eyes.known(GOODS) else None,
        weapons=backs.count("weapon"),
        items=backs.count("item"),
        samples=backs.count("sample"),
        shown=tuple(one.shown),
        canisters=tuple(one.canisters),
        laid=tuple(
            token if tokens(Place(one.laid, side, one.seat, token_place(one.number, side))) else None
            for side, token in enumerate(one.laid)
        ),
        dealt=state.dealt[one.number] if state.ending is not None else None,
    )


def _owns(eyes: _Eyes, seat: Seat) -> Callable[[Zone[State]], bool]:
    return lambda zone: seat != TABLE and seat in eyes.known(zone)


def _plan(state: State, eyes: _Eyes) -> tuple[tuple[str, int], ...]:
    """The whole plan, or nothing of it: not even how many locations it names."""
    cards = eyes.things(PLAN)
    if None in cards:
        return ()
    return tuple(zip(_whole(cards), state.plan_power, strict=True))


def _pile(state: State, eyes: _Eyes) -> PileView:
    mine = tuple(giver >= 0 and state.figures[giver].seat == eyes.seat for giver in state.pile.givers)
    return PileView(tuple(eyes.things(PILE)), mine, tuple(state.pile.up), tuple(sorted(state.pile.known)))


def _place(game: Game, id: str) -> PlaceView:
    state, spot, printed = game.state, game.spot(id), game.printed(id)
    return PlaceView(
        id,
        spot.fuel,
        printed.fuel_slots,
        spot.damage,
        printed.damage_slots,
        spot.dog,
        state.token_place == id,
        spot.burned,
        game.lies_lost(id),
        tuple(one.number for one in state.figures if one.place == id),
        state.powers.get(id, 0),
        game.ready(id),
        game.store_of(id) if printed.fuel_slots else 0,
    )


def _boarding(game: Game) -> BoardingView | None:
    one = game.state.boarding
    if one is None:
        return None
    return BoardingView(one.vehicle, tuple(game.by_suspicion()), tuple(one.aboard), tuple(one.refused))


def _ending(state: State) -> EndingView | None:
    one = state.ending
    if one is None:
        return None
    chain = tuple(InfectionView(infected.round, infected.who, infected.by) for infected in state.infections)
    return EndingView(one.winner, one.cause, one.vehicle, tuple(one.aboard), tuple(one.won), tuple(one.last), chain)
