"""The cooperative game: one to three people with six characters against an alien that the game plays.

Rulebook: 1-3 players.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import (
    Assign,
    Avoid,
    Burn,
    Cancel,
    DiceDone,
    DoAction,
    PutInto,
    Reroll,
    RollAgain,
    Stay,
    Stop,
    Turn,
    Turned,
)
from nemesis_desktop.games.the_thing.components.characters import GARRY, NORRIS
from nemesis_desktop.games.the_thing.components.locations import BEDROOM
from nemesis_desktop.games.the_thing.components.things import (
    ACTION_DICE,
    ACTION_DICE_STARVING,
    ACTIVATION,
    AVOIDS,
    BURNS,
    DIE,
    DOG_ALIEN,
    FACES,
    FIRES,
    FLASHLIGHT,
    REPAIR,
    SABOTAGE,
    THREAT,
)
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.rules.rounds.clash import leave_with, meetings
from nemesis_desktop.games.the_thing.rules.rounds.night import close_deck, next_round
from nemesis_desktop.games.the_thing.rules.things.asking import leader_decides, openly
from nemesis_desktop.games.the_thing.rules.things.piles import holds, show
from nemesis_desktop.games.the_thing.rules.things.reveal import reveal
from nemesis_desktop.games.the_thing.rules.things.tracks import move_threat_by, rescue_waits, suspect
from nemesis_desktop.games.the_thing.rules.work.arson import burn, fires
from nemesis_desktop.games.the_thing.rules.work.boarding import EscapeStopped
from nemesis_desktop.games.the_thing.rules.work.boarding import board_rescue as board
from nemesis_desktop.games.the_thing.rules.work.goods import use_at_work, use_on_the_way
from nemesis_desktop.games.the_thing.rules.work.locations import applies, perform
from nemesis_desktop.games.the_thing.rules.work.sabotage import by_card, can_be_sabotaged
from nemesis_desktop.games.the_thing.state import NOBODY, Meeting, Result
from nemesis_desktop.games.the_thing.wording import person_name

# ---------------------------------------------------------------- phase 3: where everybody goes


def place_characters(game: Game) -> Play[None]:
    """From the leader each person places all own characters; one of all may go to the bedroom."""
    for seat in _seats_from_leader(game):
        waiting = [who for who in game.characters if game.seat_of(who) == seat]
        while waiting:
            acts = [PutInto(who, place, game.figure(who).character) for who in waiting for place in _free(game)]
            prompt = Text("thing-ask-place", who=person_name(game.state, seat))
            act = yield from choose(seat, prompt, acts, topic="place", face_up=True)
            waiting.remove(act.who)
            game.figure(act.who).place = act.place
            game.tell(story.Went, who=act.who, place=act.place)
            yield from use_on_the_way(game, act.who)


def _free(game: Game) -> list[str]:
    """Locations with room, and the bedroom for one."""
    free = [place for place in game.open_places if game.has_room(place)]
    return free if game.here(BEDROOM) else [*free, BEDROOM]


def _seats_from_leader(game: Game) -> list[int]:
    count, first = len(game.state.names), game.seat_of(game.state.leader)
    return [(first + step) % count for step in range(count)]


def coop_clashes(game: Game) -> Play[None]:
    """Dogs, and characters who meet: discs move, no token is laid."""
    for meeting in list(meetings(game)):
        game.tell(story.ClashIn, place=meeting.place, count=len(meeting.who) + meeting.dog)
        meeting.stays = list(filter(game.plays, meeting.stays))  # the threat may have turned one meanwhile
        if meeting.dog:
            for who in meeting.stays:
                yield from _meet_dog(game, who)
        else:
            yield from _meet(game, meeting)


def _meet_dog(game: Game, who: int) -> Play[None]:
    """The token is drawn openly; an alien dog turns the character, whatever the card says."""
    token = game.pick("dog", game.state.dogs_bag)
    game.note("dog", who)
    game.tell(story.DogMet, who=who, token=token)
    suspect(game, who)
    if token == DOG_ALIEN:
        yield from turn(game, who)
    else:
        yield from check_threat(game)


def _meet(game: Game, meeting: Meeting) -> Play[None]:
    """Each moves the disc, unless one of them is on green: then only others' company moves that one."""
    for who in list(meeting.stays):
        usable = [Avoid(good) for good in AVOIDS if holds(game, who, good)]
        act = yield from openly(game, who, game.ask("avoid", who), [*usable, Stay()], topic="avoid")
        if isinstance(act, Avoid):
            meeting.stays.remove(who)
            leave_with(game, who, act.good)
    stays = meeting.stays
    if len(stays) < 2:
        game.tell(story.ClashAvoided, place=meeting.place)
        return
    green = [who for who in stays if game.green(who)]
    for who in movers(stays, green):
        suspect(game, who)
    yield from check_threat(game)


