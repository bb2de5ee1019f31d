"""Rulebook: Evacuation Sections and escape pods; Hibernatorium."""

import pytest

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.acts import Move, RoomAction
from nemesis_desktop.games.nemesis.aims import AtPod
from nemesis_desktop.games.nemesis.effects import Use
from nemesis_desktop.games.nemesis.foresight.dangers import danger_of
from nemesis_desktop.games.nemesis.rules.deeds.noise import everybody_rolls
from nemesis_desktop.games.nemesis.rules.harm.encounter import encounter
from nemesis_desktop.games.nemesis.seeing import view_of
from nemesis_desktop.program.words import Words, unparted
from tests.games.nemesis.scenarios.table import Table


def section(people: int = 3, *, locked: bool = False) -> Table:
    """P1 in Evacuation Section A (room 6) with its pods 1 and 3; of the others, far away, the last one still plays."""
    table = Table(people)
    table.lay(6, "evacuation_section_a")
    table.place("P1", 6)
    for number in range(2, people + 1):
        table.place(f"P{number}", 20)
        if number < people:
            table.passed(f"P{number}")
    if not locked:
        table.pod(1, "unlocked")
    return table


# ---------------------------------------------------------------- boarding


def test_ep_890d_no_boarding_of_a_locked_or_a_full_pod() -> None:
    table = section(locked=True)
    play = table.play()
    before = list(play.one("P1").hand)
    assert play.refused(RoomAction(6)) == "pod-locked"
    assert play.one("P1").hand == before
    table = section(4)
    table.waits("P2", pod=1)
    table.waits("P3", pod=1)
    play = table.play()
    before = list(play.one("P1").hand)
    assert play.refused(RoomAction(6)) == "pod-full"
    assert play.one("P1").hand == before


@pytest.mark.parametrize(("marks", "reason"), [("malfunction", "malfunction"), ("larva", "in-combat")])
def test_no_boarding_with_a_malfunction_or_an_intruder_in_the_section(marks: str, reason: str) -> None:
    table = section()
    if marks == "malfunction":
        table.malfunction(6)
    else:
        table.intruder("larva", 6)
    assert table.play().refused(RoomAction(6)) == reason


def test_a_pod_of_the_other_section_cannot_be_boarded_from_here() -> None:
    table = section(locked=True)
    table.pod(2, "unlocked")
    assert table.play().refused(RoomAction(6)) == "pod-locked"


def test_ep_95e1_an_encounter_ends_the_attempt() -> None:
    table = section()
    table.hand("P1", actions=2)
    table.noise("6-11")
    table.next_noise(2)
    table.next_token("adult", 2)
    table.next_attack("attack_15")
    play = table.play()
    play.uses_room("P1")
    one = play.one("P1")
    assert (one.status, one.room, one.hand) == ("aboard", 6, [])
    assert [intruder.kind for intruder in play.intruders(6)] == ["adult"]
    assert play.game.pod(1).state == "unlocked"
    assert play.game.in_combat(0)


def test_an_intruder_that_danger_brings_ends_the_attempt() -> None:
    table = section()
    table.intruder("creeper", 7)
    table.next_noise("danger")
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "aboard"


@pytest.mark.parametrize("case", ["marker", "blank", "silence", "danger"])
def test_without_an_intruder_the_attempt_succeeds(case: str) -> None:
    table = section()
    table.next_noise({"silence": "silence", "danger": "danger"}.get(case, 2))
    if case == "blank":
        table.noise("6-11")
        table.next_token("blank")
    play = table.play()
    play.uses_room("P1", "launch")
    assert play.one("P1").status == "launched"
    assert play.game.pod(1).state == "launched"


def test_the_roll_is_made_although_somebody_else_is_there() -> None:
    table = section()
    table.place("P2", 6)
    table.next_noise(2)
    play = table.play()
    play.uses_room("P1", "launch")
    assert len(play.told("noise-rolled")) == 1
    assert play.one("P2").status == "aboard"


