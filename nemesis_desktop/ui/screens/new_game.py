"""Who plays, and how: everything a new game must know, with last time's answers already filled in."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Final, cast

from attrs import frozen
from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QRegularExpressionValidator, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from nemesis_desktop.ui.screens.controls import Choice, Group, Line, Panel, Scroll
from nemesis_desktop.ui.screens.fields import ColourRow, Field
from nemesis_desktop.ui.screens.screen import Screen, spaced
from nemesis_desktop.ui.settings import REACTIONS, SECRECY, Reactions, Secrecy, Settings
from nemesis_desktop.ui.widgets.button import Button
from nemesis_desktop.ui.widgets.canvas import Canvas
from nemesis_desktop.words import Words

MOST_PEOPLE: Final = 5
DRAFTS: Final = ("draft", "free", "random")
LONGEST_NAME: Final = 18
SHORTEST_PIN, LONGEST_PIN = 4, 8
LARGEST_SEED: Final = 999_999_999


@frozen
class NewGame:
    """What somebody wants to play.

    Attributes:
        names: the people in seating order; the first sits at the screen when the game begins.
        colours: the number (1 to 5) of each person's token, all different.
        pins: each person's PIN as written, None without one. It is kept only as a salted hash.
        mode: ``solo`` for one person, otherwise ``semi``.
        board: ``main`` or ``alternate``.
        draft: how characters are chosen: ``draft``, ``free`` or ``random``.
        secrecy: how the screen guards secrets.
        reactions: whether the table is always asked for reactions.
        seed: of all chance in the game.
    """

    names: tuple[str, ...]
    colours: tuple[int, ...]
    pins: tuple[str | None, ...]
    draft: str
    secrecy: Secrecy
    reactions: Reactions
    seed: int
    mode: str = "semi"
    board: str = "main"


class NewGameScreen(Screen):
    """The people on the left, the way to play on the right.

    Attributes:
        count: how many people.
        people: a row for each of the five possible people.
        draft, secrecy, reactions, seed: the choices on the right.

    Signals:
        started: a ``NewGame`` to be begun.
    """

    started = Signal(object)

    def __init__(self, words: Words, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._settings = settings
        self._random_seed = 0
        self.count = Choice([str(number) for number in range(1, MOST_PEOPLE + 1)])
        self.people = [PersonRow(number) for number in range(1, MOST_PEOPLE + 1)]
        self.draft = Choice(DRAFTS)
        self.secrecy = Choice(SECRECY)
        self.reactions = Choice(REACTIONS)
        self.seed = Field(9)
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression(r"[0-9]{0,9}"), self.seed))
        self._build()
        for row in self.people:
            row.colours.picked.connect(lambda colour, mine=row: self._take_colour(mine, colour))
            row.name.textChanged.connect(self._check)
            row.pin.textChanged.connect(self._check)
            row.name.returnPressed.connect(self.begin)
            row.pin.returnPressed.connect(self.begin)
        self.seed.returnPressed.connect(self.begin)
        for choice in (self.count, self.draft, self.secrecy, self.reactions):
            choice.picked.connect(self._follow)
        self.remembered()

    def _build(self) -> None:
        self.title = Line("screen_title", wrap=False)
        self._count_group = Group(self.count)
        self._pin_hint = Line("body", "text.secondary", size=14)
        self._draft_group = Group(self.draft)
        self._secrecy_group = Group(self.secrecy)
        self._reactions_group = Group(self.reactions)
        self._seed_group = Group(self.seed)
        self.trouble = Line("name", "accent.warm")
        self.back_button = Button(hint=" ", tall=True)
        self.start_button = Button(kind="primary", hint=" ", tall=True)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self.begin)
        left, right = QWidget(), QWidget()
        self._left_column, self._right_column = QVBoxLayout(left), QVBoxLayout(right)
        for widget in (self._count_group, *self.people, self._pin_hint):
            self._left_column.addWidget(widget)
        self._left_column.addStretch(1)
        # Further ways to play (cooperative, board side, variants) have their place above the characters.
        self._groups = (self._draft_group, self._secrecy_group, self._reactions_group, self._seed_group)
        for group in self._groups:
            self._right_column.addWidget(group)
        self._right_column.addStretch(1)
        self._panels = QHBoxLayout()
        self._panel_layouts = []
        for inside, share in ((left, 27), (right, 24)):
            board = Panel()
            layout = QVBoxLayout(board)
            layout.addWidget(Scroll(inside))
            self._panel_layouts.append(layout)
            self._panels.addWidget(board, share)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.back_button)
        self._foot.addWidget(self.trouble, 1)
        self._foot.addWidget(self.start_button)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addLayout(self._panels, 1)
        self._column.addLayout(self._foot)

    # ---------------------------------------------------------------- what it says

    def word(self) -> None:
        """Write every word of the screen again."""
        self.title.setText(self.say("game-title"))
        self.count.set_words(self.say("game-count"), list(self.count.segments))
        colours = [self.say(f"game-colour-{number}") for number in range(1, 6)]
        for row in self.people:
            row.name.setPlaceholderText(self.say("game-unnamed", number=row.number))
            row.name.setAccessibleName(self.say("game-name", number=row.number))
            row.colours.set_words(self.say("game-colour", number=row.number), colours)
            row.pin.setPlaceholderText(self.say("game-pin"))
            row.pin.setAccessibleName(self.say("game-pin-of", number=row.number))
        self._pin_hint.setText(self.say("game-pin-hint"))
        for name, choice in (("draft", self.draft), ("secrecy", self.secrecy), ("reactions", self.reactions)):
            options = [self.say(f"game-{name}-{_id(value)}") for value in choice.segments]
            choice.set_words(self.say(f"game-{name}"), options)
        self.seed.setAccessibleName(self.say("game-seed"))
        self.seed.setPlaceholderText(self.say("game-seed-random", seed=str(self._random_seed)))
        self._seed_group.set_words(self.say("game-seed"), self.say("game-seed-hint"))
        self.back_button.setText(self.say("back"))
        self.back_button.set_look("steel", self.say("key-back"))
        self.start_button.setText(self.say("game-begin"))
        self.start_button.set_look("primary", self.say("key-on"))
        self._follow()

    def arrange(self) -> None:
        """Margins and gaps in units."""
        unit = self.unit
        spaced(self._column, unit, 16, 60, 34, 60, 30)
        spaced(self._panels, unit, 20)
        spaced(self._foot, unit, 20)
        spaced(self._left_column, unit, 12, right=8)
        spaced(self._right_column, unit, 26, right=8)
        for layout in self._panel_layouts:
            spaced(layout, unit, 0, 26, 22, 18, 18)
        self.seed.setMaximumWidth(round(280 * unit * max(1.0, self.text_scale)))
        wide = round(190 * unit)
        self.start_button.setMinimumWidth(wide)
        self.back_button.setMinimumWidth(round(130 * unit))

    # ---------------------------------------------------------------- what is chosen

    @property
    def playing(self) -> list[PersonRow]:
        """The rows of those who play."""
        return self.people[: int(self.count.value)]

    def remembered(self) -> None:
        """Fill in the answers of the last time, and draw a new seed."""
        kept = _last_time(self._settings.remembered("new_game"))
        self.count.value = str(kept.count)
        for row, name, colour in zip(self.people, kept.names, kept.colours, strict=True):
            row.name.setText(name)
            row.pin.clear()
            row.colour = colour
        self.draft.value = kept.draft
        self.secrecy.value = self._settings.secrecy
        self.reactions.value = self._settings.reactions
        self.seed.clear()
        self._random_seed = secrets.randbelow(LARGEST_SEED) + 1
        self.word()

    def _follow(self, _value: str = "") -> None:
        """Show what goes with the choices made."""
        alone = self.count.value == "1"
        if alone:
            self.secrecy.offer(["open"])
        else:
            if self.secrecy.value == "open":
                self.secrecy.value = "shield" if self._settings.secrecy == "open" else self._settings.secrecy
            self.secrecy.offer(["shield", "face_down"])
        pins = not alone and self.secrecy.value == "shield"
        for row in self.people:
            row.setVisible(row in self.playing)
            row.pin.setVisible(pins)
        self._pin_hint.setVisible(pins)
        self._reactions_group.setVisible(not alone)
        self._count_group.set_words(self.say("game-crew"), self.say("game-count-alone" if alone else "game-count-hint"))
        for name, choice, group in (
            ("draft", self.draft, self._draft_group),
            ("secrecy", self.secrecy, self._secrecy_group),
            ("reactions", self.reactions, self._reactions_group),
        ):
            group.set_words(self.say(f"game-{name}"), self.say(f"game-{name}-{_id(choice.value)}-hint"))
        self._show_colours()
        self._check()

    def _take_colour(self, mine: PersonRow, colour: int) -> None:
        """Each colour once: whoever had it gets the one that becomes free."""
        for other in self.people:
            if other is not mine and other.colour == colour:
                other.colour = mine.colour
        mine.colour = colour
        self._show_colours()

    def _show_colours(self) -> None:
        for row in self.people:
            row.show_colours([other.colour for other in self.playing if other is not row])

    def _check(self, _text: str = "") -> None:
        """Say what still stands in the way of the game."""
        self.trouble.setText(self._find_trouble())
        self.start_button.setEnabled(not self.trouble.text())

    def _find_trouble(self) -> str:
        names = [self._name(row).casefold() for row in self.playing]
        for row, name in zip(self.playing, names, strict=True):
            row.name.mark(names.count(name) > 1)
            row.pin.mark(not row.pin.isHidden() and 0 < len(row.pin.text()) < SHORTEST_PIN)
        if any(row.name.wrong for row in self.playing):
            return self.say("game-same-name")
        if any(row.pin.wrong for row in self.playing):
            return self.say("game-short-pin")
        return ""

    def _name(self, row: PersonRow) -> str:
        return " ".join(row.name.text().split()) or self.say("game-unnamed", number=row.number)

    def choice(self) -> NewGame:
        """What has been chosen so far."""
        rows = self.playing
        return NewGame(
            names=tuple(self._name(row) for row in rows),
            colours=tuple(row.colour for row in rows),
            pins=tuple(None if row.pin.isHidden() else row.pin.text() or None for row in rows),
            draft=self.draft.value,
            secrecy=cast(Secrecy, self.secrecy.value),
            reactions=cast(Reactions, self.reactions.value),
            seed=int(self.seed.text()) if self.seed.text() else self._random_seed,
            mode="solo" if len(rows) == 1 else "semi",
        )

    def begin(self) -> None:
        """Start, unless something still stands in the way."""
        self._check()
        if not self.start_button.isEnabled():
            return
        chosen = self.choice()
        kept = {
            "names": [row.name.text() for row in self.people],
            "colours": [row.colour for row in self.people],
            "count": len(chosen.names),
            "draft": chosen.draft,
        }
        self._settings.remember("new_game", json.dumps(kept))
        self.started.emit(chosen)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin where something is to be filled in; where nothing is, Enter starts."""
        super().showEvent(event)
        unnamed = next((row.name for row in self.playing if not row.name.text()), self.start_button)
        unnamed.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts from anywhere on the screen."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.begin()
        else:
            super().keyPressEvent(event)


