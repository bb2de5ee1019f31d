"""The table of Nemesis: ship, crew, intruder board, tracks, and the tray of the person at the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.ui.draft.draft import is_drafting
from nemesis_desktop.games.nemesis.ui.happening.stage import ShipStage
from nemesis_desktop.games.nemesis.ui.objectives_page import ObjectivesPage
from nemesis_desktop.games.nemesis.ui.pages.pages import PAGES
from nemesis_desktop.games.nemesis.ui.piles.piles import PilesViewer
from nemesis_desktop.games.nemesis.ui.shared import panel_high
from nemesis_desktop.games.nemesis.ui.ship.chart import STEP
from nemesis_desktop.games.nemesis.ui.ship_table import ShipTable
from nemesis_desktop.games.nemesis.ui.tray.look import PrivateLook
from nemesis_desktop.games.nemesis.ui.tray.tray import PersonalTray
from nemesis_desktop.games.nemesis.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.theme import measure
from nemesis_desktop.table.furniture.clear_of import InSight
from nemesis_desktop.table.furniture.controls.keys import key_of
from nemesis_desktop.table.furniture.part import PrivatePart, TablePart
from nemesis_desktop.table.game_ui import GameUi
from nemesis_desktop.table.show.playback import Playback
from nemesis_desktop.table.show.reveal import Reveal

Area = tuple[float, float, float, float]

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


def layout(wide: float, high: float, sunk: bool, shared: float = 0.0) -> dict[str, Area]:
    """Where the parts lie, in units, in a window of so many units; ``sunk`` is the public table without a tray.

    ``shared`` is how high the group's objectives stand; 0 where there are none.

    Without a tray the map gets its height, but the ship is as wide as before: it is the width that binds. The columns
    beside it do not give way for that: the crew's modules are no wider than a name, two hands and their ammo, and a
    ship, a crew and a log of another size each time somebody sits down would jump and wrap anew before all eyes.
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


class TableScreen(ShipTable):
    """The table with the parts of Nemesis in their places.

    Attributes:
        reveal: the stage beside the ship, which shows what chance and the decks bring.
    """

    has_piles = True
    playback: Playback
    _view: View | None

    def __init__(self, ui: GameUi, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(ui, words, parent)
        self.top.menu.connect(self.menu)
        self.top.settings.connect(self.settings)
        self.top.rules.connect(self.rules)
        self.top.undo.connect(self.undo)

    # ---------------------------------------------------------------- parts

    @property
    def public_parts(self) -> tuple[TablePart, ...]:
        """What everybody may see, always there."""
        return (self.map, self.crew, self.intruders, self.bar, self.top, self.log, self.shared, self.draft)

    def private_things(self) -> tuple[PrivatePart, ...]:
        """The cards that somebody looks at, over the map, and the tray."""
        look, tray = PrivateLook(self), PersonalTray(self)
        tray.show()
        return look, tray

    def dealt_page(self) -> ObjectivesPage:
        """The objectives, to be read before the first turn."""
        return ObjectivesPage(self)

    @property
    def look(self) -> PrivateLook | None:
        """The cards that this person looks at; None while nobody is there."""
        return next((part for part in self.private_parts if isinstance(part, PrivateLook)), None)

    def make_show(self) -> Playback:
        """Pieces on the ship, the stage beside it, signs that fly to where they leave a trace."""
        self.reveal = Reveal(self, PAGES, lambda: self.map.geometry())
        playback = Playback(ShipStage(self, self.reveal))
        playback.retranslate(self.words)
        return playback

    # ---------------------------------------------------------------- places

    @property
    def shape(self) -> object:
        """Whether there is a tray, how high the shared objectives stand, and whether the draft covers everything."""
        return self.sunk, self._shared_high(), is_drafting(self._view)

    def _shared_high(self) -> float:
        """How high the group's objectives stand."""
        return panel_high(self._view) if self._view is not None else 0.0

    def places(self, wide: float, high: float) -> Mapping[TablePart, Area]:
        """The parts around the ship; the tray sinks away where nobody sits."""
        shared, tray = self._shared_high(), self.tray
        drafting = is_drafting(self._view)
        self.shared.setVisible(shared > 0 and not drafting)
        for part in (self.top, self.crew, self.map, self.intruders, self.log):
            part.setVisible(not drafting)
        self.draft.setVisible(drafting)
        # A draft is before everybody's eyes, whoever chooses: also while a computer seat does.
        areas = layout(wide, high, self.sunk or (drafting and tray is None), shared)
        found: dict[TablePart, Area] = {
            self.top: areas["top"],
            self.crew: areas["crew"],
            self.map: areas["map"],
            self.intruders: areas["intruders"],
            self.log: areas["log"],
            self.bar: areas["bar"],
            self.draft: (0.0, 0.0, wide, areas["bar"][1] - MARGIN / 2),
        }
        if shared:
            found[self.shared] = areas["shared"]
        if tray is not None:
            found[tray] = areas["tray"]
        return found

    def arrange(self) -> None:
        """Every part in its place, and what is looked at over the ship."""
        super().arrange()
        if self.look is not None:
            areas = layout(self.width() / self.unit, self.height() / self.unit, self.sunk, self._shared_high())
            x, y, wide, high = (value * self.unit for value in areas["map"])
            self.look.lay(QRectF(x, y, wide, high))

    # ---------------------------------------------------------------- keyboard and pointer

    @property
    def groups(self) -> Sequence[QWidget]:
        """What is asked first, then the ship, one's own things, and what lies around."""
        if self.draft.isVisible():
            return (self.draft, self.bar)
        look = () if self.look is None else (self.look,)
        tray = () if self.tray is None else (self.tray,)
        return (*look, self.bar, self.map, *tray, self.crew, self.shared, self.intruders, self.log, self.top)

    @property
    def rows(self) -> Sequence[QWidget]:
        """The bar and the hand."""
        return (self.bar, *((self.tray.hand,) if self.tray is not None else ()))

    @property
    def ceiling(self) -> int | None:
        """Cards that somebody looks at lie over the map, and are what the question is about."""
        looking = self.look is not None and bool(self.look.cards)
        return None if looking else super().ceiling

    def in_sight(self, about: object) -> list[InSight]:
        """The ship, too; rather the log and the crew are hidden for a moment."""
        ship = [InSight(self.map.geometry(), 0.7), InSight(self.crew.geometry(), 0.3)]
        return [*super().in_sight(about), *ship]

    def press_key(self, event: QKeyEvent) -> bool:
        """A choice in the draft; the own mutation; Plus brings the ship nearer."""
        if self.draft.press_key(event):
            return True
        if key_of(event) == Qt.Key.Key_U and self.tray is not None and not event.isAutoRepeat():
            return self.tray.sheet.press_mutation()
        if key_of(event) != Qt.Key.Key_Plus:
            return False
        self.map.zoom_by(STEP)
        return True

    # ---------------------------------------------------------------- what the window tells

    def show_undo(self, possible: bool, why: Text) -> None:
        """The button in the top strip."""
        self.top.set_undo(possible, why)

    def heed(self, *, follows: bool, waits: bool) -> None:
        """The ship moves to what happens; cards stay until somebody goes on."""
        self.map.attention.follows = follows
        self.reveal.waits = waits

    def only_show(self) -> None:
        """The top strip has no buttons, and no page waits for a key."""
        super().only_show()
        self.top.only_shows = True
        self.reveal.alone = True

    def look_through(self) -> None:
        """Open the piles that lie face up."""
        if self._view is not None:
            PilesViewer.over(self.intruders, self._view, self.words)