def test_who_boards_and_waits_passes_for_the_round() -> None:
    table = section()
    table.state.crew[1].passed = False
    table.next_noise(2)
    play = table.play()
    play.uses_room("P1", "stay")
    assert (play.one("P1").status, play.one("P1").passed) == ("waiting", True)
    assert play.asked == "P2"


def test_ep_d3d9_the_second_passenger_may_launch_both_with_all_that_they_carry() -> None:
    table = section()
    table.waits("P2", pod=1)
    table.unarmed("P2")
    egg = table.give("P2", "corpse_blue", "egg")
    table.next_noise(2)
    play = table.play()
    play.uses_room("P1", "launch")
    assert [play.one(who).status for who in ("P1", "P2")] == ["launched", "launched"]
    assert play.game.pod(1).state == "launched"
    assert play.one("P2").hands == [["corpse_blue"], [egg]]


def test_the_choice_between_several_open_pods() -> None:
    table = section()
    table.pod(3, "unlocked")
    table.next_noise(2)
    play = table.play()
    play.uses_room("P1")
    assert [act.id for act in play.options()] == [1, 3]
    play.answer(3, "stay")
    assert play.one("P1").pod == 3


# ---------------------------------------------------------------- waiting


def waiting(*, locked: bool = False, malfunction: bool = False) -> Table:
    """P1 waits in pod 1 at the start of a player phase."""
    table = section()
    table.waits("P1", pod=1)
    table.state.crew[1].passed = table.state.crew[2].passed = False
    if locked:
        table.pod(1, "locked")
    if malfunction:
        table.malfunction(6)
    return table


def test_a_waiting_character_may_launch_at_the_start_of_its_first_turn() -> None:
    for broken in (False, True):
        play = waiting(malfunction=broken).play(at="start_turn")
        assert (play.asked, play.topic) == ("P1", "pod")
        play.answer("launch")
        assert play.one("P1").status == "launched"
        assert play.asked == "P2"


def test_a_waiting_character_may_step_out_without_an_action_and_take_its_turn() -> None:
    play = waiting().play(at="start_turn")
    play.answer("step-out")
    one = play.one("P1")
    assert (one.status, one.room, one.pod) == ("aboard", 6, 0)
    assert (play.asked, play.topic, play.state.turn.taken) == ("P1", "turn", 0)
    assert play.offers(Move("6-7", 7))


def test_a_waiting_character_that_stays_passes() -> None:
    play = waiting().play(at="start_turn")
    play.answer("stay")
    assert play.one("P1").passed and play.one("P1").status == "waiting"
    assert play.asked == "P2"


def test_who_stays_is_asked_again_in_the_next_phase_only() -> None:
    table = waiting()
    table.passed("P3")
    table.quiet_event()
    table.quiet_bag()
    play = table.play(at="start_turn")
    play.answer("stay")
    play.passes("P2")
    assert play.state.round == 2
    play.passes("P2")
    play.passes("P3")
    assert (play.asked, play.topic) == ("P1", "pod")


def test_a_pod_locked_again_cannot_be_launched() -> None:
    play = waiting(locked=True).play(at="start_turn")
    assert [act.option for act in play.options()] == ["step-out", "stay"]


def test_waiting_characters_draw_cards() -> None:
    table = waiting()
    table.hand("P1", actions=0)
    table.step("draw_cards")
    assert len(table.one("P1").hand) == 5


def test_ep_09c3_a_waiting_character_rolls_as_if_in_its_section() -> None:
    table = waiting()
    table.next_noise(2, "silence", "silence")
    table.next_token("adult")
    table.step("bag_development")
    assert list(table.state.noise) == ["6-11"]
    rolled = [event.facts["who"] for event in table.game.log.since(0) if event.kind == "noise-rolled"]
    assert rolled == [0, 1, 2]


