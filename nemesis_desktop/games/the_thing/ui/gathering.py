"""The rec room in the evening: everybody around one table, the fingers that point, the tests; and boarding at night."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.the_thing.ui.look import NIGHT, piece, role_card, symbol
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.view import FigureView
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import count
from nemesis_desktop.table.drawing.shapes import centred

EVENING: Final = ("rec", "test")
"""Phases in which everybody sits together."""
ASKED: Final = (
    "trade", "trade_with", "vote", "reveal", "claim-a", "claim-b", "which_test", "tester",
)  # fmt: skip
"""Questions that are put at the table."""
SEAT: Final = 64.0


class Gathering(StationPart):
    """Everybody around the table, or before the vehicle; whoever is offered is clicked there as well."""

    @property
    def boards(self) -> bool:
        """Whether people go aboard just now."""
        return self.view is not None and self.view.boarding is not None

    @property
    def wanted(self) -> bool:
        """Whether this scene lies over the station."""
        view = self.view
        if view is None or view.over:
            return False
        return self.boards or (view.phase in EVENING and self.topic in ASKED)

    # ---------------------------------------------------------------- where people sit

    def seats(self) -> Mapping[int, QPointF]:
        """Everybody's place: around the table, or in the queue, the least suspicious first."""
        assert self.view is not None
        if self.boards:
            return self._queue()
        people = self.view.characters
        middle, wide, high = QPointF(self.wide / 2, self.high * 0.52), self.wide * 0.39, self.high * 0.34
        found = {}
        for place, one in enumerate(people):
            angle = math.pi / 2 + 2 * math.pi * place / len(people)
            found[one.number] = QPointF(middle.x() + wide * math.cos(angle), middle.y() + high * math.sin(angle))
        return found

    def _queue(self) -> Mapping[int, QPointF]:
        assert self.view is not None and self.view.boarding is not None
        boarding = self.view.boarding
        waiting = [who for who in boarding.order if who not in boarding.aboard]
        found = {}
        step = min(96.0, (self.wide * 0.5 - 90) / max(1, len(waiting)))
        for place, who in enumerate(waiting):
            found[who] = QPointF(self.wide * 0.5 - 60 - step * place, self.high - 92)
        columns = 3 if len(boarding.order) <= 6 else 4
        for place, who in enumerate(boarding.aboard):
            row, column = divmod(place, columns)
            found[who] = QPointF(self._cabin().x() + 64 + 118 * column, self._cabin().y() + 62 + 112 * row)
        return found

    def _cabin(self) -> QRectF:
        return QRectF(self.wide * 0.5 + 10, 96, self.wide * 0.5 - 34, 260)

    def lay_spots(self) -> None:
        """Everybody at their place."""
        assert self.view is not None
        self.setAccessibleName(self.tell("boarding" if self.boards else "gathering"))
        if not self.wanted:
            return
        for who, middle in self.seats().items():
            one = self.view.figures[who]
            self.lay(Anchor("figure", who), centred(middle, SEAT, SEAT), self.name_of(one))

    def shows(self, anchor: Anchor) -> bool:
        """Only while it lies there."""
        return self.wanted and super().shows(anchor)

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """The room, the people, what points where."""
        assert self.view is not None
        if not self.wanted:
            return
        if self.boards:
            self._paint_boarding(canvas)
        else:
            self._paint_room(canvas)
        for who, middle in self.seats().items():
            self._paint_person(canvas, self.view.figures[who], middle)
        self._paint_counts(canvas)

    def _paint_title(self, canvas: Canvas, title: str, note: str) -> None:
        room = self.wide * 0.4
        size, shown = canvas.fitted(title, room, (26, 24, 22, 20, 18, 16), 700, "display", grow=False)
        canvas.text(24, 42, shown, size, "text.primary", 700, "display", grow=False)
        size, lines = canvas.fitted_lines(note, room, 46, (15, 14, 13, 12), 400, 1.15, 3)
        canvas.lines(24, 52, lines, size, "text.secondary", 400, 1.15)

    def _paint_room(self, canvas: Canvas) -> None:
        canvas.cut(2, 2, self.wide - 4, self.high - 4, 12, ("#4A3D2B", "#241E15"), "station.wall", 1.4)
        middle = QPointF(self.wide / 2, self.high * 0.52)
        wide, high = self.wide * 0.3, self.high * 0.25
        for drop, ground in ((14.0, "#120E08"), (0.0, "#30261A")):
            path = QPainterPath()
            path.addEllipse(middle + QPointF(0, drop), wide, high)
            canvas.fill(path, ground)
        path = QPainterPath()
        path.addEllipse(middle, wide, high)
        canvas.path(path, None, "#7A5B33", 1.6)
        canvas.glow(middle, wide, high, "accent.warm", 0.28)
        self._paint_title(canvas, self.tell(f"evening-{self._evening}"), self.tell(f"evening-{self._evening}-text"))
        self._paint_fingers(canvas)

    @property
    def _evening(self) -> str:
        if self.topic == "vote":
            return "vote"
        return "test" if self.view is not None and self.view.phase == "test" else "rec"

    def _fingers(self) -> Sequence[tuple[int, int]]:
        """Who has pointed at whom this evening: told all at once, when the last finger is entered."""
        assert self.view is not None
        return [
            (fact.who, fact.whom)
            for fact in self.view.facts
            if fact.kind == "accused" and fact.round == self.view.round and fact.whom >= 0
        ]

    def _paint_fingers(self, canvas: Canvas) -> None:
        assert self.view is not None
        seats = self.seats()
        for who, whom in self._fingers():
            if who not in seats or whom not in seats:
                continue
            start, end = seats[who], seats[whom]
            way = end - start
            long = math.hypot(way.x(), way.y()) or 1.0
            unit = way / long
            side = QPointF(-unit.y(), unit.x()) * (12 if who < whom else -12)
            begin, tip = start + unit * 42 + side * 0.4, end - unit * 50 + side * 0.4
            path = QPainterPath(begin)
            path.quadTo((begin + tip) / 2 + side * 2, tip)
            paint = f"player.{self.view.figures[who].colour}"
            canvas.line(path, "ground.space", 6)
            canvas.line(path, paint, 3)
            head = [tip + unit * 9, tip - unit * 7 + side * 0.7, tip - unit * 7 - side * 0.7]
            canvas.polygon([(point.x(), point.y()) for point in head], paint, "ground.space", 1)

    def _paint_counts(self, canvas: Canvas) -> None:
        if self.boards:
            return
        seats = self.seats()
        for whom, many in Counter(whom for _, whom in self._fingers()).items():
            if whom in seats:
                corner = seats[whom] + QPointF(30, -28)
                canvas.cut(corner.x() - 17, corner.y() - 13, 34, 26, 7, "state.danger", "ground.space", 1.6)
                count(canvas, corner, f"+{many}", "text.ink_danger", 15)

    def _paint_person(self, canvas: Canvas, one: FigureView, middle: QPointF) -> None:
        anchor = Anchor("figure", one.number)
        asked = one.asked and self.view is not None and len(self.view.asked) == 1
        edge = "accent.warm" if self.lit(anchor) or asked else f"player.{one.colour}"
        if asked:
            canvas.glow(middle, 62, 62, "accent.warm", 0.5)
        canvas.disc(middle, SEAT / 2 + 2.4, "ground.space")
        canvas.circle(middle.x(), middle.y(), SEAT / 2, "station.bg1", edge, 3 if asked else 1.8)
        piece(canvas, middle, 38, one)
        box = centred(middle + QPointF(0, SEAT / 2 + 13), 118, 20)
        canvas.label(box, self.name_of(one), (15, 14, 13, 12), "text.primary", 600, align="middle")

    # ---------------------------------------------------------------- boarding

    def _paint_boarding(self, canvas: Canvas) -> None:
        assert self.view is not None and self.view.boarding is not None
        canvas.cut(2, 2, self.wide - 4, self.high - 4, 12, NIGHT, "station.wall_out", 1.4)
        boarding = self.view.boarding
        vehicle = self.named("place", boarding.vehicle)
        self._paint_title(canvas, self.tell("boarding"), self.tell("boarding-text", vehicle=vehicle))
        cabin = self._cabin()
        canvas.cut(
            cabin.x() - 14,
            cabin.y() - 14,
            cabin.width() + 28,
            cabin.height() + 28,
            26,
            "#22384E",
            "station.wall_out",
            2,
        )
        canvas.cut(cabin.x(), cabin.y(), cabin.width(), cabin.height(), 12, ("#4A3D2B", "#241E15"), "station.wall", 1.4)
        columns = 3 if len(boarding.order) <= 6 else 4
        for place in range(max(6, len(boarding.order))):
            row, column = divmod(place, columns)
            seat = QPointF(cabin.x() + 64 + 118 * column, cabin.y() + 62 + 112 * row)
            if place >= len(boarding.aboard) and seat.y() < cabin.bottom():
                canvas.sign(symbol("passenger"), seat, 34, "station.wall", 0.45)
        for place, who in enumerate(boarding.aboard):
            row, column = divmod(place, columns)
            one = self.view.figures[who]
            card = QRectF(cabin.x() + 98 + 118 * column, cabin.y() + 26 + 112 * row, 34, 48)
            role = one.role if one.open else None
            role_card(canvas, card, role, "")
        snow = self.high - 44
        canvas.polygon(
            [(2, snow), (self.wide - 2, snow - 14), (self.wide - 2, self.high - 2), (2, self.high - 2)], "#2A4763"
        )
        foot, door = QPointF(self.wide * 0.5 - 20, snow), QPointF(cabin.x() + 20, cabin.bottom() + 14)
        for step in range(7):
            at = foot + (door - foot) * (step / 6)
            canvas.line([(at.x() - 26, at.y()), (at.x() + 26, at.y())], "station.wall_out", 3)
