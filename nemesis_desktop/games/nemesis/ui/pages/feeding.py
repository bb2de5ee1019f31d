"""The page of a room in which Carnomorphs feed: what is eaten first, and what becomes of each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from attrs import define, frozen
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.events import Event, Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.ui.explain.places import room_text
from nemesis_desktop.games.nemesis.ui.pages.blocks import part_of
from nemesis_desktop.games.nemesis.ui.pages.teller import Teller
from nemesis_desktop.games.nemesis.ui.signs import FOODS, intruder
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import disc
from nemesis_desktop.table.show.page import Block, Page, Rows
from nemesis_desktop.table.widgets.card_frame import raised

Fed = story.IntruderHeals | story.Develops | story.Eats
"""What is told of one that feeds, in this order; only what it eats is always told."""
BELONGS: Final[frozenset[type[Event]]] = frozenset(
    (story.IntruderHeals, story.Develops, story.AdaptationShown, story.Eats, story.NestDestroyed)
)

STEP: Final = 420.0
"""Milliseconds between two steps of a feeder."""
TALL, SMALL = 104.0, 46.0
"""The height of a feeder's row, with its steps, and without them where there are many."""
MOST_TALL: Final = 2
"""So many rows with their steps leave the words their size; one less where an adaptation is turned up as well."""
PICTURE: Final = "art/events/scavenging_biomatter"


@define
class Meal:
    """One that feeds: what it was, how many injuries it lost, what it has become, what it ate."""

    number: int
    kind: str
    into: str
    healed: int = 0
    food: str = ""


def is_feeding(told: Told, rest: Sequence[Told]) -> bool:
    """Whether an event begins the feeding in a room: who heals there goes on to grow or to eat."""
    event = told.event
    if isinstance(event, story.IntruderHeals):
        after = rest[0].event if rest else None
        return isinstance(after, story.Develops | story.Eats) and after.intruder == event.intruder
    return isinstance(event, story.Develops | story.Eats)


def is_part(told: Told, first: Told) -> bool:
    """Whether an event belongs to the feeding in the same room."""
    room = getattr(told.event, "room", None)
    return type(told.event) in BELONGS and room in (None, getattr(first.event, "room", None))


def meals_of(events: Sequence[Event]) -> list[Meal]:
    """Who has fed, one after another."""
    found: dict[int, Meal] = {}
    for event in events:
        if not isinstance(event, Fed):
            continue
        meal = found.setdefault(event.intruder, Meal(event.intruder, event.kind, event.kind))
        match event:
            case story.IntruderHeals():
                meal.healed += event.count
            case story.Develops():
                meal.into = event.into
            case story.Eats():
                meal.food = event.food
    return list(found.values())


def feeding(teller: Teller, event: Fed) -> Page:
    """All that feed in a room, in their order, and those that find nothing."""
    told = [teller.moment.told, *teller.gathered]
    meals = meals_of([one.event for one in told])
    shown = [one.event for one in told if isinstance(one.event, story.AdaptationShown)]
    signs = [one for one in told if isinstance(one.event, story.AdaptationShown | story.NestDestroyed)]
    hungry = _hungry(teller.end, event.room, meals)
    words = [teller.say("ui-stage-feeding-done", count=len(meals))]
    if hungry:
        words.append(teller.say("ui-stage-feeding-hungry", count=hungry))
    names = {food: teller.say(f"ui-stage-food-{food}") for food in FOODS}
    order = FoodOrder(names, [meal.food for meal in meals], _lying(teller.end, event.room))
    tall = len(meals) <= MOST_TALL - bool(signs)
    rows = [Feeder(teller, place, meal, tall, place * 3 * STEP) for place, meal in enumerate(meals)]
    blocks: tuple[Block, ...] = (order, *rows, *_told(teller, signs))
    note = " ".join(teller.say(f"weakness-{one.weakness}-text") for one in shown)
    return Page(
        teller.words.text(Text("ui-stage-feeding", room=room_text(event.room, teller.end))),
        " ".join(words),
        "danger",
        note=note,
        picture=PICTURE,
        blocks=blocks,
        sign=("symbols/feed", "state.danger"),
        settles=round(3 * STEP * len(meals)) if tall else round(STEP),
        hold=1500 + 500 * len(meals),
        read_aloud=True,
    )


