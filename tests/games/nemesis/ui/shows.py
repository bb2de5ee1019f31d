"""Parts of played games as the window gets them to show: what was told, between pictures of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from attrs import frozen

from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.engine.events import Event, Told
from nemesis_desktop.engine.match import Match
from nemesis_desktop.engine.seats.policy import Lots, answer_of
from nemesis_desktop.engine.seats.random_policy import RandomPolicy
from nemesis_desktop.games.nemesis import NEMESIS, story
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.games.nemesis.species.shelf import DEFAULT
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.table.show.moment import Moment

NAMES = ("Mira", "Otto", "Lev", "June", "Nika")
NEAR = (
    story.Attacks,
    story.LarvaAttacks,
    story.Encounter,
    story.NoiseRolled,
    story.Dies,
    story.SeriousWound,
    story.ShipJumps,
    story.ShipDestroyed,
    story.SelfDestructStarted,
    story.SelfDestruct,
    story.HibernationOpens,
)
"""What only happens in an event phase when somebody, or the end, is near."""


@frozen(eq=False)
class Shown:
    """What one answer brought: the table before it, and the events as everybody reads them."""

    view: View
    told: tuple[Told, ...]

    def has(self, *kinds: type[Event]) -> bool:
        return any(isinstance(one.event, kinds) for one in self.told)


def answers(people: int, seed: int, species: str = DEFAULT) -> Iterator[Shown]:
    """Each answer of a game that is played at random, as everybody may watch it."""
    setup = Setup(tuple(Person(name, colour) for colour, name in enumerate(NAMES[:people], 1)), species=species)
    match = Match.new(NEMESIS, setup, seed)
    match.watched = True
    policies, lots = [RandomPolicy()] * people, [Lots(seed, seat) for seat in range(people)]
    while (decision := match.decision) is not None:
        view, start = match.view(TABLE), match.event_count
        match.answer(*answer_of(policies, lots, match.view, decision))
        yield Shown(view, tuple(match.events_since(start, TABLE)))


@cache
def event_phases(people: int, seeds: tuple[int, ...], *, quiet: bool = False) -> tuple[Shown, ...]:
    """Whole event phases, from the time track to the bag; ``quiet`` ones with nothing near anybody."""
    found = []
    for seed in seeds:
        for one in answers(people, seed):
            kinds = [type(told.event) for told in one.told]
            if story.Time not in kinds or story.BagToken not in kinds or story.Round not in kinds:
                continue
            first, last = kinds.index(story.Time), kinds.index(story.Round)
            part = Shown(one.told[first].before, one.told[first:last])
            if not quiet or not part.has(*NEAR):
                found.append(part)
    return tuple(found)


@cache
def first(people: int, seeds: tuple[int, ...], wanted: Callable[[Shown], bool]) -> Shown:
    """The first answer of these games that brings what is wanted."""
    return next(one for seed in seeds for one in answers(people, seed) if wanted(one))


def moments(shown: Shown) -> Iterator[Moment[Any, View]]:
    """Each event of an answer, between the table before it and after it."""
    before = shown.view
    for place, told in enumerate(shown.told):
        after = told.after or before
        yield Moment(told, before, after, rest=shown.told[place + 1 :])
        before = after


@cache
def evening(people: int, seed: int, species: str = DEFAULT) -> tuple[Moment[Any, View], ...]:
    """Every moment of a whole game."""
    return tuple(moment for one in answers(people, seed, species) for moment in moments(one))
