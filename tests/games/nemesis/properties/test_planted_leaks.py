"""A test of the test: each kind of leak, planted on purpose, is caught by the secrecy property.

Every leak has a random game in which the property soon meets it, and how much of that game is looked at closely. Where
the rules change so that it is met no more, another game will do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest
from attrs import evolve, frozen

from nemesis_desktop.engine.decision import Act, Refusal, Seat
from nemesis_desktop.engine.events import Event, Fact
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.engine.zones import Audience
from nemesis_desktop.games.nemesis import seeing, story
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds import actions, reactions, search
from nemesis_desktop.games.nemesis.rules.harm import attacks, first_encounter
from nemesis_desktop.games.nemesis.rules.rounds import turn
from nemesis_desktop.games.nemesis.rules.things.moments import held_card
from nemesis_desktop.games.nemesis.rules.things.piles import discard_from_hand
from nemesis_desktop.games.nemesis.species.carnomorphs.nature import mutation
from nemesis_desktop.games.nemesis.species.shelf import DEFAULT
from nemesis_desktop.games.nemesis.state import Character
from nemesis_desktop.games.nemesis.view import CrewView, MineView
from tests.games.nemesis.properties.random_play import setup_for
from tests.games.nemesis.properties.watching import LeakError, Watch

Plant = Callable[[pytest.MonkeyPatch], None]
PEOPLE, PLAYED = 3, 150
"""People and answers of the game in which a leak must be caught."""


class OpenZone:
    """A zone that hides nothing of what is told."""

    def hides(self, value: Fact, *abouts: object) -> Fact:
        """The plain fact, for everybody."""
        return value


def others(game: Game, seat: Seat) -> Iterator[Character]:
    """Everybody else."""
    return (one for one in game.state.crew if one.seat != seat)


def search_told_to_everybody(plant: pytest.MonkeyPatch) -> None:
    """What somebody finds in a search stands in everybody's log."""
    plant.setattr(search, "LOOKING", OpenZone())


def look_shown_to_everybody(plant: pytest.MonkeyPatch) -> None:
    """The cards that somebody looks at lie in everybody's view."""
    plant.setattr(seeing, "LOOKING", evolve(seeing.LOOKING, audience=Audience.EVERYBODY))


def only_the_holder_is_asked(plant: pytest.MonkeyPatch) -> None:
    """A reaction is offered only to whoever holds the card."""

    def holds(game: Game, seat: Seat, kind: str) -> bool:
        return held_card(game, seat, kind) is not None

    plant.setattr(reactions, "could_hold", holds)
    plant.setattr(attacks, "could_hold", holds)


def deck_order_in_the_view(plant: pytest.MonkeyPatch) -> None:
    """The view shows which card is on top of a deck."""
    real = seeing._crew

    def crew(game: Game, one: Character, **rest: Any) -> CrewView:
        seen = real(game, one, **rest)
        return evolve(seen, discard=(*seen.discard, *one.deck[-1:]))

    plant.setattr(seeing, "_crew", crew)


def infection_shown_unscanned(plant: pytest.MonkeyPatch) -> None:
    """Whoever holds a Contamination card sees whether it is infected, without a scanner."""
    real = seeing._mine

    def mine(game: Game, seat: Seat) -> MineView:
        seen = real(game, seat)
        return evolve(seen, hand=tuple(f"{card}!" if card in game.state.infected else card for card in seen.hand))

    plant.setattr(seeing, "_mine", mine)


def an_act_depends_on_another_hand(plant: pytest.MonkeyPatch) -> None:
    """What can be done in a turn depends on what others hold."""
    real = turn.survey

    def survey(game: Game, me: Seat) -> list[Any]:
        feared = any(held_card(game, one.seat, "interruption") for one in others(game, me))
        return real(game, me)[feared:]

    plant.setattr(turn, "survey", survey)


def a_refusal_names_another_hand(plant: pytest.MonkeyPatch) -> None:
    """Why something cannot be done is told by what others hold."""
    real = turn.refusals

    def refusals(game: Game, me: Seat) -> Sequence[Refusal]:
        hands = [card for one in others(game, me) for card in one.hand[:1]]
        return [*real(game, me), *(Refusal((), Text("reason-cost", card=card)) for card in hands)]

    plant.setattr(turn, "refusals", refusals)


def refused_objective_shown(plant: pytest.MonkeyPatch) -> None:
    """The objective that somebody has not kept lies in everybody's view."""
    real = seeing._crew

    def crew(game: Game, one: Character, **rest: Any) -> CrewView:
        return evolve(real(game, one, **rest), cause_of_death=one.refused)

    plant.setattr(seeing, "_crew", crew)


def kept_objective_told(plant: pytest.MonkeyPatch) -> None:
    """Everybody's log names the objective that somebody keeps."""
    plant.setattr(first_encounter, "OBJECTIVES", OpenZone())


def words_name_a_hidden_card(plant: pytest.MonkeyPatch) -> None:
    """The facts of an event are public, but its sentence names a card of a hand."""
    real = Game.words

    def words(game: Game, facts: Mapping[str, Fact]) -> Mapping[str, Argument]:
        who = facts.get("who")
        hand = game.character(who).hand if isinstance(who, int) else []
        return {**real(game, facts), **({"card": Text(f"action-{hand[0]}")} if hand else {})}

    plant.setattr(Game, "words", words)