def _told(teller: Teller, signs: Sequence[Told]) -> tuple[Rows, ...]:
    if not signs:
        return ()
    rows = []
    for one in signs:
        event = one.event
        picture = f"adaptation_{event.weakness}" if isinstance(event, story.AdaptationShown) else "egg"
        rows.append((f"symbols/{picture}", "state.danger", teller.log(one), True))
    return (Rows(tuple(rows)),)


def _hungry(view: View, slot: int, meals: Sequence[Meal]) -> int:
    """How many are in the room that have not fed: nobody feeds among people, so they have found no food."""
    fed = {meal.number for meal in meals}
    return sum(one.room == slot and one.id not in fed and not one.in_combat for one in view.intruders)


def _lying(view: View, slot: int) -> set[str]:
    """The food that is left in a room."""
    room = next(one for one in view.rooms if one.slot == slot)
    found = {
        "egg" if thing.startswith("egg") else "carcass" for thing in room.objects if not thing.startswith("corpse")
    }
    for thing in room.objects:
        if thing.startswith("corpse"):
            found.add("blue_corpse" if thing == "corpse_blue" else "red_corpse")
    if room.tile == "nest" and room.explored and view.eggs:
        found.add("egg")
    if any(one.room == slot and one.kind == "metagorger" for one in view.intruders):
        found.add("metagorger")
    return found


@frozen(eq=False)
class FoodOrder:
    """All foods in their order: what has been eaten here is red, what lies there still light, the rest faint."""

    names: Mapping[str, str]
    eaten: Sequence[str]
    left: set[str]

    def high(self, canvas: Canvas, wide: float) -> float:
        """One row."""
        return 50.0

    def paint(self, canvas: Canvas, x: float, y: float, wide: float, clock: float) -> None:
        """A chip for each, arrows between them."""
        step = wide / len(FOODS)
        size = _common(canvas, tuple(self.names.values()), step - 13, 12.5)
        for place, (food, (sign, ink)) in enumerate(FOODS.items()):
            left, box = x + place * step, step - 7
            eaten, there = food in self.eaten, food in self.left
            alpha = 1.0 if eaten or there else 0.34
            edge = "state.danger" if eaten else "line.strong" if there else "line.hair"
            canvas.cut(left, y, box, 48, 6, "state.danger_ground" if eaten else "ground.inset_bottom", edge, 1.4)
            canvas.sign(sign, QPointF(left + box / 2, y + 16), 22, ink, alpha)
            words = "text.primary" if eaten else "text.secondary" if there else "text.tertiary"
            area = QRectF(left + 3, y + 29, box - 6, 16)
            weight = 600 if eaten else 400
            canvas.label(area, self.names[food], (size,), words, weight, "text", "middle", grow=False)
            if place:
                canvas.line([(left - 6, y + 20), (left - 2, y + 24), (left - 6, y + 28)], "line.strong", 1.6)


def _common(canvas: Canvas, words: Sequence[str], room: float, largest: float) -> float:
    """One size at which each of some words fits."""
    sizes = [largest - 0.5 * step for step in range(14)]
    return min(canvas.fitted(one, room, sizes, 600, grow=False)[0] for one in words)


