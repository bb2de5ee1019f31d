"""Tasks with places of their own: where to go, laying and looking at tokens, placing the role card, the aliens' plan."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Anchor, Decision
from nemesis_desktop.games.the_thing.acts import GoAndGive, GoAndRisk, Lay, PlanMade, Send, Sleep
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.tracks import GREEN
from nemesis_desktop.games.the_thing.ui.look import empty_token, infection, piece, place_sign, role_card, symbol
from nemesis_desktop.games.the_thing.ui.private.hand_of import INSIDE, THREE
from nemesis_desktop.games.the_thing.ui.private.tasks import Spots, Task
from nemesis_desktop.games.the_thing.view import FigureView
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import count
from nemesis_desktop.table.drawing.shapes import centred

OUT: Final = ("weather_station", "staff_helicopter", "snowmobile", "kennel")
ROWS: Final = (
    ("weather_station", "radio_room", "laboratory", "armory", "staff_helicopter"),
    ("", "boiler_room", "", "", "snowmobile"),
    ("", "generator_room", "kitchen", "warehouse", ""),
    ("", "bedroom", "", "", ""),
)
"""The places as they lie to each other on the board."""


class Where(Task):
    """Where to go, and how: give a card, or throw the hand away for the top card of the deck."""

    def __init__(self, decision: Decision, frame: object) -> None:
        super().__init__(decision, frame)  # type: ignore[arg-type]
        self.place = ""
        self.risks = False

    def area(self, place: str) -> QRectF:
        """Where the tile of a place lies."""
        for row, names in enumerate(ROWS):
            if place in names:
                wide, high = INSIDE.width() / 5, INSIDE.height() / 4
                return QRectF(INSIDE.x() + wide * names.index(place), INSIDE.y() + high * row, wide - 10, high - 10)
        raise KeyError(place)

    def way(self, risks: bool) -> QRectF:
        """Where the two ways of giving a card lie."""
        wide, high = INSIDE.width() / 5, INSIDE.height() / 4
        return QRectF(INSIDE.x() + 2 * wide + (wide if risks else 0), INSIDE.y() + 3 * high, wide - 10, high - 10)

    def _indices(self, place: str) -> dict[type, int]:
        return {type(act): index for index, act in enumerate(self.decision.acts) if getattr(act, "place", "") == place}

    def _settle(self) -> None:
        found = self._indices(self.place)
        wanted = Sleep if self.place == "bedroom" else GoAndRisk if self.risks else GoAndGive
        self.pick = found.get(wanted, next(iter(found.values()), None))

    def spots(self) -> Spots:
        places = [place for row in ROWS for place in row if place and self._indices(place)]
        found = [(place, self.area(place), self.frame.named("place", place)) for place in places]
        return [*found, ("give", self.way(False), self.say("way-give")), ("risk", self.way(True), self.say("way-risk"))]

    def press(self, key: str) -> None:
        if key in ("give", "risk"):
            self.risks = key == "risk"
        else:
            self.place = key
        if self.place:
            self._settle()

    def about(self, key: str) -> object:
        return None if key in ("give", "risk") else Anchor("place", key)

    def paint(self, canvas: Canvas) -> None:
        for row in ROWS:
            for place in row:
                if place:
                    self._paint_place(canvas, place)
        for risks in (False, True):
            self._paint_way(canvas, risks)

    def _paint_place(self, canvas: Canvas, place: str) -> None:
        area, view = self.area(place), self.frame.view
        assert view is not None
        open_, marked = bool(self._indices(place)), place == self.place
        ground = ("station.floor_active_top", "station.floor_bottom") if marked else ("station.out_top", "station.out_bottom") if place in OUT else ("station.floor_top", "station.floor_bottom")
        if not open_:
            ground = ("station.module_bottom", "station.bg0")
        edge = "accent.warm" if marked else "accent.warm_soft" if open_ else "station.hair"
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 8, ground, edge, 2.6 if marked else 1.3)
        plate = "station.blue" if place == "bedroom" else "station.green"
        canvas.cut(area.x(), area.y(), area.width(), 20, 7, plate, None, corners="top", alpha=1 if open_ else 0.45)
        name = QRectF(area.x() + 10, area.y(), area.width() - 20, 20)
        canvas.label(name, self.frame.named("place", place), (13.5, 13, 12.5, 12), "text.plate_ink", 600, grow=False)
        paint = "station.wall_out" if place in OUT else "station.wall"
        canvas.sign(place_sign(place), QPointF(area.x() + 30, area.y() + 22 + (area.height() - 22) / 2), 40, paint, 1 if open_ else 0.35)
        here = [one for one in view.figures if one.place == place and one.status == "playing"]
        for step, one in enumerate(here):
            piece(canvas, QPointF(area.x() + 72 + 26 * step, area.y() + 36), 22, one)
        x = area.x() + 72 + 26 * len(here)
        if place in LOCATIONS and view.place(place).dog:
            canvas.circle(x, area.y() + 36, 10.5, "station.bg2", "station.fur", 1.2)
            canvas.sign(symbol("dog"), QPointF(x, area.y() + 36), 15, "station.fur")
        note = QRectF(area.x() + 60, area.bottom() - 24, area.width() - 68, 20)
        canvas.label(note, self._state_of(place), (13, 12.5, 12), "text.primary" if open_ else "text.tertiary", 500, align="right", grow=False)
        if marked:
            right, low = area.right() - 1, area.bottom() - 1
            canvas.polygon([(right, low - 24), (right, low), (right - 24, low)], "accent.warm")
            canvas.sign("symbols/check", QPointF(right - 7, low - 7), 11, "text.ink_warm")

    def _state_of(self, place: str) -> str:
        """What lies there, in a few words."""
        view = self.frame.view
        assert view is not None
        if place == "bedroom":
            return self.say("swap-cards")
        seen = view.place(place)
        if seen.burned:
            return self.say("burned")
        if seen.lost:
            return self.say("lost")
        if seen.fuel_slots:
            return self.say("fuel-damage", fuel=seen.fuel, slots=seen.fuel_slots, damage=seen.damage)
        if seen.damage_slots:
            return self.say("damage-only", damage=seen.damage)
        return self.say(f"does-{place}")

    def _paint_way(self, canvas: Canvas, risks: bool) -> None:
        area, marked = self.way(risks), self.risks is risks and self.place != "bedroom"
        fill = ("#2C2414", "#1C170D") if marked else ("station.module_top", "station.module_bottom")
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 8, fill, "accent.warm" if marked else "station.edge", 2.2 if marked else 1.2)
        canvas.sign(symbol("choice_special" if risks else "choice_give"), QPointF(area.x() + 28, area.center().y()), 34, "text.primary")
        key = "way-risk" if risks else "way-give"
        left, room = area.x() + 54, area.width() - 62
        size, lines = canvas.fitted_lines(self.say(key), room, 34, (14, 13.5, 13, 12.5, 12), 600, 1.1, 2)
        low = canvas.lines(left, area.y() + 8, lines, size, "text.primary", 600)
        size, lines = canvas.fitted_lines(self.say(f"{key}-text"), room, area.bottom() - low - 6, (12.5, 12), 400, 1.1)
        canvas.lines(left, low + 2, lines, size, "text.secondary", 400)


class LayTokens(Task):
    """Two of three tokens, left and right: three clicks for everybody. Whatever is clicked, what is legal goes down."""

    def __init__(self, decision: Decision, frame: object) -> None:
        super().__init__(decision, frame)  # type: ignore[arg-type]
        self.taken: list[int] = []

    @property
    def blank(self) -> bool:
        """Somebody on green lays nothing: their tokens are blank, and clicked all the same."""
        return self.frame.me.disc == GREEN

    def spots(self) -> Spots:
        return [(str(place), self._three(place), self._name(token)) for place, token in enumerate(self.frame.lots.tokens) if token not in self.taken]

    def _name(self, token: int) -> str:
        return self.say("blank-token") if self.blank else self.frame.named("role", THREE[token])

    def _three(self, place: int) -> QRectF:
        return centred(QPointF(INSIDE.right() - 330 + 124 * place, INSIDE.bottom() - 92), 104, 104)

    def press(self, key: str) -> None:
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
        return self.say("laid-so-many", count=len(self.taken))

    def confirm_words(self) -> str:
        return self.say("lay-down")

    def paint(self, canvas: Canvas) -> None:
        canvas.cut(INSIDE.x(), INSIDE.y(), INSIDE.width(), INSIDE.height(), 12, ("station.floor_top", "station.floor_bottom"), "station.wall", 1.3)
        _paint_others(self, canvas, INSIDE.y() + 90)
        canvas.line([(INSIDE.x() + 40, INSIDE.center().y()), (INSIDE.right() - 40, INSIDE.center().y())], "ground.space", 3)
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
                infection(canvas, self._three(place).center(), 96, None if self.blank else THREE[token], lit=len(self.taken) < 2)
                _label(canvas, self._three(place).center() + QPointF(0, 64), self._name(token))

    def secrets(self) -> list[QRectF]:
        return [QRectF(INSIDE.right() - 400, INSIDE.center().y() + 4, 400, INSIDE.height() / 2 - 4)]


def _label(canvas: Canvas, middle: QPointF, words: str) -> None:
    canvas.label(centred(middle, 120, 18), words, (13.5, 13, 12.5, 12), "text.secondary", 500, align="middle", grow=False)


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
        return [(str(place), self._plate(place), self.label(place)) for place in range(len(self.decision.acts))]

    def _plate(self, place: int) -> QRectF:
        return centred(QPointF(INSIDE.center().x() + (-130 if place == 0 else 130), INSIDE.center().y()), 150, 150)

    def press(self, key: str) -> None:
        self.pick = int(key)

    def paint(self, canvas: Canvas) -> None:
        canvas.cut(INSIDE.x(), INSIDE.y(), INSIDE.width(), INSIDE.height(), 12, ("station.floor_top", "station.floor_bottom"), "station.wall", 1.3)
        for place, act in enumerate(self.decision.acts):
            area = self._plate(place)
            infection(canvas, area.center(), 132, None, lit=self.pick in (None, place))
            _label(canvas, area.center() + QPointF(0, 92), self.frame.worded(f"thing-side-{getattr(act, 'side', 'left')}"))


class Seen(Task):
    """What lies under the token, as long as it is held."""

    def __init__(self, decision: Decision, frame: object) -> None:
        super().__init__(decision, frame)  # type: ignore[arg-type]
        self.held = False
        self.pick = 0

    def area(self) -> QRectF:
        """Where the token lies."""
        return centred(INSIDE.center() - QPointF(0, 14), 150, 150)

    def spots(self) -> Spots:
        return [("token", self.area(), self.say("turn-token"))]

    def hold(self, held: bool) -> None:
        self.held = held

    def chosen_words(self) -> str:
        return self.say("seen-chosen")

    def confirm_words(self) -> str:
        return self.say("cover")

    def secrets(self) -> list[QRectF]:
        return [INSIDE]

    def paint(self, canvas: Canvas) -> None:
        canvas.cut(INSIDE.x(), INSIDE.y(), INSIDE.width(), INSIDE.height(), 12, ("station.floor_top", "station.floor_bottom"), "station.wall", 1.3)
        view = self.frame.view
        assert view is not None
        face = view.looking[0] if self.held and view.looking else None
        infection(canvas, self.area().center(), 132, face, lit=True)
        words = self.frame.worded(f"thing-token-{face}") if face else self.say("nobody-to-look-at") if self.held else self.say("turn-token")
        _label(canvas, self.area().center() + QPointF(0, 96), words)


class PlaceTheRole(Task):
    """Shuffle, turn, place, close: whichever card is clicked, the true one goes under the board."""

    stages: tuple[str, ...] = ("shuffle", "turn", "place", "close")

    def __init__(self, decision: Decision, frame: object) -> None:
        super().__init__(decision, frame)  # type: ignore[arg-type]
        self.stage = 0

    @property
    def now(self) -> str:
        """The step of the ritual."""
        return self.stages[self.stage]

    @property
    def complete(self) -> bool:
        return self.now == "close"

    def _card(self, place: int) -> QRectF:
        return QRectF(INSIDE.center().x() - 330 + 230 * place, INSIDE.center().y() - 136, 190, 272)

    def _button(self) -> QRectF:
        return QRectF(INSIDE.right() - 230, INSIDE.center().y() - 24, 190, 48)

    def spots(self) -> Spots:
        cards = [(f"card-{place}", self._card(place), self.label(place)) for place in range(2)]
        return [*cards, ("step", self._button(), self.say(f"ritual-{self.now}"))]

    def press(self, key: str) -> None:
        if key == "step" and self.now in ("shuffle", "turn", "look"):
            self.stage += 1
        elif key.startswith("card-") and self.now == "place":
            self.pick = int(key.removeprefix("card-"))
            self.stage += 1

    def chosen_words(self) -> str:
        return self.say(f"ritual-{self.now}-text")

    def confirm_words(self) -> str:
        return self.say("close")

    def paint(self, canvas: Canvas) -> None:
        canvas.cut(INSIDE.x(), INSIDE.y(), INSIDE.width(), INSIDE.height(), 12, ("station.floor_top", "station.floor_bottom"), "station.wall", 1.3)
        shown = self.now in ("place", "close")
        for place, role in enumerate(self.frame.lots.roles):
            area = self._card(place)
            if self.now == "close" and place == self.pick:
                canvas.cut(area.x(), area.y(), area.width(), area.height(), 10, None, "station.edge", dash=(5, 5))
                continue
            words = self.frame.named("role", role) if shown else ""
            role_card(canvas, area, role if shown else None, words, offered=self.now == "place")
        slot = QRectF(INSIDE.center().x() + 160, INSIDE.center().y() - 100, 140, 200)
        if self.now == "close":
            role_card(canvas, slot, None, "")
        else:
            canvas.cut(slot.x(), slot.y(), slot.width(), slot.height(), 9, None, "station.ice_soft", dash=(6, 5))
            size, lines = canvas.fitted_lines(self.say("under-board"), 120, 80, (13.5, 13, 12.5, 12), 500, 1.15, grow=False)
            canvas.lines(slot.center().x(), slot.center().y() - 24, lines, size, "text.secondary", 500, 1.15, "middle", grow=False)
        self._paint_steps(canvas)

    def _paint_steps(self, canvas: Canvas) -> None:
        """Every step of the ritual, and the button of those that need one."""
        for place, stage in enumerate(self.stages):
            x, y = INSIDE.right() - 230, INSIDE.y() + 24 + 24 * place
            done = place < self.stage
            ink = "accent.warm" if place == self.stage else "text.secondary"
            if done:
                canvas.symbol("symbols/check", x, y - 11, 14, "text.secondary")
            else:
                canvas.text(x + 3, y + 1, str(place + 1), 14, ink, 700, "display", grow=False)
            canvas.text(x + 22, y + 1, self.say(f"ritual-{stage}"), 14, ink, 600, grow=False)
        area, live = self._button(), self.now in ("shuffle", "turn", "look")
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 9, "station.bg3" if live else "station.bg1", "accent.warm" if live else "station.edge", 1.6)
        canvas.label(area, self.say(f"ritual-{self.now}"), (16, 15, 14, 13, 12), "text.primary" if live else "text.tertiary", 600, align="middle", grow=False)


class FirstLook(PlaceTheRole):
    """The dog's token tells the role; then the true card goes under the board."""

    stages = ("look", "place", "close")

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        view = self.frame.view
        assert view is not None
        face = view.looking[0] if view.looking and self.now != "look" else None
        middle = QPointF(INSIDE.right() - 134, INSIDE.bottom() - 78)
        infection(canvas, middle, 96, face, lit=self.now == "look")
        words = self.frame.worded(f"thing-token-{face}") if face else self.say("dog-token")
        _label(canvas, middle + QPointF(0, 62), words)

    def secrets(self) -> list[QRectF]:
        return [QRectF(INSIDE.right() - 260, INSIDE.bottom() - 140, 250, 136)]


