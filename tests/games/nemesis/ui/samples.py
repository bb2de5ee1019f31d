"""Tables to show before, and without, any game: values of `View` and `Decision` as the rules would make them.

`sample_view` is the table that most tests look at: Mira, Otto, Lev and June in round 10, Otto in combat in the Fire
Control System, June in the Generator about to pay for Basic Repairs.
"""

from __future__ import annotations

from attrs import evolve

from nemesis_desktop.engine.decision import TABLE, Act, Anchor, Decision, Refusal, Seat
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import CarefulMove, Move, Pass, Pay, PlayCard, UseItem
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.view import (
    CorridorView,
    CrewView,
    EndingView,
    FateView,
    HeldView,
    IntruderView,
    ItemView,
    MineView,
    Note,
    PodView,
    QuestView,
    RoomView,
    View,
    WeaknessView,
    WoundView,
)

MIRA, OTTO, LEV, JUNE, NIKA = range(5)
NAMES = ("Mira", "Otto", "Lev", "June", "Nika")

_TILES = {
    1: "cockpit",
    2: "armory",
    3: "comms_room",
    5: "emergency_room",
    6: "command_center",
    7: "canteen",
    9: "storage",
    10: "generator",
    11: "hibernatorium",
    13: "laboratory",
    14: "room_covered_with_slime",
    16: "evacuation_section_a",
    17: "nest",
    18: "fire_control_system",
    19: "engine_room_3",
    20: "engine_room_2",
    21: "engine_room_1",
}
_ITEMS = {2: 1, 3: 2, 5: 1, 6: 1, 7: 0, 9: 3, 10: 1, 13: 2, 16: 2, 18: 0}
_OBJECTS = {
    2: ("carcass_1",),
    11: ("corpse_blue",),
    13: ("egg_4",),
    18: ("egg_5",),
}
_ALTERNATE_TILES = {**_TILES, 4: "evacuation_section_a", 16: "evacuation_section_b", 13: "shower_room"}
_NOISE = ("1-3", "5-6", "10-13", "13-19", "8-11", "technical")


def _room(slot: int, category: str, tile: str | None) -> RoomView:
    return RoomView(
        slot=slot,
        category=category,
        tile=tile,
        explored=tile is not None,
        items=_ITEMS.get(slot) if tile else None,
        fire=slot in (9, 18),
        malfunction=slot in (3, 10),
        decompression=False,
        objects=_OBJECTS.get(slot, ()),
        noted_tile=None,
        noted_token=None,
    )


def sample_rooms(board: str = "main") -> tuple[RoomView, ...]:
    tiles = _TILES if board == "main" else _ALTERNATE_TILES
    return tuple(_room(slot.number, slot.category, tiles.get(slot.number)) for slot in BOARDS[board].slots.values())


def sample_corridors(board: str = "main") -> tuple[CorridorView, ...]:
    doors = {"6-7": "closed", "13-19": "closed", "15-18": "destroyed", "8-11": "closed", "11-12a": "destroyed"}
    spaces = BOARDS[board].all_spaces
    return tuple(CorridorView(space, space in _NOISE, doors.get(space, "open")) for space in spaces)


def _held(id_: str, ammo: int | None = None, capacity: int | None = None) -> tuple[HeldView, ...]:
    return (HeldView(id_, ammo, capacity, ()),)


