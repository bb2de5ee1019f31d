"""What a mutation is worth to a crew member that has one: help now, against a death at the end."""

from __future__ import annotations

from functools import cache
from math import comb

from nemesis_desktop.games.nemesis.bots.judging.bearings import Bearings
from nemesis_desktop.games.nemesis.bots.judging.fight_odds import severity
from nemesis_desktop.games.nemesis.bots.judging.tastes import MUTATION_WORTH

ACTION_CARDS = 10
"""Cards in an action deck."""
CHECKED = 4
"""Cards drawn in the check at the end."""
LIFE = 14.0
"""What it is worth to survive that check."""


def marker_risk(now: Bearings, markers: int) -> float:
    """How likely the check at the end kills with so many mutation markers, by the contamination that can be seen."""
    most = now.view.printed.most_markers
    if markers >= most:
        return 1.0
    mine = now.contaminated + sum(card == "contamination" for card in now.me.discard)
    return _death(most - markers, max(1, mine + 1))


@cache
def _death(needed: int, contaminated: int) -> float:
    """Of the cards of one person four are drawn: how likely so many of them are contamination."""
    found = range(needed, min(CHECKED, contaminated) + 1)
    draws = sum(comb(contaminated, one) * comb(ACTION_CARDS, CHECKED - one) for one in found)
    return draws / comb(ACTION_CARDS + contaminated, CHECKED)


def use_of_mutation(now: Bearings) -> float:
    """What using it is worth now: what the card does, less what one more marker means."""
    markers = now.me.mutation_markers
    card = now.mine.mutation
    if card is None or markers + 1 >= now.view.printed.most_markers:
        return -100.0
    price = LIFE * (marker_risk(now, markers + 1) - marker_risk(now, markers))
    return help_of(now, card) - price


def help_of(now: Bearings, card: str) -> float:
    """What the card does for somebody who stands so."""
    me, fighting = now.me, bool(now.enemies)
    worse = severity(len(me.wounds))
    match card:
        case "bone_blades" | "acid_glands" | "death_rattle":
            return (3.0 + 1.5 * len(now.enemies)) * worse if fighting else -3.0
        case "feral_sprint" | "duct_crawler":
            return 4.0 * worse if fighting else 0.0
        case "cell_regrowth":
            return (6.0 if now.bleeds else 3.0 * len(me.wounds) + 1.2 * me.light_wounds) if not fighting else 0.0
        case "second_stomach":
            return 1.5 * me.light_wounds if not fighting else 0.0
        case "scent_mask" | "chitin_hide":
            return 3.0 * worse if fighting else -1.0
        case "overclocked_nerves":
            return 3.0 if now.funds <= 1 else 1.0
        case _:
            return 0.0


def keep_mutation(card: str) -> float:
    """How gladly a mutation card is kept."""
    return MUTATION_WORTH.get(card, 1.0)


def last_marker(now: Bearings) -> bool:
    """Whether one marker more is death."""
    return now.me.mutated and now.me.mutation_markers + 1 >= now.view.printed.most_markers


def cure_worth(now: Bearings) -> float:
    """What it is worth to lose what has settled in the body: a larva, or a mutation card with its markers."""
    if not now.me.mutated:
        return 5.0 * now.me.larva
    return LIFE * marker_risk(now, now.me.mutation_markers)
