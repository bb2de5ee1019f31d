"""The table laid out for a mission. Rulebook 1."""

from __future__ import annotations

from nemesis_desktop.engine.chance import Chance
from nemesis_desktop.engine.decision import TABLE
from nemesis_desktop.games.space_alert import modes
from nemesis_desktop.games.space_alert.components.cards import DECK, HEROIC
from nemesis_desktop.games.space_alert.components.mission import whole
from nemesis_desktop.games.space_alert.components.missions import MISSIONS
from nemesis_desktop.games.space_alert.components.ship import SQUAD_BAYS, TILES
from nemesis_desktop.games.space_alert.components.threats import DECKS, deck_of
from nemesis_desktop.games.space_alert.components.tracks import LANES, TRACKS
from nemesis_desktop.games.space_alert.game import Game
from nemesis_desktop.games.space_alert.missions.generator import generated
from nemesis_desktop.games.space_alert.setup import Setup
from nemesis_desktop.games.space_alert.state import State


def empty_table(setup: Setup, seed: int, step: str) -> Game:
    """A table at which nothing lies yet. Raises ``SetupError``."""
    setup.check()
    state = State(
        chance=Chance(seed),
        figures=setup.figures,
        minor=setup.minor,
        serious=setup.serious,
        step=step,
        open_table=modes.OPEN_TABLE in setup.options or setup.mode == modes.TRAINING or setup.solo,
        carried=[[], [], []],
    )
    return Game(state, setup)


def lay_out_mission(game: Game) -> None:
    """Everything for one mission: the scenario card, threat decks, tracks, tiles and hands."""
    state = game.state
    _choose_mission(game)
    _shuffle_threats(game)
    tracks = list(TRACKS)
    state.chance.shuffle("tracks", tracks)
    state.tracks = tracks[: len(LANES)]
    state.piles = [[tile for tile in tiles if tile not in state.carried[zone]] for zone, tiles in enumerate(TILES)]
    for zone, pile in enumerate(state.piles):
        state.chance.shuffle(f"tiles-{zone}", pile)
    consoles, people = len(state.figures), len(game.setup.people)
    state.said = state.phase = 0
    state.phases = [0] * consoles
    state.laid, state.halves = [{} for _ in range(consoles)], [{} for _ in range(consoles)]
    state.threats, state.amendments = [], []
    state.transfer = state.silent = False
    state.draws, state.given, state.ready = [0] * people, [False] * people, [False] * people
    if not game.training.squads:
        state.bays = []
    elif state.squads == len(SQUAD_BAYS):
        state.bays = list(SQUAD_BAYS)
    _deal(game)


def _choose_mission(game: Game) -> None:
    """The scenario card: the one that was chosen, or one by lot; or a mission that is made up.

    Of a campaign only the first mission can be chosen; the others come by lot.
    """
    state, wanted = game.state, game.setup.mission
    if wanted == modes.GENERATED:
        mission = generated(state.chance)
    else:
        if wanted == modes.DRAWN or state.flown:
            flown = {one.mission for one in state.flown}
            wanted = state.chance.pick("mission", [code for code in modes.REAL_MISSIONS if code not in flown])
        mission = MISSIONS[wanted]
    brief, alone = modes.BRIEF_DATA in game.setup.options, game.setup.solo
    state.mission, state.lines = mission.code, list(whole(mission.lines, brief_data=brief, alone=alone))


def _shuffle_threats(game: Game) -> None:
    """Four decks; the external and the internal ones of a severity share their level."""
    state, levels = game.state, game.training.levels
    for name in DECKS:
        severity, where = name.split("_")
        level = (state.minor if severity == "minor" else state.serious) if levels else "1"
        cards = deck_of("minor" if severity == "minor" else "serious", where == "external", level)
        state.chance.shuffle(name, cards)
        state.decks[name] = cards


def _deal(game: Game) -> None:
    """Hands for all phases; a heroic card for everybody and for each android, where there are heroic cards yet."""
    state, deal = game.state, game.setup.deal
    state.deck, state.heroic = [card.id for card in DECK], [card.id for card in HEROIC]
    state.chance.shuffle("cards", state.deck)
    state.chance.shuffle("heroic", state.heroic)
    people, heroic = range(len(game.setup.people)), game.training.heroic
    if game.setup.solo:
        state.hands, state.deck, state.dealt = [state.deck], [], [[[]], [[]]]
    else:
        state.hands = [_cards(state, deal.cards[0] - (1 if heroic else 0)) for _ in people]
        state.dealt = [[_cards(state, deal.cards[phase]) for _ in people] for phase in (1, 2)]
        if heroic:
            for hand in state.hands:
                hand.append(state.heroic.pop())
    state.held = {card: [seat, 1] for seat, hand in enumerate(state.hands) for card in hand}
    state.own = [[state.heroic.pop()] if seat == TABLE and heroic else [] for seat in state.figures]


def _cards(state: State, count: int) -> list[str]:
    return [state.deck.pop() for _ in range(count)]
