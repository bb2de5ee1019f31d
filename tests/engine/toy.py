"""A whole game on one page, for the tests of the engine and for whoever adds a game: read it first.

*Stowaways.* The ship leaks. Some of the people on it are stowaways, who know each other and a password. Everybody looks
at their role; then, round by round, all lay a card at once, pump against the clock, and vote on throwing somebody out.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Self

from attrs import define, evolve, field, frozen
from cattrs.preconf.json import make_converter

from nemesis_desktop.engine.chance import Chance, Forced
from nemesis_desktop.engine.decision import TABLE, Act, Anchor, Barrier, ClockAct, Decision, OwnAct, Seat, Yes
from nemesis_desktop.engine.events import Event, Facts, Log, Secret
from nemesis_desktop.engine.flow import (
    END,
    Course,
    GameOver,
    Phase,
    Play,
    ask_table,
    at_once,
    choose,
    choose_or,
    claims,
)
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.listing import Family, Listing
from nemesis_desktop.engine.on_table import GameOnTable
from nemesis_desktop.engine.text import Text
from nemesis_desktop.engine.zones import Audience, Place, Zone
from tests.engine.toy_trials import Trials

WORTH = {"bucket": -2, "rope": -1, "tar": 0, "hole": 4}  # what a card does to the water, beside the leak
CARDS = [f"{face}_{number}" for face in ("bucket", "rope", "tar") for number in range(8)]
PASSWORDS = ["anchor", "beacon", "cutlass"]
ROUNDS = BELLS = 2
converter = make_converter()


class Worded(Act):  # acts: what choosing an answer means
    def text(self) -> Text:
        return Text(f"toy-{type(self).__name__.lower()}")


@frozen
class Lay(Worded):
    card: str

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("card", self.card),)


@frozen
class Scuttle(Worded):
    """Make a hole. Only a stowaway can; everybody is offered it, or its absence would tell."""


@frozen
class Pump(OwnAct, Worded):
    seat: Seat
    strokes: int


@frozen
class Bell(ClockAct, Worded):
    number: int


@frozen
class Accuse(Worded):
    whom: Seat

    def anchors(self) -> tuple[Anchor, ...]:
        return (Anchor("seat", self.whom),)


class Looked(Event):  # events: what happened; a ``Secret`` is told to those whom its zone lets know it
    who: Seat
    role: Secret[str]


class Met(Event):
    password: Secret[str]


class Laid(Event):
    who: Seat
    card: Secret[str]


class TurnedOver(Event):
    cards: tuple[str, ...]


class Pumped(Event):
    who: Seat
    strokes: int


class Accused(Event):
    who: Seat
    whom: Seat


class Voted(Event):
    agreed: tuple[Seat, ...]


class ThrownOut(Event):
    who: Seat
    role: str


class Ended(Event):
    water: int
    stowaways: tuple[Seat, ...]


@define
class State:  # which thing lies where, as plain data
    chance: Chance
    roles: list[str]
    deck: list[str] = field(factory=CARDS.copy)
    hands: list[list[str]] = field(factory=list)
    laid: dict[Seat, str] = field(factory=dict)
    box: list[str] = field(factory=PASSWORDS.copy)
    password: list[str] = field(factory=list)
    water: int = 0
    bells: int = 0
    round: int = 1
    accused: Seat | None = None
    thrown_out: Seat | None = None
    step: str = "deal"


@define(eq=False)
class Game(GameOnTable):  # the state, and what the engine wants beside it
    state: State
    names: tuple[str, ...]
    barrier: Barrier | None = None
    log: Log = field(factory=Log)

    def words(self, facts: Facts) -> dict[str, str]:
        return {name: self.names[seat] for name in ("who", "whom") if isinstance(seat := facts.get(name), int)}

    def freeze(self) -> dict[str, Any]:
        return converter.unstructure(self.state)  # type: ignore[no-any-return]

    @property
    def seats(self) -> Sequence[Seat]:
        return [seat for seat in range(len(self.names)) if seat != self.state.thrown_out]

    @property
    def readers(self) -> Sequence[Seat]:
        return range(TABLE, len(self.names))


def team(state: State) -> frozenset[Seat]:  # zones: who knows what, said once
    return frozenset(seat for seat, role in enumerate(state.roles) if role == "stowaway")


def roles(state: State) -> Iterator[Place]:
    """A stowaway's role is known to all of them. Everybody reads it in the log when somebody is thrown out."""
    for seat, role in enumerate(state.roles):
        if seat != state.thrown_out:
            yield Place(state.roles, seat, team(state) if role == "stowaway" else seat)


