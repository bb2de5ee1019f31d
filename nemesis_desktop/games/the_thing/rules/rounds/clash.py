"""Clashes of characters, and characters alone with a dog: all in one sweep around the table. Rulebook: Clashes.

No clash changes another, so everybody concerned lays down their part in a first visit, clockwise; the last of each
clash goes straight on to look, the others come back in a second visit. Everybody has laid before anybody looks, and who
is asked when depends on seats and public facts alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from nemesis_desktop.engine.decision import Act
from nemesis_desktop.engine.flow import Play
from nemesis_desktop.games.the_thing import story
from nemesis_desktop.games.the_thing.acts import SIDES, Avoid, Lay, LookAt, NextClash, Seen, Side, Stay
from nemesis_desktop.games.the_thing.components.characters import CLARK
from nemesis_desktop.games.the_thing.components.locations import KENNEL
from nemesis_desktop.games.the_thing.components.things import ALIEN, AVOIDS, DOG_ALIEN, FIREARM, HUMAN
from nemesis_desktop.games.the_thing.game import Game
from nemesis_desktop.games.the_thing.modes import TAME_KENNEL
from nemesis_desktop.games.the_thing.rules.things.asking import leader_decides, privately
from nemesis_desktop.games.the_thing.rules.things.piles import holds, look_at, look_away, pay_with, show
from nemesis_desktop.games.the_thing.rules.things.roles import LOOK_CLICKS, infect, learn, place_role
from nemesis_desktop.games.the_thing.rules.things.tracks import suspect
from nemesis_desktop.games.the_thing.rules.things.verdict import check_infected
from nemesis_desktop.games.the_thing.state import NOBODY, Meeting
from nemesis_desktop.games.the_thing.zones import LAID, LOOKING, ROLES, token_place

AVOID_CLICKS = 2
LAY_CLICKS = 3
WHOM_CLICKS = 2


# ---------------------------------------------------------------- who meets where


def catch_dog(game: Game, place: str) -> None:
    """The dog goes to the kennel, and the kennel card into the deck; a tame kennel has no card."""
    state = game.state
    game.spot(place).dog = False
    state.kennel_dogs += 1
    game.tell(story.DogCaught, place=place)
    if TAME_KENNEL not in state.variants and state.kennel_card_out:
        state.kennel_card_out = False
        state.locations.append(KENNEL)
        game.shuffle("locations", state.locations)


def meetings(game: Game) -> Iterator[Meeting]:
    """Every clash of this round. Where the alien was nobody meets anybody else (D7); two proved human have none."""
    for place in game.open_places:
        if place in game.state.met_alien:
            continue
        people = [who for who in game.in_order() if who in game.standing(place)]
        dog = game.spot(place).dog
        if len(people) > 1:
            if dog:
                catch_dog(game, place)
            if game.coop or not all(map(game.green, people)):
                yield Meeting(place, people, stays=list(people))
        elif people and dog and game.figure(people[0]).character != CLARK:
            yield Meeting(place, people, dog=True, stays=list(people))


def call_clashes(game: Game) -> Play[None]:
    """See who meets where; of several clashes the leader names the order before everybody."""
    found = list(meetings(game))
    ordered: list[Meeting] = []
    while found:
        acts = [NextClash(one.place) for one in found]
        act = yield from leader_decides(game, game.ask("order", game.state.leader), acts, topic="order")
        ordered.append(next(one for one in found if one.place == act.place))
        found.remove(ordered[-1])
    game.state.meetings = ordered
    for one in ordered:
        game.tell(story.ClashIn, place=one.place, count=len(one.who) + one.dog)


# ---------------------------------------------------------------- the sweep


def _participants(game: Game) -> list[tuple[int, Meeting]]:
    """Everybody concerned, clockwise from the leader, each with their clash."""
    where = {who: one for one in game.state.meetings for who in one.who}
    return [(who, where[who]) for who in game.in_order() if who in where]


def sweep_first(game: Game) -> Play[None]:
    """Each in turn: leave or stay, lay, say whom to look at. The last of a clash looks at once."""
    for who, meeting in _participants(game):
        if not meeting.dog:
            yield from _commit(game, meeting, who)
        if who == meeting.who[-1]:
            yield from _look(game, meeting, who)


def sweep_second(game: Game) -> Play[None]:
    """Each who has not looked yet does so."""
    for who, meeting in _participants(game):
        if who not in meeting.done:
            yield from _look(game, meeting, who)


def _commit(game: Game, meeting: Meeting, who: int) -> Play[None]:
    weapon = yield from _leave_or_stay(game, who)
    yield from _lay(game, who)
    yield from _say_whom(game, meeting, who)
    if weapon is not None:
        meeting.stays.remove(who)
        meeting.avoided[who] = weapon


def _leave_or_stay(game: Game, who: int) -> Play[str | None]:
    """A weapon lets its holder leave; everybody is asked about every weapon (D23)."""
    inert: dict[Act, Avoid | Stay] = {Avoid(good): Stay() for good in AVOIDS if not holds(game, who, good)}
    acts: list[Avoid | Stay] = [*map(Avoid, AVOIDS), Stay()]
    act = yield from privately(game, who, game.ask("avoid", who), acts, topic="avoid", ritual=AVOID_CLICKS, inert=inert)
    return act.good if isinstance(act, Avoid) else None


def _lay(game: Game, who: int) -> Play[None]:
    """Two of three tokens: a human's are Human and Human, whatever is clicked; somebody on green lays nothing."""
    plain = Lay(HUMAN, HUMAN)
    choices = [plain, Lay(HUMAN, ALIEN), Lay(ALIEN, HUMAN)]
    inert: dict[Act, Lay] = dict.fromkeys(choices[1:], plain) if game.human(who) else {}
    message = "lay-nothing" if game.green(who) else "lay"
    act = yield from privately(game, who, game.ask(message, who), choices, topic="lay", ritual=LAY_CLICKS, inert=inert)
    if not game.green(who):
        game.figure(who).laid = [act.left, act.right]


