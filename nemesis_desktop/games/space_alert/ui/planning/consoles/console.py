"""A console: the slots of a figure's twelve turns, the hand below them, its phase, and the keys of its lane."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.acts import slot as slot_anchor
from nemesis_desktop.games.space_alert.components.cards import CARDS, HALVES
from nemesis_desktop.games.space_alert.components.ship import turns_of
from nemesis_desktop.games.space_alert.ui.look import (
    BG0,
    COLD,
    EDGE,
    PANEL,
    PRIMARY,
    SECONDARY,
    STRONG,
    SUCCESS,
    SUCCESS_GROUND,
    TERTIARY,
    WARM,
    WARM_GROUND,
    WARM_SOFT,
    sign,
)
from nemesis_desktop.games.space_alert.ui.pieces import (
    card_back,
    card_face,
    figure_piece,
    key_cap,
    station_plate,
)
from nemesis_desktop.games.space_alert.ui.planning.aids import Aids
from nemesis_desktop.games.space_alert.ui.planning.consoles.console_buttons import draw_button, end_button, fill_button
from nemesis_desktop.games.space_alert.ui.planning.consoles.console_things import ConsoleThings, Thing
from nemesis_desktop.games.space_alert.ui.planning.consoles.refusal import Refusal
from nemesis_desktop.games.space_alert.ui.planning.consoles.shutter import Shutter
from nemesis_desktop.games.space_alert.ui.planning.consoles.slot_picture import DASHED, SlotLook, paint_slot
from nemesis_desktop.games.space_alert.ui.planning.laying.desk import Desk
from nemesis_desktop.games.space_alert.ui.planning.typing import DEEDS, Typing, key_name
from nemesis_desktop.games.space_alert.ui.scene import Member, crew_of
from nemesis_desktop.games.space_alert.view import View
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.shapes import sides
from nemesis_desktop.table.drawing.stamps import Stamps

STAYS: Final = 0.45
"""How faint a heroic card is while others may be handed over."""
BUTTONS: Final = {"phase": "open-phase", "draw": "draw", "end": "end-early"}
"""The buttons of a console, by what is explained of them."""


def whose(view: View, number: int) -> tuple[str, ...]:
    """The name of the person at a console; none at an android's."""
    if number >= len(view.consoles):
        return ()
    return tuple(one.name for one in view.people if one.seat == view.consoles[number].seat)


