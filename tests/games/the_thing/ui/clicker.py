"""Somebody who plays The Thing in the real window with the pointer: clicks what is lit, comes when they are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor, Claim, Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.games.the_thing.kind import KIND
from nemesis_desktop.games.the_thing.modes import COOP, HIDDEN
from nemesis_desktop.games.the_thing.setup import Setup
from nemesis_desktop.games.the_thing.ui.private.frame import PrivateFrame
from nemesis_desktop.games.the_thing.ui.private.plan import CARDS, PlanDesk
from nemesis_desktop.games.the_thing.ui.private.rituals import (
    FirstLook,
    LayTokens,
    LookAtSide,
    PlaceTheRole,
    Seen,
)
from nemesis_desktop.games.the_thing.ui.private.where import Where
from nemesis_desktop.games.the_thing.ui.table import StationTable
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.play.act_menu import ActMenu
from tests.windows import AtTheWindow

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana")

Watch = Callable[["Player"], None]


class Player(AtTheWindow[StationTable]):
    """Everybody at the table in turn.

    Attributes:
        clicks: how many clicks each private question took, by its topic.
        called: the names on the shields, in order.
        watch: is told before each step.
        says_yes: how likely somebody wants to, of those who are asked whether they want to.
    """

    made = StationTable
    says_yes = 0.25

    def __init__(self, window: MainWindow, seed: int = 1, watch: Watch | None = None) -> None:
        super().__init__(window, seed)
        self.called: list[str] = []
        self.topics: set[str] = set()
        self.clicks: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.watch = watch

    def step(self) -> None:
        """One answer, or one arrival."""
        shield = self.window.game.hand_off.shield
        if shield is not None and shield.is_closed:
            assert shield.notice is not None
            assert not self.table.findChildren(PrivateFrame), "something private is there before anybody has come"
            self.called.append(shield.notice.name)
            QTest.mouseClick(shield.findChild(QWidget, "enter"), LEFT)
            return
        if self.table.playback.running:
            self.table.playback.skip_all()
            return
        decision = self.controller.decision
        if decision is None:
            QTest.qWait(2)
            return
        if self.watch is not None:
            self.watch(self)
        self.topics.add(decision.topic)
        if self.table.frame is not None:
            self.asked[decision.topic] += 1
            self._answer_privately(self.table.frame, decision)
        elif self.table.desk is not None:
            self._plan(self.table.desk)
        elif decision.kind == "claims":
            self._claim(decision)
        elif decision.kind == "some":
            for index in self.chance.sample(range(len(decision.acts)), decision.least):
                self._click_act(index)
            self.press(self.table.bar.buttons["confirm"])
        else:
            self._click_act(self.chance.randrange(len(decision.acts)))

    # ---------------------------------------------------------------- before everybody

    def _claim(self, decision: Decision) -> None:
        for index, act in enumerate(decision.acts):
            if isinstance(act, Claim) and self.chance.random() < self.says_yes:
                self._click_act(index)
        if self.controller.decision is not decision:
            return  # where only one person is asked, their name is the answer
        self.press(self.table.bar.buttons["confirm" if self.controller.chosen else "decline"])

    def _click_act(self, index: int) -> None:
        """Where the act is: its thing, its button, or its line in the menu of its thing."""
        table, offers = self.table, self.table.offers
        assert offers is not None
        if f"act-{index}" in table.bar.buttons:
            self.press(table.bar.buttons[f"act-{index}"])
            return
        if index in offers.loose:
            self.press(table.bar.buttons["menu"])
        else:
            first, *others = [one for one in offers.act(index).anchors() if one.kind != "button"]
            self.press_thing(first)
            if table.offers is not None and table.offers.half == first:
                self.press_thing(others[0])
        menu = table.findChild(ActMenu)
        if isinstance(menu, ActMenu) and menu.isVisible():
            self.press(next(row for row in menu.rows() if row.entry.index == index))  # type: ignore[attr-defined]

    def press_thing(self, anchor: Anchor) -> None:
        """Click a thing where it lies."""
        part = next(part for part in self.table.parts if part.shows(anchor))
        place = part.place_of(anchor)
        assert place is not None
        self.press(_widest(part, place))

    # ---------------------------------------------------------------- as the aliens who plan

    def _plan(self, desk: PlanDesk) -> None:
        """Some power for some places, by the cards; then the plan is made."""
        for _ in range(self.chance.randint(1, 3)):
            places = [place for place in CARDS if desk.can_send(place)]
            if places:
                self.press(desk.spot_of(self.chance.choice(places)))
        self.press(desk.spot_of("confirm"))

    # ---------------------------------------------------------------- on the private frame

    def _answer_privately(self, frame: PrivateFrame, decision: Decision) -> None:
        for key in self._keys(frame, decision):
            self.press_task(frame, key, decision.topic)
        self.clicks[decision.topic] += 1
        self.press(frame.spot_of("confirm"))

    def press_task(self, frame: PrivateFrame, key: str, topic: str) -> None:
        """Click a thing of the task."""
        self.clicks[topic] += 1
        self.press(frame.spot_of(("task", key)))

    def _keys(self, frame: PrivateFrame, decision: Decision) -> list[str]:
        """What to click before confirming."""
        task = frame.task
        assert task is not None
        offered = [key for key, _, _ in task.spots()]
        match task:
            case Where():
                cards = [key for key in offered if key.startswith("card-")]
                place = self.chance.choice([key for key in offered if key not in ("give", "risk", "use", *cards)])
                use = ["use"] if self.chance.random() < 0.2 else []
                how = self.chance.choice(["give", "give", "risk"])
                return [place, *use, how if how == "risk" or not cards else self.chance.choice(cards)]
            case LayTokens():
                return self.chance.sample(offered, 2)
            case FirstLook():
                return ["step", self.chance.choice(["card-0", "card-1"])]
            case PlaceTheRole():
                return ["step", "step", self.chance.choice(["card-0", "card-1"])]
            case Seen():
                return ["token"]
            case LookAtSide():
                return [self.chance.choice(offered)]
        if decision.kind == "some":
            return self.chance.sample(offered, decision.least)
        return [self.chance.choice(offered)]

    def press(self, widget: QWidget | None) -> None:
        """Click the middle of a widget."""
        assert widget is not None and widget.isVisible()
        QTest.mouseClick(widget, LEFT)
        self.settle()


def _widest(part: QWidget, place: QRectF) -> QWidget | None:
    """What can be pressed in a place: the room, not the figure that stands in its middle."""
    shares = (0.5, 0.1, 0.3, 0.7, 0.9)
    points = [place.topLeft() + QPointF(place.width() * x, place.height() * y) for x in shares for y in shares]
    found = [spot for point in points if (spot := part.childAt(point.toPoint())) is not None]
    return max(found, key=lambda spot: spot.width() * spot.height(), default=None)


def new_match(people: int, seed: int, mode: str = "", secrecy: str = "shield", choosing: str = "dealt", *variants: str):  # type: ignore[no-untyped-def]
    """A match with so many people."""
    mode = mode or (HIDDEN if people > 3 else COOP)
    setup = Setup(tuple(Person(NAMES[seat], seat + 1) for seat in range(people)), mode, choosing, variants)
    match = Match.new(KIND, setup, seed)
    match.table["secrecy"] = secrecy
    return match


def placing(window: MainWindow) -> tuple[Player, Decision]:
    """Two people play together, and one of them is asked whom to put where."""
    window.setUpdatesEnabled(False)
    window.play(new_match(2, 3))
    player = Player(window, 3)
    player.play(until="place")
    player.settle()
    decision = player.controller.decision
    assert decision is not None
    return player, decision
