"""Pages that fill the table: a pod leaves, somebody falls asleep, the ship jumps, the ship is gone."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.ui.pages import blocks
from nemesis_desktop.games.nemesis.ui.pages.pictures import portrait
from nemesis_desktop.games.nemesis.ui.pages.teller import Teller
from nemesis_desktop.games.nemesis.ui.signs import worn
from nemesis_desktop.games.nemesis.view import CrewView
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import token
from nemesis_desktop.table.drawing.shapes import cut
from nemesis_desktop.table.drawing.stencil import has_stencil
from nemesis_desktop.table.drawing.theme import hexcode
from nemesis_desktop.table.show.page import Foot, Over, Page, Tone
from nemesis_desktop.table.show.page_painter import drawing, tinted

POD: Final = (750.0, -60.0, 500.0, 520.0)
"""Where the pod is seen when it has left, on a scene of 1366 × 768; it comes out of the hatch below."""
HATCH: Final = QPointF(842.0, 440.0)
SCENE: Final = (1366.0, 768.0)


def launched(teller: Teller, event: story.Launched) -> Page:
    """A pod leaves the ship."""
    names = teller.list_of([teller.name(seat) for seat in event.seats])
    words = teller.say("ui-stage-launched", names=names, count=len(event.seats))
    fate = teller.say("ui-stage-left-in-pod", pod=event.pod, round=teller.before.round)
    gone = [foot(one, fate, "good") for one in teller.before.crew if one.seat in event.seats]
    left = [
        foot(one, *_where(teller, one)) for one in teller.before.crew if one.seat not in event.seats and one.character
    ]
    return Page(
        teller.say("ui-stage-pod-away", pod=event.pod), words, "warm", picture="art/scenes/launch", over=_pod(),
        settles=1700, hold=2400, full=True, feet=(*gone, *left),
    )  # fmt: skip


def _pod() -> Over:
    """Light in the hatch, then the pod flies out of it."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        scale = max(box.width() / SCENE[0], box.height() / SCENE[1])
        on = canvas.at(box.center().x() - SCENE[0] * scale / 2, box.center().y() - SCENE[1] * scale / 2, scale)
        out = 1.0 if clock == math.inf else blocks.part_of(clock, 300, 1400)
        lit = 1.0 if clock == math.inf else blocks.part_of(clock, 0, 300)
        on.glow(HATCH, 130, 120, "accent.warm", 0.45 * lit * (1.3 - out))
        if out <= 0:
            return
        eased = 1 - (1 - out) ** 3
        x, y, wide, high = POD
        way = QPointF(x + wide / 2, y + high / 2) - HATCH
        at = HATCH + way * eased
        grown = 0.25 + 0.75 * eased
        with on.turned(at, 0, grown, grown) as away:
            drawing(away, "art/scenes/pod", QRectF(-wide / 2, -high / 2, wide, high), alpha=min(1.0, 3 * out))

    return over


def asleep(teller: Teller, event: story.Hibernates) -> Page:
    """Somebody lies down in a chamber: the cold closes over them."""
    name = teller.name(event.who)
    sleeper = teller.crew(event.who)
    fate = teller.say("ui-stage-asleep")
    feet = () if sleeper is None else (foot(sleeper, fate, "cold"),)
    others = tuple(
        foot(one, *_where(teller, one)) for one in teller.before.crew if one.seat != event.who and one.character
    )
    return Page(
        teller.say("ui-stage-sleeps", name=name), teller.say("ui-stage-sleeps-text", name=name), "cold",
        picture="art/scenes/cold_sleep", over=_dawns("accent.cold"), settles=900, hold=2000, full=True,
        feet=(*feet, *others),
    )  # fmt: skip


def jump(teller: Teller, event: story.ShipJumps) -> Page:
    """The ship jumps: who is awake on board does not live through it."""
    feet = []
    for one in teller.before.crew:
        if one.character is None:
            continue
        if one.status in ("aboard", "waiting"):
            feet.append(foot(one, teller.say("ui-stage-dies-in-jump"), "danger"))
        else:
            feet.append(foot(one, *_where(teller, one)))
    return Page(
        teller.say("ui-stage-jumps"), teller.say("ui-stage-jumps-text", round=teller.before.round), "cold",
        picture="art/scenes/jump", over=_dawns("text.primary"), settles=1300, hold=2600, full=True, feet=tuple(feet),
    )  # fmt: skip


def destroyed(teller: Teller, event: story.ShipDestroyed) -> Page:
    """The ship is gone."""
    feet = []
    for one in teller.before.crew:
        if one.character is None:
            continue
        lost = one.status not in ("dead", "launched")
        feet.append(
            foot(one, teller.say("ui-stage-dies-with-ship"), "danger") if lost else foot(one, *_where(teller, one))
        )
    return Page(
        teller.say("ui-stage-destroyed"), teller.log(), "danger", picture="art/scenes/explosion",
        over=_dawns("state.danger"), settles=1000, hold=2600, full=True, feet=tuple(feet),
    )  # fmt: skip


def _dawns(ink: str) -> Over:
    """The picture comes out of the dark."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        part = 1.0 if clock == math.inf else blocks.part_of(clock, 0, 900)
        if part < 1:
            canvas.box(box.x(), box.y(), box.width(), box.height(), "ground.space", (1.0 - part) ** 1.5)
        else:
            canvas.box(
                box.x(),
                box.y() + box.height() * 0.8,
                box.width(),
                box.height() * 0.2,
                ("#00000000", "ground.space"),
                0.7,
            )

    return over


def _where(teller: Teller, one: CrewView) -> tuple[str, Tone]:
    """Where somebody is, or what has become of them."""
    match one.status:
        case "dead":
            return teller.say("ui-stage-dead"), "danger"
        case "hibernating":
            return teller.say("ui-stage-asleep"), "cold"
        case "launched":
            return teller.say("ui-stage-gone"), "good"
    return (teller.room(one.room) if one.room is not None else teller.say("ui-stage-in-pod")), "steel"


def foot(one: CrewView, fate: str, tone: Tone) -> Foot:
    """Somebody with their face, or with their token as long as nobody has drawn it."""

    def paint(canvas: Canvas, box: QRectF) -> None:
        name = portrait(one.character)
        if not has_stencil(name):
            token(canvas, box.center(), min(box.width(), box.height()) * 0.62, one.colour, worn(one.character))
            return
        with canvas.within(cut(box, 8)):
            tinted(canvas, name, box, hexcode(f"player.{one.colour}"))
        canvas.cut(box.x(), box.y(), box.width(), box.height(), 8, None, f"player.{one.colour}", 1.6)

    return Foot(paint, one.name, fate, tone)
