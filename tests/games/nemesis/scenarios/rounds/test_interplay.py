"""Where chapters meet: death in the middle of things, doors, pods, reactions and supplies that run out at once."""

import pytest

from nemesis_desktop.engine.flow import GameOver
from nemesis_desktop.games.nemesis.acts import CarefulMove, Melee, Move, PickUp, PlayCard, RoomAction, UseItem
from nemesis_desktop.games.nemesis.aims import AtNetwork
from nemesis_desktop.games.nemesis.rules.harm.attacks import intruder_attack
from nemesis_desktop.games.nemesis.rules.harm.wounds import die
from nemesis_desktop.games.nemesis.rules.rounds.event_phase import bag_development, fire_damage
from tests.games.nemesis.scenarios.table import Reacts, Table, attack_card

TECHNICAL = "technical"


def section(people: int = 3) -> Table:
    """P1 in Evacuation Section A (room 6), whose pod 1 is open; the others in Engine Room 2."""
    table = Table(people)
    table.lay(6, "evacuation_section_a")
    table.place("P1", 6)
    for number in range(2, people + 1):
        table.place(f"P{number}", 20)
    table.pod(1, "unlocked")
    return table


# ---------------------------------------------------------------- pods


def test_who_boards_with_the_second_action_and_waits_has_passed_and_is_not_asked_again() -> None:
    table = section()
    table.state.turn.taken = 1
    table.next_noise(2)
    play = table.play()
    play.uses_room("P1", "stay")
    assert play.one("P1").passed
    assert (play.asked, play.topic) == ("P2", "turn")
    table.quiet_event()
    table.quiet_bag()
    play.passes("P2")
    play.passes("P3")
    assert play.state.round == 2
    assert play.one("P1").status == "waiting"


def test_who_stays_in_a_pod_passes_once_and_bleeds_once() -> None:
    table = section()
    table.waits("P1", 1)
    table.wounds("P1", "bleeding")
    play = table.play(at="start_turn")
    play.answer("stay")
    assert play.one("P1").light == 1
    assert play.told("passes") == [{"who": 0}]
    assert play.asked == "P2"


def test_the_fire_of_a_section_does_not_hurt_who_boards_there() -> None:
    """A wound of fire is for who ends the turn in the room; a pod is no room."""
    table = section()
    table.fire(6)
    table.next_noise(2)
    play = table.play()
    play.uses_room("P1", "stay")
    assert (play.one("P1").status, play.one("P1").light) == ("waiting", 0)


def test_who_waits_in_a_pod_is_not_in_the_room_and_interrupts_nobody_there() -> None:
    table = section()
    table.waits("P2", 1)
    table.hand("P2", "interruption", actions=2)
    play = table.play()
    play.moves("P1", 11)
    assert play.one("P1").room == 11
    assert play.order_of("reacts", "interrupted") == []


@pytest.mark.parametrize(("answer", "status"), [("launch", "launched"), ("step-out", "aboard"), ("stay", "waiting")])
def test_a_malfunction_in_the_section_does_not_hold_who_is_in_the_pod_already(answer: str, status: str) -> None:
    table = section()
    table.malfunction(6)
    table.waits("P1", 1)
    play = table.play(at="start_turn")
    play.answer(answer)
    assert play.one("P1").status == status


def test_a_malfunction_in_the_hibernatorium_wakes_nobody_and_lets_nobody_sleep() -> None:
    table = Table(3)
    table.state.time = 10
    table.sleeps("P2")
    table.malfunction(11)
    play = table.play()
    assert play.refused(RoomAction(11)) == "malfunction"
    assert play.one("P2").status == "hibernating"


def test_a_surprise_attack_while_boarding_kills_in_the_section_and_opens_the_pods() -> None:
    table = section()
    table.pod(3, "locked")
    table.wounds("P1", "leg", "body")
    table.unarmed("P1")
    table.give("P1", "corpse_blue")
    table.hand("P1", actions=2)
    table.noise("6-11")
    table.next_noise(2)
    table.next_token("adult", 4)
    table.next_attack(attack_card("bite"))
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "dead"
    assert play.room(6).objects == ["corpse_blue", "corpse_0"]
    assert all(pod.state == "unlocked" for pod in play.state.pods)
    assert play.asked == "P2"


