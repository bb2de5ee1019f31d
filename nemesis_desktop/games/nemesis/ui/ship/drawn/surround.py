"""What lies outside the hull at the bow: course, escape pods, how much burns, is broken, has been explored."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.tracks import DESTINATIONS
from nemesis_desktop.games.nemesis.ui.ship.drawn import pieces
from nemesis_desktop.games.nemesis.ui.ship.layout import PodPlace
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import MODULE, PANEL
from nemesis_desktop.table.drawing.lettering import fitting, width_of
from nemesis_desktop.table.drawing.pieces import panel
from nemesis_desktop.table.drawing.shapes import cut

LABEL_SIZES: Final = (12.0, 11.5, 11.0, 10.5, 10.0)
BOX_STEP: Final = 16.5


@frozen
class Passenger:
    """Somebody in a pod: colour and character."""

    seat: int
    colour: int
    character: str | None


# ------------------------------------------------------------------------------------------------------ course


def destination_box(course: QRectF, space: str) -> QRectF:
    """The box of one space of the course track."""
    index = DESTINATIONS.index(space)
    return QRectF(course.left() + 10 + index * BOX_STEP, course.top() + 21, 15, 28)


def coordinates_box(course: QRectF) -> QRectF:
    """The box of the coordinates card."""
    return QRectF(course.left() + 76, course.top() + 21, 15, 28)


def paint_course(canvas: Canvas, course: QRectF, title: str, now: str, card: str | None) -> None:
    """The course track: the marked space, and, for a reader who knows the coordinates, where each space leads."""
    panel(canvas, course, 6, PANEL)
    size, words = fitting(title, course.width() - 16, LABEL_SIZES, 600)
    canvas.text(course.left() + 8, course.top() + 14, words, size, "text.secondary", 600)
    places = COORDINATES.get(card or "", {})
    for space in DESTINATIONS:
        box = destination_box(course, space)
        lit = space == now
        if lit:
            canvas.path(cut(box, 3), "accent.cold", "accent.cold")
        else:
            canvas.path(cut(box, 3), "ground.bg0", "line.edge")
        ink, weight = ("text.ink_cold", 700) if lit else ("text.tertiary", 500)
        y = box.top() + (12.0 if places else 18.5)
        canvas.text(
            box.center().x(), y, space.upper(), 11.5 if places else 13, ink, weight, family="display", align="middle"
        )
        if places:
            planet(
                canvas, QPointF(box.center().x(), box.bottom() - 7.5), places[space], ink if lit else "text.secondary"
            )
    box = coordinates_box(course)
    canvas.path(cut(box, 2), "ground.bg4", "accent.cold" if places else "line.strong")
    if places:
        canvas.sign("symbols/lock_eye", box.center(), 12, "accent.cold")
    else:
        canvas.text(
            box.center().x(), box.top() + 18.5, "?", 13, "text.secondary", 600, family="display", align="middle"
        )


def planet(canvas: Canvas, at: QPointF, place: str, ink: str) -> None:
    """A sign for each place: Earth with its moon, Mars half dark, Venus in bands, deep space an empty dashed ring."""
    radius = 4.2
    if place == "deep_space":
        path = QPainterPath()
        path.addEllipse(at, radius - 0.4, radius - 0.4)
        canvas.line(path, ink, 1.3, dash=(2.0, 1.7))
        return
    if place == "mars":
        canvas.ring(at, radius - 0.6, ink, 1.2)
        half = QPainterPath(QPointF(at.x(), at.y() - radius))
        half.arcTo(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), 90, 180)
        half.closeSubpath()
        canvas.fill(half, ink)
        return
    if place == "venus":
        for y, wide in ((-2.6, 2.6), (0.0, 3.9), (2.6, 2.6)):
            canvas.line(((at.x() - wide, at.y() + y), (at.x() + wide, at.y() + y)), ink, 1.5)
        return
    canvas.disc(at, radius - 0.8, ink)
    canvas.disc(QPointF(at.x() + 4.3, at.y() - 3.6), 1.3, ink)


# ------------------------------------------------------------------------------------------------------ damage


def paint_damage(
    canvas: Canvas, box: QRectF, fires: str, malfunctions: str, of: tuple[str, str], explored: str
) -> None:
    """Fires and malfunctions out of all markers, and how many rooms have been explored."""
    panel(canvas, box, 6, PANEL)
    x, top = box.left() + 6, box.top()
    rows = (("symbols/fire", "state.danger", fires, of[0]), ("symbols/malfunction", "text.pale", malfunctions, of[1]))
    for index, (sign, ink, number, total) in enumerate(rows):
        y = top + 6 + 17 * index
        canvas.symbol(sign, x, y, 14, ink)
        canvas.text(x + 17, y + 11.6, number, 13, "text.primary", 700)
        after = x + 17 + width_of(number, 13, 700) + 3
        size, words = fitting(total, box.right() - after - 6, LABEL_SIZES, 400)
        canvas.text(after, y + 11.6, words, size, "text.tertiary")
    size, words = fitting(explored, box.width() - 11, LABEL_SIZES, 400)
    canvas.text(x, top + 51, words, size, "text.secondary")


# -------------------------------------------------------------------------------------------------------- pods


def paint_pod(canvas: Canvas, place: PodPlace, state: str, passengers: tuple[Passenger, ...]) -> None:
    """An escape pod: locked, unlocked (green) or gone, its number, and who waits in it."""
    box = place.rect
    inner = box.adjusted(0, 0, 0, 0)
    if state == "launched":
        canvas.fill(cut(inner, 6), "ground.bg0")
        canvas.line(cut(inner, 6), "line.edge", 1.0, dash=(5, 4))
        canvas.symbol("symbols/pod_launched", box.left() + 10, box.top() + 7, 28, "line.strong")
    else:
        edge = "state.success" if state == "unlocked" else "line.edge"
        ink = "state.success" if state == "unlocked" else "text.tertiary"
        canvas.path(cut(inner, 6), MODULE, edge)
        if passengers:
            canvas.symbol(f"symbols/pod_{state}", box.left() + 3, box.top() + 2, 18, ink)
        else:
            canvas.symbol(f"symbols/pod_{state}", box.left() + 3, box.top() + 4, 34, ink)
    ink = "text.primary" if state != "launched" else "text.tertiary"
    canvas.text(box.right() - 7, box.top() + 15, str(place.number), 13, ink, 700, family="display", align="middle")
    if state != "launched":
        for index, passenger in enumerate(passengers):
            pieces.token(canvas, passenger_at(place, index), 19, passenger.colour, passenger.character)


def passenger_at(place: PodPlace, index: int) -> QPointF:
    """Where the first and second passenger of a pod sit."""
    return QPointF(place.rect.left() + 14 + index * 22, place.rect.bottom() - 12)


def paint_pods_label(canvas: Canvas, at: QPointF, words: str, *, letter: bool) -> None:
    """The name of a row of pods: words at the bow, a letter in a bay."""
    if letter:
        canvas.text(at.x(), at.y(), words, 12.5, "text.secondary", 700, family="display")
    else:
        size, short = fitting(words, 58, LABEL_SIZES, 600)
        canvas.text(at.x(), at.y(), short, size, "text.secondary", 600)
