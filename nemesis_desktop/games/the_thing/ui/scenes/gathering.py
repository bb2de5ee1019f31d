"""The rec room in the evening: everybody around one table, the fingers that point, the tests; and boarding at night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.ui.scenes import boarding, dishes
from nemesis_desktop.games.the_thing.ui.scenes.round_table import (
    SMALLEST,
    fingers_of,
    name_place,
    paint_counts,
    paint_hands,
    paint_room,
    paint_seat,
    reach,
    seat_size,
    seats_around,
)
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import centred

EVENING: Final = ("rec", "test")
"""Phases in which everybody sits together."""
ASKED: Final = (
    "trade", "trade_with", "vote", "reveal", "claim-a", "claim-b", "which_test", "tester", "test",
)  # fmt: skip
"""Questions that are put at the table."""

LARGEST_TEXT: Final = 1.2


class Gathering(StationPart):
    """Everybody around the table, or before the vehicle; whoever is offered is clicked there as well."""

    def set_scale(self, unit: float, text: float) -> None:
        """The room is full of people: it holds no very large words."""
        super().set_scale(unit, min(text, LARGEST_TEXT))

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
        if self.view.boarding is not None:
            return boarding.places(self.view.boarding, self.wide, self.high)
        return seats_around(self.view.characters, self.wide, self.high)

    @property
    def seat(self) -> float:
        """How large a seat is."""
        assert self.view is not None
        if self.view.boarding is not None:
            return boarding.seat_size(self.view.boarding, self.wide)
        return seat_size(len(self.view.characters))

    def lay_spots(self) -> None:
        """Everybody at their place."""
        assert self.view is not None
        self.setAccessibleName(self.tell("boarding" if self.boards else "gathering"))
        if not self.wanted:
            return
        for who, middle in self.seats().items():
            one = self.view.figures[who]
            figure, seat = Anchor("figure", who), Anchor("seat", one.seat)
            chosen = seat if self.lit(seat) and not self.lit(figure) else figure
            area = centred(middle, self.seat, self.seat)
            self.lay(chosen, area, self.name_of(one), figure, key=figure)
        for kind in dishes.kinds_asked(self):
            self.lay(Anchor("test", kind), dishes.choice_area(self, kind), self.named("test", kind))

    def shows(self, anchor: Anchor) -> bool:
        """Only while it lies there."""
        return self.wanted and super().shows(anchor)

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """The room, the people, what points where."""
        view = self.view
        assert view is not None
        if not self.wanted:
            return
        seats = self.seats()
        if view.boarding is not None:
            boarding.paint(canvas, view, self.wide, self.high)
            vehicle = self.named("place", view.boarding.vehicle)
            self._paint_title(canvas, self.tell("boarding"), self.tell("boarding-text", vehicle=vehicle))
        else:
            tests = self._evening == "test"
            paint_room(canvas, self.wide, self.high, bare=tests)
            if tests:
                dishes.paint(canvas, self)
            self._paint_title(
                canvas, self.tell(f"evening-{self._evening}"), self.in_this_mode(f"evening-{self._evening}-text")
            )
        for who in seats:
            self._paint_person(canvas, who, seats)
        if self._points:
            paint_hands(canvas, view, seats)
            paint_counts(canvas, view, seats)
        for who in seats:
            self._paint_name(canvas, who, seats)

    def _paint_title(self, canvas: Canvas, title: str, note: str) -> None:
        room = self.wide * (0.4 if self.boards else 0.33)
        size, shown = canvas.fitted(title, room, (26, 24, 22, 20, 18, 16, 14), 700, "display", grow=False)
        canvas.text(24, 42, shown, size, "text.primary", 700, "display", grow=False)
        size, lines = canvas.fitted_lines(
            note, room - 40, 46 if self.seat > SMALLEST else 32, (15, 14, 13, 12), 400, 1.15, 3, grow=False
        )
        canvas.lines(24, 52, lines, size, "text.secondary", 400, 1.15, grow=False)

    @property
    def _points(self) -> bool:
        """Whether the hands that have pointed are still stretched out: at the dishes nobody points any more."""
        view = self.view
        return view is not None and not self.boards and self._evening != "test" and bool(fingers_of(view))

    @property
    def _evening(self) -> str:
        if self.topic in ("vote", "reveal"):
            return self.topic
        return "test" if self.view is not None and self.view.phase == "test" else "rec"

    def _paint_person(self, canvas: Canvas, who: int, seats: Mapping[int, QPointF]) -> None:
        assert self.view is not None
        one, middle, size = self.view.figures[who], seats[who], self.seat
        asked = one.asked and len(self.view.asked) == 1
        lit = self.lit(Anchor("figure", who)) or self.lit(Anchor("seat", one.seat))
        paint_seat(canvas, one, middle, size, lit=lit, asked=asked)

    def _paint_name(self, canvas: Canvas, who: int, seats: Mapping[int, QPointF]) -> None:
        """Over every hand that comes across it."""
        assert self.view is not None
        one, middle, size = self.view.figures[who], seats[who], self.seat
        centre = QPointF(self.wide / 2, self.high * 0.54)
        box, align = name_place(middle, size, centre, reach(self.wide, size))
        if self.boards:
            box, align = centred(middle + QPointF(0, size / 2 + 13), size + 14, 20), "middle"
        name = self.name_of(one)
        if self._points:
            wide = min(canvas.width(name, 16, 600), box.width()) + 14
            left = {"left": box.x() - 7, "right": box.right() - wide + 7}.get(align, box.center().x() - wide / 2)
            canvas.cut(left, box.y() + 1, wide, box.height() - 2, 6, "#120E08", alpha=0.78)
        canvas.label(box, name, (16, 15, 14, 13, 12), "text.primary", 600, align=align)
