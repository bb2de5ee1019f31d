"""Outside the hull at the bow, as part of the picture: course, pods, damage."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.components.tokens import FIRE_MARKERS, MALFUNCTION_MARKERS
from nemesis_desktop.games.nemesis.components.tracks import DESTINATIONS
from nemesis_desktop.games.nemesis.ui.ship import surround
from nemesis_desktop.games.nemesis.ui.ship.draft import Z_SURROUND, Draft, box_path
from nemesis_desktop.games.nemesis.view import CrewView, PodView, View


def draw_bow(draft: Draft) -> None:
    """Draw the course, the damage, the pods, and mark what is offered of them."""
    view = draft.view
    marks = tuple(draft.state("destination", space) for space in DESTINATIONS)
    draft.part("course", (view.destination, view.coordinates, marks), lambda: _course(draft))
    numbers = _numbers(view)
    draft.part("damage", numbers, lambda: _damage(draft, numbers))
    for pod in view.pods:
        if pod.state != "removed" and pod.number in draft.layout.pods:
            riders = tuple(_passenger(draft.crew[seat]) for seat in pod.passengers if seat in draft.crew)
            states = (draft.state("pod", pod.number), *(draft.state("seat", rider.seat) for rider in riders))
            draft.part(("pod", pod.number), (pod.state, riders, states), partial(_pod, draft, pod, riders))
    for section in ("a", "b"):
        draft.part(("pods-label", section), None, partial(_pods_label, draft, section))


def _course(draft: Draft) -> None:
    view, layout = draft.view, draft.layout
    title = draft.say("course")
    draft.draw(
        ("course",),
        Z_SURROUND,
        (title, view.destination, view.coordinates),
        layout.course.adjusted(-1, -1, 1, 1),
        lambda easel: surround.paint_course(easel, layout.course, title, view.destination, view.coordinates),
    )
    draft.target(Anchor("term", "coordinates"), Z_SURROUND, box_path(layout.course), "none")
    for space in DESTINATIONS:
        _destination(draft, space)


def _destination(draft: Draft, space: str) -> None:
    box = surround.destination_box(draft.layout.course, space).adjusted(-2, -3, 2, 3)
    state = draft.state("destination", space)
    draft.target(Anchor("destination", space), Z_SURROUND + 1, box_path(box), state)
    if state in ("offered", "chosen", "danger", "subject"):
        draft.box_mark(("destination-mark", space), box, 4, state)


def _numbers(view: View) -> tuple[int, int, int, int]:
    """Fires, malfunctions, explored rooms, and how many rooms there are to be explored."""
    rooms = view.rooms
    tiles = [room for room in rooms if room.category != "special"]
    fires, broken = sum(room.fire for room in rooms), sum(room.malfunction for room in rooms)
    return fires, broken, sum(room.explored for room in tiles), len(tiles)


def _damage(draft: Draft, numbers: tuple[int, int, int, int]) -> None:
    layout = draft.layout
    fires, broken = str(numbers[0]), str(numbers[1])
    of = (draft.say("of", total=FIRE_MARKERS), draft.say("of", total=MALFUNCTION_MARKERS))
    explored = draft.say("explored", count=numbers[2], total=numbers[3])
    draft.draw(
        ("damage",),
        Z_SURROUND,
        (fires, broken, of, explored),
        layout.damage.adjusted(-1, -1, 1, 1),
        lambda easel: surround.paint_damage(easel, layout.damage, fires, broken, of, explored),
    )
    upper = QRectF(layout.damage.x(), layout.damage.y(), layout.damage.width(), 22)
    draft.target(Anchor("term", "exploration"), Z_SURROUND, box_path(layout.damage), "none")
    draft.target(Anchor("term", "fire"), Z_SURROUND + 1, box_path(upper), "none")
    draft.target(Anchor("term", "malfunction"), Z_SURROUND + 1, box_path(upper.translated(0, 17)), "none")


def _pod(draft: Draft, pod: PodView, riders: tuple[surround.Passenger, ...]) -> None:
    number, pod_state = pod.number, pod.state
    place = draft.layout.pods[number]
    state = draft.state("pod", number)
    draft.draw(
        ("pod", number),
        Z_SURROUND,
        (pod_state, riders),
        place.rect.adjusted(-2, -2, 2, 2),
        lambda easel: surround.paint_pod(easel, place, pod_state, riders),
    )
    draft.target(Anchor("pod", number), Z_SURROUND, box_path(place.rect), state)
    if pod_state != "launched":
        for index, rider in enumerate(riders):
            at = surround.passenger_at(place, index)
            shape = QPainterPath()
            shape.addEllipse(at, 11, 11)
            draft.target(Anchor("seat", rider.seat), Z_SURROUND + 1, shape, draft.state("seat", rider.seat))
    if state in ("offered", "chosen", "danger", "subject"):
        draft.box_mark(("pod-mark", number), place.rect.adjusted(-0.5, -0.5, 0.5, 0.5), 6.5, state)


def _passenger(one: CrewView) -> surround.Passenger:
    return surround.Passenger(one.seat, one.colour, one.character)


def _pods_label(draft: Draft, section: str) -> None:
    letter = draft.say(f"section-{section}")
    bays = draft.layout.pods_in_bays
    if bays:
        at = QPointF(280.5, 39.5) if section == "a" else QPointF(675.5, 495.5)
        words = letter
    else:
        at = QPointF(4, 80) if section == "a" else QPointF(4, 455)
        words = draft.say("pods", section=letter)
    draft.draw(
        ("pods-label", section),
        Z_SURROUND,
        (words, bays),
        QRectF(at.x() - 2, at.y() - 14, 66, 20),
        lambda easel: surround.paint_pods_label(easel, at, words, letter=bays),
    )
