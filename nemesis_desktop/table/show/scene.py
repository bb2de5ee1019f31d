"""What is revealed over a table, and how a game draws it."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QRectF

from nemesis_desktop.engine.events import Told
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas


class Scene(Protocol):
    """What is revealed for an event: a picture with a title and one sentence."""

    @property
    def title(self) -> str:
        """What stands over it; may be empty."""

    @property
    def sentence(self) -> str:
        """What stands under it."""

    @property
    def hold(self) -> float:
        """How long it stays, as a multiple of the time to read a card."""

    @property
    def private(self) -> bool:
        """Only whoever is at the screen sees it."""

    @property
    def read_aloud(self) -> bool:
        """It decides something for somebody, and the table wants to read it in peace."""


S = TypeVar("S", bound=Scene)


class Scenes(Protocol[S]):
    """What a game reveals, and how that is drawn."""

    def of(self, told: Told, view: Any, words: Words) -> S | None:
        """The scene of an event, as whoever sees this view may see it; None where nothing is revealed."""

    def length(self, scene: S) -> int:
        """How long a scene moves before it lies still, in milliseconds at the speed of the moment."""

    def area(self, scene: S, wide: float, high: float) -> QRectF:
        """Where its panel lies on a table of so many units."""

    def paint(self, scene: S, canvas: Canvas, words: Words, hint: str, clock: float, wide: float, high: float) -> None:
        """Draw it after so many milliseconds, on a table of so many units; ``hint`` names the key that goes on."""
