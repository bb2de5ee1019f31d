"""The draft on the open table: who chooses, and the characters to choose from, whole and side by side.

Nobody takes the screen for it. Everybody reads the sheets and gives advice, and the person whose choice it is presses.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.draft.sheet import SheetLayout, SheetPainter
from nemesis_desktop.games.nemesis.ui.faces import portrait
from nemesis_desktop.games.nemesis.view import CrewView, View
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import MODULE
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.furniture.board_part import BoardPart
from nemesis_desktop.table.furniture.controls.keys import key_of, number_of
from nemesis_desktop.table.widgets.button import Button
from nemesis_desktop.table.widgets.card_frame import Card, Sayer, raised

SIDE: Final = 40.0
TOP: Final = 98.0
FOOT: Final = 12.0
BETWEEN: Final = 14.0
WIDEST: Final = 700.0
"""No sheet is wider: what a large window has to spare is night beside them."""
CHIP: Final = (164.0, 62.0)
TITLES: Final = (34, 32, 30, 28, 26, 24, 22, 20, 18, 16)
LEADS: Final = (15, 14.5, 14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5)
LARGEST_TEXT: Final = 1.3
LARGEST_ON_SHEET: Final = 1.15
"""Words on the sheets grow no further; what is pointed at is explained in any size."""
LIGHTING: Final = (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut)
ASCII: Final = 0x80
DECK_KEYS: Final = "CVBXYZ"
"""The keys that lay out a whole deck, from left to right."""


def is_drafting(view: View | None) -> bool:
    """Whether characters lie open, and somebody has to choose one."""
    return view is not None and bool(view.draft) and any(one.character is None for one in view.crew)


@frozen
class Lying:
    """A character who may be chosen, and where the sheet lies, in units."""

    character: str
    area: QRectF


class DraftBoard(BoardPart[View]):
    """Covers the table, but for the decision bar, as long as characters are being chosen.

    Attributes:
        buttons: for each character that lies there, the button that chooses it.
        deck_buttons: for each, the button that lays out its whole deck.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[str, Button] = {}
        self.deck_buttons: dict[str, Button] = {}
        self._whole: set[str] = set()

    # ---------------------------------------------------------------- what lies there

    @property
    def chooser(self) -> CrewView | None:
        """Whose choice it is: the next person without a character."""
        if self.view is None:
            return None
        waiting = [one for one in self.view.crew if one.character is None]
        return min(waiting, key=lambda one: one.number, default=None)

    @property
    def open(self) -> bool:
        """Whether characters lie there to be chosen from."""
        return is_drafting(self.view)

    @property
    def _everybody(self) -> tuple[CrewView, ...]:
        """Everybody, in the order in which they choose."""
        return () if self.view is None else tuple(sorted(self.view.crew, key=lambda one: one.number))

    def lying(self) -> list[Lying]:
        """The characters and their sheets, from left to right."""
        found = () if self.view is None else self.view.draft
        count = max(1, len(found))
        wide = min(WIDEST, (self.wide - 2 * SIDE - BETWEEN * (count - 1)) / count)
        left = (self.wide - wide * count - BETWEEN * (count - 1)) / 2
        high = self.high - TOP - FOOT
        return [
            Lying(character, QRectF(left + place * (wide + BETWEEN), TOP, wide, high))
            for place, character in enumerate(found)
        ]

    def sheet_of(self, one: Lying) -> SheetLayout:
        """What lies where on a character's sheet."""
        return SheetLayout(one.character, one.area.width(), one.area.height(), one.character in self._whole)

    # ---------------------------------------------------------------- what the window tells

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where the button lies that chooses a character."""
        self.freshen()
        button = self.buttons.get(str(anchor.id)) if anchor.kind == "character" and self.open else None
        return None if button is None else QRectF(button.geometry())

    def show_view(self, view: View) -> None:
        """Other characters may lie there: their sheets show the first side."""
        super().show_view(view)
        self._whole &= set(view.draft)

    def lay_spots(self) -> None:
        """The buttons of every sheet, and what explains itself on it."""
        assert self.view is not None
        self._lay_buttons()
        if not self.open:
            return
        for place, one in enumerate(self.lying()):
            sheet = self.sheet_of(one)
            for row in sheet.rows:
                area = row.area.translated(one.area.topLeft())
                self.spot((place, row.card.deck, row.card.id), area, self._name_of(row.card), row.card)
        for place, person in enumerate(self._everybody):
            area = self._chip(place)
            self.spot(("chip", person.seat), area, person.name, self._about(person))

    def _about(self, person: CrewView) -> object:
        if person.character is not None:
            return Card("character", person.character)
        return Explanation(person.name, (self._stands(person),))

    def _name_of(self, card: Card) -> str:
        kind = "action" if card.deck == "action" else "item"
        return raised(self.worded(f"{kind}-{card.id}"))

    def _lay_buttons(self) -> None:
        lying = self.lying() if self.open else []
        for buttons in (self.buttons, self.deck_buttons):
            for gone in set(buttons) - {one.character for one in lying}:
                button = buttons.pop(gone)
                button.hide()
                button.deleteLater()
        for place, one in enumerate(lying):
            sheet, name = self.sheet_of(one), one.character
            choose, deck = self._button(self.buttons, name), self._button(self.deck_buttons, name)
            choose.setText(self.worded("ui-draft-play", character=Text(f"character-{name}")))
            choose.set_look("primary" if self._is_lit(name) else "steel", str(place + 1))
            choose.setAccessibleDescription(self.worded(f"character-{name}-role"))
            choose.setEnabled(self._act(name) is not None)
            deck.setText(self.worded("ui-draft-quests" if sheet.whole_deck else "ui-draft-all"))
            deck.set_look("quiet", DECK_KEYS[place])
            for button, area in ((choose, sheet.button), (deck, sheet.deck_button)):
                button.set_scale(self.unit, min(self.text_scale, LARGEST_ON_SHEET if sheet.slim else LARGEST_TEXT))
                x, y, wide, high = sides(area.translated(one.area.topLeft()))
                if button is deck:
                    wide = min(wide, button.units_wide())
                button.place(QRectF(x, y, wide, high))
                button.setVisible(button is choose or not sheet.slim)

    def _button(self, among: dict[str, Button], character: str) -> Button:
        if character not in among:
            button = among[character] = Button(tall=True, parent=self)
            button.clicked.connect(lambda: self._press(character, deck=among is self.deck_buttons))
            button.installEventFilter(self)
        return among[character]

    def _is_lit(self, character: str) -> bool:
        """Whether the pointer or the keyboard is about to choose a character."""
        button = self.buttons.get(character)
        return button is not None and (button.hasFocus() or button.underMouse())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The sheet lights up with its button."""
        if event.type() in LIGHTING:
            self._relight()
        return super().eventFilter(watched, event)

    def _relight(self) -> None:
        """Another sheet is lit, or none: everything stays where it lies."""
        for character, button in self.buttons.items():
            button.set_look("primary" if self._is_lit(character) else "steel")
        self._picture = None
        self.update()

    # ---------------------------------------------------------------- choosing

    def _act(self, character: str) -> Anchor | None:
        anchor = Anchor("character", character)
        return anchor if self.offers is not None and self.offers.acts_at(anchor) else None

    def _press(self, character: str, *, deck: bool) -> None:
        if deck:
            self._whole ^= {character}
            self.renew()
        elif (anchor := self._act(character)) is not None:
            self.chosen.emit(anchor)

    def press_key(self, event: QKeyEvent) -> bool:
        """A number chooses, a letter lays out a whole deck; whether the key meant something."""
        if not self.open:
            return False
        lying, number = self.lying(), number_of(event)
        if number is not None and 1 <= number <= len(lying):
            self._press(lying[number - 1].character, deck=False)
            return True
        key = key_of(event)
        letter = DECK_KEYS.find(chr(key)) if key < ASCII else -1
        if 0 <= letter < len(lying):
            self._press(lying[letter].character, deck=True)
            return True
        return False

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """The night, whose choice it is, everybody in a row, and the sheets."""
        assert self.words is not None
        canvas.box(0, 0, self.wide, self.high, ("#0C1418", "ground.space"))
        chooser = self.chooser
        if not self.open or chooser is None:
            return
        canvas.text_scale = min(self.text_scale, LARGEST_TEXT)
        say, lying = Sayer(self.words), self.lying()
        left = lying[0].area.left()
        self._title(canvas, left, self._chip(0).left() - 24)
        for place, person in enumerate(self._everybody):
            self._paint_chip(canvas, person, self._chip(place), now=person is chooser)
        for one in lying:
            on, sheet = canvas.at(one.area.x(), one.area.y()), self.sheet_of(one)
            on.text_scale = min(canvas.text_scale, LARGEST_ON_SHEET)
            SheetPainter(on, say, sheet, chooser.colour).paint(lit=self._is_lit(one.character))

    def _title(self, canvas: Canvas, left: float, right: float) -> None:
        title = self.worded("ui-draft-title")
        size, shown = canvas.fitted(title, right - left, TITLES, 700, "display", grow=False)
        canvas.text(left, 51, shown, size, "text.primary", 700, "display", grow=False)
        alone = len(self._everybody) == 1
        words = self.worded("ui-draft-alone" if alone else "ui-draft-open")
        canvas.symbol("symbols/eye", left, 63, 18, "accent.cold")
        size, shown = canvas.fitted(words, right - left - 26, LEADS, 400)
        canvas.text(left + 25, 72 + size * canvas.text_scale * 0.35, shown, size, "text.secondary")

    def _chip(self, place: int) -> QRectF:
        """Where the person who chooses at this place stands."""
        wide, high = CHIP
        count = len(self._everybody)
        right = self.lying()[-1].area.right() if self.open else self.wide - SIDE
        wide = min(wide, (right - 520 - 8 * (count - 1)) / max(1, count)) if count else wide
        return QRectF(right - (count - place) * wide - (count - place - 1) * 8, 20, wide, high)

    def _stands(self, person: CrewView) -> str:
        """Whom somebody plays, or when they choose."""
        if person.character is not None:
            return raised(self.worded(f"character-{person.character}"))
        chooser = self.chooser
        now = chooser is not None and chooser.seat == person.seat
        return self.worded("ui-draft-now" if now else "ui-draft-then")

    def _paint_chip(self, canvas: Canvas, person: CrewView, area: QRectF, *, now: bool) -> None:
        x, y, wide, high = sides(area)
        fill = "accent.warm_ground" if now else MODULE
        canvas.cut(x, y, wide, high, 8, fill, "accent.warm" if now else "line.edge", 1.8 if now else 1)
        face = QRectF(x + 5, y + 4, 42, high - 8)
        if person.character is not None:
            portrait(canvas, person.character, person.colour, face, corner=5)
        else:
            canvas.cut(*sides(face), 5, "ground.bg0", "line.hair")
            token(canvas, QPointF(face.center()), 26, person.colour, None)
        room, left = wide - 60, x + 54
        ink = "accent.warm" if now else "text.primary"
        size, shown = canvas.fitted(person.name, room, (15, 14.5, 14, 13.5, 13, 12, 11, 10, 9, 8), 600)
        canvas.text(left, y + high * 0.42, shown, size, ink, 600)
        ink = "text.primary" if now else "accent.cold" if person.character else "text.tertiary"
        size, shown = canvas.fitted(self._stands(person), room, (13.5, 13, 12.5, 12, 11, 10, 9, 8, 7.5), 500)
        canvas.text(left, y + high * 0.42 + 18, shown, size, ink, 500)
