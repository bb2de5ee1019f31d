"""When a press began: it is never the answer to something that came to the screen only afterwards.

A double click is one press: its second half was begun with the first, and whoever drums on one place means what lay
there when they began. So is a key that is held down and repeats itself. Whatever asks, and whatever takes the place of
something else, says ``appeared``; what is left of an older press then reaches no widget any more. An answer that is on
its way at that moment is stopped by whoever asked, with ``OnScreen.is_meant``.
"""

from __future__ import annotations

import math
from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent, QMouseEvent, QWindow

LINGERS: Final = 50
"""How long after its release a press is still at work, in milliseconds: what it sets off may take a few turns."""
PRESSED: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
HELD: Final = 0.5
"""A press that is held so long, in seconds, is a second sign."""
LET_GO: Final = (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)


class Presses(QObject):
    """Looks at what the mouse, the keys and fingers do to the windows of the program.

    Attributes:
        began: when the press began that is at work now, in seconds of the monotonic clock; None while nobody presses
            anything, as when assistive software or a clock acts.
        careful: whether that press carries the second sign: Shift, or the button was held.
    """

    def __init__(self) -> None:
        super().__init__()
        self.began: float | None = None
        self.careful = False
        self._appeared = -math.inf
        self._last: tuple[int, QPointF] | None = None
        self._first = -math.inf
        self._dropped = False
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.setInterval(LINGERS)
        self._end.timeout.connect(self._over)

    def watch(self, window: QWindow) -> None:
        """From now on look at this window, too."""
        window.installEventFilter(self)

    def appeared(self) -> None:
        """Something new is on the screen: presses that have begun are not meant for it."""
        self._appeared = monotonic()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note when a press begins, and keep what is left of it from what has appeared since."""
        kind = event.type()
        self._note_sign(event)
        if isinstance(event, QMouseEvent) and kind in PRESSED:
            self._dropped = self._press(event) < self._appeared
            return self._dropped
        if kind == QEvent.Type.TouchBegin:
            self._begin(monotonic())
        elif isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
            if not event.isAutoRepeat():
                self._begin(monotonic())
            return event.isAutoRepeat() and self.began is not None and self.began < self._appeared
        elif kind in LET_GO and isinstance(event, QInputEvent):
            if not (isinstance(event, QKeyEvent) and event.isAutoRepeat()):
                self._end.start()
            if kind == QEvent.Type.MouseButtonRelease and self._dropped:
                self._dropped = False
                return True
        elif kind == QEvent.Type.FocusOut:
            self._end.start()
        return super().eventFilter(watched, event)

    def _note_sign(self, event: QEvent) -> None:
        """A press with Shift, or one that is let go of late, is a careful one."""
        kind = event.type()
        if isinstance(event, QInputEvent) and (kind in PRESSED or kind == QEvent.Type.KeyPress):
            self.careful = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        elif kind == QEvent.Type.MouseButtonRelease and self.began is not None:
            self.careful = self.careful or monotonic() - self.began >= HELD

    def _press(self, event: QMouseEvent) -> float:
        """When this press began: now, or with the one just before it at the same place."""
        hints, before = QGuiApplication.styleHints(), self._last
        here = event.globalPosition()
        self._last = event.timestamp(), here
        follows = (
            before is not None
            and event.timestamp() - before[0] <= hints.mouseDoubleClickInterval()
            and (here - before[1]).manhattanLength() <= 2 * hints.mouseDoubleClickDistance()
        )
        if not follows:
            self._first = monotonic()
        self._begin(self._first)
        return self._first

    def _begin(self, when: float) -> None:
        self._end.stop()
        self.began = when

    def _over(self) -> None:
        self.began, self.careful = None, False


_presses: Presses | None = None


def presses() -> Presses:
    """The one that looks at all windows of the program."""
    global _presses
    if _presses is None:
        _presses = Presses()
    return _presses


class OnScreen(QObject):
    """Since when a question has been on the screen, and whether it may be answered yet.

    Signals:
        ripened: it has lain there for its least time.
    """

    ripened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._since = -math.inf
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._seen)
        self._least = QTimer(self)
        self._least.setSingleShot(True)
        self._least.timeout.connect(self.ripened)

    def appear(self) -> None:
        """The question is put now. What people did before, and the program has not yet looked at, comes first."""
        presses().appeared()
        self._since = math.inf
        self._clock.start()

    def lie(self, least: int) -> None:
        """Nothing answers it for so many milliseconds from now on; 0: it may be answered at once."""
        self._least.stop()
        if least > 0:
            self._least.start(least)

    @property
    def ripe(self) -> bool:
        """Whether it has lain there for its least time: nothing answers it before."""
        return not self._least.isActive()

    def ripen(self) -> None:
        """The least time is over at once: nobody looks on while the program checks itself."""
        self._least.stop()
        self.ripened.emit()

    def _seen(self) -> None:
        self._since = monotonic()
        presses().appeared()

    @property
    def is_meant(self) -> bool:
        """Whether the press that is at work now, if it is one, began while the question was on the screen."""
        began = presses().began
        return began is None or began >= self._since
