"""One combat, worked out: shots left against what the attacks will cost, and whether running away is better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property

from attrs import field, frozen

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.games.nemesis.acts import Melee, Move, Mutate, Pass, PlayCard, Shoot, UseItem
from nemesis_desktop.games.nemesis.bots.judging.fight_odds import (
    attack_harm,
    death_chance,
    drives_away,
    melee_chance,
    melee_miss,
    severity,
    shot_injuries,
)
from nemesis_desktop.games.nemesis.bots.judging.mutant import use_of_mutation
from nemesis_desktop.games.nemesis.bots.judging.tastes import item_kind
from nemesis_desktop.games.nemesis.bots.planning.reading import Reading
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.components.tokens import COMBAT_DIE
from nemesis_desktop.games.nemesis.components.tracks import HIBERNATION_FROM
from nemesis_desktop.games.nemesis.view import HeldView, IntruderView

SLIPS = frozenset({"suppressive_fire", "covering_fire"})
"""Cards with which one leaves without being attacked."""

ROUNDS = 2
"""So many rounds after this one are thought through."""

USUAL_FUNDS = 4
"""Cards that pay, of a new hand."""

SHOT = 0.1
"""What a shot costs beside its card: there is little ammunition on board."""

SCARED = 0.5
"""What is left of a combat after an item that ends or eases it."""

ELSEWHERE = 0.2
"""What it costs to be driven out of a room: the way back."""

HOMEWARDS = 0.8
"""What each corridor between oneself and the Hibernatorium costs who runs away, shortly before it opens and then."""

HOME_FROM = 5
"""The space of the time track from which that counts."""

AFRAID = 0.7
"""How much the danger of the intruders in a room counts for who runs into it."""

UNKNOWN = 0.4
"""What a step into an unexplored room costs."""

NO_SLEEP, NO_WORK = 2.0, 0.6
"""What a round costs in which nobody can lie down, or do anything else, because of a combat."""

NEXT_FIGHT = 1.7
"""What an encounter costs whoever has just run from another."""

NOWHERE = 50.0
"""What nobody does."""

SHOOTS = frozenset({"adrenaline", "full_auto", "taking_aim"})
"""Cards that shoot better than a plain shot."""

SCARE = frozenset({"smoke_grenade", "decoy", "taser", "fire_extinguisher", "adrenaline_injection"})
"""Items that end a combat, or help in it."""

MISSED_MELEE = 4.0
"""What a serious wound costs, in light wounds: a miss hand to hand."""

CLAWED = 0.7
"""What the contamination card of a melee costs."""


@cache
def dead_after(weapon: str, kind: str, injuries: int, shots: int) -> float:
    """How likely so many shots kill an intruder that has these injuries, or drive it away. Rulebook: Combat."""
    if shots <= 0:
        return 0.0
    chance = 0.0
    for face in COMBAT_DIE:
        dealt = shot_injuries(weapon, kind, face)
        if not dealt:
            chance += dead_after(weapon, kind, injuries, shots - 1)
            continue
        dies = 1.0 if drives_away(weapon) else death_chance(kind, injuries + dealt)
        chance += dies + (1.0 - dies) * dead_after(weapon, kind, injuries + dealt, shots - 1)
    return chance / len(COMBAT_DIE)


def attack_cost(now: Reading, enemies: Sequence[IntruderView]) -> float:
    """What one attack of each of these costs, in light wounds."""
    return sum(attack_harm(enemy.kind) for enemy in enemies) * severity(len(now.me.wounds))


def share(now: Reading, hand: int) -> float:
    """How much of the attacks at the end of the round is this person's: the smallest hand gets all of it."""
    here = [one for one in now.others if one.room == now.me.room]
    if not here:
        return 1.0
    smallest = min(one.hand_count for one in here)
    return 0.0 if hand > smallest else 0.5 if hand == smallest else 1.0


def best_weapon(now: Reading, enemy: IntruderView) -> HeldView | None:
    """The loaded weapon in hand that kills this one soonest."""
    loaded = [thing for slot in now.me.held for thing in slot if thing.ammo and thing.capacity is not None]
    return max(
        loaded, key=lambda one: dead_after(one.id, enemy.kind, enemy.injuries, min(one.ammo or 0, 3)), default=None
    )


