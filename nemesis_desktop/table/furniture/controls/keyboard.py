"""The keyboard on the table: what each key means, and where Tab, F6 and the arrows go."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from nemesis_desktop.table.furniture.controls.holding import Holding
from nemesis_desktop.table.furniture.controls.keys import is_undo, key_of, number_of
from nemesis_desktop.table.furniture.controls.tab_ring import TabRing
from nemesis_desktop.table.furniture.game_board import GameBoard
from nemesis_desktop.table.furniture.overlays import Overlay
from nemesis_desktop.table.furniture.play.controller import TableController


class Keyboard:
    """Keys that mean the same wherever the keyboard is on the table.

    Args:
        table: the table.
        holding: what Space holds up.
        undo, back: take the last answer back; put down what is selected, or else take it back.
    """

    def __init__(
        self, table: GameBoard, holding: Holding, *, undo: Callable[[], object], back: Callable[[], object]
    ) -> None:
        self._table = table
        self._holding = holding
        self._undo = undo
        self._back = back

    def take(self) -> None:
        """Keys go to the table, unless something on it or over it has them."""
        table, focused = self._table, QApplication.focusWidget()
        # The buttons and cards are others now: no key must press the one that stands where the last one stood.
        changing = (table.bar, *table.private_parts)
        inside = (
            focused is not None
            and table.isAncestorOf(focused)
            and not any(part.isAncestorOf(focused) for part in changing)
        )
        covered = any(overlay.isVisible() for overlay in table.window().findChildren(Overlay))
        if table.isVisible() and not inside and not covered:
            table.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, event: QKeyEvent) -> bool:
        """A key on the table; whether it means something there."""
        table, controller = self._table, self._table.controller
        if controller is None:
            return False
        if table.playback.running and self._go_on(event):
            return True
        if table.reading is not None and not table.reading.keys_pass(key_of(event)):
            self._read(event)
            return True
        if table.press_first(event):
            return True
        deeds, number, key = self._deeds(controller), number_of(event), key_of(event)
        if key == Qt.Key.Key_Escape:
            (self._back if controller.can_go_back else table.menu.emit)()
        elif is_undo(event):
            self._undo()
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._holding.begin()
        elif number is not None:
            if not table.bar.press_number(number):
                table.press_key(event)
        elif key in deeds:
            deeds[key]()
        else:
            return table.press_key(event) or self._move(event)
        return True

    def _read(self, event: QKeyEvent) -> None:
        """Enter says that what was dealt has been read; no other key reaches the table under it."""
        page, key = self._table.reading, event.key()
        if key == Qt.Key.Key_Escape:
            self._table.menu.emit()
        elif page is not None and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            page.read.emit()

    def _deeds(self, controller: TableController) -> dict[int, Callable[[], object]]:
        table = self._table
        return {
            Qt.Key.Key_Return: controller.confirm,
            Qt.Key.Key_Enter: controller.confirm,
            Qt.Key.Key_Backspace: self._back,
            Qt.Key.Key_F10: table.menu.emit,
            Qt.Key.Key_F1: table.rules.emit,
            Qt.Key.Key_R: table.rules.emit,
            Qt.Key.Key_N: controller.decline,
            Qt.Key.Key_M: table.bar.press_menu,
        }

    def _go_on(self, event: QKeyEvent) -> bool:
        """A key in the middle of a show goes on with it; whether that is all it does.

        It answers nothing, for the question is not there yet; but the ways out and back are open at all times.
        """
        if is_undo(event) or event.key() == Qt.Key.Key_Backspace:
            return False
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # A key that is held down goes through everything without looking.
            if not event.isAutoRepeat():
                self._table.playback.skip()
            return True
        if key_of(event) == Qt.Key.Key_H and not event.modifiers():
            self._table.playback.hold()
            return True
        self._table.playback.skip_to_card()
        return key_of(event) not in (Qt.Key.Key_F10, Qt.Key.Key_F1, Qt.Key.Key_F6, Qt.Key.Key_R)

    def _ring(self) -> TabRing:
        table = self._table
        if table.reading is not None:
            return TabRing(table, (table.reading,))
        coach = () if table.coach is None else (table.coach,)
        return TabRing(table, (*coach, *table.groups), table.rows)

    def _move(self, event: QKeyEvent) -> bool:
        """Arrows go to the neighbour in a part, F6 to the next part, with Shift to the one before."""
        ring, here = self._ring(), QApplication.focusWidget()
        ahead = {Qt.Key.Key_Right: True, Qt.Key.Key_Down: True, Qt.Key.Key_Left: False, Qt.Key.Key_Up: False}
        if event.key() == Qt.Key.Key_F6:
            target = ring.jump(here, not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        elif event.key() in ahead:
            target = ring.beside(here, ahead[Qt.Key(event.key())])
        else:
            return False
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def step(self, forward: bool) -> bool:
        """Tab, or Shift+Tab; whether the keyboard has gone somewhere on the table."""
        left = QApplication.focusWidget()
        target = self._ring().step(left, forward)
        if target is not None:
            # Qt asks here, too, where the keyboard is to go from a widget that has just gone. Nobody pressed Tab then,
            # so the place where it lands explains nothing.
            pressed = left is None or left.isVisible()
            by_tab = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
            target.setFocus(by_tab if pressed else Qt.FocusReason.OtherFocusReason)
        return target is not None