def hands(state: State) -> Iterator[Place]:
    return (Place(hand, index, seat) for seat, hand in enumerate(state.hands) for index in range(len(hand)))


def pile(cards: list[str]) -> Iterator[Place]:
    return (Place(cards, index) for index in range(len(cards)))


def zone(name: str, audience: Audience, sort: str, places: Callable[[State], Iterable[Place]]) -> Zone[State]:
    return Zone(name, audience, places, lambda state, place: sort)


SHOWN = (
    ROLES := zone("roles", Audience.OWNER, "role", roles),
    zone("hands", Audience.OWNER, "card", hands),
    LAID := zone("laid", Audience.OWNER, "laid", lambda state: (Place(state.laid, seat, seat) for seat in state.laid)),
    PASSWORD := zone("password", Audience.OWNER, "password", lambda state: [Place(state.password, 0, team(state))]),
)
ZONES = (
    *SHOWN,
    zone("box", Audience.NOBODY, "password", lambda state: pile(state.box)),
    zone("deck", Audience.NOBODY, "card", lambda state: pile(state.deck)),
)


def deal(game: Game) -> None:  # steps: the rules, top to bottom
    for name in ("roles", "deck", "box"):
        game.state.chance.shuffle(name, getattr(game.state, name))
    game.state.hands = [[game.state.deck.pop() for _ in range(ROUNDS)] for _ in game.seats]
    game.state.password = [game.state.box.pop()]


def look(game: Game) -> Play[None]:
    for seat in game.seats:
        yield from choose(seat, Text("toy-look"), [Yes()], topic="look", secret=True, ritual=2)
        game.tell(Looked, who=seat, role=ROLES.hides(game.state.roles[seat], seat))
    game.tell(Met, password=PASSWORD.hides(game.state.password[0], team(game.state)))


def lay(game: Game) -> Play[None]:
    held = game.state.hands
    asked: dict[Seat, list[Lay | Scuttle]] = {seat: [*map(Lay, held[seat]), Scuttle()] for seat in game.seats}
    crew = asked.keys() - team(game.state)
    inert: dict[Seat, dict[Act, Lay | Scuttle]] = {seat: {Scuttle(): Lay(held[seat][0])} for seat in sorted(crew)}
    chosen = yield from at_once(asked, lambda seat: Text("toy-lay"), topic="lay", inert=inert, ritual=1)
    for seat, act in chosen.items():
        card = act.card if isinstance(act, Lay) else held[seat][0]
        held[seat].remove(card)
        game.state.laid[seat] = card
        if isinstance(act, Scuttle):  # costs a card, too, or the size of the hand would tell
            game.state.deck.insert(0, card)
            game.state.laid[seat] = "hole_0"
        game.tell(Laid, who=seat, card=LAID.hides(game.state.laid[seat], seat))


def turn_over(game: Game) -> None:
    laid, game.state.laid, game.barrier = list(game.state.laid.values()), {}, "reveal"
    game.state.chance.shuffle("laid", laid)  # nobody learns who laid which card
    game.state.water += len(laid) + sum(WORTH[card.split("_")[0]] for card in laid)
    game.tell(TurnedOver, cards=tuple(laid))
    if game.state.water > 3 * len(laid):
        raise GameOver


def pump(game: Game) -> Play[None]:
    for game.state.bells in range(1, BELLS + 1):  # rules see the order of the answers, and no time
        acts = Listing[Pump | Bell](Family(Pump, game.seats, range(1, 4)), [Bell(game.state.bells)])
        while isinstance(act := (yield from ask_table(game.seats, Text("toy-pump"), acts, topic="pump")), Pump):
            game.state.water = max(0, game.state.water - act.strokes)
            game.tell(Pumped, who=act.seat, strokes=act.strokes)


def accuse(game: Game) -> Play[str | None]:
    captain, *others = [*game.seats[game.state.round :], *game.seats[: game.state.round]]
    named = yield from choose(captain, Text("toy-accuse"), list(map(Accuse, others)), topic="accuse", always=True)
    game.state.accused = named.whom
    game.tell(Accused, who=captain, whom=named.whom)
    sure = yield from choose_or(captain, Text("toy-sure"), [Yes()], Accuse(captain), topic="sure")
    return None if isinstance(sure, Yes) else "accuse"


