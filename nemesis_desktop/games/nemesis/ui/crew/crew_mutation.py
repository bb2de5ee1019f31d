"""What everybody sees of somebody's mutation: the card, open or face down, and the markers in a bar of four."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.view import CrewView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas

BAR: Final = 3.0
GAP: Final = 2.5
SIZES: Final = (12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5)


def mutation_name(person: CrewView, words: Words) -> str:
    """The mutation as everybody knows it: its name, that it lies face down, or that there is no card any more."""
    if person.mutation is not None:
        return words.text(Text(f"mutation-{person.mutation}"))
    return words.text(Text("ui-panels-mutation-hidden" if person.mutated else "ui-panels-mutation-none"))


def markers_of(person: CrewView, view: View) -> str:
    """The markers as a share of those that kill."""
    return f"{person.mutation_markers}/{view.printed.most_markers}"


def paint_bar(canvas: Canvas, area: QRectF, now: int, most: int) -> None:
    """A place for each marker: violet where one lies, the last one red."""
    step = (area.width() + GAP) / most
    for place in range(most):
        last = place == most - 1
        ink = "accent.mutation" if place < now and not last else "state.danger" if last else "accent.mutation_soft"
        x = area.x() + place * step
        alpha = 1.0 if place < now else 0.5
        canvas.box(x, area.y(), step - GAP, area.height(), ink, alpha)


def paint_mutation(canvas: Canvas, area: QRectF, person: CrewView, view: View, words: Words, *, short: bool) -> None:
    """The strip of a module; where it is ``short``, the sign and the number of markers alone."""
    x, y, wide, high = area.x(), area.y(), area.width(), area.height() - BAR
    known = person.mutation is not None
    edge = "accent.mutation" if known else "accent.mutation_soft"
    canvas.cut(x + 0.5, y + 0.5, wide - 1, high - 0.6, 3, "accent.mutation_ground", edge, 1.2)
    canvas.symbol("symbols/mutation", x + 4, y + high / 2 - 6.5, 13, "accent.mutation" if person.mutated else edge)
    line = y + high / 2 + 4.2
    most = view.printed.most_markers
    ink = "state.danger" if person.mutation_markers == most - 1 else "accent.mutation"
    used = canvas.text(x + wide - 5, line, markers_of(person, view), 12, ink, 700, align="right", grow=False)
    if not short:
        name = mutation_name(person, words)
        sizes = [size / canvas.text_scale * min(canvas.text_scale, 1.1) for size in SIZES]
        size, name = canvas.fitted(name, wide - used - 31, sizes, 600 if known else 500)
        canvas.text(x + 21, line, name, size, "text.primary" if known else "text.secondary", 600 if known else 500)
    paint_bar(canvas, QRectF(x + 1, y + high + 0.6, wide - 2, BAR - 0.6), person.mutation_markers, most)
