"""Outside the hull at the bow, as part of the picture: course, pods, damage."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.components.tokens import FIRE_MARKERS, MALFUNCTION_MARKERS
from nemesis_desktop.games.nemesis.components.tracks import DESTINATIONS
from nemesis_desktop.games.nemesis.ui.ship.drawn import surround
from nemesis_desktop.games.nemesis.ui.ship.sketch import Z_SURROUND, Sketch
from nemesis_desktop.games.nemesis.view import CrewView, PodView, View
from nemesis_desktop.table.drawing.shapes import boxed


def draw_bow(sketch: Sketch) -> None:
    """Draw the course, the damage, the pods, and mark what is offered of them."""
    view = sketch.view
    marks = tuple(sketch.state("destination", space) for space in DESTINATIONS)
    sketch.part("course", (view.destination, view.coordinates, marks), lambda: _course(sketch))
    numbers = _numbers(view)
    sketch.part("damage", numbers, lambda: _damage(sketch, numbers))
    for pod in view.pods:
        if pod.state != "removed" and pod.number in sketch.layout.pods:
            riders = tuple(_passenger(sketch.crew[seat]) for seat in pod.passengers if seat in sketch.crew)
            states = (sketch.state("pod", pod.number), *(sketch.state("seat", rider.seat) for rider in riders))
            sketch.part(("pod", pod.number), (pod.state, riders, states), partial(_pod, sketch, pod, riders))
    for section in ("a", "b"):
        sketch.part(("pods-label", section), None, partial(_pods_label, sketch, section))


def _course(sketch: Sketch) -> None:
    view, layout = sketch.view, sketch.layout
    title = sketch.say("course")
    sketch.draw(
        ("course",),
        Z_SURROUND,
        (title, view.destination, view.coordinates),
        layout.course.adjusted(-1, -1, 1, 1),
        lambda canvas: surround.paint_course(canvas, layout.course, title, view.destination, view.coordinates),
    )
    sketch.target(Anchor("term", "coordinates"), Z_SURROUND, boxed(layout.course), "none")
    for space in DESTINATIONS:
        _destination(sketch, space)


def _destination(sketch: Sketch, space: str) -> None:
    box = surround.destination_box(sketch.layout.course, space).adjusted(-2, -3, 2, 3)
    state = sketch.state("destination", space)
    sketch.target(Anchor("destination", space), Z_SURROUND + 1, boxed(box), state)
    if state in ("offered", "chosen", "danger", "subject"):
        sketch.box_mark(("destination-mark", space), box, 4, state)


def _numbers(view: View) -> tuple[int, int, int, int]:
    """Fires, malfunctions, explored rooms, and how many rooms there are to be explored."""
    rooms = view.rooms
    tiles = [room for room in rooms if room.category != "special"]
    fires, broken = sum(room.fire for room in rooms), sum(room.malfunction for room in rooms)
    return fires, broken, sum(room.explored for room in tiles), len(tiles)


def _damage(sketch: Sketch, numbers: tuple[int, int, int, int]) -> None:
    layout = sketch.layout
    fires, broken = str(numbers[0]), str(numbers[1])
    of = (sketch.say("of", total=FIRE_MARKERS), sketch.say("of", total=MALFUNCTION_MARKERS))
    explored = sketch.say("explored", count=numbers[2], total=numbers[3])
    sketch.draw(
        ("damage",),
        Z_SURROUND,
        (fires, broken, of, explored),
        layout.damage.adjusted(-1, -1, 1, 1),
        lambda canvas: surround.paint_damage(canvas, layout.damage, fires, broken, of, explored),
    )
    upper = QRectF(layout.damage.x(), layout.damage.y(), layout.damage.width(), 22)
    sketch.target(Anchor("term", "exploration"), Z_SURROUND, boxed(layout.damage), "none")
    sketch.target(Anchor("term", "fire"), Z_SURROUND + 1, boxed(upper), "none")
    sketch.target(Anchor("term", "malfunction"), Z_SURROUND + 1, boxed(upper.translated(0, 17)), "none")


def _pod(sketch: Sketch, pod: PodView, riders: tuple[surround.Passenger, ...]) -> None:
    number, pod_state = pod.number, pod.state
    place = sketch.layout.pods[number]
    state = sketch.state("pod", number)
    sketch.draw(
        ("pod", number),
        Z_SURROUND,
        (pod_state, riders),
        place.rect.adjusted(-2, -2, 2, 2),
        lambda canvas: surround.paint_pod(canvas, place, pod_state, riders),
    )
    sketch.target(Anchor("pod", number), Z_SURROUND, boxed(place.rect), state)
    if pod_state != "launched":
        for index, rider in enumerate(riders):
            at = surround.passenger_at(place, index)
            shape = QPainterPath()
            shape.addEllipse(at, 11, 11)
            sketch.target(Anchor("seat", rider.seat), Z_SURROUND + 1, shape, sketch.state("seat", rider.seat))
    if state in ("offered", "chosen", "danger", "subject"):
        sketch.box_mark(("pod-mark", number), place.rect.adjusted(-0.5, -0.5, 0.5, 0.5), 6.5, state)


def _passenger(one: CrewView) -> surround.Passenger:
    return surround.Passenger(one.seat, one.colour, one.character)


def _pods_label(sketch: Sketch, section: str) -> None:
    letter = sketch.say(f"section-{section}")
    bays = sketch.layout.pods_in_bays
    if bays:
        at = QPointF(280.5, 39.5) if section == "a" else QPointF(675.5, 495.5)
        words = letter
    else:
        at = QPointF(4, 80) if section == "a" else QPointF(4, 455)
        words = sketch.say("pods", section=letter)
    sketch.draw(
        ("pods-label", section),
        Z_SURROUND,
        (words, bays),
        QRectF(at.x() - 2, at.y() - 14, 66, 20),
        lambda canvas: surround.paint_pods_label(canvas, at, words, letter=bays),
    )
