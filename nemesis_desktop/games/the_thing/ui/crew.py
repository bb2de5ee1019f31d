"""The people at the left: who they are, where their figure is, what they hold by the backs, how suspicious they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.ui.look import good_sign, piece, symbol
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.view import FigureView
from nemesis_desktop.program.words import capital
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import count

GAP: Final = 6.0
MANY: Final = 7
LOW: Final = 76.0
"""With so many people, or rows lower than this, everything moves closer together."""
ROOMY: Final = 100.0
"""Rows as high as this have a line for each name."""
BACKS: Final = 18.0
"""How far above the foot of a row the backs stand."""
LARGEST_TEXT: Final = 1.3
TIGHT_TEXT: Final = 1.05
"""The largest words of all rows, and of those that are tight."""
SPACE: Final = 7.0
"""Between two names in one line."""


class CrewStrip(StationPart):
    """A row for each figure. A row stands for the figure, and, where people are asked all at once, for its person."""

    def set_scale(self, unit: float, text: float) -> None:
        """Rows hold no very large words."""
        super().set_scale(unit, min(text, LARGEST_TEXT))

    @property
    def rows(self) -> Sequence[tuple[FigureView, QRectF]]:
        """Every figure with its row, in the order of the seats."""
        if self.view is None:
            return ()
        figures = self.view.figures
        high = (self.high - GAP * (len(figures) - 1)) / max(1, len(figures))
        high = min(high, 125.5)
        return [(one, QRectF(0, (high + GAP) * row, self.wide, high)) for row, one in enumerate(figures)]

    # ---------------------------------------------------------------- spots

    def lay_spots(self) -> None:
        """Each row: it explains who that is, and answers for them where they are offered."""
        self.setAccessibleName(self.tell("people"))
        for one, area in self.rows:
            figure, seat = Anchor("figure", one.number), Anchor("seat", one.seat)
            chosen = seat if self.lit(seat) and not self.lit(figure) else figure
            self.lay(chosen, area, self.row_words(one), figure, key=("row", one.number))

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """A figure's row, or a person's first row."""
        if anchor.kind not in ("figure", "seat") or self.view is None:
            return None
        for one, _ in self.rows:
            if anchor.id == (one.number if anchor.kind == "figure" else one.seat):
                found = self.spot_of(("row", one.number))
                return None if found is None else QRectF(found.geometry())
        return None

    def row_words(self, one: FigureView) -> str:
        """A row, as assistive software says it: nothing that does not lie open."""
        parts = [one.name, self.named("character", one.character)] if one.character else [one.name]
        if one.status != "playing":
            parts.append(self.tell(f"status-{one.status}"))
        else:
            parts.append(self.where(one))
            parts.append(self.tell("holds", cards=one.cards, weapons=one.weapons, items=one.items, samples=one.samples))
            parts.append(self.tell("suspicion-of", number=one.disc))
        if one.leads:
            parts.append(self.tell("leads"))
        return ", ".join(part for part in parts if part)

    def where(self, one: FigureView) -> str:
        """The place of a figure in words; empty before it has one."""
        return self.named("place", one.place) if one.place else ""

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """All rows."""
        for one, area in self.rows:
            self._paint_row(canvas, one, area)

    def _paint_row(self, canvas: Canvas, one: FigureView, area: QRectF) -> None:
        assert self.view is not None
        figure, seat = Anchor("figure", one.number), Anchor("seat", one.seat)
        chosen = "chosen" in (self.state(figure), self.state(seat))
        offered = self.lit(figure) or self.lit(seat)
        acts = one.asked and len(self.view.asked) < len(self.view.people) and one.status == "playing"
        warm = offered or acts or chosen
        fill = ("#2C2414", "#1C170D") if chosen or acts else ("station.module_top", "station.module_bottom")
        edge = "accent.warm" if warm else "station.edge"
        if one.status == "revealed":
            fill, edge = ("#331917", "#1D0E0D"), edge if warm else "state.danger_soft"
        canvas.cut(
            area.x() + 1, area.y() + 0.5, area.width() - 2, area.height() - 1, 9, fill, edge, 1.8 if warm else 1.0
        )
        tight = area.height() < LOW
        grown = canvas.text_scale
        canvas.text_scale = min(grown, TIGHT_TEXT) if tight else grown
        size = 25.0 if tight else 33.0
        middle = QPointF(area.x() + 9 + size / 2 + 1, area.y() + (area.height() * 0.33 if tight else 27))
        piece(canvas, middle, size, one)
        left = area.x() + (15 if tight else 18) + size
        self._paint_name(canvas, one, area, left, tight)
        if one.status == "playing":
            self._paint_backs(canvas, one, area)
        if chosen:
            canvas.sign("symbols/check", QPointF(area.right() - 14, area.y() + 14), 14, "accent.warm")
        canvas.text_scale = grown

    def _paint_name(self, canvas: Canvas, one: FigureView, area: QRectF, left: float, tight: bool) -> None:
        assert self.view is not None
        top = area.y() + (9 if tight else 13)
        lead = 20.0 if one.leads else 0.0
        room = area.right() - left - 10 - lead
        character = self.named("character", one.character) if one.character else ""
        if self.view.mode == COOP:
            first, second = character, one.name
        else:
            first, second = one.name, character
        below = bool(second) and not tight and area.height() >= ROOMY
        beside = bool(second) and not below and _both(canvas, first, second) <= room
        share = room - SPACE - canvas.width(second, 12, 500) if beside else room
        size, shown = canvas.fitted(first, share, (16, 15, 14, 13, 12), 600)
        base = top + size * canvas.text_scale * 0.72
        wide = canvas.text(left, base, shown, size, "text.primary", 600)
        if below:
            small, other = canvas.fitted(second, area.right() - left - 10, (14, 13.5, 13, 12.5, 12), 500)
            base += 17 * canvas.text_scale
            canvas.text(left, base, other, small, "text.secondary", 500)
        elif beside:
            small, other = canvas.fitted(second, room - SPACE - wide + 0.1, (13, 12.5, 12), 500)
            canvas.text(left + wide + SPACE, base, other, small, "text.secondary", 500)
        if one.leads:
            canvas.symbol(symbol("leader"), area.right() - 25, top - 2, 16, "accent.warm")
        words, ink, grow = self.where(one), "station.ice", True
        if one.status != "playing":
            words, ink, grow = capital(self.tell(f"status-{one.status}")), "state.danger", False
        room = area.right() - left - (4 if tight else 10)
        if second and not below and not beside and one.status == "playing":
            told = " · ".join(part for part in (second, words) if part)
            lines = canvas.wrapped(told, room, 12, 500, grow=not tight)
            words = told if len(lines) <= (1 if tight else 2) and canvas.whole(lines, told) else words
        if tight:
            grow = grow and canvas.width(words, 12, 500) <= room
            size, shown = canvas.fitted(words, room, (14, 13.5, 13, 12.5, 12), 500, grow=grow)
            canvas.text(left, base + 14.5 * canvas.text_scale, shown, size, ink, 500, grow=grow)
        else:
            high = area.bottom() - BACKS - 9 - (base + 3)
            size, lines = canvas.fitted_lines(words, room, high, (14, 13.5, 13, 12.5, 12), 500, 1.05, most=2, grow=grow)
            canvas.lines(left, base + 3, lines, size, ink, 500, grow=grow)

    def _paint_backs(self, canvas: Canvas, one: FigureView, area: QRectF) -> None:
        """Backs held, and the number of suspicion in its frame."""
        assert self.view is not None
        middle = area.bottom() - (13.5 if area.height() < LOW else BACKS)
        x = area.x() + 10
        kinds = (
            ("hand", one.cards),
            ("weapon", one.weapons + len(one.shown)),
            ("item", one.items),
            ("sample", one.samples),
        )
        for kind, many in kinds:
            if kind == "hand" and self.view.mode == COOP:
                continue
            sign = "symbols/hand_card" if kind == "hand" else good_sign(kind)
            ink = "text.primary" if many else "text.tertiary"
            canvas.sign(sign, QPointF(x + 7, middle), 14, "text.secondary", 1.0 if many else 0.5)
            canvas.text(x + 16, middle + 4.8, str(many), 13.5, ink, 600, grow=False)
            x += 29
        if self.view.figures[one.number].token:
            canvas.sign(symbol("leader_token"), QPointF(x + 5, middle), 13, "accent.warm")
        box = QRectF(area.right() - 37, middle - 9.5, 28, 19)
        edge = "state.success" if one.disc == 0 else "state.danger" if one.disc >= self.view.red else "text.secondary"
        canvas.cut(box.x(), box.y(), box.width(), box.height(), 5, "station.bg0", edge, 1.2)
        ink = edge if edge != "text.secondary" else "text.primary"
        count(canvas, box.center(), str(one.disc), ink, 13)


def _both(canvas: Canvas, first: str, second: str) -> float:
    """How much room two names take in one line at their smallest."""
    return canvas.width(first, 12, 600) + SPACE + canvas.width(second, 12, 500)