def movers(stays: Sequence[int], green: Sequence[int]) -> list[int]:
    """Whose disc moves in a clash: everybody's; next to one on green only that one's; of several on green nobody's."""
    if not green:
        return list(stays)
    return list(green) if len(green) == 1 else []


# ---------------------------------------------------------------- the threat


def _threatened(game: Game) -> list[int]:
    return [who for who in game.characters if game.figure(who).disc >= game.state.threat]


def check_threat(game: Game) -> Play[None]:
    """A disc on the marker's space or right of it turns its character, one at a time; of several the leader says which.

    Each time the marker makes way for the discs still on its space.
    """
    while threatened := _threatened(game):
        acts = [game.of(Turned, who) for who in threatened]
        act = yield from leader_decides(game, game.ask("turned", game.state.leader), acts, topic="turned")
        yield from turn(game, act.whom)


def turn(game: Game, who: int) -> Play[None]:
    """A character is an alien now, whatever its card says; only a test turns the card."""
    game.turn_alien(who)
    reveal(game, who, turned=False)
    yield from check_threat(game)


def threat_closer(game: Game) -> Play[None]:
    """A threat result: the marker moves 1 to the left."""
    move_threat_by(game, -1)
    yield from check_threat(game)


# ---------------------------------------------------------------- phase 4: the alien attacks


def attack(game: Game) -> None:
    """Power for one more than the largest group onto random cards, until it is gone (15.2)."""
    state = game.state
    if not game.revealed or not state.pool:
        return
    places = [*game.open_places, BEDROOM]
    wanted = max(len(game.here(place)) for place in places) + 1
    reserve = state.pool
    while reserve and state.locations:
        place = state.locations.pop(game.pick("attack", range(len(state.locations))))
        state.plan.append(place)
        state.plan_power.append(min(wanted, reserve))
        reserve -= state.plan_power[-1]
    game.tell(story.AlienPlans)


# ---------------------------------------------------------------- phase 5: the dice


def board_the_rescue(game: Game) -> Play[str | None]:
    """The rescue helicopter first; if the alien stops it the round goes on in the rec room."""
    if not rescue_waits(game):
        return None
    try:
        yield from board(game)
    except EscapeStopped:
        return "gather"
    return None


def roll_dice(game: Game) -> Play[str | None]:
    """The leader rolls for one character after another, at least for one."""
    state = game.state
    state.slept = False
    while ready := game.all_standing:
        who = yield from _roll_for(game, ready)
        try:
            yield from _work(game, who)
        except EscapeStopped:
            state.dice, state.assigned = [], NOBODY
            return "gather"
        state.dice, state.assigned = [], NOBODY
        if game.plays(who):
            game.figure(who).lying = True
        if not game.all_standing:
            break
        act = yield from leader_decides(
            game, game.ask("roll-again", state.leader), [RollAgain(), Stop()], topic="roll_again"
        )
        if isinstance(act, Stop):
            break
    return None


def _roll_for(game: Game, ready: Sequence[int]) -> Play[int]:
    """All results go to one character, who in the dark is named before the roll."""
    acts = [game.of(Assign, who) for who in ready]
    prompt = game.ask("assign-dice", game.state.leader)
    if not game.dark:
        _roll(game)
    who = (yield from leader_decides(game, prompt, acts, topic="assign")).whom
    if game.dark:
        _roll(game)
    game.state.assigned = who
    game.tell(story.DiceRolled, who=who, dice=tuple(die.face for die in game.state.dice))
    return who


def _roll(game: Game) -> None:
    count = ACTION_DICE_STARVING if game.state.starving else ACTION_DICE
    game.state.dice = [Result(game.pick("action", DIE)) for _ in range(count)]


def _work(game: Game, who: int) -> Play[None]:
    """Change the dice, then suffer what is bad, or do one thing that is good (15.3)."""
    yield from use_at_work(game, who)
    yield from _change(game, who)
    if not game.plays(who):
        return  # it has been revealed by its own disc: the rest lapses (D47)
    faces = [die.face for die in game.state.dice if not die.cancelled]
    bad = [face for face in faces if face in (SABOTAGE, THREAT)]
    if bad:
        yield from _suffer(game, who, bad)
    else:
        yield from _do_one(game, who, faces)


def _suffer(game: Game, who: int, bad: Sequence[str]) -> Play[None]:
    place = game.figure(who).place
    for face in bad:
        if face == SABOTAGE:
            if can_be_sabotaged(game, place):
                by_card(game, place)
        else:
            yield from threat_closer(game)
            if not game.plays(who):
                return


