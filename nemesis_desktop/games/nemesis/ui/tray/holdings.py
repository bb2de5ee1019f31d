"""What a person carries: two hands, the objective, items in the inventory, quest items."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.components.items import ITEM_FACTS, QUEST_ITEMS, STARTING_WEAPONS
from nemesis_desktop.games.nemesis.ui.cards.card_faces import colour_of_item, kind_of_item
from nemesis_desktop.games.nemesis.ui.cards.cards import deck_of
from nemesis_desktop.games.nemesis.ui.cards.pictures import item_picture
from nemesis_desktop.games.nemesis.ui.explain_words import explanation
from nemesis_desktop.games.nemesis.ui.shared import open_objectives, shared_words
from nemesis_desktop.games.nemesis.ui.tray.sheet import crew_of
from nemesis_desktop.games.nemesis.view import CrewView, HeldView
from nemesis_desktop.games.nemesis.wording import thing_name
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import INSET, MODULE, PANEL
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.furniture.board_part import Action, BoardPart
from nemesis_desktop.table.widgets.card_frame import Card, raised
from nemesis_desktop.table.widgets.growing import ALL_GROW, grown

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

LARGEST_OF_TWO: Final = 13.2
"""So large, the person's text size included, may each of two lines be."""
LEAST_NAME: Final = 10.5
MOST_HEAD: Final = 15.0
MOST_NAME, MOST_UNDER = 16.25, 14.0
"""A line over others, and the one under it, are no larger than this, the person's text size included."""
NAME_SIZES: Final = (13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7)

PRESSABLE = ("offered", "chosen", "danger", "quiet")


@frozen
class Row:
    """A line of the inventory: equal items may share it."""

    things: tuple[str, ...]
    quest: bool = False
    attached: tuple[str, ...] = ()


