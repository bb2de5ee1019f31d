"""Encounters: the token, the miniature, the surprise. Rulebook: Encounter; Blank token."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.components.tokens import INTRUDER_TOKENS
from nemesis_desktop.games.nemesis.rules.attacks import intruder_attack
from nemesis_desktop.games.nemesis.rules.first_encounter import appear
from nemesis_desktop.games.nemesis.rules.intruders import (
    draw_token,
    put_token_aside,
    return_token,
    token_kind,
    token_to_bag,
)
from nemesis_desktop.games.nemesis.rules.markers import clear_noise, noise_everywhere
from nemesis_desktop.games.nemesis.table import Game


def encounter(game: Game, seat: Seat, slot: int) -> Play[bool]:
    """An intruder comes out of the dark into the room of ``seat``, who caused it. True if one appeared."""
    game.tell(story.Encounter, who=seat, room=slot)
    clear_noise(game, slot)
    token = draw_token(game)
    game.tell(
        story.TokenDrawn,
        who=seat,
        kind=token_kind(token),
        number=INTRUDER_TOKENS[token].number or 0,
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
    kind = token_kind(token)
    if kind == "blank":
        blank_token(game, slot)
        return False
    intruder = yield from appear(game, kind, slot, calm=not surprises)
    if intruder is None:
        game.tell(story.NoMiniature, kind=kind)
        return_token(game)
        return False
    put_token_aside(game)
    if surprises:
        number = surprise_number(game, token)
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


def surprise_number(game: Game, token: str) -> int:
    """The number on a token; one lower, at least 1, once Reaction to Danger is known."""
    number = INTRUDER_TOKENS[token].number or 0
    return max(1, number - 1) if game.knows_weakness("reaction_to_danger") else number


def blank_token(game: Game, slot: int) -> None:
    """Noise in every corridor of the room; the blank returns, with an adult if it was alone in the bag."""
    alone = not game.state.bag
    noise_everywhere(game, slot)
    return_token(game)
    if alone:
        token_to_bag(game, "adult")
