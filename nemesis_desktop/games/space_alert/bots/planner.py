"""What a crew could plan with the cards it holds: annealing over legal programs, with the resolution as the judge.

It sees hands, threats and tracks, as people do, and never the order of a pile of damage tiles: it judges over piles
that it has shuffled itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from attrs import define, evolve, frozen

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.games.space_alert.components.cards import CARDS, HALVES, NOTHING
from nemesis_desktop.games.space_alert.components.ship import STAGE_OF, START, TILES, zone_of
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.resolution import Chip, Plan, Program, Rehearsal, Table, judge, outcome_of

Slot = tuple[int, int]
"""A figure and a turn."""
Laid = tuple[str, str]
"""A card and the half that lies up."""

_PILES: Final = 1
"""So many shuffles of the tiles each plan is judged over while one is looked for."""
_PROOFS: Final = 10
"""So many others the best one is judged over at the end."""
TRIES_A_LOOK: Final = 100
"""After so many tries ``search`` tells of the best plan so far."""
_HOT: Final = 6.0
_COLD: Final = 0.3
"""How many points worse a plan may become with a fair chance, at the beginning and at the end."""
_SPARE: Final = ("structure",) * 60
"""While a plan is looked for, a ship has more tiles than it can bear: how much too many tells bad plans from worse."""
_TILES: Final = 6
_TOO_MANY: Final = 6
"""What each tile costs that a ship cannot bear."""
_PAUSES: Final = 5
"""Fewer than so many turns somebody may wait on the way to a fight."""
_FOUGHT: Final = ("bots", "interceptors")
_SQUAD: Final = 3
"""What a squad is worth that is ready to fight."""
_LOST: Final = -120
"""What a ship is worth that a card destroys, before the turns that it held out."""


@frozen
class Task:
    """What there is to plan with.

    Attributes:
        plan: everything but the programs.
        figures: whose each is: a seat, or the table for an android.
        held: of each card, who may lay it, and from which phase on.
        own: of each figure, the heroic card that only this android may use; empty for none.
        settled: what lies already and stays.
        open: the turns on which cards may still be laid.
        apart: figures for which nothing is planned: they go their own way.
    """

    plan: Plan
    figures: tuple[Seat, ...]
    held: Mapping[str, tuple[Seat, int]]
    own: tuple[str, ...]
    settled: Mapping[Slot, Laid]
    open: Sequence[int]
    apart: frozenset[int] = frozenset()

    def may_lie(self, card: str, slot: Slot) -> bool:
        """Whether this card could be laid there."""
        figure, turn = slot
        android = self.figures[figure] == TABLE
        if card not in self.held:
            return self.own[figure] == card
        seat, phase = self.held[card]
        if android and CARDS[card].heroic:
            return False
        return phase <= STAGE_OF[turn - 1] + 1 and (android or self.figures[figure] == seat)


@frozen
class Found:
    """A plan: what lies on each slot, how often the ship was saved with it, and its points on average."""

    laid: Mapping[Slot, Laid]
    saved: float
    points: float

    def program(self, figure: int, turns: int) -> tuple[str, ...]:
        """The program of a figure as tokens."""
        return tuple(token_of(self.laid.get((figure, turn))) for turn in range(1, turns + 1))


@lru_cache(maxsize=512)
def token_of(laid: Laid | None) -> str:
    """What a slot does."""
    return NOTHING if laid is None else CARDS[laid[0]].token(laid[1])


def search(task: Task, seed: int, tries: int) -> Iterator[Found]:
    """Look for a good plan. Yields the best so far now and then; the last one has been judged over other piles."""
    looking = _Looking.begun(task, seed)
    for place in range(tries):
        looking.step(_HOT * (_COLD / _HOT) ** (place / tries))
        if place % TRIES_A_LOOK == TRIES_A_LOOK - 1:
            yield looking.best(_PILES)
    looking.spare()
    yield looking.best(_PROOFS)


def best_plan(task: Task, seed: int, tries: int) -> Found:
    """The best plan that so many tries find."""
    found: Found | None = None
    for found in search(task, seed, tries):  # noqa: B007 - the last counts
        pass
    assert found is not None
    return found


@define
class _Looking:
    """A walk from plan to plan.

    Attributes:
        laid: the plan that is being changed; ``worth`` what it is worth.
        unused: the cards that lie nowhere in it.
        record: the best plan so far, and its worth.
        fights: the threats that want battlebots or the interceptors.
    """

    task: Task
    chance: Chance
    piles: list[Rehearsal]
    slots: list[Slot]
    laid: dict[Slot, Laid]
    unused: list[str]
    worth: float
    record: tuple[float, dict[Slot, Laid]]
    fights: list[Chip]

    @classmethod
    def begun(cls, task: Task, seed: int) -> _Looking:
        """At what lies already."""
        chance = Chance(seed)
        laid = dict(task.settled)
        lying = {card for card, _ in laid.values()}
        unused = [card for card in (*task.held, *filter(None, task.own)) if card not in lying]
        figures = [figure for figure in range(len(task.figures)) if figure not in task.apart]
        slots = [(figure, turn) for figure in figures for turn in task.open]
        bays = task.plan.bays
        fights = [chip for chip in task.plan.threats if bays and THREATS[chip.code].system in _FOUGHT]
        looking = cls(task, chance, [], slots, laid, unused, 0.0, (0.0, {}), fights)
        looking.piles = [Rehearsal(plan) for plan in looking.shuffled(_PILES, _SPARE)]
        looking.worth = looking.judged()
        looking.record = (looking.worth, dict(laid))
        return looking

    def shuffled(self, count: int, spare: Sequence[str] = ()) -> list[Plan]:
        """The task's plan over so many piles of its own, with these tiles below."""
        plans = []
        for _ in range(count):
            piles = []
            for zone, tiles in enumerate(TILES):
                pile = [tile for tile in tiles if tile not in self.task.plan.carried[zone]]
                self.chance.shuffle("piles", pile)
                piles.append((*pile, *spare))
            plans.append(evolve(self.task.plan, piles=tuple(piles)))
        return plans

    @property
    def programs(self) -> tuple[Program, ...]:
        """The plan as programs."""
        programs = [[NOTHING] * self.task.plan.turns for _ in self.task.figures]
        for (figure, turn), laid in self.laid.items():
            programs[figure][turn - 1] = token_of(laid)
        return tuple(map(tuple, programs))

    def judged(self) -> float:
        """What the plan is worth over the piles with which one is looked for."""
        programs = self.programs
        return sum(worth_of(pile.ending(programs)) for pile in self.piles) / len(self.piles)

    def step(self, heat: float) -> None:
        """Change something; keep it if it is better, or not too much worse for this heat."""
        back = self._change()
        if back is None:
            return
        worth = self.judged()
        risk = self.chance.below("risk", 1_000_000) / 1_000_000
        if worth >= self.worth or risk < exp((worth - self.worth) / heat):
            self.worth = worth
            for pile in self.piles:
                pile.keep()
            if worth > self.record[0]:
                self.record = (worth, dict(self.laid))
            return
        self._put_back(back)

    def spare(self) -> None:
        """Take back what the best plan does as well without: a card that is laid at an android's is laid for good."""
        worth, best = self.record
        self.laid = dict(best)
        for slot in sorted(best.keys() - self.task.settled.keys()):
            card = self.laid.pop(slot)
            without = self.judged()
            if without < worth:
                self.laid[slot] = card
            else:
                worth = without
        self.record = (worth, dict(self.laid))

    def best(self, piles: int) -> Found:
        """The best plan so far, judged over so many new piles."""
        kept, self.laid = self.laid, self.record[1]
        programs = self.programs
        outcomes = [judge(evolve(plan, programs=programs)) for plan in self.shuffled(piles)]
        found = Found(
            dict(self.laid),
            sum(outcome.won for outcome in outcomes) / len(outcomes),
            sum(outcome.score for outcome in outcomes) / len(outcomes),
        )
        self.laid = kept
        return found

    # ---------------------------------------------------------------- changes

    def _change(self) -> dict[Slot, Laid | None] | None:
        """Turn a card, lay another one, or change two slots of a figure; what lay there before, or None for nothing."""
        if not self.slots:
            return None
        slot = self.chance.pick("slot", self.slots)
        before = self.laid.get(slot)
        kind = self.chance.below("kind", 10)
        if kind == 9 and self.fights and self.chance.below("errand", 4) == 0:
            return self._errand(slot[0])
        if before is not None and kind < 3:
            card, half = before
            self.laid[slot] = (card, HALVES[1 - HALVES.index("move" if half == "move" else "action")])
            return {slot: before}
        if kind < 5:
            return self._exchange(slot, before)
        if before is not None and kind == 5:
            self._lay(slot, None)
            return {slot: before}
        fitting = [card for card in self.unused if self.task.may_lie(card, slot)]
        if not fitting:
            return None
        self._lay(slot, (self.chance.pick("card", fitting), self.chance.pick("half", HALVES)))
        return {slot: before}

    def _exchange(self, slot: Slot, before: Laid | None) -> dict[Slot, Laid | None] | None:
        """What lies on two slots of one figure changes places, where both cards may lie there."""
        other = (slot[0], self.chance.pick("slot", self.task.open))
        there = self.laid.get(other)
        if before == there or not self._fits(before, other) or not self._fits(there, slot):
            return None
        back = {slot: before, other: there}
        for one in back:
            self._lay(one, None)
        self._lay(slot, there)
        self._lay(other, before)
        return back

    def _errand(self, figure: int) -> dict[Slot, Laid | None] | None:
        """Somebody fetches a squad, walks to a threat that has to be fought, and fights it; None without the cards."""
        chip = self.chance.pick("threat", self.fights)
        tokens = errand(chip, self.chance.pick("bay", self.task.plan.bays))
        if self.task.open[0] > 1 or len(tokens) > len(self.task.open):
            return None
        for _ in range(self.chance.below("pause", _PAUSES)):
            tokens.insert(self.chance.below("pause", len(tokens)), NOTHING)
        wanted = dict(zip(((figure, turn) for turn in self.task.open), tokens, strict=False))
        back = {slot: self.laid.get(slot) for slot in wanted}
        for slot in wanted:
            self._lay(slot, None)
        for slot, token in wanted.items():
            fitting = [card for card in self.unused if self._half_of(card, token) and self.task.may_lie(card, slot)]
            if token == NOTHING:
                continue
            if not fitting:
                self._put_back(back)
                return None
            card = self.chance.pick("card", fitting)
            self._lay(slot, (card, self._half_of(card, token)))
        return back

    @staticmethod
    def _half_of(card: str, token: str) -> str:
        """The half of a card that does this; empty where none does."""
        return next((half for half in HALVES if CARDS[card].token(half).removeprefix("heroic_") == token), "")

    def _put_back(self, back: Mapping[Slot, Laid | None]) -> None:
        """Everything lies as it did before a change."""
        for slot in back:
            self._lay(slot, None)
        for slot, laid in back.items():
            self._lay(slot, laid)

    def _fits(self, laid: Laid | None, slot: Slot) -> bool:
        return laid is None or self.task.may_lie(laid[0], slot)

    def _lay(self, slot: Slot, laid: Laid | None) -> None:
        """Lay a card on a slot, or nothing; what lay there is free again."""
        before = self.laid.pop(slot, None)
        if before is not None:
            self.unused.append(before[0])
        if laid is not None:
            if laid[0] in self.unused:
                self.unused.remove(laid[0])
            self.laid[slot] = laid


