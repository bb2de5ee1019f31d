"""What this program is, whose it is, and the licences of everything inside."""

from __future__ import annotations

import json
import re
from importlib import metadata
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from nemesis_desktop import __version__
from nemesis_desktop.program.resources import PACKAGE, ResourceMissing, asset
from nemesis_desktop.program.words import Words
from nemesis_desktop.table.drawing.theme import colour, sized_font
from nemesis_desktop.table.screens.screen import Screen, spaced
from nemesis_desktop.table.widgets.button import Button
from nemesis_desktop.table.widgets.controls import Line, Panel, Scroll, Segment, bar_style


@frozen
class Part:
    """Something that is inside the program.

    Attributes:
        name: as its makers call it.
        kind: ``own``, ``font`` or ``library``.
        licence: its short name.
        package: the Python package that brings it and its licence text; empty for none.
        file: an asset that holds the licence text; empty for none.
        path: where the packaged program keeps the text; None elsewhere.
    """

    name: str
    kind: str
    licence: str
    package: str = ""
    file: str = ""
    path: Path | None = None


PARTS = (
    Part("Nemesis Desktop", "own", "MIT", package="nemesis-desktop"),
    Part("Tektur", "font", "SIL OFL 1.1", file="fonts/OFL-Tektur.txt"),
    Part("Fira Sans Condensed", "font", "SIL OFL 1.1", package="fontpkg-fira-sans-condensed"),
    Part("Qt, PySide6", "library", "LGPL 3", package="PySide6-Essentials"),
    Part("attrs", "library", "MIT", package="attrs"),
    Part("cattrs", "library", "MIT", package="cattrs"),
    Part("fluent.runtime", "library", "Apache 2.0", package="fluent.runtime"),
    Part("Babel", "library", "BSD 3-Clause", package="babel"),
    Part("miniaudio", "library", "MIT", package="miniaudio"),
    Part("platformdirs", "library", "MIT", package="platformdirs"),
    Part("tqdm", "library", "MPL 2.0, MIT", package="tqdm"),
)
"""Everything that Python brings together, our own work first."""

LISTED = PACKAGE / "licences" / "index.json"
"""What the packaged program has inside: more, for it brings Python and Qt's own parts along."""

FULL_LINE = 50
NEW_LINE = re.compile(r"\s|[-*•#=]|[0-9A-Za-z]{1,2}[.)] |$")
"""How a line begins that stands for itself: it is empty, moved in, underlined, or a point of a list."""


def everything_inside(index: Path = LISTED) -> tuple[Part, ...]:
    """All parts of this program: those that its package lists, or those that it was installed with."""
    try:
        listed = json.loads(index.read_text(encoding="utf-8"))
    except OSError:
        return PARTS
    return tuple(
        Part(
            f"{part['name']} {part['version']}".strip(), part["kind"], part["licence"], path=index.parent / part["file"]
        )
        for part in listed
    )


