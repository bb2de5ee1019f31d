"""The found and crafted items. Costs, combat symbols and one-use marks are printed facts (``components/items.py``)."""

from __future__ import annotations

from nemesis_desktop.games.nemesis.cards.items.keys import CommsKey, EvacuationKey, SelfDestructKey
from nemesis_desktop.games.nemesis.cards.items.medical_and_crafted import (
    AdrenalineInjection,
    Alcohol,
    Antidote,
    Bandages,
    Medkit,
    MilitaryDrugs,
    MolotovCocktail,
    SyntheticFood,
    Taser,
)
from nemesis_desktop.games.nemesis.cards.items.military import (
    Decoy,
    EnergyCharge,
    ExtendedMagazine,
    Grenade,
    ReconDrone,
    SmokeGrenade,
)
from nemesis_desktop.games.nemesis.cards.items.technical import (
    Chemicals,
    Clothes,
    DuctTape,
    FireExtinguisher,
    NemesisPlans,
    SpaceSuit,
    TechnicalCorridorsPlan,
    Tools,
)
from nemesis_desktop.games.nemesis.effects import Effect

ITEMS: dict[str, Effect] = {
    "energy_charge": EnergyCharge(),
    "grenade": Grenade(),
    "smoke_grenade": SmokeGrenade(),
    "recon_drone": ReconDrone(),
    "decoy": Decoy(),
    "extended_magazine": ExtendedMagazine(),
    "comms_key": CommsKey(),
    "evacuation_key": EvacuationKey(),
    "self_destruct_key": SelfDestructKey(),
    "duct_tape": DuctTape(),
    "tools": Tools(),
    "fire_extinguisher": FireExtinguisher(),
    "chemicals": Chemicals(),
    "clothes": Clothes(),
    "technical_corridors_plan": TechnicalCorridorsPlan(),
    "space_suit": SpaceSuit(),
    "nemesis_plans": NemesisPlans(),
    "bandages": Bandages(),
    "medkit": Medkit(),
    "synthetic_food": SyntheticFood(),
    "adrenaline_injection": AdrenalineInjection(),
    "alcohol": Alcohol(),
    "military_drugs": MilitaryDrugs(),
    "antidote": Antidote(),
    "taser": Taser(),
    "molotov_cocktail": MolotovCocktail(),
}
"""Every item that is used; weapons are fired with the Shoot action."""