class ConsolePart(ConsoleThings):
    """The console of one figure.

    Args:
        number: of the figure.
        desk: what hands do here.
        typing: which keys are whose.
        face: the card on one of this console's own slots, as its person may look at it.
        aids: what helps to plan.
    """

    def __init__(
        self,
        number: int,
        desk: Desk,
        typing: Typing,
        face: Callable[[int, int], str | None],
        aids: Aids,
        parent: QWidget,
    ) -> None:
        super().__init__(number, desk, typing, aids, parent)
        aids.changed.connect(self.renew)
        self._face = face
        self._refusal = Refusal(number, desk, self.renew, self)
        self.faces = True
        """Whether cards of the hand lie face up; on a second screen none does."""
        self.dragged = ""
        """The card that somebody drags away from here just now."""
        self.shutter = Shutter(self.update, self)
        self._stamps = Stamps()
        self._told: dict[tuple[str, ...], Explanation] = {}
        """What the keys do, for each set of them, and what things are called: as long as the language is the same."""
        self._names: dict[tuple[str, str, str | None, bool], str] = {}
        desk.changed.connect(self._desk_changed)

    # ---------------------------------------------------------------- what is shown

    @property
    def ready(self) -> bool:
        """Whether there is something to show."""
        return super().ready and self.there

    def essence(self, view: View) -> object:
        """The console as it now is; nothing is drawn anew where only others have done something."""
        if self.number >= len(view.consoles):
            return None
        console = view.consoles[self.number]
        person = next((one for one in view.people if one.seat == console.seat), None)
        return console, person, view.phase, view.said > 0, view.transfer, view.silent, view.turns

    def show_view(self, view: View) -> None:
        """The console as it now is; a phase that has just been closed is seen to close."""
        before, there = self.view, self.number < len(view.consoles)
        if before is not None and there and self.number < len(before.consoles) and before.number == view.number:
            closed = before.consoles[self.number].phase
            if 0 < closed < view.consoles[self.number].phase:
                self.shutter.close(closed, len(turns_of(closed)))
        if there and before is not None and whose(before, self.number) != whose(view, self.number):
            self._names.clear()
        super().show_view(view)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The kept picture, and the shutter while it runs."""
        super().paintEvent(event)
        if self.shutter.phase and self.there:
            turns = turns_of(self.shutter.phase)
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                slots = [self._slot(self.shutter.phase, place) for place in range(len(turns))]
                self.shutter.paint(self.canvas(painter), slots)

    def _desk_changed(self, number: int) -> None:
        if number == self.number:
            self.renew()

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self._stamps.clear()
        super().set_scale(unit, text)

    def retranslate(self, words: Words) -> None:
        """Letters of zones are others in another language."""
        for kept in (self._stamps, self._told, self._names):
            kept.clear()
        super().retranslate(words)

    def lay_spots(self) -> None:
        """For those who hear the table: each slot and card by its name. The mouse goes through to the console."""
        for thing in self.things():
            name = self._name_of(thing)
            if name:
                spot = self.spot((thing.kind, thing.id), thing.box, name, self.about(thing), None)
                spot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def about(self, thing: Thing) -> object:
        """What is explained where somebody points at it; None for nothing."""
        if thing.kind == "fill":
            return Explanation(self.worded("alert-ui-fill-about"), article="androids")
        if thing.kind == "keys":
            return self._about_keys(self.typing.keys_of(self.number))
        if thing.kind in BUTTONS:
            return Anchor("button", BUTTONS[thing.kind]) if thing.kind != "phase" or self._may_open else None
        if thing.kind == "card":
            return Anchor("card", thing.id) if self.faces else None
        if thing.kind != "slot":
            return None
        face = self._slot_look(thing.turn).face
        return slot_anchor(self.number, thing.turn) if face is None else Anchor("card", face)

    def _about_keys(self, keys: tuple[str, ...]) -> Explanation:
        if keys not in self._told:
            told = zip(DEEDS, keys, strict=True)
            lines = (self.worded(f"alert-ui-lane-{deed}", key=key_name(key)) for deed, key in told)
            self._told[keys] = Explanation(self.worded("alert-ui-keys-about"), tuple(lines), article="keys")
        return self._told[keys]

    def _name_of(self, thing: Thing) -> str:
        laid = self.desk.laid(self.number, thing.turn) if thing.kind == "slot" and self.desk.view is not None else None
        look = (thing.kind, thing.id, None if laid is None else laid.half, self.faces)
        if look not in self._names:
            self._names[look] = self._word_name(thing)
        return self._names[look]

    def _word_name(self, thing: Thing) -> str:
        if thing.kind == "card":
            from nemesis_desktop.games.space_alert.said.wording import card_name

            return self.worded("alert-ui-card", card=card_name(thing.id)) if self.faces else ""
        assert self.view is not None and self.words is not None
        who = crew_of(self.view, self.words)[self.number].name
        if thing.kind in BUTTONS:
            what = Text(f"alert-ui-button-{BUTTONS[thing.kind]}")
            return self.worded("alert-ui-at-console", who=who, what=what) if self.about(thing) is not None else ""
        if thing.kind in ("fill", "keys"):
            return self.worded(f"alert-ui-{thing.kind}-about")
        if thing.kind != "slot":
            return ""
        laid = self.console.slots[thing.turn - 1] if thing.turn <= len(self.console.slots) else None
        if laid is None:
            return self.worded("alert-ui-slot-empty", who=who, turn=thing.turn)
        return self.worded("alert-ui-slot", who=who, turn=thing.turn, half=Text(f"alert-half-{laid.half}"))

    # ---------------------------------------------------------------- painting

    def paint_board(self, canvas: Canvas) -> None:
        """Frame, head, slots, keys, hand."""
        view, console = self.view, self.console
        assert view is not None and self.words is not None
        member = crew_of(view, self.words)[self.number]
        focused = self.typing.captain and self.typing.focus == self.number
        targeted = view.transfer and not console.android
        edge = WARM if focused else COLD if targeted else EDGE
        canvas.cut(0.5, 0.5, self.wide - 1, self.high - 1, 9, PANEL, edge, 2.0 if focused or targeted else 1.0)
        ink = f"player.{member.colour}" if member.colour else "alert.player.android"
        canvas.box(9, 0.5, self.wide - 18, 2.5, ink)
        self._paint_head(canvas, member)
        dim = 0.75 if view.silent else 1.0
        way = self.aids.way(self.number)
        for thing in self.things():
            if thing.kind == "slot":
                look = self._slot_look(thing.turn)
                self._stamps.put(
                    canvas, look, thing.box, partial(paint_slot, box=thing.box, look=look, say=self.words_of)
                )
                self._paint_way(canvas, thing, way)
            elif thing.kind == "card":
                self._paint_card(canvas, thing, dim)
            elif thing.kind == "key":
                self._paint_key(canvas, thing)
            elif thing.kind == "keys":
                canvas.sign(sign("why"), thing.box.center(), 17, STRONG)
            else:
                self._paint_button(canvas, thing)
        if console.android:
            self._paint_android(canvas)
        if self._refusal.why is not None:
            self._refusal.paint(canvas, self.wide, self.high, self.words.text(self._refusal.why))

    def _paint_head(self, canvas: Canvas, member: Member) -> None:
        figure_piece(canvas, QPointF(24, 20), 24, member.figure, member.colour)
        chip = self._phase_box()
        given = self._paint_given(canvas, chip.left() - 6)
        room = given - 54 - (22 * len(member.roles) if canvas.text_scale < 1.5 else 0)
        size, name = canvas.fitted(member.name, room, self._name_sizes, 600, "display", grow=False)
        x = 44 + canvas.text(44, 26, name, size, PRIMARY, 600, "display", grow=False) + 8
        for role in member.roles if canvas.text_scale < 1.5 else ():
            canvas.symbol(sign(f"role_{role}"), x, 12, 16, {"captain": WARM, "comms": COLD}.get(role, "#B9A8FF"))
            x += 21
        self._paint_phase(canvas, chip)

    def _paint_given(self, canvas: Canvas, right: float) -> float:
        """Who has handed a card over in the open line is ticked off; gives back where the name must end."""
        view, person = self.view, self.person
        if view is None or person is None or not view.transfer or not person.given:
            return right + 6
        words = self.worded("alert-ui-has-given")
        wide = canvas.width(words, 12.5, 500, grow=False) + 30
        box = QRectF(right - wide, 8, wide, 24)
        canvas.cut(*sides(box), 5, SUCCESS_GROUND, SUCCESS)
        canvas.sign("symbols/check", QPointF(box.x() + 13, box.center().y()), 13, SUCCESS)
        canvas.label(box.adjusted(23, 0, -4, 0), words, (12.5, 11.5, 10.5), SUCCESS, 500, grow=False)
        return box.left()

    @property
    def _name_sizes(self) -> tuple[float, ...]:
        """How large the name may be: as large in large text as there is room for it beside the phase."""
        return (20, 19, 18, 17, 16, 15, 14, 13, 12, 11) if self.text_scale > 1 else (17, 16, 15, 14, 13, 12, 11)

    def _paint_phase(self, canvas: Canvas, box: QRectF) -> None:
        view, console = self.view, self.console
        assert view is not None
        done = console.phase > view.phases
        words = self.worded("alert-ui-closed") if done else self.worded("alert-ui-phase", phase=max(1, console.phase))
        canvas.cut(box.x(), box.y(), box.width(), box.height(), 5, WARM_GROUND if not done else BG0, WARM_SOFT)
        if self._may_open:
            canvas.sign(sign("step_next"), QPointF(box.right() - 10, box.center().y()), 11, WARM)
        room = box.adjusted(4, 0, -18 if self._may_open else -4, 0)
        canvas.label(room, words, (13, 12, 11, 10, 9), WARM, 500, align="middle", grow=False)

    @property
    def _may_open(self) -> bool:
        """Whether the person here may take the cards of the next phase before its time."""
        view, console = self.view, self.console
        if view is None or console.android or not view.said:
            return False
        return view.phase <= console.phase < view.phases

    def _slot_look(self, turn: int) -> SlotLook:
        console, peeked = self.console, self.lane.peek == turn
        laid = console.slots[turn - 1] if turn <= len(console.slots) else None
        open_turns = self.desk.open_turns(self.number) if self.desk.view is not None else range(0)
        is_open, closed = turn in open_turns, bool(open_turns) and turn < open_turns[0] or console.phase > 3
        face = None if laid is None or not self.faces else laid.card
        if face is None and laid is not None and peeked and self.faces:
            face = self._face(self.number, turn)
        shown = None if face == self.dragged else face
        return SlotLook(turn, laid, shown, is_open, closed, is_open and turn == self.lane.turn, peeked)

    def _paint_way(self, canvas: Canvas, thing: Thing, way: tuple[str, ...]) -> None:
        """Where the figure stands after this turn, by its own cards, as far as cards lie."""
        slots = self.console.slots[thing.turn - 1 :]
        if thing.turn > len(way) or all(laid is None for laid in slots):
            return
        station_plate(
            canvas, QPointF(thing.box.right() - 9, thing.box.bottom() - 9), 15, way[thing.turn - 1], self.words_of
        )

    def _paint_card(self, canvas: Canvas, thing: Thing, dim: float) -> None:
        if thing.id == self.dragged:
            canvas.cut(*sides(thing.box), 5, None, EDGE, 1.0, dash=(4, 3))
            return
        half = self.desk.half_of(thing.id)
        if not self.faces:
            card_back(canvas, thing.box, half, alpha=dim)
            return
        picked = thing.id == self.lane.picked
        if self.view is not None and self.view.transfer and CARDS[thing.id].heroic:
            dim *= STAYS
        rim = WARM if picked else None
        draw = partial(card_face, box=thing.box, card=thing.id, half=half, say=self.words_of, rim=rim, alpha=dim)
        self._stamps.put(canvas, ("card", *map(CARDS[thing.id].token, HALVES), half, rim, dim), thing.box, draw)

    def _paint_key(self, canvas: Canvas, thing: Thing) -> None:
        waits = self.typing.waiting == (self.number, thing.id)
        key = self.typing.keys_of(self.number)[DEEDS.index(thing.id)]
        draw = partial(key_cap, box=thing.box, words="…" if waits else key_name(key), waits=waits)
        self._stamps.put(canvas, ("key", key, waits), thing.box, draw)

    def _paint_button(self, canvas: Canvas, thing: Thing) -> None:
        person = self.person
        if thing.kind == "draw" and person is not None:
            draw_button(canvas, thing.box, self.worded("alert-ui-draw", count=person.draws))
        elif thing.kind == "end":
            agreed = person is not None and person.ready
            end_button(canvas, thing.box, self.worded("alert-ui-agreed" if agreed else "alert-ui-done"), agreed=agreed)
        elif thing.kind == "fill":
            fill_button(canvas, thing.box, self.worded("alert-ui-fill"))

    def _paint_android(self, canvas: Canvas) -> None:
        box, console = self._heroic, self.console
        played = any(laid is not None and laid.card is not None and CARDS[laid.card].heroic for laid in console.slots)
        if all(laid is None for laid in console.slots):
            self._paint_invitation(canvas)
        if console.own is None and not played:
            return
        words = self.worded("alert-ui-heroic")
        size, shown = canvas.fitted(words, 74, (12.5, 11.5, 10.5, 9.5), 500, grow=False)
        x = box.center().x()
        left = box.x() - canvas.width(shown, size, 500, grow=False) / 2 + box.width() / 2
        canvas.text(max(8.0, left), box.y() - 7, shown, size, SECONDARY, 500, grow=False)
        if console.own is None:
            canvas.cut(*sides(box), 5, None, EDGE, dash=DASHED)
            size, shown = canvas.fitted(self.worded("alert-ui-used"), 44, (12, 11, 10, 9), 500, grow=False)
            canvas.text(x, box.center().y() + 4, shown, size, TERTIARY, 500, align="middle", grow=False)

    def _paint_invitation(self, canvas: Canvas) -> None:
        """Whose task an android is, as long as nobody has laid a card for it."""
        left = self._heroic.right() + 10 if self.console.own is not None else 10.0
        box = QRectF(left, self.high - 48, self.wide - left - 128, 44)
        if box.width() > 60 and box.top() > self._slot(self.view.phases if self.view else 3, 0).bottom():
            words = self.worded("alert-ui-anybody")
            size, lines = canvas.fitted_lines(words, box.width(), box.height(), (13, 12, 11, 10), most=3, grow=False)
            canvas.lines(box.x(), box.y() + 4, lines, size, TERTIARY, grow=False)
