"""What Activation and Repair do in each location. Rulebook: Locations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.flow import Play, play
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import (
    DoNothing,
    DoWithout,
    DropToken,
    FuelTo,
    KeepGood,
    KeepToken,
    KeepWeather,
    StartEngine,
    UseAbility,
)
from nemesis_desktop.games.the_thing.components.assumptions import WEATHER_FACES
from nemesis_desktop.games.the_thing.components.characters import (
    BENNINGS,
    BLAIR,
    MACREADY,
    MACREADY_LOOKS,
    NAULS,
    NAULS_COOKS,
    USUAL_LOOKS,
    WINDOWS,
    WINDOWS_REPAIRS,
)
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.things import ACTIVATION, GOODS, KEYS, REPAIR
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.asking import openly, privately
from nemesis_desktop.games.the_thing.rules.things.piles import holds, look_at, look_away, receive, show, take
from nemesis_desktop.games.the_thing.rules.things.tracks import refuel, repair
from nemesis_desktop.games.the_thing.rules.work.boarding import leave_in
from nemesis_desktop.games.the_thing.rules.work.sabotage import by_card, can_be_sabotaged
from nemesis_desktop.games.the_thing.zones import GOODS as GOODS_ZONE
from nemesis_desktop.games.the_thing.zones import LOOKING

KEEP_CLICKS = 2
KEYS_CLICKS = 2

# ---------------------------------------------------------------- whether it applies


def applies(game: Game, who: int, card: str) -> bool:
    """The action does something where this character stands. It never depends on what somebody holds (D37)."""
    place = game.figure(who).place
    if place not in LOCATIONS or game.spot(place).burned:
        return False
    if card == REPAIR:
        return game.spot(place).damage > 0 and not game.lies_lost(place)
    if card == ACTIVATION:
        return can_be_activated(game, place)
    return can_be_sabotaged(game, place)


def can_be_activated(game: Game, place: str) -> bool:
    """Activation does something there."""
    state = game.state
    match game.printed(place).activation:
        case "look_weapons_keep_one":
            return bool(state.weapons)
        case "look_items_keep_one":
            return bool(state.items)
        case "cook":
            return state.pantry > 0
        case "draw_lab_token":
            return bool(state.lab_bag)
        case "send_sos":
            return not game.spot(place).damage and not state.signal_round
        case "roll_weather_and_move_fuel":
            return True
    refuels = game.free_fuel(place) > 0 and game.store_of(place) > 0
    return refuels or game.ready(place)


# ---------------------------------------------------------------- doing it


def times(game: Game, place: str) -> int:
    """So often Activation and Repair are done: once for each who stands there, where the location has the bonus."""
    return len(game.standing(place)) if game.printed(place).bonus else 1


def perform(game: Game, who: int, card: str, ready: bool = True) -> Play[None]:
    """Do an action that applies.

    Args:
        ready: the vehicle here, if it is one, was ready when the card was assigned; one that has only become ready
            since takes nobody away with this card (D45).
    """
    place = game.figure(who).place
    match card:
        case "repair":
            yield from _repair(game, who, place)
        case "activation" if game.printed(place).vehicle and not ready:
            _refuel(game, who, place)
        case "activation":
            yield from play(ACTIVATIONS[game.printed(place).activation](game, who, place))
        case _:
            by_card(game, place)


def _ability(game: Game, who: int, message: str) -> Play[bool]:
    """Whoever may do more than others says, before everybody, whether they do."""
    act = yield from openly(game, who, game.ask(message, who), [UseAbility(), DoWithout()], topic="ability")
    return isinstance(act, UseAbility)


def _repair(game: Game, who: int, place: str) -> Play[None]:
    """One piece of damage each time; Windows may remove two (D22)."""
    count = times(game, place)
    if game.figure(who).character == WINDOWS and game.spot(place).damage > count:
        count *= WINDOWS_REPAIRS if (yield from _ability(game, who, "repair-two")) else 1
    repair(game, place, count)


def _weapons(game: Game, who: int, place: str) -> Play[None]:
    looks = MACREADY_LOOKS if game.figure(who).character == MACREADY else USUAL_LOOKS
    yield from _keep_one(game, who, place, game.state.weapons, looks)


def _items(game: Game, who: int, place: str) -> Play[None]:
    yield from _keep_one(game, who, place, game.state.items, USUAL_LOOKS)


def _keep_one(game: Game, who: int, place: str, deck: list[str], looks: int) -> Play[None]:
    """Look at the top cards, keep one secretly; the others go under the deck (D48)."""
    seen = [deck.pop() for _ in range(min(looks, len(deck)))]
    look_at(game, who, seen)
    acts = [KeepGood(good) for good in GOODS if good in seen]
    act = yield from privately(
        game, who, game.ask("keep-good", who), acts, topic="keep_good", ritual=KEEP_CLICKS, barrier="sealed"
    )
    seen.remove(act.good)
    look_away(game)
    for good in seen:
        deck.insert(0, good)
    take(game, who, act.good, place)


def _refuel(game: Game, who: int, place: str) -> None:
    refuel(game, place, times(game, place))


def _cook(game: Game, who: int, place: str) -> None:
    """Two pieces; one feeds everybody (D21), so Nauls takes just one."""
    wanted = NAULS_COOKS if game.figure(who).character == NAULS else game.printed(place).amount
    count = min(wanted, game.state.pantry)
    game.state.pantry -= count
    game.state.kitchen += count
    game.tell(story.Cooked, count=count)


def _samples(game: Game, who: int, place: str) -> Play[None]:
    """The assigned character draws all tokens, and keeps or discards each; Blair may draw one more."""
    state = game.state
    count = times(game, place)
    if game.figure(who).character == BLAIR and len(state.lab_bag) > count:
        count += yield from _ability(game, who, "one-more")
    for _ in range(min(count, len(state.lab_bag))):
        token = game.draw_any("laboratory", state.lab_bag)
        look_at(game, who, [token])
        acts: list[KeepToken | DropToken] = [KeepToken(), DropToken()]
        act = yield from privately(
            game, who, game.ask("keep-token", who), acts, topic="keep_token", ritual=KEEP_CLICKS, barrier="sealed"
        )
        seat = game.seat_of(who)
        look_away(game)
        if isinstance(act, KeepToken):
            receive(game, who, token)
            game.tell(story.TokenKept, who=who, good=GOODS_ZONE.hides(token, seat))
        else:
            state.lab_discard.append(token)
            game.tell(story.TokenDropped, who=who, good=LOOKING.hides(token, seat))


def _weather(game: Game, who: int, place: str) -> Play[None]:
    """Roll the die and leave it here; keep an older result instead. Then move fuel to any free slot (D35, D46)."""
    state = game.state
    rolls = 2 if game.figure(who).character == BENNINGS else 1
    results = [*([state.station_die] if state.station_die else []), *(_roll(game) for _ in range(rolls))]
    acts = [KeepWeather(face) for face in dict.fromkeys(results)]
    act = yield from openly(game, who, game.ask("station-die", who), acts, topic="station_die")
    state.station_die = act.weather
    game.tell(story.DieLeft, who=who, weather=act.weather)
    targets = [FuelTo(target) for target in LOCATIONS if game.free_fuel(target) > 0]
    if targets and state.underground:
        target = yield from openly(game, who, game.ask("fuel-to", who), targets, topic="fuel_to")
        state.underground -= 1
        game.spot(target.place).fuel += 1
        game.tell(story.FuelMoved, place=target.place, count=1)


def _roll(game: Game) -> str:
    face: str = game.pick("weather", WEATHER_FACES)
    return face


def _signal(game: Game, who: int, place: str) -> None:
    game.state.signal_round = game.state.round
    game.tell(story.DistressSent, who=who)


def _vehicle(game: Game, who: int, place: str) -> Play[None]:
    """Refuel; if it is ready, whoever has the action may show keys and leave."""
    if not game.ready(place):
        refuel(game, place, times(game, place))
        return
    inert: dict[Act, StartEngine | DoNothing] = {} if holds(game, who, KEYS) else {StartEngine(): DoNothing()}
    acts: list[StartEngine | DoNothing] = [StartEngine(), DoNothing()]
    act = yield from privately(
        game, who, game.ask("keys", who), acts, topic="keys", ritual=KEYS_CLICKS, inert=inert, barrier="sealed"
    )
    if isinstance(act, DoNothing):
        game.tell(story.NothingDone, who=who)
        return
    show(game, who, KEYS)
    game.tell(story.KeysShown, who=who, vehicle=place)
    yield from leave_in(game, place, who)


ACTIVATIONS: Final[Mapping[str, Callable[[Game, int, str], Play[None] | None]]] = {
    "look_weapons_keep_one": _weapons,
    "look_items_keep_one": _items,
    "add_fuel": _refuel,
    "cook": _cook,
    "draw_lab_token": _samples,
    "roll_weather_and_move_fuel": _weather,
    "send_sos": _signal,
    "refuel_or_escape": _vehicle,
}
