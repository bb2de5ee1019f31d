"""The Intruders' attack deck: the attack on each card, who makes it, and the toughness it stands for."""

from nemesis_desktop.games.nemesis.species.species import AttackCard, AttackId

ATTACKS: dict[AttackId, AttackCard] = {
    card.id: card
    for card in (
        AttackCard("attack_01", "scratch", ("creeper", "adult", "breeder", "queen"), 2),
        AttackCard("attack_02", "scratch", ("creeper", "adult", "breeder", "queen"), 3),
        AttackCard("attack_03", "scratch", ("creeper", "adult", "breeder", "queen"), 5),
        AttackCard("attack_04", "scratch", ("creeper", "adult", "breeder", "queen"), 6),
        AttackCard("attack_05", "claw_attack", ("adult", "breeder", "queen"), 3),
        AttackCard("attack_06", "claw_attack", ("adult", "breeder", "queen"), 4),
        AttackCard("attack_07", "claw_attack", ("adult", "breeder", "queen"), 5),
        AttackCard("attack_08", "claw_attack", ("adult", "breeder", "queen"), None),
        AttackCard("attack_09", "bite", ("adult", "breeder", "queen"), 4),
        AttackCard("attack_10", "bite", ("adult", "breeder", "queen"), 4),
        AttackCard("attack_11", "bite", ("adult", "breeder", "queen"), 6),
        AttackCard("attack_12", "bite", ("adult", "breeder", "queen"), None),
        AttackCard("attack_13", "tail_attack", ("queen",), 2),
        AttackCard("attack_14", "tail_attack", ("queen",), 5),
        AttackCard("attack_15", "transformation", ("creeper",), 4),
        AttackCard("attack_16", "transformation", ("creeper",), 5),
        AttackCard("attack_17", "frenzy", ("breeder", "queen"), 3),
        AttackCard("attack_18", "frenzy", ("breeder", "queen"), 4),
        AttackCard("attack_19", "slime", ("creeper", "adult", "breeder", "queen"), 5),
        AttackCard("attack_20", "summoning", ("creeper", "queen"), 3),
    )
}
