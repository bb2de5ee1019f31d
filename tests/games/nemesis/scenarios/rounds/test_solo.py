"""Rulebook: Game modes, solo mode."""

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import KeepObjective, Trade
from nemesis_desktop.games.nemesis.components.objectives import OBJECTIVES
from nemesis_desktop.games.nemesis.components.tokens import EXPLORATION
from nemesis_desktop.games.nemesis.setup import Person, Setup, SetupError
from nemesis_desktop.games.nemesis.species.shelf import INTRUDER_TOKENS
from nemesis_desktop.games.nemesis.ui.explain.words import explanation
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.widgets.card_frame import Card
from tests.games.nemesis.scenarios.table import Play, Table

from .test_ending import EARTH_ON_B, MARS_ON_B

SPECIAL = {
    "destination_earth",
    "emergency_post_mortem",
    "first_contact_protocol",
    "cutting_off_the_head",
    "no_man_left_behind",
    "special_delivery",
    "clean_up_crew",
}


def solo(**options: object) -> Table:
    return Table(1, mode="solo", **options)  # type: ignore[arg-type]


def test_solo_is_for_one_person() -> None:
    Setup((Person("Ann", 0),), mode="solo").check()
    with pytest.raises(SetupError):
        Setup((Person("Ann", 0), Person("Ben", 1)), mode="solo").check()


def test_two_of_the_seven_special_objectives_are_dealt_instead_of_the_usual_ones() -> None:
    assert {card.id for card in OBJECTIVES.values() if card.kind == "solo_coop"} == SPECIAL
    dealt = set()
    for seed in range(40):
        game = Match.new(NEMESIS, Setup((Person("Ann", 0),), mode="solo"), seed).game
        objectives = game.state.crew[0].objectives
        assert len(set(objectives)) == 2
        assert game.state.shared_objectives == []
        dealt.update(objectives)
    assert dealt == SPECIAL


def test_one_of_the_two_is_kept_at_the_first_encounter_and_nobody_learns_what_went() -> None:
    table = solo(first_encounter=False)
    table.explore(14)
    table.objective("P1", "destination_earth", "special_delivery")
    table.noise("11-14")
    table.next_noise(4)
    table.next_token("larva")
    play = table.play()
    play.moves("P1", 14)
    assert (play.topic, play.asked, play.decision.secret) == ("objective", "P1", True)
    play.answer(KeepObjective("special_delivery"))
    assert play.one("P1").objectives == ["special_delivery"]
    mine = play.view("P1").mine
    assert mine is not None and mine.refused_objective == "destination_earth"
    assert play.view().crew[0].objectives_left == 1
    assert play.told("objective-kept") == [{"who": 0}]


