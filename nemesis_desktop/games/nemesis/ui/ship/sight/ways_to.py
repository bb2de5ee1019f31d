"""Which of the things on the ship a click or a key means."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.ship.sketch import CAREFUL, Target

LIVE: Final = ("offered", "chosen", "danger")
"""Things of these states are chosen by a click."""
ROW: Final = 99
"""So many units are one row of what Tab goes through."""
STRAY: Final = 2.5
"""A unit aside of the way of an arrow key counts as so many ahead."""


def row_by_row(targets: Iterable[Target]) -> list[Anchor]:
    """Everything offered, in the order in which one reads."""
    seen = {target.anchor: target.shape.boundingRect().center() for target in targets if target.state in LIVE}
    return sorted(seen, key=lambda anchor: (round(seen[anchor].y() / ROW), seen[anchor].x()))


def nearest(here: QPointF, dx: int, dy: int, targets: Iterable[Target]) -> Target | None:
    """The nearest thing in a direction; None where none lies there."""
    best: tuple[float, Target] | None = None
    for target in targets:
        way = target.shape.boundingRect().center() - here
        ahead, aside = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
        cost = ahead + STRAY * aside
        if ahead > 1 and (best is None or cost < best[0]):
            best = cost, target
    return None if best is None else best[1]


def badge_of(stack: Sequence[Target]) -> Anchor | None:
    """The room whose badge for the careful way lies uppermost, if one does."""
    top = stack[0].anchor if stack else None
    return Anchor("room", top.id) if top is not None and top.kind == CAREFUL else None
