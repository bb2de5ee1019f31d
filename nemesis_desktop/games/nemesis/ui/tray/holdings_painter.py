"""How what a person carries is drawn: hands, objective, the lines of the inventory."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF

from nemesis_desktop.games.nemesis.components.items import ITEM_FACTS, QUEST_ITEMS, STARTING_WEAPONS
from nemesis_desktop.games.nemesis.ui.cards.card_faces import colour_of_item, kind_of_item
from nemesis_desktop.games.nemesis.ui.cards.cards import deck_of
from nemesis_desktop.games.nemesis.ui.cards.pictures import item_picture
from nemesis_desktop.games.nemesis.ui.tray.carried import (
    HANDS_LEFT,
    HANDS_WIDE,
    HIGH,
    ITEMS_LEFT,
    ITEMS_WIDE,
    NOTES,
    OBJECTIVE,
    ROW,
    WIDE,
    Carried,
    Row,
)
from nemesis_desktop.games.nemesis.view import HeldView
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import INSET, MODULE, PANEL
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.widgets.card_frame import raised
from nemesis_desktop.table.widgets.growing import ALL_GROW, grown

LARGEST_OF_TWO: Final = 13.2
"""So large, the person's text size included, may each of two lines be."""
LEAST_NAME: Final = 10.5
MOST_HEAD: Final = 15.0
MOST_NAME, MOST_UNDER = 16.25, 14.0
"""A line over others, and the one under it, are no larger than this, the person's text size included."""
NAME_SIZES: Final = (13, 12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7)


