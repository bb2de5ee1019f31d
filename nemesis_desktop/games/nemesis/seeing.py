"""Builds a ``View``: what lies open, and of every zone what it lets this seat know."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, TypeVar

from nemesis_desktop.engine.decision import TABLE, Decision, Seat
from nemesis_desktop.engine.zones import Zone
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.components.items import back_colour
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION as EXPLORATION_TOKENS
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.phases import course_with
from nemesis_desktop.games.nemesis.rules.things.belongings import attachments, capacity, facts, hand_slots
from nemesis_desktop.games.nemesis.rules.things.piles import CONTAMINATION_CARDS
from nemesis_desktop.games.nemesis.species.species import Species
from nemesis_desktop.games.nemesis.state import DEAD, OPEN, Character, State
from nemesis_desktop.games.nemesis.view import (
    CorridorView,
    CrewView,
    EndingView,
    FateView,
    HeldView,
    IntruderView,
    ItemView,
    MineView,
    Note,
    PodView,
    QuestView,
    RoomView,
    View,
    WeaknessView,
    WoundView,
)
from nemesis_desktop.games.nemesis.zones import (
    COORDINATES,
    ENGINES,
    EXPLORATION,
    HANDS,
    INTRUDER_HAND,
    INVENTORIES,
    LOOKING,
    MUTATIONS,
    NOTES,
    OBJECTIVES,
    REFUSED,
    TILES,
    WEAKNESSES,
)

T = TypeVar("T")

_ROOMS_KEPT: Final = 2048
_CORRIDORS_KEPT: Final = 64

# Views are values. From one picture of the table to the next hardly anything changes, and what has not is the same
# value again: it is neither made nor, when two pictures are compared, looked into.
_corridor, _quest, _wound = cache(CorridorView), cache(QuestView), cache(WoundView)
_room, _held_thing = lru_cache(_ROOMS_KEPT)(RoomView), lru_cache(_ROOMS_KEPT)(HeldView)

_OPEN_DISCARDS = ("event", "attack", "wound", "red", "yellow", "green", "blue", "intruder")


def view_of(game: Game, seat: Seat, decision: Decision | None) -> View:
    """All that ``seat`` may know of the table; of ``TABLE``, what everybody may see."""
    state = game.state
    rooms = _rooms(game, seat)
    fighting = {one.room for one in state.crew if one.status == "aboard"}
    infested = {one.room for one in state.intruders}
    ending = _ending(game) if state.ending is not None and state.step == "end" else None
    engines = ENGINES.known(state, seat)
    objectives, inventories = OBJECTIVES.known(state, TABLE), INVENTORIES.known(state, TABLE)
    weaknesses = WEAKNESSES.known(state, seat)
    open_slots = game.nature.examination.open_slots(game)
    mutations = MUTATIONS.known(state, TABLE)
    return View(
        seat=seat,
        board=state.board,
        species=state.species,
        mode=state.mode,
        round=state.round,
        phase="ended" if state.ending is not None else course_with(game.nature).phase_of[state.step],
        acting=_acting(game, decision),
        actions_taken=state.turn.taken,
        time=state.time,
        self_destruct=state.self_destruct,
        destination=state.destination,
        first_player=state.first_player,
        rooms=rooms,
        corridors=_corridors(state.board, tuple(state.noise), tuple(state.doors.items())),
        intruders=tuple(
            IntruderView(one.id, one.kind, one.room, one.injuries, one.room in fighting) for one in state.intruders
        ),
        crew=tuple(
            _crew(
                game,
                one,
                room_infested=one.room in infested,
                open_objectives=tuple(one.objectives) if one.seat in objectives else (),
                open_inventory=tuple(one.inventory) if one.seat in inventories else (),
                mutation=one.mutation if one.seat in mutations else None,
            )
            for one in state.crew
        ),
        mine=_mine(game, seat) if seat != TABLE else None,
        bag=_counts(game.species, state.bag),
        supply=_counts(game.species, state.supply),
        weaknesses=tuple(
            WeaknessView(slot, one.card if slot in weaknesses else None, slot in open_slots, one.removed)
            for slot, one in state.weaknesses.items()
        ),
        eggs=len(state.eggs),
        nest_destroyed=state.nest_destroyed,
        queen_killed=state.queen_killed,
        pods=tuple(PodView(pod.number, pod.section, pod.state, tuple(game.waiting_in(pod))) for pod in state.pods),
        engines=tuple(tokens[0] if engine in engines else None for engine, tokens in state.engines.items()),
        coordinates=state.coordinates if "card" in COORDINATES.known(state, seat) else None,
        decks={name: len(cards) for name, cards in state.decks.items()},
        discards={name: tuple(state.discards[name]) for name in _OPEN_DISCARDS if name in state.discards}
        | {"crafted": tuple(state.decks["blue"])},
        fire_markers=sum(room.fire for room in rooms),
        malfunction_markers=sum(room.malfunction for room in rooms),
        draft=tuple(state.offered_characters),
        intruder_player=state.intruder_player,
        shared_objectives=tuple(state.shared_objectives),
        options=tuple(state.options),
        ending=ending,
        fronts=_fronts(game.species, state.bag),
        explored_tokens=tuple(sorted(thing for thing in state.removed if thing in EXPLORATION_TOKENS)),
    )


@lru_cache(_CORRIDORS_KEPT)
def _corridors(board: str, noise: tuple[str, ...], doors: tuple[tuple[str, str], ...]) -> tuple[CorridorView, ...]:
    door_in = dict(doors)
    return tuple(_corridor(space, space in noise, door_in.get(space, OPEN)) for space in BOARDS[board].all_spaces)


def _acting(game: Game, decision: Decision | None) -> Seat | None:
    if decision is not None and decision.seat != TABLE:
        return decision.seat
    return game.state.turn.seat if course_with(game.nature).phase_of.get(game.state.step) == "turns" else None


def _counts(species: Species, tokens: list[str]) -> dict[str, int]:
    counts = dict.fromkeys(species.in_bag, 0)
    for token in tokens:
        counts[species.tokens[token].kind] += 1
    return counts


def _fronts(species: Species, tokens: list[str]) -> dict[str, int]:
    """The tokens of those kinds that have several fronts, by their front."""
    fronts = dict.fromkeys((one.sort for one in species.tokens.values() if one.sort in species.several_fronts), 0)
    for token in tokens:
        if species.tokens[token].sort in fronts:
            fronts[species.tokens[token].sort] += 1
    return fronts


def _rooms(game: Game, seat: Seat) -> tuple[RoomView, ...]:
    slots = game.board.slots
    decompression = game.state.decompression
    face_up = TILES.known(game.state, TABLE)
    noted = [slot for slot in TILES.known(game.state, seat) if slot not in face_up]
    tokens = EXPLORATION.known(game.state, seat)
    return tuple(
        _room(
            slot=room.slot,
            category=slots[room.slot].category,
            tile=room.tile if room.slot in face_up else None,
            explored=room.explored,
            items=room.items if room.explored and ROOMS[room.tile].item_counter else None,
            fire=room.fire,
            malfunction=room.malfunction,
            decompression=room.slot == decompression,
            objects=tuple(room.objects),
            noted_tile=room.tile if room.slot in noted else None,
            noted_token=room.token if room.slot in tokens else None,
        )
        for room in game.state.rooms.values()
    )


def _held(game: Game, thing: str) -> HeldView:
    printed = None if thing.startswith(("egg_", "corpse_", "carcass_")) else facts(thing)
    if printed is None or printed.kind != "weapon":
        return _held_thing(thing, None, None, ())
    return _held_thing(thing, game.state.ammo.get(thing, 0), capacity(game, thing), tuple(attachments(game, thing)))


def _crew(
    game: Game,
    one: Character,
    *,
    room_infested: bool,
    open_objectives: tuple[str, ...],
    open_inventory: tuple[str, ...],
    mutation: str | None,
) -> CrewView:
    state = game.state
    return CrewView(
        seat=one.seat,
        name=state.names[one.seat],
        unnamed=not state.names[one.seat],
        number=one.number,
        colour=state.colours[one.seat],
        character=one.id or None,
        status=one.status,
        room=one.room or None,
        pod=one.pod or None,
        light_wounds=one.light,
        wounds=tuple(_wound(wound.card, wound_kind(wound.card), wound.dressed) for wound in one.wounds),
        slime=one.slime,
        larva=one.larva,
        signal=one.signal,
        hand_count=len(state.intruder_hand if one.seat == state.intruder_player else one.hand),
        deck_count=len(one.deck),
        discard=tuple("contamination" if card in CONTAMINATION_CARDS else card for card in one.discard),
        hand_slots=hand_slots(one),
        held=tuple(tuple(_held(game, thing) for thing in slot) for slot in one.hands),
        items=tuple(sorted(map(back_colour, one.inventory))),
        quests=tuple(_quest(quest, active=False) for quest in one.quests)
        + tuple(_quest(quest, active=True) for quest in one.activated if quest not in state.removed),
        passed=one.passed,
        first_player=one.seat == state.first_player,
        in_combat=room_infested and one.status == "aboard",
        objectives_left=len(one.objectives),
        open_objectives=open_objectives,
        open_inventory=open_inventory,
        cause_of_death=one.cause if one.status == DEAD else None,
        mutation=mutation,
        mutated=one.mutation is not None,
        mutation_markers=one.mutation_markers,
        altered=tuple(one.altered),
    )


def _own(zone: Zone[State], state: State, seat: Seat, things: Iterable[T]) -> tuple[T, ...]:
    """What lies in a zone at one's own place, as far as its owner may know it."""
    return tuple(things) if seat in zone.known(state, seat) else ()