def vote(game: Game) -> Play[str]:
    agree = yield from claims(game.seats, Text("toy-vote"), topic="vote")
    game.tell(Voted, agreed=tuple(agree))
    if game.state.accused is not None and 2 * len(agree) > len(game.seats):
        game.barrier, game.state.thrown_out = "reveal", game.state.accused
        game.tell(ThrownOut, who=game.state.accused, role=game.state.roles[game.state.accused])
    game.state.accused, game.state.round = None, game.state.round + 1
    return "lay" if game.state.round <= ROUNDS and len(game.seats) > 1 else "verdict"


def verdict(game: Game) -> str:
    game.tell(Ended, water=game.state.water, stowaways=tuple(sorted(team(game.state))))
    return END


STEPS = ("deal", "look", "lay", "turn_over", "pump", "accuse", "vote", "verdict")
PHASES = Phase("start", (deal, look)), Phase("round", (lay, turn_over, pump, accuse, vote)), Phase("end", (verdict,))


@frozen
class Person:
    """Somebody at the table; the window calls those who gave no name by their place."""

    seat: Seat
    name: str
    unnamed: bool

    @property
    def colour(self) -> int:
        return self.seat + 1


@frozen
class View:
    """All that ``seat`` may know. What lies where comes from the zones: None where it does not know what lies there."""

    seat: Seat
    people: tuple[Person, ...]
    over: bool
    watched: bool
    asked: tuple[Seat, ...]
    water: int
    bells: int
    thrown_out: Seat | None
    zones: Mapping[str, Sequence[str | None]]

    def called(self, names: Mapping[Seat, str]) -> Self:
        """The same table, at which these people are called so."""
        people = (evolve(one, name=names.get(one.seat, one.name)) for one in self.people)
        return evolve(self, people=tuple(people))


class Stowaways:
    """What the engine wants to know of a game: the ``GameKind``. A setup is the names of two to eight people."""

    id = "stowaways"
    trials = Trials()

    def course(self, setup: tuple[str, ...]) -> Course:
        return Course(PHASES)

    def begin(self, setup: tuple[str, ...], seed: int, forced: Forced) -> Game:
        hidden = 1 if len(setup) < 4 else 2
        return Game(State(Chance(seed), ["stowaway"] * hidden + ["crew"] * (len(setup) - hidden)), setup)

    def thaw(self, frozen: Mapping[str, Any], setup: tuple[str, ...], forced: Forced) -> Game:
        return Game(converter.structure(frozen, State), setup)

    def over_step(self, game: Game) -> str:
        return "verdict"

    def view(self, game: Game, seat: Seat, decision: Decision | None) -> View:
        state, asked = game.state, () if decision is None else decision.seats
        lies = {
            zone.name: [place.thing if place.among(known) else None for place in zone.places(state)]
            for zone in SHOWN
            for known in [zone.known(state, seat)]
        }
        over, watched = state.step == END, state.step in ("pump", "verdict")
        people = tuple(Person(seat, name, not name) for seat, name in enumerate(game.names))
        return View(seat, people, over, watched, asked, state.water, state.bells, state.thrown_out, lies)

    def seats(self, setup: tuple[str, ...]) -> Sequence[Seat]:
        return range(len(setup))

    def wins_as_one(self, setup: tuple[str, ...]) -> bool:
        return False

    def setup_to_json(self, setup: tuple[str, ...]) -> list[str]:
        return list(setup)

    def setup_from_json(self, data: Any) -> tuple[str, ...]:
        if not isinstance(data, list) or not 2 <= len(data) <= 8 or not all(isinstance(name, str) for name in data):
            raise ValueError("two to eight people")
        return tuple(data)

    def act_today(self, act: list[Json]) -> list[Json]:
        return act

    def check(
        self, setup: tuple[str, ...], seed: int, checkpoint: Mapping[str, Any], summary: Mapping[str, Any]
    ) -> None:
        try:
            state = converter.structure(checkpoint, State)
        except Exception as problem:  # whatever cattrs says, it is no state of this game
            raise ValueError("no state") from problem
        cards = [*state.deck, *(card for hand in state.hands for card in hand), *state.laid.values()]
        if len(state.roles) != len(setup) or not {*cards} <= {*CARDS, "hole_0"} or state.step not in {*STEPS, END}:
            raise ValueError("something that is not in the box")

    def summary(self, game: Game) -> Mapping[str, int]:
        return {"round": game.state.round, "water": game.state.water, "over": game.state.step == END}


STOWAWAYS = KIND = Stowaways()