def _do_one(game: Game, who: int, faces: Sequence[str]) -> Play[None]:
    """One Activation or Repair that a die shows, or such a die spent on arson (D24)."""
    shown = [face for face in (ACTIVATION, REPAIR) if face in faces]
    acts: list[DoAction | Burn | DiceDone] = [DoAction(face) for face in shown if applies(game, who, face)]
    if shown and fires(game) < FIRES:
        acts += [Burn(good) for good in BURNS if holds(game, who, good)]
    acts.append(DiceDone())
    act = yield from openly(game, who, game.ask("do-one", who), acts, topic="do_one")
    match act:
        case DoAction():
            place = game.figure(who).place
            game.tell(story.Assigned, who=who, card=act.action, place=place)
            yield from perform(game, who, act.action)
            yield from use_at_work(game, who)
        case Burn():
            burn(game, who, act.good)


def _change(game: Game, who: int) -> Play[None]:
    """Cancel, turn and roll again, in any order, as long as anybody wants to."""
    rerolled = [0, 0]  # Garry's one, and those by light
    while game.plays(who):
        acts = [*_cancels(game), *_turns(game), *_rerolls(game, who, rerolled)]
        act = yield from openly(game, who, game.ask("dice", who), [*acts, DiceDone()], topic="dice")
        match act:
            case Cancel():
                yield from _cancel(game, who, act.die)
            case Turn():
                _turn(game, act)
            case Reroll():
                _reroll(game, who, act.die, rerolled)
            case _:
                return


def _cancels(game: Game) -> Iterator[Cancel | Turn | Reroll]:
    return (Cancel(number) for number, die in enumerate(game.state.dice) if not die.cancelled)


def _sleeper(game: Game) -> int | None:
    return next((who for who in game.here(BEDROOM) if not game.figure(who).lying), None)


def _turns(game: Game) -> Iterator[Cancel | Turn | Reroll]:
    """The character in the bedroom turns one die to any face, once in a round."""
    if _sleeper(game) is None or game.state.slept:
        return
    for number, die in enumerate(game.state.dice):
        if not die.cancelled:
            yield from (Turn(number, face) for face in FACES if face != die.face)


def _lit(game: Game, who: int) -> bool:
    return game.dark and (game.figure(who).character == NORRIS or holds(game, who, FLASHLIGHT))


def _rerolls(game: Game, who: int, rerolled: Sequence[int]) -> Iterator[Cancel | Turn | Reroll]:
    """Garry one die; with light in the dark up to three, each once."""
    garry = game.figure(who).character == GARRY and not rerolled[0]
    if garry or _lit(game, who):
        yield from (
            Reroll(number) for number, die in enumerate(game.state.dice) if not die.cancelled and not die.rerolled
        )


def _cancel(game: Game, who: int, number: int) -> Play[None]:
    die = game.state.dice[number]
    die.cancelled = True
    game.tell(story.DieCancelled, who=who, card=die.face)
    suspect(game, who)
    yield from check_threat(game)


def _turn(game: Game, act: Turn) -> None:
    sleeper = _sleeper(game)
    assert sleeper is not None
    game.state.dice[act.die].face = act.face
    game.state.slept = True
    game.figure(sleeper).lying = True
    game.tell(story.DieTurned, who=sleeper, card=act.face)


def _reroll(game: Game, who: int, number: int, rerolled: list[int]) -> None:
    die = game.state.dice[number]
    if game.figure(who).character == GARRY and not rerolled[0]:
        rerolled[0] += 1
    elif game.figure(who).character != NORRIS:
        show(game, who, FLASHLIGHT)
    die.face, die.rerolled = game.pick("action", DIE), True
    game.tell(story.DieRerolled, who=who, card=die.face)


# ---------------------------------------------------------------- phase 9


def pass_the_leader(game: Game) -> None:
    """The leader board goes to the next person who has a character."""
    order = _seats_from_leader(game)
    for seat in [*order[1:], order[0]]:
        own = [who for who in game.characters if game.seat_of(who) == seat]
        if own:
            if seat != order[0]:
                game.state.leader = own[0]
                game.tell(story.NewLeader, who=own[0])
            return


def move_threat(game: Game) -> Play[str]:
    """The marker comes closer; away from discs on its space. Then the next round begins."""
    discs = sum(game.figure(who).disc == game.state.threat for who in game.characters)
    move_threat_by(game, discs or -1)
    yield from check_threat(game)
    drawn, game.state.turned_up = game.state.turned_up, []
    close_deck(game, drawn)
    next_round(game)
    return "roll_weather"
