"""What is around the consoles while everybody plans: tracks, ship, threats in order, and the ship's computer."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import Announce
from nemesis_desktop.games.space_alert.components.mission import DATA_SECONDS, PHASE_TONE, TRANSFER_SECONDS, Line
from nemesis_desktop.games.space_alert.said.says import said
from nemesis_desktop.games.space_alert.ui.board import Board
from nemesis_desktop.games.space_alert.ui.drawn.lane_picture import paint_aboard, paint_lane, paint_row, pointed_at
from nemesis_desktop.games.space_alert.ui.drawn.ship_picture import paint_ship
from nemesis_desktop.games.space_alert.ui.drawn.things_on_ship import things_on_ship
from nemesis_desktop.games.space_alert.ui.look import (
    AMBER,
    COLD,
    COLD_GROUND,
    DANGER,
    DANGER_GROUND,
    HAIR,
    INK_WARM,
    PANEL,
    PRIMARY,
    SECONDARY,
    STRONG,
    SUCCESS,
    TERTIARY,
    WARM,
    WARM_GROUND,
    ship_box,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import frame, heading, zone_plate
from nemesis_desktop.games.space_alert.ui.planning.aids import FORECAST, Aids
from nemesis_desktop.games.space_alert.ui.planning.mission_time import clock_face, spoken
from nemesis_desktop.games.space_alert.ui.planning.strip import sign_of_line
from nemesis_desktop.games.space_alert.ui.scene import Scene, planned
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides

LANES: Final = ("red", "white", "blue")
SHIP: Final = (896.0, 208.0)
FRESH: Final = ("#A5286B", "#5B1249")


class Around(Board):
    """A part that shows what the computer knows: it changes with announcements, never with what people lay."""

    def __init__(self, aids: Aids, parent: QWidget) -> None:
        super().__init__(parent)
        self.aids = aids
        aids.changed.connect(self.renew)

    def essence(self, view: View) -> object:
        """Nothing is drawn anew where nothing was announced."""
        return (
            view.said,
            view.threats,
            view.silent,
            view.step,
            view.number,
            len(view.consoles),
            view.phase,
            self.aids.on(FORECAST),
        )

    def lay_threats(self, scene: Scene, lane: str, box: QRectF) -> None:
        """The threats of a lane in a box."""
        for place, (threat, at) in enumerate(pointed_at(scene, lane, box)):
            name = self.worded(f"alert-threat-{threat.code}")
            self.spot((lane, place, threat.number), at, name, Anchor("threat", threat.code))

    @property
    def fresh(self) -> int:
        """The chip of the threat that was announced last, if nothing has been said since; 0 for none."""
        if self.view is None or not self.view.said:
            return 0
        last = self.view.lines[self.view.said - 1]
        return last.chip if last.kind == "threat" and self.view.threats else 0


class Tracks(Around):
    """The three lanes outside."""

    def lane_box(self, place: int) -> QRectF:
        """Where a lane is."""
        step = (self.wide + 3) / 3
        return QRectF(step * place, 0, step - 3, self.high)

    def paint_board(self, canvas: Canvas) -> None:
        """Lane by lane."""
        assert self.view is not None and self.words is not None
        scene = planned(self.view, self.words)
        for place, lane in enumerate(LANES):
            paint_lane(canvas, scene, lane, self.lane_box(place), self.words_of, self.fresh, self.aids.coming())

    def lay_spots(self) -> None:
        """Each lane explains itself, and on it each threat, as a token and as a card."""
        assert self.view is not None and self.words is not None
        scene = planned(self.view, self.words)
        for place, lane in enumerate(LANES):
            box = self.lane_box(place)
            self.spot(lane, box, self.worded(f"alert-ui-lane-{lane}"), Anchor("lane", lane))
            self.lay_threats(scene, lane, box)


class ShipPart(Around):
    """The ship."""

    def essence(self, view: View) -> object:
        """Where everybody will stand changes with each card, where that is asked for."""
        return super().essence(view), self.aids.stand()

    @property
    def _scale(self) -> tuple[float, float, float]:
        scale = min(self.wide / 900, self.high / 216)
        return (self.wide - 900 * scale) / 2, (self.high - 216 * scale) / 2 + 7 * scale, scale

    def paint_board(self, canvas: Canvas) -> None:
        """The ship as it will be when the first turn begins."""
        assert self.view is not None and self.words is not None
        paint_ship(canvas.at(*self._scale), planned(self.view, self.words), self.words_of, self.aids.stand())

    def _station(self, station: str) -> QRectF:
        x, y, scale = self._scale
        box = ship_box("station", station, "outline")
        return QRectF(x + box.x() * scale, y + box.y() * scale, box.width() * scale, box.height() * scale)

    def lay_spots(self) -> None:
        """Each station says what its buttons do; lifts, tiles and threats on board explain themselves as well."""
        assert self.view is not None and self.words is not None
        x, y, scale = self._scale
        for thing in things_on_ship(planned(self.view, self.words)):
            box = thing.box
            at = QRectF(x + box.x() * scale, y + box.y() * scale, box.width() * scale, box.height() * scale)
            self.spot(thing.key, at, self.worded(thing.name), thing.about)

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """A station."""
        if anchor.kind != "station" or not self.isVisible():
            return None
        return self.pixels(self._station(str(anchor.id)))


class Threats(Around):
    """The track on board, and every threat in the order of the chips."""

    def _rows(self) -> list[tuple[int, QRectF]]:
        assert self.view is not None
        count = len(self.view.threats)
        top = 122.0
        high = min(26.0, (self.high - top - 6) / max(1, count))
        order = sorted(range(count), key=lambda place: self.view.threats[place].turn)  # type: ignore[union-attr]
        return [(place, QRectF(6, top + high * row, self.wide - 12, high - 2)) for row, place in enumerate(order)]

    def paint_board(self, canvas: Canvas) -> None:
        """Track over list."""
        view = self.view
        assert view is not None and self.words is not None
        scene = planned(view, self.words)
        coming = self.aids.coming()
        paint_aboard(canvas, scene, QRectF(0, 0, self.wide, 84), self.words_of, self.fresh, coming)
        frame(canvas, QRectF(0, 88, self.wide, self.high - 88), PANEL)
        heading(canvas, 12, 108, self.worded("alert-ui-in-order"), room=self.wide - 30, grow=False)
        if not view.threats:
            words = self.worded("alert-ui-no-threats")
            canvas.text(self.wide / 2, 150, words, 13, TERTIARY, align="middle", grow=False)
        unsure = {line.chip for line in view.lines[: view.said] if line.kind == "threat" and line.unconfirmed}
        by_chip = {threat.number: threat for threat in scene.table.threats}
        for place, box in self._rows():
            chip = view.threats[place]
            threat = by_chip[chip.turn]
            when = coming.get((threat.code, threat.number))
            lit = chip.turn == self.fresh
            paint_row(canvas, threat, box, self.words_of, when, lit=lit, unsure=chip.turn in unsure)

    def lay_spots(self) -> None:
        """Pointing at a threat shows its whole card."""
        assert self.view is not None and self.words is not None
        box = QRectF(0, 0, self.wide, 84)
        self.spot("internal", box, self.worded("alert-ui-lane-internal"), Anchor("lane", "internal"))
        self.lay_threats(planned(self.view, self.words), "internal", box)
        for place, box in self._rows():
            chip = self.view.threats[place]
            self.spot(chip.code, box, self.worded(f"alert-threat-{chip.code}"), Anchor("threat", chip.code))


class Announcer(Around):
    """What the computer says: the last line large, two before it small, and the button where there is no clock.

    Args:
        time: seconds of the mission so far.

    Attributes:
        only_shows: whether nobody sits before this screen.
        stands: whether somebody has stopped the clock.
    """

    def __init__(self, time: Callable[[], float], aids: Aids, parent: QWidget) -> None:
        super().__init__(aids, parent)
        self._time = time
        self.only_shows = self.stands = False

    def set_stands(self, stands: bool) -> None:
        """Whether somebody has stopped the clock."""
        if stands != self.stands:
            self.stands = stands
            self.renew()

    def tick(self) -> None:
        """Time has gone by: a bar runs out, or the last seconds are counted."""
        current = self._current
        if current is not None and (current.kind == "phase_warning" or self._lasts(current)):
            self.renew()

    def _lasts(self, line: Line) -> int:
        """How many seconds somebody has for what a line says; 0 where it is not limited."""
        brief = self.view is not None and modes.BRIEF_DATA in self.view.options
        return {"data_transfer": TRANSFER_SECONDS, "incoming_data": DATA_SECONDS if brief else 0}.get(line.kind, 0)

    @property
    def _current(self) -> Line | None:
        return None if self.view is None or not self.view.said else self.view.lines[self.view.said - 1]

    @property
    def _pressed_for(self) -> bool:
        """Whether somebody presses for the next line: at the start, and where there is no clock."""
        view = self.view
        if view is None or view.step != "planning" or view.said >= len(view.lines) or self.only_shows:
            return False
        return not view.said or not modes.CLOCKS[view.clock].pace

    @property
    def _button(self) -> QRectF:
        return QRectF(12, self.high - 46, self.wide - 24, 38)

    def lay_spots(self) -> None:
        """What is said explains itself: a threat by its card; and the button for the next line."""
        view, line = self.view, self._current
        if view is not None and line is not None:
            chip = next((one for one in view.threats if line.kind == "threat" and one.turn == line.chip), None)
            name = " ".join(self.words_of(text) for text in said(line, view.phases))
            about = Anchor("say", line.kind) if chip is None else Anchor("threat", chip.code)
            self.spot("said", QRectF(0, 0, self.wide, min(84.0, self.high)), name, about)
        if view is not None and self._pressed_for:
            act = Announce(view.said)
            words = self.worded("alert-ui-begin" if not view.said else "alert-act-announce")
            self.spot("announce", self._button, words, Explanation(words), lambda: self.acted.emit(act))

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """The button for the next line."""
        return self.pixels(self._button) if anchor == Anchor("button", "announce") and self._pressed_for else None

    def paint_board(self, canvas: Canvas) -> None:
        """The current line, what came before it, and the button."""
        view, line = self.view, self._current
        assert view is not None
        frame(canvas, QRectF(0, 0, self.wide, self.high), PANEL)
        foot = 52.0 if self._pressed_for else 0.0
        if line is None:
            words = self.worded("alert-ui-ready" if len(view.people) > 1 else "alert-ui-ready-alone")
            lines = canvas.wrapped(words, self.wide - 32, 15, 500)
            y = canvas.lines(self.wide / 2, 14, lines[:3], 15, PRIMARY, 500, 1.25, "middle") + 4
            size, lines = canvas.fitted_lines(
                self.worded("alert-ui-all-cards-hint"), self.wide - 32, self.high - 52 - y, (14, 13, 12, 11), most=2,
                grow=False,
            )  # fmt: skip
            canvas.lines(self.wide / 2, y, lines, size, SECONDARY, align="middle", grow=False)
        else:
            high = min(84.0, self.high - foot - 6)
            self._paint_current(canvas, line, high)
            rest = QRectF(14, high + 4, self.wide - 28, self.high - high - foot - 6)
            below = self._paint_stands if self.stands else self._paint_given if view.transfer else self._paint_before
            below(canvas, rest)
        if self._pressed_for:
            self._paint_button(canvas)

    def _paint_button(self, canvas: Canvas) -> None:
        view, box = self.view, self._button
        assert view is not None
        canvas.cut(*sides(box), 8, AMBER, WARM)
        words = self.worded("alert-ui-begin" if not view.said else "alert-act-announce")
        size, shown = canvas.fitted(words, box.width() - 30, (16, 15, 14, 13, 12), 700, grow=False)
        canvas.text(box.center().x(), box.center().y() + 5.5, shown, size, INK_WARM, 700, align="middle", grow=False)

    def _paint_current(self, canvas: Canvas, line: Line, high: float) -> None:
        view = self.view
        assert view is not None
        threat = line.kind == "threat"
        warm = line.kind in ("phase_warning", "phase_over")
        fill, edge = (FRESH, DANGER) if threat else (WARM_GROUND, WARM) if warm else (COLD_GROUND, COLD)
        if line.kind == "comms_down":
            fill, edge = DANGER_GROUND, DANGER
        canvas.cut(1, 1, self.wide - 2, high, 9, fill, edge, 1.6, corners="top")
        name, ink = sign_of_line(line)
        canvas.sign(sign(name), QPointF(44, high / 2), 46, PRIMARY if threat else ink)
        if line.kind == "phase_warning" and line.seconds == PHASE_TONE:
            self._paint_countdown(canvas, line, high)
            return
        texts = [self.words_of(text) for text in said(line, view.phases)]
        x, room = 84.0, self.wide - (168 if self._lasts(line) else 98)
        if threat:
            plus = self.worded("alert-ui-plus", number=line.chip)
            x += canvas.text(84, 40, plus, 30, PRIMARY, 700, "display", grow=False) + 12
            zone_plate(canvas, QPointF(x + 11, 29), 24, line.where, self.words_of)
            texts[0] = self.worded(
                f"alert-ui-said-{'serious' if line.serious else 'minor'}", lane=Text(f"alert-lane-{line.where}")
            )
            size, shown = canvas.fitted(
                texts[0], self.wide - x - 44, (20, 18, 17, 16, 15, 14, 13, 12), 600, "display", grow=False
            )
            canvas.text(x + 30, 38, shown, size, PRIMARY, 600, "display", grow=False)
            rest = self._who_draws(line) if len(texts) == 1 else f"{texts[1]} {self._who_draws(line)}"
            size, lines = canvas.fitted_lines(rest, room, 34, (14, 13, 12, 11, 10), 500, 1.1, 2, grow=False)
            canvas.lines(84, 47, lines, size, PRIMARY, 500, 1.1, grow=False)
        else:
            size, lines = canvas.fitted_lines(
                " ".join(texts), room, high - 16, (19, 18, 17, 16, 15, 14, 13, 12), 600, 1.12, 3, grow=False
            )
            tall = len(lines) * canvas.leading(size, 1.12, grow=False)
            canvas.lines(84, (high - tall) / 2, lines, size, PRIMARY, 600, 1.12, grow=False)
        lasts = self._lasts(line)
        if lasts:
            left = max(0.0, 1 - (self._time() - line.at) / lasts)
            if modes.CLOCKS[view.clock].pace:
                rest = clock_face(math.ceil(left * lasts))
                canvas.text(self.wide - 16, high / 2 + 9, rest, 26, COLD, 700, "display", "right", grow=False)
            canvas.box(8, high - 7, (self.wide - 16) * left, 4, COLD)

    def _who_draws(self, line: Line) -> str:
        """Whose task it is to take the card."""
        view = self.view
        assert view is not None
        role = "security" if line.where == "internal" else "comms"
        chip = next((one for one in view.threats if one.turn == line.chip), None)
        if chip is None:
            return self.worded("alert-ui-ignored")
        named = {console.seat for console in view.consoles if role in console.roles}
        person = next((one for one in view.people if one.seat in named), None)
        threat = Text(f"alert-threat-{chip.code}")
        if person is None:
            return self.worded("alert-ui-drawn", threat=threat)
        return self.worded("alert-ui-draws", name=person.name, threat=threat)

    def _paint_countdown(self, canvas: Canvas, line: Line, high: float) -> None:
        left = PHASE_TONE - int(max(0.0, self._time() - line.at))
        step = (self.wide - 110) / PHASE_TONE
        for place, number in enumerate(range(PHASE_TONE, 0, -1)):
            now = number == left
            size, ink = (50, WARM) if now else (30, STRONG if number > left else TERTIARY)
            x = 100 + step * (place + 0.5)
            canvas.text(x, high / 2 + size * 0.36, str(number), size, ink, 700, "display", "middle", grow=False)

    def _paint_stands(self, canvas: Canvas, box: QRectF) -> None:
        """The clock is stopped: what stands still with it, and what lets it go."""
        canvas.cut(*sides(box), 7, WARM_GROUND, WARM, 1.4)
        canvas.sign(sign("pause"), QPointF(box.x() + 22, box.center().y()), 24, WARM)
        words, room = self.worded("alert-ui-stopped"), QRectF(box.x() + 44, box.y(), box.width() - 56, box.height() - 4)
        size, lines = canvas.fitted_lines(
            words, room.width(), room.height(), (15, 14, 13, 12, 11, 10.5), 500, 1.1, 3, grow=False
        )
        tall = len(lines) * canvas.leading(size, 1.1, grow=False)
        canvas.lines(box.x() + 44, box.center().y() - tall / 2, lines, size, PRIMARY, 500, 1.1, grow=False)

    def _paint_given(self, canvas: Canvas, box: QRectF) -> None:
        """Who has handed a card over, and who still may."""
        view = self.view
        assert view is not None
        rows = ((True, "given", SUCCESS), (False, "still-open", COLD))[: max(0, int(box.height() // 25))]
        for place, (given, message, ink) in enumerate(rows):
            names = ", ".join(person.name for person in view.people if person.given is given)
            words = self.worded(f"alert-ui-{message}", names=names or "–")
            canvas.label(QRectF(box.x() + 6, box.y() + 25 * place, box.width() - 12, 25), words, (14, 13, 12, 11), ink)

    def _paint_before(self, canvas: Canvas, box: QRectF) -> None:
        view = self.view
        assert view is not None
        rows = max(0, int(box.height() // 25))
        for place, line in enumerate(spoken(view)[1 : 1 + rows]):
            y = box.y() + 17 + 25 * place
            if place:
                canvas.box(box.x(), y - 17, box.width(), 1, HAIR)
            canvas.text(box.x() + 6, y, clock_face(line.at), 13, SECONDARY, 500, "display", grow=False)
            name, ink = sign_of_line(line)
            canvas.symbol(sign(name), box.x() + 46, y - 13, 16, ink)
            words = " ".join(self.words_of(text) for text in said(line, view.phases))
            size, shown = canvas.fitted(words, box.width() - 76, (13.5, 12.5, 11.5, 10.5), 400, grow=False)
            canvas.text(box.x() + 70, y, shown, size, SECONDARY, grow=False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The kept picture; while nobody may talk it is crossed with static."""
        super().paintEvent(event)
        if self.view is None or not self.view.silent:
            return
        with QPainter(self) as painter:
            canvas = self.canvas(painter)
            for line in range(0, int(self.high), 4):
                canvas.box(2, line, self.wide - 4, 1, "#FFFFFF", 0.05)
