"""What somebody is about to do, in words for the whole table: it is declared before anybody may interrupt it."""

from __future__ import annotations

from collections.abc import Iterator

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    CarefulMove,
    Craft,
    Melee,
    Move,
    Mutate,
    PickUp,
    PlayCard,
    RoomAction,
    Shoot,
    ShootEggs,
    UseItem,
)
from nemesis_desktop.games.nemesis.aims import (
    NO_AIM,
    AtCorridor,
    AtDeck,
    AtDestination,
    AtIntruder,
    AtNetwork,
    AtPerson,
    AtPod,
    AtRoom,
    AtWeakness,
    AtWound,
    Named,
)
from nemesis_desktop.games.nemesis.effects import Aims
from nemesis_desktop.games.nemesis.said.wording import card_name, corridor_name, person_name, room_name, thing_name
from nemesis_desktop.games.nemesis.state import State


def declared_act(state: State, act: Act, aims: Aims = ()) -> Text:
    """The action and what it is aimed at, as far as it is public; never what it was paid with."""
    what = _action(state, act)
    for aim in _open_aims(state, aims):
        what = Text("declared-aimed", what=what, aim=aim)
    return what


def _action(state: State, act: Act) -> Text:
    match act:
        case Move(_, to):
            return Text("declared-move", room=room_name(state, to))
        case CarefulMove(_, to):
            return Text("declared-careful-move", room=room_name(state, to))
        case Shoot(weapon, target):
            return Text("declared-shoot", weapon=thing_name(weapon), target=_intruder(state, target))
        case ShootEggs(weapon):
            return Text("declared-shoot", weapon=thing_name(weapon), target=Text("term-egg"))
        case Melee(target):
            return Text("declared-melee", target=_intruder(state, target))
        case PickUp(thing):
            return Text("declared-pick-up", thing=thing_name(thing))
        case Craft(item):
            return Text("declared-craft", item=Text(f"item-{item}"))
        case ActivateQuest(item):
            return Text("declared-quest", item=thing_name(item))
        case RoomAction(slot):
            return Text("declared-room", room=room_name(state, slot))
        case PlayCard(card):
            return Text("declared-card", card=card_name(card))
        case Mutate():
            return Text("declared-mutate")
        case UseItem(item):
            return Text("declared-item", item=thing_name(item))
    return act.text()


def _intruder(state: State, number: int) -> Text:
    return next(Text(f"intruder-{one.kind}") for one in state.intruders if one.id == number)


def _open_aims(state: State, aims: Aims) -> Iterator[Argument]:
    # Cards in hand and items of an inventory do not lie open; what has only one way of being done names no option.
    for aim in aims:
        match aim:
            case AtRoom(slot):
                yield room_name(state, slot)
            case AtCorridor(space) | AtNetwork(space):
                yield corridor_name(state, space)
            case AtPerson(seat):
                yield person_name(state, seat)
            case AtIntruder(number):
                yield _intruder(state, number)
            case AtDeck() | AtPod() | AtWound() | AtDestination() | AtWeakness() | Named() if aim != NO_AIM:
                yield aim.text()
