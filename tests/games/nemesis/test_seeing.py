"""What everybody sees: the table of secrets, at the places where a clause decides."""

from __future__ import annotations

import pytest

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.flow import END
from nemesis_desktop.engine.zones import hidden_from
from nemesis_desktop.games.nemesis import NEMESIS
from nemesis_desktop.games.nemesis.rules.deeds.engines import look_at_room
from nemesis_desktop.games.nemesis.state import Ending
from nemesis_desktop.games.nemesis.zones import ZONES
from tests.games.nemesis.scenarios.table import Table


@pytest.mark.parametrize(("tile", "counter"), [("storage", 3), ("nest", None), ("room_covered_with_slime", None)])
def test_only_a_room_with_a_counter_printed_on_it_shows_its_items(tile: str, counter: int | None) -> None:
    table = Table(2)
    table.lay(5, tile, items=3 if counter else 0)
    room = next(room for room in table.play().view().rooms if room.slot == 5)
    assert room.items == counter


@pytest.mark.parametrize(("step", "shown"), [("check_objectives", ()), (END, ("quarantine",))])
def test_objectives_lie_open_only_after_the_victory_check(step: str, shown: tuple[str, ...]) -> None:
    table = Table(2)
    table.objective("P1", "quarantine")
    table.state.ending = Ending("jump", destroyed=False)
    table.state.step = step
    assert NEMESIS.view(table.game, TABLE, None).crew[0].open_objectives == shown


def test_tokens_of_unexplored_rooms_are_hidden_from_who_has_not_looked() -> None:
    table = Table(2)
    table.lay(5, "storage")
    tokens = sorted(room.token for room in table.state.rooms.values() if room.token is not None)
    play = table.play()
    look_at_room(play.game, 0, 6, token=True)

    def hidden(seat: int) -> list[str]:
        # Those left in the box are of the same sort, and nobody knows them.
        lying = [
            place.thing for zone, place in hidden_from(ZONES, play.state, seat) if zone.name == "exploration tokens"
        ]
        return sorted(thing for thing in lying if thing in tokens)

    assert hidden(1) == hidden(TABLE) == tokens
    assert hidden(0) == sorted(set(tokens) - {play.room(6).token})


def test_an_inventory_is_hidden_from_the_others_but_for_quest_items() -> None:
    table = Table(2)
    bandage = table.give("P1", "bandages")
    table.give("P1", "log_key")
    assert table.one("P1").inventory == [bandage, "log_key"]

    def hidden(seat: int) -> list[str]:
        inventory = table.one("P1").inventory
        return [place.thing for _, place in hidden_from(ZONES, table.state, seat) if place.container is inventory]

    assert hidden(0) == []
    assert hidden(1) == hidden(TABLE) == [bandage]
