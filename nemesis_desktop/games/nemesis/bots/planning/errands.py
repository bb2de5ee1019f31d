"""What a planning crew member may set out for: each aim with the chance of getting through that it promises."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from attrs import evolve, frozen

from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis.bots.planning.reading import Reading
from nemesis_desktop.games.nemesis.bots.planning.ways import ROUND, storms, waiting_risk
from nemesis_desktop.games.nemesis.components.rooms import ROOMS
from nemesis_desktop.games.nemesis.components.tracks import HIBERNATION_FROM, TIME_JUMP

STAUNCHED: Final = 0.3
"""How much likelier one gets through, if a bleeding wound is dressed."""
BANDAGES: Final = 0.4
"""How often a search of the green deck finds something that dresses a wound."""
FREED: Final = 0.3
"""What it is worth to drive the intruders out of the Hibernatorium: everybody else can lie down as well."""
DOUSED: Final = 0.4
"""What it is worth to put out the only fire: the ninth destroys the ship, and the events make many of one."""
FEW_FIRES: Final = 3
"""Of more fires one less makes no difference."""
LAST_DOUSING: Final = 10
"""The last space of the time track on which anybody sets out for it."""
NEARBY: Final = 3
"""So far one goes for it."""
SIGNALLED: Final = 0.15
"""What it is worth to have sent the Signal that one's objective asks for."""
NEXT_DOOR: Final = 1
"""So far anybody goes out of their way for an engine."""
RUN: Final = 2
"""So far whoever is nearest to the engines goes for one, at any time."""
TOUR: Final = 4
"""So far whoever is nearest goes for one at the beginning, while the bag is kind and the ship quiet."""
TOURS_UNTIL: Final = 1
"""The last space of the time track on which such a tour begins."""
WATCH: Final = 0.35
"""What it is worth to be at an engine when a repair comes to hand, for all together."""
WATCH_UNTIL: Final = 4
"""The last space of the time track on which anybody waits for that."""
AWAY: Final = 0.12
"""What each step from the Hibernatorium costs when it opens: of those in it by then most sleep, of others few."""
COMING_HOME: Final = 3
"""So many rounds before it opens one begins to think of that."""
NEAR: Final = 0.016
"""So little better it is to wait a step nearer to the Hibernatorium."""
FAR: Final = 4
"""Nobody walks farther only to wait."""

LAST_SEARCH: Final = 9
"""Nobody sets out later to look for an Evacuation Section."""
SECTION_SOMEWHERE: Final = 0.35
"""How often whoever opens rooms finds a section in time."""

POD_LEAVES: Final = 0.95
"""How often who stands beside a free pod gets away."""
WAKES_UP: Final = 0.95
"""How often who lies down in time sleeps until the jump and is not infected."""
LAST_SLEEP: Final = TIME_JUMP - 2
"""Nobody plans to lie down later."""
CARDS_A_ROUND: Final = 2
"""So many cards one spends in a round and is still not surprised."""
LAST_HOPE: Final = 8
"""Until then one stays awake for whoever may still set the course."""
LIKELY_COURSE: Final = 0.85
"""How often a course is right that somebody is about to set."""


@frozen
class Errand:
    """Something to set out for.

    Attributes:
        name: what it is; ``nemesis-why-<name>`` says it in words.
        slot: the room to be in.
        deed: what is done there: ``room`` (its action), ``repair``, ``enter`` (being there is all) or ``wait``.
        worth: how likely one gets through in the end, if this is what one does first.
        final: it takes whoever does it off the ship, so nothing need be kept for later.
    """

    name: str
    slot: int
    deed: str
    worth: float
    final: bool = False

    def why(self) -> Text:
        """In words."""
        percent = round(100 * max(0.0, min(1.0, self.worth)))
        said = Text(f"nemesis-why-{self.name.replace('_', '-')}")
        return Text("nemesis-why-chance", reason=said, percent=percent)


def spared(now: Reading) -> int:
    """How many people go out of their way for the engines: what is gained is everybody's, the danger is theirs alone.

    None of two, one of three or four, two of five.
    """
    return (len(now.view.crew) - 1) // 2


