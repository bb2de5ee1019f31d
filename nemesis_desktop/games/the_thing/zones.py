"""Who knows what lies where: each kind of place on the table with its audience.

In the cooperative game people hide nothing from each other; only the table hides something from them all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Final

from nemesis_desktop.engine.decision import TABLE, Seat, Team
from nemesis_desktop.engine.zones import EVERYTHING, About, Audience, Place, Zone
from nemesis_desktop.games.the_thing.components.things import back_of
from nemesis_desktop.games.the_thing.components.tracks import GREEN
from nemesis_desktop.games.the_thing.modes import COOP
from nemesis_desktop.games.the_thing.state import ABSORBED, NOBODY, REVEALED, Figure, State


def role_place(number: int) -> str:
    """What the role card of a figure is known by."""
    return f"role-{number}"


def token_place(number: int, side: int) -> str:
    """What an infection token that a figure has laid is known by."""
    return f"token-{number}-{side}"


def revealed(state: State) -> Team:
    """The people who are openly aliens."""
    return frozenset(one.seat for one in state.figures if one.status == REVEALED)


def role_known(state: State, one: Figure) -> bool:
    """Everybody knows this role: the card lies open, an alien is revealed, or a disc on green has proved a human."""
    proved = one.disc == GREEN and one.status != REVEALED and one.status != ABSORBED
    return one.open or one.status == REVEALED or proved or state.ending is not None


def _roles(state: State) -> Iterator[Place]:
    for one in state.figures:
        owner = TABLE if state.mode == COOP else one.seat
        yield Place(state.roles, one.number, owner, role_place(one.number))


def _roles_shown(state: State) -> Collection[About]:
    return {role_place(one.number) for one in state.figures if role_known(state, one)}


def _roles_looked(state: State, seat: Seat) -> Collection[About]:
    return {role_place(other) for one in state.figures if one.seat == seat for other in one.knows_alien}


def _hands(state: State) -> Iterator[Place]:
    return (Place(one.hand, index, one.seat) for one in state.figures for index in range(len(one.hand)))


def _goods(state: State) -> Iterator[Place]:
    return (Place(one.goods, index, one.seat, "good") for one in state.figures for index in range(len(one.goods)))


def _in_coop(state: State) -> Collection[About]:
    return EVERYTHING if state.mode == COOP else ()


def _laid(state: State) -> Iterator[Place]:
    for one in state.figures:
        for side in range(len(one.laid)):
            yield Place(one.laid, side, one.seat, token_place(one.number, side))


def _tokens_seen(state: State, seat: Seat) -> Collection[About]:
    return {place for one in state.figures if one.seat == seat for place in one.seen}


def _looking(state: State) -> Iterator[Place]:
    owner = TABLE if state.looker == NOBODY else state.figures[state.looker].seat
    return (Place(state.looking, index, owner, "looking") for index in range(len(state.looking)))


def _pile(state: State) -> Iterator[Place]:
    pile = state.pile
    for index, giver in enumerate(pile.givers):
        owner = TABLE if giver == NOBODY else state.figures[giver].seat
        yield Place(pile.cards, index, owner, f"pile-{index}")


def _pile_shown(state: State) -> Collection[About]:
    return {f"pile-{index}" for index, up in enumerate(state.pile.up) if up}


def _plan(state: State) -> Iterator[Place]:
    owner = TABLE if state.mode == COOP else revealed(state)  # there the game itself plans
    return (Place(state.plan, index, owner, f"plan-{index}") for index in range(len(state.plan)))


def _offered(state: State) -> Iterator[Place]:
    owner: Team = frozenset(state.figures[who].seat for who in state.traders)
    return (Place(state.offered, index, owner, f"offered-{index}") for index in range(len(state.offered)))


def _stack(cards: Callable[[State], list[str]]) -> Callable[[State], Iterable[Place]]:
    return lambda state: (Place(cards(state), index) for index in range(len(cards(state))))


def _sorted_by_back(state: State, place: Place) -> str:
    return back_of(place.thing)


ROLES: Final = Zone[State](
    "roles", Audience.OWNER, _roles, lambda state, place: "role", shown=_roles_shown, looked=_roles_looked
)
HANDS: Final = Zone[State]("hands", Audience.OWNER, _hands, lambda state, place: "action")
GOODS: Final = Zone[State]("goods", Audience.OWNER, _goods, _sorted_by_back, shown=_in_coop)
LAID: Final = Zone[State]("laid", Audience.OWNER, _laid, lambda state, place: "token", looked=_tokens_seen)
LOOKING: Final = Zone[State]("looking", Audience.OWNER, _looking, shown=_in_coop)
PILE: Final = Zone[State]("pile", Audience.OWNER, _pile, lambda state, place: "action", shown=_pile_shown)
PLAN: Final = Zone[State]("plan", Audience.OWNER, _plan, lambda state, place: "location")
OFFERED: Final = Zone[State]("offered", Audience.OWNER, _offered, _sorted_by_back, shown=_in_coop)


def _nobodys(name: str, sort: str, cards: Callable[[State], list[str]]) -> Zone[State]:
    return Zone(name, Audience.NOBODY, _stack(cards), lambda state, place: sort)


ZONES: Final = (
    ROLES,
    HANDS,
    GOODS,
    LAID,
    LOOKING,
    PILE,
    PLAN,
    OFFERED,
    _nobodys("deck", "action", lambda state: state.deck),
    _nobodys("discard", "action", lambda state: state.discard),
    _nobodys("weapons", "weapon", lambda state: state.weapons),
    _nobodys("items", "item", lambda state: state.items),
    Zone("removed", Audience.NOBODY, _stack(lambda state: state.removed), _sorted_by_back),
    _nobodys("lab_bag", "sample", lambda state: state.lab_bag),
    _nobodys("lab_discard", "sample", lambda state: state.lab_discard),
    _nobodys("dogs_bag", "dog", lambda state: state.dogs_bag),
    _nobodys("locations", "location", lambda state: state.locations),
    _nobodys("coop_box", "role", lambda state: state.coop_box),
)
"""Every place where something lies that not everybody may know."""
