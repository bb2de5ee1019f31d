"""Quest items: their conditions, and turning them over. Rulebook: Crafting and quest items."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import AtItem
from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.belongings import (
    discard_item,
    held,
    is_heavy,
    item_id,
    items_of,
    make_room,
    take_item,
)


def quest_ready(game: Game, seat: Seat, quest: str) -> bool:
    """The condition on the quest card is met: the named room works, or the named item can be discarded."""
    printed = QUEST_ITEMS[quest]
    one = game.character(seat)
    if printed.activation_kind == "in_room":
        # Claiming is not the room's action, but a broken device cannot hand anything out: the room must work.
        return game.ship.works(one.room) and game.room(one.room).tile == printed.room
    return any(item_id(item) in printed.items for item in items_of(one))


def activate_quest(game: Game, seat: Seat, quest: str) -> Play[None]:
    """Turn a quest card over: from now on it is an ordinary item. A discard condition also takes the named item."""
    printed = QUEST_ITEMS[quest]
    one = game.character(seat)
    # The hand first: whoever frees none keeps the card as it was and loses no item.
    if is_heavy(quest) and not (yield from make_room(game, seat, quest)):
        return
    if printed.activation_kind == "discard_item":
        options = list({item_id(item): item for item in items_of(one) if item_id(item) in printed.items}.values())
        if not options:
            return  # The only such item was what made room.
        prompt = Text("ask-quest-discard", who=game.name(seat), quest=Text(f"item-{quest}"))
        chosen = yield from choose(seat, prompt, [AtItem(item, "discard-item") for item in options], topic="quest")
        discard_item(game, seat, chosen.item)
        game.tell(story.DiscardsItem, who=seat, item=chosen.item)
    one.quests.remove(quest)
    one.activated.append(quest)
    game.tell(story.ActivatesQuest, who=seat, item=quest)
    if quest == "autoloader":
        yield from _attach_autoloader(game, seat)
    else:
        yield from take_item(game, seat, quest)


def _attach_autoloader(game: Game, seat: Seat) -> Play[None]:
    """The Autoloader goes onto the Assault Rifle if its owner holds it; otherwise it waits in the inventory."""
    if "assault_rifle" in held(game.character(seat)):
        game.state.attached["autoloader"] = "assault_rifle"
        game.tell(story.Attached, who=seat, item="autoloader", weapon="assault_rifle")
    else:
        yield from take_item(game, seat, "autoloader")
