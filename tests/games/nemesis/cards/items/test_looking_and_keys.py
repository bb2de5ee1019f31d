"""Items that show what lies hidden, and those that open doors and pods."""

from __future__ import annotations

import pytest

from nemesis_desktop.games.nemesis.acts import UseItem
from tests.games.nemesis.cards.deal import (
    HERE,
    effect_of,
    item_of,
    limit_of,
    noted,
    table_of,
    uses,
    why_not_use,
)
from tests.games.nemesis.cards.items.carrying import with_item

# ---------------------------------------------------------------- looking


@effect_of("recon_drone")
def test_recon_drone_looks_at_a_tile_and_its_token_in_secret() -> None:
    table = with_item("recon_drone")
    table.put_tile(18, "surgery")
    table.token(18, "slime", 4)
    token = table.game.room(18).token
    play = table.play()
    uses(play, "P1", "recon_drone", 18)
    assert noted(play, "P1", "tile") == {18: "surgery"}
    assert noted(play, "P1", "token") == {18: token}
    assert not play.room(18).explored and play.room(18).token == token
    assert set(play.told("looked-at-room")[0]) == {"who", "slot_"}
    assert noted(play, "P2", "tile") == {}


@effect_of("nemesis_plans")
def test_nemesis_plans_look_at_two_tiles_without_their_tokens() -> None:
    table = with_item("nemesis_plans")
    table.put_tile(17, "surgery")
    table.put_tile(18, "storage")
    play = table.play()
    uses(play, "P1", "nemesis_plans", 17, 18)
    assert noted(play, "P1", "tile") == {17: "surgery", 18: "storage"}
    assert noted(play, "P1", "token") == {}


@effect_of("nemesis_plans")
def test_nemesis_plans_look_at_the_one_tile_that_is_left() -> None:
    table = with_item("nemesis_plans")
    table.explore(*(slot for slot in table.state.rooms if slot != 18))
    play = table.play()
    uses(play, "P1", "nemesis_plans")
    assert list(noted(play, "P1", "tile")) == [18]


@limit_of("recon_drone", "nemesis_plans")
@pytest.mark.parametrize("item", ["recon_drone", "nemesis_plans"])
def test_there_must_be_an_unexplored_room_to_look_at(item: str) -> None:
    table = with_item(item)
    table.explore(*table.state.rooms)
    assert why_not_use(table.play(), "P1", item) == "all-explored"


# ---------------------------------------------------------------- keys


@effect_of("comms_key")
def test_comms_key_looks_at_the_objective_of_somebody_with_a_signal() -> None:
    table = table_of("captain", "pilot", "scout", tile="comms_room")
    table.give("P1", "comms_key")
    table.one("P2").signal = True
    play = table.play()
    uses(play, "P1", "comms_key")
    assert noted(play, "P1", "objective") == {1: play.one("P2").objectives[0]}
    assert set(play.told("looked-at-objective")[0]) == {"who", "other"}
    assert noted(play, "P3", "objective") == {}


@effect_of("comms_key")
@pytest.mark.parametrize("kind", ["personal", "corporate"])
def test_comms_key_of_two_objectives_looks_at_one(kind: str) -> None:
    table = table_of("captain", "pilot", tile="comms_room")
    table.objective("P2", "quarantine", "ab_ovo")
    table.give("P1", "comms_key")
    table.one("P2").signal = True
    play = table.play()
    uses(play, "P1", "comms_key", kind)
    assert noted(play, "P1", "objective") == {1: "quarantine" if kind == "personal" else "ab_ovo"}


@limit_of("comms_key")
def test_comms_key_needs_a_working_computer_and_somebody_elses_signal() -> None:
    for tile, broken in (("storage", False), ("comms_room", True)):
        table = table_of("captain", "pilot", tile=tile, malfunction=broken)
        table.give("P1", "comms_key")
        table.one("P2").signal = True
        assert why_not_use(table.play(), "P1", "comms_key") == "no-computer"
    table = table_of("captain", "pilot", tile="comms_room")
    table.give("P1", "comms_key")
    table.one("P1").signal = True
    assert why_not_use(table.play(), "P1", "comms_key") == "no-signal"


@effect_of("evacuation_key")
@pytest.mark.parametrize(("before", "after"), [("locked", "unlocked"), ("unlocked", "locked")])
def test_evacuation_key_locks_or_unlocks_a_pod_here_even_in_combat(before: str, after: str) -> None:
    table = table_of("captain", "pilot", "scout", tile="evacuation_section_a")
    table.pod(1, before)
    table.give("P1", "evacuation_key")
    table.intruder("adult", HERE)
    play = table.play()
    uses(play, "P1", "evacuation_key", 1)
    assert play.game.pod(1).state == after
    assert play.game.pod(3).state == "locked"


@limit_of("evacuation_key")
def test_evacuation_key_works_only_in_a_section_and_on_its_pods() -> None:
    table = with_item("evacuation_key")
    assert why_not_use(table.play(), "P1", "evacuation_key") == "not-in-section"
    table = table_of("captain", "pilot", "scout", tile="evacuation_section_a")
    table.give("P1", "evacuation_key")
    play = table.play()
    play.answer(UseItem(item_of(play, "P1", "evacuation_key")))
    assert {act.id for act in play.options()} == {1, 3}
    table = table_of("captain", "pilot", tile="evacuation_section_a")
    table.give("P1", "evacuation_key")
    table.game.pod(1).state = "removed"
    assert why_not_use(table.play(), "P1", "evacuation_key") == "no-pods"


@effect_of("self_destruct_key")
def test_self_destruct_key_starts_or_stops_the_sequence_at_a_computer() -> None:
    table = with_item("self_destruct_key", tile="comms_room")
    play = table.play()
    uses(play, "P1", "self_destruct_key")
    assert play.state.self_destruct == 0
    table = with_item("self_destruct_key", tile="comms_room")
    table.state.self_destruct = 2
    play = table.play()
    uses(play, "P1", "self_destruct_key")
    assert play.state.self_destruct is None


@limit_of("self_destruct_key")
def test_self_destruct_key_needs_a_computer_and_a_sequence_that_can_be_switched() -> None:
    for tile, broken in (("storage", False), ("comms_room", True)):
        table = with_item("self_destruct_key", tile=tile, malfunction=broken)
        assert why_not_use(table.play(), "P1", "self_destruct_key") == "no-computer"
    for marker in (3, 4, 5):
        table = with_item("self_destruct_key", tile="comms_room")
        table.state.self_destruct = marker
        assert why_not_use(table.play(), "P1", "self_destruct_key") == "self-destruct-irreversible"
    table = with_item("self_destruct_key", tile="comms_room")
    table.sleeps("P2")
    assert why_not_use(table.play(), "P1", "self_destruct_key") == "somebody-sleeps"
