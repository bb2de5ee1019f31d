"""Trade between everybody in a room. Rulebook: Trade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import A, Play, choose, choose_or, claims
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import Done, Give, No, Yes
from nemesis_desktop.games.nemesis.components.items import back_colour
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.belongings import held, is_heavy, make_room, release
from nemesis_desktop.games.nemesis.said.wording import thing_name
from nemesis_desktop.games.nemesis.state import Character
from nemesis_desktop.games.nemesis.zones import INVENTORIES


def tradable(one: Character) -> list[str]:
    """Everything that can change hands: items and objects, weapons with their ammo."""
    return [*held(one), *one.inventory]


def trade(game: Game, seat: Seat) -> Play[None]:
    """Everybody in the room may exchange, give and take; only who started it pays.

    First ``seat`` offers things to others; then the table is asked, in one public question, who else wants to, so that
    only those come to the screen. It is asked again as long as somebody did, and of everybody for whom something has
    changed hands since their own say. A gift may be declined, and an offer may ask for something in return.
    """
    slot = game.place_of(seat)
    game.tell(story.TradeStarts, who=seat, room=slot)
    here = [other for other in game.in_order() if other in game.people_in(slot)]
    start = here.index(seat)
    here = [*here[start:], *here[:start]]
    claimed, waiting = [seat], here[1:]
    while claimed:
        for giver in claimed:
            waiting = [other for other in waiting if other != giver]
            if (yield from _offers_of(game, giver, [other for other in here if other != giver])):
                waiting = [other for other in here if other != giver]
        could = [other for other in waiting if tradable(game.character(other))]
        claimed = yield from claims(could, Text("ask-who-offers"), topic="trade")
        if claimed:
            game.reveal()


def _offers_of(game: Game, giver: Seat, others: list[Seat]) -> Play[bool]:
    """One person's offers, until that person is done; gives back whether anything has changed hands."""
    offered: set[Give] = set()
    changed = False
    while True:
        acts = [
            offer
            for other in others
            for thing in tradable(game.character(giver))
            if (offer := Give(giver, thing, other, game.name(other))) not in offered
        ]
        prompt = Text("ask-offer", who=game.name(giver))
        # How many offers are left everybody can count: nothing is hidden by asking for the only answer.
        chosen = yield from choose_or(giver, prompt, acts, Done(), topic="trade", secret=True, always=False)
        if isinstance(chosen, Done):
            return changed
        offered.add(chosen)
        changed = (yield from _answer_offer(game, chosen)) or changed


def _answer_offer(game: Game, offer: Give) -> Play[bool]:
    """The receiver takes the thing as a gift, gives something of their own for it, or declines; what is given for it,
    the giver may refuse. Gives back whether anything has changed hands.
    """
    giver, thing, receiver = offer.giver, offer.thing, offer.receiver
    returns = [Give(receiver, back, giver, game.name(giver)) for back in tradable(game.character(receiver))]
    question = "ask-accept" if returns else "ask-accept-gift"
    prompt = Text(question, who=game.name(receiver), other=game.name(giver), item=thing_name(thing))
    acts = [Yes("act-take"), *returns, No("act-decline")]
    answer = yield from _asked_about(game, thing, receiver, prompt, acts)
    if isinstance(answer, No):
        return _declined(game, thing, receiver, giver)
    if isinstance(answer, Give):
        back, own = thing_name(answer.thing), thing_name(thing)
        prompt = Text("ask-exchange", who=game.name(giver), other=game.name(receiver), item=back, own=own)
        swap = [Yes("act-swap"), No("act-decline")]
        agreed = yield from _asked_about(game, answer.thing, giver, prompt, swap)
        if isinstance(agreed, No):
            return _declined(game, thing, giver, receiver)
        return (yield from exchange(game, offer, answer))
    return (yield from exchange(game, offer, None))


def _asked_about(game: Game, thing: str, seat: Seat, prompt: Text, acts: Sequence[A]) -> Play[A]:
    """Somebody answers an offer, with what is offered to them before their eyes."""
    game.look(seat, [thing])
    answer = yield from choose(seat, prompt, acts, topic="trade", secret=True)
    game.look_away()
    return answer


def _declined(game: Game, thing: str, who: Seat, other: Seat) -> Literal[False]:
    """Nothing changes hands; what was offered only these two know: it is the one's, and the other has been shown it."""
    game.tell(story.OfferDeclined, who=who, other=other, thing=INVENTORIES.hides(thing, who, other))
    return False


def exchange(game: Game, offer: Give, back: Give | None) -> Play[bool]:
    """Hand things over, once there is a hand for each heavy one; otherwise everything stays with its owner.

    The slot of what is given away counts, so that two full hands can swap.
    """
    gifts = [offer] if back is None else [offer, back]
    for gift in gifts:
        if not (yield from _has_room(game, gift, gifts)):
            return _declined(game, gift.thing, gift.receiver, gift.giver)
    game.reveal()
    for gift in gifts:
        release(game, gift.giver, gift.thing)
    for gift in gifts:
        _receive(game, gift)
    return True


def _has_room(game: Game, gift: Give, gifts: list[Give]) -> Play[bool]:
    one = game.character(gift.receiver)
    if not is_heavy(gift.thing) or any([other.thing] in one.hands for other in gifts if other.giver == gift.receiver):
        return True
    if not (yield from make_room(game, gift.receiver, gift.thing)):
        return False
    # Whoever dropped what the exchange was about has nothing left to exchange.
    return all(other.thing in tradable(game.character(other.giver)) for other in gifts)


def _receive(game: Game, gift: Give) -> None:
    one = game.character(gift.receiver)
    if is_heavy(gift.thing):
        one.hands.append([gift.thing])
        game.tell(story.HandsOver, who=gift.giver, other=gift.receiver, thing=gift.thing)
    else:
        one.inventory.append(gift.thing)
        game.tell(
            story.HandsOverHidden,
            who=gift.giver,
            other=gift.receiver,
            thing=INVENTORIES.hides(gift.thing, gift.giver, gift.receiver),
            deck=back_colour(gift.thing),
        )
