"""The computer seats of one game: a copy of the match that follows its choices, and what each seat makes of it.

A copy, because they think in a process of their own. It is only a memory: where the choices that it is told are not
those it knows (one has been taken back, say), it begins anew and comes to the same place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import TABLE, Claim, Decision, OwnAct, Seat
from nemesis_desktop.engine.journal import Choice, DivergedError, Json
from nemesis_desktop.engine.kind import GameKind
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.filled import Levels, fill, levels_of
from nemesis_desktop.engine.seats.policy import SEVERAL, Lots, Policy, claims, one_of_many, own_eyes
from nemesis_desktop.engine.text import Text


@frozen
class Position:
    """Where a game stands, as a computer seat's process is told: all that a save says of it.

    Attributes:
        setup: how the game was set up, as it stands in a save.
        seed: of all chance in it.
        choices: every choice from the first.
        checkpoint: the state before the step being played; None where the choices alone have to lead there.
        since: how many of the choices came after the checkpoint.
        levels: the seats that the program fills.
    """

    setup: Json
    seed: int
    choices: tuple[Choice, ...]
    checkpoint: Mapping[str, Any] | None = field(eq=False, repr=False)
    since: int
    levels: Levels

    @property
    def at_checkpoint(self) -> int:
        """How many of the choices came before the checkpoint."""
        return len(self.choices) - self.since

    @classmethod
    def of(cls, match: Match[Any, Any], levels: Levels) -> Position:
        """Where this match stands."""
        kept = match.document()
        return cls(kept.setup, match.seed, tuple(match.journal), kept.checkpoint, kept.since, dict(levels))

    @classmethod
    def before(cls, match: Match[Any, Any], choice: int) -> Position:
        """Where it stood before a choice, with those at the seats who filled them then."""
        setup = match.kind.setup_to_json(match.setup)
        return cls(setup, match.seed, tuple(match.journal[:choice]), None, 0, levels_of(match.table, choice))


class Thinker:
    """Answers for the computer seats of one game.

    Args:
        kind: the game; its ``trials`` say which policies there are.
    """

    def __init__(self, kind: GameKind[Any, Any]) -> None:
        self._kind = kind
        self._ways = kind.trials.policies
        self._match: Match[Any, Any] | None = None
        self._known: list[Choice] = []
        self._begun: tuple[Json, int] | None = None
        self._policies: dict[Seat, Policy] = {}
        self._levels: Levels = {}
        self._heard = 0

    def come(self, position: Position) -> None:
        """Come to the table as it stands there, before anybody asks: then the first question waits for nothing."""
        self._at(position)

    def answer(self, position: Position) -> tuple[int, ...] | None:
        """What the computer seats answer to the question that is open there: which of its acts.

        Of a question of claims these are their own claims. None where it is none of theirs, or where, of a question to
        the whole table, none of them does anything now.
        """
        match = self._at(position)
        decision = match.decision
        if decision is None:
            return None
        return _answer(decision, self._policies, match.view, self._lots)

    def why(self, before: Position, choice: Choice) -> Text | None:
        """What a computer seat has made this choice for, as it says when it is asked the same question again.

        The same seed and the same choices give the same answer, so nothing has to be kept of what it thought. None
        where it says nothing, or would answer otherwise today: then its reason is not the one it had.
        """
        answer = self.answer(before)
        if answer is None or choice.seat not in self._policies:
            return None
        match = self._match
        assert match is not None
        try:
            choice.check(match.decision)
        except DivergedError:
            return None
        return self._policies[choice.seat].why if {*answer} <= {*choice.picks} and answer else None

    def _lots(self, seat: Seat) -> Lots:
        assert self._begun is not None
        return Lots(self._begun[1], seat, len(self._known))

    # ---------------------------------------------------------------- following the choices

    def _at(self, position: Position) -> Match[Any, Any]:
        """The copy, at this place; every policy has heard what has happened so far."""
        match, known = self._match, len(self._known)
        same = self._begun == (position.setup, position.seed) and self._levels == position.levels
        if match is None or not same or position.choices[:known] != (*self._known,):
            return self._anew(position)
        self._follow(match, position.choices[known:])
        return match

    def _anew(self, position: Position) -> Match[Any, Any]:
        """A copy from the first choice, or from the checkpoint where the choices do not lead there any more."""
        self._begun, self._levels = (position.setup, position.seed), position.levels
        setup = self._kind.setup_from_json(position.setup)
        try:
            match = self._seated(self._copy(setup))
            self._follow(match, position.choices)
        except Exception:  # a game of an earlier version: its choices may mean anything
            match = None
        if position.checkpoint is None:
            return match or self._seated(self._copy(setup))
        if match is None or match.game.freeze() != self._as_saved(position, setup):
            match = self._seated(self._copy(setup, position.checkpoint), position.choices[: position.at_checkpoint])
            self._follow(match, position.choices[position.at_checkpoint :])
        return match

    def _copy(self, setup: Any, checkpoint: Mapping[str, Any] | None = None) -> Match[Any, Any]:
        """A match that tells what happens, and keeps nothing to be taken back: whoever is behind begins anew."""
        assert self._begun is not None
        game = None if checkpoint is None else self._kind.thaw(checkpoint, setup, Forced())
        return Match(self._kind, setup, self._begun[1], recording=False, logged=True, game=game)

    def _as_saved(self, position: Position, setup: Any) -> Mapping[str, Any] | None:
        """The table as checkpoint and choices since have it; None where that choice is not offered there."""
        assert position.checkpoint is not None
        game = self._kind.thaw(position.checkpoint, setup, Forced())
        match: Match[Any, Any] = Match(self._kind, setup, position.seed, recording=False, game=game)
        try:
            for choice in position.choices[position.at_checkpoint :]:
                choice.check(match.decision)
                match.answer(*choice.picks)
        except DivergedError:
            return None
        lies: Mapping[str, Any] = match.game.freeze()
        return lies

    def _seated(self, match: Match[Any, Any], before: Sequence[Choice] = ()) -> Match[Any, Any]:
        """Everybody at their seat, and nothing heard yet; ``before`` was chosen before the table lay so."""
        policies = self._ways
        plainest = next(iter(policies))
        self._match, self._known, self._heard = match, [*before], 0
        for seat, level in self._levels.items():
            fill(match.table, seat, level)
        self._policies = {
            seat: policies[level if level in policies else plainest]() for seat, level in self._levels.items()
        }
        self._tell()
        return match

    def _follow(self, match: Match[Any, Any], choices: Sequence[Choice]) -> None:
        for choice in choices:
            decision = match.decision
            choice.check(decision)
            policy = self._policies.get(choice.seat)
            if policy is not None and decision is not None and decision.kind not in SEVERAL:
                policy.answered(own_eyes(match.view, choice.seat), decision, choice.picks)
            match.answer(*choice.picks)
            self._known.append(choice)
            self._tell()

    def _tell(self) -> None:
        match = self._match
        assert match is not None
        for seat, policy in self._policies.items():
            policy.hear([told.alone() for told in match.events_since(self._heard, seat)])
        self._heard = match.event_count


def _answer(
    decision: Decision, policies: Mapping[Seat, Policy], view_of: Callable[[Seat], Any], lots: Callable[[Seat], Lots]
) -> tuple[int, ...] | None:
    """What those seats that have a policy answer."""
    if decision.kind == "table":
        return _of_the_table(decision, policies, view_of, lots)
    if decision.kind != "claims":
        seat = decision.seat
        return policies[seat].choose(own_eyes(view_of, seat), decision, lots(seat)) if seat in policies else None
    return tuple(
        number
        for number, act in enumerate(decision.acts)
        if isinstance(act, Claim)
        and act.seat in policies
        and claims(policies[act.seat], view_of, decision, act, lots(act.seat))
    )


def _of_the_table(
    decision: Decision, policies: Mapping[Seat, Policy], view_of: Callable[[Seat], Any], lots: Callable[[Seat], Lots]
) -> tuple[int, ...] | None:
    """One act of one of them; a lot says who is the quickest."""
    places: dict[Seat, list[int]] = {}
    for place, act in enumerate(decision.acts):
        seat = act.seat if isinstance(act, OwnAct) else TABLE
        if seat in policies:
            places.setdefault(seat, []).append(place)
    seats = sorted(places)
    for number in lots(TABLE).some(len(seats), len(seats)) if seats else ():
        seat = seats[number]
        if chosen := one_of_many(policies[seat], lots(seat), view_of, decision, seat, places[seat]):
            return chosen
    return None
