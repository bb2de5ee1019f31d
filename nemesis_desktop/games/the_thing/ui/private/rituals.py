"""The rituals of the private frame: laying and looking at tokens, placing the role card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Decision
from nemesis_desktop.games.the_thing import acts
from nemesis_desktop.games.the_thing.acts import SIDES, Lay, Side
from nemesis_desktop.games.the_thing.components.things import DOG_ALIEN, DOG_HEALTHY
from nemesis_desktop.games.the_thing.components.tracks import GREEN
from nemesis_desktop.games.the_thing.state import NOBODY
from nemesis_desktop.games.the_thing.ui.look import ROOM, empty_token, infection, piece, role_card, symbol
from nemesis_desktop.games.the_thing.ui.private.base import FrameBase
from nemesis_desktop.games.the_thing.ui.private.hand_of import INSIDE, THREE
from nemesis_desktop.games.the_thing.ui.private.tasks import Spots, Task
from nemesis_desktop.games.the_thing.view import FigureView
from nemesis_desktop.program.words import capital
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

    def help(self) -> str:
        """What is laid, or why nothing is."""
        return self.say("task-lay-nothing-text") if self.blank else super().help()

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


def _paint_dog(task: Task, canvas: Canvas, middle: QPointF) -> None:
    canvas.circle(middle.x(), middle.y() - 8, 27, "station.bg2", "station.fur", 1.6)
    canvas.sign(symbol("dog"), middle - QPointF(0, 8), 38, "station.fur")
    box = centred(middle + QPointF(0, 36), 150, 20)
    canvas.label(box, capital(task.say("dog")), (15, 14, 13, 12), "text.primary", 600, align="middle")


def _paint_others(task: Task, canvas: Canvas, middle: float) -> None:
    """Who else is in this clash, each with the places of two tokens: face down where they lie already."""
    others = task.frame.met
    step = INSIDE.width() / max(1, len(others))
    for place, one in enumerate(others):
        left = INSIDE.x() + step * place + 90
        _paint_person(task, canvas, one, QPointF(left, middle))
        for side in range(2):
            spot = QPointF(left + 140 + 104 * side, middle)
            if side < len(one.laid):
                infection(canvas, spot, 78, None)
            else:
                empty_token(canvas, spot, 78)


def _paint_table(task: Task, canvas: Canvas, whom: int, words: str) -> None:
    """Whose token is looked at above, and below whoever looks with what they have laid themselves."""
    _paint_floor(canvas)
    view, me = task.frame.view, task.frame.me
    assert view is not None
    canvas.line([(INSIDE.x() + 40, MIDDLE + 34), (INSIDE.right() - 40, MIDDLE + 34)], "ground.space", 3)
    above, below = QPointF(INSIDE.x() + 100, PLATE), QPointF(INSIDE.x() + 100, INSIDE.bottom() - 66)
    if whom >= 0:
        _paint_person(task, canvas, view.figures[whom], above)
    elif task.frame.meets_dog:
        _paint_dog(task, canvas, above)
    _paint_person(task, canvas, me, below)
    for side in range(2):
        spot = QPointF(INSIDE.x() + 330 + 190 * side, below.y())
        if side < len(me.laid):
            infection(canvas, spot, 72, None)
        elif not task.frame.meets_dog:
            empty_token(canvas, spot, 72)
    _note(canvas, QPointF(INSIDE.x() + 690, PLATE), words)
    if me.laid:
        _note(canvas, QPointF(INSIDE.x() + 690, below.y()), task.say("yours-lie-here"))


def _note(canvas: Canvas, left: QPointF, words: str) -> None:
    """Words beside a row of tokens, around its height."""
    size, lines = canvas.fitted_lines(words, INSIDE.right() - left.x() - 24, 96, (15, 14, 13, 12), 500, 1.2)
    top = left.y() - len(lines) * canvas.leading(size, 1.2) / 2
    canvas.lines(left.x(), top, lines, size, "text.secondary", 500, 1.2)


class LookAtSide(Task):
    """The left or the right token of whom one looks at."""

    @property
    def whom(self) -> int:
        """Whose tokens they are; negative where it is a dog's, or where there is nobody to look at."""
        act = self.decision.acts[0]
        return act.whom if isinstance(act, Side) else NOBODY

    def spots(self) -> Spots:
        """What can be pressed, in the order in which keys reach it."""
        return [(str(place), _plate(place), self.label(place)) for place in range(len(self.decision.acts))]

    def help(self) -> str:
        """What is told of it; of a dog's token there is nothing to tell."""
        return super().help() if self.whom >= 0 else self.say("task-seen-text")

    def press(self, key: str) -> None:
        """A click on one of these things."""
        self.pick = int(key)

    def paint(self, canvas: Canvas) -> None:
        """Draw it where it lies."""
        _paint_table(self, canvas, self.whom, _about(self, self.whom, "side"))
        for place in range(len(self.decision.acts)):
            infection(canvas, _plate(place).center(), 116, None, lit=self.pick in (None, place))
            _label(canvas, _plate(place).center() + QPointF(0, 80), self.frame.worded(f"thing-side-{SIDES[place]}"))