class AboutScreen(Screen):
    """The notice on the left, the parts and their licences on the right.

    Attributes:
        parts: a button for each part.
        text: the licence text of the chosen one.
    """

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.title = Line("screen_title", wrap=False)
        self._program = Line("dialog_title", "accent.warm", wrap=False)
        self._notice = Line("body", "text.primary", size=16)
        self._heading = Line("name", "text.primary", wrap=False)
        self.parts = {part: Segment(part.name, in_list=True) for part in everything_inside()}
        self.text = LicenceText()
        self.back_button = Button(hint=" ", tall=True)
        self.back_button.clicked.connect(self.back)
        self._group = QButtonGroup(self)
        self._build()
        for part, button in self.parts.items():
            self._group.addButton(button)
            button.clicked.connect(lambda _checked=False, chosen=part: self.show_licence(chosen))
        self.word()
        first = next(iter(self.parts))
        self.parts[first].setChecked(True)
        self.show_licence(first)

    def _build(self) -> None:
        notice, self._notice_column = _board()
        self._notice_column.addWidget(self._program)
        self._notice_column.addWidget(self._notice)
        self._notice_column.addWidget(self._heading)
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        for button in self.parts.values():
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self._list.addWidget(button)
        self._list.addStretch(1)
        self._notice_column.addWidget(Scroll(inside), 1)
        licence, self._licence_column = _board()
        self._licence_column.addWidget(self.text)
        self._panels = QHBoxLayout()
        self._panels.addWidget(notice, 9)
        self._panels.addWidget(licence, 11)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.back_button)
        self._foot.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addLayout(self._panels, 1)
        self._column.addLayout(self._foot)

    def word(self) -> None:
        """Write every word of the screen again."""
        self.title.setText(self.say("about-title"))
        self._program.setText(self.say("about-program", version=__version__))
        self._notice.setText(self.say("about-unofficial"))
        self._heading.setText(self.say("about-licences"))
        for part, button in self.parts.items():
            kind = self.say(f"about-{part.kind}")
            button.set_words(self.say("about-part", name=part.name, kind=kind, licence=part.licence))
        self.text.setAccessibleName(self.say("about-licences"))
        self.back_button.setText(self.say("back"))
        self.back_button.set_look("steel", self.say("key-back"))

    def arrange(self) -> None:
        """Margins and gaps in units."""
        unit = self.unit
        spaced(self._column, unit, 16, 60, 34, 60, 30)
        spaced(self._panels, unit, 20)
        spaced(self._foot, unit, 12)
        spaced(self._notice_column, unit, 14, 26, 22, 18, 18)
        spaced(self._licence_column, unit, 0, 22, 18, 14, 18)
        spaced(self._list, unit, 6, right=6)
        self.back_button.setMinimumWidth(round(130 * unit))

    def show_licence(self, part: Part) -> None:
        """Show the licence text of a part."""
        self.text.setPlainText(flowing(licence_text(part)) or self.say("about-no-text"))


class LicenceText(QPlainTextEdit):
    """A long text to be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, colour("ground.bg0"))
        palette.setColor(QPalette.ColorRole.Text, colour("text.secondary"))
        self.setPalette(palette)

    def set_scale(self, unit: float, text: float) -> None:
        """Pixels per unit, and the person's text size."""
        self.setFont(sized_font("text", 14 * unit * text))
        self.document().setDocumentMargin(round(14 * unit))
        self.verticalScrollBar().setStyleSheet(bar_style(unit))


def _board() -> tuple[Panel, QVBoxLayout]:
    board = Panel()
    return board, QVBoxLayout(board)


def flowing(words: str) -> str:
    """A text whose lines were cut for a screen of 80 letters, to be cut anew: only full lines go on in the next one."""
    lines = words.splitlines()
    made: list[str] = []
    for number, line in enumerate(lines):
        before = lines[number - 1] if number else ""
        if len(before) >= FULL_LINE and not NEW_LINE.match(line):
            made[-1] = f"{made[-1].rstrip()} {line}"
        else:
            made.append(line)
    return "\n".join(made)


def licence_text(part: Part) -> str:
    """The licence text of a part, as its makers ship it; empty where they ship none."""
    try:
        if part.path is not None:
            return part.path.read_text(encoding="utf-8")
        if part.file:
            return asset(part.file).read_text(encoding="utf-8")
        if part.kind == "own" and (PACKAGE.parent / "LICENSE").is_file():
            return (PACKAGE.parent / "LICENSE").read_text(encoding="utf-8")
        return _shipped_text(part.package)
    except (OSError, UnicodeError, ResourceMissing, metadata.PackageNotFoundError):
        return ""


def _shipped_text(package: str) -> str:
    """The licence files in the record of an installed package, one after the other."""
    texts = []
    for file in metadata.files(package) or ():
        name = file.name.upper()
        if any(word in name for word in ("LICENSE", "LICENCE", "OFL", "COPYING")) and file.suffix != ".py":
            path = Path(str(file.locate()))
            if path.is_file():
                texts.append(path.read_text(encoding="utf-8"))
    return "\n\n".join(texts)
