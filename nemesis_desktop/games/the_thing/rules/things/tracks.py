"""What moves on the station's tracks: discs, damage, power, the helicopter, the cold. Rulebook: Phases 1 and 2."""

from __future__ import annotations

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import KeepWeather
from nemesis_desktop.games.the_thing.components.assumptions import (
    FREEZING_SPACES,
    HELICOPTER_SPACES,
    RESCUE_FUEL_SPACES,
    WEATHER_FACES,
)
from nemesis_desktop.games.the_thing.components.things import BOILER_LOST, OUTAGE
from nemesis_desktop.games.the_thing.components.tracks import FREEZING_START
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.asking import leader_decides
from nemesis_desktop.games.the_thing.rules.things.verdict import aliens_win

GENERATOR = "generator_room"
BOILER = "boiler_room"


# ---------------------------------------------------------------- suspicion


def set_disc(game: Game, who: int, space: int) -> None:
    """Put a disc onto a space; nothing leaves the track."""
    one, space = game.figure(who), game.clamp(space)
    if one.disc != space:
        one.disc = space
        game.tell(story.DiscMoved, who=who, space=space)


def suspect(game: Game, who: int, spaces: int = 1) -> None:
    """Move a disc forward."""
    set_disc(game, who, game.figure(who).disc + spaces)


def move_threat_by(game: Game, spaces: int) -> None:
    """The threat marker of the cooperative game; it stops at the ends of the track (D27)."""
    space = game.clamp(game.state.threat + spaces)
    if space != game.state.threat:
        game.state.threat = space
        game.tell(story.ThreatMoves, space=space)


# ---------------------------------------------------------------- damage and fuel


def add_damage(game: Game, place: str, count: int) -> None:
    """Damage, as much as there are free slots for. The second piece in the generator cuts the power at once."""
    count = min(count, game.free_damage(place))
    if count <= 0:
        return
    game.spot(place).damage += count
    game.tell(story.DamageTaken, place=place, count=count)
    if place == GENERATOR and game.spot(place).damage >= OUTAGE and not game.state.outage:
        game.state.outage = True
        game.tell(story.PowerFails)


def repair(game: Game, place: str, count: int) -> None:
    """Remove damage. Any removed from the generator brings the power back."""
    spot = game.spot(place)
    count = min(count, spot.damage)
    if count <= 0:
        return
    spot.damage -= count
    game.tell(story.Repaired, place=place, count=count)
    if place == GENERATOR and game.state.outage:
        game.state.outage = False
        game.tell(story.PowerReturns)


def refuel(game: Game, place: str, count: int) -> None:
    """Fuel from the store of this location, as far as there is some and room for it."""
    count = min(count, game.free_fuel(place), game.store_of(place))
    if count <= 0:
        return
    if game.printed(place).fuel_from == "underground":
        game.state.underground -= count
    else:
        game.state.outdoor -= count
    game.spot(place).fuel += count
    game.tell(story.FuelMoved, place=place, count=count)


def lose_boiler(game: Game) -> None:
    """The boiler cannot be used any more, and the station begins to freeze."""
    game.state.freezing, game.state.lost_round = FREEZING_START, game.state.round
    game.tell(story.BoilerLost)


# ---------------------------------------------------------------- phase 1


def roll_weather(game: Game) -> Play[None]:
    """The leader rolls; if the die lay in the weather station, its result there can be taken instead."""
    state = game.state
    rolled = game.pick("weather", WEATHER_FACES)
    game.tell(story.WeatherRolled, who=state.leader, weather=rolled)
    if state.station_die and state.station_die != rolled:
        prompt = game.ask("weather", state.leader)
        acts = [KeepWeather(state.station_die), KeepWeather(rolled)]
        rolled = (yield from leader_decides(game, prompt, acts, topic="weather")).weather
    state.weather, state.station_die = rolled, ""
    game.tell(story.WeatherSet, weather=rolled)


# ---------------------------------------------------------------- phase 2


def _consume(game: Game, place: str, wanted: int) -> None:
    """Burn fuel; what is missing is damage."""
    spot = game.spot(place)
    burned = min(wanted, spot.fuel)
    spot.fuel -= burned
    game.state.fuel_used += burned
    if burned:
        game.tell(story.FuelBurned, place=place, count=burned)
    add_damage(game, place, wanted - burned)


def burn_fuel(game: Game) -> None:
    """Generator and boiler burn fuel by the weather; a lost boiler lets the cold in instead."""
    state = game.state
    if not state.outage:
        _consume(game, GENERATOR, game.weather.generator)
    if game.boiler_lost:
        _freeze(game)
        return
    _consume(game, BOILER, game.weather.boiler)
    if game.spot(BOILER).damage >= BOILER_LOST:
        lose_boiler(game)


def _freeze(game: Game) -> None:
    state = game.state
    if state.lost_round >= state.round:
        return
    state.freezing = min(FREEZING_SPACES, state.freezing + game.weather.freezing)
    game.tell(story.Freezing, space=state.freezing)
    if state.freezing == FREEZING_SPACES:
        aliens_win(game, "frozen")


def rescue_waits(game: Game) -> bool:
    """The rescue helicopter has arrived and can be boarded."""
    return game.state.helicopter == HELICOPTER_SPACES and not game.state.rescue_gone


def move_rescue(game: Game) -> None:
    """From the round after the signal the helicopter flies, and burns fuel even when it waits."""
    state = game.state
    if not state.signal_round or state.signal_round >= state.round or state.rescue_gone:
        return
    if state.rescue_fuel == RESCUE_FUEL_SPACES:
        state.rescue_gone = True
        game.tell(story.RescueLeaves)
        return
    state.rescue_fuel += 1
    if rescue_waits(game):
        return
    state.helicopter = min(HELICOPTER_SPACES, state.helicopter + game.weather.helicopter)
    game.tell(story.RescueFlies, space=state.helicopter, fuel=state.rescue_fuel)
    if rescue_waits(game):
        game.tell(story.RescueArrived)
