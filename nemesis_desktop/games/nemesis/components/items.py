"""Item cards: what can be found in the three searched decks, what can be crafted, starting weapons, quest items.

A physical card is known by `<deck>_<item>_<n>`, a starting weapon or a quest item by its own id.
"""

from collections.abc import Mapping
from typing import Literal

from attrs import field, frozen

ItemId = str
PhysicalId = str
DeckId = Literal["red", "yellow", "green", "blue"]
Component = Literal["chemical", "cloth", "medical", "tool", "electrical"]
Combat = Literal["any", "in_combat_only", "out_of_combat_only"]
WeaponType = Literal["classic", "energy"]

_ANY: Combat = "any"
_IN: Combat = "in_combat_only"
_OUT: Combat = "out_of_combat_only"

DECKS: tuple[DeckId, ...] = ("red", "yellow", "green", "blue")
SEARCHED_DECKS: tuple[DeckId, ...] = ("red", "yellow", "green")
"""The decks a Search can draw from; the blue one holds crafted items."""


@frozen
class ItemFacts:
    """What is printed on an item card.

    `copies` counts the cards in each deck (none for a starting weapon). `component` is the icon it gives to crafting,
    `recipe` the two icons it is crafted from. A `one_use` item is discarded when used. For a weapon `cost` is that of
    the Shoot action, and `found_ammo` is the ammo it carries when it comes into play.
    """

    id: ItemId
    copies: Mapping[DeckId, int]
    component: Component | None = field(default=None, kw_only=True)
    heavy: bool = field(default=False, kw_only=True)
    one_use: bool = field(default=True, kw_only=True)
    kind: Literal["action", "weapon"] = field(default="action", kw_only=True)
    cost: int = field(default=1, kw_only=True)
    combat: Combat = field(default="any", kw_only=True)
    recipe: tuple[Component, Component] | None = field(default=None, kw_only=True)
    weapon_type: WeaponType | None = field(default=None, kw_only=True)
    capacity: int | None = field(default=None, kw_only=True)
    found_ammo: int | None = field(default=None, kw_only=True)


@frozen(kw_only=True)
class WeaponModifiers:
    """How a weapon changes what the combat die says.

    - `treat_rolled`: a result that counts as another one.
    - `extra_injury_on_rolled`: results that deal 1 injury more.
    - `extra_injury_on_hit`: injuries added to a shot that deals any.
    - `at_least_one_hit`: every result but blank deals at least 1 injury.
    - `spend_for_injury_on_rolled`: results after which 1 more ammo may be discarded to deal 1 injury more.
    - `rerolls`: how often the die may be rolled again, per shot.
    - `fire_on_rolled`: results that also put a Fire marker in the shooter's room.
    - `hit_causes_retreat`: a hit makes the target retreat instead of dealing injuries.
    """

    treat_rolled: Mapping[str, str] = field(factory=dict)
    extra_injury_on_rolled: tuple[str, ...] = ()
    extra_injury_on_hit: int = 0
    at_least_one_hit: bool = False
    spend_for_injury_on_rolled: tuple[str, ...] = ()
    rerolls: int = 0
    fire_on_rolled: tuple[str, ...] = ()
    hit_causes_retreat: bool = False


@frozen
class QuestFacts:
    """What is printed on a quest item.

    It is activated in a given `room`, or by discarding one of `items`. `use` tells an item that takes an action from
    one that simply applies and one that answers a moment of the game; `cost` and `combat` are those of its use.
    """

    id: ItemId
    character: str
    activation_kind: Literal["in_room", "discard_item"]
    room: str | None
    items: tuple[ItemId, ...]
    heavy: bool
    one_use: bool
    use: Literal["action", "passive", "reaction"]
    cost: int
    combat: Combat


def _weapon(
    id_: ItemId,
    copies: Mapping[DeckId, int],
    weapon_type: WeaponType,
    capacity: int,
    found_ammo: int,
    recipe: tuple[Component, Component] | None = None,
) -> ItemFacts:
    """Every weapon is heavy, stays in hand when used, and is fired in combat."""
    return ItemFacts(
        id_,
        copies,
        heavy=True,
        one_use=False,
        kind="weapon",
        combat=_IN,
        recipe=recipe,
        weapon_type=weapon_type,
        capacity=capacity,
        found_ammo=found_ammo,
    )


