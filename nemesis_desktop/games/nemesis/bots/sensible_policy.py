"""A computer seat that explores, survives and leaves.

It looks at its own view and the acts on offer, gives each act a number and takes the largest; lots decide between
equals. Out of combat it keeps cards in hand against surprise attacks; in combat it shoots what it can kill and runs
from the rest.
"""

from __future__ import annotations

from collections.abc import Callable

from nemesis_desktop.engine.decision import Act, Claim, Decision, Done, No, Yes
from nemesis_desktop.engine.seats.policy import Lots, ViewOf
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    CarefulMove,
    Craft,
    Drop,
    KeepMutation,
    KeepObjective,
    Melee,
    MeleeEggs,
    Move,
    Mutate,
    Pass,
    Pay,
    PickUp,
    PlayCard,
    RoomAction,
    Shoot,
    ShootEggs,
    Trade,
    UseItem,
)
from nemesis_desktop.games.nemesis.aims import (
    Aim,
    AtDeck,
    AtDestination,
    AtIntruder,
    AtItem,
    AtPod,
    AtRoom,
    AtWound,
    Named,
)
from nemesis_desktop.games.nemesis.bots.agenda import trouble
from nemesis_desktop.games.nemesis.bots.fight_odds import (
    attack_harm,
    kill_chance,
    mean_injuries,
    melee_chance,
    melee_miss,
    severity,
)
from nemesis_desktop.games.nemesis.bots.intruder_seat import INTRUDER_OPTIONS, IntruderSeat
from nemesis_desktop.games.nemesis.bots.judgement import Situation, toughness
from nemesis_desktop.games.nemesis.bots.mutant import cure_worth, keep_mutation, last_marker, use_of_mutation
from nemesis_desktop.games.nemesis.bots.tastes import (
    AIM_WORTH,
    CARD_WORTH,
    CAREFUL_COST,
    ESCAPE_FEAR,
    ESCAPE_PROSPECTS,
    ESCAPE_WORTH,
    EVENT_FEAR,
    FIGHTING_CARDS,
    FIGHTING_ITEMS,
    FIRE_FEAR,
    INJURY_WORTH,
    KILL_WORTH,
    NEVER_ITEMS,
    RELIEF,
    REPAIRS,
    RESERVE,
    RESERVE_WORTH,
    SHOT_COST,
    STAY_FEAR,
    STEP_FEAR,
    THROWN_ITEMS,
    USUAL_HAND,
    item_kind,
    item_worth,
)
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.components.wounds import wound_kind
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_ACTIONS
from nemesis_desktop.games.nemesis.view import View

NEVER = -100.0

_CONTAMINATION = frozenset(CONTAMINATION)
_INTRUDER_TOPICS = frozenset({"turn", "aim", "pass", "attack", "event"})
_BAD_FACES = ("face-blank", "face-danger")