@frozen(eq=False)
class HoldingsPainter:
    """Draws it on a canvas.

    Attributes:
        carried: what there is.
        concealed, peeking: whether what is hidden lies face down, and whether the objectives lie open just now.
    """

    carried: Carried
    canvas: Canvas
    concealed: bool
    peeking: bool

    def paint(self) -> None:
        """Draw hands, objective and items."""
        self.canvas.cut(0.5, 0.5, WIDE - 1, HIGH - 1, 8, PANEL, "line.edge")
        self.canvas.line(((8, 1.5), (WIDE - 8, 1.5)), "#FFFFFF", 1, 0.06)
        scale = self.canvas.text_scale
        heads = grown((12, 11, 10), scale, MOST_HEAD)
        size, words = self.canvas.fitted(self.carried.worded("ui-tray-hands"), HANDS_WIDE, heads, 600)
        self.canvas.text(HANDS_LEFT + 1, 17, words, size, "text.secondary", 600)
        heads = grown(NAME_SIZES[2:-2], scale, MOST_HEAD)
        size, words = self.canvas.fitted(self.carried.worded("ui-tray-items"), ITEMS_WIDE - 38, heads, 600)
        self.canvas.text(ITEMS_LEFT, 17, words, size, "text.secondary", 600)
        self.canvas.symbol("symbols/lock_eye", NOTES.x() + 3, NOTES.y() + 3, 14, "text.tertiary")
        if (
            self.carried.view is not None
            and self.carried.view.mine is not None
            and self.carried.view.mine.notes
            and not self.concealed
        ):
            count = str(len(self.carried.view.mine.notes))
            self.canvas.text(NOTES.x() - 1, 17, count, heads[0], "text.secondary", 600, align="right")
        person = self.carried.person()
        for number, (things, area) in enumerate(self.carried.slots()):
            blocked = person is not None and number >= person.hand_slots
            self._paint_slot(things, area, blocked=blocked)
        self._paint_objective()
        for row, area in self.carried.areas():
            self._paint_row(row, area)
        if not self.carried.areas():
            self.canvas.text(ITEMS_LEFT, 38, self.carried.worded("ui-tray-no-items"), 12.5, "text.tertiary")

    def _paint_slot(self, things: tuple[HeldView, ...], area: QRectF, *, blocked: bool) -> None:
        x, y, wide, high = sides(area)
        if not things:
            edge = "state.danger_soft" if blocked else "line.edge"
            self.canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 5, "ground.bg0", edge, dash=(4, 3))
            words = self.carried.worded("ui-tray-hand-blocked" if blocked else "ui-tray-hand-empty")
            size, words = self.canvas.fitted(words, wide - 44, grown((12.5, 12, 11, 10), self.canvas.text_scale, 18))
            symbol = "wound_arm" if blocked else "heavy"
            self.canvas.symbol(
                f"symbols/{symbol}", x + 10, y + high / 2 - 9, 18, "state.danger" if blocked else "line.edge"
            )
            self.canvas.text(x + 41, y + high / 2 + size * self.canvas.text_scale * 0.35, words, size, "text.tertiary")
            return
        self.canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 5, INSET, "line.edge")
        for number, thing in enumerate(things):
            self._paint_held(thing, self.carried.share(area, number, len(things)), low=len(things) > 1)

    def _paint_held(self, thing: HeldView, area: QRectF, *, low: bool) -> None:
        x, y, wide, high = sides(area)
        state = self.carried.state(thing.id)
        self._frame(area, state)
        ink = "text.tertiary" if state == "refused" else "text.primary"
        deck = deck_of(thing.id)
        kind = thing.id if deck in ("quest", "object") else kind_of_item(thing.id)
        picture = item_picture(kind)
        icon = 15.0 if low else 30.0 if picture.startswith("symbols/weapon_") else 22.0
        self.canvas.symbol(picture, x + 20 - icon / 2, y + (high - icon) / 2, icon, "text.secondary")
        name = raised(self.carried.name(thing.id))
        scale = self.canvas.text_scale
        size, words = self.canvas.fitted(name, wide - 47, grown(NAME_SIZES, scale, MOST_NAME), 600)
        if low:
            ammo = "" if thing.capacity is None else f"{thing.ammo or 0}/{thing.capacity}"
            sizes = grown(NAME_SIZES[2:], scale, high * 0.8)
            size, words = self.canvas.fitted(f"{name} {ammo}".strip(), wide - 47, sizes, 600)
            self.canvas.text(x + 41, y + high / 2 + size * scale * 0.34, words, size, ink, 600)
            return
        self.canvas.text(x + 41, y + 14.5, words, size, ink, 600)
        if thing.capacity is not None:
            right = self.canvas.bars(x + 41, y + 19, thing.ammo or 0, thing.capacity)
            count = self.carried.worded("ui-tray-of", now=thing.ammo or 0, most=thing.capacity)
            sizes = grown((12, 11, 10), scale, MOST_UNDER)
            size, count = self.canvas.fitted(count, x + wide - right - 10, sizes)
            self.canvas.text(right + 5, y + 28, count, size, "text.secondary")
            return
        facts = ITEM_FACTS.get(kind)
        one_use = facts.one_use if facts is not None else kind in QUEST_ITEMS and QUEST_ITEMS[kind].one_use
        mark, label = ("one_use", "ui-tray-one-use") if one_use else ("heavy", "ui-tray-heavy")
        self.canvas.symbol(f"symbols/{mark}", x + 41, y + 18, 13, "text.tertiary")
        sizes = grown((12, 11.5, 11, 10), scale, MOST_UNDER)
        size, words = self.canvas.fitted(self.carried.worded(label), wide - 66, sizes)
        self.canvas.text(x + 58, y + 29, words, size, "text.secondary")

    def _paint_objective(self) -> None:
        x, y, wide, high = sides(OBJECTIVE)
        lies_open = self.peeking or bool(self.carried.lying_open())
        edge = "accent.warm" if self.peeking else "line.edge"
        self.canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 5, "ground.bg0", edge, dash=() if lies_open else (5, 3))
        self.canvas.symbol("symbols/objective", x + 7, y + high / 2 - 11, 22, "text.secondary")
        lines = self.carried.objective_words()
        scale = self.canvas.text_scale
        sizes = grown(NAME_SIZES, scale, MOST_NAME)
        named = len(self.carried.lying_open()) == 2
        size, words = self.canvas.fitted(lines[0], wide - 43, sizes, 600)
        if named:
            # Two objectives of the same rank stand in the same size.
            size = min(size, self.canvas.fitted(lines[1], wide - 43, sizes, 600)[0])
        self.canvas.text(x + 37, y + 17.5, words, size, "text.primary", 600)
        second = (size,) if named else grown(NAME_SIZES[1:], scale, MOST_UNDER)
        size, words = self.canvas.fitted(lines[1], wide - 43, second, 600 if named else 400)
        self.canvas.text(
            x + 37, y + 32.5, words, size, "text.primary" if named else "text.secondary", 600 if named else 400
        )

    def _paint_row(self, row: Row, area: QRectF) -> None:
        x, y, wide, high = sides(area)
        state = self.carried.row_state(row)
        dashed = row.quest and self.carried.asleep(row.things[0])
        middle = y + high / 2
        if self.concealed:
            self.canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 4, MODULE, "line.edge")
            if not dashed:
                self._tab(row, area)
            return
        if dashed:
            self.canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 4, "ground.bg0", "line.edge", dash=(4, 3))
        else:
            self.canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 4, MODULE, "line.edge")
            self._tab(row, area)
        self._frame(area, state)
        left = x + (22 if dashed else 29)
        right = x + wide - 6
        if dashed:
            self.canvas.symbol("symbols/objective", x + 5, middle - 6.5, 13, "text.tertiary")
            if high > 1.4 * ROW:
                self._paint_asleep(row.things[0], QRectF(left, y, right - left, high))
                return
            right = self._paint_condition(row.things[0], left, right, middle, wide)
        else:
            right = self._paint_use(row, right, middle, priced=wide > 110)
        ink = "text.tertiary" if state == "refused" else "text.secondary" if dashed else "text.primary"
        sizes = grown(NAME_SIZES, self.canvas.text_scale, high * 0.84)
        size, words = self.canvas.fitted(raised(self.carried.name(row.things[0])), right - left, sizes, 500)
        self.canvas.text(left, middle + size * self.canvas.text_scale * 0.35, words, size, ink, 500)

    def _tab(self, row: Row, area: QRectF) -> None:
        x, y, _, high = sides(area)
        colour = "none" if row.quest else colour_of_item(row.things[0])
        self.canvas.cut(x, y, 22, high, 4, f"item.{colour}", corners="left")
        symbol = "symbols/objective" if colour == "none" else f"symbols/item_{colour}"
        icon = min(12.0, high - 4)
        ink = "text.primary" if colour == "none" else "text.plate_ink"
        self.canvas.symbol(symbol, x + 11 - icon / 2, y + (high - icon) / 2, icon, ink)

    def _paint_use(self, row: Row, right: float, middle: float, *, priced: bool) -> float:
        thing = row.things[0]
        kind = thing if row.quest else kind_of_item(thing)
        cost: int | None = None
        if kind in QUEST_ITEMS:
            cost = QUEST_ITEMS[kind].cost if QUEST_ITEMS[kind].use == "action" else None
        elif kind not in STARTING_WEAPONS and kind in ITEM_FACTS and ITEM_FACTS[kind].kind != "weapon":
            cost = ITEM_FACTS[kind].cost
        if cost is not None and priced:
            self.canvas.symbol(f"symbols/cost_{cost}", right - 14, middle - 8, 16, "text.secondary")
            right -= 19
        if len(row.things) > 1:
            many, size = f"×{len(row.things)}", grown((13,), self.canvas.text_scale, 16.25)[0]
            base = middle + size * self.canvas.text_scale * 0.36
            self.canvas.text(right, base, many, size, "text.primary", 700, align="right")
            right -= max(22.0, self.canvas.width(many, size, 700) + 5)
        return right

    def _paint_condition(self, quest: str, left: float, right: float, middle: float, wide: float) -> float:
        """What still has to be done, in the space that the name leaves; gives back where the name has to end."""
        if wide < 110:
            return right
        # The name gives way before what has to be done does.
        name = self.canvas.width(
            raised(self.carried.name(quest)), 12 * min(1.0, ALL_GROW / self.canvas.text_scale), 500
        )
        words, sizes = self.carried.condition(quest), grown((12, 11.5, 11, 10.5, 10, 9.5), self.canvas.text_scale, 15)
        size = next((one for one in sizes if self.canvas.width(words, one) <= right - left - name - 8), None)
        if size is None:
            # Half a condition is worse than none: it stands in the explanation of the card.
            return right
        self.canvas.text(right, middle + 4.4, words, size, "text.tertiary", align="right")
        return right - self.canvas.width(words, size) - 6

    def _paint_asleep(self, quest: str, area: QRectF) -> None:
        """The name, and under it, never larger, what still has to be done."""
        name = raised(self.carried.name(quest))
        sizes = grown(NAME_SIZES, self.canvas.text_scale, LARGEST_OF_TWO)
        if self.canvas.width(name, min(LEAST_NAME, 1.25 * LEAST_NAME / self.canvas.text_scale), 500) > area.width():
            # A name that takes both lines; what has to be done stands in the explanation.
            size, lines = self.canvas.fitted_lines(name, area.width(), area.height() - 5, sizes, 500, 1.08, 2)
            self.canvas.lines(area.left(), area.top() + 2.5, lines, size, "text.secondary", 500, 1.08)
            return
        size, words = self.canvas.fitted(name, area.width(), sizes, 500)
        self.canvas.text(area.left(), area.top() + area.height() * 0.31 + 4.6, words, size, "text.secondary", 500)
        smaller = [one for one in sizes if one < size] or sizes[-1:]
        size, words = self.canvas.fitted(self.carried.condition(quest), area.width(), smaller)
        self.canvas.text(area.left(), area.bottom() - 6.5, words, size, "text.tertiary")

    def _frame(self, area: QRectF, state: str) -> None:
        x, y, wide, high = sides(area)
        if state in ("chosen", "subject"):
            self.canvas.cut(x + 1, y + 1, wide - 2, high - 2, 4, "accent.warm", None, alpha=0.2)
        if state in ("offered", "chosen", "subject"):
            self.canvas.cut(x + 1, y + 1, wide - 2, high - 2, 4, None, "accent.warm", 2)
        elif state == "danger":
            self.canvas.cut(x + 1, y + 1, wide - 2, high - 2, 4, None, "state.danger", 2)
