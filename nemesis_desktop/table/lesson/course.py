"""How far a lesson is: the step it is at, what that allows, and what brings it on or back."""

from __future__ import annotations

from typing import Any, Final

from nemesis_desktop.engine.decision import Act, Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.table.lesson.script import Script, Step

LEARNER: Final = 0
"""The seat of whoever learns the game."""


class Course:
    """The way through the steps of a script.

    Args:
        script: what the game teaches.
        match: in which it is played.

    Attributes:
        at: the number of the step, from 0.
        after: what is said once the game is over; None before.
        free: whether everything is allowed, because a question came that the step did not foresee.
    """

    def __init__(self, script: Script, match: Match[Any, Any]) -> None:
        self._script = script
        self._match = match
        self.at = 0
        self.after: Step | None = None
        self.free = False
        self._marks: list[tuple[int, int]] = [(0, 0)]
        """How long the journal was when a step began, and which step."""
        self._rewound = False

    @property
    def step(self) -> Step:
        """What is said or asked now."""
        return self.after or self._script.steps[self.at]

    @property
    def ends_here(self) -> bool:
        """Whether the last step has come of a lesson that ends before its game does."""
        last = len(self._script.steps) - 1
        return self.after is None and self.at == last and self.step.tells

    @property
    def view(self) -> Any:
        """The table as the learner sees it."""
        return self._match.view(LEARNER)

    def permits(self, act: Act) -> bool:
        """Whether an answer may be given now."""
        permits = self.step.permits
        return permits is not None and (self.free or permits(act))

    def shows(self, act: Act) -> bool:
        """Whether an answer lies open: all that may be given, and what the step says no to."""
        shows = self.step.shows
        return self.permits(act) or (shows is not None and shows(act))

    def go_on(self) -> None:
        """The next step begins."""
        self._begin(self.at + 1)
        self._see_to_it()

    def go_back(self) -> None:
        """Something was taken back: so is what the lesson said about it."""
        count = len(self._match.journal)
        while len(self._marks) > 1 and self._marks[-1][0] > count:
            self._marks.pop()
        self.at = self._marks[-1][1]
        self._rewound = True

    def ask(self, decision: Decision) -> None:
        """A question is open: see how far that brings the lesson."""
        if self._rewound:
            self._rewound = False
        else:
            self._advance(decision)
        self._see_to_it()

    def end(self) -> None:
        """The game is over."""
        self.after = self._script.end(self.view)

    def _begin(self, number: int) -> None:
        self.at = number
        self._marks.append((len(self._match.journal), number))

    def _see_to_it(self) -> None:
        """A step is never without an answer: where a question comes that it did not foresee, everything is allowed."""
        step, decision = self.step, self._match.decision
        permits = step.permits
        self.free = (
            permits is not None
            and decision is not None
            and decision.kind != "claims"
            and (self._interrupted(step) or not any(permits(act) for act in decision.acts))
        )

    def _interrupted(self, step: Step) -> bool:
        return step.until is not None and self._script.interrupted(self.view)

    def _advance(self, decision: Decision) -> None:
        answered = len(self._match.journal) > self._marks[-1][0]
        view = self.view
        while True:
            step = self.step
            if step.tells or (step.until is not None and not step.until(view)):
                return
            if step.until is None and not answered and step.topic == decision.topic:
                return
            if self.at + 1 == len(self._script.steps):
                return
            if step.until is None and not answered:
                # The question that this step is about was not put; perhaps the next one's is.
                following = self._script.steps[self.at + 1]
                if following.tells or following.topic not in ("", decision.topic):
                    return
            answered = False
            self._begin(self.at + 1)