def sample_crew(people: int = 4) -> tuple[CrewView, ...]:
    def person(seat: Seat, name: str, character: str, room: int, **more: object) -> CrewView:
        plain = CrewView(
            seat=seat,
            name=name,
            number=seat + 1,
            colour=seat + 1,
            character=character,
            status="aboard",
            room=room,
            pod=None,
            light_wounds=0,
            wounds=(),
            slime=False,
            larva=False,
            signal=False,
            hand_count=3,
            deck_count=4,
            discard=(),
            hand_slots=2,
            held=(),
            items=(),
            quests=(),
            passed=False,
            first_player=False,
            in_combat=False,
            objectives_left=1,
            open_objectives=(),
            open_inventory=(),
            cause_of_death=None,
        )
        return evolve(plain, **more)  # type: ignore[arg-type]

    crew = (
        person(
            MIRA,
            "Mira",
            "captain",
            1,
            signal=True,
            first_player=True,
            held=(_held("six_shooter", 4, 6),),
            items=("red", "yellow"),
            quests=(QuestView("log_key", True), QuestView("intercom", False)),
            discard=("captain_search_1", "captain_reload"),
        ),
        person(
            OTTO,
            "Otto",
            "soldier",
            18,
            light_wounds=1,
            wounds=(WoundView("bleeding_1", "bleeding", False),),
            in_combat=True,
            hand_count=2,
            held=(_held("assault_rifle", 2, 5),),
            items=("red", "red"),
            quests=(QuestView("armor", False), QuestView("autoloader", False)),
            discard=("soldier_rest",),
        ),
        person(
            LEV,
            "Lev",
            "scientist",
            13,
            light_wounds=1,
            wounds=(WoundView("arm_1", "arm", True),),
            slime=True,
            passed=True,
            hand_count=1,
            held=(_held("pistol", 1, 3), _held("carcass_2")),
            items=("green", "green", "yellow"),
            quests=(QuestView("laboratory_equipment", False), QuestView("holo_computer", False)),
            discard=("scientist_intranet", "contamination", "scientist_rest"),
        ),
        person(
            JUNE,
            "June",
            "scout",
            10,
            light_wounds=2,
            wounds=(WoundView("leg_1", "leg", False),),
            larva=True,
            hand_count=5,
            deck_count=3,
            held=(_held("rifle", 3, 4), _held("yellow_fire_extinguisher_1")),
            items=("yellow", "yellow", "green"),
            quests=(QuestView("motion_scanner", False), QuestView("security_key", False)),
            discard=("scout_interruption", "scout_adrenaline"),
        ),
        person(
            NIKA,
            "Nika",
            "mechanic",
            11,
            light_wounds=0,
            held=(_held("sawed_off_shotgun", 2, 2),),
            quests=(QuestView("plasma_torch", False), QuestView("flashlight", True)),
        ),
    )
    return crew[:people]


def sample_mine(seat: Seat) -> MineView:
    hands = {
        MIRA: ("captain_order", "captain_rest", "captain_search_2"),
        OTTO: ("soldier_full_auto", "contamination_3"),
        LEV: ("scientist_risk_assessment",),
        JUNE: ("scout_basic_repairs", "scout_search_1", "scout_reconnaissance", "scout_demolition", "contamination_7"),
        NIKA: (),
    }
    inventories = {
        MIRA: (ItemView("red_grenade_1", ()), ItemView("yellow_tools_2", ()), ItemView("log_key", ())),
        OTTO: (ItemView("red_energy_charge_1", ()), ItemView("red_energy_charge_2", ())),
        LEV: (
            ItemView("green_medkit_1", ()),
            ItemView("green_synthetic_food_1", ()),
            ItemView("yellow_chemicals_1", ()),
        ),
        JUNE: (ItemView("yellow_tools_1", ()), ItemView("yellow_duct_tape_1", ()), ItemView("green_bandages_1", ())),
        NIKA: (),
    }
    return MineView(
        seat=seat,
        hand=hands[seat],
        inventory=inventories[seat],
        objectives=("quarantine", "the_great_hunt")[seat % 2 :][:1],
        refused_objective="hoarder",
        intruder_hand=(),
        looking=(),
        notes=(
            Note("engine", 1, "working", 6),
            Note("tile", 4, "surgery", 8),
            Note("coordinates", 0, "coordinates_3", 9),
        ),
    )


