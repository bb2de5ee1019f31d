"""Somebody who never touches the pointer: plays the whole game through the window with keys alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.ship.map import ShipMap
from nemesis_desktop.table.furniture.play.act_menu import ActMenu
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from tests.games.nemesis.ui.clicker import Clicker

MOST_STOPS = 250
"""No ring of Tab is longer than this."""


def focused() -> QWidget:
    """The widget that has the keyboard; there always is one."""
    found = QApplication.focusWidget()
    assert found is not None, "nothing has the keyboard"
    return found


def tap(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(focused(), key, modifier)


def go_to(wanted: QWidget) -> None:
    """Tab until a widget has the keyboard."""
    for _ in range(MOST_STOPS):
        if focused() is wanted:
            return
        tap(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes to {wanted.accessibleName() or wanted!r}")


class Typist(Clicker):
    """Plays one match at random with nothing but keys: Tab and arrows to a thing, Enter on it, numbers, N, M.

    Attributes:
        stops: how often Tab was pressed.
        strays: places where the keyboard was and could not be seen or had no name.
    """

    stops = 0

    def __init__(self, window, seed: int) -> None:  # type: ignore[no-untyped-def]
        super().__init__(window, seed)
        self.strays: set[str] = set()

    def settle(self) -> None:
        """Let everything arrive; the keyboard must then be somewhere that can be seen."""
        super().settle()
        if not self.over:
            here = focused()
            assert here.isVisible() and self.window.isAncestorOf(here), here

    def step(self) -> None:
        """One thing a person does."""
        shield = self.window.findChild(Shield)
        if shield is not None and shield.is_closed:
            self.hand_offs += 1
            tap(Qt.Key.Key_Return)
        elif self.table.reading is not None:
            self.read += 1
            tap(Qt.Key.Key_Return)
        else:
            super().step()

    def is_on(self, anchors: tuple[Anchor, ...]) -> bool:
        """Whether the keyboard is on a thing that stands for one of the anchors."""
        here = focused()
        if isinstance(here, ShipMap):
            return here.focused in anchors
        if here is self.table:
            return False
        for part in self.table.parts:
            if not part.isAncestorOf(here):
                continue
            middle = here.mapTo(part, here.rect().center())
            area = QRectF(here.rect()).translated(here.mapTo(part, here.rect().topLeft()))
            for anchor in anchors:
                place = part.place_of(anchor)
                if place is not None and place.contains(middle) and area.contains(place.center()):
                    return True
        return False

    def click_act(self, index: int) -> None:
        """Bring the keyboard to the thing of an act, or press the number of its button."""
        offers = self.offers
        if index in offers.loose:
            bar = self.table.bar
            self.press(f"act-{index}" if f"act-{index}" in bar.buttons else "menu")
            return
        anchors = offers.act(index).anchors()
        key = Qt.Key.Key_Backtab if self.chance.random() < 0.3 else Qt.Key.Key_Tab
        seen = []
        for _ in range(MOST_STOPS):
            if self.is_on(anchors):
                self.enter(careful=offers.act(index).careful)
                return
            self.stops += 1
            tap(key)
            here = focused()
            seen.append(here.accessibleName() or type(here).__name__)
            if not here.accessibleName():
                self.strays.add(f"{type(here).__name__} in {type(here.parentWidget()).__name__} has no name")
            if not here.isVisible() or here.visibleRegion().isEmpty():
                self.strays.add(f"{here.accessibleName()} has the keyboard and cannot be seen")
        raise AssertionError(f"no key reaches {offers.act(index)} at {anchors}; Tab goes through {seen[:60]}")

    def enter(self, *, careful: bool) -> None:
        """Enter on what has the keyboard; with Shift, as the window gets it, it means the careful act of two."""
        if careful:
            handle = self.window.windowHandle()
            QTest.keyClick(handle, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        else:
            tap(Qt.Key.Key_Return)

    def choose(self, index: int) -> None:
        """Choose an act, and its line where a menu opens, with its number or with the arrows."""
        before = self.controller.match.decision
        act = self.offers.act(index)
        self.click_act(index)
        self.settle()
        menu = self.table.findChild(ActMenu)
        if menu.isVisible():
            rows = menu.rows()
            at = next(number for number, row in enumerate(rows) if row.entry.index == index)  # type: ignore[attr-defined]
            if at < 9 and self.chance.random() < 0.5:
                QTest.keyClicks(focused(), str(at + 1))
            else:
                for _ in range(at):
                    tap(Qt.Key.Key_Down)
                assert focused() is rows[at]
                tap(Qt.Key.Key_Return)
            self.settle()
        assert self.over or self.controller.match.decision is not before, f"{act} was chosen and nothing happened"

    def press(self, key: str) -> None:
        """A button of the bar: by the key that it shows, or by going to it."""
        button = self.table.bar.buttons[key]
        keys = {"N": Qt.Key.Key_N, "M": Qt.Key.Key_M, "Enter": Qt.Key.Key_Return}
        if button.hint in keys and not (button.hint == "Enter" and isinstance(focused(), QAbstractButton | ShipMap)):
            tap(keys[button.hint])
        elif button.hint.isdigit() and self.chance.random() < 0.7:
            QTest.keyClicks(focused(), button.hint)
        else:
            go_to(button)
            tap(Qt.Key.Key_Return)

    def click(self, widget: QWidget) -> None:
        raise AssertionError("no pointer here")
