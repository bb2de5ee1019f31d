"""How the private frame is drawn: the same places for everybody, whatever lies in them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.games.the_thing.ui.look import (
    action_card,
    empty_token,
    good_sign,
    infection,
    panel,
    piece,
    role_card,
    symbol,
)
from nemesis_desktop.games.the_thing.ui.private.base import FrameBase
from nemesis_desktop.games.the_thing.ui.private.hand_of import (
    CARD,
    CONFIRM,
    GOODS,
    HAND,
    ROLE,
    TASK,
    TOKENS,
    hand_area,
    left_over,
)
from nemesis_desktop.games.the_thing.ui.private.plan import TOPIC
from nemesis_desktop.games.the_thing.ui.private.tasks import Task
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import measure

STEPS: Final = (("avoid", "lay", "whom", "side", "role"), ("go", "give", "use"))
"""The steps of a visit, as chips at the upper right."""
SAME_STEP: Final = {"seen": "side", "light": "give", "drawn": "give", "swap": "give", "exchange": "go"}
ROWS: Final = 6


class FramePicture(FrameBase):
    """The frame, as it lies before its owner.

    Attributes:
        task: what is asked just now; None while nothing is.
        peeking: whether the role is held open.
        ripe: whether the question has lain there for its least time.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.task: Task | None = None
        self.peeking = False
        self.ripe = True
        self._concealed = False

    @property
    def open(self) -> bool:
        """Whether its owner looks at it; aliens who plan have the map before them instead."""
        return not self._concealed and self.topic != TOPIC

    @property
    def works(self) -> bool:
        """Whether the confirm button does anything: the time is up, and every click before it is there."""
        return self.ripe and self.task is not None and self.task.complete

    # ---------------------------------------------------------------- where things lie

    @property
    def corner(self) -> QPointF:
        """Where the frame begins in a window wider or higher than it, in units."""
        high = measure("meta.base_height") - 46
        return QPointF(max(0.0, (self.wide - measure("meta.base_width")) / 2), max(0.0, (self.high - high) / 2))

    def place(self, area: QRectF) -> QRectF:
        """An area of the frame, in units of the part."""
        return area.translated(self.corner)

    def _hold_area(self) -> QRectF:
        return QRectF(ROLE.x() + 130, ROLE.y() + 138, 128, 34)

    def _confirm_area(self) -> QRectF:
        return QRectF(CONFIRM.x() + 18, CONFIRM.bottom() - 66, CONFIRM.width() - 36, 48)

    def _goods(self) -> list[str]:
        return [*self.me.shown, *(self.me.goods or ())]

    def _row(self, row: int) -> QRectF:
        rows = max(ROWS, len(self._goods()))
        high = (GOODS.height() - 40) / rows
        return QRectF(GOODS.x() + 10, GOODS.y() + 32 + high * row, GOODS.width() - 20, high - 6)

    def _confirm_words(self) -> str:
        return "" if self.task is None else self.task.confirm_words()

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """Everything, always in the same places."""
        assert self.view is not None
        canvas.box(0, 0, self.wide, self.high, ("station.bg1", "station.night_top"))
        if not self.open:
            return
        frame = canvas.at(self.corner.x(), self.corner.y())
        self._paint_role(frame)
        self._paint_tokens(frame)
        self._paint_goods(frame)
        self._paint_task(frame)
        self._paint_hand(frame)
        self._paint_confirm(frame)

    def _paint_role(self, canvas: Canvas) -> None:
        panel(canvas, ROLE)
        me = self.me
        piece(canvas, QPointF(ROLE.x() + 28, ROLE.y() + 27), 32, me)
        title = self.full_name(me)
        size, shown = canvas.fitted(title, ROLE.width() - 68, (17, 16, 15, 14, 13, 12), 600)
        canvas.text(ROLE.x() + 54, ROLE.y() + 25, shown, size, "text.primary", 600)
        canvas.text(ROLE.x() + 54, ROLE.y() + 43, self.tell("only-you"), 13, "text.secondary", 400)
        card = QRectF(ROLE.x() + 12, ROLE.y() + 56, 104, 150)
        role = me.role if self.peeking else None
        role_card(canvas, card, role, self.named("role", role) if role else "")
        left, room = ROLE.x() + 130, 132.0
        canvas.label(
            QRectF(left, ROLE.y() + 58, room, 22), self.tell("your-role"), (15, 14, 13, 12), "text.primary", 600
        )
        size, lines = canvas.fitted_lines(self.tell("covered"), room, 52, (13.5, 13, 12.5, 12), 400, 1.14)
        canvas.lines(left, ROLE.y() + 80, lines, size, "text.secondary", 400, 1.14)
        area = self._hold_area()
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 8, "station.bg3", "station.strong", 1.3)
        edge = canvas.key_hint(area.right() - 8, area.center().y(), "P", "text.secondary")
        room_left = QRectF(area.x() + 10, area.y(), edge - area.x() - 16, area.height())
        canvas.label(room_left, self.tell("hold"), (14.5, 14, 13, 12), "text.primary", 600)
        size, lines = canvas.fitted_lines(self.tell("any-time"), room, 30, (13, 12.5, 12), 400, 1.1, 2)
        canvas.lines(left, area.bottom() + 6, lines, size, "text.tertiary", 400)

    def _paint_tokens(self, canvas: Canvas) -> None:
        panel(canvas, TOKENS)
        canvas.label(
            QRectF(TOKENS.x() + 12, TOKENS.y() + 6, 246, 22),
            self.tell("your-tokens"),
            (14.5, 14, 13, 12),
            "text.primary",
            600,
        )
        gone = self.task.laid if self.task is not None else ()
        kinds = ("human", "human", "alien")
        laid = [] if gone else [token for token in self.me.laid if token is not None]
        if laid:
            rest = [0, 1, 2]
            for face in laid:
                rest.remove(next(token for token in rest if kinds[token] == face))
            gone = [token for token in (0, 1, 2) if token not in rest]
        for place, token in enumerate(left_over(self.lots, gone)):
            middle = QPointF(TOKENS.x() + 50 + 85 * place, TOKENS.y() + 64)
            if token is None:
                empty_token(canvas, middle, 60)
                label = self.tell("laid")
            else:
                infection(canvas, middle, 60, kinds[token])
                label = self.named("role", kinds[token])
            box = QRectF(middle.x() - 40, TOKENS.bottom() - 25, 80, 18)
            canvas.label(box, label, (13, 12.5, 12), "text.secondary", 500, align="middle", grow=False)

    def _paint_goods(self, canvas: Canvas) -> None:
        panel(canvas, GOODS)
        canvas.label(
            QRectF(GOODS.x() + 12, GOODS.y() + 5, 120, 22),
            self.tell("you-carry"),
            (14.5, 14, 13, 12),
            "text.primary",
            600,
        )
        right = QRectF(GOODS.x() + 136, GOODS.y() + 5, 122, 22)
        canvas.label(
            right, self.tell("hidden-until-used"), (13, 12.5, 12), "text.tertiary", 400, align="right", grow=False
        )
        goods = self._goods()
        for row in range(max(ROWS, len(goods))):
            area = self._row(row)
            if row >= len(goods):
                canvas.cut(area.x(), area.y(), area.width(), area.height(), 7, None, "station.hair", dash=(4, 4))
                continue
            good = goods[row]
            canvas.cut(
                area.x(),
                area.y(),
                area.width(),
                area.height(),
                7,
                ("card.laminate_top", "card.laminate_bottom"),
                "ground.space",
            )
            canvas.cut(area.x(), area.y(), 46, area.height(), 7, "#172231", None, corners="left")
            canvas.sign(
                good_sign(good), QPointF(area.x() + 23, area.center().y()), min(28.0, area.height() - 8), "text.primary"
            )
            self._paint_good(
                canvas, QRectF(area.x() + 54, area.y() + 2, area.width() - 60, area.height() - 4), good, row
            )

    def _paint_good(self, canvas: Canvas, area: QRectF, good: str, row: int) -> None:
        name = self.named("good", good)
        if row < len(self.me.canisters):
            name = self.tell("canisters", good=name, count=self.me.canisters[row])
        size, shown = canvas.fitted(name, area.width(), (14.5, 14, 13, 12), 600, grow=False)
        canvas.text(area.x(), area.y() + 15, shown, size, "text.ink", 600, grow=False)
        if area.height() > 34:
            size, lines = canvas.fitted_lines(
                self.tell(f"good-{good}"), area.width(), area.height() - 18, (12.5, 12), 500, 1.05, 2, grow=False
            )
            canvas.lines(area.x(), area.y() + 18, lines, size, "text.ink_soft", 500, 1.05, grow=False)

    def _paint_task(self, canvas: Canvas) -> None:
        panel(canvas, TASK)
        if self.task is None:
            return
        self._paint_steps(canvas)
        room = TASK.width() - 430 if self._group() else TASK.width() - 40
        size, shown = canvas.fitted(
            self.task.title(), room, (23, 22, 21, 20, 19, 18, 17, 16), 700, "display", grow=False
        )
        canvas.text(TASK.x() + 20, TASK.y() + 32, shown, size, "text.primary", 700, "display", grow=False)
        note = self.meeting_words() if self._group() == STEPS[0] else self.task.note()
        if note:
            size, shown = canvas.fitted(note, room, (14, 13.5, 13, 12.5, 12), 400)
            canvas.text(TASK.x() + 20, TASK.y() + 52, shown, size, "text.secondary", 400)
        self.task.paint(canvas)

    def _step(self) -> str:
        step = self.topic if self.task is None else self.task.step
        return SAME_STEP.get(step, step)

    def _group(self) -> tuple[str, ...]:
        topic = self._step()
        return next((group for group in STEPS if topic in group), ())

    def _paint_steps(self, canvas: Canvas) -> None:
        group, right = self._group(), TASK.right() - 18
        if not group:
            return
        now = group.index(self._step())
        for place, step in reversed(list(enumerate(group))):
            words = self.tell(f"visit-{step}")
            wide = canvas.width(words, 13, 600, grow=False) + 34
            x, y = right - wide, TASK.y() + 12
            fill, edge, ink = (
                ("accent.warm", "accent.warm", "text.ink_warm")
                if place == now
                else ("station.bg3", "station.edge", "text.primary")
                if place < now
                else ("station.bg0", "station.edge", "text.secondary")
            )
            canvas.cut(x, y, wide, 26, 7, fill, edge, 1.2)
            if place < now:
                canvas.symbol("symbols/check", x + 8, y + 6, 14, "text.primary")
            else:
                canvas.text(x + 11, y + 18, str(place + 1), 13, ink, 700, "display", grow=False)
            canvas.text(x + 26, y + 18, words, 13, ink, 600, grow=False)
            right = x - 5

    def _paint_hand(self, canvas: Canvas) -> None:
        panel(canvas, HAND)
        canvas.label(
            QRectF(HAND.x() + 18, HAND.y() + 6, 300, 22),
            self.tell("your-hand"),
            (14.5, 14, 13, 12),
            "text.primary",
            600,
        )
        hand = self.me.hand or ()
        for place in range(max(3, len(hand))):
            area = hand_area(place)
            if place < len(hand):
                card = hand[place]
                chosen = self.task is not None and self.task.marks_card(place)
                action_card(canvas, area, card, self.named("card", card), self.tell(f"card-{card}-text"), chosen=chosen)
            else:
                canvas.cut(area.x(), area.y(), area.width(), area.height(), 9, None, "station.edge", dash=(5, 5))
                canvas.label(
                    area, self.tell("no-card"), (13, 12.5, 12), "text.tertiary", 500, align="middle", grow=False
                )
        box = QRectF(HAND.x() + 442, HAND.y() + 36, HAND.width() - 458, CARD[1])
        canvas.cut(box.x(), box.y(), box.width(), box.height(), 9, "station.bg0", "station.hair")
        canvas.symbol(symbol("covered"), box.x() + 14, box.y() + 14, 24, "station.ice")
        canvas.label(
            QRectF(box.x() + 48, box.y() + 12, box.width() - 58, 28),
            self.tell("nobody-told"),
            (15, 14, 13, 12),
            "text.primary",
            600,
        )
        words = "" if self.task is None else self.task.help()
        size, lines = canvas.fitted_lines(
            words, box.width() - 28, box.height() - 56, (14, 13.5, 13, 12.5, 12), 400, 1.2
        )
        canvas.lines(box.x() + 14, box.y() + 48, lines, size, "text.secondary", 400, 1.2)

    def _paint_confirm(self, canvas: Canvas) -> None:
        panel(canvas, CONFIRM)
        if self.task is None:
            return
        room = CONFIRM.width() - 36
        size, lines = canvas.fitted_lines(self.task.chosen_words(), room, 62, (17, 16, 15, 14, 13, 12), 600, 1.14, 3)
        canvas.lines(CONFIRM.x() + 18, CONFIRM.y() + 14, lines, size, "text.primary", 600, 1.14)
        area = self._confirm_area()
        then = self.tell("then-covered" if self.task.ends_visit else "then-goes-on")
        size, lines = canvas.fitted_lines(then, room, 34, (13, 12.5, 12), 400, 1.1, 2)
        canvas.lines(
            CONFIRM.center().x(), area.y() - 8 - len(lines) * 15, lines, size, "text.tertiary", 400, 1.1, "middle"
        )
        fill, edge, ink = (
            ("accent.warm_top", "#FFD083", "text.ink_warm")
            if self.works
            else ("station.bg3", "station.edge", "text.secondary")
        )
        ground = ("accent.warm_top", "accent.warm_bottom") if self.works else fill
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 10, ground, edge, 1.4)
        left = canvas.key_hint(area.right() - 14, area.center().y(), self.worded("ui-tray-key-enter"), ink)
        box = QRectF(area.x() + 16, area.y(), left - area.x() - 28, area.height())
        canvas.label(box, self._confirm_words(), (17, 16, 15, 14, 13, 12), ink, 700, align="middle")
