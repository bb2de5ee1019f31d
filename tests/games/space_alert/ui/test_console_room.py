"""Nothing at a console lies over anything else that can be pressed there."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from tests.games.space_alert.ui.conftest import Sit
from tests.games.space_alert.ui.hands import AtConsoles


def check_room(crew: AtConsoles) -> set[str]:
    """No two things of a console overlap, unless they are cards that lie fanned out. The kinds of thing there are."""
    kinds: set[str] = set()
    for console in crew.table.consoles:
        things = list(console.things()) if console.isVisible() else []
        kinds |= {thing.kind for thing in things}
        for one, other in combinations(things, 2):
            if (one.kind, other.kind) != ("card", "card"):
                assert not one.box.intersects(other.box.adjusted(0.1, 0.1, -0.1, -0.1)), (one, other)
    return kinds


@pytest.mark.parametrize("people", [2, 3, 5])
def test_no_button_covers_a_card_however_many_are_held(sit: Sit, people: int) -> None:
    crew = sit(people, "S2-2", androids=max(0, 4 - people))
    crew.window.resize(1280, 720)
    QApplication.processEvents()
    crew.begin()
    kinds: set[str] = set()
    while crew.view.phase < 3:
        crew.announce()
        kinds |= check_room(crew)
    assert {"draw", "end", "card", "slot", "phase"} <= kinds