def sample_view(seat: Seat = TABLE, people: int = 4, board: str = "main", acting: Seat | None = JUNE) -> View:
    """The table in round 10 as `seat` (or everybody) may know it."""
    return View(
        seat=seat,
        board=board,
        mode="semi",
        round=10,
        phase="turns",
        acting=acting,
        actions_taken=0,
        time=9,
        self_destruct=1,
        destination="b",
        first_player=MIRA,
        rooms=sample_rooms(board),
        corridors=sample_corridors(board),
        intruders=(
            IntruderView(1, "breeder", 17, 1, False),
            IntruderView(2, "creeper", 18, 0, True),
            IntruderView(3, "adult", 18, 2, True),
        ),
        crew=sample_crew(people),
        mine=None if seat == TABLE else sample_mine(seat),
        bag={"larva": 3, "creeper": 2, "adult": 6, "breeder": 1, "queen": 1, "blank": 1},
        supply={},
        weaknesses=(
            WeaknessView("corpse", None),
            WeaknessView("egg", "vulnerability_to_fire"),
            WeaknessView("carcass", None),
        ),
        eggs=3,
        nest_destroyed=False,
        queen_killed=False,
        pods=(
            PodView(1, "a", "locked", ()),
            PodView(2, "b", "unlocked", ()),
            PodView(3, "a", "locked", ()),
        ),
        engines=("working", None, None) if seat != TABLE else (None, None, None),
        coordinates="coordinates_3" if seat != TABLE else None,
        decks={"event": 9, "attack": 13, "contamination": 20, "wound": 12, "red": 24, "yellow": 21, "green": 25},
        discards={
            "event": ("regeneration", "damage", "lurking"),
            "attack": ("attack_03", "attack_11"),
            "wound": ("body_1",),
            "red": ("red_grenade_2",),
            "yellow": (),
            "green": ("green_bandages_3",),
            "blue": ("blue_taser_1", "blue_antidote_1"),
            "crafted": ("blue_flamethrower_1", "blue_molotov_cocktail_1", "blue_molotov_cocktail_2"),
        },
        fire_markers=2,
        malfunction_markers=2,
        draft=(),
        intruder_player=None,
        shared_objectives=(),
        options=(),
        ending=None,
    )


def sample_turn(seat: Seat = JUNE) -> Decision:
    """June's turn: cards to play, ways to go, the room, an item, a pass."""
    acts: list[Act] = [
        PlayCard("scout_basic_repairs"),
        PlayCard("scout_search_1"),
        PlayCard("scout_reconnaissance"),
        Move("5-10", 5),
        Move("10-13", 13),
        CarefulMove("5-10", 5),
        CarefulMove("10-13", 13),
        UseItem("green_bandages_1"),
        Pass(),
    ]
    refused = (
        Refusal((Anchor("room", 10),), Text("reason-malfunction")),
        Refusal((Anchor("card", "contamination_7"),), Text("reason-contamination")),
    )
    return Decision(seat, Text("ask-turn", who=NAMES[seat], number=1), acts, topic="turn", refusals=lambda: refused)


def sample_payment(seat: Seat = JUNE) -> Decision:
    """June pays two cards for Basic Repairs."""
    acts: list[Act] = [Pay("scout_search_1"), Pay("scout_reconnaissance"), Pay("scout_demolition")]
    return Decision(
        seat,
        Text("ask-pay", who=NAMES[seat], count=2, what=Text("act-play-card", card=Text("action-basic_repairs"))),
        acts,
        kind="some",
        least=2,
        most=2,
        topic="pay",
    )


def sample_ending(people: int = 4) -> View:
    """The end: Mira and Lev sleep, June left in a pod, Otto is dead; the ship reaches Mars."""
    fates = (
        FateView(MIRA, True, "hibernated", ("quarantine",), (False,), False),
        FateView(OTTO, False, "wounds", ("the_great_hunt",), (True,), False),
        FateView(LEV, True, "hibernated", ("hoarder",), (True,), True),
        FateView(JUNE, True, "launched", ("best_friends_forever",), (True,), True),
        FateView(NIKA, False, "explosion", ("relentless_investigator",), (False,), False),
    )[:people]
    ending = EndingView("jump", "mars", ("working", "damaged", "working"), "coordinates_3", "b", fates)
    return evolve(sample_view(TABLE, people, acting=None), phase="ended", time=15, ending=ending)
