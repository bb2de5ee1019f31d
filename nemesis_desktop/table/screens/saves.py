"""Saved games: open one, keep the present one under a name, delete, bring a file in.

The screen knows files only through ``SavedGames``; who opens or writes a game is told by signals. Every question
(delete? write over?) stands in the foot of the screen until it is answered, so nothing else has to wait for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.games import on_table, title_of
from nemesis_desktop.program.kept.saves import AUTOSAVE, SUFFIX, NotErasableError, Saved, SavedGames, summary
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.names import called_with_level
from nemesis_desktop.table.screens.asking import AskingScreen
from nemesis_desktop.table.screens.save_row import SaveRow
from nemesis_desktop.table.screens.screen import spaced
from nemesis_desktop.table.widgets.button import Button
from nemesis_desktop.table.widgets.controls import Line, Panel, Scroll
from nemesis_desktop.table.widgets.fields import Field

Purpose = Literal["open", "save"]


class SavesScreen(AskingScreen):
    """The list of saved games.

    Attributes:
        purpose: ``open`` to choose a game, ``save`` to keep the present one under a name.
        rows: a row for each file, the newest first.

    Signals:
        opened: the path of the game to be opened.
        save_as: the path under which the present game is to be saved.
    """

    opened = Signal(Path)
    save_as = Signal(Path)

    def __init__(self, words: Words, saves: SavedGames, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._saves = saves
        self.purpose: Purpose = "open"
        self.rows: list[SaveRow] = []
        self._dialog: QFileDialog | None = None
        self._build()
        self.word()

    def _build(self) -> None:
        self.title = Line("screen_title", wrap=False)
        self.name = Field(60)
        self.save_button = Button(kind="primary", hint=" ", tall=True)
        self._list = QWidget()
        self._rows = QVBoxLayout(self._list)
        self._empty = Line("name", "text.secondary")
        self._rows.addWidget(self._empty)
        self._rows.addStretch(1)
        self._group = QButtonGroup(self)
        self.back_button = Button(hint=" ", tall=True)
        self.import_button = Button(tall=True)
        self.delete_button = Button(tall=True)
        self.open_button = Button(kind="primary", hint=" ", tall=True)
        self.deeds = (self.back_button, self.import_button, self.delete_button, self.open_button)
        self._naming = QHBoxLayout()
        self._naming.addWidget(self.name, 1)
        self._naming.addWidget(self.save_button)
        board = Panel()
        self._board = QVBoxLayout(board)
        self._board.addWidget(Scroll(self._list))
        self._foot = QHBoxLayout()
        for widget in (self.back_button, self.import_button):
            self._foot.addWidget(widget)
        self._foot.addWidget(self.message, 1)
        for widget in (self.delete_button, self.open_button, self.no_button, self.yes_button):
            self._foot.addWidget(widget)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addLayout(self._naming)
        self._column.addWidget(board, 1)
        self._column.addLayout(self._foot)
        self.name.returnPressed.connect(self.save_now)
        self.name.textEdited.connect(lambda: self.tell(""))
        for button, act in (
            (self.back_button, self.back.emit),
            (self.save_button, self.save_now),
            (self.import_button, self.choose_file),
            (self.delete_button, self.ask_delete),
            (self.open_button, self.open_now),
        ):
            button.clicked.connect(act)

    # ---------------------------------------------------------------- what it shows

    def show_for(self, purpose: Purpose, name: str = "") -> None:
        """Choose a game to open, or a name (``name`` is proposed) for the present one."""
        self.purpose = purpose
        self.name.setText(name)
        self.word()
        self.refresh(keep=False)

    def word(self) -> None:
        """Write every word of the screen again."""
        saving = self.purpose == "save"
        self.title.setText(self.say("saves-save-title" if saving else "saves-title"))
        self.name.setPlaceholderText(self.say("saves-name"))
        self.name.setAccessibleName(self.say("saves-name"))
        self._empty.setText(self.say("saves-none"))
        for button, message in (
            (self.back_button, "back"),
            (self.save_button, "saves-save"),
            (self.import_button, "saves-import"),
            (self.delete_button, "saves-delete"),
            (self.open_button, "saves-open"),
            (self.no_button, "saves-keep"),
        ):
            button.setText(self.say(message))
        self.back_button.set_look("steel", self.say("key-back"))
        self.no_button.set_look("steel", self.say("key-back"))
        for primary in (self.save_button, self.open_button):
            primary.set_look("primary", self.say("key-on"))
        for row in self.rows:
            self._word_row(row)
        self.offer()

    def refresh(self, *, keep: bool = True) -> None:
        """Read the folder again; ``keep`` the row chosen that was."""
        chosen = self.chosen.saved.path if keep and self.chosen else None
        for row in self.rows:
            self._group.removeButton(row)
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        try:
            found = self._saves.all()
        except OSError as problem:
            found = []
            self.tell(self.say("saves-cannot-read", reason=files.reason(problem)))
        self.rows = [SaveRow(saved) for saved in found]
        for place, row in enumerate(self.rows):
            self._word_row(row)
            self._group.addButton(row)
            self._rows.insertWidget(place, row)
            row.toggled.connect(lambda _on: self.offer())
            row.clicked.connect(self._take_name)
            row.wanted.connect(self._wanted)
            row.setChecked(row.saved.path == chosen)
            row.show()
        self._empty.setVisible(not self.rows)
        if self.purpose == "open" and self.rows and not self.chosen:
            self.rows[0].setChecked(True)
        self._rescale()
        self.offer()

    def _word_row(self, row: SaveRow) -> None:
        saved = row.saved
        locale = QLocale(self.words.language)
        when = locale.toString(
            QDateTime.fromSecsSinceEpoch(int(saved.when.timestamp())), QLocale.FormatType.ShortFormat
        )
        if saved.trouble is not None:
            row.set_words(self._title(saved), self.words.text(saved.trouble), self.say("saves-unreadable"), when)
            return
        name = self._title(saved)
        if saved.ended:
            stage = self.say("saves-ended")
        else:
            stage = self.words.text(saved.progress.listed) if saved.progress is not None else ""
        people = (
            called_with_level(one.name, seat + 1, saved.levels.get(seat, ""), self.words)
            for seat, one in enumerate(saved.people)
        )
        row.set_words(name, ", ".join(people), self._of_game(saved, stage), when)

    def _of_game(self, saved: Saved, stage: str) -> str:
        """How far a game is, and where there are several which one it is."""
        return stage if len(on_table()) == 1 else f"{self.words.text(title_of(saved.game))} · {stage}"

    def _title(self, saved: Saved) -> str:
        name = self.say("saves-autosave") if saved.stem == AUTOSAVE else saved.name
        return self.say("saves-former", name=name) if saved.former else name

    def arrange(self) -> None:
        """Margins and gaps in units."""
        unit = self.unit
        spaced(self._column, unit, 16, 60, 34, 60, 30)
        spaced(self._naming, unit, 12)
        spaced(self._foot, unit, 12)
        spaced(self._board, unit, 0, 14, 16, 12, 16)
        spaced(self._rows, unit, 6, right=6)

    # ---------------------------------------------------------------- what may be done

    @property
    def chosen(self) -> SaveRow | None:
        """The row that is chosen."""
        return next((row for row in self.rows if row.isChecked()), None)

    def _take_name(self) -> None:
        """While saving, a click on a game proposes its name."""
        chosen = self.chosen
        if self.purpose == "save" and chosen and chosen.saved.trouble is None and chosen.saved.stem != AUTOSAVE:
            self.name.setText(chosen.saved.name)

    def offer(self) -> None:
        """Offer what can be done with the chosen file. What cannot be read is neither opened nor deleted."""
        super().offer()
        chosen, saving = self.chosen, self.purpose == "save"
        readable = chosen is not None and chosen.saved.trouble is None
        self.name.setVisible(saving)
        self.save_button.setVisible(saving)
        self.import_button.setVisible(not saving)
        self.open_button.setVisible(not saving)
        self.open_button.setEnabled(readable)
        self.delete_button.setEnabled(readable)
        lost = chosen is not None and chosen.saved.trouble is not None
        self.tell(self.say("saves-unreadable-hint") if lost else "")

    def take_keyboard(self) -> None:
        """To the screen itself: its keys work from anywhere."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell_problem(self, problem: SaveError) -> None:
        """Say why a game could not be opened or saved."""
        self.tell(self.words.text(problem.text))

    def tell_saved(self, path: Path) -> None:
        """Say under which name the game now lies in the list."""
        self.refresh()
        self.tell(self.say("saves-saved", name=summary(path).name))

    def open_now(self) -> None:
        """Open the chosen game."""
        chosen = self.chosen
        if chosen is not None and chosen.saved.trouble is None:
            self.opened.emit(chosen.saved.path)

    def _wanted(self) -> None:
        if self.purpose == "open":
            self.open_now()
        else:
            self.save_now()

    def save_now(self) -> None:
        """Save under the written name; a game that is there already is written over only when that is wanted."""
        try:
            place = self._saves.place_for(self.name.text())
            taken = self._saves.at(place)
        except ValueError:
            self.tell(self.say("saves-no-name"))
            return
        except OSError as problem:
            self.tell(self.say("saves-cannot-save", reason=files.reason(problem)))
            return
        if taken is None:
            self.save_as.emit(place)
        elif taken.trouble is not None:
            self.tell(self.say("saves-taken-unreadable"))
        else:
            question = self.say("saves-ask-replace", name=taken.name)
            self.ask(question, self.say("saves-replace"), lambda: self.save_as.emit(place))

    def ask_delete(self) -> None:
        """Ask whether the chosen game is to go for good."""
        chosen = self.chosen
        if chosen is not None and chosen.saved.trouble is None:
            question = self.say("saves-ask-delete", name=chosen.title)
            self.ask(question, self.say("saves-delete"), lambda: self._delete(chosen.saved, chosen.title))

    def _delete(self, saved: Saved, name: str) -> None:
        try:
            self._saves.delete(saved)
        except NotErasableError:
            said = self.say("saves-unreadable-hint")
        except OSError as problem:
            said = self.say("saves-cannot-delete", name=name, reason=files.reason(problem))
        else:
            said = self.say("saves-deleted", name=name)
        self.refresh()
        self.tell(said)

    def choose_file(self) -> None:
        """Let the person choose a file anywhere, in Qt's own dialog."""
        dialog = QFileDialog(self, self.say("saves-import-title"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            [f"{self.say('saves-files')} (*{SUFFIX} *{SUFFIX}.previous)", f"{self.say('saves-all-files')} (*)"]
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.bring_in(Path(path)))
        self._dialog = dialog
        dialog.open()

    def bring_in(self, path: Path) -> None:
        """Copy a file from elsewhere among the saved games, if it is one."""
        try:
            brought = self._saves.bring_in(path)
        except SaveError as problem:
            self.tell_problem(problem)
            return
        except OSError as problem:
            self.tell(self.say("saves-cannot-copy", reason=files.reason(problem)))
            return
        self.refresh()
        for row in self.rows:
            if row.saved.path == brought.path:
                row.setChecked(True)
        self.tell(self.say("saves-imported", name=brought.name))

    def showEvent(self, event: QShowEvent) -> None:
        """The folder may have changed since the last time; begin with the name or the newest game."""
        super().showEvent(event)
        self.refresh()
        first = self.name if self.purpose == "save" else self.chosen or self.import_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose, Enter opens or saves, Delete asks; Escape answers no before it goes back."""
        key = event.key()
        if self.asking:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._wanted()
        elif key == Qt.Key.Key_Delete and self.delete_button.isEnabled():
            self.ask_delete()
        else:
            super().keyPressEvent(event)