_ITEMS = (
    ItemFacts("energy_charge", {"red": 11, "yellow": 3}, component="electrical"),
    ItemFacts("grenade", {"red": 4}),
    ItemFacts("smoke_grenade", {"red": 3}, combat=_IN),
    ItemFacts("recon_drone", {"red": 3}, combat=_OUT),
    ItemFacts("decoy", {"red": 2}),
    ItemFacts("extended_magazine", {"red": 1}, one_use=False, cost=0, combat=_OUT),
    _weapon("prototype_rifle", {"red": 1}, "energy", 6, 1),
    _weapon("prototype_shotgun", {"red": 1}, "energy", 2, 1),
    _weapon("prototype_pistol", {"red": 1}, "energy", 3, 1),
    ItemFacts("comms_key", {"red": 1}, combat=_OUT),
    ItemFacts("evacuation_key", {"red": 1}),
    ItemFacts("self_destruct_key", {"red": 1}, combat=_OUT),
    ItemFacts("duct_tape", {"yellow": 4}, combat=_OUT),
    ItemFacts("tools", {"yellow": 6}, component="tool", combat=_OUT),
    ItemFacts("fire_extinguisher", {"yellow": 4}, heavy=True),
    ItemFacts("chemicals", {"yellow": 7}, component="chemical", combat=_OUT),
    ItemFacts("clothes", {"yellow": 3, "green": 3}, component="cloth", combat=_OUT),
    ItemFacts("technical_corridors_plan", {"yellow": 1}, combat=_OUT),
    ItemFacts("space_suit", {"yellow": 1}, combat=_OUT),
    ItemFacts("nemesis_plans", {"yellow": 1}, combat=_OUT),
    ItemFacts("bandages", {"green": 7}, component="cloth", combat=_OUT),
    ItemFacts("medkit", {"green": 7}, component="medical", combat=_OUT),
    ItemFacts("synthetic_food", {"green": 5}, combat=_OUT),
    ItemFacts("adrenaline_injection", {"green": 3}),
    ItemFacts("alcohol", {"green": 3}, component="chemical", combat=_OUT),
    ItemFacts("military_drugs", {"green": 2}),
    ItemFacts("antidote", {"blue": 3}, combat=_OUT, recipe=("chemical", "medical")),
    ItemFacts("taser", {"blue": 3}, recipe=("electrical", "tool")),
    _weapon("flamethrower", {"blue": 3}, "classic", 4, 4, recipe=("chemical", "tool")),
    ItemFacts("molotov_cocktail", {"blue": 3}, recipe=("chemical", "cloth")),
)

ITEM_FACTS: dict[ItemId, ItemFacts] = {facts.id: facts for facts in _ITEMS}
"""Every item of the four decks; some are in two of them."""

_STARTING = (
    # loaded to their capacity at setup
    _weapon("six_shooter", {}, "classic", 6, 6),
    _weapon("shotgun", {}, "energy", 2, 2),
    _weapon("pistol", {}, "energy", 3, 3),
    _weapon("rifle", {}, "energy", 4, 4),
    _weapon("assault_rifle", {}, "energy", 5, 5),
    _weapon("sawed_off_shotgun", {}, "energy", 2, 2),
    _weapon("needle_gun", {}, "classic", 2, 2),
)

STARTING_WEAPONS: dict[ItemId, ItemFacts] = {facts.id: facts for facts in _STARTING}

WEAPON_MODIFIERS: dict[ItemId, WeaponModifiers] = {
    "six_shooter": WeaponModifiers(extra_injury_on_rolled=("two_hits",)),
    "shotgun": WeaponModifiers(extra_injury_on_hit=1),
    "pistol": WeaponModifiers(treat_rolled={"two_hits": "one_hit"}),
    "rifle": WeaponModifiers(),
    "assault_rifle": WeaponModifiers(extra_injury_on_hit=1),
    "sawed_off_shotgun": WeaponModifiers(treat_rolled={"one_hit": "two_hits"}),
    "needle_gun": WeaponModifiers(hit_causes_retreat=True),
    "prototype_rifle": WeaponModifiers(spend_for_injury_on_rolled=("two_hits",)),
    "prototype_shotgun": WeaponModifiers(at_least_one_hit=True, extra_injury_on_rolled=("one_hit", "two_hits")),
    "prototype_pistol": WeaponModifiers(rerolls=1),
    "flamethrower": WeaponModifiers(at_least_one_hit=True, fire_on_rolled=("two_hits",)),
}
"""Every weapon of the game, found, crafted or given at the start."""

