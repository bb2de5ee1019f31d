"""What a seat may know of the table: plain values, and the one place that decides "may this person know that?"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Self

from attrs import evolve, field, frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.games.nemesis.species.shelf import DEFAULT, SPECIES
from nemesis_desktop.games.nemesis.species.species import Species

EVENT_PHASE: Final = ("time", "attacks", "feeding", "fire", "event", "bag")
"""The steps that everybody watches together, in their order."""


@frozen
class RoomView:
    """One room slot of the ship.

    ``tile`` is None while it lies face down, ``items`` where there is no item counter to read; ``noted_tile`` and
    ``noted_token`` are what this seat saw in a peek.
    """

    slot: int
    category: str
    tile: str | None
    explored: bool
    items: int | None
    fire: bool
    malfunction: bool
    decompression: bool
    objects: tuple[str, ...]
    noted_tile: str | None
    noted_token: str | None


@frozen
class CorridorView:
    """One corridor, or a technical corridor network (which never has a door)."""

    id: str
    noise: bool
    door: str
    """``open``, ``closed`` or ``destroyed``."""


@frozen
class IntruderView:
    """One miniature on the board."""

    id: int
    kind: str
    room: int
    injuries: int
    in_combat: bool


@frozen
class HeldView:
    """An item or object in a hand slot; ``ammo`` and ``capacity`` are None for what is no weapon."""

    id: str
    ammo: int | None
    capacity: int | None
    attached: tuple[str, ...]


@frozen
class WoundView:
    """A serious wound card beside a character board."""

    card: str
    kind: str
    dressed: bool


@frozen
class QuestView:
    """A quest item card: its condition is public, and so is whether it has been activated."""

    id: str
    active: bool


@frozen
class CrewView:
    """All that is public about one person and character.

    ``status``: ``choosing`` (no character yet), ``aboard``, ``waiting`` (in a pod), ``hibernating``, ``launched``,
    ``dead``.
    ``items`` holds the colour of each item card back in the inventory; ``held`` one tuple per hand slot in use (two
    things when
    joined by Duct Tape); ``discard`` the action discard pile, contamination cards as ``contamination``.
    """

    seat: Seat
    name: str
    number: int
    colour: int
    character: str | None
    status: str
    room: int | None
    pod: int | None
    light_wounds: int
    wounds: tuple[WoundView, ...]
    slime: bool
    larva: bool
    signal: bool
    hand_count: int
    deck_count: int
    discard: tuple[str, ...]
    hand_slots: int
    held: tuple[tuple[HeldView, ...], ...]
    items: tuple[str, ...]
    quests: tuple[QuestView, ...]
    passed: bool
    first_player: bool
    in_combat: bool
    objectives_left: int
    open_objectives: tuple[str, ...]
    open_inventory: tuple[str, ...]
    """The items themselves where inventories lie open (a variant)."""
    cause_of_death: str | None
    mutation: str | None = None
    """The mutation card, once it lies face up."""
    mutated: bool = False
    """A mutation card lies before this person, face up or face down."""
    mutation_markers: int = 0
    altered: tuple[str, ...] = ()
    """What a mutation does to this character for some time."""
    unnamed: bool = False
    """Nobody gave a name: whoever shows this person says which place at the table it is."""


@frozen
class ItemView:
    """An item card in the owner's inventory, or an active quest item that needs no hand."""

    id: str
    attached: tuple[str, ...]


@frozen
class Note:
    """Something this seat has looked at: ``kind`` is ``engine``, ``coordinates``, ``tile``, ``token``, ``event`` or
    ``objective``.
    """

    kind: str
    about: int | str
    saw: str
    round: int


@frozen
class MineView:
    """What only the owner of the seat may see."""

    seat: Seat
    hand: tuple[str, ...]
    inventory: tuple[ItemView, ...]
    objectives: tuple[str, ...]
    refused_objective: str | None
    intruder_hand: tuple[str, ...]
    """Intruder action cards of the intruder player."""
    looking: tuple[str, ...]
    """Cards or tokens being looked at for the open question."""
    notes: tuple[Note, ...]
    mutation: str | None = None
    """The own mutation card, face up or face down."""


@frozen
class PodView:
    """An escape pod: ``state`` is ``locked``, ``unlocked``, ``launched`` or ``removed``."""

    number: int
    section: str
    state: str
    passengers: tuple[Seat, ...]


