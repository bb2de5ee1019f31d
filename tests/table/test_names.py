"""People who gave no name, in every game of the shelf: called by their place, in the language of the moment."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.new_game import Person
from nemesis_desktop.games import SHELF, kind_of, page_of
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.names import named

NAMES = {"en": "Person 2", "ru": "Игрок 2", "cs": "Hráč 2"}


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("seat", [TABLE, 0, 1])
def test_who_gave_no_name_is_called_otherwise_in_each_language(game: str, seat: int) -> None:
    page = page_of(game)
    people = [Person(name, colour) for colour, name in enumerate(("Ada", "", "Ben", "Cleo"), start=1)]
    mode = next(one.value for one in page.modes if one.least <= len(people) <= one.most)
    choices = {one.id: one.options[0].value for one in page.choices}
    match: Match[Any, Any] = Match.new(kind_of(game), kind_of(game).setup_of(people, mode, choices, ()), 3)
    view = match.view(seat)
    for language, name in [*NAMES.items(), *NAMES.items()]:
        view = named(view, Words(language))
        assert [one.name for one in view.people] == ["Ada", name, "Ben", "Cleo"]
        assert [one.unnamed for one in view.people] == [False, True, False, False]
