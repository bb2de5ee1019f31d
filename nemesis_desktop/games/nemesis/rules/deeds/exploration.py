"""Exploration tokens and what the first to enter a room finds. Rulebook: Movement and exploration tokens."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.noise import danger
from nemesis_desktop.games.nemesis.rules.things.doors import close_door
from nemesis_desktop.games.nemesis.rules.things.markers import cover_with_slime, place_fire, place_malfunction


def explore(game: Game, seat: Seat, slot: int, corridor: str | None, *, careful: bool) -> Play[bool]:
    """Turn the tile and its token over and resolve the token. True if it takes the place of the noise roll.

    ``corridor`` is the one just used, None for technical corridors or another way in. ``careful`` (Careful Movement,
    Reconnaissance) cancels Silence and Danger.
    """
    room = game.room(slot)
    assert room.token is not None, "an unexplored room has its exploration token"
    token = EXPLORATION[room.token]
    room.explored = True
    room.token = None
    game.state.removed.append(token.id)
    game.reveal()
    game.tell(
        story.Explored,
        who=seat,
        room=slot,
        tile=room.tile,
        token=token.id,
        effect=token.effect,
        items=game.mode.items(token),
        printed=token.items,
        less=token.items - game.mode.items(token),
    )
    if room.tile == "room_covered_with_slime":
        cover_with_slime(game, seat)
    if game.ship.tile(slot).item_counter:
        room.items = game.mode.items(token)
    effect = token.effect
    if effect == "silence" and game.character(seat).slime:
        effect = "danger"
    match effect:
        case "silence":
            return not careful
        case "danger":
            if careful:
                return False
            danger(game, slot)
            return True
        case "slime":
            cover_with_slime(game, seat)
        case "fire":
            place_fire(game, slot)
        case "malfunction":
            place_malfunction(game, slot)
        case "doors":
            if corridor is not None:
                yield from close_door(game, corridor, seat)
    return False
