"""What lies where, as small classes of plain data: the whole game between two questions."""

from __future__ import annotations

from typing import Final

from attrs import Factory, define, frozen

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.the_thing.components.locations import REC_ROOM
from nemesis_desktop.games.the_thing.components.tracks import RESCUE_FUEL_START, YELLOW

PLAYING: Final = "playing"
"""A character: on the station, human or hidden alien."""
REVEALED: Final = "revealed"
"""Publicly known as an alien, acting through power."""
ABSORBED: Final = "absorbed"
"""Out of the game; wins with the team it had."""
STATUSES: Final = (PLAYING, REVEALED, ABSORBED)

NOBODY: Final = -1


@define
class Figure:
    """A character with all that belongs to it. With hidden roles each person has one, and its number is the seat.

    Attributes:
        number: its place in ``State.figures``.
        seat: the person who plays it.
        colour: the number of its colour.
        character: which of the eight it is.
        place: the location it stands in.
        lying: it has finished for this round.
        disc: the space of its disc on the suspicion track.
        open: the role card lies turned up.
        status: playing, revealed or absorbed.
        hand: action cards.
        goods: weapons, items and samples that only the person knows.
        shown: goods that lie open: flamethrowers, and what has been used and stays.
        canisters: those of each flamethrower, in the order of ``shown``.
        laid: infection tokens that lie before it in a clash, left and right.
        knows_alien: the figures that it knows to be aliens: it saw their token, or they saw its own.
        seen: places of other people's tokens it has looked at in this clash (see ``zones.token_place``).
    """

    number: int
    seat: Seat
    colour: int
    character: str = ""
    place: str = REC_ROOM
    lying: bool = False
    disc: int = YELLOW
    open: bool = False
    status: str = PLAYING
    hand: list[str] = Factory(list)
    goods: list[str] = Factory(list)
    shown: list[str] = Factory(list)
    canisters: list[int] = Factory(list)
    laid: list[str] = Factory(list)
    knows_alien: list[int] = Factory(list)
    seen: list[str] = Factory(list)


@define
class Spot:
    """What lies in a green location: fuel, damage, a dog, a fire."""

    fuel: int = 0
    damage: int = 0
    dog: bool = False
    burned: bool = False


@define
class Pile:
    """The active pile on the leader board.

    Attributes:
        cards: the faces, in order.
        givers: who laid each card, and still knows that it is in here; ``NOBODY`` where nobody does.
        up: which of them lie face up.
        known: faces that everybody knows to be somewhere in here since the shuffle.
    """

    cards: list[str] = Factory(list)
    givers: list[int] = Factory(list)
    up: list[bool] = Factory(list)
    known: list[str] = Factory(list)


@define
class Meeting:
    """A clash of this round without the revealed alien.

    Attributes:
        place: where.
        who: the participants, clockwise from the leader.
        dog: one character is alone with a dog.
        stays: who has not left with a weapon.
        avoided: the weapon of each who has left.
        wants: whom each wants to look at, the first choice first.
        looks: who has looked at whom, and at which side: ``[who, whom, side]``.
        done: who has finished the visit in which they look.
    """

    place: str
    who: list[int]
    dog: bool = False
    stays: list[int] = Factory(list)
    avoided: dict[int, str] = Factory(dict)
    wants: dict[int, list[int]] = Factory(dict)
    looks: list[list[int]] = Factory(list)
    done: list[int] = Factory(list)


@define
class Boarding:
    """People going aboard a vehicle, and who was turned away since somebody last came aboard."""

    vehicle: str
    aboard: list[int] = Factory(list)
    refused: list[int] = Factory(list)


@define
class Infection:
    """Somebody has become an alien. Told when the game is over.

    Attributes:
        round: when.
        who: whom.
        by: whose token it was, or ``NOBODY`` for a dog.
        clash: the number of the clash in the leader's order; the last infected are those of the latest clash.
    """

    round: int
    who: int
    by: int
    clash: int


@frozen
class Fact:
    """Something about people that everybody has seen: the notebook of the table.

    Attributes:
        round: when.
        kind: ``looked`` (who at a token of whom), ``dog``, ``left`` a clash, ``accused`` whom, ``proved`` human,
            ``revealed``.
        who, whom: figures; ``whom`` is ``NOBODY`` where there is none.
    """

    round: int
    kind: str
    who: int
    whom: int = NOBODY


@define
class Result:
    """An action die: its face, who has cancelled it or rolled it again."""

    face: str
    cancelled: bool = False
    rerolled: bool = False


@define
class Ending:
    """How the game has ended.

    Attributes:
        winner: ``humans`` or ``aliens``.
        cause: ``escaped``, ``alien_aboard``, ``left_behind``, ``frozen``, ``absorbed``, ``infected``,
            ``no_characters``.
        vehicle: in which they left, if they did.
        aboard: who was in it.
        won: the figures that have won.
        last: the aliens who lose because they were infected last.
    """

    winner: str
    cause: str
    vehicle: str = ""
    aboard: list[int] = Factory(list)
    won: list[int] = Factory(list)
    last: list[int] = Factory(list)


