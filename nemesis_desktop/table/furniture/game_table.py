"""The table of any game: its parts in their places, the person at the screen, what happens before their eyes.

A game lays its own parts on it and says where each lies (``set_out``, ``places``); everything else is the same for all:
the decision bar and the log, the private things that live only while their owner is at the screen, the menu of what a
thing may be used for, the explanation under the pointer, keys, and the show of what has happened.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Decision, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import TableView
from nemesis_desktop.table.drawing.theme import colour, measure
from nemesis_desktop.table.furniture.anchors import Anchors
from nemesis_desktop.table.furniture.bar.thinking import Thinking
from nemesis_desktop.table.furniture.controls.holding import Holding
from nemesis_desktop.table.furniture.controls.keyboard import Keyboard
from nemesis_desktop.table.furniture.dealt import DealtPage
from nemesis_desktop.table.furniture.game_board import GameBoard
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.play.act_choice import ActChoice
from nemesis_desktop.table.furniture.play.controller import TableController
from nemesis_desktop.table.furniture.secrecy.forgetting import destroy
from nemesis_desktop.table.furniture.secrecy.plate import Notice
from nemesis_desktop.table.played_game import PlayedGame
from nemesis_desktop.table.screens.screen import Scaled
from nemesis_desktop.table.show.patience import Patience


class GameTable(GameBoard):
    """Shows one match, and turns clicks and keys into calls of its controller.

    Args:
        ui: the game.
        words: the language.

    Attributes:
        acts: opens the menu of a thing.
        holding, keyboard: what is held up as long as a key is down, and what all other keys do.

    Signals:
        shield_wanted: the screen must be handed over, with a ``Notice``.
        ended: the game is over; with the last view.
        trouble: a ``Text`` that somebody should read.
        handed_over: somebody else looks at the screen from now on, or the match is put away.
    """

    handed_over = Signal()
    shield_wanted = Signal(object)
    ended = Signal(object)
    trouble = Signal(object)

    def __init__(self, ui: PlayedGame, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(ui, words, parent)
        self.unit = 1.0
        self.text_scale = 1.0
        self._log_reader: Seat | None = None
        self._laid: object = None
        self._thinking = Thinking(self.bar)
        self.acts = ActChoice(self)
        self.holding = Holding(self)
        self.keyboard = Keyboard(self, self.holding, undo=self.undo, back=self.back)
        self._patience = Patience(self, self.playback, lambda: (*self.private_parts, self.bar))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.text(Text("ui-keys-table")))
        for part in self.public_parts:
            self._connect(part)
            part.retranslate(words)
        queued = Qt.ConnectionType.QueuedConnection
        self.bar.act_chosen.connect(self.acts.press, queued)
        self.bar.reasons_wanted.connect(self.acts.tell_reasons, queued)
        self.bar.confirmed.connect(lambda: self._with(lambda controller: controller.confirm()), queued)
        self.bar.declined.connect(lambda: self._with(lambda controller: controller.decline()), queued)
        self.bar.went_back.connect(self.back, queued)
        self.bar.menu_wanted.connect(self.acts.open)
        self.bar.held.connect(self.holding.begin_by_button)

    # ---------------------------------------------------------------- parts

    def _connect(self, part: TablePart) -> None:
        # Queued: an answer may end the life of the very widget that was clicked.
        part.chosen.connect(self.acts.choose, Qt.ConnectionType.QueuedConnection)
        part.chosen_carefully.connect(self.acts.choose_carefully, Qt.ConnectionType.QueuedConnection)
        part.acted.connect(lambda act: self._with(lambda controller: controller.act(act)))
        part.hovered.connect(self._hover)

    def _with(self, deed: Callable[[TableController], object]) -> None:
        if self.controller is not None:
            deed(self.controller)

    # ---------------------------------------------------------------- a match comes and goes

    def open(self, controller: TableController) -> None:
        """Play this match."""
        self.leave()
        self.controller = controller
        controller.person_changed.connect(self._person)
        controller.view_changed.connect(self._show)
        controller.asked.connect(self._ask)
        controller.chosen_changed.connect(self._offer)
        controller.happened.connect(self._play)
        controller.passed.connect(self.log.tell)
        controller.shield_wanted.connect(self._shield)
        controller.menu_wanted.connect(self.acts.ask_which)
        controller.call_time.connect(self.bar.show_call_time)
        controller.rewound.connect(self._rewound)
        controller.ended.connect(lambda: self.ended.emit(controller.view()))
        controller.trouble.connect(self.trouble)
        controller.start()

    def leave(self) -> None:
        """Put the match away; nothing of it stays on the screen."""
        self.playback.stop()
        self.act_menu.shut()
        self._drop_private()
        controller, self.controller = self.controller, None
        if controller is not None:
            controller.stop()
            controller.deleteLater()
        self.log.set_log([])
        self.bar.hush()
        self._log_reader = None
        self.offers = None
        self._view = None
        self.handed_over.emit()

    def forget(self) -> None:
        """Somebody else looks at the screen: what was drawn for the one before goes."""
        self.ui.forget_pictures()

    # ---------------------------------------------------------------- what the controller tells

    def _person(self, seat: Seat | None) -> None:
        """Private widgets exist only while their owner is at the screen."""
        self._drop_private()
        if seat is None:
            # Face down nobody reads as another one: the table does, before and after.
            self.handed_over.emit()
        else:
            page = self.dealt_page()
            self.private_parts = (*self.private_things(), *(() if page is None else (page,)))
            if page is not None:
                page.read.connect(lambda: self._with(lambda controller: controller.has_read(for_all=page.for_all)))
            for part in self.private_parts:
                self._connect(part)
                part.set_scale(self.unit, self.text_scale)
                part.retranslate(self.words)
                part.stackUnder(self.act_menu)
        self.arrange()

    def _drop_private(self) -> None:
        self.hover.hide_now()
        private, self.private_parts = self.private_parts, ()
        for part in private:
            destroy(part)

    def _show(self, view: TableView) -> None:
        controller = self.controller
        if controller is None:
            return
        self._view = view
        another = controller.reader != self._log_reader
        if another:
            self._log_reader = controller.reader
            self.handed_over.emit()
        self._rearrange()
        for part in self.public_parts:
            part.show_view(view)
        private = controller.private_view()
        for own in self.private_parts if private is not None else ():
            own.set_concealed(controller.concealed)
            # What is still to be shown to the table shows nowhere before.
            if controller.stage != "playing":
                own.show_view(private)
            own.covered = controller.covered
        if controller.concealed:
            # What was just explained, or would be in a moment, may be somebody's card.
            self.hover.hide_now()
        if another:
            self.log.set_log(controller.log())

    def _ask(self, _decision: Decision | None) -> None:
        self.act_menu.shut()
        self._turn_up()
        self.hover.rest()
        if self._view is not None and self.ui.rests(self._view):
            self._rewound()
        self._offer()
        self._thinking.tell(self.controller)
        self.keyboard.take()

    def _turn_up(self) -> None:
        """Whoever comes for the first time reads what was dealt to them; a lesson tells it in its own way."""
        controller = self.controller
        unread = controller is not None and controller.unread and self.coach is None
        for page in self.private_parts:
            if isinstance(page, DealtPage):
                page.setVisible(unread and page.has_something)
                page.setGeometry(self.rect())
                page.stackUnder(self.act_menu)

    def _offer(self) -> None:
        controller = self.controller
        if controller is None:
            return
        if self.bar.only_tells:
            self.bar.narrate(next(reversed(controller.log()), None))
        offers = self.offers = controller.offers(Anchors(self.parts).placed)
        for part in self.parts:
            part.offer(offers)
        possible = (controller.decision is not None or controller.stage == "thinking") and controller.can_undo
        own = not possible or controller.match.can_undo
        why = controller.match.undo_text if own else Text("undo-last")
        self.setAccessibleDescription(self.bar.sentence())
        self.show_undo(possible, why)
        self.bar.set_back(controller.can_go_back, self.words.text(why))

    def _play(self, events: list[Told]) -> None:
        """Show what happened on the old picture; the controller then lays the new one over it."""
        self.hover.rest()
        self._rearrange()
        if self.playback.takes_time(events):
            self._offer()
        self.playback.play(events, self._view, lambda: self._with(lambda controller: controller.played()))

    def _shield(self, seat: Seat) -> None:
        controller, view = self.controller, self._view
        if controller is None or view is None:
            return
        names = {person.seat: person.name for person in view.people}
        call = self.ui.call(view, seat, controller.match.decision)
        decision = controller.match.decision
        group = (seat,) if decision is None or seat not in decision.together else decision.together
        who = ", ".join(names[one] for one in group)
        others = tuple(names[other] for other in controller.persons if other in names and other not in group)
        bare = tuple(names[other] for other in controller.pins.bare_since(seat) if other in names)
        about = (seat, who, call, others, controller.pins.of(seat), self.ui.title, bare)
        self.shield_wanted.emit(
            Notice(
                *about,
                finished="" if controller.finished is None else names[controller.finished],
                door=self.ui.door,
            )
        )

    def _rewound(self) -> None:
        self._with(lambda controller: self.log.set_log(controller.log()))

    # ---------------------------------------------------------------- what people do

    def undo(self) -> None:
        """Take the last answer back."""
        self._turn_back(lambda controller: controller.undo())

    def back(self) -> None:
        """Put down what is selected, or take the last answer back."""
        self._turn_back(lambda controller: controller.back())

    def _turn_back(self, how: Callable[[TableController], None]) -> None:
        """Also in the middle of a show: it is the answer that is being shown which is taken back."""
        if self.controller is not None and self.controller.question.is_meant:
            self._patience.end_the_show()
            how(self.controller)

    def _hover(self, about: object, point: QPoint) -> None:
        if not self.act_menu.isVisible():
            if about is not None:
                self.hover.ceiling = self.ceiling
                self.hover.in_sight = self.in_sight(about)
            self.hover.point_at(about, point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that mean the same wherever the keyboard is on the table."""
        if not self.keyboard.press(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes to what is asked first, and stays on the table."""
        return self.keyboard.step(next)

    def showEvent(self, event: QShowEvent) -> None:
        """The table is looked at again: its clock goes on."""
        super().showEvent(event)
        self._with(lambda controller: controller.wait(False))

    def hideEvent(self, event: QHideEvent) -> None:
        """Another screen is shown: what was held is let go of, and the clock waits."""
        super().hideEvent(event)
        self.holding.let_go()
        self._with(lambda controller: controller.wait(True))

    # ---------------------------------------------------------------- scale and words

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        changed = (unit, text) != (self.unit, self.text_scale)
        self.unit, self.text_scale = unit, text
        if changed:
            scaled: tuple[Scaled, ...] = (*self.parts, self.act_menu, self.hover, self.playback)
            for one in scaled:
                one.set_scale(unit, text)
        self.arrange()

    def set_text_scale(self, text: float) -> None:
        """The person's text size, 1.0 is 100 %."""
        self.set_scale(self.unit, text)

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        self.words = words
        self.setAccessibleName(words.text(Text("ui-keys-table")))
        for part in self.parts:
            part.retranslate(words)
        self.playback.retranslate(words)
        if self.controller is not None:
            self.controller.reword(words)
            self._offer()

    # ---------------------------------------------------------------- places

    def _rearrange(self) -> None:
        if self._laid != self.shape:
            self.arrange()

    def arrange(self) -> None:
        """Every part in its place."""
        unit = self.unit
        self._laid = self.shape
        for part, area in self.places(self.width() / unit, self.height() / unit).items():
            x, y, wide, high = (value * unit for value in area)
            part.setGeometry(round(x), round(y), round(x + wide) - round(x), round(y + high) - round(y))
        if self.reading is not None:
            self.reading.setGeometry(self.rect())
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The unit follows the window."""
        super().resizeEvent(event)
        unit = min(self.width() / measure("meta.base_width"), self.height() / measure("meta.base_height"))
        self.set_scale(unit, self.text_scale)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The dark room in which everything lies."""
        QPainter(self).fillRect(self.rect(), colour("ground.bg0"))
