"""A computer seat that explores, survives and leaves.

It looks at its own view and the acts on offer, gives each act a number and takes the largest; lots decide between
equals. Out of combat it keeps cards in hand against surprise attacks; in combat it shoots what it can kill and runs
from the rest.
"""

from __future__ import annotations

from collections.abc import Callable

from nemesis_desktop.engine.decision import Act, Claim, Decision, Done, No, Yes
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    Aim,
    CarefulMove,
    Craft,
    Drop,
    KeepObjective,
    Melee,
    MeleeEggs,
    Move,
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
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.players.judgement import REPAIRS, Situation, atoms, toughness
from nemesis_desktop.players.policy import Lots, ViewOf
from nemesis_desktop.players.random_policy import RandomPolicy
from nemesis_desktop.players.tastes import (
    AIM_WORTH,
    CARD_WORTH,
    FIGHTING_CARDS,
    FIGHTING_ITEMS,
    NEVER_ITEMS,
    OBJECTIVE_TROUBLE,
    item_kind,
    item_worth,
)

RESERVE = 2
"""Cards kept in hand, out of combat, against a surprise attack."""

NEVER = -100.0

_CONTAMINATION = frozenset(CONTAMINATION)
_BAD_FACES = ("face-blank", "face-danger")


class SensiblePolicy:
    """Explores, survives and leaves: a simple seat that shows what the game does to people who try."""

    def __init__(self) -> None:
        self._random = RandomPolicy()
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
        }

    def choose(self, view_of: ViewOf, decision: Decision, lots: Lots) -> tuple[int, ...]:
        """The acts that seem best."""
        if decision.kind == "claims":
            return self._claim(view_of, decision)
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
        worth = [judge(situation, decision, act) + lots.below(1000) / 10_000 for act in decision.acts]
        best = sorted(range(len(worth)), key=lambda number: -worth[number])
        return tuple(sorted(best[: 1 if decision.kind == "one" else decision.least]))

    @staticmethod
    def _claim(view_of: ViewOf, decision: Decision) -> tuple[int, ...]:
        """Claim only what can be shown, and only against an attack: sensible people do not interrupt each other."""
        claim = decision.acts[0]
        if decision.topic != "attacked" or not isinstance(claim, Claim):
            return ()
        situation = Situation.of(view_of(claim.seat), claim.seat)
        armed = situation.holds("nerves_of_steel") or any(item.id == "armor" for item in situation.mine.inventory)
        return (0,) if armed else ()


# -------------------------------------------------------------------- a turn


def _turn(now: Situation, decision: Decision, act: Act) -> float:
    worth = _fighting(now, act) if now.enemies else _working(now, act)
    if now.enemies or now.hurry or isinstance(act, Pass):
        return worth
    # Whoever is left with few cards is easily surprised: below the reserve only what is really worth it is done.
    return worth - 1.5 * max(0, RESERVE - (now.funds - _cost(act)))


def _cost(act: Act) -> int:
    match act:
        case CarefulMove() | RoomAction():
            return 2
        case Pass() | Drop():
            return 0
        case _:
            return 1


def _fighting(now: Situation, act: Act) -> float:
    """In combat: kill what can be killed, run from the rest."""
    enemies = {enemy.id: enemy for enemy in now.enemies}
    hardest = max(toughness(enemy) for enemy in enemies.values())
    match act:
        case Shoot(_, target):
            return 8.0 - toughness(enemies[target])
        case Melee(target):
            return 7.0 if enemies[target].kind == "larva" else 1.0 - toughness(enemies[target])
        case Move(_, to):
            return hardest * 0.4 - 1.0 - now.danger(to) + 0.3 * now.prospects(to)
        case PlayCard(card):
            return 9.0 if action_kind(card) in FIGHTING_CARDS and now.ammo else 0.5
        case UseItem(item):
            return 8.0 if item_kind(item) in FIGHTING_ITEMS else _treat(now, item)
        case Pass():
            return 1.0 if now.funds <= 1 else -2.0
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
            return _going(now, here, to) + 0.8 * now.noise_at(to) - 1.0
        case PlayCard(card):
            return _play(now, action_kind(card))
        case UseItem(item):
            return _treat(now, item)
        case ActivateQuest():
            return 3.0
        case Craft():
            return 2.0
        case PickUp(thing):
            wanted = "blue_corpse" if thing == "corpse_blue" else thing.split("_")[0]
            return 6.0 if now.wants("carries", wanted) else -3.0
        case ShootEggs() | MeleeEggs():
            return 3.0 if now.wants("nest_destroyed") else -3.0
        case Pass():
            return 0.5
        case Drop() | Trade():
            return NEVER
        case _:
            return 0.0


