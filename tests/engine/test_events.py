"""Events are values: typed fields with defaults, said once, never changed."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from attrs.exceptions import FrozenInstanceError

from nemesis_desktop.engine.events import Event, facts_of


class GoesAstray(Event):
    """Somebody has gone astray."""

    loud: ClassVar[bool] = True

    who: int
    room: int | None = None


class GoesFarAstray(GoesAstray):
    """Somebody has gone very far astray."""

    miles: int = 7


def test_a_kind_is_called_by_the_words_of_its_name() -> None:
    assert (GoesAstray.id, GoesFarAstray.id) == ("goes-astray", "goes-far-astray")


def test_events_that_say_the_same_are_equal() -> None:
    assert GoesAstray(2, room=3) == GoesAstray(who=2, room=3)
    assert hash(GoesAstray(2, 3)) == hash(GoesAstray(2, 3))
    assert GoesAstray(2) != GoesAstray(3)
    assert GoesAstray(2) != GoesFarAstray(2)


def test_what_is_not_said_is_as_usual() -> None:
    assert repr(GoesFarAstray(2)) == "GoesFarAstray(who=2, room=None, miles=7)"
    assert facts_of(GoesFarAstray(2)) == {"who": 2, "miles": 7}


def test_an_event_is_taken_apart_like_any_value() -> None:
    match GoesFarAstray(2, miles=9):
        case GoesFarAstray(who, room, miles=miles):
            assert (who, room, miles) == (2, None, 9)
        case _:
            pytest.fail("it does not match its own kind")


def test_what_has_happened_is_not_changed() -> None:
    event = GoesAstray(2)
    with pytest.raises(FrozenInstanceError):
        event.who = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del event.who
    assert event.who == 2


@pytest.mark.parametrize(
    ("values", "said"),
    [((), {}), ((), {"room": 3}), ((2, 3, 4), {}), ((2,), {"who": 2}), ((2,), {"weather": "bad"})],
    ids=["nothing", "too_little", "too_much", "twice", "something_else"],
)
def test_each_field_is_said_once_and_nothing_else(values: tuple[Any, ...], said: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="GoesAstray"):
        GoesAstray(*values, **said)
