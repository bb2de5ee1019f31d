"""The decision bar: one sentence that says who must do what, the way back, the way on, and what has no place on the
table.
"""

from __future__ import annotations

from typing import Final

from attrs import evolve, frozen
from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import TABLE, Anchor, Claim
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.furniture.offers import Offers
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.game_ui import GameUi, Person
from nemesis_desktop.table.widgets.button import Button, Kind

HIGH: Final = 36.0
"""The height of the bar, in units."""

SIZES: Final = (16.5, 16.0, 15.5, 15.0, 14.5, 14.0, 13.5, 13.0)
TWO_LINES: Final = (13.5, 13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0)
SENTENCE_LEAST: Final = 330.0
TALE: Final = (15.5, 15.0, 14.5, 14.0, 13.5, 13.0, 12.5, 12.0, 11.5, 11.0)
GAP: Final = 9.0
LARGEST_TEXT: Final = 1.35
MOST_PIPS: Final = 6
MOST_BUTTONS: Final = 5


@frozen
class Choice:
    """A button of the bar: what it says and what it does. ``index`` is an act, or None for going on, back or to the
    menu.
    """

    key: str
    words: str
    kind: Kind = "steel"
    hint: str = ""
    symbol: str = ""
    index: int | None = None
    enabled: bool = True
    tip: str = ""


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

    def __init__(self, ui: GameUi, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self.buttons: dict[str, Button] = {}
        self._choices: dict[str, Choice] = {}
        self._back = False
        self._back_tip = ""
        self._holding = False
        self._call: tuple[int, int] | None = None
        self._words_end = 0.0
        self._tale: Told | None = None
        self._tale_step = ""

    # ---------------------------------------------------------------- what the window tells

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        super().set_scale(unit, min(text, LARGEST_TEXT))

    def offer(self, offers: Offers) -> None:
        """Put the open question."""
        self._call = None
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
        self._call = (left, of)
        self.update()

    def narrate(self, told: Told | None, step: str = "") -> None:
        """Say what is being shown while nothing is asked, and in which step of the event phase; None for nothing."""
        self._tale, self._tale_step = told, step
        if told is not None and self.words is not None:
            self.setAccessibleName(self.words.text(told.text()))
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

    def _say(self, id: str, **args: Argument) -> str:
        return "" if self.words is None else self.words.text(Text(id, **args))

    def sentence(self) -> str:
        """The open question in words."""
        offers = self.offers
        if self.words is None or offers is None or offers.decision is None:
            return ""
        if not offers.mine:
            person = self.person()
            return self._say("ui-table-hold", name=person.name if person is not None else "")
        return self.words.text(offers.decision.prompt)

    def person(self) -> Person | None:
        """Who is asked; None when it is everybody, or nobody."""
        decision = self.offers.decision if self.offers is not None else None
        if decision is None or self.view is None or decision.seat == TABLE:
            return None
        return next((one for one in self.view.people if one.seat == decision.seat), None)

    # ---------------------------------------------------------------- choices

    def choices(self) -> tuple[list[Choice], list[Choice]]:
        """The buttons: acts without a place on the table, and the ways back and on, from left to right."""
        offers = self.offers
        if offers is None or offers.decision is None or self.words is None:
            return [], []
        ways: list[Choice] = []
        if self._back or offers.chosen:
            words = self._say("ui-tray-put-down" if offers.chosen else "ui-tray-take-back")
            ways.append(
                Choice("back", words, "steel", self._say("ui-tray-key-escape"), "symbols/undo", tip=self._back_tip)
            )
        if not offers.mine:
            return [], [*ways, self._hold("primary")]
        if self._is_claim():
            return self._claims(offers), [*ways, *self._claims_on(offers)]
        loose = [self._act(index) for index in offers.loose if offers.act(index).tone != "on"]
        on = [self._on(index, alone=len(offers.decision.acts) == 1) for index in self._ways_on(offers)]
        if offers.several:
            on.append(self._confirm(offers))
        if self._holding:
            on.append(self._hold("steel"))
        if offers.impossible:
            words = self._say("ui-tray-impossible", count=len(offers.impossible))
            ways.insert(0, Choice("impossible", words, "quiet", tip=self._say("ui-tray-impossible-tip")))
        numbered = [evolve(one, hint=str(number) if number < 10 else "") for number, one in enumerate(loose, start=1)]
        return numbered, [*ways, *on]

    def _hold(self, kind: Kind) -> Choice:
        """The last on the right, whatever else there is: it must not move from under the pointer."""
        return Choice("hold", self._say("ui-table-hold-button"), kind, symbol="symbols/lock_eye")

    @staticmethod
    def _ways_on(offers: Offers) -> list[int]:
        decision = offers.decision
        assert decision is not None
        return [index for index in offers.loose if decision.acts[index].tone == "on"]

    def _act(self, index: int) -> Choice:
        offers = self.offers
        assert offers is not None
        cost = offers.cost(index)
        symbol = f"symbols/cost_{cost}" if cost is not None and cost <= 2 else ""
        kind: Kind = "danger" if offers.hurts(index) else "primary" if self._alone(offers) else "steel"
        if index in offers.chosen:
            kind, symbol = "primary", "symbols/check"
        words = self._ui.lines((index,), offers, self.view, offers.words)[0]
        return Choice(f"act-{index}", words, kind, symbol=symbol, index=index, tip=offers.warning(index))

    @staticmethod
    def _alone(offers: Offers) -> bool:
        return offers.decision is not None and len(offers.decision.acts) == 1

    def _on(self, index: int, *, alone: bool) -> Choice:
        assert self.offers is not None
        hint = self._say("ui-tray-key-enter") if alone else "" if self.offers.act(index).quiet else "N"
        kind: Kind = "danger" if self.offers.hurts(index) else "primary" if alone else "steel"
        tip = self.offers.warning(index)
        return Choice(f"act-{index}", self.offers.label(index), kind, hint, index=index, tip=tip)

    def _confirm(self, offers: Offers) -> Choice:
        decision = offers.decision
        assert decision is not None
        none = not offers.chosen and decision.least == 0
        words = self._say("ui-tray-none" if none else "ui-tray-confirm")
        warning = offers.about_warning()
        kind: Kind = "steel" if not offers.can_confirm else "danger" if warning else "primary"
        hint = self._say("ui-tray-key-enter")
        return Choice("confirm", words, kind, hint, enabled=offers.can_confirm, tip=warning)

    def _claims(self, offers: Offers, *, short: bool = False) -> list[Choice]:
        """A button for everybody who may say yes; ``short`` has only the name."""
        assert offers.decision is not None and self.view is not None
        names = {one.seat: one.name for one in self.view.people}
        own = f"ui-tray-claim-{offers.decision.topic}"
        says = own if self.words is not None and self.words.has(own) else "ui-tray-claim"
        found: list[Choice] = []
        for index, act in enumerate(offers.decision.acts):
            if isinstance(act, Claim):
                chosen = index in offers.chosen
                name = names.get(act.seat, "")
                words = name if short else self._say(says, name=name)
                symbol = "symbols/check" if chosen else ""
                found.append(Choice(f"act-{index}", words, "steel", str(len(found) + 1), symbol, index))
        return found

    def _claims_on(self, offers: Offers) -> list[Choice]:
        if offers.chosen:
            return [Choice("confirm", self._say("ui-tray-confirm"), "primary", self._say("ui-tray-key-enter"))]
        return [Choice("decline", self._say("ui-tray-nobody"), "primary", "N")]

    # ---------------------------------------------------------------- laying out

    def refresh(self) -> None:
        """Make the buttons that are needed, each in its place."""
        loose, ways = self.choices()
        canvas = self._canvas(QPainter())
        wide = self.width() / self.unit
        right = wide - 13.0
        shown: dict[str, Choice] = {}
        places: dict[str, QRectF] = {}
        for choice in reversed(ways):
            right = self._stand(choice, right, shown, places)
        right -= self._action_wide(canvas)
        sentence = min(canvas.width(self.sentence(), 16.5, 500), max(SENTENCE_LEAST, wide * 0.4)) + self._paid_wide(
            canvas
        )
        room = right - 52 - sentence
        needed = sum(self._button_wide(choice) + GAP for choice in loose)
        if self.offers is not None and self._is_claim() and needed > room:
            # A menu would hide who is meant; the question says what saying yes means.
            loose = self._claims(self.offers, short=True)
        elif loose and (needed > room or len(loose) > MOST_BUTTONS):
            words = self._say("ui-tray-more", count=len(loose))
            loose = [Choice("menu", words, "primary" if self._only_loose() else "steel", "M")]
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
        self.setAccessibleName(self.sentence())
        self.update()

    def _is_claim(self) -> bool:
        decision = self.offers.decision if self.offers is not None else None
        return decision is not None and decision.kind == "claims"

    def _only_loose(self) -> bool:
        offers = self.offers
        return offers is not None and offers.decision is not None and len(offers.loose) == len(offers.decision.acts)

    def _button_wide(self, choice: Choice) -> float:
        probe = Button(choice.words, choice.kind, choice.hint, choice.symbol)
        probe.set_scale(self.unit, self.text_scale)
        return min(probe.units_wide(), 240.0)

    def _stand(self, choice: Choice, right: float, shown: dict[str, Choice], places: dict[str, QRectF]) -> float:
        wide = self._button_wide(choice)
        shown[choice.key] = choice
        places[choice.key] = QRectF(right - wide, (HIGH - 26) / 2, wide, 26)
        return right - wide - GAP

    def _show_button(self, key: str, choice: Choice, area: QRectF) -> None:
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
        asked = self.offers is not None and self.offers.decision is not None
        if not asked:
            canvas.cut(0.5, 0.5, wide - 1, HIGH - 1, 8, "ground.bg1", "line.edge")
            self._paint_tale(canvas, wide)
            return
        canvas.cut(0.5, 0.5, wide - 1, HIGH - 1, 8, "accent.warm_ground", "accent.warm", 1.4)
        self._paint_who(canvas)
        left = 52.0
        right = self._words_end - self._paid_wide(canvas)
        left = self._paint_sentence(canvas, left, right)
        self._paint_paid(canvas, left + 14)
        self._paint_action(canvas)
        self._paint_call(canvas, wide)

    def _paint_tale(self, canvas: Canvas, wide: float) -> None:
        """What is happening, in the ship's own light: its sign, the step of the event phase, the sentence, the key."""
        if self._tale is None or self.words is None:
            return
        symbol, ink = self._ui.sign_of(self._tale)
        canvas.symbol(symbol, 12, HIGH / 2 - 10, 20, ink)
        left = 42.0
        if self._tale_step:
            step = self._say(f"ui-panels-step-{self._tale_step}")
            used = canvas.width(step, 14, 700)
            canvas.cut(left, 6, used + 20, HIGH - 12, 5, "accent.warm_ground", "accent.warm_soft")
            canvas.text(left + 10, HIGH / 2 + 14 * self.text_scale * 0.35, step, 14, "accent.warm", 700)
            left += used + 32
        right = canvas.key_hint(wide - 14, HIGH / 2, self._say("ui-tray-key-space"), "text.secondary")
        words = self.words.text(self._tale.text())
        size, lines = canvas.fitted_lines(words, right - left - 16, HIGH - 5, TALE, 500, 1.1, 2)
        block = len(lines) * canvas.leading(size, 1.1)
        canvas.lines(left, (HIGH - block) / 2, lines, size, "text.primary", 500, 1.1)

    def _paint_who(self, canvas: Canvas) -> None:
        canvas.cut(0.5, 0.5, 40, HIGH - 1, 8, "accent.warm", corners="left")
        person = self.person()
        if person is None:
            canvas.symbol("symbols/hand_card", 9, 6, 24, "text.ink_warm")
            return
        if self.view is not None:
            token = self._ui.token(self.view, person.seat)
            token(canvas.painter, canvas.point(20, HIGH / 2), 24 * self.unit, self.devicePixelRatioF())

    def _paint_sentence(self, canvas: Canvas, left: float, right: float) -> float:
        """The sentence on one line, or two where it is long; gives back where it ends."""
        words = self.sentence()
        room = right - left
        person = self.person()
        name = person.name if person is not None else ""
        one = next((size for size in SIZES if canvas.width(words, size, 500) <= room), None)
        if one is not None:
            self._paint_named(canvas, left, HIGH / 2 + one * self.text_scale * 0.34, words, name, one)
            return left + canvas.width(words, one, 500)
        size, lines = canvas.fitted_lines(words, room, HIGH - 5, TWO_LINES, 500, 1.1, 2)
        step = canvas.leading(size, 1.1)
        first = (HIGH - step * len(lines)) / 2 + step * 0.79
        for number, line in enumerate(lines):
            self._paint_named(canvas, left, first + number * step, line, name, size)
        return left + max(canvas.width(line, size, 500) for line in lines)

    @staticmethod
    def _paint_named(canvas: Canvas, x: float, base: float, line: str, name: str, size: float) -> None:
        """A line in which the name stands in warm."""
        before, found, after = line.partition(name) if name else (line, "", "")
        x += canvas.text(x, base, before, size, "text.primary", 500) if before else 0
        if found:
            if after.startswith(","):
                found, after = f"{found},", after[1:]
            x += canvas.text(x, base, found, size, "accent.warm", 700)
            canvas.text(x, base, after, size, "text.primary", 500)

    def _pips(self) -> tuple[int, int] | None:
        offers = self.offers
        if offers is None or offers.decision is None or offers.decision.kind != "some" or not offers.mine:
            return None
        most = offers.decision.most
        return (len(offers.chosen), most) if offers.decision.topic == "pay" and most <= MOST_PIPS else None

    def _paid_wide(self, canvas: Canvas) -> float:
        pips = self._pips()
        return 0.0 if pips is None else canvas.width(self._say("ui-tray-paid"), 13, 500) + pips[1] * 18 + 32

    def _paint_paid(self, canvas: Canvas, x: float) -> None:
        pips = self._pips()
        if pips is None:
            return
        x += 10 + canvas.text(x, 22.5, self._say("ui-tray-paid"), 13, "text.secondary", 500)
        for number in range(pips[1]):
            paid = number < pips[0]
            canvas.cut(x, 9, 13, 18, 3, "accent.warm" if paid else None, "accent.warm", 1.5)
            if paid:
                canvas.symbol("symbols/check", x + 2, 13.5, 9, "text.ink_warm")
            x += 18

    def _action_words(self) -> str:
        decision = self.offers.decision if self.offers is not None else None
        progress = self._ui.progress(self.view, decision) if self.view is not None and decision is not None else None
        return "" if progress is None or self.words is None else self.words.text(progress)

    def _action_wide(self, canvas: Canvas) -> float:
        words = self._action_words()
        return canvas.width(words, 13, 500) + 14 if words else 0.0

    def _paint_action(self, canvas: Canvas) -> None:
        words = self._action_words()
        if not words:
            return
        ways = [button for key, button in self.buttons.items() if self._is_way(key)]
        left = min((button.x() / self.unit for button in ways), default=self.width() / self.unit - 13)
        canvas.text(left - 14, 22.5, words, 13, "text.secondary", 500, align="right")

    def _is_way(self, key: str) -> bool:
        choice = self._choices.get(key)
        if choice is None or choice.key == "menu":
            return False
        if choice.index is None:
            return True
        return self.offers is not None and self.offers.act(choice.index).tone == "on"

    def _paint_call(self, canvas: Canvas, wide: float) -> None:
        """The time left to call out: a line along the lower edge that runs out."""
        if self._call is None or self._call[1] <= 0:
            return
        share = self._call[0] / self._call[1]
        canvas.box(42, HIGH - 4, (wide - 52) * share, 2.4, "accent.warm")
