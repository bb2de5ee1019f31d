"""The rituals of the private frame: laying and looking at tokens, placing the role card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.games.the_thing.acts import Lay
from nemesis_desktop.games.the_thing.components.things import DOG_ALIEN, DOG_HEALTHY
from nemesis_desktop.games.the_thing.components.tracks import GREEN
from nemesis_desktop.games.the_thing.ui.look import ROOM, empty_token, infection, piece, role_card
from nemesis_desktop.games.the_thing.ui.private.base import FrameBase
from nemesis_desktop.games.the_thing.ui.private.hand_of import INSIDE, THREE
from nemesis_desktop.games.the_thing.ui.private.tasks import Spots, Task
from nemesis_desktop.games.the_thing.view import FigureView
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import centred, sides


class LayTokens(Task):
    """Two of three tokens, left and right: three clicks for everybody. Whatever is clicked, what is legal goes down."""

    def __init__(self, decision: Decision, frame: FrameBase) -> None:
        super().__init__(decision, frame)
        self.taken: list[int] = []

    @property
    def blank(self) -> bool:
        """Somebody on green lays nothing: their tokens are blank, and clicked all the same."""
        return self.frame.me.disc == GREEN

    def spots(self) -> Spots:
        """What can be pressed, in the order in which keys reach it."""
        return [
            (str(place), self._three(place), self._name(token))
            for place, token in enumerate(self.frame.lots.tokens)
            if token not in self.taken
        ]

    def _name(self, token: int) -> str:
        return self.say("blank-token") if self.blank else self.frame.named("role", THREE[token])

    def _three(self, place: int) -> QRectF:
        return centred(QPointF(INSIDE.right() - 330 + 124 * place, INSIDE.bottom() - 92), 104, 104)

    def press(self, key: str) -> None:
        """A click on one of these things."""
        token = self.frame.lots.tokens[int(key)]
        if len(self.taken) < 2 and token not in self.taken:
            self.taken.append(token)
            self._settle()

    def _settle(self) -> None:
        """What lies there now: what was clicked, or, where that may not be laid, what may."""
        if len(self.taken) == 2:
            wanted = Lay(THREE[self.taken[0]], THREE[self.taken[1]])
            self.pick = self.decision.acts.index(wanted)
            meant = self.decision.inert.get(wanted)
            if isinstance(meant, Lay):
                self.taken = [0, 1]
        self.laid = () if self.blank else tuple(self.taken)

    def chosen_words(self) -> str:
        """How far it has come."""
        return self.say("laid-so-many", count=len(self.taken))

    def confirm_words(self) -> str:
        """What the last click does."""
        return self.say("lay-down")

    def paint(self, canvas: Canvas) -> None:
        """Draw it where it lies."""
        _paint_floor(canvas)
        _paint_others(self, canvas, INSIDE.y() + 90)
        canvas.line(
            [(INSIDE.x() + 40, INSIDE.center().y()), (INSIDE.right() - 40, INSIDE.center().y())], "ground.space", 3
        )
        low = INSIDE.bottom() - 92
        _paint_person(self, canvas, self.frame.me, QPointF(INSIDE.x() + 90, low))
        for place, side in enumerate(("left", "right")):
            middle = QPointF(INSIDE.x() + 240 + 150 * place, low)
            if place < len(self.taken):
                infection(canvas, middle, 96, None)
            else:
                empty_token(canvas, middle, 96, lit=place == len(self.taken))
            _label(canvas, middle + QPointF(0, 64), self.frame.worded(f"thing-side-{side}"))
        for place, token in enumerate(self.frame.lots.tokens):
            if token in self.taken:
                empty_token(canvas, self._three(place).center(), 96)
            else:
                infection(
                    canvas,
                    self._three(place).center(),
                    96,
                    None if self.blank else THREE[token],
                    lit=len(self.taken) < 2,
                )
                _label(canvas, self._three(place).center() + QPointF(0, 64), self._name(token))

    def secrets(self) -> list[QRectF]:
        """Where faces lie."""
        return [QRectF(INSIDE.right() - 400, INSIDE.center().y() + 4, 400, INSIDE.height() / 2 - 4)]


def _paint_floor(canvas: Canvas) -> None:
    """The place in the station where it happens."""
    canvas.cut(*sides(INSIDE), 12, ROOM, "station.wall", 1.3)


def _label(canvas: Canvas, middle: QPointF, words: str, wide: float = 120) -> None:
    canvas.label(
        centred(middle, wide, 18), words, (13.5, 13, 12.5, 12), "text.secondary", 500, align="middle", grow=False
    )


def _paint_person(task: Task, canvas: Canvas, one: FigureView, middle: QPointF) -> None:
    piece(canvas, middle - QPointF(0, 8), 54, one)
    box = centred(middle + QPointF(0, 36), 150, 20)
    canvas.label(box, task.frame.name_of(one), (15, 14, 13, 12), "text.primary", 600, align="middle")


def _meeting(task: Task) -> Sequence[FigureView]:
    """Whom this person meets in the clash that is going on."""
    view, me = task.frame.view, task.frame.me
    assert view is not None
    clash = next((one for one in view.meetings if me.number in one.who and one.place == me.place), None)
    return [] if clash is None else [view.figures[who] for who in clash.who if who != me.number]


def _paint_others(task: Task, canvas: Canvas, middle: float) -> None:
    """Who else is in this clash, each with two tokens face down."""
    others = _meeting(task)
    step = INSIDE.width() / max(1, len(others))
    for place, one in enumerate(others):
        left = INSIDE.x() + step * place + 90
        _paint_person(task, canvas, one, QPointF(left, middle))
        for side in range(2):
            infection(canvas, QPointF(left + 140 + 104 * side, middle), 78, None)


class LookAtSide(Task):
    """The left or the right token."""

    def spots(self) -> Spots:
        """What can be pressed, in the order in which keys reach it."""
        return [(str(place), self._plate(place), self.label(place)) for place in range(len(self.decision.acts))]

    def _plate(self, place: int) -> QRectF:
        return centred(QPointF(INSIDE.center().x() + (-130 if place == 0 else 130), INSIDE.center().y()), 150, 150)

    def press(self, key: str) -> None:
        """A click on one of these things."""
        self.pick = int(key)

    def paint(self, canvas: Canvas) -> None:
        """Draw it where it lies."""
        _paint_floor(canvas)
        for place, act in enumerate(self.decision.acts):
            area = self._plate(place)
            infection(canvas, area.center(), 132, None, lit=self.pick in (None, place))
            _label(
                canvas, area.center() + QPointF(0, 92), self.frame.worded(f"thing-side-{getattr(act, 'side', 'left')}")
            )


class Seen(Task):
    """What lies under the token, as long as it is held."""

    def __init__(self, decision: Decision, frame: FrameBase) -> None:
        super().__init__(decision, frame)
        self.held = False
        self.pick = 0

    def area(self) -> QRectF:
        """Where the token lies."""
        return centred(INSIDE.center() - QPointF(0, 14), 150, 150)

    def spots(self) -> Spots:
        """What can be pressed, in the order in which keys reach it."""
        return [("token", self.area(), self.say("turn-token"))]

    def hold(self, held: bool) -> None:
        """It is seen as long as it is held."""
        self.held = held

    def chosen_words(self) -> str:
        """How far it has come."""
        return self.say("seen-chosen")

    def confirm_words(self) -> str:
        """What the last click does."""
        return self.say("cover")

    def secrets(self) -> list[QRectF]:
        """Where faces lie."""
        return [INSIDE]

    def paint(self, canvas: Canvas) -> None:
        """Draw it where it lies."""
        _paint_floor(canvas)
        view = self.frame.view
        assert view is not None
        face = view.looking[0] if self.held and view.looking else None
        infection(canvas, self.area().center(), 132, face, lit=True)
        words = (
            self.frame.worded(f"thing-token-{face}")
            if face
            else self.say("nobody-to-look-at")
            if self.held
            else self.say("turn-token")
        )
        _label(canvas, self.area().center() + QPointF(0, 96), words, 320)


class PlaceTheRole(Task):
    """Shuffle, turn, place, close: whichever card is clicked, the true one goes under the board.

    The other one is covered as well: which one was clicked says nothing about the role, not even to its owner.
    """

    stages: tuple[str, ...] = ("shuffle", "turn", "place", "close")

    def __init__(self, decision: Decision, frame: FrameBase) -> None:
        super().__init__(decision, frame)
        self.stage = 0

    @property
    def now(self) -> str:
        """The step of the ritual."""
        return self.stages[self.stage]

    @property
    def complete(self) -> bool:
        """Only the last click is missing."""
        return self.now == "close"

    def _card(self, place: int) -> QRectF:
        return QRectF(INSIDE.x() + 56 + 230 * place, INSIDE.center().y() - 136, 190, 272)

    def _button(self) -> QRectF:
        return QRectF(INSIDE.right() - 250, INSIDE.y() + 156, 210, 48)

    def spots(self) -> Spots:
        """What can be pressed, in the order in which keys reach it."""
        cards = [(f"card-{place}", self._card(place), self.label(place)) for place in range(2)]
        return [*cards, ("step", self._button(), self.say(f"ritual-{self.now}"))]

    def press(self, key: str) -> None:
        """A click on one of these things."""
        if key == "step" and self.now in ("shuffle", "turn", "look"):
            self.stage += 1
        elif key.startswith("card-") and self.now == "place":
            self.pick = int(key.removeprefix("card-"))
            self.stage += 1

    def chosen_words(self) -> str:
        """How far it has come."""
        return self.say(f"ritual-{self.now}-text")

    def confirm_words(self) -> str:
        """What the last click does."""
        return self.say("close")

    def paint(self, canvas: Canvas) -> None:
        """Draw it where it lies."""
        _paint_floor(canvas)
        shown = self.now == "place"
        for place, role in enumerate(self.frame.lots.roles):
            area = self._card(place)
            if self.now == "close" and place == self.pick:
                canvas.cut(area.x(), area.y(), area.width(), area.height(), 10, None, "station.edge", dash=(5, 5))
                continue
            words = self.frame.named("role", role) if shown else ""
            role_card(canvas, area, role if shown else None, words, offered=self.now == "place")
        slot = QRectF(INSIDE.x() + 566, INSIDE.center().y() - 100, 140, 200)
        if self.now == "close":
            role_card(canvas, slot, None, "")
        else:
            canvas.cut(slot.x(), slot.y(), slot.width(), slot.height(), 9, None, "station.ice_soft", dash=(6, 5))
            size, lines = canvas.fitted_lines(
                self.say("under-board"), 120, 80, (13.5, 13, 12.5, 12), 500, 1.15, grow=False
            )
            canvas.lines(
                slot.center().x(),
                slot.center().y() - 24,
                lines,
                size,
                "text.secondary",
                500,
                1.15,
                "middle",
                grow=False,
            )
        self._paint_steps(canvas)

    def _paint_steps(self, canvas: Canvas) -> None:
        """Every step of the ritual, and the button of those that need one."""
        for place, stage in enumerate(self.stages):
            x, y = INSIDE.right() - 246, INSIDE.y() + 42 + 27 * place
            done = place < self.stage
            ink = "accent.warm" if place == self.stage else "text.secondary"
            if done:
                canvas.symbol("symbols/check", x, y - 11, 14, "text.secondary")
            else:
                canvas.text(x + 3, y + 1, str(place + 1), 14, ink, 700, "display", grow=False)
            canvas.text(x + 22, y + 1, self.say(f"ritual-{stage}"), 14, ink, 600, grow=False)
        area, live = self._button(), self.now in ("shuffle", "turn", "look")
        canvas.cut(
            area.x(),
            area.y(),
            area.width(),
            area.height(),
            9,
            "station.bg3" if live else "station.bg1",
            "accent.warm" if live else "station.edge",
            1.6,
        )
        canvas.label(
            area,
            self.say(f"ritual-{self.now}"),
            (16, 15, 14, 13, 12),
            "text.primary" if live else "text.tertiary",
            600,
            align="middle",
            grow=False,
        )


class FirstLook(PlaceTheRole):
    """The dog's token tells the role; then the true card goes under the board."""

    stages = ("look", "place", "close")

    @property
    def face(self) -> str | None:
        """What the dog's token shows, from the click that turns it to the click that places the card; else None."""
        if self.now != "place":
            return None
        return DOG_ALIEN if self.frame.me.role == "alien" else DOG_HEALTHY

    def paint(self, canvas: Canvas) -> None:
        """Draw it where it lies."""
        super().paint(canvas)
        face = self.face
        middle = QPointF(INSIDE.right() - 146, INSIDE.bottom() - 84)
        infection(canvas, middle, 96, face, lit=self.now == "look")
        words = self.frame.worded(f"thing-token-{face}") if face else self.say("dog-token")
        _label(canvas, middle + QPointF(0, 62), words)

    def secrets(self) -> list[QRectF]:
        """Where faces lie."""
        return [QRectF(INSIDE.right() - 270, INSIDE.bottom() - 146, 260, 142)]
