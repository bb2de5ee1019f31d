"""What a sensible crew member likes: how much cards, items, aims and objectives are worth. Tastes, not rules."""

from __future__ import annotations

from collections.abc import Mapping

from nemesis_desktop.games.nemesis.components.items import QUEST_ITEMS, facts_of
from nemesis_desktop.games.nemesis.components.tracks import SELF_DESTRUCT_IRREVERSIBLE, TIME_JUMP

CARD_WORTH: Mapping[str, float] = {
    "reload": 1.2,
    "order": 0.8,
    "motivation": 1.4,
    "suppressive_fire": 2.0,
    "basic_repairs": 0.9,
    "interruption": 0.5,
    "search": 2.0,
    "rest": 1.8,
    "demolition": 0.2,
    "ship_knowledge": 1.4,
    "piloting": 0.7,
    "old_friend": 1.2,
    "computer_skills": 1.3,
    "repairs": 1.0,
    "intranet": 1.3,
    "blocking_access": 0.8,
    "risk_assessment": 1.6,
    "adrenaline": 2.2,
    "reconnaissance": 1.8,
    "scavenging": 1.8,
    "full_auto": 2.4,
    "nerves_of_steel": 2.2,
    "covering_fire": 2.0,
    "taking_aim": 2.2,
    "ingenuity": 1.0,
    "pyrotechnics": 0.2,
    "technical_corridors": 1.4,
    "fast_repairs": 1.0,
    "emergency_resuscitation": 1.0,
    "field_dressing": 1.4,
    "pharmacist": 1.2,
}
"""How gladly an action card is kept rather than paid with."""

MUTATION_WORTH: Mapping[str, float] = {
    "cell_regrowth": 4.0,
    "death_rattle": 3.5,
    "bone_blades": 3.5,
    "chitin_hide": 3.0,
    "acid_glands": 2.8,
    "feral_sprint": 2.6,
    "scent_mask": 2.4,
    "overclocked_nerves": 2.2,
    "duct_crawler": 1.8,
    "second_stomach": 1.2,
    "hive_echo": 1.0,
    "predator_sense": 0.8,
}
"""How gladly a mutation card is kept."""

FIGHTING_CARDS = frozenset({"suppressive_fire", "adrenaline", "full_auto", "covering_fire", "taking_aim"})
"""Cards that are for combat."""

SAVING_CARDS = frozenset({"suppressive_fire", "covering_fire", "nerves_of_steel"})
"""Cards that spare an attack: paid with last, in or out of combat."""

FIGHTING_ITEMS = frozenset({"smoke_grenade", "taser", "decoy", "adrenaline_injection"})
"""Items that are for combat."""

THROWN_ITEMS = frozenset({"grenade", "molotov_cocktail"})
"""Items that hurt everybody in the room: thrown next door, never at one's own feet."""

NEVER_ITEMS = frozenset({"self_destruct_key"})
"""Items that do a crew member no good."""

AIM_WORTH: Mapping[str, float] = {
    "dress_all": 5.0,
    "dress": 5.0,
    "heal": 4.0,
    "heal_dressed": 4.0,
    "heal_light": 3.0,
    "slime": 2.0,
    "remove_malfunction": 2.0,
    "engine": 3.0,
    "load": 5.0,
    "extinguish": 3.0,
    "repel": 4.0,
    "board": 5.0,
    "stop_self_destruct": 5.0,
    "start_self_destruct": -8.0,
    "start": -8.0,
    "stop": 5.0,
    "unlock": 4.0,
    "lock": -4.0,
    "burden": -6.0,
    "boost": 2.0,
    "ignite": -3.0,
    "place_malfunction": -3.0,
    "destroy_door": 0.0,
    "open": 1.0,
    "peek": 1.0,
    "analyse": 3.0,
    "shoot": 4.0,
    "escape": 2.0,
}
"""How good it is to choose an option, other things being equal."""

OBJECTIVE_TROUBLE: Mapping[str, float] = {
    "at_least_one_other_survives": 0.5,
    "signal_sent": 1.0,
    "ship_reached_earth": 1.5,
    "ended_in_escape_pod": 1.5,
    "ship_reached_mars": 2.0,
    "ship_destroyed": 2.0,
    "carries": 2.0,
    "object_in_room": 2.0,
    "items_at_least": 2.0,
    "weakness_discovered": 2.0,
    "weaknesses_discovered_at_least": 3.0,
    "all_rooms_explored": 4.0,
    "nest_destroyed": 4.0,
    "sole_survivor": 6.0,
    "queen_killed": 6.0,
    "player_dead": 7.0,
}
"""How much trouble a fact of an objective is."""

