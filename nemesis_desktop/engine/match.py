"""The one object the outside talks to: asks, answers, shows, remembers, takes back, saves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic

from attrs import define, field, frozen

from nemesis_desktop.engine.chance import Forced
from nemesis_desktop.engine.decision import TABLE, Barrier, Decision, Kind, NotAnAnswerError, Seat
from nemesis_desktop.engine.events import LogLine, Told
from nemesis_desktop.engine.flow import END, GameOver, Picks, Play
from nemesis_desktop.engine.journal import Choice, DivergedError, Journal, Json
from nemesis_desktop.engine.kind import G, GameKind, Progress, V
from nemesis_desktop.engine.saving.storage import Document, SaveError, write
from nemesis_desktop.engine.seats.filled import levels_of
from nemesis_desktop.engine.text import Text

if TYPE_CHECKING:
    from nemesis_desktop.engine.saving.checking import Save

MOST_REPLAYED: Final = 2_000
"""So many choices are played again when a game is opened, which takes less than a second; a whole game has some 300."""

_SEVERAL: Final[frozenset[Kind]] = frozenset({"claims", "table"})
"""Questions that several people answer."""
_MOST_STEPS = 1_000
"""So many steps in a row that ask nobody anything: then the game turns in a circle."""


class StuckError(Exception):
    """The rules go on and on without asking anybody: no table that play can lead to does that."""


class NothingToUndoError(ValueError):
    """The last answer cannot be taken back."""


def _asked(decision: Decision) -> tuple[Seat, frozenset[Seat]]:
    """To whom a question goes, and who may answer it."""
    return decision.seat, frozenset(decision.seats)


@define
class _Frame:
    """A checkpoint before a step, and what was chosen since, with the log as it was before each choice."""

    frozen: dict[str, Any]
    choices: list[Picks] = field(factory=list)
    told: list[tuple[LogLine, ...]] = field(factory=list)


@frozen
class Loaded:
    """How a save came back. ``lost`` counts the choices that a newer program's rules no longer allow."""

    lost: int
    log_complete: bool


