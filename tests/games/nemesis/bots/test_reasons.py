"""Every answer of every level has its reason, in words, in every language."""

from __future__ import annotations

import re

import pytest

from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.acts import Move, Pass, PlayCard
from nemesis_desktop.games.nemesis.bots.planning.errands import Errand
from nemesis_desktop.games.nemesis.bots.reasons import every_reason, of_plan
from nemesis_desktop.games.nemesis.bots.trials import TRIALS, table_of
from nemesis_desktop.program.words import LANGUAGES, Words

LEVELS = ("passenger", "crew", "veteran")
ERRANDS = (
    "pod",
    "search_pod",
    "sleep",
    "mend_bed",
    "wait",
    "course",
    "engine",
    "dress",
    "bandage",
    "signal",
    "douse",
    "free_bed",
    "watch",
)
OF_SEATS = ("objective", "passed", "glance", "distracted")
"""What the seats themselves say."""


def reasons(level: str, people: int, seed: int, most: int, mode: str = "semi", species: str = "intruders") -> set[Text]:
    """Whatever is said in the first questions of a game; whoever had something to choose from says something."""
    match, found = Match(NEMESIS, table_of(people, mode, species=species), seed, recording=False, logged=True), set()
    policies, heard = [TRIALS.policies[level]() for _ in match.seats], 0
    for number in range(most):
        decision = match.decision
        if decision is None:
            break
        picks = answer_of(policies, [Lots(seed, seat, number) for seat in match.seats], match.view, decision)
        if decision.kind != "claims" and decision.topic != "pay" and picks:
            why = policies[decision.seat].why
            assert why is not None, (level, decision.topic, decision.acts[picks[0]])
            found.add(why)
        match.answer(*picks)
        for seat, policy in enumerate(policies):
            policy.hear([*match.events_since(heard, seat)])
        heard = match.event_count
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_answers_says_why(level: str) -> None:
    words = [Words(language) for language in LANGUAGES]
    said = reasons(level, 3, 5, 150) | reasons(level, 2, 6, 150, "coop", "carnomorphs")
    assert len({why.id for why in said}) > 8
    for why in said:
        assert all(one.text(why) for one in words)
    assert [one.missing for one in words] == [set()] * len(words)


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("species", ["intruders", "carnomorphs"])
def test_whoever_answers_says_why_in_many_games(level: str, species: str) -> None:
    for seed in range(40):
        reasons(level, seed % 4 + 2, seed, 10_000, ("semi", "coop")[seed % 2], species)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    words = Words(language)
    errands = {Errand(name, 1, "room", 0.5).why() for name in ERRANDS}
    for why in {*map(Text, every_reason()), *errands, *(Text(f"nemesis-why-{name}") for name in OF_SEATS)}:
        said = words.text(why)
        assert re.fullmatch(r"[A-ZÁ-ŽА-Я].*\.", said), why.id
    assert words.missing == set()


def test_what_is_done_on_the_way_has_the_reason_of_the_plan_and_what_is_done_meanwhile_one_of_its_own() -> None:
    bed = Errand("sleep", 7, "room", 0.4)
    step, search = Move("1-2", 2), PlayCard("captain_search_1")
    assert of_plan(bed, step, here=1, deed=False) == bed.why()
    assert of_plan(bed, step, here=7, deed=False) == Text("nemesis-why-out-of-fire")
    assert of_plan(bed, Pass(), here=1, deed=False) == Text("nemesis-why-hold")
    assert of_plan(bed, search, here=1, deed=False) == Text("nemesis-why-look-here")
    assert of_plan(bed, search, here=7, deed=True) == bed.why()
    waiting = Errand("wait", 7, "wait", 0.4)
    assert of_plan(waiting, Pass(), here=7, deed=False) == waiting.why()
