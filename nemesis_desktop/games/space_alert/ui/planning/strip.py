"""The top strip of planning: the clock, the three phases, whether one may talk, and the buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.components.mission import Line
from nemesis_desktop.games.space_alert.components.ship import STAGES
from nemesis_desktop.games.space_alert.ui.look import (
    BG0,
    COLD,
    COLD_GROUND,
    DANGER,
    DANGER_GROUND,
    EDGE,
    PALE,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    TERTIARY,
    WARM,
    WARM_GROUND,
    sign,
)
from nemesis_desktop.games.space_alert.ui.planning.aids import FORECAST, PENCIL, WAY, Aids
from nemesis_desktop.games.space_alert.ui.planning.mission_time import clock_face
from nemesis_desktop.games.space_alert.ui.top_buttons import TopButton, TopButtons
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import outline, sides

CLOCK: Final = QRectF(166, 5, 112, 36)
PHASES: Final = 290.0
PHASE: Final = 174.0
TALK: Final = QRectF(836, 8, 176, 30)
AID_SIGNS: Final = {WAY: "heroic_move", FORECAST: "target", PENCIL: "figure_1"}
SAID_SIGNS: Final = {
    "incoming_data": ("say_incoming_data", COLD),
    "data_transfer": ("say_data_transfer", COLD),
    "comms_down": ("say_comms_down", PALE),
}


def sign_of_line(line: Line) -> tuple[str, str]:
    """The stencil of an announcement, and its colour."""
    if line.kind == "threat":
        if line.unconfirmed:
            return "say_unconfirmed", DANGER
        inside = line.where == "internal"
        name = ("say_serious_internal" if line.serious else "say_internal") if inside else (
            "say_serious" if line.serious else "say_threat"
        )  # fmt: skip
        return name, DANGER
    others = {
        "start": ("say_start", COLD), "incoming_data": ("say_incoming_data", COLD),
        "data_over": ("say_incoming_data", COLD),
        "data_transfer": ("say_data_transfer", COLD), "transfer_over": ("say_data_transfer", COLD),
        "comms_down": ("say_comms_down", PALE), "comms_up": ("say_comms_up", SUCCESS),
        "phase_warning": ("say_time", WARM), "phase_over": ("say_phase_end", WARM),
    }  # fmt: skip
    return others[line.kind]


class Strip(TopButtons):
    """The top strip.

    Args:
        time: seconds of the mission so far.

    Signals:
        paused: the clock is to stand still, or to go on.
        captain: one person types for everybody, or everybody for themselves.
        lock: cards may be laid while the clock stands, or may not.
    """

    paused, captain, lock = Signal(), Signal(), Signal()

    def __init__(self, time: Callable[[], float], aids: Aids, parent: QWidget) -> None:
        super().__init__(parent)
        self._time = time
        self.aids = aids
        aids.changed.connect(self.renew)
        self.stands = False
        """Whether the clock is stopped."""
        self.captain_types = False
        self.locks = True
        """Whether no card is laid while the clock stands."""

    def essence(self, view: View) -> object:
        """The phases and what has been said in them."""
        return (view.said, view.phase, view.silent, view.step, view.mission, view.clock, len(view.people))

    def set_state(self, *, stands: bool, captain: bool, locks: bool) -> None:
        """Whether the clock is stopped, who types, and whether cards are locked while it stands."""
        if (stands, captain, locks) != (self.stands, self.captain_types, self.locks):
            self.stands, self.captain_types, self.locks = stands, captain, locks
            self.renew()

    def tick(self) -> None:
        """Time has gone by."""
        self.update(self.pixels(CLOCK).toAlignedRect())

    # ---------------------------------------------------------------- spots

    def top_buttons(self) -> list[TopButton]:
        """Those of every screen, who types, aids, and the clock."""
        assert self.view is not None
        found = super().top_buttons()
        if self.view.step == "planning":
            captain = "alert-ui-lanes" if self.captain_types else "alert-ui-captain"
            found.append(TopButton("captain", sign("hand"), captain, self.captain.emit, "keys"))
            if self.aids.offered:
                for name, symbol in AID_SIGNS.items():
                    off = "" if self.aids.on(name) else "-on"
                    message = f"alert-ui-aid-{name}{off}"
                    found.append(TopButton(name, sign(symbol), message, partial(self.aids.toggle, name), "clocks"))
            clock = modes.CLOCKS[self.view.clock]
            if clock.pauses and clock.pace:
                name = "play" if self.stands else "pause"
                found.append(TopButton("pause", sign(name), f"alert-ui-{name}", self.paused.emit, "clocks"))
                if self.stands:
                    message = "alert-ui-unlock" if self.locks else "alert-ui-lock"
                    found.append(TopButton("lock", "symbols/lock_eye", message, self.lock.emit, "clocks"))
        return found

    def lay_spots(self) -> None:
        """The buttons; the clock and whether one may talk explain themselves."""
        view = self.view
        assert view is not None
        self.lay_top()
        if view.step == "planning":
            name = self.worded("alert-ui-clock", clock=Text(f"ui-modes-alert-clock-{view.clock}"))
            self.spot("time", CLOCK, name, Anchor("clock", view.clock))
            if len(view.people) > 1:
                name = self.worded("alert-ui-silent" if view.silent else "alert-ui-talk")
                self.spot("talk", self._talk_box, name, Anchor("say", "comms_down"))

    # ---------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """The kept picture, and the time over it."""
        super().paintEvent(event)
        if self.ready and self.view is not None and self.view.step == "planning":
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self._paint_clock(self.canvas(painter))

    def _paint_clock(self, canvas: Canvas) -> None:
        ink = WARM if self.stands else COLD
        box = CLOCK
        canvas.cut(*sides(box), 8, WARM_GROUND if self.stands else COLD_GROUND, ink, 1.8)
        canvas.symbol(sign("pause" if self.stands else "clock"), box.x() + 9, box.y() + 9, 18, ink)
        words = clock_face(self._time())
        x = box.right() - 10
        canvas.text(x, box.y() + 27, words, 26, PRIMARY, 700, "display", "right", grow=False)

    def paint_board(self, canvas: Canvas) -> None:
        """Name, phases, speech, buttons."""
        view = self.view
        assert view is not None
        self.paint_top(canvas)
        name = self.worded("ui-modes-alert-which-generated") if not view.mission else view.mission
        size, shown = canvas.fitted(name, 112, (14, 13, 12), 600, grow=False)
        canvas.text(48, 20, shown, size, PRIMARY, 600, grow=False)
        clock = self.worded("alert-ui-clock", clock=Text(f"ui-modes-alert-clock-{view.clock}"))
        size, shown = canvas.fitted(clock, 112, (12.5, 11.5, 10.5, 9.5), 400, grow=False)
        canvas.text(48, 36, shown, size, SECONDARY, grow=False)
        if view.step == "planning":
            for stage in STAGES[: view.phases]:
                self._paint_phase(canvas, stage.number)
            self._paint_talk(canvas)

    def paint_button(
        self, canvas: Canvas, box: QRectF, button: TopButton, *, on: bool = False, edge: str = EDGE
    ) -> None:
        """One that is switched on is lit; the one of the clock can be told at a glance."""
        states = {"pause": self.stands, "captain": self.captain_types, "lock": self.locks}
        on = states[button.key] if button.key in states else self.aids.on(button.key)
        super().paint_button(canvas, box, button, on=on, edge=WARM if button.key == "pause" else edge)

    def _paint_phase(self, canvas: Canvas, phase: int) -> None:
        view = self.view
        assert view is not None
        x, y, high = PHASES + (PHASE + 6) * (phase - 1), 9.0, 28.0
        over, now = view.phase > phase, view.phase == phase
        arrow = outline(
            (x, y), (x + PHASE - 12, y), (x + PHASE, y + high / 2), (x + PHASE - 12, y + high), (x, y + high)
        )
        fill, edge, ink = (
            (COLD_GROUND, COLD, COLD) if over else (WARM_GROUND, WARM, WARM) if now else (BG0, EDGE, TERTIARY)
        )
        canvas.path(arrow, fill, edge, 1.6 if now else 1.0)
        end = x + 10 + canvas.text(
            x + 10, y + 19, self.worded("alert-ui-phase", phase=phase), 13.5, PRIMARY if over or now else ink, 500,
            grow=False,
        )  # fmt: skip
        signs = self._said_in(phase)
        if not (over or now):
            stage = STAGES[phase - 1]
            turns = self.worded("alert-ui-turns", first=stage.first, last=stage.last)
            size, shown = canvas.fitted(turns, x + PHASE - 16 - end - 12, (12.5, 11.5, 10.5, 9.5), grow=False)
            canvas.text(end + 12, y + 19, shown, size, TERTIARY, grow=False)
        step = min(19.0, (x + PHASE - 14 - end - 8) / max(1, len(signs)))
        for place, (name, colour) in enumerate(signs):
            canvas.symbol(sign(name), end + 8 + step * place, y + 6, 16, colour)

    def _said_in(self, phase: int) -> list[tuple[str, str]]:
        """The signs of what has been said in a phase: never of what is still to come."""
        view = self.view
        assert view is not None
        found, current = [], 1
        for line in view.lines[: view.said]:
            if line.kind == "phase_over":
                current = line.phase + 1
            elif current == phase and (line.kind == "threat" or line.kind in SAID_SIGNS):
                found.append(SAID_SIGNS.get(line.kind) or sign_of_line(line))
        return found

    @property
    def _talk_box(self) -> QRectF:
        end = (self.top_box(len(self.top_buttons()) - 1).x() if self.presses else self.wide) - 6
        return QRectF(TALK.x(), TALK.y(), min(TALK.width(), end - TALK.x()), TALK.height())

    def _paint_talk(self, canvas: Canvas) -> None:
        view = self.view
        assert view is not None
        box = self._talk_box
        alone = len(view.people) == 1
        silent = view.silent
        canvas.cut(*sides(box), 7, DANGER_GROUND if silent else BG0, DANGER if silent else EDGE, 2 if silent else 1)
        name = "say_comms_down" if silent else "say_comms_up"
        canvas.sign(sign(name), QPointF(box.x() + 20, box.center().y()), 20, PALE if silent else SUCCESS)
        words = self.worded("alert-ui-alone" if alone else "alert-ui-silent" if silent else "alert-ui-talk")
        size, shown = canvas.fitted(words, box.width() - 46, (14, 13, 12, 11, 10), 600, grow=False)
        canvas.text(box.x() + 36, box.center().y() + 5, shown, size, PALE if silent else PRIMARY, 600, grow=False)