def test_an_intruder_that_comes_to_the_section_by_one_roll_stops_the_roll_of_who_was_thrown_out_of_a_pod() -> None:
    """All roll in turn order; in combat by then, nobody rolls."""
    table = section()
    table.waits("P2", 1)
    table.hand("P1", actions=5)
    table.noise("6-11")
    table.next_noise(2, 1)
    table.next_token("adult", 2)
    table.next_token("creeper")
    table.run(bag_development(table.game))
    rolls = [told.facts["who"] for told in table.game.log.since(0) if told.kind == "noise-rolled"]
    assert rolls == [0, 2]
    assert table.one("P2").status == "aboard"


# ---------------------------------------------------------------- reactions


@pytest.mark.parametrize("fate", ["hibernating", "launched", "dead"])
def test_only_who_is_awake_on_board_may_interrupt_an_interruption(fate: str) -> None:
    """The second option names no room; but who sleeps, has left or is dead takes no part any more."""
    table = Table(3)
    table.hand("P2", "interruption", actions=2)
    table.hand("P3", "interruption", actions=2)
    table.one("P3").status = fate
    play = table.play()
    play.does("P1", Move("6-11", 6), Reacts("P2"), PlayCard("scout_interruption"))
    assert play.one("P1").room == 11
    assert "pilot_interruption" in play.one("P3").hand
    assert play.asked == "P1"


# ---------------------------------------------------------------- death in the middle of things


def ordered_from_afar() -> Table:
    """The Captain with an active Intercom; P2 fights in a room with a working computer."""
    table = Table(2)
    table.lay(6, "laboratory")
    table.place("P2", 6)
    table.passed("P2")
    table.give("P1", "intercom")
    table.hand("P1", "order", actions=2)
    return table


@pytest.mark.parametrize("dies", [False, True])
def test_who_is_ordered_out_of_a_fight_escapes_by_the_rules(dies: bool) -> None:
    """Order moves by all movement rules, and leaving a room with an intruder is an escape: it attacks first."""
    table = ordered_from_afar()
    table.intruder("adult", 6)
    table.unarmed("P2")
    egg = table.give("P2", "egg")
    if dies:
        table.wounds("P2", "leg", "body")
    table.next_attack(attack_card("bite", toughness=6))
    table.next_wound("hand")
    table.lay(7, "storage")
    table.next_noise(1)
    play = table.play()
    play.does("P1", PlayCard("captain_order"), "6-7")
    assert (play.one("P2").status == "dead") is dies
    assert play.one("P2").room == (6 if dies else 7)
    assert (egg in play.room(6).objects) is dies
    assert len(play.told("noise-rolled")) == (0 if dies else 1)
    assert (play.asked, play.state.turn.taken) == ("P1", 1)


def grenade_in_own_room(people: int = 3) -> Table:
    """P1 and P2 with three serious wounds each and an adult in room 6."""
    table = Table(people)
    table.lay(6, "storage")
    for who in ("P1", "P2"):
        table.place(who, 6)
        table.wounds(who, "leg", "body", "hand" if who == "P1" else "bleeding")
    for number in range(3, people + 1):
        table.place(f"P{number}", 20)
    table.unarmed("P1", "P2")
    table.give("P1", "grenade")
    return table


def test_a_grenade_that_kills_thrower_and_friend_leaves_both_corpses_and_the_turn_goes_on() -> None:
    table = grenade_in_own_room()
    adult = table.intruder("adult", 6)
    table.next_attack(attack_card(toughness=6))
    play = table.play()
    grenade = play.one("P1").inventory[0]
    play.does("P1", UseItem(grenade))
    assert [play.one(who).status for who in ("P1", "P2")] == ["dead", "dead"]
    assert play.room(6).objects == ["corpse_0", "corpse_1"]
    assert play.game.intruder(adult).injuries == 2
    assert len(play.told("pods-unlocked")) == 1
    assert play.asked == "P3"


def test_a_grenade_that_kills_the_last_two_awake_ends_the_game_after_both_have_died() -> None:
    table = grenade_in_own_room()
    table.sleeps("P3")
    table.engines("working", "working", "working")
    table.intruder("adult", 6)
    table.next_attack(attack_card(toughness=6))
    play = table.play()
    play.does("P1", UseItem(play.one("P1").inventory[0]))
    assert play.over
    assert [play.one(who).cause for who in ("P1", "P2")] == ["blast", "blast"]
    assert play.state.ending.cause == "all_gone"


