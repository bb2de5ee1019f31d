"""The order of the reference: chapters as in a rulebook, their articles, their pictures, what belongs beside them."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.games.nemesis.ui.rulebook.told import variants
from nemesis_desktop.table.reference.book import PLAIN, Appendix, Chapter, Telling, WrittenArticle

COLD, DANGER, WARM, GOOD, PALE = "accent.cold", "state.danger", "accent.warm", "state.success", "text.pale"
VIOLET = "accent.mutation"


def _entry(
    id: str,
    picture: str,
    ink: str = PLAIN,
    see: str = "",
    *,
    adds: Telling | None = None,
    appendix: Appendix | None = None,
    spelled_out: bool = False,
) -> WrittenArticle:
    stencil = picture if "/" in picture else f"symbols/{picture}"
    return WrittenArticle(id, stencil, ink, tuple(see.split()), adds, appendix, spelled_out)


CHAPTERS: Final = (
    Chapter(
        "basics",
        (
            _entry("goal", "objective", WARM, "victory objectives semi"),
            _entry("secrets", "lock_eye", WARM, "reactions engines contamination"),
            _entry("table", "item_counter", PLAIN, "rooms bag items"),
            _entry("setup", "settings", PLAIN, "bag pods variants alternate-board"),
        ),
    ),
    Chapter(
        "round",
        (
            _entry("round", "time", COLD, "turn actions event-phase"),
            _entry("turn", "first_player", WARM, "actions pass fire"),
            _entry("actions", "cost_1", WARM, "movement rooms items reactions"),
            _entry("pass", "passed", PLAIN, "contamination wounds"),
            _entry("event-phase", "event", DANGER, "time attacks fire intruder-movement bag"),
        ),
    ),
    Chapter(
        "ways",
        (
            _entry("movement", "emblem_scout", WARM, "careful-movement exploration noise escape"),
            _entry("careful-movement", "noise_silent", COLD, "movement noise"),
            _entry("exploration", "card_reconnaissance", PLAIN, "list-exploration rooms search"),
            _entry("noise", "noise", COLD, "encounter slime technical-corridors"),
            _entry("technical-corridors", "technical_entrance", COLD, "noise intruder-movement bag"),
            _entry("doors", "door_closed", PLAIN, "movement intruder-movement decompression"),
            _entry("slime", "slime", GOOD, "noise room-shower_room"),
        ),
    ),
    Chapter(
        "fight",
        (
            _entry("intruders", "intruder_adult", DANGER, "list-intruders injuries larvae eggs"),
            _entry("bag", "bag", DANGER, "encounter event-phase eggs"),
            _entry("encounter", "die_noise_danger", DANGER, "surprise bag critical-moments"),
            _entry("surprise", "attack", DANGER, "encounter attacks larvae"),
            _entry("combat", "combat_only", DANGER, "shooting melee escape injuries"),
            _entry("shooting", "die_combat_hit", PLAIN, "weapons injuries eggs"),
            _entry("melee", "die_combat_blank", PLAIN, "injuries wounds contamination"),
            _entry("escape", "passed", WARM, "movement attacks"),
            _entry("injuries", "injury", PLAIN, "intruder-movement weaknesses objects"),
            _entry("attacks", "attack", DANGER, "list-attacks larvae wounds reactions"),
            _entry("larvae", "larva_on_board", DANGER, "contamination room-surgery victory"),
            _entry("intruder-movement", "intruder_creeper", DANGER, "doors technical-corridors event-phase"),
            _entry("weaknesses", "weakness", COLD, "list-weaknesses room-laboratory objects"),
            _entry("eggs", "egg", DANGER, "room-nest bag objectives"),
        ),
    ),
    Chapter(
        "body",
        (
            _entry("contamination", "contamination", PLAIN, "larvae pass room-surgery victory"),
            _entry("wounds", "serious_wound", DANGER, "list-wounds room-emergency_room death"),
            _entry("death", "corpse", DANGER, "critical-moments pods end"),
        ),
    ),
    Chapter(
        "things",
        (
            _entry("items", "item", PLAIN, "list-items search objects trade"),
            _entry("weapons", "ammo", PLAIN, "shooting room-armory"),
            _entry("search", "card_search", WARM, "rooms items"),
            _entry("crafting", "component_tool", WARM, "list-crafted items"),
            _entry("quest-items", "item_white", WARM, "list-quests items"),
            _entry("trade", "hand_card", WARM, "items objects"),
            _entry("objects", "heavy", PLAIN, "weaknesses eggs items"),
            _entry("reactions", "cross", WARM, "attacks secrets actions"),
        ),
    ),
    Chapter(
        "ship",
        (
            _entry("rooms", "computer", COLD, "list-rooms search actions"),
            _entry("fire", "fire", DANGER, "event-phase end room-fire_control_system"),
            _entry("malfunction", "malfunction", PALE, "rooms engines end"),
            _entry("decompression", "rooms/airlock_control", DANGER, "doors room-airlock_control"),
            _entry("engines", "engine_unknown", COLD, "room-engine_control_room victory"),
            _entry("course", "rooms/cockpit", COLD, "room-cockpit hibernation victory"),
            _entry("time", "time", COLD, "hibernation event-phase end"),
            _entry("self-destruct", "self_destruct", DANGER, "room-generator pods end"),
            _entry("pods", "pod_unlocked", COLD, "noise self-destruct victory"),
            _entry("hibernation", "hibernation", COLD, "time course room-hibernatorium"),
        ),
    ),
    Chapter(
        "end",
        (
            _entry("critical-moments", "first_player", WARM, "encounter objectives pods"),
            _entry("objectives", "objective", WARM, "list-objectives critical-moments victory"),
            _entry("end", "self_destruct", DANGER, "victory time fire malfunction"),
            _entry("victory", "check", GOOD, "engines course contamination objectives"),
        ),
    ),
    Chapter(
        "modes",
        (
            _entry("semi", "player_1", PLAIN, "objectives goal"),
            _entry("solo", "player_3", PLAIN, "objectives semi"),
            _entry("coop", "player_2", PLAIN, "objectives room-emergency_room"),
            _entry("intruder-player", "intruder_queen", DANGER, "list-intruder-cards death"),
            _entry("alternate-board", "technical_entrance", COLD, "technical-corridors setup"),
            _entry("variants", "settings", PLAIN, "semi solo coop list-characters", adds=variants),
            _entry("readings", "rules", COLD, appendix="readings"),
            _entry("keys", "hand_card", WARM, "secrets", appendix="keys"),
        ),
    ),
    Chapter(
        "carnomorphs",
        (
            _entry("carnomorphs", "carnomorph", DANGER, "carnomorph-bag feeding adaptations mutation list-intruders"),
            _entry("carnomorph-fights", "attack", DANGER, "attacks injuries mutation"),
            _entry("feeding", "feed", DANGER, "eggs objects event-phase"),
            _entry("adaptations", "adaptation", DANGER, "list-weaknesses room-laboratory objectives"),
            _entry("mutation", "mutation", VIOLET, "list-mutations contamination room-surgery carnomorph-end"),
            _entry("carnomorph-bag", "bag", DANGER, "bag event-phase noise"),
            _entry("carnomorph-end", "check", GOOD, "victory mutation objectives"),
            _entry("carnomorph-designed", "rules", COLD, "readings adaptations mutation"),
        ),
    ),
    Chapter(
        "box",
        (
            _entry("list-rooms", "rooms/nest", COLD, "rooms"),
            _entry("list-characters", "emblem_captain", WARM, "quest-items actions"),
            _entry("list-actions", "hand_card", WARM, "actions reactions"),
            _entry("list-items", "item", PLAIN, "items search"),
            _entry("list-crafted", "item_blue", PLAIN, "crafting"),
            _entry("list-quests", "item_white", WARM, "quest-items"),
            _entry("list-intruders", "intruder_queen", DANGER, "intruders injuries"),
            _entry("list-attacks", "attack", DANGER, "attacks"),
            _entry("list-weaknesses", "weakness", COLD, "weaknesses"),
            _entry("list-mutations", "mutation", VIOLET, "mutation"),
            _entry("list-events", "event", DANGER, "event-phase"),
            _entry("list-wounds", "serious_wound", DANGER, "wounds"),
            _entry("list-exploration", "card_reconnaissance", PLAIN, "exploration"),
            _entry("list-objectives", "objective", WARM, "objectives"),
            _entry("list-intruder-cards", "intruder_queen", DANGER, "intruder-player"),
            _entry("list-glossary", "rules", COLD, spelled_out=True),
        ),
    ),
)
"""What is read from front to back; then the box, whose lists name all things of a kind, each with its own article."""
