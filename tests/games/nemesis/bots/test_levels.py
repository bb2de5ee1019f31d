"""The planning seats: their arithmetic against what is printed, what they hear, and what they set out for."""

from __future__ import annotations

import pytest
from attrs import evolve

from nemesis_desktop.engine.decision import Act, Decision
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, Policy
from nemesis_desktop.engine.seats.simulate import play
from nemesis_desktop.engine.seats.thinker import Position, Thinker
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import NEMESIS, story
from nemesis_desktop.games.nemesis.acts import (
    ActivateQuest,
    CarefulMove,
    KeepObjective,
    Move,
    Pass,
    PlayCard,
    RoomAction,
    Shoot,
)
from nemesis_desktop.games.nemesis.aims import AtCorridor, AtRoom
from nemesis_desktop.games.nemesis.bots.judging.agenda import chance_of
from nemesis_desktop.games.nemesis.bots.judging.way_home import enough
from nemesis_desktop.games.nemesis.bots.planning.errands import FEW_FIRES, WATCH_UNTIL
from nemesis_desktop.games.nemesis.bots.planning.fighting import dead_after
from nemesis_desktop.games.nemesis.bots.planning.reading import Hearsay, Reading
from nemesis_desktop.games.nemesis.bots.planning.seat import Crew, Veteran
from nemesis_desktop.games.nemesis.bots.planning.ways import DARK, step_risk, waiting_risk
from nemesis_desktop.games.nemesis.bots.sensible.sensible_policy import Passenger
from nemesis_desktop.games.nemesis.bots.trials import TRIALS, table_of
from nemesis_desktop.games.nemesis.components.board import BOARDS
from nemesis_desktop.games.nemesis.components.objectives import Atom
from nemesis_desktop.games.nemesis.components.tracks import HIBERNATION_FROM
from nemesis_desktop.games.nemesis.view import IntruderView, View

BED = 11
"""The slot of the Hibernatorium, where everybody starts."""
COCKPIT = 1
FIRE_CONTROL = "fire_control_system"
OTHER = "pilot_interruption"
"""A card that does nothing on one's own turn."""
REPAIRS = "pilot_repairs"
SEARCH = "pilot_search_1"


def chosen(view: View, topic: str, *acts: Act, policy: Policy | None = None) -> Act:
    """What a veteran in the seat of the view answers."""
    decision = Decision(view.seat, Text("ask"), acts, topic=topic)
    picks = (policy or Veteran()).choose(lambda seat: view, decision, Lots(0))
    return acts[picks[0]]


def ways_out(view: View) -> list[Act]:
    """Every step out of the room of whose turn it is, careful or not."""
    here = view.crew[view.seat].room or 0
    ways = BOARDS[view.board].neighbours[here]
    return [kind(way, other) for way, other in ways for kind in (Move, CarefulMove)]


def with_enemy(view: View, kind: str, room: int) -> View:
    return evolve(view, intruders=(*view.intruders, IntruderView(99, kind, room, 0, in_combat=True)))


def with_room(view: View, slot: int, **changes: object) -> View:
    rooms = tuple(evolve(room, explored=True, **changes) if room.slot == slot else room for room in view.rooms)
    return evolve(view, rooms=rooms)


def standing_in(view: View, slot: int, *, others: int = COCKPIT, **changes: object) -> View:
    """The same with whose turn it is in one room, and everybody else in another."""
    crew = tuple(evolve(one, room=slot if one.seat == view.seat else others) for one in view.crew)
    return with_room(evolve(view, crew=crew), slot, **changes)


def with_hand(view: View, *hand: str) -> View:
    assert view.mine is not None
    return evolve(view, mine=evolve(view.mine, hand=hand))


def with_open_pods(view: View) -> View:
    """A known section with a pod that anybody may leave in."""
    pods = tuple(evolve(pod, state="unlocked", section="a") for pod in view.pods)
    return with_room(evolve(view, pods=pods), 2, tile="evacuation_section_a")


# -------------------------------------------------------------------- arithmetic


