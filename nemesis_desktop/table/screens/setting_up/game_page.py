"""The part of a new game that the game itself brings: its modes, its other choices, its variants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.new_game import Mode, Page, PageChoice
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.screens.setting_up.variants import VariantList
from nemesis_desktop.table.widgets.controls import Group, Picker, SideBySide
from nemesis_desktop.table.widgets.tile import Tile


def _control(choice: PageChoice) -> Picker:
    """The control for a choice: tiles where there are pictures."""
    return Picker([Tile(option.value, option.signs) if option.signs else option.value for option in choice.options])


class GamePage:
    """The controls for one game's page; the screen lays them where it wants them.

    Attributes:
        page: what can be chosen, as the game says it.
        mode: the control for the way to play.
        choices: the controls for everything else with one answer.
        variants: the switches.
        groups: the first two with their names and hints: what is chosen from tiles, the way to play, the others.
        of_crew: those of them that are about who is at the table; they stand below the people.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.mode = Picker([mode.value for mode in page.modes])
        self.choices = {choice.id: _control(choice) for choice in page.choices}
        self.variants = VariantList([variant.value for variant in page.variants])
        self._mode_group = Group(self.mode)
        self._choice_groups = {id: Group(control) for id, control in self.choices.items()}
        pictured = [self._choice_groups[choice.id] for choice in page.choices if choice.pictured]
        plain = [choice for choice in page.choices if not choice.pictured]
        self._rows: list[SideBySide] = []
        self.groups: tuple[QWidget, ...] = (
            *pictured, self._mode_group, *self._in_rows([choice for choice in plain if not choice.of_crew]),
        )  # fmt: skip
        self.of_crew = tuple(self._choice_groups[choice.id] for choice in plain if choice.of_crew)
        self.choose({choice.id: choice.values[0] for choice in page.choices})
        self.mode.value = page.modes[0].value

    def _in_rows(self, choices: Sequence[PageChoice]) -> Iterator[QWidget]:
        """One below the other, but for the short ones that stand beside the one before."""
        for place, choice in enumerate(choices):
            following = takewhile(lambda one: one.beside, choices[place + 1 :])
            row = [self._choice_groups[one.id] for one in (choice, *following)]
            if choice.beside:
                continue
            if len(row) > 1:
                self._rows.append(SideBySide(row))
                yield self._rows[-1]
            else:
                yield row[0]

    @property
    def widgets(self) -> Iterator[QWidget]:
        """All that is seen only while this game is the chosen one."""
        yield self._mode_group
        yield from self._choice_groups.values()
        yield from self._rows
        yield self.variants

    @property
    def played(self) -> Mode:
        """The way to play that is chosen."""
        return self.page.mode(self.mode.value)

    @property
    def fitting(self) -> tuple[str, ...]:
        """The variants that go with all that is chosen."""
        return self.page.variants_for(self.mode.value, self.chosen)

    @property
    def chosen(self) -> dict[str, str]:
        """What is chosen of each of the choices."""
        return {id: control.value for id, control in self.choices.items()}

    def choose(self, choices: Mapping[str, str]) -> None:
        """Choose these options."""
        for id, control in self.choices.items():
            control.value = choices[id]

    def show(self, on: bool) -> None:
        """Show the controls, or hide them because another game is the chosen one."""
        for widget in self.widgets:
            widget.setVisible(on)
        if on:
            # Where there is one way to play, nobody is asked for it.
            self._mode_group.setVisible(len(self.page.modes) > 1)
            self.variants.setVisible(bool(self.page.variants))
            for choice in self.page.choices:
                asked = not choice.modes or self.mode.value in choice.modes
                self._choice_groups[choice.id].setVisible(asked)
            for row in self._rows:
                row.heed()

    def word(self, words: Words) -> None:
        """Write every word again."""
        page, say = self.page, words.text
        self.mode.set_words(say(page.heading), [say(mode.name) for mode in page.modes])
        for choice in page.choices:
            self.choices[choice.id].set_words(say(choice.name), [say(option.name) for option in choice.options])
        for variant in page.variants:
            self.variants.switches[variant.value].set_words(say(variant.name), say(variant.hint))

    def explain(self, words: Words) -> None:
        """Show the hints that go with what is chosen."""
        say = words.text
        self._mode_group.set_words(say(self.page.heading), say(self.played.hint))
        for choice in self.page.choices:
            option = choice.option(self.choices[choice.id].value)
            self._choice_groups[choice.id].set_words(say(choice.name), say(option.hint))

    def told(self, words: Words) -> list[str]:
        """What a line says of the way that is chosen."""
        return [words.text(text) for text in self.page.summed_up(self.mode.value, self.chosen)]

    def variants_told(self, words: Words) -> list[str]:
        """What the variants that are on are called."""
        on = self.variants.chosen
        return [words.text(variant.name) for variant in self.page.variants if variant.value in on]
