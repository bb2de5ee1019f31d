"""What the private frame asks, one kind of task for each kind of question: where things lie, and what a click means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF

from nemesis_desktop.engine.decision import Act, Anchor, Decision
from nemesis_desktop.engine.text import Argument
from nemesis_desktop.games.the_thing.acts import Accept, KeepToken, Refuse
from nemesis_desktop.games.the_thing.components.things import FLAMETHROWER
from nemesis_desktop.games.the_thing.ui.look import (
    action_card,
    card_sign,
    good_sign,
    piece,
    symbol,
)
from nemesis_desktop.games.the_thing.ui.naming import said
from nemesis_desktop.games.the_thing.ui.private.base import FrameBase
from nemesis_desktop.games.the_thing.ui.private.hand_of import INSIDE, in_any_order
from nemesis_desktop.table.border import Explanation
from nemesis_desktop.table.drawing.canvas import Canvas

Spots = Sequence[tuple[str, QRectF, str]]
"""Things that can be pressed: a key, where it lies in the frame, what it is called."""


class Task:
    """A question on the private frame.

    Args:
        decision: the question.
        frame: where it is asked.

    Attributes:
        pick: the answer that is chosen, by its index.
        laid: which of the three infection tokens have left their place.
    """

    def __init__(self, decision: Decision, frame: FrameBase) -> None:
        self.decision, self.frame = decision, frame
        self.pick: int | None = None
        self.laid: Sequence[int] = ()

    # ---- words

    def say(self, message: str, **args: Argument) -> str:
        """A message of the window."""
        return self.frame.tell(message, **args)

    @property
    def topic(self) -> str:
        """What is asked, as ids spell it."""
        return self.decision.topic.replace("_", "-")

    def title(self) -> str:
        """What is asked, in a few words."""
        return self.say(f"task-{self.topic}")

    def numbered(self) -> Sequence[str]:
        """What the number keys mean now, from 1."""
        return [key for key, _, _ in self.spots()]

    def note(self) -> str:
        """The whole question."""
        assert self.frame.words is not None
        return self.frame.words.text(self.decision.prompt)

    def help(self) -> str:
        """What everybody may read of it, whatever they hold."""
        return self.say(f"task-{self.topic}-text")

    def chosen_words(self) -> str:
        """What has been chosen so far."""
        return self.say("choose-first") if self.pick is None else self.label(self.pick)

    def confirm_words(self) -> str:
        """What the button says."""
        return self.say("confirm")

    def label(self, index: int) -> str:
        """An answer in words."""
        assert self.frame.words is not None and self.frame.view is not None
        return self.frame.words.text(said(self.decision.acts[index], self.frame.view))

    # ---- clicks

    def spots(self) -> Spots:
        """What can be pressed, always in the same order."""
        return ()

    def press(self, key: str) -> None:
        """Something was pressed."""

    def hold(self, held: bool) -> None:
        """Something that is seen only as long as it is held."""

    def about(self, key: str) -> object:
        """What the window explains there."""
        return None

    @property
    def complete(self) -> bool:
        """Whether every click has been collected but the last."""
        return self.pick is not None

    @property
    def ends_visit(self) -> bool:
        """Whether the screen is covered after this answer, whatever it is."""
        return self.decision.barrier is not None or self.topic in ("offer", "return")

    @property
    def step(self) -> str:
        """How far this visit has come, by the topic of the question that its chip is named after."""
        return self.decision.topic

    def ahead(self) -> Mapping[str, Act]:
        """What has been chosen of the questions that follow in this visit, by their topics."""
        return {}

    def marks_card(self, place: int) -> bool:
        """Whether this card of the hand is meant by what is chosen."""
        return False

    def secrets(self) -> list[QRectF]:
        """Where faces lie that only their owner knows."""
        return []

    def paint(self, canvas: Canvas) -> None:
        """Draw it."""


# ---------------------------------------------------------------- one of several things


WIDE, TALL, GAP = 246.0, 92.0, 12.0
FOUR: Final = 4
"""Tiles in a row."""


class Tiles(Task):
    """One of several things, each on a tile; what does nothing for somebody has its tile like the rest."""

    SIGNS: ClassVar[Mapping[type[Act], str]] = {Accept: "symbols/check", Refuse: "symbols/cross"}
    """Answers that are no thing, and their pictures; all others have the picture of nothing done."""

    def order(self) -> Sequence[int]:
        """The answers in the order of their tiles."""
        return range(len(self.decision.acts))

    def area(self, place: int) -> QRectF:
        """Where a tile lies."""
        many = len(self.order())
        columns = FOUR if many > 3 else max(1, many)
        rows = (many + columns - 1) // columns
        wide = min(320.0, (INSIDE.width() - GAP * (columns - 1)) / columns)
        high = min(132.0, (INSIDE.height() - GAP * (rows - 1)) / rows)
        row, column = divmod(place, columns)
        across = min(columns, many - row * columns)
        left = INSIDE.center().x() - (across * wide + (across - 1) * GAP) / 2
        top = INSIDE.center().y() - (rows * high + (rows - 1) * GAP) / 2
        return QRectF(left + column * (wide + GAP), top + row * (high + GAP), wide, high)

    def spots(self) -> Spots:
        """What can be pressed, in the order in which keys reach it."""
        return [(str(index), self.area(place), self.label(index)) for place, index in enumerate(self.order())]

    def press(self, key: str) -> None:
        """A click on one of these things."""
        if self.decision.kind == "some":
            self.frame.toggled.emit(int(key))
        else:
            self.pick = int(key)

    def about(self, key: str) -> object:
        """What that thing is."""
        anchors = [anchor for anchor in self.decision.acts[int(key)].anchors() if anchor.kind != "button"]
        return anchors[0] if anchors else Explanation(self.label(int(key)))

    def chosen(self) -> Sequence[int]:
        """What is marked."""
        if self.decision.kind == "some" and self.frame.offers is not None:
            return self.frame.offers.chosen
        return () if self.pick is None else (self.pick,)

    @property
    def complete(self) -> bool:
        """One is chosen, or as many as are asked for."""
        if self.decision.kind != "some":
            return super().complete
        return self.decision.least <= len(self.chosen()) <= self.decision.most

    def chosen_words(self) -> str:
        """How far it has come."""
        if self.decision.kind != "some":
            return super().chosen_words()
        return self.say("chosen-of", count=len(self.chosen()), most=self.decision.most)

    def paint(self, canvas: Canvas) -> None:
        """Draw it where it lies."""
        for place, index in enumerate(self.order()):
            self.paint_tile(canvas, self.area(place), index, marked=index in self.chosen())

    def secrets(self) -> list[QRectF]:
        """Where faces lie."""
        return [INSIDE]

    def paint_tile(self, canvas: Canvas, area: QRectF, index: int, *, marked: bool) -> None:
        """A thing with its name, and what it does."""
        fill = ("#2C2414", "#1C170D") if marked else ("station.module_top", "station.module_bottom")
        edge = "accent.warm" if marked else "accent.warm_soft"
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 10, fill, edge, 2.6 if marked else 1.3)
        act = self.decision.acts[index]
        anchor = next((one for one in act.anchors() if one.kind != "button"), self.drawn(act))
        middle = QPointF(area.x() + 38, area.center().y())
        if sign := self.SIGNS.get(type(act)):
            canvas.sign(sign, middle, 36, "text.primary")
        else:
            self.paint_sign(canvas, anchor, middle, 42)
        left, room = area.x() + 74, area.width() - 86
        size, lines = canvas.fitted_lines(self.label(index), room, 40, (15.5, 15, 14, 13, 12), 600, 1.1, 2)
        low = canvas.lines(left, area.y() + 12, lines, size, "text.primary", 600)
        words = self.text_of(anchor)
        if words:
            size, lines = canvas.fitted_lines(words, room, area.bottom() - low - 10, (13, 12.5, 12), 400, 1.12)
            canvas.lines(left, low + 4, lines, size, "text.secondary", 400, 1.12)
        if marked:
            canvas.sign("symbols/check", QPointF(area.right() - 16, area.y() + 16), 16, "accent.warm")

    def drawn(self, act: Act) -> Anchor | None:
        """What has been drawn lies on the tile that keeps it: its owner sees its face before they choose."""
        looking = self.frame.view.looking if self.frame.view is not None else ()
        return Anchor("good", looking[0]) if isinstance(act, KeepToken) and looking else None

    def text_of(self, anchor: Anchor | None) -> str:
        """What stands under the name of a thing."""
        if anchor is None:
            return ""
        if anchor.kind == "good":
            use = self.say(f"good-{anchor.id}")
            # A card is named by its tile; of a drawn token the tile says only that it is kept.
            return f"{self.frame.named('good', str(anchor.id))}: {use}" if self.topic == "keep-token" else use
        if anchor.kind == "card":
            return self.say(f"card-{anchor.id}-text")
        if anchor.kind == "figure" and self.frame.view is not None:
            return self.say("suspicion-of", number=self.frame.view.figures[int(anchor.id)].disc)
        return ""

    def paint_sign(self, canvas: Canvas, anchor: Anchor | None, middle: QPointF, size: float) -> None:
        """The picture of a thing; of what is no thing, nothing done."""
        view = self.frame.view
        if anchor is None or view is None:
            canvas.ring(middle, size * 0.42, "station.strong", 1.6)
            canvas.line(
                [(middle.x() - size * 0.22, middle.y()), (middle.x() + size * 0.22, middle.y())], "station.strong", 2
            )
        elif anchor.kind == "figure":
            piece(canvas, middle, size, view.figures[int(anchor.id)])
        elif anchor.kind == "good":
            canvas.sign(good_sign(str(anchor.id)), middle, size, "text.primary")
        elif anchor.kind == "card":
            canvas.sign(card_sign(str(anchor.id)), middle, size, "text.primary")
        else:
            canvas.sign(symbol("covered"), middle, size, "station.ice")


class Agree(Tiles):
    """Whether to agree to a trade: what the other one has laid down lies open above both answers."""

    LAID_HIGH: ClassVar[float] = 150.0
    GOOD_WIDE: ClassVar[float] = 116.0

    def area(self, place: int) -> QRectF:
        """Both answers lie below what is offered, also below nothing."""
        return super().area(place).translated(0, self.LAID_HIGH / 2)

    def paint(self, canvas: Canvas) -> None:
        """What is offered, then the answers."""
        view = self.frame.view
        goods = () if view is None else view.offered
        step = min(self.GOOD_WIDE + GAP, (INSIDE.width() - self.GOOD_WIDE) / max(1, len(goods) - 1))
        left = INSIDE.center().x() - (step * (len(goods) - 1) + self.GOOD_WIDE) / 2
        canisters = iter(() if view is None else view.offered_canisters)
        for place, good in enumerate(goods):
            area = QRectF(left + step * place, INSIDE.y() + 4, self.GOOD_WIDE, self.LAID_HIGH - 24)
            ground = ("card.laminate_top", "card.laminate_bottom")
            canvas.cut(area.x(), area.y(), area.width(), area.height(), 9, ground, "ground.space")
            canvas.sign(good_sign(good), QPointF(area.center().x(), area.y() + 46), 56, "text.ink")
            name = QRectF(area.x() + 6, area.bottom() - 42, area.width() - 12, 18)
            canvas.label(name, self.frame.named("good", good), (14.5, 14, 13, 12), "text.ink", 600,
                         align="middle", grow=False)  # fmt: skip
            if good == FLAMETHROWER:
                left_in_it = self.say("canisters-left", count=next(canisters, 0))
                canvas.label(name.translated(0, 19), left_in_it, (13, 12.5, 12), "text.ink_soft", 500,
                             align="middle", grow=False)  # fmt: skip
        if not goods:
            area = QRectF(INSIDE.x(), INSIDE.y() + 4, INSIDE.width(), self.LAID_HIGH - 24)
            canvas.label(area, self.say("nothing-offered"), (16, 15, 14, 13), "text.secondary", 500, align="middle")
        super().paint(canvas)


class Cards(Tiles):
    """Cards that lie here face up, each with its own place: two of a face are two cards, and both mean the same."""

    @property
    def faces(self) -> Sequence[str]:
        """The cards that lie here."""
        return [str(anchor.id) for act in self.decision.acts for anchor in act.anchors() if anchor.kind == "card"]

    @property
    def others(self) -> Sequence[int]:
        """Answers that are no card."""
        return [
            index for index, act in enumerate(self.decision.acts) if all(one.kind != "card" for one in act.anchors())
        ]

    def meant(self, place: int) -> int:
        """The answer that a card stands for."""
        return place

    def area(self, place: int) -> QRectF:
        """Where it lies."""
        many = max(1, len(self.faces) + len(self.others))
        columns = many if many <= 6 else 9 if many <= 18 else 17
        rows = (many + columns - 1) // columns
        wide = min(150.0, (INSIDE.width() - 10 * (columns - 1)) / columns)
        high = min(214.0, (INSIDE.height() - 20 - 12 * (rows - 1)) / rows)
        row, column = divmod(place, columns)
        across = min(columns, many - row * columns)
        left = INSIDE.center().x() - (across * wide + (across - 1) * 10) / 2
        top = INSIDE.center().y() - (rows * high + (rows - 1) * 12) / 2
        return QRectF(left + column * (wide + 10), top + row * (high + 12), wide, high)

    def spots(self) -> Spots:
        """What can be pressed, in the order in which keys reach it."""
        cards = [
            (f"card-{place}", self.area(place), self.frame.named("card", face)) for place, face in enumerate(self.faces)
        ]
        first = len(cards)
        others = [(str(index), self.area(first + step), self.label(index)) for step, index in enumerate(self.others)]
        return [*cards, *others]

    def press(self, key: str) -> None:
        """A click on one of these things."""
        self.marked = key
        card = key.startswith("card-")
        super().press(str(self.meant(int(key.removeprefix("card-")))) if card else key)

    marked = ""

    def about(self, key: str) -> object:
        """What that thing is."""
        return Anchor("card", self.faces[int(key.removeprefix("card-"))]) if key.startswith("card-") else None

    def paint(self, canvas: Canvas) -> None:
        """Draw it where it lies."""
        for place, face in enumerate(self.faces):
            self._paint_card(canvas, self.area(place), face, self.takes(place))
        for step, index in enumerate(self.others):
            self._paint_other(canvas, self.area(len(self.faces) + step), index)

    def takes(self, place: int) -> bool:
        """Whether this card is chosen."""
        if self.decision.kind == "some":
            return self.meant(place) in self.chosen()
        return self.marked == f"card-{place}"

    def _paint_card(self, canvas: Canvas, area: QRectF, face: str, chosen: bool) -> None:
        small = area.width() < 90
        title = "" if small else self.frame.named("card", face)
        text = "" if small else self.say(f"card-{face}-text")
        action_card(canvas, area, face, title, text, chosen=chosen, offered=True)

    def _paint_other(self, canvas: Canvas, area: QRectF, index: int) -> None:
        marked = index in self.chosen()
        fill = ("#2C2414", "#1C170D") if marked else ("station.module_top", "station.module_bottom")
        edge = "accent.warm" if marked else "accent.warm_soft"
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 9, fill, edge, 2.6 if marked else 1.3)
        room = area.width() - 16
        size, lines = canvas.fitted_lines(self.label(index), room, area.height() - 20, (15, 14, 13, 12), 600, 1.15)
        top = area.center().y() - len(lines) * size * 0.6
        canvas.lines(area.center().x(), top, lines, size, "text.primary", 600, 1.15, "middle")


class WholeDeck(Cards):
    """The whole deck lies open, unsorted and in another order each time: from afar no click tells what it takes."""

    def __init__(self, decision: Decision, frame: FrameBase) -> None:
        super().__init__(decision, frame)
        assert frame.view is not None
        self._cards = in_any_order(frame.view.looking)
        self._taken: dict[int, int] = {}

    @property
    def faces(self) -> Sequence[str]:
        """Every card of the deck."""
        return self._cards

    @property
    def others(self) -> Sequence[int]:
        """Nothing but cards lies here."""
        return ()

    def press(self, key: str) -> None:
        """Take a card out of the deck, or put it back; beyond the number nothing happens."""
        place = int(key.removeprefix("card-"))
        if place in self._taken:
            self.frame.toggled.emit(self._taken.pop(place))
            return
        index = next((index for index in self._answers(place) if index not in self._taken.values()), None)
        if index is not None and len(self._taken) < self.decision.most:
            self._taken[place] = index
            self.frame.toggled.emit(index)

    def _answers(self, place: int) -> Sequence[int]:
        """The answers that mean a card of this face."""
        wanted = Anchor("card", self._cards[place])
        return [index for index, act in enumerate(self.decision.acts) if wanted in act.anchors()]

    def takes(self, place: int) -> bool:
        """Whether this very card is taken."""
        return place in self._taken


class HandCards(Cards):
    """A card of the hand, or of those just drawn: as many lie here as everybody can count, whatever their faces."""

    @property
    def faces(self) -> Sequence[str]:
        """The cards that lie here."""
        view = self.frame.view
        assert view is not None
        return view.looking if self.decision.topic == "drawn" else self.frame.me.hand or ()

    def meant(self, place: int) -> int:
        """Any card of a face means its answer."""
        wanted = Anchor("card", self.faces[place])
        return next(index for index, act in enumerate(self.decision.acts) if wanted in act.anchors())