@pytest.mark.parametrize(("printed", "counter"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_sm_c41e_item_counters_are_half_of_the_token_rounded_up(printed: int, counter: int) -> None:
    effect = next(token.effect for token in EXPLORATION.values() if token.items == printed)
    table = solo()
    table.put_tile(14, "laboratory")
    table.token(14, effect, printed)
    table.next_noise("silence")
    play = table.play()
    play.moves("P1", 14)
    assert play.room(14).items == counter
    told = play.told("explored")[0]
    assert (told["items"], told["printed"], told["less"]) == (counter, printed, printed - counter)


def test_a_reduced_number_says_what_was_taken_from_it() -> None:
    def said(items: int, printed: int) -> str:
        facts = {"who": "Mira", "room": 14, "tile": Text("room-laboratory"), "effect": Text("exploration-silence")}
        return Words("en").text(Text("log-explored", **facts, items=items, printed=printed, less=printed - items))

    assert said(2, 3).endswith("items: 3 − 1 (solo) = 2.")
    assert said(3, 3).endswith("items: 3.")
    token = next(token.id for token in EXPLORATION.values() if token.items == 3)
    shown = explanation(Card("exploration", token), solo().play().view("P1"), Words("en"))
    assert shown is not None and shown.lines[-1] == "Items to be found here: 3 − 1 (solo) = 2."


def test_with_more_people_the_token_counts_in_full() -> None:
    for mode in ("semi", "coop"):
        table = Table(2, mode=mode)
        table.put_tile(14, "laboratory")
        table.token(14, "fire", next(token.items for token in EXPLORATION.values() if token.effect == "fire"))
        items = EXPLORATION[table.game.room(14).token].items
        table.next_noise("silence")
        play = table.play()
        play.moves("P1", 14)
        assert play.room(14).items == items


def test_the_bag_and_the_pods_are_those_of_one_player() -> None:
    state = Match.new(NEMESIS, Setup((Person("Ann", 0),), mode="solo"), 3).game.state
    kinds = [INTRUDER_TOKENS[token].kind for token in state.bag]
    assert (kinds.count("adult"), len(kinds), len(state.pods)) == (4, 11, 2)


def test_the_only_person_keeps_the_first_player_token_and_plays_turn_after_turn() -> None:
    table = solo()
    table.quiet_event()
    table.quiet_bag()
    play = table.play()
    play.passes("P1")
    assert (play.asked, play.topic, play.state.round, play.state.first_player) == ("P1", "turn", 2, 0)


def test_nobody_is_there_to_interrupt_or_to_trade_with() -> None:
    table = solo()
    table.next_noise("silence")
    table.explore(14)
    play = table.play()
    play.moves("P1", 14)
    assert not play.offers(Trade)
    assert play.topic == "turn"


# ---------------------------------------------------------------- winning: every special objective met and missed


def ended(objective: str, *, awake: bool = False, coordinates: str = EARTH_ON_B, engines: str = "working") -> Table:
    """The jump is next; P1 sleeps with this objective, unless ``awake``."""
    table = solo()
    table.state.time, table.state.coordinates = 14, coordinates
    table.engines(engines, engines, engines)
    table.objective("P1", objective)
    if not awake:
        table.sleeps("P1")
    return table


def won(table: Table) -> bool:
    play: Play = table.play(at="time_track")
    assert play.over
    ending = play.view().ending
    assert ending is not None
    return ending.fates[0].won


def test_destination_earth() -> None:
    assert won(ended("destination_earth"))
    table = ended("destination_earth", coordinates=MARS_ON_B)
    table.one("P1").status, table.one("P1").pod = "launched", 1
    assert not won(table)


def test_an_objective_met_does_not_help_the_dead() -> None:
    assert not won(ended("destination_earth", awake=True))


def test_emergency_post_mortem_asks_for_the_blue_corpse_put_down_in_surgery() -> None:
    table = solo()
    table.lay(14, "surgery")
    table.place("P1", 14)
    corpse = table.give("P1", "corpse_blue")
    table.objective("P1", "emergency_post_mortem")
    play = table.play()
    assert not play.state.corpse_in_surgery
    play.answer(next(act for act in play.options() if getattr(act, "thing", None) == corpse))
    assert "corpse_blue" in play.room(14).objects
    assert play.state.corpse_in_surgery

    laid, carried = ended("emergency_post_mortem"), ended("emergency_post_mortem")
    laid.state.corpse_in_surgery = True
    carried.give("P1", "corpse_blue")
    assert won(laid)
    assert not won(carried)


def test_a_body_bearer_who_dies_in_surgery_leaves_the_blue_corpse_there() -> None:
    table = solo()
    table.lay(14, "surgery", fire=True)
    table.place("P1", 14)
    table.give("P1", "corpse_blue")
    table.wounds("P1", "leg", "hand", "body")
    play = table.play()
    play.passes("P1")
    assert play.over and play.state.corpse_in_surgery


@pytest.mark.parametrize(("known", "met"), [((), False), (("egg",), False), (("egg", "carcass"), True)])
def test_first_contact_protocol_asks_for_two_weaknesses(known: tuple[str, ...], met: bool) -> None:
    table = ended("first_contact_protocol")
    for slot in known:
        table.state.weaknesses[slot].known = True
    assert won(table) is met


@pytest.mark.parametrize(
    ("signal", "queen", "met"), [(True, True, True), (True, False, False), (False, True, False), (False, False, False)]
)
def test_cutting_off_the_head_asks_for_the_signal_and_the_queen(signal: bool, queen: bool, met: bool) -> None:
    table = ended("cutting_off_the_head")
    table.one("P1").signal, table.state.queen_killed = signal, queen
    assert won(table) is met


@pytest.mark.parametrize("objective", ["cutting_off_the_head", "clean_up_crew"])
@pytest.mark.parametrize("signal", [True, False])
def test_a_destroyed_ship_does_for_the_queen_and_the_nest(objective: str, signal: bool) -> None:
    table = ended(objective, engines="damaged")
    table.one("P1").signal = signal
    table.one("P1").status, table.one("P1").pod = "launched", 1
    assert won(table) is signal


@pytest.mark.parametrize(
    ("signal", "nest", "met"), [(True, True, True), (True, False, False), (False, True, False), (False, False, False)]
)
def test_clean_up_crew_asks_for_the_signal_and_the_nest(signal: bool, nest: bool, met: bool) -> None:
    table = ended("clean_up_crew")
    table.one("P1").signal, table.state.nest_destroyed = signal, nest
    assert won(table) is met


@pytest.mark.parametrize(
    ("signal", "every", "met"), [(True, True, True), (True, False, False), (False, True, False), (False, False, False)]
)
def test_no_man_left_behind_asks_for_the_signal_and_all_rooms(signal: bool, every: bool, met: bool) -> None:
    table = ended("no_man_left_behind")
    table.one("P1").signal = signal
    rooms = sorted(table.state.rooms)
    table.explore(*(slot for slot in rooms if every or slot != 6))
    assert won(table) is met


@pytest.mark.parametrize(("thing", "met"), [("egg", True), ("carcass", False), ("", False)])
def test_special_delivery_asks_for_an_egg_in_hand(thing: str, met: bool) -> None:
    table = ended("special_delivery")
    if thing:
        table.give("P1", thing)
    assert won(table) is met


def test_without_any_encounter_either_of_the_two_is_enough() -> None:
    table = ended("destination_earth")
    table.state.first_encounter = False
    table.objective("P1", "special_delivery", "destination_earth")
    assert won(table)
