"""The sensible seat: what it looks at, and whether it does what sensible people do."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from nemesis_desktop.engine.decision import Act, Decision, Done, No, Seat, Yes
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    Aim,
    Drop,
    KeepObjective,
    Melee,
    Move,
    Pass,
    Pay,
    PlayCard,
    RoomAction,
    Shoot,
    UseItem,
)
from nemesis_desktop.games.nemesis.view import IntruderView, View
from nemesis_desktop.players.policy import Lots, answer_of
from nemesis_desktop.players.random_policy import RandomPolicy
from nemesis_desktop.players.sensible_policy import SensiblePolicy
from nemesis_desktop.players.simulate import play, table_of

HIBERNATORIUM = 11
MEDKIT = Aim("keep-item", "item", "green_medkit_1")


@pytest.fixture(scope="module")
def first_turn() -> View:
    """What the person sees whose turn comes first in a game of three."""
    match = Match(NEMESIS, table_of(3), 3, recording=False)
    lots = [Lots(3, seat) for seat in range(3)]
    while match.decision is not None and match.decision.topic != "turn":
        match.answer(*answer_of([RandomPolicy()] * 3, lots, match.view, match.decision))
    assert match.decision is not None
    view: View = match.view(match.decision.seat)
    return view


def chosen(view: View, topic: str, *acts: Act, **more: object) -> list[Act]:
    """What the seat of the view answers."""
    decision = Decision(view.seat, more.pop("prompt", Text("ask")), acts, topic=topic, **more)  # type: ignore[arg-type]
    picks = SensiblePolicy().choose(lambda seat: view if seat == view.seat else forbidden(), decision, Lots(0))
    return [acts[pick] for pick in picks]


def forbidden() -> View:
    """Nobody looks at another seat's view."""
    raise AssertionError("looked at somebody else's cards")


def with_enemy(view: View, kind: str) -> View:
    """The same table with an intruder beside the person."""
    room = view.crew[view.seat].room
    assert room is not None
    return evolve(view, intruders=(IntruderView(1, kind, room, 0, in_combat=True),))


def test_it_looks_only_at_its_own_view_and_only_answers_legally() -> None:
    for seed in range(3):
        match = Match(NEMESIS, table_of(3), seed, recording=False)
        asked: list[Seat] = []

        def view_of(seat: Seat, match: Match = match, asked: list[Seat] = asked) -> View:  # type: ignore[type-arg]
            asked.append(seat)
            view: View = match.view(seat)
            return view

        policies = [SensiblePolicy() for _ in range(3)]
        lots = [Lots(seed, seat) for seat in range(3)]
        while (decision := match.decision) is not None:
            asked.clear()
            match.answer(*answer_of(policies, lots, view_of, decision))
            assert set(asked) <= set(decision.seats)


def test_a_weapon_is_used_on_what_it_can_kill(first_turn: View) -> None:
    view = with_enemy(first_turn, "creeper")
    weapon = view.crew[view.seat].held[0][0].id
    assert chosen(view, "turn", Shoot(weapon, 1), Melee(1), Pass()) == [Shoot(weapon, 1)]


def test_nobody_sensible_wrestles_with_the_queen(first_turn: View) -> None:
    view = with_enemy(first_turn, "queen")
    corridor, other = "11-12", 12
    assert chosen(view, "turn", Melee(1), Move(corridor, other), Pass()) == [Move(corridor, other)]


def test_a_larva_is_crushed_by_hand_when_there_is_no_weapon(first_turn: View) -> None:
    view = with_enemy(first_turn, "larva")
    assert chosen(view, "turn", Melee(1), Pass()) == [Melee(1)]


def test_it_goes_to_sleep_when_the_hibernatorium_is_open(first_turn: View) -> None:
    crew = tuple(evolve(one, room=HIBERNATORIUM) for one in first_turn.crew)
    view = evolve(first_turn, crew=crew, time=9)
    moves = [Move(corridor, other) for corridor, other in (("8-11", 8), ("11-12", 12))]
    assert chosen(view, "turn", RoomAction(HIBERNATORIUM), *moves, Pass()) == [RoomAction(HIBERNATORIUM)]


