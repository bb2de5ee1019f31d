"""The words of the ending: how the game ended, what each step of the check shows, who won."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis.said.outcome import Outcome
from nemesis_desktop.games.nemesis.ui.ending.ending_steps import Step, VictoryCheck
from nemesis_desktop.games.nemesis.view import FateView
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.widgets.card_frame import raised


class EndingWords:
    """Words one moment of the check.

    Args:
        words: the language.
        check: the whole check.
        at: the step that is shown.
    """

    def __init__(self, words: Words, check: VictoryCheck, at: int) -> None:
        self.words = words
        self.check = check
        self.at = at

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.check.steps[self.at]

    @property
    def outcome(self) -> Outcome:
        """The game as a whole."""
        ending = self.check.ending
        return Outcome(ending.ship, ending.cause, [(fate.survived, fate.cause) for fate in ending.fates])

    def _say(self, id: str, **args: Argument) -> str:
        return self.words.text(Text(id, **args))

    def title(self) -> str:
        """How the game ended; at the end, in a headline."""
        if self.step.chapter == "verdict":
            return self.words.text(self.outcome.headline)
        return self._say(f"ui-ending-title-{self.check.ending.cause}")

    def subtitle(self) -> str:
        """In which round, and the question that is left; at the end, who won."""
        if self.step.chapter != "verdict":
            return self._say("ui-ending-subtitle", round=self.check.view.round)
        return self.verdict()

    def verdict(self) -> str:
        """Who won."""
        if self.check.shared:
            return self._group_verdict()
        names = [self.check.crew(fate.seat).name for fate in self.check.winners()]
        if not names:
            return self._say("ui-ending-nobody-wins")
        return self._say("ui-ending-winners", names=self._list(names), count=len(names))

    def _list(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self._say("ui-cards-both", first=", ".join(names[:-1]), second=names[-1])

    def summary(self) -> str:
        """What is shown now, for those who hear it."""
        return f"{self.subtitle()} {self.sentence()}"

    def sentence(self) -> str:
        """What the step shows, in a sentence."""
        ending, step = self.check.ending, self.step
        match step.chapter:
            case "engines":
                state = Text(f"engine-{ending.engines[step.engine]}")
                return self._say("ui-ending-engine", number=step.engine + 1, state=state)
            case "coordinates":
                place = Text(f"destination-{ending.ship}")
                return self._say("ui-ending-course", space=ending.destination.upper(), place=place)
            case "contamination":
                assert step.seat is not None
                return self._infection_words(step.seat)
            case "objectives" if step.shared is not None:
                objective = Text(f"objective-{self.check.shared[step.shared]}")
                met = "met" if self.check.holds(step.shared) else "not-met"
                return self._say(f"ui-modes-end-{met}", objective=objective)
            case "objectives":
                assert step.seat is not None
                return self._objective_words(self.check.fate(step.seat))
        return self.verdict()

    def _infection_words(self, seat: Seat) -> str:
        found, name = self.check.infections[seat], self.check.crew(seat).name
        if not found.sick:
            return self._say("ui-ending-clean", name=name)
        how = "dies" if found.deadly else "lives"
        if found.most:
            return self._say(f"ui-ending-mutant-{how}", name=name, found=found.found, total=found.markers)
        return self._say(f"ui-ending-infected-{how}", name=name, drawn=found.drawn)

    def _group_verdict(self) -> str:
        """Whether the group has won, and if not, what was missing."""
        if self.check.winners():
            return self._say("ui-modes-end-won")
        if not self.check.anybody_lives():
            return self._say("ui-modes-end-nobody")
        count = len(self.check.shared)
        return self._say("ui-modes-end-lost", met=sum(map(self.check.holds, range(count))), count=count)

    def nobody_words(self) -> str:
        """What is left to say when nobody wins; whoever played the intruders has had their part in it."""
        leader = self.check.view.intruder_player
        if leader is None:
            return self._say("ui-ending-nobody-text")
        return self._say("ui-modes-end-hunted", name=self.check.crew(leader).name)

    def _objective_words(self, fate: FateView) -> str:
        if self.check.shared:
            return self._fate_words(fate)
        name = self.check.crew(fate.seat).name
        how = "wins" if fate.won else "lives-no-win" if fate.survived else "dead-met" if any(fate.met) else "dead"
        return self._say(f"ui-ending-{how}", name=name)

    def _fate_words(self, fate: FateView) -> str:
        if fate.survived:
            return raised(self._say(f"ui-ending-fate-{fate.cause}"))
        death = self.check.evening.deaths.get(fate.seat)
        if death is not None and death.killer is not None:
            killer = Text(f"intruder-{death.killer}")
            said = self._say("ui-ending-died-of-intruder", cause=Text(f"cause-{fate.cause}"), kind=killer)
        else:
            said = self._say("ui-ending-died-of", cause=Text(f"cause-{fate.cause}"))
        return f"{said} {where}" if (where := self._where_words(fate)) else said

    def _where_words(self, fate: FateView) -> str:
        """Where and when somebody died; nothing for those whom the check itself kills."""
        death = self.check.evening.deaths.get(fate.seat)
        room = None
        if death is not None and death.slot is not None:
            room = next((one for one in self.check.view.rooms if one.slot == death.slot), None)
        if death is None or room is None:
            return ""
        name = Text(f"room-{room.tile}") if room.tile else Text("room-unexplored", number=room.slot)
        return self._say("ui-ending-died-where", room=name, round=death.round)
