"""Rulebook: Game modes, fully cooperative mode; Reanimation."""

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import Pass, PickUp, PlayCard, RoomAction
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.rules.rounds.ending import signals_needed
from nemesis_desktop.games.nemesis.setup import Person, Setup, SetupError
from tests.games.nemesis.scenarios.table import Play, Reacts, Table

from .test_ending import EARTH_ON_B, MARS_ON_B

QUIET_GOALS = ("destination_earth", "first_contact_protocol", "special_delivery", "emergency_post_mortem")
SIGNAL_GOALS = ("cutting_off_the_head", "no_man_left_behind", "clean_up_crew")


def coop(people: int = 2, **options: object) -> Table:
    return Table(people, mode="coop", **options)  # type: ignore[arg-type]


def jumps(table: Table) -> Play:
    """The jump and the victory check."""
    table.state.time = 14
    play = table.play(at="time_track")
    assert play.over
    return play


def won(play: Play) -> bool:
    """Whether the team won: everybody wins or nobody does."""
    ending = play.view().ending
    assert ending is not None
    results = {fate.won for fate in ending.fates}
    assert len(results) == 1
    return results.pop()


def asleep(*objectives: str, people: int = 0, coordinates: str = EARTH_ON_B) -> Table:
    """Everybody sleeps, the engines work, these objectives lie open."""
    table = coop(people or len(objectives))
    table.open_objectives(*objectives)
    table.state.coordinates = coordinates
    table.engines("working", "working", "working")
    table.sleeps(*(f"P{number}" for number in range(1, len(table.state.crew) + 1)))
    return table


# ---------------------------------------------------------------- setup


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_cm_97c2_as_many_special_objectives_as_players_lie_open_and_nobody_has_any_other(count: int) -> None:
    people = tuple(Person(f"P{number}", number) for number in range(count))
    for seed in range(10):
        match = Match.new(NEMESIS, Setup(people, mode="coop", draft="random"), seed)
        shared = match.view().shared_objectives
        assert len(set(shared)) == count
        assert all(OBJECTIVES[objective].kind == "solo_coop" for objective in shared)
        assert all(one.objectives == [] for one in match.game.state.crew)
        assert all(match.view(seat).shared_objectives == shared for seat in range(count))


def test_nobody_else_than_one_to_five_people_cooperate() -> None:
    with pytest.raises(SetupError):
        Setup((), mode="coop").check()
    with pytest.raises(SetupError):
        Setup(tuple(Person(f"P{n}", n) for n in range(6)), mode="coop").check()


def test_nothing_is_chosen_at_the_first_encounter() -> None:
    table = coop(2, first_encounter=False)
    table.explore(14)
    table.noise("11-14")
    table.next_noise(4)
    table.next_token("larva")
    play = table.play()
    play.moves("P1", 14)
    assert play.topic == "turn"
    assert len(play.state.shared_objectives) == 2
    assert play.order_of("first-encounter", "objective-kept") == ["first-encounter"]


# ---------------------------------------------------------------- winning


def test_the_team_wins_when_every_open_objective_holds_and_somebody_lives() -> None:
    table = asleep("destination_earth", "first_contact_protocol", "special_delivery")
    table.give("P2", "egg")
    for slot in ("egg", "corpse"):
        table.state.weaknesses[slot].known = True
    play = jumps(table)
    assert won(play)
    ending = play.view().ending
    assert ending is not None
    assert ending.fates[0].objectives == ("destination_earth", "first_contact_protocol", "special_delivery")
    assert ending.fates[0].met == (True, True, True)


@pytest.mark.parametrize("missing", [0, 1, 2])
def test_one_objective_that_fails_is_enough_to_lose(missing: int) -> None:
    table = asleep("first_contact_protocol", "emergency_post_mortem", "special_delivery")
    if missing != 0:
        for slot in ("egg", "corpse"):
            table.state.weaknesses[slot].known = True
    table.state.corpse_in_surgery = missing != 1
    if missing != 2:
        table.give("P3", "egg")
    play = jumps(table)
    assert not won(play)
    ending = play.view().ending
    assert ending is not None
    assert ending.fates[0].met == tuple(number != missing for number in range(3))


def test_one_survivor_is_enough_and_the_dead_win_with_the_team() -> None:
    table = asleep("destination_earth", "emergency_post_mortem")
    table.state.corpse_in_surgery = True
    table.dead("P2")
    play = jumps(table)
    ending = play.view().ending
    assert ending is not None
    assert [fate.survived for fate in ending.fates] == [True, False]
    assert won(play)


def test_with_nobody_left_alive_the_team_loses_whatever_has_been_done() -> None:
    table = asleep("emergency_post_mortem", "first_contact_protocol", coordinates=MARS_ON_B)
    table.state.corpse_in_surgery = True
    for slot in ("egg", "corpse"):
        table.state.weaknesses[slot].known = True
    play = jumps(table)
    ending = play.view().ending
    assert ending is not None
    assert ending.fates[0].met == (True, True)
    assert not won(play)


