"""Every printed card, room and weapon has a test of what it does and one of what it does not do.

A test says which cards it is about with the markers ``effect_of`` and ``limit_of``.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

from tests.games.nemesis.cards import (
    actions,
    items,
    rooms,
    test_attacks,
    test_contamination,
    test_coordinates,
    test_events,
    test_objectives,
    test_quests,
    test_reactions,
    test_weaknesses,
    test_weapons,
    test_wounds,
)
from tests.reference import read_table


def within(package: ModuleType) -> tuple[ModuleType, ...]:
    """The modules of a package."""
    return tuple(import_module(f"{package.__name__}.{one.name}") for one in iter_modules(package.__path__))


def marked(modules: Iterable[ModuleType], marker: str) -> set[str]:
    """The cards that the tests of these modules are about."""
    found: set[str] = set()
    for module in modules:
        for name, test in inspect.getmembers(module, inspect.isfunction):
            if name.startswith("test_"):
                for mark in getattr(test, "pytestmark", []):
                    found.update(mark.args if mark.name == marker else ())
    return found


def printed() -> list[tuple[str, str, tuple[ModuleType, ...]]]:
    """What the box holds: the sort, the card, and where its tests stand."""
    tables = [
        ("action", "characters", "action_card", "card", (*within(actions), test_reactions)),
        ("weapon", "characters", "starting_weapon", "id", (test_weapons,)),
        ("quest", "characters", "quest_item", "id", (test_quests, test_reactions)),
        ("item", "items", "item", "item", (*within(items), test_weapons)),
        ("room", "rooms", "room", "id", within(rooms)),
        ("event", "events", "event", "id", (test_events,)),
        ("attack", "intruders", "attack_effect", "id", (test_attacks,)),
        ("weakness", "intruders", "weakness", "id", (test_weaknesses,)),
        ("wound", "wounds", "wound", "id", (test_wounds,)),
        ("coordinates", "coordinates", "card", "id", (test_coordinates,)),
        ("objective", "objectives", "objective", "id", (test_objectives,)),
    ]
    cards: dict[tuple[str, str], tuple[ModuleType, ...]] = {}
    for sort, name, rows, key, modules in tables:
        for row in (read_table("nemesis", name) or {}).get(rows, []):
            if row.get("character") != "medic":
                cards[sort, row[key]] = modules
    for row in (read_table("nemesis", "contamination") or {}).get("card", []):
        cards["contamination", "infected" if row["infected"] else "clean"] = (test_contamination,)
    return [(sort, card, modules) for (sort, card), modules in cards.items()]


@pytest.mark.parametrize(
    ("card", "modules"), [pytest.param(card, modules, id=f"{sort}-{card}") for sort, card, modules in printed()]
)
def test_every_card_is_tested(card: str, modules: tuple[ModuleType, ...]) -> None:
    assert card in marked(modules, "effect_of"), "nothing tests what it does"
    assert card in marked(modules, "limit_of"), "nothing tests when it cannot be used, or what it does not do"
