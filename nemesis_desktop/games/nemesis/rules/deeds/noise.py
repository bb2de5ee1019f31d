"""Noise rolls and Danger. Rulebook: Noise roll."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose_or
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import No, Pay
from nemesis_desktop.games.nemesis.components.tokens import NOISE_DIE
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.rules.harm.intruders import move_together
from nemesis_desktop.games.nemesis.rules.things.belongings import held
from nemesis_desktop.games.nemesis.rules.things.markers import noise_everywhere, place_noise
from nemesis_desktop.games.nemesis.rules.things.piles import action_cards, discard_from_hand


def noise_roll(game: Game, seat: Seat) -> Play[bool]:
    """Roll for the character's room (for one waiting in a pod: its Evacuation Section).

    True if an intruder appeared or came there.
    """
    if not game.active(seat):
        return False
    slot = game.place_of(seat)
    face = yield from _rolled(game, seat, slot)
    if face == "silence" and game.character(seat).slime:
        face = "danger"
        game.tell(story.SlimeMakesDanger, who=seat)
    if face == "danger":
        return danger(game, slot)
    if face == "silence":
        return False
    space = game.board.by_number[slot][int(face)]
    if not game.ship.noisy(space):
        place_noise(game, space)
        return False
    return (yield from encounter(game, seat, slot))


def _rolled(game: Game, seat: Seat, slot: int) -> Play[int | str]:
    """The face of the noise die, after the Motion Scanner's reroll if its owner wants one (once per roll)."""
    face: int | str = game.pick("noise", NOISE_DIE)
    game.tell(story.NoiseRolled, who=seat, room=slot, face=str(face))
    # The scanner is heavy, so everybody sees who holds it: the owner is simply asked. Out of combat only, as printed.
    if "motion_scanner" not in held(game.character(seat)) or game.in_combat(seat):
        return face
    payment = [Pay(card) for card in action_cards(game, seat)]
    prompt = Text("ask-motion-scanner", who=game.name(seat), face=Text(f"face-{face}"))
    paid = yield from choose_or(seat, prompt, payment, No(), topic="reroll")
    if isinstance(paid, No):
        return face
    discard_from_hand(game, seat, paid.card)
    face = game.pick("noise", NOISE_DIE)
    game.tell(story.NoiseRerolled, who=seat, room=slot, face=str(face))
    return face


def danger(game: Game, slot: int) -> bool:
    """Every free intruder next door moves in; where there is none, noise in every corridor of the room. True if one
    came.

    A closed door is destroyed and stops its intruders; that they tried is enough for no markers.
    """
    tried, came = come_running(game, slot)
    if not tried:
        noise_everywhere(game, slot)
    return came


def come_running(game: Game, slot: int) -> tuple[bool, bool]:
    """Every free intruder next door moves in: whether one tried, and whether one came."""
    tried = False
    came = False
    for neighbour in sorted({other for _, other in game.board.neighbours[slot]}):
        movers = [one for one in game.intruders_in(neighbour) if not game.fighting(one)]
        if movers:
            tried = True
            move_together(game, movers, best_way(game, neighbour, slot))
            came = came or any(one.room == slot for one in movers)
    return tried, came


def best_way(game: Game, start: int, end: int) -> str:
    """The corridor that intruders take: of two between the same rooms, one whose door is not closed."""
    ways = [corridor for corridor, other in game.board.neighbours[start] if other == end]
    return min(ways, key=lambda corridor: game.door(corridor) == "closed")


def everybody_rolls(game: Game, seats: list[Seat]) -> Play[None]:
    """These people roll one after the other, each result finished before the next; who is in combat by then does not
    roll.
    """
    for seat in seats:
        if game.active(seat) and not game.in_combat(seat):
            yield from noise_roll(game, seat)
