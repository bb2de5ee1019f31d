"""Computer seats at the table: two levels, what they do among people, and what they say of it afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb

import pytest

from nemesis_desktop.engine.decision import TABLE, Decision, Seat
from nemesis_desktop.engine.seats.policy import Lots, one_of_many
from nemesis_desktop.engine.seats.simulate import simulate
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.acts import DrawData, EndEarly, FlyOn, Place, RemoveTile
from nemesis_desktop.games.space_alert.bots import reasons, sensible_policy
from nemesis_desktop.games.space_alert.bots.sensible_policy import CadetPolicy, SensiblePolicy, agreed
from nemesis_desktop.games.space_alert.bots.tally import Tally
from nemesis_desktop.games.space_alert.bots.trials import TRIALS, table_of
from nemesis_desktop.games.space_alert.components.ship import turns_of
from nemesis_desktop.games.space_alert.kind import KIND
from nemesis_desktop.games.space_alert.new_game import PAGE
from nemesis_desktop.program.words import LANGUAGES, Words, unparted
from tests.games.space_alert.playing import Crew


@pytest.fixture(autouse=True)
def few_tries(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    if request.node.get_closest_marker("soak") is None:
        monkeypatch.setattr(sensible_policy, "TRIES", 300)
    sensible_policy._together.cache_clear()
    yield
    sensible_policy._together.cache_clear()


def late(people: int, seed: int = 9, **other: object) -> Crew:
    """A table at which the first phase comes to its end, and nobody has laid anything."""
    crew = Crew(people, seed=seed, **other)
    while True:
        line = crew.until("phase_warning", 1)
        if line.seconds == 20:
            break
    for seat in crew.match.seats:
        while crew.may(DrawData(seat)):
            crew.do(DrawData(seat))
    return crew


def asked(crew: Crew, policy: SensiblePolicy, seat: Seat) -> Place | EndEarly | DrawData | None:
    """What a seat does next, if it does anything."""
    decision = crew.match.decision
    assert isinstance(decision, Decision)
    places = [n for n, act in enumerate(decision.acts) if getattr(act, "seat", TABLE) == seat]
    picks = one_of_many(policy, Lots(1, seat), crew.match.view, decision, seat, places)
    act = decision.acts[picks[0]] if picks else None
    assert act is None or isinstance(act, Place | EndEarly | DrawData)
    return act


def laid_by(crew: Crew, policy: SensiblePolicy, seat: Seat) -> list[Place]:
    """Everything that a seat lays now, one card after another."""
    laid: list[Place] = []
    while (act := asked(crew, policy, seat)) is not None:
        assert not isinstance(act, EndEarly) and policy.why is not None
        crew.do(act)
        laid += [act] if isinstance(act, Place) else []
    return laid


def test_every_level_that_is_offered_can_play() -> None:
    assert PAGE.computers is not None
    assert {one.value for one in PAGE.computers.levels} == {"sensible", "cadet"} <= TRIALS.policies.keys()


def test_officers_plan_together_and_fill_the_androids_too() -> None:
    crew = late(2)
    plans = [agreed(crew.view, seat) for seat in (0, 1)]
    assert plans[0] == plans[1]
    figures = {act.console for seat in (0, 1) for act in laid_by(crew, SensiblePolicy(), seat)}
    assert figures == {figure for figure, turn in plans[0] if turn in turns_of(1)} and len(figures) > 1


def test_a_cadet_does_what_was_agreed_but_is_too_slow_for_every_card(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 < CadetPolicy.slow < 100
    monkeypatch.setattr(CadetPolicy, "slow", 50)
    crew = late(5)
    wanted = {slot: laid for slot, laid in agreed(crew.view, 0).items() if slot[1] in turns_of(1)}
    done = [act for seat in range(5) for act in laid_by(crew, CadetPolicy(), seat)]
    assert all(wanted[act.console, act.turn] == (act.card, act.half) for act in done)
    assert 0 < len(done) < len(wanted)
    assert asked(crew, CadetPolicy(), 0) is None, "what it has missed it does not lay later"


def test_an_officer_plans_around_somebody_who_goes_another_way() -> None:
    crew = late(3)
    plan = agreed(crew.view, 1)
    card = next(card for card in crew.plain(0) if (0, 1) not in plan or plan[0, 1][0] != card)
    crew.do(Place(0, card, 0, 1, "move"))
    other = agreed(crew.match.view(1), 1)
    assert not any(figure == 0 for figure, _turn in other), "nobody knows what that person lays"
    mine = {card for (figure, _), (card, _) in other.items() if figure in (1, 3)}
    assert not mine & {*crew.hand(0)}, "and their cards are theirs"
    laid_by(crew, SensiblePolicy(), 1)


def test_an_officer_agrees_to_an_early_end_once_it_has_laid_what_it_wants() -> None:
    crew = late(3)
    crew.until("phase_over", 2)
    policy = SensiblePolicy()
    assert asked(crew, policy, 1) is None, "nobody hurries yet"
    crew.do(EndEarly(0))
    while isinstance(act := asked(crew, policy, 1), Place | DrawData):
        crew.do(act)
    assert act == EndEarly(1)


def test_a_card_is_explained_by_what_would_be_otherwise_without_it() -> None:
    crew = late(4)
    view = crew.view
    threat = view.threats[0]
    told: set[str] = set()
    for seat in range(4):
        for (figure, turn), _ in agreed(view, seat).items():
            told.add(reasons.why_laid(view, agreed(view, seat), (figure, turn)).id)
    assert threat.code and told & {"alert-reason-destroys", "alert-reason-hurts", "alert-reason-spares"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    words = Words(language)
    threat, station = Text("alert-threat-E1-05"), Text("alert-station-upper_red")
    for name in (
        "draws", "spare", "repairs", "restores", "flies-on", "flies-home", "way", "saves", "services", "destroys",
        "hurts", "spares", "awake", "looks", "squad", "energy",
    ):  # fmt: skip
        said = words.text(Text(f"alert-reason-{name}", threat=threat, station=station, count=2, cubes=1))
        assert said and "alert-" not in said
    why = reasons.why_between(RemoveTile("red", "shield")), reasons.why_between(FlyOn(on=False))
    assert [one and one.id for one in why] == ["alert-reason-repairs", "alert-reason-flies-home"]


@pytest.mark.soak
@pytest.mark.parametrize("people", [2, 4, 5])
def test_officers_bring_more_ships_home_than_cadets(people: int) -> None:
    saved = {level: ships_saved(people, level) for level in ("cadet", "sensible")}
    assert saved["cadet"] > 0, "a cadet is a weak player, and no hopeless one"
    assert by_chance(saved["sensible"], saved["cadet"]) < 0.01, saved


@pytest.mark.soak
def test_at_a_mixed_table_officers_make_a_difference() -> None:
    """Seats by turns: so many missions begin with an officer as with a cadet."""
    halves = [("sensible", "cadet") * 2, ("cadet", "sensible") * 2]
    mixed = sum(ships_saved(4, seats) for seats in halves)
    alone = sum(ships_saved(4, "cadet", first) for first in (SEED, SEED + MISSIONS))
    assert by_chance(mixed, alone, 2 * MISSIONS) < 0.01, (mixed, alone)


SEED, MISSIONS = 71_000, 120


def ships_saved(people: int, levels: str | Sequence[str], first: int = SEED) -> int:
    """How many ships come home."""
    *_, tally = simulate(KIND, table_of(people), MISSIONS, first, levels)
    return tally.saved


def by_chance(more: int, fewer: int, missions: int = MISSIONS) -> float:
    """How likely so great a difference is between crews that play equally well (Fisher's exact test, one-sided)."""
    saved = more + fewer
    ways = comb(2 * missions, saved)
    return sum(comb(missions, n) * comb(missions, saved - n) for n in range(more, min(saved, missions) + 1)) / ways


# -------------------------------------------------------------------- told by the hundred


@pytest.mark.parametrize(
    ("language", "table", "points"),
    [
        (
            "en",
            "Exploration campaign; scenario card S2-3; "
            "minor threats of level 1+2, serious ones of level 2; androids: 1",
            "Points of a saved ship: −12.0 on average, −12 at best.",
        ),
        (
            "ru",
            "Кампания; карта сценария S2-3; обычные угрозы уровня 1+2, серьёзные — уровня 2; андроидов: 1",
            "Очки спасённого корабля: в среднем −12,0, лучший итог −12.",
        ),
        (
            "cs",
            "Průzkumná kampaň; karta scénáře S2-3; běžná ohrožení úrovně 1+2, závažná úrovně 2; androidů: 1",
            "Body zachráněné lodi: v průměru −12,0, nejvíce −12.",
        ),
    ],
)
def test_a_simulation_tells_what_was_flown_and_writes_one_kind_of_minus(language: str, table: str, points: str) -> None:
    setup = table_of(3, modes.CAMPAIGN, "S2-3", "1+2", "2")
    tally = Tally(games=1, missions=1, saved=1, points=-12, best=-12)
    lines = [*TRIALS.report(tally, setup, Words(language).text)]
    assert lines[1] == unparted(table, language) and unparted(points, language) in lines


def test_a_simulation_of_the_training_speaks_of_no_levels() -> None:
    words = Words("en")
    assert [*TRIALS.report(Tally(), table_of(5, modes.TRAINING, "S1-1"), words.text)][
        1
    ] == "Training; scenario card S1-1"
    assert [*TRIALS.report(Tally(), table_of(5), words.text)][1].startswith(
        "One mission; a mission drawn by lot; minor "
    )
    assert not words.missing