@frozen(eq=False)
class Fight:
    """One combat as a tree of decisions: shoot, run or stay, with what the dice and the attacks will bring.

    Costs are in light wounds. One intruder is shot at, the others only attack.

    Attributes:
        now: the situation.
    """

    now: Reading
    _known: dict[tuple[int, ...], float] = field(init=False, factory=dict, repr=False)
    _flights: dict[int, float] = field(init=False, factory=dict, repr=False)

    def best(self, acts: Sequence[Act]) -> Act:
        """What to do in combat."""
        return min(acts, key=self.cost)

    @cached_property
    def prey(self) -> tuple[HeldView, IntruderView] | None:
        """The weapon and the intruder that it is best to shoot at: what kills or drives away the most harm."""
        pairs = [(weapon, enemy) for enemy in self.now.enemies if (weapon := best_weapon(self.now, enemy)) is not None]
        return max(pairs, key=lambda pair: self._relief(*pair), default=None)

    def _relief(self, weapon: HeldView, enemy: IntruderView) -> float:
        shots = min(weapon.ammo or 0, max(1, self.now.funds))
        return attack_harm(enemy.kind) * dead_after(weapon.id, enemy.kind, enemy.injuries, shots)

    @cached_property
    def attacks(self) -> float:
        """What one attack of everybody here costs."""
        return attack_cost(self.now, self.now.enemies)

    @cached_property
    def rest(self) -> float:
        """The same, without the one that is shot at."""
        return attack_cost(self.now, [one for one in self.now.enemies if self.prey is None or one is not self.prey[1]])

    def flight(self, hand: int) -> float:
        """What it costs to stand in the best room next door with so many cards, without the attacks on the way."""
        if hand not in self._flights:
            self._flights[hand] = min((arrival(self.now, other, hand) for other in self.beyond), default=NOWHERE)
        return self._flights[hand]

    @cached_property
    def beyond(self) -> list[int]:
        """The rooms next door that no closed door shuts off."""
        shut = {corridor.id for corridor in self.now.view.corridors if corridor.door == "closed"}
        return [other for way, other in self.now.board.neighbours[self.now.me.room or 0] if way not in shut]

    # ---------------------------------------------------------------- the tree

    def _after(self, cards: int, spare: int, ammo: int, injuries: int, rounds: int) -> float:
        """What the best play costs: cards that pay, others, ammunition, injuries of the prey, rounds ahead."""
        key = (cards, spare, ammo, injuries, rounds)
        if key not in self._known:
            options = [self._stay(cards, spare, ammo, injuries, rounds)]
            if cards >= 1:
                options.append(self.attacks + self.flight(cards + spare - 1))
                if ammo and self.prey is not None:
                    options.append(self._shot(cards, spare, ammo, injuries, rounds))
            self._known[key] = min(options)
        return self._known[key]

    def _stay(self, cards: int, spare: int, ammo: int, injuries: int, rounds: int) -> float:
        first = rounds == ROUNDS
        # The smallest hand is attacked, but whoever hopes for that leaves the intruder to everybody.
        part = max(share(self.now, cards + spare), 1.0 / self.people) if first else 1.0 / self.people
        attacked = part * self.attacks + self.blocked
        later = self._after(USUAL_FUNDS, 0, ammo, injuries, rounds - 1) if rounds else self.attacks / self.people
        return attacked + later

    @cached_property
    def blocked(self) -> float:
        """What it costs that nothing can be done here for a round: most in the Hibernatorium, once it opens."""
        bed = self.now.me.room == self.now.slot_of("hibernatorium") and self.now.view.time >= HIBERNATION_FROM - 1
        return NO_SLEEP if bed else NO_WORK

    @cached_property
    def people(self) -> int:
        """How many people are in this combat: in the rounds to come each is attacked in turn, and all of them shoot."""
        return 1 + sum(one.room == self.now.me.room for one in self.now.others)

    def _shot(self, cards: int, spare: int, ammo: int, injuries: int, rounds: int) -> float:
        """One shot more, for one card: what becomes of it, face by face."""
        assert self.prey is not None
        weapon, enemy = self.prey
        cost = 0.0
        for face in COMBAT_DIE:
            dealt = shot_injuries(weapon.id, enemy.kind, face)
            dies = 0.0 if not dealt else 1.0 if drives_away(weapon.id) else death_chance(enemy.kind, injuries + dealt)
            # With others left the combat goes on, without anything worth a shot.
            won = self.rest * (share(self.now, cards + spare) + 1.0 / self.people) if self.rest else 0.0
            on = 0.0 if dies == 1.0 else self._after(cards - 1, spare, ammo - 1, injuries + dealt, rounds)
            cost += dies * won + (1.0 - dies) * on
        return cost / len(COMBAT_DIE) + SHOT

    # ---------------------------------------------------------------- the acts

    def cost(self, act: Act) -> float:
        """What is to be expected if this is done next and the rest well."""
        now, cards = self.now, self.now.funds
        spare = len(now.mine.hand) - cards
        ammo, injuries = (self.prey[0].ammo or 0, self.prey[1].injuries) if self.prey is not None else (0, 0)
        stay = self._stay(cards, spare, ammo, injuries, ROUNDS)
        match act:
            case Pass():
                return stay
            case Shoot(weapon, target) if self.prey is not None:
                wanted = weapon == self.prey[0].id and target == self.prey[1].id
                return self._shot(cards, spare, ammo, injuries, ROUNDS) + (0.0 if wanted else 0.5)
            case Melee(target):
                enemy = next(one for one in now.enemies if one.id == target)
                kill, miss = melee_chance(enemy.kind, enemy.injuries), melee_miss(enemy.kind)
                # Whoever stays is attacked at the end of this round, and of the next.
                saved = kill * min(stay, 2.0 * attack_cost(now, [enemy]))
                return stay - saved + miss * MISSED_MELEE * severity(len(now.me.wounds)) + CLAWED
            case Move(_, to):
                return self.attacks + arrival(now, to, len(now.mine.hand) - 1)
            case PlayCard(card) if action_kind(card) in SLIPS and now.ammo:
                return SHOT + self.flight(len(now.mine.hand) - 1)
            case PlayCard(card) if action_kind(card) in SHOOTS and ammo:
                return self._shot(cards, spare, ammo, injuries, ROUNDS)
            case UseItem(item) if item_kind(item) in SCARE:
                return SCARED * stay
            case Mutate():
                return stay - use_of_mutation(now)
        return NOWHERE + stay


def arrival(now: Reading, slot: int, hand: int) -> float:
    """What it costs to arrive in a room with so many cards in hand, in light wounds, and to go on from there."""
    room = now.rooms[slot]
    cost = ELSEWHERE + AFRAID * now.fears.get(slot, 0.0)
    if now.rolls_in(slot):
        cost += now.roll_harm(slot, hand) + NEXT_FIGHT * now.encounter_chance(slot)
    if room.fire:
        cost += severity(len(now.me.wounds))
    if now.view.time >= HOME_FROM and now.view.self_destruct is None:
        cost += HOMEWARDS * now.corridors_between(slot, now.slot_of("hibernatorium"))
    return cost + (0.0 if room.explored else UNKNOWN * (1 + max(0, now.wreck)))
