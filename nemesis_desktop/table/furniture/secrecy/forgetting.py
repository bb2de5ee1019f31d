"""What stays on the screen when somebody else looks at it: nothing of what the last person typed, read or pointed at.

The window calls ``forget`` each time another reader comes to the screen, and between two games. Whatever keeps
something longer than it shows says in a method ``forget`` how it lets go of it; fields to write in need none, they are
emptied together with what could be taken back in them.
"""

from __future__ import annotations

from functools import cache
from typing import Protocol, TypeGuard, runtime_checkable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtWidgets import QLineEdit, QWidget
from shiboken6 import isValid


@runtime_checkable
class Forgetful(Protocol):
    """A widget that remembers something of whoever sits at the screen."""

    def forget(self) -> None:
        """Let go of it; it may be called at any time, also while nothing is remembered."""


def forget(window: QWidget) -> None:
    """Empty every field and let everything in a window forget, the table its drawn cards; the clipboard goes, too."""
    for widget in (window, *window.findChildren(QWidget)):
        # One that forgets may take others along.
        if not isValid(widget):
            continue
        if isinstance(widget, QLineEdit):
            # Not clear(): that can be taken back with Ctrl+Z.
            widget.setText("")
        elif _remembers(widget):
            widget.forget()
    _empty_clipboard()


def _remembers(widget: QWidget) -> TypeGuard[Forgetful]:
    kind: type = type(widget)
    return _forgetful(kind)


@cache
def _forgetful(kind: type) -> bool:
    """Asked once of each kind: a window has over a thousand widgets, and each hand-off would ask them all."""
    return issubclass(kind, Forgetful)


def destroy(widget: QWidget) -> None:
    """End a widget's life now: a hidden one could still be read by whoever asks for its name or its text."""
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)


def _empty_clipboard() -> None:
    """What was copied out of this program goes; what somebody copied elsewhere is none of our business."""
    clipboard = QGuiApplication.clipboard()
    # Where there is no system around the program, only the program itself can have filled it.
    alone = QGuiApplication.platformName() in ("offscreen", "minimal")
    if alone or clipboard.ownsClipboard():
        clipboard.clear(QClipboard.Mode.Clipboard)
    if clipboard.ownsSelection():
        clipboard.clear(QClipboard.Mode.Selection)
