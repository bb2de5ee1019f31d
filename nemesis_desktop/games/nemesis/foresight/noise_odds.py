"""What could happen: the odds of the noise roll and of the bag, from nothing but what a seat may know.

Rulebook: Noise roll; Movement and exploration tokens; Encounter. Every chance is an exact fraction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Final, Literal

from attrs import frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.components.rooms import ADDITIONAL, BASIC, ROOMS
from nemesis_desktop.games.nemesis.components.tokens import (
    EXPLORATION,
    FIRE_MARKERS,
    MALFUNCTION_MARKERS,
    NOISE_DIE,
    ExplorationToken,
)
from nemesis_desktop.games.nemesis.view import CrewView, IntruderView, RoomView, View

Outcome = Literal["quiet", "noise", "encounter", "danger", "destroyed"]
"""What comes of a step: nothing, one Noise marker, an encounter, Danger, or the end of the ship (a ninth marker)."""

OUTCOMES: Final[tuple[Outcome, ...]] = ("quiet", "noise", "encounter", "danger", "destroyed")
SLIME_ROOM: Final = "room_covered_with_slime"
WHOLE: Final = Fraction(1)
FACES: Final = {face: Fraction(NOISE_DIE.count(face), len(NOISE_DIE)) for face in NOISE_DIE}
"""How likely each face of the noise die is."""


@frozen
class Face:
    """A face of the noise die: how likely it is, and what it brings in a given room."""

    face: str
    chance: Fraction
    outcome: Outcome


@frozen
class Odds:
    """What a noise roll, or a step that may end in one, brings.

    ``faces`` is empty where nobody rolls. ``callers`` are the intruders that Danger brings; without any it puts noise
    into every corridor. ``explores`` tells that an exploration token is turned over first; its chances are in
    ``chances`` already.
    """

    slot: int
    faces: tuple[Face, ...]
    chances: Mapping[Outcome, Fraction]
    callers: tuple[int, ...] = ()
    explores: bool = False

    @property
    def rolls(self) -> bool:
        """Whether the noise die may be rolled."""
        return bool(self.faces)

    @property
    def any_number_meets(self) -> bool:
        """Whether every number on the die brings an encounter: each corridor of the room has its Noise marker."""
        numbers = [face for face in self.faces if face.face not in ("silence", "danger")]
        return bool(numbers) and all(face.outcome == "encounter" for face in numbers)


# ---------------------------------------------------------------------------------------------- the bag


def bag_odds(view: View) -> Mapping[str, Fraction]:
    """What comes out of the bag, by kind: how many tokens of each are in it is known to everybody."""
    total = sum(view.bag.values())
    return {kind: Fraction(count, total) for kind, count in view.bag.items() if count} if total else {}


# ---------------------------------------------------------------------------------------------- the noise die


def noise_odds(view: View, seat: Seat, slot: int, *, left: int | None = None) -> Odds:
    """A noise roll of ``seat`` in a room.

    Args:
        view: what the asker may know.
        seat: who rolls; slime on the character turns Silence into Danger.
        slot: where.
        left: the room that the character has just come from: whoever it fought there is free now, unless somebody
            else stays.
    """
    callers = danger_brings(view, seat, slot, left)
    faces = _faces(view, slot, slime=_person(view, seat).slime)
    return Odds(slot, faces, _by_outcome(faces), callers)


def _faces(view: View, slot: int, *, slime: bool) -> tuple[Face, ...]:
    noisy = {corridor.id for corridor in view.corridors if corridor.noise}
    exits = BOARDS[view.board].by_number[slot]
    faces = []
    for face in FACES:
        outcome: Outcome
        if face == "danger" or (face == "silence" and slime):
            outcome = "danger"
        elif face == "silence":
            outcome = "quiet"
        else:
            outcome = "encounter" if exits[face] in noisy else "noise"
        faces.append(Face(str(face), FACES[face], outcome))
    return tuple(faces)


def danger_brings(view: View, seat: Seat, slot: int, left: int | None = None) -> tuple[int, ...]:
    """The intruders that Danger brings into a room: those next door that fight nobody and have an open way.

    ``left`` is the room that ``seat`` has just come from.
    """
    doors = {corridor.id: corridor.door for corridor in view.corridors}
    neighbours = BOARDS[view.board].neighbours[slot]
    near = {other for _, other in neighbours}
    reached = {other for corridor, other in neighbours if doors[corridor] != "closed"}
    return tuple(one.id for one in view.intruders if one.room in near & reached and _is_free(view, one, seat, left))


def _is_free(view: View, intruder: IntruderView, seat: Seat, left: int | None) -> bool:
    if intruder.room != left:
        return not intruder.in_combat
    return not any(_stands(one, intruder.room) and one.seat != seat for one in view.crew)


# ---------------------------------------------------------------------------------------------- a step


def step_odds(view: View, seat: Seat, slot: int) -> Odds:
    """What a character's step into a room brings: its exploration token, if the room is unexplored, then the roll.

    Nobody rolls where somebody else, or an intruder, is already. Rulebook: Movement.
    """
    room = _room(view, slot)
    left = _person(view, seat).room
    occupied = any(_stands(one, slot) and one.seat != seat for one in view.crew) or any(
        one.room == slot for one in view.intruders
    )
    if room.explored:
        slime = _person(view, seat).slime or room.tile == SLIME_ROOM
        faces = () if occupied else _faces(view, slot, slime=slime)
        if not faces:
            return Odds(slot, (), {"quiet": WHOLE})
        return Odds(slot, faces, _by_outcome(faces), danger_brings(view, seat, slot, left))
    return _first_step(view, seat, room, occupied=occupied)


def _first_step(view: View, seat: Seat, room: RoomView, *, occupied: bool) -> Odds:
    effects = Counter(token.effect for token in possible_tokens(view, room))
    mine = _person(view, seat)
    found: list[tuple[Outcome, Fraction]] = []
    for (slimy, breaks), likely in _floors(view, room).items():
        for effect, count in effects.items():
            part = likely * Fraction(count, effects.total())
            for outcome, chance in _after(view, room, effect, mine.slime or slimy, breaks, occupied):
                found.append((outcome, part * chance))
    faces = () if occupied else _faces(view, room.slot, slime=mine.slime)
    return Odds(room.slot, faces, _sum(found), danger_brings(view, seat, room.slot, mine.room), explores=True)


def _after(
    view: View, room: RoomView, effect: str, slime: bool, breaks: bool, occupied: bool
) -> Iterator[tuple[Outcome, Fraction]]:
    """What an exploration token with this effect brings, with the roll that follows it."""
    ninth_fire = effect == "fire" and not room.fire and view.fire_markers >= FIRE_MARKERS
    ninth_break = effect == "malfunction" and breaks and view.malfunction_markers >= MALFUNCTION_MARKERS
    if ninth_fire or ninth_break:
        yield "destroyed", WHOLE
    elif effect == "danger" or (effect == "silence" and slime):
        yield "danger", WHOLE
    elif effect == "silence" or occupied:
        yield "quiet", WHOLE
    else:
        yield from _by_outcome(_faces(view, room.slot, slime=slime or effect == "slime")).items()


def _by_outcome(faces: tuple[Face, ...]) -> dict[Outcome, Fraction]:
    return _sum((face.outcome, face.chance) for face in faces)


def possible_tokens(view: View, room: RoomView) -> tuple[ExplorationToken, ...]:
    """The exploration tokens that may lie in an unexplored room: all that have not been seen elsewhere."""
    if room.noted_token is not None:
        return (EXPLORATION[room.noted_token],)
    seen = {*view.explored_tokens, *(other.noted_token for other in view.rooms)}
    return tuple(token for token in EXPLORATION.values() if token.id not in seen)


def possible_tiles(view: View, room: RoomView) -> tuple[str, ...]:
    """The tiles that may lie in an unexplored room: all of its kind that have not been seen elsewhere."""
    tile = room.tile or room.noted_tile
    if tile is not None:
        return (tile,)
    seen = {name for other in view.rooms for name in (other.tile, other.noted_tile) if name is not None}
    return tuple(name for name in (BASIC if room.category == "1" else ADDITIONAL) if name not in seen)


def _floors(view: View, room: RoomView) -> dict[tuple[bool, bool], Fraction]:
    """Whether the tile covers whoever enters with slime, and whether it can break down; how likely each is."""
    tiles = possible_tiles(view, room)
    floors: dict[tuple[bool, bool], Fraction] = {}
    for tile in tiles:
        floor = (tile == SLIME_ROOM, ROOMS[tile].malfunction_allowed)
        floors[floor] = floors.get(floor, Fraction(0)) + Fraction(1, len(tiles))
    return floors


# ---------------------------------------------------------------------------------------------- small things


def _sum(parts: Iterable[tuple[Outcome, Fraction]]) -> dict[Outcome, Fraction]:
    sums: dict[Outcome, Fraction] = {}
    for outcome, chance in parts:
        sums[outcome] = sums.get(outcome, Fraction(0)) + chance
    return {outcome: sums[outcome] for outcome in OUTCOMES if outcome in sums}


def _room(view: View, slot: int) -> RoomView:
    return next(room for room in view.rooms if room.slot == slot)


def _person(view: View, seat: Seat) -> CrewView:
    return next(one for one in view.crew if one.seat == seat)


def _stands(one: CrewView, slot: int) -> bool:
    return one.status == "aboard" and one.room == slot
