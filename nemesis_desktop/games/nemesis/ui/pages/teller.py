"""What every page is made from: the moment, what belongs to it, the table at its end, and the words for all that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from attrs import frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Event, Told
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.ui.happening.log_signs import sign_of
from nemesis_desktop.games.nemesis.ui.ship import says
from nemesis_desktop.games.nemesis.view import CrewView, View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.show.moment import Moment
from nemesis_desktop.table.show.page import Rows

K = TypeVar("K", bound=Event)

MOST_ROWS: Final = 4
"""More than so many lines nobody reads: the rest is counted."""


@frozen(eq=False)
class Teller:
    """Tells one moment.

    Attributes:
        moment: the event, and the table around it.
        gathered: what belongs to it.
        words: the language.
    """

    moment: Moment[Any, View]
    gathered: Sequence[Told]
    words: Words

    @property
    def before(self) -> View:
        """The table before all of it."""
        return self.moment.before

    @property
    def end(self) -> View:
        """The table after all of it, as everybody may see it."""
        found = (told.after for told in reversed(self.gathered) if told.after is not None)
        return next(found, self.moment.after)

    def parts(self, kind: type[K]) -> list[K]:
        """What belongs to it of one kind of event."""
        return [told.event for told in self.gathered if isinstance(told.event, kind)]

    # ---------------------------------------------------------------- words

    def say(self, id: str, **args: Argument) -> str:
        """A message."""
        return self.words.text(Text(id, **args))

    def log(self, told: Told | None = None) -> str:
        """An event as the log tells it; by default the one that is shown."""
        return self.words.text((told or self.moment.told).text())

    def crew(self, seat: Seat) -> CrewView | None:
        """Somebody, as they were before it."""
        return next((one for one in self.before.crew if one.seat == seat), None)

    def name(self, seat: Seat) -> str:
        """Somebody's name."""
        one = self.crew(seat)
        return one.name if one is not None else ""

    def room(self, slot: int) -> str:
        """A room by its name."""
        return says.room_name(self.end, self.words, slot)

    def list_of(self, names: Sequence[str]) -> str:
        """Names one after another."""
        if len(names) < 2:
            return "".join(names)
        return self.say("ui-cards-both", first=", ".join(names[:-1]), second=names[-1])

    def rows(self, told: Sequence[Told], most: int = MOST_ROWS) -> tuple[Rows, ...]:
        """What belongs to it, line by line as the log tells it; the rest is counted."""
        if not told:
            return ()
        shown = told if len(told) <= most else told[: most - 1]
        rows = [(*sign_of(one), self.log(one), False) for one in shown]
        if len(shown) < len(told):
            more = self.say("ui-stage-more", count=len(told) - len(shown))
            rows.append(("symbols/event", "text.tertiary", more, False))
        return (Rows(tuple(rows)),)
