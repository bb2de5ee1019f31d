"""Steps of a day that all watch together: one page for everything that happens in one, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.ui.happening.log_signs import sign_of
from nemesis_desktop.games.the_thing.ui.happening.stage_scenes import called
from nemesis_desktop.games.the_thing.ui.look import symbol
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.program.words import Words, capital
from nemesis_desktop.table.show.page import Page, Rows, Tone

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
NIGHT: Final = Step(
    "stage-night",
    _kinds("cooked-eaten raw-eaten kennel-opens dog-comes"),
    _kinds("starving new-leader leader-token"),
)
STEPS: Final[Sequence[Step]] = (MORNING, MEETINGS, SWEEP, NIGHT)
COMMON: Final = frozenset[str]().union(*(step.begins for step in STEPS))
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
        blocks=(Rows(tuple(rows)),), sign=sign_of(moment.told), hold=READ + PER_LINE * len(rows), read_aloud=True,
    )  # fmt: skip


Row = tuple[str, str, str, bool]


def _lines(step: Step, told: Sequence[Told], words: Words) -> list[Row]:
    lines = [one for one in told if one.kind not in step.quiet]
    return [(*sign_of(one), words.text(one.text()), False) for one in lines]


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
