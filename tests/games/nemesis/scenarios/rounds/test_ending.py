"""Rulebook: Objectives of the players and end of the game; Checking the victory conditions."""

import pytest

from nemesis_desktop.games.nemesis.components.coordinates import COORDINATES
from nemesis_desktop.program.words import Words
from tests.games.nemesis.scenarios.table import Play, Table

EARTH_ON_B, MARS_ON_B, VENUS_ON_B = "coordinates_5", "coordinates_3", "coordinates_2"


def test_the_coordinates_cards_used_here() -> None:
    places = [COORDINATES[card]["b"] for card in (EARTH_ON_B, MARS_ON_B, VENUS_ON_B)]
    assert places == ["earth", "mars", "venus"]


def last_round(people: int = 3, *, engines: tuple[str, ...] = ("working",) * 3, coordinates: str = EARTH_ON_B) -> Table:
    """The jump is next; P1 sleeps, P2 is gone in pod 1, the others are awake in the Cockpit."""
    table = Table(people)
    table.state.time = 14
    table.state.coordinates = coordinates
    table.engines(*engines)
    table.sleeps("P1")
    table.launched("P2", pod=1)
    for number in range(3, people + 1):
        table.place(f"P{number}", 1)
        table.passed(f"P{number}")
    return table


def jumps(table: Table) -> Play:
    """The time step and everything after it."""
    play = table.play(at="time_track")
    assert play.over
    return play


def survivors(play: Play) -> list[bool]:
    return [fate.survived for fate in play.state.ending.fates]


def winners(play: Play) -> list[bool]:
    return [fate.won for fate in play.state.ending.fates]


# ---------------------------------------------------------------- what ends the game


def test_get_13db_the_jump_comes_in_the_time_step_and_nothing_follows_it() -> None:
    table = Table(3)
    table.state.time = 14
    table.engines("working", "working", "working")
    table.state.coordinates = EARTH_ON_B
    table.sleeps("P1")
    table.launched("P3", pod=1)
    table.lay(6, "canteen", fire=True)
    table.place("P2", 6)
    table.intruder("adult", 6)
    play = jumps(table)
    assert play.one("P2").status == "dead" and play.one("P2").cause == "jump"
    assert play.order_of("attacks", "injured", "event-card", "bag-token", "engines-shown", "coordinates-shown") == [
        "engines-shown",
        "coordinates-shown",
    ]
    assert survivors(play) == [True, False, True]
    assert play.told("dies") == [{"who": 1, "cause": "jump"}]
    assert [(fate["who"], fate["survived"]) for fate in play.told("fate")] == [(0, True), (1, False), (2, True)]
    assert play.state.ending.cause == "jump"
    # Intruders live through a jump.
    assert not play.state.queen_killed and len(play.state.intruders) == 1


def test_the_jump_is_on_the_sixteenth_space() -> None:
    table = Table(2)
    for _ in range(14):
        table.step("time_track")
    assert table.state.ending is None
    table.step("time_track")
    assert table.state.ending.cause == "jump"


@pytest.mark.parametrize("how", ["sleeps", "launches", "dies"])
@pytest.mark.parametrize("running", [False, True])
def test_when_the_last_one_awake_is_gone_the_running_track_goes_to_its_end(how: str, running: bool) -> None:
    table = Table(2)
    table.state.coordinates = EARTH_ON_B
    table.engines("working", "working", "working")
    table.launched("P2", pod=2)
    table.state.self_destruct = 1 if running else None
    table.state.time = 8
    table.lay(6, "evacuation_section_a")
    table.pod(1, "unlocked")
    if how == "sleeps":
        table.next_noise("silence")
        play = table.play()
        play.uses_room("P1")
    elif how == "launches":
        table.place("P1", 6)
        table.next_noise("silence")
        play = table.play()
        play.uses_room("P1", "launch")
    else:
        table.fire(11)
        table.wounds("P1", "leg", "hand", "body")
        play = table.play()
        play.passes("P1")
    assert play.over
    ending = play.state.ending
    assert ending.destroyed is running
    assert (play.state.self_destruct, play.state.time) == ((6, 8) if running else (None, 15))
    expected = {"sleeps": not running, "launches": True, "dies": False}[how]
    assert survivors(play) == [expected, True]


def test_somebody_waiting_in_a_pod_is_still_awake_on_board() -> None:
    table = Table(2)
    table.lay(6, "evacuation_section_a")
    table.pod(1, "unlocked")
    table.waits("P2", pod=1)
    table.passed("P2")
    table.state.time = 8
    table.quiet_event()
    table.quiet_bag()
    table.next_noise("silence")
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").status == "hibernating"
    assert not play.over


# ---------------------------------------------------------------- engines and coordinates


