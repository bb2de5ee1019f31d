"""What would have been: any slot otherwise, and its result beside the true one. It never counts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.components.cards import ACTIONS, HEROIC, MOVES, NOTHING
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.training import training_of
from nemesis_desktop.games.space_alert.resolution import Outcome, Plan, Resolution, resolve
from nemesis_desktop.games.space_alert.said.wording import points_shown, summed, token_name
from nemesis_desktop.games.space_alert.ui.board import Board
from nemesis_desktop.games.space_alert.ui.ending.plan_again import plan_again
from nemesis_desktop.games.space_alert.ui.look import (
    AMBER,
    BG0,
    BG2,
    DANGER,
    EDGE,
    INK_WARM,
    PANEL,
    PRIMARY,
    SECONDARY,
    SPACE,
    SUCCESS,
    WARM,
)
from nemesis_desktop.games.space_alert.ui.pieces import figure_piece, frame, heading, token_card
from nemesis_desktop.games.space_alert.ui.playback.timeline import PHASES
from nemesis_desktop.games.space_alert.ui.scene import crew_of
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides

CHOICES: Final = (NOTHING, *MOVES, *ACTIONS)
HEROIC_CHOICES: Final = (*sorted({card.action for card in HEROIC}), *(card.move for card in HEROIC))
"""What may lie there besides, where there are heroic cards."""
TOP: Final = 92.0
LEFT: Final = 190.0
GAP: Final = 14.0
"""Between the turns of two phases."""


class WhatIf(Board):
    """The programs of everybody, to be changed at will.

    Signals:
        left: enough of it.
        watch: a resolution that is to be played back.
    """

    left, watch = Signal(), Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._true: Resolution | None = None
        self._plan: Plan | None = None
        self._other: Resolution | None = None
        self._at: tuple[int, int] | None = None
        self._title = "alert-ui-what-if"

    def begin(self, view: View, programs: tuple[tuple[str, ...], ...] | None = None) -> None:
        """From the plan that was flown, or from another one for the same mission."""
        self.view = view
        self._true = view.resolution
        plan = plan_again(view)
        self._plan = plan if programs is None else evolve(plan, programs=programs, amendments=())
        self._title = "alert-ui-what-if" if programs is None else "alert-ui-this-was-possible"
        self._at = None
        self._resolve()

    def _resolve(self) -> None:
        assert self._plan is not None
        self._other = resolve(self._plan)
        self.renew()

    @property
    def outcome(self) -> Outcome:
        """How it would have ended."""
        assert self._other is not None
        return self._other.outcome

    # ---------------------------------------------------------------- places

    @property
    def _choices(self) -> tuple[str, ...]:
        """What may lie on the slot that was pressed."""
        if self._at is None or self.view is None:
            return ()
        heroic = not self.view.mission or training_of(MISSIONS[self.view.mission].group).heroic
        return (*CHOICES, *(HEROIC_CHOICES if heroic else ()))

    def _slot(self, figure: int, turn: int) -> QRectF:
        assert self._plan is not None
        step = min(96.0, (self.wide - LEFT - 40 - GAP * 2) / self._plan.turns)
        down = min(92.0, (self.high - TOP - 290) / max(1, len(self._plan.programs)))
        closed = sum(turn > last for last in PHASES)
        return QRectF(LEFT + step * (turn - 1) + GAP * closed, TOP + down * figure, step - 8, down - 10)

    def _choice(self, place: int) -> QRectF:
        step = min(92.0, (self.wide - LEFT - 40) / max(1, len(self._choices)))
        return QRectF(LEFT + step * place, self.high - 252, step - 8, 70)

    def _buttons(self) -> list[tuple[str, str, QRectF, Callable[[], None]]]:
        y = self.high - 60
        return [
            ("leave", "alert-ui-leave", QRectF(40, y, 220, 42), self.left.emit),
            ("watch", "alert-ui-watch-this", QRectF(272, y, 260, 42), lambda: self.watch.emit(self._other)),
            ("undo", "alert-ui-as-flown", QRectF(544, y, 260, 42), self._as_flown),
        ]

    def _as_flown(self) -> None:
        assert self.view is not None
        self.begin(self.view)

    def _ask(self, figure: int, turn: int) -> None:
        self._at = (figure, turn)
        self.renew()

    def change(self, figure: int, turn: int, token: str) -> None:
        """Something else on a slot."""
        assert self._plan is not None
        programs = [list(program) for program in self._plan.programs]
        programs[figure][turn - 1] = token
        self._plan = evolve(self._plan, programs=tuple(map(tuple, programs)))
        self._resolve()

    def lay_spots(self) -> None:
        """Slots, what may lie there, and buttons."""
        if self._plan is None:
            return
        assert self.view is not None and self.words is not None
        crew = crew_of(self.view, self.words)
        for figure, program in enumerate(self._plan.programs):
            for turn, token in enumerate(program, 1):
                half = self.worded("alert-ui-nothing") if token == NOTHING else token_name(token)
                name = self.worded("alert-ui-slot", who=crew[figure].name, turn=turn, half=half)
                about = None if token == NOTHING else Anchor("token", token)
                self.spot((figure, turn), self._slot(figure, turn), name, about, partial(self._ask, figure, turn))
        for place, token in enumerate(self._choices):
            figure, turn = self._at or (0, 1)
            name = (
                self.worded("alert-ui-card", card=token_name(token))
                if token != NOTHING
                else self.worded("alert-ui-nothing")
            )
            self.spot(
                ("token", token),
                self._choice(place),
                name,
                Explanation(name) if token == NOTHING else Anchor("token", token),
                partial(self.change, figure, turn, token),
            )
        for key, message, box, action in self._buttons():
            self.spot(key, box, self.worded(message), None, action)

    # ---------------------------------------------------------------- painting

    def paint_board(self, canvas: Canvas) -> None:
        """Programs above, both results below."""
        view, plan = self.view, self._plan
        if view is None or plan is None or self._true is None or self.words is None:
            return
        canvas.box(0, 0, self.wide, self.high, BG0)
        canvas.text(40, 50, self.worded(self._title), 30, PRIMARY, 700, "display", grow=False)
        hint = self.worded("alert-ui-what-if-hint")
        size, shown = canvas.fitted(hint, self.wide - 80, (14, 13, 12, 11), grow=False)
        canvas.text(40, 76, shown, size, SECONDARY, grow=False)
        true = plan_again(view).programs
        for member in crew_of(view, self.words):
            first = self._slot(member.figure, 1)
            figure_piece(canvas, QPointF(58, first.center().y()), 28, member.figure, member.colour)
            size, name = canvas.fitted(member.name, 104, (15, 14, 13, 12, 11), 600, "display", grow=False)
            canvas.text(80, first.center().y() + 5, name, size, PRIMARY, 600, "display", grow=False)
            for turn, token in enumerate(plan.programs[member.figure], 1):
                box = self._slot(member.figure, turn)
                changed = token != true[member.figure][turn - 1]
                self._paint_slot(canvas, box, token, turn, changed=changed, here=self._at == (member.figure, turn))
        for place, token in enumerate(self._choices):
            self._paint_token(canvas, self._choice(place), token, None)
        if self._at is not None:
            figure, turn = self._at
            member, middle = crew_of(view, self.words)[figure], self._choice(0).center().y()
            figure_piece(canvas, QPointF(58, middle), 28, figure, member.colour)
            words = self.worded("alert-ui-turn", turn=turn)
            canvas.label(QRectF(80, middle - 12, LEFT - 90, 24), words, (15, 14, 13, 12), WARM, 600, grow=False)
        y = self.high - 170
        half = (self.wide - 92) / 2
        self._paint_outcome(canvas, QRectF(40, y, half, 98), "alert-ui-as-it-was", self._true.outcome)
        self._paint_outcome(canvas, QRectF(52 + half, y, half, 98), "alert-ui-as-it-would", self.outcome)
        for key, message, box, _action in self._buttons():
            main = key == "watch"
            canvas.cut(*sides(box), 8, AMBER if main else BG2, WARM if main else EDGE)
            size, shown = canvas.fitted(
                self.worded(message), box.width() - 20, (14.5, 13.5, 12.5, 11.5), 600, grow=False
            )
            ink = INK_WARM if main else PRIMARY
            canvas.text(box.center().x(), box.center().y() + 5, shown, size, ink, 600, align="middle", grow=False)

    def _paint_slot(self, canvas: Canvas, box: QRectF, token: str, turn: int, *, changed: bool, here: bool) -> None:
        self._paint_token(canvas, box, token, WARM if changed or here else None)
        canvas.cut(box.x() - 2, box.y() - 2, 18 if turn < 10 else 22, 16, 3, BG0)
        canvas.text(
            box.x() + (7 if turn < 10 else 9),
            box.y() + 10.5,
            str(turn),
            11,
            PRIMARY,
            600,
            "display",
            "middle",
            grow=False,
        )

    def _paint_token(self, canvas: Canvas, box: QRectF, token: str, rim: str | None) -> None:
        if token == NOTHING:
            canvas.cut(*sides(box), 5, SPACE, rim or EDGE, 1.4 if rim else 1.0, dash=(4, 3))
        else:
            token_card(canvas, box, token, "", self.words_of, rim=rim)

    def _paint_outcome(self, canvas: Canvas, box: QRectF, message: str, outcome: Outcome) -> None:
        frame(canvas, box, PANEL, SUCCESS if outcome.won else DANGER, line=1.6)
        heading(canvas, box.x() + 14, box.y() + 26, self.worded(message), WARM, box.width() - 150)
        words = self.worded("alert-ui-saved" if outcome.won else "alert-ui-lost")
        size, shown = canvas.fitted(words, box.width() - 150, (20, 18, 16, 14), 600, "display", grow=False)
        canvas.text(
            box.x() + 22, box.y() + 58, shown, size, SUCCESS if outcome.won else DANGER, 600, "display", grow=False
        )
        row = self.words_of(summed(outcome))
        size, shown = canvas.fitted(row, box.width() - 150, (13.5, 12.5, 11.5, 10.5), grow=False)
        canvas.text(box.x() + 22, box.y() + 82, shown, size, SECONDARY, grow=False)
        points = points_shown(outcome)
        canvas.text(box.right() - 20, box.y() + 66, points, 42, WARM, 700, "display", "right", grow=False)
