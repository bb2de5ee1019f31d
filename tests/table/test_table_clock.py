"""The table's clock: it strikes in order, whenever it is looked at, stands still when held, and knows of no sleep."""

from __future__ import annotations

import pytest
from attrs import frozen
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import ClockAct
from nemesis_desktop.engine.text import Text
from nemesis_desktop.table.border import Due
from nemesis_desktop.table.furniture.play.table_clock import SLEPT, TableClock


@frozen
class Stroke(ClockAct):
    """A bell."""

    number: int

    def text(self) -> Text:
        """Nobody reads it."""
        return Text("toy-bell")


class Hours:
    """A time that goes on when the test says so."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def hours() -> Hours:
    return Hours()


def run(clock: TableClock, hours: Hours, times: list[int], tick: int, until: int) -> list[tuple[int, int]]:
    """Let time go on in steps; which strokes came, and when."""
    struck: list[tuple[int, int]] = []

    def strike(act: Stroke) -> None:
        struck.append((act.number, hours.now - 1_000))
        clock.note(act)
        wind(act.number + 1)

    def wind(number: int) -> None:
        before = times[number - 1] if number else 0
        clock.wind(Due(Stroke(number), times[number] - before) if number < len(times) else None)

    clock.struck.connect(strike)
    wind(0)
    while hours.now < 1_000 + until:
        hours.now += tick
        clock._strike()
        while clock.left == 0:
            clock._strike()
    return struck


@pytest.mark.parametrize("tick", [1, 17, 50, 250, 1_900])
def test_every_stroke_comes_once_and_in_order_at_any_tick(qtbot: QtBot, hours: Hours, tick: int) -> None:
    times = [0, 40, 300, 300, 2_000, 9_000]
    clock = TableClock(time=hours)
    struck = run(clock, hours, times, tick, 12_000)
    assert [number for number, _ in struck] == list(range(len(times)))
    assert all(when - times[number] <= tick for number, when in struck), "no stroke is late by more than a tick"


def test_what_comes_too_late_counts_for_the_next(qtbot: QtBot, hours: Hours) -> None:
    struck = run(TableClock(time=hours), hours, [1_000, 2_000, 3_000, 60_000], 700, 61_000)
    assert struck[-1][1] - 60_000 < 700


def test_a_machine_that_slept_has_not_played(qtbot: QtBot, hours: Hours) -> None:
    clock = TableClock(time=hours)
    clock.wind(Due(Stroke(0), 5_000))
    hours.now += 1_500
    clock._look()
    hours.now += 3_600_000
    clock._look()
    assert (clock.now, clock.left) == (1_500, 3_500)
    hours.now += SLEPT - 1
    clock._look()
    assert clock.left == 3_500 - SLEPT + 1


def test_it_goes_on_when_no_reason_is_left_to_stand_still(qtbot: QtBot, hours: Hours) -> None:
    clock = TableClock(time=hours)
    clock.wind(Due(Stroke(0), 5_000))
    clock.hold(True, "paused")
    clock.hold(True)
    clock.hold(False)
    hours.now += 1_000
    assert clock.now == 0 and clock.stands
    clock.hold(False, "paused")
    hours.now += 1_000
    assert clock.now == 1_000 and not clock.stands


def test_it_tells_once_of_each_sleep_and_of_none_while_it_stands(qtbot: QtBot, hours: Hours) -> None:
    clock = TableClock(time=hours)
    slept: list[int] = []
    clock.slept.connect(lambda: slept.append(clock.now))
    clock.wind(Due(Stroke(0), 5_000))
    hours.now += 1_500
    clock._look()
    hours.now += 3_600_000
    clock._look()
    clock._look()
    assert slept == [1_500]
    clock.hold(True)
    hours.now += 3_600_000
    clock.hold(False)
    clock._look()
    assert slept == [1_500], "who has stopped the clock may close the lid"
