"""What every event of a mission is.

Figures are numbers in the order of play, stations and zones their names, ``code`` and ``number`` a threat's card and
its chip, ``token`` the card that was played.
"""

from __future__ import annotations

import re
from typing import ClassVar

from attrs import frozen

from nemesis_desktop.engine.events import Event

_WORD = re.compile("[A-Z][a-z0-9]*")


class AlertEvent(Event):
    """An event of Space Alert; its messages begin with ``log-alert-``."""

    __slots__ = ()
    id: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """The id is made of the words of the class's name."""
        cls.id = "-".join(["alert", *_WORD.findall(cls.__name__)]).lower()


@frozen
class OfFigure(AlertEvent):
    """What a figure does, or what befalls it."""

    who: int


@frozen
class ByCard(OfFigure):
    """What a figure does by the card of its turn."""

    token: str


@frozen
class OfThreat(AlertEvent):
    """What a threat does, or what befalls it."""

    code: str
    number: int


@frozen
class OnThreat(ByCard):
    """What a figure does to a threat on board by the card of its turn."""

    code: str
    number: int
