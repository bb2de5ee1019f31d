"""Setting the own location on fire. Rulebook: Arson."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import Burn, BurnNot, Forbid, Permit
from nemesis_desktop.games.the_thing.components.locations import REC_ROOM
from nemesis_desktop.games.the_thing.components.things import BURNS, FIRES
from nemesis_desktop.games.the_thing.components.tracks import FREEZING_START
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.asking import any_weapon, leader_decides, privately, volunteers
from nemesis_desktop.games.the_thing.rules.things.piles import holds, pay_blind_card, pay_with
from nemesis_desktop.games.the_thing.rules.things.tracks import BOILER, GENERATOR, lose_boiler

BURN_CLICKS = 2
WEATHER_STATION = "weather_station"


def fires(game: Game) -> int:
    """How many locations have burned."""
    return sum(spot.burned for spot in game.state.spots.values())


def arson(game: Game) -> Play[None]:
    """Directly before the first action card: whoever stands may want to, with the leader's permission."""
    order = [who for who in game.turn_order() if who in game.all_standing]
    if fires(game) == FIRES or not any_weapon(game, order):
        return
    for who in (yield from volunteers(game, order, "burn")):
        if who not in game.all_standing or fires(game) == FIRES:
            continue  # the room has burned meanwhile
        prompt = game.ask("permit-fire", game.state.leader, whom=game.name(who))
        allowed = yield from leader_decides(game, prompt, [Permit(), Forbid()], topic="permit_fire")
        if isinstance(allowed, Forbid):
            game.tell(story.ArsonForbidden, who=who)
            continue
        good = yield from ask_what_with(game, who)
        if good is None:
            game.tell(story.ArsonNot, who=who)
        else:
            burn(game, who, good)


def ask_what_with(game: Game, who: int) -> Play[str | None]:
    """A flamethrower, an explosive, or, after all or from the beginning, nothing."""
    inert: dict[Act, Burn | BurnNot] = {Burn(good): BurnNot() for good in BURNS if not holds(game, who, good)}
    acts: list[Burn | BurnNot] = [*map(Burn, BURNS), BurnNot()]
    act = yield from privately(
        game,
        who,
        game.ask("burn-with", who),
        acts,
        topic="burn_with",
        ritual=BURN_CLICKS,
        inert=inert,
        barrier="sealed",
    )
    return act.good if isinstance(act, Burn) else None


def burn(game: Game, who: int, good: str) -> None:
    """The location is lost for good: its card, its dogs, its people leave it, and the cold is driven back."""
    state, place = game.state, game.figure(who).place
    spot = game.spot(place)
    pay_with(game, who, good)
    if not game.coop:
        pay_blind_card(game)
    spot.burned = True
    game.tell(story.LocationBurns, who=who, place=place, good=good)
    if place in state.locations:
        state.locations.remove(place)
    for other in game.here(place):
        one = game.figure(other)
        one.place, one.lying = REC_ROOM, True
    if spot.dog:
        spot.dog = False
        state.waiting_dogs += 1
    if state.freezing:
        state.freezing = FREEZING_START
        game.tell(story.Freezing, space=FREEZING_START)
    _lose(game, place)


def _lose(game: Game, place: str) -> None:
    """What the station loses with the room (D15)."""
    state = game.state
    if place == GENERATOR and not state.outage:
        state.outage = True
        game.tell(story.PowerFails)
    if place == BOILER and not game.boiler_lost:
        lose_boiler(game)
    if place == WEATHER_STATION:
        state.station_die = ""
