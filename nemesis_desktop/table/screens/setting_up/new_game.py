"""Who plays, and how: everything a new game must know, with last time's answers already filled in."""

from __future__ import annotations

import secrets
from typing import Final, cast

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from nemesis_desktop.engine.saving.table_settings import REACTIONS, SECRECY, Reactions, Secrecy
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games import on_table, page_of, title_of
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.screens.last_game import NewGame, expect_computers, last_game, places, remember_game
from nemesis_desktop.table.screens.screen import Screen, spaced
from nemesis_desktop.table.screens.setting_up.crew import MANY, Crew
from nemesis_desktop.table.screens.setting_up.game_page import GamePage
from nemesis_desktop.table.screens.setting_up.people import PersonRow
from nemesis_desktop.table.screens.setting_up.variants import VariantList
from nemesis_desktop.table.widgets.button import Button
from nemesis_desktop.table.widgets.controls import Group, Line, Panel, Picker, Scroll
from nemesis_desktop.table.widgets.fields import Field

LARGEST_SEED: Final = 999_999_999
LARGE: Final = 1.2
"""From this text size on the screen saves room: less air, no second headings."""
NAMED: Final = 2
"""So many variants are named in the summary; more are counted."""
PAGES: Final = ("game", "variants")
HIDING: Final[tuple[Secrecy, ...]] = ("shield", "face_down")

__all__ = ["NewGame", "NewGameScreen"]