def test_shots_kill_as_the_die_and_the_toughness_cards_say() -> None:
    # Five of six faces hit a larva, and any hit kills it.
    assert dead_after("rifle", "larva", 0, 1) == pytest.approx(5 / 6)
    assert dead_after("rifle", "larva", 0, 2) == pytest.approx(1 - 1 / 36)
    # An adult: two faces deal 1 injury, one deals 2. Of 20 cards two show an arrow, two a toughness of 2.
    assert dead_after("rifle", "adult", 0, 1) == pytest.approx((2 * 2 / 20 + 4 / 20) / 6)
    assert dead_after("rifle", "adult", 0, 0) == 0.0
    assert dead_after("rifle", "adult", 3, 2) > dead_after("rifle", "adult", 3, 1) > dead_after("rifle", "adult", 0, 1)


def test_two_of_three_engines_are_enough() -> None:
    assert enough((0.5, 0.5, 0.5)) == pytest.approx(0.5)
    assert enough((1.0, 0.5, 0.5)) == pytest.approx(0.75)
    assert enough((1.0, 1.0, 0.0)) == 1.0
    assert enough((1.0, 0.0, 0.0)) == 0.0


def test_an_objective_that_names_a_player_hangs_on_that_player(first_turn: View) -> None:
    me = first_turn.crew[first_turn.seat]
    other = next(one for one in first_turn.crew if one is not me)
    named = Atom("player_dead", other.number)
    assert chance_of(first_turn, me, Atom("player_dead", me.number)) == 0.0
    assert 0.0 < chance_of(first_turn, me, named) < 1.0
    dead = tuple(evolve(one, status="dead") if one.seat == other.seat else one for one in first_turn.crew)
    assert chance_of(evolve(first_turn, crew=dead), me, named) == 1.0


def test_it_keeps_the_objective_it_is_likeliest_to_meet(first_turn: View) -> None:
    acts = (KeepObjective("relentless_investigator"), KeepObjective("salvaging_the_prime_asset"))
    assert chosen(first_turn, "objective", *acts) == acts[1]


# -------------------------------------------------------------------- what is heard


def told(*events: story.Event) -> list[Told]:
    return [Told(number, event, {}, private=False) for number, event in enumerate(events)]


def reading(view: View, *events: story.Event) -> Reading:
    heard = Hearsay()
    heard.hear(told(*events))
    return Reading.after(view, view.seat, heard)


def test_a_course_that_somebody_has_looked_at_and_set_is_trusted(first_turn: View) -> None:
    other = (first_turn.seat + 1) % 3
    there = tuple(evolve(one, room=COCKPIT) if one.seat == other else one for one in first_turn.crew)
    view = evolve(first_turn, crew=there)
    look = story.LookedAtCoordinates(who=other, coordinates=None, earth=None)
    course = story.DestinationSet(who=other, space="a")
    # Of the eight cards two lead to Earth from any space.
    assert reading(view).course_odds == pytest.approx(0.25)
    assert reading(view, look).course_odds == pytest.approx(0.25), "still there, and may yet set it"
    assert reading(view, look, course).course_odds >= 0.9
    assert 0.25 < reading(first_turn, look).course_odds < 0.5, "gone away: content, or driven out"
    assert reading(view, course).course_odds == pytest.approx(0.25), "set by somebody who has seen nothing"


def test_an_engine_that_somebody_has_laid_in_order_is_trusted(first_turn: View) -> None:
    order = story.EngineOrder(who=(first_turn.seat + 1) % 3, engine=2, changed=True, state=None)
    assert reading(first_turn).engines_odds == pytest.approx(0.5)
    assert reading(first_turn, order).engines_odds == pytest.approx(0.9 * 0.75 + 0.1 * 0.25)


# -------------------------------------------------------------------- what is done


def test_it_lies_down_as_soon_as_that_is_safe_enough(first_turn: View) -> None:
    # Earth from space b, where the marker starts.
    view = evolve(first_turn, time=HIBERNATION_FROM, coordinates="coordinates_5")
    assert chosen(view, "turn", RoomAction(BED), Pass(), *ways_out(view)) == RoomAction(BED)
    early = evolve(view, time=HIBERNATION_FROM - 1)
    assert chosen(early, "turn", Pass(), *ways_out(view)) == Pass()


