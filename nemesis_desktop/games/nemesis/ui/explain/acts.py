"""What an act says where the thing that it is about does not lie beside it: its words, and the name of its target."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.explain.words import explanation
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.play.offers import Offers

UNSAID: Final = ("room", "corridor", "network", "intruder", "seat", "object", "engine")
"""Things that the words of an act leave to the place at which they are read."""


def lines_of(
    acts: Sequence[int], offers: Offers, view: View | None, words: Words, beside: Anchor | None = None
) -> list[str]:
    """A line for each of some acts; each names its target.

    Args:
        acts: indices of acts.
        offers: what is offered.
        view: the table, for names; None while there is none.
        words: the language.
        beside: the thing at which the lines stand: it need not be named. None where they stand apart.
    """
    plain = [offers.label(index) for index in acts]
    often = Counter(plain)
    lines = []
    for index, label in zip(acts, plain, strict=True):
        anchors = offers.act(index).anchors()
        names = _names(tuple(one for one in anchors if one != beside), view, words)
        if beside in anchors and often[label] == 1:
            names = []
        lines.append(_aimed(offers.act(index).text(), names[0], words) if names else label)
    still = Counter(lines)
    for place, index in enumerate(acts):
        names = _names(offers.act(index).anchors(), view, words)
        if still[lines[place]] > 1 and len(names) > 1:
            lines[place] = _aimed(offers.act(index).text(), ", ".join(names), words)
    return lines


def _aimed(what: Text, target: str, words: Words) -> str:
    return words.text(Text("act-aim", option=what, thing=target))


def _names(anchors: Sequence[Anchor], view: View | None, words: Words) -> list[str]:
    found = (explanation(one, view, words) for one in anchors if one.kind in UNSAID)
    return [one.title for one in found if one is not None and one.title]
