"""Fire, Malfunction, Noise and Slime markers. Rulebook: Noise, slime, fire and malfunction markers."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import AtCorridor, AtNetwork
from nemesis_desktop.games.nemesis.components.tokens import FIRE_MARKERS, MALFUNCTION_MARKERS
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.doom import explode


def fires(game: Game) -> int:
    """Fire markers on the board."""
    return sum(room.fire for room in game.state.rooms.values())


def malfunctions(game: Game) -> int:
    """Malfunction markers on the board."""
    return sum(room.malfunction for room in game.state.rooms.values())


def place_fire(game: Game, slot: int) -> None:
    """Put a Fire marker in a room, explored or not. A second one has no effect; a ninth destroys the ship."""
    room = game.room(slot)
    if room.fire:
        return
    if fires(game) == FIRE_MARKERS:
        explode(game, "fire")
    room.fire = True
    game.tell(story.FirePlaced, room=slot)


def remove_fire(game: Game, slot: int) -> None:
    """Return the Fire marker of a room to the supply."""
    if game.room(slot).fire:
        game.room(slot).fire = False
        game.tell(story.FireRemoved, room=slot)


def may_break(game: Game, slot: int) -> bool:
    """Whether a Malfunction marker can lie in this room: explored, not the Nest, not the Room Covered with Slime."""
    return game.room(slot).explored and game.ship.tile(slot).malfunction_allowed


def place_malfunction(game: Game, slot: int) -> None:
    """Put a Malfunction marker in a room where one may lie. A second one has no effect; a ninth destroys the ship."""
    room = game.room(slot)
    if room.malfunction or not may_break(game, slot):
        return
    if malfunctions(game) == MALFUNCTION_MARKERS:
        explode(game, "hull")
    room.malfunction = True
    game.tell(story.MalfunctionPlaced, room=slot)


def remove_malfunction(game: Game, slot: int) -> None:
    """Return the Malfunction marker of a room to the supply."""
    if game.room(slot).malfunction:
        game.room(slot).malfunction = False
        game.tell(story.MalfunctionRemoved, room=slot)


def place_noise(game: Game, space: str) -> None:
    """Put a Noise marker in a corridor or in technical corridors; never more than one."""
    if space not in game.state.noise:
        game.state.noise[space] = True
        game.tell(story.NoisePlaced, corridor=space)


def hush(game: Game, space: str) -> None:
    """Take the Noise marker out of a corridor or of technical corridors."""
    if game.state.noise.pop(space, False):
        game.tell(story.NoiseRemoved, corridor=space)


def noise_everywhere(game: Game, slot: int) -> None:
    """A Noise marker in every corridor of the room that has none, technical corridors included."""
    for space in game.board.spaces[slot]:
        place_noise(game, space)


def quiet_spaces(game: Game, slot: int) -> list[str]:
    """The corridors of a room without a Noise marker, technical corridors included."""
    return [space for space in game.board.spaces[slot] if space not in game.state.noise]


def at_space(game: Game, space: str, option: str) -> AtCorridor | AtNetwork:
    """Aim at a space for noise: a corridor, or the technical corridors."""
    return AtNetwork(space, option) if space in game.board.networks else AtCorridor(space, option)


def clear_noise(game: Game, slot: int) -> None:
    """Remove the Noise markers of every corridor of the room, technical corridors included."""
    cleared = [space for space in game.board.spaces[slot] if game.state.noise.pop(space, False)]
    if cleared:
        game.tell(story.NoiseCleared, room=slot, spaces=tuple(cleared))


def cover_with_slime(game: Game, seat: Seat) -> None:
    """Give a Slime marker; a second one has no effect."""
    one = game.character(seat)
    if not one.slime:
        one.slime = True
        game.tell(story.Slimed, who=seat)


def wash_slime(game: Game, seat: Seat) -> None:
    """Remove the Slime marker."""
    one = game.character(seat)
    if one.slime:
        one.slime = False
        game.tell(story.SlimeRemoved, who=seat)