_ITEM_WORTH: Mapping[str, float] = {
    "medkit": 4.0,
    "bandages": 3.8,
    "energy_charge": 3.5,
    "antidote": 3.0,
    "grenade": 3.0,
    "evacuation_key": 3.0,
    "taser": 2.5,
    "molotov_cocktail": 2.5,
    "fire_extinguisher": 2.0,
    "tools": 2.0,
    "chemicals": 1.6,
    "self_destruct_key": 0.2,
}

# -------------------------------------------------------------------- ways and rooms

STEP = 1.0
"""What a move is worth: nobody walks further than a room is worth in steps."""

USUAL_HAND = 3
"""Cards in hand where one thinks of a way and not of the next step."""

EXPLORING, IDLE_EXPLORING = 6.0, 2.0
"""What an unexplored room is worth while something that is needed is still to be found, and otherwise."""

COURSE_UNKNOWN, COURSE_WRONG = 10.0, 14.0
"""What the Cockpit is worth before the course is known, and when it is known to be wrong."""

ENGINE_MENDED, ENGINE_SEEN = 9.0, 4.0
"""What an engine room is worth to who can mend its engine, and to who can only look at it."""

SLEEP = 24.0
"""What a safe sleep is worth when it is time to leave."""

CAUTION = 1.0
"""How much an encounter is feared."""

HARMLESS_MARKERS = 3
"""Malfunctions or fires that nobody needs to worry about; the ninth of a kind destroys the ship."""

FRAIL = 2
"""With so many serious wounds errands are left undone."""

LAST_ERRANDS = 9
"""From this space of the time track on the way off the ship comes before everything else."""

LAST_FUSE = TIME_JUMP - SELF_DESTRUCT_IRREVERSIBLE - 2
"""The latest space at which a self-destruct sequence opens the pods in time."""

FIRST_FUSE = 1
"""Nobody sensible starts it earlier."""

SURE_SLEEP = 0.7
"""With such odds nobody looks for another way off the ship."""

WORKING_ENGINES = 2
"""So many engines must work."""

REPAIRS = ("repairs", "basic_repairs", "fast_repairs")
"""Action cards that remove a malfunction."""

# -------------------------------------------------------------------- a turn

RESERVE = 2
"""Cards kept in hand, out of combat, against a surprise attack."""

RESERVE_WORTH = 1.5
"""What each card of the reserve is worth."""

STEP_FEAR = 3.0
"""How much the risk of the very next step counts, compared with one on the way."""

EVENT_FEAR = 1.0
"""How much the noise around the place where the round ends counts."""

FIRE_FEAR = 2.0
"""What it costs to end a turn in a fire, for somebody unhurt."""

CAREFUL_COST = 0.5
"""What a noise marker of one's own costs."""

DISTURBED_SLEEP = 3.0
"""What it costs to make noise in a corridor of the Hibernatorium: whoever lies down there rolls for it."""

KILL_WORTH, INJURY_WORTH, SHOT_COST = 1.5, 0.5, 0.6
"""Of a shot: the worth of what a kill saves, of each injury, and of the card and the ammunition."""

RELIEF = 1.6
"""So many attacks an intruder makes before one is rid of it."""

STAY_FEAR, ESCAPE_FEAR = 0.6, 0.3
"""How much the attacks count that come at the end of the round, or when running."""

GROWING_FEAR, BREEDING_FEAR = 0.5, 1.0
"""How much it counts that one of them is about to feed and grow, and that they breed where food lies."""

ESCAPE_WORTH, ESCAPE_PROSPECTS = 0.8, 0.3
"""What it is worth to be out of combat, and how much what waits elsewhere counts."""

# -------------------------------------------------------------------- items


def item_kind(item: str) -> str:
    """What a physical item is: a quest item and a starting weapon are their own kind."""
    return item if item in QUEST_ITEMS else facts_of(item).id


def item_worth(item: str, *, full_hands: bool = False) -> float:
    """How gladly an item is held. With ``full_hands`` nothing heavy is wanted any more. Objects are worth little."""
    if item.startswith(("egg_", "carcass_", "corpse_")):
        return 0.5
    if item in QUEST_ITEMS:
        return 3.0
    facts = facts_of(item)
    if facts.heavy and full_hands:
        return -1.0
    return 5.0 if facts.kind == "weapon" else _ITEM_WORTH.get(facts.id, 1.5)
