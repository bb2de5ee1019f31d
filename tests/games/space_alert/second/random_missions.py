"""Random missions for the resolution round: legal hands and programs, threats with chips, tracks and tiles."""

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.games.space_alert.components.cards import DEALS, DECK, HALVES, HEROIC, NOTHING, Card
from nemesis_desktop.games.space_alert.components.ship import SQUAD_BAYS, STAGES, TILES, turns_of
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.components.tracks import LANES, TRACKS
from nemesis_desktop.games.space_alert.resolution import Amendment, Chip, Plan

CREWS = tuple(deal for deal in DEALS if deal.people > 1)
LATEST_CHIP = 8


def random_plan(seed: int, crew: int | None = None) -> Plan:
    """A mission as people who do not talk to each other might have planned it.

    Every card is played at most once, and only on turns whose hand holds it; a chip occurs once and a threat card once.
    One mission in five has damage from before, one in five a card that was laid wrongly, one in ten is a test run.

    Args:
        seed: of everything in it.
        crew: how many figures there are; by lot where nobody says.
    """
    chance = Chance(seed)
    phases = 2 if one_in(chance, 10) else 3
    deal = chance.pick("crew", [deal for deal in CREWS if crew in (None, deal.people + deal.androids)])
    programs = _programs(chance, deal.people, deal.androids, deal.cards[:phases])
    carried = _carried(chance) if one_in(chance, 5) else ((), (), ())
    tracks = list(TRACKS)
    chance.shuffle("tracks", tracks)
    red, white, blue, internal = tracks[: len(LANES)]
    amended = tuple(_amendments(chance, programs)) if one_in(chance, 5) else ()
    bays = SQUAD_BAYS if not one_in(chance, 10) else SQUAD_BAYS[: chance.below("bays", len(SQUAD_BAYS))]
    return Plan(
        programs=programs,
        threats=tuple(_threats(chance)),
        tracks=(red, white, blue, internal),
        piles=_piles(chance, carried),
        carried=carried,
        bays=bays,
        away=chance.below("away", len(SQUAD_BAYS) + 1 - len(bays)),
        maintenance=phases == 3,
        visual=phases == 3,
        amendments=amended,
    )


def one_in(chance: Chance, many: int) -> bool:
    return chance.below("whether", many) == 0


def _programs(chance: Chance, people: int, androids: int, cards: tuple[int, ...]) -> tuple[tuple[str, ...], ...]:
    """People play from their hands; each card for an android comes from somebody's hand, or is its own heroic card."""
    deck, heroic = list(DECK), list(HEROIC)
    chance.shuffle("deck", deck)
    chance.shuffle("heroic", heroic)
    hands: list[list[Card]] = [[heroic.pop()] for _ in range(people)]
    own: list[list[Card]] = [[heroic.pop()] for _ in range(androids)]
    programs = [[NOTHING] * STAGES[len(cards) - 1].last for _ in range(people + androids)]
    for phase, count in enumerate(cards, 1):
        for hand in hands:
            hand += [deck.pop() for _ in range(count - (phase == 1))]
        slots = [(figure, turn) for figure in range(people + androids) for turn in turns_of(phase)]
        chance.shuffle("slots", slots)
        for figure, turn in slots:
            if one_in(chance, 6):
                continue
            hand = hands[figure] if figure < people else _hand_for_android(chance, own[figure - people], hands)
            if hand:
                card = hand.pop(chance.below("card", len(hand)))
                programs[figure][turn - 1] = card.token(chance.pick("half", HALVES))
    return tuple(map(tuple, programs))


def _hand_for_android(chance: Chance, own: list[Card], hands: list[list[Card]]) -> list[Card]:
    """Its own heroic card now and then; else one ordinary card from the hand of somebody who can spare it."""
    if own and one_in(chance, 6):
        return own
    whose = chance.pick("whose", hands)
    plain = [card for card in whose if not card.heroic]
    if len(plain) < 2:
        return []
    card = plain[chance.below("card", len(plain))]
    whose.remove(card)
    return [card]


def _threats(chance: Chance) -> list[Chip]:
    """Up to eight threats, each card once, each chip once."""
    codes = list(THREATS)
    chance.shuffle("threats", codes)
    chips = list(range(1, LATEST_CHIP + 1))
    chance.shuffle("chips", chips)
    zones = ("red", "white", "blue")
    return [
        Chip(code, chip, chance.pick("zone", zones) if THREATS[code].external else "")
        for code, chip in zip(codes, chips[: 2 + chance.below("many", 7)], strict=False)
    ]


def _carried(chance: Chance) -> tuple[tuple[str, ...], ...]:
    carried = []
    for tiles in TILES:
        lying = list(tiles)
        chance.shuffle("carried", lying)
        carried.append(tuple(lying[: chance.below("carried-many", 4)]))
    return tuple(carried)


def _piles(chance: Chance, carried: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    piles = []
    for zone, tiles in enumerate(TILES):
        pile = [tile for tile in tiles if tile not in carried[zone]]
        chance.shuffle("piles", pile)
        piles.append(tuple(pile))
    return tuple(piles)


def _amendments(chance: Chance, programs: tuple[tuple[str, ...], ...]) -> list[Amendment]:
    """Somebody laid the wrong arrow: on a turn on which an arrow lies in the program."""
    arrows = [
        (figure, turn, token)
        for figure, program in enumerate(programs)
        for turn, token in enumerate(program, 1)
        if token in ("red", "blue")
    ]
    if not arrows:
        return []
    figure, turn, token = chance.pick("wrong", arrows)
    return [Amendment(figure, turn, "blue" if token == "red" else "red")]