@frozen(eq=False)
class Planner:
    """Weighs what could be set out for.

    Attributes:
        now: the situation.
        out: the ways from where the person stands.
        bed: the ways from the Hibernatorium, which are those back to it.
        duties: what this person does for everybody.
        thorough: treatment, the Signal and engines on the way are thought of as well.
    """

    now: Reading
    out: Mapping[int, tuple[float, int, int]]
    bed: Mapping[int, tuple[float, int, int]]
    duties: frozenset[str]
    thorough: bool

    @property
    def _hibernatorium(self) -> int:
        return self.now.slot_of("hibernatorium")

    def errands(self) -> Iterator[Errand]:
        """Everything that makes sense now."""
        yield from self._pods()
        yield from self._sleep()
        yield from self._course()
        if self.thorough:
            yield from self._engines()
            yield from self._treatment()
            yield from self._signal()
            yield from self._fire_control()

    def _late(self, steps: int, cards: int) -> bool:
        """Whether there is no time left to go so far, pay so much and still lie down."""
        rounds = (steps + cards) / CARDS_A_ROUND
        return self.now.view.time + rounds > LAST_SLEEP

    def _pods(self) -> Iterator[Errand]:
        now = self.now
        sections = {pod.section for pod in now.free_pods}
        for slot, room in now.rooms.items():
            tile = room.tile or ""
            if (
                not room.explored
                or not tile.startswith("evacuation_section_")
                or tile[-1] not in sections
                or slot not in self.out
            ):
                continue
            risk = self.out[slot][0] + (0.3 * now.encounter_chance(slot) if slot == now.me.room else 0.0)
            if room.malfunction:
                if now.can_repair:
                    yield Errand("pod", slot, "repair", POD_LEAVES - risk - ROUND)
                continue
            yield Errand("pod", slot, "room", POD_LEAVES - risk, final=True)
        found = {
            (room.tile or "")[-1]
            for room in now.rooms.values()
            if room.explored and (room.tile or "")[:-1] == "evacuation_section_"
        }
        if sections - found and now.view.time <= LAST_SEARCH:
            yield from self._search_for_section()

    def _search_for_section(self) -> Iterator[Errand]:
        """The unexplored room nearest by in which a section may lie."""
        now = self.now
        dark = [
            slot
            for slot, room in now.rooms.items()
            if not room.explored and now.board.slots[slot].category in ("1", "evacuation") and slot in self.out
        ]
        if not dark:
            return
        best = min(dark, key=lambda slot: self.out[slot][0])
        chance = 2 / len(dark)
        yield Errand("search_pod", best, "enter", (SECTION_SOMEWHERE + 0.4 * chance) * POD_LEAVES - self.out[best][0])

    def _sleep(self) -> Iterator[Errand]:
        """In the Hibernatorium, as soon as it opens; before that it is where one waits."""
        now, slot = self.now, self._hibernatorium
        if now.view.self_destruct is not None:
            return
        if now.view.time < HIBERNATION_FROM or (slot in now.fears and not storms(now)):
            yield from self._waits(max(1, HIBERNATION_FROM - now.view.time))
            return
        if slot not in self.out:
            return
        worth = self._asleep - self.out[slot][0]
        if now.rooms[slot].malfunction and now.can_repair:
            yield Errand("mend_bed", slot, "repair", worth)
            return
        if now.rooms[slot].malfunction:
            worth *= 0.7
        ready = not now.rooms[slot].malfunction and (not self._course_may_come() or now.view.time > LAST_HOPE)
        yield Errand("sleep", slot, "room" if ready else "wait", worth, final=ready)

    def _waits(self, rounds: int) -> Iterator[Errand]:
        """Somewhere quiet near the Hibernatorium, until it opens: best where nobody else makes noise."""
        now = self.now
        worth = self._asleep
        for slot, (risk, steps, _) in self.out.items():
            back = self.bed.get(slot)
            if steps > FAR or back is None or slot in now.fears or not now.rooms[slot].explored:
                continue
            late = max(0, back[1] + steps - rounds)
            away = AWAY * back[1] * max(0.0, 1 - (rounds - 1) / COMING_HOME) if self.thorough else 0.0
            yield Errand(
                "wait",
                slot,
                "wait",
                worth - risk - back[0] - waiting_risk(now, slot, rounds) - ROUND * late - NEAR * back[1] - away,
            )

    def _treatment(self) -> Iterator[Errand]:
        """Whoever bleeds is dead in some rounds: a working Emergency Room, or a room where bandages may be found."""
        now = self.now
        if not now.bleeds:
            return
        worth = self._asleep
        for slot, (risk, steps, _) in self.out.items():
            room = now.rooms[slot]
            if not room.explored or room.tile is None or steps > FAR:
                continue
            if room.tile == "emergency_room" and not room.malfunction:
                yield Errand("dress", slot, "room", worth + STAUNCHED - risk)
            elif room.items and ROOMS[room.tile].colour in ("green", "white") and now.holds("search"):
                yield Errand("bandage", slot, "search", worth + STAUNCHED * BANDAGES - risk)

    def _signal(self) -> Iterator[Errand]:
        """The Signal, where the objective asks for it and the Comms Room is known and works."""
        now = self.now
        if not now.agenda.signal:
            return
        for slot, (risk, steps, _) in self.out.items():
            room = now.rooms[slot]
            if room.tile == "comms_room" and room.explored and not room.malfunction and slot in self.bed:
                back, more, _ = self.bed[slot]
                if not self._late(steps + more, 2):
                    worth = self._asleep + SIGNALLED
                    yield Errand("signal", slot, "room", worth - risk - back)

    def _fire_control(self) -> Iterator[Errand]:
        """From the Fire Control System whoever is nearest frees the Hibernatorium, or puts out a fire."""
        now, bed = self.now, self._hibernatorium
        if now.view.self_destruct is not None:
            return
        held = bed in now.fears and now.view.time >= HIBERNATION_FROM - 1
        fires = sum(room.fire for room in now.rooms.values())
        burns = 0 < fires <= FEW_FIRES and now.view.time <= LAST_DOUSING
        for slot, (risk, steps, _) in self.out.items():
            room = now.rooms[slot]
            if room.tile != "fire_control_system" or not room.explored or room.malfunction or slot not in self.bed:
                continue
            if now.nearest_to(slot):
                way = risk + self.bed[slot][0]
                if held:
                    yield Errand("free_bed", slot, "room", self._asleep + FREED - way)
                if burns and steps <= NEARBY:
                    yield Errand("douse", slot, "room", self._asleep + DOUSED / fires - way)

    def _course_may_come(self) -> bool:
        """Whether somebody may still set a course that nobody knows yet, if nobody sleeps."""
        now = self.now
        if now.course_odds > 0.5 or now.somebody_sleeps:
            return False
        cockpit = now.slot_of("cockpit")
        pending = any(
            now.view.crew[seat].room == cockpit and now.view.crew[seat].status == "aboard" for seat in now.heard.looked
        )
        return pending or (bool(now.others) and not now.heard.looked)

    @property
    def _asleep(self) -> float:
        """How likely whoever lies down in time wakes up on Earth, or where else they want to be."""
        return self.now.engines_odds * self._course_to_come() * WAKES_UP

    def _course_to_come(self) -> float:
        return max(
            self.now.course_odds, LIKELY_COURSE if self._course_may_come() and self.now.view.time <= LAST_HOPE else 0.0
        )

    def _course(self) -> Iterator[Errand]:
        """One person looks where the course leads, and sets another one if it has to."""
        now, slot = self.now, self.now.slot_of("cockpit")
        if (
            "course" not in self.duties
            or slot not in self.out
            or now.somebody_sleeps
            or now.view.self_destruct is not None
        ):
            return
        broken = now.rooms[slot].malfunction
        if now.course_odds > 0.5 or (broken and not now.can_repair):
            return
        risk, steps, _ = self.out[slot]
        back, more, _ = self.bed.get(slot, (1.0, 99, 0))
        if self._late(steps + more, 4):
            return
        worth = now.engines_odds * WAKES_UP - risk - back
        yield Errand("course", slot, "repair" if broken else "room", worth - ROUND * broken)

    def _engines(self) -> Iterator[Errand]:
        """An engine that is sure to work makes it half again as likely that enough do, for everybody who sleeps.

        Anybody mends one next door; whoever is nearest goes further, or waits at one until a repair comes to hand.
        """
        now = self.now
        if now.view.self_destruct is not None or now.engines_odds > 0.95:
            return
        # A room that is broken is mended first; then another repair would be needed.
        sound = {
            slot: engine
            for slot, engine in now.engine_rooms.items()
            if now.engine_chances[engine - 1] <= 0.8 and not now.rooms[slot].malfunction
        }
        if now.can_repair:
            yield from self._repairs(sound)
        if self._spared and now.view.time <= WATCH_UNTIL:
            yield from self._watches(sound)

    def _repairs(self, rooms: Mapping[int, int]) -> Iterator[Errand]:
        """Mend an engine with what is at hand."""
        far = NEXT_DOOR
        if self._spared:
            far = TOUR if self.now.view.time <= TOURS_UNTIL else RUN
        for slot, engine in rooms.items():
            if slot not in self.out:
                continue
            risk, steps, _ = self.out[slot]
            back, more, _ = self.bed.get(slot, (1.0, 99, 0))
            if steps <= far and not self._late(steps + more, 3):
                worth = self.now.engines_after(engine) * self._course_to_come() * WAKES_UP
                yield Errand("engine", slot, "repair", worth - risk - back)

    def _watches(self, rooms: Mapping[int, int]) -> Iterator[Errand]:
        """Wait at an engine where nobody else does."""
        now = self.now
        for wait in self._waits(max(1, HIBERNATION_FROM - now.view.time)):
            if wait.slot in rooms and (wait.slot == now.me.room or wait.slot not in now.company):
                yield evolve(wait, name="watch", worth=wait.worth + WATCH)

    @property
    def _spared(self) -> bool:
        """Whether this person goes out of their way for an engine: the nearest do, until as many have been mended."""
        return "engines" in self.duties and len(self.now.heard.engines) < spared(self.now)
