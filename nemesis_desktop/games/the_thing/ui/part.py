"""What the painted parts of this table have in common: words of the game, and spots that answer where they can."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.the_thing.view import FigureView, View
from nemesis_desktop.program.words import capital
from nemesis_desktop.table.furniture.board_part import BoardPart, Spot

LIT = ("offered", "chosen", "danger")
"""States of a thing that a click can choose."""


class StationPart(BoardPart[View]):
    """A part of the table of The Thing."""

    def tell(self, message: str, **args: Argument) -> str:
        """A message of this window in words."""
        return "" if self.words is None else self.words.text(Text(f"thing-ui-{message}", **args))

    def in_this_mode(self, message: str) -> str:
        """A message of this window; where people play together, and it has other words for that, those."""
        together = f"{message}-coop"
        known = self.words is not None and self.words.has(f"thing-ui-{together}")
        return self.tell(together if known and self.view is not None and self.view.mode == "coop" else message)

    def named(self, kind: str, id: str) -> str:
        """The name of a place, a card, a character or a thing, as it begins a line."""
        return capital(self.worded(f"thing-{kind}-{id}"))

    def name_of(self, one: FigureView) -> str:
        """What a figure is called: by its person, or, where people play several, by its character."""
        if self.view is not None and self.view.mode == "coop":
            return self.named("character", one.character)
        return one.name

    def full_name(self, one: FigureView) -> str:
        """A person with the character that they play."""
        if not one.character or (self.view is not None and self.view.mode == "coop"):
            return self.name_of(one)
        return self.tell("called", name=one.name, character=self.named("character", one.character))

    def called(self, number: int) -> str:
        """What the figure with this number is called."""
        return "" if self.view is None else self.name_of(self.view.figures[number])

    def site_name(self, place: str) -> str:
        """The name of a place, also of one that only holds things."""
        if place in ("underground_storage", "outdoor_reserve"):
            return self.tell(f"store-{place.partition('_')[0]}")
        if place in ("lab_discard", "action_discard", "headquarters"):
            return self.tell(f"place-{place}")
        return self.named("place", place)

    @property
    def topic(self) -> str:
        """What is being asked; empty while nothing is."""
        decision = None if self.offers is None else self.offers.decision
        return "" if decision is None else decision.topic

    def state(self, anchor: Anchor) -> str:
        """How a thing looks: ``offered``, ``chosen``, ``danger``, ``refused``, ``none`` …"""
        return "none" if self.offers is None else self.offers.state(anchor)

    def lit(self, anchor: Anchor) -> bool:
        """Whether a click on a thing chooses something."""
        return self.state(anchor) in LIT

    @property
    def asks(self) -> bool:
        """Whether anything on the table is lit: then the rest is dull."""
        if self.offers is None:
            return False
        return any(anchor.kind in ("place", "figure") for anchor in self.offers.anchors)

    def lay(self, anchor: Anchor, area: QRectF, name: str, about: object = None, key: Hashable = None) -> Spot:
        """A spot over a thing, which chooses it where it is offered and explains it everywhere."""
        press = self.chooser(anchor) if self.lit(anchor) else None
        return self.spot(key if key is not None else anchor, area, name, about if about is not None else anchor, press)

    def chooser(self, anchor: Anchor) -> Callable[[], None]:
        """What a press on a thing does."""
        return lambda: self.chosen.emit(anchor)

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Where the spot of a thing lies."""
        found = self.spot_of(anchor)
        return None if found is None else QRectF(found.geometry())
