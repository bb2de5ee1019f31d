"""The Carnomorphs' attack deck: who makes each attack, and the two numbers that injuries are compared with.

Metagorgers never attack with a card, but their toughness is printed on each, beside that of all others. None stands for
the retreat arrow.
"""

from nemesis_desktop.games.nemesis.species.species import AttackCard, AttackId, KindId

_ATTACKERS: dict[str, tuple[KindId, ...]] = {
    "devour": ("butcher",),
    "spawn": ("shambler", "fleshbeast"),
    "bash": ("fleshbeast", "butcher"),
    "regurgitate": ("shambler", "fleshbeast", "butcher"),
    "slash": ("shambler", "fleshbeast", "butcher"),
    "bite": ("shambler", "fleshbeast", "butcher"),
    "whiplash": ("shambler", "fleshbeast", "butcher"),
}

_NUMBERS: tuple[tuple[str, int | None, int | None], ...] = (
    # the attack, toughness of a Metagorger, toughness of the others
    ("devour", None, 3),
    ("devour", 1, 5),
    ("spawn", 1, 4),
    ("spawn", None, 7),
    ("bash", None, 5),
    ("bash", 2, None),
    ("regurgitate", 2, 5),
    ("regurgitate", 3, 4),
    ("slash", 2, None),
    ("slash", 1, 6),
    ("slash", 1, 3),
    ("bite", 2, 4),
    ("bite", 1, 5),
    ("bite", 1, 8),
    ("bite", 3, 6),
    ("whiplash", 3, 7),
    ("whiplash", None, None),
    ("whiplash", 1, None),
    ("whiplash", 1, 8),
    ("whiplash", 1, 4),
)

ATTACKS: dict[AttackId, AttackCard] = {
    card.id: card
    for card in (
        AttackCard(f"carno_attack_{number:02}", effect, _ATTACKERS[effect], others, {"metagorger": smallest})
        for number, (effect, smallest, others) in enumerate(_NUMBERS, 1)
    )
}
