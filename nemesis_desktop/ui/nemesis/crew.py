"""The crew strip: one module per person with all that everybody may know about the character."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from attrs import frozen
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QHideEvent, QMoveEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.components.wounds import LIGHT_WOUND_SPACES, SERIOUS_WOUND_LIMIT
from nemesis_desktop.games.nemesis.view import CrewView, HeldView, WoundView
from nemesis_desktop.games.nemesis.wording import thing_name
from nemesis_desktop.ui.explain import Explanation
from nemesis_desktop.ui.nemesis.board_part import BoardPart
from nemesis_desktop.ui.nemesis.crew_words import crew_lines, held_words, person_title, place_words
from nemesis_desktop.ui.nemesis.piles import PilesViewer
from nemesis_desktop.ui.paint import player_token
from nemesis_desktop.ui.theme import measure
from nemesis_desktop.ui.widgets.canvas import MODULE, Canvas, Paint

TALL, LOW = 126.0, 100.0
"""The height of a module: up to four people share the strip as four, five as five."""

GAP = 5.25
LEFT, RIGHT = 9.0, 154.0
COLOURS: Final = ("red", "yellow", "green", "blue")
GONE: Final = frozenset({"dead", "hibernating", "launched"})
TEXT_MOST = {TALL: 1.45, LOW: 1.25}
"""Words in a module stop growing here; the explanation card takes over."""


@frozen
class _Module:
    """Where the parts of a module lie, in units from its upper left corner."""

    top: float
    high: float
    text: float
    name_line: float
    place_line: float
    wounds_y: float
    cards_y: float
    hands_y: float
    hands_high: float
    boxes: bool
    """Whether hands are two boxes side by side; else two full lines."""


def _module(top: float, high: float, text: float) -> _Module:
    text = min(text, TEXT_MOST[high])
    tall = high == TALL
    name_line = 4 + 15.5 * text * (1.06 if tall else 0.95)
    place_line = name_line + 12.5 * text * (1.24 if tall else 1.12)
    wounds_y = max(42.9 if tall else 35.5, place_line + 6.5)
    cards_y = wounds_y + (18.9 if tall else 17)
    hands_y = cards_y + (23.2 if tall else 18.5)
    return _Module(top, high, text, name_line, place_line, wounds_y, cards_y, hands_y, high - hands_y - 7, tall)


class _Pointer(QWidget):
    """The warm arrow beside the module of the acting person; it lies over the gap between crew strip and map."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the arrow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF())
        canvas.polygon([(0, 0), (8, 8), (0, 16)], "accent.warm")


