"""The plate of the closed bulkhead: who is called to the screen, why, and what happens next."""

from __future__ import annotations

from math import cos, radians, sin

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Call, Door
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.drawing.theme import font, measure
from nemesis_desktop.table.furniture.secrecy.shield_parts import paint_promise

LOCK = (348, 173, 670, 422)
"""The plate in the middle, in units: x, y, width, height."""
RING = (520, 372, 106)
"""The lit ring around the token: centre and radius."""
COLUMN = (668, 320)
"""The column of words: left edge and width."""
LARGEST_TEXT = 1.3


@frozen
class Notice:
    """Who is to come to the screen, and why; public facts only.

    ``call`` says why. ``others`` are the names of everybody else. ``pin`` is the kept form of the person's PIN, None if
    they set none. ``title`` is the game's name on the bulkhead. ``bare`` are the names of those whose PIN was removed
    since the person was last at the screen. ``finished`` is the name of whoever has just finished, and may want their
    last answer back; empty where nobody has. ``door`` is what is shut.
    """

    seat: Seat
    name: str
    call: Call
    others: tuple[str, ...]
    pin: Json = None
    title: str = ""
    bare: tuple[str, ...] = ()
    finished: str = ""
    door: Door = Door()

    @property
    def takes_back(self) -> bool:
        """Whether there is somebody who may want their last answer back."""
        return bool(self.finished)


@frozen
class Plate:
    """What stands on the closed bulkhead.

    Attributes:
        words: the language.
        notice: who is to come, and why.
        problem: why the shield did not open; empty if there is nothing to complain of.
        asks_removal: whether the question about a forgotten PIN stands where the reason would.
    """

    words: Words
    notice: Notice
    problem: str = ""
    asks_removal: bool = False

    def paint(self, canvas: Canvas, left: float, right: float) -> None:
        """Draw it; ``left`` and ``right`` are the edges of the window, in units."""
        if self.notice.door.marked:
            self._paint_marks(canvas, left, right)
        self._paint_lock(canvas)
        self._paint_ring(canvas)
        self._paint_words(canvas)

    def _say(self, message: str, **args: Argument) -> str:
        return self.words.text(Text(f"ui-shield-{message}", **args))

    def _look_away(self) -> str:
        if not self.notice.others:
            return ""
        *first, last = self.notice.others
        if not first:
            return self._say("look-away-one", last=last)
        return self._say("look-away", first=", ".join(first), last=last)

    def _promise(self) -> str:
        """What happens next, or what happened to somebody's PIN while this person was not at the screen."""
        return self._say("bare", names=", ".join(self.notice.bare)) if self.notice.bare else self._say("only-then")

    def _paint_marks(self, canvas: Canvas, left: float, right: float) -> None:
        number = f"{self.notice.seat + 1:02}"
        canvas.label(QRectF(left + 36, 570, 420, 60), self.notice.title, (50,), "line.hair", 700, "display", grow=False)
        bulkhead = self._say("bulkhead", number=number)
        canvas.label(QRectF(left + 38, 630, 300, 26), bulkhead, (20,), "line.hair", 600, "display", grow=False)
        place = QRectF(right - 336, 84, 300, 140)
        canvas.label(place, number, (130,), "ground.panel_top", 700, "display", "right", grow=False)

    def _paint_lock(self, canvas: Canvas) -> None:
        x, y, width, height = LOCK
        canvas.cut(x - 5, y - 5, width + 10, height + 10, 26, "ground.space", alpha=0.85)
        canvas.cut(x, y, width, height, measure("corner.lock"), PANEL, self.notice.door.edge, 1.6)
        canvas.cut(x + 8, y + 8, width - 16, height - 16, 19, None, "line.hair")
        for bolt_x in (x + 22, x + width - 22):
            for bolt_y in (y + 22, y + height - 22):
                canvas.circle(bolt_x, bolt_y, 4.5, "ground.bg4", "line.strong")
                slot = ((bolt_x - 2.6, bolt_y - 2.6), (bolt_x + 2.6, bolt_y + 2.6))
                canvas.line(slot, "ground.bg0", 1.4)

    def _paint_ring(self, canvas: Canvas) -> None:
        x, y, radius = RING
        centre = QPointF(x, y)
        canvas.glow(centre, 128, 128, "accent.warm", 0.34)
        canvas.circle(x, y, radius, "ground.space", "line.edge", 2)
        for step in range(48):
            angle, long = radians(step * 7.5), step % 4 == 0
            out, inn = (103, 93) if long else (103, 97)
            across, down = cos(angle), sin(angle)
            mark = ((x + across * inn, y + down * inn), (x + across * out, y + down * out))
            canvas.line(mark, "accent.warm" if long else "line.strong", 1.6 if long else 1)
        token(canvas, centre, 118, self.notice.call.token.colour, self.notice.call.token.emblem)
        if self.notice.finished and not self.asks_removal:
            place = QRectF(x - 130, 492, 260, 24)
            done = self._say("finished", name=self.notice.finished)
            canvas.label(place, done, canvas.steps(16, 11), "text.secondary", 500, align="middle")

    def _paint_words(self, canvas: Canvas) -> None:
        x, width = COLUMN
        has_pin = self.notice.pin is not None
        lift = -46 if has_pin else 0
        canvas.label(QRectF(x, 246 + lift, width, 32), self._say("pass"), (21,), "text.secondary")
        largest = font("hand_off_name", canvas.unit).pixelSize() / canvas.unit
        sizes = canvas.steps(largest, 26, grow=False)
        place = QRectF(x - 2, 276 + lift, width + 4, 68)
        canvas.label(place, self.notice.name, sizes, "text.primary", 700, "display", grow=False)
        if not self.asks_removal:
            self._paint_reason(canvas, lift)
        canvas.line(((x, 540), (x + width, 540)), "line.hair")
        place = QRectF(x, 547, width, 24)
        canvas.label(place, self._look_away(), canvas.steps(15, 11), "text.secondary")

    def _paint_reason(self, canvas: Canvas, lift: float) -> None:
        """Why the person is called, and what comes of it."""
        (x, width), has_pin = COLUMN, self.notice.pin is not None
        place = QRectF(x, 350 + lift, width, 24)
        canvas.label(place, self.words.text(self.notice.call.why), canvas.steps(17, 12), self.notice.door.why, 500)
        if self.problem:
            canvas.label(QRectF(x, 455, width, 22), self.problem, canvas.steps(15, 12), "text.primary", 500)
        else:
            top, ink = 455 if has_pin else 491, "text.primary" if self.notice.bare else "text.secondary"
            sign = "accent.warm" if self.notice.bare else "text.tertiary"
            canvas.sign("symbols/lock_eye", QPointF(x + 10, top + 11), 20, sign)
            place = QRectF(x + 28, top, width - 28, 22)
            paint_promise(canvas, self._promise(), ink, place, most=1 if has_pin else 2)
