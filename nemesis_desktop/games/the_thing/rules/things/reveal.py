"""Becoming a revealed alien, and leaving the game. Rulebook: Revealed aliens."""

from __future__ import annotations

from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.components.things import COOP_NUMBERS, NUMBERS
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.piles import strip
from nemesis_desktop.games.the_thing.rules.things.tracks import move_threat_by
from nemesis_desktop.games.the_thing.rules.things.verdict import check_absorbed
from nemesis_desktop.games.the_thing.state import ABSORBED, NOBODY, REVEALED


def leave(game: Game, who: int, status: str) -> None:
    """A figure leaves the station: its things go under the decks, the leader board to the left neighbour (D13, D40)."""
    state, one = game.state, game.figure(who)
    strip(game, who)
    one.status, one.place, one.lying = status, "", False
    if state.token_holder == who:
        state.token_holder = NOBODY
    if state.leader == who:
        heir = own_other(game, who) if game.coop else game.next_character(who)
        if heir is not None:
            state.leader = heir
            game.tell(story.NewLeader, who=heir)


def own_other(game: Game, who: int) -> int | None:
    """Another character of the same person, who goes on leading with it; otherwise the next one to the left."""
    seat = game.seat_of(who)
    own = [other for other in game.characters if game.seat_of(other) == seat]
    return own[0] if own else game.next_character(who)


def reveal(game: Game, who: int, turned: bool = True) -> None:
    """Somebody is an alien openly: the first brings the game's first power, every later one 1 more.

    In the cooperative game the threat marker then makes way for the discs on its space.

    Args:
        turned: the role card lies open; in the cooperative game only a test turns it.
    """
    state, one = game.state, game.figure(who)
    if state.first_reveal:
        state.pool += 1
    else:
        state.first_reveal = True
        numbers = COOP_NUMBERS if game.coop else NUMBERS[len(state.figures)]
        state.pool += numbers.power
    one.open = turned
    game.note("revealed", who)
    game.barrier = "reveal"
    leave(game, who, REVEALED)
    game.tell(story.AlienRevealed, who=who, power=state.pool)
    if game.coop:
        move_threat_by(game, sum(game.figure(other).disc == state.threat for other in game.characters))
        check_absorbed(game)


def absorb(game: Game, who: int, place: str) -> None:
    """A character leaves the game and stays in its team; its card lies closed to the end (D12)."""
    leave(game, who, ABSORBED)
    game.tell(story.CharacterAbsorbed, who=who, place=place)
    check_absorbed(game)
