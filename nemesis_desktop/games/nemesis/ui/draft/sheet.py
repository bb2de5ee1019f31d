"""A character who may be chosen, whole: portrait, weapon, two quest items, and what is special in the deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF

from nemesis_desktop.games.nemesis.components.actions import ACTION_FACTS
from nemesis_desktop.games.nemesis.components.characters import ACTION_DECK, QUEST_ITEMS_OF, STARTING_WEAPON
from nemesis_desktop.games.nemesis.components.items import STARTING_WEAPONS
from nemesis_desktop.games.nemesis.ui.cards.pictures import item_picture
from nemesis_desktop.games.nemesis.ui.faces import portrait
from nemesis_desktop.games.nemesis.ui.signs import emblem
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import LAMINATE, MODULE
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.widgets.card_frame import Card, Sayer, combat_sign, raised

SPECIAL: Final = 4
"""So many cards of a deck are shown as what makes it another one than the others."""
SLIM: Final = 460.0
"""Sheets that are narrower show names only; everything on them explains itself under the pointer."""
NAMES: Final = (15.0, 14.5, 14.0, 13.5, 13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5)
WORDS: Final = (13.0, 12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0)
LEADING: Final = 1.12
LEFT, TOP, GAP = 14.0, 14.0, 6.0


def special_cards(character: str) -> tuple[str, ...]:
    """The cards of a deck that the fewest other characters have, in the order in which they are printed."""
    owners = Counter(kind for deck in ACTION_DECK.values() for kind, _ in deck)
    printed = [kind for kind, _ in ACTION_DECK[character]]
    rarest = sorted(printed, key=lambda kind: owners[kind])[:SPECIAL]
    return tuple(kind for kind in printed if kind in rarest)


@frozen
class Row:
    """A thing on the sheet that explains itself: a card, and where it lies, in units from the sheet's corner."""

    card: Card
    area: QRectF


@frozen
class SheetLayout:
    """Where everything lies on a character's sheet.

    Args:
        character: who it is.
        wide, high: the size of the sheet in units.
        turned: whether it shows all ten cards instead of the quest items and the special ones; only a wide one can.
    """

    character: str
    wide: float
    high: float
    turned: bool = False

    @property
    def slim(self) -> bool:
        """Whether there is only room for names."""
        return self.wide < SLIM

    @property
    def whole_deck(self) -> bool:
        """Whether all ten cards lie there."""
        return self.turned and not self.slim

    @property
    def face(self) -> QRectF:
        """The portrait."""
        if self.slim:
            return QRectF(LEFT, TOP, self.wide - 2 * LEFT, self.high * 0.3)
        return QRectF(LEFT, TOP, 252, self.high - 240)

    @property
    def column(self) -> QRectF:
        """Where names and cards stand."""
        if self.slim:
            top = self.face.bottom() + 8
            return QRectF(LEFT, top, self.wide - 2 * LEFT, self.high - 64 - top)
        left = self.face.right() + 18
        return QRectF(left, TOP, self.wide - left - LEFT, self.high - 76 - TOP)

    @property
    def head(self) -> float:
        """Where the name and the sentence about the character end."""
        return self.column.top() + (78.0 if self.slim else 74.0)

    @property
    def button(self) -> QRectF:
        """The button that chooses this character."""
        if self.slim:
            return QRectF(LEFT, self.high - 54, self.wide - 2 * LEFT, 42)
        return QRectF(self.wide - LEFT - 236, self.high - 58, 236, 44)

    @property
    def deck_button(self) -> QRectF:
        """The button that lays out the whole deck."""
        return QRectF(LEFT, self.high - 58, 252, 44)

    @property
    def weapon(self) -> Row:
        """The weapon that the character starts with."""
        card = Card("item", STARTING_WEAPON[self.character])
        if self.slim:
            return Row(card, QRectF(LEFT, self.head, self.column.width(), 46))
        return Row(card, QRectF(LEFT, self.face.bottom() + 14, 252, 130))

    @property
    def quests(self) -> tuple[Row, ...]:
        """The two quest items; none while the whole deck lies there."""
        if self.whole_deck:
            return ()
        cards = [Card("quest", quest, active=False) for quest in QUEST_ITEMS_OF[self.character]]
        left, wide = self.column.left(), self.column.width()
        if self.slim:
            top = self.weapon.area.bottom() + GAP
            return tuple(Row(card, QRectF(left, top + n * 46, wide, 40)) for n, card in enumerate(cards))
        top, high = self.head + 28, (self.column.bottom() - self.head) * 0.172
        return tuple(Row(card, QRectF(left, top + n * (high + GAP), wide, high)) for n, card in enumerate(cards))

    @property
    def cards(self) -> tuple[Row, ...]:
        """The special cards, or all of them."""
        kinds = [kind for kind, _ in ACTION_DECK[self.character]] if self.whole_deck else special_cards(self.character)
        left, wide = self.column.left(), self.column.width()
        above = self.head if self.whole_deck else self.quests[-1].area.bottom()
        if self.slim:
            top, pitch = above + GAP, min(34.0, (self.column.bottom() - above - GAP) / len(kinds))
        else:
            top, below = above + 32, 0 if self.whole_deck else 34
            pitch = (self.column.bottom() - below - top) / len(kinds)
        return tuple(
            Row(Card("action", kind), QRectF(left, top + n * pitch, wide, pitch - 4)) for n, kind in enumerate(kinds)
        )

    @property
    def rows(self) -> Sequence[Row]:
        """Everything that explains itself."""
        return (self.weapon, *self.quests, *self.cards)


