"""Phase 5: everybody is in the rec room, trades, accuses, and may drop the mask. Rulebook: Rec room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.flow import Play, at_once, choose_some
from nemesis_desktop.engine.text import Argument
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import (
    Abstain,
    Accept,
    NoTrade,
    Offer,
    Refuse,
    Reveal,
    Silent,
    TradeWith,
    Vote,
)
from nemesis_desktop.games.the_thing.acts.rec_room import NO_CANISTERS
from nemesis_desktop.games.the_thing.components.assumptions import TRADES_EACH
from nemesis_desktop.games.the_thing.components.locations import REC_ROOM
from nemesis_desktop.games.the_thing.components.things import FLAMETHROWER, GOODS, back_of
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.modes import SEALED_BALLOTS
from nemesis_desktop.games.the_thing.rules.things.asking import openly, privately, volunteers
from nemesis_desktop.games.the_thing.rules.things.piles import receive
from nemesis_desktop.games.the_thing.rules.things.reveal import reveal
from nemesis_desktop.games.the_thing.rules.things.tracks import suspect
from nemesis_desktop.games.the_thing.zones import OFFERED

ANSWER_CLICKS = 2
BALLOT_CLICKS = 2


def gather(game: Game) -> None:
    """All characters stand up in the rec room."""
    for who in game.characters:
        one = game.figure(who)
        one.place, one.lying = REC_ROOM, False
    game.tell(story.AllGather)


# ---------------------------------------------------------------- trade


def trade(game: Game) -> Play[None]:
    """Whoever wants to trades weapons, items and samples, gifts included (D55); never action cards."""
    begun: Counter[int] = Counter()
    while True:
        # In the cooperative game whoever has something is asked; otherwise nobody need have anything to say so.
        able = [who for who in game.in_order() if begun[who] < TRADES_EACH and _has_goods(game, who)]
        wanting = yield from volunteers(game, able, "trade")
        traded = False
        for who in wanting:
            begun[who] += 1
            traded = (yield from _trade(game, who)) or traded
        if not wanting or (game.coop and not traded):
            return


def _has_goods(game: Game, who: int) -> bool:
    """Somebody has something to give: that lies before everybody, if only by its back."""
    owners = [who] if game.coop else game.characters
    return any(game.figure(owner).goods or game.figure(owner).shown for owner in owners)


def _trade(game: Game, who: int) -> Play[bool]:
    """With whom before everybody, what in private; what comes in return is agreed to, too."""
    others = [other for other in game.in_order() if other != who]
    acts: list[TradeWith | NoTrade] = [*(game.of(TradeWith, other) for other in others), NoTrade()]
    act = yield from openly(game, who, game.ask("trade-with", who), acts, topic="trade_with")
    if isinstance(act, NoTrade):
        return False
    whom = act.whom
    state = game.state
    gives = yield from _choose_goods(game, who, "offer", whom=game.name(whom))
    answer = yield from _agree(game, whom, who, gives)
    takes = (yield from _choose_goods(game, whom, "return", whom=game.name(who))) if answer and not game.coop else []
    if answer and takes:
        answer = yield from _agree(game, who, whom, takes)
    state.offered, state.offered_canisters, state.traders = [], [], []
    game.barrier = "sealed"
    if not answer or not (gives or takes):
        game.tell(story.TradeOff, who=who, whom=whom)
        return False
    hand_over(game, who, whom, gives, takes)
    return True


def _choose_goods(game: Game, who: int, message: str, **words: Argument) -> Play[list[Offer]]:
    """Any number of one's goods, also none. Who has nothing, as everybody sees, is not asked.

    Two flamethrowers are two things: each is offered with its canisters.
    """
    one = game.figure(who)
    owned = Counter([*one.goods, *one.shown])
    if not owned:
        return []
    acts = [
        Offer(good, copy, one.canisters[copy] if good == FLAMETHROWER else NO_CANISTERS)
        for good in GOODS
        for copy in range(owned[good])
    ]
    prompt = game.ask(message, who, **words)
    taken = yield from choose_some(
        game.seat_of(who), prompt, acts, 0, len(acts), topic=message, secret=not game.coop, ritual=1, face_up=game.coop
    )
    return list(taken)


def _agree(game: Game, who: int, whom: int, goods: Sequence[Offer]) -> Play[bool]:
    """Whether somebody agrees to what another one lays down: both see its faces, everybody else backs and how many."""
    if game.coop:
        return True
    state = game.state
    state.offered, state.traders = [act.good for act in goods], [whom, who]
    state.offered_canisters = [act.canisters for act in goods if act.good == FLAMETHROWER]
    backs = Counter(map(back_of, state.offered))
    game.tell(
        story.GoodsLaid, who=whom, whom=who, weapons=backs["weapon"], items=backs["item"], samples=backs["sample"]
    )
    acts: list[Accept | Refuse] = [Accept(), Refuse()]
    prompt = game.ask("accept", who, whom=game.name(whom))
    act = yield from privately(game, who, prompt, acts, topic="accept", ritual=ANSWER_CLICKS, barrier="sealed")
    return isinstance(act, Accept)


def hand_over(game: Game, who: int, whom: int, gives: Sequence[Offer], takes: Sequence[Offer]) -> None:
    """Goods change hands; what was hidden stays hidden, a flamethrower moves with its canisters (D57, D59)."""
    for giver, receiver, goods in ((who, whom, gives), (whom, who, takes)):
        # The last first: each flamethrower is still where it lay when it was chosen.
        for act in sorted(goods, key=lambda act: -act.copy):
            _move(game, giver, receiver, act)
    gave, got = tuple(act.good for act in gives), tuple(act.good for act in takes)
    backs = Counter(map(back_of, (*gave, *got)))
    both = frozenset({game.seat_of(who), game.seat_of(whom)})
    game.tell(
        story.TradeMade,
        who=who,
        whom=whom,
        weapons=backs["weapon"],
        items=backs["item"],
        samples=backs["sample"],
        gave=OFFERED.hides(gave, both),
        got=OFFERED.hides(got, both),
    )


def _move(game: Game, giver: int, receiver: int, act: Offer) -> None:
    one, other, good = game.figure(giver), game.figure(receiver), act.good
    if good == FLAMETHROWER:
        one.shown.remove(good)
        receive(game, receiver, good, one.canisters.pop(act.copy))
    elif good in one.shown:  # what lies open is given openly
        one.shown.remove(good)
        other.shown.append(good)
    else:
        one.goods.remove(good)
        other.goods.append(good)


# ---------------------------------------------------------------- accusations


def vote(game: Game) -> Play[None]:
    """All point at somebody at the same moment, or at nobody; discs move by the fingers that point at them."""
    asked: dict[int, list[Vote | Abstain]] = {
        who: [*(game.of(Vote, whom) for whom in game.in_order() if whom != who and not game.green(whom)), Abstain()]
        for who in game.in_order()
    }
    sealed = SEALED_BALLOTS in game.state.variants
    chosen = yield from at_once(
        asked, lambda who: game.ask("vote", who), topic="vote", secret=sealed, ritual=BALLOT_CLICKS if sealed else 0
    )
    fingers: Counter[int] = Counter()
    for who, act in chosen.items():
        if isinstance(act, Vote):
            fingers[act.whom] += 1
            game.note("accused", who, act.whom)
            game.tell(story.Accused, who=who, whom=act.whom)
        else:
            game.tell(story.Abstains, who=who)
    for who in game.in_order():
        suspect(game, who, fingers[who])


# ---------------------------------------------------------------- dropping the mask


def reveal_oneself(game: Game) -> Play[None]:
    """Who presses the button is asked in private; a human's answer does nothing, and the table sees no difference."""
    for who in (yield from volunteers(game, game.in_order(), "reveal")):
        inert: dict[Act, Reveal | Silent] = {Reveal(): Silent()} if game.human(who) else {}
        acts: list[Reveal | Silent] = [Reveal(), Silent()]
        act = yield from privately(
            game, who, game.ask("reveal-oneself", who), acts,
            topic="reveal_oneself", ritual=ANSWER_CLICKS, inert=inert, barrier="sealed",
        )  # fmt: skip
        if isinstance(act, Reveal):
            reveal(game, who)
        else:
            game.tell(story.NothingSaid, who=who)
