"""Acts that are listed lazily are the acts that a list would hold, and are made one at a time."""

from __future__ import annotations

from itertools import product
from typing import ClassVar

import pytest
from attrs import frozen

from nemesis_desktop.engine.decision import Decision, OwnAct, Seat
from nemesis_desktop.engine.flow import ask_table
from nemesis_desktop.engine.listing import Family, Listing
from nemesis_desktop.engine.text import Text
from tests.engine.toy import Bell, Pump


@frozen
class Place(OwnAct):
    """A card on one of a person's slots, either way up; counts how many have been made."""

    made: ClassVar[int] = 0
    seat: Seat
    card: str
    slot: int

    def __attrs_post_init__(self) -> None:
        type(self).made += 1


@pytest.mark.parametrize(
    "rows", [([0], ["a"], [1]), (range(3), ["a", "b"], range(5, 9)), ([], ["a"], [1]), ([2, 0], "abc", (7, 3))]
)
def test_a_family_is_every_combination_of_its_rows(rows: tuple[list[int], list[str], list[int]]) -> None:
    family = Family(Place, *rows)
    written_out = [Place(*values) for values in product(*rows)]
    assert list(family) == [family[place] for place in range(len(family))] == written_out
    assert len(family) == len(written_out)
    assert [family.index(act) for act in written_out] == list(range(len(written_out)))
    assert list(reversed(family)) == written_out[::-1]
    assert family[-2:] == written_out[-2:]


def test_a_listing_is_its_parts_one_behind_the_other() -> None:
    parts = (Family(Pump, [0, 1], [1, 2]), [Bell(1)], Family(Pump, [], [1]), Family(Pump, [4], [3]))
    listing = Listing[Pump | Bell](*parts)
    written_out = [act for part in parts for act in part]
    assert list(listing) == [listing[place] for place in range(len(listing))] == written_out
    assert [listing.index(act) for act in written_out] == list(range(6))
    assert listing[-1] == Pump(4, 3)
    assert len(Listing[Bell]()) == 0


def test_what_is_not_offered_is_not_there() -> None:
    listing = Listing[Pump | Bell](Family(Pump, [0, 1], [1, 2]), [Bell(1)])
    for absent in (Pump(2, 1), Pump(0, 3), Bell(2), "pump"):
        assert absent not in listing
        with pytest.raises(ValueError, match="not on offer"):
            listing.index(absent)
    for place in (5, -6):
        with pytest.raises(IndexError):
            listing[place]
    with pytest.raises(ValueError, match="not on offer"):
        listing.index(Pump(0, 1), 1)


def test_a_family_has_a_row_for_each_field() -> None:
    with pytest.raises(TypeError, match="3 fields, not 2"):
        Family(Place, [0], ["a"])


def test_asking_the_table_makes_no_act_and_answering_makes_one() -> None:
    cards = [f"card_{number}" for number in range(100)]
    offered = Listing[Place](*(Family(Place, [seat], cards, range(12)) for seat in range(5)))
    wanted = Place(3, "card_42", 7)
    Place.made = 0
    rule = ask_table(range(5), Text("ask"), offered, topic="plan")
    asked: Decision = next(rule)
    assert len(asked.acts) == 6_000
    assert wanted in asked.acts
    pick = asked.acts.index(wanted)
    assert Place.made == 0
    with pytest.raises(StopIteration) as done:
        rule.send((pick,))
    assert done.value.value == wanted
    assert Place.made == 1