def test_a_crowd_that_waits_brings_its_own_encounter(first_turn: View) -> None:
    # Each of them rolls, and the noise of one is there for the next: three in a quiet room are worse off than one.
    quiet, crowded = reading(standing_in(first_turn, BED)), reading(standing_in(first_turn, BED, others=BED))
    assert quiet.bag_rolls > 0.0 == quiet.encounter_chance(BED)
    assert waiting_risk(crowded, BED, 1) > 1.25 * waiting_risk(quiet, BED, 1)


def test_nobody_walks_into_an_intruder(first_turn: View) -> None:
    view = first_turn
    for _, other in BOARDS[view.board].neighbours[BED]:
        view = with_enemy(view, "adult", other)
    assert not isinstance(chosen(view, "turn", Pass(), *ways_out(view)), Move | CarefulMove)


def test_fire_suppression_frees_the_beds(first_turn: View) -> None:
    # The Fire Control System puts out a fire anywhere, and every intruder in that room retreats.
    here = next(room.slot for room in first_turn.rooms if room.category == "1")
    view = with_enemy(evolve(first_turn, time=HIBERNATION_FROM), "adult", BED)
    view = standing_in(view, here, tile=FIRE_CONTROL)
    assert chosen(view, "turn", Pass(), RoomAction(here), *ways_out(view)) == RoomAction(here)
    free = evolve(view, intruders=())
    assert chosen(free, "turn", Pass(), RoomAction(here), *ways_out(view)) != RoomAction(here), "nothing holds them"
    aims = (AtRoom(COCKPIT, "suppress_fire"), AtRoom(BED, "suppress_fire"))
    assert chosen(view, "aim", *aims) == AtRoom(BED, "suppress_fire")


def test_a_fire_is_put_out_before_it_spreads(first_turn: View) -> None:
    here = next(room.slot for room in first_turn.rooms if room.category == "1")
    view = standing_in(evolve(first_turn, time=5), here, tile=FIRE_CONTROL)
    acts = (Pass(), RoomAction(here), *ways_out(view))
    assert chosen(with_room(view, COCKPIT, fire=True), "turn", *acts) == RoomAction(here)
    assert chosen(view, "turn", *acts) != RoomAction(here), "nothing burns"
    blaze = view
    for room in view.rooms[: FEW_FIRES + 1]:
        blaze = with_room(blaze, room.slot, fire=True)
    assert chosen(blaze, "turn", *acts) != RoomAction(here), "it is too late for that"
    # More rooms lie next to the Hibernatorium than to the Cockpit.
    two = standing_in(with_room(with_room(view, COCKPIT, fire=True), BED, fire=True), here, others=here)
    aims = (AtRoom(COCKPIT, "suppress_fire"), AtRoom(BED, "suppress_fire"))
    assert chosen(two, "aim", *aims) == aims[1]


def test_a_broken_cockpit_is_repaired_before_the_course_is_looked_at(first_turn: View) -> None:
    assert first_turn.mine is not None
    broken = standing_in(first_turn, COCKPIT, others=BED, malfunction=True)
    able = with_hand(broken, REPAIRS, *(card for card in first_turn.mine.hand if card != REPAIRS))
    assert chosen(able, "turn", Pass(), PlayCard(REPAIRS), *ways_out(able)) == PlayCard(REPAIRS)


def test_the_armed_shoot_what_stands_between_them_and_their_beds(first_turn: View) -> None:
    weapon = next(thing.id for slot in first_turn.crew[first_turn.seat].held for thing in slot if thing.ammo)
    view = with_enemy(evolve(first_turn, time=HIBERNATION_FROM), "adult", BED)
    assert chosen(
        view, "turn", Pass(), Shoot(weapon, 99), *(a for a in ways_out(view) if isinstance(a, Move))
    ) == Shoot(weapon, 99)


