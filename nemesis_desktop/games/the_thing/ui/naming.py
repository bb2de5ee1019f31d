"""What answers are called before people: with hidden roles a figure is called like its person."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.acts import LookAt, OfAFigure
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.view import View


def said(act: Act, view: View) -> Text:
    """An answer in words, with the people that it is about."""
    if view.mode == COOP:
        return act.text()
    if isinstance(act, OfAFigure):
        return Text(act.message, **{**act.words(), "whom": view.figures[act.whom].name})
    if isinstance(act, LookAt):
        wishes = {"first": act.first, "second": act.second}
        names = {key: view.figures[whom].name for key, whom in wishes.items() if whom >= 0}
        return Text(act.message, **{**act.words(), **names})
    return act.text()
