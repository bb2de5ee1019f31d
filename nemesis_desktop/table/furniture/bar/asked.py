"""The open question, as the decision bar says it."""

from __future__ import annotations

from attrs import frozen

from nemesis_desktop.engine.decision import TABLE, Decision
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Person, TableView
from nemesis_desktop.table.furniture.play.offers import Offers
from nemesis_desktop.table.played_game import PlayedGame


@frozen(eq=False)
class Asked:
    """Who is asked, and what; all of it may be missing before the first game.

    Attributes:
        ui, offers, view, words: the game, what is offered, the table, the language.
    """

    ui: PlayedGame
    offers: Offers | None
    view: TableView | None
    words: Words | None

    @property
    def decision(self) -> Decision | None:
        """The open question."""
        return None if self.offers is None else self.offers.decision

    def word(self, text: Text) -> str:
        """A message in words; nothing before the language is known."""
        return "" if self.words is None else self.words.text(text)

    def say(self, id: str, **args: Argument) -> str:
        """The message with this id, in words."""
        return self.word(Text(id, **args))

    def person(self) -> Person | None:
        """Who is asked; None when it is everybody, or nobody."""
        decision = self.decision
        if decision is None or self.view is None or decision.seat == TABLE:
            return None
        return next((one for one in self.view.people if one.seat == decision.seat), None)

    def sentence(self) -> str:
        """What must be done, in words; while things lie face down, who may look at them."""
        if self.offers is None or self.offers.decision is None:
            return ""
        if self.offers.mine:
            return self.word(self.offers.decision.prompt)
        person = self.person()
        return self.say("ui-table-hold", name=person.name if person is not None else "")

    def progress(self) -> str:
        """How far the person has come in their turn, in words; empty where nothing is counted."""
        told = None if self.view is None or self.decision is None else self.ui.progress(self.view, self.decision)
        return "" if told is None else self.word(told)