class Feeder:
    """One that feeds: it heals, grows and eats, and stands there as what it is now.

    Args:
        teller: the words.
        place: which one it is in the room, from 0.
        meal: what became of it.
        tall: whether there is room for its three steps.
        begins: when its first step comes, in milliseconds.
    """

    def __init__(self, teller: Teller, place: int, meal: Meal, tall: bool, begins: float) -> None:
        self.number, self.meal, self.tall, self.begins = place + 1, meal, tall, begins
        self.before = raised(teller.say(f"intruder-{meal.kind}"))
        self.after = raised(teller.say(f"intruder-{meal.into}"))
        grows = meal.into != meal.kind
        largest = meal.kind == list(teller.end.printed.kinds)[-1]
        healed = teller.say("ui-stage-feeding-healed", count=meal.healed)
        growth = "up" if grows else "largest" if largest else "blocked"
        self.steps = (
            ("symbols/heal_injuries", "state.success", teller.say("ui-stage-feeding-heal"), healed),
            (
                "symbols/develop" if grows else "symbols/development_blocked",
                "state.danger" if grows else "text.tertiary",
                teller.say("ui-stage-feeding-develop"),
                teller.say(f"ui-stage-feeding-{growth}"),
            ),
            (*FOODS[meal.food], teller.say("ui-stage-feeding-eat"), teller.say(f"ui-stage-food-{meal.food}")),
        )

    def high(self, canvas: Canvas, wide: float) -> float:
        """One row."""
        return TALL if self.tall else SMALL

    def paint(self, canvas: Canvas, x: float, y: float, wide: float, clock: float) -> None:
        """From left to right; each step lights up in its time."""
        high = self.high(canvas, wide) - 3
        canvas.cut(x, y, wide, high, 8, ("state.infected_top", "ground.bg0"), "state.danger_soft", 1.3)
        if self.tall:
            self._paint_steps(canvas, x, y, wide, clock)
        else:
            self._paint_line(canvas, x, y, wide, high)

    def _paint_steps(self, canvas: Canvas, x: float, y: float, wide: float, clock: float) -> None:
        self._paint_beast(canvas, x + 34, y + 38, 40, self.meal.kind, self.before)
        done = part_of(clock, self.begins + 2 * STEP, STEP) >= 1
        left, right = x + 68, x + wide - 72
        step = (right - left) / 3
        type_size = _common(canvas, [title for _, _, title, _ in self.steps], step - 13, 13.5)
        for place, (sign, ink, title, words) in enumerate(self.steps):
            lit = part_of(clock, self.begins + place * STEP, STEP / 2)
            area = QRectF(left + place * step, y + 9, step - 7, 82)
            self._paint_step(canvas, area, sign, ink, words, lit)
            line = area.adjusted(3, 30, -3, -34)
            canvas.label(line, title, (type_size,), "text.primary", 600, "text", "middle", grow=False)
        size = 40 if self.meal.into == self.meal.kind else 50
        self._paint_beast(canvas, x + wide - 35, y + 38, size, self.meal.into, self.after, 1.0 if done else 0.3)

    @staticmethod
    def _paint_step(canvas: Canvas, area: QRectF, sign: str, ink: str, words: str, lit: float) -> None:
        x, y, wide = area.x(), area.y(), area.width()
        edge = "line.strong" if lit >= 1 else "state.danger" if lit > 0 else "line.hair"
        canvas.cut(x, y, wide, area.height(), 6, "ground.inset_bottom", edge, 1.3)
        alpha = 0.35 + 0.65 * lit
        canvas.sign(sign, QPointF(x + wide / 2, y + 17), 23, ink, alpha)
        sizes = (12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
        size, lines = canvas.fitted_lines(words, wide - 8, 30, sizes, 400, 1.08, grow=False)
        canvas.lines(x + wide / 2, y + 50, lines, size, "text.secondary", 400, 1.08, "middle", grow=False)

    def _paint_beast(
        self, canvas: Canvas, x: float, y: float, size: float, kind: str, name: str, alpha: float = 1.0
    ) -> None:
        before = canvas.painter.opacity()
        canvas.painter.setOpacity(before * alpha)
        disc(canvas, QPointF(x, y), size, intruder(kind))
        type_size = _common(canvas, (self.before, self.after), 62, 13.5)
        area = QRectF(x - 32, y + 30, 64, 22)
        canvas.label(area, name, (type_size,), "text.primary", 600, "text", "middle", grow=False)
        canvas.painter.setOpacity(before)

    def _paint_line(self, canvas: Canvas, x: float, y: float, wide: float, high: float) -> None:
        """What it was, what it ate, what it is: where there are many."""
        middle = y + high / 2
        disc(canvas, QPointF(x + 26, middle), 30, intruder(self.meal.kind))
        canvas.line([(x + 52, middle), (x + 68, middle)], "text.secondary", 2)
        sign, ink = FOODS[self.meal.food]
        canvas.sign(sign, QPointF(x + 84, middle), 22, ink)
        canvas.line([(x + 100, middle), (x + 116, middle)], "text.secondary", 2)
        disc(canvas, QPointF(x + 144, middle), 34, intruder(self.meal.into))
        area = QRectF(x + 170, y, wide - 178, high)
        canvas.label(area, self.after, canvas.steps(15, 9), "text.primary", 600)
