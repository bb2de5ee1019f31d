"""All threat cards by their code, and the decks they make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nemesis_desktop.games.space_alert.components.threat import Severity, Threat
from nemesis_desktop.games.space_alert.components.threats_external_minor import EXTERNAL_MINOR
from nemesis_desktop.games.space_alert.components.threats_external_serious import EXTERNAL_SERIOUS
from nemesis_desktop.games.space_alert.components.threats_internal import INTERNAL

THREATS: Final[Mapping[str, Threat]] = {
    threat.code: threat for threat in (*EXTERNAL_MINOR, *EXTERNAL_SERIOUS, *INTERNAL)
}

LEVELS: Final = {"1": ("white",), "2": ("yellow",), "1+2": ("white", "yellow")}
"""The cards that belong to each level of difficulty."""

DECKS: Final = ("minor_external", "minor_internal", "serious_external", "serious_internal")


def deck_of(severity: Severity, external: bool, level: str) -> list[str]:
    """The codes of a deck: one severity, from outside or from inside, of a level (``1``, ``2`` or ``1+2``)."""
    return [
        threat.code
        for threat in THREATS.values()
        if threat.severity == severity and threat.external == external and threat.level in LEVELS[level]
    ]
