"""Everything on the table, as plain attrs classes. Which cards lie where, by id; never their printed facts.

Piles are lists whose end is the top: ``pop()`` draws. A thing is always in exactly one place of the state.
"""

from __future__ import annotations

from attrs import define, field

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis.components.tracks import TIME_START

ABOARD, WAITING, HIBERNATING, LAUNCHED, DEAD, CHOOSING = (
    "aboard",
    "waiting",
    "hibernating",
    "launched",
    "dead",
    "choosing",
)
"""Where a character is: in a room, waiting in an escape pod, asleep, gone with a pod, dead, or not chosen yet."""

OPEN, CLOSED, DESTROYED = "open", "closed", "destroyed"
LOCKED, UNLOCKED, REMOVED = "locked", "unlocked", "removed"


@define
class Room:
    """A room slot of the board with what lies in it."""

    slot: int
    tile: str
    explored: bool = False
    token: str | None = None
    items: int = 0
    fire: bool = False
    malfunction: bool = False
    objects: list[str] = field(factory=list)


@define
class Intruder:
    """A miniature on the board. A ``calm`` one was summoned and does not attack during this phase.

    A ``busy`` one has attacked or come since the last attack step began: whoever feeds asks for that.
    """

    id: int
    kind: str
    room: int
    injuries: int = 0
    calm: bool = False
    busy: bool = False


@define
class Wound:
    """A serious wound card; dressed, it has no effect but still counts."""

    card: str
    dressed: bool = False


@define
class Character:
    """A person's character: board, cards, hands and belongings.

    ``seat`` is the person, ``number`` the one on the help card.
    """

    seat: Seat
    number: int
    id: str = ""
    status: str = CHOOSING
    room: int = 0
    pod: int = 0
    light: int = 0
    wounds: list[Wound] = field(factory=list)
    slime: bool = False
    larva: bool = False
    signal: bool = False
    deck: list[str] = field(factory=list)
    hand: list[str] = field(factory=list)
    discard: list[str] = field(factory=list)
    hands: list[list[str]] = field(factory=list)
    """Hand slots in use; a slot holds two items when Duct Tape joins them."""
    inventory: list[str] = field(factory=list)
    quests: list[str] = field(factory=list)
    """Quest item cards whose condition has not been met yet."""
    activated: list[str] = field(factory=list)
    """Quest items activated by this person, wherever they are now: everybody saw it."""
    objectives: list[str] = field(factory=list)
    refused: str | None = None
    passed: bool = False
    waited: bool = False
    """The question to a person waiting in a pod has been put in this player phase."""
    cause: str | None = None
    mutation: str | None = None
    """The mutation card of who has become a little like the aliens on board."""
    mutation_shown: bool = False
    """That card lies face up."""
    mutation_markers: int = 0
    altered: list[str] = field(factory=list)
    """What a mutation does to the character for some time."""


@define
class Pod:
    """An escape pod: locked, unlocked, launched, or removed from the game."""

    number: int
    section: str
    state: str = LOCKED


@define
class Weakness:
    """A weakness card in its slot of the intruder board: face down, face up, or removed from the game."""

    card: str
    known: bool = False
    removed: bool = False


@define
class Note:
    """What a seat has looked at. Private; kept until the thing changes hands of fate."""

    kind: str
    about: int | str
    saw: str
    round: int


@define
class Turn:
    """The turn being played."""

    seat: Seat = 0
    taken: int = 0
    unlimited: bool = False
    """Adrenaline Injection: any number of actions this turn, then pass."""
    rushed: bool = False
    """The Soldier's trait: a light wound for a third action."""
    extra: int = 0
    """Further actions that something has given."""
    must_pass: bool = False


@define
class Fate:
    """The outcome for one seat, worked out step by step in the victory check."""

    seat: Seat
    survived: bool
    cause: str
    met: list[bool] = field(factory=list)
    won: bool = False
    parts: list[list[bool]] = field(factory=list)
    """Of each objective, which of its conditions hold; nothing in games that ended before this was kept."""


