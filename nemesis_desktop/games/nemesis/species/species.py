"""What a species is: everything printed on its figures, tokens and cards. Rulebook: Intruders; Preparing the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from attrs import Factory, field, frozen

from nemesis_desktop.games.nemesis.components.tokens import CombatFace

KindId = str
TokenId = str
AttackId = str
EventId = str
PlayerCardId = str

BLANK: Final = "blank"
"""The token without an alien, which every species has."""
CARCASS: Final = "carcass"
"""What most of the dead leave, among the kinds that may rise from them."""

_PEOPLE = range(1, 6)
_HITS: Final = {"one_hit": 1, "two_hits": 2}
"""The faces of the combat die that hit everything."""


@frozen
class Kind:
    """A kind of alien: what the box holds of it, and what its place on the help card says.

    ``level`` grows from the smallest kind to the largest: the largest attack first, and a symbol of the combat die hits
    its own level and everything below. ``toughness_cards`` is the number of attack cards drawn to see whether injuries
    kill it; 0 means that the first injury does. ``leaves`` is what lies or stands in the room where it was killed: a
    carcass, smaller ones. Where it ``makes_room`` and all miniatures are in use, those not in combat hide for the next.
    """

    id: KindId
    level: int
    miniatures: int
    tokens: int
    toughness_cards: int
    leaves: tuple[str, ...]
    uses_attack_deck: bool = True
    makes_room: bool = False
    enters_technical_corridors: bool = True


@frozen
class Token:
    """A token of the bag: a kind and the number compared with the hand in an encounter (blank has none).

    ``sort`` tells tokens of one kind apart by their front. One in ``reserve`` leaves the supply for the bag only where
    no other of its kind is left.
    """

    id: TokenId
    kind: KindId
    number: int | None
    sort: str = field(default=Factory(lambda self: self.kind, takes_self=True))
    reserve: bool = False


@frozen
class AttackCard:
    """What is printed on an attack card.

    The attack succeeds if the attacker's kind is among ``symbols``. ``toughness`` is used when injuries are checked;
    None stands for the retreat arrow. ``exceptions`` are kinds for which the card prints another number.
    """

    id: AttackId
    effect: str
    symbols: tuple[KindId, ...]
    toughness: int | None
    exceptions: Mapping[KindId, int | None] = field(factory=dict, hash=False)

    def toughness_of(self, kind: KindId) -> int | None:
        """The number that counts for this kind, or None for the retreat arrow."""
        return self.exceptions.get(kind, self.toughness)


@frozen
class EventCard:
    """What is printed on an event card, besides its effect.

    ``moves`` are the kinds that move through corridors numbered ``corridor``. After the effect the card is discarded;
    or removed from the game while the discard pile is shuffled into the deck; or itself shuffled back.
    """

    id: EventId
    number: int
    moves: tuple[KindId, ...]
    corridor: int
    fate: Literal["discard", "remove", "shuffle_back"]


@frozen
class PlayerCard:
    """What is printed on an intruder action card; it is played for its move, its attack or its effect.

    An intruder may be moved through a corridor with one of the numbers in ``movement``. For an attack so many attack
    cards are drawn (``attack_draw``), and one of them is resolved.
    """

    id: PlayerCardId
    effect: str
    movement: tuple[int, ...]
    attack_draw: int


@frozen(eq=False)
class Threat:
    """How computer seats weigh a species, in light wounds: no rule of the game.

    ``harm`` is what an attack card costs that hits, by its effect, and what an attack costs that needs no card, by the
    attacker's kind; ``nuisance`` what it costs to get rid of one that has appeared, or to get away from it; ``danger``
    how much a room with one of them is avoided. ``grows`` says what a kind becomes by feeding; tokens with the front
    ``breeds`` bring one wherever there is food, which costs ``breeding``.
    """

    harm: Mapping[str, float]
    nuisance: Mapping[KindId, float]
    danger: Mapping[KindId, float]
    grows: Mapping[KindId, KindId] = field(factory=dict)
    breeds: str = ""
    breeding: float = 0.0


@frozen(eq=False)
class Species:
    """A kind of aliens, as it lies in the box: a value that one game carries.

    ``kinds`` go from the smallest to the largest. ``symbols`` are the faces of the combat die that show an alien, with
    the highest level that each hits. ``bag`` counts the tokens of each sort at the start; for each person another one
    of ``bag_per_player`` goes in. ``lone_blank`` joins a blank that was alone in the bag. ``weakness_slots`` are the
    objects that a laboratory needs for the card in each place of the board. With no ``player_cards`` nobody can play
    them. ``revealed_by`` says whose first appearance turns up the card of a slot, where no laboratory does. ``ruler``
    is the kind whose death objectives ask for. ``own_phases`` are phases of the round that no other species has, each
    with the one that it follows. ``decks`` are further decks of its own, by name: cards that people get, face down,
    without a discard pile. ``most_markers`` can lie before a living person, and ``alterations`` is what may be the
    matter with one for some time.
    """

    id: str
    kinds: Mapping[KindId, Kind]
    symbols: Mapping[CombatFace, int]
    tokens: Mapping[TokenId, Token]
    bag: Mapping[str, int]
    bag_per_player: str
    lone_blank: KindId
    attacks: Mapping[AttackId, AttackCard]
    events: Mapping[EventId, EventCard]
    weaknesses: tuple[str, ...]
    weakness_slots: tuple[str, ...]
    eggs_at_setup: int
    player_cards: Mapping[PlayerCardId, PlayerCard]
    ruler: KindId
    threat: Threat
    decks: Mapping[str, tuple[str, ...]] = field(factory=dict)
    revealed_by: Mapping[str, KindId] = field(factory=dict)
    own_phases: Mapping[str, str] = field(factory=dict)
    most_markers: int = 0
    alterations: tuple[str, ...] = ()
    several_fronts: frozenset[str] = field(init=False)
    """The fronts of those kinds whose tokens have more than one."""

    @several_fronts.default
    def _several_fronts(self) -> frozenset[str]:
        fronts: dict[KindId, set[str]] = {}
        for token in self.tokens.values():
            fronts.setdefault(token.kind, set()).add(token.sort)
        return frozenset(front for several in fronts.values() if len(several) > 1 for front in several)

    @property
    def in_bag(self) -> tuple[KindId, ...]:
        """What a token may show, from the smallest kind to the largest, and the blank."""
        return (*self.kinds, BLANK)

    def initial_bag(self, people: int) -> Mapping[str, int]:
        """How many tokens of each sort start in the bag for 1 to 5 people. Rulebook: Preparing the game, step 10."""
        if people not in _PEOPLE:
            raise ValueError(f"Nemesis is for 1 to 5 players, not {people}")
        return {**self.bag, self.bag_per_player: self.bag[self.bag_per_player] + people}

    def die_injuries(self, face: str, kind: KindId | None) -> int:
        """Injuries that this result of the combat die deals, before weapons and weaknesses. Rulebook: Shooting.

        A symbol hits its own kind and everything smaller, numbers hit everything. An egg (``kind`` None) is smaller
        than any alien.
        """
        level = 0 if kind is None else self.kinds[kind].level
        return _HITS.get(face) or int(self.symbols.get(face, -1) >= level)  # type: ignore[call-overload]
