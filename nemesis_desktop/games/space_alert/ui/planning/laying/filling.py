"""The planner lays cards for an android that somebody asks it for; it looks beside the window, which goes on."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer

from nemesis_desktop.games.space_alert.bots.hints import fill_androids
from nemesis_desktop.games.space_alert.bots.planner import Found
from nemesis_desktop.games.space_alert.ui.planning.laying.desk import Desk
from nemesis_desktop.games.space_alert.view import View

TRIES: Final = 600
"""About half a second of looking: people wait for it while they plan."""
POLL: Final = 50

Look = Callable[[View], Found]


def look_for_it(view: View) -> Found:
    """A plan for everybody with what is in the hands; runs beside the window and knows nothing of Qt."""
    return fill_androids(view, tries=TRIES)


class Filling(QObject):
    """Fills the open slots of an android.

    Args:
        desk: where the cards are laid, and where somebody asks for it.
        look: makes the plan.
    """

    def __init__(self, desk: Desk, look: Look = look_for_it) -> None:
        super().__init__(desk)
        self._desk = desk
        self._look = look
        self.console = -1
        """The android that is being planned for; -1 for none."""
        self._found: SimpleQueue[Found] = SimpleQueue()
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._poll)
        desk.filled.connect(self.begin)

    def begin(self, console: int) -> None:
        """Plan for this android, unless one is being planned for already."""
        view = self._desk.view
        if self.console >= 0 or view is None:
            return
        self.console, self._found = console, SimpleQueue()
        found, look = self._found, self._look
        Thread(target=lambda: found.put(look(view)), daemon=True).start()
        self._timer.start()

    def stop(self) -> None:
        """Nobody wants it any more."""
        self._timer.stop()
        self.console = -1

    def _poll(self) -> None:
        try:
            found = self._found.get_nowait()
        except Empty:
            return
        console = self.console
        self.stop()
        for turn in self._desk.open_turns(console):
            laid = found.laid.get((console, turn))
            # Somebody may have laid one of these cards meanwhile: then it stays where it is.
            if laid is not None and laid[0] in self._desk.cards_for(console) and self._desk.laid(console, turn) is None:
                self._desk.place(laid[0], console, turn, laid[1])
