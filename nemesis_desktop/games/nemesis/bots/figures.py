"""What is kept of a game of Nemesis that computer seats have played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.seats.records import Facts, Measure, Measures, Record
from nemesis_desktop.games.nemesis.said.wording import card_name, thing_name
from nemesis_desktop.games.nemesis.view import EndingView, FateView, View

MEASURES: Final = Measures(
    game=(
        Measure("ending", "cli-ending-"),
        Measure("ship", "lab-ship-"),
        Measure("rounds"),
        Measure("survivors"),
        Measure("won"),
        Measure("first_encounter"),
        Measure("rooms_explored"),
        Measure("attacks"),
        Measure("surprise_attacks"),
        Measure("intruders_killed"),
        Measure("fires"),
        Measure("malfunctions"),
    ),
    seat=(
        Measure("character", "character-"),
        Measure("survived"),
        Measure("seat_won"),
        Measure("fate", "cause-"),
        Measure("died_in"),
        Measure("objective", "objective-"),
        Measure("met"),
        Measure("serious_wounds"),
        Measure("cards_played"),
        Measure("items_used"),
    ),
    counted=(
        Measure("cards", "action-"),
        Measure("items", "item-"),
        Measure("objectives_kept", "objective-"),
        Measure("objectives_met", "objective-"),
        Measure("killed", "intruder-"),
    ),
    crossed=(("died_in", "fate"),),
    best=("survived", "seat_won", "won", "met", "rounds"),
)


def record_of(view: View, log: Sequence[Told]) -> Record:
    """The figures of a game that is over; those that only its log tells are there where there is one."""
    ending = view.ending
    assert ending is not None, "a game without an open question has ended"
    story = _Story(log)
    survivors = sum(fate.survived for fate in ending.fates)
    game: dict[str, str | int | bool | None] = {
        "ending": ending.cause,
        "ship": ending.ship,
        "rounds": view.round,
        "survivors": survivors,
        "won": any(fate.won for fate in ending.fates),
        "fires": view.fire_markers,
        "malfunctions": view.malfunction_markers,
    }
    seats = [_seat(view, fate, story, told=bool(log)) for fate in ending.fates]
    counts = _objectives(view, ending)
    if log:
        game |= story.game()
        counts |= {"cards": story.cards, "items": story.items, "killed": story.killed}
    return Record(game=game, seats=tuple(seats), counts=counts)


def _seat(view: View, fate: FateView, story: _Story, *, told: bool) -> Facts:
    one = view.crew[fate.seat]
    own = () if view.shared_objectives else tuple(zip(fate.objectives, fate.met, strict=True))
    objective, met = own[0] if len(own) == 1 else (None, None)
    facts: dict[str, str | int | bool | None] = {
        "character": one.character,
        "survived": fate.survived,
        "seat_won": fate.won,
        "fate": fate.cause,
        "objective": objective,
        "met": met,
        "serious_wounds": len(one.wounds),
    }
    if told:
        facts |= {
            "died_in": None if fate.survived else story.died_in.get(fate.seat, view.round),
            "cards_played": story.played[fate.seat],
            "items_used": story.used[fate.seat],
        }
    return facts


def _objectives(view: View, ending: EndingView) -> dict[str, Counter[str]]:
    """What was kept and met. Objectives that lie open belong to the group: they are counted once."""
    kept: Counter[str] = Counter()
    met: Counter[str] = Counter()
    for fate in ending.fates[:1] if view.shared_objectives else ending.fates:
        kept.update(fate.objectives)
        met.update(objective for objective, well in zip(fate.objectives, fate.met, strict=True) if well)
    return {"objectives_kept": kept, "objectives_met": met}


class _Story:
    """What the public log tells of a game."""

    def __init__(self, log: Sequence[Told]) -> None:
        self.round = 0
        self.first_encounter: int | None = None
        self.died_in: dict[Seat, int] = {}
        self.cards: Counter[str] = Counter()
        self.items: Counter[str] = Counter()
        self.killed: Counter[str] = Counter()
        self.played: Counter[Seat] = Counter()
        self.used: Counter[Seat] = Counter()
        self.kinds: Counter[str] = Counter()
        self.surprises = 0
        for told in log:
            self._read(told)

    def _read(self, told: Told) -> None:
        facts = told.facts
        self.kinds[told.kind] += 1
        match told.kind:
            case "round":
                self.round = facts["number"]
            case "first-encounter":
                self.first_encounter = self.round
            case "dies":
                self.died_in[facts["who"]] = self.round
            case "plays-card" | "reacts":
                self.cards[card_name(facts["card"]).id.removeprefix("action-")] += 1
                self.played[facts["who"]] += 1
            case "uses-item" | "reacts-with-item":
                self.items[thing_name(facts["item"]).id.removeprefix("item-")] += 1
                self.used[facts["who"]] += 1
            case "intruder-killed":
                self.killed[str(facts["kind"])] += 1
            case "attacks" | "attacks-without-card":
                self.surprises += bool(facts.get("surprise"))

    def game(self) -> dict[str, int | None]:
        """The figures of the whole game."""
        return {
            "first_encounter": self.first_encounter,
            "rooms_explored": self.kinds["explored"],
            "attacks": self.kinds["attacks"] + self.kinds["attacks-without-card"] + self.kinds["larva-attacks"],
            "surprise_attacks": self.surprises,
            "intruders_killed": self.kinds["intruder-killed"],
        }
