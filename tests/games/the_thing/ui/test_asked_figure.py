"""Together a person plays several characters: the table shows the one that is asked."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from nemesis_desktop.engine.decision import Anchor, Decision
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.ui import TheThingUi
from nemesis_desktop.games.the_thing.ui.seats import asked_figure
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.window import MainWindow
from tests.games.the_thing.ui.clicker import new_match, placing

OpenWindow = Callable[[], MainWindow]


def together() -> View:
    view = new_match(2, 3).view()
    assert isinstance(view, View)
    return view


def asked(view: View, number: int) -> Decision:
    one = view.figures[number]
    name = Text(f"thing-character-{one.character}")
    return Decision(one.seat, Text("thing-ask-keep-good", who=name), (), topic="keep_good")


def test_the_character_that_the_question_names_is_asked() -> None:
    view, ui = together(), TheThingUi()
    for one in view.figures:
        assert asked_figure(view, asked(view, one.number)) == one
    own = [one for one in view.figures if one.seat == 0]
    tokens = {ui.asked_token(view, asked(view, one.number)).emblem for one in own}
    assert len(tokens) == len(own) > 1


def test_a_person_stands_for_none_of_theirs_who_has_left_the_game() -> None:
    view = together()
    first = next(one for one in view.figures if one.seat == 0)
    figures = [evolve(one, status="absorbed") if one == first else one for one in view.figures]
    left = evolve(view, figures=tuple(figures))
    found = asked_figure(left, Decision(0, Text("thing-ask-place", who="Ada"), (), topic="place"))
    assert found.seat == 0 and found.status == "playing"


def test_the_foot_shows_who_was_taken_up(quick_window: OpenWindow) -> None:
    player, decision = placing(quick_window())
    last = decision.acts[-1].who  # type: ignore[attr-defined]
    player.press_thing(Anchor("figure", last))
    one = player.table.tray._asked()
    assert one is not None and one.number == last


def test_where_people_play_together_nobody_is_told_to_lie() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for id in ("evening-rec-text", "help-order", "help-trade-with"):
            hidden, open_words = (words.text(Text(f"thing-ui-{id}{end}")) for end in ("", "-coop"))
            assert hidden != open_words
        assert not words.missing
