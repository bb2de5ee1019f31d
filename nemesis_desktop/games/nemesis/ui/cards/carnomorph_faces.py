"""The faces of what only Carnomorphs bring: mutation cards in violet, adaptations in blood."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.nemesis.species.carnomorphs.components.mutations import MUTATIONS
from nemesis_desktop.games.nemesis.species.species import AttackCard
from nemesis_desktop.games.nemesis.ui.signs import intruder
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import BLOOD, Paint
from nemesis_desktop.table.drawing.pieces import disc
from nemesis_desktop.table.drawing.shapes import cut
from nemesis_desktop.table.widgets.card_frame import (
    CORNER,
    HEIGHT,
    WIDTH,
    Card,
    Sayer,
    back,
    body,
    combat_sign,
    dark_ground,
    picture_high,
    raised,
    strip_lines,
    title,
)

HEAD: Final = 22.0
PICTURE: Final = ("accent.mutation_top", "accent.mutation_bottom")
INFECTED: Final[Paint] = ("state.infected_top", "#33130F")
SIZES: Final = (11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0)
LEAST_WITH_PICTURE: Final = 8.5
"""Rather than smaller than this, the words take the picture's room."""
LABEL: Final = 8.6
"""Words of the two halves, and what stands over each."""
STRIPS: Final = (40.0, 32.0, 25.0, 20.0)
"""The picture gives way to long words."""
FAINT: Final = 0.34
"""What is left of the half that the scan has not chosen."""
HALVES: Final = ("infected", "healthy")


@frozen
class _Halves:
    """How high the picture and both halves are, and their words at one size."""

    strip: float
    size: float
    lines: tuple[list[str], ...]
    highs: tuple[float, ...]


def mutation_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """A mutation: what it costs, when it can be used, and what it does after either result of the scan."""
    assert card.id is not None
    dark_ground(canvas, WIDTH, HEIGHT, "accent.mutation", ("accent.mutation_ground", "#120D1E"))
    canvas.cut(0.7, 0.7, WIDTH - 1.4, HEAD, CORNER, "accent.mutation", corners="top")
    title(canvas, raised(say(f"mutation-{card.id}")), "text.ink_mutation", centred=True)
    plan = _planned(canvas, card.id, say)
    if plan.strip:
        _paint_strip(canvas, card.id, plan.strip)
    _paint_halves(canvas, card, say, plan)
    if not plan.strip:
        canvas.symbol("symbols/mutation_marker", WIDTH - 45, HEAD + 1.5, 11, "accent.mutation")
        canvas.text(WIDTH - 33, HEAD + LABEL + 1.6, "+1", 9, "text.mutation_words", 600, grow=False)
        combat_sign(canvas, MUTATIONS[card.id], WIDTH - 19, HEAD + 1, 12, "text.bone")


def _paint_strip(canvas: Canvas, mutation: str, high: float) -> None:
    """The picture, the marker that it costs, and when it can be used."""
    canvas.box(1.4, HEAD, WIDTH - 2.8, high, PICTURE)
    strip_lines(canvas, 8, HEAD, WIDTH - 16, high, 7.3, 0.03)
    size = high - 4
    canvas.symbol(f"symbols/mutation_{mutation}", (WIDTH - size) / 2, HEAD + 2, size, "text.bone")
    middle = HEAD + high / 2
    canvas.symbol("symbols/mutation_marker", 8, middle - 7.5, 15, "accent.mutation")
    canvas.text(25, middle + 4, "+1", 11.5, "text.mutation_words", 600, grow=False)
    combat_sign(canvas, MUTATIONS[mutation], WIDTH - 24, middle - 8, 16, "text.bone")


def _planned(canvas: Canvas, mutation: str, say: Sayer) -> _Halves:
    """The largest words with which the picture has room, or, where they would be too small, those without it."""
    words = [raised(say(f"mutation-{mutation}-{half}")) for half in HALVES]
    ways = [(size, strip) for size in SIZES if size >= LEAST_WITH_PICTURE for strip in STRIPS]
    for size, strip in (*ways, *((size, 0.0) for size in SIZES)):
        lines = tuple(canvas.wrapped(one, WIDTH - 18, size, grow=False) for one in words)
        step = canvas.leading(size, 1.06, False)
        highs = tuple(LABEL + 5 + len(block) * step + 2 for block in lines)
        if HEAD + strip + sum(highs) <= HEIGHT - 4:
            break
    spare = max(0.0, HEIGHT - 4 - HEAD - strip - sum(highs)) / 2
    return _Halves(strip, size, lines, tuple(high + spare for high in highs))