@pytest.mark.parametrize("way", ["encounter", "moves", "own roll"])
def test_an_intruder_in_the_section_throws_all_waiting_out(way: str) -> None:
    table = waiting()
    table.waits("P2", pod=3)
    if way == "moves":
        table.intruder("adult", 7)
        table.next_event("damaging_fire")  # corridor 1
        table.step("event_card")
    elif way == "encounter":
        table.place("P3", 6)
        table.next_token("creeper")
        table.run(encounter(table.game, 2, 6))
    else:
        table.noise("6-11")
        table.next_noise(2)
        table.next_token("creeper")
        table.run(everybody_rolls(table.game, [0]))
    assert [table.one(who).status for who in ("P1", "P2")] == ["aboard", "aboard"]
    assert [table.one(who).room for who in ("P1", "P2")] == [6, 6]
    assert table.game.in_combat(0)


def test_who_is_thrown_out_has_turns_again_unless_passed() -> None:
    table = waiting()
    table.intruder("adult", 6)
    table.one("P1").status, table.one("P1").pod = "aboard", 0
    play = table.play(at="start_turn")
    assert (play.asked, play.topic) == ("P1", "turn")


def test_an_ejected_pod_puts_who_waits_back_into_the_section() -> None:
    table = waiting()
    table.next_event("escape_pod_ejection")
    table.step("event_card")
    assert table.game.pod(1).state == "removed"
    assert (table.one("P1").status, table.one("P1").room) == ("aboard", 6)


def test_a_pod_locked_with_somebody_in_it_tells_both_and_cannot_be_launched() -> None:
    table = waiting()
    table.state.crew[0].waited = False
    use = Use(table.game, 1, "1", (AtPod(1, "turn_pod"),))
    table.run(table.game.box.rooms["hatch_control_system"].resolve(use))
    told = [event for event in table.game.log.since(0) if event.kind in ("pod-turned", "locked-in")]
    assert [event.kind for event in told] == ["pod-turned", "locked-in"] and told[1].facts["who"] == 0
    play = table.play(at="start_turn")
    assert [act.option for act in play.options()] == ["step-out", "stay"]
    assert play.decision.prompt.id == "ask-pod-locked"
    assert [refusal.reason.id for refusal in play.decision.refusals()] == ["reason-pod-locked"]
    play.answer("step-out")
    assert (play.asked, play.topic) == ("P1", "turn"), "stepping out is no action: the turn goes on"


def test_who_locks_a_pod_with_somebody_in_it_is_told_before() -> None:
    table = waiting()
    view = view_of(table.game, TABLE, None)
    found = danger_of(AtPod(1, "turn_pod"), 1, view)
    assert found is not None and Words("en").text(found.text) == "Whoever sits in it can no longer launch it: P1."
    table.pod(1, "locked")
    assert danger_of(AtPod(1, "turn_pod"), 1, view_of(table.game, TABLE, None)) is None


@pytest.mark.parametrize(("language", "out", "rule"), [
    ("en", "Step out and take your turn", "the turn goes on"),
    ("ru", "Выйти и сделать ход", "ход продолжается"),
    ("cs", "Vystoupit a hrát dál", "tah pokračuje"),
])  # fmt: skip
def test_stepping_out_says_that_the_turn_goes_on(language: str, out: str, rule: str) -> None:
    words = Words(language)
    assert words.text(AtPod(1, "step-out").text()).startswith(unparted(out, language))
    assert rule in words.text(Text("rules-pods-text"))


# ---------------------------------------------------------------- hibernation


def in_the_hibernatorium(time: int = 7) -> Table:
    table = Table(3)
    table.place("P2", 20)
    table.place("P3", 20)
    table.passed("P2", "P3")
    table.state.time = time
    return table


def test_hib_7d22_only_on_a_blue_space() -> None:
    table = in_the_hibernatorium(time=6)
    table.hand("P1", actions=2)
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    before = list(play.one("P1").hand)
    assert play.refused(RoomAction(11)) == "hibernation-closed"
    assert play.one("P1").hand == before
    play.passes("P1")
    assert play.state.time == 7
    play.until_turn_of("P1")
    table.next_noise(1)
    play.uses_room("P1")
    assert play.one("P1").status == "hibernating"


