"""The start of the program: the one place that knows both the command line and the window.

Each is loaded only when it is needed: ``--version`` waits for no window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nemesis_desktop.program.cli import Opens
    from nemesis_desktop.program.machine.finding import Finding


class Window:
    """The window, for the command line."""

    def window(self) -> Opens:
        """What opens it. Raises ``ImportError``."""
        from nemesis_desktop.table.desk.app import run

        return run

    def self_check(self) -> Callable[[Path], Iterable[Finding]]:
        """What looks at every screen. Raises ``ImportError``."""
        from nemesis_desktop.table.desk.self_check import check

        return check


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says; returns the exit code.

    Args:
        argv: the words after the program's name; those of the process by default.
    """
    from nemesis_desktop.program.cli import main as command

    return command(argv, Window())