def test_a_grenade_at_eggs_that_kills_its_thrower_is_followed_by_no_noise_roll() -> None:
    table = grenade_in_own_room()
    table.lay(6, "nest")
    play = table.play()
    play.does("P1", UseItem(play.one("P1").inventory[0]))
    assert play.one("P1").status == "dead"
    assert len(play.state.eggs) == 3
    assert play.told("noise-rolled") == []


def test_a_molotov_cocktail_with_eight_fires_destroys_the_ship_before_it_wounds_anybody() -> None:
    table = Table(3)
    table.lay(6, "storage")
    table.place("P1", 11)
    table.place("P2", 6)
    table.launched("P3", 1)
    adult = table.intruder("adult", 6)
    table.fire(1, 19, 20, 21, 2, 3, 4, 5)
    table.give("P1", "molotov_cocktail")
    play = table.play()
    play.does("P1", UseItem(play.one("P1").inventory[0]))
    assert play.over
    assert play.state.ending.cause == "fire"
    assert play.one("P2").wounds == []
    assert play.game.intruder(adult).injuries == 0
    assert [play.one(who).status for who in ("P1", "P2", "P3")] == ["dead", "dead", "launched"]


def test_who_dies_of_an_infection_in_company_leaves_a_creeper_that_fights_the_others_without_an_encounter() -> None:
    table = Table(2)
    table.lay(6, "canteen")
    for who in ("P1", "P2"):
        table.place(who, 6)
    table.hand("P1", "rest", infected=1, actions=1)
    table.hand("P2")
    table.one("P1").larva = True
    play = table.play()
    play.does("P1", PlayCard("captain_rest"))
    assert play.one("P1").status == "dead"
    assert [one.kind for one in play.intruders(6)] == ["creeper"]
    assert play.order_of("encounter", "surprise-check", "attacks") == []
    assert play.game.in_combat(1)
    assert play.asked == "P2"


def test_whoever_comes_after_the_attack_that_killed_an_escaping_character_makes_none() -> None:
    table = Table(2)
    table.lay(6, "storage")
    table.place("P1", 6)
    table.place("P2", 20)
    table.wounds("P1", "leg", "body")
    table.hand("P1", actions=3)
    table.intruder("breeder", 6)
    table.intruder("adult", 6)
    table.next_attack(attack_card("bite"), attack_card("scratch"))
    contamination = len(table.state.decks["contamination"])
    play = table.play()
    play.moves("P1", 11)
    assert (play.one("P1").status, play.one("P1").room) == ("dead", 6)
    assert [told["kind"] for told in play.told("attacks")] == ["breeder"]
    assert len(play.state.decks["contamination"]) == contamination


def test_deaths_one_after_the_other_are_not_at_once_even_after_a_frenzy_that_killed_nobody() -> None:
    """Only who dies first may play the intruders, and the last death ends the game."""
    table = Table(2)
    table.lay(6, "storage")
    for who in ("P1", "P2"):
        table.place(who, 6)
    breeder = table.intruder("breeder", 6)
    table.next_attack(attack_card("frenzy"))
    table.next_wound("leg", "body")
    intruder = table.game.intruder(breeder)
    assert intruder is not None
    table.run(intruder_attack(table.game, intruder, 0))
    assert [len(table.one(who).wounds) for who in ("P1", "P2")] == [1, 1]
    die(table.game, 1, "attack")
    with pytest.raises(GameOver):
        die(table.game, 0, "attack")
    assert table.state.first_dead == [1]
    assert table.state.ending.cause == "all_gone"


# ---------------------------------------------------------------- the event phase


@pytest.mark.parametrize("hand", [1, 0])
def test_a_creeper_that_turns_into_a_breeder_attacks_again_only_an_empty_hand(hand: int) -> None:
    table = Table(2)
    table.lay(6, "storage")
    table.place("P1", 6)
    table.place("P2", 20)
    table.hand("P1", actions=hand)
    table.intruder("creeper", 6, 1)
    table.next_attack(attack_card("transformation"), attack_card("scratch"))
    table.step("intruder_attacks")
    assert [(one.kind, one.injuries) for one in table.game.intruders_in(6)] == [("breeder", 0)]
    assert table.one("P1").light == (0 if hand else 1)


