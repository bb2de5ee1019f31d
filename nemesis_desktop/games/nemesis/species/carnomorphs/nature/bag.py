"""What the token drawn at the end of the event phase does. Rulebook: Event phase, Carnomorph development."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.noise import everybody_rolls
from nemesis_desktop.games.nemesis.rules.harm.encounter import resolve_token
from nemesis_desktop.games.nemesis.rules.harm.first_encounter import appear
from nemesis_desktop.games.nemesis.rules.harm.intruders import (
    hide,
    lose_token,
    miniatures_left,
    put_token_aside,
    return_token,
    token_to_bag,
)
from nemesis_desktop.games.nemesis.rules.things.markers import clear_noise
from nemesis_desktop.games.nemesis.species.carnomorphs.components.tokens import BLUE
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.feeding import bait
from nemesis_desktop.games.nemesis.species.species import BLANK

SMALLEST, NEXT, LARGEST = "metagorger", "shambler", "butcher"


def develop(game: Game, token: str) -> Play[None]:
    """The bag grows worse, the small ones breed, the Butcher comes, or everybody rolls for noise."""
    printed = game.species.tokens[token]
    match printed.kind:
        case "metagorger" if printed.sort == BLUE:
            put_token_aside(game)
            token_to_bag(game, SMALLEST)
            yield from everybody_rolls(game, game.in_order())
        case "metagorger":
            return_token(game)
            yield from breed(game)
        case "butcher":
            yield from butcher_comes(game)
        case "blank":
            yield from blank_drawn(game)
        case _:
            # The token returns first, so an encounter caused by the rolls may draw it again.
            return_token(game)
            yield from everybody_rolls(game, game.in_order())


def breed(game: Game) -> Play[None]:
    """A Metagorger in each room with one or with a heavy object, and in the Nest, as long as miniatures are left.

    It is no encounter: nobody is surprised and nothing is drawn. But it can be the first one that anybody sees.
    """
    homes = {one.room for one in game.state.intruders if one.kind == SMALLEST}
    homes |= {slot for slot in game.state.rooms if bait(game, slot)}
    nest = game.ship.explored("nest")
    if nest is not None and not game.state.nest_destroyed:
        homes.add(nest.slot)
    for slot in sorted(homes):
        if miniatures_left(game, SMALLEST) > 0:
            yield from appear(game, SMALLEST, slot)


def butcher_comes(game: Game) -> Play[None]:
    """An encounter with the Butcher for a slimed character, or in the first player's room.

    Already here or dead he does not come: the token is simply out of the bag.
    """
    if game.nature.never_comes(game, LARGEST):
        lose_token(game)
        return
    target = hunted(game)
    if target is None or miniatures_left(game, LARGEST) <= 0:
        put_token_aside(game)
        return
    slot = game.place_of(target)
    game.tell(story.Encounter, who=target, room=slot)
    clear_noise(game, slot)
    yield from resolve_token(game, target, slot)


def hunted(game: Game) -> Seat | None:
    """Of those with slime who has the fewest cards, then the lowest number; with none the first in turn order."""
    there = [seat for seat in game.in_order() if game.active(seat)]
    slimed = [game.character(seat) for seat in there if game.character(seat).slime]
    if slimed:
        return min(slimed, key=lambda one: (len(one.hand), one.number)).seat
    return there[0] if there else None


def blank_drawn(game: Game) -> Play[None]:
    """Free Shamblers hide, a Metagorger goes into the bag, everybody rolls, and only then the blank returns.

    With the bag empty before somebody's roll it returns at once: an encounter always has something to draw (assumed).
    """
    for one in [one for one in game.state.intruders if one.kind == NEXT and not game.fighting(one)]:
        hide(game, one)
    blank = game.state.drawn_token
    assert blank is not None, "it has just been drawn"
    put_token_aside(game)
    token_to_bag(game, SMALLEST)
    for seat in game.in_order():
        if not game.state.bag:
            token_to_bag(game, BLANK)
        yield from everybody_rolls(game, [seat])
    if blank in game.state.supply:
        token_to_bag(game, BLANK)