def _going(now: Situation, here: int, to: int) -> float:
    """A move is worth what can be reached from there beyond what is here already."""
    gain = now.prospects(to) - max(now.worth(here), 0.0) - now.danger(to)
    return gain + (3.0 if now.here.fire else 0.0)


def _play(now: Situation, kind: str) -> float:
    """What playing an action card is worth."""
    room = now.here
    if kind == "search":
        return 4.0 + (room.items or 0) * 0.3 if not now.leaving else 1.0
    if kind in ("rest", "motivation"):
        return 1.0 + 1.2 * now.contaminated + now.me.light_wounds
    if kind == "reload":
        return 3.0 if now.thirsty else NEVER
    if kind in REPAIRS:
        if room.malfunction:
            return 3.0 + max(0, now.wreck)
        return 2.5 if (room.tile or "").startswith("engine_room") else -1.0
    return CARD_WORTH.get(kind, 1.0) - 0.8


def _treat(now: Situation, item: str) -> float:
    """What using an item is worth: medicine for the hurt, ammunition for the empty."""
    kind = item_kind(item)
    if kind in NEVER_ITEMS:
        return NEVER
    if kind in ("bandages", "medkit", "synthetic_food", "surgery_kit"):
        return 5.0 if now.hurt else -2.0
    if kind in ("antidote", "alcohol", "laboratory_equipment"):
        return 6.0 if now.me.larva else 1.5 * now.contaminated
    if kind == "clothes":
        return 3.0 if now.me.slime or now.hurt else -2.0
    if kind in ("energy_charge", "chemicals", "extended_magazine"):
        return 4.0 if now.thirsty else -1.0
    if kind == "fire_extinguisher":
        return 4.0 if now.here.fire or now.enemies else -2.0
    if kind == "tools":
        return 3.0 + max(0, now.wreck) if now.here.malfunction else -1.0
    if kind in ("evacuation_key", "pilot_evacuation_key"):
        return 5.0 if now.leaving and not now.way_out else -2.0
    if kind in FIGHTING_ITEMS:
        return -2.0
    return 0.6


# -------------------------------------------------------------------- everything else that is asked


def _aim(now: Situation, decision: Decision, act: Act) -> float:
    if not isinstance(act, Aim):
        return 0.0
    worth = AIM_WORTH.get(act.option, 0.0)
    match act:
        case Aim("set_destination", _, space):
            card = now.view.coordinates
            if card is not None:
                worth = 6.0 if ("earth", space) in {(to, it) for it, to in COORDINATES[card].items()} else -3.0
        case Aim("check_coordinates"):
            worth = 3.0 if now.view.coordinates is None else -2.0
        case Aim("turn_pod", _, number):
            locked = any(pod.number == number and pod.state == "locked" for pod in now.view.pods)
            worth = 3.0 if locked else -3.0
        case Aim("suppress_fire", _, slot):
            worth = sum(2.0 for one in now.view.crew if one.room == slot and one.status == "aboard")
        case Aim("decompress", _, slot):
            people = sum(one.room == slot and one.status == "aboard" for one in now.view.crew)
            worth = sum(one.room == slot for one in now.view.intruders) - 5.0 * people
        case Aim("search", _, "green"):
            worth += 1.0 if now.hurt else 0.0
        case Aim("search", _, "red"):
            worth += 0.5
        case Aim(_, "intruder", target):
            worth += 5.0 - next((toughness(enemy) for enemy in now.view.intruders if enemy.id == target), 0.0)
        case Aim(_, "room", int(slot)) if slot in now.rooms:
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
    return item_worth(str(act.id), full_hands=len(now.me.held) >= now.me.hand_slots)


def _let_go(now: Situation, decision: Decision, act: Act) -> float:
    """What has to go is what is worth least; declining is better than dropping a loaded weapon."""
    match act:
        case Drop(thing):
            return -item_worth(thing)
        case Aim(_, _, item):
            return -item_worth(str(item))
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
    return -min(OBJECTIVE_TROUBLE.get(atom.name, 3.0) for atom in atoms(OBJECTIVES[act.objective].condition))


def _react(now: Situation, decision: Decision, act: Act) -> float:
    """Use what saves the own skin; never cancel what somebody else does."""
    if isinstance(act, PlayCard):
        return -1.0 if action_kind(act.card) == "interruption" else 2.0
    return 2.0 if isinstance(act, UseItem) else 0.0


def _trade(now: Situation, decision: Decision, act: Act) -> float:
    """Take what is given; give nothing, exchange nothing."""
    gift = decision.prompt.id == "ask-accept"
    if isinstance(act, Yes):
        return 2.0 if gift else -1.0
    return 1.0 if isinstance(act, Done | No) else 0.0
