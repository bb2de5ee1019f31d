"""By strict memory the window shows a look while it lasts, and keeps nothing of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.nemesis.acts import CarefulMove, RoomAction
from nemesis_desktop.games.nemesis.aims import Aim
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from tests.games.nemesis.scenarios.table import Table
from tests.games.nemesis.ui.desk.opening import settle


def answer(screen: TableScreen, wanted: Callable[[Act], bool]) -> None:
    """Choose the first such act; pay with the first cards; let the window show what happens."""
    controller = screen.controller
    assert controller is not None and controller.match.decision is not None
    controller.choose_act(next(index for index, act in enumerate(controller.match.decision.acts) if wanted(act)))
    settle()
    decision = controller.match.decision
    if decision.topic == "pay":
        for index in range(decision.least):
            controller.choose_act(index)
        controller.confirm()
        settle()


@pytest.mark.parametrize("strict", [False, True])
def test_a_look_stands_in_the_log_until_the_next_answer(play: Callable[[Table], TableScreen], *, strict: bool) -> None:
    table = Table(2, options=("strict_memory",) if strict else ())
    table.place("P1", 1)
    screen = play(table)
    settle()

    def read() -> list[bool]:
        """Whether the log on the screen says what the card showed."""
        card = table.state.coordinates
        looks = [entry.told for entry in screen.log._lines.entries if entry.told.kind == "looked-at-coordinates"]
        return [card in told.facts.values() for told in looks]

    answer(screen, lambda act: isinstance(act, RoomAction))
    answer(screen, lambda act: isinstance(act, Aim) and act.option == "check_coordinates")
    assert read() == [True], "while it lasts, the look is shown"
    answer(screen, lambda act: isinstance(act, CarefulMove))
    assert read() == [not strict]
