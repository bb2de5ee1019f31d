"""Every way to play, whole games through the real widgets."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.decision import Yes
from nemesis_desktop.engine.saving.table_settings import Secrecy
from nemesis_desktop.games.nemesis.ui.ending.ending import EndingScreen
from nemesis_desktop.games.nemesis.ui.table import TableScreen
from nemesis_desktop.table.desk.window import MainWindow
from nemesis_desktop.table.furniture.secrecy.shield import Shield
from nemesis_desktop.table.screens.last_game import NewGame, remember_game
from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen
from nemesis_desktop.table.screens.start import StartScreen
from tests.games.nemesis.ui.clicker import Clicker
from tests.games.nemesis.ui.wanting import wanted

NAMES = ("Mira", "Otto", "Lev", "June", "Nika")
Opener = Callable[[], MainWindow]


def game(
    people: int,
    mode: str,
    seed: int,
    board: str = "main",
    secrecy: Secrecy = "shield",
    variants: tuple[str, ...] = (),
) -> NewGame:
    return wanted(NAMES[:people], seed, mode=mode, board=board, secrecy=secrecy, variants=variants)


class Volunteer(Clicker):
    """Somebody who takes over the intruders as soon as it is offered."""

    def pick(self) -> int:
        acts = self.offers.decision.acts  # type: ignore[union-attr]
        taking_over = self.offers.decision.topic == "intruders"  # type: ignore[union-attr]
        return next((index for index, act in enumerate(acts) if taking_over and isinstance(act, Yes)), super().pick())


def played(window: MainWindow, asked: NewGame, clicker: type[Clicker] = Clicker) -> Clicker:
    window.begin(asked)
    made = clicker(window, asked.seed)
    made.play()
    assert window.now == "ending"
    assert window.words.missing == set()
    return made


def test_a_new_game_of_named_people_has_words_for_everything(open_window: Opener) -> None:
    window = open_window()
    wanted = game(4, "semi", 1)
    remember_game(window.settings, wanted, list(NAMES), [1, 2, 3, 4, 5])
    window.screens.new_game()
    assert window.words.missing == set()


@pytest.mark.parametrize("board", ["main", "alternate"])
def test_solo(open_window: Opener, board: str) -> None:
    clicker = played(open_window(), game(1, "solo", 1, board, "open"))
    assert clicker.hand_offs == 0
    assert clicker.topics["turn"] > 1


@pytest.mark.parametrize(
    ("people", "seed", "board", "secrecy"),
    [
        (3, 3, "alternate", "open"),
        (2, 1, "main", "shield"),
        pytest.param(2, 2, "main", "face_down", marks=pytest.mark.soak),
    ],
)
def test_cooperative(open_window: Opener, people: int, seed: int, board: str, secrecy: Secrecy) -> None:
    clicker = played(open_window(), game(people, "coop", seed, board, secrecy))
    assert clicker.hand_offs > 2 if secrecy == "shield" else clicker.hand_offs == 0


def test_semi_cooperative_on_the_alternate_side(open_window: Opener) -> None:
    clicker = played(open_window(), game(2, "semi", 4, "alternate"))
    assert clicker.hand_offs > 2
    assert "intruders" not in clicker.topics, "a variant that is off"


def test_somebody_goes_on_as_the_intruders(open_window: Opener) -> None:
    window = open_window()
    clicker = played(window, game(3, "semi", 2, variants=("intruder_player",)), Volunteer)
    assert window.match is not None and window.match.view().intruder_player is not None
    assert clicker.topics["intruders"] == 1


def asked_to_lead(window: MainWindow, clicker: Clicker) -> bool:
    """Whether the first of the dead is at the screen and asked."""
    asked = clicker.controller.decision
    return asked is not None and asked.topic == "intruders"


def play_until(clicker: Clicker, come: Callable[[], bool], most: int = 1500) -> None:
    for _ in range(most):
        clicker.settle()
        if come():
            return
        assert not clicker.over, "the game ended first"
        clicker.step()
    raise AssertionError("it never came to that")


def test_playing_the_intruders_is_offered_never_forced(open_window: Opener) -> None:
    window = open_window()
    window.begin(game(3, "semi", 2, variants=("intruder_player",)))
    clicker = Clicker(window, 2)
    play_until(clicker, lambda: asked_to_lead(window, clicker))
    table = clicker.table
    assert table.tray is not None and table.tray.guide is not None and table.tray.guide.isVisible()
    QTest.keyClick(table, Qt.Key.Key_N)
    clicker.settle()
    assert window.match is not None and window.match.view().intruder_player is None
    began = window.match.view().round
    play_until(clicker, lambda: clicker.over or clicker.controller.match.view().round > began + 1)
    assert "intruders" not in clicker.topics, "nobody is asked a second time"


# -------------------------------------------------------------------- the same people again


def shield_of(window: MainWindow) -> Shield:
    found = window.findChild(Shield)
    assert found is not None
    return found


def test_the_same_table_again_from_the_start_screen(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    way = {"draft": "free", "reactions": "call", "board": "alternate", "variants": ("traits",)}
    asked = wanted(("Ada", "Bob"), 9, colours=(4, 2), pins=("1234", None), **way)  # type: ignore[arg-type]
    remember_game(window.settings, asked, ["Ada", "Bob", "", "", ""], [4, 2, 1, 3, 5])
    window.begin(asked)
    before = window.match
    window.leave_table()
    start = window.screen_named("start")
    assert isinstance(start, StartScreen) and start.entries["again"].isVisible()
    assert start.entries["again"].hint == "Ada, Bob · Nemesis · semi-cooperative · alternate side · Variants: 1"
    qtbot.mouseClick(start.entries["again"], Qt.MouseButton.LeftButton)
    assert window.now == "table" and window.match is not before
    assert before is not None and window.match is not None
    assert window.match.setup == before.setup and window.match.seed != before.seed
    assert (window.match.table["secrecy"], window.match.table["reactions"]) == ("shield", "call")
    assert window.match.table["pins"] == before.table["pins"], "whoever had a PIN is asked for it again"
    assert not shield_of(window).is_closed, "whom they play this time is chosen on the open table"


def test_the_same_table_again_from_the_ending(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    clicker = played(window, game(1, "coop", 1, "alternate", "open", ("gentle_start",)))
    before = window.match
    ending = window.screen_named("ending")
    assert isinstance(ending, EndingScreen)
    ending.to_the_verdict()
    qtbot.mouseClick(ending.again_button, Qt.MouseButton.LeftButton)
    assert window.now == "table" and before is not None and window.match is not None
    assert window.match.setup == before.setup and window.match.seed != before.seed
    assert clicker.controller.secrecy == "open"


def test_from_the_program_s_start_the_same_people_play_after_one_more_click(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    qtbot.mouseClick(window.screen_named("start").entries["new"], Qt.MouseButton.LeftButton)  # type: ignore[attr-defined]
    screen = window.screen_named("new_game")
    assert isinstance(screen, NewGameScreen)
    screen.count.segments["1"].click()
    screen.mode.segments["coop"].click()
    screen.choices["board"].segments["alternate"].click()
    qtbot.mouseClick(screen.start_button, Qt.MouseButton.LeftButton)
    assert window.match is not None
    first = window.match.setup
    window.close()
    later = open_window()
    qtbot.mouseClick(later.screen_named("start").entries["again"], Qt.MouseButton.LeftButton)  # type: ignore[attr-defined]
    assert later.match is not None and later.match.setup == first
    assert (first.mode, first.board, len(first.people)) == ("coop", "alternate", 1)


def test_hands_are_private_or_everything_is_open(open_window: Opener) -> None:
    open_table, private = open_window(), open_window()
    for window, secrecy in ((open_table, "open"), (private, "shield")):
        asked = game(3, "coop", 4, secrecy=secrecy)
        window.begin(asked._replace(choices={**asked.choices, "draft": "random"}))
    assert not shield_of(open_table).is_closed and shield_of(private).is_closed
    table = open_table.screen_named("table")
    assert isinstance(table, TableScreen) and table.tray is not None
