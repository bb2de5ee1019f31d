"""What lies on the leader's worktable: the card just turned up, the rolled dice, the place that the alien strikes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.ui.look import (
    action_card,
    action_die,
    panel,
    piece,
    place_sign,
    symbol,
)
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import count

CARD_WIDE: Final = 130.0
DIE: Final = 62.0
STRIKE_WIDE: Final = 150.0
GAP: Final = 12.0
STRIKES: Final = ("victim", "fight")
"""Questions in a place where the revealed alien has struck."""
ROLLED: Final = ("assign", "do_one", "roll_again")
"""Questions beside which the dice lie; while they are changed they are what is chosen."""


def turned_card(decision: Decision | None) -> str:
    """The action card that the leader gives out: the question names it; empty where it asks for no such thing."""
    if decision is None or decision.topic != "assign":
        return ""
    card = dict(decision.prompt.args).get("card")
    return card.id.removeprefix("thing-card-") if isinstance(card, Text) else ""


class Worktable:
    """Draws what a question at the foot of the table is about, left of what can be chosen.

    Args:
        part: the foot of the table.
    """

    def __init__(self, part: StationPart) -> None:
        self._part = part

    @property
    def _decision(self) -> Decision | None:
        return None if self._part.offers is None else self._part.offers.decision

    @property
    def card(self) -> str:
        """The action card that is given out."""
        return turned_card(self._decision)

    @property
    def dice(self) -> bool:
        """Whether rolled dice lie here."""
        view = self._part.view
        return view is not None and bool(view.dice) and self._part.topic in ROLLED

    @property
    def strike(self) -> str:
        """The place where the alien has just struck."""
        view = self._part.view
        if view is None or self._part.topic not in STRIKES:
            return ""
        asked = self._decision.acts if self._decision is not None else ()
        places = [str(anchor.id) for act in asked for anchor in act.anchors() if anchor.kind == "place"]
        people = [view.figures[int(one.id)].place for act in asked for one in act.anchors() if one.kind == "figure"]
        people += [one.place for act in asked for seat in act.anchors() if seat.kind == "seat"
                   for one in view.characters if one.seat == seat.id]  # fmt: skip
        return next((place for place in (*places, *people) if view.powers.get(place)), "")

    @property
    def wide(self) -> float:
        """How much room it takes, in units."""
        view = self._part.view
        if self.card:
            return CARD_WIDE + GAP
        if self.dice and view is not None:
            return (DIE + 10) * len(view.dice) + 20 + GAP
        return STRIKE_WIDE + GAP if self.strike else 0.0

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Draw it at the left of an area."""
        if self.card:
            box = QRectF(area.x() + 4, area.y() + 2, CARD_WIDE - 8, area.height() - 4)
            title = self._part.named("card", self.card)
            action_card(canvas, box, self.card, title, self._part.tell(f"card-{self.card}-text"), chosen=True)
        elif self.dice:
            self._paint_dice(canvas, area)
        elif self.strike:
            self._paint_strike(canvas, area)

    def _paint_dice(self, canvas: Canvas, area: QRectF) -> None:
        part, view = self._part, self._part.view
        assert view is not None
        box = QRectF(area.x(), area.y(), self.wide - GAP, area.height())
        panel(canvas, box, part.tell("the-roll"))
        for place, die in enumerate(view.dice):
            middle = QPointF(box.x() + 15 + DIE / 2 + (DIE + 10) * place, box.y() + 70)
            action_die(canvas, middle, DIE, die.face, cancelled=die.cancelled)
            label = QRectF(middle.x() - DIE / 2 - 4, middle.y() + DIE / 2 + 6, DIE + 8, 20)
            canvas.label(label, part.named("card", die.face), (14, 13, 12), "text.secondary", 500, align="middle")

    def _paint_strike(self, canvas: Canvas, area: QRectF) -> None:
        """The card of the place, the power that has come, and how many stand against it."""
        part, view, place = self._part, self._part.view, self.strike
        assert view is not None
        box = QRectF(area.x(), area.y(), STRIKE_WIDE, area.height())
        canvas.cut(box.x() + 0.5, box.y() + 0.5, box.width() - 1, box.height() - 1, 10,
                   ("station.combat_top", "station.combat_bottom"), "state.danger", 1.6)  # fmt: skip
        canvas.sign(place_sign(place), QPointF(box.center().x(), box.y() + 38), 54, "text.bone")
        name = QRectF(box.x() + 8, box.y() + 66, box.width() - 16, 22)
        canvas.label(name, part.named("place", place), (14.5, 14, 13, 12), "text.primary", 600, align="middle")
        standing = sum(not view.figures[who].lying for who in view.place(place).people)
        middle = QPointF(box.center().x() - 34, box.bottom() - 32)
        canvas.cut(middle.x() - 27, middle.y() - 17, 54, 34, 9, "state.danger", "ground.space", 1.4)
        count(canvas, middle, str(view.powers[place]), "text.ink_danger", 20)
        canvas.text(box.center().x(), middle.y() + 5, ":", 18, "text.secondary", 700, align="middle", grow=False)
        other = QPointF(box.center().x() + 34, middle.y())
        canvas.cut(other.x() - 27, other.y() - 17, 54, 34, 9, "station.bg0", "station.strong", 1.4)
        canvas.sign(symbol("standing"), other - QPointF(12, 0), 18, "text.secondary")
        count(canvas, other + QPointF(11, 0), str(standing), "text.primary", 20)

    # ---------------------------------------------------------------- what everybody plays against together

    def paint_alien(self, canvas: Canvas, box: QRectF) -> None:
        """The alien that the game plays, in the cooperative game: its power, and what it does first."""
        part, view = self._part, self._part.view
        assert view is not None
        panel(canvas, box, edge="state.danger", fill=("#331917", "#1D0E0D"))
        canvas.circle(box.x() + 42, box.y() + 42, 30, "station.bg0", "state.danger", 1.4)
        canvas.sign(symbol("revealed_alien"), QPointF(box.x() + 42, box.y() + 42), 38, "state.danger")
        room = box.width() - 150
        canvas.label(QRectF(box.x() + 84, box.y() + 14, room, 24), part.tell("the-alien"),
                     (17, 16, 15, 14, 13, 12), "text.primary", 600)  # fmt: skip
        canvas.label(QRectF(box.x() + 84, box.y() + 40, room, 20), part.tell("played-by-the-game"),
                     (14, 13, 12), "state.danger", 500)  # fmt: skip
        canvas.label(QRectF(box.right() - 62, box.y() + 14, 48, 40), str(view.pool), (38, 32, 26), "state.danger",
                     700, "display", "right", grow=False)  # fmt: skip
        size, lines = canvas.fitted_lines(part.tell("alien-wants"), box.width() - 32, box.height() - 92,
                                          (14, 13.5, 13, 12.5, 12), 400, 1.15)  # fmt: skip
        canvas.lines(box.x() + 16, box.y() + 82, lines, size, "text.secondary", 400, 1.15)

    def paint_threat(self, canvas: Canvas, box: QRectF) -> float:
        """Where the threat marker stands, and who is nearest; gives back where it ends."""
        part, view = self._part, self._part.view
        assert view is not None and view.mode == COOP
        canvas.sign(symbol("threat_marker"), QPointF(box.x() + 30, box.y() + 32), 38, "state.danger")
        title = QRectF(box.x() + 58, box.y() + 9, box.width() - 70, 24)
        canvas.label(title, part.tell("threat-on", space=view.threat), (17, 16, 15, 14, 13, 12), "text.primary", 600)
        near = max(view.characters, key=lambda one: one.disc, default=None)
        if near is not None:
            words = part.tell("threat-nearest", name=part.name_of(near), space=near.disc)
            piece(canvas, QPointF(box.x() + 68, box.y() + 44), 19, near)
            canvas.label(QRectF(box.x() + 84, box.y() + 33, box.width() - 96, 22), words,
                         (14, 13, 12), "station.ice", 500)  # fmt: skip
        return box.y() + 62