class NewGameScreen(Screen):
    """Two pages: the people and the way to play; the variants and how the table reacts.

    Attributes:
        page: which of the two is shown.
        game: which game; seen only where there are several.
        pages: what each game brings to the screen.
        crew: everybody: ``count``, how many, and ``people``, a row for each that the largest game has room for.
        secrecy, reactions, seed: what is chosen for any game.

    Signals:
        started: a ``NewGame`` to be begun.
    """

    started = Signal(object)

    def __init__(self, words: Words, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._settings = settings
        self._random_seed = 0
        self._way_before = ("", "")
        self._expected = ""
        self.page = Picker(PAGES)
        self.game = Picker(on_table())
        self.pages = {game: GamePage(page_of(game)) for game in on_table()}
        self.crew = Crew(places(), self)
        self.count, self.people = self.crew.count, self.crew.rows
        self.secrecy = Picker(SECRECY)
        self.reactions = Picker(REACTIONS)
        self.seed = Field(9)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(r"[0-9]{0,9}"), self.seed))
        self._build()
        self.crew.written.connect(self._check)
        self.crew.entered.connect(self.begin)
        self.crew.changed.connect(self._count_picked)
        self.seed.returnPressed.connect(self.begin)
        for choice in (self.secrecy, self.reactions, self.page):
            choice.picked.connect(self._follow)
        for game in self.pages.values():
            for choice in game.choices.values():
                choice.picked.connect(self._follow)
            game.mode.picked.connect(self._mode_picked)
            game.variants.picked.connect(self._follow)
        self.count.picked.connect(self._count_picked)
        self.game.picked.connect(self._game_picked)
        self.remembered()

    @property
    def chosen(self) -> GamePage:
        """The page of the game that is chosen."""
        return self.pages[self.game.value]

    @property
    def mode(self) -> Picker:
        """The way to play."""
        return self.chosen.mode

    @property
    def choices(self) -> dict[str, Picker]:
        """What else the game wants to know."""
        return self.chosen.choices

    @property
    def variants(self) -> VariantList:
        """The switches of the game."""
        return self.chosen.variants

    # ---------------------------------------------------------------- making it

    def _build(self) -> None:
        self.title = Line("screen_title", wrap=False, most=LARGE)
        self._count_group = Group(self.count)
        self._pin_hint = Line("body", "text.secondary", size=14)
        self._common = {"secrecy": self.secrecy, "reactions": self.reactions}
        self._groups = {name: Group(choice) for name, choice in self._common.items()}
        self._game_group = Group(self.game)
        self._seed_group = Group(self.seed)
        self._variants_title = Line("name", "text.primary")
        self._variants_hint = Line("body", "text.secondary", size=14)
        self._columns: list[QVBoxLayout] = []
        self._panel_layouts: list[QVBoxLayout] = []
        self._rows: list[QHBoxLayout] = []
        groups = self._groups
        way = (self._game_group, *(group for game in self.pages.values() for group in game.groups))
        of_crew = [group for game in self.pages.values() for group in game.of_crew]
        switches = [game.variants for game in self.pages.values()]
        self._pages = {
            "game": self._page(
                ((self._count_group, *self.people, self._pin_hint, groups["secrecy"], *of_crew), 26), (way, 25)
            ),
            "variants": self._page(
                ((self._variants_title, self._variants_hint, *switches), 36),
                ((groups["reactions"], self._seed_group), 17),
            ),
        }
        self._head = QHBoxLayout()
        self._head.addWidget(self.title)
        self._head.addWidget(self.page, 1)
        self._build_foot()
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        for page in self._pages.values():
            self._column.addWidget(page, 1)
        self._column.addLayout(self._foot)

    def _page(self, *boards: tuple[tuple[QWidget, ...], int]) -> QWidget:
        """A row of panels; each holds widgets one below the other, and takes its share of the width."""
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        self._rows.append(row)
        for widgets, share in boards:
            inside = QWidget()
            column = QVBoxLayout(inside)
            for widget in widgets:
                column.addWidget(widget)
            column.addStretch(1)
            self._columns.append(column)
            board = Panel()
            layout = QVBoxLayout(board)
            layout.addWidget(Scroll(inside))
            self._panel_layouts.append(layout)
            row.addWidget(board, share)
        return page

    def _build_foot(self) -> None:
        self.trouble = Line("name", "accent.warm")
        self.summary = Line("body", "text.secondary", size=15)
        self.back_button = Button(hint=" ", tall=True)
        self.start_button = Button(kind="primary", hint=" ", tall=True)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self.begin)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.back_button)
        self._foot.addWidget(self.trouble, 1)
        self._foot.addWidget(self.summary, 1)
        self._foot.addWidget(self.start_button)

    # ---------------------------------------------------------------- what it says

    def say_way(self, message: str, **args: Argument) -> str:
        """A message about the ways to play."""
        return self.words.text(Text(f"ui-modes-{message}", **args))

    def word(self) -> None:
        """Write every word of the screen again."""
        self.title.setText(self.say("game-title"))
        self.crew.word(self.words)
        self.game.set_words(self.say("game-which"), [self.words.text(title_of(id)) for id in self.pages])
        for name, choice in self._common.items():
            options = [self.say(f"game-{name}-{_id(value)}") for value in choice.segments]
            choice.set_words(self.say(f"game-{name}"), options)
        for game in self.pages.values():
            game.word(self.words)
            game.variants.setAccessibleName(self.say_way("variants"))
        self._variants_title.setText(self.say_way("variants"))
        self._variants_hint.setText(self.say_way("variants-hint"))
        self.seed.setAccessibleName(self.say("game-seed"))
        self.seed.setPlaceholderText(self.say("game-seed-random", seed=str(self._random_seed)))
        self._seed_group.set_words(self.say("game-seed"), self.say("game-seed-hint"))
        self.back_button.setText(self.say("back"))
        self.back_button.set_look("steel", self.say("key-back"))
        self.start_button.setText(self.say("game-begin"))
        self.start_button.set_look("primary", self.say("key-on"))
        self._follow()

    def arrange(self) -> None:
        """Margins and gaps in units."""
        unit, text = self.unit, self.text_scale
        large = text > LARGE
        edge = 18 if large else 32
        spaced(self._column, unit, 12 if large else 16, 60, edge, 60, edge)
        spaced(self._head, unit, 34)
        spaced(self._foot, unit, 20)
        for row in self._rows:
            spaced(row, unit, 20)
        _people, way, variants, more = self._columns
        self._space_people()
        tiles = any(choice.pictured for game in self.pages.values() for choice in game.page.choices)
        spaced(way, unit, 6 if tiles else 9 if large else 24, right=8)
        spaced(variants, unit, 8, right=8)
        spaced(more, unit, 18 if large else 26, right=8)
        for layout in self._panel_layouts:
            spaced(layout, unit, 0, 26, 13 if large else 20, 18, 12 if large else 16)
        self._show_headings()
        self.seed.setMaximumWidth(round(280 * unit * max(1.0, text)))
        self.start_button.setMinimumWidth(round(190 * unit))
        self.back_button.setMinimumWidth(round(130 * unit))

    def _follow(self, _value: str = "") -> None:
        """Show what goes with the choices made."""
        alone, game = self.crew.alone, self.chosen
        self.variants.offer(game.fitting)
        self._game_group.setVisible(len(self.pages) > 1)
        self._game_group.set_words(self.say("game-which"), "")
        self._game_group.hint.hide()
        for one in self.pages.values():
            one.show(one is game)
        self._show_headings()
        pins = not alone and self.secrecy.value == "shield"
        self._space_people()
        self.crew.show(self.words, pins=pins)
        self._pin_hint.setVisible(pins or bool(self.crew.computers))
        about = [level.hint for level in self.crew.levels] + [Text("ui-seats-hint")] * (not alone)
        told = " ".join(map(self.words.text, about))
        self._pin_hint.setText(told if self.crew.computers else self.say("game-pin-hint"))
        if self.crew.computers and self.isVisible() and self._expected != self.game.value:
            self._expected = self.game.value
            expect_computers(self._expected)
        for group in ("reactions", "secrecy"):
            self._groups[group].setVisible(not alone and self._hides)
        hint = self.say_way(f"count-{'alone' if alone else 'open' if self.secrecy.value == 'open' else 'several'}")
        self._count_group.set_words(self.say("game-crew"), hint)
        game.explain(self.words)
        for name, choice in self._common.items():
            hint = self.say(f"game-{name}-{_id(choice.value)}-hint")
            if name == "secrecy" and self.secrecy.value == "open" and not alone:
                hint = self.say_way("open-hint")
            self._groups[name].set_words(self.say(f"game-{name}"), hint)
        for name, page in self._pages.items():
            page.setVisible(name == self.page.value)
        count = len(self.variants.chosen)
        variants = self.say_way("page-variants-on", count=count) if count else self.say_way("page-variants")
        self.page.set_words(self.say_way("pages"), [self.say_way("page-game"), variants])
        self.crew.show_colours()
        self._check()

    def _summary(self) -> str:
        """What would begin now, in one line."""
        game = self.chosen
        parts = [self.words.text(title_of(self.game.value))] if len(self.pages) > 1 else []
        computers = len(self.crew.computers)
        parts.append(self.say_way("people", count=len(self.playing) - computers))
        parts += [self.words.text(Text("ui-seats-count", count=computers))] if computers else []
        parts += game.told(self.words)
        variants = game.variants_told(self.words)
        if len(variants) > NAMED:
            parts.append(self.say_way("page-variants-on", count=len(variants)))
        else:
            parts += variants
        return " · ".join(parts)

    def _space_people(self) -> None:
        """The rows of many people stand closer together, and what else concerns them stands beside them."""
        below = len(self.playing) + len(self.chosen.of_crew)
        gap = 3 if self.text_scale > LARGE or below > MANY else 12
        spaced(self._columns[0], self.unit, gap, right=8)
        home, secrecy = self._columns[1 if self.crew.many else 0], self._groups["secrecy"]
        if home.indexOf(secrecy) < 0:
            home.insertWidget(home.count() - 1, secrecy)

    def _show_headings(self) -> None:
        """Over the switches, where there are any and there is room."""
        wanted = bool(self.chosen.page.variants) and self.text_scale <= LARGE
        for line in (self._variants_title, self._variants_hint):
            line.setVisible(wanted)

    # ---------------------------------------------------------------- what is chosen

    @property
    def playing(self) -> list[PersonRow]:
        """The rows of those who play."""
        return self.crew.playing

    def remembered(self, game: str = "") -> None:
        """Fill in the answers of the last time, and draw a new seed; ``game`` is to be played now, if it is known."""
        kept = last_game(self._settings)
        self.page.value = "game"
        self.game.value = kept.game
        for row, level in zip(self.people, kept.computers, strict=True):
            row.wanted = level
        self.crew.offer(self.chosen.page, kept.seats)
        self._offer_modes(kept.mode)
        for row, name, colour in zip(self.people, kept.names, kept.colours, strict=True):
            row.name.setText(name)
            row.pin.clear()
            row.colour = colour
        self.chosen.choose(kept.choices)
        self.reactions.value = self._settings.reactions
        self.variants.offer(self.chosen.fitting)
        self.variants.chosen = kept.variants
        if self.chosen.played.together and self.mode.value == kept.mode and not self.crew.alone:
            self.secrecy.value = kept.secrecy
        self.seed.clear()
        self._random_seed = secrets.randbelow(LARGEST_SEED) + 1
        if game:
            self.game.value = game
            self._game_picked(game)
        self.word()

    @property
    def _hides(self) -> bool:
        """Whether there is something that not everybody may see."""
        return self.chosen.page.mode(self.mode.value).hides

    def _game_picked(self, _game: str) -> None:
        """Another game has room for other people, and offers as many colours."""
        self.crew.offer(self.chosen.page, int(self.count.value))
        self._offer_modes(self.mode.value)
        self._follow()

    def _count_picked(self, _count: str = "") -> None:
        """More people or fewer play, or computer seats do."""
        self._offer_modes(self.mode.value)
        self._follow()

    def _mode_picked(self, mode: str) -> None:
        self._offer_modes(mode)
        self._follow()

    def _offer_modes(self, wanted: str) -> None:
        """The modes for so many people, and the ways to keep secrets in the one that is chosen.

        People who cooperate play openly unless they ask for hidden hands; somebody alone has nobody to hide them from.
        """
        people, page = int(self.count.value), self.chosen.page
        self.crew.offer_levels(page)
        mode = page.mode_for(people, wanted)
        before, self._way_before = self._way_before, (self.game.value, mode.value)
        self.mode.offer([one.value for one in page.modes_for(people)])
        self.mode.value = mode.value
        openly = mode.together or self.crew.alone
        hidden = () if self.crew.alone or not mode.hides else HIDING
        levels: tuple[str, ...] = (*(("open",) if openly else ()), *hidden)
        kept = self.secrecy.value if self._way_before == before else ""
        self.secrecy.offer(levels)
        if kept not in levels:
            usual = "open" if openly else self._settings.secrecy
            self.secrecy.value = usual if usual in levels else levels[0]

    def _check(self, _text: str = "") -> None:
        """Say what still stands in the way of the game, or what would begin."""
        found = next(self.crew.troubles(self.words), None)
        trouble = "" if found is None else self.words.text(found)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.summary.setText(self._summary())
        self.summary.setVisible(not trouble)
        self.start_button.setEnabled(not trouble)

    def choice(self) -> NewGame:
        """What has been chosen so far."""
        rows = self.playing
        return NewGame(
            names=tuple(row.called(self.words) for row in rows),
            colours=tuple(row.colour for row in rows),
            pins=tuple(None if row.pin.isHidden() else row.pin.text() or None for row in rows),
            secrecy=cast(Secrecy, self.secrecy.value),
            reactions=cast(Reactions, self.reactions.value),
            seed=int(self.seed.text()) if self.seed.text() else self._random_seed,
            game=self.game.value,
            mode=self.mode.value,
            choices=self.chosen.chosen,
            variants=self.variants.chosen,
            computers=tuple(row.level for row in rows),
        )

    def begin(self) -> None:
        """Start, unless something still stands in the way."""
        self._check()
        if not self.start_button.isEnabled():
            return
        chosen = self.choice()
        names, colours = [row.name.text() for row in self.people], [row.colour for row in self.people]
        remember_game(self._settings, chosen, names, colours, [row.wanted for row in self.people])
        self.started.emit(chosen)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin where something is to be filled in; where nothing is, Enter starts."""
        super().showEvent(event)
        unnamed = next((row.name for row in self.playing if not row.called(self.words)), self.start_button)
        unnamed.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts from anywhere on the screen."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.begin()
        else:
            super().keyPressEvent(event)


def _id(value: str) -> str:
    return value.replace("_", "-")
