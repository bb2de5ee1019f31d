"""The decision bar: one sentence that says who must do what, the way back, the way on, and what has no place on the
table.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.bar.asked import Asked
from nemesis_desktop.table.furniture.bar.bar_choices import BarButton, BarChoices
from nemesis_desktop.table.furniture.bar.bar_painter import HIGH, BarPainter
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.played_game import PlayedGame
from nemesis_desktop.table.widgets.button import Button

SENTENCE_LEAST: Final = 330.0
GAP: Final = 9.0
LARGEST_TEXT: Final = 1.35
MOST_BUTTONS: Final = 5


class DecisionBar(TablePart):
    """Says who must do what, and holds the buttons of acts that nothing on the table stands for.

    The window tells it, besides what every part is told, whether the way back is open (``set_back``).

    Args:
        ui: the game, which words its acts.

    Signals:
        act_chosen: an act was chosen by its button, by index.
        reasons_wanted: somebody asks what cannot be chosen now, and why; the place on the screen.
        confirmed: enough is chosen, go on.
        declined: nobody reacts, or nothing is wanted.
        went_back: put down what is selected, or take the last answer back.
        menu_wanted: too many acts for buttons: their indices, and the place on the screen for a menu.
        held: the button that shows what lies face down has been pressed; whoever listens notices the letting go, too,
            and tells it with ``set_holding``.
    """

    act_chosen = Signal(int)
    reasons_wanted = Signal(QPoint)
    confirmed = Signal()
    declined = Signal()
    went_back = Signal()
    menu_wanted = Signal(object, object)
    held = Signal()

    def __init__(self, ui: PlayedGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui
        self.buttons: dict[str, Button] = {}
        self._choices: dict[str, BarButton] = {}
        self._back = False
        self._back_tip = ""
        self._holding = False
        self.call: tuple[int, int] | None = None
        self._words_end = 0.0
        self._ways_begin = 0.0
        self.tale: Told | None = None
        self.news: tuple[Seat, Text] | None = None
        self.tale_step = ""
        self.only_tells = False
        """Nobody is asked here: what happened last stays to be read."""

    # ---------------------------------------------------------------- what the window tells

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        super().set_scale(unit, min(text, LARGEST_TEXT))

    def offer(self, offers: Offers) -> None:
        """Put the open question."""
        self.call = None
        super().offer(offers)

    def set_back(self, possible: bool, tip: str = "") -> None:
        """Whether the way back is open, and what would be taken back or why nothing can be."""
        if (possible, tip) != (self._back, self._back_tip):
            self._back, self._back_tip = possible, tip
            self.refresh()

    def set_holding(self, holding: bool) -> None:
        """Whether the button that shows what lies face down is held: it stays where it is as long as it is."""
        self._holding = holding

    def show_call_time(self, left: int, of: int) -> None:
        """How much time is left to call out, in milliseconds."""
        self.call = (left, of)
        self.update()

    def narrate(self, told: Told | None, step: str = "") -> None:
        """Say what is being shown while nothing is asked, and in which step of the event phase; None for nothing."""
        if told is None and self.only_tells:
            return
        self.tale, self.tale_step = told, step
        if told is not None and self.words is not None and self.news is None:
            self.setAccessibleName(self.words.text(told.text()))
        self.update()

    def announce(self, seat: Seat, news: Text | None) -> None:
        """Say on a screen on which nobody answers who is choosing, and what; None for nothing."""
        self.news = None if news is None else (seat, news)
        if news is not None and self.words is not None:
            self.setAccessibleName(self.words.text(news))
        self.update()

    def hush(self) -> None:
        """No match lies on the table any more: nothing of it is told."""
        self.tale = self.news = None
        self.update()

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where the button of an act without a thing stands; those of the engine's plain answers always stand here."""
        offers = self.offers
        if offers is None or offers.decision is None:
            return None
        for index, act in enumerate(offers.decision.acts):
            button = self.buttons.get(f"act-{index}")
            if anchor.kind == "button" and anchor in act.anchors() and button is not None and button.isVisible():
                return QRectF(button.geometry())
        return None

    # ---------------------------------------------------------------- words

    @property
    def asked(self) -> Asked:
        """Who is asked, and what, in words."""
        return Asked(self.ui, self.offers, self.view, self.words)

    def sentence(self) -> str:
        """The open question in words."""
        return self.asked.sentence()

    def _turned_over(self) -> BarChoices:
        return BarChoices(self.asked, self._back, self._back_tip, self._holding)

    def choices(self) -> tuple[list[BarButton], list[BarButton]]:
        """The buttons: acts without a place on the table, and the ways back and on, from left to right."""
        return self._turned_over().all()

    # ---------------------------------------------------------------- laying out

    def refresh(self) -> None:
        """Make the buttons that are needed, each in its place."""
        choices, painter = self._turned_over(), BarPainter(self.asked)
        loose, ways = choices.all()
        canvas = self._canvas(QPainter())
        wide = self.width() / self.unit
        right = wide - 13.0
        shown: dict[str, BarButton] = {}
        places: dict[str, QRectF] = {}
        for choice in reversed(ways):
            right = self._stand(choice, right, shown, places)
        self._ways_begin = right + (GAP if ways else 0)
        right -= painter.action_wide(canvas)
        sentence = min(canvas.width(self.sentence(), 16.5, 500), max(SENTENCE_LEAST, wide * 0.4))
        sentence += painter.paid_wide(canvas)
        room = right - 52 - sentence
        needed = sum(self._button_wide(choice) + GAP for choice in loose)
        if self.offers is not None and choices.is_claim:
            # A menu would hide who is meant; the question says what saying yes means.
            if needed > room:
                loose = choices.claims(self.offers, short=True)
        elif loose and (needed > room or len(loose) > MOST_BUTTONS):
            words = self.asked.say("ui-tray-more", count=len(loose))
            loose = [BarButton("menu", words, "primary" if self._only_loose() else "steel", "M")]
        for choice in reversed(loose):
            right = self._stand(choice, right, shown, places)
        self._words_end = right - 4
        self._choices = shown
        for key in [key for key in self.buttons if key not in shown]:
            gone = self.buttons.pop(key)
            gone.hide()
            gone.deleteLater()
        for key, choice in shown.items():
            self._show_button(key, choice, places[key])
        news = self.words.text(self.news[1]) if self.news is not None and self.words is not None else ""
        self.setAccessibleName(self.sentence() or news)
        self.update()

    def _only_loose(self) -> bool:
        offers = self.offers
        return offers is not None and offers.decision is not None and len(offers.loose) == len(offers.decision.acts)

    def _button_wide(self, choice: BarButton) -> float:
        probe = Button(choice.words, choice.kind, choice.hint, choice.symbol)
        probe.set_scale(self.unit, self.text_scale)
        return min(probe.units_wide(), 240.0)

    def _stand(self, choice: BarButton, right: float, shown: dict[str, BarButton], places: dict[str, QRectF]) -> float:
        wide = self._button_wide(choice)
        shown[choice.key] = choice
        places[choice.key] = QRectF(right - wide, (HIGH - 26) / 2, wide, 26)
        return right - wide - GAP

    def _show_button(self, key: str, choice: BarButton, area: QRectF) -> None:
        button = self.buttons.get(key)
        if button is None:
            button = self.buttons[key] = Button(parent=self)
            if key == "hold":
                # The keyboard is wanted elsewhere while the mouse holds it.
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                button.pressed.connect(self.held)
            else:
                button.clicked.connect(lambda _checked=False, key=key: self.press(key))
        button.symbol = choice.symbol
        button.setText(choice.words)
        button.set_look(choice.kind, choice.hint, choice.tip)
        button.setEnabled(choice.enabled)
        button.set_scale(self.unit, self.text_scale)
        button.place(area)
        button.show()

    def press(self, key: str) -> None:
        """What a button does."""
        choice = self._choices.get(key)
        if choice is None or not choice.enabled:
            return
        if choice.index is not None:
            self.act_chosen.emit(choice.index)
        elif key == "impossible":
            button = self.buttons[key]
            self.reasons_wanted.emit(button.mapToGlobal(QPoint(button.width() // 2, 0)))
        elif key == "menu" and self.offers is not None:
            loose = [index for index in self.offers.loose if self.offers.act(index).tone != "on"]
            button = self.buttons[key]
            self.menu_wanted.emit(loose, button.mapToGlobal(QPoint(button.width() // 2, 0)))
        else:
            {"back": self.went_back, "confirm": self.confirmed, "decline": self.declined}[key].emit()

    def press_number(self, number: int) -> bool:
        """A number key: choose the act whose button shows it. Says whether there was one."""
        for key, choice in self._choices.items():
            if choice.hint == str(number) and choice.enabled:
                self.press(key)
                return True
        return False

    def press_menu(self) -> bool:
        """The key of the menu. Says whether there is one."""
        if "menu" in self._choices:
            self.press("menu")
            return True
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew."""
        super().resizeEvent(event)
        self.refresh()

    # ---------------------------------------------------------------- picture

    def _canvas(self, painter: QPainter) -> Canvas:
        return Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, who is asked, the sentence and what has been paid."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas(painter)
        wide = self.width() / self.unit
        saying = BarPainter(self.asked)
        if self.asked.decision is None:
            canvas.cut(0.5, 0.5, wide - 1, HIGH - 1, 8, "ground.bg1", "line.edge")
            if self.news is not None:
                saying.news(canvas, wide, *self.news)
            elif self.tale is not None and self.words is not None:
                saying.tale(canvas, wide, self.tale, self.tale_step, goes_on=not self.only_tells)
            return
        canvas.cut(0.5, 0.5, wide - 1, HIGH - 1, 8, "accent.warm_ground", "accent.warm", 1.4)
        saying.who(canvas)
        left = saying.sentence(canvas, 52.0, self._words_end - saying.paid_wide(canvas))
        saying.paid(canvas, left + 14)
        saying.action(canvas, self._ways_begin)
        if self.call is not None:
            saying.call_time(canvas, wide, *self.call)
