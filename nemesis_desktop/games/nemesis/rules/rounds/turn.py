"""The player phase: drawing, the first player, turns, passing, the airlock. Rulebook: Player phase."""

from __future__ import annotations

from functools import cache

from nemesis_desktop.engine.decision import Refusal, Seat
from nemesis_desktop.engine.flow import Play, choose, choose_some, play
from nemesis_desktop.engine.text import Argument, Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import Drop, Pass, Pay, Rush
from nemesis_desktop.games.nemesis.aims import AtPod
from nemesis_desktop.games.nemesis.components.characters import HAND_SIZE
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.deeds.actions import is_grave, perform, unasked
from nemesis_desktop.games.nemesis.rules.deeds.survey import action_cost, refusals, survey
from nemesis_desktop.games.nemesis.rules.harm.intruders import kill_together
from nemesis_desktop.games.nemesis.rules.harm.wounds import at_once, die, suffer_light_wound
from nemesis_desktop.games.nemesis.rules.things.belongings import drop, has_wound, held, objects_here, release
from nemesis_desktop.games.nemesis.rules.things.markers import remove_fire
from nemesis_desktop.games.nemesis.rules.things.piles import discard_from_hand, draw_action_cards
from nemesis_desktop.games.nemesis.rules.things.pods import launch, launches, leave
from nemesis_desktop.games.nemesis.state import ABOARD, DEAD, UNLOCKED, WAITING, Turn

# Of each card once, like the acts of a turn.
_pay = cache(Pay)

ACTIONS_PER_TURN = 2


def begin_round(game: Game) -> None:
    """A new round: everybody may act again."""
    game.state.round += 1
    game.state.skip_attacks = False
    for one in game.state.crew:
        one.passed = one.waited = False
    for intruder in game.state.intruders:
        intruder.calm = False
    game.tell(story.Round, number=game.state.round)


def revive_crew(game: Game) -> None:
    """Whose corpse lies, or is carried, in a working Emergency Room without intruders comes back there.

    Light wounds are healed, serious ones dressed. Rulebook: Fully cooperative mode.
    """
    ward = game.ship.explored("emergency_room") if game.mode.revival else None
    if ward is None or ward.malfunction or game.intruders_in(ward.slot):
        return
    for one in game.state.crew:
        corpse = f"corpse_{one.seat}"
        if one.status == DEAD and corpse in objects_here(game, ward.slot) and game.nature.revivable(game, one):
            _take_away(game, ward.slot, corpse)
            game.nature.revives(game, one.seat)
            one.status, one.cause, one.room, one.light = ABOARD, None, ward.slot, 0
            for wound in one.wounds:
                wound.dressed = True
            game.tell(story.Revived, who=one.seat, room=ward.slot)


def _take_away(game: Game, slot: int, thing: str) -> None:
    """Take an object off the floor or out of somebody's hands."""
    if thing in game.room(slot).objects:
        game.room(slot).objects.remove(thing)
        return
    carrier = next(seat for seat in game.people_in(slot) if thing in held(game.character(seat)))
    release(game, carrier, thing)


def hand_limit(game: Game, seat: Seat) -> int:
    """Five cards; four with an undressed Body wound; one more in the working, quiet Cabins."""
    one = game.character(seat)
    limit = HAND_SIZE - 1 if has_wound(one, "body") else HAND_SIZE
    in_cabins = game.aboard(seat) and game.room(one.room).tile == "cabins" and game.ship.works(one.room)
    return limit + 1 if in_cabins and not game.intruders_in(one.room) else limit


def draw_cards(game: Game) -> None:
    """Everybody draws up to the limit; who holds more keeps it."""
    for seat in game.in_order():
        if game.active(seat):
            draw_action_cards(game, seat, hand_limit(game, seat) - len(game.character(seat).hand))


def pass_first_player(game: Game) -> None:
    """The first-player token goes to the left, not in the first round. Who takes no further part is left out."""
    if game.state.round > 1:
        order = game.in_order()
        game.state.first_player = next((seat for seat in order[1:] if game.active(seat)), order[0])
        game.tell(story.FirstPlayer, who=game.state.first_player)
    game.state.turn = Turn(game.state.first_player)


def start_turn(game: Game) -> Play[str | None]:
    """The next person who has not passed; who waits in a pod decides first whether to launch, step out or stay."""
    seat = game.state.turn.seat
    one = game.character(seat)
    if one.passed or not game.plays(seat):
        return "next_turn"
    game.tell(story.Turn, who=seat)
    if seat == game.state.intruder_player:
        return "intruder_turn"
    if one.status == WAITING and not one.waited:
        one.waited = True
        yield from _wait_or_go(game, seat)
        if not game.active(seat):
            return "next_turn"
        if one.status == WAITING:
            yield from pass_phase(game, seat)
            return "end_turn"
    return None


