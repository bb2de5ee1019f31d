"""Before the first round: who plays whom, and who is the alien. Rulebook: Setup."""

from __future__ import annotations

from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import SIDES, PlaceRole, TakeCharacter
from nemesis_desktop.games.the_thing.components.characters import CHARACTERS
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.modes import CHOSEN
from nemesis_desktop.games.the_thing.rules.things.asking import privately
from nemesis_desktop.games.the_thing.zones import ROLES

FIRST_LOOK_CLICKS = 3


def choose_characters(game: Game) -> Play[None]:
    """From the leader clockwise each takes a character; or they were dealt."""
    free: list[str] = [character for character in CHARACTERS if character in game.state.free_characters]
    for who in game.in_order():
        one = game.figure(who)
        if game.state.choosing == CHOSEN:
            acts = [TakeCharacter(character) for character in free]
            act = yield from choose(
                one.seat, game.ask("character", who), acts, topic="character", always=True, face_up=True
            )
            one.character = act.character
            free.remove(act.character)
        game.tell(story.CharacterTaken, who=who, player=one.seat, character=one.character)
    game.state.free_characters = []


def deal_roles(game: Game) -> Play[None]:
    """Everybody sees the role and the first cards: the same clicks for all."""
    for who in game.in_order():
        acts = [PlaceRole(side) for side in SIDES]
        yield from privately(
            game, who, game.ask("first-look", who), acts, topic="first_look", ritual=FIRST_LOOK_CLICKS, barrier="sealed"
        )
        game.tell(story.RoleSeen, who=who, role=ROLES.hides(game.state.roles[who], game.seat_of(who)))


def open_round(game: Game) -> None:
    """The first round begins."""
    game.tell(story.RoundOpens, number=1, who=game.state.leader)
