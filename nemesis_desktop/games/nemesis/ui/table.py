"""The table of Nemesis: its parts in their places, the person at the screen, what happens before their eyes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.engine.decision import Anchor, Decision, Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.modes import STRICT_MEMORY
from nemesis_desktop.games.nemesis.ui.act_words import lines_of
from nemesis_desktop.games.nemesis.ui.crew.crew import CrewStrip
from nemesis_desktop.games.nemesis.ui.intruder_board import IntruderBoard
from nemesis_desktop.games.nemesis.ui.outlook import outlook_of
from nemesis_desktop.games.nemesis.ui.piles.piles import PilesViewer
from nemesis_desktop.games.nemesis.ui.shared import SharedObjectives, panel_high
from nemesis_desktop.games.nemesis.ui.ship.chart import STEP
from nemesis_desktop.games.nemesis.ui.ship.map import ShipMap
from nemesis_desktop.games.nemesis.ui.tracks import TopStrip
from nemesis_desktop.games.nemesis.ui.tray.look import PrivateLook
from nemesis_desktop.games.nemesis.ui.tray.tray import PersonalTray
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.theme import colour, measure
from nemesis_desktop.table.furniture.anchors import Anchors
from nemesis_desktop.table.furniture.controller import TableController
from nemesis_desktop.table.furniture.decision_bar import DecisionBar
from nemesis_desktop.table.furniture.explain import HoverCard
from nemesis_desktop.table.furniture.forgetting import destroy
from nemesis_desktop.table.furniture.keys import is_undo, key_of, number_of
from nemesis_desktop.table.furniture.log_panel import LogPanel
from nemesis_desktop.table.furniture.offers import Offers
from nemesis_desktop.table.furniture.overlays import ActMenu, Entry, Overlay
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.shield import Notice
from nemesis_desktop.table.furniture.tab_ring import TabRing
from nemesis_desktop.table.show.patience import Patience
from nemesis_desktop.table.show.playback import Playback
from nemesis_desktop.table.show.reveal import Reveal

Area = tuple[float, float, float, float]

NO_ACT: Final = -1
"""The line of a menu that leaves everything as it is."""

STRIP: Final = 46.0
CREW: Final = 164.0
COLUMN: Final = 224.0
"""Width of the intruder board and the log."""
WIDEST: Final = 300.0
"""What a wide window gives them at most; the rest is night around the ship."""
BOARD: Final = 247.0
BAR: Final = 36.0
TRAY: Final = 155.0
MAP_LEFT: Final = 176.0
MARGIN: Final = 8.0

LEAVING: Final = (QEvent.Type.ApplicationDeactivate, QEvent.Type.WindowDeactivate)
"""Somebody turns to another window: what was held is let go of."""


def layout(wide: float, high: float, sunk: bool, shared: float = 0.0) -> dict[str, Area]:
    """Where the parts lie, in units, in a window of so many units; ``sunk`` is the public table without a tray.

    ``shared`` is how high the group's objectives stand on the public table; where they are in the tray, it is 0.
    """
    tray = 0.0 if sunk else TRAY
    bar = high - tray - (MARGIN if sunk else 3) - BAR
    beside = min(COLUMN + max(0.0, wide - measure("meta.base_width")), WIDEST)
    column = wide - MARGIN - beside
    foot = bar - 4
    log = foot - 302 - (shared + 5 if shared else 0.0)
    return {
        "top": (0.0, 0.0, wide, STRIP),
        "crew": (MARGIN, 50.0, CREW, foot - 50),
        "map": (MAP_LEFT, 47.0, column - 4 - MAP_LEFT, bar - 1 - 47),
        "intruders": (column, 50.0, beside, BOARD),
        "log": (column, 302.0, beside, log),
        "shared": (column, foot - shared, beside, shared),
        "bar": (MARGIN, bar, wide - 2 * MARGIN, BAR),
        "tray": (0.0, high - TRAY, wide, TRAY),
    }


class TableScreen(QWidget):
    """Shows one match, and turns clicks and keys into calls of its controller.

    Attributes:
        controller: the match being played; None while no game lies on the table.
        tray: what is private of the person at the screen; None while nobody is there.
        look: the cards that this person looks at, over the map; None while nobody is there.
        coach: the panel of a lesson, which the keyboard reaches as well; None outside of lessons.

    Signals:
        shield_wanted: the screen must be handed over, with a ``Notice``.
        menu, settings, rules: a button of the top strip, or its key.
        ended: the game is over; with the last view.
        trouble: a ``Text`` that somebody should read.
        handed_over: somebody else looks at the screen from now on, or the match is put away.
    """

    handed_over = Signal()
    shield_wanted = Signal(object)
    menu = Signal()
    settings = Signal()
    rules = Signal()
    ended = Signal(object)
    trouble = Signal(object)

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.unit = 1.0
        self.text_scale = 1.0
        self.controller: TableController | None = None
        self.tray: PersonalTray | None = None
        self.look: PrivateLook | None = None
        self.coach: QWidget | None = None
        self.top = TopStrip(self)
        self.crew = CrewStrip(self)
        self.map = ShipMap(self)
        self.intruders = IntruderBoard(self)
        self.log = LogPanel(self)
        self.shared = SharedObjectives(self)
        self.shared.hide()
        self.bar = DecisionBar(self)
        self.act_menu = ActMenu(self)
        self.hover = HoverCard(self, self._context)
        self.reveal = Reveal(self, lambda: self._view)
        self.reveal.retranslate(words)
        self.playback = Playback(self)
        self._patience = Patience(self)
        self._offers: Offers | None = None
        self._view: View | None = None
        self._log_reader: Seat | None = None
        self._menu_at: QPoint | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(words.text(Text("ui-keys-table")))
        for part in self.public_parts:
            self._connect(part)
            part.retranslate(words)
        self.top.menu.connect(self.menu)
        self.top.settings.connect(self.settings)
        self.top.rules.connect(self.rules)
        self.top.undo.connect(self._undo)
        self.act_menu.picked.connect(self._pick)
        queued = Qt.ConnectionType.QueuedConnection
        self.bar.act_chosen.connect(self._press, queued)
        self.bar.reasons_wanted.connect(self._tell_reasons, queued)
        self.bar.confirmed.connect(self._confirm, queued)
        self.bar.declined.connect(self._decline, queued)
        self.bar.went_back.connect(self._back, queued)
        self.bar.menu_wanted.connect(self._open_acts)
        self.bar.held.connect(lambda: self._hold(by_button=True))

    # ---------------------------------------------------------------- parts

    @property
    def public_parts(self) -> tuple[TablePart, ...]:
        """What everybody may see, always there."""
        return (self.map, self.crew, self.intruders, self.bar, self.top, self.log, self.shared)

    @property
    def parts(self) -> tuple[TablePart, ...]:
        """All parts there are now, private ones first."""
        return (*self.private_parts, *self.public_parts)

    @property
    def private_parts(self) -> tuple[TablePart, ...]:
        """What only the person at the screen may see; nothing while nobody is there."""
        return tuple(part for part in (self.look, self.tray) if part is not None)

    @property
    def offers(self) -> Offers | None:
        """What is offered on the table now."""
        return self._offers

    def _connect(self, part: TablePart) -> None:
        # Queued: an answer may end the life of the very widget that was clicked.
        part.chosen.connect(self._choose, Qt.ConnectionType.QueuedConnection)
        part.hovered.connect(self._hover)

    def _context(self) -> tuple[View | None, Words, Offers | None]:
        return self._view, self.words, self._offers

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
        controller.shield_wanted.connect(self._shield)
        controller.menu_wanted.connect(self._ask_which)
        controller.call_time.connect(self.bar.show_call_time)
        controller.rewound.connect(self._rewound)
        controller.ended.connect(self._end)
        controller.trouble.connect(self.trouble)
        controller.start()

    def leave(self) -> None:
        """Put the match away; nothing of it stays on the screen."""
        self.playback.stop()
        self.act_menu.shut()
        self.hover.hide_now()
        self._drop_tray()
        controller, self.controller = self.controller, None
        if controller is not None:
            controller.stop()
            controller.deleteLater()
        self.log.set_log([])
        self._log_reader = None
        self._offers = None
        self._view = None
        self.handed_over.emit()

    # ---------------------------------------------------------------- what the controller tells

    def _person(self, seat: Seat | None) -> None:
        """Private widgets exist only while their owner is at the screen."""
        self._drop_tray()
        if seat is None:
            # Face down nobody reads as another one: the table does, before and after.
            self.handed_over.emit()
        else:
            self.tray, self.look = PersonalTray(self), PrivateLook(self)
            for part in self.private_parts:
                self._connect(part)
                part.set_scale(self.unit, self.text_scale)
                part.retranslate(self.words)
                part.stackUnder(self.act_menu)
            self.tray.show()
        self.arrange()

    def _drop_tray(self) -> None:
        self.hover.hide_now()
        private, self.tray, self.look = self.private_parts, None, None
        for part in private:
            destroy(part)

    def _show(self, view: View) -> None:
        controller = self.controller
        if controller is None:
            return
        self._view = view
        another = controller.reader != self._log_reader
        if another:
            self._log_reader = controller.reader
            self.handed_over.emit()
        self._place_tray()
        for part in self.public_parts:
            part.show_view(view)
        private = controller.private_view()
        if private is not None and self.tray is not None and self.look is not None:
            for part in (self.tray, self.look):
                part.set_concealed(controller.concealed)
                # What is still to be shown to the table shows nowhere before.
                if controller.stage != "playing":
                    part.show_view(private)
            self.tray.covered = controller.covered
        if controller.concealed:
            # What was just explained, or would be in a moment, may be somebody's card.
            self.hover.hide_now()
        if another:
            self.log.set_log(controller.log())

    def _ask(self, _decision: Decision | None) -> None:
        self.act_menu.shut()
        self.hover.rest()
        if self._view is not None and STRICT_MEMORY in self._view.options:
            self._rewound()  # What was looked at has gone from the log with the answer.
        self._offer()
        self._take_keyboard()

    def _take_keyboard(self) -> None:
        """Keys go to the table, unless something on it or over it has them."""
        focused = QApplication.focusWidget()
        # The buttons and cards are others now: no key must press the one that stands where the last one stood.
        changing = (self.bar, *self.private_parts)
        inside = (
            focused is not None
            and self.isAncestorOf(focused)
            and not any(part.isAncestorOf(focused) for part in changing)
        )
        covered = any(overlay.isVisible() for overlay in self.window().findChildren(Overlay))
        if self.isVisible() and not inside and not covered:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer(self) -> None:
        controller = self.controller
        if controller is None:
            return
        offers = self._offers = controller.offers(Anchors(self.parts).placed)
        for part in self.parts:
            part.offer(offers)
        possible = controller.decision is not None and controller.can_undo
        own = not possible or controller.match.can_undo
        why = controller.match.undo_text if own else Text("undo-last")
        self.setAccessibleDescription(self.bar.sentence())
        self.top.set_undo(possible, why)
        self.bar.set_back(controller.can_go_back, self.words.text(why))

    def _play(self, events: list[Told]) -> None:
        """Show what happened on the old picture; the controller then lays the new one over it."""
        self.hover.rest()
        self._place_tray()
        if self.playback.takes_time(events):
            self._offer()
        self.playback.play(events, self._view, self._played)

    def _played(self) -> None:
        if self.controller is not None:
            self.controller.played()

    def _shield(self, seat: Seat) -> None:
        controller, view = self.controller, self._view
        if controller is None or view is None:
            return
        crew = next(person for person in view.crew if person.seat == seat)
        decision = controller.match.decision
        own_turn = decision is not None and decision.topic == "turn"
        others = tuple(person.name for person in view.crew if person.seat != seat)
        pin = controller.pins.of(seat)
        leads = seat == view.intruder_player
        names = {person.seat: person.name for person in view.crew}
        bare = tuple(names[other] for other in controller.pins.bare_since(seat) if other in names)
        about = (seat, crew.name, crew.colour, crew.character, view.round, own_turn, others, pin, leads, bare)
        self.shield_wanted.emit(Notice(*about, takes_back=controller.finished is not None))

    def _rewound(self) -> None:
        if self.controller is not None:
            self.log.set_log(self.controller.log())

    def _end(self) -> None:
        if self.controller is not None:
            self.ended.emit(self.controller.view())

    # ---------------------------------------------------------------- what people do

    def _choose(self, anchor: Anchor) -> None:
        self._menu_at = QCursor.pos() if self.underMouse() else None
        if self.playback.running:
            self.playback.skip()
        elif self.controller is not None:
            self.controller.choose(anchor)

    def _ask_which(self, anchor: Anchor, acts: tuple[int, ...]) -> None:
        """A thing stands for several acts: a small menu beside it."""
        place = Anchors(self.parts).point_of(anchor) or self._menu_at or self.mapToGlobal(self.rect().center())
        self._open_acts(acts, place, anchor)

    def _open_acts(self, acts: Sequence[int], place: QPoint, beside: Anchor | None = None) -> None:
        offers = self._offers
        if offers is None:
            return
        self.hover.hide_now()
        entries = [
            Entry(index, line, offers.cost(index), offers.hurts(index), self._note(index, offers))
            for index, line in zip(acts, lines_of(acts, offers, self._view, self.words, beside), strict=True)
        ]
        if any(offers.asks_first(index) for index in acts):
            entries.append(Entry(NO_ACT, self.words.text(Text("ui-tray-back"))))
        self.act_menu.setAccessibleName(self.bar.sentence())
        self.act_menu.ask(entries, place)

    def _note(self, index: int, offers: Offers) -> str:
        """What stands under a line of the menu: why it is dangerous, or what may come of it."""
        final = self.words.text(Text("ui-tray-grave")) if offers.grave(index) else ""
        foretold = offers.warning(index)
        if not foretold and self._view is not None:
            foreseen = outlook_of((index,), self._view, self.words, offers)
            foretold = foreseen.short(self.words) if foreseen is not None else ""
        return f"{foretold} {final}".strip()

    def _press(self, index: int) -> None:
        """A button of the bar: what must not happen by one click is asked about above it."""
        offers, button = self._offers, self.bar.buttons.get(f"act-{index}")
        if offers is None or button is None or not offers.asks_first(index):
            self._pick_now(index)
        else:
            self._open_acts((index,), button.mapToGlobal(QPoint(button.width() // 2, 0)))

    def _tell_reasons(self, place: QPoint) -> None:
        """What cannot be chosen now and has no place on the table, each with its reason; every line only closes."""
        if self._offers is not None:
            entries = [Entry(NO_ACT, what, note=reason) for what, reason in self._offers.impossible]
            self.act_menu.ask(entries, place)

    def _pick(self, index: int) -> None:
        # Later: the menu's own row is still being clicked.
        QTimer.singleShot(0, self, lambda: self._pick_now(index))

    def _pick_now(self, index: int) -> None:
        if self.controller is not None:
            self.controller.choose_act(index)

    def _undo(self) -> None:
        self._turn_back(lambda controller: controller.undo())

    def _back(self) -> None:
        self._turn_back(lambda controller: controller.back())

    def _turn_back(self, how: Callable[[TableController], None]) -> None:
        """Also in the middle of a show: it is the answer that is being shown which is taken back."""
        if self.controller is not None and self.controller.is_meant:
            self._patience.end_the_show()
            how(self.controller)

    def _confirm(self) -> None:
        if self.controller is not None:
            self.controller.confirm()

    def _decline(self) -> None:
        if self.controller is not None:
            self.controller.decline()

    def _hover(self, about: object, point: QPoint) -> None:
        if not self.act_menu.isVisible():
            # Cards that somebody looks at lie over the map, and are what the question is about.
            looking = self.look is not None and bool(self.look.cards)
            self.hover.ceiling = None if looking else self.bar.y()
            self.hover.point_at(about, point)

    def look_through(self) -> None:
        """Open the piles that lie face up."""
        if self._view is not None:
            PilesViewer.over(self.intruders, self._view, self.words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that mean the same wherever the keyboard is on the table."""
        controller = self.controller
        if controller is None:
            super().keyPressEvent(event)
            return
        if self.playback.running and self._go_on(event):
            return
        deeds: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Return: controller.confirm,
            Qt.Key.Key_Enter: controller.confirm,
            Qt.Key.Key_Backspace: self._back,
            Qt.Key.Key_F10: self.menu.emit,
            Qt.Key.Key_F1: self.rules.emit,
            Qt.Key.Key_R: self.rules.emit,
            Qt.Key.Key_N: controller.decline,
            Qt.Key.Key_M: self.bar.press_menu,
        }
        number, key = number_of(event), key_of(event)
        if key == Qt.Key.Key_Escape:
            (self._back if controller.can_go_back else self.menu.emit)()
        elif is_undo(event):
            self._undo()
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._hold()
        elif number is not None:
            if not self.bar.press_number(number) and key == Qt.Key.Key_Plus:
                self.map.zoom_by(STEP)
        elif key in deeds:
            deeds[key]()
        elif not self._move_keyboard(event):
            super().keyPressEvent(event)

    def _go_on(self, event: QKeyEvent) -> bool:
        """A key in the middle of a show goes on with it; whether that is all it does.

        It answers nothing, for the question is not there yet; but the ways out and back are open at all times.
        """
        if is_undo(event) or event.key() == Qt.Key.Key_Backspace:
            return False
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # A key that is held down goes through everything without looking.
            if not event.isAutoRepeat():
                self.playback.skip()
            return True
        self.playback.skip_to_card()
        return key_of(event) not in (Qt.Key.Key_F10, Qt.Key.Key_F1, Qt.Key.Key_F6, Qt.Key.Key_R)

    def _ring(self) -> TabRing:
        coach = () if self.coach is None else (self.coach,)
        private = () if self.look is None else (self.look,)
        tray = () if self.tray is None else (self.tray,)
        side = (self.crew, self.shared, self.intruders, self.log)
        groups = (*coach, *private, self.bar, self.map, *tray, *side, self.top)
        return TabRing(self, groups, (self.bar, *((self.tray.hand,) if self.tray is not None else ())))

    def _move_keyboard(self, event: QKeyEvent) -> bool:
        """Arrows go to the neighbour in a part, F6 to the next part, with Shift to the one before."""
        ring, here = self._ring(), QApplication.focusWidget()
        ahead = {Qt.Key.Key_Right: True, Qt.Key.Key_Down: True, Qt.Key.Key_Left: False, Qt.Key.Key_Up: False}
        if event.key() == Qt.Key.Key_F6:
            target = ring.jump(here, not event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        elif event.key() in ahead:
            target = ring.beside(here, ahead[Qt.Key(event.key())])
        else:
            return False
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes to what is asked first, and stays on the table."""
        left = QApplication.focusWidget()
        target = self._ring().step(left, next)
        if target is not None:
            # Qt asks here, too, where the keyboard is to go from a widget that has just gone. Nobody pressed Tab then,
            # so the place where it lands explains nothing.
            pressed = left is None or left.isVisible()
            by_tab = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
            target.setFocus(by_tab if pressed else Qt.FocusReason.OtherFocusReason)
        return target is not None

    def _hold(self, *, by_button: bool = False) -> None:
        """Private things show as long as Space, or the button, is held, wherever the keyboard goes meanwhile."""
        app = QApplication.instance()
        if self.controller is not None and app is not None:
            app.installEventFilter(self)
            self._held_by_button = by_button
            self.bar.set_holding(by_button)
            self.controller.hold(True)

    def _let_go(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.bar.set_holding(False)
        self.act_menu.shut()
        self.hover.hide_now()
        if self.controller is not None:
            self.controller.hold(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Letting go of Space or the button, or leaving the window, turns private things face down again."""
        match event:
            case QKeyEvent() if event.type() == QEvent.Type.KeyRelease and event.key() == Qt.Key.Key_Space:
                if not event.isAutoRepeat():
                    self._let_go()
            case QMouseEvent() if event.type() == QEvent.Type.MouseButtonRelease:
                if self._held_by_button and event.button() == Qt.MouseButton.LeftButton:
                    self._let_go()
            case QEvent() if event.type() in LEAVING and watched in (QApplication.instance(), self.window()):
                self._let_go()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Another screen is shown: what was held is let go of."""
        super().hideEvent(event)
        self._let_go()

    # ---------------------------------------------------------------- scale and words

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        changed = (unit, text) != (self.unit, self.text_scale)
        self.unit, self.text_scale = unit, text
        if changed:
            for part in self.parts:
                part.set_scale(unit, text)
            self.act_menu.set_scale(unit, text)
            self.hover.set_scale(unit, text)
            self.playback.set_scale(unit, text)
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

    @property
    def sunk(self) -> bool:
        """Whether the table lies open for everybody, without anybody's tray."""
        controller = self.controller
        return controller is not None and self.tray is None and controller.stage in ("playing", "claims", "over")

    def _place_tray(self) -> None:
        if self._sunk_now != self.sunk or self._shared_high() != self._shared_now:
            self.arrange()

    _held_by_button = False
    _sunk_now = False
    _shared_now = 0.0

    def _shared_high(self) -> float:
        """How high the group's objectives stand: on the public table, as nobody's tray shows them there."""
        return panel_high(self._view) if self._view is not None and self.sunk else 0.0

    def arrange(self) -> None:
        """Every part in its place."""
        unit = self.unit
        self._sunk_now = self.sunk
        shared = self._shared_now = self._shared_high()
        self.shared.setVisible(shared > 0)
        places = layout(self.width() / unit, self.height() / unit, self._sunk_now, shared)
        widgets: dict[str, TablePart | None] = {
            "top": self.top,
            "crew": self.crew,
            "map": self.map,
            "intruders": self.intruders,
            "log": self.log,
            "shared": self.shared if shared else None,
            "bar": self.bar,
            "tray": self.tray,
        }
        for name, part in widgets.items():
            if part is None:
                continue
            x, y, wide, high = (value * unit for value in places[name])
            part.setGeometry(round(x), round(y), round(x + wide) - round(x), round(y + high) - round(y))
        if self.look is not None:
            x, y, wide, high = (value * unit for value in places["map"])
            self.look.lay(QRectF(x, y, wide, high))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The unit follows the window."""
        super().resizeEvent(event)
        unit = min(self.width() / measure("meta.base_width"), self.height() / measure("meta.base_height"))
        self.set_scale(unit, self.text_scale)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The dark room in which everything lies."""
        QPainter(self).fillRect(self.rect(), colour("ground.bg0"))
