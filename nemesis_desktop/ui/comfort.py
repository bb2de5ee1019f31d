"""What makes the window comfortable and is no part of the game: the list of keys, over whatever is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from nemesis_desktop.ui.theme import measure

if TYPE_CHECKING:
    from nemesis_desktop.ui.shortcuts import ShortcutList
    from nemesis_desktop.ui.window import MainWindow


class Comfort(QObject):
    """Listens to the keys that mean the same on every screen.

    Args:
        window: the main window; what is shown lies over it.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._keys: ShortcutList | None = None
        for key in (Qt.Key.Key_F2, Qt.Key.Key_Question):
            shortcut = QShortcut(QKeySequence(key), window)
            shortcut.activated.connect(self.toggle_keys)
        window.settings.changed.connect(self._setting_changed)
        window.installEventFilter(self)

    # ---------------------------------------------------------------- the list of keys

    def toggle_keys(self) -> None:
        """Show the list of keys, or put it away."""
        from nemesis_desktop.ui.shortcuts import ShortcutList

        if self._keys is None:
            self._keys = ShortcutList(self._window.words, self._window)
        if self._keys.isVisible():
            self._keys.shut()
            return
        self._scale()
        self._keys.open()

    def _scale(self) -> None:
        window = self._window
        unit = min(window.width() / measure("meta.base_width"), window.height() / measure("meta.base_height"))
        if self._keys is not None:
            self._keys.set_scale(unit, window.settings.text_scale)

    # ---------------------------------------------------------------- what changes around it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The unit follows the window."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._scale()
        return super().eventFilter(watched, event)

    def _setting_changed(self, name: str) -> None:
        if name == "language" and self._keys is not None:
            self._keys.retranslate(self._window.words)
        elif name == "text_percent":
            self._scale()
