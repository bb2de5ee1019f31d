"""``Game``: access to the parts of the table. The chapters in ``rules`` hold the verbs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import define, field

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import TABLE, Barrier, Seat
from nemesis_desktop.engine.events import Fact, Log
from nemesis_desktop.engine.on_table import GameOnTable
from nemesis_desktop.engine.text import Argument
from nemesis_desktop.games.nemesis.components.board import BOARDS, Board
from nemesis_desktop.games.nemesis.effects import Box
from nemesis_desktop.games.nemesis.modes import MODES, STRICT_MEMORY, TRAITS, Mode
from nemesis_desktop.games.nemesis.said.wording import person_name, word_facts
from nemesis_desktop.games.nemesis.saving.checkpoint import freeze
from nemesis_desktop.games.nemesis.ship import Ship
from nemesis_desktop.games.nemesis.species.nature import Nature
from nemesis_desktop.games.nemesis.species.species import Species
from nemesis_desktop.games.nemesis.state import ABOARD, OPEN, WAITING, Character, Intruder, Pod, Room, State


@define(eq=False)
class Game(GameOnTable):
    """The table, with the chance, the log and the box of card effects that rules use."""

    state: State
    box: Box
    forced: Forced = field(factory=Forced)
    barrier: Barrier | None = None
    board: Board = field(init=False)
    mode: Mode = field(init=False)
    nature: Nature = field(init=False)
    species: Species = field(init=False)
    ship: Ship = field(init=False)
    log: Log = field(init=False)

    def __attrs_post_init__(self) -> None:
        """Look up what the state only names."""
        self.board = BOARDS[self.state.board]
        self.mode = MODES[self.state.mode]
        self.nature = self.box.natures[self.state.species]
        self.species = self.nature.species
        self.ship = Ship(self.state)
        self.log = Log()

    # ---------------------------------------------------------------- the engine's side

    def freeze(self) -> dict[str, Any]:
        """The state as plain data."""
        return freeze(self.state)

    def words(self, facts: Mapping[str, Fact]) -> Mapping[str, Argument]:
        """The names and numbers of a log line."""
        return word_facts(self.state, facts)

    @property
    def readers(self) -> Sequence[Seat]:
        """Everybody who reads the log, the table among them."""
        return range(TABLE, len(self.state.crew))

    def answered(self) -> None:
        """A question has been answered. By strict memory what was looked at lasts until then."""
        if STRICT_MEMORY in self.state.options:
            self.state.notes.clear()
            self.log.forget_secrets()

    def reveal(self) -> None:
        """Something hidden has been seen: it cannot be taken back."""
        self.barrier = "reveal"

    def look(self, seat: Seat, things: Sequence[str]) -> None:
        """Somebody looks at these, and nobody else does, until ``look_away``."""
        self.state.looking, self.state.looker = list(things), seat

    def look_away(self) -> None:
        """Nothing is being looked at any more."""
        self.state.looking, self.state.looker = [], None

    # ---------------------------------------------------------------- chance

    def pick(self, stream: str, options: Sequence[Any]) -> Any:
        """One of ``options`` at random; a roll or a draw that cannot be taken back."""
        self.barrier = "roll"
        return self.state.chance.pick(stream, options, self.forced)

    def shuffle(self, stream: str, cards: list[Any]) -> None:
        """Shuffle a pile."""
        self.state.chance.shuffle(stream, cards)

    def variant(self, name: str) -> bool:
        """Whether a variant is switched on (see ``modes.py``)."""
        return name in self.state.options

    # ---------------------------------------------------------------- people

    def character(self, seat: Seat) -> Character:
        """The character of a seat."""
        return self.state.crew[seat]

    def name(self, seat: Seat) -> Argument:
        """What the person is called."""
        return person_name(self.state, seat)

    def aboard(self, seat: Seat) -> bool:
        """In a room of the ship: able to act, to be attacked and to be moved."""
        return self.state.crew[seat].status == ABOARD

    def active(self, seat: Seat) -> bool:
        """Living, on board and awake, in a room or waiting in a pod."""
        return self.state.crew[seat].status in (ABOARD, WAITING)

    def plays(self, seat: Seat) -> bool:
        """Takes turns: as a character on board, or as the intruders."""
        return self.active(seat) or seat == self.state.intruder_player

    def has_trait(self, seat: Seat, character: str) -> bool:
        """The trait of this character is in the game and this person's."""
        return self.state.crew[seat].id == character and TRAITS in self.state.options

    def in_order(self) -> list[Seat]:
        """All seats in turn order: from the first player, clockwise."""
        count = len(self.state.crew)
        first = self.state.first_player
        return [(first + step) % count for step in range(count)]

    def people_in(self, slot: int) -> list[Seat]:
        """The characters in a room, by seat."""
        return [one.seat for one in self.state.crew if one.room == slot and one.status == ABOARD]

    def others_in(self, slot: int, seat: Seat) -> list[Seat]:
        """The other characters in a room."""
        return [one.seat for one in self.state.crew if one.room == slot and one.status == ABOARD and one.seat != seat]

    def waiting_in(self, pod: Pod) -> list[Seat]:
        """The characters waiting in a pod."""
        return [one.seat for one in self.state.crew if one.status == WAITING and one.pod == pod.number]

    def place_of(self, seat: Seat) -> int:
        """The room slot where a character counts as being: a waiting one is in its Evacuation Section."""
        return self.state.crew[seat].room

    # ---------------------------------------------------------------- the ship

    def room(self, slot: int) -> Room:
        """A room slot."""
        return self.state.rooms[slot]

    def door(self, corridor: str) -> str:
        """``open``, ``closed`` or ``destroyed``."""
        return self.state.doors.get(corridor, OPEN)

    def pod(self, number: int) -> Pod:
        """An escape pod by its number."""
        return next(pod for pod in self.state.pods if pod.number == number)

    # ---------------------------------------------------------------- intruders

    def intruder(self, number: int) -> Intruder | None:
        """A miniature by its id, or None if it has left the board."""
        for one in self.state.intruders:
            if one.id == number:
                return one
        return None

    def intruders_in(self, slot: int) -> list[Intruder]:
        """The miniatures in a room."""
        return [one for one in self.state.intruders if one.room == slot]

    def in_combat(self, seat: Seat) -> bool:
        """The character shares its room with an intruder. Rulebook: Combat symbols."""
        one = self.state.crew[seat]
        return one.status == ABOARD and one.room in [intruder.room for intruder in self.state.intruders]

    def fighting(self, intruder: Intruder) -> bool:
        """The intruder shares its room with a character."""
        return any(one.room == intruder.room and one.status == ABOARD for one in self.state.crew)

    def knows_weakness(self, card: str) -> bool:
        """This card of the intruder board is in play and face up."""
        return any(one.card == card and one.known and not one.removed for one in self.state.weaknesses.values())
