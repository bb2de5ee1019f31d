"""The camera over the ship: glides to what somebody wants to see, and to what happens, as far as it has to.

People move it by hand, and what happens moves it if they asked for that. A hand always wins: who drags the picture
while something is shown has it to themselves until they are asked something again.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from nemesis_desktop.games.nemesis.ui.ship.sight.framing import Framing
from nemesis_desktop.table.drawing.motion import APPEAR, MOVE
from nemesis_desktop.table.drawing.theme import motion


class Camera(QObject):
    """Moves the sight over some frames; at once while motion is off.

    Attributes:
        sight: what is seen now.
        goal: what will be seen when it rests; the same while it does.

    Signals:
        moved: another part of the ship is seen.
        rests: a glide is over.
    """

    moved = Signal()
    rests = Signal()

    def __init__(self, sight: Framing, parent: QObject) -> None:
        super().__init__(parent)
        self.sight = self.goal = sight
        self._start = sight
        self._home: Framing | None = None
        self._theirs = False
        self._asked = False
        self._then: Callable[[], None] | None = None
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.valueChanged.connect(self._move)
        self._glide.finished.connect(self._arrive)

    @property
    def gliding(self) -> bool:
        """Whether the picture is on its way."""
        return self._glide.state() == QVariantAnimation.State.Running

    # ------------------------------------------------------------------------------------------------- by hand

    def glide(self, goal: Framing) -> None:
        """Somebody wants to see something else."""
        self._by_hand()
        self._go(goal, motion("zoom"), APPEAR)

    def jump(self, goal: Framing) -> None:
        """The same at once: the hand itself moves the picture."""
        self._by_hand()
        glided = self.gliding
        self._stop()
        self._show(goal)
        if glided:
            self.rests.emit()

    def _by_hand(self) -> None:
        self._home = None
        self._theirs = not self._asked

    # -------------------------------------------------------------------------------------------- what happens

    def follow(self, goal: Framing, then: Callable[[], None]) -> None:
        """Something happens: look there first, then go on. Somebody who has the picture in hand is left alone."""
        if self._theirs or goal.is_near(self.goal):
            then()
            return
        self._home = self._home or self.goal
        self._go(goal, motion("camera"), MOVE, then)

    def when_there(self, then: Callable[[], None]) -> None:
        """Go on when the glide of the moment is over; at once if there is none, or somebody has the picture in hand."""
        if not self.gliding or self._theirs or self._then is not None:
            then()
            return
        self._then = then

    def go_home(self) -> None:
        """What was followed is over: back to what somebody saw before."""
        home, self._home = self._home, None
        if home is not None and not self._theirs:
            self._go(home, motion("camera"), MOVE)

    def watch(self) -> None:
        """Nobody is asked anything: there may be something to follow."""
        self._asked = False

    def come_back(self) -> None:
        """Somebody is asked something: they see what they saw before."""
        home, self._home, self._theirs, self._asked = self._home, None, False, True
        if home is not None:
            self._go(home, motion("camera"), MOVE)

    # ------------------------------------------------------------------------------------------------ the glide

    def settle(self) -> None:
        """Be there at once."""
        if self.gliding:
            self._stop()
            self._show(self.goal)
            self.rests.emit()

    def put(self, sight: Framing) -> None:
        """Another board, another window: see this, wherever the picture was going."""
        self._stop()
        self._home = None
        self._show(sight)

    def _go(self, goal: Framing, duration: int, curve: QEasingCurve, then: Callable[[], None] | None = None) -> None:
        self._stop()
        self.goal, self._start, self._then = goal, self.sight, then
        if not duration or goal.is_near(self.sight):
            self._show(goal)
            self._arrive()
            return
        self._glide.setDuration(duration)
        self._glide.setEasingCurve(curve)
        self._glide.start()

    def _stop(self) -> None:
        """End a glide where it is; whoever waited for it goes on."""
        self._glide.stop()
        then, self._then = self._then, None
        if then is not None:
            then()

    def _move(self, part: object) -> None:
        if isinstance(part, float) and self.gliding:
            self.sight = self._start.towards(self.goal, part)
            self.moved.emit()

    def _arrive(self) -> None:
        self._show(self.goal)
        self.rests.emit()
        then, self._then = self._then, None
        if then is not None:
            then()

    def _show(self, sight: Framing) -> None:
        changed = sight != self.sight
        self.sight = self.goal = sight
        if changed:
            self.moved.emit()
