"""What the open question offers, seen from the things on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Danger

State = Literal["none", "quiet", "offered", "chosen", "refused", "danger", "subject"]


def everywhere_but_buttons(anchor: Anchor) -> bool:
    """The plain guess at what has a place on the table: everything that is not a button."""
    return anchor.kind != "button"


def no_danger(act: Act) -> Danger | None:
    """Nothing is known to be dangerous."""
    return None


def everything(act: Act) -> bool:
    """Nothing is kept back."""
    return True


class Offers:
    """The open decision, turned over: for each anchor the acts it stands for, or why it stands for none.

    Args:
        decision: the open question; None offers nothing.
        chosen: indices of acts selected so far (for a question with several answers).
        words: to word reasons.
        placed: whether an anchor has a place on the table just now; acts without any become ``loose``.
        mine: whether the person at the screen is the one who is asked. If not, nothing is offered.
        danger: what is dangerous about an act, from public knowledge.
        permits: whether an act may be chosen now; a lesson keeps others back.
        later: why such an act is kept back.
        worded: whether each act also has a button, although a thing on the table stands for it.
        says: an act in words, where this table calls things otherwise than the act does.
        half: the thing that was taken up: what it can be put to means that now, and no other act.
    """

    def __init__(
        self,
        decision: Decision | None,
        words: Words,
        chosen: Sequence[int] = (),
        placed: Callable[[Anchor], bool] = everywhere_but_buttons,
        mine: bool = True,
        danger: Callable[[Act], Danger | None] = no_danger,
        permits: Callable[[Act], bool] = everything,
        later: Text | None = None,
        worded: bool = False,
        says: Callable[[Act], Text] = lambda act: act.text(),
        half: Anchor | None = None,
    ) -> None:
        self.decision: Final = decision
        self.words: Final = words
        self.chosen: Final = tuple(chosen)
        self.mine: Final = mine
        self.half: Final = half
        self._at: dict[Anchor, list[int]] = {}
        self._reasons: dict[Anchor, Text] | None = None
        self._danger = danger
        self._says = says
        self._dangers: dict[int, Danger | None] = {}
        self._later = later
        self._kept_back: set[Anchor] = set()
        loose = []
        # The thousands of acts of a question to the whole table are not looked at: the parts know what they offer.
        offered = decision is not None and mine and decision.kind != "table"
        for index, act in enumerate(decision.acts if decision is not None and offered else ()):
            anchors = [anchor for anchor in act.anchors() if anchor.kind != "button"]
            if not permits(act):
                self._kept_back.update(anchors)
                continue
            for anchor in anchors:
                self._at.setdefault(anchor, []).append(index)
            if worded or not any(placed(anchor) for anchor in anchors):
                loose.append(index)
        about = decision.about if decision is not None and mine else ()
        self.about: Final = tuple(about)
        """What is being paid for."""
        self._subjects = frozenset(anchor for act in about for anchor in act.anchors())
        self.loose: Final = tuple(loose)
        """Indices of acts without a thing on the table: the decision bar shows buttons for them."""

    @property
    def anchors(self) -> tuple[Anchor, ...]:
        """Everything that stands for an act."""
        return tuple(self._at)

    @property
    def refused(self) -> frozenset[Anchor]:
        """Everything that stands for no act, and of which there is a reason to tell."""
        return frozenset(self._refused()) - frozenset(self._at) - self._kept_back

    @property
    def marked(self) -> frozenset[Anchor]:
        """Everything whose state is not ``none``."""
        return frozenset((*self._at, *self._subjects, *(self._refused() if self._later is None else ())))

    @property
    def is_begun(self) -> bool:
        """Whether something is selected or taken up that can be put down."""
        return bool(self.chosen) or self.half is not None

    @property
    def several(self) -> bool:
        """Whether several acts are chosen and then confirmed."""
        return self.decision is not None and self.decision.kind == "some"

    @property
    def can_confirm(self) -> bool:
        """Whether enough, and not too many, are chosen."""
        asked = self.decision
        return asked is not None and asked.kind == "some" and asked.least <= len(self.chosen) <= asked.most

    def act(self, index: int) -> Act:
        """The act with this index."""
        assert self.decision is not None
        return self.decision.acts[index]

    def label(self, index: int) -> str:
        """The act in words."""
        return self.words.text(self._says(self.act(index)))

    def cost(self, index: int) -> int | None:
        """How many cards the act costs; None where it says nothing of a cost."""
        assert self.decision is not None
        return self.decision.cost(self.decision.acts[index])

    def danger(self, index: int) -> Danger | None:
        """What is dangerous about an act; None for one that is no worse than usual."""
        if index not in self._dangers:
            self._dangers[index] = self._danger(self.act(index))
        return self._dangers[index]

    def hurts(self, index: int) -> bool:
        """Whether the act is dangerous."""
        return self.danger(index) is not None

    def warning(self, index: int) -> str:
        """Why an act is dangerous, in words; empty for one that is not."""
        danger = self.danger(index)
        return "" if danger is None else self.words.text(danger.text)

    def about_warning(self) -> str:
        """Why what is being paid for is dangerous, in words; empty if it is not."""
        dangers = [danger for act in self.about if (danger := self._danger(act)) is not None]
        worst = next((one for one in dangers if one.deadly), dangers[0] if dangers else None)
        return "" if worst is None else self.words.text(worst.text)

    def danger_at(self, anchor: Anchor) -> Danger | None:
        """What is dangerous about a thing: about the first of its acts that is."""
        return next((found for index in self.acts_at(anchor) if (found := self.danger(index)) is not None), None)

    def acts_at(self, anchor: Anchor) -> tuple[int, ...]:
        """Indices of the acts that ``anchor`` stands for."""
        acts = tuple(self._at.get(anchor, ()))
        if self.half is None:
            return acts
        # Of what lies on the other side only one act is meant; whatever does not go with the half takes its place.
        together = tuple(index for index in acts if index in self._at.get(self.half, ()))
        return together or acts

    def only_quiet(self, anchor: Anchor) -> bool:
        """Whether the thing stands for nothing but acts that are seldom meant."""
        acts = self._at.get(anchor)
        return bool(acts) and all(self.act(index).quiet for index in acts or ())

    def meant(self, anchor: Anchor, *, careful: bool = False) -> int | None:
        """What a click on the thing does without asking; ``careful`` is one with the second sign.

        Where a thing stands for an act and a careful way of doing it, each sign means its own; where it stands for one
        act only, both mean that. None where the click has to ask, or means nothing.
        """
        acts = self.acts_at(anchor)
        if self.has_careful(anchor):
            acts = tuple(index for index in acts if self.act(index).careful == careful)
        if len(acts) != 1 or self.act(acts[0]).quiet or self.asks_first(acts[0]):
            return None
        return acts[0]

    def has_careful(self, anchor: Anchor) -> bool:
        """Whether the thing stands for an act and for a careful way of doing it: it wears a badge for the second."""
        ways = {self.act(index).careful for index in self.acts_at(anchor)}
        return len(ways) == 2

    def grave(self, index: int) -> bool:
        """Whether an act does at once what is no routine and cannot be taken back."""
        return self.decision is not None and self.decision.grave(self.act(index))

    def asks_first(self, index: int) -> bool:
        """Whether one click must not do it: it goes to somebody else, is grave, or may be somebody's death."""
        danger = self.danger(index)
        return self.act(index).sent or self.grave(index) or (danger is not None and danger.deadly)

    def state(self, anchor: Anchor) -> State:
        """How the thing looks: ``offered``, ``chosen``, ``danger`` (offered, but it hurts), ``refused`` or ``none``.

        ``quiet`` can be clicked, but is not lit up: only something like dropping it is possible. ``subject`` is what
        is being paid for: it cannot be clicked, but shows what the payment will change.
        """
        acts = self._at.get(anchor)
        if not acts:
            if anchor in self._subjects:
                return "subject"
            if self._later is not None:
                return "none"
            return "refused" if anchor in self._refused() else "none"
        if anchor == self.half or any(index in self.chosen for index in acts):
            return "chosen"
        if self.only_quiet(anchor):
            return "quiet"
        if all(self.hurts(index) for index in acts):
            return "danger"
        return "offered"

    def reason(self, anchor: Anchor) -> str | None:
        """Why the thing cannot be chosen, in words; None if it can, or if there is nothing to say."""
        if anchor in self._at and not self.only_quiet(anchor):
            return None
        reason = self._later if anchor in self._kept_back else self._refused().get(anchor)
        return None if reason is None else self.words.text(reason)

    @property
    def impossible(self) -> tuple[tuple[str, str], ...]:
        """What cannot be chosen now and has no place on the table: in words, each with its reason."""
        if self.decision is None or not self.mine or self._later is not None:
            return ()
        found = [one for one in self.decision.refusals() if one.what is not None and not one.anchors]
        return tuple((self.words.text(one.what), self.words.text(one.reason)) for one in found if one.what is not None)

    def _refused(self) -> dict[Anchor, Text]:
        if self._reasons is None:
            self._reasons = {}
            if self.decision is not None and self.mine:
                for refusal in self.decision.refusals():
                    for anchor in refusal.anchors:
                        self._reasons.setdefault(anchor, refusal.reason)
        return self._reasons
