"""The playback on the table: tracks and ship above, each figure's cards below, why at the right, and the bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Act, Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.components.tracks import LANES
from nemesis_desktop.games.space_alert.resolution import Resolution
from nemesis_desktop.games.space_alert.said.wording import token_name
from nemesis_desktop.games.space_alert.ui.drawn.lane_picture import pointed_at
from nemesis_desktop.games.space_alert.ui.drawn.things_on_ship import things_on_ship
from nemesis_desktop.games.space_alert.ui.playback.picture import BUTTONS, FilmPicture
from nemesis_desktop.games.space_alert.ui.playback.player import FILTERS, SPEEDS
from nemesis_desktop.games.space_alert.ui.playback.strips import cards_on
from nemesis_desktop.games.space_alert.ui.playback.timeline import turn_box
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.furniture.controls.keys import key_of
from nemesis_desktop.table.furniture.play.offers import Offers


class Film(FilmPicture):
    """A mission played back.

    Signals:
        left: somebody has seen enough, where the playback is no question of the table.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.player.moved.connect(self.renew)
        self.player.changed.connect(self.renew)
        self.player.slid.connect(self._slid)
        self._of: Resolution | None = None

    # ---------------------------------------------------------------- what is shown

    @property
    def ready(self) -> bool:
        """Whether there is a mission to look at."""
        return super().ready and self.player.resolution is not None

    def show_view(self, view: View) -> None:
        """The mission that has just been flown; one that is shown already stays where it stands."""
        before, self.view = self.view, view
        if view.resolution is None or view.step not in ("playback", "reveal", "end", "fly_on"):
            return
        self.show_resolution(view.resolution, again=before is not None and before.number == view.number)

    def show_resolution(self, resolution: Resolution, *, again: bool = False) -> None:
        """Play this one back; ``again``: it is the same mission, where something is otherwise now."""
        if resolution is self._of:
            return
        renewed = again and self._of is not None and self.player.place >= 0
        self._of = resolution
        self._amending = None
        if renewed:
            self.player.reload(resolution)
        else:
            self.player.load(resolution)
        if not self.on_table:
            self.player.seen = self.player.count - 1
        self.renew()

    def forget(self) -> None:
        """Another game comes to the table."""
        self.player.pause()
        self.player.resolution = self._of = None
        self._amending = None

    def offer(self, offers: Offers) -> None:
        """Whether one may go on, or name a wrong card."""
        self.offers = offers
        self.renew()
        self.freshen()

    def _slid(self) -> None:
        self._picture = None
        self.update()

    # ---------------------------------------------------------------- spots

    def lay_spots(self) -> None:
        """Buttons, turns, and the lines of the list."""
        assert self.view is not None
        player = self.player
        if not self.only_shows:
            self._lay_buttons()
        for turn in range(1, player.turns + 1):
            name = self.turn_name(turn)
            box = turn_box(self.places.timeline, turn, player.turns)
            self.spot(("turn", turn), box, name, Explanation(name), partial(player.to_turn, turn))
        for place, box in self._rows():
            assert player.resolution is not None
            record = player.resolution.records[place]
            text = self.reasons.sentence(record.event)
            name = self.words_of(text)
            self.spot(("record", place), box, name, None, partial(player.to, place))
        self._lay_things()
        self._lay_amends()

    def _lay_things(self) -> None:
        """Lanes, stations, cards, threats and tiles explain themselves, those that lie on others last."""
        scene = self.scene
        boxes = dict(zip(LANES, (*map(self.places.lane_box, range(3)), self.places.aboard_box), strict=True))
        for lane, box in boxes.items():
            self.spot(("lane", lane), box, self.worded(f"alert-ui-lane-{lane}"), Anchor("lane", lane))
        for thing in things_on_ship(scene):
            self.spot(thing.key, self.places.on_ship(thing.box), self.worded(thing.name), thing.about)
        for lane, box in boxes.items():
            for place, (threat, at) in enumerate(pointed_at(scene, lane, box)):
                name = self.worded(f"alert-threat-{threat.code}")
                self.spot((lane, place, threat.number), at, name, Anchor("threat", threat.code))
        for member in self.crew:
            for turn, token, at in cards_on(self.places.strip_box(member.figure), scene, member, self.player):
                name = f"{member.name}, {self.worded('alert-ui-turn', turn=turn)}: {self.words_of(token_name(token))}"
                self.spot(("token", member.figure, turn), at, name, Anchor("token", token))

    def _lay_buttons(self) -> None:
        player = self.player
        self.lay_top()
        deeds: dict[str, tuple[str, Callable[[], None]]] = {
            "start": ("alert-ui-rewind", lambda: player.to(-1)),
            "turn_back": ("alert-ui-turn-back", lambda: player.step_turn(-1)),
            "back": ("alert-ui-back", lambda: player.step(-1)),
            "play": ("alert-ui-film-pause" if player.running else "alert-ui-film-play", player.toggle),
            "next": ("alert-ui-next", lambda: player.step(1)),
            "turn_next": ("alert-ui-turn-next", lambda: player.step_turn(1)),
        }
        for place, key in enumerate(BUTTONS):
            message, action = deeds[key]
            name = self.worded(message)
            self.spot(key, self.places.bar_box(place), name, Explanation(name), action)
        for place, pace in enumerate(SPEEDS):
            name = self.worded("alert-ui-pace", pace=pace)
            box = self.places.pace_box(place)
            self.spot(("pace", pace), box, name, Explanation(name), partial(player.set_pace, pace))
        for place, kind in enumerate(FILTERS):
            name = self.worded(f"alert-ui-filter-{kind}")
            box = self.places.filter_box(place)
            self.spot(("filter", kind), box, name, Explanation(name), partial(player.toggle_filter, kind))
        why = self.why_now
        if why is not None:
            box = QRectF(self.places.why.x() + 9, self.places.why.bottom() - 38, self.places.why.width() - 18, 30)
            name = self.worded("alert-ui-rules", chapter=Text(f"alert-ui-book-{why.chapter}"))
            self.spot("why", box, name, None, partial(self.rules.emit, why.chapter))
        act = self._seen
        if act is not None:
            name = self.worded(self._onwards)
            self.spot("seen", self.places.go_on, name, Explanation(name), partial(self._go, act))
        elif not self.on_table:
            name = self.worded("alert-ui-leave")
            self.spot("left", self.places.go_on, name, Explanation(name), self.left.emit)

    def _go(self, act: Act) -> None:
        """On to what follows the mission; where it has not been watched to its end, to that first."""
        if self.player.at_end:
            self.acted.emit(act)
        else:
            self.player.to(self.player.count - 1)

    def place_of(self, anchor: Anchor) -> QRectF | None:
        """The button that goes on; a card that may be named wrong."""
        box = None
        if anchor == Anchor("button", "seen") and self._seen is not None:
            box = self.places.go_on
        elif anchor.kind == "slot" and self._may_amend:
            figure, turn = map(int, str(anchor.id).split("-"))
            box = self.places.strip_box(figure) if turn == self.player.turn and figure < len(self.crew) else None
        if box is None or not self.isVisible():
            return None
        return self.pixels(box)

    # ---------------------------------------------------------------- a card that was laid wrongly

    def _lay_amends(self) -> None:
        if not self._may_amend or self.only_shows:
            return
        for member in self.crew:
            choices = self._amends(member.figure)
            box = self.places.strip_box(member.figure)
            if choices and self._amending != (member.figure, self.player.turn):
                name = self.worded("alert-ui-wrong")
                key = ("wrong", member.figure)
                corner = QRectF(box.right() - 30, box.y() + 8, 24, 24)
                self.spot(key, corner, name, Explanation(name), partial(self._ask_amend, member.figure))
            elif choices:
                for place, act in enumerate(choices):
                    row = QRectF(box.x() + 8, box.y() + 36 + 34 * place, box.width() - 16, 30)
                    text = act.text()
                    self.spot(("amend", act), row, self.words_of(text), None, partial(self.acted.emit, act))

    def _ask_amend(self, figure: int) -> None:
        self.player.pause()
        self._amending = (figure, self.player.turn)
        self.renew()

    # ---------------------------------------------------------------- keys

    def press_key(self, event: QKeyEvent) -> bool:
        """Space, arrows, Home and End, speeds, filters; whether the key meant something."""
        player, key = self.player, key_of(event)
        turn = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                player.toggle()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            by = 1 if key == Qt.Key.Key_Right else -1
            (player.step_turn if turn else player.step)(by)
        elif key == Qt.Key.Key_Home:
            player.to(-1)
        elif key == Qt.Key.Key_End:
            player.to(player.count - 1)
        elif event.text() in ("1", "2", "3", "4"):
            player.set_pace(min(SPEEDS, key=lambda pace: abs(pace - int(event.text()))))
        elif key == Qt.Key.Key_F:
            player.next_filter()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if self._seen is not None:
                self._go(self._seen)
        elif key == Qt.Key.Key_W and self.why_now is not None:
            self.rules.emit(self.why_now.chapter)
        else:
            return False
        return True
