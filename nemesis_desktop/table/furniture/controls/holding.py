"""Private things that lie face down show as long as Space, or the button, is held, wherever the keyboard goes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from nemesis_desktop.table.furniture.game_board import GameBoard

LEAVING: Final = (QEvent.Type.ApplicationDeactivate, QEvent.Type.WindowDeactivate)
"""Somebody turns to another window: what was held is let go of."""


class Holding(QObject):
    """Turns private things up for as long as somebody holds the key or the button."""

    def __init__(self, table: GameBoard) -> None:
        super().__init__(table)
        self._table = table
        self._by_button = False

    def begin(self, *, by_button: bool = False) -> None:
        """The key, or the button, has been pressed."""
        app, table = QApplication.instance(), self._table
        if table.controller is not None and app is not None:
            app.installEventFilter(self)
            self._by_button = by_button
            table.bar.set_holding(by_button)
            table.controller.hold(True)

    def begin_by_button(self) -> None:
        """The button of the bar has been pressed."""
        self.begin(by_button=True)

    def let_go(self) -> None:
        """Nothing is held any more."""
        app, table = QApplication.instance(), self._table
        if app is not None:
            app.removeEventFilter(self)
        table.bar.set_holding(False)
        table.act_menu.shut()
        table.hover.hide_now()
        if table.controller is not None:
            table.controller.hold(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Letting go of Space or the button, or leaving the window, turns private things face down again."""
        match event:
            case QKeyEvent() if event.type() == QEvent.Type.KeyRelease and event.key() == Qt.Key.Key_Space:
                if not event.isAutoRepeat():
                    self.let_go()
            case QMouseEvent() if event.type() == QEvent.Type.MouseButtonRelease:
                if self._by_button and event.button() == Qt.MouseButton.LeftButton:
                    self.let_go()
            case QEvent() if event.type() in LEAVING and watched in (QApplication.instance(), self._table.window()):
                self.let_go()
        return super().eventFilter(watched, event)
