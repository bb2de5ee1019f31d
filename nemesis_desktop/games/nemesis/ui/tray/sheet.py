"""The character's own sheet: who one is, where, and everything that ails one, in words."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.crew.crew_words import place_words
from nemesis_desktop.games.nemesis.ui.crew.module_layout import mutant
from nemesis_desktop.games.nemesis.ui.signs import emblem
from nemesis_desktop.games.nemesis.ui.tray.mutation_panel import Mutation, paint_panel
from nemesis_desktop.games.nemesis.view import CrewView, View
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import PANEL
from nemesis_desktop.table.drawing.pieces import player_shape
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.furniture.board_part import BoardPart
from nemesis_desktop.table.furniture.play.offers import State
from nemesis_desktop.table.widgets.card_frame import raised
from nemesis_desktop.table.widgets.growing import grown

WIDE, HIGH = 305.0, 144.0
"""The size of the sheet, in units."""

FIRST_ROW = 75.0
MOST_TITLE, MOST_LINE = 20.0, 17.0
"""The head has room for type of these sizes, the person's text size included."""
MOST_ABOVE = 15.5
"""Of a line that must keep clear of the panel of a mutation, lit or not."""
LEAST_SENTENCE = 11.25
"""Rather than smaller than this, the person's text size included, the short words stand there."""
PANEL_AT = QRectF(5.5, 71, 294, 68)
"""Where the panel of a mutation lies."""
SIGN = 25.0
"""What ails stands as signs of this size beside the name, where a mutation takes the place of the lines."""
LONGEST_ROWS = 4
"""With more ailments than this they stand in two columns, by name only."""


@frozen
class Ailment:
    """A line of the sheet: symbol, colour, full words, short words, and the thing it stands for."""

    symbol: str
    ink: str
    words: str
    short: str
    about: object
    marked: bool = False
    count: int = 1


def crew_of(view: View) -> CrewView | None:
    """The public side of the person whose view it is."""
    return next((crew for crew in view.crew if crew.seat == view.seat), None)


