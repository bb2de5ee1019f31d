"""Whether the ship could have been saved: the planner looks for it beside the window, and can be stopped."""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from nemesis_desktop.games.space_alert.bots.hints import HINT_TRIES, task_of
from nemesis_desktop.games.space_alert.bots.planner import TRIES_A_LOOK, Found, search
from nemesis_desktop.games.space_alert.view import View

POLL: Final = 100
SAVES: Final = 0.5
"""A plan counts as found when it saves the ship for at least this share of what the tiles may be."""

News = tuple[str, int, Found | None]
Look = Callable[[View, "SimpleQueue[News]", Event], None]


def look_for_it(view: View, news: SimpleQueue[News], stopped: Event) -> None:
    """Search, and tell of each step; runs beside the window and knows nothing of Qt."""
    task = task_of(view, range(1, view.phases + 1), {})
    best: Found | None = None
    for looks, found in enumerate(search(task, 1, HINT_TRIES), 1):
        if stopped.is_set():
            return
        best = found
        news.put(("looking", looks * TRIES_A_LOOK, found))
    news.put(("done", HINT_TRIES, best))


class Possible(QObject):
    """Looks for a plan that saves the ship.

    Attributes:
        found: the plan, once there is one; ``looking`` while it is searched for; ``share`` how far that has come.

    Signals:
        changed: one of these is otherwise now.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, look: Look = look_for_it) -> None:
        super().__init__(parent)
        self._look = look
        self.found: Found | None = None
        self.looking = False
        self.share = 0.0
        self.over = False
        self._news: SimpleQueue[News] = SimpleQueue()
        self._stopped = Event()
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._poll)

    def begin(self, view: View) -> None:
        """Look for it; again from the beginning."""
        self.stop()
        self.found, self.over, self.share = None, False, 0.0
        self.looking = True
        self._news, self._stopped = SimpleQueue(), Event()
        Thread(target=self._look, args=(view, self._news, self._stopped), daemon=True).start()
        self._timer.start()
        self.changed.emit()

    def stop(self) -> None:
        """Nobody wants to know any more."""
        self._stopped.set()
        self._timer.stop()
        if self.looking:
            self.looking = False
            self.changed.emit()

    def _poll(self) -> None:
        try:
            while True:
                kind, tries, found = self._news.get_nowait()
                self.share = min(1.0, tries / HINT_TRIES)
                if kind == "done":
                    self.found = found if found is not None and found.saved >= SAVES else None
                    self.over, self.looking = True, False
                    self._timer.stop()
        except Empty:
            pass
        self.changed.emit()