class CrewStrip(BoardPart):
    """One module per person. A click on a module means the person, a click in a hand the thing in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pointer = _Pointer(parent)
        self._pointer.hide()

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Every person, every thing in a hand, every serious wound."""
        if not self.ready:
            return None
        for person, module in self._modules():
            area = self._area_of(anchor, person, module)
            if area is not None:
                unit = self.unit
                return QRectF(area.x() * unit, area.y() * unit, area.width() * unit, area.height() * unit)
        return None

    def _area_of(self, anchor: Anchor, person: CrewView, module: _Module) -> QRectF | None:
        if anchor.kind == "seat" and anchor.id == person.seat:
            return QRectF(0, module.top, self.wide, module.high)
        if person.status in GONE or person.character is None:
            return None
        if anchor.kind in ("item", "object"):
            for slot, area in enumerate(self._hand_areas(person, module)):
                for thing, part in self._shares(person, slot, area):
                    if thing.id == anchor.id:
                        return part
        if anchor.kind == "wound":
            cards = [wound.card for wound in person.wounds]
            return self._wound_area(cards.index(str(anchor.id)), module) if anchor.id in cards else None
        return None

    @staticmethod
    def _shares(person: CrewView, slot: int, area: QRectF) -> list[tuple[HeldView, QRectF]]:
        """The things in a hand slot (two when Duct Tape joins them), each with its part of the slot's place."""
        things = person.held[slot] if slot < len(person.held) else ()
        share = area.height() / max(1, len(things))
        return [
            (thing, QRectF(area.left(), area.top() + index * share, area.width(), share))
            for index, thing in enumerate(things)
        ]

    @staticmethod
    def _wound_area(index: int, module: _Module) -> QRectF:
        return QRectF(LEFT + 38.5 + 18 * index, module.top + module.wounds_y - 3, 21, 22)

    # ---------------------------------------------------------------- where things lie

    def _modules(self) -> list[tuple[CrewView, _Module]]:
        assert self.view is not None
        crew = self.view.crew
        high = TALL if len(crew) <= 4 else LOW
        gap = GAP if len(crew) <= 4 else 5.0
        return [(one, _module(index * (high + gap), high, self.text_scale)) for index, one in enumerate(crew)]

    def lay_spots(self) -> None:
        """The module, the cards of the person, each hand, and wounds that may be chosen."""
        assert self.view is not None and self.words is not None
        for person, module in self._modules():
            self._lay_person(person, module)
            if person.status in GONE or person.character is None:
                continue
            self._lay_cards(person, module)
            for slot, area in enumerate(self._hand_areas(person, module)):
                self._lay_hand(person, slot, area)
            self._lay_wounds(person, module)
        self._place_pointer()

    def _lay_person(self, person: CrewView, module: _Module) -> None:
        assert self.view is not None and self.words is not None
        anchor = Anchor("seat", person.seat)
        lines = crew_lines(person, self.view, self.words)
        reason = "" if self.offers is None else self.offers.reason(anchor) or ""
        kind = "danger" if person.in_combat or person.status == "dead" else "term"
        about = Explanation(person_title(person, self.words), tuple(lines), kind, reason=reason)
        area = QRectF(0, module.top, self.wide, module.high)
        spot = self.spot(("seat", person.seat), area, person.name, about, self._choice(anchor))
        spot.corner = measure("corner.panel")
        spot.speak(about.title, " ".join((*lines, reason)).strip())

    def _lay_cards(self, person: CrewView, module: _Module) -> None:
        words = self.say("cards", hand=person.hand_count, deck=person.deck_count, discard=len(person.discard))
        about = Explanation(self.say("discard-of", name=person.name), (words, self.say("look-through")))
        area = QRectF(LEFT - 2, module.top + module.cards_y - 2, 36, 21)
        spot = self.spot(("cards", person.seat), area, about.title, about, partial(self._look_through, person))
        spot.speak(about.title, " ".join(about.lines))

    def _lay_hand(self, person: CrewView, slot: int, area: QRectF) -> None:
        assert self.words is not None
        for index, (thing, part) in enumerate(self._shares(person, slot, area)):
            anchor = self._anchor_of(thing)
            name = held_words(thing, self.words)
            key = ("hand", person.seat, slot, index)
            spot = self.spot(key, part, name, Anchor("item", thing.id), self._choice(anchor))
            reason = None if self.offers is None else self.offers.reason(anchor)
            spot.speak(f"{person.name}: {name}", reason or "")

    def _lay_wounds(self, person: CrewView, module: _Module) -> None:
        for index, wound in enumerate(person.wounds):
            anchor = Anchor("wound", wound.card)
            action = self._choice(anchor)
            if action is None:
                continue
            area = self._wound_area(index, module)
            self.spot(("wound", wound.card), area, self.worded(f"wound-{wound.kind}"), anchor, action)

    def _anchor_of(self, thing: HeldView) -> Anchor:
        item, heavy = Anchor("item", thing.id), Anchor("object", thing.id)
        return heavy if self.offers is not None and self.offers.state(heavy) != "none" else item

    def _choice(self, anchor: Anchor) -> partial[None] | None:
        if self.offers is None or not self.offers.acts_at(anchor):
            return None
        return partial(self.chosen.emit, anchor)

    def _look_through(self, person: CrewView) -> None:
        if self.view is not None and self.words is not None:
            PilesViewer.over(self, self.view, self.words, ("person", person.seat))

    def _hand_areas(self, person: CrewView, module: _Module) -> list[QRectF]:
        top = module.top + module.hands_y
        if module.boxes:
            return [QRectF(LEFT + 75 * slot, top, 70.5, module.hands_high) for slot in range(2)]
        line = module.hands_high / 2
        return [QRectF(LEFT, top + line * slot, RIGHT - LEFT, line - 1.5) for slot in range(2)]

    # ---------------------------------------------------------------- the picture

    def paint_board(self, canvas: Canvas) -> None:
        """Every module."""
        for person, module in self._modules():
            inside = canvas.at(0, module.top)
            inside.text_scale = module.text
            self._paint_frame(inside, person, module)
            self._paint_head(inside, person, module)
            if person.character is None:
                continue
            if person.status == "dead":
                self._paint_death(inside, person, module)
                continue
            inside.painter.setOpacity(0.5 if person.status in GONE else 1.0)
            self._paint_wounds(inside, person, module)
            self._paint_markers(inside, person, module)
            self._paint_cards(inside, person, module)
            self._paint_hands(inside, person, module)
            inside.painter.setOpacity(1.0)

    def _paint_frame(self, canvas: Canvas, person: CrewView, module: _Module) -> None:
        assert self.view is not None
        wide, high = self.wide, module.high
        acting = self.view.acting == person.seat
        state = "none" if self.offers is None else self.offers.state(Anchor("seat", person.seat))
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
        left, right, top, bottom, arm = 5.0, self.wide - 5, 5.0, high - 5, 12.0
        for x, y, across, down in (
            (left, top, arm, arm),
            (right, top, -arm, arm),
            (left, bottom, arm, -arm),
            (right, bottom, -arm, -arm),
        ):
            canvas.line([(x + across, y), (x, y), (x, y + down)], ink, 2.4)

    def _paint_head(self, canvas: Canvas, person: CrewView, module: _Module) -> None:
        assert self.words is not None
        size = 30.0 if module.boxes else 26.0
        middle = canvas.point(24, 23.5 if module.boxes else 19.5)
        gone = person.status == "dead"
        token = size * canvas.unit
        player_token(canvas.painter, middle, token, person.colour, person.character, canvas.ratio, faded=gone)
        signs = self._signs(person)
        x = RIGHT - 16
        for name, ink in signs:
            canvas.symbol(f"symbols/{name}", x, 7.5 if module.boxes else 5.5, 17 if name == "combat_only" else 16, ink)
            x -= 19
        room = (x + 16 if signs else RIGHT) - 47
        size, name = canvas.fitted(person.name, room, (15.5, 15, 14.5, 14, 13.5), 600)
        used = canvas.text(47, module.name_line, name, size, "text.secondary" if gone else "text.primary", 600)
        role = "" if person.character is None else self.worded(f"character-{person.character}")
        if role and used + 7 + canvas.width(role, 12) <= room and canvas.text_scale < 1.3:
            canvas.text(47 + used + 7, module.name_line, role, 12, "text.secondary")
        self._paint_place(canvas, person, module)

    def _paint_place(self, canvas: Canvas, person: CrewView, module: _Module) -> None:
        assert self.view is not None and self.words is not None
        place = place_words(person, self.view, self.words, short=True)
        ink = "text.pale" if person.status == "dead" else "accent.cold"
        size, place = canvas.fitted(place, RIGHT - 47 + 4, (12.5, 12), 500)
        canvas.text(47, module.place_line, place, size, ink, 500)

    @staticmethod
    def _signs(person: CrewView) -> list[tuple[str, str]]:
        signs = []
        if person.first_player:
            signs.append(("first_player", "accent.warm"))
        if person.in_combat:
            signs.append(("combat_only", "state.danger"))
        if person.passed and person.status not in GONE:
            signs.append(("passed", "text.secondary"))
        return signs

    def _paint_wounds(self, canvas: Canvas, person: CrewView, module: _Module) -> None:
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
        state = "none" if self.offers is None else self.offers.state(Anchor("wound", wound.card))
        if state in ("offered", "chosen"):
            canvas.cut(x - 1.5, y - 1.5, 19, 19, 4, None, "accent.warm", 2.4 if state == "chosen" else 1.6)

    def _paint_markers(self, canvas: Canvas, person: CrewView, module: _Module) -> None:
        markers = (
            (person.slime, "slime", "state.success"),
            (person.larva, "larva_on_board", "state.danger"),
            (person.signal, "signal", "accent.cold"),
        )
        shown = [(name, ink) for is_there, name, ink in markers if is_there]
        pitch = 19.0 if len(shown) < 3 else 16.0
        for index, (name, ink) in enumerate(shown):
            canvas.symbol(f"symbols/{name}", RIGHT - 16 - pitch * index, module.wounds_y, 16, ink)

    def _paint_cards(self, canvas: Canvas, person: CrewView, module: _Module) -> None:
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
        self._paint_backs(canvas, Counter(person.items), x, y - 1)

    def _number(self, canvas: Canvas, x: float, line: float, number: str, ink: str = "text.primary") -> None:
        canvas.text(x, line, number, 14.5 * min(canvas.text_scale, 1.1), ink, 700, grow=False)

    def _paint_backs(self, canvas: Canvas, backs: Counter[str], x: float, y: float) -> None:
        shown = [colour for colour in COLOURS if backs[colour]] + [other for other in backs if other not in COLOURS]
        if not shown:
            return
        wide = min(31.0, (RIGHT + 2 - x - 3 * (len(shown) - 1)) / len(shown))
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

    def _paint_hands(self, canvas: Canvas, person: CrewView, module: _Module) -> None:
        for slot, area in enumerate(self._hand_areas(person, module)):
            area.translate(0, -module.top)
            things = person.held[slot] if slot < len(person.held) else ()
            lost = not things and slot >= person.hand_slots
            if module.boxes:
                self._paint_hand_box(canvas, area, things, lost)
            else:
                self._paint_hand_line(canvas, area, things, lost)

    def _hand_edge(self, things: Sequence[HeldView]) -> tuple[str, float]:
        states = {self.offers.state(self._anchor_of(thing)) for thing in things} if self.offers is not None else set()
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
        assert self.words is not None
        x, y, wide, high = area.x() + 4.5, area.y(), area.width() - 7, area.height()
        name = self.words.text(thing_name(thing.id))
        if thing.capacity is None:
            size, lines = canvas.fitted_lines(name, wide, high - 3, (12, 11.5), 500, 1.08, 2)
            step = canvas.leading(size, 1.08)
            top = y + (high - step * len(lines)) / 2 - 0.5
            canvas.lines(x, top, lines, size, "text.secondary", 500, 1.08)
            return
        size, name = canvas.fitted(name, wide, (12, 11.5, 11), 500)
        step = canvas.leading(size, 1.0)
        top = y + (high - step - 12) / 2
        canvas.text(x, top + step * 0.86, name, size, "text.secondary", 500)
        self._paint_ammo(canvas, x + 0.5, top + step + 2.5, thing, wide)

    def _paint_ammo(self, canvas: Canvas, x: float, y: float, thing: HeldView, wide: float) -> None:
        now, full = thing.ammo or 0, thing.capacity or 0
        right = canvas.bars(x, y, now, full)
        if full > 3:
            canvas.text(right + 4, y + 9.5, f"{now}/{full}", 12, "text.secondary", 500, grow=False)

    def _paint_hand_line(self, canvas: Canvas, area: QRectF, things: Sequence[HeldView], lost: bool) -> None:
        edge, line = self._hand_edge(things)
        canvas.cut(area.x() + 0.5, area.y() + 0.5, area.width() - 1, area.height() - 1, 3, "ground.bg0", edge, line)
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
        assert self.words is not None
        room, line = area.width(), area.y() + area.height() / 2 + 4.2 * min(canvas.text_scale, 1.1)
        tall = 12.0 if area.height() >= 13 * canvas.text_scale else area.height() / 13 / canvas.text_scale * 12
        if thing.capacity is not None:
            ammo = f"{thing.ammo or 0}/{thing.capacity}"
            room -= canvas.text(area.right(), line, ammo, tall, "text.primary", 600, align="right") + 5
        name = self.words.text(thing_name(thing.id))
        size, name = canvas.fitted(name, room, (tall, tall * 0.96), 500)
        canvas.text(area.x(), line, name, size, "text.secondary", 500)

    def _paint_death(self, canvas: Canvas, person: CrewView, module: _Module) -> None:
        assert self.words is not None
        canvas.line([(LEFT, module.wounds_y), (RIGHT, module.wounds_y)], "line.hair", 1)
        canvas.symbol("symbols/corpse", LEFT + 6, module.wounds_y + 9, 24, "line.strong")
        role = "" if person.character is None else self.worded(f"character-{person.character}")
        canvas.text(47, module.wounds_y + 14 * canvas.text_scale + 2, role, 12, "text.tertiary")
        if person.cause_of_death:
            cause = self.words.text(Text(f"cause-{person.cause_of_death}"))
            top = module.wounds_y + 17 * canvas.text_scale + 2
            size, lines = canvas.fitted_lines(cause, RIGHT - 47 + 4, module.high - top - 5, (12.5, 12), 400, 1.15)
            canvas.lines(47, top, lines, size, "text.secondary", 400, 1.15)

    # ---------------------------------------------------------------- the arrow

    def _place_pointer(self) -> None:
        acting = [module for person, module in self._modules() if self.view and person.seat == self.view.acting]
        if self._pointer.parentWidget() is not self.parentWidget():
            self._pointer.setParent(self.parentWidget())
        if not acting or self.parentWidget() is None or not self.isVisible():
            self._pointer.hide()
            return
        unit = self.unit
        self._pointer.unit = unit
        x, y = self.x() + self.width() + unit, self.y() + (acting[0].top + 21.5) * unit
        self._pointer.setGeometry(round(x), round(y), round(9 * unit), round(17 * unit))
        self._pointer.show()
        self._pointer.raise_()

    def moveEvent(self, event: QMoveEvent) -> None:
        """The arrow follows."""
        super().moveEvent(event)
        if self.view is not None:
            self._place_pointer()

    def showEvent(self, event: QShowEvent) -> None:
        """The arrow comes with the strip."""
        super().showEvent(event)
        if self.view is not None:
            self._place_pointer()

    def hideEvent(self, event: QHideEvent) -> None:
        """The arrow goes with the strip."""
        super().hideEvent(event)
        self._pointer.hide()

    def changeEvent(self, event: QEvent) -> None:
        """In another window the arrow belongs there."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ParentChange and self.view is not None:
            self._place_pointer()