def _paint_halves(canvas: Canvas, card: Card, say: Sayer, plan: _Halves) -> None:
    top = HEAD + plan.strip
    for half, lines, high in zip(HALVES, plan.lines, plan.highs, strict=True):
        infected, before = half == "infected", canvas.painter.opacity()
        if card.half and card.half != half:
            canvas.painter.setOpacity(before * FAINT)
        if infected:
            canvas.box(1.4, top, WIDTH - 2.8, high, INFECTED)
        canvas.box(1.4, top, 3, high, "state.danger" if infected else "text.secondary")
        ink = "state.infected_words" if infected else "text.secondary"
        label = say("contamination-infected" if infected else "contamination-clean")
        canvas.text(9, top + LABEL + 1.6, label.upper(), LABEL, "text.primary", 700, grow=False)
        canvas.lines(9, top + LABEL + 3.4, lines, plan.size, ink, leading=1.06, grow=False)
        if card.half == half:
            canvas.cut(2, top + 0.7, WIDTH - 4, high - 1.4, 3, None, "state.danger" if infected else "line.strong", 1.6)
        canvas.painter.setOpacity(before)
        top += high


def mutation_back(canvas: Canvas) -> None:
    """What everybody else sees of somebody's mutation."""
    canvas.cut(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, CORNER, ("accent.mutation_ground", "#120D1E"))
    back(canvas, WIDTH, HEIGHT, "accent.mutation", "symbols/mutation")


def adaptation_face(canvas: Canvas, card: Card, say: Sayer) -> None:
    """An adaptation that works for all of them; one that is not ``active`` has been removed."""
    assert card.id is not None
    edge = "state.danger" if card.active else "line.edge"
    dark_ground(canvas, WIDTH, HEIGHT, edge, BLOOD if card.active else "ground.bg2")
    ink = "text.primary" if card.active else "text.tertiary"
    name = raised(say(f"weakness-{card.id}"))
    title(canvas, name, ink, left=7, right=WIDTH - 7, base=17, centred=True)
    words = [say(f"weakness-{card.id}-text")]
    strip = picture_high(canvas, words, WIDTH - 17, HEIGHT - 84, 48)
    canvas.box(1.4, 25, WIDTH - 2.8, strip, "ground.space", 0.5)
    size = strip - 6
    canvas.symbol(f"symbols/adaptation_{card.id}", (WIDTH - size) / 2, 28, size, "text.bone" if card.active else ink)
    body(canvas, words, 9, 30 + strip, WIDTH - 17, HEIGHT - 6, "text.bone" if card.active else ink)


def adaptation_back(canvas: Canvas, kind: str) -> None:
    """The back of an adaptation, under the miniature of the kind that turns it up."""
    dark_ground(canvas, WIDTH, HEIGHT, "state.danger_soft")
    strip_lines(canvas, 8, 3, WIDTH - 16, HEIGHT - 6, 9, 0.03)
    canvas.cut(5, 5, WIDTH - 10, HEIGHT - 10, 5, None, "state.danger_soft", 1, alpha=0.5)
    disc(canvas, QPointF(WIDTH / 2, HEIGHT / 2), 70, intruder(kind))


def two_numbers(canvas: Canvas, facts: AttackCard, smallest: str, others: str) -> None:
    """Toughness of two sorts: that of the smallest kind, and that of all others ("+")."""
    canvas.fill(cut(QRectF(6, 27, WIDTH - 12, 25), 6), "ground.space", 0.62)
    for left, kind, more in ((8.0, smallest, ""), (64.0, others, "+")):
        canvas.symbol(intruder(kind), left, 29, 21, "text.bone")
        canvas.text(left + 20, 42, more, 10, "text.bone", 700, grow=False)
        _hexagon(canvas, left + 40, 39.5, facts.toughness_of(kind))


def _hexagon(canvas: Canvas, x: float, y: float, number: int | None) -> None:
    points = [(0, -11), (9.6, -5.6), (9.6, 5.6), (0, 11), (-9.6, 5.6), (-9.6, -5.6)]
    canvas.polygon([(x + dx, y + dy) for dx, dy in points], "text.bone")
    if number is None:
        canvas.line(((x + 5.5, y), (x - 5, y)), "text.injury_ink", 2.2)
        canvas.line(((x - 1, y - 4.4), (x - 5.4, y), (x - 1, y + 4.4)), "text.injury_ink", 2.2)
    else:
        canvas.text(x, y + 4.6, str(number), 13.5, "text.injury_ink", 700, "display", "middle", grow=False)
