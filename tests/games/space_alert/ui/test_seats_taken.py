"""A seat is left to the computer in the middle of a mission, and lays its cards at the consoles like anybody."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.seats.minds import Here
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.bots import sensible_policy
from nemesis_desktop.table.furniture.play.computers import Computers
from nemesis_desktop.table.furniture.play.reasons import Reasons
from tests.games.space_alert.ui.conftest import Sit


def test_a_seat_that_is_left_to_the_computer_in_a_mission_lays_cards_before_the_phase_ends(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for asks in (Computers, Reasons):
        monkeypatch.setattr(asks, "minds", Here)
    monkeypatch.setattr(sensible_policy, "TRIES", 40)
    crew = sit(2, "S1-1", mode="training", androids=2)
    crew.begin()
    crew.announce()
    crew.controller.seat_computers({1: "sensible"})
    while crew.view.lines[crew.view.said - 1].seconds != 20:
        crew.announce()
    qtbot.waitUntil(lambda: any(crew.view.consoles[1].slots), timeout=20_000)
    assert not any(crew.view.consoles[0].slots), "the person's own slots are theirs"
    crew.plan()
    assert crew.view.step == "playback" and crew.table.film.player.place == -1
    for _ in range(5):
        crew.settle()
        qtbot.wait(20)
    assert not crew.over, "whoever watches says when it has been seen, and no computer seat does"
    crew.controller.seat_computers({1: None})
    assert not crew.controller.computers.levels
    crew.key(Qt.Key.Key_End)
    crew.key(Qt.Key.Key_Return)
    reasons, told = crew.window.game.reasons, list[tuple[int, Text]]()
    assert crew.over and reasons is not None and crew.window.match is not None
    reasons.found.connect(lambda line, why: told.append((line, why)))
    lines = [line for line in range(len(crew.controller.log())) if reasons.choice_of(line) is not None]
    for line in lines:
        reasons.ask(line)
        qtbot.waitUntil(lambda line=line: bool(told) and told[-1][0] == line, timeout=5_000)
    assert any(why.id.startswith("alert-reason-") for _line, why in told), "asked afterwards, it says why"
