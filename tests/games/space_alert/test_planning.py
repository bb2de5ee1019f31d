"""The planning round: time-tables, hands, phases, data, transfers, androids, solo. Rulebook 1, 2 and 5."""

from pathlib import Path

import pytest

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.match import Match
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import (
    Announce,
    DrawData,
    EndEarly,
    Give,
    OpenPhase,
    Place,
    TakeBack,
    TurnOver,
)
from nemesis_desktop.games.space_alert.components.cards import CARDS, DEALS
from nemesis_desktop.games.space_alert.components.mission import whole
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.ship import SQUAD_BAYS, turns_of
from nemesis_desktop.games.space_alert.kind import KIND
from tests.games.space_alert.playing import Crew


def started(people: int = 5, mission: str = "S2-1", **other: object) -> Crew:
    crew = Crew(people, mission, **other)  # type: ignore[arg-type]
    crew.next_line()
    return crew


# ---------------------------------------------------------------- setting up


@pytest.mark.case("sa-a6af")
def test_a_thousand_tables_have_four_different_tracks_each_as_often() -> None:
    from nemesis_desktop.games.space_alert.missions.lay_out import empty_table, lay_out_mission
    from tests.games.space_alert.playing import setup_for

    counted: dict[tuple[int, str], int] = {}
    for seed in range(1000):
        game = empty_table(setup_for(5), seed, "lay_out")
        lay_out_mission(game)
        tracks = game.state.tracks
        assert len(set(tracks)) == 4
        for lane, track in enumerate(tracks):
            counted[lane, track] = counted.get((lane, track), 0) + 1
    assert len(counted) == 28 and all(100 < count < 190 for count in counted.values())


@pytest.mark.case("sa-7c64", "sa-f592")
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: f"{deal.people}+{deal.androids}")
def test_hands(deal: object) -> None:
    assert isinstance(deal, type(DEALS[0]))
    crew = Crew(deal.people, androids=deal.androids)
    view = crew.view
    assert len(view.consoles) == (deal.people if deal.people > 1 else 0) + deal.androids
    assert view.unconfirmed == deal.unconfirmed
    androids = [console for console in view.consoles if console.android]
    assert len(androids) == deal.androids and all(CARDS[console.own or ""].heroic for console in androids)
    for person in view.people:
        assert (len(person.hand), *person.waiting) == deal.cards
        assert sum(CARDS[card].heroic for card in person.hand) == (0 if deal.people == 1 else 1)
    if deal.people == 5:
        assert view.deck == 20


def test_two_squads_are_fit_at_the_start() -> None:
    assert Crew().match.game.state.squads == len(SQUAD_BAYS) == 2


def test_nobody_sees_what_comes_of_the_plan_before_it_is_turned_up() -> None:
    crew = started()
    for seat in (TABLE, *crew.match.seats):
        view = crew.match.view(seat)
        assert view.step == "planning" and view.lines
        assert (view.table, view.resolution) == (None, None)


def test_nothing_can_be_laid_before_the_start() -> None:
    crew = Crew()
    assert crew.match.decision is not None and list(crew.match.decision.acts) == [Announce(0)]


# ---------------------------------------------------------------- time


@pytest.mark.parametrize("code", MISSIONS)
def test_every_line_is_said_once_and_in_order(code: str) -> None:
    crew = Crew(5, code, mode="training" if code.startswith("S1") else "mission")
    lines, said = crew.view.lines, []
    assert list(lines) == list(whole(MISSIONS[code].lines))
    assert [line.at for line in lines] == sorted(line.at for line in lines)
    while crew.view.step == "planning":
        said.append(crew.next_line())
    assert said == list(lines)
    announced = [line for line in lines if line.kind == "threat" and (crew.view.unconfirmed or not line.unconfirmed)]
    assert [(chip.turn, chip.zone or "internal") for chip in crew.view.threats] == [
        (line.chip, line.where) for line in announced
    ]


@pytest.mark.case("sa-1556")
def test_a_phase_closes_five_seconds_after_its_last_warning() -> None:
    for mission in MISSIONS.values():
        ends = [line.at for line in whole(mission.lines) if line.kind == "phase_over"]
        assert ends == list(mission.phase_ends)
    assert MISSIONS["S2-7"].phase_ends == (220, 450, 600)


