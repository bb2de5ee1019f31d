"""How a computer seat plays the intruders: it attacks the hurt, hunts the near, and chases the noisy."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Act, Decision, Seat
from nemesis_desktop.games.nemesis.acts import Pass, Pay, PlayCard
from nemesis_desktop.games.nemesis.aims import AtAttack, AtCorridor, AtIntruder, AtNetwork, AtPerson, Named
from nemesis_desktop.games.nemesis.bots.judging.fight_odds import DIE_NUMBER, attack_effect_harm, attack_harm, severity
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.species.shelf import ATTACKS, INTRUDER_ACTIONS
from nemesis_desktop.games.nemesis.species.species import PlayerCard
from nemesis_desktop.games.nemesis.view import CrewView, IntruderView, View

INTRUDER_OPTIONS = frozenset(
    {
        "intruder_move",
        "intruder_attack",
        "intruder_effect",
        "move_intruder",
        "move_through",
        "attack_with",
        "attack_person",
        "use_attack",
        "use_event",
        "pursue",
        "heal_intruder",
    }
)
"""What only whoever plays the intruders is ever asked about."""

_LEAVING = -4.0
_BLOCKED = 0.3
_NEARER = 0.6
_PLANNING = 1.5
_NOTHING = -1.0


class IntruderSeat:
    """Remembers, from question to question of one turn, which card it has chosen and which intruder is to move."""

    def __init__(self) -> None:
        self._card: PlayerCard | None = None
        self._mover: IntruderView | None = None

    def chosen(self, act: Act, view: View) -> None:
        """What has been answered."""
        match act:
            case PlayCard(card):
                self._card = INTRUDER_ACTIONS[card]
            case AtIntruder(number, "move_intruder" | "attack_with"):
                self._mover = next(one for one in view.intruders if one.id == number)

    def worth(self, view: View, seat: Seat, decision: Decision, act: Act) -> float:
        """How good an answer is for the intruders."""
        match act:
            case PlayCard(card):
                return _best_use(view, INTRUDER_ACTIONS[card])
            case Pass():
                return 0.2
            case Pay(card):
                return -_best_use(view, INTRUDER_ACTIONS[card])
            case Named("intruder_move") if self._card is not None:
                return _best_move(view, self._card)
            case Named("intruder_attack") if self._card is not None:
                return _best_attack(view, self._card)
            case Named("intruder_effect") if self._card is not None:
                return _effect(view, self._card)
            case AtIntruder(number, "move_intruder") if self._card is not None:
                return _move_of(view, _intruder(view, number), self._card)
            case AtCorridor(space) | AtNetwork(space) if self._mover is not None:
                return _move(view, self._mover, space)
            case AtIntruder(number, "attack_with"):
                return attack_harm(_intruder(view, number).kind)
            case AtPerson(who, "attack_person"):
                return _frailty(view.crew[who])
            case AtPerson(who, "pursue"):
                return _noise(view, view.crew[who])
            case AtAttack(card) if self._mover is not None:
                printed, kind = ATTACKS[card], self._mover.kind
                return attack_effect_harm(kind, printed.effect) if kind in printed.symbols else 0.0
            case AtIntruder(number, "heal_intruder"):
                return float(_intruder(view, number).injuries)
        return 0.0


def _intruder(view: View, number: int | str) -> IntruderView:
    return next(one for one in view.intruders if one.id == number)


def _prey(view: View, slot: int) -> list[CrewView]:
    return [one for one in view.crew if one.room == slot and one.status == "aboard"]


def _frailty(one: CrewView) -> float:
    return severity(len(one.wounds)) + 0.2 * one.light_wounds


def _best_use(view: View, card: PlayerCard) -> float:
    return max(_best_attack(view, card), _best_move(view, card), _effect(view, card))


def _best_attack(view: View, card: PlayerCard) -> float:
    """More cards to choose from hit more often."""
    choice = 2.0 + 0.8 * (card.attack_draw - 1)
    harm = [
        attack_harm(one.kind) * max(map(_frailty, _prey(view, one.room)))
        for one in view.intruders
        if _prey(view, one.room)
    ]
    return choice * max(harm) if harm else _NOTHING


def _best_move(view: View, card: PlayerCard) -> float:
    return max((_move_of(view, one, card) for one in view.intruders), default=_NOTHING)


def _move_of(view: View, mover: IntruderView, card: PlayerCard) -> float:
    exits = BOARDS[view.board].by_number[mover.room]
    return max(_move(view, mover, exits[number]) for number in card.movement)


def _move(view: View, mover: IntruderView, space: str) -> float:
    """Into a room with people is good, out of one or off the board is not."""
    board = BOARDS[view.board]
    if space in board.networks or _prey(view, mover.room):
        return _LEAVING
    if any(corridor.id == space and corridor.door == "closed" for corridor in view.corridors):
        return _BLOCKED
    there = board.other_end(space, mover.room)
    if prey := _prey(view, there):
        return attack_harm(mover.kind) * (1.0 + max(map(_frailty, prey)))
    near = any(_prey(view, beyond) for _, beyond in board.neighbours[there])
    return _NEARER if near else 0.0


def _effect(view: View, card: PlayerCard) -> float:
    match card.effect:
        case "pursuit":
            hunted = [one for one in view.crew if one.status in ("aboard", "waiting")]
            return max((_noise(view, one) for one in hunted), default=_NOTHING)
        case "coordinated_hunt":
            return sum(_can_hunt(view, one) for one in view.intruders)
        case "metamorphosis":
            return 6.0 * sum(one.larva for one in view.crew if one.status == "aboard") + 0.4
        case "planning":
            return _PLANNING
        case "self_healing":
            return max((min(2, one.injuries) * 0.7 for one in view.intruders), default=_NOTHING)
    return 0.0


def _noise(view: View, one: CrewView) -> float:
    """How likely a noise roll brings an intruder, and how badly it would be met."""
    if one.room is None or any(enemy.room == one.room for enemy in view.intruders):
        return 0.1
    noisy = {corridor.id for corridor in view.corridors if corridor.noise}
    chance = DIE_NUMBER * sum(space in noisy for space in BOARDS[view.board].by_number[one.room].values())
    return chance * (4.0 + max(0, 4 - one.hand_count)) * _frailty(one)


def _can_hunt(view: View, one: IntruderView) -> float:
    free = one.kind == "adult" and not _prey(view, one.room)
    near = any(_prey(view, other) for _, other in BOARDS[view.board].neighbours[one.room])
    return 1.8 if free and near else 0.0
