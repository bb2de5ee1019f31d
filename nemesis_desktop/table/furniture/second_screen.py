"""The open table on a second screen: what everybody may see, for the people who do not sit before the laptop.

It can show nothing else. What it knows of the game comes through ``PublicMatch``, which has no word for a seat; there
is no tray, no hand and no question on it, and it takes neither clicks nor keys.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from nemesis_desktop.engine.decision import TABLE, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.seats.filled import levels_of
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import TableView
from nemesis_desktop.table.furniture.names import named, with_level
from nemesis_desktop.table.furniture.play.controller import TableController
from nemesis_desktop.table.furniture.play.sight import TOGETHER, MatchShown
from nemesis_desktop.table.furniture.secrecy.forgetting import destroy
from nemesis_desktop.table.game_ui import GameUi

if TYPE_CHECKING:
    from pathlib import Path

    from nemesis_desktop.engine.journal import Json
    from nemesis_desktop.table.furniture.game_table import GameTable


OPEN_TOPICS: Final = ("turn", "pay", "aim")
"""What somebody is choosing is named where it is one of these; that there is another question is all that is said."""


class PublicMatch:
    """A match as it lies open on the table: it answers as the table, whoever is asked for, and asks nothing.

    Args:
        match: the game.
    """

    decision = None
    watched = True
    can_undo = False
    undo_text = Text("undo-barrier-start")

    def __init__(self, match: MatchShown) -> None:
        self._match = match
        self.table: dict[str, Json] = {}

    def view(self, seat: Seat = TABLE) -> TableView:
        """What lies open, also if a seat is named."""
        return self._match.view(TABLE)

    @property
    def event_count(self) -> int:
        """How many events there are."""
        return self._match.event_count

    def events_since(self, number: int, seat: Seat = TABLE) -> Iterator[Told]:
        """The log as everybody may read it, also if a seat is named."""
        return self._match.events_since(number, TABLE)

    def answer(self, *picks: int, moment: int | None = None) -> None:
        """Nobody answers here."""
        raise AssertionError("the open table only shows")

    def can_take_back(self, seat: Seat) -> bool:
        """Nobody takes anything back here."""
        return False

    def undo(self, by: Seat | None = None) -> None:
        """Nobody takes anything back here."""
        raise AssertionError("the open table only shows")

    def save(self, path: Path) -> None:
        """Nothing is saved from here."""
        raise AssertionError("the open table only shows")


class Onlooker(TableController):
    """Follows the controller of the laptop's table at a distance: when it shows something, so does this one.

    Args:
        followed: the controller that plays the match.
        public: its match, as it lies open.
    """

    def __init__(self, followed: TableController, words: Words, parent: QObject | None = None) -> None:
        public = PublicMatch(followed.match)
        super().__init__(public, words, followed.ui, parent=parent)
        self._followed = followed
        self.pins, self.clock = followed.pins, followed.clock
        self._picture = self._seen(TABLE)
        self._shown = max((told.number + 1 for told in followed.log()), default=0)
        self.busy = False
        followed.happened.connect(self._see)
        followed.passed.connect(self._soon)
        followed.view_changed.connect(self._soon)
        followed.rewound.connect(self._back_again)
        followed.leafed.connect(self.leafed)

    def start(self) -> None:
        """Show the table as it lies."""
        self._lay()

    def played(self) -> None:
        """What happened has been shown: lay the new picture over it."""
        self.busy = False
        self.view_changed.emit(self._picture)
        self.asked.emit(None)
        self._soon()

    def reword(self, words: Words) -> None:
        """The language has changed: whoever gave no name is called otherwise from now on."""
        self.words = words
        self._picture = named(self._picture, words)
        if not self.busy:
            self._lay()

    def choosing(self) -> tuple[Seat, Text | None]:
        """Who is choosing on the laptop, and what, as far as everybody may know: never what is on offer."""
        decision = self._followed.match.decision
        if decision is None or self._followed.stage in ("playing", "over"):
            return TABLE, None
        if decision.kind in TOGETHER:
            return TABLE, Text("ui-keys-second-together")
        topic = decision.topic if decision.topic in OPEN_TOPICS and not decision.secret else "other"
        return decision.seat, Text(f"ui-keys-second-{topic}", name=self._called(decision.seat))

    def _called(self, seat: Seat) -> Argument:
        """Somebody's name, and that the program plays for them where it does."""
        name, level = self._followed.name_of(seat), levels_of(self._followed.match.table).get(seat)
        return with_level(name, level, self.words) if level else name

    def _see(self, events: list[Told]) -> None:
        """Something happens on the laptop: the same, as everybody may know it."""
        if not events:
            return
        last = events[-1].number
        told = [one for one in self.match.events_since(self._shown) if one.number <= last]
        if not told:
            return
        self._shown = last + 1
        self._picture = named(told[-1].after or self._picture, self.words)
        self.busy = True
        self.happened.emit(told)

    def _soon(self, _view: object = None) -> None:
        QTimer.singleShot(0, self, self._catch_up)

    def _catch_up(self) -> None:
        """The laptop shows a question: whatever has not been told by now is in the log, and the picture is the last."""
        if self.busy or self._followed.stage in ("playing", "over"):
            # What the victory check turns over is seen on the laptop, one after another.
            return
        if self._shown != self.match.event_count:
            self._back_again()
        else:
            self._lay()

    def _back_again(self) -> None:
        self._shown = self.match.event_count
        self._lay()
        self.rewound.emit()

    def _lay(self) -> None:
        self._picture = self._seen(TABLE)
        self.view_changed.emit(self._picture)
        self.asked.emit(None)


