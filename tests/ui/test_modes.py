"""Every way to play, whole games through the real widgets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nemesis_desktop.engine.decision import Yes
from nemesis_desktop.ui.screens.last_game import NewGame
from nemesis_desktop.ui.settings import Secrecy
from nemesis_desktop.ui.window import MainWindow
from tests.ui.clicker import Clicker

NAMES = ("Mira", "Otto", "Lev", "June", "Nika")
Opener = Callable[[], MainWindow]


def game(
    people: int,
    mode: str,
    seed: int,
    board: str = "main",
    secrecy: Secrecy = "shield",
    options: tuple[str, ...] = (),
) -> NewGame:
    colours = tuple(range(1, people + 1))
    return NewGame(NAMES[:people], colours, (None,) * people, "draft", secrecy, "ask", seed, mode, board, options)


class Volunteer(Clicker):
    """Somebody who takes over the intruders as soon as it is offered."""

    def pick(self) -> int:
        acts = self.offers.decision.acts  # type: ignore[union-attr]
        taking_over = self.offers.decision.topic == "intruders"  # type: ignore[union-attr]
        return next((index for index, act in enumerate(acts) if taking_over and isinstance(act, Yes)), super().pick())


def played(window: MainWindow, wanted: NewGame, clicker: type[Clicker] = Clicker) -> Clicker:
    window.begin(wanted)
    made = clicker(window, wanted.seed)
    made.play()
    assert window.now == "ending"
    assert window.words.missing == set()
    return made


@pytest.mark.parametrize("board", ["main", "alternate"])
def test_solo(open_window: Opener, board: str) -> None:
    clicker = played(open_window(), game(1, "solo", 1, board, "open"))
    assert clicker.hand_offs == 0
    assert clicker.topics["turn"] > 1


@pytest.mark.parametrize(
    ("people", "board", "secrecy"), [(1, "main", "open"), (3, "alternate", "open"), (4, "main", "shield")]
)
def test_cooperative(open_window: Opener, people: int, board: str, secrecy: Secrecy) -> None:
    clicker = played(open_window(), game(people, "coop", people, board, secrecy))
    assert clicker.hand_offs > 2 if secrecy == "shield" else clicker.hand_offs == 0


def test_semi_cooperative_on_the_alternate_side(open_window: Opener) -> None:
    clicker = played(open_window(), game(3, "semi", 2, "alternate"))
    assert clicker.hand_offs > 2


def test_somebody_goes_on_as_the_intruders(open_window: Opener) -> None:
    window = open_window()
    clicker = played(window, game(4, "semi", 5, options=("intruder_player",)), Volunteer)
    assert window.match is not None and window.match.view().intruder_player is not None
    assert clicker.topics["intruders"] == 1