class PersonRow(QWidget):
    """One person: token, name, colour, and a PIN if they want one.

    Attributes:
        number: the place at the table, from 1.
        colour: the number of the person's token.
    """

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self.colour = number
        self.unit = 1.0
        self.name = Field(LONGEST_NAME)
        self.colours = ColourRow()
        self.pin = Field(LONGEST_PIN, hidden=True)
        self.pin.setValidator(QRegularExpressionValidator(QRegularExpression(r"[0-9]{0,8}"), self.pin))
        self._row = QHBoxLayout(self)
        for widget in (self.name, self.colours, self.pin):
            self._row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.unit = unit
        spaced(self._row, unit, 12, left=52, top=5, bottom=5)
        self.pin.setFixedWidth(round(84 * unit * max(1.0, text)))

    def show_colours(self, taken: Sequence[int]) -> None:
        """Light up the person's colour and dim those of the others."""
        self.colours.show_choice(self.colour, taken)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The person's token, as it will stand on the table."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        canvas = Canvas(painter, self.unit, self.devicePixelRatioF())
        middle = self.height() / self.unit / 2
        canvas.symbol(f"symbols/player_{self.colour}", 4, middle - 17, 34, f"player.{self.colour}")
        number = str(self.number)
        drop = 3.0 if self.colour == 3 else 0.0
        canvas.text(21, middle + 5 + drop, number, 14, "text.plate_ink", 700, "display", "middle", grow=False)


@frozen
class _LastTime:
    names: tuple[str, ...] = ("",) * MOST_PEOPLE
    colours: tuple[int, ...] = (1, 2, 3, 4, 5)
    count: int = 3
    draft: str = "draft"


def _last_time(kept: str) -> _LastTime:
    """The remembered answers; the defaults where somebody has changed the file."""
    try:
        match json.loads(kept or "null"):
            case {"names": [*names], "colours": [*colours], "count": int(count), "draft": str(draft)} if (
                len(names) == MOST_PEOPLE
                and all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names)
                and sorted(colours) == [1, 2, 3, 4, 5]
                and 1 <= count <= MOST_PEOPLE
                and draft in DRAFTS
            ):
                return _LastTime(tuple(names), tuple(colours), count, draft)
    except (ValueError, TypeError):
        pass
    return _LastTime()


def _id(value: str) -> str:
    return value.replace("_", "-")