def test_it_does_not_sleep_on_a_ship_that_is_going_to_explode(first_turn: View) -> None:
    crew = tuple(evolve(one, room=HIBERNATORIUM) for one in first_turn.crew)
    view = evolve(first_turn, crew=crew, time=9, self_destruct=2)
    assert chosen(view, "turn", RoomAction(HIBERNATORIUM), Pass()) == [Pass()]


def test_it_explores_while_there_is_time(first_turn: View) -> None:
    seat = first_turn.seat
    acts = [Pass(), Drop(first_turn.crew[seat].held[0][0].id)]
    unexplored = next(room.slot for room in first_turn.rooms if not room.explored)
    assert isinstance(chosen(first_turn, "turn", *acts, Move("x", unexplored))[0], Move)


def test_it_keeps_cards_against_surprise_attacks(first_turn: View) -> None:
    assert first_turn.mine is not None
    quest = first_turn.crew[first_turn.seat].quests[0].id
    acts = (ActivateQuest(quest), Pass())
    assert chosen(first_turn, "turn", *acts) == [ActivateQuest(quest)]
    poor = evolve(first_turn, mine=evolve(first_turn.mine, hand=first_turn.mine.hand[:1]))
    assert chosen(poor, "turn", *acts) == [Pass()]


@pytest.mark.parametrize(
    ("topic", "acts", "best"),
    [
        ("pod", (Aim("stay", "pod", 1), Aim("launch", "pod", 1), Aim("step-out", "pod", 1)), Aim("launch", "pod", 1)),
        ("trade", (Done(),), Done()),
        ("reaction", (PlayCard("captain_interruption"), No()), No()),
        ("reaction", (PlayCard("soldier_nerves_of_steel"), No()), PlayCard("soldier_nerves_of_steel")),
        ("reaction", (UseItem("armor"), No()), UseItem("armor")),
        ("objective", (KeepObjective("an_old_feud"), KeepObjective("quarantine")), KeepObjective("quarantine")),
        ("search", (Aim("keep-item", "item", "red_decoy_1"), MEDKIT, No()), MEDKIT),
        ("aim", (Aim("start_self_destruct"), Aim("stop_self_destruct")), Aim("stop_self_destruct")),
        ("drop", (Drop("pistol"), Drop("egg_1")), Drop("egg_1")),
    ],
)  # fmt: skip
def test_small_questions(first_turn: View, topic: str, acts: tuple[Act, ...], best: Act) -> None:
    assert chosen(first_turn, topic, *acts) == [best]


def test_a_gift_is_taken_but_nothing_is_exchanged(first_turn: View) -> None:
    assert chosen(first_turn, "trade", Yes(), No(), prompt=Text("ask-accept")) == [Yes()]
    assert chosen(first_turn, "trade", Yes(), No(), prompt=Text("ask-exchange")) == [No()]


def test_it_pays_with_what_it_needs_least(first_turn: View) -> None:
    acts = (Pay("scout_search_1"), Pay("scout_demolition"), Pay("scout_interruption"), Pay("scout_adrenaline"))
    paid = chosen(first_turn, "pay", *acts, kind="some", least=2, most=2)
    assert set(paid) == {Pay("scout_demolition"), Pay("scout_interruption")}


def test_passing_lets_go_of_contamination_only(first_turn: View) -> None:
    acts = (Pay("scout_rest"), Pay("contamination_3"), Pay("scout_search_1"))
    assert chosen(first_turn, "pass", *acts, kind="some", least=0, most=3) == [Pay("contamination_3")]


@pytest.mark.parametrize(("face", "again"), [("blank", True), ("two_hits", False)])
def test_only_a_bad_roll_is_rolled_again(first_turn: View, face: str, again: bool) -> None:
    prompt = Text("ask-reroll", face=Text(f"face-{face}"))
    assert chosen(first_turn, "reroll", Yes(), No(), prompt=prompt) == [Yes() if again else No()]


def survivors(policy: Callable[[], SensiblePolicy | RandomPolicy], games: int) -> int:
    """How many of three people survive, over some games."""
    total = 0
    for seed in range(games):
        match = Match(NEMESIS, table_of(3), seed, recording=False)
        play(match, [policy() for _ in range(3)], seed)
        total += sum(fate.survived for fate in match.view().ending.fates)
    return total


def test_sensible_people_live_longer_than_careless_ones() -> None:
    assert survivors(SensiblePolicy, 12) >= 2 * max(1, survivors(RandomPolicy, 12))
