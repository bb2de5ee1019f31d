"""The first screen: go on with the last game, begin one, open one, and the way to everything else."""

from __future__ import annotations

from functools import partial
from typing import Literal

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from nemesis_desktop import __version__
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games import on_table, page_of, taught, title_of
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import AMBER, AMBER_LIT
from nemesis_desktop.table.furniture.controls.keys import key_of
from nemesis_desktop.table.furniture.names import called
from nemesis_desktop.table.screens.game_pictures import GamePicture
from nemesis_desktop.table.screens.last_game import expect_computers, has_last_game, last_game
from nemesis_desktop.table.screens.screen import Screen
from nemesis_desktop.table.widgets.languages import LanguageLink
from nemesis_desktop.table.widgets.lit_button import LitButton

MENU_LEFT, MENU_TOP, MENU_WIDTH, MENU_GAP = 60, 196, 430, 14
"""Where the menu stands, in units."""
MENU_END = 84
"""How much room the foot of the screen needs under the menu, in units."""

LARGEST_SUBTITLE = 1.3
FOOT_LINE = 19.0
"""The height of a line at the foot, in units at text of 100 %."""
TITLES = (64, 60, 56, 52, 50, 48, 46, 44, 42, 40, 38, 36, 34, 32)
PICTURES_AWAY, PICTURES_TOP, PICTURES_EDGE, PICTURES_GAP = 44.0, 40.0, 30.0, 12.0
"""How far the pictures of the games are from the menu, from the edges of the screen and from each other, in units."""
LESSON_INSET = 30.0
"""How far the games that can be learned stand in from the entry that shows them."""


