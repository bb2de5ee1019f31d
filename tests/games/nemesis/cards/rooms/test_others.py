"""The rooms with number 2, the two that simply apply, and those that every ship has."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_desktop.games.nemesis.acts import No, RoomAction, Yes
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.rounds.turn import draw_cards
from nemesis_desktop.games.nemesis.rules.things.doors import destroy_door, open_door
from tests.games.nemesis.cards.deal import (
    HERE,
    NEXT,
    TO_NEXT,
    alone,
    effect_of,
    limit_of,
    noted,
    table_of,
    why_not_room,
)
from tests.games.nemesis.cards.rooms.entering import inside
from tests.games.nemesis.scenarios.table import Play

# ---------------------------------------------------------------- rooms with number 2


def vented(*, doors: str = "") -> Play:
    """P1 vents the Generator (room 18) with P2 and an adult in it, and a fire."""
    table = table_of("scout", "captain", "pilot", tile="airlock_control")
    table.lay(18, "generator", fire=True)
    table.place("P2", 18)
    table.intruder("adult", 18)
    if doors:
        table.door(doors, "15-18")
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.uses_room("P1")
    return play


@effect_of("airlock_control")
def test_airlock_control_kills_everything_in_the_room_when_all_have_passed() -> None:
    play = vented(doors="closed")
    assert play.state.doors == {"15-18": "closed", "18-20": "closed", "18-21": "closed"}
    assert play.state.decompression == 18
    assert play.intruders(18) != []
    play.pass_all()
    assert play.one("P2").status == "dead"
    assert play.intruders(18) == []
    assert not play.room(18).fire
    assert play.state.decompression is None
    assert "corpse_1" in play.room(18).objects
    assert play.one("P1").status == "aboard"


@limit_of("airlock_control")
@pytest.mark.parametrize("how", [open_door, destroy_door])
def test_airlock_control_stops_when_a_door_opens(how: Callable[[Game, str], None]) -> None:
    play = vented()
    how(play.game, "18-20")
    assert play.state.decompression is None
    play.pass_all()
    assert play.one("P2").status == "aboard"


@limit_of("airlock_control")
@pytest.mark.parametrize("why", ["green", "itself", "destroyed", "unexplored"])
def test_airlock_control_vents_another_explored_yellow_room_without_a_destroyed_door(why: str) -> None:
    table = alone("scout", "airlock_control")
    if why == "green":
        table.lay(18, "surgery")
    elif why == "destroyed":
        table.lay(18, "generator")
        table.door("destroyed", "18-20")
    elif why == "unexplored":
        table.put_tile(18, "generator")
    assert why_not_room(table.play(), "P1") == "no-yellow-room"


@limit_of("airlock_control")
def test_airlock_control_has_one_token() -> None:
    table = inside("airlock_control")
    table.lay(17, "comms_room")
    table.state.decompression = 17
    assert why_not_room(table.play(), "P1") == "decompression-running"


@effect_of("canteen")
@pytest.mark.parametrize("scans", [Yes, No])
def test_canteen_heals_one_light_wound_and_lets_scan_the_hand(scans: type) -> None:
    table = inside("canteen")
    table.one("P1").light = 2
    play = table.play()
    play.uses_room("P1", scans)
    assert play.one("P1").light == 1
    assert len(play.one("P1").hand) == (0 if scans is Yes else 1)


@limit_of("canteen", "shower_room")
@pytest.mark.parametrize("tile", ["canteen", "shower_room"])
def test_canteen_and_shower_with_nothing_to_do(tile: str) -> None:
    table = inside(tile)
    table.hand("P1", actions=2)
    assert why_not_room(table.play(), "P1") == "no-effect"


@effect_of("shower_room")
@pytest.mark.parametrize("slimed", [True, False])
@pytest.mark.parametrize("scans", [Yes, No])
def test_shower_room_washes_the_slime_off_and_lets_scan_the_hand(slimed: bool, scans: type) -> None:
    table = inside("shower_room", fire=True)
    table.one("P1").slime = slimed
    table.hand("P1", actions=2, infected=1)
    play = table.play()
    play.uses_room("P1", scans)
    assert not play.one("P1").slime
    # An infected card stays and the larva comes.
    assert len(play.one("P1").hand) == 1
    assert play.one("P1").larva == (scans is Yes)
    assert play.room(HERE).fire


@effect_of("command_center")
def test_command_center_opens_closes_or_leaves_each_door_around_any_room() -> None:
    table = inside("command_center")
    table.door("closed", "8-11", "11-14")
    table.door("destroyed", "11-15")
    play = table.play()
    play.uses_room("P1", 11)
    play.answer(["8-11", "6-11"])
    assert play.state.doors == {"6-11": "closed", "11-14": "closed", "11-15": "destroyed"}


@limit_of("command_center")
def test_command_center_offers_no_destroyed_door() -> None:
    table = inside("command_center")
    table.door("destroyed", "11-15")
    play = table.play()
    play.uses_room("P1", 11)
    assert not play.offers("11-15")
    assert {act.id for act in play.options()} == {"6-11", "8-11", "11-14"}


@effect_of("engine_control_room")
def test_engine_control_room_shows_all_three_engines_in_secret_despite_their_malfunctions() -> None:
    table = inside("engine_control_room")
    table.engines("working", "damaged", "working")
    table.malfunction("engine_room_1", "engine_room_2", "engine_room_3")
    play = table.play()
    play.uses_room("P1")
    assert noted(play, "P1", "engine") == {1: "working", 2: "damaged", 3: "working"}
    assert all("state" not in told for told in play.told("looked-at-engine"))
    assert play.view("P1").engines == ("working", "damaged", "working")
    assert play.view("P2").engines == (None, None, None)


@effect_of("hatch_control_system")
@pytest.mark.parametrize(("before", "after"), [("locked", "unlocked"), ("unlocked", "locked")])
def test_hatch_control_system_turns_any_one_pod_over(before: str, after: str) -> None:
    table = inside("hatch_control_system")
    table.pod(2, before)
    play = table.play()
    play.uses_room("P1", 2)
    assert play.game.pod(2).state == after
    assert play.game.pod(1).state == "locked"


@limit_of("hatch_control_system")
def test_hatch_control_system_needs_a_pod_that_is_still_there() -> None:
    table = inside("hatch_control_system")
    table.game.pod(1).state = "launched"
    table.game.pod(2).state = "removed"
    assert why_not_room(table.play(), "P1") == "no-pods"


@effect_of("monitoring_room")
def test_monitoring_room_shows_a_tile_and_its_token_in_secret() -> None:
    table = inside("monitoring_room")
    table.put_tile(18, "surgery")
    token = table.game.room(18).token
    play = table.play()
    play.uses_room("P1", 18)
    assert noted(play, "P1", "tile") == {18: "surgery"}
    assert noted(play, "P1", "token") == {18: token}
    assert not play.room(18).explored
    assert set(play.told("looked-at-room")[0]) == {"who", "slot_"}
    assert noted(play, "P2", "tile") == {}


@limit_of("monitoring_room")
def test_monitoring_room_needs_an_unexplored_room() -> None:
    table = inside("monitoring_room")
    table.explore(*table.state.rooms)
    assert why_not_room(table.play(), "P1") == "all-explored"


# ---------------------------------------------------------------- passive rooms


@effect_of("cabins")
@limit_of("cabins")
@pytest.mark.parametrize(
    ("trouble", "cards"), [("", 6), ("malfunction", 5), ("intruder", 5), ("fire", 6), ("body", 5), ("elsewhere", 5)]
)
def test_cabins_let_draw_one_card_more(trouble: str, cards: int) -> None:
    table = alone("scout", "cabins")
    table.hand("P1")
    match trouble:
        case "malfunction":
            table.malfunction(HERE)
        case "fire":
            table.fire(HERE)
        case "intruder":
            table.intruder("larva", HERE)
        case "body":
            table.wounds("P1", "body")
        case "elsewhere":
            table.lay(NEXT, "canteen")
            table.place("P1", NEXT)
    draw_cards(table.game)
    assert len(table.one("P1").hand) == cards


@effect_of("room_covered_with_slime")
def test_room_covered_with_slime_slimes_whoever_enters_before_the_token() -> None:
    table = alone("scout")
    table.put_tile(NEXT, "room_covered_with_slime")
    table.token(NEXT, "silence", 1)
    play = table.play()
    play.moves("P1", NEXT)
    assert play.one("P1").slime
    # So Silence was Danger: noise in every corridor of the room.
    assert set(play.state.noise) == {TO_NEXT, "10-13"}
    assert play.room(NEXT).items == 0


@effect_of("room_covered_with_slime")
def test_room_covered_with_slime_slimes_at_every_entry() -> None:
    table = alone("scout")
    table.lay(NEXT, "room_covered_with_slime")
    table.next_noise(1)
    play = table.play()
    play.moves("P1", NEXT)
    assert play.one("P1").slime


@limit_of("room_covered_with_slime", "nest")
@pytest.mark.parametrize("tile", ["room_covered_with_slime", "nest"])
def test_a_room_without_a_counter_ignores_malfunction_tokens_and_item_numbers(tile: str) -> None:
    table = alone("scout")
    table.put_tile(NEXT, tile)
    table.token(NEXT, "malfunction", 3)
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", NEXT)
    assert not play.room(NEXT).malfunction
    assert play.room(NEXT).items == 0


# ---------------------------------------------------------------- special rooms


@effect_of("cockpit")
def test_cockpit_shows_the_coordinates_in_secret() -> None:
    play = inside("cockpit").play()
    play.uses_room("P1", "check_coordinates")
    assert noted(play, "P1", "coordinates") == {"card": play.state.coordinates}
    assert play.view("P1").coordinates == play.state.coordinates
    assert play.view("P2").coordinates is None


@effect_of("cockpit")
@pytest.mark.parametrize("space", ["a", "c", "d"])
def test_cockpit_or_sets_the_destination(space: str) -> None:
    play = inside("cockpit").play()
    assert play.state.destination == "b"
    play.uses_room("P1", space)
    assert play.state.destination == space


@limit_of("cockpit")
def test_cockpit_keeps_its_course_while_somebody_sleeps() -> None:
    table = inside("cockpit")
    table.sleeps("P2")
    play = table.play()
    play.uses_room("P1")
    # Looking is the one way left; it is asked for, because the reason belongs to it why the others are barred.
    assert [act.option for act in play.options()] == ["check_coordinates"]
    barred = {refusal.anchors[0].id: refusal.reason.id for refusal in play.decision.refusals()}
    assert barred == dict.fromkeys("abcd", "reason-somebody-sleeps")
    play.answer("check_coordinates")
    assert play.state.destination == "b"
    assert noted(play, "P1", "coordinates") == {"card": play.state.coordinates}


@effect_of("hibernatorium")
def test_hibernatorium_lets_sleep_after_a_quiet_noise_roll() -> None:
    table = inside("hibernatorium")
    table.state.crew[1].passed = False
    table.next_noise(2)
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "hibernating"
    assert list(play.state.noise) == ["6-11"]
    assert play.asked == "P2"


@effect_of("hibernatorium")
def test_hibernatorium_with_an_intruder_drawn_by_the_noise_fails() -> None:
    table = inside("hibernatorium")
    table.intruder("adult", 6)
    table.next_noise("danger")
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "aboard"
    assert len(play.intruders(11)) == 1


@limit_of("hibernatorium")
@pytest.mark.parametrize(("time", "open_"), [(0, False), (6, False), (7, True), (14, True)])
def test_hibernatorium_opens_with_the_first_blue_space(time: int, open_: bool) -> None:
    table = inside("hibernatorium")
    table.state.time = time
    play = table.play()
    if open_:
        assert play.offers(RoomAction)
    else:
        assert why_not_room(play, "P1") == "hibernation-closed"


@effect_of("engine_room_1", "engine_room_2", "engine_room_3")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("state", ["working", "damaged"])
def test_an_engine_room_shows_the_upper_token_in_secret(number: int, state: str) -> None:
    table = inside(f"engine_room_{number}")
    table.engines(*(state if engine == number else "working" for engine in (1, 2, 3)))
    play = table.play()
    play.uses_room("P1")
    assert noted(play, "P1", "engine") == {number: state}
    assert play.told("looked-at-engine") == [{"who": 0, "engine": number}]
    assert noted(play, "P2", "engine") == {}