class Match(Generic[G, V]):
    """A game being played. ``recording`` is off in simulations: no checkpoints, no journal, no log unless ``logged``.

    Attributes:
        watched: whether events get pictures of the table. Whoever shows the match sets it: a picture at each event is
            most of the work of an answer, and nobody watches a simulation, nor a game while it is opened.
    """

    def __init__(
        self,
        kind: GameKind[G, V],
        setup: Any,
        seed: int,
        *,
        recording: bool = True,
        logged: bool = False,
        game: G | None = None,
        forced: Forced | None = None,
    ) -> None:
        self.kind = kind
        self.setup = setup
        self.seed = seed
        self.recording = recording
        self.table: dict[str, Json] = {}
        self.loaded: Loaded | None = None
        self.decision: Decision | None = None
        self._forced = forced or Forced()
        self._course = kind.course(setup)
        self._game = game if game is not None else kind.begin(setup, seed, self._forced)
        self._game.log.muted = not (recording or logged)
        self.watched = False
        self._running: Play[str | None] | None = None
        self._frames: list[_Frame] = []
        self._journal = Journal()
        self._left: int | None = None  # how long the log was when the step that was answered ended
        self._advance(None)

    @classmethod
    def new(cls, kind: GameKind[G, V], setup: Any, seed: int) -> Match[G, V]:
        """Set a game up. Raises ``SetupError`` where the game does not allow the setup."""
        return cls(kind, setup, seed)

    @classmethod
    def from_game(
        cls, kind: GameKind[G, V], game: G, setup: Any, seed: int = 0, forced: Forced | None = None
    ) -> Match[G, V]:
        """A match from a given table: the seam that scenarios use."""
        return cls(kind, setup, seed, game=game, forced=forced)

    # ---------------------------------------------------------------- playing

    @property
    def over(self) -> bool:
        """Everything has been played and checked."""
        return self.decision is None

    @property
    def game(self) -> G:
        """The table itself: for rules, simulations and tests, never for a screen."""
        return self._game

    @property
    def seats(self) -> Sequence[Seat]:
        """Everybody at the table."""
        return self.kind.seats(self.setup)

    def answer(self, *picks: int, moment: int | None = None) -> None:
        """Answer the open decision with the indices of its acts; ``moment`` is noted beside the choice.

        Raises ``NotAnAnswerError``; then nothing has changed.
        """
        decision = self.decision
        if decision is None:
            raise NotAnAnswerError("the game is over")
        decision.check_answer(picks)
        if self.recording:
            if self.journal and self.journal[-1].seat != decision.answered_by(picks):
                # Somebody else answers: what came before is theirs to build on now.
                self._bar("seat")
            self._journal.add(decision, picks, moment, len(self._game.log))
            frame = self._frames[-1]
            frame.choices.append(picks)
            frame.told.append(self._game.log.mark())
        self._game.barrier = None
        if self.watched:
            self._game.log.watch(self.view)
        self._left = None
        self._advance(picks)
        if self.recording:
            self._journal.end(len(self._game.log) if self._left is None else self._left)
            self._game.log.arrive()
            self._judge(decision)

    def _judge(self, answered: Decision) -> None:
        """Undo ends at a reveal, a roll, where the question says so, or as soon as one goes to everybody.

        When another person is asked it ends with the answer of that person.
        """
        reason = self._game.barrier or answered.barrier
        if reason is None:
            if self.decision is None:
                reason = "over"
            elif _SEVERAL & {self.decision.kind, answered.kind} and _asked(self.decision) != _asked(answered):
                reason = "seat"
        if reason is not None:
            self._bar(reason)

    def _bar(self, reason: Barrier) -> None:
        """Nothing that has been answered so far can be taken back any more."""
        self._journal.bar(reason)
        del self._frames[:-1]

    def _advance(self, picks: Picks | None) -> None:
        """Run the rules to the next question, or to the end. Meanwhile nothing is asked."""
        game, self.decision = self._game, None
        for _ in range(_MOST_STEPS):
            try:
                if self._running is None:
                    if game.step == END:
                        self.decision = None
                        return
                    if self.recording:
                        self._frames.append(_Frame(game.freeze()))
                    result = self._course.steps[game.step](game)
                    if result is None or isinstance(result, str):
                        self._go(result)
                        continue
                    self._running = result
                    self.decision = next(result)
                    return
                assert picks is not None
                game.answered()
                self.decision = self._running.send(picks)
                return
            except StopIteration as done:
                self._leave()
                self._go(done.value)
            except GameOver:
                self._leave()
                game.step = self.kind.over_step(game)
        raise StuckError(game.step)

    def _leave(self) -> None:
        """A step has ended: what is told from here on, its last answer has not brought."""
        self._running = None
        if self._left is None:
            self._left = len(self._game.log)

    def _go(self, jump: str | None) -> None:
        game = self._game
        game.step = self._course.following[game.step] if jump is None else jump
        # A step that asked nothing leaves a checkpoint that nothing can go back to.
        if self._frames and not self._frames[-1].choices:
            self._frames.pop()

    # ---------------------------------------------------------------- looking

    def view(self, seat: Seat = TABLE) -> V:
        """All that this seat may know; of ``TABLE``, what everybody may see."""
        return self.kind.view(self._game, seat, self.decision)

    @property
    def event_count(self) -> int:
        """How many events the log holds."""
        return len(self._game.log)

    def choice_of(self, line: int) -> int | None:
        """The number of the choice that a line of the log tells of, or that brought it.

        None for what came before the first choice, for what happened to somebody who had not chosen, and for what the
        rules did by themselves once the step was over.
        """
        told = next(self._game.log.since(line), None)
        who = None if told is None else told.facts.get("who")
        return self._journal.choice_of(line, who if who in self.seats else None)

    @property
    def progress(self) -> Progress:
        """How far the game is."""
        return self.kind.progress(self.kind.summary(self._game))

    def events_since(self, number: int, seat: Seat = TABLE) -> Iterator[Told]:
        """The log from ``number`` on, as this seat may read it; what the last answer brought, with its pictures.

        Where all win or lose as one, computer seats tell everybody what they look at: people would say it aloud.
        """
        mates = levels_of(self.table) if self.kind.wins_as_one(self.setup) else ()
        return self._game.log.since(number, seat, mates)

    # ---------------------------------------------------------------- taking back

    @property
    def can_undo(self) -> bool:
        """Whether the person who is asked now can take the last answer back; it is their own then."""
        return self.decision is not None and self.can_take_back(self.decision.seat)

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the last answer can be taken back by this person, because they gave it and nothing has come of it.

        Nobody takes back another person's answer. One's own can be taken back as long as the next person, if another is
        asked, has not answered.
        """
        return self._journal.loose and self.journal[-1].seat == seat

    @property
    def undo_text(self) -> Text:
        """What would be taken back, or why nothing can be."""
        if not self.can_undo:
            reason = "seat" if self._journal.loose else self._journal.barrier
            return Text(f"undo-barrier-{reason}")
        name = self._journal.last_name
        return Text("undo-last") if name is None else Text("undo-what", what=name)

    def undo(self, by: Seat | None = None) -> None:
        """Take the last answer back.

        Args:
            by: who wants to; None is the person who is asked now.

        Raises:
            NothingToUndoError: behind a barrier, or if it was another person's answer.
        """
        if not (self.can_undo if by is None else self.can_take_back(by)):
            raise NothingToUndoError(self._journal.barrier)
        while not self._frames[-1].choices:
            self._frames.pop()
        frame = self._frames[-1]
        frame.choices.pop()
        self._game.log.back_to(frame.told.pop())
        self._restore(frame)
        self._journal.take_back()

    def _restore(self, back: _Frame) -> None:
        """Back to a checkpoint, then the choices since, without telling anything again."""
        log = self._game.log
        frames = self._frames[:-1]
        self._game = self.kind.thaw(back.frozen, self.setup, self._forced)
        self._game.log, was_muted, log.muted = log, log.muted, True
        self._running = None
        self._frames = frames
        self._advance(None)
        for picks, told in zip(back.choices, back.told, strict=True):
            self._frames[-1].choices.append(picks)
            self._frames[-1].told.append(told)
            self._game.barrier = None
            self._advance(picks)
        log.muted = was_muted

    # ---------------------------------------------------------------- saving

    def document(self) -> Document:
        """The match as a save holds it."""
        frame = self._frames[-1] if self._frames else _Frame(self._game.freeze())
        return Document(
            game=self.kind.id,
            setup=self.kind.setup_to_json(self.setup),
            seed=self.seed,
            checkpoint=frame.frozen,
            since=len(frame.choices),
            journal=self._journal.lines(Document.line),
            table=self.table,
            summary=self.kind.summary(self._game),
        )

    def save(self, path: Path) -> None:
        """Write the match to a file, the previous one is kept beside it. Raises ``SaveError``."""
        write(path, self.document())

    @classmethod
    def load(cls, path: Path, kinds: Mapping[str, GameKind[Any, Any]]) -> Match[Any, Any]:
        """Read a match from a file and stand at the same question.

        Raises ``SaveError``, in plain words; never half-loads.
        """
        from nemesis_desktop.engine.saving.checking import read_save

        return cls.opened(read_save(path, kinds), path)

    @classmethod
    def opened(cls, save: Save, path: Path) -> Match[Any, Any]:
        """The match of a save that has been checked: replayed from the first choice, which also writes the log again.

        Where the rules have changed, the journal is too long to be replayed in a moment, or it leads to another table
        than the checkpoint, it goes on from the checkpoint, and ``loaded`` says so. Raises ``SaveError`` where that
        leads nowhere, too.
        """
        replayed = cls._replayed(save)
        try:
            match, lost = cls._from_checkpoint(save)
        except Exception as problem:  # whatever a checkpoint that no game can have does to the rules
            if replayed is None:
                from nemesis_desktop.engine.saving.bounded import presentable

                part = Text("save-part-checkpoint")
                raise SaveError(Text("save-damaged", path=presentable(path.name), part=part)) from problem
            match, lost = replayed, 0
        complete = replayed is not None and not lost and replayed.game.freeze() == match.game.freeze()
        if replayed is not None and complete:
            match = replayed
        match.table = dict(save.table)
        match.loaded = Loaded(lost, complete)
        return match

    @classmethod
    def _from_checkpoint(cls, save: Save) -> tuple[Match[Any, Any], int]:
        before = len(save.choices) - save.since
        game = save.kind.thaw(save.checkpoint, save.setup, Forced())
        match: Match[Any, Any] = cls(save.kind, save.setup, save.seed, game=game)
        match._journal.begin_with(save.choices[:before])
        return match, match._resume(save.choices[before:])

    @classmethod
    def _replayed(cls, save: Save) -> Match[Any, Any] | None:
        """The match from its first choice, or None where the journal does not fit the rules or is too long."""
        if len(save.choices) > MOST_REPLAYED:
            return None
        try:
            match: Match[Any, Any] = cls(save.kind, save.setup, save.seed)
            for choice in save.choices:
                choice.check(match.decision)
                match.answer(*choice.picks, moment=choice.moment)
        except Exception:  # the rules have changed, or the choices are none: the checkpoint has a say
            return None
        return match

    def _resume(self, choices: Sequence[Choice]) -> int:
        """Repeat the choices since the checkpoint as far as they still mean the same; how many could not be."""
        done = 0
        try:
            for choice in choices[:MOST_REPLAYED]:
                choice.check(self.decision)
                self.answer(*choice.picks, moment=choice.moment)
                done += 1
        except (DivergedError, NotAnAnswerError):
            pass
        return len(choices) - done

    @property
    def journal(self) -> Sequence[Choice]:
        """Every choice so far."""
        return self._journal.choices