class SheetPainter:
    """Draws a sheet.

    Args:
        canvas: with its origin at the sheet's corner.
        say: the words.
        sheet: what lies where.
        colour: the number of the chooser's colour.
    """

    def __init__(self, canvas: Canvas, say: Sayer, sheet: SheetLayout, colour: int) -> None:
        self.canvas, self.say, self.sheet, self.colour = canvas, say, sheet, colour
        self._small = self._common_size()

    def paint(self, *, lit: bool) -> None:
        """The whole sheet; ``lit`` is the one under the pointer or at the keyboard."""
        canvas, sheet = self.canvas, self.sheet
        if lit:
            canvas.cut(-6, -6, sheet.wide + 12, sheet.high + 12, 18, "accent.warm_ground")
        edge, line = ("accent.warm", 2.0) if lit else ("accent.warm_soft", 1.2)
        canvas.cut(0, 0, sheet.wide, sheet.high, 14, MODULE, edge, line)
        portrait(canvas, sheet.character, self.colour, sheet.face)
        self._head()
        self._weapon()
        for row in sheet.quests:
            self._quest(row)
        for row in sheet.cards:
            self._card(row)
        if not sheet.slim:
            self._headings()

    def _common_size(self) -> float:
        """The largest size at which the words of every card on the sheet fit."""
        if self.sheet.slim:
            return WORDS[0]
        return min(
            self.canvas.fitted_lines(
                self.say(f"action-{row.card.id}-text"), *self._card_room(row), WORDS, 400, LEADING
            )[0]
            for row in self.sheet.cards
        )

    def _card_room(self, row: Row) -> tuple[float, float]:
        """How wide and high the words of a card may be."""
        return row.area.width() - 58, row.area.height() - self._name_step - 4

    @property
    def _name_step(self) -> float:
        return 15.5 * min(self.canvas.text_scale, 1.15)

    def _head(self) -> None:
        canvas, sheet, area = self.canvas, self.sheet, self.sheet.column
        x, y, wide, _ = sides(area)
        name = raised(self.say(f"character-{sheet.character}"))
        sign = 22.0 if sheet.slim else 34.0
        sizes = (20, 19, 18, 17, 16, 15, 14) if sheet.slim else (33, 31, 29, 27, 25, 22)
        size, shown = canvas.fitted(name, wide - sign - 8, sizes, 700, "display", grow=False)
        canvas.text(x, y + (20 if sheet.slim else 31), shown, size, "text.primary", 700, "display", grow=False)
        canvas.symbol(emblem(sheet.character), x + wide - sign, y + 2, sign, f"player.{self.colour}")
        room, top = (46.0, y + 28) if sheet.slim else (33.0, y + 38)
        self._words(self.say(f"character-{sheet.character}-role"), x, top, wide, room, "text.secondary")
        if not sheet.slim:
            canvas.line(((x, sheet.head), (x + wide, sheet.head)), "line.hair")

    def _words(self, words: str, x: float, top: float, wide: float, high: float, ink: str, weight: int = 400) -> float:
        """Words in a box, as large as they fit; gives back where they end."""
        size, lines = self.canvas.fitted_lines(words, wide, high, WORDS, weight, LEADING)
        return self.canvas.lines(x, top, lines, size, ink, weight, LEADING)

    def _name(self, words: str, x: float, middle: float, wide: float, ink: str = "text.primary") -> None:
        """A name in one line, around a height."""
        size, shown = self.canvas.fitted(raised(words), wide, NAMES, 600)
        base = middle + size * self.canvas.text_scale * 0.35
        self.canvas.text(x, base, shown, size, ink, 600)

    def _label(self, words: str, x: float, area: QRectF, ink: str = "text.primary", most: int = 2) -> None:
        """A name in the middle of a row's height, in two lines if need be."""
        size, lines = self.canvas.fitted_lines(
            raised(words), area.right() - x - 4, area.height(), NAMES, 600, 1.04, most
        )
        top = area.center().y() - len(lines) * self.canvas.leading(size, 1.04) / 2
        self.canvas.lines(x, top, lines, size, ink, 600, 1.04)

    def _headings(self) -> None:
        sheet, x = self.sheet, self.sheet.column.left()
        headed = [("quest-items", sheet.quests[0].area.top())] if sheet.quests else []
        headed.append(("deck" if sheet.whole_deck else "special", sheet.cards[0].area.top()))
        for message, top in headed:
            self.canvas.box(x, top - 21, 3, 13, "accent.cold")
            self._name(self.say(f"ui-draft-{message}"), x + 9, top - 14.5, sheet.column.width() - 10)
        if not sheet.whole_deck:
            special = special_cards(sheet.character)
            rest = [kind for kind, _ in ACTION_DECK[sheet.character] if kind not in special]
            names = ", ".join(raised(self.say(f"action-{kind}")) for kind in rest)
            words = self.say("ui-draft-also", names=names)
            bottom = sheet.cards[-1].area.bottom()
            self._words(words, x, bottom + 3, sheet.column.width(), 32, "text.tertiary")

    def _weapon(self) -> None:
        canvas, row = self.canvas, self.sheet.weapon
        weapon, facts = row.card.id or "", STARTING_WEAPONS[row.card.id or ""]
        x, y, wide, high = sides(row.area)
        canvas.cut(x, y, wide, high, 9, "ground.bg0", "line.edge")
        name, most = self.say(f"item-{weapon}"), facts.capacity or 0
        if self.sheet.slim:
            canvas.symbol(item_picture(weapon), x + 6, y + 5, 36, "text.primary")
            self._label(name, x + 48, row.area.adjusted(0, 1, 0, -16))
            canvas.bars(x + 48, y + high - 15, most, most)
            return
        picture = 96.0
        canvas.cut(x + 8, y + 8, 110, high - 16, 7, None, "line.hair")
        canvas.symbol(item_picture(weapon), x + 63 - picture / 2, y + high / 2 - picture / 2, picture, "text.primary")
        left = x + 128
        room = wide - 136
        size, lines = canvas.fitted_lines(raised(name), room, 36, NAMES, 600, LEADING, 2)
        base = canvas.lines(left, y + 9, lines, size, "text.primary", 600, LEADING) + 6
        right = canvas.bars(left, base, most, most, height=13)
        canvas.text(right + 6, base + 12, str(most), 15, "text.primary", 700, "display", grow=False)
        self._words(self.say(f"item-{weapon}-text"), left, base + 20, room, y + high - base - 28, "text.secondary")

    def _quest(self, row: Row) -> None:
        canvas, quest = self.canvas, row.card.id or ""
        x, y, wide, high = sides(row.area)
        canvas.cut(x, y, wide, high, 8, "ground.bg0", "line.edge", 1.2, dash=(5, 4))
        if self.sheet.slim:
            canvas.symbol(item_picture(quest), x + 8, y + 5, 30, "text.primary")
            self._label(self.say(f"item-{quest}"), x + 46, row.area)
            return
        canvas.symbol(item_picture(quest), x + 12, y + (high - 42) / 2, 42, "text.primary")
        left, room = x + 64, wide - 72
        step = 17 * min(canvas.text_scale, 1.2)
        self._name(self.say(f"item-{quest}"), left, y + 3 + step / 2, room)
        condition, text = self.say(f"quest-{quest}-condition"), self.say(f"item-{quest}-text")
        for size in WORDS:
            needed = canvas.wrapped(condition, room, size, 500)
            does = canvas.wrapped(text, room, size)
            if (len(needed) + len(does)) * canvas.leading(size, LEADING) <= high - step - 7:
                break
        end = canvas.lines(left, y + 3 + step, needed, size, "accent.cold", 500, LEADING)
        canvas.lines(left, end, does, size, "text.secondary", 400, LEADING)

    def _card(self, row: Row) -> None:
        canvas, kind = self.canvas, row.card.id or ""
        facts = ACTION_FACTS[kind]
        x, y, wide, high = sides(row.area)
        canvas.cut(x, y, wide, high, 5, LAMINATE)
        name = self.say(f"action-{kind}")
        copies = dict(ACTION_DECK[self.sheet.character])[kind]
        name = self.say("ui-draft-copies", name=raised(name), count=copies) if copies > 1 else name
        if self.sheet.slim:
            self._label(name, x + 8, row.area, "text.ink", 1)
            return
        canvas.cut(x, y, 44, high, 5, "card.head", corners="left")
        sign = min(19.0, high - 8)
        canvas.symbol(f"symbols/cost_{facts.cost}", x + 3, y + (high - sign) / 2, sign, "text.primary")
        combat_sign(canvas, facts.combat, x + 23, y + (high - sign) / 2, sign, "text.primary")
        step = self._name_step
        self._name(name, x + 52, y + 1.5 + step / 2, wide - 58, "text.ink")
        room, words = self._card_room(row), self.say(f"action-{kind}-text")
        _, lines = canvas.fitted_lines(words, *room, (self._small,), 400, LEADING)
        canvas.lines(x + 52, y + step, lines, self._small, "text.ink", 400, LEADING)
