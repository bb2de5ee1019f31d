"""The end of a game: who won, what everybody was, and how it spread."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.the_thing.components.things import ALIEN
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.ui.look import piece, symbol
from nemesis_desktop.games.the_thing.view import EndingView, FigureView, InfectionView, View
from nemesis_desktop.program.words import Words, capital
from nemesis_desktop.table.drawing.canvas import Canvas
from nemesis_desktop.table.drawing.colours import Paint
from nemesis_desktop.table.furniture.names import named
from nemesis_desktop.table.game_ui import GameUi
from nemesis_desktop.table.screens.ending_page import EndingPage

LEFT: Final = 60.0
WIDE: Final = 1246.0
CARDS: Final = QRectF(LEFT, 150, WIDE, 378)
CHAIN: Final = QRectF(LEFT, 542, WIDE, 146)
COLUMNS: Final = (0, 1, 2, 3, 2, 3, 3, 4, 4)
"""Cards in a row, for each number of people: no card stands in a row alone."""
CARD_GROUND: Final[Paint] = ("#E60B1420", "#F008101A")


BY_A_DOG, BY_NOBODY, BY_THREAT = -1, -2, -3
"""In the chain: somebody bitten; an alien from the first hour; somebody whom the threat has turned."""


def as_dealt(one: FigureView) -> FigureView:
    """A figure with the colour and emblem of its person, whatever has become of it."""
    return evolve(one, status="playing")


class EndingScreen(EndingPage):
    """Every role lies open; one line tells how it spread."""

    def __init__(self, ui: GameUi, words: Words, parent: QWidget | None = None) -> None:
        self._view: View | None = None
        super().__init__(ui, words, parent)

    # ---------------------------------------------------------------- what the window tells

    def show_ending(self, view: View, log: Iterable[Told]) -> None:
        """Show how this game ended."""
        self._view = view
        told = list(log)
        super().show_ending(view, told)
        self.turned.emit([told[-1].kind] if told else [])
        self._speak()

    def retranslate(self, words: Words) -> None:
        """Show everything in another language."""
        super().retranslate(words)
        if self._view is not None:
            self._view = named(self._view, words)
            self._speak()

    def _speak(self) -> None:
        self.setAccessibleName(self.headline())
        assert self._view is not None
        lines = [f"{self._name(one)}: {', '.join(self._said_of(one))}" for one in self._view.figures]
        self.setAccessibleDescription(". ".join([self._subtitle(), *lines]))

    # ---------------------------------------------------------------- what the page asks

    @property
    def scene(self) -> str:
        """The helicopter over the fires, or the station in the snow."""
        if self._view is None or self._view.ending is None:
            return ""
        return "ending_escape" if self._ending.winner == "humans" else "ending_lost"

    @property
    def _ending(self) -> EndingView:
        assert self._view is not None and self._view.ending is not None
        return self._view.ending

    def headline(self) -> str:
        """Who won."""
        return "" if self._view is None else self.ui_say(f"end-{self._ending.winner}")

    def ui_say(self, id: str, **args: object) -> str:
        """A message of this window."""
        return self.say(f"thing-ui-{id}", **args)  # type: ignore[arg-type]

    def numbers(self) -> Sequence[tuple[str, str]]:
        """The evening in six figures."""
        view = self._view
        assert view is not None
        kinds = [fact.kind for fact in view.facts]
        right = sum(self._was_alien(fact.whom, fact.round) for fact in view.facts if fact.kind == "accused")
        found = (
            ("rounds", view.round),
            ("infections", len(self._ending.infections)),
            ("looks", kinds.count("looked")),
            ("dogs", kinds.count("dog")),
            ("fingers", kinds.count("accused")),
            ("right", right),
        )
        return [(str(many), self.ui_say(f"figure-{id}", count=many)) for id, many in found]

    def _was_alien(self, who: int, round: int) -> bool:
        """Whether somebody was an alien when the fingers of a round pointed at them."""
        assert self._view is not None
        if who < 0:
            return False
        turned = [one.round for one in self._ending.infections if one.who == who]
        return self._view.figures[who].dealt == ALIEN or any(when <= round for when in turned)

    # ---------------------------------------------------------------- words

    def _name(self, one: FigureView) -> str:
        assert self._view is not None
        character = capital(self.say(f"thing-character-{one.character}")) if one.character else ""
        return character if self._view.mode == COOP else one.name

    def _subtitle(self) -> str:
        assert self._view is not None
        cause = self.say(f"thing-cause-{self._ending.cause}")
        return self.ui_say("end-round", round=self._view.round, cause=cause)

    def _said_of(self, one: FigureView) -> list[str]:
        """What somebody was, what became of them, and since when."""
        found = [capital(self.say(f"thing-role-{one.role}")) if one.role else ""]
        if one.number in self._ending.aboard:
            found.append(self.ui_say("fate-aboard"))
        elif one.status != "playing":
            found.append(capital(self.ui_say(f"status-{one.status}")))
        elif self._ending.winner == "humans" or self._ending.vehicle:
            found.append(self.ui_say("fate-behind"))
        else:
            found.append(self.ui_say("fate-stayed"))
        found.append(self._story_of(one))
        if one.number in self._ending.won:
            found.append(self.ui_say("fate-won"))
        return [words for words in found if words]

    def _story_of(self, one: FigureView) -> str:
        bitten = self._infection(one)
        if bitten is None:
            if one.role != ALIEN:
                return self.ui_say("story-human")
            if one.dealt == ALIEN:
                return self.ui_say("story-first")
            turned = self._turned(one)
            return self.ui_say("story-turned", round=turned) if turned else ""
        if bitten.by < 0:
            return self.ui_say("story-dog", round=bitten.round)
        assert self._view is not None
        return self.ui_say("story-infected", round=bitten.round, by=self._name(self._view.figures[bitten.by]))

    def _turned(self, one: FigureView) -> int:
        """The round in which the game turned a human of the cooperative game, by a dog or by the threat; 0 for none."""
        assert self._view is not None
        if self._view.mode != COOP or one.role != ALIEN or one.dealt == ALIEN:
            return 0
        told = (fact.round for fact in self._view.facts if fact.kind == "revealed" and fact.who == one.number)
        return next(told, 0)

    def _by(self, one: FigureView, round: int) -> int:
        """Whether a dog has turned somebody in that round, or the threat."""
        assert self._view is not None
        dogs = [fact for fact in self._view.facts if fact.kind == "dog" and fact.who == one.number]
        return BY_A_DOG if any(fact.round == round for fact in dogs) else BY_THREAT

    def _infection(self, one: FigureView) -> InfectionView | None:
        return next((found for found in self._ending.infections if found.who == one.number), None)

    # ---------------------------------------------------------------- picture

    def paint_page(self, canvas: Canvas) -> None:
        """The title, everybody's card, and the chain."""
        if self._view is None or self._view.ending is None:
            return
        size, shown = canvas.fitted(self.headline(), 900, (46, 42, 38, 34, 30, 26), 700, "display", grow=False)
        canvas.text(LEFT, 92, shown, size, "text.primary", 700, "display", grow=False)
        canvas.box(LEFT + 2, 112, 64, 4, "accent.warm")
        size, shown = canvas.fitted(self._subtitle(), 860, (17, 16, 15, 14, 13), 400)
        canvas.text(LEFT + 80, 119, shown, size, "text.secondary", 400)
        figures = self._view.figures
        columns = COLUMNS[len(figures)]
        rows = (len(figures) + columns - 1) // columns
        wide = (CARDS.width() - 12 * (columns - 1)) / columns
        high = min(186.0, (CARDS.height() - 12 * (rows - 1)) / rows)
        for place, one in enumerate(figures):
            row, column = divmod(place, columns)
            area = QRectF(CARDS.x() + (wide + 12) * column, CARDS.y() + (high + 12) * row, wide, high)
            self._paint_card(canvas, area, one)
        self._paint_chain(canvas)

    def _paint_card(self, canvas: Canvas, area: QRectF, one: FigureView) -> None:
        human = one.role != ALIEN
        ink = "state.success" if human else "state.danger"
        soft = "state.success_soft" if human else "state.danger_soft"
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 10, CARD_GROUND, soft, 1.5)
        piece(canvas, QPointF(area.x() + 36, area.y() + 36), 40, as_dealt(one))
        room = area.width() - 158
        size, shown = canvas.fitted(self._name(one), room, (19, 18, 17, 16, 15, 14, 13), 600)
        canvas.text(area.x() + 68, area.y() + 33, shown, size, "text.primary", 600)
        assert self._view is not None
        other = one.name if self._view.mode == COOP else capital(self.say(f"thing-character-{one.character}"))
        size, shown = canvas.fitted(other, room, (14, 13, 12), 500)
        canvas.text(area.x() + 68, area.y() + 33 + 18 * canvas.text_scale, shown, size, "text.secondary", 500)
        role, *rest = self._said_of(one)
        size, shown = canvas.fitted(role, area.width() - 110, (22, 20, 18, 16), 700, "display", grow=False)
        canvas.text(area.x() + 18, area.y() + 92, shown, size, ink, 700, "display", grow=False)
        card = QRectF(area.right() - 78, area.y() + 14, 60, 86)
        canvas.cut(card.x(), card.y(), 60, 86, 8, "station.bg0", ink, 1.5)
        canvas.sign(symbol("role_human" if human else "role_alien"), card.center(), 56, ink)
        sign = (
            "passenger"
            if one.number in self._ending.aboard
            else "revealed_alien"
            if one.status == "revealed"
            else "absorbed"
            if one.status == "absorbed"
            else "left_behind"
        )
        canvas.symbol(symbol(sign), area.x() + 16, area.y() + 104, 20, "text.primary")
        size, shown = canvas.fitted(rest[0] if rest else "", area.width() - 66, (15, 14, 13, 12), 600)
        canvas.text(area.x() + 46, area.y() + 119, shown, size, "text.primary", 600)
        words = " ".join(f"{line}." for line in rest[1:])
        size, lines = canvas.fitted_lines(
            words, area.width() - 36, area.bottom() - area.y() - 136, (14, 13.5, 13, 12.5, 12), 400, 1.15
        )
        canvas.lines(area.x() + 18, area.y() + 130, lines, size, "text.secondary", 400, 1.15)

    def _paint_chain(self, canvas: Canvas) -> None:
        """Round by round: who turned, and by whom."""
        view, area = self._view, CHAIN
        assert view is not None
        canvas.cut(area.x(), area.y(), area.width(), area.height(), 10, CARD_GROUND, "station.edge", 1.3)
        canvas.box(area.x() + 16, area.y() + 14, 3, 13, "state.danger")
        canvas.text(area.x() + 26, area.y() + 26, self.ui_say("how-it-spread"), 15, "text.primary", 600)
        rounds = max(1, view.round)
        left, right, line = area.x() + 44, area.right() - 44, area.y() + 92
        step = (right - left) / rounds
        canvas.line(
            [(left, line), (right, line)],
            "state.danger" if any(one.role == ALIEN for one in view.figures) else "station.edge",
            3,
        )
        for round in range(rounds + 1):
            x = left + step * round
            canvas.line([(x, line - 6), (x, line + 6)], "station.strong", 1.4)
            words = self.ui_say("start") if round == 0 else str(round)
            canvas.text(x, area.bottom() - 14, words, 13.5, "text.secondary", 500, "text", "middle", grow=False)
        firsts = [one for one in view.figures if one.dealt == ALIEN]
        marks = [(0, one.number, BY_NOBODY) for one in firsts]
        marks += [(found.round, found.who, found.by) for found in self._ending.infections]
        marks += [(turned, one.number, self._by(one, turned)) for one in view.figures if (turned := self._turned(one))]
        seen: dict[int, int] = {}
        for round, who, by in marks:
            stack = seen.get(round, 0)
            seen[round] = stack + 1
            middle = QPointF(left + step * min(round, rounds), line - 30 * stack + (0 if stack == 0 else -4))
            canvas.disc(middle, 16, "ground.space")
            piece(canvas, middle, 24, as_dealt(view.figures[who]))
            corner = middle + QPointF(17, -13)
            if by == BY_THREAT:
                canvas.sign(symbol("threat_marker"), corner, 16, "state.danger")
            elif by >= 0:
                piece(canvas, corner, 14, as_dealt(view.figures[by]))
            elif by == BY_A_DOG:
                canvas.sign(symbol("dog"), corner, 15, "station.fur")