@frozen
class WeaknessView:
    """A slot of the intruder board (``corpse``, ``egg``, ``carcass``); ``card`` is None while face down.

    ``open`` says that an examination would do something to it now; a ``removed`` card has left the game.
    """

    slot: str
    card: str | None
    open: bool = False
    removed: bool = False

    @property
    def examined(self) -> bool:
        """Whether an examination has done all it can do to it."""
        return self.card is not None and not self.open


@frozen
class FateView:
    """How it ended for one seat: survived or not, why, and whether the kept objective is met."""

    seat: Seat
    survived: bool
    cause: str
    """``hibernated``, ``launched``, or how the character died."""
    objectives: tuple[str, ...]
    met: tuple[bool, ...]
    won: bool
    parts: tuple[tuple[bool, ...], ...] = ()
    """Of each objective, which of its conditions hold; empty where that was not kept."""


@frozen
class EndingView:
    """The victory check, once the game is over. ``cause``: jump, self_destruct, fire, hull or all_gone."""

    cause: str
    ship: str
    """``destroyed``, or where it arrived: earth, mars, venus, deep_space."""
    engines: tuple[str, ...]
    """``working`` or ``damaged`` per engine; empty when the ship was destroyed before the check."""
    coordinates: str | None
    destination: str
    fates: tuple[FateView, ...]


@frozen
class View:
    """The whole table as one seat, or everybody, may know it."""

    seat: Seat
    board: str
    mode: str
    round: int
    phase: str
    """``setup``, ``draw``, ``first_player``, ``turns``, ``time``, ``attacks``, ``fire``, ``event``, ``bag``,
    ``ended``, or one of the species' own (``feeding``).
    """
    acting: Seat | None
    actions_taken: int
    time: int
    """Index on the time track; 0 is the printed 15."""
    self_destruct: int | None
    destination: str
    first_player: Seat
    rooms: tuple[RoomView, ...]
    corridors: tuple[CorridorView, ...]
    intruders: tuple[IntruderView, ...]
    crew: tuple[CrewView, ...]
    mine: MineView | None
    bag: Mapping[str, int]
    supply: Mapping[str, int]
    weaknesses: tuple[WeaknessView, ...]
    eggs: int
    nest_destroyed: bool
    queen_killed: bool
    pods: tuple[PodView, ...]
    engines: tuple[str | None, ...]
    """What this seat has seen of engines 1 to 3 (``working``, ``damaged``), None where it does not know."""
    coordinates: str | None
    """The coordinates card, if this seat has seen it or it has been revealed."""
    decks: Mapping[str, int]
    discards: Mapping[str, tuple[str, ...]]
    fire_markers: int
    malfunction_markers: int
    draft: tuple[str, ...]
    """Character cards lying open during the draft."""
    intruder_player: Seat | None
    """The person who plays the intruders."""
    shared_objectives: tuple[str, ...]
    """The open objectives of a cooperating group."""
    options: tuple[str, ...]
    """Variants switched on."""
    ending: EndingView | None
    explored_tokens: tuple[str, ...] = ()
    """The exploration tokens that have been turned over so far: they lie in no other room."""
    species: str = DEFAULT
    """The kind of aliens on board."""
    fronts: Mapping[str, int] = field(factory=dict)
    """The tokens in the bag by their front, where one kind has several."""

    @property
    def printed(self) -> Species:
        """What is printed on the figures, tokens and cards of the aliens on board."""
        return SPECIES[self.species]

    @property
    def sorts(self) -> Mapping[str, int]:
        """The tokens in the bag by sort, from the smallest kind to the largest and the blank: fronts apart."""
        fronts: dict[str, dict[str, int]] = {}
        for token in self.printed.tokens.values():
            if token.sort in self.fronts:
                fronts.setdefault(token.kind, {})[token.sort] = self.fronts[token.sort]
        found: dict[str, int] = {}
        for kind in self.printed.in_bag:
            found |= fronts.get(kind, {kind: self.bag.get(kind, 0)})
        return found

    @property
    def people(self) -> Sequence[CrewView]:
        """Everybody at the table."""
        return self.crew

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ending is not None

    @property
    def watched(self) -> bool:
        """Whether this is the event phase, which everybody watches together."""
        return self.phase in EVENT_PHASE

    def called(self, names: Mapping[Seat, str]) -> Self:
        """The same table, at which these people are called so."""
        crew = (evolve(one, name=names[one.seat]) if one.seat in names else one for one in self.crew)
        return evolve(self, crew=tuple(crew))
