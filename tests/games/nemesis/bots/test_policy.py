"""How computer seats answer questions, without any game."""

from collections import Counter

import pytest
from attrs import frozen

from nemesis_desktop.engine.decision import TABLE, Act, Claim, Decision, Seat
from nemesis_desktop.engine.seats.policy import Lots, Policy, ViewOf, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Pay
from nemesis_desktop.games.nemesis.view import View


def no_view(seat: Seat) -> View:
    """A random seat never looks at the table."""
    raise AssertionError("looked at the table")


def question(*acts: Act, kind: str = "one", least: int = 1, most: int = 1, seat: Seat = 0) -> Decision:
    """An open question of any kind."""
    return Decision(seat, Text("prompt"), acts, kind=kind, least=least, most=most)  # type: ignore[arg-type]


CARDS = tuple(Pay(f"card_{number}") for number in range(4))


def answers(decision: Decision, times: int = 4000) -> Counter[tuple[int, ...]]:
    """What a random seat answers, and how often."""
    lots = Lots(1)
    return Counter(RandomPolicy().choose(no_view, decision, lots) for _ in range(times))


def test_each_option_is_as_likely_as_the_others() -> None:
    counted = answers(question(*CARDS))
    assert set(counted) == {(0,), (1,), (2,), (3,)}
    assert all(850 < count < 1150 for count in counted.values())


def test_any_legal_number_of_different_cards_is_picked() -> None:
    counted = answers(question(*CARDS, kind="some", least=0, most=3))
    assert {len(picks) for picks in counted} == {0, 1, 2, 3}
    assert all(len(set(picks)) == len(picks) for picks in counted)


def test_exactly_the_wanted_number_is_picked() -> None:
    assert {len(picks) for picks in answers(question(*CARDS, kind="some", least=2, most=2))} == {2}


def test_the_same_seed_gives_the_same_lots_and_another_seat_others() -> None:
    def drawn(seed: int, seat: Seat) -> list[int]:
        lots = Lots(seed, seat)
        return [lots.below(1000) for _ in range(20)]

    assert drawn(7, 0) == drawn(7, 0)
    assert drawn(7, 0) != drawn(7, 1)
    assert drawn(7, 0) != drawn(8, 0)


@frozen
class Claims(Policy):
    """A seat that claims always, or never, and looks at the question it is asked."""

    always: bool

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """Yes or no, to its own claim only."""
        assert decision.kind == "claims" and len(decision.acts) == 1
        return (0,) if self.always else ()


@pytest.mark.parametrize("claiming", [(), (1,), (0, 2)])
def test_every_seat_that_is_asked_answers_its_own_claim(claiming: tuple[Seat, ...]) -> None:
    seats = (0, 1, 2)
    policies: list[Policy] = [Claims(seat in claiming) for seat in seats]
    asked = question(*(Claim(seat) for seat in seats), kind="claims", least=0, most=3, seat=TABLE)
    assert answer_of(policies, [Lots(0, seat) for seat in seats], no_view, asked) == claiming
