"""How the smaller questions are answered: one function for each topic, which says what an act is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nemesis_desktop.engine.decision import Act, Decision, Done, No, Yes
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Drop, KeepMutation, KeepObjective, Pay, PlayCard, UseItem
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
from nemesis_desktop.games.nemesis.bots.judging.agenda import trouble
from nemesis_desktop.games.nemesis.bots.judging.judgement import Situation, toughness
from nemesis_desktop.games.nemesis.bots.judging.mutant import keep_mutation, last_marker
from nemesis_desktop.games.nemesis.bots.judging.tastes import (
    AIM_WORTH,
    CARD_WORTH,
    DISTURBED_SLEEP,
    FIGHTING_CARDS,
    REPAIRS,
    SAVING_CARDS,
    item_worth,
)
from nemesis_desktop.games.nemesis.bots.sensible.turn_worth import NEVER, card_worth
from nemesis_desktop.games.nemesis.components.actions import action_kind
from nemesis_desktop.games.nemesis.components.contamination import CONTAMINATION
from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.components.tracks import HIBERNATION_FROM
from nemesis_desktop.games.nemesis.components.wounds import wound_kind

Judge = Callable[[Situation, Decision, Act], float]
"""What an act is worth, as an answer to a question."""

_CONTAMINATION = frozenset(CONTAMINATION)
_BAD_FACES = ("face-blank", "face-danger")


def _aim(now: Situation, decision: Decision, act: Act) -> float:
    if not isinstance(act, Aim):
        return 0.0
    worth = AIM_WORTH.get(act.option, 0.0)
    match act:
        case AtDestination(space):
            card = now.view.coordinates
            if card is not None:
                worth = 6.0 if COORDINATES[card].get(space) == now.way_home.haven else -3.0
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
            bed = now.slot_of("hibernatorium")
            if now.rooms[slot].fire:
                # From there it would spread to every room next to it.
                worth += 1.0 + 0.3 * sum(not now.rooms[other].fire for _, other in now.board.neighbours[slot])
            if slot == bed and now.view.time >= HIBERNATION_FROM - 1:
                worth += 6.0 * (bed in now.fears) + 2.0 * now.rooms[bed].fire
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
    worth = card_worth(now, kind) if kind in ("search", "rest") else CARD_WORTH.get(kind, 1.0)
    saves = (now.enemies and kind in FIGHTING_CARDS) or kind in REPAIRS or kind in SAVING_CARDS
    return -worth - (4.0 if saves else 0.0)


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
    """Make noise where the die finds it least, away from where one wants to go, and from the beds."""
    if not isinstance(act, Aim):
        return 0.0
    here = now.me.room or 0
    numbers = sum(space == act.id for space in now.board.by_number[here].values())
    ahead = [other for corridor, other in now.board.neighbours[here] if corridor == act.id]
    disturbs = now.slot_of("hibernatorium") in ahead
    return -2.0 * numbers - 0.2 * sum(map(now.worth, ahead)) - DISTURBED_SLEEP * disturbs


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


ANSWERS: Mapping[str, Judge] = {
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
"""By the topic of the question."""