class Plan(Task):
    """The aliens lay their power onto the cards of places: a place, how much, and again until the plan is made."""

    def __init__(self, decision: Decision, frame: object) -> None:
        super().__init__(decision, frame)  # type: ignore[arg-type]
        self.place, self.power = "", 0
        self.pick = next((index for index, act in enumerate(decision.acts) if isinstance(act, PlanMade)), None)
        self._done = self.pick

    def _sends(self, place: str) -> Mapping[int, int]:
        return {act.power: index for index, act in enumerate(self.decision.acts) if isinstance(act, Send) and act.place == place}

    @property
    def places(self) -> Sequence[str]:
        """Every place that power can be sent to, and those that have some."""
        view = self.frame.view
        assert view is not None
        return [*LOCATIONS, "kennel"]

    def area(self, place: str) -> QRectF:
        """Where the card of a place lies."""
        number = self.places.index(place)
        row, column = divmod(number, 6)
        wide, high = INSIDE.width() / 6, INSIDE.height() / 2
        return QRectF(INSIDE.x() + wide * column, INSIDE.y() + high * row, wide - 12, high - 12)

    def spots(self) -> Spots:
        return [(place, self.area(place), self.frame.named("place", place)) for place in self.places if self._sends(place)]

    def press(self, key: str) -> None:
        powers = sorted(self._sends(key))
        if key != self.place:
            self.place, self.power = key, powers[0]
        else:
            after = [power for power in powers if power > self.power]
            self.power = after[0] if after else 0
        if self.power:
            self.pick = self._sends(key)[self.power]
        else:
            self.place, self.pick = "", self._done

    def about(self, key: str) -> object:
        return Anchor("place", key)

    def chosen_words(self) -> str:
        view = self.frame.view
        assert view is not None
        return self.label(self.pick) if self.pick is not None else self.say("power-left", count=view.pool)

    def paint(self, canvas: Canvas) -> None:
        view = self.frame.view
        assert view is not None
        sent = dict(view.plan)
        for place in self.places:
            area = self.area(place)
            power = sent.get(place, 0) or (self.power if place == self.place else 0)
            live = bool(self._sends(place))
            fill = ("station.combat_top", "station.combat_bottom") if power else ("station.module_top", "station.module_bottom")
            edge = "accent.warm" if place == self.place else "state.danger" if power else "accent.warm_soft" if live else "station.hair"
            canvas.cut(area.x(), area.y(), area.width(), area.height(), 10, fill, edge, 2.4 if place == self.place else 1.3)
            alpha = 1.0 if live or power else 0.35
            canvas.sign(place_sign(place), QPointF(area.center().x(), area.y() + 56), 62, "text.bone" if power else "text.secondary", alpha)
            box = QRectF(area.x() + 8, area.bottom() - 66, area.width() - 16, 22)
            canvas.label(box, self.frame.named("place", place), (14.5, 14, 13, 12), "text.primary", 600, align="middle", grow=False)
            if power:
                middle = QPointF(area.center().x(), area.bottom() - 24)
                canvas.cut(middle.x() - 30, middle.y() - 14, 60, 28, 8, "state.danger", "ground.space", 1.4)
                count(canvas, middle, str(power), "text.ink_danger", 18)


TASKS: Final[Mapping[str, Callable[..., Task]]] = {
    "go": Where,
    "lay": LayTokens,
    "side": LookAtSide,
    "seen": Seen,
    "role": PlaceTheRole,
    "first_look": FirstLook,
    "plan": Plan,
}
"""Questions with a task of their own."""
