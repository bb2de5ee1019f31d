"""What a planning crew member makes of the table: the public log, the engines and the course, how far everything is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from attrs import Factory, define, evolve, field, frozen

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.events import Told
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.bots.judging.agenda import agenda_of, likeliest
from nemesis_desktop.games.nemesis.bots.judging.fight_odds import DIE_NUMBER, encounter_harm
from nemesis_desktop.games.nemesis.bots.judging.judgement import Situation
from nemesis_desktop.games.nemesis.bots.judging.way_home import SEEN, UNSEEN, enough
from nemesis_desktop.games.nemesis.components.tokens import ENGINES, SWAPPED
from nemesis_desktop.games.nemesis.view import CrewView, View

UNSURPRISED = 5
"""With so many cards in hand no token surprises anybody."""

TRUST = {True: 1.0, False: 0.9}
"""How far the work of others is trusted: in a group that wins together, and where everybody has aims of their own."""


LEFT_AS_IT_WAS = 0.4
"""How likely the course is right that somebody has looked at and left: content with it, or driven away."""


@define
class Hearsay:
    """What everybody could hear: who has looked at what, and what was done with it afterwards.

    Attributes:
        looked: who has looked at the coordinates, and whether that person has set the destination since.
        engines: the engines that somebody has laid in order.
        states: what engines were seen to be, by oneself or by mates who said so.
        coordinates: the card, if oneself or a mate has seen it.
    """

    looked: dict[Seat, bool] = Factory(dict)
    engines: set[int] = Factory(set)
    states: dict[int, str] = Factory(dict)
    coordinates: str | None = None

    def hear(self, events: Iterable[Told]) -> None:
        """Note what the log tells of engines and of the course."""
        for told in events:
            match told.event:
                case story.LookedAtCoordinates() as look:
                    self.looked.setdefault(look.who, False)
                    if isinstance(look.coordinates, str):
                        self.coordinates = look.coordinates
                case story.LookedAtEngine(state=str(state)) as look:
                    self.states[look.engine] = state
                case story.DestinationSet() as course:
                    # Whoever sets it without a look of their own undoes what is known; nobody sensible does.
                    self.looked = {course.who: course.who in self.looked}
                case story.EngineOrder() as order:
                    self.engines.add(order.engine)
                    self._lies_otherwise(order)

    def _lies_otherwise(self, order: story.EngineOrder) -> None:
        """Everybody hears whether the order has changed; whoever knew the state knows the new one."""
        if isinstance(order.state, str):
            self.states[order.engine] = order.state
        elif order.changed and order.engine in self.states:
            self.states[order.engine] = SWAPPED[self.states[order.engine]]

    def told(self, view: View) -> View:
        """A view with what mates have said, in a group that wins as one: one look is enough for all."""
        if not view.shared_objectives:
            return view
        engines = tuple(
            self.states.get(engine) if seen is None else seen
            for engine, seen in zip(ENGINES, view.engines, strict=True)
        )
        return evolve(view, engines=engines, coordinates=view.coordinates or self.coordinates)


@frozen(eq=False)
class Reading(Situation):
    """A situation with what has been heard.

    Attributes:
        heard: what the public log has told.
    """

    heard: Hearsay = field(factory=Hearsay)

    @classmethod
    def after(cls, view: View, seat: Seat, heard: Hearsay) -> Reading:
        """The situation of a seat that has heard this much."""
        view, mine = heard.told(view), view.mine
        assert mine is not None, "a seat sees its own hand"
        me = view.crew[seat]
        agenda = agenda_of(view, me, view.shared_objectives or likeliest(view, me, mine.objectives))
        noisy = frozenset(corridor.id for corridor in view.corridors if corridor.noise)
        return cls(view, me, mine, {room.slot: room for room in view.rooms}, noisy, agenda, heard=heard)

    # ---------------------------------------------------------------- people

    @cached_property
    def together(self) -> bool:
        """Whether the group wins or loses as one."""
        return bool(self.view.shared_objectives)

    @cached_property
    def others(self) -> list[CrewView]:
        """Everybody else who still acts on board."""
        return [one for one in self.view.crew if one is not self.me and one.status == "aboard"]

    @cached_property
    def somebody_sleeps(self) -> bool:
        """Whether the destination cannot be set any more."""
        return any(one.status == "hibernating" for one in self.view.crew)

    # ---------------------------------------------------------------- engines and course

    @cached_property
    def engine_rooms(self) -> dict[int, int]:
        """The engine of each Engine Room, by its slot."""
        return {self.slot_of(f"engine_room_{engine}"): engine for engine in ENGINES}

    @cached_property
    def engine_chances(self) -> tuple[float, ...]:
        """How likely each engine works: what this seat has seen, what others have laid in order, or a coin."""
        trust = TRUST[self.together]
        return tuple(
            SEEN[state] if state else trust if engine in self.heard.engines else UNSEEN
            for engine, state in zip(ENGINES, self.view.engines, strict=True)
        )

    @cached_property
    def engines_odds(self) -> float:
        """How likely enough engines work."""
        return enough(self.engine_chances)

    def engines_after(self, engine: int) -> float:
        """The same, once this engine has been mended."""
        return enough(
            tuple(1.0 if one == engine else chance for one, chance in zip(ENGINES, self.engine_chances, strict=True))
        )

    @cached_property
    def course_odds(self) -> float:
        """How likely the ship flies to where one wakes up, by what is known and what others have done."""
        if self.view.coordinates is not None:
            return self.way_home.course_holds
        cockpit = self.slot_of("cockpit")
        others = {seat: has_set for seat, has_set in self.heard.looked.items() if seat != self.me.seat}
        if any(others.values()):
            return max(self.way_home.course_holds, TRUST[self.together])
        left = any(self.view.crew[seat].room != cockpit for seat in others)
        return max(self.way_home.course_holds, LEFT_AS_IT_WAS) if left else self.way_home.course_holds

    # ---------------------------------------------------------------- noise

    def rolls_in(self, slot: int) -> bool:
        """Whether stepping into a room brings a noise roll: not where somebody is, nor an intruder. Rulebook: Noise."""
        return slot not in self.company and slot not in self.fears

    def encounter_chance(self, slot: int) -> float:
        """How likely a noise roll in a room brings an encounter."""
        return self._encounter_chances[slot]

    @cached_property
    def _encounter_chances(self) -> dict[int, float]:
        return {
            slot: DIE_NUMBER * sum(space in self.noisy for space in spaces.values())
            for slot, spaces in self.board.by_number.items()
        }

    def roll_harm(self, slot: int, hand: int) -> float:
        """What surprise a noise roll in a room brings on average, in light wounds, with so many cards in hand."""
        chance = self.encounter_chance(slot)
        if not chance:
            return 0.0
        bag, wounds = tuple(self.view.bag.items()), len(self.me.wounds)
        return chance * (encounter_harm(bag, max(0, hand), wounds) - encounter_harm(bag, UNSURPRISED, wounds))

    @cached_property
    def bag_rolls(self) -> float:
        """How likely the token of the event phase makes everybody roll for noise."""
        tokens = sum(self.view.bag.values())
        return sum(self.view.bag.get(kind, 0) for kind in ("adult", "breeder")) / tokens if tokens else 0.0
