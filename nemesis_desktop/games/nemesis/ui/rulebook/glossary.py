"""The glossary: every word of the rules with an explanation of its own, its symbol, the article that goes on.

What a word means stands in the messages ``term-<id>`` and ``term-<id>-text``, as the table explains it.
"""

from __future__ import annotations

from typing import Final

from nemesis_desktop.games.nemesis.ui.rulebook.contents import COLD, DANGER, GOOD, PALE, VIOLET, WARM
from nemesis_desktop.table.reference.book import PLAIN, Thing


def _terms(article: str, ink: str, **symbols: str) -> tuple[Thing, ...]:
    """Terms of one article: underscores for hyphens, each with its symbol; many have none of their own."""
    named = {f"term-{name.replace('_', '-')}": f"symbols/{symbol or 'rules'}" for name, symbol in symbols.items()}
    return tuple(Thing(id, id, picture, ink, (article,)) for id, picture in named.items())


TERMS: Final[tuple[Thing, ...]] = (
    *_terms("turn", WARM, turn="", first_player="first_player"),
    *_terms("pass", PLAIN, passed="passed"),
    *_terms("actions", WARM, cost="cost_1"),
    *_terms("actions", PLAIN, in_combat_only="combat_only", out_of_combat_only="out_of_combat_only"),
    *_terms("reactions", WARM, reaction=""),
    *_terms("movement", WARM, movement=""),
    *_terms("careful-movement", COLD, careful_movement="noise_silent"),
    *_terms("escape", WARM, escape=""),
    *_terms("exploration", PLAIN, exploration=""),
    *_terms("noise", COLD, noise="noise", noise_roll="die_noise_1", silence="die_noise_silence"),
    *_terms("noise", DANGER, danger="die_noise_danger"),
    *_terms("rooms", COLD, corridor=""),
    *_terms("technical-corridors", COLD, technical_corridors="technical_entrance"),
    *_terms("technical-corridors", COLD, technical_corridor_entrance="technical_entrance"),
    *_terms("doors", PLAIN, door_open="door_open", door_closed="door_closed", door_destroyed="door_destroyed"),
    *_terms("slime", GOOD, slime="slime"),
    *_terms("bag", DANGER, bag="bag", intruder_token="bag"),
    *_terms("encounter", DANGER, encounter=""),
    *_terms("surprise", DANGER, surprise_attack="attack"),
    *_terms("combat", DANGER, in_combat="combat_only"),
    *_terms("shooting", PLAIN, shoot="ammo"),
    *_terms("melee", PLAIN, melee=""),
    *_terms("injuries", PLAIN, injury="injury", toughness=""),
    *_terms("intruder-movement", PLAIN, retreat=""),
    *_terms("attacks", DANGER, attack="attack", attack_card="attack"),
    *_terms("larvae", DANGER, infestation="intruder_larva", larva_on_board="larva_on_board"),
    *_terms("weaknesses", COLD, weakness="weakness"),
    *_terms("eggs", DANGER, nest="egg", egg="egg"),
    *_terms("feeding", DANGER, feeding="feed"),
    *_terms("adaptations", DANGER, adaptation="adaptation"),
    *_terms("mutation", VIOLET, mutation="mutation", mutation_marker="mutation_marker", mutation_action="mutation"),
    *_terms("event-phase", DANGER, event="event"),
    *_terms("contamination", PLAIN, contamination="contamination", infected="", scan=""),
    *_terms("wounds", DANGER, light_wound="light_wound", serious_wound="serious_wound"),
    *_terms("wounds", GOOD, dressed_wound="wound_dressed"),
    *_terms("items", PLAIN, hand_slot="", inventory="item", item="item", heavy_item="heavy", one_use="one_use"),
    *_terms("weapons", PLAIN, ammo="ammo"),
    *_terms("search", WARM, search="card_search", item_counter="item_counter", room_colour="item_white"),
    *_terms("crafting", WARM, craft="component_tool"),
    *_terms("quest-items", WARM, quest_item="item_white"),
    *_terms("trade", WARM, trade=""),
    *_terms("objects", PLAIN, object="heavy", pick_up="heavy", drop="", carcass="carcass"),
    *_terms("death", PLAIN, corpse="corpse", blue_corpse="corpse"),
    *_terms("rooms", COLD, room_action="", computer="computer"),
    *_terms("fire", DANGER, fire="fire"),
    *_terms("malfunction", PALE, malfunction="malfunction"),
    *_terms("decompression", DANGER, decompression=""),
    *_terms("engines", PLAIN, engine="engine_unknown", repair_engine="card_repairs"),
    *_terms("course", COLD, coordinates="", destination=""),
    *_terms("time", COLD, time="time", jump=""),
    *_terms("self-destruct", DANGER, self_destruct="self_destruct"),
    *_terms("pods", PLAIN, escape_pod="pod_launched", pod_locked="pod_locked", pod_unlocked="pod_unlocked"),
    *_terms("hibernation", COLD, hibernation="hibernation"),
    *_terms("objectives", WARM, objective="objective"),
    *_terms("objectives", COLD, signal="signal"),
)
"""All terms, in the order of the reference."""