@pytest.mark.case("sa-7478")
def test_the_first_test_run_has_three_threats_and_two_phases() -> None:
    crew = Crew(5, "S1-1", mode="training")
    crew.plan_nothing()
    assert [(chip.turn, chip.zone) for chip in crew.view.threats] == [(1, "blue"), (2, "white"), (3, "red")]
    assert (crew.view.turns, crew.view.phases) == (7, 2)
    assert MISSIONS["S1-1"].phase_ends == (250, 420)
    assert not any(CARDS[card].heroic for card in crew.hand(0)) and crew.view.bays == ()


@pytest.mark.case("sa-ccec")
def test_the_first_threat_lies_beside_its_track_and_enters_on_its_turn() -> None:
    crew = started()
    line = crew.next_line()
    assert (line.chip, line.where, line.serious) == (2, "white", True)
    (chip,) = crew.view.threats
    assert chip.code.startswith("SE1") and (chip.turn, chip.zone) == (2, "white")
    crew.plan_nothing()
    resolution = crew.view.resolution
    assert resolution is not None
    assert resolution.after(1).threat(0).state == "pending" and resolution.after(2).threat(0).state == "active"


def test_unconfirmed_reports_count_for_five_only() -> None:
    four, five = Crew(4), Crew(5)
    four.plan_nothing()
    five.plan_nothing()
    assert len(five.view.threats) == len(four.view.threats) + 1


# ---------------------------------------------------------------- laying cards


@pytest.mark.case("sa-ac9d")
def test_a_card_may_be_laid_taken_back_turned_and_laid_elsewhere_until_the_phase_ends() -> None:
    crew = started()
    card = crew.plain(1)[0]
    crew.do(Place(1, card, 1, 2, "action"))
    crew.do(TakeBack(1, 1, 2))
    crew.do(Place(1, card, 1, 1, "action"))
    crew.do(TurnOver(1, 1, 1))
    slot = crew.view.consoles[1].slots[0]
    assert slot is not None and (slot.half, slot.card) == ("move", None)
    own = crew.match.view(1).consoles[1].slots[0]
    assert own is not None and own.card == card
    other = crew.match.view(2).consoles[1].slots[0]
    assert other is not None and other.card is None


def test_a_slot_takes_one_card_and_nobody_lays_on_anothers_console() -> None:
    crew = started()
    first, second = crew.plain(0)[:2]
    crew.do(Place(0, first, 0, 1, "move"))
    assert not crew.may(Place(0, second, 0, 1, "move"))
    assert not crew.may(Place(0, second, 1, 2, "move"))
    assert not crew.may(TakeBack(1, 0, 1)) and not crew.may(TurnOver(1, 0, 1))
    assert not crew.may(Place(0, second, 0, 4, "move"))


@pytest.mark.case("sa-9736")
def test_nothing_is_laid_in_a_phase_that_is_over() -> None:
    crew = started()
    card = crew.plain(2)[0]
    crew.do(Place(2, card, 2, 3, "action"))
    crew.until("phase_over", 2)
    left = crew.plain(2)[0]
    assert not crew.may(Place(2, left, 2, 6, "action")) and not crew.may(TakeBack(2, 2, 3))
    assert crew.may(Place(2, left, 2, 8, "action"))


def test_whoever_opens_the_next_phase_has_closed_this_one_alone() -> None:
    crew = started()
    before = len(crew.hand(0))
    crew.do(OpenPhase(0))
    assert len(crew.hand(0)) == before + 5 and crew.view.people[0].waiting == (0, 5)
    card = crew.plain(0)[0]
    assert not crew.may(Place(0, card, 0, 3, "move")) and crew.may(Place(0, card, 0, 4, "move"))
    assert crew.may(Place(1, crew.plain(1)[0], 1, 3, "move"))
    crew.until("phase_over", 1)
    assert crew.view.consoles[0].phase == crew.view.consoles[1].phase == 2
    assert len(crew.hand(0)) == before + 5


def test_cards_that_are_left_stay_in_the_hand() -> None:
    crew = started()
    kept = set(crew.hand(3))
    crew.until("phase_over", 1)
    assert kept < set(crew.hand(3))


# ---------------------------------------------------------------- data


def test_incoming_data_is_one_card_for_each_until_the_phase_is_over() -> None:
    crew = started()
    crew.until("incoming_data")
    crew.do(DrawData(0))
    assert not crew.may(DrawData(0)) and crew.may(DrawData(1))
    crew.until("phase_over")
    assert not crew.may(DrawData(1))


@pytest.mark.case("sa-4944")
def test_a_transfer_is_one_ordinary_card_before_the_tone() -> None:
    crew = started()
    crew.until("data_transfer")
    card, other = crew.plain(1)[:2]
    assert not crew.may(Give(1, crew.heroic(1), 2))
    crew.do(Give(1, card, 2))
    assert card in crew.hand(2) and not crew.may(Give(1, other, 3))
    # A card just received may be given on by somebody who has not given yet.
    assert crew.may(Give(2, card, 3))
    crew.until("transfer_over")
    assert not crew.may(Give(2, card, 3))