def _mine(game: Game, seat: Seat) -> MineView:
    state = game.state
    one = state.crew[seat]
    refused = () if one.refused is None else (one.refused,)
    notes = _own(NOTES, state, seat, state.notes.get(seat, ()))
    return MineView(
        seat=seat,
        hand=_own(HANDS, state, seat, one.hand),
        inventory=tuple(ItemView(item, ()) for item in _own(INVENTORIES, state, seat, one.inventory)),
        objectives=_own(OBJECTIVES, state, seat, one.objectives),
        refused_objective=next(iter(_own(REFUSED, state, seat, refused)), None),
        intruder_hand=_own(INTRUDER_HAND, state, seat, state.intruder_hand) if seat == state.intruder_player else (),
        looking=_own(LOOKING, state, seat, state.looking),
        notes=tuple(Note(note.kind, note.about, note.saw, note.round) for note in notes),
        mutation=one.mutation if seat in MUTATIONS.known(state, seat) else None,
    )


def _ending(game: Game) -> EndingView:
    """The victory check, once it is over and everything has been turned over."""
    state = game.state
    ending = state.ending
    assert ending is not None, "asked only once the game is over"
    return EndingView(
        cause=ending.cause,
        ship=ending.ship,
        engines=tuple(ending.engines),
        coordinates=state.coordinates if "card" in COORDINATES.known(state, TABLE) else None,
        destination=state.destination,
        fates=tuple(
            FateView(
                fate.seat,
                fate.survived,
                fate.cause,
                tuple(state.shared_objectives or game.character(fate.seat).objectives),
                tuple(fate.met),
                fate.won,
                tuple(map(tuple, fate.parts)),
            )
            for fate in ending.fates
        ),
    )
