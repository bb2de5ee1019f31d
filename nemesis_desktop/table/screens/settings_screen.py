"""The settings, each with one line that explains it; everything takes effect at once."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from nemesis_desktop.engine.saving.table_settings import REACTIONS, Reactions, Secrecy
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.settings import PACES, SPEEDS, TEXT_SIZES, Pace, Settings, Speed
from nemesis_desktop.table.screens.screen import Screen, spaced
from nemesis_desktop.table.widgets.button import Button
from nemesis_desktop.table.widgets.controls import Group, Line, Panel, Picker, Scroll
from nemesis_desktop.table.widgets.fields import Slider
from nemesis_desktop.table.widgets.languages import own_name

TEXT_STEP = 5
VOLUME_STEP = 5
NEW_TABLES: tuple[Secrecy, ...] = ("shield", "face_down")
"""What a new table of several people can choose; somebody alone always plays open."""


class SettingsScreen(Screen):
    """Language, text size, animations, reactions, secrecy, full screen.

    The screen writes to ``Settings``, whose ``changed`` signal tells everybody else.

    Attributes:
        language, motion, cards, follow, pace, reactions, secrecy, full_screen: the choices.
        text: the slider of the text size, in per cent.

    Signals:
        language_chosen: the code of the language in which everything is to be said now.
        keys: the list of keys is wanted.
    """

    language_chosen = Signal(str)
    keys = Signal()

    def __init__(self, words: Words, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._settings = settings
        self.language = Picker(LANGUAGES)
        self.text = Slider(*TEXT_SIZES, TEXT_STEP)
        self.motion = Picker(SPEEDS)
        self.cards = Picker(("yes", "no"))
        self.follow = Picker(("yes", "no"))
        self.pace = Picker(tuple(PACES))
        self.reactions = Picker(REACTIONS)
        self.secrecy = Picker(NEW_TABLES)
        self.full_screen = Picker(("yes", "no"))
        self.volume = Slider(0, 100, VOLUME_STEP)
        self._build()
        self.refresh()
        self.language.picked.connect(self._choose_language)
        self.text.valueChanged.connect(self._choose_text)
        self.motion.picked.connect(self._choose_motion)
        self.cards.picked.connect(self._choose_cards)
        self.follow.picked.connect(self._choose_follow)
        self.pace.picked.connect(self._choose_pace)
        self.reactions.picked.connect(self._choose_reactions)
        self.secrecy.picked.connect(self._choose_secrecy)
        self.full_screen.picked.connect(self._choose_full_screen)
        self.volume.valueChanged.connect(self._choose_volume)
        settings.changed.connect(self.refresh)

    def _build(self) -> None:
        self.title = Line("screen_title", wrap=False)
        self._sample = Line("name", "accent.warm", wrap=False)
        self._loud = Line("name", "accent.warm", wrap=False)
        self._groups = {
            "language": Group(self.language),
            "text": Group(self.text, self._sample),
            "full": Group(self.full_screen),
            "sound": Group(self.volume, self._loud),
            "motion": Group(self.motion),
            "cards": Group(self.cards),
            "follow": Group(self.follow),
            "pace": Group(self.pace),
            "reactions": Group(self.reactions),
            "secrecy": Group(self.secrecy),
        }
        self._columns = []
        self._inner = []
        self._panels = QHBoxLayout()
        for names in (
            ("language", "text", "full", "sound", "pace"),
            ("motion", "cards", "follow", "reactions", "secrecy"),
        ):
            inside = QWidget()
            column = QVBoxLayout(inside)
            for name in names:
                column.addWidget(self._groups[name])
            column.addStretch(1)
            self._columns.append(column)
            board = Panel()
            layout = QVBoxLayout(board)
            layout.addWidget(Scroll(inside))
            self._inner.append(layout)
            self._panels.addWidget(board, 1)
        self.back_button = Button(hint=" ", tall=True)
        self.back_button.clicked.connect(self.back)
        self._foot = QHBoxLayout()
        self.keys_button = Button(hint=" ", tall=True)
        self.keys_button.clicked.connect(self.keys)
        self._foot.addWidget(self.back_button)
        self._foot.addStretch(1)
        self._foot.addWidget(self.keys_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addLayout(self._panels, 1)
        self._column.addLayout(self._foot)

    # ---------------------------------------------------------------- what it says

    def word(self) -> None:
        """Write every word of the screen again."""
        self.title.setText(self.say("set-title"))
        self.language.set_words(self.say("set-language"), [own_name(language) for language in LANGUAGES])
        self.motion.set_words(self.say("set-motion"), [self.say(f"set-motion-{speed}") for speed in SPEEDS])
        self.cards.set_words(self.say("set-cards"), [self.say("set-cards-on"), self.say("set-cards-off")])
        self.follow.set_words(self.say("set-follow"), [self.say("set-follow-on"), self.say("set-follow-off")])
        paces = [self._say_of_seats(f"pace-{pace.replace('_', '-')}") for pace in PACES]
        self.pace.set_words(self._say_of_seats("pace"), paces)
        for name, choice in (("reactions", self.reactions), ("secrecy", self.secrecy)):
            options = [self.say(f"game-{name}-{value.replace('_', '-')}") for value in choice.segments]
            choice.set_words(self.say(f"set-{name}"), options)
        self.full_screen.set_words(self.say("set-full"), [self.say("set-full-on"), self.say("set-full-off")])
        self.text.setAccessibleName(self.say("set-text"))
        self.volume.setAccessibleName(self._say_of_keys("set-sound"))
        self.back_button.setText(self.say("back"))
        self.back_button.set_look("steel", self.say("key-back"))
        self.keys_button.setText(self._say_of_keys("button"))
        self.keys_button.set_look("steel", self._say_of_keys("key"))
        self._explain()

    def _say_of_keys(self, message: str, **args: Argument) -> str:
        return self.words.text(Text(f"ui-keys-{message}", **args))

    def _say_of_seats(self, message: str) -> str:
        return self.words.text(Text(f"ui-seats-{message}"))

    def _explain(self) -> None:
        """The line under each setting."""
        groups = self._groups
        groups["sound"].set_words(self._say_of_keys("set-sound"), self._say_of_keys("set-sound-hint"))
        silent = self._settings.muted or self.volume.value() == 0
        loud = self._say_of_keys("set-sound-value", percent=self.volume.value())
        self._loud.setText(self._say_of_keys("set-sound-muted") if silent else loud)
        groups["language"].set_words(self.say("set-language"), self.say("set-language-hint"))
        groups["text"].set_words(self.say("set-text"), self.say("set-text-hint"))
        self._sample.setText(self.say("set-text-value", percent=self.text.value()))
        hint = f"set-motion-{self.motion.value}-hint" if self.motion.value in ("still", "off") else "set-motion-hint"
        groups["motion"].set_words(self.say("set-motion"), self.say(hint))
        groups["cards"].set_words(self.say("set-cards"), self.say("set-cards-hint"))
        groups["follow"].set_words(self.say("set-follow"), self.say("set-follow-hint"))
        groups["pace"].set_words(self._say_of_seats("pace"), self._say_of_seats("pace-hint"))
        groups["full"].set_words(self.say("set-full"), self.say("set-full-hint"))
        groups["reactions"].set_words(
            self.say("set-reactions"), self.say(f"game-reactions-{self.reactions.value}-hint")
        )
        secrecy = self.secrecy.value.replace("_", "-")
        groups["secrecy"].set_words(self.say("set-secrecy"), self.say(f"game-secrecy-{secrecy}-hint"))

    def arrange(self) -> None:
        """Margins and gaps in units."""
        unit = self.unit
        spaced(self._column, unit, 16, 60, 34, 60, 30)
        spaced(self._panels, unit, 20)
        spaced(self._foot, unit, 12)
        for column in self._columns:
            spaced(column, unit, 18, right=8)
        for layout in self._inner:
            spaced(layout, unit, 0, 26, 22, 18, 18)
        self.back_button.setMinimumWidth(round(130 * unit))

    # ---------------------------------------------------------------- what is set

    def refresh(self, _changed: str = "") -> None:
        """Show the settings as they are."""
        settings = self._settings
        self.language.value = settings.language
        self.motion.value = settings.speed
        self.cards.value = "yes" if settings.cards_wait else "no"
        self.follow.value = "yes" if settings.follow else "no"
        self.pace.value = settings.pace
        self.reactions.value = settings.reactions
        self.secrecy.value = settings.secrecy if settings.secrecy in NEW_TABLES else "shield"
        self.full_screen.value = "yes" if settings.full_screen else "no"
        if self.text.value() != settings.text_percent:
            self.text.blockSignals(True)
            self.text.setValue(settings.text_percent)
            self.text.blockSignals(False)
        if self.volume.value() != settings.volume:
            self.volume.blockSignals(True)
            self.volume.setValue(settings.volume)
            self.volume.blockSignals(False)
        self.set_text_scale(settings.text_scale)
        self.word()

    def _choose_language(self, language: str) -> None:
        self._settings.language = language
        self.language_chosen.emit(language)

    def _choose_text(self, percent: int) -> None:
        self._settings.text_percent = percent

    def _choose_volume(self, percent: int) -> None:
        self._settings.muted = False
        self._settings.volume = percent

    def _choose_motion(self, speed: str) -> None:
        self._settings.speed = cast(Speed, speed)

    def _choose_cards(self, wait: str) -> None:
        self._settings.cards_wait = wait == "yes"

    def _choose_follow(self, follow: str) -> None:
        self._settings.follow = follow == "yes"

    def _choose_pace(self, pace: str) -> None:
        self._settings.pace = cast(Pace, pace)

    def _choose_reactions(self, reactions: str) -> None:
        self._settings.reactions = cast(Reactions, reactions)

    def _choose_secrecy(self, secrecy: str) -> None:
        self._settings.secrecy = cast(Secrecy, secrecy)

    def _choose_full_screen(self, full: str) -> None:
        self._settings.full_screen = full == "yes"