def test_an_intruder_that_flees_from_the_fire_to_a_character_does_not_attack_in_this_round() -> None:
    table = Table(2)
    table.lay(6, "storage", fire=True)
    table.place("P1", 11)
    table.place("P2", 20)
    table.intruder("adult", 6)
    table.next_attack(attack_card("claw_attack", toughness=None))
    # Its corridor 2 leads from room 6 to room 11.
    table.next_event("damage")
    fire_damage(table.game)
    assert [one.room for one in table.state.intruders] == [11]
    assert (table.one("P1").light, table.one("P1").wounds) == (0, [])
    assert table.game.in_combat(0)


def test_a_skull_and_a_jump_in_the_same_step_are_an_explosion() -> None:
    table = Table(3)
    table.state.time, table.state.self_destruct = 14, 5
    table.sleeps("P1")
    table.launched("P2", 1)
    table.engines("working", "working", "working")
    play = table.play(at="time_track")
    assert play.over
    assert (play.state.ending.cause, play.state.ending.destroyed) == ("self_destruct", True)
    assert [fate.survived for fate in play.state.ending.fates] == [False, True, False]


@pytest.mark.parametrize("space", [0, 1, 2, 3, 4])
def test_a_jump_destroys_the_ship_wherever_the_running_sequence_stands(space: int) -> None:
    table = Table(2)
    table.state.time, table.state.self_destruct = 14, space
    table.sleeps("P1")
    table.engines("working", "working", "working")
    play = table.play(at="time_track")
    assert play.over
    assert play.state.ending.destroyed
    assert not play.state.ending.fates[0].survived


def test_hunt_goes_to_the_lowest_number_even_where_a_closed_door_is_in_the_way() -> None:
    """Room 6 leads to 2 (P1), to 7 (P2), to 11: the lowest is behind a door, which is destroyed; the adult stays."""
    table = Table(2)
    table.place("P1", 2)
    table.place("P2", 7)
    table.door("closed", "2-6")
    adult = table.intruder("adult", 6)
    table.next_event("hunt_2")
    table.step("event_card")
    assert table.game.intruder(adult).room == 6
    assert table.state.doors == {"2-6": "destroyed"}


# ---------------------------------------------------------------- small print


@pytest.mark.parametrize(("kind", "face"), [("creeper", "blank"), ("breeder", "blank"), ("adult", "creeper")])
def test_vital_places_save_nobody_in_melee_from_another_kind_or_face(kind: str, face: str) -> None:
    table = Table(2)
    table.lay(6, "storage")
    table.place("P1", 6)
    table.place("P2", 20)
    table.weakness("carcass", "vital_places")
    target = table.intruder(kind, 6)
    table.next_combat(face)
    table.next_wound("leg")
    play = table.play()
    play.does("P1", Melee(target))
    assert play.game.intruder(target).injuries == 0
    assert len(play.one("P1").wounds) == 1


def test_the_noise_of_careful_movement_names_the_technical_corridors_as_such() -> None:
    table = Table(2)
    table.lay(14, "canteen")
    play = table.play()
    play.does("P1", CarefulMove("11-14", 14), AtNetwork(TECHNICAL, "noise-here"))
    assert play.state.noise == {TECHNICAL: True}


@pytest.mark.parametrize("kept", [0, 1])
def test_the_card_not_kept_at_the_first_encounter_is_the_refused_one(kept: int) -> None:
    table = Table(2, first_encounter=False)
    cards = list(table.one("P1").objectives)
    others = list(table.one("P2").objectives)
    table.lay(6, "storage")
    table.place("P1", 6)
    table.place("P2", 20)
    table.noise("6-11")
    table.next_noise(2)
    table.next_token("larva")
    table.place("P1", 11)
    play = table.play()
    play.moves("P1", 6, cards[kept], others[0])
    assert (play.one("P1").objectives, play.one("P1").refused) == ([cards[kept]], cards[1 - kept])


@pytest.mark.parametrize("dressed", [1, 2])
def test_of_two_arm_wounds_both_must_be_dressed_for_the_second_hand(dressed: int) -> None:
    table = Table(2)
    table.wounds("P1", *["arm"] * (2 - dressed), dressed=["arm"] * dressed)
    assert table.play().offers(PickUp("corpse_blue")) is (dressed == 2)
