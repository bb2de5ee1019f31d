"""The sixteen scenario cards: what the ship's computer says during the planning round, and when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from nemesis_desktop.games.space_alert.components.mission import Mission
from nemesis_desktop.games.space_alert.components.missions_real import REAL_MISSIONS
from nemesis_desktop.games.space_alert.components.missions_training import TRAINING_MISSIONS

MISSIONS: Final[Mapping[str, Mission]] = {mission.code: mission for mission in (*TRAINING_MISSIONS, *REAL_MISSIONS)}
