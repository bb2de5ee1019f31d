"""Light and serious wounds, dressing, healing, death and what the dead leave.

Rulebook: Wounds and death of characters.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.wounds import LIGHT_WOUND_SPACES, SERIOUS_WOUND_LIMIT, wound_kind
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.belongings import drop_until_it_fits, held, lay_down
from nemesis_desktop.games.nemesis.rules.things.doom import end_if_nobody_acts
from nemesis_desktop.games.nemesis.rules.things.piles import discard, draw
from nemesis_desktop.games.nemesis.rules.things.pods import unlock_all
from nemesis_desktop.games.nemesis.said.wording import is_object
from nemesis_desktop.games.nemesis.state import DEAD, Character, Wound


def suffer_light_wound(game: Game, seat: Seat, cause: str) -> Play[None]:
    """One light wound; the third becomes a serious wound and clears the track.

    ``cause`` names what kills, if it kills.
    """
    if not game.active(seat) or game.nature.spares(game, seat, serious=False):
        return
    one = game.character(seat)
    if len(one.wounds) >= SERIOUS_WOUND_LIMIT:
        die(game, seat, cause)
    elif one.light < LIGHT_WOUND_SPACES:
        one.light += 1
        game.tell(story.LightWound, who=seat, reason=cause)
    else:
        one.light = 0
        yield from suffer_serious_wound(game, seat, cause)


def suffer_light_wounds(game: Game, seat: Seat, count: int, cause: str) -> Play[None]:
    """Several light wounds, one by one."""
    for _ in range(count):
        yield from suffer_light_wound(game, seat, cause)


def suffer_serious_wound(game: Game, seat: Seat, cause: str) -> Play[None]:
    """Draw a serious wound card; with three already, dressed ones included, the character dies."""
    if not game.active(seat) or game.nature.spares(game, seat, serious=True):
        return
    one = game.character(seat)
    if len(one.wounds) >= SERIOUS_WOUND_LIMIT:
        die(game, seat, cause)
        return
    card = draw(game, "wound")
    if card is None:
        return
    # The Scientist's trait: a Leg wound is dressed from the start.
    dressed = wound_kind(card) == "leg" and game.has_trait(seat, "scientist")
    one.wounds.append(Wound(card, dressed))
    # What is left on the track of light wounds: a third one has just become this card.
    game.tell(story.SeriousWound, who=seat, wound=card, reason=cause, light=one.light, dressed=dressed)
    if wound_kind(card) == "arm":
        yield from drop_until_it_fits(game, seat)


def dress(game: Game, seat: Seat, card: str) -> None:
    """Turn a serious wound face down: the effect stops, the card still counts."""
    wound = next(wound for wound in game.character(seat).wounds if wound.card == card)
    wound.dressed = True
    game.tell(story.WoundDressed, who=seat, wound=card)


def heal_dressed(game: Game, seat: Seat, card: str) -> None:
    """Discard a dressed serious wound."""
    one = game.character(seat)
    one.wounds = [wound for wound in one.wounds if wound.card != card]
    discard(game, "wound", card)
    game.tell(story.WoundHealed, who=seat, wound=card)


def heal_light(game: Game, seat: Seat, count: int = LIGHT_WOUND_SPACES) -> None:
    """Heal up to ``count`` light wounds."""
    one = game.character(seat)
    healed = min(count, one.light)
    if healed:
        one.light -= healed
        game.tell(story.LightHealed, who=seat, count=healed)


def open_wounds(game: Game, seat: Seat) -> list[str]:
    """Serious wounds that can be dressed."""
    return [wound.card for wound in game.character(seat).wounds if not wound.dressed]


def dressed_wounds(game: Game, seat: Seat) -> list[str]:
    """Serious wounds that can be healed."""
    return [wound.card for wound in game.character(seat).wounds if wound.dressed]


def die(game: Game, seat: Seat, cause: str) -> None:
    """The character dies: a corpse and the heavy objects it carried stay in its room, its item cards leave the game
    unseen.

    The first death of the game unlocks all escape pods. Death is a state, nothing else stops because of it.
    """
    one = game.character(seat)
    if not game.active(seat):
        return
    one.status, one.cause, one.pod = DEAD, cause, 0
    game.barrier = "reveal"
    _leave_things(game, one)
    lay_down(game, one.room, f"corpse_{seat}")
    game.tell(story.Dies, who=seat, room=one.room, cause=cause)
    game.nature.dies(game, seat)
    if not game.state.first_dead or game.state.dying_together:
        game.state.first_dead.append(seat)
    if not game.state.first_death:
        game.state.first_death = True
        game.tell(story.FirstDeath, who=seat)
        unlock_all(game)
    if not game.state.dying_together:
        end_if_nobody_acts(game)


def _leave_things(game: Game, one: Character) -> None:
    """Heavy objects fall to the floor; item cards leave the game, or stay with who may be revived."""
    for thing in [thing for thing in held(one) if is_object(thing)]:
        lay_down(game, one.room, thing)
    one.hands = [slot for slot in one.hands if not is_object(slot[0])]
    if game.mode.revival:
        return
    gone = [*held(one), *one.inventory]
    gone += [item for item, host in game.state.attached.items() if host in gone]
    one.hands, one.inventory = [], []
    for item in gone:
        game.state.ammo.pop(item, None)
        game.state.attached.pop(item, None)
        game.state.removed.append(item)


@contextmanager
def at_once(game: Game) -> Iterator[None]:
    """An effect that may kill several people at the same time; whether the game ends is looked at after all of them."""
    game.state.dying_together = not game.state.first_dead
    yield
    game.state.dying_together = False
    end_if_nobody_acts(game)