LOADED_WITH_CHEMICALS: tuple[ItemId, ...] = ("flamethrower", "needle_gun")
"""Classic weapons that Chemicals load to the full; energy weapons are loaded with an Energy Charge or in the Armory."""

ARMORY_AMMO = 2
EXTENDED_MAGAZINE_AMMO = 2
AUTOLOADER_AMMO = 1

RECIPES: dict[ItemId, tuple[Component, Component]] = {
    facts.id: facts.recipe for facts in _ITEMS if facts.recipe is not None
}

QUEST_ACTIVATION_COST = 1
"""Activating a quest item is an action of its own, out of combat."""

_QUEST_ITEMS = (
    # id, character, activated how, in which room, by which items, heavy, one use, use, cost, combat
    QuestFacts("log_key", "captain", "in_room", "comms_room", (), False, True, "action", 1, _OUT),
    QuestFacts("intercom", "captain", "discard_item", None, ("tools", "duct_tape"), False, False, "passive", 0, _ANY),
    QuestFacts(
        "orbital_maneuvering_system", "pilot", "discard_item", None, ("energy_charge",), False, True, "action", 1, _ANY
    ),
    QuestFacts("pilot_evacuation_key", "pilot", "in_room", "fire_control_system", (), False, True, "action", 1, _OUT),
    QuestFacts(
        "laboratory_equipment", "scientist", "discard_item", None, ("chemicals",), False, True, "action", 1, _OUT
    ),
    QuestFacts("holo_computer", "scientist", "in_room", "generator", (), True, False, "passive", 0, _OUT),
    QuestFacts("motion_scanner", "scout", "discard_item", None, ("energy_charge",), True, False, "reaction", 0, _OUT),
    QuestFacts("security_key", "scout", "in_room", "cockpit", (), False, True, "action", 1, _OUT),
    QuestFacts("armor", "soldier", "discard_item", None, ("tools", "duct_tape"), False, True, "reaction", 0, _IN),
    QuestFacts("autoloader", "soldier", "in_room", "armory", (), False, False, "passive", 0, _ANY),
    QuestFacts("plasma_torch", "mechanic", "in_room", "storage", (), False, False, "action", 1, _OUT),
    QuestFacts("flashlight", "mechanic", "discard_item", None, ("energy_charge",), False, False, "action", 2, _OUT),
    QuestFacts("surgery_kit", "medic", "discard_item", None, ("medkit",), False, True, "action", 1, _OUT),
    QuestFacts("combat_drugs", "medic", "in_room", "emergency_room", (), False, True, "action", 0, _ANY),
)

QUEST_ITEMS: dict[ItemId, QuestFacts] = {facts.id: facts for facts in _QUEST_ITEMS}


def _cards_of(deck: DeckId) -> tuple[tuple[PhysicalId, ItemFacts], ...]:
    return tuple((f"{deck}_{facts.id}_{n}", facts) for facts in _ITEMS for n in range(1, facts.copies.get(deck, 0) + 1))


_CARDS = {deck: _cards_of(deck) for deck in DECKS}
_DECK_CARDS: dict[str, tuple[PhysicalId, ...]] = {deck: tuple(id_ for id_, _ in _CARDS[deck]) for deck in DECKS}
_FACTS: dict[PhysicalId, ItemFacts] = {id_: facts for cards in _CARDS.values() for id_, facts in cards}
_FACTS |= STARTING_WEAPONS
_DECK_OF: dict[PhysicalId, DeckId | None] = {id_: deck for deck in DECKS for id_, _ in _CARDS[deck]}
_DECK_OF |= dict.fromkeys((*STARTING_WEAPONS, *QUEST_ITEMS))


def deck_cards(deck: str) -> tuple[PhysicalId, ...]:
    """The physical cards of an item deck, unshuffled."""
    return _DECK_CARDS[deck]


def facts_of(physical_id: PhysicalId) -> ItemFacts:
    """What is printed on a found or crafted card or a starting weapon; a quest item has its own facts."""
    return _FACTS[physical_id]


def item_deck(physical_id: PhysicalId) -> DeckId | None:
    """The deck whose back the card has; None for starting weapons and quest items."""
    return _DECK_OF[physical_id]


def back_colour(item: str) -> str:
    """What the back of an item card shows: its deck's colour, ``starting`` or ``quest``."""
    if item in QUEST_ITEMS:
        return "quest"
    return item_deck(item) or "starting"