@define
class Ending:
    """How the game ended. ``ship`` is empty until the checks have told its fate."""

    cause: str
    destroyed: bool
    ship: str = ""
    engines: list[str] = field(factory=list)
    coordinates_shown: bool = False
    fates: list[Fate] = field(factory=list)


@define
class State:
    """The whole table."""

    chance: Chance
    mode: str
    board: str
    names: list[str]
    colours: list[int]
    step: str
    draft: str = "draft"
    options: list[str] = field(factory=list)
    """Variants switched on (see ``modes.py``)."""
    species: str = "intruders"
    """The kind of aliens on board."""
    round: int = 0
    time: int = TIME_START
    self_destruct: int | None = None
    destination: str = "b"
    coordinates: str = ""
    first_player: Seat = 0
    rooms: dict[int, Room] = field(factory=dict)
    doors: dict[str, str] = field(factory=dict)
    """Corridors with a door token: closed or destroyed. Every other corridor is open."""
    noise: dict[str, bool] = field(factory=dict)
    """Corridors and technical networks with a Noise marker."""
    decompression: int | None = None
    intruders: list[Intruder] = field(factory=list)
    next_intruder: int = 1
    crew: list[Character] = field(factory=list)
    decks: dict[str, list[str]] = field(factory=dict)
    discards: dict[str, list[str]] = field(factory=dict)
    removed: list[str] = field(factory=list)
    boxed: dict[str, list[str]] = field(factory=dict)
    """What went back into the box unseen at setup, by sort: room tiles, tokens, coordinates, weaknesses, objectives."""
    open_cards: list[str] = field(factory=list)
    """Event or attack cards turned over and not yet discarded."""
    looking: list[str] = field(factory=list)
    """Cards that somebody looks at and must choose from."""
    looker: Seat | None = None
    infected: list[str] = field(factory=list)
    """The contamination cards that say INFECTED: known to nobody until scanned."""
    scanned: list[str] = field(factory=list)
    """Contamination cards that somebody has put under the scanner."""
    bag: list[str] = field(factory=list)
    supply: list[str] = field(factory=list)
    drawn_token: str | None = None
    ammo: dict[str, int] = field(factory=dict)
    """Ammo on each weapon in somebody's hands."""
    attached: dict[str, str] = field(factory=dict)
    """Extended Magazine or Autoloader, and the weapon it is attached to; together they are one item."""
    engines: dict[int, list[str]] = field(factory=dict)
    """Two tokens per engine, the first is the upper one: the real state."""
    weaknesses: dict[str, Weakness] = field(factory=dict)
    eggs: list[str] = field(factory=list)
    egg_supply: list[str] = field(factory=list)
    nest_destroyed: bool = False
    queen_killed: bool = False
    carcasses: int = 0
    pods: list[Pod] = field(factory=list)
    turn: Turn = field(factory=Turn)
    first_encounter: bool = False
    first_death: bool = False
    skip_attacks: bool = False
    first_dead: list[Seat] = field(factory=list)
    """Whose character died first; several where one effect killed them at once."""
    dying_together: bool = False
    """An effect that may kill several people at once is being resolved."""
    intruder_player: Seat | None = None
    """The person who plays the intruders."""
    intruders_refused: bool = False
    """Whoever could have played the intruders did not want to."""
    intruder_hand: list[str] = field(factory=list)
    """Intruder action cards in the intruder player's hand."""
    shared_objectives: list[str] = field(factory=list)
    corpse_in_surgery: bool = False
    """The blue corpse has been put down in Surgery."""
    notes: dict[Seat, list[Note]] = field(factory=dict)
    offered_characters: list[str] = field(factory=list)
    """Character cards lying open during the draft."""
    undrafted: list[str] = field(factory=list)
    ending: Ending | None = None