class StartScreen(Screen):
    """The start menu, and beside it a picture of every game.

    Attributes:
        entries: the lines of the menu by name: ``continue``, ``new``, ``again``, ``lesson``, ``load``,
            ``history``, ``rules``, ``settings``, ``about``, ``quit``.
        pictures: a picture for each game that can be played, by its name on the shelf.
        lessons: below ``lesson`` a line for each game that can be learned, where several can; shown when it is pressed.

    Signals:
        continue_game: go on with the game that was being played.
        again: the people and choices of the last time, another ship.
        new_game, load_game, history, rules, settings, about, quit: what the entry says.
        game_chosen: a new game of this one, by its name on the shelf.
        lesson: the guided first game of a game, by its name on the shelf.
        language_chosen: the code of the language in which everything is to be said now.
    """

    continue_game = Signal()
    again = Signal()
    new_game = Signal()
    game_chosen = Signal(str)
    lesson = Signal(str)
    load_game = Signal()
    history = Signal()
    rules = Signal()
    settings = Signal()
    about = Signal()
    quit = Signal()
    language_chosen = Signal(str)
    dimmed = 0.94

    def __init__(
        self, words: Words, saves: SavedGames, settings: Settings | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(words, parent)
        self._saves = saves
        self._settings = settings
        signals = {
            "continue": self.continue_game,
            "new": self.new_game,
            "again": self.again,
            "lesson": None,
            "load": self.load_game,
            "history": self.history,
            "rules": self.rules,
            "settings": self.settings,
            "about": self.about,
            "quit": self.quit,
        }
        self.entries = {name: MenuButton(self) for name in signals}
        for name, signal in signals.items():
            if signal is not None:
                self.entries[name].clicked.connect(signal)
        self.lessons = self._make_lessons()
        self.languages = {language: LanguageLink(language, self) for language in LANGUAGES}
        for language, link in self.languages.items():
            link.clicked.connect(lambda _checked=False, chosen=language: self.language_chosen.emit(chosen))
        self.pictures = {game: GamePicture(game, self) for game in on_table()}
        for game, shown in self.pictures.items():
            shown.clicked.connect(partial(self.game_chosen.emit, game))
        self._last = ""
        # What was played last, and in which words, is looked up only if there is such a game.
        self.entries["again"].hide()
        self.word()
        self.refresh()

    # ---------------------------------------------------------------- what it says

    def word(self) -> None:
        """Write every word of the screen again."""
        for name, entry in self.entries.items():
            hint = self.say("new-hint") if name == "new" else self._last if name == "continue" else ""
            if name == "lesson":
                entry.set_words(self.words.text(Text("ui-lesson-entry")))
                self._word_lessons()
            elif name != "again":
                entry.set_words(self.say(name), hint, self.say("key-on") if entry.primary else "")
        self._word_again()
        self.languages[self.words.language].setChecked(True)
        for game, shown in self.pictures.items():
            shown.set_words(self.words.text(title_of(game)), self.say("new"))
        self.setAccessibleName(self.say("window"))
        if self._last:
            self._tell_last_game()

    def refresh(self) -> None:
        """Look again whether there is a game to continue. What it was is read once the screen stands."""
        going_on = self._saves.has_autosave()
        self.entries["continue"].setVisible(going_on)
        self.entries["continue"].primary = going_on
        self.entries["new"].primary = not going_on
        self.entries["again"].setVisible(self._settings is not None and has_last_game(self._settings))
        self._last = ""
        self.word()
        self._rescale()
        first = self.entries["continue" if going_on else "new"]
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if going_on:
            QTimer.singleShot(0, self, self._tell_last_game)

    # ---------------------------------------------------------------- what can be learned

    def _make_lessons(self) -> dict[str, MenuButton]:
        """A line for each game that can be learned, behind the entry in the order of the keyboard."""
        games, entry = taught(), self.entries["lesson"]
        entry.setVisible(bool(games))
        entry.clicked.connect(self._choose_lesson)
        lines = {game: MenuButton(self) for game in games} if len(games) > 1 else {}
        before = entry
        for game, line in lines.items():
            line.hide()
            line.inset = LESSON_INSET
            line.clicked.connect(partial(self.lesson.emit, game))
            QWidget.setTabOrder(before, line)
            before = line
        QWidget.setTabOrder(before, self.entries["load"])
        return lines

    def _choose_lesson(self) -> None:
        """Begin the lesson, or, where there are several, show or put away the games that can be learned."""
        if not self.lessons:
            self.lesson.emit(taught()[0])
            return
        shown = any(line.isHidden() for line in self.lessons.values())
        for line in self.lessons.values():
            line.setVisible(shown)
        self._word_lessons()
        self.arrange()

    def _word_lessons(self) -> None:
        """Name the games that can be learned while they are shown: the start waits for no words of a game."""
        for game, line in self.lessons.items():
            if not line.isHidden():
                line.set_words(self.words.text(title_of(game)))

    def _tell_last_game(self) -> None:
        """Say who plays the game to continue, and how far they are."""
        saved = self._saves.continued()
        if saved is None:
            return
        people = ", ".join(called(one.name, place, self.words) for place, one in enumerate(saved.people, start=1))
        if saved.trouble is not None or saved.progress is None:
            self._last = self.say("continue-unreadable")
            self._prefer_new_game()
        elif saved.ended:
            self._last = self._of_game(saved.game, self.say("continue-ended", people=people))
        else:
            hint = self.say("continue-hint", stage=self.words.text(saved.progress.going_on), people=people)
            self._last = self._of_game(saved.game, hint)
            if saved.levels:
                expect_computers(saved.game)
        entry = self.entries["continue"]
        entry.set_words(self.say("continue"), self._last, self.say("key-on") if entry.primary else "")
        self.arrange()

    def _of_game(self, game: str, hint: str) -> str:
        """What is said of a game, and where there are several which one it is."""
        return hint if len(on_table()) == 1 else f"{self.words.text(title_of(game))} · {hint}"

    def _prefer_new_game(self) -> None:
        """A last game that cannot be read is not the next step: a new one is."""
        new, going_on = self.entries["new"], self.entries["continue"]
        if new.primary:
            return
        new.primary, going_on.primary = True, False
        self.word()
        self._rescale()
        new.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---------------------------------------------------------------- the same people again

    def _way(self, message: str, **args: Argument) -> str:
        return self.words.text(Text(f"ui-modes-{message}", **args))

    def _word_again(self) -> None:
        """Who would play, and how."""
        if self._settings is None or self.entries["again"].isHidden():
            return
        game = last_game(self._settings).again(0)
        names = [called(name, place, self.words) for place, name in enumerate(game.names, start=1)]
        page = page_of(game.game)
        parts = [", ".join(names)] + ([self.words.text(title_of(game.game))] if len(on_table()) > 1 else [])
        parts += [self.words.text(text) for text in page.summed_up(game.mode, game.choices)]
        if game.variants:
            parts.append(self._way("page-variants-on", count=len(game.variants)))
        self.entries["again"].set_words(self._way("again"), " · ".join(parts))

    def showEvent(self, event: QShowEvent) -> None:
        """Coming back from a game, the menu knows about it."""
        super().showEvent(event)
        self.refresh()

    # ---------------------------------------------------------------- where it stands

    @property
    def menu_wide(self) -> float:
        """How wide the menu and the title over it may be, in units."""
        return MENU_WIDTH * min(1.3, max(1.0, self.text_scale))

    def arrange(self) -> None:
        """The menu from its top downwards, the pictures beside it, the languages at the foot."""
        unit, top = self.unit, float(MENU_TOP)
        wide = self.menu_wide
        gap = MENU_GAP if self.text_scale <= 1.25 else MENU_GAP / 2
        lines = [
            line
            for name, entry in self.entries.items()
            for line in (entry, *(self.lessons.values() if name == "lesson" else ()))
        ]
        shown = [entry for entry in lines if not entry.isHidden()]
        room = self.height() / unit - MENU_TOP - MENU_END
        text = self.text_scale
        while True:
            for entry in shown:
                entry.set_scale(unit, text)
            if text <= 1 or sum(entry.units_high + gap for entry in shown) <= room:
                break
            # Large words stop growing where the menu would reach the foot of the screen.
            text -= 0.05
        # The longest menu moves closer together rather than down to the languages.
        gap = max(1.0, min(gap, (room - sum(entry.units_high for entry in shown)) / max(1, len(shown) - 1)))
        for entry in shown:
            high = entry.units_high
            left, room_left = MENU_LEFT + entry.inset, wide - entry.inset
            entry.setGeometry(round(left * unit), round(top * unit), round(room_left * unit), round(high * unit))
            top += high + gap
        self._lay_pictures(MENU_LEFT + wide + PICTURES_AWAY)
        x = 78 * unit
        for link in self.languages.values():
            size = link.sizeHint()
            link.setGeometry(
                round(x), round(self.height() - 49 * unit - size.height() / 2), size.width(), size.height()
            )
            x += size.width() + 14 * unit

    def _lay_pictures(self, left: float) -> None:
        """All of one size, one below the other, from so many units to the right edge."""
        unit, count = self.unit, max(1, len(self.pictures))
        wide = self.width() / unit - left - PICTURES_EDGE
        # The words at the foot grow with the text.
        foot = MENU_END + (FOOT_LINE + 14) * (max(1.0, self.text_scale) - 1)
        room = self.height() / unit - PICTURES_TOP - foot
        high = (room - PICTURES_GAP * (count - 1)) / count
        for place, shown in enumerate(self.pictures.values()):
            top = PICTURES_TOP + place * (high + PICTURES_GAP)
            shown.setGeometry(round(left * unit), round(top * unit), round(wide * unit), round(high * unit))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the next step, arrows go through the menu; nothing lies behind it for Escape."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QAbstractButton):
                focused.click()
            else:
                next(entry for entry in self.entries.values() if entry.primary).click()
        elif key_of(event) == Qt.Key.Key_R:
            self.rules.emit()
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The name of the program, and what must be said about it."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF(), self.text_scale)
        wide = self.menu_wide
        size, title = canvas.fitted(self.say("title"), wide, TITLES, 700, "display", grow=False)
        canvas.text(MENU_LEFT, 112, title, size, "text.primary", 700, "display", grow=False)
        canvas.box(MENU_LEFT + 2, 131, 64, 4, "accent.warm")
        grown = min(max(1.0, self.text_scale), LARGEST_SUBTITLE)
        sizes = [size * grown for size in (17, 16, 15, 14, 13, 12, 11)]
        size, words = canvas.fitted(self.say("subtitle"), wide, sizes, grow=False)
        canvas.text(MENU_LEFT + 2, 144 + size, words, size, "text.secondary", grow=False)
        right, foot = self.width() / self.unit - 30, self.height() / self.unit
        step = FOOT_LINE * max(1.0, self.text_scale)
        room = right - 78 - sum(link.width() for link in self.languages.values()) / self.unit - 60
        for line, message in (
            (foot - 44 - step, self.say("unofficial")),
            (foot - 44, self.say("version", version=__version__)),
        ):
            size, words = canvas.fitted(message, room, (14, 13, 12), 400)
            canvas.text(right, line, words, size, "text.secondary", align="right")


class MenuButton(LitButton):
    """A line of the menu: a title and, under it, what it is about.

    Attributes:
        primary: this is the next step, in amber; a screen has one.
        hint: the second line; empty for none.
        key: the name of the key that takes the step.
        inset: how far it stands to the right of the others, in units: it belongs to the one above.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.primary = False
        self.inset = 0.0
        self.hint = ""
        self.key = ""

    def set_words(self, title: str, hint: str = "", key: str = "") -> None:
        """Show other words, and say them to assistive software."""
        self.setText(title)
        self.hint, self.key = hint, key
        self.setAccessibleName(title)
        self.setAccessibleDescription(hint)
        self.update()

    @property
    def _size(self) -> float:
        return 23.0 if self.primary else 20.0

    @property
    def units_high(self) -> float:
        """How high the entry is, in units."""
        lines = self._size + (15 * 1.35 if self.hint else 0)
        return max(24.0, lines * self.text_scale) + (23 if self.primary else 6)

    def sizeHint(self) -> QSize:
        """As wide as the menu, as high as its one or two lines."""
        return QSize(round(MENU_WIDTH * self.unit), round(self.units_high * self.unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the entry."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = self._canvas(painter)
        wide, high = self.width() / self.unit, self.height() / self.unit
        lit = self.underMouse()
        room = wide - 48
        if self.primary:
            canvas.cut(0, 0, wide, high, 10, AMBER_LIT if lit else AMBER)
            ink, soft, weight = "text.ink_warm", "#3A2608", 700
            if self.key:
                room = self._paint_key(canvas, wide, high) - 36
        else:
            canvas.box(0, 2, 3, high - 4, "accent.warm" if lit or self.hasFocus() else "line.edge")
            ink, soft, weight = "accent.warm" if lit else "text.primary", "text.secondary", 600 if self.hint else 500
        if self.hasFocus() and self.window().isActiveWindow():
            edge: Literal["ground.bg0", "text.primary"] = "ground.bg0" if self.primary else "text.primary"
            corner = 7 if self.primary else 5
            inset = 3.5 if self.primary else 1.0
            canvas.cut(inset, inset, wide - 2 * inset, high - 2 * inset, corner, None, edge, 2)
        self._paint_lines(canvas, high, room, (ink, soft), weight)

    def _paint_lines(self, canvas: Canvas, high: float, room: float, inks: tuple[str, str], weight: int) -> None:
        size, scale = self._size, self.text_scale
        top = (high - (size + (15 * 1.35 if self.hint else 0)) * scale) / 2
        fit, words = canvas.fitted(self.text(), room, (size, size - 2, size - 4), weight)
        canvas.text(24, top + size * 0.83 * scale, words, fit, inks[0], weight)
        if self.hint:
            soft_weight = 500 if self.primary else 400
            fit, words = canvas.fitted(self.hint, room, (15, 14.5, 14, 13.5, 13, 12.5, 12, 11.5, 11), soft_weight)
            canvas.text(24, top + (size + 15 * 1.12) * scale, words, fit, inks[1], soft_weight)

    def _paint_key(self, canvas: Canvas, wide: float, high: float) -> float:
        """The key's name in a frame at the right; gives back its left edge."""
        words_wide = canvas.width(self.key, 14, 600, grow=False) + 26
        left = wide - 22 - words_wide
        canvas.cut(left, high / 2 - 12, words_wide, 24, 4, None, "text.ink_warm", 1.2, alpha=0.7)
        canvas.text(
            left + words_wide / 2, high / 2 + 4.8, self.key, 14, "text.ink_warm", 600, align="middle", grow=False
        )
        return left
