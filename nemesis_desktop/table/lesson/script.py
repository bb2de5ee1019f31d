"""A lesson as a game writes it: steps that tell or ask, the deal they speak of, and where on the table it lies.

Its words are messages whose ids begin with the script's ``prefix``: ``<prefix><step>-title``, ``-text``, ``-do`` where
something is asked, and ``-not`` where something lies open that the step says no to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from attrs import frozen

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.table.lesson.places import LessonTable, Places

Permit = Callable[[Act], bool]


@frozen
class Step:
    """One thing that is said, and perhaps asked.

    A step without ``permits`` only tells something and waits for Next. A step with a ``topic`` asks for one answer to a
    question of that topic. A step with ``until`` leaves the person free, within what it permits, until that is so.

    Attributes:
        id: of its messages.
        points: what is ringed; where something is asked and nothing is named, whatever is permitted.
        permits: the answers that let the lesson go on; None asks nothing.
        topic: what the question is about.
        until: how the learner's view looks when a free step is done.
        shows: answers that lie open beside those permitted; who picks one is told why not.
    """

    id: str
    points: tuple[Anchor, ...] = ()
    permits: Permit | None = None
    topic: str = ""
    until: Callable[[Any], bool] | None = None
    shows: Permit | None = None

    @property
    def tells(self) -> bool:
        """Whether nothing is asked but to read."""
        return self.permits is None


class Script(Protocol):
    """The guided first game of a game. Whoever learns it sits at seat 0; whoever else is asked is a companion.

    It ends with its game, or, where its last step only tells something, with that step.
    """

    @property
    def prefix(self) -> str:
        """How the ids of its messages begin, with the hyphen."""

    @property
    def steps(self) -> Sequence[Step]:
        """The lesson from its first to its last step; after it comes the end of the game, as of any other."""

    def match(self, name: str) -> Match[Any, Any]:
        """The match that is played, at its first question; ``name`` is what the learner is called."""

    @property
    def companions(self) -> Callable[[Decision], tuple[int, ...]] | None:
        """What the others at the table answer, who are its computer seats; None where there are none."""

    def end(self, view: Any) -> Step:
        """What is said when the game is over."""

    def facts(self, view: Any) -> Mapping[str, Argument]:
        """What the words of a step may name: numbers of the table as it is now."""

    def interrupted(self, view: Any) -> bool:
        """Whether something has come in a free step that goes before: then every answer is allowed."""

    def request(self, step: Step, decision: Decision, view: Any, permits: Permit) -> str:
        """What is asked in a free step: the id of a message ``<prefix><id>-do``, with the facts."""

    def hindered(self, reason: str, permitted: Sequence[Act]) -> Text:
        """The rules, not the lesson, forbid what somebody clicked: why, and what they can do instead."""

    def places(self, table: LessonTable) -> Places:
        """Where on the table everything lies that the steps speak of."""
