"""Encounters: the token, the miniature, the surprise. Rulebook: Encounter; Blank token."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack
from nemesis_desktop.games.nemesis.rules.harm.first_encounter import appear
from nemesis_desktop.games.nemesis.rules.harm.intruders import (
    draw_token,
    lose_token,
    put_token_aside,
    return_token,
    token_kind,
    token_number,
    token_to_bag,
)
from nemesis_desktop.games.nemesis.rules.things.markers import clear_noise, noise_everywhere
from nemesis_desktop.games.nemesis.species.species import BLANK


def encounter(game: Game, seat: Seat, slot: int) -> Play[bool]:
    """An intruder comes out of the dark into the room of ``seat``, who caused it. True if one appeared."""
    game.tell(story.Encounter, who=seat, room=slot)
    clear_noise(game, slot)
    token = draw_token(game)
    game.tell(
        story.TokenDrawn,
        who=seat,
        kind=token_kind(game, token),
        number=token_number(game, token),
        token=token,
        room=slot,
    )
    return (yield from resolve_token(game, seat, slot))


def resolve_token(game: Game, seat: Seat, slot: int, *, surprises: bool = True) -> Play[bool]:
    """Resolve the drawn token in a room.

    ``surprises`` is off for Summoning: no surprise attack, no attack in this phase.
    """
    token = game.state.drawn_token
    assert token is not None, "a token has been drawn"
    kind = token_kind(game, token)
    if kind == BLANK:
        blank_token(game, slot)
        return False
    intruder = yield from appear(game, kind, slot, calm=not surprises)
    if intruder is None:
        game.tell(story.NoMiniature, kind=kind)
        if game.nature.never_comes(game, kind):
            lose_token(game)
        else:
            return_token(game)
        return False
    put_token_aside(game)
    if surprises:
        number = game.nature.surprise_number(game, token_number(game, token))
        cards = len(game.character(seat).hand)
        surprise = cards < number
        game.tell(
            story.SurpriseCheck,
            who=seat,
            number=number,
            cards=cards,
            surprise=surprise,
            kind=kind,
            intruder=intruder.id,
        )
        if surprise:
            yield from intruder_attack(game, intruder, seat, surprise=True)
    return True


def blank_token(game: Game, slot: int) -> None:
    """Noise in every corridor of the room; the blank returns, with a first token if it was alone in the bag."""
    alone = not game.state.bag
    noise_everywhere(game, slot)
    return_token(game)
    if alone:
        token_to_bag(game, game.species.lone_blank)
