"""Each proof of secrecy fails where a secret is given away: otherwise it would prove nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import Lay
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.kind import KIND, TheThing
from nemesis_desktop.games.the_thing.rules.rounds import clash, planning, rec_room
from nemesis_desktop.games.the_thing.rules.things.asking import privately
from nemesis_desktop.games.the_thing.state import Meeting
from nemesis_desktop.games.the_thing.view import View
from tests.games.the_thing import test_moves
from tests.games.the_thing.properties.watching import check_answers, check_twin_games, check_views

SEEDS = range(12)


def caught(check: Callable[[int], object]) -> bool:
    """Whether one of a few games shows the leak."""
    for seed in SEEDS:
        try:
            check(seed)
        except AssertionError:
            return True
    return False


def shows(monkeypatch: pytest.MonkeyPatch, leak: Callable[[Game, View], View]) -> None:
    """Every view shows something more."""
    view = TheThing.view

    def leaking(self: TheThing, game: Game, seat: Seat, decision: Any) -> View:
        return leak(game, view(self, game, seat, decision))

    monkeypatch.setattr(TheThing, "view", leaking)


LEAKS: dict[str, Callable[[Game, View], View]] = {
    "a role": lambda game, view: evolve(
        view, figures=tuple(evolve(one, role=game.state.roles[one.number]) for one in view.figures)
    ),
    "how many are aliens": lambda game, view: evolve(view, dogs_bag=game.state.roles.count("alien")),
    "a hand": lambda game, view: evolve(
        view, figures=tuple(evolve(one, hand=tuple(game.figure(one.number).hand)) for one in view.figures)
    ),
    "what somebody holds": lambda game, view: evolve(
        view, figures=tuple(evolve(one, goods=tuple(game.figure(one.number).goods)) for one in view.figures)
    ),
    "the next weapon": lambda game, view: evolve(view, looking=tuple(game.state.weapons[-1:])),
    "the pile": lambda game, view: evolve(view, pile=evolve(view.pile, known=tuple(game.state.pile.cards))),
    "the deck": lambda game, view: evolve(view, offered=tuple(game.state.deck[-1:])),
    "the next location": lambda game, view: evolve(view, station_die=game.state.locations[-1]),
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS.keys())
def test_a_view_that_shows_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    shows(monkeypatch, leak)
    assert KIND.view.__func__ is TheThing.view  # type: ignore[attr-defined]
    assert caught(lambda seed: check_views(seed, 5, 0.02))


def test_offering_the_alien_token_to_aliens_only_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a human cannot lay would be missing, instead of doing nothing."""

    def lay(game: Game, who: int) -> Play[None]:
        acts = [Lay("human", "human")]
        if not game.human(who):
            acts.append(Lay("human", "alien"))
        act = yield from privately(game, who, game.ask("lay", who), acts, topic="lay", ritual=3)
        game.figure(who).laid = [act.left, act.right]

    monkeypatch.setattr(clash, "_lay", lay)
    assert caught(lambda seed: check_twin_games(seed, 6))


def test_a_visit_left_out_for_who_has_nothing_to_hide_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    look = clash._look

    def sometimes(game: Game, meeting: Meeting, who: int) -> Play[None]:
        if game.human(who) or meeting.dog:
            yield from look(game, meeting, who)

    monkeypatch.setattr(clash, "_look", sometimes)
    assert caught(lambda seed: check_twin_games(seed, 6))


def test_a_sweep_that_begins_with_the_aliens_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    order = clash._participants

    def aliens_first(game: Game) -> list[tuple[int, Meeting]]:
        return sorted(order(game), key=lambda entry: game.human(entry[0]))

    monkeypatch.setattr(clash, "_participants", aliens_first)
    assert caught(lambda seed: check_twin_games(seed, 6))


def test_a_token_told_to_everybody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Game.tell

    def loud(self: Game, kind: Any, /, **said: Any) -> None:
        if kind is story.RolePlaced:
            said["role"] = said["role"].value
        tell(self, kind, **said)

    monkeypatch.setattr(Game, "tell", loud)
    assert caught(lambda seed: check_twin_games(seed, 6))


def test_a_ritual_longer_for_aliens_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def slower(game: Game, who: int, *given: Any, **named: Any) -> Play[Any]:
        named["ritual"] += not game.human(who)
        return privately(game, who, *given, **named)

    monkeypatch.setattr(clash, "privately", slower)
    assert caught(lambda seed: check_twin_games(seed, 6))


def test_a_human_who_is_not_asked_after_pressing_the_button_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_aliens(game: Game, who: int, *given: Any, **named: Any) -> Play[Any]:
        if not game.human(who):
            return (yield from privately(game, who, *given, **named))
        return given[1][-1]

    monkeypatch.setattr(rec_room, "privately", only_aliens)
    assert caught(lambda seed: check_twin_games(seed, 6))


def test_a_light_asked_only_of_its_holder_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    light = planning._light

    def only_holders(game: Game, who: int) -> Play[bool]:
        if "flashlight" in game.figure(who).goods:
            return (yield from light(game, who))
        return False

    monkeypatch.setattr(planning, "_light", only_holders)
    with pytest.raises((AssertionError, StopIteration)):
        test_moves.test_everybody_is_asked_for_a_light_and_it_does_nothing_without_one()


def test_a_draw_that_could_be_taken_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has seen a card must not go back and do something else."""
    look_at = planning.look_at

    def forgotten(game: Game, who: int, things: Any) -> None:
        look_at(game, who, things)
        game.barrier = None

    monkeypatch.setattr(planning, "look_at", forgotten)
    assert caught(lambda seed: check_answers(seed, 5, 1.0))


def test_without_a_leak_nothing_is_caught() -> None:
    check_views(0, 5, 0.02)
    check_twin_games(0, 6)
    check_answers(0, 5, 0.2)