class Holdings(BoardPart):
    """Hand slots with weapons and heavy things, the objectives, inventory and quest items.

    Signals:
        peeked: the objective is pressed (True) or let go of (False).
        notes_wanted: the person wants to see their notes, or no longer.
    """

    peeked = Signal(bool)
    notes_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.concealed = False
        self.peeking = False

    def set_concealed(self, concealed: bool) -> None:
        """Turn what is hidden over, or show it."""
        if concealed != self.concealed:
            self.concealed = concealed
            self.renew()

    def set_peeking(self, peeking: bool) -> None:
        """Whether the objectives lie open just now."""
        if peeking != self.peeking:
            self.peeking = peeking
            self.renew()

    def person(self) -> CrewView | None:
        """Who is shown."""
        return None if self.view is None else crew_of(self.view)

    # ---------------------------------------------------------------- what there is

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
        highs = [ASLEEP_ROW if row.quest and self._asleep(row.things[0]) else ROW for row in rows]
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

    OBJECTIVE = QRectF(HANDS_LEFT, 99, HANDS_WIDE, 41)
    NOTES = QRectF(ITEMS_LEFT + ITEMS_WIDE - 20, 1.5, 20, 20)

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Items, heavy objects in hand and quest items lie here."""
        if anchor.kind in ("item", "object", "quest"):
            for row, area in self.areas():
                if anchor.id in row.things:
                    return self._pixels(area)
            for things, area in self.slots():
                for number, thing in enumerate(things):
                    if thing.id == anchor.id:
                        return self._pixels(self._share(area, number, len(things)))
        return None

    def _pixels(self, area: QRectF) -> QRectF:
        unit = self.unit
        return QRectF(area.x() * unit, area.y() * unit, area.width() * unit, area.height() * unit)

    @staticmethod
    def _share(area: QRectF, number: int, of: int) -> QRectF:
        high = area.height() / max(1, of)
        return QRectF(area.x(), area.y() + number * high, area.width(), high)

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """Draw hands, objective and items."""
        canvas.cut(0.5, 0.5, WIDE - 1, HIGH - 1, 8, PANEL, "line.edge")
        canvas.line(((8, 1.5), (WIDE - 8, 1.5)), "#FFFFFF", 1, 0.06)
        scale = canvas.text_scale
        heads = grown((12, 11, 10), scale, MOST_HEAD)
        size, words = canvas.fitted(self.worded("ui-tray-hands"), HANDS_WIDE, heads, 600)
        canvas.text(HANDS_LEFT + 1, 17, words, size, "text.secondary", 600)
        heads = grown(NAME_SIZES[2:-2], scale, MOST_HEAD)
        size, words = canvas.fitted(self.worded("ui-tray-items"), ITEMS_WIDE - 38, heads, 600)
        canvas.text(ITEMS_LEFT, 17, words, size, "text.secondary", 600)
        canvas.symbol("symbols/lock_eye", self.NOTES.x() + 3, self.NOTES.y() + 3, 14, "text.tertiary")
        if self.view is not None and self.view.mine is not None and self.view.mine.notes and not self.concealed:
            count = str(len(self.view.mine.notes))
            canvas.text(self.NOTES.x() - 1, 17, count, heads[0], "text.secondary", 600, align="right")
        person = self.person()
        for number, (things, area) in enumerate(self.slots()):
            blocked = person is not None and number >= person.hand_slots
            self._paint_slot(canvas, things, area, blocked=blocked)
        self._paint_objective(canvas)
        for row, area in self.areas():
            self._paint_row(canvas, row, area)
        if not self.areas():
            canvas.text(ITEMS_LEFT, 38, self.worded("ui-tray-no-items"), 12.5, "text.tertiary")

    def _paint_slot(self, canvas: Canvas, things: tuple[HeldView, ...], area: QRectF, *, blocked: bool) -> None:
        x, y, wide, high = sides(area)
        if not things:
            edge = "state.danger_soft" if blocked else "line.edge"
            canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 5, "ground.bg0", edge, dash=(4, 3))
            words = self.worded("ui-tray-hand-blocked" if blocked else "ui-tray-hand-empty")
            size, words = canvas.fitted(words, wide - 44, grown((12.5, 12, 11, 10), canvas.text_scale, 18))
            symbol = "wound_arm" if blocked else "heavy"
            canvas.symbol(f"symbols/{symbol}", x + 10, y + high / 2 - 9, 18, "state.danger" if blocked else "line.edge")
            canvas.text(x + 41, y + high / 2 + size * canvas.text_scale * 0.35, words, size, "text.tertiary")
            return
        canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 5, INSET, "line.edge")
        for number, thing in enumerate(things):
            self._paint_held(canvas, thing, self._share(area, number, len(things)), low=len(things) > 1)

    def _paint_held(self, canvas: Canvas, thing: HeldView, area: QRectF, *, low: bool) -> None:
        x, y, wide, high = sides(area)
        state = self._state(thing.id)
        self._frame(canvas, area, state)
        ink = "text.tertiary" if state == "refused" else "text.primary"
        deck = deck_of(thing.id)
        kind = thing.id if deck in ("quest", "object") else kind_of_item(thing.id)
        picture = item_picture(kind)
        icon = 15.0 if low else 30.0 if picture.startswith("symbols/weapon_") else 22.0
        canvas.symbol(picture, x + 20 - icon / 2, y + (high - icon) / 2, icon, "text.secondary")
        name = raised(self._name(thing.id))
        scale = canvas.text_scale
        size, words = canvas.fitted(name, wide - 47, grown(NAME_SIZES, scale, MOST_NAME), 600)
        if low:
            ammo = "" if thing.capacity is None else f"{thing.ammo or 0}/{thing.capacity}"
            sizes = grown(NAME_SIZES[2:], scale, high * 0.8)
            size, words = canvas.fitted(f"{name} {ammo}".strip(), wide - 47, sizes, 600)
            canvas.text(x + 41, y + high / 2 + size * scale * 0.34, words, size, ink, 600)
            return
        canvas.text(x + 41, y + 14.5, words, size, ink, 600)
        if thing.capacity is not None:
            right = canvas.bars(x + 41, y + 19, thing.ammo or 0, thing.capacity)
            count = self.worded("ui-tray-of", now=thing.ammo or 0, most=thing.capacity)
            sizes = grown((12, 11, 10), scale, MOST_UNDER)
            size, count = canvas.fitted(count, x + wide - right - 10, sizes)
            canvas.text(right + 5, y + 28, count, size, "text.secondary")
            return
        facts = ITEM_FACTS.get(kind)
        one_use = facts.one_use if facts is not None else kind in QUEST_ITEMS and QUEST_ITEMS[kind].one_use
        mark, label = ("one_use", "ui-tray-one-use") if one_use else ("heavy", "ui-tray-heavy")
        canvas.symbol(f"symbols/{mark}", x + 41, y + 18, 13, "text.tertiary")
        sizes = grown((12, 11.5, 11, 10), scale, MOST_UNDER)
        size, words = canvas.fitted(self.worded(label), wide - 66, sizes)
        canvas.text(x + 58, y + 29, words, size, "text.secondary")

    def _paint_objective(self, canvas: Canvas) -> None:
        x, y, wide, high = sides(self.OBJECTIVE)
        lies_open = self.peeking or bool(self._open())
        edge = "accent.warm" if self.peeking else "line.edge"
        canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 5, "ground.bg0", edge, dash=() if lies_open else (5, 3))
        canvas.symbol("symbols/objective", x + 7, y + high / 2 - 11, 22, "text.secondary")
        lines = self._objective_words()
        scale = canvas.text_scale
        sizes = grown(NAME_SIZES, scale, MOST_NAME)
        named = len(self._open()) == 2
        size, words = canvas.fitted(lines[0], wide - 43, sizes, 600)
        if named:
            # Two objectives of the same rank stand in the same size.
            size = min(size, canvas.fitted(lines[1], wide - 43, sizes, 600)[0])
        canvas.text(x + 37, y + 17.5, words, size, "text.primary", 600)
        second = (size,) if named else grown(NAME_SIZES[1:], scale, MOST_UNDER)
        size, words = canvas.fitted(lines[1], wide - 43, second, 600 if named else 400)
        canvas.text(x + 37, y + 32.5, words, size, "text.primary" if named else "text.secondary", 600 if named else 400)

    def _open(self) -> tuple[str, ...]:
        """Objectives that lie open: the group's, or those of somebody alone."""
        return () if self.view is None else open_objectives(self.view)

    def _objective_words(self) -> tuple[str, str]:
        lying = [raised(self.worded(f"objective-{one}")) for one in self._open()]
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

    def _paint_row(self, canvas: Canvas, row: Row, area: QRectF) -> None:
        x, y, wide, high = sides(area)
        state = self._row_state(row)
        dashed = row.quest and self._asleep(row.things[0])
        middle = y + high / 2
        if self.concealed:
            canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 4, MODULE, "line.edge")
            if not dashed:
                self._tab(canvas, row, area)
            return
        if dashed:
            canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 4, "ground.bg0", "line.edge", dash=(4, 3))
        else:
            canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 4, MODULE, "line.edge")
            self._tab(canvas, row, area)
        self._frame(canvas, area, state)
        left = x + (22 if dashed else 29)
        right = x + wide - 6
        if dashed:
            canvas.symbol("symbols/objective", x + 5, middle - 6.5, 13, "text.tertiary")
            if high > 1.4 * ROW:
                self._paint_asleep(canvas, row.things[0], QRectF(left, y, right - left, high))
                return
            right = self._paint_condition(canvas, row.things[0], left, right, middle, wide)
        else:
            right = self._paint_use(canvas, row, right, middle, priced=wide > 110)
        ink = "text.tertiary" if state == "refused" else "text.secondary" if dashed else "text.primary"
        sizes = grown(NAME_SIZES, canvas.text_scale, high * 0.84)
        size, words = canvas.fitted(raised(self._name(row.things[0])), right - left, sizes, 500)
        canvas.text(left, middle + size * canvas.text_scale * 0.35, words, size, ink, 500)

    def _tab(self, canvas: Canvas, row: Row, area: QRectF) -> None:
        x, y, _, high = sides(area)
        colour = "none" if row.quest else colour_of_item(row.things[0])
        canvas.cut(x, y, 22, high, 4, f"item.{colour}", corners="left")
        symbol = "symbols/objective" if colour == "none" else f"symbols/item_{colour}"
        icon = min(12.0, high - 4)
        ink = "text.primary" if colour == "none" else "text.plate_ink"
        canvas.symbol(symbol, x + 11 - icon / 2, y + (high - icon) / 2, icon, ink)

    def _paint_use(self, canvas: Canvas, row: Row, right: float, middle: float, *, priced: bool) -> float:
        thing = row.things[0]
        kind = thing if row.quest else kind_of_item(thing)
        cost: int | None = None
        if kind in QUEST_ITEMS:
            cost = QUEST_ITEMS[kind].cost if QUEST_ITEMS[kind].use == "action" else None
        elif kind not in STARTING_WEAPONS and kind in ITEM_FACTS and ITEM_FACTS[kind].kind != "weapon":
            cost = ITEM_FACTS[kind].cost
        if cost is not None and priced:
            canvas.symbol(f"symbols/cost_{cost}", right - 14, middle - 8, 16, "text.secondary")
            right -= 19
        if len(row.things) > 1:
            many, size = f"×{len(row.things)}", grown((13,), canvas.text_scale, 16.25)[0]
            base = middle + size * canvas.text_scale * 0.36
            canvas.text(right, base, many, size, "text.primary", 700, align="right")
            right -= max(22.0, canvas.width(many, size, 700) + 5)
        return right

    def _paint_condition(
        self, canvas: Canvas, quest: str, left: float, right: float, middle: float, wide: float
    ) -> float:
        """What still has to be done, in the space that the name leaves; gives back where the name has to end."""
        if wide < 110:
            return right
        # The name gives way before what has to be done does.
        name = canvas.width(raised(self._name(quest)), 12 * min(1.0, ALL_GROW / canvas.text_scale), 500)
        words, sizes = self._condition(quest), grown((12, 11.5, 11, 10.5, 10, 9.5), canvas.text_scale, 15)
        size = next((one for one in sizes if canvas.width(words, one) <= right - left - name - 8), None)
        if size is None:
            # Half a condition is worse than none: it stands in the explanation of the card.
            return right
        canvas.text(right, middle + 4.4, words, size, "text.tertiary", align="right")
        return right - canvas.width(words, size) - 6

    def _paint_asleep(self, canvas: Canvas, quest: str, area: QRectF) -> None:
        """The name, and under it, never larger, what still has to be done."""
        name = raised(self._name(quest))
        sizes = grown(NAME_SIZES, canvas.text_scale, LARGEST_OF_TWO)
        if canvas.width(name, min(LEAST_NAME, 1.25 * LEAST_NAME / canvas.text_scale), 500) > area.width():
            # A name that takes both lines; what has to be done stands in the explanation.
            size, lines = canvas.fitted_lines(name, area.width(), area.height() - 5, sizes, 500, 1.08, 2)
            canvas.lines(area.left(), area.top() + 2.5, lines, size, "text.secondary", 500, 1.08)
            return
        size, words = canvas.fitted(name, area.width(), sizes, 500)
        canvas.text(area.left(), area.top() + area.height() * 0.31 + 4.6, words, size, "text.secondary", 500)
        smaller = [one for one in sizes if one < size] or sizes[-1:]
        size, words = canvas.fitted(self._condition(quest), area.width(), smaller)
        canvas.text(area.left(), area.bottom() - 6.5, words, size, "text.tertiary")

    def _condition(self, quest: str) -> str:
        facts = QUEST_ITEMS[quest]
        if facts.room is not None:
            return self.worded(f"room-{facts.room}", "in")
        return " / ".join(raised(self.worded(f"item-{item}")) for item in facts.items)

    def _frame(self, canvas: Canvas, area: QRectF, state: str) -> None:
        x, y, wide, high = sides(area)
        if state in ("chosen", "subject"):
            canvas.cut(x + 1, y + 1, wide - 2, high - 2, 4, "accent.warm", None, alpha=0.2)
        if state in ("offered", "chosen", "subject"):
            canvas.cut(x + 1, y + 1, wide - 2, high - 2, 4, None, "accent.warm", 2)
        elif state == "danger":
            canvas.cut(x + 1, y + 1, wide - 2, high - 2, 4, None, "state.danger", 2)

    # ---------------------------------------------------------------- words and states

    def _name(self, thing: str) -> str:
        return "" if self.words is None else self.words.text(thing_name(thing))

    def _asleep(self, quest: str) -> bool:
        person = self.person()
        return person is not None and any(one.id == quest and not one.active for one in person.quests)

    def _anchor(self, thing: str) -> Anchor:
        """The thing as the open question names it: an item, a heavy object, or a quest item to be activated."""
        for kind in ("item", "quest", "object"):
            anchor = Anchor(kind, thing)
            if self.offers is not None and self.offers.state(anchor) != "none":
                return anchor
        deck = deck_of(thing)
        return Anchor("quest" if deck == "quest" else "object" if deck == "object" else "item", thing)

    def _state(self, thing: str) -> str:
        return "none" if self.offers is None else self.offers.state(self._anchor(thing))

    def _row_state(self, row: Row) -> str:
        states = [self._state(thing) for thing in row.things]
        return next((state for state in (*PRESSABLE, "subject", "refused") if state in states), "none")

    def _press(self, things: tuple[str, ...]) -> Action | None:
        """Press the first thing that is offered; those already chosen come last, to be put back."""
        for wanted in ("offered", "danger", "chosen", "quiet"):
            for thing in things:
                if self._state(thing) == wanted:
                    return self._emitter(self._anchor(thing))
        return None

    def _emitter(self, anchor: Anchor) -> Callable[[], None]:
        return lambda: self.chosen.emit(anchor)

    # ---------------------------------------------------------------- spots

    def lay_spots(self) -> None:
        """Each thing explains itself, and is pressed where it is offered."""
        for things, area in self.slots():
            for number, thing in enumerate(things):
                self._lay_thing((thing.id,), self._share(area, number, len(things)))
            if not things:
                self.spot(("hand", area.y()), area, self.worded("ui-tray-hand-empty"), ("term", "hand-slot"))
        for row, area in self.areas():
            if self.concealed:
                continue
            self._lay_thing(row.things, area)
        self._lay_objective()
        count = len(self.view.mine.notes) if self.view is not None and self.view.mine is not None else 0
        label = self.worded("ui-tray-notes")
        about = Explanation(label, (self.worded("ui-tray-notes-text", count=count),), "button")
        self.spot("notes", self.NOTES, label, about, self.notes_wanted.emit)

    def _lay_thing(self, things: tuple[str, ...], area: QRectF) -> None:
        assert self.words is not None
        anchor = self._anchor(things[0])
        about: object = anchor
        if deck_of(things[0]) == "quest":
            reason = self.offers.reason(anchor) if self.offers is not None else None
            told = explanation(Card("quest", things[0], not self._asleep(things[0])), self.view, self.words)
            if told is not None:
                about = Explanation(told.title, told.lines, told.kind, told.card, reason or "")
        spot = self.spot(("thing", things[0]), area, raised(self._name(things[0])), about, self._press(things))
        told = explanation(about, self.view, self.words, self.offers)
        if told is not None:
            spot.setAccessibleDescription(" ".join((*told.lines, told.reason)).strip())

    def _lay_objective(self) -> None:
        lines = self._objective_words()
        about = Explanation(lines[0], (lines[1], *self._term_words("objective")), "term")
        if self._open() and self.view is not None and self.words is not None:
            title = self.worded("ui-modes-shared" if self.view.shared_objectives else "ui-tray-objectives", count=2)
            told = shared_words(self.view, self.words)
            about = Explanation(title, (*told, self.worded("ui-tray-objective-hold")), "term")
        spot = self.spot("objective", self.OBJECTIVE, f"{lines[0]}. {lines[1]}", about, lambda: None)
        if not spot.property("wired"):
            spot.setProperty("wired", True)
            spot.pressed.connect(lambda: self.peeked.emit(True))
            spot.released.connect(lambda: self.peeked.emit(False))

    def _term_words(self, term: str) -> tuple[str, ...]:
        return (self.worded(f"term-{term}-text"),) if self.words is not None else ()
