"""What the table looks like after each thing that happened: the log laid over a view, one event after another.

The rules run from one question to the next in one go; the table follows event by event. Nothing here knows more than
the log tells its reader. What the log leaves open (which cards are in a hand, how many lie in a deck) stays as it was,
until the view of the next question is laid over it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from attrs import evolve

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis.retold import CHANGES, number_of, token_moves, without_intruder, word_of
from nemesis_desktop.games.nemesis.view import View

_PHASES: Final[Mapping[str, str]] = {
    "round": "draw",
    "first-player": "first_player",
    "turn": "turns",
    "time": "time",
    "time-waits": "time",
    "event-card": "event",
    "bag-token": "bag",
}
"""Events that begin a step of the round."""


class Retelling:
    """Follows the log on a view.

    Attributes:
        view: the table after everything that was told so far.
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self._larva: int | None = None
        self._drawn: str | None = None
        self._answered = False

    def tell(self, told: Told) -> View:
        """The table after this event."""
        self._step(told)
        change = CHANGES.get(told.kind)
        if change is not None:
            self.view = change(self.view, told.facts)
        self._remember(told)
        return self.view

    def _step(self, told: Told) -> None:
        """Which step of the round it belongs to."""
        phase = self.view.phase
        now = _PHASES.get(told.kind, phase)
        if told.kind in ("attacks", "larva-attacks") and phase == "time":
            now = "attacks"
        elif told.kind in ("injured", "eggs-destroyed") and (
            phase == "time" or (phase == "attacks" and not self._answered)
        ):
            # In the attacks an intruder is hurt only by whoever answers them; otherwise it is the fire.
            now = "fire"
        if told.kind in ("attacks", "reacts", "reacts-with-item"):
            self._answered = told.kind != "attacks"
        if now != phase:
            self.view = evolve(self.view, phase=now, acting=self.view.acting if now == "turns" else None)

    def _remember(self, told: Told) -> None:
        """What an event leaves open until the next one tells how it goes on."""
        facts = told.facts
        match told.kind:
            case "larva-attacks":
                self._larva = number_of(facts, "intruder")
            case "reacts" | "reacts-with-item":
                self._larva = None
            case "larva-on-board" | "contaminated" if self._larva is not None:
                self.view = without_intruder(self.view, self._larva)
                self._larva = None
            case "bag-token" | "token-drawn":
                self._drawn = word_of(facts, "kind")
            case "encounter" if self._drawn == "queen":
                # The queen of the bag development comes by herself.
                self.view, self._drawn = token_moves(self.view, "queen", -1), None


VERDICT: Final = ("engines-shown", "coordinates-shown", "contamination-check", "contamination-draw", "fate")
"""What the victory check turns over; the first of these that happens begins it."""


def begins_verdict(told: Told) -> bool:
    """Whether an event belongs to the victory check, which is a scene of its own after the game."""
    return told.kind in VERDICT


def before_verdict(view: View, before: View) -> View:
    """The table of a game that is over as it lies before the victory check, with nothing of it turned over.

    Args:
        view: the table after the check.
        before: the table as everybody knew it last.
    """
    ending = view.ending
    if ending is None:
        return view
    known = {person.seat: person for person in before.crew}
    crew = []
    for person in view.crew:
        killed = person.cause_of_death in ("course", "contamination")
        if killed or (person.cause_of_death == "explosion" and ending.engines):
            asleep = "launched" if person.pod is not None else "hibernating"
            person = evolve(person, status=asleep, cause_of_death=None)
        last = known.get(person.seat, person)
        # Whoever was infected has shuffled every card into the deck.
        hand, deck, discard = last.hand_count, last.deck_count, last.discard
        crew.append(evolve(person, open_objectives=(), hand_count=hand, deck_count=deck, discard=discard))
    return evolve(view, ending=None, engines=before.engines, coordinates=before.coordinates, crew=tuple(crew))


def watched_together(told: Told) -> bool:
    """Whether an event begins what everybody watches together: the event phase, or a new round."""
    return told.kind in ("time", "time-waits", "round")
