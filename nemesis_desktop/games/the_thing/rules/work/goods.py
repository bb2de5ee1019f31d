"""Tools and fuel cards, which their holders play as a bonus in their own turn (D8). Rulebook: Items."""

from __future__ import annotations

from collections.abc import Iterator

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import UseGood, UseNothing
from nemesis_desktop.games.the_thing.components.locations import LOCATIONS
from nemesis_desktop.games.the_thing.components.things import FUEL_CAN, TOOLS, back_of
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.asking import privately, volunteers
from nemesis_desktop.games.the_thing.rules.things.piles import holds, use_up
from nemesis_desktop.games.the_thing.rules.things.tracks import refuel, repair

USE_CLICKS = 2


def _of_use(game: Game, place: str) -> Iterator[str]:
    """What anybody could play here, by what everybody sees."""
    if place in LOCATIONS and not game.spot(place).burned and not game.lies_lost(place):
        if game.spot(place).damage:
            yield TOOLS
        if game.free_fuel(place) and game.store_of(place):
            yield FUEL_CAN


def _ask(game: Game, who: int) -> Play[str | None]:
    usable = list(_of_use(game, game.figure(who).place))
    if not usable:
        return None
    inert: dict[Act, UseGood | UseNothing] = {
        UseGood(good): UseNothing() for good in usable if not holds(game, who, good)
    }
    acts: list[UseGood | UseNothing] = [*map(UseGood, usable), UseNothing()]
    act = yield from privately(
        game, who, game.ask("use", who), acts, topic="use", ritual=USE_CLICKS, inert=inert, barrier="sealed"
    )
    if not isinstance(act, UseGood):
        return None
    place = game.figure(who).place
    use_up(game, who, act.good)
    if act.good == TOOLS:
        game.tell(story.ToolsUsed, who=who, place=place)
        repair(game, place, 1)
    else:
        game.tell(story.FuelCanUsed, who=who, place=place)
        refuel(game, place, 1)
    return act.good


def _has_items(game: Game, who: int) -> bool:
    return any(back_of(good) == "item" for good in game.figure(who).goods)


def use_on_the_way(game: Game, who: int) -> Play[None]:
    """After placing the figure, in the same visit: as long as something is used and something can be."""
    while (yield from _ask(game, who)):
        pass


def use_at_work(game: Game, who: int) -> Play[None]:
    """Before or after an assigned action: who says so shows a card, or nothing, so that saying so proves nothing.

    Whoever holds no item, as everybody sees, is not asked.
    """
    while any(_of_use(game, game.figure(who).place)) and _has_items(game, who):
        if not (yield from volunteers(game, [who], "use-now")):
            return
        if not (yield from _ask(game, who)):
            if not game.coop:
                game.tell(story.NothingUsed, who=who)
            return