class SensiblePolicy:
    """Explores, survives and leaves: a simple seat that shows what the game does to people who try."""

    def __init__(self) -> None:
        self._random = RandomPolicy()
        self._intruders = IntruderSeat()
        self._answers: dict[str, Callable[[Situation, Decision, Act], float]] = {
            "turn": _turn,
            "aim": _aim,
            "pod": _pod,
            "search": _keep,
            "drop": _let_go,
            "craft": _let_go,
            "quest": _let_go,
            "pay": _spend,
            "reroll": _reroll,
            "engine": _engine,
            "objective": _objective,
            "reaction": _react,
            "trade": _trade,
            "noise": _noise,
            "shoot": _shoot_again,
            "mutation": _keep_mutation,
            "scan": _scan,
        }

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """The acts that seem best."""
        if decision.kind == "claims":
            return self._claim(view_of, decision)
        if decision.topic == "intruders":
            return (next(number for number, act in enumerate(decision.acts) if isinstance(act, Yes)),)
        if decision.topic in _INTRUDER_TOPICS and _plays_intruders(decision):
            return self._as_intruders(view_of(decision.seat), decision, lots)
        if decision.topic == "pass":
            return tuple(
                number
                for number, act in enumerate(decision.acts)
                if isinstance(act, Pay) and act.card in _CONTAMINATION and number < decision.most
            )
        judge = self._answers.get(decision.topic)
        if judge is None:
            return self._random.choose(view_of, decision, lots)
        situation = Situation.of(view_of(decision.seat), decision.seat)
        return _best(decision, [judge(situation, decision, act) for act in decision.acts], lots)

    def _as_intruders(self, view: View, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """The answers of whoever goes on as the intruders."""
        seat = self._intruders
        best = _best(decision, [seat.worth(view, decision.seat, decision, act) for act in decision.acts], lots)
        for number in best:
            seat.chosen(decision.acts[number], view)
        return best

    @staticmethod
    def _claim(view_of: ViewOf, decision: Decision) -> tuple[int, ...]:
        """Claim only what can be shown, and only against an attack: sensible people do not interrupt each other."""
        claim = decision.acts[0]
        if decision.topic != "attacked" or not isinstance(claim, Claim):
            return ()
        situation = Situation.of(view_of(claim.seat), claim.seat)
        armed = situation.holds("nerves_of_steel") or any(item.id == "armor" for item in situation.mine.inventory)
        return (0,) if armed else ()


def _best(decision: Decision, worth: list[float], lots: Lots) -> tuple[int, ...]:
    """The acts that are worth most, as few as may be; lots decide between equals."""
    tied = [value + lots.below(1000) / 10_000 for value in worth]
    order = sorted(range(len(tied)), key=lambda number: -tied[number])
    return tuple(sorted(order[: 1 if decision.kind == "one" else decision.least]))


def _plays_intruders(decision: Decision) -> bool:
    """Whether the question is about intruder cards: they are no crew member's."""
    match decision.acts[0]:
        case PlayCard(card) | Pay(card):
            return card in INTRUDER_ACTIONS
        case Aim() as aim:
            return aim.option in INTRUDER_OPTIONS
    return False


# -------------------------------------------------------------------- a turn


def _turn(now: Situation, decision: Decision, act: Act) -> float:
    worth = _fighting(now, act) if now.enemies else _working(now, act)
    return worth - _exposure(now, act)


def _exposure(now: Situation, act: Act) -> float:
    """What the event phase may bring: noise where one will stand, and few cards against a surprise attack."""
    moving = isinstance(act, Move | CarefulMove)
    slot = act.to if isinstance(act, Move | CarefulMove) else now.me.room or 0
    hand = len(now.mine.hand) - _cost(act)
    exposure = EVENT_FEAR * now.noise_risk(slot, max(0, hand))
    if not now.leaving:
        exposure += now.food_risk(slot)
    if now.rooms[slot].fire and isinstance(act, Pass):
        exposure += FIRE_FEAR * severity(len(now.me.wounds))
    if now.enemies or now.hurry or isinstance(act, Pass):
        return exposure if moving or not now.enemies else 0.0
    return exposure + RESERVE_WORTH * max(0, RESERVE - (now.funds - _cost(act)))


def _cost(act: Act) -> int:
    match act:
        case CarefulMove() | RoomAction():
            return 2
        case Pass() | Drop():
            return 0
        case _:
            return 1


def _fighting(now: Situation, act: Act) -> float:
    """In combat: kill what can be killed, run from the rest. Whoever stays is attacked when all have passed."""
    enemies = {enemy.id: enemy for enemy in now.enemies}
    worse = severity(len(now.me.wounds))
    attacks = sum(attack_harm(enemy.kind) for enemy in enemies.values()) * worse
    match act:
        case Shoot(weapon, target):
            enemy = enemies[target]
            kill = kill_chance(weapon, enemy.kind, enemy.injuries)
            relief = attack_harm(enemy.kind) * worse * RELIEF + 1.0
            return (
                kill * relief * KILL_WORTH
                + INJURY_WORTH * mean_injuries(weapon, enemy.kind)
                - SHOT_COST
                - (1.0 if now.funds <= 1 else 0.0)
            )
        case Melee(target):
            enemy = enemies[target]
            kill = melee_chance(enemy.kind, enemy.injuries)
            relief = attack_harm(enemy.kind) * worse * RELIEF + 1.0
            return kill * relief * KILL_WORTH - 1.2 - 3.0 * worse * melee_miss(enemy.kind)
        case Move(_, to):
            return ESCAPE_WORTH - now.danger(to) + ESCAPE_PROSPECTS * now.prospects(to) - attacks * ESCAPE_FEAR
        case PlayCard(card):
            return 6.0 if action_kind(card) in FIGHTING_CARDS and now.ammo else 0.0
        case UseItem(item):
            return 6.0 if item_kind(item) in FIGHTING_ITEMS else _treat(now, item) - 1.0
        case Mutate():
            return use_of_mutation(now)
        case Pass():
            return -STAY_FEAR * attacks - 0.3 * now.funds
        case _:
            return NEVER


def _working(now: Situation, act: Act) -> float:
    """Out of combat: use the room, search, heal, or go where it is better."""
    here = now.me.room or 0
    match act:
        case RoomAction():
            return 2.0 * now.use_of(now.here.tile or "") - 2.0
        case Move(_, to):
            return _going(now, here, to)
        case CarefulMove(_, to):
            return _going(now, here, to, careful=True) - CAREFUL_COST
        case PlayCard(card):
            return _play(now, action_kind(card))
        case UseItem(item):
            return _treat(now, item)
        case ActivateQuest():
            return 3.0
        case Craft():
            return 2.0
        case PickUp(thing):
            return 8.0 if now.agenda.wants_thing(thing) else -3.0
        case ShootEggs() | MeleeEggs():
            return 4.0 if now.agenda.nest else -3.0
        case Pass():
            return 0.5
        case Drop(thing):
            return _dropping(now, thing)
        case Trade():
            return NEVER
        case Mutate():
            return use_of_mutation(now)
        case _:
            return 0.0


def _going(now: Situation, here: int, to: int, *, careful: bool = False) -> float:
    """A move is worth what can be reached from there beyond what is here already, less the risk of the step itself."""
    gain = now.prospects(to) - max(now.worth(here), 0.0) - now.danger(to)
    hand = len(now.mine.hand) - (2 if careful else 1)
    risk = now.noise_risk(to, USUAL_HAND) - (0.0 if careful else STEP_FEAR * now.noise_risk(to, hand))
    return gain + risk + (3.0 if now.here.fire else 0.0)


def _dropping(now: Situation, thing: str) -> float:
    """An object is put down where it is wanted, or when it is no longer wanted at all."""
    if thing == "corpse_blue" and now.agenda.autopsy and now.here.tile == "surgery":
        return 20.0
    if thing == now.spare_weapon and not now.free_hand:
        lies_here = any(now.agenda.wants_thing(other) for other in now.here.objects)
        takes_egg = now.here.tile == "nest" and now.use_of("nest") > 5.0
        return 9.0 if lies_here or takes_egg else NEVER
    if thing.startswith(("corpse_", "egg_", "carcass_")) and not now.agenda.wants_thing(thing):
        return 3.0
    return NEVER


def _play(now: Situation, kind: str) -> float:
    """What playing an action card is worth."""
    room = now.here
    if kind == "search":
        return 4.0 + (room.items or 0) * 0.3 if not now.leaving else 1.0
    if kind == "rest" and last_marker(now):
        return NEVER
    if kind in ("rest", "motivation"):
        return 1.0 + 1.2 * now.contaminated + now.me.light_wounds
    if kind == "pyrotechnics":
        return 4.0 + 2.0 * max(0, now.wreck) if room.fire else NEVER
    if kind == "reload":
        return 3.0 if now.thirsty else NEVER
    if kind in REPAIRS:
        if room.malfunction:
            return 3.0 + 2.0 * max(0, now.wreck)
        return _mending(now)
    return CARD_WORTH.get(kind, 1.0) - 0.8


def _mending(now: Situation) -> float:
    """What a repair is worth here where nothing is broken: the engine, unless it is known to work."""
    tile = now.here.tile or ""
    return 1.0 + now.use_of(tile) if tile.startswith("engine_room") and now.use_of(tile) else -1.0


def _treat(now: Situation, item: str) -> float:
    """What using an item is worth: medicine for the hurt, ammunition for the empty."""
    kind = item_kind(item)
    if kind in NEVER_ITEMS:
        return NEVER
    if kind in ("bandages", "medkit", "synthetic_food", "surgery_kit"):
        return 9.0 if now.bleeds else 5.0 if now.hurt else -2.0
    if kind in ("antidote", "alcohol", "laboratory_equipment"):
        return max(6.0 * now.me.larva, cure_worth(now), 1.5 * now.contaminated)
    if kind == "clothes":
        return 9.0 if now.bleeds else 3.0 if now.me.slime or now.hurt else -2.0
    if kind in ("energy_charge", "chemicals", "extended_magazine"):
        return 4.0 if now.thirsty else -1.0
    if kind == "fire_extinguisher":
        return 5.0 + 2.0 * max(0, now.wreck) if now.here.fire else 4.0 if now.enemies else -2.0
    if kind == "tools":
        return 3.0 + 2.0 * max(0, now.wreck) if now.here.malfunction else _mending(now)
    if kind in ("evacuation_key", "pilot_evacuation_key"):
        return 5.0 if now.leaving and not now.way_out else -2.0
    if kind in FIGHTING_ITEMS or kind in THROWN_ITEMS:
        beside = {other for _, other in now.board.neighbours[now.me.room or 0]}
        prey = any(one.room in beside for one in now.view.intruders)
        return 2.5 if kind in THROWN_ITEMS and prey and not now.enemies else -3.0
    return 0.6


# -------------------------------------------------------------------- everything else that is asked


def _aim(now: Situation, decision: Decision, act: Act) -> float:
    if not isinstance(act, Aim):
        return 0.0
    worth = AIM_WORTH.get(act.option, 0.0)
    match act:
        case AtDestination(space):
            card = now.view.coordinates
            if card is not None:
                worth = 6.0 if ("earth", space) in {(to, it) for it, to in COORDINATES[card].items()} else -3.0
        case Named("start_self_destruct") if now.fuse_wanted:
            worth = 8.0
        case Named("stop_self_destruct") if now.agenda.blow_up or now.agenda.expendable:
            worth = -8.0
        case AtWound(wound, "dress") if wound_kind(wound) == "bleeding":
            worth += 3.0
        case Named("check_coordinates"):
            worth = 3.0 if now.view.coordinates is None else -2.0
        case AtPod(number, "turn_pod"):
            locked = any(pod.number == number and pod.state == "locked" for pod in now.view.pods)
            worth = 3.0 if locked else -3.0
        case AtRoom(slot, "suppress_fire"):
            worth = sum(2.0 for one in now.view.crew if one.room == slot and one.status == "aboard")
        case AtRoom(slot, "decompress"):
            people = sum(one.room == slot and one.status == "aboard" for one in now.view.crew)
            worth = sum(one.room == slot for one in now.view.intruders) - 5.0 * people
        case AtDeck("green"):
            worth += 1.0 if now.hurt else 0.0
        case AtDeck("red"):
            worth += 0.5
        case AtIntruder(target):
            worth += 5.0 - next((toughness(enemy) for enemy in now.view.intruders if enemy.id == target), 0.0)
        case AtRoom(slot) if slot in now.rooms:
            worth += max(-3.0, min(3.0, now.worth(slot) * 0.3))
    return worth


def _pod(now: Situation, decision: Decision, act: Act) -> float:
    """In a pod: go, and do not wait for the others."""
    order = {"launch": 3.0, "stay": 1.0, "step-out": 0.0}
    return order.get(act.option, 0.0) if isinstance(act, Aim) else 0.0


def _keep(now: Situation, decision: Decision, act: Act) -> float:
    """Of what was found, the most useful is kept; a heavy thing only with a free hand."""
    if not isinstance(act, Aim):
        return 0.0
    hands = now.me.hand_slots - (1 if now.carries_soon else 0)
    return item_worth(str(act.id), full_hands=len(now.me.held) >= hands)


def _let_go(now: Situation, decision: Decision, act: Act) -> float:
    """What has to go is what is worth least; declining is better than dropping a loaded weapon."""
    match act:
        case Drop(thing):
            return -item_worth(thing)
        case AtItem(item):
            return -item_worth(item)
        case No():
            return -4.0
        case _:
            return 0.0


def _spend(now: Situation, decision: Decision, act: Act) -> float:
    """Pay with what is needed least."""
    if not isinstance(act, Pay) or act.card in _CONTAMINATION:
        return NEVER
    kind = action_kind(act.card)
    worth = _play(now, kind) if kind in ("search", "rest") else CARD_WORTH.get(kind, 1.0)
    return -worth - (4.0 if now.enemies and kind in FIGHTING_CARDS else 0.0)


def _reroll(now: Situation, decision: Decision, act: Act) -> float:
    """Roll again what came out badly."""
    bad = any(isinstance(value, Text) and value.id in _BAD_FACES for _, value in decision.prompt.args)
    again = not isinstance(act, No)
    return 1.0 if again == bad else 0.0


def _engine(now: Situation, decision: Decision, act: Act) -> float:
    """A working engine stays as it is, a damaged one is turned into a working one."""
    works = any(isinstance(value, Text) and value.id == "engine-working" for _, value in decision.prompt.args)
    keep = isinstance(act, Aim) and act.option == "keep-order"
    return 1.0 if keep == works else 0.0


def _objective(now: Situation, decision: Decision, act: Act) -> float:
    """Keep what asks for the least, and nobody's death."""
    if not isinstance(act, KeepObjective):
        return 0.0
    return -trouble(now.view, now.me, OBJECTIVES[act.objective].condition)


def _shoot_again(now: Situation, decision: Decision, act: Act) -> float:
    """The Captain's trait costs nothing but ammunition."""
    return 1.0 if isinstance(act, Yes) else 0.0


def _noise(now: Situation, decision: Decision, act: Act) -> float:
    """Make noise where the die finds it least, and away from where one wants to go."""
    if not isinstance(act, Aim):
        return 0.0
    here = now.me.room or 0
    numbers = sum(space == act.id for space in now.board.by_number[here].values())
    ahead = [now.worth(other) for corridor, other in now.board.neighbours[here] if corridor == act.id]
    return -2.0 * numbers - 0.2 * sum(ahead)


def _keep_mutation(now: Situation, decision: Decision, act: Act) -> float:
    """Of two mutations the one that helps more often."""
    return keep_mutation(act.mutation) if isinstance(act, KeepMutation) else 0.0


def _scan(now: Situation, decision: Decision, act: Act) -> float:
    """A scan cleans the hand, unless an infected card would be the death of whoever has it."""
    deadly = now.me.larva or last_marker(now)
    return -1.0 if isinstance(act, Yes) and deadly else 1.0 if isinstance(act, Yes) else 0.0


def _react(now: Situation, decision: Decision, act: Act) -> float:
    """Use what saves the own skin; never cancel what somebody else does."""
    if isinstance(act, PlayCard):
        return -1.0 if action_kind(act.card) == "interruption" else 2.0
    return 2.0 if isinstance(act, UseItem) else 0.0


def _trade(now: Situation, decision: Decision, act: Act) -> float:
    """Take what is given; give nothing, exchange nothing."""
    gift = decision.prompt.id in ("ask-accept", "ask-accept-gift")
    if isinstance(act, Yes):
        return 2.0 if gift else -1.0
    return 1.0 if isinstance(act, Done | No) else 0.0
