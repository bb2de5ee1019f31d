"""Movement, careful movement and escape. Rulebook: Movement; Escape of a character."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.exploration import explore
from nemesis_desktop.games.nemesis.rules.deeds.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.harm.attacks import by_size, intruder_attack
from nemesis_desktop.games.nemesis.rules.things.markers import at_space, cover_with_slime, place_noise, quiet_spaces


def enter(game: Game, seat: Seat, slot: int, corridor: str | None, *, careful: bool = False) -> Play[None]:
    """Put a character into a room: explore it, then roll for noise if nobody else stands there and the token did not
    replace the roll.

    ``careful`` enters without a noise roll and without the token's Silence or Danger.
    """
    one = game.character(seat)
    start, one.room = one.room, slot
    game.tell(story.Moves, who=seat, from_=start, to=slot, corridor=corridor)
    empty = not game.others_in(slot, seat) and not game.intruders_in(slot)
    replaced = False
    if not game.room(slot).explored:
        replaced = yield from explore(game, seat, slot, corridor, careful=careful)
    elif game.room(slot).tile == "room_covered_with_slime":
        cover_with_slime(game, seat)
    if empty and not replaced and not careful and game.aboard(seat):
        yield from noise_roll(game, seat)


def move(game: Game, seat: Seat, corridor: str) -> Play[None]:
    """Move to the neighbouring room; in combat this is an escape: every intruder in the room attacks first, the
    largest first.
    """
    if game.in_combat(seat):
        yield from attacks_on_escape(game, seat)
    if game.aboard(seat):
        yield from enter(game, seat, game.board.other_end(corridor, game.place_of(seat)), corridor)


def attacks_on_escape(game: Game, seat: Seat) -> Play[None]:
    """Each intruder attacks the escaping character once; whoever dies stays in the room it tried to leave."""
    game.tell(story.Escapes, who=seat, room=game.place_of(seat))
    for intruder in by_size(game.intruders_in(game.place_of(seat))):
        yield from intruder_attack(game, intruder, seat)


def slip_away(game: Game, seat: Seat, corridor: str) -> Play[None]:
    """An escape without any intruder attack (Suppressive Fire, Covering Fire, Smoke Grenade)."""
    if game.aboard(seat):
        yield from enter(game, seat, game.board.other_end(corridor, game.place_of(seat)), corridor)


def careful_movement(game: Game, seat: Seat, corridor: str) -> Play[None]:
    """Move without a noise roll and put a Noise marker into a quiet corridor of the room entered.

    Out of combat only.
    """
    slot = game.board.other_end(corridor, game.place_of(seat))
    yield from enter(game, seat, slot, corridor, careful=True)
    if not game.aboard(seat):
        return
    acts = [at_space(game, space, "noise-here") for space in quiet_spaces(game, slot)]
    if acts:
        chosen = yield from choose(seat, Text("ask-where-noise", who=game.name(seat)), acts, topic="noise")
        place_noise(game, chosen.id)


def tunnel(game: Game, seat: Seat, slot: int) -> Play[None]:
    """Go through the technical corridors to another room with an entrance (the Mechanic's card, Technical Corridors
    Plan).
    """
    yield from enter(game, seat, slot, None)
