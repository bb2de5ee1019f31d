"""What people choose before a game: who plays, as at any table, and the game's own page, as data.

A page is light: it says what can be chosen and in which words, and needs none of the rules. The start screen waits for
it, so its values are not attrs classes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from nemesis_desktop.engine.text import Text


class SetupError(ValueError):
    """A setup that the game does not allow, in plain words."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


class Person(NamedTuple):
    """Somebody at the table: a name, empty where nobody gave one, and the number of a colour."""

    name: str
    colour: int


class Option(NamedTuple):
    """Something that can be chosen.

    Attributes:
        value: as it stands in saves and settings.
        name: what it is called.
        hint: the line that says what it means.
        short: how a line calls it that sums a game up; None for what goes without saying.
        bars: the values of variants that do not go with it, whatever the mode; its hint says why.
        signs: symbols of what it brings, from the smallest to the largest; what has some is chosen from tiles.
    """

    value: str
    name: Text
    hint: Text
    short: Text | None = None
    bars: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()


class Mode(NamedTuple):
    """A way to play: an option, and what else it says.

    Attributes:
        value, name, hint, short: as of an ``Option``.
        least: so many people it takes.
        most: so many it has room for.
        variants: the values of the variants that go with it.
        together: people play as one group, so hands may lie open.
        hides: there is something that not everybody may see, so it matters how secrets are kept.
    """

    value: str
    name: Text
    hint: Text
    short: Text | None = None
    least: int = 1
    most: int = 1
    variants: tuple[str, ...] = ()
    together: bool = False
    hides: bool = True


class PageChoice(NamedTuple):
    """Options of which one is chosen; the first is the usual one.

    Attributes:
        id: as it stands in settings.
        name: the heading over the options.
        modes: the ways to play in which it is asked; empty for all of them.
        of_crew: it is about who is at the table, so it is asked below the people.
        beside: it is short, and stands beside the choice before it.
    """

    id: str
    name: Text
    options: tuple[Option, ...]
    modes: tuple[str, ...] = ()
    of_crew: bool = False
    beside: bool = False

    @property
    def values(self) -> tuple[str, ...]:
        """The values of all options."""
        return tuple(option.value for option in self.options)

    @property
    def pictured(self) -> bool:
        """Whether its options are shown as tiles."""
        return any(option.signs for option in self.options)

    def option(self, value: str) -> Option:
        """The option of this value. Raises ``KeyError``."""
        for option in self.options:
            if option.value == value:
                return option
        raise KeyError(value)


class Computers(NamedTuple):
    """Which seats of a game the program can fill.

    Attributes:
        levels: the ways in which it can play, the usual one first: names of policies among the game's ``trials``.
        settled: why nobody takes over a seat that the program has filled from the start; None where they may.
        formerly: what levels that are offered no more are called now, for answers that were kept long ago.
    """

    levels: tuple[Option, ...]
    settled: Text | None = None
    formerly: Mapping[str, str] = MappingProxyType({})

    def today(self, value: str) -> str:
        """The level that is offered for this one; empty where there is none."""
        found = self.formerly.get(value, value)
        return found if any(one.value == found for one in self.levels) else ""


def level(value: str) -> Option:
    """A level of computer seats, by the name of its policy."""
    name = f"ui-seats-level-{value}"
    return Option(value, Text(name), Text(f"{name}-hint"))


class Page(NamedTuple):
    """What can be chosen about a new game, beside who plays, how secrets are kept, and the seed.

    Attributes:
        heading: what stands over the modes.
        modes: the ways to play, the usual one first.
        choices: what else has one answer.
        variants: all switches there are; each mode says which go with it.
        computers: which seats the program can fill; None in a game that it cannot play with people.
    """

    heading: Text
    modes: tuple[Mode, ...]
    choices: tuple[PageChoice, ...] = ()
    variants: tuple[Option, ...] = ()
    computers: Computers | None = None

    @property
    def least(self) -> int:
        """The fewest people that can play."""
        return min(mode.least for mode in self.modes)

    @property
    def levels(self) -> tuple[str, ...]:
        """The ways in which the program can play."""
        return () if self.computers is None else tuple(one.value for one in self.computers.levels)

    @property
    def most(self) -> int:
        """The most people that can play; so many colours the game offers."""
        return max(mode.most for mode in self.modes)

    def mode(self, id: str) -> Mode:
        """The mode of this value. Raises ``KeyError``."""
        for mode in self.modes:
            if mode.value == id:
                return mode
        raise KeyError(id)

    def variants_for(self, mode: str, chosen: Mapping[str, str]) -> tuple[str, ...]:
        """The variants that go with a mode and with what else is chosen."""
        options = (choice.option(chosen.get(choice.id, choice.values[0])) for choice in self.choices)
        barred = {variant for option in options for variant in option.bars}
        return tuple(variant for variant in self.mode(mode).variants if variant not in barred)

    def modes_for(self, people: int) -> Sequence[Mode]:
        """The modes for so many people."""
        return [mode for mode in self.modes if mode.least <= people <= mode.most]

    def mode_for(self, people: int, wanted: str) -> Mode:
        """The wanted mode if it is one for so many people, the first that is otherwise. Raises ``ValueError``."""
        fitting = self.modes_for(people)
        if not fitting:
            raise ValueError(f"nothing for {people} people")
        return next((mode for mode in fitting if mode.value == wanted), fitting[0])

    def summed_up(self, mode: str, chosen: Mapping[str, str]) -> Sequence[Text]:
        """What a line says about the way that is played: the mode, and whatever is not the usual."""
        told = [self.mode(mode).short, *(choice.option(chosen[choice.id]).short for choice in self.choices)]
        return [text for text in told if text is not None]
