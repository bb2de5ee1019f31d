"""The table told event by event arrives where the rules have arrived: nothing that pieces show jumps at the end."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve
from hypothesis import given, settings
from hypothesis import strategies as st

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis.retelling import Retelling
from nemesis_desktop.games.nemesis.setup import Setup
from nemesis_desktop.games.nemesis.view import View
from tests.games.nemesis.properties.random_play import random_game, setup_for, tables


def shown(view: View) -> Mapping[str, object]:
    """Everything whose change is seen: pieces, markers, tracks."""
    return {
        "rooms": [
            (room.slot, room.tile, room.explored, room.fire, room.malfunction, room.decompression)
            for room in view.rooms
        ],
        "objects": [sorted(thing.split("_")[0] for thing in room.objects) for room in view.rooms],
        "corridors": view.corridors,
        "intruders": {one.id: (one.kind, one.room, one.injuries, one.in_combat) for one in view.intruders},
        "crew": [
            (one.status, one.room, one.pod, one.light_wounds, one.wounds, one.slime, one.larva, one.signal,
             one.passed, one.first_player, one.in_combat, one.cause_of_death)
            for one in view.crew
        ],
        "pods": [(pod.number, pod.state, sorted(pod.passengers)) for pod in view.pods],
        "tracks": (view.time, view.self_destruct, view.round, view.destination, view.first_player),
        "nest": (view.eggs, view.nest_destroyed),
        "bag": dict(view.bag),
        "weaknesses": view.weaknesses,
        "tokens": view.explored_tokens,
    }  # fmt: skip


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(min_value=0, max_value=2**32), setup=tables())
def test_the_log_leads_from_one_view_to_the_next(seed: int, setup: Setup) -> None:
    before: View | None = None
    seen = 0
    for match in random_game(seed, setup, recording=True):
        view = match.view(TABLE)
        if before is not None and before.phase != "setup" and view.phase != "ended":
            retelling = Retelling(before)
            kinds = []
            for told in match.events_since(seen, TABLE):
                retelling.tell(told)
                kinds.append(f"{told.kind}{dict(told.facts)}")
            if kinds and kinds[-1].startswith("first-encounter"):
                # In the middle of a larva's way out: that it has left is told with the death that follows.
                crew = zip(retelling.view.crew, view.crew, strict=True)
                retelling.view = evolve(
                    retelling.view, crew=tuple(evolve(told, larva=real.larva) for told, real in crew)
                )
            found, wanted = shown(retelling.view), shown(view)
            for name, value in wanted.items():
                assert found[name] == value, f"{name} after {kinds}"
        before, seen = view, match.event_count


def test_whoever_dies_with_what_they_have_just_picked_up_leaves_it_there() -> None:
    match = next(match for match in random_game(1, setup_for(2), recording=True) if match.decision.topic == "turn")  # type: ignore[union-attr]
    room = 5
    retelling = Retelling(match.view(TABLE))
    takes = (("picks-up", {"thing": "corpse_blue"}), ("takes-egg", {"thing": "egg_1", "count": 4}))
    for kind, facts in (*takes, ("dies", {"cause": "fire"})):
        retelling.tell(Told(0, kind, {"who": 1, "room": room, **facts}, {}, private=False))
    lying = next(one.objects for one in retelling.view.rooms if one.slot == room)
    assert set(lying) == {"corpse_blue", "egg_1", "corpse_1"}
    assert retelling.view.crew[1].held == ()
