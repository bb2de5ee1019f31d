"""What could happen: warnings, the odds of the roll and of the bag, beside the thing that would be chosen."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.nemesis.ui.explain.outlook import outlook_of, percent
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.program.words import LANGUAGES, Words
from tests.games.nemesis.scenarios.table import Table


def noisy_table() -> Table:
    """P1 in room 6 beside room 5, whose every corridor is marked, and the unexplored room 2."""
    table = Table(3)
    for slot, tile in ((5, "laboratory"), (6, "canteen"), (10, "storage")):
        table.lay(slot, tile, items=2)
    table.place("P1", 6)
    for who in ("P2", "P3"):
        table.place(who, 1)
    table.noise("5-6", "5-10", "technical")
    return table


def test_a_move_that_surely_meets_is_red_and_says_why(play: Callable[[Table], TableScreen]) -> None:
    screen = play(noisy_table())
    offers = screen.offers
    assert offers is not None
    assert offers.state(Anchor("room", 5)) == "danger"
    assert offers.state(Anchor("room", 7)) == "offered"
    found = outlook_of(offers.acts_at(Anchor("room", 5)), screen.controller.view(), screen.words, offers)  # type: ignore[union-attr]
    assert found is not None
    assert found.warnings == ("Noise everywhere: any number on the die is an encounter.",)
    assert [(share.words, share.chance) for share in found.shares] == [
        ("Encounter", Fraction(4, 5)),
        ("Danger: noise in every corridor", Fraction(1, 10)),
        ("Nothing", Fraction(1, 10)),
    ]
    assert sum(share.chance for share in found.bag) == 1


def test_the_card_under_the_pointer_shows_it(play: Callable[[Table], TableScreen]) -> None:
    screen = play(noisy_table())
    place = screen.map.place_of(Anchor("room", 5))
    assert place is not None
    screen.hover.point_at(Anchor("room", 5), screen.map.mapToGlobal(place.center().toPoint()))
    screen.hover.show_now()
    assert screen.hover.outlook is not None
    assert "Encounter 80%" in screen.hover.accessibleDescription()
    screen.hover.grab()


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_large_words_the_card_still_lies_in_the_window(
    play: Callable[[Table], TableScreen], language: str
) -> None:
    screen = play(noisy_table())
    screen.window().resize(1280, 720)
    screen.set_text_scale(1.75)
    screen.retranslate(Words(language))
    for slot in (2, 5):
        place = screen.map.place_of(Anchor("room", slot))
        assert place is not None
        screen.hover.point_at(Anchor("room", slot), screen.map.mapToGlobal(place.center().toPoint()))
        screen.hover.show_now()
        assert screen.rect().contains(screen.hover.geometry())
        screen.hover.hide_now()


def test_the_menu_says_it_under_the_line(play: Callable[[Table], TableScreen]) -> None:
    screen = play(noisy_table())
    assert screen.offers is not None
    screen.acts.ask_which(Anchor("room", 2), screen.offers.acts_at(Anchor("room", 2)))
    rows = [row.entry for row in screen.act_menu.rows()]  # type: ignore[attr-defined]
    assert [entry.danger for entry in rows] == [False, False]
    assert "Encounter" in rows[0].note and rows[1].note == "", "a careful move makes no roll"
    screen.act_menu.grab()


def test_a_dangerous_act_is_red_in_its_menu(play: Callable[[Table], TableScreen]) -> None:
    table = noisy_table()
    table.lay(3, "generator")
    table.place("P1", 3)
    screen = play(table)
    offers = screen.offers
    assert offers is not None and offers.state(Anchor("room", 3)) == "danger"
    danger = offers.danger_at(Anchor("room", 3))
    assert danger is not None and danger.kind == "self_destruct"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_worded_in_every_language(play: Callable[[Table], TableScreen], language: str) -> None:
    screen = play(noisy_table())
    screen.retranslate(Words(language))
    offers = screen.offers
    assert screen.controller is not None and offers is not None
    for slot in (2, 5, 7, 11):
        found = outlook_of(offers.acts_at(Anchor("room", slot)), screen.controller.view(), screen.words, offers)
        assert found is not None and found.spoken(screen.words)
    assert screen.words.missing == set()


def test_what_may_happen_is_never_nought_and_what_may_fail_never_certain() -> None:
    assert percent(Fraction(1, 500)) == 1
    assert percent(Fraction(499, 500)) == 99
    assert percent(Fraction(1)) == 100
    assert percent(Fraction(1, 3)) == 33
