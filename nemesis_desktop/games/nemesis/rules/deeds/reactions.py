"""Interruption and the counter-Interruption. Rulebook: Player phase, step 3; the card itself."""

from __future__ import annotations

from collections.abc import Sequence

from nemesis_desktop.engine.decision import Act, Seat
from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import No, PlayCard
from nemesis_desktop.games.nemesis.effects import Aims
from nemesis_desktop.games.nemesis.foresight.declaring import declared_act
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.moments import could_hold, held_card, who_reacts
from nemesis_desktop.games.nemesis.rules.things.piles import discard_from_hand
from nemesis_desktop.games.nemesis.state import ABOARD


def interrupted(game: Game, actor: Seat, act: Act, aims: Aims = ()) -> Play[bool]:
    """After an action is declared and paid, another player in the room may cancel it; who has passed may too.

    The table is told which action it is and what it is aimed at (``aims``), as far as that is public.
    """
    crew = game.state.crew
    room = crew[actor].room
    company = [one.seat for one in crew if one.room == room and one.seat != actor and one.status == ABOARD and one.hand]
    if not company:
        return False
    could = [seat for seat in company if could_hold(game, seat, "interruption")]
    if not could:
        return False
    what = declared_act(game.state, act, aims)
    return (yield from _cancelled(game, actor, could, Text("ask-interrupt", who=game.name(actor), what=what)))


def _cancelled(game: Game, actor: Seat, could: Sequence[Seat], question: Text) -> Play[bool]:
    """Put the moment to whoever could hold the card; the first Interruption that stands cancels."""
    if not could:
        return False

    def holds(seat: Seat) -> bool:
        return held_card(game, seat, "interruption") is not None

    for seat in (yield from who_reacts(game, could, question, "interruption", holds)):
        if (yield from _interrupts(game, seat)):
            everybody = [other.seat for other in game.state.crew if other.seat != seat and game.active(other.seat)]
            # The second option of the card names no room.
            counter = [other for other in everybody if could_hold(game, other, "interruption")]
            question = Text("ask-counter-interrupt", who=game.name(seat))
            if not (yield from _cancelled(game, seat, counter, question)):
                game.tell(story.Interrupted, who=seat, other=actor)
                return True
            game.tell(story.InterruptionCancelled, who=seat)
    return False


def _interrupts(game: Game, seat: Seat) -> Play[bool]:
    """On the private screen: show the card or not. Whoever claimed without one sees the same screen."""
    card = held_card(game, seat, "interruption")
    acts: list[PlayCard | No] = [No()] if card is None else [PlayCard(card), No()]
    prompt = Text("ask-which-reaction", who=game.name(seat))
    chosen = yield from choose(seat, prompt, acts, topic="reaction", secret=True)
    if isinstance(chosen, No):
        return False
    discard_from_hand(game, seat, chosen.card)
    game.tell(story.Reacts, who=seat, card=chosen.card)
    return True
