"""Which article goes on where an explanation of the table ends."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.decision import Anchor
from nemesis_desktop.games.the_thing.ui.rulebook.book import ROOMS

_KINDS: Final = {
    "figure": "suspicion",
    "seat": "suspicion",
    "card": "act",
    "role_card": "role",
    "plate": "clash",
    "token": "clash",
    "weather": "weather",
    "test": "tests",
    "space": "suspicion",
    "die": "dice",
}
_PANELS: Final = {
    "weather_table": "weather",
    "leader_board": "act",
    "sos_track": "rescue",
    "freezing_track": "cold",
    "alien_pool": "revealed",
}


def article_about(about: object) -> str:
    """The article about a thing; empty where there is none."""
    if not isinstance(about, Anchor):
        return ""
    id = str(about.id)
    match about.kind:
        case "place":
            return f"place-{id}" if id in ROOMS else "upkeep"
        case "good" | "character":
            return f"{about.kind}-{id}"
        case "panel":
            return _PANELS.get(id, "round")
    return _KINDS.get(about.kind, "")
