"""A match that follows a script: for tests of the window that must not wait for a real game to come to a point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from attrs import evolve, frozen

from nemesis_desktop.engine.decision import TABLE, Decision, Seat
from nemesis_desktop.engine.events import LogLine, Told
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.saving.storage import Document, SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.setup import Person, Setup
from nemesis_desktop.games.nemesis.view import View
from tests.games.nemesis.telling import event_of, pictured
from tests.games.nemesis.ui.samples import sample_ending, sample_mine, sample_view


@frozen
class Scene:
    """A question, and the events that led to it. A scene without a question is the end.

    ``changes`` says what each event changes on the picture of the table: fields of the ``View``.
    """

    decision: Decision | None
    events: tuple[LogLine, ...] = ()
    acting: Seat | None = None
    changes: tuple[Mapping[str, object], ...] = ()


def event(kind: str, secret_for: Seat | None = None, **facts: int | str) -> LogLine:
    """An event; ``secret_for`` reads a form of its own."""
    event = event_of(kind, **facts)
    return LogLine(0, event, {}, {} if secret_for is None else {secret_for: (event, {})})


class ScriptedMatch:
    """Scenes one after another, whatever is answered; answers are written down."""

    id = "nemesis"
    over = False
    """Nobody keeps a scripted game in the history."""
    watched = False

    def __init__(self, scenes: Sequence[Scene], people: int = 4, table: dict[str, Json] | None = None) -> None:
        self.scenes = list(scenes)
        self.people = people
        self.table: dict[str, Json] = dict(table or {})
        self.at = 0
        self.answers: list[tuple[int, ...]] = []
        self.barriers: set[int] = set()
        self.saved: list[Path] = []
        self.save_fails = False
        self.hands: dict[Seat, tuple[str, ...]] = {}
        self.setup: object = Setup(tuple(Person(f"P{number}", number) for number in range(1, people + 1)))
        self.seed = 0
        self.kind = self
        self.id = "nemesis"

    @property
    def seats(self) -> range:
        """Everybody's place."""
        return range(self.people)

    def setup_to_json(self, setup: Json) -> Json:
        return setup

    def document(self) -> Document:
        return Document("scripted", None, 0, {}, 0, [], {}, {})

    @property
    def decision(self) -> Decision | None:
        return self.scenes[self.at].decision

    def answer(self, *picks: int, moment: int | None = None) -> None:
        self.answers.append(picks)
        self.at += 1

    def view(self, seat: Seat = TABLE) -> View:
        if self.decision is None:
            return evolve(sample_ending(self.people), seat=seat)
        view = sample_view(seat, self.people, acting=self.scenes[self.at].acting)
        if seat in self.hands:
            return evolve(view, mine=evolve(sample_mine(seat), hand=self.hands[seat]))
        return view

    def _log(self) -> list[LogLine]:
        told = [event for scene in self.scenes[: self.at + 1] for event in scene.events]
        return [evolve(event, number=number) for number, event in enumerate(told)]

    @property
    def event_count(self) -> int:
        return len(self._log())

    def events_since(self, number: int, seat: Seat = TABLE) -> Iterator[Told]:
        scene, lines = self.scenes[self.at], self._log()
        pictures = [sample_view(TABLE, self.people, acting=self.scenes[max(0, self.at - 1)].acting)]
        for change in scene.changes:
            pictures.append(evolve(pictures[-1], **change))
        for line in lines[number:]:
            told, at = line.told_to(seat), line.number - len(lines) + len(scene.events)
            yield pictured(told, *pictures[at : at + 2]) if 0 <= at < len(scene.changes) else told

    @property
    def can_undo(self) -> bool:
        return self.at > 0 and self.at not in self.barriers

    @property
    def undo_text(self) -> Text:
        return Text("undo-last" if self.can_undo else "undo-barrier-reveal")

    def can_take_back(self, seat: Seat) -> bool:
        before = self.scenes[self.at - 1].decision
        return self.can_undo and before is not None and before.seat == seat

    def undo(self, by: Seat | None = None) -> None:
        self.at -= 1
        self.answers.pop()

    def save(self, path: Path) -> None:
        if self.save_fails:
            raise SaveError(Text("save-cannot-write", path=str(path), why="disk full"))
        self.saved.append(path)
