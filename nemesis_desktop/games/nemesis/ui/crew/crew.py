"""The crew strip: one module per person with all that everybody may know about the character."""

from __future__ import annotations

from functools import partial

from attrs import evolve
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QHideEvent, QMoveEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.crew.crew_module import ModulePainter
from nemesis_desktop.games.nemesis.ui.crew.crew_words import crew_lines, held_words, mutation_lines, person_title
from nemesis_desktop.games.nemesis.ui.crew.module_layout import GAP, GONE, LEFT, LOW, TALL, Module, module_at, mutant
from nemesis_desktop.games.nemesis.ui.explain.mutation import explain_mutation
from nemesis_desktop.games.nemesis.ui.piles.piles import PilesViewer
from nemesis_desktop.games.nemesis.view import CrewView, HeldView
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.board_part import Action, BoardPart
from nemesis_desktop.table.furniture.dealt import DealtPage
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.play.offers import State


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

    def place_in(self, seat: int, what: str = "") -> QRectF | None:
        """Where something is on a person's module, in pixels: ``light`` or ``wound`` (the next free place), ``cards``,
        ``hands``, ``badge``; the whole module by default.
        """
        if not self.ready:
            return None
        found = next(((one, module) for one, module in self._modules() if one.seat == seat), None)
        if found is None:
            return None
        person, module = found
        unit = self.unit
        area = QRectF(0, module.top, self.wide, module.high)
        match what:
            case "light":
                area = QRectF(LEFT, module.top + module.wounds_y - 2, 34, 20)
            case "wound":
                area = module.wound_area(max(0, min(len(person.wounds), 2)))
            case "cards":
                area = module.cards_area()
            case "hands":
                hands = module.hand_areas(person)
                area = hands[0].united(hands[-1])
            case "badge":
                area = QRectF(self.wide - 28, module.top + 4, 22, 22)
        return QRectF(area.x() * unit, area.y() * unit, area.width() * unit, area.height() * unit)

    def _area_of(self, anchor: Anchor, person: CrewView, module: Module) -> QRectF | None:
        if anchor.kind == "seat" and anchor.id == person.seat:
            return QRectF(0, module.top, self.wide, module.high)
        if person.status in GONE or person.character is None:
            return None
        if anchor.kind in ("item", "object"):
            parts = (part for hand in module.hand_parts(person) for part in hand)
            return next((area for thing, area in parts if thing.id == anchor.id), None)
        if anchor.kind == "wound":
            cards = [wound.card for wound in person.wounds]
            return module.wound_area(cards.index(str(anchor.id))) if anchor.id in cards else None
        return None

    def _modules(self) -> list[tuple[CrewView, Module]]:
        assert self.view is not None
        crew = self.view.crew
        high = TALL if len(crew) <= 4 else LOW
        gap = GAP if len(crew) <= 4 else 5.0
        return [
            (one, module_at(index * (high + gap), high, self.text_scale, mutated=mutant(one)))
            for index, one in enumerate(crew)
        ]

    def lay_spots(self) -> None:
        """The module, the cards of the person, each hand, and wounds that may be chosen."""
        assert self.view is not None and self.words is not None
        self.setAccessibleName(self.say("crew"))
        for person, module in self._modules():
            self._lay_person(person, module)
            if person.status in GONE or person.character is None:
                continue
            self._lay_cards(person, module)
            for slot, parts in enumerate(module.hand_parts(person)):
                self._lay_hand(person, slot, parts)
                if not parts:
                    self._lay_empty_hand(person, slot, module.hand_areas(person)[slot])
            self._lay_wounds(person, module)
            if mutant(person):
                self._lay_mutation(person, module)
        self._place_pointer()

    def _lay_person(self, person: CrewView, module: Module) -> None:
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

    def _lay_cards(self, person: CrewView, module: Module) -> None:
        words = self.say("cards", hand=person.hand_count, deck=person.deck_count, discard=len(person.discard))
        about = Explanation(self.say("discard-of", name=person.name), (words, self.say("look-through")))
        look = partial(self._look_through, person)
        spot = self.spot(("cards", person.seat), module.cards_area(), about.title, about, look)
        spot.speak(about.title, " ".join(about.lines))

    def _lay_hand(self, person: CrewView, slot: int, parts: list[tuple[HeldView, QRectF]]) -> None:
        assert self.words is not None
        for index, (thing, part) in enumerate(parts):
            anchor = self._anchor_of(thing)
            name = held_words(thing, self.words)
            key = ("hand", person.seat, slot, index)
            spot = self.spot(key, part, name, Anchor("item", thing.id), self._choice(anchor))
            reason = None if self.offers is None else self.offers.reason(anchor)
            spot.speak(f"{person.name}: {name}", reason or "")

    def _lay_empty_hand(self, person: CrewView, slot: int, area: QRectF) -> None:
        title = self.say("hand-empty" if slot < person.hand_slots else "hand-lost")
        spot = self.spot(("hand", person.seat, slot, 0), area, title, Explanation(title))
        spot.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _lay_mutation(self, person: CrewView, module: Module) -> None:
        """What everybody knows of it; the card itself where it lies open."""
        assert self.view is not None and self.words is not None
        lines = mutation_lines(person, self.view, self.words)
        about: Explanation | None = None
        if person.mutation is not None:
            about = explain_mutation(person.mutation, self.words)
        if about is None:
            about = Explanation(self.worded("term-mutation"), (self.worded("term-mutation-text"),))
        about = evolve(about, lines=(*lines, *about.lines))
        spot = self.spot(("mutation", person.seat), module.strip_area(), about.title, about)
        spot.speak(about.title, " ".join(lines))

    def _lay_wounds(self, person: CrewView, module: Module) -> None:
        for index, wound in enumerate(person.wounds):
            anchor = Anchor("wound", wound.card)
            action = self._choice(anchor)
            if action is None:
                continue
            area = module.wound_area(index)
            self.spot(("wound", wound.card), area, self.worded(f"wound-{wound.kind}"), anchor, action)

    def _anchor_of(self, thing: HeldView) -> Anchor:
        item, heavy = Anchor("item", thing.id), Anchor("object", thing.id)
        return heavy if self.offers is not None and self.offers.state(heavy) != "none" else item

    def _choice(self, anchor: Anchor) -> Action | None:
        if self.offers is None or not self.offers.acts_at(anchor):
            return None
        return partial(self.chosen.emit, anchor)

    def _look_through(self, person: CrewView) -> None:
        if self.view is not None and self.words is not None:
            PilesViewer.over(self, self.view, self.words, ("person", person.seat))

    # ---------------------------------------------------------------- the picture

    def paint_board(self, canvas: Canvas) -> None:
        """Every module."""
        assert self.view is not None and self.words is not None
        painter = ModulePainter(self.view, self.words, self.wide, self._state)
        for person, module in self._modules():
            painter.paint(canvas, person, module)

    def _state(self, anchor: Anchor) -> State:
        state = "none" if self.offers is None else self.offers.state(anchor)
        # What is being paid for looks like what is chosen.
        return "chosen" if state == "subject" else state

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
        self._over_the_parts()

    def _over_the_parts(self) -> None:
        """The arrow lies over the map, but under whatever covers the table."""
        table = self.parentWidget()
        if table is None:
            return
        siblings = table.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        lying = [child for child in siblings if isinstance(child, TablePart) and not isinstance(child, DealtPage)]
        last = siblings.index(lying[-1])
        above = next((child for child in siblings[last + 1 :] if child is not self._pointer), None)
        if above is None:
            self._pointer.raise_()
        else:
            self._pointer.stackUnder(above)

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