class Sheet(BoardPart):
    """Name, character, place, deck, wounds with their effects, larva, slime, signal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.peeking = False
        """Whether its owner looks at a mutation that lies face down."""

    def set_peeking(self, peeking: bool) -> None:
        """Show a mutation that lies face down to its owner, or turn it down again."""
        if peeking != self.peeking:
            self.peeking = peeking
            self.renew()

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """Wounds and the mutation lie here."""
        if anchor.kind not in ("wound", "mutation"):
            return None
        spot = self.spot_of((anchor.kind, anchor.id))
        return None if spot is None else QRectF(spot.geometry())

    def person(self) -> CrewView | None:
        """Who is shown."""
        return None if self.view is None else crew_of(self.view)

    # ---------------------------------------------------------------- words

    def ailments(self) -> list[Ailment]:
        """Everything that ails the character, worst first, as lines."""
        person = self.person()
        if person is None:
            return []
        found: list[Ailment] = []
        if person.light_wounds:
            words = self.worded(f"ui-tray-light-{min(person.light_wounds, 2)}")
            short = raised(self.worded("term-light-wound"))
            found.append(
                Ailment(
                    "light_wound",
                    "state.danger",
                    words,
                    short,
                    ("term", "light-wound"),
                    count=person.light_wounds,
                )
            )
        for wound in person.wounds:
            name = raised(self.worded(f"wound-{wound.kind}"))
            about = Anchor("wound", wound.card)
            if wound.dressed:
                words = self.worded("ui-tray-dressed", wound=name)
                found.append(Ailment("wound_dressed", "text.secondary", words, name, about))
            else:
                words = self.worded("ui-tray-wound", wound=name, effect=Text(f"wound-{wound.kind}-text"))
                found.append(Ailment(f"wound_{wound.kind}", "state.danger", words, name, about, marked=True))
        marks = (
            ("larva", person.larva, "larva_on_board", "state.danger", "larva-on-board"),
            ("slime", person.slime, "slime", "state.success", "slime"),
            ("signal", person.signal, "signal", "accent.cold", "signal"),
        )
        for name, there, symbol, ink, term in marks:
            if there:
                words, short = self.worded(f"ui-tray-{name}"), self.worded(f"ui-tray-{name}-short")
                found.append(Ailment(symbol, ink, words, short, ("term", term)))
        return found

    def title(self) -> str:
        """Name and character."""
        person = self.person()
        if person is None:
            return ""
        if person.character is None:
            return person.name
        return self.worded("ui-tray-person", name=person.name, role=Text(f"character-{person.character}"))

    def place(self) -> str:
        """Where the character is, as a sentence says it."""
        person = self.person()
        if person is None or self.view is None or self.words is None:
            return ""
        if person.status == "aboard" and person.room is not None:
            room = next((room for room in self.view.rooms if room.slot == person.room), None)
            if room is not None and room.tile is not None:
                return self.worded(f"room-{room.tile}", "in")
        return place_words(person, self.view, self.words)

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        canvas.cut(0.5, 0.5, WIDE - 1, HIGH - 1, 8, PANEL, "line.edge")
        canvas.line(((8, 1.5), (WIDE - 8, 1.5)), "#FFFFFF", 1, 0.06)
        person = self.person()
        if person is None:
            return
        canvas.cut(8, 8, 58, 58, 6, "ground.bg0", f"player.{person.colour}", 1.5)
        if person.character is not None:
            canvas.symbol(emblem(person.character), 15, 15, 44, f"player.{person.colour}")
        else:
            player_shape(canvas, QPointF(37, 37), 32, person.colour)
        self._paint_head(canvas, person)
        if person.character is None:
            return
        for ailment, area in self._rows():
            if self.mutated:
                self._paint_sign(canvas, ailment, area)
            else:
                self._paint_row(canvas, ailment, area)
        if self.mutated and self.view is not None and self.words is not None:
            paint_panel(canvas, PANEL_AT, self._mutation())
        elif not self.ailments():
            canvas.text(9, 92, self.worded("ui-tray-healthy"), 12.5, "text.tertiary")

    def _paint_head(self, canvas: Canvas, person: CrewView) -> None:
        """Who, where, and how many cards: three lines that share what is high enough for them."""
        signs = self._rows() if self.mutated else []
        room = (min(area.x() for _, area in signs) - 4 if signs else WIDE - 10) - 76
        left, scale = 76.0, canvas.text_scale
        most_line = MOST_ABOVE if self.mutated else MOST_LINE
        counts = self.worded("ui-tray-deck", deck=person.deck_count, discard=len(person.discard))
        lines = (
            (self.title(), (16, 15, 14, 13, 12), MOST_TITLE, "text.primary", 600),
            (self.place(), (12.5, 12, 11.5, 11), most_line, "accent.cold", 500),
            *([(counts, (12.5, 12, 11.5, 11), most_line, "text.secondary", 400)] if person.character else []),
        )
        base = 8.0
        for number, (words, sizes, most, ink, weight) in enumerate(lines):
            indent = 19 if number == 2 else 0
            size, words = canvas.fitted(words, room - indent, grown(sizes, scale, most), weight)
            # The lines keep their places while they are small, and move together as they grow.
            base = max(base + size * scale * 0.96, (24.0, 40.0, 60.4)[number] if scale <= 1.25 else 0.0)
            if number == 2:
                canvas.symbol("symbols/hand_card", left, base - 12.4, 15, "text.secondary")
            canvas.text(left + indent, base, words, size, ink, weight)
            base += size * scale * 0.24

    def _rows(self) -> list[tuple[Ailment, QRectF]]:
        ailments = self.ailments()
        if not ailments:
            return []
        if self.mutated:
            # The mutation takes the place of the lines: what ails stands beside the name, as signs.
            columns = -(-len(ailments) // 2)
            return [
                (ailment, QRectF(WIDE - 9 - SIGN * (columns - number % columns), 9 + SIGN * (number // columns),
                                 SIGN - 2, SIGN - 2))
                for number, ailment in enumerate(ailments)
            ]  # fmt: skip
        columns = 1 if len(ailments) <= LONGEST_ROWS else 2
        rows = -(-len(ailments) // columns)
        high = min(23.5, (HIGH - FIRST_ROW - 4) / rows)
        wide = (WIDE - 16) / columns
        return [
            (
                ailment,
                QRectF(
                    8 + (number // rows) * wide,
                    FIRST_ROW + (number % rows) * high,
                    wide - (4 if columns > 1 else 0),
                    high - 1.5,
                ),
            )
            for number, ailment in enumerate(ailments)
        ]

    # ---------------------------------------------------------------- mutation

    @property
    def mutated(self) -> bool:
        """Whether there is a mutation card or a marker."""
        person = self.person()
        return person is not None and mutant(person)

    def _mutation(self) -> Mutation:
        """What stands on the panel."""
        person = self.person()
        assert person is not None and self.view is not None and self.words is not None
        anchor = Anchor("mutation", person.seat)
        mine = self.view.mine.mutation if self.view.mine is not None else None
        shown = mine if person.mutation is not None or self.peeking else None
        reason = None if self.offers is None else self.offers.reason(anchor)
        return Mutation(person, self.view, self.words, shown, self._state(anchor), reason or "")

    def _lay_mutation(self, person: CrewView) -> None:
        """The panel explains the card to its owner, and is pressed for the mutation action."""
        anchor = Anchor("mutation", person.seat)
        action = None
        if self._state(anchor) in ("offered", "chosen", "danger"):
            action = lambda: self.chosen.emit(anchor)  # noqa: E731 - one press, one thing
        self.spot(
            ("mutation", person.seat), PANEL_AT, self.worded("term-mutation"), self._about(anchor, person), action
        )

    def press_mutation(self) -> bool:
        """The key of the mutation action; whether it can be used now."""
        spot = None if (person := self.person()) is None else self.spot_of(("mutation", person.seat))
        if person is None or spot is None or self._state(Anchor("mutation", person.seat)) not in ("offered", "danger"):
            return False
        self.chosen.emit(Anchor("mutation", person.seat))
        return True

    def _about(self, anchor: Anchor, person: CrewView) -> object:
        """An open card, or one that is peeked at, explains itself; one that lies face down says only what it is."""
        return anchor if person.mutation is not None or self.peeking else ("term", "mutation")

    def _paint_sign(self, canvas: Canvas, ailment: Ailment, area: QRectF) -> None:
        x, y, wide, high = sides(area)
        state = self._state(ailment.about)
        edge = "accent.warm" if state in ("offered", "chosen") else "state.danger_soft" if ailment.marked else None
        canvas.cut(x, y, wide, high, 4, "ground.bg0", edge, 2 if edge == "accent.warm" else 1)
        canvas.symbol(f"symbols/{ailment.symbol}", x + 2.5, y + 2.5, wide - 5, ailment.ink)
        if ailment.count > 1:
            canvas.text(
                x + wide - 3, y + high - 3, str(ailment.count), 11, "text.primary", 700, align="right", grow=False
            )

    def _paint_row(self, canvas: Canvas, ailment: Ailment, area: QRectF) -> None:
        x, y, wide, high = sides(area)
        state = self._state(ailment.about)
        if state in ("offered", "chosen"):
            ground = "accent.warm_ground" if state == "chosen" else "ground.bg0"
            canvas.cut(x, y, wide, high, 4, ground, "accent.warm", 2)
        elif ailment.marked:
            canvas.cut(x, y, wide, high, 4, "state.danger_ground", "state.danger_soft")
        icon = min(18.0, high - 3)
        left = x + 4
        for _ in range(ailment.count):
            canvas.symbol(f"symbols/{ailment.symbol}", left, y + (high - icon) / 2, icon, ailment.ink)
            left += icon + 4
        room = x + wide - left - 8
        sizes = grown((12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0), canvas.text_scale, high * 0.72)
        full = area.width() > WIDE / 2
        # A sentence that is too long gives its first part; the whole is in the explanation.
        first = ailment.words.partition(". ")[0].rstrip(".") + "."
        said = (ailment.words, first, ailment.short) if full else (ailment.short,)
        least = min(9.0, LEAST_SENTENCE / canvas.text_scale)
        fitting = next((words for words in said if canvas.width(words, least) <= room), ailment.short)
        size, words = canvas.fitted(fitting, room, sizes)
        ink = "text.primary" if ailment.marked else "text.secondary"
        canvas.text(left + 4, y + high / 2 + size * self.text_scale * 0.34, words, size, ink)

    def _state(self, about: object) -> State:
        if self.offers is None or not isinstance(about, Anchor):
            return "none"
        return self.offers.state(about)

    # ---------------------------------------------------------------- spots

    def lay_spots(self) -> None:
        """The head explains the person, each line what it is; an offered wound can be pressed."""
        person = self.person()
        if person is None:
            return
        self.spot("person", QRectF(4, 4, WIDE - 8, 66), self.title(), Anchor("seat", person.seat))
        if self.mutated:
            self._lay_mutation(person)
        for number, (ailment, area) in enumerate(self._rows()):
            anchor = ailment.about if isinstance(ailment.about, Anchor) else None
            key = ("wound", anchor.id) if anchor is not None else ("mark", number)
            action = None
            if anchor is not None and self._state(anchor) in ("offered", "chosen", "danger"):
                action = lambda chosen=anchor: self.chosen.emit(chosen)  # noqa: E731 - one press, one thing
            self.spot(key, area, ailment.words, ailment.about, action)