@pytest.mark.case("sa-f552")
def test_silence_changes_nothing_about_cards() -> None:
    crew = started()
    crew.until("comms_down")
    assert crew.view.silent and crew.may(Place(0, crew.plain(0)[0], 0, turns_of(crew.view.phase)[0], "move"))
    crew.until("comms_up")
    assert not crew.view.silent


@pytest.mark.case("sa-c1c7")
def test_planning_ends_early_when_all_agree_after_the_second_phase() -> None:
    crew = started()
    assert not crew.may(EndEarly(0))
    crew.until("phase_over", 2)
    for seat in range(4):
        crew.do(EndEarly(seat))
    assert crew.view.step == "planning"
    # Whoever lays another card is not done.
    crew.do(Place(0, crew.plain(0)[0], 0, 8, "move"))
    crew.do(EndEarly(4))
    assert crew.view.step == "planning"
    crew.do(EndEarly(0))
    assert crew.view.step == "playback"


# ---------------------------------------------------------------- androids and solo


@pytest.mark.case("sa-fa2d")
def test_an_android_takes_ordinary_cards_for_good_and_its_own_heroic_one() -> None:
    crew = started(3)
    android = next(console for console in crew.view.consoles if console.android)
    card, figure = crew.plain(0)[0], android.figure
    assert not crew.may(Place(0, crew.heroic(0), figure, 1, "action"))
    crew.do(Place(1, android.own or "", figure, 2, "action"))
    assert not crew.may(Place(0, card, figure, 2, "move"))
    crew.do(Place(0, card, figure, 1, "move"))
    slot = crew.view.consoles[figure].slots[0]
    assert slot is not None and slot.card == card
    assert not any(crew.may(TakeBack(seat, figure, 1)) or crew.may(TurnOver(seat, figure, 1)) for seat in range(3))


def test_alone_the_whole_deck_lies_open_and_cards_stay_loose() -> None:
    crew = started(1)
    assert len(crew.hand(0)) == 90 and [console.seat for console in crew.view.consoles] == [TABLE] * 4
    crew.do(Place(0, crew.hand(0)[0], 2, 1, "move"))
    crew.do(TurnOver(0, 2, 1))
    crew.do(TakeBack(0, 2, 1))
    own = crew.view.consoles[3].own or ""
    assert not crew.may(Place(0, own, 2, 1, "move")) and crew.may(Place(0, own, 3, 1, "move"))
    crew.do(Place(0, own, 3, 1, "move"))
    crew.do(TakeBack(0, 3, 1))
    assert crew.view.consoles[3].own == own and not crew.may(OpenPhase(0))
    while crew.view.step == "planning":
        assert not crew.may(DrawData(0)) and not crew.view.silent
        crew.next_line()
    assert crew.view.phase == 4


def test_incoming_data_waits_for_the_phase_or_for_twenty_seconds_as_the_table_plays(tmp_path: Path) -> None:
    patient, brief = Crew(5, "S2-2"), Crew(5, "S2-2", options=(modes.BRIEF_DATA,))
    for crew in (patient, brief):
        crew.until("incoming_data")
        crew.do(DrawData(1))
        assert not crew.may(DrawData(1)) and crew.may(DrawData(0))
    begun = brief.view.lines[brief.view.said - 1].at
    assert brief.until("data_over").at == begun + 20
    assert not brief.may(DrawData(0)) and not any(person.draws for person in brief.view.people)
    brief.match.save(tmp_path / "brief")
    assert Match.load(tmp_path / "brief", {KIND.id: KIND}).view() == brief.view
    patient.until("phase_warning")
    assert patient.may(DrawData(0))
    assert not any(line.kind == "data_over" for line in patient.view.lines)


@pytest.mark.parametrize("mission", ["S1-1", "S2-2", "generated"])
def test_whoever_plays_alone_hears_nothing_that_is_meant_for_company(mission: str) -> None:
    crew = Crew(1, mission, mode="training" if mission == "S1-1" else "mission")
    kinds = {line.kind for line in crew.view.lines}
    assert not kinds & {"incoming_data", "data_transfer", "transfer_over", "comms_down", "comms_up"}
    assert {"start", "threat", "phase_warning", "phase_over"} <= kinds
    crew.plan_nothing()
    assert crew.view.step == "playback"
