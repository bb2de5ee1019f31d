"""Whatever surely or possibly kills says so before it is done, and then it does kill.

Each line of ``DEADLY`` is a way to die that a person can choose: the danger is told with the choice, from what lies
open on the table, and the game then goes on to the death that it tells of.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from attrs import frozen

from nemesis_desktop.engine.decision import TABLE, Act
from nemesis_desktop.games.nemesis.acts import (
    CarefulMove,
    Melee,
    Move,
    Pass,
    PlayCard,
    RoomAction,
    Rush,
    Shoot,
    UseItem,
    Yes,
)
from nemesis_desktop.games.nemesis.aims import AtItem, AtPerson, AtPod, AtRoom
from nemesis_desktop.games.nemesis.foresight.danger import Danger
from nemesis_desktop.games.nemesis.foresight.dangers import danger_of
from nemesis_desktop.games.nemesis.seeing import view_of
from nemesis_desktop.program.words import LANGUAGES, Words
from tests.games.nemesis.scenarios.table import Play, Table
from tests.program.message_ids import SOURCES

HERE = 10
"""The room P1 stands in; P2 is far away in room 21."""


def ship(tile: str = "armory", characters: tuple[str, ...] = ("captain", "scout", "pilot"), **kinds: object) -> Table:
    """P1 in room 10, with this tile; P2 far away; P3 has been launched, so that nobody has died yet."""
    table = Table(3, characters, **kinds)  # type: ignore[arg-type]
    table.lay(HERE, tile)
    table.place("P1", HERE)
    table.place("P2", 21)
    table.launched("P3", 1)
    return table


def doomed(table: Table, who: str = "P1") -> Table:
    """With three serious wounds, dressed ones included, any further wound is death."""
    table.wounds(who, dressed=("leg", "hand", "body"))
    return table


def told(play: Play, act: Act) -> Danger | None:
    """The danger that the open question tells with an act."""
    asked = play.decision
    return danger_of(act, asked.seat, play.match.view(TABLE), asked.cost(act), asked.leads(act), asked.topic)


@frozen
class Way:
    """A way to die: the table, the acts that lead there, the last of which warns, and who dies of what."""

    table: Callable[[], Table]
    acts: Callable[[Table], list[Act]]
    cause: str
    victim: str = "P1"


def _surgery() -> Table:
    table = doomed(ship("surgery"))
    table.quiet_event()
    table.quiet_bag()
    return table


def _old_friend() -> Table:
    table = doomed(ship("surgery", ("pilot", "scout", "captain")))
    table.hand("P1", "old_friend", actions=1)
    return table


def _rest() -> Table:
    table = ship()
    table.one("P1").larva = True
    table.hand("P1", "rest", infected=1)
    return table


def _scan_in(room: str) -> Callable[[], Table]:
    def made() -> Table:
        table = ship(room)
        table.one("P1").larva = True
        table.hand("P1", actions=2, infected=1)
        return table

    return made


def _melee() -> Table:
    table = doomed(ship())
    table.intruder("queen", HERE)
    table.next_combat("blank")
    return table


def _soldier() -> Table:
    return doomed(ship(characters=("soldier", "scout", "pilot"), options=("traits",)))


def _bleeding() -> Table:
    table = ship()
    table.wounds("P1", "bleeding", dressed=("leg", "hand"))
    return table


def _burning(actions: int = 1) -> Table:
    table = doomed(ship())
    table.fire(HERE)
    table.give("P1", "synthetic_food")
    table.state.turn.taken = actions
    return table


def _into_fire() -> Table:
    table = doomed(ship())
    table.lay(5, "canteen", fire=True)
    table.state.turn.taken = 1
    table.next_noise("silence")
    return table


def _airless() -> Table:
    table = ship("surgery")
    table.state.decompression = HERE
    table.passed("P2")
    return table


def _last_space(time: int = 0, self_destruct: int | None = None) -> Callable[[], Table]:
    def made() -> Table:
        table = ship()
        table.state.time = time
        table.state.self_destruct = self_destruct
        table.passed("P2")
        return table

    return made


def _grenade(item: str) -> Callable[[], Table]:
    def made() -> Table:
        table = doomed(ship())
        table.give("P1", item)
        table.intruder("adult", HERE)
        return table

    return made


def _bottle_at_a_friend() -> Table:
    table = ship()
    table.give("P1", "molotov_cocktail")
    table.lay(5, "canteen")
    table.place("P2", 5)
    doomed(table, "P2")
    table.intruder("adult", 5)
    return table


def _sleep_with_the_sequence() -> Table:
    table = ship()
    table.place("P1", 11)
    table.state.time = 8
    table.state.self_destruct = 1
    table.dead("P2")
    table.next_noise("silence")
    return table


def _launch_over_sleepers() -> Table:
    table = ship()
    table.lay(3, "evacuation_section_b")
    table.pod(2, "unlocked")
    table.place("P1", 3)
    table.sleeps("P2")
    table.state.self_destruct = 1
    table.next_noise("silence")
    return table


def _ninth(marker: str) -> Callable[[], Table]:
    def made() -> Table:
        table = ship(characters=("mechanic", "scout", "pilot"))
        burning = (1, 6, 11, 12, 19, 20, 21, 9)
        if marker == "fire":
            table.fire(*burning)
            table.hand("P1", "pyrotechnics", actions=1)
            table.give("P1", "bandages")
        else:
            for slot in burning:
                table.explore(slot)
            table.malfunction(*burning)
            table.hand("P1", "demolition", actions=1)
        return table

    return made


def _item(table: Table, kind: str) -> UseItem:
    one = table.one("P1")
    return UseItem(next(item for item in (*one.inventory, *(slot[0] for slot in one.hands)) if kind in item))


DEADLY: dict[str, Way] = {
    "Surgery with three serious wounds": Way(_surgery, lambda _: [RoomAction(HERE)], "surgery"),
    "Surgery by the Pilot's Old Friend": Way(_old_friend, lambda _: [PlayCard("pilot_old_friend")], "surgery"),
    "Rest with a larva": Way(_rest, lambda _: [PlayCard("captain_rest")], "infection"),
    "the scan in the Canteen with a larva": Way(_scan_in("canteen"), lambda _: [RoomAction(HERE), Yes()], "infection"),
    "the scan in the Shower with a larva": Way(
        _scan_in("shower_room"), lambda _: [RoomAction(HERE), Yes()], "infection"
    ),
    "a melee attack that misses": Way(_melee, lambda table: [Melee(table.state.intruders[0].id)], "melee"),
    "the Soldier's third action": Way(_soldier, lambda _: [Rush()], "rush"),
    "passing with a bleeding wound": Way(_bleeding, lambda _: [Pass()], "bleeding"),
    "passing in a fire": Way(_burning, lambda _: [Pass()], "fire"),
    "the last action in a fire": Way(_burning, lambda table: [_item(table, "synthetic_food")], "fire"),
    "the last step into a fire": Way(_into_fire, lambda _: [Move("5-10", 5)], "fire"),
    "the last careful step into a fire": Way(_into_fire, lambda _: [CarefulMove("5-10", 5)], "fire"),
    "passing without air": Way(_airless, lambda _: [Pass()], "decompression"),
    "passing before the jump": Way(_last_space(time=14), lambda _: [Pass()], "jump"),
    "passing before the explosion": Way(_last_space(self_destruct=5), lambda _: [Pass()], "explosion"),
    "a grenade into the own room": Way(_grenade("grenade"), lambda table: [_item(table, "grenade")], "blast"),
    "fire into the own room": Way(_grenade("molotov_cocktail"), lambda table: [_item(table, "molotov")], "fire"),
    "fire into a friend's room": Way(_bottle_at_a_friend, lambda table: [_item(table, "molotov")], "fire", "P2"),
    "sleep while self-destruct runs": Way(_sleep_with_the_sequence, lambda _: [RoomAction(11)], "explosion"),
    "the last pod over sleepers": Way(
        _launch_over_sleepers, lambda _: [RoomAction(3), AtPod(2, "launch")], "explosion", "P2"
    ),
    "a ninth fire": Way(
        _ninth("fire"),
        lambda table: [PlayCard("mechanic_pyrotechnics"), AtItem(_item(table, "bandages").item, "ignite")],
        "explosion",
    ),
    "a ninth malfunction": Way(_ninth("malfunction"), lambda _: [PlayCard("mechanic_demolition")], "explosion"),
}


@pytest.mark.parametrize("way", DEADLY.values(), ids=DEADLY.keys())
def test_what_kills_says_so_first(way: Way) -> None:
    table = way.table()
    acts = way.acts(table)
    play = table.play()
    for act in acts[:-1]:
        play.answer(act)
    danger = told(play, acts[-1])
    assert danger is not None and danger.deadly, "nobody was warned"
    for language in LANGUAGES:
        words = Words(language)
        assert words.text(danger.text) and words.missing == set()
    play.answer(acts[-1])
    if not play.over and play.topic == "noise":
        play.match.answer(0)
        play.pass_all()
    assert (play.one(way.victim).status, play.one(way.victim).cause) == ("dead", way.cause)


NOT_CHOSEN = {
    "attack": "the attack of an intruder is told as an escape, or as what awaits who passes in combat",
    "contamination": "the four cards of the end: told with the launch and the sleep of who carries a larva",
    "course": "nobody knows the course but by looking; told by the room itself",
    "engines": "as the course",
    "hull": "the ninth malfunction: everybody dies of the explosion",
    "self_destruct": "the end of the sequence: everybody dies of the explosion",
    "all_gone": "the last one awake leaves: sleepers die of the explosion",
    "hibernated": "no death",
    "launched": "no death",
}


def test_every_cause_of_death_has_its_line() -> None:
    messages = (SOURCES.parent / "assets/nemesis/text/en/game.ftl").read_text(encoding="utf-8")
    causes = set(re.findall(r"^cause-(\w+) =", messages, re.MULTILINE))
    assert causes == {way.cause for way in DEADLY.values()} | set(NOT_CHOSEN)


# ---------------------------------------------------------------- what may come of a choice, and what does not


def kind_of(table: Table, act: Act, **about: object) -> str:
    found = danger_of(act, 0, view_of(table.game, TABLE, None), **about)  # type: ignore[arg-type]
    return found.kind if found is not None else ""


def test_with_two_serious_wounds_nothing_of_this_is_deadly() -> None:
    table = ship("surgery")
    table.wounds("P1", dressed=("leg", "hand"))
    table.fire(HERE)
    table.state.turn.taken = 1
    for act in (RoomAction(HERE), Pass(), Rush()):
        assert kind_of(table, act, topic="turn") == "", act


def test_a_turn_need_not_end_in_the_fire() -> None:
    table = _burning(actions=0)
    assert kind_of(table, RoomAction(HERE), topic="turn") == "", "there is another action to get out with"
    table = _burning()
    assert kind_of(table, Move("5-10", 5), cost=1, topic="turn") != "deadly"
    for way_out in ("mechanic_pyrotechnics", "scout_reconnaissance"):
        assert kind_of(table, PlayCard(way_out), topic="turn") == ""


def test_without_a_larva_a_scan_kills_nobody() -> None:
    table = ship("canteen")
    assert kind_of(table, PlayCard("captain_rest")) == kind_of(table, Yes(), topic="scan") == ""
    assert kind_of(table, RoomAction(HERE)) == ""
    table.one("P1").larva = True
    assert kind_of(table, RoomAction(HERE)) == "larva", "the scan there is asked about"
    assert kind_of(table, Yes(), topic="shoot") == ""


def test_orders_decoys_and_operations_warn_of_what_happens_to_others() -> None:
    table = ship()
    table.place("P2", HERE)
    table.intruder("adult", HERE)
    assert kind_of(table, AtPerson(1, "order")) == "escape"
    assert kind_of(table, AtRoom(5, "lure")) == "escape"
    doomed(table, "P2")
    assert kind_of(table, AtRoom(5, "lure")) == "deadly"
    assert kind_of(table, AtPerson(1, "operate")) == "deadly"
    assert kind_of(table, AtPerson(0, "operate")) == ""


def test_letting_the_air_out_of_a_room_with_somebody_in_it() -> None:
    table = ship("airlock_control")
    table.lay(5, "surgery")
    assert kind_of(table, AtRoom(5, "decompress")) == ""
    table.place("P2", 5)
    assert kind_of(table, AtRoom(5, "decompress")) == "deadly"
    table.state.decompression = 5
    assert kind_of(table, Move("5-10", 5), cost=1) == kind_of(table, CarefulMove("5-10", 5), cost=2) == "deadly"


def test_everybody_made_to_pass_may_bleed_to_death() -> None:
    table = ship()
    act = UseItem("orbital_maneuvering_system")
    assert kind_of(table, act) == ""
    table.wounds("P2", "bleeding")
    assert kind_of(table, act) == "bleeding"
    table.wounds("P2", "bleeding", dressed=("leg", "hand"))
    assert kind_of(table, act) == "deadly"


def test_a_larva_goes_with_whoever_leaves_or_sleeps() -> None:
    table = ship()
    table.place("P1", 11)
    assert kind_of(table, RoomAction(11)) == ""
    table.one("P1").larva = True
    assert kind_of(table, RoomAction(11)) == "larva"
    table.lay(3, "evacuation_section_b")
    table.pod(2, "unlocked")
    table.waits("P1", 2)
    table.pod(3, "removed")
    assert kind_of(table, AtPod(2, "launch")) == "left_behind"
    table.dead("P2")
    assert kind_of(table, AtPod(2, "launch")) == "larva"


@pytest.mark.parametrize(
    ("intruder", "wounds", "kind"),
    [
        # Bite kills with 2 serious wounds, and Frenzy too; only the queen strikes with her tail, which kills with 1.
        ("adult", 3, "deadly"), ("adult", 2, "deadly"), ("adult", 1, "escape"),
        ("breeder", 2, "deadly"), ("queen", 1, "deadly"), ("queen", 0, "escape"),
        ("creeper", 2, "escape"), ("creeper", 3, "deadly"), ("larva", 2, "escape"),
    ],
)  # fmt: skip
def test_an_attack_that_may_kill_is_no_single_click(intruder: str, wounds: int, kind: str) -> None:
    table = ship()
    table.intruder(intruder, HERE)
    table.wounds("P1", dressed=("leg", "hand", "body")[:wounds])
    for act in (Move("5-10", 5), Pass()):
        assert kind_of(table, act, cost=1) == kind, act


def test_passing_in_combat_says_who_attacks() -> None:
    table = ship()
    table.intruder("adult", HERE)
    assert kind_of(table, Pass()) == "escape"


def test_the_last_round_is_told_to_who_stays_in_a_pod() -> None:
    table = ship()
    table.state.time = 14
    assert kind_of(table, AtPod(2, "stay")) == "deadly"
    assert kind_of(table, PlayCard("mechanic_technical_corridors")) == "deadly"
    table.state.time = 13
    assert kind_of(table, AtPod(2, "stay")) == ""


def test_a_flamethrower_may_set_the_own_room_on_fire() -> None:
    table = doomed(ship())
    beast = table.intruder("adult", HERE)
    weapon = table.give("P1", "flamethrower")
    table.state.turn.taken = 1
    assert kind_of(table, Shoot(weapon, beast), topic="turn") == "deadly"
