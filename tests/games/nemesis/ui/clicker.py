"""Somebody who plays the whole game through the window: looks at what is lit up, and clicks it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from nemesis_desktop.games.nemesis.acts import Drop
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.overlays import GameMenu
from nemesis_desktop.table.furniture.play.act_menu import ActMenu
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.furniture.play.presses import presses
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from tests.windows import AtTheWindow

LEFT = Qt.MouseButton.LeftButton


class Clicker(AtTheWindow[TableScreen]):
    """Plays one match in a window at random, with the pointer and, where a key is the way, with the keyboard.

    Attributes:
        hand_offs: how often the laptop changed hands.
        clicks: how often something was clicked.
        read: how often somebody has read what was dealt to them.
        topics: what was asked, and how often.
    """

    made = TableScreen

    def __init__(self, window: MainWindow, seed: int) -> None:
        super().__init__(window, seed)
        self.hand_offs = 0
        self.clicks = 0
        self.read = 0
        self.topics: dict[str, int] = {}

    # ---------------------------------------------------------------- the window

    def settle(self) -> None:
        """Let everything that is on its way arrive, what is to go, go, and whatever is shown end."""
        super().settle()
        while presses().began is not None:
            QTest.qWait(15)
        while self.table.playback.running or self.opening:
            QTest.qWait(15)
            if self.chance.random() < 0.3:
                QTest.keyClick(self.table, Qt.Key.Key_Space)

    @property
    def opening(self) -> bool:
        """Whether the doors of the shield, or the picture of the ship, are still on their way."""
        shield = self.window.findChild(Shield)
        return self.table.map.gliding or (shield is not None and shield.isVisible() and not shield.is_closed)

    # ---------------------------------------------------------------- playing

    def step(self) -> None:
        """One thing a person does."""
        shield = self.window.findChild(Shield)
        if shield is not None and shield.is_closed:
            shield.quiet = 0
            self.hand_offs += 1
            self.click(shield.findChild(QWidget, "enter"))
            return
        if self.controller.secrecy == "face_down" and self.controller.concealed and self.controller.stage == "asking":
            QTest.keyPress(self.table, Qt.Key.Key_Space)
            self.settle()
        if self.table.reading is not None:
            self.read += 1
            self.click(self.table.reading.button)
            return
        decision = self.controller.decision
        assert decision is not None, f"nothing to answer at stage {self.controller.stage}"
        self.topics[decision.topic] = self.topics.get(decision.topic, 0) + 1
        if decision.kind == "claims":
            self.claim()
        elif decision.kind == "some":
            self.select(decision.least, decision.most)
        else:
            self.choose(self.pick())

    def pick(self) -> int:
        """An act, dropping things only now and then."""
        acts = self.offers.decision.acts  # type: ignore[union-attr]
        sensible = [index for index, act in enumerate(acts) if not isinstance(act, Drop) or self.chance.random() < 0.1]
        return self.chance.choice(sensible or list(range(len(acts))))

    @property
    def offers(self) -> Offers:
        offers = self.table.offers
        assert offers is not None and offers.decision is not None
        return offers

    def claim(self) -> None:
        """Mostly nobody reacts."""
        if self.chance.random() < 0.7:
            QTest.keyClick(self.table, Qt.Key.Key_N)
            return
        wanted = self.chance.randrange(len(self.offers.decision.acts))  # type: ignore[union-attr]
        self.click_act(wanted)
        if self.controller.decision is self.offers.decision and self.controller.chosen:
            self.press("confirm")

    def select(self, least: int, most: int) -> None:
        """So many of the cards, one after another, then on."""
        count = self.chance.randint(least, min(most, least + 2))
        for index in self.chance.sample(range(len(self.offers.decision.acts)), count):  # type: ignore[union-attr]
            before, act = self.controller.match.decision, self.offers.act(index)
            self.click_act(index)
            self.settle()
            if self.over or self.controller.match.decision is not before:
                assert before is not None and before.about, f"{act} was clicked, and more than the cost was chosen"
                return
            assert index in self.controller.chosen, f"{act} was clicked and is not chosen"
        if self.chance.random() < 0.5:
            self.press("confirm")
        else:
            QTest.keyClick(self.table, Qt.Key.Key_Return)

    def choose(self, index: int) -> None:
        """Click the thing that stands for an act, and its line where a menu opens."""
        before = self.controller.match.decision
        act = self.offers.act(index)
        self.click_act(index)
        self.settle()
        menu = self.table.findChild(ActMenu)
        if menu.isVisible():
            row = next(row for row in menu.rows() if row.entry.index == index)  # type: ignore[attr-defined]
            self.click(row)
            self.settle()
        assert self.over or self.controller.match.decision is not before, f"{act} was clicked and nothing happened"

    def click_act(self, index: int) -> None:
        """Click where the act is on the table: its thing, or its button in the bar."""
        if index in self.offers.loose:
            bar = self.table.bar
            self.press(f"act-{index}" if f"act-{index}" in bar.buttons else "menu")
            return
        banner = self.window.over.banner
        if banner is not None and banner.isVisible():
            self.click(banner)  # a sentence that has been read goes out of the way
        careful = self.offers.act(index).careful
        places = [
            (part, place)
            for anchor in self.offers.act(index).anchors()
            for part in self.table.parts
            if (place := part.place_of(anchor)) is not None and self.is_uppermost(part, place.center().toPoint())
        ]
        assert places, f"{self.offers.act(index)} has no place and no button"
        part, place = self.chance.choice(places)
        self.click_at(part, place.center().toPoint(), careful=careful)

    def is_uppermost(self, part: QWidget, point: QPoint) -> bool:
        """Whether nothing lies over the part there."""
        there = self.window.childAt(part.mapTo(self.window, point))
        return there is not None and (there is part or part.isAncestorOf(there))

    def press(self, key: str) -> None:
        """A button of the decision bar."""
        buttons = self.table.bar.buttons
        assert key in buttons, f"no button {key} among {list(buttons)}"
        self.click(buttons[key])

    def click(self, widget: QWidget) -> None:
        """The middle of a widget."""
        self.click_at(widget, widget.rect().center())

    def click_at(self, widget: QWidget, point: QPoint, *, careful: bool = False) -> None:
        """A click like a person's: it reaches whatever lies uppermost at that place of the window.

        A ``careful`` one is with Shift.
        """
        self.clicks += 1
        at = widget.mapTo(self.window, point)
        if careful:
            handle = self.window.windowHandle()
            QTest.mouseMove(handle, at)
            QTest.mouseClick(handle, LEFT, Qt.KeyboardModifier.ShiftModifier, at)
            return
        target = self.window.childAt(at)
        assert target is not None, f"{at} is outside of the window"
        QTest.mouseMove(target, target.mapFrom(self.window, at))
        QTest.mouseClick(target, LEFT, pos=target.mapFrom(self.window, at))


class Mischief(Clicker):
    """Plays like anybody, and does all that people do besides: turn back, look around, leave, return."""

    SIZES = ((1366, 768), (1280, 720), (1920, 1080), (1280, 800), (1024, 640))

    def step(self) -> None:
        """Something else first, now and then."""
        if self.chance.random() < 0.25:
            deeds = [
                self.undo,
                self.escape,
                self.look_at_log,
                self.resize,
                self.speak,
                self.leave_and_return,
                self.grow,
            ]
            if not self.covered:
                deeds += [self.look_at_piles, self.visit_settings, self.point_around]
            self.chance.choice(deeds)()
            self.settle()
            if self.over or self.window.now != "table":
                return
        super().step()

    @property
    def covered(self) -> bool:
        shield = self.window.findChild(Shield)
        return shield is not None and shield.is_closed

    def undo(self) -> None:
        if not self.covered:
            QTest.keyClick(self.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    def escape(self) -> None:
        QTest.keyClick(self.window.focusWidget() or self.table, Qt.Key.Key_Escape)
        self.settle()
        menu = self.window.findChild(GameMenu)
        if menu is not None and menu.isVisible():
            QTest.keyClick(menu, Qt.Key.Key_Escape)

    def look_at_log(self) -> None:
        self.table.log.toggle()

    def look_at_piles(self) -> None:
        self.table.look_through()
        self.settle()
        QTest.keyClick(self.window.focusWidget(), Qt.Key.Key_Escape)

    def visit_settings(self) -> None:
        self.table.settings.emit()
        self.settle()
        QTest.keyClick(self.window.screen_named("settings"), Qt.Key.Key_Escape)

    def point_around(self) -> None:
        for _ in range(3):
            x, y = self.chance.randrange(self.window.width()), self.chance.randrange(self.window.height())
            there = self.window.childAt(x, y)
            if there is not None:
                QTest.mouseMove(there, there.mapFrom(self.window, QPoint(x, y)))
            self.table.hover.show_now()

    def resize(self) -> None:
        self.window.resize(*self.chance.choice(self.SIZES))

    def grow(self) -> None:
        self.window.settings.text_percent = self.chance.choice((80, 100, 130, 175))

    def speak(self) -> None:
        self.window.settings.language = self.chance.choice(("en", "ru", "cs"))

    def leave_and_return(self) -> None:
        before = self.controller.match.decision
        self.window.leave_table()
        self.settle()
        self.window.continue_game()
        self.settle()
        after = self.window.match.decision  # type: ignore[union-attr]
        assert before is not None and after is not None
        assert (before.seat, before.topic, list(before.acts)) == (after.seat, after.topic, list(after.acts))