def test_eco_d192_two_damaged_engines_blow_the_ship_up_and_the_pod_flies_on() -> None:
    play = jumps(last_round(2, engines=("working", "damaged", "damaged")))
    ending = play.state.ending
    assert (ending.destroyed, ending.ship, ending.coordinates_shown) == (True, "destroyed", False)
    assert survivors(play) == [False, True]
    assert play.one("P1").cause == "explosion"
    assert play.order_of("contamination-check") == ["contamination-check"]


@pytest.mark.parametrize(
    ("engines", "destroyed"),
    [
        (("working", "working", "working"), False),
        (("damaged", "working", "working"), False),
        (("working", "damaged", "damaged"), True),
        (("damaged", "damaged", "damaged"), True),
    ],
)
def test_two_working_engines_are_enough(engines: tuple[str, ...], destroyed: bool) -> None:
    assert jumps(last_round(2, engines=engines)).state.ending.destroyed is destroyed


def test_eco_6788_a_wrong_course_kills_the_sleeping_and_nobody_else() -> None:
    table = last_round(2, coordinates=MARS_ON_B)
    table.objective("P1", "hoarder")
    play = jumps(table)
    ending = play.state.ending
    assert (ending.destroyed, ending.ship) == (False, "mars")
    assert survivors(play) == [False, True]
    assert play.one("P1").cause == "course"
    assert not play.state.queen_killed and not play.state.nest_destroyed


def test_eco_a08f_malfunctions_in_the_engine_rooms_do_not_matter() -> None:
    table = last_round(2, engines=("working", "working", "damaged"))
    table.malfunction(19, 20, 21)
    play = jumps(table)
    assert not play.state.ending.destroyed
    assert survivors(play) == [True, True]


def test_the_course_marker_decides_where_the_ship_goes() -> None:
    table = last_round(2, coordinates=MARS_ON_B)
    table.state.destination = "c"
    play = jumps(table)
    assert play.state.ending.ship == "earth"
    assert survivors(play) == [True, True]


def test_qua_ec01_quarantine_saves_its_owner_on_mars_and_no_one_else() -> None:
    table = last_round(3, coordinates=MARS_ON_B)
    table.objective("P1", "quarantine")
    table.objective("P3", "hoarder")
    table.sleeps("P3")
    play = jumps(table)
    assert survivors(play) == [True, True, False]
    assert winners(play)[0] is True


def test_quarantine_does_not_help_on_venus_and_not_after_it_was_refused() -> None:
    table = last_round(2, coordinates=VENUS_ON_B)
    table.objective("P1", "quarantine")
    assert survivors(jumps(table)) == [False, True]
    table = last_round(2, coordinates=MARS_ON_B)
    table.objective("P1", "ab_ovo")
    table.one("P1").refused = "quarantine"
    assert survivors(jumps(table)) == [False, True]


# ---------------------------------------------------------------- contamination


def test_eco_9f8d_three_clean_cards_and_no_larva_need_no_draw() -> None:
    table = last_round(2)
    table.hand("P1", actions=2, contamination=1)
    table.into_deck("P1", clean=1)
    table.into_discard("P1", clean=1)
    play = jumps(table)
    assert survivors(play)[0]
    assert [facts for facts in play.told("contamination-check") if facts["who"] == 0] == [
        {"who": 0, "count": 3, "sick": False}
    ]
    assert play.told("contamination-draw") == []


def test_an_infected_card_makes_the_draw_and_any_contamination_card_in_it_kills() -> None:
    table = last_round(2)
    # Whatever the shuffle brings: one infected card and three clean ones are all that is left to draw.
    table.hand("P1", infected=1)
    one = table.one("P1")
    table.state.removed += one.deck
    one.deck = []
    table.into_discard("P1", clean=3)
    played = jumps(table)
    assert survivors(played)[0] is False
    assert played.one("P1").cause == "contamination"
    assert [facts["count"] for facts in played.told("contamination-draw")] == [4]


def test_a_larva_makes_the_draw_and_without_any_contamination_card_one_lives() -> None:
    table = last_round(2)
    table.one("P1").larva = True
    table.into_discard("P2", infected=1)
    play = jumps(table)
    assert survivors(play)[0] is True
    assert [facts["who"] for facts in play.told("contamination-draw")] == [0, 1]
    # With a larva the scan is skipped, so nothing tells of one; who has none is scanned.
    assert [facts["who"] for facts in play.told("contamination-check")] == [1]
    words = Words("en")
    drawn = [words.text(told.text()) for told in play.match.events_since(0) if told.kind == "contamination-draw"]
    assert drawn[0] == "P1 carries a larva: all cards are shuffled and 4 are drawn; Contamination cards among them: 0."
    assert drawn[1].startswith("P2 shuffles all cards and 4 are drawn; Contamination cards among them: ")


def test_pod_passengers_are_checked_too() -> None:
    table = last_round(2)
    table.one("P2").larva = True
    play = jumps(table)
    assert [facts["who"] for facts in play.told("contamination-draw")] == [1]


