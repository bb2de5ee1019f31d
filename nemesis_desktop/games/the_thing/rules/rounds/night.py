"""Phases 7 and 8: food, dogs, the next leader. Rulebook: Food, Dogs and leader."""

from __future__ import annotations

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import Throw
from nemesis_desktop.games.the_thing.components.locations import KENNEL
from nemesis_desktop.games.the_thing.components.things import ACTIONS, HAND_LIMIT_STARVING, MEAL
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.modes import TAME_KENNEL
from nemesis_desktop.games.the_thing.rules.things.asking import privately
from nemesis_desktop.games.the_thing.state import NOBODY
from nemesis_desktop.games.the_thing.zones import HANDS

THROW_CLICKS = 2


def eat(game: Game) -> Play[None]:
    """All that is cooked feeds everybody, or four pieces of the pantry; otherwise the station starves from now on."""
    state = game.state
    if state.kitchen:
        game.tell(story.CookedEaten, count=state.kitchen)
        state.eaten += state.kitchen
        state.kitchen = 0
        return
    eaten = min(MEAL, state.pantry)
    state.pantry -= eaten
    state.eaten += eaten
    if eaten == MEAL:
        game.tell(story.RawEaten, count=eaten)
    elif not state.starving:
        state.starving = True
        game.tell(story.Starving, count=eaten)
        yield from _throw_cards(game)


def _throw_cards(game: Game) -> Play[None]:
    """Whoever holds more than the new limit throws a card of choice at once."""
    for who in game.in_order():
        hand = game.figure(who).hand
        while len(hand) > HAND_LIMIT_STARVING:
            acts = [Throw(card) for card in ACTIONS if card in hand]
            act = yield from privately(
                game, who, game.ask("throw", who), acts, topic="throw", ritual=THROW_CLICKS, barrier="sealed"
            )
            hand.remove(act.card)
            game.state.discard.append(act.card)
            game.tell(story.CardThrown, who=who, card=HANDS.hides(act.card, game.seat_of(who)))


def move_dogs(game: Game) -> None:
    """All dogs outside the kennel go elsewhere, each to a location of its own; in round 1 they leave the kennel."""
    state = game.state
    loose = state.waiting_dogs
    for spot in state.spots.values():
        loose += spot.dog
        spot.dog = False
    state.waiting_dogs = 0
    if not state.dogs_out:
        state.dogs_out = True
        loose += state.kennel_dogs
        state.kennel_dogs = 0
    game.shuffle("locations", state.locations)
    drawn: list[str] = []
    _place_dogs(game, loose, drawn)
    state.turned_up = drawn


def _place_dogs(game: Game, loose: int, drawn: list[str]) -> None:
    """One card for each dog; the kennel card lets out those in the kennel. Dogs without a card wait outside (D28)."""
    state = game.state
    while loose:
        if not state.locations:
            state.waiting_dogs += loose
            return
        place = turn_card(game)
        if place == KENNEL:
            loose += _open_kennel(game)
            continue
        drawn.append(place)
        game.spot(place).dog = True
        game.tell(story.DogComes, place=place)
        loose -= 1


def turn_card(game: Game) -> str:
    """Turn up the top location card: everybody has seen it."""
    game.barrier = "reveal"
    return game.state.locations.pop()


def _open_kennel(game: Game) -> int:
    """The card goes onto the kennel, and the dogs in it come out."""
    state = game.state
    freed, state.kennel_dogs, state.kennel_card_out = state.kennel_dogs, 0, True
    game.tell(story.KennelOpens, count=freed)
    return freed


def pass_leader(game: Game) -> None:
    """Whoever holds the leader token leads; otherwise the leader stays."""
    state = game.state
    if state.token_holder != NOBODY:
        state.leader, state.token_holder = state.token_holder, NOBODY
        game.tell(story.NewLeader, who=state.leader)


def place_token(game: Game) -> str:
    """A further card says where the leader token lies; then all cards are one deck again, and a round is over."""
    state = game.state
    drawn, state.turned_up = state.turned_up, []
    state.token_place = ""
    while state.locations:
        place = turn_card(game)
        if place == KENNEL:
            _place_dogs(game, _open_kennel(game), drawn)
            continue
        drawn.append(place)
        state.token_place = place
        game.tell(story.LeaderToken, place=place)
        break
    close_deck(game, drawn)
    next_round(game)
    return "roll_weather"


def close_deck(game: Game, drawn: list[str]) -> None:
    """Shuffle all location cards; the kennel card belongs in while a dog is in the kennel."""
    state = game.state
    state.locations.extend(drawn)
    tame = TAME_KENNEL in state.variants
    if state.kennel_dogs and state.kennel_card_out and not tame:
        state.locations.append(KENNEL)
        state.kennel_card_out = False
    game.shuffle("locations", state.locations)


def next_round(game: Game) -> None:
    """A new round begins."""
    state = game.state
    state.round += 1
    state.met_alien = []
    game.tell(story.RoundOpens, number=state.round, who=state.leader)
