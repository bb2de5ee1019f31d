"""What a person carries, as it is shown: which lines there are, where each lies, and how it stands in the question."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS
from nemesis_desktop.games.nemesis.said.wording import thing_name
from nemesis_desktop.games.nemesis.ui.cards.card_faces import colour_of_item, kind_of_item
from nemesis_desktop.games.nemesis.ui.cards.cards import deck_of
from nemesis_desktop.games.nemesis.ui.shared import open_objectives
from nemesis_desktop.games.nemesis.ui.tray.sheet import crew_of
from nemesis_desktop.games.nemesis.view import CrewView, HeldView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.widgets.card_frame import raised

WIDE, HIGH = 353.0, 144.0
"""The size of the panel, in units."""

HANDS_LEFT, HANDS_WIDE = 9.0, 148.0
ITEMS_LEFT, ITEMS_WIDE = 166.0, 179.0
ROWS_TOP, ROWS_HIGH = 23.0, 117.0
ROW = 21.0
ASLEEP_ROW: Final = 34.0
"""A quest item that is not active yet says on a second line what has to be done."""
ROOMY_ROWS: Final = 5
"""So many rows stand comfortably; with more, equal items share a row."""
MOST_ROWS: Final = 7
"""With more rows than this there are two columns."""

OBJECTIVE = QRectF(HANDS_LEFT, 99, HANDS_WIDE, 41)
NOTES = QRectF(ITEMS_LEFT + ITEMS_WIDE - 20, 1.5, 20, 20)

PRESSABLE = ("offered", "chosen", "danger", "quiet")


@frozen
class Row:
    """A line of the inventory: equal items may share it."""

    things: tuple[str, ...]
    quest: bool = False
    attached: tuple[str, ...] = ()


@frozen(eq=False)
class Carried:
    """The things of whoever sees this view.

    Attributes:
        view, words, offers: the table, the language, what is offered; all of it may be missing at first.
    """

    view: View | None
    words: Words | None
    offers: Offers | None

    def worded(self, id: str, form: str = "", **args: Argument) -> str:
        """Any message in words."""
        return "" if self.words is None else self.words.form(Text(id, **args), form)

    def person(self) -> CrewView | None:
        """Who is shown."""
        return None if self.view is None else crew_of(self.view)

    def rows(self) -> list[Row]:
        """The lines of the inventory, quest items last."""
        if self.view is None or self.view.mine is None:
            return []
        person = self.person()
        items = [Row((item.id,), deck_of(item.id) == "quest", item.attached) for item in self.view.mine.inventory]
        quests = [Row((quest.id,), True) for quest in (person.quests if person else ()) if not quest.active]
        if len(items) + len(quests) > ROOMY_ROWS:
            items = self._merged(items)
        return [*items, *quests]

    @staticmethod
    def _merged(rows: list[Row]) -> list[Row]:
        kinds: dict[object, Row] = {}
        for row in rows:
            key = (kind_of_item(row.things[0]), colour_of_item(row.things[0])) if not row.attached else row
            known = kinds.get(key)
            kinds[key] = Row((*known.things, *row.things), row.quest) if known is not None else row
        return list(kinds.values())

    def areas(self) -> list[tuple[Row, QRectF]]:
        """Each line and its place, in units: lower rows and then two columns, so that nothing ever scrolls."""
        rows = self.rows()
        if not rows:
            return []
        highs = [ASLEEP_ROW if row.quest and self.asleep(row.things[0]) else ROW for row in rows]
        if sum(highs) + 2.5 * (len(highs) - 1) <= ROWS_HIGH:
            tops = [ROWS_TOP + sum(highs[:number]) + 2.5 * number for number in range(len(highs))]
            return [
                (row, QRectF(ITEMS_LEFT, top, ITEMS_WIDE, high))
                for row, top, high in zip(rows, tops, highs, strict=True)
            ]
        columns = 1 if len(rows) <= MOST_ROWS else 2
        each = max(-(-len(rows) // columns), 1)
        step = min(ROW + 2.5, ROWS_HIGH / each)
        wide = (ITEMS_WIDE - 4 * (columns - 1)) / columns
        return [
            (
                row,
                QRectF(
                    ITEMS_LEFT + (number // each) * (wide + 4),
                    ROWS_TOP + (number % each) * step,
                    wide,
                    min(ROW, step - 1.5),
                ),
            )
            for number, row in enumerate(rows)
        ]

    def slots(self) -> list[tuple[tuple[HeldView, ...], QRectF]]:
        """What each hand holds, and its place, in units."""
        person = self.person()
        if person is None:
            return []
        held = [*person.held, *[()] * (2 - len(person.held))]
        return [
            (things, QRectF(HANDS_LEFT, 23 + number * 37, HANDS_WIDE, 34)) for number, things in enumerate(held[:2])
        ]

    @staticmethod
    def share(area: QRectF, number: int, of: int) -> QRectF:
        """One of several things that share a place, one below the other."""
        high = area.height() / max(1, of)
        return QRectF(area.x(), area.y() + number * high, area.width(), high)

    # ---------------------------------------------------------------- words and states

    def lying_open(self) -> tuple[str, ...]:
        """Objectives that lie open: the group's, or those of somebody alone."""
        return () if self.view is None else open_objectives(self.view)

    def objective_words(self) -> tuple[str, str]:
        """The two lines at the place of the objectives: those that lie open by name, others by their number."""
        lying = [raised(self.worded(f"objective-{one}")) for one in self.lying_open()]
        shared = self.view is not None and bool(self.view.shared_objectives)
        if len(lying) == 1:
            return self.worded("ui-modes-shared" if shared else "ui-tray-objective-kept"), lying[0]
        if len(lying) == 2:
            return lying[0], lying[1]
        if lying:
            return self.worded("ui-modes-shared-count", count=len(lying)), self.worded("ui-tray-objective-hold")
        mine = self.view.mine if self.view is not None else None
        count = len(mine.objectives) if mine is not None else 0
        kept = "ui-tray-objective-kept" if count == 1 else "ui-tray-objectives"
        return self.worded(kept, count=count), self.worded("ui-tray-objective-hold")

    def condition(self, quest: str) -> str:
        """What has to be done before a quest item becomes active."""
        facts = QUEST_ITEMS[quest]
        if facts.room is not None:
            return self.worded(f"room-{facts.room}", "in")
        return " / ".join(raised(self.worded(f"item-{item}")) for item in facts.items)

    def name(self, thing: str) -> str:
        """What a thing is called."""
        return "" if self.words is None else self.words.text(thing_name(thing))

    def asleep(self, quest: str) -> bool:
        """Whether a thing is a quest item that is not active yet."""
        person = self.person()
        return person is not None and any(one.id == quest and not one.active for one in person.quests)

    def anchor(self, thing: str) -> Anchor:
        """The thing as the open question names it: an item, a heavy object, or a quest item to be activated."""
        for kind in ("item", "quest", "object"):
            anchor = Anchor(kind, thing)
            if self.offers is not None and self.offers.state(anchor) != "none":
                return anchor
        deck = deck_of(thing)
        return Anchor("quest" if deck == "quest" else "object" if deck == "object" else "item", thing)

    def state(self, thing: str) -> str:
        """How a thing stands in the open question."""
        return "none" if self.offers is None else self.offers.state(self.anchor(thing))

    def row_state(self, row: Row) -> str:
        """How a line stands in it: as its most pressing thing does."""
        states = [self.state(thing) for thing in row.things]
        return next((state for state in (*PRESSABLE, "subject", "refused") if state in states), "none")
