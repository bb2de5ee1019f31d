"""Pages of the stage: a test looks the same for both ends until its card is turned, and a room holds its breath."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.events import Event, Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.things import ALIEN, HUMAN
from nemesis_desktop.games.the_thing.ui.happening import stage_scenes as scenes
from nemesis_desktop.games.the_thing.ui.happening.log_signs import sign_of
from nemesis_desktop.games.the_thing.ui.happening.steps import page_of, step_of
from nemesis_desktop.games.the_thing.ui.look import piece, role_card
from nemesis_desktop.games.the_thing.ui.scenes.round_table import paint_seat
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.program.words import Words, capital
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.page import Over, Page, Tone
from nemesis_desktop.table.show.turning import turned_over

CARD: Final = (190.0, 270.0)
EVERYBODY: Final = ""
"""A page that waits until anybody at the table goes on."""

AnyMoment = Moment[Any, View]


def _card_over(role: str | None, words: str, view: View, who: int) -> Over:
    """A role card under the lamp: its back on edge, or, once its time has come, the face that all may see."""

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        scale = min(1.0, (box.height() - 40) / (CARD[1] + 70))
        wide, high = CARD[0] * scale, CARD[1] * scale
        left, top = box.center().x() - wide / 2, box.center().y() - high / 2 - 12
        area = QRectF(0, 0, wide, high)
        turned = 0.0 if role is None else 1.0 if clock == math.inf else min(1.0, clock / measure("test.turn_ms"))
        if role == ALIEN:
            canvas.box(box.x(), box.y(), box.width(), box.height(), "#5A0F0C", alpha=0.5 * turned)
            canvas.glow(area.translated(left, top).center(), wide * 2.2, high * 1.3, "state.danger", 0.55 * turned)
        _paint_watchers(canvas, box, view, who)
        turned_over(
            canvas, left, top, wide, turned,
            lambda on: role_card(on, area, role, words),
            lambda on: role_card(on, area, None, ""),
        )  # fmt: skip
        piece(canvas, QPointF(left - 70, top + high / 2 - 12), 64, view.figures[who])
        name = QRectF(left - 150, top + high / 2 + 28, 140, 24)
        canvas.label(name, view.figures[who].name, (18, 17, 16, 15, 14, 13, 12), "text.primary", 600, align="middle")

    return over


def _paint_watchers(canvas: Canvas, box: QRectF, view: View, who: int) -> None:
    """Everybody else at both sides, in the order of the seats: they hold their breath, too."""
    others = [one for one in view.characters if one.number != who]
    size = min(58.0, box.height() * 0.09)
    for place, one in enumerate(others):
        side, row = (-1 if place % 2 == 0 else 1), place // 2
        at = QPointF(box.center().x() + side * box.width() * (0.27 + 0.055 * row), box.y() + box.height() * 0.3)
        at += QPointF(0, size * 1.7 * row)
        paint_seat(canvas, one, at, size, lit=False, asked=False)


def _test(moment: AnyMoment, words: Words) -> Page:
    """Two seconds of nothing, without a button."""
    event: story.TestRun = moment.event
    return Page(
        words.text(Text("thing-ui-stage-test")), words.text(moment.told.text()), "warm",
        picture="the_thing/art/blood_test", over=_card_over(None, "", moment.after, event.whom),
        settles=round(measure("test.silence_ms")), hold=0, full=True,
    )  # fmt: skip


def _turned(role: str, tone: Tone) -> Callable[[AnyMoment, Words], Page]:
    """The card is turned for all."""

    def page(moment: AnyMoment, words: Words) -> Page:
        who = moment.event.who if hasattr(moment.event, "who") else moment.event.whom
        name = capital(words.text(Text(f"thing-role-{role}")))
        return Page(
            name, words.text(moment.told.text()), tone, picture="the_thing/art/blood_test",
            over=_card_over(role, name, moment.before, who),
            settles=round(measure("test.turn_ms")), awaits=EVERYBODY, full=True,
        )  # fmt: skip

    return page


def _plain(title: str, tone: Tone, picture: str) -> Callable[[AnyMoment, Words], Page]:
    """A page beside the board: what happens to the station, with its picture."""

    def page(moment: AnyMoment, words: Words) -> Page:
        sign = sign_of(moment.told)
        heading = words.text(Text(f"thing-ui-{title}"))
        return Page(
            heading, words.text(moment.told.text()), tone, picture=picture, sign=sign, hold=1500, read_aloud=True
        )

    return page


def _laid(moment: AnyMoment, words: Words) -> Page:
    """A trade under way: what the one has laid down before the other, by its backs."""
    return Page(
        words.text(Text("thing-ui-stage-trading")), words.text(moment.told.text()), "steel",
        over=scenes.goods_laid(moment.event, moment.after, words), hold=1800, full=True, read_aloud=True,
    )  # fmt: skip


def _traded(moment: AnyMoment, words: Words) -> Page:
    """Everybody sees backs and how many, nothing more; a trade that came to nothing takes the same time."""
    event = moment.event
    made = isinstance(event, story.TradeMade)
    over = (
        scenes.trade_made(event, moment.after, words)
        if isinstance(event, story.TradeMade)
        else scenes.trade(moment.after, event.who, event.whom, (), words, sign="off")
    )
    title = words.text(Text("thing-ui-stage-traded" if made else "thing-ui-stage-no-trade"))
    return Page(title, words.text(moment.told.text()), "steel", over=over, hold=1800, full=True, read_aloud=True)


def _strikes(moment: AnyMoment, words: Words) -> Page:
    """Where the alien is, with what power, and against how many."""
    event: story.AlienStrikes = moment.event
    view = moment.after
    people = view.place(event.place).people if event.place in LOCATIONS else ()
    standing = sum(not view.figures[who].lying for who in people)
    return Page(
        capital(words.text(Text(f"thing-place-{event.place}"))), words.text(moment.told.text()), "danger",
        over=scenes.strike(view, event.place, event.power, standing), hold=1500, read_aloud=True,
    )  # fmt: skip


def _rolled(moment: AnyMoment, words: Words) -> Page:
    """The action dice of the cooperative game."""
    event: story.DiceRolled = moment.event
    return Page(
        words.text(Text("thing-ui-the-roll")), words.text(moment.told.text()), "steel",
        over=scenes.dice(tuple(event.dice)), hold=1200,
    )  # fmt: skip


def _threat(moment: AnyMoment, words: Words) -> Page:
    """The threat marker comes closer, or makes way."""
    event: story.ThreatMoves = moment.event
    return Page(
        words.text(Text("thing-ui-threat-on", space=event.space)), words.text(moment.told.text()), "danger",
        over=scenes.threat(moment.after, event.space), hold=1200,
    )  # fmt: skip


_PAGES: Final[Mapping[type[Event], Callable[[AnyMoment, Words], Page]]] = {
    story.TestRun: _test,
    story.ProvedHuman: _turned(HUMAN, "good"),
    story.AlienRevealed: _turned(ALIEN, "danger"),
    story.GoodsLaid: _laid,
    story.TradeMade: _traded,
    story.TradeOff: _traded,
    story.AlienStrikes: _strikes,
    story.DiceRolled: _rolled,
    story.ThreatMoves: _threat,
    story.PowerFails: _plain("store-generator", "danger", "the_thing/art/station_dark"),
    story.BoilerLost: _plain("store-boiler", "danger", "the_thing/art/door_storm"),
    story.RescueArrived: _plain("panel-sos_track", "cold", "the_thing/art/ending_escape"),
}


class StationPages:
    """What The Thing shows on the stage: public events only."""

    def of(self, moment: AnyMoment, words: Words) -> Page | None:
        """The page of an event; None where the board tells it well enough, or not everybody has seen it."""
        if moment.told.private:
            return None
        if made := _PAGES.get(type(moment.event)):
            return made(moment, words)
        step = step_of(moment.told.kind)
        return None if step is None else page_of(step, moment, words)

    def belongs(self, told: Told, page: Told) -> bool:
        """What happens in a step that all watch together stands on one page; every other page stands for itself."""
        step = step_of(page.kind)
        return step is not None and step.holds(told.kind)


PAGES: Final = StationPages()
