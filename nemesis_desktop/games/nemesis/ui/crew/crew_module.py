"""One module of the crew strip: where its parts lie, and how they are drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.wounds import LIGHT_WOUND_SPACES, SERIOUS_WOUND_LIMIT
from nemesis_desktop.games.nemesis.said.wording import thing_name
from nemesis_desktop.games.nemesis.ui.crew.crew_mutation import paint_mutation
from nemesis_desktop.games.nemesis.ui.crew.crew_words import place_words
from nemesis_desktop.games.nemesis.ui.crew.module_layout import GONE, LEFT, RIGHT, SHORT_STRIP, Module, mutant
from nemesis_desktop.games.nemesis.ui.signs import LEADER, intruder, worn
from nemesis_desktop.games.nemesis.view import CrewView, HeldView, View, WoundView
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import MODULE, Paint
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.play.offers import State

COLOURS: Final = ("red", "yellow", "green", "blue")
LINE_HIGH: Final = 0.94
"""What a line of type covers of its size, from the top of a capital to the foot of what hangs below."""
PALE_BLOOD: Final = "#EDBBAF"


class ModulePainter:
    """Draws modules.

    Args:
        view: the table.
        words: the language.
        wide: the width of the strip, in units.
        state: how a thing looks that the open question may offer.
    """

    def __init__(self, view: View, words: Words, wide: float, state: Callable[[Anchor], State]) -> None:
        self._view = view
        self._words = words
        self._wide = wide
        self._state = state

    def paint(self, canvas: Canvas, person: CrewView, module: Module) -> None:
        """Draw a module; the canvas is the strip's."""
        inside = canvas.at(0, module.top)
        inside.text_scale = module.text
        self._paint_frame(inside, person, module)
        self._paint_head(inside, person, module)
        if person.character is None:
            return
        if person.seat == self._view.intruder_player:
            self._paint_leader(inside, person, module)
            return
        if person.status == "dead":
            self._paint_death(inside, person, module)
            return
        inside.painter.setOpacity(0.5 if person.status in GONE else 1.0)
        self._paint_wounds(inside, person, module)
        self._paint_markers(inside, person, module)
        self._paint_cards(inside, person, module)
        self._paint_hands(inside, person, module)
        if mutant(person):
            area = module.strip_area().translated(0, -module.top)
            paint_mutation(inside, area, person, self._view, self._words, short=module.strip_y is None)
        inside.painter.setOpacity(1.0)

    def _worded(self, id: str) -> str:
        return self._words.text(Text(id))

    def _paint_frame(self, canvas: Canvas, person: CrewView, module: Module) -> None:
        wide, high = self._wide, module.high
        acting = self._view.acting == person.seat
        state = self._state(Anchor("seat", person.seat))
        edge, line = "line.edge", 1.0
        if acting:
            edge, line = "accent.warm", 2.0
        elif person.in_combat:
            edge, line = "state.danger_soft", 1.4
        fill: Paint = MODULE
        if state in ("offered", "chosen", "danger"):
            edge, line = "state.danger" if state == "danger" else "accent.warm", 2.0
            fill = "state.danger_ground" if state == "danger" else "accent.warm_ground"
        dash = (6.0, 4.0) if state == "chosen" else ()
        canvas.cut(line / 2, line / 2, wide - line, high - line, measure("corner.panel"), fill, edge, line, dash=dash)
        canvas.line([(8, 1.6), (wide - 8, 1.6)], "#FFFFFF", 1, alpha=0.06)
        if state in ("offered", "danger"):
            self._paint_brackets(canvas, high, edge)
        if state == "chosen":
            canvas.symbol("symbols/check", wide - 24, high - 24, 17, "accent.warm")

    def _paint_brackets(self, canvas: Canvas, high: float, ink: str) -> None:
        left, right, top, bottom, arm = 5.0, self._wide - 5, 5.0, high - 5, 12.0
        for x, y, across, down in (
            (left, top, arm, arm),
            (right, top, -arm, arm),
            (left, bottom, arm, -arm),
            (right, bottom, -arm, -arm),
        ):
            canvas.line([(x + across, y), (x, y), (x, y + down)], ink, 2.4)

    def _paint_head(self, canvas: Canvas, person: CrewView, module: Module) -> None:
        size = 30.0 if module.tall else 26.0
        middle = QPointF(24, 23.5 if module.tall else 19.5)
        leads = person.seat == self._view.intruder_player
        gone = person.status == "dead" and not leads
        emblem = LEADER if leads else worn(person.character)
        token(canvas, middle, size, person.colour, emblem, faded=gone)
        signs = self._signs(person, leads=leads)
        x = RIGHT - 16
        for name, ink in signs:
            canvas.symbol(f"symbols/{name}", x, 7.5 if module.tall else 5.5, 17 if name == "combat_only" else 16, ink)
            x -= 19
        room = (x + 16 if signs else RIGHT) - 47
        size, name = canvas.fitted(person.name, room, (15.5, 15, 14.5, 14, 13.5, 13, 12.5), 600)
        used = canvas.text(47, module.name_line, name, size, "text.secondary" if gone else "text.primary", 600)
        role = "" if person.character is None else self._worded(f"character-{person.character}")
        role = self._worded("ui-modes-role") if leads else role
        if role and used + 7 + canvas.width(role, 12) <= room and canvas.text_scale < 1.3:
            canvas.text(47 + used + 7, module.name_line, role, 12, "text.secondary")
        self._paint_place(canvas, person, module)

    def _paint_place(self, canvas: Canvas, person: CrewView, module: Module) -> None:
        place = place_words(person, self._view, self._words, short=True)
        ink = "text.pale" if person.status == "dead" else "accent.cold"
        if person.character is None:
            # Nothing stands below yet: there is room for a second line.
            size, lines = canvas.fitted_lines(
                place, RIGHT - 47 + 4, 3.2 * 12.5 * canvas.text_scale, (12.5, 12, 11.5), 500
            )
            canvas.lines(47, module.place_line - 11 * canvas.text_scale, lines, size, ink, 500)
            return
        size, place = canvas.fitted(place, RIGHT - 47 + 4, (12.5, 12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8), 500)
        canvas.text(47, module.place_line, place, size, ink, 500)

    @staticmethod
    def _signs(person: CrewView, *, leads: bool) -> list[tuple[str, str]]:
        signs = []
        if person.first_player:
            signs.append(("first_player", "accent.warm"))
        if person.in_combat:
            signs.append(("combat_only", "state.danger"))
        if person.passed and (leads or person.status not in GONE):
            signs.append(("passed", "text.secondary"))
        return signs

    def _paint_wounds(self, canvas: Canvas, person: CrewView, module: Module) -> None:
        y = module.wounds_y
        for index in range(LIGHT_WOUND_SPACES):
            ink = "state.danger" if index < person.light_wounds else "line.edge"
            canvas.symbol("symbols/light_wound", LEFT + 18 * index, y, 16, ink)
        for index in range(max(SERIOUS_WOUND_LIMIT, len(person.wounds))):
            x = LEFT + 41 + 18 * index
            if index < len(person.wounds):
                self._paint_wound(canvas, person.wounds[index], x, y)
            else:
                canvas.cut(x + 1.5, y + 1.5, 13, 13, 2.5, None, "line.edge", 1.2)

    def _paint_wound(self, canvas: Canvas, wound: WoundView, x: float, y: float) -> None:
        if wound.dressed:
            canvas.cut(x + 1.5, y + 1.5, 13, 13, 2.5, "ground.bg0", None)
            canvas.symbol("symbols/wound_dressed", x, y, 16, "text.pale")
        else:
            canvas.symbol(f"symbols/wound_{wound.kind}", x, y, 16, "state.danger")
        state = self._state(Anchor("wound", wound.card))
        if state in ("offered", "chosen"):
            canvas.cut(x - 1.5, y - 1.5, 19, 19, 4, None, "accent.warm", 2.4 if state == "chosen" else 1.6)

    def _paint_markers(self, canvas: Canvas, person: CrewView, module: Module) -> None:
        markers = (
            (person.slime, "slime", "state.success"),
            (person.larva, "larva_on_board", "state.danger"),
            (person.signal, "signal", "accent.cold"),
        )
        shown = [(name, ink) for is_there, name, ink in markers if is_there]
        pitch = 19.0 if len(shown) < 3 else 16.0
        for index, (name, ink) in enumerate(shown):
            canvas.symbol(f"symbols/{name}", RIGHT - 16 - pitch * index, module.wounds_y, 16, ink)

    def _paint_cards(self, canvas: Canvas, person: CrewView, module: Module) -> None:
        y = module.cards_y + 0.5
        line = y + 13
        canvas.symbol("symbols/hand_card", LEFT, y, 16, "text.secondary")
        self._number(canvas, LEFT + 19, line, str(person.hand_count))
        x = LEFT + 47.0
        left = person.objectives_left
        if left:
            canvas.symbol("symbols/objective", LEFT + 34, y + 1, 14, "text.tertiary")
            self._number(canvas, LEFT + 50, line, str(left), "text.secondary")
            x += 16
        right = RIGHT + 2 - (SHORT_STRIP + 3 if mutant(person) and module.strip_y is None else 0)
        self._paint_backs(canvas, Counter(person.items), x, y - 1, right)

    def _number(self, canvas: Canvas, x: float, line: float, number: str, ink: str = "text.primary") -> None:
        canvas.text(x, line, number, 14.5 * min(canvas.text_scale, 1.1), ink, 700, grow=False)

    def _paint_backs(self, canvas: Canvas, backs: Counter[str], x: float, y: float, end: float) -> None:
        shown = [colour for colour in COLOURS if backs[colour]] + [other for other in backs if other not in COLOURS]
        if not shown:
            return
        wide = min(31.0, (end - x - 3 * (len(shown) - 1)) / len(shown))
        close = wide < 27
        for colour in shown:
            ground = f"item.{colour}" if colour in COLOURS or colour == "white" else "item.none"
            ink = "text.primary" if ground == "item.none" else "text.plate_ink"
            canvas.cut(x, y, wide, 17, 3, ground)
            glyph = colour if ground != "item.none" else ""
            size = 9.0 if close else 11.0
            name = f"symbols/item_{glyph}" if glyph else "symbols/item"
            canvas.symbol(name, x + (1.5 if close else 4), y + 8.5 - size / 2, size, ink)
            count = 12.0 if close else 13.0
            right = x + wide - (2.0 if close else 5.5)
            canvas.text(right, y + 13.2, str(backs[colour]), count, ink, 700, align="right", grow=False)
            x += wide + 3

    def _paint_hands(self, canvas: Canvas, person: CrewView, module: Module) -> None:
        for slot, area in enumerate(module.hand_areas(person)):
            area.translate(0, -module.top)
            things = person.held[slot] if slot < len(person.held) else ()
            lost = not things and slot >= person.hand_slots
            if module.boxes:
                self._paint_hand_box(canvas, area, things, lost)
            else:
                self._paint_hand_line(canvas, area, things, lost)

    def _hand_edge(self, things: Sequence[HeldView]) -> tuple[str, float]:
        states = {self._state(Anchor(kind, thing.id)) for thing in things for kind in ("item", "object")}
        if "chosen" in states:
            return "accent.warm", 2.4
        if "danger" in states:
            return "state.danger", 1.6
        return ("accent.warm", 1.6) if "offered" in states else ("line.hair", 1.0)

    def _paint_hand_box(self, canvas: Canvas, area: QRectF, things: Sequence[HeldView], lost: bool) -> None:
        x, y, wide, high = area.x(), area.y(), area.width(), area.height()
        edge, line = self._hand_edge(things)
        canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 1, 4, "ground.bg0", edge, line)
        if lost:
            canvas.symbol("symbols/cross", x + wide / 2 - 7, y + high / 2 - 7, 14, "line.edge")
        elif not things:
            canvas.line([(x + wide / 2 - 5, y + high / 2), (x + wide / 2 + 5, y + high / 2)], "line.edge", 1.6)
        elif len(things) > 1:
            for row, thing in enumerate(things[:2]):
                half = (high - 2) / 2
                self._paint_thing_line(canvas, QRectF(x + 4.5, y + 1 + row * half, wide - 7, half), thing)
        else:
            self._paint_thing_box(canvas, area, things[0])

    def _paint_thing_box(self, canvas: Canvas, area: QRectF, thing: HeldView) -> None:
        x, y, wide, high = area.x() + 4.5, area.y(), area.width() - 6, area.height()
        name = self._words.text(thing_name(thing.id))
        if thing.capacity is None:
            size, lines = canvas.fitted_lines(name, wide, high - 3, (12, 11.5, 11, 10.5), 500, 1.08, 2)
            step = canvas.leading(size, 1.08)
            top = y + (high - step * len(lines)) / 2 - 0.5
            canvas.lines(x, top, lines, size, "text.secondary", 500, 1.08)
            return
        if canvas.width(name, 11.5, 500) > wide and " " in name:
            self._paint_long_weapon(canvas, area, thing, name)
            return
        size, name = canvas.fitted(name, wide, (12, 11.5, 11), 500)
        step = canvas.leading(size, 1.0)
        top = y + (high - step - 12.5) / 2
        canvas.text(x, top + step * 0.86, name, size, "text.secondary", 500)
        self._paint_ammo(canvas, x + 0.5, top + step + 2, thing)

    def _paint_long_weapon(self, canvas: Canvas, area: QRectF, thing: HeldView, name: str) -> None:
        """A name of two lines; the ammo stands behind the second one, in numbers."""
        x, right = area.x() + 4.5, area.right() - 4
        first, _, second = name.partition(" ")
        size, first = canvas.fitted(first, right - x, (12, 11.5, 11), 500)
        step = canvas.leading(size, 1.12)
        line = area.y() + area.height() / 2 - step * 0.14
        canvas.text(x, line, first, size, "text.secondary", 500)
        ammo = f"{thing.ammo or 0}/{thing.capacity}"
        used = canvas.text(right, line + step, ammo, 12, "text.primary", 700, align="right", grow=False)
        size, second = canvas.fitted(second, right - x - used - 4, (size, 11.5, 11, 10.5, 10, 9.5, 9), 500)
        canvas.text(x, line + step, second, size, "text.secondary", 500)

    def _paint_ammo(self, canvas: Canvas, x: float, y: float, thing: HeldView) -> None:
        now, full = thing.ammo or 0, thing.capacity or 0
        right = canvas.bars(x, y, now, full)
        canvas.text(right + 4, y + 9.5, f"{now}/{full}", 12, "text.secondary", 500, grow=False)

    def _paint_hand_line(self, canvas: Canvas, area: QRectF, things: Sequence[HeldView], lost: bool) -> None:
        edge, line = self._hand_edge(things)
        canvas.cut(area.x() + 0.5, area.y() + 0.5, area.width() - 1, area.height() - 0.2, 3, "ground.bg0", edge, line)
        middle, x = area.y() + area.height() / 2, area.x() + area.width() / 2
        if lost:
            canvas.symbol("symbols/cross", x - 5, middle - 5, 10, "line.edge")
        elif not things:
            canvas.line([(x - 5, middle), (x + 5, middle)], "line.edge", 1.6)
        share = (area.width() - 9) / max(1, len(things))
        for index, thing in enumerate(things):
            part = QRectF(area.x() + 5 + index * share, area.y(), share - (4 if len(things) > 1 else 0), area.height())
            self._paint_thing_line(canvas, part, thing)

    def _paint_thing_line(self, canvas: Canvas, area: QRectF, thing: HeldView) -> None:
        tall = min(12.0, (area.height() - 3.6) / LINE_HIGH / canvas.text_scale)
        room, line = area.width(), area.y() + area.height() / 2 + 0.32 * tall * canvas.text_scale
        if thing.capacity is not None:
            ammo = f"{thing.ammo or 0}/{thing.capacity}"
            room -= canvas.text(area.right(), line, ammo, tall, "text.primary", 600, align="right") + 5
        name = self._words.text(thing_name(thing.id))
        two = [size / canvas.text_scale for size in (12, 11.5, 11, 10.5, 10, 9.5, 9)]
        if canvas.width(name, tall * 0.84, 500) > room and area.height() >= 2 * two[-1] * canvas.text_scale:
            size, lines = canvas.fitted_lines(name, room, area.height() - 1.5, two, 500, 1.0, 2)
            top = area.y() + (area.height() - len(lines) * canvas.leading(size, 1.0)) / 2 - 0.5
            canvas.lines(area.x(), top, lines, size, "text.secondary", 500, 1.0)
            return
        size, name = canvas.fitted(
            name, room, [tall * share for share in (1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68)], 500
        )
        canvas.text(area.x(), line, name, size, "text.secondary", 500)

    def _paint_leader(self, canvas: Canvas, person: CrewView, module: Module) -> None:
        """The intruder player: every kind that is on board, and the cards in hand and deck."""
        counts = Counter(one.kind for one in self._view.intruders)
        shown = [kind for kind in reversed(tuple(self._view.printed.kinds)) if counts[kind]]
        # Below the longest letters of the line above, also in the low modules of large text.
        y = module.wounds_y + 4
        canvas.line([(LEFT, y - 2), (RIGHT, y - 2)], "state.danger_soft", 1)
        pitch = (RIGHT - LEFT) / max(4, len(shown))
        for number, kind in enumerate(shown):
            x = LEFT + number * pitch
            canvas.symbol(intruder(kind), x, y + 2, 18, PALE_BLOOD)
            self._number(canvas, x + 19, y + 15, str(counts[kind]))
        y = module.high - 26
        canvas.symbol("symbols/hand_card", LEFT, y, 16, "text.secondary")
        self._number(canvas, LEFT + 19, y + 13, str(person.hand_count))
        canvas.symbol(intruder(self._view.printed.ruler), LEFT + 47, y, 16, "state.danger")
        self._number(canvas, LEFT + 66, y + 13, str(self._view.decks.get("intruder", 0)), "text.secondary")

    def _paint_death(self, canvas: Canvas, person: CrewView, module: Module) -> None:
        canvas.line([(LEFT, module.wounds_y), (RIGHT, module.wounds_y)], "line.hair", 1)
        canvas.symbol("symbols/corpse", LEFT + 6, module.wounds_y + 9, 24, "line.strong")
        if person.cause_of_death:
            cause = self._words.text(Text(f"cause-{person.cause_of_death}"))
            top = module.wounds_y + 13
            size, lines = canvas.fitted_lines(cause, RIGHT - 47 + 4, module.high - top - 5, (12.5, 12), 400, 1.15)
            canvas.lines(47, top, lines, size, "text.secondary", 400, 1.15)
