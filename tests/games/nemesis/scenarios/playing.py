"""A match played in the game's own words, and how a case words its answers."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from nemesis_desktop.engine.decision import TABLE, Act, Claim, Decision
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import CarefulMove, Give, Move, Pass, Pay, RoomAction
from nemesis_desktop.games.nemesis.aims import Aim
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.survey import candidates
from nemesis_desktop.games.nemesis.state import (
    Character,
    Intruder,
)
from nemesis_desktop.games.nemesis.view import View

from .laying import Setting
from .pieces import Where, pieces, seat_of

Wanted = Any
"""An answer: an act, its class, the option, thing or card that it names; a list of these for a question of several."""

# ---------------------------------------------------------------- answering


def fits(act: Act, wanted: Wanted) -> bool:
    """Whether an act is what a case asks for."""
    if isinstance(wanted, type):
        return isinstance(act, wanted)
    if isinstance(wanted, Act):
        return act == wanted
    match act:
        case Aim():
            return wanted in (act.option, act.id)
        case Pay(card):
            return bool(wanted == card)
        case Claim(seat):
            return bool(wanted == f"P{seat + 1}")
        case Give(_, thing, _):
            return bool(wanted == thing)
    return wanted in [getattr(act, name, None) for name in ("thing", "objective", "character", "card", "item")]


def pick(decision: Decision, wanted: Wanted) -> int:
    """The one offered act that fits."""
    found = [number for number, act in enumerate(decision.acts) if fits(act, wanted)]
    assert found, f"{wanted!r} is not offered: {list(decision.acts)}"
    return found[0]


def answer_to(decision: Decision, wanted: list[Wanted]) -> tuple[int, ...]:
    """The picks for a question: what is wanted next. Else the last cards pay, nobody reacts, a pass keeps all cards."""
    if decision.topic == "pay" and not (wanted and isinstance(wanted[0], (list, tuple))):
        return tuple(range(len(decision.acts) - decision.least, len(decision.acts)))
    if decision.kind == "claims" and not (wanted and isinstance(wanted[0], Reacts)):
        return ()
    if decision.topic == "pass" and not (wanted and isinstance(wanted[0], (list, tuple))):
        return ()
    assert wanted, f"asked, but no answer is given: {decision.topic} {list(decision.acts)}"
    answer = wanted.pop(0)
    if isinstance(answer, Reacts):
        return tuple(pick(decision, who) for who in answer.people)
    if isinstance(answer, (list, tuple)):
        return tuple(pick(decision, one) for one in answer)
    return (pick(decision, answer),)


@frozen(init=False)
class Reacts:
    """Who calls out when everybody is asked."""

    people: tuple[str, ...]

    def __init__(self, *people: str) -> None:
        self.__attrs_init__(people)  # type: ignore[attr-defined]


# ---------------------------------------------------------------- playing


class Play:
    """A match played in the game's words. Questions about payment, reactions and cards kept answer themselves."""

    def __init__(self, table: Setting) -> None:
        self.table = table
        seed = table.game.state.chance.seed
        self.match: Match[Game, View] = Match.from_game(NEMESIS, table.game, table.setup, seed, table.forced)
        self._pieces = pieces(self.game)

    @property
    def game(self) -> Game:
        """The table."""
        return self.match.game

    @property
    def state(self) -> Any:
        """Everything on the table."""
        return self.match.game.state

    def one(self, who: str) -> Character:
        """Somebody's character."""
        return self.game.character(seat_of(who))

    def view(self, who: str | None = None) -> View:
        """What somebody may know, or everybody."""
        return self.match.view(TABLE if who is None else seat_of(who))

    def room(self, where: Where) -> Any:
        """A room."""
        return self.game.room(self.table.slot(where))

    def intruders(self, where: Where) -> list[Intruder]:
        """The miniatures in a room."""
        return self.game.intruders_in(self.table.slot(where))

    def told(self, kind: str, who: str | None = None) -> list[Any]:
        """The facts of every event of this kind, as somebody (or everybody) may read them."""
        seat = TABLE if who is None else seat_of(who)
        return [told.facts for told in self.match.events_since(0, seat) if told.kind == kind]

    def order_of(self, *kinds: str) -> list[str]:
        """Which of these kinds of events happened, in order."""
        return [told.kind for told in self.match.events_since(0) if told.kind in kinds]

    # -------- the open question

    @property
    def decision(self) -> Decision:
        """The open question."""
        assert self.match.decision is not None, "the game is over"
        return self.match.decision

    @property
    def asked(self) -> str:
        """Who is asked: ``P1`` …, or ``table``."""
        return "table" if self.decision.seat == TABLE else f"P{self.decision.seat + 1}"

    @property
    def topic(self) -> str:
        """What about."""
        return self.decision.topic

    @property
    def over(self) -> bool:
        """The game has ended and everything has been checked."""
        return self.match.over

    def offers(self, wanted: Wanted) -> bool:
        """Whether this can be answered now."""
        return any(fits(act, wanted) for act in self.decision.acts)

    def options(self) -> list[Any]:
        """Everything that can be answered."""
        return list(self.decision.acts)

    def offered(self, who: str) -> list[Any]:
        """Everything that somebody may do in the turn that is open."""
        assert (self.asked, self.topic) == (who, "turn")
        return self.options()

    def destinations(self) -> set[int]:
        """The rooms that a Move is offered to."""
        return {act.to for act in self.decision.acts if isinstance(act, Move)}

    def refused(self, act: Act) -> str:
        """The reason why this is not offered, as the question itself tells it.

        ``nowhere`` if nothing on the table stands for it. Nothing is lost by asking.
        """
        assert self.topic == "turn"
        assert act not in self.decision.acts, f"{act} is offered"
        for candidate, reason in candidates(self.game, self.decision.seat):
            if candidate == act:
                told = [refusal.reason.id for refusal in self.decision.refusals() if refusal.anchors == act.anchors()]
                assert f"reason-{reason}" in told
                return str(reason)
        return "nowhere"

    # -------- answering

    def answer(self, *answers: Wanted) -> None:
        """Answer the open question, and those that follow."""
        wanted = list(answers)
        while wanted:
            self._give(wanted)
        self._settle()

    def _give(self, wanted: list[Wanted]) -> None:
        self.match.answer(*answer_to(self.decision, wanted))
        assert pieces(self.game) == self._pieces

    def _settle(self) -> None:
        """Answer what answers itself."""
        while not self.over and (self.topic in ("pay", "pass") or self.decision.kind == "claims"):
            self._give([])

    def does(self, who: str, act: Wanted, *answers: Wanted) -> None:
        """Somebody's turn: this action, and the answers to what it asks."""
        assert (self.asked, self.topic) == (who, "turn"), f"{self.asked} is asked about {self.topic}, not {who}"
        self.answer(act, *answers)

    def moves(self, who: str, to: Where, *answers: Wanted, careful: bool = False) -> None:
        """Move, carefully or not, to a neighbouring room."""
        slot, kind = self.table.slot(to), CarefulMove if careful else Move
        act = next(act for act in self.decision.acts if isinstance(act, kind) and act.to == slot)
        self.does(who, act, *answers)

    def uses_room(self, who: str, *answers: Wanted) -> None:
        """Use the action of the room."""
        self.does(who, RoomAction, *answers)

    def passes(self, who: str, *discarded: str) -> None:
        """Pass, and discard these cards."""
        self.does(who, Pass, *([list(discarded)] if discarded else []))

    def pass_all(self) -> None:
        """Everybody passes who can, until the player phase is over."""
        round_ = self.state.round
        while not self.over and self.topic == "turn" and self.state.round == round_:
            self.answer(Pass)

    def until_turn_of(self, who: str) -> None:
        """Others pass until somebody has a turn."""
        while not (self.asked == who and self.topic == "turn"):
            assert self.topic == "turn"
            self.answer(Pass)