def errand(chip: Chip, bay: int) -> list[str]:
    """What somebody on the bridge plays to fetch the squad of a bay and fight a threat with it, from turn 1 on."""
    card = THREATS[chip.code]
    tokens = [*route(START, bay), "C", *route(bay, card.stations[0])]
    tokens += [NOTHING] * (chip.turn - 1 - len(tokens))
    # The launch of the interceptors is their first attack.
    fight = ["bots"] * card.hit_points
    return [*tokens, *(["C", *fight[1:]] if card.system == "interceptors" else fight)]


def route(start: int, to: int) -> list[str]:
    """The way from one station to another: along the deck, then by the lift."""
    step = ["blue"] * (zone_of(to) - zone_of(start)) or ["red"] * (zone_of(start) - zone_of(to))
    return step + (["lift"] if start // 3 != to // 3 else [])


def worth_of(table: Table) -> float:
    """What an end is worth while looking: its points, less what the ship could not have borne.

    Steps towards a kill count a little, or nobody would find the way to a squad that a threat has to be fought with.
    """
    outcome = outcome_of(table)
    too_many = sum(max(0, tiles - _TILES) for tiles in outcome.damage)
    worth = outcome.threat_points + outcome.visual - outcome.penalties - _TOO_MANY * too_many + _progress(table)
    return worth if outcome.won else worth + _LOST + 5 * table.turn


def _progress(table: Table) -> float:
    """A part of a threat's points for the damage that it has, and something for squads that could fight."""
    progress = 0.0
    fights = False
    for threat in table.threats:
        card = threat.card
        fights |= card.system in _FOUGHT
        if threat.state == "active" and threat.hit_points > 0:
            progress += card.points[1] * threat.damage / threat.hit_points / 2
    return progress + (_SQUAD * table.squads.count("active") if fights else 0)
