"""What people have chosen so far of the question that lies open, before that is an answer."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Anchor, Decision


class Selection:
    """The acts that are selected, and the clicks that were collected for them.

    Attributes:
        acts: the acts that are selected, by index.
        half: the thing that was taken up to be put to another one.
        clicks: how many clicks have been collected of those that the open question wants before it is answered.
    """

    def __init__(self) -> None:
        self.acts: list[int] = []
        self.half: Anchor | None = None
        self.clicks = 0

    @property
    def is_begun(self) -> bool:
        """Whether there is something to put down."""
        return bool(self.acts) or self.half is not None

    def put_down(self) -> None:
        """Nothing is selected any more: another question is open, or somebody has thought better of it."""
        self.acts, self.half, self.clicks = [], None, 0

    def click(self, decision: Decision, index: int, *, ripe: bool) -> bool:
        """Click the one act that is wanted; returns whether that answers the question.

        It does once as many clicks are collected as the question wants, and it is ``ripe``; until then the act is
        selected.
        """
        self.clicks += 1
        if ripe and self.clicks >= decision.ritual:
            return True
        self.acts = [index]
        return False

    def toggle(self, decision: Decision, index: int) -> bool:
        """Take an act among those selected, or out of them; returns whether that is possible."""
        if index in self.acts:
            self.acts.remove(index)
        elif len(self.acts) < decision.most:
            self.acts.append(index)
        elif decision.most == 1:
            self.acts = [index]
        else:
            return False
        return True

    def pays(self, decision: Decision) -> bool:
        """Whether the last card of a payment has been chosen, which confirms it."""
        return bool(decision.about) and len(self.acts) == decision.least == decision.most

    def is_enough(self, decision: Decision) -> bool:
        """Whether so many are selected that this can be the answer to a question with several."""
        return decision.least <= len(self.acts) <= decision.most and (bool(self.acts) or decision.kind == "some")


def way_on(decision: Decision) -> int | None:
    """The one act that goes on without doing anything; None where there is none, or more than one."""
    ways_on = [index for index, act in enumerate(decision.acts) if act.tone == "on" and not act.quiet]
    return ways_on[0] if decision.kind == "one" and len(ways_on) == 1 else None
