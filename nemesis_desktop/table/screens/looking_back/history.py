"""The games played on this machine: a list, each game in full, figures, export and deletion.

The screen reads the file each time it is shown. Every question stands in the foot of the screen until it is answered.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from nemesis_desktop.engine.saving import files
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games import on_table, title_of
from nemesis_desktop.program.kept.figures import figures_of
from nemesis_desktop.program.kept.history import History, KeptGames, export_csv, export_json
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.furniture.names import called_with_level
from nemesis_desktop.table.screens.asking import AskingScreen
from nemesis_desktop.table.screens.looking_back.row import COLUMNS, GameRow
from nemesis_desktop.table.screens.looking_back.sheets import FiguresSheet, GameSheet
from nemesis_desktop.table.screens.screen import spaced
from nemesis_desktop.table.widgets.button import Button
from nemesis_desktop.table.widgets.controls import Line, Panel, Picker, Scroll
from nemesis_desktop.table.widgets.dates import day


class HistoryScreen(AskingScreen):
    """The list at the left; the chosen game, or the figures of all, at the right.

    Attributes:
        rows: a row for each game, the newest first.
        choice: ``game`` or ``figures``.
    """

    def __init__(self, words: Words, history: Callable[[], History], parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._history = history
        self._shelf = KeptGames((), 0)
        self.rows: list[GameRow] = []
        self._dialog: QFileDialog | None = None
        self._build()
        self.word()

    def _build(self) -> None:
        self.title = Line("screen_title", wrap=False)
        self._list = QWidget()
        self._rows = QGridLayout(self._list)
        self._empty = Line("name", "text.secondary")
        self._rows.addWidget(self._empty, 0, 0, 1, COLUMNS)
        self._group = QButtonGroup(self)
        games = Panel()
        self._games = QVBoxLayout(games)
        self._games.addWidget(Scroll(self._list))
        self.choice = Picker(("game", "figures"))
        self.choice.value = "game"
        self.choice.picked.connect(lambda _: self._show_side())
        self.game_sheet, self.figures_sheet = GameSheet(self.words), FiguresSheet(self.words)
        inside = QWidget()
        self._sheets = QVBoxLayout(inside)
        for sheet in (self.game_sheet, self.figures_sheet):
            self._sheets.addWidget(sheet)
        self._sheets.addStretch(1)
        self._side_panel = Panel()
        self._side = QVBoxLayout(self._side_panel)
        self._side.addWidget(self.choice)
        self.side_scroll = Scroll(inside)
        self._side.addWidget(self.side_scroll, 1)
        self._panels = QHBoxLayout()
        self._panels.addWidget(games, 11)
        self._panels.addWidget(self._side_panel, 9)
        self.back_button = Button(hint=" ", tall=True)
        self.export_button = Button(tall=True)
        self.delete_button = Button(tall=True)
        self.delete_all_button = Button(tall=True)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.back_button)
        self._foot.addWidget(self.message, 1)
        self.deeds = (self.back_button, self.export_button, self.delete_button, self.delete_all_button)
        for button in (*self.deeds[1:], self.no_button, self.yes_button):
            self._foot.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addLayout(self._panels, 1)
        self._column.addLayout(self._foot)
        for button, act in (
            (self.back_button, self.back.emit),
            (self.export_button, self.choose_file),
            (self.delete_button, self.ask_delete),
            (self.delete_all_button, self.ask_delete_all),
        ):
            button.clicked.connect(act)

    def say(self, message: str, **args: Argument) -> str:
        """A message of the history in words."""
        return self.words.text(Text(f"ui-history-{message}", **args))

    # ---------------------------------------------------------------- what it shows

    def word(self) -> None:
        """Write every word of the screen again."""
        self.title.setText(self.say("title"))
        self._empty.setText(self.say("none"))
        self.choice.set_words(self.say("show"), [self.say("game"), self.say("figures")])
        for button, message in (
            (self.back_button, "back"),
            (self.export_button, "export"),
            (self.delete_button, "delete"),
            (self.delete_all_button, "delete-all"),
            (self.no_button, "keep"),
        ):
            button.setText(self.say(message))
        for button in (self.back_button, self.no_button):
            button.set_look("steel", self.say("key-back"))
        self.game_sheet.words = self.figures_sheet.words = self.words
        for row in self.rows:
            self._word_row(row)
        self._show_side()
        self.offer()

    def refresh(self) -> None:
        """Read the file again."""
        chosen = self.chosen.game.id if self.chosen else ""
        trouble = ""
        try:
            self._shelf = self._history().read()
        except OSError as problem:
            self._shelf = KeptGames((), 0)
            trouble = self.say("cannot-read", reason=files.reason(problem))
        for row in self.rows:
            self._group.removeButton(row)
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [GameRow(game) for game in self._shelf.games]
        for place, row in enumerate(self.rows):
            self._word_row(row)
            self._group.addButton(row)
            self._rows.addWidget(row, 1 + place // COLUMNS, place % COLUMNS)
            row.toggled.connect(self._chosen_changed)
            row.show()
        for place in range(self._rows.rowCount()):
            self._rows.setRowStretch(place, 0)
        self._rows.setRowStretch(1 + (len(self.rows) + COLUMNS - 1) // COLUMNS, 1)
        known = next((row for row in self.rows if row.game.id == chosen), self.rows[0] if self.rows else None)
        if known is not None:
            known.setChecked(True)
        self._empty.setVisible(not self.rows)
        self._side_panel.setVisible(bool(self.rows))
        self.figures_sheet.show_figures(figures_of(self._shelf.games))
        self._show_side()
        self._rescale()
        self.offer()
        if trouble:
            self.tell(trouble)

    def _word_row(self, row: GameRow) -> None:
        game = row.game
        players = enumerate(game.players, start=1)
        people = ", ".join(called_with_level(one.name, place, one.level, self.words) for place, one in players)
        chronicle = game.chronicle
        way = chronicle.way(game.end, self.words)
        if len(on_table()) > 1:
            way = " · ".join(filter(None, (self.words.text(title_of(game.game)), way)))
        outcome = chronicle.outcome(game.end, self.words)
        headline = chronicle.headline(game.end, self.words)
        signs = [(player, chronicle.of_player(player, self.words).sign) for player in game.players]
        row.set_words(headline, day(game.ended, self.words.language), people, outcome, way, signs)

    def _show_side(self) -> None:
        """The chosen game, or the figures."""
        chosen = self.chosen
        figures = self.choice.value == "figures"
        self.game_sheet.setVisible(not figures)
        self.figures_sheet.setVisible(figures)
        self.game_sheet.show_game(chosen.game if chosen is not None else None)
        self.figures_sheet.fit()
        self.side_scroll.verticalScrollBar().setValue(0)

    def _chosen_changed(self, on: bool) -> None:
        if on:
            self.choice.value = "game"
            self._show_side()
            self.offer()

    def arrange(self) -> None:
        """Margins and gaps in units."""
        unit = self.unit
        spaced(self._column, unit, 16, 60, 34, 60, 30)
        spaced(self._panels, unit, 20)
        spaced(self._foot, unit, 12)
        spaced(self._games, unit, 0, 14, 16, 12, 16)
        spaced(self._rows, unit, 10, right=6)
        spaced(self._side, unit, 14, 20, 18, 12, 16)
        spaced(self._sheets, unit, 0, right=8)

    # ---------------------------------------------------------------- what may be done

    @property
    def chosen(self) -> GameRow | None:
        """The row that is chosen."""
        return next((row for row in self.rows if row.isChecked()), None)

    def offer(self) -> None:
        """Offer what can be done with the games, and say how many lines nobody can read."""
        super().offer()
        self.export_button.setEnabled(bool(self.rows))
        self.delete_button.setEnabled(self.chosen is not None)
        self.delete_all_button.setEnabled(bool(self.rows) or bool(self._shelf.unreadable))
        damaged = self._shelf.unreadable
        self.tell(self.say("unreadable", count=damaged) if damaged else "")

    def ask_delete(self) -> None:
        """Ask whether the chosen game is to go for good."""
        chosen = self.chosen
        if chosen is not None:
            date, id = day(chosen.game.ended, self.words.language), chosen.game.id
            self.ask(
                self.say("ask-delete", date=date), self.say("delete"), lambda: self._delete(lambda: self._drop(id))
            )

    def ask_delete_all(self) -> None:
        """Ask whether the whole history is to go for good."""
        question = self.say("ask-delete-all", count=len(self.rows))
        if self._shelf.unreadable:
            question += " " + self.say("ask-delete-unreadable", count=self._shelf.unreadable)
        self.ask(question, self.say("delete-all"), lambda: self._delete(lambda: self._history().delete_all()))

    def _drop(self, id: str) -> None:
        self._history().delete(id)

    def _delete(self, deed: Callable[[], None]) -> None:
        try:
            deed()
        except OSError as problem:
            said = self.say("cannot-delete", reason=files.reason(problem))
        else:
            said = self.say("deleted")
        self.refresh()
        self.tell(said)

    # ---------------------------------------------------------------- export

    def choose_file(self) -> None:
        """Let the person choose where to write, and in which form, in Qt's own dialog."""
        dialog = QFileDialog(self, self.say("export-title"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"{self.say('export-csv')} (*.csv)", f"{self.say('export-json')} (*.json)"])
        dialog.setDefaultSuffix("csv")
        dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix("json" if ".json" in kind else "csv"))
        dialog.selectFile(self.say("export-name"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.export_to(Path(path)))
        self._dialog = dialog
        dialog.open()

    def export_to(self, path: Path) -> None:
        """Write all games to a file: JSON if its name says so, a table otherwise."""
        games = self._shelf.games
        try:
            if path.suffix.lower() == ".json":
                content = export_json(games).encode()
            else:
                # The mark at the beginning tells spreadsheets that this is UTF-8.
                content = export_csv(games).encode("utf-8-sig")
            files.write(path, content)
        except OSError as problem:
            self.tell(self.say("cannot-write", reason=files.reason(problem)))
        else:
            self.tell(self.say("exported", path=str(path)))

    # ---------------------------------------------------------------- keyboard

    def take_keyboard(self) -> None:
        """To the chosen game, or the way back."""
        (self.chosen or self.back_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Games may have ended since the last time."""
        super().showEvent(event)
        self.refresh()
        self.take_keyboard()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go through the games, page keys through the page, Delete asks; Escape answers no, or goes back."""
        key = event.key()
        if self.asking:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            bar = self.side_scroll.verticalScrollBar()
            bar.setValue(bar.value() + (1 if key == Qt.Key.Key_PageDown else -1) * round(bar.pageStep() * 0.85))
        elif key == Qt.Key.Key_Delete and self.delete_button.isEnabled():
            self.ask_delete()
        else:
            super().keyPressEvent(event)