@define
class State:
    """The whole table.

    Attributes:
        mode: ``hidden`` or ``coop``.
        variants: those that are switched on.
        table: the weather table.
        roles: the true role of each figure, under its board; in the cooperative game nobody knows it.
        dealt: the roles as they were dealt.
        red: the red space of the suspicion track.
        leader: the figure whose person leads; in the cooperative game any figure of that person.
        token_place: where the leader token lies; empty where it does not lie on a location.
        token_holder: who has taken it.
        weather: the result on the weather table.
        station_die: the result that lies in the weather station, a reserve for the next round.
        pool: the revealed alien's power, that which is planned or at work included.
        first_reveal: an alien has been revealed before.
        plan, plan_power: the locations the alien has chosen, and the power for each.
        powers: the power that is at work in the locations, face up.
        weapons, items, lab_bag, dogs_bag, deck, locations: decks and bags.
        discard: discarded action cards.
        lab_discard: samples that were discarded face down; ``spent_samples`` those that were used.
        removed: weapons and items that left the game unseen; ``used`` those that everybody saw.
        kennel_dogs, waiting_dogs, dead_dogs: dogs in the kennel, beside the board, absorbed.
        kennel_card_out: the kennel card lies on the kennel, not in the deck.
        fuel_used: fuel that is burned or destroyed.
        helicopter: 0 before the row; ``rescue_gone`` once it has left for good.
        signal_round: the round in which the signal was sent, 0 before.
        freezing: the space of the freezing token, 0 before the boiler is lost; the freezing begins in ``lost_round``.
        looking, looker: things in somebody's eyes in the middle of an action.
        offered, traders: what lies between two people who trade, and who they are; ``offered_canisters`` are those of
            each flamethrower that lies there.
        meetings: the clashes of this round, in the leader's order.
        met_alien: locations where the revealed alien was in this round: nobody meets anybody else there.
        turned_up: location cards that were turned up this night.
        facts: what everybody has seen of people.
        threat: the space of the threat marker.
        dice: the action dice on the worktable; ``assigned`` is whose they are, ``slept`` whether the bedroom was used.
    """

    chance: Chance
    mode: str
    names: list[str]
    variants: list[str] = Factory(list)
    choosing: str = "random"
    table: str = "p6"
    red: int = 0
    round: int = 1
    step: str = ""
    figures: list[Figure] = Factory(list)
    roles: list[str] = Factory(list)
    dealt: list[str] = Factory(list)
    free_characters: list[str] = Factory(list)
    leader: int = 0
    token_place: str = ""
    token_holder: int = NOBODY
    weather: str = ""
    station_die: str = ""
    pool: int = 0
    first_reveal: bool = False
    plan: list[str] = Factory(list)
    plan_power: list[int] = Factory(list)
    powers: dict[str, int] = Factory(dict)
    spots: dict[str, Spot] = Factory(dict)
    pile: Pile = Factory(Pile)
    deck: list[str] = Factory(list)
    discard: list[str] = Factory(list)
    weapons: list[str] = Factory(list)
    items: list[str] = Factory(list)
    lab_bag: list[str] = Factory(list)
    lab_discard: list[str] = Factory(list)
    spent_samples: int = 0
    removed: list[str] = Factory(list)
    used: list[str] = Factory(list)
    dogs_bag: list[str] = Factory(list)
    locations: list[str] = Factory(list)
    kennel_card_out: bool = True
    kennel_dogs: int = 4
    waiting_dogs: int = 0
    dead_dogs: int = 0
    dogs_out: bool = False
    pantry: int = 16
    kitchen: int = 0
    eaten: int = 0
    underground: int = 0
    outdoor: int = 0
    fuel_used: int = 0
    outage: bool = False
    starving: bool = False
    helicopter: int = 0
    rescue_fuel: int = RESCUE_FUEL_START
    rescue_gone: bool = False
    signal_round: int = 0
    freezing: int = 0
    lost_round: int = 0
    looking: list[str] = Factory(list)
    looker: int = NOBODY
    offered: list[str] = Factory(list)
    offered_canisters: list[int] = Factory(list)
    traders: list[int] = Factory(list)
    meetings: list[Meeting] = Factory(list)
    met_alien: list[str] = Factory(list)
    boarding: Boarding | None = None
    turned_up: list[str] = Factory(list)
    infections: list[Infection] = Factory(list)
    facts: list[Fact] = Factory(list)
    threat: int = 0
    coop_box: list[str] = Factory(list)
    dice: list[Result] = Factory(list)
    assigned: int = NOBODY
    slept: bool = False
    ending: Ending | None = None
