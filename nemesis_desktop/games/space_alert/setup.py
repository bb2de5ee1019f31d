"""What people choose before a game, and the table laid out for a mission. Rulebook 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.journal import Json
from nemesis_desktop.engine.new_game import Person, SetupError
from nemesis_desktop.engine.saving.bounded import whole, word
from nemesis_desktop.engine.setup import check_people, people_from_json, people_to_json
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.components.cards import Deal, deal_for

MOST_PEOPLE = 5
COLOURS = (1, 8)
"""The lowest and the highest number of a colour."""
_LONGEST = 20


@frozen
class Setup:
    """What people choose before a game.

    Attributes:
        people: in the order of play, the captain first.
        mode: mission, campaign or training.
        mission: a scenario card by its code, ``drawn`` by lot, or ``generated``.
        minor, serious: the level of minor and of serious threats (``1``, ``2``, ``1+2``); of a campaign's first
            mission.
        androids: how many join the crew.
        seating: where they sit in the order of play (see ``SEATINGS``).
        clock: how time runs (see ``CLOCKS``).
        options: what is switched on (see ``VARIANTS``).
    """

    people: tuple[Person, ...]
    mode: str = modes.MISSION
    mission: str = modes.DRAWN
    minor: str = "1"
    serious: str = "1"
    androids: int = 0
    clock: str = "friendly"
    options: tuple[str, ...] = ()
    seating: str = modes.LAST

    def check(self) -> None:
        """Raise ``SetupError`` where the game does not allow this."""
        if not 1 <= len(self.people) <= MOST_PEOPLE:
            raise SetupError(Text("alert-setup-people", count=len(self.people)))
        check_people(self.people)
        try:
            self.deal  # noqa: B018 - it raises where there is none
        except LookupError:
            raise SetupError(Text("alert-setup-androids", count=self.androids)) from None
        lesson = self.mode == modes.TRAINING
        missions = modes.LESSONS if lesson else (modes.DRAWN, modes.GENERATED, *modes.REAL_MISSIONS)
        known = (
            self.mode in (modes.MISSION, modes.CAMPAIGN, modes.TRAINING)
            and self.mission in missions
            and {self.minor, self.serious} <= set(modes.LEVELS)
            and self.clock in modes.CLOCKS
            and self.seating in modes.SEATINGS
            and set(self.options) <= set(modes.VARIANTS)
            and len(set(self.options)) == len(self.options)
        )
        if not known:
            raise SetupError(Text("alert-setup-unknown"))

    @property
    def deal(self) -> Deal:
        """How many cards each person gets. Raises ``LookupError`` where the game has no row for this crew."""
        return deal_for(len(self.people), self.androids)

    @property
    def figures(self) -> list[Seat]:
        """Whose each figure is, in the order of play: a person's seat, or the table for an android."""
        if self.solo:
            return [TABLE] * self.androids
        seats = iter(range(len(self.people)))
        order = modes.seated(len(self.people), self.androids, self.seating)
        return [TABLE if android else next(seats) for android in order]

    @property
    def solo(self) -> bool:
        """One person leads four androids and has no figure."""
        return len(self.people) == 1

    def to_json(self) -> Json:
        """As it stands in a save."""
        return {
            "people": people_to_json(self.people),
            "mode": self.mode,
            "mission": self.mission,
            "minor": self.minor,
            "serious": self.serious,
            "androids": self.androids,
            "clock": self.clock,
            "options": list(self.options),
            "seating": self.seating,
        }

    @classmethod
    def from_json(cls, data: Any) -> Setup:
        """Read a setup. Raises ``ValueError`` where it is malformed or not allowed."""
        if not isinstance(data, Mapping):
            raise ValueError("the setup is malformed")
        options = data.get("options")
        if not isinstance(options, list):
            raise ValueError("the variants are malformed")
        setup = cls(
            people_from_json(data.get("people"), COLOURS),
            word(data.get("mode"), _LONGEST),
            word(data.get("mission"), _LONGEST),
            word(data.get("minor"), _LONGEST),
            word(data.get("serious"), _LONGEST),
            whole(data.get("androids"), 0, MOST_PEOPLE),
            word(data.get("clock"), _LONGEST),
            tuple(word(option, _LONGEST) for option in options),
            word(data.get("seating", modes.LAST), _LONGEST),
        )
        setup.check()
        return setup
