"""The twenty event cards: what each does, and what it does not."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.flow import play
from nemesis_desktop.games.nemesis.acts import KeepMutation
from nemesis_desktop.games.nemesis.components.tracks import SELF_DESTRUCT_START
from nemesis_desktop.games.nemesis.species.carnomorphs.nature.events import EVENT_EFFECTS

from .laid import APART, EMPTY, Laid


def happens(table: Laid, event: str, *answers: object) -> None:
    """The text of an event card takes effect."""
    table.run(play(EVENT_EFFECTS[event].effect(table.game)), *answers)


@pytest.mark.effect_of("rampant_mutation")
def test_rampant_mutation_is_one_marker_however_many_are_infected() -> None:
    table = Laid()
    table.mutation("P1", "scent_mask")
    for who in ("P1", "P2"):
        table.hand(who, actions=2, deck=2)
    table.into_deck("P1", infected=2)
    table.into_deck("P2", clean=2)
    happens(table, "rampant_mutation_1")
    one = table.one("P1")
    assert one.mutation_markers == 1 and len(one.hand) == 2 and one.deck == []
    assert table.one("P2").mutation is None and table.one("P2").mutation_markers == 0


@pytest.mark.limit_of("rampant_mutation")
def test_rampant_mutation_brings_the_card_first_and_spares_sleepers() -> None:
    table = Laid()
    for who in ("P1", "P2"):
        table.hand(who, actions=2, deck=2)
        table.into_deck(who, infected=1)
    table.sleeps("P2")
    table.next_mutations("hive_echo", "scent_mask")
    happens(table, "rampant_mutation_2", KeepMutation("hive_echo"))
    assert table.one("P1").mutation == "hive_echo" and table.one("P2").mutation is None


@pytest.mark.effect_of("reawakening")
def test_reawakening_raises_one_carcass_in_each_room_and_it_attacks() -> None:
    table = Laid()
    table.unarmed("P1")
    table.give("P1", "carcass")
    slot = table.one("P1").room
    table.lies(slot, "carcass"), table.lies(EMPTY, "carcass"), table.lies(EMPTY, "carcass")
    table.hand("P1", actions=1)
    table.next_attack("carno_attack_10")
    happens(table, "reawakening_1")
    assert table.kinds(EMPTY) == ["shambler"] and table.things(EMPTY) == ["carcass"]
    assert table.kinds(slot) == ["shambler"] and table.things(slot) == ["blue"]
    assert table.one("P1").light == 1 and table.one("P1").hands, "what is carried does not stir"


@pytest.mark.limit_of("reawakening")
def test_without_a_free_shambler_the_carcass_stays() -> None:
    table = Laid()
    for _ in range(8):
        table.intruder("shambler", 2)
    table.lies(EMPTY, "carcass")
    happens(table, "reawakening_2")
    assert table.things(EMPTY) == ["carcass"] and table.kinds(EMPTY) == []


@pytest.mark.effect_of("lurking")
@pytest.mark.limit_of("lurking")
@pytest.mark.parametrize("event", ["lurking_1", "lurking_2"])
def test_lurking_spares_metagorgers_and_fighters(event: str) -> None:
    table = Laid()
    slot = table.one("P1").room
    for kind in ("metagorger", "shambler", "fleshbeast", "butcher"):
        table.intruder(kind, EMPTY, injuries=1)
    table.intruder("shambler", slot)
    happens(table, event)
    assert table.kinds(EMPTY) == ["metagorger"] and table.kinds(slot) == ["shambler"]
    assert [table.tokens()[kind] for kind in ("shambler", "fleshbeast", "butcher")] == [1, 1, 1]


@pytest.mark.effect_of("stalking")
@pytest.mark.parametrize("event", ["stalking_1", "stalking_2"])
def test_stalking_goes_to_the_lowest_room_with_somebody(event: str) -> None:
    table = Laid()
    table.place("P1", 14), table.place("P2", 10)
    for kind in ("metagorger", "shambler", "butcher"):
        table.intruder(kind, 13)
    happens(table, event)
    assert table.kinds(13) == ["metagorger"] and table.kinds(10) == ["butcher", "shambler"]


@pytest.mark.limit_of("stalking")
def test_a_closed_door_stops_what_stalks_and_breaks() -> None:
    table = Laid()
    table.place("P1", 14), table.place("P2", 1)
    table.door("closed", "13-14")
    table.intruder("shambler", 13)
    happens(table, "stalking_1")
    assert table.kinds(13) == ["shambler"] and table.game.door("13-14") == "destroyed"


@pytest.mark.effect_of("airlock_procedure_glitch")
def test_the_airlock_glitch_seals_the_last_yellow_room() -> None:
    table = Laid()
    first, last = table.colour(2, "yellow"), table.lay(16, "evacuation_section_a")
    yellow = table.game.ship.explored_of("yellow")
    assert first in yellow and last not in yellow
    happens(table, "airlock_procedure_glitch")
    assert table.state.decompression == max(yellow)
    assert all(table.game.door(way) == "closed" for way, _ in table.game.board.neighbours[max(yellow)])


@pytest.mark.limit_of("airlock_procedure_glitch")
def test_a_destroyed_door_keeps_the_air_in() -> None:
    table = Laid()
    table.colour(2, "yellow")
    last = max(table.game.ship.explored_of("yellow"))
    table.door("destroyed", table.game.board.neighbours[last][0][0])
    happens(table, "airlock_procedure_glitch")
    assert table.state.decompression is None


@pytest.mark.effect_of("generator_overload")
@pytest.mark.limit_of("generator_overload")
@pytest.mark.parametrize(("broken", "starts"), [(2, False), (3, True)])
def test_the_generator_overloads_from_three_malfunctions(broken: int, starts: bool) -> None:
    table = Laid()
    table.malfunction(*(1, 19, 20)[:broken])
    table.sleeps("P2")
    happens(table, "generator_overload")
    assert (table.state.self_destruct == SELF_DESTRUCT_START) == starts


@pytest.mark.effect_of("marked_prey")
def test_prey_is_marked_beside_objects_eggs_and_in_pods() -> None:
    table = Laid(5)
    table.no_food()
    table.lay(2, "evacuation_section_a")
    table.place("P1", EMPTY), table.place("P2", APART), table.place("P3", 5), table.place("P5", 1)
    table.lies(EMPTY, "carcass")
    table.empty_nest(APART, 2)
    table.unarmed("P4")
    table.give("P4", "egg")
    table.waits("P4", 1)
    happens(table, "marked_prey")
    assert [one.slime for one in table.state.crew] == [True, True, False, True, False]


@pytest.mark.limit_of("marked_prey")
def test_eggs_of_an_unexplored_nest_mark_nobody() -> None:
    table = Laid()
    table.no_food()
    table.put_tile(APART, "nest")
    table.place("P1", APART)
    happens(table, "marked_prey")
    assert not table.one("P1").slime


@pytest.mark.effect_of("evacuation_hatches_jam")
@pytest.mark.limit_of("evacuation_hatches_jam")
def test_the_hatches_jam_where_they_are_explored() -> None:
    table = Laid()
    explored = table.lay(2, "evacuation_section_a")
    table.put_tile(3, "evacuation_section_b")
    happens(table, "evacuation_hatches_jam")
    assert table.game.room(explored).malfunction and not table.game.room(3).malfunction


@pytest.mark.effect_of("quarantine_procedure")
@pytest.mark.limit_of("quarantine_procedure")
def test_quarantine_closes_around_the_slimed() -> None:
    table = Laid()
    table.one("P1").slime = True
    table.place("P2", 1)
    table.door("destroyed", "6-11")
    happens(table, "quarantine_procedure")
    doors = {way: table.game.door(way) for way, _ in table.game.board.neighbours[11]}
    assert doors.pop("6-11") == "destroyed" and set(doors.values()) == {"closed"}
    assert all(table.game.door(way) == "open" for way, _ in table.game.board.neighbours[1])


def test_quarantine_closes_around_the_section_of_a_slimed_one_in_a_pod() -> None:
    table = Laid()
    section = table.lay(2, "evacuation_section_a")
    table.waits("P1", 1)
    table.one("P1").slime = True
    happens(table, "quarantine_procedure")
    assert all(table.game.door(way) == "closed" for way, _ in table.game.board.neighbours[section])
    assert table.one("P1").status == "waiting"


@pytest.mark.effect_of("growl")
@pytest.mark.limit_of("growl")
def test_growling_fills_every_corridor_and_draws_nothing() -> None:
    table = Laid()
    table.intruder("metagorger", 9)
    table.noise("8-9")
    happens(table, "growl")
    assert set(table.state.noise) == set(table.game.board.spaces[9])
    assert len(table.state.intruders) == 1


@pytest.mark.effect_of("scavenging_biomatter")
@pytest.mark.limit_of("scavenging_biomatter")
def test_biomatter_draws_all_but_the_butcher_carried_or_not() -> None:
    table = Laid()
    table.no_food()
    table.place("P1", 10)
    table.unarmed("P1")
    table.give("P1", "carcass")
    for kind in ("metagorger", "fleshbeast", "butcher"):
        table.intruder(kind, 13)
    table.lies(13, "carcass")
    happens(table, "scavenging_biomatter")
    assert table.kinds(13) == ["butcher"] and table.kinds(10) == ["fleshbeast", "metagorger"]


@pytest.mark.effect_of("structural_weakness")
@pytest.mark.limit_of("structural_weakness")
def test_structures_weaken_in_white_rooms_only() -> None:
    table = Laid()
    white, red = table.colour(2, "white"), table.colour(4, "red")
    happens(table, "structural_weakness")
    assert table.game.room(white).malfunction and not table.game.room(red).malfunction


@pytest.mark.effect_of("emergency_protocol_failure")
@pytest.mark.limit_of("emergency_protocol_failure")
def test_section_b_loses_its_last_pod() -> None:
    table = Laid(4)
    table.lay(2, "evacuation_section_b")
    last = max(pod.number for pod in table.state.pods if pod.section == "b")
    table.waits("P1", last)
    happens(table, "emergency_protocol_failure")
    assert [pod.number for pod in table.state.pods if pod.state == "removed"] == [last]
    assert table.one("P1").status == "aboard"
    for pod in table.state.pods:
        pod.state = "launched" if pod.section == "b" else pod.state
    happens(table, "emergency_protocol_failure")
    assert all(pod.state != "removed" for pod in table.state.pods)


@pytest.mark.effect_of("chemical_fire")
def test_a_chemical_fire_moves_on() -> None:
    table = Laid()
    table.explore(13)
    table.fire(5, 13)
    table.door("closed", "13-19")
    happens(table, "chemical_fire")
    burning = {slot for slot, room in table.state.rooms.items() if room.fire}
    assert burning == {5, 10, 14} and table.game.room(13).malfunction == table.game.ship.tile(13).malfunction_allowed


@pytest.mark.limit_of("chemical_fire")
def test_without_fire_nothing_burns() -> None:
    table = Laid()
    happens(table, "chemical_fire")
    assert not any(room.fire for room in table.state.rooms.values())


@pytest.mark.effect_of("ammunition_meltdown")
def test_ammunition_burns_in_the_first_red_room() -> None:
    table = Laid()
    slot, other = table.lay(2, "armory", items=3), table.lay(APART, "airlock_control")
    assert other not in table.game.ship.explored_of("red") and table.game.ship.explored_of("red") == [slot]
    happens(table, "ammunition_meltdown")
    burning = {number for number, room in table.state.rooms.items() if room.fire}
    assert table.game.room(slot).items == 0
    assert burning == {slot, *(other for _, other in table.game.board.neighbours[slot])}


@pytest.mark.limit_of("ammunition_meltdown")
def test_an_unexplored_red_room_does_not_count() -> None:
    table = Laid()
    assert table.game.ship.explored_of("red") == []
    happens(table, "ammunition_meltdown")
    assert not any(room.fire for room in table.state.rooms.values())


@pytest.mark.effect_of("beast_on_the_prowl")
def test_the_beast_comes_to_the_first_slimed() -> None:
    table = Laid()
    table.place("P2", 5)
    table.one("P2").slime = True
    table.intruder("butcher", APART, injuries=2)
    happens(table, "beast_on_the_prowl")
    assert table.kinds(5) == ["butcher"] and table.one("P2").light == 0


@pytest.mark.limit_of("beast_on_the_prowl")
def test_the_beast_in_combat_stays() -> None:
    table = Laid()
    table.place("P2", 5)
    table.one("P2").slime = True
    slot = table.one("P1").room
    table.intruder("butcher", slot)
    happens(table, "beast_on_the_prowl")
    assert table.kinds(slot) == ["butcher"]


@pytest.mark.effect_of("beast_on_the_prowl")
def test_without_the_beast_the_slimed_roll() -> None:
    table = Laid()
    table.place("P2", 5)
    table.one("P2").slime = True
    table.next_noise(3)
    happens(table, "beast_on_the_prowl")
    assert set(table.state.noise) == {"5-6"}