def test_what_is_useful_here_is_done_before_one_leaves(first_turn: View) -> None:
    view = with_hand(standing_in(first_turn, 6, tile="storage", items=2), SEARCH, *(OTHER,) * 4)
    acts = (Pass(), PlayCard(SEARCH), *ways_out(view))
    assert chosen(view, "turn", *acts) == PlayCard(SEARCH)
    assert isinstance(chosen(with_open_pods(view), "turn", *acts), Move | CarefulMove), "but not by who can get away"


def ahead_of(view: View, policy: Policy | None = None) -> int | None:
    """The room into which a veteran steps on the way to what it has set out for; None for no step."""
    act = chosen(view, "turn", Pass(), *ways_out(view), policy=policy)
    return act.to if isinstance(act, Move | CarefulMove) else None


def nearer_to_the_engines(view: View) -> set[int]:
    """The rooms next to the Hibernatorium from which it is less far to an engine."""
    now = reading(view)

    def far(slot: int) -> int:
        return min(now.corridors_between(slot, room) for room in now.engine_rooms)

    return {slot for _, slot in BOARDS[view.board].neighbours[BED] if far(slot) < far(BED)}


def test_whoever_is_nearest_makes_sure_of_an_engine_while_the_ship_is_quiet(
    first_turn: View, first_turn_of_two: View
) -> None:
    view = with_hand(standing_in(first_turn, BED), REPAIRS, *(OTHER,) * 4)
    assert ahead_of(view) in nearer_to_the_engines(view)
    assert ahead_of(standing_in(view, BED, others=14)) not in nearer_to_the_engines(view), "another is nearer"
    two = with_hand(standing_in(first_turn_of_two, BED), REPAIRS, *(OTHER,) * 4)
    assert ahead_of(two) not in nearer_to_the_engines(two), "of two nobody can be spared"
    heard = Veteran()
    heard.hear(told(story.EngineOrder(who=0, engine=1, changed=None, state=None)))
    assert ahead_of(view, heard) not in nearer_to_the_engines(view), "somebody has mended one"


def test_on_the_way_to_an_engine_nothing_is_searched(first_turn: View) -> None:
    view = with_hand(standing_in(first_turn, 14, tile="storage", items=2), REPAIRS, SEARCH, *(OTHER,) * 3)
    acts = (Pass(), PlayCard(SEARCH), *ways_out(view))
    assert isinstance(chosen(view, "turn", *acts), Move | CarefulMove)
    assert chosen(with_hand(view, SEARCH, *(OTHER,) * 4), "turn", *acts) == PlayCard(SEARCH), "without a repair it is"


def test_whoever_is_nearest_waits_at_an_engine_for_a_repair(first_turn: View) -> None:
    """Where everybody stands in a crowd, one of them goes; whoever goes to the Cockpit is another."""
    view = with_hand(standing_in(first_turn, BED, others=BED), *(OTHER,) * 5)
    seat = min(one.seat for one in view.crew)
    crew = tuple(evolve(one, room=COCKPIT) if one.seat == seat else one for one in view.crew)
    view = evolve(view, crew=crew)
    assert ahead_of(view) in nearer_to_the_engines(view)
    there = standing_in(view, BOARDS[view.board].slot_of_special("engine_room_2"))
    assert ahead_of(evolve(there, time=WATCH_UNTIL)) is None
    assert ahead_of(evolve(there, time=WATCH_UNTIL + 1)) is not None, "it is time to go home"


def test_a_veteran_keeps_repairs_for_what_bars_the_way(first_turn: View) -> None:
    view = with_hand(standing_in(first_turn, 6, tile="storage", malfunction=True), *(REPAIRS,) * 5)
    acts = (Pass(), PlayCard(REPAIRS))
    assert chosen(view, "turn", *acts) == Pass()
    assert chosen(view, "turn", *acts, policy=Crew()) == PlayCard(REPAIRS)


def test_what_may_burn_in_the_dark_is_everybodys_danger(first_turn: View) -> None:
    dark = next(room.slot for room in first_turn.rooms if not room.explored)
    fewer = evolve(first_turn, crew=first_turn.crew[:2])
    risks = [step_risk(reading(view), dark) for view in (fewer, first_turn)]
    assert risks[1] - risks[0] == pytest.approx(DARK)
    hunted = [step_risk(reading(evolve(view, species="carnomorphs")), dark) for view in (fewer, first_turn)]
    assert hunted[0] == hunted[1], "what the events of the Carnomorphs set on fire spreads less"


