"""The screen on which a game of Space Alert ends: the score sheet over the ship that came home, or did not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert import story
from nemesis_desktop.games.space_alert.modes import AWAY, PAUSES
from nemesis_desktop.games.space_alert.resolution import Outcome
from nemesis_desktop.games.space_alert.ui.board import Board
from nemesis_desktop.games.space_alert.ui.ending.lost_sheet import LostSheet
from nemesis_desktop.games.space_alert.ui.ending.on_sheet import OnSheet
from nemesis_desktop.games.space_alert.ui.ending.possible import Possible
from nemesis_desktop.games.space_alert.ui.ending.score_sheet import ScoreSheet
from nemesis_desktop.games.space_alert.ui.ending.what_if import WhatIf
from nemesis_desktop.games.space_alert.ui.look import (
    COLD,
    PANEL,
    PRIMARY,
    SECONDARY,
    WARM,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import frame
from nemesis_desktop.games.space_alert.ui.playback.film import Film
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.furniture.controls.keys import key_of
from nemesis_desktop.table.furniture.explain import HoverCard
from nemesis_desktop.table.game_ui import GameUi
from nemesis_desktop.table.screens.ending_page import FOOT, SIDE, TALL, EndingPage, Tab
from nemesis_desktop.table.widgets.button import Button

NOTES: Final = QRectF(40, 616, 832, 62)


class AlertEnding(EndingPage):
    """The score sheet, with the mission once more, what would have been, and what was possible behind it."""

    replays = True

    def __init__(self, ui: GameUi, words: Words, parent: QWidget | None = None) -> None:
        self.view: View | None = None
        self.possible = Possible()
        super().__init__(ui, words, parent)
        self.film = Film(self)
        self.film.on_table = False
        self.what_if = WhatIf(self)
        self.what_if_button = Button(tall=True, parent=self)
        self.hint_button = Button(tall=True, parent=self)
        self.what_if_button.clicked.connect(self.ask_what_if)
        self.hint_button.clicked.connect(self.ask_hint)
        self.film.left.connect(self.put_away)
        self.what_if.left.connect(self.put_away)
        self.what_if.watch.connect(self._watch)
        self.film.player.moved.connect(self._heard)
        self.possible.changed.connect(self._hint_changed)
        self.on_sheet = OnSheet(self)
        self.on_sheet.lower()
        self.hover = HoverCard(self, ui, lambda: (self.view, self.words, None))
        for pointed in (self.on_sheet, self.film, self.what_if):
            pointed.hovered.connect(self.hover.point_at)
        self.film.rules.connect(self.rules)
        self.put_away()
        for part in self._parts:
            part.retranslate(words)
        self.word()

    # ---------------------------------------------------------------- what the window tells

    def show_ending(self, view: View, log: Iterable[Told]) -> None:
        """The game is over."""
        self.view = view
        self._log.set_log(list(log))
        self.possible.stop()
        self.possible.over, self.possible.found = False, None
        self.film.forget()
        self.film.show_view(view)
        self.on_sheet.show_view(view)
        self.put_away()
        self.turn_to("picture")
        self.turned.emit(["alert-ship-saved" if self._saved else "alert-ship-lost"])

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        super().retranslate(words)
        for part in self._parts:
            part.retranslate(words)

    @property
    def _parts(self) -> tuple[Board, ...]:
        return self.on_sheet, self.film, self.what_if

    def word(self) -> None:
        """The buttons of this game, too."""
        super().word()
        if hasattr(self, "hint_button"):
            self.what_if_button.setText(self.say("alert-ui-what-if"))
            self.what_if_button.set_look("steel", "F")
            self._word_hint()

    def _word_hint(self) -> None:
        possible = self.possible
        if possible.looking:
            words = self.say("alert-ui-looking", share=round(possible.share * 100))
        elif possible.over:
            words = self.say("alert-ui-see-possible" if possible.found is not None else "alert-ui-not-found")
        else:
            words = self.say("alert-ui-was-it-possible")
        self.hint_button.setText(words)
        self.hint_button.set_look("steel", "P")
        self.hint_button.setEnabled(not (possible.over and possible.found is None))

    @property
    def _saved(self) -> bool:
        return self.view is not None and self.view.points is not None

    @property
    def _outcome(self) -> Outcome | None:
        return None if self.view is None or not self.view.flown else self.view.flown[-1].outcome

    @property
    def scene(self) -> str:
        """The ship on its way home, or what is left of it."""
        return "home_space_alert" if self._saved else "lost_space_alert"

    def headline(self) -> str:
        """How it ended."""
        return self.say("alert-ui-home" if self._saved else "alert-ui-lost")

    def numbers(self) -> Sequence[tuple[str, str]]:
        """The mission in numbers."""
        view, outcome = self.view, self._outcome
        if view is None or outcome is None:
            return ()
        records = view.resolution.records if view.resolution is not None else ()
        kinds = [type(record.event) for record in records]
        return (
            (str(view.points or 0), self.say("alert-ui-number-points")),
            (str(len(outcome.destroyed)), self.say("alert-ui-number-destroyed")),
            (str(sum(outcome.damage)), self.say("alert-ui-number-tiles")),
            (str(kinds.count(story.Charged)), self.say("alert-ui-number-shots")),
            (str(kinds.count(story.Delayed)), self.say("alert-ui-number-delays")),
            (str(kinds.count(story.Failed)), self.say("alert-ui-number-failed")),
        )

    # ---------------------------------------------------------------- what lies over it

    def put_away(self) -> None:
        """The score sheet again."""
        self.film.player.pause()
        self.film.hide()
        self.what_if.hide()
        self.setFocus()

    def watch_again(self) -> None:
        """The mission once more."""
        if self.view is not None and self.view.resolution is not None:
            self._watch(self.view.resolution)

    def _watch(self, resolution: object) -> None:
        self.film.show_resolution(resolution)  # type: ignore[arg-type]  # the signal carries one
        self.film.player.to(-1)
        self._lay_over(self.film)

    def ask_what_if(self) -> None:
        """Change slots, and see what would have been."""
        if self.view is not None and self.view.resolution is not None:
            self.what_if.begin(self.view)
            self._lay_over(self.what_if)

    def ask_hint(self) -> None:
        """Look for a plan that saves the ship; once there is one, show it."""
        view, found = self.view, self.possible.found
        if view is None or view.resolution is None:
            return
        if self.possible.looking:
            self.possible.stop()
        elif found is not None:
            programs = tuple(found.program(figure, view.turns) for figure in range(len(view.consoles)))
            self.what_if.begin(view, programs)
            self._lay_over(self.what_if)
        else:
            self.possible.begin(view)

    def _hint_changed(self) -> None:
        self._word_hint()
        self.arrange()

    def _lay_over(self, part: QWidget) -> None:
        self.film.hide()
        self.what_if.hide()
        part.setGeometry(self.rect())
        part.show()
        part.raise_()
        self.setFocus()

    def _heard(self) -> None:
        event = self.film.player.happening
        if event is not None and self.film.isVisible():
            self.turned.emit([event.id])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of whatever lies over the sheet; F asks what would have been, P what was possible."""
        key = key_of(event)
        over = self.film.isVisible() or self.what_if.isVisible()
        if over and key == Qt.Key.Key_Escape:
            self.put_away()
        elif self.film.isVisible():
            self.film.press_key(event)
        elif over:
            return
        elif key == Qt.Key.Key_F:
            self.ask_what_if()
        elif key == Qt.Key.Key_P and not self.hint_button.isHidden():
            self.ask_hint()
        else:
            super().keyPressEvent(event)

    def turn_to(self, tab: Tab) -> None:
        """Things can be pointed at on the sheet alone."""
        super().turn_to(tab)
        view, outcome = self.view, self._outcome
        shown = tab == "picture" and view is not None and outcome is not None
        self.on_sheet.setVisible(shown)
        if shown and view is not None and outcome is not None:
            corner = -self.on_sheet.box.topLeft()
            self.on_sheet.lay([(what, box.translated(corner)) for what, box in self.sheet(view, outcome).things()])

    def hideEvent(self, event: QHideEvent) -> None:
        """Another screen: nobody waits for the planner."""
        super().hideEvent(event)
        self.possible.stop()
        self.film.player.pause()
        self.forget_scene()

    def arrange(self) -> None:
        """The two buttons beside those of the frame; what lies over everything covers it."""
        super().arrange()
        if not hasattr(self, "hint_button"):
            return
        self.hover.set_scale(self.unit, self.text_scale)
        for part in self._parts:
            part.set_scale(self.unit, self.text_scale)
            part.setGeometry(self.rect())
        area = self.on_sheet.box.translated(self.left(), self.top())
        self.on_sheet.setGeometry(QRectF(*(self.unit * side for side in sides(area))).toRect())
        y = FOOT + self.top()
        right = self.start_button.x() / self.unit
        x = (self.watch_button.x() + self.watch_button.width()) / self.unit + 12
        lost = self.view is not None and not self._saved
        shown = [self.what_if_button, *([self.hint_button] if lost else [])]
        self.hint_button.setVisible(lost)
        room = (right - x - 12 * len(shown)) / len(shown)
        for button in shown:
            button.set_scale(self.unit, min(self.text_scale, 1.2))
            wide = min(button.units_wide() + 24, room)
            button.place(QRectF(x, y, wide, TALL))
            x += wide + 12

    # ---------------------------------------------------------------- the sheet

    def paint_page(self, canvas: Canvas) -> None:
        """Headline, threats, sheet, crew, notes."""
        view, outcome = self.view, self._outcome
        if view is None or outcome is None:
            return
        size, shown = canvas.fitted(self.headline(), 820, (44, 40, 36, 32), 700, "display", grow=False)
        canvas.text(SIDE, 72, shown, size, PRIMARY, 700, "display", grow=False)
        size, shown = canvas.fitted(self._under(outcome), 820, (16, 15, 14, 13, 12), 500, grow=False)
        canvas.text(SIDE + 2, 102, shown, size, SECONDARY, 500, grow=False)
        self.sheet(view, outcome).paint(canvas)
        self._paint_notes(canvas)

    def sheet(self, view: View, outcome: Outcome) -> ScoreSheet | LostSheet:
        """What stands on the page: the points, or how the ship was lost."""
        if outcome.won:
            return ScoreSheet(view, outcome, self.words)
        return LostSheet(view, outcome, self.words, self._possible_text())

    def _possible_text(self) -> Text:
        possible = self.possible
        if possible.looking:
            return Text("alert-ui-possible-looking", share=round(possible.share * 100))
        if possible.over:
            return Text("alert-ui-possible-found" if possible.found is not None else "alert-ui-possible-not")
        return Text("alert-ui-possible-ask")

    def _under(self, outcome: Outcome) -> str:
        view = self.view
        assert view is not None
        mission: Argument = view.mission or Text("ui-modes-alert-which-generated")
        if outcome.won:
            standing = len(view.consoles) - len(outcome.knocked_out)
            return self.say("alert-ui-home-under", mission=mission, count=standing)
        return self.say("alert-ui-lost-under", mission=mission, threat=Text(f"alert-threat-{outcome.lost_to}"))

    def _paint_notes(self, canvas: Canvas) -> None:
        view, box = self.view, NOTES
        assert view is not None
        frame(canvas, box, PANEL)
        canvas.symbol(sign("log"), box.x() + 14, box.y() + 19, 24, COLD)
        canvas.text(box.x() + 50, box.y() + 25, self.say("alert-ui-log-book"), 14, PRIMARY, 600, grow=False)
        words = self.say(
            "alert-ui-log-book-line",
            clock=Text(f"ui-modes-alert-clock-{view.clock}"),
            minor=Text(f"ui-modes-alert-level-{view.minor.replace('+', '-')}"),
            serious=Text(f"ui-modes-alert-level-{view.serious.replace('+', '-')}"),
            missions=len(view.flown),
        )
        size, shown = canvas.fitted(words, box.width() - 70, (13.5, 12.5, 11.5, 10.5), grow=False)
        canvas.text(box.x() + 50, box.y() + 46, shown, size, SECONDARY, grow=False)
        size, shown = canvas.fitted(self.stopped(), box.width() - 260, (13.5, 12.5, 11.5, 10.5), grow=False)
        canvas.text(box.right() - 16, box.y() + 25, shown, size, WARM, align="right", grow=False)

    def stopped(self) -> str:
        """How often the clock was stopped, and the window left; empty where neither happened."""
        counts = {name: self.kept.get(name) for name in (PAUSES, AWAY)}
        told = [self.say(f"alert-ui-{name}", count=count) for name, count in counts.items() if isinstance(count, int)]
        return " · ".join(told)
