"""The screens of the window: each made when it is first needed, and the way back from one to the other."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from nemesis_desktop.table.desk.helpers.shell import Shell
from nemesis_desktop.table.furniture.play.presses import presses
from nemesis_desktop.table.furniture.secrecy.forgetting import destroy
from nemesis_desktop.table.screens.screen import Screen


class Navigation(QObject):
    """Knows all screens by name, and where the person came from.

    Args:
        window: whose screens they are.

    Attributes:
        stack: shows one of them.
        makers: what makes each of them, by name.
        made: those that have been needed so far.
        way_back: the names of the screens that Escape leads back to, the last one first.

    Signals:
        shown: another screen is shown; whatever covers it takes the keyboard now.
    """

    shown = Signal()

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        self.stack = QStackedWidget()
        self.made: dict[str, QWidget] = {}
        self.way_back: list[str] = []
        self.makers: dict[str, Callable[[], QWidget]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all screens."""
        return tuple(sorted(self.makers))

    def screen_named(self, name: str) -> QWidget:
        """A screen by its name; made if this is the first time it is needed."""
        found = self.made.get(name)
        if found is None:
            found = self.made[name] = self.makers[name]()
            if isinstance(found, Screen):
                found.set_text_scale(self._window.settings.text_scale)
                if name != "start":
                    found.back.connect(self.go_back)
            self.stack.addWidget(found)
        return found

    def drop(self, name: str) -> None:
        """Take a screen away: another game has another one."""
        found = self.made.pop(name, None)
        if found is not None:
            self.stack.removeWidget(found)
            destroy(found)

    @property
    def now(self) -> str:
        """The name of the screen that is shown."""
        shown = self.stack.currentWidget()
        return next((name for name, screen in self.made.items() if screen is shown), "")

    def go(self, name: str) -> None:
        """Show a screen; Escape on it comes back to where the person was."""
        target = self.screen_named(name)
        if name == "start":
            self.way_back = []
        elif self.now and self.now != name:
            self.way_back.append(self.now)
        self.stack.setCurrentWidget(target)
        self.focus()

    def go_back(self) -> None:
        """Back to where the person came from."""
        name = self.way_back.pop() if self.way_back else "start"
        self.stack.setCurrentWidget(self.screen_named(name))
        self.focus()

    def focus(self) -> None:
        """The keyboard goes to the screen that is shown, or to what covers it."""
        presses().appeared()
        self.shown.emit()
        shown = self.stack.currentWidget()
        if shown is not None and shown.focusWidget() is None:
            shown.setFocus(Qt.FocusReason.OtherFocusReason)

    def new_game(self, game: str = "") -> None:
        """Ask who plays, and how; of which game, if that is already known."""
        screen = self.screen_named("new_game")
        screen.remembered(game)  # type: ignore[attr-defined]
        self.go("new_game")
