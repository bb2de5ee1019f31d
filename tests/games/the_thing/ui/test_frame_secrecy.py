"""What somebody across the room can see, hear and count is the same for humans and aliens; planted leaks are caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF

from nemesis_desktop.games.the_thing.kind import TheThing
from nemesis_desktop.games.the_thing.ui import UI, TheThingUi
from nemesis_desktop.games.the_thing.ui.crew import CrewStrip
from nemesis_desktop.games.the_thing.ui.private import base
from nemesis_desktop.games.the_thing.ui.private.frame import PrivateFrame
from nemesis_desktop.games.the_thing.ui.private.hand_of import CONFIRM, Lots
from nemesis_desktop.games.the_thing.ui.private.rituals import PlaceTheRole
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing.canvas import Canvas
from tests.games.the_thing.ui.clicker import Player, new_match
from tests.games.the_thing.ui.twins import assert_no_role_word, play_alike, twins

OpenWindow = Callable[[], MainWindow]
LEAST_TIME = TheThingUi.least_time
"""As it is, before the tests that play quickly do without it."""


@pytest.fixture(autouse=True)
def same_lots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both windows draw the same lots; they say nothing, and are others every time."""
    monkeypatch.setattr(base, "drawn_lots", Lots)


def first_day(open_window: OpenWindow, until: str = "assign") -> int:
    """The private questions of a morning, compared."""
    return play_alike(*twins(open_window, 4, 1), until)


def test_the_frames_of_a_human_and_an_alien_look_alike(quick_window: OpenWindow) -> None:
    assert first_day(quick_window) >= 12


def alien_here(frame: PrivateFrame) -> bool:
    return frame.me.role == "alien"


def test_a_dot_that_only_an_alien_has_is_caught(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    paint = PrivateFrame._paint_confirm

    def leaking(frame: PrivateFrame, canvas: Canvas) -> None:
        paint(frame, canvas)
        if alien_here(frame):
            canvas.box(CONFIRM.x() + 4, CONFIRM.y() + 4, 2, 2, "#FF0000")

    monkeypatch.setattr(PrivateFrame, "_paint_confirm", leaking)
    with pytest.raises(AssertionError):
        first_day(quick_window)


def test_another_name_for_an_alien_s_button_is_caught(
    quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = PrivateFrame._confirm_words
    monkeypatch.setattr(PrivateFrame, "_confirm_words", lambda frame: words(frame) + ("." if alien_here(frame) else ""))
    with pytest.raises(AssertionError):
        first_day(quick_window)


def test_a_button_that_an_alien_lacks_is_caught(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    spots = PlaceTheRole.spots

    def leaking(task: PlaceTheRole) -> Any:
        return spots(task)[1:] if task.frame.me.role == "alien" else spots(task)

    monkeypatch.setattr(PlaceTheRole, "spots", leaking)
    with pytest.raises((AssertionError, IndexError, ValueError)):
        first_day(quick_window)


def test_a_button_that_lies_elsewhere_for_an_alien_is_caught(
    quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    area = PrivateFrame._confirm_area

    def leaking(frame: PrivateFrame) -> QRectF:
        return area(frame).translated(2 if alien_here(frame) else 0, 0)

    monkeypatch.setattr(PrivateFrame, "_confirm_area", leaking)
    with pytest.raises(AssertionError):
        first_day(quick_window)


def test_one_click_more_for_an_alien_is_caught(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    confirm = PrivateFrame.confirm
    clicks: dict[int, int] = {}

    def leaking(frame: PrivateFrame) -> None:
        clicks[id(frame.task)] = clicks.get(id(frame.task), 0) + 1
        if not alien_here(frame) or clicks[id(frame.task)] > 1:
            confirm(frame)

    monkeypatch.setattr(PrivateFrame, "confirm", leaking)
    with pytest.raises(AssertionError):
        first_day(quick_window)


def test_no_role_is_told_before_the_end(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    window = quick_window()
    window.setUpdatesEnabled(False)
    window.play(new_match(4, 1))
    player = Player(window, 1)
    for _ in range(120):
        player.settle()
        if player.over:
            break
        assert_no_role_word(player)
        player.step()


@pytest.mark.parametrize("leak", ["row", "save"])
def test_a_role_in_a_row_or_a_save_is_caught(
    quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    if leak == "row":
        monkeypatch.setattr(CrewStrip, "row_words", lambda strip, one: f"{one.name}, {one.role or 'alien'}")
    else:
        summary = TheThing.summary
        monkeypatch.setattr(TheThing, "summary", lambda kind, game: {**summary(kind, game), "roles": game.state.roles})
    with pytest.raises(AssertionError):
        test_no_role_is_told_before_the_end(quick_window, monkeypatch)


# ---------------------------------------------------------------- least time, hold to peek


def asked(open_window: OpenWindow) -> Player:
    """Somebody sits before their first private question."""
    window = open_window()
    window.play(new_match(4, 1))
    player = Player(window, 1)
    player.settle()
    for _ in range(20):
        if player.table.frame is not None:
            return player
        player.step()
        player.settle()
    raise AssertionError("nobody is asked alone")


def test_nothing_is_answered_before_its_least_time(quick_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TheThingUi, "least_time", lambda ui, decision: 60_000)
    player = asked(quick_window)
    frame, decision = player.table.frame, player.controller.decision
    assert frame is not None and decision is not None and not frame.ripe
    for key in ("step", "card-0"):
        player.press_task(frame, key, decision.topic)
    player.press(frame.spot_of("confirm"))
    assert player.controller.decision is decision, "it waits, in silence"
    player.controller.question.ripen()
    player.table._ripen(True)
    player.press(frame.spot_of("confirm"))
    assert player.controller.decision is not decision


def test_three_seconds_whoever_is_asked(quick_window: OpenWindow) -> None:
    decision = asked(quick_window).controller.decision
    assert decision is not None and LEAST_TIME(UI, decision) == 3000


def test_the_role_lies_open_only_while_it_is_held(quick_window: OpenWindow) -> None:
    player = asked(quick_window)
    frame = player.table.frame
    assert frame is not None
    hold = frame.spot_of("hold")
    assert hold is not None and not frame.peeking
    hold.pressed.emit()
    assert frame.peeking
    hold.released.emit()
    assert not frame.peeking