PLATE: Final = INSIDE.y() + 96
MIDDLE: Final = INSIDE.center().y()
"""How high the tokens lie that are looked at, and where the table is parted."""


def _plate(place: int) -> QRectF:
    return centred(QPointF(INSIDE.x() + 330 + 190 * place, PLATE), 130, 130)


def _about(task: Task, whom: int, what: str) -> str:
    """What to do with the tokens above."""
    if whom >= 0:
        return task.say(f"{what}-person", whom=task.frame.called(whom))
    return task.say(f"{what}-dog" if task.frame.meets_dog else f"{what}-nobody")


class Seen(Task):
    """What lies under the token, as long as it is held."""

    def __init__(self, decision: Decision, frame: FrameBase) -> None:
        super().__init__(decision, frame)
        self.held = False
        self.pick = 0

    @property
    def _act(self) -> acts.Seen:
        act = self.decision.acts[0]
        assert isinstance(act, acts.Seen)
        return act

    @property
    def _place(self) -> int:
        """On which side it lies."""
        return SIDES.index(self._act.side) if self._act.side else 0

    def area(self) -> QRectF:
        """Where the token lies."""
        return _plate(self._place)

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
        _paint_table(self, canvas, self._act.whom, _about(self, self._act.whom, "seen"))
        view = self.frame.view
        assert view is not None
        face = view.looking[0] if self.held and view.looking else None
        for place in range(len(SIDES)):
            if place != self._place:
                infection(canvas, _plate(place).center(), 92, None)
        at = self.area().center()
        infection(canvas, at, 132, face, lit=True)
        words = (
            self.frame.worded(f"thing-token-{face}")
            if face
            else self.say("nobody-to-look-at")
            if self.held
            else self.say("turn-token")
        )
        _label(canvas, at + QPointF(0, 86), words, 220)


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
        return [*cards, ("step", self._button(), self.say(f"ritual-{self.now}"))] if self._turns else cards

    @property
    def _turns(self) -> bool:
        """Whether this step has a button of its own: the next one is a card, and the last one closes the frame."""
        return self.now in ("shuffle", "turn", "look")

    def press(self, key: str) -> None:
        """A click on one of these things."""
        if key == "step" and self._turns:
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
        if shown:
            tip = slot.x() - 12
            canvas.line([(self._card(1).right() + 14, slot.center().y()), (tip, slot.center().y())], "accent.warm", 2.4)
            canvas.line([(tip - 9, slot.center().y() - 8), (tip, slot.center().y()),
                         (tip - 9, slot.center().y() + 8)], "accent.warm", 2.4)  # fmt: skip
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
        area = self._button()
        if not self._turns:
            words = self.say(f"ritual-{self.now}-text")
            size, lines = canvas.fitted_lines(words, area.width(), 76, (14, 13.5, 13, 12.5, 12), 500, 1.15)
            canvas.lines(area.x() + 4, area.y(), lines, size, "text.secondary", 500, 1.15)
            return
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 9, "station.bg3", "accent.warm", 1.6)
        words = self.say(f"ritual-{self.now}")
        canvas.label(area, words, (16, 15, 14, 13, 12), "text.primary", 600, align="middle", grow=False)


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