def token_number_told(plant: pytest.MonkeyPatch) -> None:
    """Everybody hears which token of its kind goes into the bag."""
    told = Game.tell

    class TokenToBag(story.TokenToBag):
        token: str

    def tell(game: Game, kind: Callable[..., Event], /, **said: Any) -> None:
        if kind is story.TokenToBag:
            kind, said = TokenToBag, {**said, "token": game.state.bag[-1]}
        told(game, kind, **said)

    plant.setattr(Game, "tell", tell)


def looks_can_be_taken_back(plant: pytest.MonkeyPatch) -> None:
    """Something hidden is seen, and the answer that showed it can be taken back."""
    plant.setattr(Game, "reveal", lambda game: None)


def paying_also(plant: pytest.MonkeyPatch, throws: Callable[[Game, Seat], object]) -> None:
    """After each payment, which can be taken back, something more is laid open."""
    real = actions._say

    def say(game: Game, me: Seat, act: Act) -> None:
        throws(game, me)
        real(game, me, act)

    plant.setattr(actions, "_say", say)


def another_hand_pays_too(plant: pytest.MonkeyPatch) -> None:
    """With a payment a card of everybody else is turned over."""
    paying_also(
        plant,
        lambda game, me: [discard_from_hand(game, one.seat, card) for one in others(game, me) for card in one.hand[:1]],
    )


def the_next_card_pays_too(plant: pytest.MonkeyPatch) -> None:
    """With a payment the top card of the own deck is turned over, which nobody knows."""

    def throws(game: Game, me: Seat) -> None:
        one = game.character(me)
        one.discard += [one.deck.pop()] if one.deck else []

    paying_also(plant, throws)


def a_blind_card_pays_too(plant: pytest.MonkeyPatch) -> None:
    """One more card of the own hand is paid: which, is left to a die that does not bar the way back."""

    def throws(game: Game, me: Seat) -> None:
        if hand := game.character(me).hand:
            discard_from_hand(game, me, str(game.state.chance.pick("board", hand)))

    paying_also(plant, throws)


def an_explanation_depends_on_another_hand(plant: pytest.MonkeyPatch) -> None:
    """An act is called grave where somebody else could interrupt it, by the cards that they really hold."""

    def is_grave(game: Game, me: Seat, act: Act, so_far: object = ()) -> bool:
        return any(held_card(game, one.seat, "interruption") is not None for one in others(game, me))

    plant.setattr(turn, "is_grave", is_grave)


def mutation_shown_face_down(plant: pytest.MonkeyPatch) -> None:
    """A mutation card that lies face down is in everybody's view."""
    plant.setattr(seeing, "MUTATIONS", evolve(seeing.MUTATIONS, audience=Audience.EVERYBODY))


def mutation_told_to_everybody(plant: pytest.MonkeyPatch) -> None:
    """Everybody's log names the mutation card that somebody keeps."""
    plant.setattr(mutation, "MUTATION_ZONE", OpenZone())


def refused_mutation_told(plant: pytest.MonkeyPatch) -> None:
    """Everybody's log names what lies on the mutation deck after one has been shuffled back."""
    told = Game.tell

    class MutationTaken(story.MutationTaken):
        refused: str

    def tell(game: Game, kind: Callable[..., Event], /, **said: Any) -> None:
        if kind is story.MutationTaken:
            kind, said = MutationTaken, {**said, "refused": game.state.decks["mutation"][-1]}
        told(game, kind, **said)

    plant.setattr(Game, "tell", tell)


def adaptation_shown_face_down(plant: pytest.MonkeyPatch) -> None:
    """The adaptations lie in everybody's view before one of their kind has appeared."""
    plant.setattr(seeing, "WEAKNESSES", evolve(seeing.WEAKNESSES, audience=Audience.EVERYBODY))


@frozen
class Planted:
    """A leak, and the game in which it shows."""

    leak: Plant
    seed: int = 0
    answers: float = 0.4
    views: float = 0.1
    species: str = DEFAULT


LEAKS = (
    Planted(search_told_to_everybody, answers=0),
    Planted(look_shown_to_everybody, answers=0, views=1),
    Planted(only_the_holder_is_asked),
    Planted(deck_order_in_the_view),
    Planted(infection_shown_unscanned, answers=0, views=0.5),
    Planted(an_act_depends_on_another_hand),
    Planted(a_refusal_names_another_hand),
    Planted(an_explanation_depends_on_another_hand),
    Planted(refused_objective_shown, seed=2, answers=0),
    Planted(kept_objective_told, answers=0),
    Planted(words_name_a_hidden_card),
    Planted(token_number_told, seed=1, answers=0),
    Planted(looks_can_be_taken_back, seed=4),
    Planted(another_hand_pays_too, seed=1, views=0.02),
    Planted(the_next_card_pays_too, views=0.02),
    Planted(a_blind_card_pays_too, views=0.02),
    Planted(mutation_shown_face_down, answers=0, views=1, species="carnomorphs"),
    Planted(mutation_told_to_everybody, seed=1, answers=0.3, species="carnomorphs"),
    Planted(refused_mutation_told, seed=1, answers=0.3, species="carnomorphs"),
    Planted(adaptation_shown_face_down, answers=0, views=1, species="carnomorphs"),
)


@pytest.mark.parametrize("planted", LEAKS, ids=lambda one: one.leak.__name__)
def test_a_planted_leak_is_caught(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.leak(monkeypatch)
    with pytest.raises(LeakError):
        setup = evolve(setup_for(PEOPLE), species=planted.species)
        Watch(planted.seed, setup, planted.answers, planted.views, PLAYED).run()
