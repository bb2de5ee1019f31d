"""What somebody has before them on the private frame, and where all of it lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRandomGenerator, QRectF

from nemesis_desktop.games.the_thing.components.things import ALIEN, HUMAN

TOP: Final = 46.0
ROLE: Final = QRectF(16, 12, 270, 216)
TOKENS: Final = QRectF(16, 234, 270, 122)
GOODS: Final = QRectF(16, 362, 270, 350)
TASK: Final = QRectF(294, 12, 1056, 466)
HAND: Final = QRectF(294, 484, 734, 228)
CONFIRM: Final = QRectF(1036, 484, 314, 228)
"""Where the parts of the frame lie, in units from its upper left corner; the frame begins under the top strip."""
INSIDE: Final = QRectF(TASK.x() + 20, TASK.y() + 62, TASK.width() - 40, TASK.height() - 82)
"""Where the task itself lies."""
CARD: Final = (126.0, 180.0)

THREE: Final = (HUMAN, HUMAN, ALIEN)
"""The infection tokens that everybody has."""


@frozen
class Lots:
    """In which order tokens and role cards lie in one visit: it says nothing, and is another every time."""

    tokens: tuple[int, int, int] = (0, 1, 2)
    roles: tuple[str, str] = (HUMAN, ALIEN)


def drawn_lots() -> Lots:
    """New lots for a visit. Chance of the screen, not of the game: no rule knows of it."""
    chance = QRandomGenerator.global_()
    tokens = [0, 1, 2]
    for last in (2, 1):
        other = chance.bounded(last + 1)
        tokens[last], tokens[other] = tokens[other], tokens[last]
    roles = (HUMAN, ALIEN) if chance.bounded(2) else (ALIEN, HUMAN)
    return Lots((tokens[0], tokens[1], tokens[2]), roles)


def in_any_order(cards: Sequence[str]) -> tuple[str, ...]:
    """Cards as they lie after a shuffle on the screen, of which the game knows nothing."""
    chance, found = QRandomGenerator.global_(), list(cards)
    for last in range(len(found) - 1, 0, -1):
        other = chance.bounded(last + 1)
        found[last], found[other] = found[other], found[last]
    return tuple(found)


def left_over(lots: Lots, gone: Sequence[int]) -> Sequence[int | None]:
    """The tokens as they lie: those that are laid are gone, and what is left closes up to the right."""
    rest = [token for token in lots.tokens if token not in gone]
    return [*([None] * (3 - len(rest))), *rest]


def hand_area(place: int) -> QRectF:
    """Where a card of the hand lies."""
    return QRectF(HAND.x() + 18 + 140 * place, HAND.y() + 36, *CARD)
