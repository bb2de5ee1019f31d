"""The board game Space Alert: its rules, cards and components, without a window.

The package itself is light: what can be chosen for a new game is asked for long before anybody plays. So the rules are
taken down when somebody asks for ``KIND``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nemesis_desktop.games.space_alert.kind import KIND, SPACE_ALERT, SpaceAlert

__all__ = ["KIND", "SPACE_ALERT", "SpaceAlert"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from nemesis_desktop.games.space_alert import kind

    return getattr(kind, name)
