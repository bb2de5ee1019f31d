"""The task in which one of the cards that were drawn is kept."""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.games.the_thing.acts import KeepGood
from nemesis_desktop.games.the_thing.ui.private.tasks import Spots, Tiles
from nemesis_desktop.table.drawing.canvas import Canvas


class KeepOne(Tiles):
    """One of the cards that were drawn: all of them lie here, also two of a kind, and both mean the same."""

    marked = -1

    def order(self) -> Sequence[int]:
        """The answer that each card means."""
        view = self.frame.view
        looking = () if view is None else view.looking
        goods = [act.good for act in self.decision.acts if isinstance(act, KeepGood)]
        return [goods.index(good) for good in looking if good in goods] or super().order()

    def spots(self) -> Spots:
        """What can be pressed, in the order in which keys reach it."""
        return [(f"card-{place}", self.area(place), self.label(index)) for place, index in enumerate(self.order())]

    def press(self, key: str) -> None:
        """A click on one of the cards."""
        self.marked = int(key.removeprefix("card-"))
        self.pick = self.order()[self.marked]

    def about(self, key: str) -> object:
        """What that card is."""
        return super().about(str(self.order()[int(key.removeprefix("card-"))]))

    def paint(self, canvas: Canvas) -> None:
        """Draw it where it lies."""
        for place, index in enumerate(self.order()):
            self.paint_tile(canvas, self.area(place), index, marked=place == self.marked)
