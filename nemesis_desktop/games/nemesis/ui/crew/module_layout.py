"""Where the parts of a module of the crew strip lie: hands, wounds, cards, the strip of a mutation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF

from nemesis_desktop.games.nemesis.view import CrewView, HeldView

TALL, LOW = 126.0, 100.0
"""The height of a module: up to four people share the strip as four, five as five."""

GAP = 5.25
LEFT, RIGHT = 9.0, 154.0
BOX_LEAST = 30.0
"""A hand is a box only while it can hold a name and its ammo; else two full hands are two lines."""
EMPTY_HAND, HANDS_GAP, ONE_LINE = 22.0, 4.0, 22.0
"""Beside a full hand an empty one is only so wide; hands on one line are so high."""

STRIP_HIGH: Final = 20.0
"""A mutation: its name and the markers, and below them the bar."""
SHORT_STRIP: Final = 42.0
"""Where there is no room for a strip: the sign and the markers."""
LEAST_HANDS: Final = 17.0
"""Hands on one line below a strip are at least so high."""

GONE: Final = frozenset({"dead", "hibernating", "launched"})
TEXT_MOST = {TALL: 1.3, LOW: 1.08}
"""Words in a module stop growing here; the explanation card takes over."""


@frozen
class Module:
    """Where the parts of a module lie, in units from its upper left corner."""

    top: float
    high: float
    text: float
    name_line: float
    place_line: float
    wounds_y: float
    cards_y: float
    hands_y: float
    hands_high: float
    boxes: bool
    """Whether hands are two boxes side by side, each with name and ammo; else they are lines."""
    strip_y: float | None = None
    """Where the strip of somebody's mutation lies; None where there is none, or no room for it."""

    @property
    def tall(self) -> bool:
        """One of up to four modules."""
        return self.high == TALL

    def hand_areas(self, person: CrewView) -> list[QRectF]:
        """The places of the two hands, in units of the strip; an empty hand leaves its room to the full one."""
        top = self.top + self.hands_y
        if self.boxes:
            return [QRectF(LEFT + 75 * slot, top, 70.5, self.hands_high) for slot in range(2)]
        left, wide = LEFT - 2, RIGHT - LEFT + 4
        full = [slot < len(person.held) and bool(person.held[slot]) for slot in range(2)]
        if all(full) and self.strip_y is None:
            line = self.hands_high / 2
            return [QRectF(left, top + line * slot, wide, line) for slot in range(2)]
        first = (wide - HANDS_GAP) / 2
        if any(full) and not all(full):
            first = wide - HANDS_GAP - EMPTY_HAND if full[0] else EMPTY_HAND
        high = min(self.hands_high, ONE_LINE * self.text)
        top += (self.hands_high - high) / 2
        second = first + HANDS_GAP
        return [QRectF(left, top, first, high), QRectF(left + second, top, wide - second, high)]

    def hand_parts(self, person: CrewView) -> list[list[tuple[HeldView, QRectF]]]:
        """For each hand the things in it (two when Duct Tape joins them), each with its part of the place."""
        return [
            _shares(person.held[slot] if slot < len(person.held) else (), area, across=not self.boxes)
            for slot, area in enumerate(self.hand_areas(person))
        ]

    def strip_area(self) -> QRectF:
        """The place of the mutation, in units of the strip: a strip of its own, or the end of the row of cards."""
        if self.strip_y is not None:
            return QRectF(LEFT - 2, self.top + self.strip_y, RIGHT - LEFT + 4, STRIP_HIGH)
        return QRectF(RIGHT - SHORT_STRIP + 2, self.top + self.cards_y - 1, SHORT_STRIP, 20)

    def wound_area(self, index: int) -> QRectF:
        """The place of a serious wound, in units of the strip."""
        return QRectF(LEFT + 38.5 + 18 * index, self.top + self.wounds_y - 3, 21, 22)

    def cards_area(self) -> QRectF:
        """The place of the number of cards in hand, in units of the strip."""
        return QRectF(LEFT - 2, self.top + self.cards_y - 2, 36, 21)


def _shares(things: Sequence[HeldView], area: QRectF, *, across: bool) -> list[tuple[HeldView, QRectF]]:
    wide = area.width() / max(1, len(things)) if across else area.width()
    high = area.height() if across else area.height() / max(1, len(things))
    return [
        (thing, QRectF(area.left() + (index * wide if across else 0), area.top() + (0 if across else index * high),
                       wide, high))
        for index, thing in enumerate(things)
    ]  # fmt: skip


def module_at(top: float, high: float, text: float, *, mutated: bool = False) -> Module:
    """A module of a height (``TALL`` or ``LOW``) with its top at a place, at the person's text size.

    Somebody ``mutated`` has a strip for it, where there is room; both hands share a line then.
    """
    text = min(text, TEXT_MOST[high])
    tall = high == TALL
    name_line = 4 + 15.5 * text * (1.06 if tall else 0.95)
    place_line = name_line + 12.5 * text * (1.24 if tall else 1.12)
    wounds_y = max(42.9, place_line + 6.5) if tall else max(36, place_line + 3.6)
    cards_y = wounds_y + (18.9 if tall else 16.5)
    hands_y = cards_y + (23.2 if tall else 17)
    boxes = tall and high - 7 - hands_y >= BOX_LEAST
    if not boxes:
        hands_y = min(hands_y, cards_y + 18)
    bottom = high - (7 if boxes else 3)
    strip_y = cards_y + 18.4
    if mutated and tall and high - 3 - (strip_y + STRIP_HIGH + 2.5) >= LEAST_HANDS:
        hands_y = strip_y + STRIP_HIGH + 2.5
        hands = min(ONE_LINE * text, high - 3 - hands_y)
        return Module(top, high, text, name_line, place_line, wounds_y, cards_y, hands_y, hands, False, strip_y)
    return Module(top, high, text, name_line, place_line, wounds_y, cards_y, hands_y, bottom - hands_y, boxes)


def mutant(person: CrewView) -> bool:
    """Whether something of a mutation is to be shown of somebody: a card, or markers."""
    return person.status not in GONE and (person.mutated or person.mutation_markers > 0)