@pytest.mark.parametrize(("cards", "asked_first"), [(2, True), (3, False)])
def test_who_pays_with_the_last_two_cards_is_asked_before_falling_asleep(cards: int, asked_first: bool) -> None:
    """It cannot be taken back, and nobody asks any more which cards are to pay."""
    table = in_the_hibernatorium()
    table.hand("P1", actions=cards)
    assert table.play().decision.grave(RoomAction(11)) is asked_first


@pytest.mark.parametrize(("marks", "reason"), [("malfunction", "malfunction"), ("larva", "in-combat")])
def test_no_hibernation_with_a_malfunction_or_an_intruder(marks: str, reason: str) -> None:
    table = in_the_hibernatorium()
    if marks == "malfunction":
        table.malfunction(11)
    else:
        table.intruder("larva", 11)
    assert table.play().refused(RoomAction(11)) == reason


def test_hib_dd82_an_encounter_ends_the_attempt_and_all_there_are_in_combat() -> None:
    table = in_the_hibernatorium()
    table.place("P2", 11)
    table.hand("P1", actions=2)
    table.noise("11-15")
    table.next_noise(1)
    table.next_token("creeper")
    table.next_attack("attack_05")
    play = table.play()
    play.uses_room("P1")
    assert [play.one(who).status for who in ("P1", "P2")] == ["aboard", "aboard"]
    assert [one.kind for one in play.intruders(11)] == ["creeper"]
    assert play.game.in_combat(0) and play.game.in_combat(1)
    assert play.one("P1").hand == []


def test_hib_ff54_slime_makes_danger_of_silence_and_a_creeper_comes() -> None:
    table = in_the_hibernatorium()
    table.one("P1").slime = True
    table.intruder("creeper", 14)
    table.next_noise("silence")
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "aboard"
    assert [one.kind for one in play.intruders(11)] == ["creeper"]


def test_the_sleeping_are_safe_from_everything_on_board() -> None:
    table = in_the_hibernatorium()
    table.sleeps("P1")
    table.fire(11)
    table.malfunction(11)
    table.intruder("adult", 11)
    table.hand("P1", actions=0)
    for step in ("draw_cards", "intruder_attacks", "fire_damage"):
        table.step(step)
    table.next_token("adult")
    table.next_noise("silence", "silence")
    table.step("bag_development")
    one = table.one("P1")
    assert (one.status, one.hand, one.light, one.wounds) == ("hibernating", [], 0, [])
    rolled = [event.facts["who"] for event in table.game.log.since(0) if event.kind == "noise-rolled"]
    assert rolled == [1, 2]


def test_a_sleeper_has_no_turn_and_nobody_fights_for_it() -> None:
    table = in_the_hibernatorium()
    table.next_noise(1)
    table.state.crew[1].passed = False
    play = table.play()
    play.uses_room("P1")
    assert play.asked == "P2"
    table.intruder("adult", 11)
    assert not play.game.fighting(play.state.intruders[-1])


def test_slime_makes_danger_of_silence_at_the_pod_too() -> None:
    table = section()
    table.one("P1").slime = True
    table.intruder("larva", 5)
    table.next_noise("silence")
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "aboard"
    assert [one.kind for one in play.intruders(6)] == ["larva"]


def test_danger_at_a_closed_door_does_not_stop_the_boarding() -> None:
    table = section()
    table.intruder("adult", 7)
    table.door("closed", "6-7")
    table.next_noise("danger")
    play = table.play()
    play.uses_room("P1", "launch")
    assert play.one("P1").status == "launched"
    assert play.state.doors == {"6-7": "destroyed"}
    assert play.state.noise == {}


def test_hibernation_stays_open_until_the_jump() -> None:
    table = in_the_hibernatorium(time=14)
    table.next_noise(1)
    play = table.play()
    play.uses_room("P1")
    assert play.order_of("hibernates", "time") == ["hibernates", "time"]


def test_who_waits_in_a_pod_at_the_jump_dies() -> None:
    table = waiting()
    table.state.time = 14
    play = table.play(at="time_track")
    assert play.one("P1").status == "dead"
    assert play.over
