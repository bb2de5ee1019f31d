"""Making items of others. Rulebook: Crafting and quest items."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import AtItem
from nemesis_desktop.games.nemesis.components.items import RECIPES, back_colour
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.belongings import (
    discard_item,
    facts,
    is_heavy,
    item_id,
    items_of,
    make_room,
    take_item,
)

RECIPE_COMPONENTS = 2
"""Every crafted item is made of two different components."""


def components_of(game: Game, seat: Seat, component: str, wild: str = "") -> list[str]:
    """Item cards that show this component; with Ingenuity any yellow item stands for a tool (``wild`` = ``tool``)."""
    return _by_component(game, seat, wild).get(component, [])


def _by_component(game: Game, seat: Seat, wild: str) -> dict[str, list[str]]:
    """The item cards that show each component; those that stand for ``wild`` among them."""
    found: dict[str, list[str]] = {}
    for item in items_of(game.character(seat)):
        printed = facts(item)
        shown = printed.component if printed is not None else None
        if shown is not None:
            found.setdefault(shown, []).append(item)
        if wild and shown != wild and _counts_as_yellow(game, seat, item):
            found.setdefault(wild, []).append(item)
    return found


def _counts_as_yellow(game: Game, seat: Seat, item: str) -> bool:
    """The Mechanic's trait: starting weapon and quest items count as yellow items in crafting."""
    colour = back_colour(item)
    return colour == "yellow" or (colour in ("starting", "quest") and game.has_trait(seat, "mechanic"))


def craftable(game: Game, seat: Seat, wild: str = "") -> list[str]:
    """Crafted items whose two components are shown by two different item cards."""
    shown = _by_component(game, seat, wild)
    if len(shown) < RECIPE_COMPONENTS:
        return []
    found = []
    for item, (first, second) in RECIPES.items():
        a, b = shown.get(first), shown.get(second)
        if a and b and (len(a) > 1 or len(b) > 1 or a != b):
            found.append(item)
    return found


def craft_left(game: Game, item: str) -> bool:
    """Whether a card of this crafted item is left."""
    return any(item_id(card) == item for card in game.state.decks["blue"])


def craft(game: Game, seat: Seat, item: str, wild: str = "") -> Play[None]:
    """Discard two items with the components of the recipe and take the crafted card; a crafted weapon comes fully
    loaded.
    """
    used: list[str] = []
    recipe = RECIPES[item]
    for step, component in enumerate(recipe):
        options = [card for card in components_of(game, seat, component, wild) if card not in used]
        if step == 0:
            rest = components_of(game, seat, recipe[1], wild)
            options = [card for card in options if any(other != card for other in rest)]
        unlike = list({item_id(card): card for card in options}.values())
        prompt = Text("ask-component", who=game.name(seat), component=Text(f"component-{component}"))
        chosen = yield from choose(seat, prompt, [AtItem(card, "component") for card in unlike], topic="craft")
        used.append(chosen.item)
    blue = next(card for card in game.state.decks["blue"] if item_id(card) == item)
    # The hand first, unless a component leaves one free: whoever frees none loses no component.
    frees = any([card] in game.character(seat).hands for card in used)
    if is_heavy(blue) and not frees and not (yield from make_room(game, seat, blue)):
        return
    for card in used:
        discard_item(game, seat, card)
    game.state.decks["blue"].remove(blue)
    game.tell(story.Crafts, who=seat, item=blue)
    printed = facts(blue)
    if printed is not None and printed.kind == "weapon":
        game.state.ammo[blue] = printed.found_ammo or 0
    yield from take_item(game, seat, blue)
