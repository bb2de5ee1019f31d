"""Everything that somebody could get out of a window: its pixels, and every string that can be reached from it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

import attrs
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QAction, QClipboard, QGuiApplication, QTextDocument
from PySide6.QtWidgets import QAbstractScrollArea, QLineEdit, QTextEdit, QWidget

from nemesis_desktop.engine.events import Event, said_by
from nemesis_desktop.table.furniture.play.offers import Offers

Finding = tuple[str, str]
"""Where something is, and what it says."""

OWN: Final = ("nemesis_desktop.table", "nemesis_desktop.games", "nemesis_desktop.engine")
NOT_SHOWN: Final = frozenset({"match", "controller", "_controller", "_followed", "_match", "settings", "_settings"})
"""What leads out of the window into the game itself, or to what the person has set."""
DEEPEST: Final = 8


def all_of(window: QWidget) -> list[Finding]:
    """Pixels and strings of a window and whatever lies over it."""
    return [("pixels", pixels_of(window)), *strings_of(window)]


def pixels_of(window: QWidget) -> str:
    """The whole window as it looks, in a few letters."""
    image = window.grab().toImage()
    return hashlib.sha256(bytes(image.constBits())).hexdigest()[:16]


def strings_of(window: QWidget) -> Iterator[Finding]:
    """Every string of every object in the window, also of those that are hidden."""
    for number, thing in enumerate([window, *window.findChildren(QObject)]):
        name = f"{number} {type(thing).__name__} {thing.objectName()}".strip()
        yield from ((f"{name}.{what}", said) for what, said in _of_object(thing) if said)


def _of_object(thing: QObject) -> Iterator[Finding]:
    meta = thing.metaObject()
    for index in range(meta.propertyCount()):
        one = meta.property(index)
        if one.isReadable() and one.typeName() in ("QString", "QStringList", "QVariant", "QUrl"):
            yield one.name(), str(thing.property(one.name()) or "")
    for dynamic in thing.dynamicPropertyNames():
        name = bytes(dynamic.data()).decode()
        # Qt hangs things of its own there that Python cannot hold, and that say nothing.
        with suppress(RuntimeError):
            value = thing.property(name)
            yield name, value if isinstance(value, str) else ""
    match thing:
        case QLineEdit():
            yield "selected", thing.selectedText()
            yield "taken back", " / ".join(_taken_back(thing))
        case QTextEdit():
            yield "cursor", f"{thing.textCursor().position()} {thing.textCursor().selectedText()}"
        case QAction():
            yield "action", thing.text()
        case QTextDocument():
            yield "document", f"{thing.toHtml()} {thing.isUndoAvailable()}"
        case QAbstractItemModel():
            yield from _of_model(thing)
    if isinstance(thing, QAbstractScrollArea):
        yield "scrolled", f"{thing.verticalScrollBar().value()} {thing.horizontalScrollBar().value()}"
    if isinstance(thing, QWidget):
        yield "shape", f"{thing.isVisible()} {thing.geometry().getRect()}"
    for key, value in sorted(vars(thing).items()):
        if key not in NOT_SHOWN:
            yield from ((f"{key}{way}", said) for way, said in _of_value(value, DEEPEST))


def _taken_back(field: QLineEdit) -> list[str]:
    """What Ctrl+Z brings back, step by step; afterwards the field is as it was."""
    found = []
    with QSignalBlocker(field):
        while field.isUndoAvailable() and len(found) < DEEPEST:
            field.undo()
            found.append(field.text())
        for _ in found:
            field.redo()
    return found


def _of_model(model: QAbstractItemModel) -> Iterator[Finding]:
    for row in range(model.rowCount()):
        for role in (*range(15), *range(Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 6)):
            said = model.index(row, 0, QModelIndex()).data(role)
            if isinstance(said, str):
                yield f"row {row} role {role}", said


def _of_value(value: Any, deep: int) -> Iterator[Finding]:
    """The strings in what Python keeps beside a Qt object: plain containers and our own small values."""
    if isinstance(value, str):
        yield "", value
    elif deep == 0:
        return
    elif isinstance(value, Mapping):
        yield from _of_items(((str(key), one) for key, one in value.items()), deep)
    elif isinstance(value, tuple | list):
        yield from _of_items(((str(at), one) for at, one in enumerate(value)), deep)
    elif attrs.has(type(value)) and type(value).__module__.startswith(OWN):
        yield from _of_items(((one.name, getattr(value, one.name)) for one in attrs.fields(type(value))), deep)
    elif isinstance(value, Event):
        yield from _of_items(iter(said_by(value).items()), deep)
    elif isinstance(value, Offers) and value.decision is not None:
        yield from ((f".acts[{at}]", repr(act)) for at, act in enumerate(value.decision.acts))


def _of_items(items: Iterator[tuple[str, Any]], deep: int) -> Iterator[Finding]:
    for name, one in items:
        yield from ((f".{name}{way}", said) for way, said in _of_value(one, deep - 1))


def clipboard() -> Iterator[Finding]:
    """What could be pasted now."""
    board = QGuiApplication.clipboard()
    for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection):
        yield f"clipboard {mode.name}", board.text(mode)


def differences(one: list[Finding], other: list[Finding]) -> list[str]:
    """What two windows show differently, in a form to be read."""
    here, there = dict(one), dict(other)
    return [
        f"{where}: {here.get(where)!r:.200} / {there.get(where)!r:.200}"
        for where in dict.fromkeys((*here, *there))
        if here.get(where) != there.get(where)
    ]
