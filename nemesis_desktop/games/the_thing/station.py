"""The station: its locations, with who stands there and what lies there."""

from __future__ import annotations

from nemesis_desktop.games.the_thing.components.assumptions import WEATHER_TABLES, Weather
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS, MOST_IN_A_ROOM, Location
from nemesis_desktop.games.the_thing.crew import Crew
from nemesis_desktop.games.the_thing.state import Spot


class Station(Crew):
    """The locations and those who are in them: the layer of ``Game`` above the crew."""

    __slots__ = ()

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