def test_an_egg_in_dead_hands_is_no_delivery() -> None:
    table = asleep("special_delivery", "destination_earth")
    table.dead("P2")
    table.give("P2", "egg")
    assert not won(jumps(table))


def test_alone_in_the_cooperative_mode_one_open_objective_decides() -> None:
    assert won(jumps(asleep("destination_earth")))
    assert not won(jumps(asleep("special_delivery")))


# ---------------------------------------------------------------- the signal


@pytest.mark.parametrize("signals", [0, 1, 2, 3])
def test_as_many_senders_as_objectives_that_ask_for_the_signal(signals: int) -> None:
    for count in (0, 1, 2, 3):
        objectives = SIGNAL_GOALS[:count] + QUIET_GOALS[: 3 - count]
        table = asleep(*objectives)
        assert signals_needed(table.game) == max(1, count)
        table.state.nest_destroyed = table.state.queen_killed = True
        table.explore(*table.state.rooms)
        for number in range(signals):
            table.state.crew[number].signal = True
        play = jumps(table)
        ending = play.view().ending
        assert ending is not None
        met = dict(zip(ending.fates[0].objectives, ending.fates[0].met, strict=True))
        assert all(met[objective] is (signals >= count) for objective in SIGNAL_GOALS[:count])


def test_cm_036e_a_second_signal_of_the_same_person_does_not_help() -> None:
    table = coop(2)
    table.open_objectives("clean_up_crew", "cutting_off_the_head")
    table.lay(14, "comms_room")
    table.place("P1", 14)
    table.place("P2", 14)
    table.state.nest_destroyed = table.state.queen_killed = True
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.uses_room("P1")
    assert play.one("P1").signal
    if play.offers(RoomAction):
        play.uses_room("P1")
    assert [one.signal for one in play.state.crew].count(True) == 1

    def both_met() -> tuple[bool, ...]:
        table = asleep("clean_up_crew", "cutting_off_the_head")
        table.state.nest_destroyed = table.state.queen_killed = True
        for there, here in zip(table.state.crew, play.state.crew, strict=True):
            there.signal = here.signal
        ending = jumps(table).view().ending
        assert ending is not None
        return ending.fates[0].met

    assert both_met() == (False, False)
    play.until_turn_of("P2")
    play.uses_room("P2")
    assert both_met() == (True, True)


def test_with_one_such_objective_a_single_sender_is_enough_even_a_dead_one() -> None:
    table = asleep("clean_up_crew", "destination_earth")
    table.state.nest_destroyed = True
    table.dead("P2")
    table.one("P2").signal = True
    assert won(jumps(table))


# ---------------------------------------------------------------- reanimation


def ward(people: int = 2, *, slot: int = 14, **markers: bool) -> Table:
    """An Emergency Room next to the Hibernatorium; P2 is dead, P1 stands in the Hibernatorium."""
    table = coop(people)
    table.lay(slot, "emergency_room", **markers)  # type: ignore[arg-type]
    one = table.one("P2")
    table.wounds("P2", "leg", dressed=["body"], light=2)
    table.give("P2", "medkit")
    one.status, one.cause, one.room = "dead", "attack", 6
    table.state.first_death = True
    table.quiet_event()
    table.quiet_bag()
    return table


def next_round(table: Table) -> Play:
    """Everybody passes; the next round begins."""
    play = table.play()
    play.pass_all()
    assert play.state.round == 2
    return play


def test_a_dead_character_keeps_its_items_and_drops_its_heavy_objects() -> None:
    table = coop(2)
    table.place("P2", 14)
    table.explore(14)
    table.fire(14)
    table.turn("P2")
    table.wounds("P2", "leg", "hand", "body")
    table.give("P2", "medkit", "egg")
    play = table.play()
    play.passes("P2")
    one = play.one("P2")
    assert one.status == "dead"
    assert {thing.split("_")[0] for thing in play.room(14).objects} == {"egg", "corpse"}
    assert len(one.inventory) == 1 and one.hands == [["rifle"]]
    assert not play.state.removed or "rifle" not in play.state.removed


def test_in_the_semi_cooperative_game_the_items_leave_the_game() -> None:
    table = Table(2)
    table.fire(11)
    table.turn("P2")
    table.wounds("P2", "leg", "hand", "body")
    table.give("P2", "medkit")
    play = table.play()
    play.passes("P2")
    one = play.one("P2")
    assert one.status == "dead" and one.inventory == [] and one.hands == []


def test_a_corpse_in_the_emergency_room_comes_back_at_the_start_of_the_next_round() -> None:
    table = ward()
    table.lies(14, "corpse_1")
    play = table.play()
    assert play.one("P2").status == "dead"
    play.pass_all()
    one = play.one("P2")
    assert (one.status, one.room, one.light) == ("aboard", 14, 0)
    assert [wound.dressed for wound in one.wounds] == [True, True]
    assert len(one.inventory) == 1 and one.hands == [["rifle"]]
    assert "corpse_1" not in play.room(14).objects
    # The revived one draws cards like everybody and takes a turn.
    assert len(one.hand) == 5
    play.until_turn_of("P2")


