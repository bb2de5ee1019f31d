"""The action cards: the leader turns them up and gives them to people. Rulebook: Phase 4, action cards."""

from __future__ import annotations

from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import Assign, Stop, TurnNext
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.things.asking import leader_decides
from nemesis_desktop.games.the_thing.rules.things.piles import drop_pile, shuffle_pile, turn_up
from nemesis_desktop.games.the_thing.rules.things.tracks import rescue_waits
from nemesis_desktop.games.the_thing.rules.work.boarding import board_rescue as _board_rescue
from nemesis_desktop.games.the_thing.rules.work.goods import use_at_work
from nemesis_desktop.games.the_thing.rules.work.locations import applies, perform


def board_rescue(game: Game) -> Play[None]:
    """After the clashes, in each round in which the rescue helicopter waits."""
    if rescue_waits(game):
        yield from _board_rescue(game)


def shuffle_cards(game: Game) -> None:
    """The leader shuffles the active pile."""
    shuffle_pile(game)
    game.tell(story.PileShuffled, count=len(game.state.pile.cards))


def reveal_card(game: Game) -> Play[str | None]:
    """Turn up a card and give it to somebody; after each the leader may stop (9.4)."""
    state = game.state
    if not state.pile.cards or not game.all_standing:
        return None
    card = turn_up(game)
    game.tell(story.CardTurned, card=card)
    yield from _give_out(game, card)
    if not state.pile.cards or not game.all_standing:
        return None
    prompt = game.ask("go-on", state.leader, count=len(state.pile.cards))
    act = yield from leader_decides(game, prompt, [TurnNext(), Stop()], topic="go_on")
    return "reveal_card" if isinstance(act, TurnNext) else None


def _give_out(game: Game, card: str) -> Play[None]:
    """To a standing character where it applies; where there is none somebody lies down in vain (9.3)."""
    standing = game.all_standing
    able = [who for who in standing if applies(game, who, card)]
    acts = [game.of(Assign, who) for who in able or standing]
    message = "assign" if able else "assign-in-vain"
    prompt = game.ask(message, game.state.leader, card=game.words({"card": card})["card"])
    who = (yield from leader_decides(game, prompt, acts, topic="assign")).whom
    if not able:
        game.figure(who).lying = True
        game.tell(story.AssignedInVain, who=who, card=card)
        return
    place = game.figure(who).place
    ready = game.ready(place)
    game.tell(story.Assigned, who=who, card=card, place=place)
    yield from use_at_work(game, who)
    yield from perform(game, who, card, ready)
    yield from use_at_work(game, who)
    game.figure(who).lying = True


def close_pile(game: Game) -> None:
    """The rest is discarded unseen; how many cards that are everybody sees."""
    count = drop_pile(game)
    if count:
        game.tell(story.PileDropped, count=count)