class SecondScreen(QWidget):
    """The window on the second screen.

    Attributes:
        table: the open table.
        on: the screen that it fills; None before.
    """

    on: QScreen | None = None

    def __init__(self, words: Words, text_scale: float, ui: GameUi) -> None:
        super().__init__(None, Qt.WindowType.Window | Qt.WindowType.WindowDoesNotAcceptFocus)
        # The people play on the laptop: this window never takes the keyboard from it.
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.table = self._laid(ui, words, text_scale)
        self.retranslate(words)

    def _laid(self, ui: GameUi, words: Words, text_scale: float) -> GameTable:
        """A table of this game at which nobody sits."""
        table = ui.table(words, self)
        table.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        table.setEnabled(False)
        table.set_text_scale(text_scale)
        table.only_show()
        self._column.addWidget(table)
        return table

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self.setWindowTitle(words.text(Text("ui-keys-second-window")))
        self.table.retranslate(words)

    def follow(self, controller: TableController, ui: GameUi) -> None:
        """Show the match that this controller plays, at the table of its game."""
        if ui is not self.table.ui:
            old, self.table = self.table, self._laid(ui, self.table.words, self.table.text_scale)
            destroy(old)
        onlooker = Onlooker(controller, self.table.words, self)
        # Whoever skips the show on the laptop skips it here.
        controller.asked.connect(lambda _decision: self._keep_up(onlooker))
        controller.shield_wanted.connect(lambda _seat: self._keep_up(onlooker))
        self.table.playback.running_changed.connect(lambda _running: self._announce(onlooker))
        self.table.open(onlooker)
        self._announce(onlooker)

    def _keep_up(self, onlooker: Onlooker) -> None:
        if self.table.controller is onlooker:
            self.table.playback.skip_all()
            self._announce(onlooker)

    def _announce(self, onlooker: Onlooker) -> None:
        """Who is choosing on the laptop; while something is shown, the bar tells that."""
        if self.table.controller is onlooker:
            nothing = TABLE, None
            self.table.bar.announce(*(nothing if self.table.playback.running else onlooker.choosing()))

    def leave(self) -> None:
        """No match lies on the table any more."""
        self.table.leave()

    def fill(self, screen: QScreen) -> None:
        """Fill a screen."""
        self.on = screen
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        # Not showFullScreen: that would ask for the keyboard.
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing goes on behind a closed window."""
        self.table.leave()
        super().closeEvent(event)