def test_a_quest_item_is_made_ones_own_where_that_can_be_done(first_turn: View) -> None:
    view = with_hand(standing_in(first_turn, 6, tile="storage"), *(OTHER,) * 5)
    acts = (Pass(), ActivateQuest("pilot_evacuation_key"), *ways_out(view))
    assert chosen(view, "turn", *acts) == ActivateQuest("pilot_evacuation_key")
    assert chosen(with_hand(view, OTHER), "turn", *acts) != ActivateQuest("pilot_evacuation_key"), "keeps its cards"


def test_whoever_can_leave_in_a_pod_keeps_no_cards_back(first_turn: View) -> None:
    """The hand that is kept against surprises is worth less than the way off the ship, at any time."""
    view = with_hand(standing_in(evolve(first_turn, time=5), 6), *(REPAIRS,) * 3)
    step = Move("2-6", 2)
    assert chosen(with_open_pods(view), "turn", Pass(), step) == step
    assert chosen(view, "turn", Pass(), step) == Pass()


def test_where_there_are_few_one_walks_carefully(first_turn: View, first_turn_of_two: View) -> None:
    for view, kind in ((first_turn, Move), (first_turn_of_two, CarefulMove)):
        ahead = standing_in(view, 6, others=BED)
        assert type(chosen(ahead, "turn", Pass(), Move("2-6", 2), CarefulMove("2-6", 2))) is kind


def test_nobody_makes_noise_beside_the_beds(first_turn: View) -> None:
    """Whoever lies down rolls for the corridors of the Hibernatorium; elsewhere the longest odds are taken."""
    view = standing_in(first_turn, 6)
    assert chosen(view, "noise", AtCorridor("6-11", "noise"), AtCorridor("6-7", "noise")) == AtCorridor("6-7", "noise")
    beside = standing_in(first_turn, 8)
    acts = (AtCorridor("8-11", "noise"), AtCorridor("8-9", "noise"))
    assert chosen(beside, "noise", *acts) == acts[1]


def test_whoever_is_asked_says_why(first_turn: View) -> None:
    for policy in (Crew(), Veteran()):
        chosen(first_turn, "turn", Pass(), *ways_out(first_turn), policy=policy)
        assert policy.why is not None and policy.why.id.startswith("nemesis-why-")


def test_a_passenger_does_one_time_in_three_what_is_second_best(first_turn: View) -> None:
    acts = (KeepObjective("an_old_feud"), KeepObjective("quarantine"))
    decision = Decision(first_turn.seat, Text("ask"), acts, topic="objective")
    lots = Lots(1)
    worse = sum(Passenger().choose(lambda seat: first_turn, decision, lots) == (0,) for _ in range(600))
    assert 150 < worse < 250


def test_whoever_begins_anew_in_the_middle_of_a_game_gives_the_same_answers() -> None:
    levels = {0: "veteran", 1: "crew"}
    match = Match(NEMESIS, table_of(2), 5)
    follower = Thinker(NEMESIS)
    for number in range(60):
        decision = match.decision
        if decision is None:
            break
        position = Position.of(match, levels)
        answer = follower.answer(position)
        if number % 30 == 29:
            assert Thinker(NEMESIS).answer(position) == answer
        assert answer is not None
        match.answer(*answer)


def survivors(level: str, games: int) -> int:
    """How many of two people survive, over some games."""
    total = 0
    for seed in range(games):
        match = Match(NEMESIS, table_of(2), seed, recording=False, logged=True)
        play(match, [TRIALS.policies[level]() for _ in range(2)], seed)
        total += sum(fate.survived for fate in match.view().ending.fates)
    return total


@pytest.mark.soak
def test_veterans_live_longer_than_passengers() -> None:
    assert survivors("veteran", 60) > 2 * survivors("passenger", 60)
