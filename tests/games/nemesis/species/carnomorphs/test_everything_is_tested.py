"""Every case of the rules has its test, and every card one of what it does and one of what it does not do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nemesis_desktop.games.nemesis.species.carnomorphs.components import CARNOMORPHS
from tests.games.nemesis.cards.test_every_card import marked

from . import test_bag, test_events, test_feeding, test_fighting, test_mutation, test_mutation_cards
from . import test_setup_and_encounters as test_setup

MODULES = (test_bag, test_events, test_feeding, test_fighting, test_mutation, test_mutation_cards, test_setup)
CASES = 60


def test_every_case_has_its_test() -> None:
    done = {case for case in marked(MODULES, "effect_of") if re.fullmatch(r"T\d\d", case)}
    params = {
        mark.args[0]
        for value in test_fighting.INTO_THE_CORRIDORS
        for mark in value.marks
        if re.fullmatch(r"T\d\d", mark.args[0])
    }
    assert done | params == {f"T{number:02}" for number in range(1, CASES + 1)}


def test_there_are_no_more_cases() -> None:
    rules = Path(__file__).resolve().parents[6] / "shared" / "reference" / "carnomorphs" / "RULES.md"
    if not rules.is_file():
        pytest.skip("the rules, written down beside the printed components, are no part of the repository")
    told = re.findall(r"^T(\d\d) given", rules.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(told) == CASES


@pytest.mark.parametrize("card", [*CARNOMORPHS.weaknesses, *CARNOMORPHS.decks["mutation"]])
def test_every_card_is_tested(card: str) -> None:
    assert card in marked(MODULES, "effect_of"), "nothing tests what it does"
    assert card in marked(MODULES, "limit_of"), "nothing tests what it does not do"


@pytest.mark.parametrize("event", sorted({re.sub(r"_\d$", "", id) for id in CARNOMORPHS.events}))
def test_every_event_is_tested(event: str) -> None:
    assert event in marked(MODULES, "effect_of"), "nothing tests what it does"
    assert event in marked(MODULES, "limit_of"), "nothing tests what it does not do"
