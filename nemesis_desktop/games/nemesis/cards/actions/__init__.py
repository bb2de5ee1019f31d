"""The action cards of the characters. Costs and combat symbols are printed facts (``components/actions.py``)."""

from __future__ import annotations

from nemesis_desktop.games.nemesis.cards.actions.captain_and_pilot import (
    Motivation,
    OldFriend,
    Order,
    Piloting,
    Reload,
    ShipKnowledge,
)
from nemesis_desktop.games.nemesis.cards.actions.several import ComputerSkills, Demolition, Rest, Scavenging, Search
from nemesis_desktop.games.nemesis.cards.actions.shooting import (
    Adrenaline,
    CoveringFire,
    FullAuto,
    SuppressiveFire,
    TakingAim,
)
from nemesis_desktop.games.nemesis.cards.actions.specialists import (
    BlockingAccess,
    Ingenuity,
    Intranet,
    Pyrotechnics,
    Reconnaissance,
    RiskAssessment,
    TechnicalCorridors,
)
from nemesis_desktop.games.nemesis.cards.common import Repair
from nemesis_desktop.games.nemesis.effects import Effect

ACTION_CARDS: dict[str, Effect] = {
    "search": Search(),
    "rest": Rest(),
    "demolition": Demolition(),
    "basic_repairs": Repair(),
    "repairs": Repair(),
    "fast_repairs": Repair(),
    "computer_skills": ComputerSkills(),
    "suppressive_fire": SuppressiveFire(),
    "reload": Reload(),
    "order": Order(),
    "motivation": Motivation(),
    "ship_knowledge": ShipKnowledge(),
    "piloting": Piloting(),
    "old_friend": OldFriend(),
    "intranet": Intranet(),
    "blocking_access": BlockingAccess(),
    "risk_assessment": RiskAssessment(),
    "adrenaline": Adrenaline(),
    "reconnaissance": Reconnaissance(),
    "scavenging": Scavenging(),
    "full_auto": FullAuto(),
    "covering_fire": CoveringFire(),
    "taking_aim": TakingAim(),
    "ingenuity": Ingenuity(),
    "pyrotechnics": Pyrotechnics(),
    "technical_corridors": TechnicalCorridors(),
}
"""Every action card but the reactions: Interruption and Nerves of Steel have their moments in the rules."""
