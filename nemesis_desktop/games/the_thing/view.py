"""What a seat may know of the table, as values for windows and computer seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from attrs import evolve, frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.the_thing.state import Fact


@frozen
class PersonView:
    """Somebody at the table; the window calls those who gave no name by their place."""

    seat: Seat
    name: str
    colour: int
    unnamed: bool
    """Nobody gave a name."""


@frozen
class FigureView:
    """A character as a seat knows it.

    Attributes:
        number, seat, name, colour, character: which one; the name is its person's.
        place, lying, disc: where it is on the board and on the suspicion track.
        status: ``playing``, ``revealed`` or ``absorbed``.
        role: ``human`` or ``alien``, None where the seat does not know it.
        open: the role card lies turned up.
        alien_to_me: this seat has seen its Alien token, or it has seen this seat's.
        leads, asked: has the leader board; is being asked.
        token: holds the leader token.
        hand: the action cards by face, None where the seat does not know them; ``cards`` is how many.
        goods: hidden weapons, items and samples, None where the seat does not know them.
        weapons, items, samples: how many of them by their backs.
        shown: what lies open; ``canisters`` are those of each flamethrower, which stand first.
        laid: infection tokens that lie before it: each a face, or None where the seat does not know it.
        dealt: its first role, once the game is over.
    """

    number: int
    seat: Seat
    name: str
    colour: int
    character: str
    place: str
    lying: bool
    disc: int
    status: str
    role: str | None
    open: bool
    alien_to_me: bool
    leads: bool
    asked: bool
    token: bool
    hand: tuple[str, ...] | None
    cards: int
    goods: tuple[str, ...] | None
    weapons: int
    items: int
    samples: int
    shown: tuple[str, ...]
    canisters: tuple[int, ...]
    laid: tuple[str | None, ...]
    dealt: str | None


@frozen
class PlaceView:
    """A green location.

    Attributes:
        fuel, fuel_slots, damage, damage_slots: what lies on its slots.
        dog, token, burned, lost: what lies there; ``lost`` is said of the boiler.
        people: the numbers of the figures there.
        power: of the revealed alien, face up.
        ready: a vehicle can leave.
        store: fuel in the store that it takes it from.
    """

    id: str
    fuel: int
    fuel_slots: int
    damage: int
    damage_slots: int
    dog: bool
    token: bool
    burned: bool
    lost: bool
    people: tuple[int, ...]
    power: int
    ready: bool
    store: int


@frozen
class PileView:
    """The active pile: ``faces`` has None for what lies face down and is not one's own; ``known`` is inside."""

    faces: tuple[str | None, ...]
    mine: tuple[bool, ...]
    up: tuple[bool, ...]
    known: tuple[str, ...]


@frozen
class MeetingView:
    """A clash of this round: where, who, and whether it is one with a dog."""

    place: str
    who: tuple[int, ...]
    dog: bool


@frozen
class DieView:
    """An action die on the worktable."""

    face: str
    cancelled: bool
    rerolled: bool


@frozen
class BoardingView:
    """People going aboard: the order of boarding, who is aboard, who was turned away since the last came."""

    vehicle: str
    order: tuple[int, ...]
    aboard: tuple[int, ...]
    refused: tuple[int, ...]


@frozen
class InfectionView:
    """Somebody became an alien: in which round, who, and by whom; ``by`` is negative for a dog."""

    round: int
    who: int
    by: int


@frozen
class EndingView:
    """How the game has ended, with the chain of infection."""

    winner: str
    cause: str
    vehicle: str
    aboard: tuple[int, ...]
    won: tuple[int, ...]
    last: tuple[int, ...]
    infections: tuple[InfectionView, ...]


@frozen
class View:
    """All that ``seat`` may know.

    Attributes:
        seat: who sees it so; ``TABLE`` is what everybody sees.
        people: everybody at the table. ``figures`` are the characters: with hidden roles their numbers are the seats.
        over, watched: the game has ended; this is something that everybody watches together.
        mode, variants, round, step, phase: how and where the game stands.
        asked: the seats that are asked.
        leader: the number of the leading figure.
        red: the red space of this number of people.
        weather: the result on the weather table; ``burns`` are generator, boiler, helicopter, freezing for each result.
        station_die: the result that lies in the weather station.
        dark, starving: the power is out; the station starves.
        pool: the revealed alien's power. ``powers`` is that which stands in locations, face up.
        plan: the alien's plan as location and power, for those who made it. ``planned`` says that there is one.
        places: the green locations.
        kennel_dogs, waiting_dogs, kennel_card: dogs in the kennel, beside the board; the card lies on the kennel.
        deck, discard, weapons, items, lab_bag, lab_discard, spent_samples, dogs_bag, locations, removed: how many.
        pile: the active pile.
        pantry, kitchen, underground, outdoor: stores.
        helicopter, rescue_fuel, rescue_gone, signal: the rescue; ``signal`` is the round in which it was called.
        freezing: the space of the freezing token, 0 before the boiler is lost.
        looking: what this seat looks at in the middle of an action.
        offered: what lies on offer in a trade, for those who trade; ``offered_canisters`` are those of each
            flamethrower in it.
        meetings, boarding, dice, assigned, threat: what is going on.
        facts: the notebook: what everybody has seen of people.
        infections: those this seat knows of are told in the log; here they are all, once the game is over.
    """

    seat: Seat
    people: tuple[PersonView, ...]
    figures: tuple[FigureView, ...]
    over: bool
    watched: bool
    mode: str
    variants: tuple[str, ...]
    round: int
    step: str
    phase: str
    asked: tuple[Seat, ...]
    leader: int
    red: int
    weather: str
    burns: Mapping[str, tuple[int, int, int, int]]
    station_die: str
    dark: bool
    starving: bool
    pool: int
    powers: Mapping[str, int]
    planned: bool
    plan: tuple[tuple[str, int], ...]
    places: tuple[PlaceView, ...]
    kennel_dogs: int
    waiting_dogs: int
    kennel_card: bool
    deck: int
    discard: int
    weapons: int
    items: int
    lab_bag: int
    lab_discard: int
    spent_samples: int
    dogs_bag: int
    locations: int
    removed: int
    pile: PileView
    pantry: int
    kitchen: int
    underground: int
    outdoor: int
    helicopter: int
    rescue_fuel: int
    rescue_gone: bool
    signal: int
    freezing: int
    looking: tuple[str, ...]
    offered: tuple[str, ...]
    offered_canisters: tuple[int, ...]
    meetings: tuple[MeetingView, ...]
    boarding: BoardingView | None
    dice: tuple[DieView, ...]
    assigned: int
    threat: int
    facts: tuple[Fact, ...]
    ending: EndingView | None

    def called(self, names: Mapping[Seat, str]) -> Self:
        """The same table, at which these people are called so."""
        return evolve(
            self,
            people=tuple(evolve(one, name=names.get(one.seat, one.name)) for one in self.people),
            figures=tuple(evolve(one, name=names.get(one.seat, one.name)) for one in self.figures),
        )

    @property
    def own(self) -> tuple[FigureView, ...]:
        """The figures of this seat."""
        return tuple(one for one in self.figures if one.seat == self.seat)

    @property
    def characters(self) -> tuple[FigureView, ...]:
        """Those who play: neither revealed nor absorbed."""
        return tuple(one for one in self.figures if one.status == "playing")

    def place(self, id: str) -> PlaceView:
        """A green location. Raises ``KeyError``."""
        for one in self.places:
            if one.id == id:
                return one
        raise KeyError(id)
