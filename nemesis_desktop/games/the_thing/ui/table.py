"""The table of The Thing: the station, its people and stores, the foot of the table, and the private frame."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing.ui.crew import CrewStrip
from nemesis_desktop.games.the_thing.ui.happening.pages import PAGES
from nemesis_desktop.games.the_thing.ui.happening.stage import StationStage
from nemesis_desktop.games.the_thing.ui.notebook import Notebook
from nemesis_desktop.games.the_thing.ui.private.frame import PrivateFrame
from nemesis_desktop.games.the_thing.ui.private.plan import PlanDesk, PlanMap
from nemesis_desktop.games.the_thing.ui.scenes.gathering import Gathering
from nemesis_desktop.games.the_thing.ui.scenes.tonight import deals
from nemesis_desktop.games.the_thing.ui.station.chart import HIGH, TRACK_BEGINS, board_in
from nemesis_desktop.games.the_thing.ui.station.station import Station
from nemesis_desktop.games.the_thing.ui.stores import Stores
from nemesis_desktop.games.the_thing.ui.top import TopStrip
from nemesis_desktop.games.the_thing.ui.tray import Tray
from nemesis_desktop.games.the_thing.view import View
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.controls.keys import key_of, number_of
from nemesis_desktop.table.furniture.game_table import GameTable
from nemesis_desktop.table.furniture.part import PrivatePart, TablePart
from nemesis_desktop.table.furniture.play.controller import TableController
from nemesis_desktop.table.show.playback import Playback
from nemesis_desktop.table.show.reveal import Reveal

Area = tuple[float, float, float, float]

STRIP: Final = 46.0
CREW: Final = 164.0
COLUMN: Final = 224.0
WIDEST: Final = 300.0
STORES: Final = 247.0
BAR: Final = 36.0
TRAY: Final = 155.0
MAP_LEFT: Final = 176.0
MARGIN: Final = 8.0


def layout(wide: float, high: float) -> dict[str, Area]:
    """Where the parts lie, in units, in a window of so many units."""
    bar = high - TRAY - 3 - BAR
    beside = min(COLUMN + max(0.0, wide - measure("meta.base_width")), WIDEST)
    column = wide - MARGIN - beside
    foot = bar - 4
    return {
        "top": (0.0, 0.0, wide, STRIP),
        "crew": (MARGIN, 50.0, CREW, foot - 50),
        "map": (MAP_LEFT, 47.0, column - 4 - MAP_LEFT, bar - 1 - 47),
        "stores": (column, 50.0, beside, STORES),
        "log": (column, 302.0, beside, foot - 302),
        "bar": (MARGIN, bar, wide - 2 * MARGIN, BAR),
        "tray": (0.0, high - TRAY, wide, TRAY),
        "frame": (0.0, STRIP, wide, high - STRIP),
    }


class StationTable(GameTable):
    """The table with its parts in their places.

    Attributes:
        top, crew, station, stores, tray: the public parts.
        gathering: everybody in the rec room, or going aboard, over the station.
    """

    _view: View | None

    def set_out(self) -> None:
        """The station in the middle, everything else around it."""
        self.top = TopStrip(self)
        self.crew = CrewStrip(self)
        self.station = Station(self)
        self.stores = Stores(self)
        self.gathering = Gathering(self)
        self.gathering.hide()
        self.tray = Tray(self)
        self.top.menu.connect(self.menu)
        self.top.settings.connect(self.settings)
        self.top.rules.connect(self.rules)
        self.top.undo.connect(lambda: self.undo())
        self.top.notebook.connect(self.open_notebook)

    # ---------------------------------------------------------------- parts

    @property
    def public_parts(self) -> tuple[TablePart, ...]:
        """What everybody may see, always there."""
        return (self.tray, self.gathering, self.station, self.crew, self.stores, self.bar, self.top, self.log)

    def private_things(self) -> tuple[PrivatePart, ...]:
        """The frame of whoever comes to the screen."""
        frame = PrivateFrame(self)
        frame.at_once = self.controller is None or self.controller.at_once
        frame.decided.connect(self._decide, Qt.ConnectionType.QueuedConnection)
        frame.foreseen.connect(self._decide_ahead, Qt.ConnectionType.QueuedConnection)
        frame.toggled.connect(self._toggle, Qt.ConnectionType.QueuedConnection)
        frame.confirmed.connect(self._confirm, Qt.ConnectionType.QueuedConnection)
        frame.setVisible(True)
        desk, chart = PlanDesk(self), PlanMap(self)
        desk.decided.connect(self._decide, Qt.ConnectionType.QueuedConnection)
        desk.foreseen.connect(self._decide_ahead, Qt.ConnectionType.QueuedConnection)
        desk.planned.connect(chart.show_plan)
        chart.sent.connect(desk.send)
        for part in (desk, chart):
            part.hide()
        return (frame, desk, chart)

    def make_show(self) -> Playback:
        """The stage over the station, and panels that follow."""
        self.reveal = Reveal(self, PAGES, lambda: self.station.geometry())
        playback = Playback(StationStage(self, self.reveal, self._panels))
        playback.retranslate(self.words)
        return playback

    def _panels(self) -> Sequence[TablePart[View]]:
        return (self.top, self.crew, self.station, self.stores, self.tray)

    @property
    def frame(self) -> PrivateFrame | None:
        """The private frame; None while nobody sits alone at the screen, or what is theirs lies face down."""
        found = next((part for part in self.private_parts if isinstance(part, PrivateFrame)), None)
        return found if found is not None and found.open else None

    @property
    def desk(self) -> PlanDesk | None:
        """Where the revealed aliens plan; None while they do not."""
        found = next((part for part in self.private_parts if isinstance(part, PlanDesk)), None)
        return found if found is not None and found.open else None

    def open(self, controller: TableController) -> None:
        """Play this match; the private frame hears when a question has lain there for its least time."""
        controller.question.ripened.connect(lambda: self._ripen(True))
        controller.asked.connect(lambda _decision: self._ripen(controller.question.ripe))
        super().open(controller)

    def _ripen(self, ripe: bool) -> None:
        for part in self.private_parts:
            if isinstance(part, PrivateFrame):
                part.set_ripe(ripe)

    def _decide(self, index: int) -> None:
        if self.controller is not None:
            self.controller.decide(index)

    def _decide_ahead(self, index: int) -> None:
        if self.controller is not None:
            self.controller.decide_ahead(index)

    def _toggle(self, index: int) -> None:
        if self.controller is not None:
            self.controller.choose_act(index)

    def _confirm(self) -> None:
        if self.controller is not None:
            self.controller.confirm()

    # ---------------------------------------------------------------- places

    def places(self, wide: float, high: float) -> Mapping[TablePart, Area]:
        """The parts around the station; the private frame covers all of them but the strip."""
        areas = layout(wide, high)
        found: dict[TablePart, Area] = {
            self.top: areas["top"],
            self.crew: areas["crew"],
            self.station: areas["map"],
            self.gathering: self._scene(areas["map"]),
            self.stores: areas["stores"],
            self.log: areas["log"],
            self.bar: areas["bar"],
            self.tray: areas["tray"],
        }
        return found | {part: self._private_area(part, areas) for part in self.private_parts}

    @staticmethod
    def _private_area(part: TablePart, areas: Mapping[str, Area]) -> Area:
        """The frame of one person, or, while the aliens plan, the map and all that lies below it."""
        if isinstance(part, PlanMap):
            return areas["map"]
        if isinstance(part, PlanDesk):
            (_, top, _, _), (x, foot, wide, high) = areas["bar"], areas["tray"]
            return x, top, wide, foot + high - top
        return areas["frame"]

    @staticmethod
    def _scene(room: Area) -> Area:
        """Over the rooms, and above the track of suspicion, which stays in sight."""
        x, y, wide, high = room
        board = board_in(wide, high)
        return x, y, wide, board.y() + board.height() * TRACK_BEGINS / HIGH

    def _offer(self) -> None:
        super()._offer()
        if self.controller is not None and self._view is not None and self._view.phase == "rec":
            self.tray.set_evening(deals(self.controller.log()))
        # It lies over the station as long as its question does; then its people can be clicked there, too.
        if self.gathering.isHidden() == self.gathering.wanted:
            self.gathering.setVisible(self.gathering.wanted)

    # ---------------------------------------------------------------- keyboard

    @property
    def groups(self) -> Sequence[QWidget]:
        """What is asked first; before the private frame nothing else is reached but the strip."""
        if self.frame is not None:
            return (self.frame, self.top)
        if self.desk is not None:
            return (self.desk, self.crew, self.stores, self.top)
        return (self.bar, self.tray, self.gathering, self.station, self.crew, self.stores, self.log, self.top)

    @property
    def rows(self) -> Sequence[QWidget]:
        """The bar, and what is chosen from at the foot."""
        return (self.bar, self.tray)

    def press_first(self, event: QKeyEvent) -> bool:
        """On the private frame keys mean its own things, the same for everybody."""
        frame, key, number = self.frame or self.desk, key_of(event), number_of(event)
        if frame is None or self.playback.running:
            return False
        if self.controller is not None and self.controller.telling and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                frame.confirm()
        elif key == Qt.Key.Key_P and isinstance(frame, PrivateFrame):
            if not event.isAutoRepeat():
                self._hold(frame)
        elif number is not None:
            frame.choose_number(number)
        else:
            return key in (Qt.Key.Key_N, Qt.Key.Key_M)
        return True

    def press_key(self, event: QKeyEvent) -> bool:
        """B opens the notebook."""
        if key_of(event) != Qt.Key.Key_B:
            return False
        self.open_notebook()
        return True

    def _hold(self, frame: PrivateFrame) -> None:
        frame.peek(True)
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Letting go of P, or leaving the window, covers the role again."""
        released = (
            isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyRelease and key_of(event) == Qt.Key.Key_P
        )
        left = event.type() in (QEvent.Type.ApplicationDeactivate, QEvent.Type.WindowDeactivate)
        if left or (released and not event.isAutoRepeat()):  # type: ignore[attr-defined]
            app = QApplication.instance()
            if app is not None:
                app.removeEventFilter(self)
            if self.frame is not None:
                self.frame.peek(False)
        return super().eventFilter(watched, event)

    # ---------------------------------------------------------------- what the window tells

    def show_undo(self, possible: bool, why: Text) -> None:
        """The button in the top strip."""
        self.top.set_undo(possible, why)

    def only_show(self) -> None:
        """The top strip has no buttons, and no page waits for a key."""
        super().only_show()
        self.top.only_shows = True
        self.reveal.alone = True

    def heed(self, *, follows: bool, waits: bool) -> None:
        """Pages stay until somebody goes on, where a person wants that."""
        self.reveal.waits = waits

    def open_notebook(self) -> None:
        """What everybody has seen of people: who met whom, who was accused and tested."""
        if self._view is not None:
            Notebook.over(self, self._view, self.words)
