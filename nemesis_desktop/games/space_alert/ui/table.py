"""The table of Space Alert: planning with a console for each figure, the playback, and what lies between missions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.space_alert.ui.at_match import AtMatch
from nemesis_desktop.games.space_alert.ui.between import Between
from nemesis_desktop.games.space_alert.ui.laying_out import Area, plan_places, plays_back, screen_of
from nemesis_desktop.games.space_alert.ui.look import BG0
from nemesis_desktop.games.space_alert.ui.planning.aids import Aids
from nemesis_desktop.games.space_alert.ui.planning.around import Announcer, ShipPart, Threats, Tracks
from nemesis_desktop.games.space_alert.ui.planning.consoles.console import ConsolePart
from nemesis_desktop.games.space_alert.ui.planning.consoles.hands import Hands
from nemesis_desktop.games.space_alert.ui.planning.consoles.palette import Palette
from nemesis_desktop.games.space_alert.ui.planning.laying.desk import Desk
from nemesis_desktop.games.space_alert.ui.planning.laying.filling import Filling
from nemesis_desktop.games.space_alert.ui.planning.mission_clock import MissionClock
from nemesis_desktop.games.space_alert.ui.planning.quiet import Quiet
from nemesis_desktop.games.space_alert.ui.planning.strip import Strip
from nemesis_desktop.games.space_alert.ui.planning.typing import Typing
from nemesis_desktop.games.space_alert.ui.playback.film import Film
from nemesis_desktop.games.space_alert.ui.top_buttons import TopButtons
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.border import TableView
from nemesis_desktop.table.drawing.theme import colour
from nemesis_desktop.table.furniture.controls.keys import key_of
from nemesis_desktop.table.furniture.game_table import GameTable
from nemesis_desktop.table.furniture.part import TablePart
from nemesis_desktop.table.furniture.play.controller import TableController

CONSOLES: Final = 5


class AlertTable(GameTable):
    """The table.

    Attributes:
        at_match: the match, for the parts.
        desk, typing, hands: what people do with cards, by keys, and by mouse and fingers.
        mission: the clock of the mission.
        strip, tracks, ship, threats, announcer, consoles, palette: the planning screen.
        film: the playback.
        between: the questions between two missions of a campaign.
    """

    def set_out(self) -> None:
        """Everything, in the order in which it lies."""
        at_match = self.at_match = AtMatch(lambda: self.controller)
        self.desk = Desk(at_match.answer, self)
        self.filling = Filling(self.desk)
        self.typing = Typing(self.desk, self._lanes, at_match.kept)
        self.aids = Aids(at_match.kept, at_match.seen_by, self)
        self.mission = MissionClock(at_match.kept, at_match.save, self)
        self.strip = Strip(self.mission.seconds, self.aids, self)
        self.tracks = Tracks(self.aids, self)
        self.ship = ShipPart(self.aids, self)
        self.threats = Threats(self.aids, self)
        self.announcer = Announcer(self.mission.seconds, self.aids, self)
        self.consoles = tuple(
            ConsolePart(n, self.desk, self.typing, self._face, self.aids, self) for n in range(CONSOLES)
        )
        self.palette_part = Palette(self.desk, self)
        self.film = Film(self)
        self.between = Between(at_match.happened, self)
        self.hands = Hands(self, self.desk, self.typing, self._face, self._say)
        for part in (*self.consoles, self.palette_part):
            self.hands.watch(part)
        for screen in self._screens:
            screen.menu.connect(self.menu)
            screen.settings.connect(self.settings)
            screen.sound.connect(self.sound)
            screen.rules.connect(self.read_rules)
        self.strip.paused.connect(self.mission.pause)
        self.strip.captain.connect(self.drive)
        self.strip.lock.connect(self.mission.lock)
        self.film.player.moved.connect(self._heard)
        self.aids.changed.connect(at_match.save)
        self.mission.changed.connect(self._tell_strip)
        self.quiet = Quiet(self._say, self)
        self.only_shows = False

    @property
    def _screens(self) -> tuple[TopButtons, ...]:
        """What has the strip with the buttons of the table: one for each of its screens."""
        return self.strip, self.film, self.between

    @property
    def public_parts(self) -> tuple[TablePart, ...]:
        """Everything: nobody has anything of their own here but the face of a laid card."""
        return (
            self.strip, self.tracks, self.ship, self.threats, self.announcer, *self.consoles, self.palette_part,
            self.film, self.between, self.log, self.bar,
        )  # fmt: skip

    @property
    def shown(self) -> View | None:
        """The table as it is shown."""
        return cast("View | None", self._view)

    # ---------------------------------------------------------------- what people do

    def _face(self, console: int, turn: int) -> str | None:
        """The card on a slot, as the person whose console it is may look at it. Nobody does on a second screen."""
        view = self.shown
        if view is None or self.only_shows:
            return None
        seen = self.at_match.seen_by(view.consoles[console].seat)
        laid = None if seen is None else seen.consoles[console].slots[turn - 1]
        return None if laid is None else laid.card

    def _lanes(self) -> list[int]:
        """The consoles of people: those have keys."""
        view = self.shown
        return [] if view is None else [console.figure for console in view.consoles if not console.android]

    def _say(self, said: Text | str, **args: Argument) -> str:
        return self.words.text(said if isinstance(said, Text) else Text(said, **args))

    def read_rules(self, article: str) -> None:
        """Open the rule book at an article."""
        self.hover.article = article
        self.rules.emit()

    def hears(self, sounds: bool) -> None:
        """The button says whether anything is heard."""
        for screen in self._screens:
            screen.set_muted(not sounds)

    # ---------------------------------------------------------------- time

    def changeEvent(self, event: QEvent) -> None:
        """Somebody leaves the window, or comes back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.only_shows:
            self.mission.leave_alone(away=not self.isActiveWindow())

    def _tell_strip(self) -> None:
        stands, locks = self.mission.stands, self.mission.locks
        self.desk.locked = stands and locks
        self.strip.set_state(stands=stands, captain=self.typing.captain, locks=locks)
        self.announcer.set_stands(stands)

    def _heard(self) -> None:
        """What the playback shows is heard, too."""
        event = self.film.player.happening
        if self.only_shows or self.controller is None or not self.film.isVisible():
            return
        self.controller.leafed.emit(self.film.player.place)
        if event is not None:
            self.turned.emit([event.id])

    def drive(self) -> None:
        """One person types for everybody, or everybody has their own keys again."""
        self.typing.captain = not self.typing.captain
        self._tell_strip()
        for console in self.consoles:
            console.renew()

    def _beat(self) -> None:
        self.strip.tick()
        self.announcer.tick()

    # ---------------------------------------------------------------- a match comes and goes

    def open(self, controller: TableController) -> None:
        """Play this match."""
        super().open(controller)
        controller.clock.beat.connect(self._beat)
        if self.only_shows:
            controller.leafed.connect(self.film.player.to)
        view = self.shown
        self.typing.captain = view is not None and not self._lanes() and bool(view.consoles)
        self.mission.open(controller.clock, view)

    def leave(self) -> None:
        """Nothing of it stays on the screen."""
        super().leave()
        self.desk.forget()
        self.filling.stop()
        self.film.forget()
        self.hands.let_go()
        self.mission.leave()

    def _show(self, view: TableView) -> None:
        """The desk knows the table before any console draws it."""
        self.desk.show(cast(View, view))
        self.aids.view = self.mission.view = cast(View, view)
        super()._show(view)
        shown = self.shown
        self.quiet.setVisible(shown is not None and shown.silent and shown.step == "planning")
        self.quiet.raise_()

    def only_show(self) -> None:
        """A second screen: no button, and no face of any card before the playback."""
        super().only_show()
        self.only_shows = self.aids.only_shows = self.mission.only_shows = True
        for part in (self.strip, self.announcer, self.film, self.between):
            part.only_shows = True
        for console in self.consoles:
            console.faces = False

    # ---------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """While everybody plans, keys belong to people first; in the playback, to the player."""
        view = self.shown
        if self.coach is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
            return
        if view is not None and view.step == "planning" and self._plan_key(event):
            return
        if view is not None and plays_back(view) and self.film.press_key(event):
            return
        super().keyPressEvent(event)

    def _plan_key(self, event: QKeyEvent) -> bool:
        view = self.shown
        if self.typing.press(event):
            return True
        if key_of(event) == Qt.Key.Key_Space and view is not None:
            if not event.isAutoRepeat():
                self._space(view)
            return True
        return False

    def _space(self, view: View) -> None:
        """The next announcement where somebody presses for it; or the clock stops and goes."""
        offered = self.announcer.spot_of("announce")
        if offered is not None:
            offered.click()
        else:
            self.mission.pause()

    # ---------------------------------------------------------------- places

    @property
    def shape(self) -> object:
        """Which screen it is, and how many consoles it has."""
        view = self.shown
        if view is None:
            return None
        return self.sunk, screen_of(view), len(view.consoles), len(view.people)

    def places(self, wide: float, high: float) -> Mapping[TablePart, Area]:
        """The parts of the screen that is shown; all others are away."""
        found = self._places(wide, high)
        for part in self.public_parts:
            part.setVisible(part in found)
        return found

    def _places(self, wide: float, high: float) -> dict[TablePart, Area]:
        screen = screen_of(self.shown)
        if screen == "film":
            return {self.film: (0, 0, wide, high)}
        if screen == "between":
            return {
                self.between: (0, 0, wide, high - 52),
                self.bar: (8, high - 44, wide - 16, 36),
            }
        at = plan_places(wide, high, self.shown)
        found: dict[TablePart, Area] = {
            self.strip: at.strip,
            self.tracks: at.tracks,
            self.ship: at.ship,
            self.threats: at.threats,
            self.announcer: at.announcer,
            **dict(zip(self.consoles, at.consoles, strict=False)),
        }
        if at.palette is not None:
            found[self.palette_part] = at.palette
        return found

    def arrange(self) -> None:
        """Every part in its place; what is dragged lies over all of them."""
        super().arrange()
        self.hands.layer.unit = self.unit
        self.hands.layer.setGeometry(self.rect())
        self.quiet.unit, self.quiet.above = self.unit, self.consoles[0].y()
        self.quiet.middle = QPointF(self.ship.geometry().center()) / max(self.unit, 0.1)
        self.quiet.setGeometry(self.rect())

    @property
    def groups(self) -> Sequence[QWidget]:
        """The announcer first, then consoles, then what is around."""
        return tuple(
            part
            for part in (self.bar, self.between, self.announcer, *self.consoles, self.threats, self.ship, self.tracks,
                         self.strip, self.film, self.log)
            if part.isVisible()
        )  # fmt: skip

    @property
    def ceiling(self) -> int | None:
        """What lies at the consoles is explained above them."""
        view = self.shown
        if view is not None and screen_of(view) == "planning":
            return self.consoles[0].y()
        return super().ceiling if self.bar.isVisible() else None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Indigo night."""
        QPainter(self).fillRect(self.rect(), colour(BG0))
