"""The own mutation on the sheet: the card as its owner may see it now, the markers, and whether it can be used."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.crew.crew_mutation import markers_of, mutation_name, paint_bar
from nemesis_desktop.games.nemesis.view import CrewView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import cut, sides
from nemesis_desktop.table.furniture.play.offers import State
from nemesis_desktop.table.widgets.growing import grown


@frozen
class Mutation:
    """What stands on the panel: ``shown`` is the card that lies open or is peeked at, ``reason`` why it is of no use
    now.
    """

    person: CrewView
    view: View
    words: Words
    shown: str | None
    state: State
    reason: str

    def say(self, id: str) -> str:
        """A message."""
        return self.words.text(Text(id))

    @property
    def name(self) -> str:
        """The card's name, or that it lies face down, or that there is none."""
        return self.say(f"mutation-{self.shown}") if self.shown else mutation_name(self.person, self.words)

    @property
    def line(self) -> str:
        """Below the name: why it cannot be used, how to look at it, or what it costs."""
        if not self.person.mutated:
            return self.say("ui-tray-mutation-none")
        if self.reason:
            return self.reason
        return self.say("ui-tray-mutation-cost" if self.shown else "ui-tray-mutation-hold")


def paint_panel(canvas: Canvas, area: QRectF, mutation: Mutation) -> None:
    """Draw the panel."""
    x, y, wide, high = sides(area)
    lit = mutation.state in ("offered", "danger")
    edge = {"offered": "accent.warm", "chosen": "accent.warm", "danger": "state.danger"}.get(mutation.state)
    if edge is not None:
        canvas.cut(x + 0.6, y + 0.6, wide - 1.2, high - 1.2, 8, None, edge, 2)
    rim = "accent.mutation" if mutation.person.mutated else "accent.mutation_soft"
    dash = (6.0, 4.0) if mutation.state == "chosen" else ()
    ground = ("accent.mutation_top", "accent.mutation_bottom") if lit else "accent.mutation_ground"
    canvas.cut(x + 3, y + 3, wide - 6, high - 6, 6, ground, rim, 1.3, dash=dash)
    _paint_picture(canvas, x + 6, y + 6, high - 12, mutation)
    left, scale = x + high, canvas.text_scale
    room = x + wide - 10 - left
    name_room = room - _paint_key(canvas, x + wide - 10, y + 9, mutation) if lit else room
    before = canvas.painter.opacity()
    if mutation.state == "refused":
        canvas.painter.setOpacity(before * 0.72)
    size, words = canvas.fitted(mutation.name, name_room, grown((14.5, 13.5, 12.5, 11.5), scale, 17.5), 600)
    canvas.text(left, y + 20, words, size, "text.primary", 600)
    size, words = canvas.fitted(mutation.line, room, grown((12, 11.5, 11, 10.5, 10, 9.5, 9), scale, 14.5))
    canvas.text(left, y + 37, words, size, "text.mutation_words")
    canvas.painter.setOpacity(before)
    _paint_markers(canvas, left, y + 46, room, mutation)


def _paint_key(canvas: Canvas, right: float, y: float, mutation: Mutation) -> float:
    """The key that uses it, in a frame at the right; gives back the room that it takes."""
    key = mutation.say("ui-keys-mutation")
    wide = canvas.width(key, 12.5, 700, grow=False) + 12
    canvas.cut(right - wide, y, wide, 17, 3, "ground.bg0", "accent.warm", 1.2)
    canvas.text(right - wide / 2, y + 13, key, 12.5, "accent.warm", 700, align="middle", grow=False)
    return wide + 6


def _paint_picture(canvas: Canvas, x: float, y: float, edge: float, mutation: Mutation) -> None:
    """The picture of a card that is seen, or the back of one that is not."""
    canvas.cut(x, y, edge, edge, 5, "#120D1E", "accent.mutation_soft")
    if mutation.shown:
        canvas.symbol(f"symbols/mutation_{mutation.shown}", x + 4, y + 4, edge - 8, "text.bone")
        return
    with canvas.within(cut(QRectF(x, y, edge, edge), 5)):
        for step in range(5, 2 * round(edge), 7):
            canvas.line([(x + step, y), (x + step - edge, y + edge)], "accent.mutation_soft", 1, 0.35)
    ink = "accent.mutation" if mutation.person.mutated else "accent.mutation_soft"
    canvas.symbol("symbols/mutation", x + 12, y + 12, edge - 24, ink)


def _paint_markers(canvas: Canvas, x: float, y: float, room: float, mutation: Mutation) -> None:
    """The bar of all places, the share in numbers, and what the last one does."""
    bar = QRectF(x, y + 3, 104, 7)
    paint_bar(canvas, bar, mutation.person.mutation_markers, mutation.view.printed.most_markers)
    share = markers_of(mutation.person, mutation.view)
    used = canvas.text(x + 112, y + 11.5, share, 14, "text.primary", 700, grow=False)
    area = QRectF(x + 118 + used, y - 2, room - 118 - used, 18)
    canvas.label(area, mutation.say("ui-tray-mutation-kills"), canvas.steps(11.5, 7), "text.pale")