def _wait_or_go(game: Game, seat: Seat) -> Play[None]:
    """At the start of the first turn of a player phase: launch, step out, or stay and pass."""
    pod = game.pod(game.character(seat).pod)
    acts = [AtPod(pod.number, "launch")] if pod.state == UNLOCKED else []
    acts += [AtPod(pod.number, "step-out"), AtPod(pod.number, "stay")]
    locked = pod.state != UNLOCKED
    prompt = Text("ask-pod-locked" if locked else "ask-pod", who=game.name(seat), pod=pod.number)
    shut = [Refusal((), Text("reason-pod-locked"), AtPod(pod.number, "launch").text())] if locked else []
    chosen = yield from choose(seat, prompt, acts, topic="pod", refusals=lambda: shut, grave=launches)
    if chosen.option == "launch":
        launch(game, pod.number)
    elif chosen.option == "step-out":
        leave(game, seat)


def take_action(game: Game) -> Play[str | None]:
    """One action of the turn, or a pass; dropping things is free."""
    turn = game.state.turn
    seat = turn.seat
    if not game.aboard(seat):
        # Dead, asleep, gone, or waiting in a pod just boarded: waiting means passing for the round.
        if game.character(seat).status == WAITING:
            yield from pass_phase(game, seat)
        return "end_turn"
    if game.character(seat).passed:
        return "end_turn"  # The Orbital Maneuvering System made everybody pass.
    if turn.must_pass:
        yield from pass_phase(game, seat)
        return "end_turn"
    acts = survey(game, seat)
    prompt = _turn_question(turn, game.name(seat))
    # An empty hand passes by itself; a hand of contamination cards is asked, or it would give itself away.
    always = bool(game.character(seat).hand)
    act = yield from choose(
        seat,
        prompt,
        acts,
        topic="turn",
        always=always,
        refusals=lambda: refusals(game, seat),
        cost=lambda act: action_cost(game, seat, act),
        leads=lambda act: unasked(game, seat, act)[0],
        grave=lambda act: is_grave(game, seat, act),
    )
    if isinstance(act, Pass):
        yield from pass_phase(game, seat)
        return "end_turn"
    if isinstance(act, Drop):
        drop(game, seat, act.thing)
        return "take_action"
    if isinstance(act, Rush):
        turn.rushed = True
        game.tell(story.Rushes, who=seat)
        yield from suffer_light_wound(game, seat, "rush")
        return "take_action"
    yield from perform(game, seat, act)
    turn.taken += 1
    again = (
        turn.taken < allowed_actions(turn) or turn.unlimited or turn.must_pass or game.character(seat).status == WAITING
    )
    return "take_action" if again else "end_turn"


def allowed_actions(turn: Turn) -> int:
    """How many actions the turn has."""
    return ACTIONS_PER_TURN + turn.extra + (1 if turn.rushed else 0)


def _turn_question(turn: Turn, who: Argument) -> Text:
    """The open question of a turn: which action it is, and of how many."""
    if turn.unlimited:
        return Text("ask-turn-unlimited", who=who)
    allowed = allowed_actions(turn)
    if allowed > ACTIONS_PER_TURN:
        return Text("ask-turn-more", who=who, number=turn.taken + 1, count=allowed)
    return Text("ask-turn", who=who, number=turn.taken + 1)


def pass_phase(game: Game, seat: Seat) -> Play[None]:
    """Pass: discard any cards, contamination included; with an undressed Bleeding wound suffer a light wound."""
    one = game.character(seat)
    one.passed = True
    game.tell(story.Passes, who=seat)
    cards = [_pay(card) for card in one.hand]
    prompt = Text("ask-discard-on-pass", who=game.name(seat))
    for card in (yield from choose_some(seat, prompt, cards, 0, len(cards), topic="pass")):
        discard_from_hand(game, seat, card.card)
    if has_wound(one, "bleeding"):
        yield from suffer_light_wound(game, seat, "bleeding")


def end_turn(game: Game) -> Play[str]:
    """Whoever ends a turn in a burning room suffers a light wound."""
    seat = game.state.turn.seat
    if game.aboard(seat) and game.room(game.place_of(seat)).fire:
        yield from suffer_light_wound(game, seat, "fire")
    yield from play(game.nature.turn_ends(game, seat))
    return "next_turn"


def next_turn(game: Game) -> str | None:
    """On to the next person in clockwise order who may still act; when all have passed the phase is over."""
    count = len(game.state.crew)
    for step in range(1, count + 1):
        seat = (game.state.turn.seat + step) % count
        if game.plays(seat) and not game.character(seat).passed:
            game.state.turn = Turn(seat)
            return "start_turn"
    return None


def close_player_phase(game: Game) -> None:
    """All have passed: a room whose doors stayed closed loses its air, and everybody and everything living in it
    dies.
    """
    slot = game.state.decompression
    if slot is None:
        return
    game.state.decompression = None
    game.tell(story.Decompressed, room=slot)
    # Intruders first: if the last person dies here too, the game ends with them dead.
    kill_together(game, game.intruders_in(slot))
    remove_fire(game, slot)
    with at_once(game):
        for seat in game.people_in(slot):
            die(game, seat, "decompression")