def _say_whom(game: Game, meeting: Meeting, who: int) -> Play[None]:
    """The first choice, and the second in case that one leaves; those on green have laid nothing to look at."""
    others = [other for other in meeting.who if other != who and not game.green(other)]
    wishes = [[*others, NOBODY, NOBODY][:2]]
    if len(others) == 2:
        wishes.append(others[::-1])
    acts = [LookAt(first, second, _called(game, first), _called(game, second)) for first, second in wishes]
    act = yield from privately(
        game, who, game.ask("whom", who), acts, topic="whom", ritual=WHOM_CLICKS, barrier="sealed"
    )
    meeting.wants[who] = [act.first, act.second]


def _called(game: Game, who: int) -> str:
    return game.figure(who).character if who != NOBODY else ""


def _look(game: Game, meeting: Meeting, who: int) -> Play[None]:
    """Choose a side, see the token, place the role: with nobody to look at all the same."""
    whom = None if meeting.dog else target(meeting, who)
    acts = [Side(side, NOBODY if whom is None else whom) for side in SIDES]
    act = yield from privately(game, who, game.ask("side", who), acts, topic="side", ritual=LOOK_CLICKS)
    if meeting.dog:
        _see_dog(game, meeting, who)
    else:
        _see_token(game, meeting, who, SIDES.index(act.side))
    meeting.done.append(who)
    game.barrier = "reveal"
    _, of, place = next((look for look in meeting.looks if look[0] == who), (who, NOBODY, SIDES.index(act.side)))
    yield from place_role(game, who, Seen(of, SIDES[place]))
    look_away(game)


def _see_dog(game: Game, meeting: Meeting, who: int) -> None:
    token = game.pick("dog", game.state.dogs_bag)
    look_at(game, who, [token])
    game.tell(story.DogMet, who=who, token=LOOKING.hides(token, game.seat_of(who)))
    if token == DOG_ALIEN:
        infect(game, who, NOBODY, game.state.meetings.index(meeting))


def _see_token(game: Game, meeting: Meeting, who: int, side: int) -> None:
    """Of one person's two tokens two people see different ones (D10)."""
    whom = target(meeting, who)
    if whom is None:
        return
    if any(looked[1:] == [whom, side] for looked in meeting.looks):
        side = 1 - side
    meeting.looks.append([who, whom, side])
    token = game.figure(whom).laid[side]
    look_at(game, who, [token])
    game.figure(who).seen.append(token_place(whom, side))
    if token == ALIEN:
        learn(game, who, whom)
        infect(game, who, whom, game.state.meetings.index(meeting))


def target(meeting: Meeting, who: int) -> int | None:
    """Whom somebody looks at: the first wish who has not left; nobody, where the clash is over or all are proved."""
    if who not in meeting.stays or len(meeting.stays) < 2:
        return None
    return next((whom for whom in meeting.wants[who] if whom in meeting.stays), None)


# ---------------------------------------------------------------- what everybody learns


def settle_clashes(game: Game) -> None:
    """After the last visit: weapons are shown, discs move, tokens go back; then it is seen whether a human is left."""
    for meeting in game.state.meetings:
        _settle(game, meeting)
    for one in game.state.figures:
        one.laid, one.seen = [], []
    if game.state.meetings:
        game.state.meetings = []
        game.barrier = "sealed"
        check_infected(game)


def _settle(game: Game, meeting: Meeting) -> None:
    if meeting.dog:
        who = meeting.who[0]
        game.note("dog", who)
        suspect(game, who)
        _tell_role(game, who)
        return
    for who in meeting.who:
        if who in meeting.avoided:
            leave_with(game, who, meeting.avoided[who])
    if len(meeting.stays) < 2:
        game.tell(story.ClashAvoided, place=meeting.place)
        return
    for who in meeting.stays:
        laid = game.figure(who).laid
        if not laid:
            game.tell(story.LaysNothing, who=who)
            continue
        left, right = (LAID.hides(token, game.seat_of(who)) for token in laid)
        game.tell(story.TokensLaid, who=who, left=left, right=right)
    for who, whom, side in meeting.looks:
        token = game.figure(whom).laid[side]
        seen = LOOKING.hides(token, game.seat_of(who))
        game.tell(story.TokenSeen, who=who, whom=whom, side=SIDES[side], token=seen)
        if token == ALIEN:
            learn(game, whom, who)
    for who, whom, _ in meeting.looks:
        game.note("looked", who, whom)
        suspect(game, who)
        _tell_role(game, who)


def _tell_role(game: Game, who: int) -> None:
    game.tell(story.RolePlaced, who=who, role=ROLES.hides(game.state.roles[who], game.seat_of(who)))


def leave_with(game: Game, who: int, weapon: str) -> None:
    """Leave a clash: a firearm stays and lies open, a melee weapon is gone, a flamethrower has one canister less."""
    game.note("left", who)
    game.tell(story.ClashLeft, who=who, good=weapon)
    if weapon == FIREARM:
        show(game, who, weapon)
    else:
        pay_with(game, who, weapon)
