"""Five people at one keyboard, a captain who types for all, and two fingers at once."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.acts import slot
from nemesis_desktop.games.space_alert.ui.planning.typing import LANES
from nemesis_desktop.table.border import Explanation
from tests.games.space_alert.ui.conftest import Sit
from tests.games.space_alert.ui.hands import AtConsoles

KEYS = {
    **{letter: getattr(Qt.Key, f"Key_{letter}") for lane in LANES[:3] for letter in lane},
    **{f"Num{digit}": getattr(Qt.Key, f"Key_{digit}") for digit in "78945"},
    "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right,
    "Up": Qt.Key.Key_Up,
    "Down": Qt.Key.Key_Down,
    "RShift": Qt.Key.Key_Shift,
}
PAD = Qt.KeyboardModifier.KeypadModifier


def tap(crew: AtConsoles, name: str) -> None:
    """One key of a lane, without waiting for anything."""
    modifiers = PAD if name.startswith("Num") or name in ("Left", "Right", "Up", "Down") else Qt.KeyboardModifier(0)
    QTest.keyClick(crew.table, KEYS[name], modifiers)


@pytest.mark.parametrize("taps", [24, pytest.param(60, marks=pytest.mark.soak)])
def test_five_lanes_typed_at_once_do_the_same_as_one_after_another(sit: Sit, taps: int) -> None:
    chance = Random(11)
    scripts = [[chance.choice(lane) for _ in range(taps)] for lane in LANES]
    left = [list(script) for script in scripts]
    together = sit(5)
    together.begin()
    while any(left):
        lane = chance.choice([script for script in left if script])
        tap(together, lane.pop(0))
    together.settle()
    apart = sit(5)
    apart.begin()
    for script in scripts:
        for name in script:
            tap(apart, name)
    apart.settle()
    for seat in range(5):
        assert together.view.consoles[seat] == apart.view.consoles[seat]
        assert together.view.people[seat].hand == apart.view.people[seat].hand
    assert sum(laid is not None for console in together.view.consoles for laid in console.slots) >= 5


def test_the_five_keys_of_a_lane(sit: Sit) -> None:
    crew = sit(5)
    crew.begin()
    lane = crew.table.desk.lanes[1]
    hand = crew.view.people[1].hand
    tap(crew, "Y")
    tap(crew, "Y")
    assert lane.picked == hand[1]
    tap(crew, "T")
    assert lane.turn == 2
    tap(crew, "F")
    laid = crew.view.consoles[1].slots[1]
    assert laid is not None and hand[1] not in crew.view.people[1].hand
    tap(crew, "F")
    turned = crew.view.consoles[1].slots[1]
    assert turned is not None and turned.half != laid.half
    tap(crew, "Y")
    assert lane.peek == 2, "where a card lies, its face is shown"
    tap(crew, "G")
    assert crew.view.consoles[1].slots[1] is None and hand[1] in crew.view.people[1].hand
    tap(crew, "R")
    assert lane.turn == 1


def test_keys_are_changed_by_a_click_on_their_cap_and_go_with_the_game(sit: Sit) -> None:
    crew = sit(3)
    crew.begin()
    console = crew.console(0)
    cap = next(thing for thing in console.things() if (thing.kind, thing.id) == ("key", "put"))
    QTest.mouseClick(console, Qt.MouseButton.LeftButton, pos=(cap.box.center() * console.unit).toPoint())
    crew.key(Qt.Key.Key_Z)
    assert crew.table.typing.keys_of(0) == ("Q", "W", "E", "Z", "S")
    crew.key(Qt.Key.Key_Z)
    assert crew.view.consoles[0].slots[0] is not None
    crew.window.leave_table()
    crew.settle()
    crew.window.continue_game()
    crew.settle()
    assert crew.table.typing.keys_of(0) == ("Q", "W", "E", "Z", "S")


def test_the_captain_types_for_everybody(sit: Sit) -> None:
    crew = sit(4)
    crew.begin()
    crew.table.drive()
    for number, console in ((Qt.Key.Key_1, 0), (Qt.Key.Key_3, 2)):
        crew.key(number)
        assert crew.table.typing.focus == console
        token = crew.view.people[console].hand[0].split("_")[1]
        if token in "ABC":
            crew.key({"A": Qt.Key.Key_A, "B": Qt.Key.Key_S, "C": Qt.Key.Key_D}[token])
        else:
            crew.key(Qt.Key.Key_F)
        laid = crew.view.consoles[console].slots[0]
        assert laid is not None and laid.half == "action"
        crew.key(Qt.Key.Key_Backspace)
        assert crew.view.consoles[console].slots[0] is None


@pytest.fixture(scope="module")
def screen() -> QPointingDevice:
    """A screen that feels ten fingers."""
    device = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    assert isinstance(device, QPointingDevice)
    return device


def test_two_fingers_drag_two_cards_at_once(sit: Sit, screen: QPointingDevice) -> None:
    crew = sit(5)
    crew.begin()
    table = crew.table
    ways = []
    for seat in (0, 3):
        part, start = crew.place(Anchor("card", crew.view.people[seat].hand[0]))
        _part, end = crew.place(slot(seat, 2))
        ways.append((part, start, end))
    touch = QTest.touchEvent(crew.window.windowHandle(), screen)

    def at(part: object, point: QPoint) -> QPoint:
        return part.mapTo(crew.window, point)  # type: ignore[attr-defined,no-any-return]

    for finger, (part, start, _end) in enumerate(ways):
        touch.press(finger, at(part, start))
    touch.commit()
    for share in (0.4, 0.8, 1.0):
        for finger, (part, start, end) in enumerate(ways):
            touch.move(finger, at(part, start + (end - start) * share))
        touch.commit()
    assert sum(1 for _ in table.hands.dragging()) == 2
    for finger, (part, _start, end) in enumerate(ways):
        touch.release(finger, at(part, end))
    touch.commit()
    crew.settle()
    for seat in (0, 3):
        assert crew.view.consoles[seat].slots[1] is not None


def test_pointing_at_a_console_explains_cards_slots_and_keys(sit: Sit) -> None:
    crew = sit(3)
    crew.begin()
    part, told = crew.console(1), []
    part.hovered.connect(lambda about, _where: told.append(about))
    card = Anchor("card", crew.view.people[1].hand[0])
    keys = next(thing for thing in part.things() if thing.kind == "keys").box.center() * part.unit
    for at in (crew.place(card)[1], crew.place(slot(1, 1))[1], keys.toPoint()):
        QTest.mouseMove(part, at)
    QApplication.sendEvent(part, QEvent(QEvent.Type.Leave))
    assert told[:2] == [card, slot(1, 1)] and told[3] is None
    explained = told[2]
    assert isinstance(explained, Explanation) and len(explained.lines) == 5
    for line, key in zip(explained.lines, "RTYFG", strict=True):
        assert line.startswith(f"{key}:")
    QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=keys.toPoint())
