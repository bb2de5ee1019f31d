"""Steps of a day that all watch together: one page for everything that happens in one, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.ui.happening.log_signs import sign_of
from nemesis_desktop.games.the_thing.ui.happening.stage_scenes import called
from nemesis_desktop.games.the_thing.ui.look import NIGHT, ROOM, piece, place_sign, symbol, weather_sign
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.program.words import Words, capital
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.show.page import Over, Page, Rows, Tone

if TYPE_CHECKING:
    from nemesis_desktop.table.show.moment import Moment

    AnyMoment = Moment[Any, View]

READ: Final = 900
PER_LINE: Final = 500
"""How long a page stands by itself, and for each of its lines, in milliseconds at normal speed."""


def _kinds(words: str) -> frozenset[str]:
    return frozenset(words.split())


@frozen
class Step:
    """What belongs together.

    Attributes:
        title: the message of its heading, without ``thing-ui-``.
        begins: the kinds of events that open its page.
        goes_on: those that are told on it, too.
        quiet: those of them that need no line: the board shows them.
        tone: how it sounds.
    """

    title: str
    begins: frozenset[str]
    goes_on: frozenset[str]
    quiet: frozenset[str] = frozenset()
    tone: Tone = "steel"

    def holds(self, kind: str) -> bool:
        """Whether an event of this kind is told on its page."""
        return kind in self.begins or kind in self.goes_on


MORNING: Final = Step(
    "stage-morning",
    _kinds("weather-rolled weather-set"),
    _kinds("fuel-burned damage-taken freezing rescue-flies rescue-leaves"),
    tone="cold",
)
MEETINGS: Final = Step("stage-meetings", _kinds("clash-in dog-caught"), frozenset(), _kinds("clash-in"))
SWEEP: Final = Step(
    "stage-sweep",
    _kinds("clash-left clash-avoided lays-nothing tokens-laid"),
    _kinds("token-seen disc-moved role-placed"),
    _kinds("tokens-laid disc-moved role-placed"),
)
NIGHT_STEP: Final = Step(
    "stage-night",
    _kinds("cooked-eaten raw-eaten kennel-opens dog-comes"),
    _kinds("starving new-leader leader-token"),
)
STEPS: Final[Sequence[Step]] = (MORNING, MEETINGS, SWEEP, NIGHT_STEP)
TRADES: Final = _kinds("goods-laid trade-made trade-off")
COMMON: Final = TRADES.union(*(step.begins for step in STEPS))
"""What everybody watches, wherever the screen was before."""


def step_of(kind: str) -> Step | None:
    """The step whose page an event of this kind opens."""
    return next((step for step in STEPS if kind in step.begins), None)


def page_of(step: Step, moment: AnyMoment, words: Words) -> Page:
    """Everything that happens in it, in the order in which it does."""
    told = [moment.told, *takewhile(lambda one: step.holds(one.kind), moment.rest)]
    rows = [*_lines(step, told, words), *(_who_meets(moment.after, words) if step is MEETINGS else ())]
    return Page(
        words.text(Text(f"thing-ui-{step.title}")), "", step.tone, note=words.text(Text(f"thing-ui-{step.title}-text")),
        blocks=(Rows(tuple(rows)),), over=_picture(step, moment, told),
        hold=READ + PER_LINE * len(rows), read_aloud=True,
    )  # fmt: skip


def _picture(step: Step, moment: AnyMoment, told: Sequence[Told]) -> Over:
    """The sky, the night, or who has to do with whom."""
    skies = [one.event.weather for one in told if isinstance(one.event, story.WeatherRolled | story.WeatherSet)]
    looks = [(one.event.who, one.event.whom) for one in told if isinstance(one.event, story.TokenSeen)]

    def over(canvas: Canvas, box: QRectF, clock: float) -> None:
        canvas.box(box.x(), box.y(), box.width(), box.height(), NIGHT if step in (MORNING, NIGHT_STEP) else ROOM)
        middle, size = box.center(), min(box.height() * 0.62, 130.0)
        if step is MORNING:
            canvas.sign(weather_sign(skies[-1]), middle, size, "station.ice")
        elif step is NIGHT_STEP:
            canvas.sign(symbol("dog"), middle, size, "station.fur")
        elif looks:
            _paint_looks(canvas, box, moment.after, looks)
        else:
            _paint_meetings(canvas, box, moment.after)

    return over


def _paint_looks(canvas: Canvas, box: QRectF, view: View, looks: Sequence[tuple[int, int]]) -> None:
    """A pair for each look: who looked, and at whose token."""
    columns = 1 if len(looks) <= 2 else 2
    rows = -(-len(looks) // columns)
    for place, (who, whom) in enumerate(looks):
        row, column = divmod(place, columns)
        at = QPointF(box.x() + box.width() * (column + 0.5) / columns, box.y() + box.height() * (row + 0.5) / rows)
        size = min(44.0, box.height() / rows * 0.7)
        piece(canvas, at - QPointF(size * 1.1, 0), size, view.figures[who])
        canvas.sign(symbol("peek"), at, size * 0.6, "accent.warm")
        piece(canvas, at + QPointF(size * 1.1, 0), size, view.figures[whom])


def _paint_meetings(canvas: Canvas, box: QRectF, view: View) -> None:
    """A row for each clash: the place, and everybody in it."""
    for row, meeting in enumerate(view.meetings):
        y = box.y() + box.height() * (row + 0.5) / len(view.meetings)
        size = min(44.0, box.height() / len(view.meetings) * 0.7)
        first = box.center().x() - size * 0.65 * len(meeting.who)
        canvas.sign(place_sign(meeting.place), QPointF(first - size * 0.65, y), size, "station.wall")
        for step, who in enumerate(meeting.who):
            piece(canvas, QPointF(first + size * 1.3 * (step + 0.5), y), size, view.figures[who])
        if meeting.dog:
            canvas.sign(symbol("dog"), QPointF(first + size * 1.3 * (len(meeting.who) + 0.5), y), size, "station.fur")


Row = tuple[str, str, str, bool]


def _lines(step: Step, told: Sequence[Told], words: Words) -> list[Row]:
    rolled = {one.event.weather for one in told if isinstance(one.event, story.WeatherRolled)}
    looked = {one.event.who for one in told if isinstance(one.event, story.TokenSeen)}
    lines = [one for one in told if one.kind not in step.quiet or _met_a_dog(one, looked)]
    lines = [one for one in lines if not (isinstance(one.event, story.WeatherSet) and one.event.weather in rolled)]
    return [(*sign_of(one), words.text(one.text()), False) for one in lines]


def _met_a_dog(told: Told, looked: set[int]) -> bool:
    """Whose disc moves without a look at anybody has met a dog: nothing else tells of that."""
    return isinstance(told.event, story.DiscMoved) and told.event.who not in looked


def _who_meets(view: View, words: Words) -> list[Row]:
    """The clashes of the sweep that begins, in the leader's order."""
    rows = []
    for meeting in view.meetings:
        place = capital(words.text(Text(f"thing-place-{meeting.place}")))
        names = [called(view, who, words) for who in meeting.who]
        names += [words.text(Text("thing-ui-dog"))] if meeting.dog else []
        who = words.text(Text("thing-ui-meeting", place=place, people=", ".join(names)))
        rows.append((symbol("dog" if meeting.dog else "peek"), "text.primary", who, False))
    return rows
