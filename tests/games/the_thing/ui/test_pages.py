"""A test on the stage: the same for both ends until the card is turned, and nothing private ever."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from attrs import evolve

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.ui.happening.pages import PAGES
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.drawing import theme
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.playback import Playback
from tests.games.the_thing.properties.watching import random_game
from tests.games.the_thing.ui.clicker import Player, new_match

TABLE_OF_FIVE = 5


@pytest.fixture(scope="module")
def shown() -> list[Moment]:  # type: ignore[type-arg]
    """A test for each end, as a table of five sees them."""
    match = next(random_game(1, TABLE_OF_FIVE))
    view, told = match.view(), next(iter(match.events_since(0)))
    events = (story.TestRun(0, 1, "a"), story.ProvedHuman(1), story.TestRun(0, 2, "b"), story.AlienRevealed(2, 3))
    return [Moment(evolve(told, event=event), view, view) for event in events]


def of(moments: list[Moment], kind: type) -> list[Moment]:  # type: ignore[type-arg]
    return [one for one in moments if isinstance(one.event, kind)]


def test_two_seconds_without_a_button_whatever_comes(shown: list[Moment]) -> None:  # type: ignore[type-arg]
    pages = [PAGES.of(moment, Words("en")) for moment in of(shown, story.TestRun)]
    for page in pages:
        assert page is not None and page.full and page.awaits is None and not page.read_aloud
        assert (page.title, page.settles, page.hold, page.tone, page.picture) == (
            "Everybody holds their breath", 2000, 0, "warm", "the_thing/art/blood_test",
        )  # fmt: skip


def test_then_the_card_waits_until_everybody_has_seen_it(shown: list[Moment]) -> None:  # type: ignore[type-arg]
    for kind, title in ((story.ProvedHuman, "Human"), (story.AlienRevealed, "Alien")):
        page = PAGES.of(of(shown, kind)[0], Words("en"))
        assert page is not None and page.title == title and page.awaits == ""


def test_what_only_somebody_sees_has_no_page(shown: list[Moment]) -> None:  # type: ignore[type-arg]
    moment = shown[0]
    secret: Told = evolve(moment.told, private=True)
    assert PAGES.of(evolve(moment, told=secret), Words("en")) is None


def test_no_page_keeps_the_table_once_everything_is_skipped(
    quick_window: Callable[[], MainWindow],
    shown: list[Moment],  # type: ignore[type-arg]
) -> None:
    window = quick_window()
    window.play(new_match(TABLE_OF_FIVE, 1))
    player = Player(window, 1)
    player.settle()
    playback, view = player.table.playback, player.table.view
    assert isinstance(playback, Playback)
    theme.set_speed("normal")
    for go_on, most in ((playback.skip_all, 1), (playback.skip, 2 * len(shown))):
        done: list[bool] = []
        playback.play([moment.told for moment in shown], view, lambda done=done: done.append(True))  # type: ignore[misc]
        for _ in range(most):
            assert playback.running and not done
            window.grab()
            go_on()
        assert done == [True] and not playback.running
        assert player.table.reveal.isHidden()