def test_a_corpse_may_be_carried_there_and_a_carried_one_is_enough() -> None:
    table = ward()
    table.lies(11, "corpse_1")
    table.next_noise("silence")
    play = table.play()
    play.does("P1", PickUp("corpse_1"))
    assert ["corpse_1"] in play.one("P1").hands
    play.moves("P1", 14)
    play.pass_all()
    assert (play.one("P2").status, play.one("P2").room) == ("aboard", 14)
    assert ["corpse_1"] not in play.one("P1").hands


def test_a_character_that_dies_in_the_emergency_room_comes_back_there() -> None:
    table = coop(2)
    table.lay(14, "emergency_room", fire=True)
    table.place("P1", 14)
    table.wounds("P1", "leg", "hand", "body")
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.passes("P1")
    assert play.one("P1").status == "dead"
    play.pass_all()
    assert (play.one("P1").status, play.one("P1").room) == ("aboard", 14)


def test_no_reanimation_with_a_malfunction() -> None:
    table = ward(malfunction=True)
    table.lies(14, "corpse_1")
    assert next_round(table).one("P2").status == "dead"


def test_no_reanimation_with_an_intruder_there() -> None:
    table = ward()
    table.lies(14, "corpse_1")
    table.intruder("adult", 14)
    play = next_round(table)
    assert play.one("P2").status == "dead" and "corpse_1" in play.room(14).objects


def test_a_fire_does_not_hinder_reanimation() -> None:
    table = ward(fire=True)
    table.lies(14, "corpse_1")
    assert next_round(table).one("P2").status == "aboard"


def test_no_reanimation_in_an_unexplored_emergency_room_nor_elsewhere() -> None:
    table = coop(2)
    table.put_tile(14, "emergency_room")
    table.dead("P2")
    table.lies(14, "corpse_1")
    table.quiet_event()
    table.quiet_bag()
    assert next_round(table).one("P2").status == "dead"
    table = ward()
    table.lies(11, "corpse_1")
    assert next_round(table).one("P2").status == "dead"


def test_two_corpses_come_back_together_and_the_blue_one_never() -> None:
    table = ward(3)
    one = table.one("P3")
    one.status, one.cause = "dead", "attack"
    for corpse in ("corpse_1", "corpse_2", "corpse_blue"):
        table.lies(14, corpse)
    play = next_round(table)
    assert [one.status for one in play.state.crew] == ["aboard"] * 3
    assert play.room(14).objects == ["corpse_blue"]


def test_the_revived_may_die_and_come_back_again() -> None:
    table = ward(fire=True)
    table.lies(14, "corpse_1")
    table.wounds("P2", "hand")
    play = next_round(table)
    one = play.one("P2")
    assert one.status == "aboard" and len(one.wounds) == 3
    play.until_turn_of("P2")
    play.passes("P2")
    assert one.status == "dead"
    play.state.decks["event"].append(play.state.discards["event"].pop())
    table.quiet_bag()
    play.pass_all()
    assert play.one("P2").status == "aboard"


def test_nobody_comes_back_in_the_semi_cooperative_game() -> None:
    table = Table(2)
    table.lay(14, "emergency_room")
    table.dead("P2")
    table.lies(14, "corpse_1")
    table.quiet_event()
    table.quiet_bag()
    assert next_round(table).one("P2").status == "dead"


def test_the_last_one_awake_ends_the_game_although_a_corpse_lies_in_the_emergency_room() -> None:
    table = ward()
    table.lies(14, "corpse_1")
    table.fire(11)
    table.wounds("P1", "leg", "hand", "body")
    play = table.play()
    play.passes("P1")
    assert play.over and not won(play)


# ---------------------------------------------------------------- what stays as it is


def test_a_friend_may_still_be_interrupted() -> None:
    table = coop(2)
    table.hand("P1", "rest", actions=2, contamination=1)
    table.hand("P2", "interruption", actions=1)
    play = table.play()
    rest = next(card for card in play.one("P1").hand if "rest" in card)
    interruption = next(card for card in play.one("P2").hand if "interruption" in card)
    play.does("P1", PlayCard(rest), Reacts("P2"), PlayCard(interruption))
    assert len(play.one("P1").hand) == 3
    assert rest in play.one("P1").discard
    assert play.topic == "turn"


def test_hands_stay_private_and_inventories_open_only_with_the_variant() -> None:
    for options in ((), ("open_inventories",)):
        table = Table(2, mode="coop", options=options)
        table.give("P2", "medkit")
        play = table.play()
        seen = play.view("P1")
        assert seen.mine is not None and set(seen.mine.hand) == set(play.one("P1").hand)
        assert seen.crew[1].open_inventory == (tuple(play.one("P2").inventory) if options else ())


def test_nobody_is_offered_the_intruders() -> None:
    with pytest.raises(SetupError):
        Table(2, mode="coop", options=("intruder_player",))
    table = ward()
    play = table.play()
    play.does("P1", Pass)
    assert play.topic == "turn"
