"""People at the consoles of the real window: they click, drag, type, and touch."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.space_alert.acts import slot
from nemesis_desktop.games.space_alert.ui.planning.consoles.console import ConsolePart
from nemesis_desktop.games.space_alert.ui.table import AlertTable
from nemesis_desktop.games.space_alert.view import View
from tests.windows import AtTheWindow

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


class AtConsoles(AtTheWindow[AlertTable]):
    """Everybody at the table."""

    made = AlertTable

    @property
    def view(self) -> View:
        """What everybody sees."""
        assert self.window.match is not None
        view: View = self.window.match.view()
        return view

    def console(self, number: int) -> ConsolePart:
        """The console of a figure."""
        return self.table.consoles[number]

    def place(self, anchor: Anchor) -> tuple[QWidget, QPoint]:
        """The part that shows a thing, and the middle of it there."""
        for part in self.table.parts:
            found = part.place_of(anchor) if part.isVisible() else None
            if found is not None:
                return part, found.center().toPoint()
        raise AssertionError(f"{anchor} lies nowhere")

    def click(self, anchor: Anchor, button: Qt.MouseButton = LEFT) -> None:
        """Press and let go."""
        part, at = self.place(anchor)
        target = part.childAt(at)
        if target is not None and not target.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
            QTest.mouseClick(target, button)
        else:
            QTest.mouseClick(part, button, pos=at)
        self.settle()

    def double_click(self, anchor: Anchor) -> None:
        """Twice."""
        part, at = self.place(anchor)
        QTest.mouseDClick(part, LEFT, pos=at)
        QTest.mouseRelease(part, LEFT, pos=at)
        self.settle()

    def drag(self, what: Anchor, to: Anchor) -> None:
        """Press, move, let go over something else."""
        part, start = self.place(what)
        other, end = self.place(to)
        landing = part.mapFromGlobal(other.mapToGlobal(QPointF(end)).toPoint())
        QTest.mousePress(part, LEFT, pos=start)
        QTest.mouseMove(part, (start + landing) / 2)
        QTest.mouseMove(part, landing)
        QTest.mouseRelease(part, LEFT, pos=landing)
        self.settle()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key on the table."""
        QTest.keyClick(self.table, key, modifiers)
        self.settle()

    # ---------------------------------------------------------------- whole missions

    def announce(self) -> None:
        """Press the button for the next announcement."""
        self.click(Anchor("button", "announce"))

    def begin(self) -> None:
        """Everybody is ready."""
        self.announce()

    def lay_at_random(self, figure: int) -> None:
        """Some card of the hand on some free slot of the open phase: drag, or click and click."""
        desk = self.table.desk
        free = [turn for turn in desk.open_turns(figure) if desk.laid(figure, turn) is None]
        hand = desk.hand(figure)
        if not free or not hand:
            return
        card, turn = self.chance.choice(hand), self.chance.choice(list(free))
        if self.chance.random() < 0.3:
            self.click(Anchor("card", card), RIGHT)
        if self.chance.random() < 0.5:
            self.drag(Anchor("card", card), slot(figure, turn))
        else:
            self.click(Anchor("card", card))
            self.click(slot(figure, turn))

    def plan(self) -> None:
        """The whole planning round with the mouse."""
        for _ in range(400):
            view = self.view
            if view.step != "planning":
                return
            people = [console.figure for console in view.consoles if not console.android]
            for figure in people if view.said else ():
                for _card in range(self.chance.randrange(2)):
                    self.lay_at_random(figure)
            self.announce()
        raise AssertionError("planning does not end")
