"""The victory check, cut into steps that are turned over: engines, coordinates, contamination, objectives."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from attrs import frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.ui.ending.evening import evening_of
from nemesis_desktop.games.nemesis.view import CrewView, EndingView, FateView, View

Chapter = Literal["engines", "coordinates", "contamination", "objectives", "verdict"]

CHAPTERS: tuple[Chapter, ...] = ("engines", "coordinates", "contamination", "objectives")

BROKEN_ENGINES = 2
"""With so many damaged engines the ship explodes; only the picture needs to know, the rules have decided."""


@frozen
class Step:
    """One thing that is turned over: an engine (0 to 2), the coordinates, a person's contamination or objectives.

    ``shared`` is the place of a group's objective among the others; nobody's own objectives are looked at then.
    """

    chapter: Chapter
    engine: int = 0
    seat: Seat | None = None
    shared: int | None = None


@frozen
class Infection:
    """What the contamination check of one person showed: cards scanned, larva, cards drawn, bad ones among them.

    ``cards`` is None where a larva or a mutation card made the scan needless; ``sick`` whether four cards decide.
    Where a bad card is no death but a mutation marker, ``markers`` are all that the person has now, and ``most`` is
    the number that kills; else ``most`` is 0.
    """

    cards: int | None
    larva: bool
    sick: bool
    drawn: int = 0
    found: int = 0
    markers: int = 0
    most: int = 0

    @property
    def deadly(self) -> bool:
        """Whether the person dies of it."""
        return self.markers >= self.most if self.most else self.found > 0


class VictoryCheck:
    """Everything that the end of a game shows, in the order in which it is shown.

    Args:
        view: the last view of the table, with its ending.
        log: the whole log as the table may read it.
    """

    def __init__(self, view: View, log: Iterable[Told]) -> None:
        assert view.ending is not None, "only a game that is over is checked"
        self.view = view
        self.ending: EndingView = view.ending
        self.log = tuple(log)
        self.infections: dict[Seat, Infection] = {}
        for told in self.log:
            self._read(told)
        self.evening = evening_of(view, self.log)
        self.steps = self._steps()

    def _read(self, told: Told) -> None:
        match told.event:
            case story.ContaminationCheck(who=seat, count=count, sick=sick):
                self.infections[seat] = Infection(count, larva=False, sick=sick)
            case story.ContaminationDraw(who=seat, count=count, found=found, unscanned=larva):
                scanned = self.infections.get(seat)
                cards = None if scanned is None else scanned.cards
                self.infections[seat] = Infection(
                    cards, larva=larva, sick=True, drawn=count, found=found,
                    markers=self.crew(seat).mutation_markers, most=self.view.printed.most_markers,
                )  # fmt: skip

    def _steps(self) -> tuple[Step, ...]:
        steps = [Step("engines", engine) for engine in range(len(self.ending.engines))]
        if self.ending.coordinates is not None:
            steps.append(Step("coordinates"))
        steps += [Step("contamination", seat=seat) for seat in self.infections]
        if self.shared:
            return (*steps, *(Step("objectives", shared=place) for place in range(len(self.shared))), Step("verdict"))
        alive = [fate.seat for fate in self.ending.fates if fate.survived]
        steps += [Step("objectives", seat=seat) for seat in alive]
        steps += [Step("objectives", seat=fate.seat) for fate in self.ending.fates if fate.seat not in alive]
        return (*steps, Step("verdict"))

    # ---------------------------------------------------------------- a group

    @property
    def shared(self) -> tuple[str, ...]:
        """The objectives of a group that wins or loses as one; none where everybody has their own."""
        return self.view.shared_objectives

    def holds(self, place: int) -> bool:
        """Whether a shared objective is met."""
        met = self.ending.fates[0].met
        return place < len(met) and met[place]

    def anybody_lives(self) -> bool:
        """Whether at least one character has survived."""
        return any(fate.survived for fate in self.ending.fates)

    # ---------------------------------------------------------------- who and what

    def crew(self, seat: Seat) -> CrewView:
        """The public side of a person."""
        return next(crew for crew in self.view.crew if crew.seat == seat)

    def fate(self, seat: Seat) -> FateView:
        """How it ended for a person."""
        return next(fate for fate in self.ending.fates if fate.seat == seat)

    def winners(self) -> tuple[FateView, ...]:
        """Everybody who won."""
        return tuple(fate for fate in self.ending.fates if fate.won)

    def first_of(self, chapter: Chapter) -> int | None:
        """The number of the first step of a chapter, if it has any."""
        return next((number for number, step in enumerate(self.steps) if step.chapter == chapter), None)

    def died_at(self, seat: Seat) -> int:
        """The step at which a person's death comes out; -1 for those who were dead before the check, or never die."""
        fate = self.fate(seat)
        if fate.survived:
            return len(self.steps)
        chapter: dict[str, Chapter] = {
            "course": "coordinates",
            **dict.fromkeys(("contamination", "mutation"), "contamination"),
        }
        if fate.cause == "explosion" and self.ending.engines:
            return len(self.ending.engines) - 1
        for number, step in enumerate(self.steps):
            if step.chapter == chapter.get(fate.cause) and step.seat in (None, seat):
                return number
        return -1

    def checked_at(self, seat: Seat, chapter: Chapter) -> int | None:
        """The step at which a person's contamination or objectives are shown; the last of those a group shares."""
        if chapter == "objectives" and self.shared:
            return len(self.steps) - 2
        return next(
            (number for number, step in enumerate(self.steps) if step.chapter == chapter and step.seat == seat), None
        )
