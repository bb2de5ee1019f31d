"""What everybody sees while it happens: each event between two pictures, and every change told by some event."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.setup import Setup
from nemesis_desktop.games.nemesis.ui.happening.showing import as_known
from nemesis_desktop.games.nemesis.view import View
from tests.games.nemesis.properties.random_play import random_game, tables

seeds = st.integers(min_value=0, max_value=2**32)
LEAVES = story.Dies | story.Launched | story.Hibernates | story.Boarded | story.LeftPod | story.Revived
GOES = story.IntruderHides | story.IntruderKilled | story.IntruderLeaves | story.Eats
COMES = story.IntruderPlaced | GOES | story.LarvaOnBoard | story.Contaminated


def shown(view: View) -> Mapping[tuple[str, object], object]:
    """Every piece, marker and track, by what it is called."""
    seen: dict[tuple[str, object], object] = {}
    for room in view.rooms:
        seen["tile", room.slot] = room.explored
        seen["fire", room.slot] = room.fire
        seen["malfunction", room.slot] = room.malfunction
        seen["air", room.slot] = room.decompression
        seen["objects", room.slot] = tuple(sorted(room.objects))
    for space in view.corridors:
        seen["noise", space.id] = space.noise
        seen["door", space.id] = space.door
    for one in view.crew:
        seen["status", one.seat] = one.status
        seen["room", one.seat] = one.room
        seen["wounds", one.seat] = one.light_wounds, one.wounds
        seen["slime", one.seat] = one.slime
        seen["larva", one.seat] = one.larva
        seen["mutation", one.seat] = one.mutated, one.mutation
        seen["markers", one.seat] = one.mutation_markers
        seen["altered", one.seat] = one.altered
        seen["signal", one.seat] = one.signal
        seen["first player", one.seat] = one.first_player
    for beast in view.intruders:
        seen["beast", beast.id] = beast.room, beast.kind
        seen["injuries", beast.id] = beast.injuries
    for pod in view.pods:
        seen["pod", pod.number] = pod.state
    seen["time", 0] = view.time
    seen["self-destruct", 0] = view.self_destruct
    seen["round", 0] = view.round
    seen["destination", 0] = view.destination
    seen["nest", 0] = view.nest_destroyed
    seen["eggs", 0] = view.eggs
    for weakness in view.weaknesses:
        seen["weakness", weakness.slot] = weakness.card, weakness.removed
    return seen


TELLS: Mapping[str, Any] = {
    "tile": story.Explored,
    "fire": story.FirePlaced | story.FireRemoved,
    "malfunction": story.MalfunctionPlaced | story.MalfunctionRemoved,
    "air": story.DecompressionStarts | story.DecompressionStopped | story.Decompressed,
    "objects": story.Dies
    | story.Revived
    | story.IntruderKilled
    | story.PicksUp
    | story.DroppedObject
    | story.EggsDestroyed
    | story.Eats
    | story.Swallows
    | story.CarcassLaid
    | story.CarcassRises,
    "noise": story.NoisePlaced | story.NoiseCleared | story.NoiseRemoved,
    "door": story.Door,
    "status": LEAVES | story.ShipDestroyed,
    "room": story.Moves | LEAVES,
    "wounds": story.LightWound
    | story.SeriousWound
    | story.WoundDressed
    | story.WoundHealed
    | story.LightHealed
    | story.Revived,
    "slime": story.Slimed | story.SlimeRemoved,
    # The creeper that comes out of somebody is the larva that was in them.
    "larva": story.LarvaOnBoard | story.LarvaRemoved | story.IntruderPlaced | story.NoFigure,
    "signal": story.SignalSent,
    "first player": story.FirstPlayer,
    "mutation": story.MutationTaken | story.MutationLost | story.Mutates,
    "markers": story.MutationMarker,
    "altered": story.Altered | story.AlterationEnds,
    "beast": COMES | story.IntruderMoves | story.Transformed | story.Develops,
    "injuries": COMES | story.Injured | story.IntruderHeals | story.Transformed,
    "pod": story.PodTurned | story.PodsUnlocked | story.PodRemoved | story.Launched,
    "time": story.Time | story.ShipJumps,
    "self-destruct": story.SelfDestruct | story.SelfDestructStarted | story.SelfDestructStopped | story.ShipDestroyed,
    "round": story.Round,
    "destination": story.DestinationSet,
    "nest": story.NestDestroyed,
    "eggs": story.EggAdded | story.EggHatched | story.TakesEgg | story.EggsDestroyed | story.Eats,
    "weakness": story.WeaknessDiscovered | story.AdaptationShown | story.AdaptationRemoved,
}
"""Which events tell that a piece has moved."""


def answers(seed: int, setup: Setup) -> Iterator[tuple[View, list[Told], View]]:
    """A random game: the table at each question, what the answer brought, and the table at the next."""
    before: View | None = None
    seen = 0
    for match in random_game(seed, setup, recording=True, watched=True):
        view = match.view(TABLE)
        if before is not None and before.phase != "setup":
            yield before, list(match.events_since(seen, TABLE)), view
        before, seen = view, match.event_count


@settings(max_examples=3, deadline=None)
@given(seed=seeds, setup=tables())
def test_the_pictures_lead_from_one_question_to_the_next(seed: int, setup: Setup) -> None:
    for before, told, after in answers(seed, setup):
        if told:
            assert (told[0].before, told[-1].after) == (before, after)
        for one, other in zip(told, told[1:], strict=False):
            assert one.after is other.before, "everybody sees one table, not two"


@settings(max_examples=3, deadline=None)
@given(seed=seeds, setup=tables())
def test_each_piece_that_a_picture_shows_moved_is_told_by_that_event(seed: int, setup: Setup) -> None:
    for before, events, after in answers(seed, setup):
        if not events:
            was, now = shown(before), shown(after)
            assert was == now, f"moved without a word: {[name for name in now if was.get(name) != now[name]]}"
        for told in events:
            was, now = shown(told.before), shown(told.after)
            for name in was.keys() | now.keys():
                if was.get(name) != now.get(name):
                    said = [one.event for one in events]
                    assert isinstance(told.event, TELLS[name[0]]), f"{name} with {told.event} of {said}"


@settings(max_examples=2, deadline=None)
@given(seed=seeds, setup=tables())
def test_what_somebody_knows_lies_beside_the_public_picture(seed: int, setup: Setup) -> None:
    """At a question the picture that everybody sees, with what a person knows, is that person's own view."""
    for match in random_game(seed, setup):
        for seat in match.seats if match.decision is not None else ():
            view = match.view(seat)
            assert as_known(match.view(TABLE), view) == view
