"""``Game``: access to the parts of the table. The chapters in ``rules`` hold the verbs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from attrs import define, field

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import TABLE, Barrier, Seat
from nemesis_desktop.engine.events import Fact as Said
from nemesis_desktop.engine.events import Log
from nemesis_desktop.engine.on_table import GameOnTable
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.the_thing.acts import OfAFigure
from nemesis_desktop.games.the_thing.components.assumptions import LAST_SUSPICION, WEATHER_TABLES, Weather
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS, MOST_IN_A_ROOM, Location
from nemesis_desktop.games.the_thing.components.things import ALIEN, HUMAN
from nemesis_desktop.games.the_thing.components.tracks import GREEN
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.saving.checkpoint import freeze
from nemesis_desktop.games.the_thing.state import NOBODY, PLAYING, REVEALED, Fact, Figure, Spot, State
from nemesis_desktop.games.the_thing.wording import figure_name, word_facts

F = TypeVar("F", bound=OfAFigure)


@define(eq=False)
class Game(GameOnTable):
    """The table, with the chance and the log that rules use."""

    state: State
    forced: Forced = field(factory=Forced)
    barrier: Barrier | None = None
    log: Log = field(init=False, factory=Log)

    # ---------------------------------------------------------------- the engine's side

    def freeze(self) -> dict[str, Any]:
        """The state as plain data."""
        return freeze(self.state)

    def words(self, facts: Mapping[str, Said]) -> Mapping[str, Argument]:
        """The names and numbers of a log line."""
        return word_facts(self.state, facts)

    @property
    def readers(self) -> Sequence[Seat]:
        """Everybody who reads the log, the table among them."""
        return range(TABLE, len(self.state.names))

    # ---------------------------------------------------------------- chance

    def pick(self, stream: str, options: Sequence[Any]) -> Any:
        """One of ``options`` at random; a roll or a draw that cannot be taken back."""
        self.barrier = "roll"
        return self.state.chance.pick(stream, options, self.forced)

    def shuffle(self, stream: str, cards: list[Any]) -> None:
        """Shuffle a pile."""
        self.state.chance.shuffle(stream, cards)

    def draw_any(self, stream: str, pile: list[str]) -> str:
        """Take a random one out of a bag, or blindly out of somebody's hand."""
        drawn: str = self.pick(stream, pile)
        pile.remove(drawn)
        return drawn

    # ---------------------------------------------------------------- people

    @property
    def coop(self) -> bool:
        """People play together against the game, openly."""
        return self.state.mode == COOP

    def figure(self, who: int) -> Figure:
        """A figure by its number."""
        return self.state.figures[who]

    def seat_of(self, who: int) -> Seat:
        """Who plays a figure."""
        return self.state.figures[who].seat

    def name(self, who: int) -> Argument:
        """What a figure is called."""
        return figure_name(self.state, who)

    def ask(self, message: str, who: int, **words: Argument) -> Text:
        """A question that names a figure."""
        return Text(f"thing-ask-{message}", who=self.name(who), **words)

    def of(self, act: type[F], whom: int) -> F:
        """An act about a figure."""
        return act(whom, self.figure(whom).character)

    def plays(self, who: int) -> bool:
        """It is a character: neither a revealed alien nor absorbed."""
        return self.figure(who).status == PLAYING

    @property
    def characters(self) -> list[int]:
        """All characters, by number."""
        return [one.number for one in self.state.figures if one.status == PLAYING]

    @property
    def revealed(self) -> list[int]:
        """All revealed aliens, by number."""
        return [one.number for one in self.state.figures if one.status == REVEALED]

    def human(self, who: int) -> bool:
        """Its true role: for rules, never for what somebody sees."""
        return self.state.roles[who] == HUMAN

    @property
    def humans(self) -> list[int]:
        """The characters that are human."""
        return [who for who in self.characters if self.human(who)]

    def note(self, kind: str, who: int, whom: int = NOBODY) -> None:
        """Everybody has seen this of somebody."""
        self.state.facts.append(Fact(self.state.round, kind, who, whom))

    def turn_alien(self, who: int) -> None:
        """It is on the aliens' team from now on."""
        self.state.roles[who] = ALIEN

    def circle_from(self, who: int) -> list[int]:
        """All characters clockwise, this figure first."""
        count = len(self.state.figures)
        around = [(who + step) % count for step in range(count)]
        return [number for number in around if self.plays(number)]

    def in_order(self) -> list[int]:
        """All characters clockwise from the leader; all of the leader's own first, where a person plays several."""
        leader = self.seat_of(self.state.leader)
        first = next(one.number for one in self.state.figures if one.seat == leader)
        return self.circle_from(first)

    def turn_order(self) -> list[int]:
        """All characters in the order of moving: left of the leader first, the leader's own last."""
        leader = self.seat_of(self.state.leader)
        return sorted(self.in_order(), key=lambda who: self.seat_of(who) == leader)

    def next_character(self, who: int) -> int | None:
        """The nearest character to the left; None where no other is left."""
        return next((number for number in self.circle_from(who) if number != who), None)

    # ---------------------------------------------------------------- the station

    def spot(self, place: str) -> Spot:
        """What lies in a green location."""
        return self.state.spots[place]

    def printed(self, place: str) -> Location:
        """What is printed there."""
        return LOCATIONS[place]

    def here(self, place: str) -> list[int]:
        """The characters in a location."""
        return [who for who in self.characters if self.figure(who).place == place]

    def standing(self, place: str) -> list[int]:
        """The standing characters in a location."""
        return [who for who in self.here(place) if not self.figure(who).lying]

    @property
    def all_standing(self) -> list[int]:
        """The standing characters in green locations that can be used."""
        return [who for place in self.open_places for who in self.standing(place)]

    @property
    def open_places(self) -> list[str]:
        """The green locations that have not burned."""
        return [place for place, spot in self.state.spots.items() if not spot.burned]

    def has_room(self, place: str) -> bool:
        """One more character may go there."""
        return len(self.here(place)) < MOST_IN_A_ROOM

    @property
    def dark(self) -> bool:
        """The power is out."""
        return self.state.outage

    @property
    def boiler_lost(self) -> bool:
        """The boiler cannot be used any more."""
        return self.state.freezing > 0

    def lies_lost(self, place: str) -> bool:
        """This is the boiler, and it is lost."""
        return place == "boiler_room" and self.boiler_lost

    def free_fuel(self, place: str) -> int:
        """Free fuel slots that can be used."""
        spot = self.spot(place)
        return 0 if spot.burned or self.lies_lost(place) else self.printed(place).fuel_slots - spot.fuel

    def free_damage(self, place: str) -> int:
        """Free damage slots."""
        return 0 if self.lies_lost(place) else self.printed(place).damage_slots - self.spot(place).damage

    def store_of(self, place: str) -> int:
        """Fuel in the store that this location takes it from."""
        return self.state.underground if self.printed(place).fuel_from == "underground" else self.state.outdoor

    def ready(self, vehicle: str) -> bool:
        """A vehicle that has not burned, without damage, with all fuel slots full."""
        spot, printed = self.spot(vehicle), self.printed(vehicle)
        return printed.vehicle and not spot.burned and not spot.damage and spot.fuel == printed.fuel_slots

    @property
    def weather(self) -> Weather:
        """The row of the weather table that holds in this round."""
        return WEATHER_TABLES[self.state.table][self.state.weather]

    # ---------------------------------------------------------------- suspicion

    def green(self, who: int) -> bool:
        """Proved human."""
        return self.figure(who).disc == GREEN

    def watched(self, who: int) -> bool:
        """Under such suspicion that action cards are laid face up."""
        return not self.coop and self.figure(who).disc >= self.state.red

    def by_suspicion(self) -> list[int]:
        """All characters from the least to the most suspicious; on the same space by turn order."""
        order = self.turn_order()
        return sorted(order, key=lambda who: (self.figure(who).disc, order.index(who)))

    def clamp(self, space: int) -> int:
        """No disc and no marker leaves the track."""
        return max(GREEN, min(LAST_SUSPICION, space))
