"""Doors: open, closed, destroyed. Rulebook: Door tokens."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import AtCorridor
from nemesis_desktop.games.nemesis.components.tokens import DOOR_TOKENS
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.state import CLOSED, DESTROYED, OPEN

# Of each corridor once, like the acts of a turn.
_door = cache(AtCorridor)


def _set(game: Game, corridor: str, door: str) -> None:
    if door == OPEN:
        game.state.doors.pop(corridor, None)
    else:
        game.state.doors[corridor] = door
    game.tell(story.Door, corridor=corridor, door=door)
    if door != CLOSED:
        _let_air_in(game, corridor)


def _let_air_in(game: Game, corridor: str) -> None:
    """A door of the room being decompressed has opened: the token is removed and nothing happens.

    Rulebook: Airlock Control.
    """
    slot = game.state.decompression
    if slot is not None and any(corridor == own for own, _ in game.board.neighbours[slot]):
        game.state.decompression = None
        game.tell(story.DecompressionStopped, room=slot)


def open_door(game: Game, corridor: str) -> None:
    """Open a closed door; its token returns to the supply."""
    if game.door(corridor) == CLOSED:
        _set(game, corridor, OPEN)


def destroy_door(game: Game, corridor: str) -> None:
    """Destroy a closed door; the token stays, lying."""
    if game.door(corridor) == CLOSED:
        _set(game, corridor, DESTROYED)


def close_door(
    game: Game, corridor: str, chooser: Seat, keep: Collection[str] = (), *, destroyed_too: bool = False
) -> Play[None]:
    """Put a closed door in a corridor; where one is destroyed nothing happens, unless ``destroyed_too`` (Plasma Torch).

    With all 12 tokens on the board ``chooser`` takes any door that is not destroyed, except those in ``keep``.
    """
    now = game.door(corridor)
    if now == CLOSED or (now == DESTROYED and not destroyed_too):
        return
    if now == OPEN and len(game.state.doors) >= DOOR_TOKENS:
        movable = [
            AtCorridor(other, "take-door")
            for other, door in game.state.doors.items()
            if door == CLOSED and other not in keep
        ]
        if not movable:
            return  # Nothing can be placed: every token is destroyed or needed for this same effect.
        taken = yield from choose(chooser, Text("ask-door-to-move", who=game.name(chooser)), movable, topic="door")
        _set(game, taken.corridor, OPEN)
    _set(game, corridor, CLOSED)


def toggle_targets(game: Game, slot: int, *, destroyed_too: bool = False) -> list[AtCorridor]:
    """Corridors of a room whose door can be opened or closed."""
    return [
        _door(corridor, "door")
        for corridor, _ in game.board.neighbours[slot]
        if destroyed_too or game.door(corridor) != DESTROYED
    ]


def slots_with_doors(game: Game) -> list[int]:
    """Rooms around which there is a door, or a place for one: not every corridor's door is destroyed."""
    gone, around = [way for way, door in game.state.doors.items() if door == DESTROYED], game.board.neighbours
    return [slot for slot in game.state.rooms if not gone or any(way not in gone for way, _ in around[slot])]


def toggle_door(game: Game, corridor: str, chooser: Seat, *, destroyed_too: bool = False) -> Play[None]:
    """Open a closed door, close an open one."""
    if game.door(corridor) == CLOSED:
        open_door(game, corridor)
    else:
        yield from close_door(game, corridor, chooser, destroyed_too=destroyed_too)


def passable_neighbours(game: Game, slot: int) -> list[tuple[str, int]]:
    """Corridors without a closed door, with the room at the other end: what counts as neighbouring for people, fire
    and grenades.
    """
    doors = game.state.doors
    return [(corridor, other) for corridor, other in game.board.neighbours[slot] if doors.get(corridor) != CLOSED]


def neighbour_slots(game: Game, slot: int) -> list[int]:
    """Neighbouring rooms no closed door shuts off, each once, in order of their number."""
    return sorted({other for _, other in passable_neighbours(game, slot)})


# ---------------------------------------------------------------- the airlock


def can_be_sealed(game: Game, slot: int) -> bool:
    """None of a room's doors is destroyed, and there are tokens for all: one destroyed elsewhere is in use for good."""
    corridors = game.board.neighbours[slot]
    lost = sum(door == DESTROYED for door in game.state.doors.values())
    return lost + len(corridors) <= DOOR_TOKENS and all(game.door(way) != DESTROYED for way, _ in corridors)


def decompress(game: Game, slot: int, chooser: Seat) -> Play[None]:
    """Close all doors of a room; if they are still closed when all have passed, whatever lives there dies.

    Rulebook: Airlock Control.
    """
    corridors = [corridor for corridor, _ in game.board.neighbours[slot]]
    for corridor in corridors:
        yield from close_door(game, corridor, chooser, keep=corridors)
    if all(game.door(corridor) == CLOSED for corridor in corridors):
        game.state.decompression = slot
        game.tell(story.DecompressionStarts, room=slot)
