"""The foot of the public table: who is asked and about what, the active pile, what can be chosen, what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import TABLE, Anchor
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.ui.look import (
    MODULE,
    action_card,
    action_die,
    card_sign,
    emblem,
    good_sign,
    panel,
    piece,
    symbol,
    weather_sign,
)
from nemesis_desktop.games.the_thing.ui.part import StationPart
from nemesis_desktop.games.the_thing.ui.scenes import boarding, tonight
from nemesis_desktop.games.the_thing.ui.scenes.outcomes import hindrance, outcome
from nemesis_desktop.games.the_thing.ui.scenes.worktable import Worktable
from nemesis_desktop.games.the_thing.ui.seats import asked_figure
from nemesis_desktop.games.the_thing.view import FigureView
from nemesis_desktop.program.words import capital
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.pieces import count

LEFT: Final = 306.0
RIGHT: Final = 354.0
NARROW: Final = 250.0
"""The right part while the leader gives out a card: the people need the room."""
MARGIN: Final = 8.0
TILED: Final = ("figure", "seat", "weather", "character", "test", "die", "card", "good")
"""Things that may be chosen here; places are chosen on the map."""
COUNTED: Final = (
    ("dog", "dogs-loose"),
    ("infection_bag", "in-the-bag"),
    ("laboratory_bag", "backs-sample"),
    ("location_card", "places"),
)
ALIENS: Final = ("victim", "order", "fight")
"""Questions while the alien is at work, in the cooperative game."""
TRAY_CARD: Final = (78.0, 104.0)
ROOMY: Final = 6
"""So many tiles have room for two lines each."""
FEW: Final = 4
"""So many tiles lie in one row."""
CHIPS: Final = 28.0
"""How high a count of backs is."""
LARGEST_TEXT: Final = 1.2
SMALL_TEXT: Final = 1.05
"""The largest words of the foot, and of its small tiles."""


class Tray(StationPart):
    """Nothing on it is secret, ever."""

    def set_scale(self, unit: float, text: float) -> None:
        """The foot holds no very large words."""
        super().set_scale(unit, min(text, LARGEST_TEXT))

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._worktable = Worktable(self)
        self._evening: Sequence[tonight.Deal] = ()

    def set_evening(self, evening: Sequence[tonight.Deal]) -> None:
        """What has changed hands since all came together."""
        if evening != self._evening:
            self._evening = evening
            self.renew()

    # ---------------------------------------------------------------- what is chosen here

    @property
    def tiles(self) -> Sequence[Anchor]:
        """What can be chosen, each thing once, in the order of the answers."""
        if self.offers is None or self.offers.decision is None:
            return ()
        found = [anchor for anchor in self.offers.anchors if anchor.kind in TILED]
        if self.offers.decision.topic == "place":
            return [anchor for anchor in found if anchor.kind == "figure"]
        return found

    @property
    def _beside(self) -> Sequence[Anchor]:
        """Whom the leader cannot name for this action: their tiles say why."""
        if not self._worktable.card or self.view is None:
            return ()
        offered = set(self.tiles)
        people = [Anchor("figure", one.number) for one in self.view.characters]
        return [anchor for anchor in people if anchor not in offered]

    @property
    def _right(self) -> float:
        return NARROW if self._worktable.card else RIGHT

    @property
    def _whole(self) -> bool:
        """Whether what is chosen from needs the whole foot: each ability is read before one of them is taken."""
        return self.topic == "character" and len(self.tiles) > FEW

    def _middle(self) -> QRectF:
        if self._whole:
            return QRectF(MARGIN, 0, self.wide - 2 * MARGIN, self.high - 5)
        return QRectF(MARGIN + LEFT + 6, 0, self.wide - 2 * MARGIN - LEFT - self._right - 12, self.high - 5)

    def _tile_area(self, place: int, many: int) -> QRectF:
        area = self._middle().adjusted(self._worktable.wide, 0, 0, 0)
        columns = many if many <= FEW else (many + 1) // 2
        rows = 1 if many <= FEW else 2
        wide, high = (area.width() - 8 * (columns - 1)) / columns, (area.height() - 8 * (rows - 1)) / rows
        row, column = divmod(place, columns)
        return QRectF(area.x() + (wide + 8) * column, area.y() + (high + 8) * row, wide, high)

    def lay_spots(self) -> None:
        """Each tile answers; the pile and the counts explain themselves."""
        self.setAccessibleName(self.tell("tray"))
        tiles = (*self.tiles, *self._beside)
        for place, anchor in enumerate(tiles):
            title, note = self._tile_words(anchor)
            name = f"{title}, {note}" if note else title
            self.lay(anchor, self._tile_area(place, len(tiles)), name)
        if not tiles or self._worktable.card:
            board = Anchor("panel", "leader_board")
            area = self._middle() if not tiles else QRectF(MARGIN, 0, LEFT, self.high - 5)
            # Another thing to the keyboard: what is chosen next must be what it comes to first.
            key = board if not tiles else ("beside", board)
            self.lay(board, area, self.tell("pile-count", count=len(self._pile())), key=key)

    def shows(self, anchor: Anchor) -> bool:
        """Whatever is no person and no place is chosen here, and nowhere else."""
        return anchor.kind in TILED[2:] or super().shows(anchor)

    def _pile(self) -> Sequence[str | None]:
        return () if self.view is None else self.view.pile.faces

    def _tile_words(self, anchor: Anchor) -> tuple[str, str]:
        """What a tile says: a name, and what belongs to it."""
        assert self.view is not None
        id = anchor.id
        if anchor.kind in ("figure", "seat"):
            one = self._figure(anchor)
            return self.name_of(one), self._figure_note(one, anchor)
        if anchor.kind == "die":
            die = self.view.dice[int(id)] if int(id) < len(self.view.dice) else None
            return (self.named("card", die.face) if die is not None else "", "")
        if anchor.kind == "character":
            return self.named("character", str(id)), self.worded(f"thing-character-{id}-text")
        if anchor.kind == "good":
            return self.named("good", str(id)), self.worded(f"thing-good-{id}-text")
        if anchor.kind == "card":
            return self.named("card", str(id)), self.tell(f"card-{id}-text")
        if anchor.kind == "test":
            return self.named("test", str(id)), self.tell(f"test-{id}-text")
        return self.named(anchor.kind, str(id)), ""

    def _figure(self, anchor: Anchor) -> FigureView:
        assert self.view is not None
        if anchor.kind == "figure":
            return self.view.figures[int(anchor.id)]
        return next(one for one in self.view.figures if one.seat == anchor.id)

    def _figure_note(self, one: FigureView, anchor: Anchor) -> str:
        """Where somebody is, and what would be done there."""
        place = self.named("place", one.place) if one.place else ""
        if card := self._worktable.card:
            # Where the action applies to nobody it can be given to all who stand, in vain.
            done = outcome(self, one, card) if self.lit(anchor) and self._applies else hindrance(self, one, card)
            # Many people have small tiles; where they are is lit on the map.
            many = len(self.tiles) + len(self._beside) > ROOMY
            return capital(done) if many else f"{place}. {capital(done)}"
        if self.view is not None and self.view.phase in ("act", "plan", "clash", "alien") and one.place:
            return self.named("place", one.place)
        return self.tell("suspicion-of", number=one.disc)

    @property
    def _applies(self) -> bool:
        """Whether the action that is given out does anything where anybody stands."""
        decision = None if self.offers is None else self.offers.decision
        return decision is not None and not decision.prompt.id.endswith("in-vain")

    # ---------------------------------------------------------------- picture

    def paint_board(self, canvas: Canvas) -> None:
        """Who, what, how many."""
        assert self.view is not None
        if not self._whole:
            self._paint_asked(canvas)
            self._paint_right(canvas)
        self._worktable.paint(canvas, self._middle())
        tiles = (*self.tiles, *self._beside)
        if tiles:
            for place, anchor in enumerate(tiles):
                self._paint_tile(canvas, self._tile_area(place, len(tiles)), anchor)
        elif self.view.boarding is not None:
            boarding.paint_aboard(self, canvas, self._middle())
        else:
            self._paint_pile(canvas, self._middle().adjusted(self._worktable.wide, 0, 0, 0))

    def _asked(self) -> FigureView | None:
        """Whoever alone is asked, or was just taken up; the leader while nobody is."""
        assert self.view is not None
        decision = None if self.offers is None else self.offers.decision
        if self.offers is not None and self.offers.half is not None and self.offers.half.kind == "figure":
            return self.view.figures[int(self.offers.half.id)]
        if decision is not None and decision.seat != TABLE and not decision.together:
            return asked_figure(self.view, decision)
        if decision is not None or not 0 <= self.view.leader < len(self.view.figures):
            return None
        return self.view.figures[self.view.leader]

    def _paint_asked(self, canvas: Canvas) -> None:
        box = QRectF(MARGIN, 0, LEFT, self.high - 5)
        if self._worktable.card:
            self._paint_pile(canvas, box)
            return
        if self.topic in ALIENS and self.view is not None and self.view.mode == COOP:
            self._worktable.paint_alien(canvas, box)
            return
        panel(canvas, box)
        one = self._asked()
        if one is None:
            self._paint_topic(canvas, box)
            return
        assert self.view is not None
        canvas.cut(box.x() + 10, 11, 62, 62, 8, "station.bg0", f"player.{one.colour}", 1.3)
        piece(canvas, QPointF(box.x() + 41, 42), 44, one)
        left, room = box.x() + 84, box.width() - 94
        title = self.full_name(one)
        size, shown = canvas.fitted(title, room, (17, 16, 15, 14, 13, 12), 600)
        canvas.text(left, 28, shown, size, "text.primary", 600)
        where = self.named("place", one.place) if one.place else ""
        size, shown = canvas.fitted(where, room, (14, 13, 12), 500)
        canvas.text(left, 28 + 19 * canvas.text_scale, shown, size, "station.ice", 500)
        said = self.worded(f"thing-character-{one.character}-text") if one.character else ""
        top, foot = 34 + 19 * canvas.text_scale, self.high - 5 - CHIPS - 10
        size, lines = canvas.fitted_lines(said, room, foot - top - 4, (13.5, 13, 12.5, 12), 400, 1.1)
        canvas.lines(left, top, lines, size, "text.secondary", 400, 1.1)
        together = self.view is not None and self.view.mode == COOP
        kinds = (
            *(() if together else (("hand", one.cards),)),
            ("weapon", one.weapons + len(one.shown)),
            ("item", one.items),
            ("sample", one.samples),
        )
        wide = (box.width() - 24 - 6 * (len(kinds) - 1)) / len(kinds)
        for place, (kind, many) in enumerate(kinds):
            x = box.x() + 12 + (wide + 6) * place
            canvas.cut(x, foot, wide, CHIPS, 6, "station.bg0", "station.hair")
            sign = "symbols/hand_card" if kind == "hand" else good_sign(kind)
            canvas.sign(sign, QPointF(x + 18, foot + CHIPS / 2), 16, "text.secondary")
            count(canvas, QPointF(x + wide - 18, foot + CHIPS / 2), str(many), "text.primary", 15)

    def _paint_topic(self, canvas: Canvas, box: QRectF) -> None:
        decision = None if self.offers is None else self.offers.decision
        if decision is None:
            return
        red = decision.topic in ("fight", "victim", "plan")
        sign = (
            "revealed_alien"
            if red
            else {"burn": "arson", "vote": "vote", "trade": "trade", "reveal": "reveal_self"}.get(
                decision.topic, "test_blood"
            )
        )
        canvas.circle(box.x() + 42, 42, 30, "station.bg0", "state.danger" if red else "station.edge", 1.4)
        canvas.sign(symbol(sign), QPointF(box.x() + 42, 42), 36, "state.danger" if red else "station.ice")
        self._paint_help(canvas, QRectF(box.x() + 84, 10, box.width() - 94, box.height() - 18))

    def _paint_help(self, canvas: Canvas, area: QRectF) -> None:
        """What the question is about, for everybody."""
        words = self._help()
        if words:
            size, lines = canvas.fitted_lines(words, area.width(), area.height(), (14, 13.5, 13, 12.5, 12), 400, 1.18)
            canvas.lines(area.x(), area.y(), lines, size, "text.secondary", 400, 1.18)

    def _help(self) -> str:
        if not self.topic or self.words is None:
            return ""
        id = f"help-{self.topic.replace('_', '-')}"
        return self.in_this_mode(id) if self.words.has(f"thing-ui-{id}") else ""

    def _paint_tile(self, canvas: Canvas, area: QRectF, anchor: Anchor) -> None:
        state = self.state(anchor)
        edge, fill = (
            ("accent.warm", ("#2C2414", "#1C170D"))
            if state in ("offered", "chosen", "danger")
            else ("station.edge", MODULE)
        )
        canvas.cut(
            area.x() + 0.5,
            area.y() + 0.5,
            area.width() - 1,
            area.height() - 1,
            9,
            fill,
            edge,
            2.4 if state == "chosen" else 1.3,
        )
        dull = anchor in self._beside
        title, note = self._tile_words(anchor)
        small = area.height() < 90
        grown = canvas.text_scale
        canvas.text_scale = min(grown, SMALL_TEXT) if small else grown
        size = 30.0 if small else 46.0
        middle = QPointF(area.x() + 14 + size / 2, area.center().y() if small else area.y() + 14 + size / 2)
        self._paint_sign(canvas, anchor, middle, size)
        left, room = area.x() + size + 26, area.width() - size - 36
        fit, shown = canvas.fitted(title, room, (16, 15, 14, 13, 12), 600)
        top = area.y() + (20 if not small else 4 if self._whole else 8)
        canvas.text(left, top + 12, shown, fit, "text.tertiary" if dull else "text.primary", 600)
        if note:
            y = top + 17 + 2 * canvas.text_scale
            fit, lines = canvas.fitted_lines(note, room, area.bottom() - y - 6, (13.5, 13, 12.5, 12), 400, 1.12)
            canvas.lines(left, y, lines, fit, "text.tertiary" if dull else "text.secondary", 400, 1.12)
        if state == "chosen":
            canvas.sign("symbols/check", QPointF(area.right() - 14, area.y() + 14), 15, "accent.warm")
        canvas.text_scale = grown

    def _paint_sign(self, canvas: Canvas, anchor: Anchor, middle: QPointF, size: float) -> None:
        assert self.view is not None
        id = str(anchor.id)
        if anchor.kind in ("figure", "seat"):
            piece(canvas, middle, size, self._figure(anchor))
            return
        if anchor.kind == "die":
            die = self.view.dice[int(id)]
            action_die(canvas, middle, size, die.face, cancelled=die.cancelled)
            return
        if anchor.kind == "character":
            sign = emblem(id) or symbol("role_back")
        elif anchor.kind == "weather":
            sign = weather_sign(id)
        elif anchor.kind == "test":
            sign = symbol("test_blood" if id == "a" else "test_fire")
        else:
            sign = good_sign(id) if anchor.kind == "good" else card_sign(id)
        canvas.sign(sign, middle, size, "station.ice" if anchor.kind == "weather" else "text.primary")

    def _paint_pile(self, canvas: Canvas, box: QRectF) -> None:
        """The cards that lie on the leader board, in the order in which they were given until they are shuffled."""
        assert self.view is not None
        view = self.view
        panel(canvas, box, self.tell("active-pile"))
        pile = view.pile
        note = (
            self.tell("pile-known", cards=", ".join(self.named("card", card) for card in pile.known))
            if pile.known
            else ""
        )
        if note:
            room = QRectF(box.x() + 130, box.y() + 8, box.width() - 144, 21)
            canvas.label(room, note, (13, 12.5, 12), "text.secondary", 500)
        many = max(1, len(pile.faces))
        step = min(TRAY_CARD[0] + 10, (box.width() - 28 - TRAY_CARD[0]) / max(1, many - 1))
        for place, face in enumerate(pile.faces):
            area = QRectF(box.x() + 14 + step * place, box.y() + 34, *TRAY_CARD)
            shown = face if pile.up[place] else None
            action_card(canvas, area, shown, self.named("card", shown) if shown else "", "")
        if not pile.faces:
            empty = self.tell("no-roll" if view.mode == COOP else "pile-empty")
            size, lines = canvas.fitted_lines(empty, box.width() - 40, 60, (14, 13, 12), 400)
            canvas.lines(box.x() + 20, box.y() + 52, lines, size, "text.tertiary", 400)
        elif not note:
            many_words = self.tell("pile-count", count=len(pile.faces))
            room = QRectF(box.x() + box.width() / 2, box.y() + 8, box.width() / 2 - 14, 21)
            canvas.label(room, many_words, (13, 12.5, 12), "text.secondary", 500, align="right")

    def _paint_right(self, canvas: Canvas) -> None:
        assert self.view is not None
        view = self.view
        box = QRectF(self.wide - MARGIN - self._right, 0, self._right, self.high - 5)
        if self.topic in tonight.TOPICS and (self._evening or self.topic == "trade"):
            tonight.paint(self, canvas, box, self._evening)
            return
        panel(canvas, box)
        top = box.y() + 12.0
        if view.mode == COOP and view.threat:
            top = self._worktable.paint_threat(canvas, box)
            if not self._help():
                return
        if self._help() and (self._asked() is not None or view.mode == COOP):
            self._paint_help(canvas, QRectF(box.x() + 16, top, box.width() - 32, box.bottom() - top - 8))
            return
        if 0 <= view.leader < len(view.figures):
            leader = view.figures[view.leader]
            piece(canvas, QPointF(box.x() + 32, 30), 30, leader)
            words = self.tell("leads-round", name=self.name_of(leader))
            size, shown = canvas.fitted(words, box.width() - 100, (17, 16, 15, 14, 13, 12), 600)
            canvas.text(box.x() + 58, 36, shown, size, "text.primary", 600)
            canvas.symbol(symbol("leader"), box.right() - 32, 20, 20, "accent.warm")
        loose = sum(one.dog for one in view.places)
        numbers = (loose, view.dogs_bag, view.lab_bag, view.locations)
        wide = (box.width() - 24 - 18) / 4
        for place, ((sign, id), many) in enumerate(zip(COUNTED, numbers, strict=True)):
            x, y = box.x() + 12 + (wide + 6) * place, 62.0
            canvas.cut(x, y, wide, box.height() - y - 10, 6, "station.bg0", "station.hair")
            canvas.symbol(symbol(sign), x + 10, y + 12, 22, "text.secondary")
            count(canvas, QPointF(x + wide - 20, y + 23), str(many), "text.primary", 16)
            label = QRectF(x + 4, box.bottom() - 34, wide - 8, 20)
            canvas.label(
                label, self.tell(id, count=many), (12.5, 12), "text.secondary", 500, align="middle", grow=False
            )
