"""What a threat card says, in sentences made of its effects: no card needs a text of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.space_alert.components import effects
from nemesis_desktop.games.space_alert.components.threat import Threat

_TRAITS_WITH_A_NUMBER: Final = frozenset({"death_attack", "all_stations_bonus"})
_SAID_BY_Z: Final = "z_loses_ship"
"""That the ship is lost at Z stands beside the Z."""


def letter_lines(card: Threat, letter: str) -> list[Text]:
    """What a card does on this letter (x, y or z), sentence by sentence; nothing where it does nothing."""
    return [_WORDS[type(effect)](effect) for effect in card.letter(letter)]


def trait_lines(card: Threat) -> list[Text]:
    """What is special about a card beside its letters."""
    lines = []
    for trait in sorted(card.traits - {_SAID_BY_Z}):
        number = {"count": card.bonus} if trait in _TRAITS_WITH_A_NUMBER else {}
        lines.append(Text(f"alert-trait-{trait}", **number))
    return lines


def _amount(amount: effects.Amount) -> Text:
    return Text("alert-amount-number", count=amount) if isinstance(amount, int) else Text(f"alert-amount-{amount}")


def _reach(effect: Any) -> dict[str, Text]:
    return {"amount": _amount(effect.amount), "where": Text(f"alert-where-{effect.zones}")}


def _attack(effect: effects.Attack) -> Text:
    if effect.below is not None:
        return Text("alert-effect-attack-below", below=effect.below, **_reach(effect))
    if effect.at_least:
        return Text("alert-effect-attack-at-least", **_reach(effect))
    way = "" if effect.through == "normal" else f"-{effect.through}"
    return Text(f"alert-effect-attack{way}", **_reach(effect))


def _damage(effect: effects.Damage) -> Text:
    return Text("alert-effect-damage" if effect.damaged is None else "alert-effect-damage-whole", **_reach(effect))


def _shields(effect: effects.Shields) -> Text:
    if effect.become is not None:
        return Text("alert-effect-shields-become", become=effect.become)
    return Text("alert-effect-shields", delta=effect.delta)


def _move(effect: effects.Move) -> Text:
    move = Text(f"alert-effect-move-{effect.to}")
    return move if effect.damaged is None else Text("alert-effect-move-hurt", move=move)


def _plain(message: str) -> Callable[[Any], Text]:
    return lambda effect: Text(f"alert-effect-{message}")


_WORDS: Final[Mapping[type[effects.Effect], Callable[[Any], Text]]] = {
    effects.Attack: _attack,
    effects.Damage: _damage,
    effects.Repair: lambda effect: Text("alert-effect-repair", amount=_amount(effect.amount)),
    effects.Speed: lambda effect: Text("alert-effect-speed", delta=effect.delta),
    effects.Shields: _shields,
    effects.Reveal: _plain("reveal"),
    effects.Aura: lambda effect: Text(f"alert-effect-aura-{effect.kind}"),
    effects.AdvanceOthers: lambda effect: Text("alert-effect-advance", squares=effect.squares),
    effects.DamageSelf: lambda effect: Text("alert-effect-damage-self", amount=effect.amount),
    effects.CountLetter: _plain("count"),
    effects.Lose: _plain("lose"),
    effects.DrainShields: lambda effect: Text("alert-effect-drain-shields", **_reach(effect)),
    effects.DrainReactors: lambda effect: Text("alert-effect-drain-reactors", **_reach(effect)),
    effects.DrainOrDamage: _plain("drain-or-damage"),
    effects.Delay: lambda effect: Text(f"alert-effect-delay-{effect.scope}"),
    effects.KnockOut: lambda effect: Text(f"alert-effect-knock-{effect.scope}"),
    effects.Move: _move,
    effects.Grow: _plain("grow"),
    effects.Spread: lambda effect: Text(f"alert-effect-spread-{effect.to}"),
    effects.DestroyRocket: _plain("destroy-rocket"),
    effects.DestroyFuel: _plain("destroy-fuel"),
    effects.DisableStoredSquad: _plain("disable-squad"),
    effects.DoubleDamage: lambda effect: Text(f"alert-effect-double-{effect.zones}"),
    effects.LethalEntry: _plain("lethal"),
    effects.MoveEnergyUp: _plain("energy-up"),
    effects.Leak: lambda effect: Text(f"alert-effect-leak-{effect.what}"),
}