# ---------------------------------------------------------------- objectives


def outcome(objective: str, **marks: object) -> bool:
    """Whether P1, asleep, wins with this objective; P2 has left in a pod, P3 dies at the jump."""
    table = last_round(3, coordinates=str(marks.get("coordinates", EARTH_ON_B)))
    table.objective("P1", objective)
    one = table.one("P1")
    one.signal = bool(marks.get("signal", False))
    if "carries" in marks:
        table.give("P1", str(marks["carries"]))
    if marks.get("nest"):
        table.state.nest_destroyed = True
    if marks.get("queen"):
        table.state.queen_killed = True
    if marks.get("explored"):
        table.explore(*table.state.rooms)
    for slot in str(marks.get("known", "")).split():
        table.state.weaknesses[slot].known = True
    return winners(jumps(table))[0]


@pytest.mark.parametrize(
    ("objective", "marks", "won"),
    [
        ("salvaging_the_prime_asset", {}, True),
        ("quarantine", {}, False),
        ("quarantine", {"nest": True}, True),
        ("quarantine", {"coordinates": MARS_ON_B}, True),
        ("relentless_investigator", {"signal": True, "explored": True}, True),
        ("relentless_investigator", {"signal": True}, False),
        ("relentless_investigator", {"explored": True}, False),
        ("a_proper_burial", {"signal": True, "carries": "corpse_blue"}, True),
        ("a_proper_burial", {"carries": "corpse_blue"}, False),
        ("hoarder", {}, False),
        ("the_great_hunt", {"signal": True, "queen": True}, True),
        ("the_great_hunt", {"queen": True}, False),
        ("best_friends_forever", {}, True),
        ("my_precious", {"signal": True, "carries": "egg"}, True),
        ("my_precious", {"signal": True}, False),
        ("necroscopy", {"signal": True, "known": "carcass"}, True),
        ("necroscopy", {"signal": True, "known": "egg"}, False),
        ("ab_ovo", {"known": "egg"}, True),
        ("extreme_field_biology", {"known": "egg corpse"}, True),
        ("extreme_field_biology", {"known": "egg"}, False),
        ("an_old_feud", {}, True),
        ("greener_pastures", {}, False),
        ("the_right_moment_to_strike", {}, False),
    ],
)
def test_objectives_of_a_sleeper(objective: str, marks: dict[str, object], won: bool) -> None:
    assert outcome(objective, **marks) is won


def test_of_each_condition_on_a_card_it_is_told_whether_it_came_true() -> None:
    table = last_round(3)
    table.objective("P1", "relentless_investigator")
    table.objective("P2", "the_oldest_friend")
    table.objective("P3", "ab_ovo")
    table.one("P1").signal = True
    fates = jumps(table).state.ending.fates
    # The Signal, and every room explored; the ship reaches Earth, or nobody else survives; the weakness of the egg.
    assert [fate.parts for fate in fates] == [[[True, False]], [[True, False]], [[False]]]


def test_several_may_win_and_the_dead_never_do() -> None:
    table = last_round(3)
    for who in ("P1", "P2", "P3"):
        table.objective(who, "the_oldest_friend")
    assert winners(jumps(table)) == [True, True, False]


def test_a_destroyed_ship_fulfils_what_asks_for_the_nest_or_the_queen() -> None:
    for objective in ("the_great_hunt", "aliens_on_a_spaceship"):
        table = last_round(2, engines=("damaged",) * 3)
        table.objective("P2", objective)
        table.one("P2").signal = True
        assert winners(jumps(table)) == [False, True]


def test_without_any_encounter_either_card_is_enough() -> None:
    table = last_round(2)
    table.state.first_encounter = False
    table.objective("P1", "hoarder", "greener_pastures")
    table.objective("P2", "ab_ovo", "the_right_moment_to_strike")
    table.engines("damaged", "damaged", "damaged")
    assert winners(jumps(table)) == [False, True]


def test_a_hoarder_needs_seven_items_and_a_pod_objects_do_not_count() -> None:
    for items, won in ((6, True), (5, False)):
        table = last_round(2)
        table.objective("P2", "hoarder")
        table.give("P2", *["medkit", "bandages", "tools", "grenade", "alcohol", "decoy"][:items])
        table.give("P2", "egg")
        assert winners(jumps(table))[1] is won


def test_the_sole_survivor() -> None:
    table = last_round(2, engines=("damaged",) * 3)
    table.objective("P2", "salvaging_the_prime_asset")
    assert winners(jumps(table)) == [False, True]


def test_a_signal_of_somebody_else_does_not_count() -> None:
    table = last_round(2)
    table.objective("P1", "my_precious")
    table.give("P1", "egg")
    table.one("P2").signal = True
    assert winners(jumps(table))[0] is False
