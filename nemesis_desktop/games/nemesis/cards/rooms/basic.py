"""Rooms with number 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import Aim, AtDeck, AtItem, AtPod, AtRoom, AtWeakness, AtWound, Named
from nemesis_desktop.games.nemesis.cards.common import (
    energy_weapons,
    light_to_heal,
    to_load,
    treat,
    wounds_to_heal,
)
from nemesis_desktop.games.nemesis.cards.switches import SelfDestructSwitch
from nemesis_desktop.games.nemesis.components.items import ARMORY_AMMO, SEARCHED_DECKS
from nemesis_desktop.games.nemesis.effects import Aimed, Plain, Use
from nemesis_desktop.games.nemesis.rules.deeds.combat import check_nest
from nemesis_desktop.games.nemesis.rules.deeds.engines import discover, hidden_weaknesses
from nemesis_desktop.games.nemesis.rules.deeds.noise import noise_roll
from nemesis_desktop.games.nemesis.rules.deeds.search import search
from nemesis_desktop.games.nemesis.rules.harm.contamination import scan_everything
from nemesis_desktop.games.nemesis.rules.harm.intruders import injure, retreat
from nemesis_desktop.games.nemesis.rules.harm.wounds import dress, open_wounds, suffer_light_wound
from nemesis_desktop.games.nemesis.rules.things.belongings import free_hand, load
from nemesis_desktop.games.nemesis.rules.things.markers import remove_fire
from nemesis_desktop.games.nemesis.rules.things.piles import shuffle_all_together
from nemesis_desktop.games.nemesis.rules.things.pods import board, free_pods, launch, launches, pods_here
from nemesis_desktop.games.nemesis.state import LOCKED


class Armory(Aimed[AtItem]):
    """Add 2 ammo to an energy weapon in hand, up to its capacity."""

    def aims(self, use: Use) -> Sequence[AtItem]:
        return to_load(use, energy_weapons(use))

    def missing(self, use: Use) -> str:
        return "fully-loaded" if energy_weapons(use) else "no-energy-weapon"

    def effect(self, use: Use, aim: AtItem) -> None:
        load(use.game, use.me, aim.item, ARMORY_AMMO)


class CommsRoom(Plain):
    """Send the Signal: it belongs to whoever sends it."""

    def effect(self, use: Use) -> None:
        use.user.signal = True
        use.game.tell(story.SignalSent, who=use.me)


class EmergencyRoom(Aimed[Named | AtWound]):
    """Dress all serious wounds, or heal one dressed wound, or heal all light wounds."""

    without: ClassVar[str] = "no-wounds"

    def aims(self, use: Use) -> Sequence[Named | AtWound]:
        dress_all = [Named("dress_all")] if open_wounds(use.game, use.me) else []
        return [*dress_all, *wounds_to_heal(use.game, use.me), *light_to_heal(use.game, use.me)]

    def refused(self, use: Use) -> Sequence[tuple[Aim, str]]:
        dress_all = [] if open_wounds(use.game, use.me) else [(Named("dress_all"), "no-open-wound")]
        light = [] if use.user.light else [(Named("heal_light"), "no-light-wound")]
        return [*dress_all, *light]

    def effect(self, use: Use, aim: Named | AtWound) -> None:
        match aim:
            case Named("dress_all"):
                for card in open_wounds(use.game, use.me):
                    dress(use.game, use.me, card)
            case _:
                treat(use.game, use.me, aim)


class EvacuationSection(Aimed[AtPod]):
    """Try to enter an escape pod: a noise roll, and if no intruder comes a seat; then launch at once or wait."""

    def forbidden(self, use: Use) -> str | None:
        return "intruder-here" if use.game.intruders_in(use.room) else None

    def aims(self, use: Use) -> Sequence[AtPod]:
        return [AtPod(pod.number, "board") for pod in free_pods(use.game, use.room)]

    def missing(self, use: Use) -> str:
        reasons = [reason for _, reason in self.refused(use)]
        return "no-pods-here" if not reasons else "pod-full" if "pod-full" in reasons else "pod-locked"

    def refused(self, use: Use) -> Sequence[tuple[Aim, str]]:
        free = free_pods(use.game, use.room)
        shut = [pod for pod in pods_here(use.game, use.room) if pod not in free]
        return [(AtPod(pod.number, "board"), "pod-locked" if pod.state == LOCKED else "pod-full") for pod in shut]

    def effect(self, use: Use, aim: AtPod) -> Play[None]:
        game, me, pod = use.game, use.me, aim.pod
        if (yield from noise_roll(game, me)) or not game.aboard(me):
            game.tell(story.AttemptFailed, who=me)
            return
        board(game, me, pod)
        ways = [AtPod(pod, "launch"), AtPod(pod, "stay")]
        prompt = Text("ask-pod", who=game.name(me), pod=pod)
        chosen = yield from choose(me, prompt, ways, topic="pod", grave=launches)
        if chosen.option == "launch":
            launch(game, pod)


class FireControlSystem(Aimed[AtRoom]):
    """Put out the fire of any room; every intruder in it retreats, each by its own event card."""

    without: ClassVar[str] = "no-fire-no-intruder"

    def aims(self, use: Use) -> Sequence[AtRoom]:
        infested = {one.room for one in use.game.state.intruders}
        rooms = use.game.state.rooms.items()
        return [AtRoom(slot, "suppress_fire") for slot, room in rooms if room.fire or slot in infested]

    def effect(self, use: Use, aim: AtRoom) -> None:
        game = use.game
        remove_fire(game, aim.slot)
        phosphates = game.knows_weakness("susceptibility_to_phosphates")
        for intruder in game.intruders_in(aim.slot):
            retreat(game, intruder)
            if phosphates:
                injure(game, intruder, 1)


class Generator(SelfDestructSwitch):
    """Start or stop the self-destruct sequence."""


class Laboratory(Aimed[AtWeakness]):
    """Analyse an object lying here or carried by anybody here: its weakness card is turned up. The object stays."""

    without: ClassVar[str] = "no-sample"

    def aims(self, use: Use) -> Sequence[AtWeakness]:
        return [AtWeakness(slot, "analyse") for slot in hidden_weaknesses(use.game, use.room)]

    def refused(self, use: Use) -> Sequence[tuple[Aim, str]]:
        worth_it = hidden_weaknesses(use.game, use.room)
        examination = use.game.nature.examination
        closed = {slot: examination.closed_slot(use.game, slot) for slot in use.game.state.weaknesses}
        shut = [(slot, reason) for slot, reason in closed.items() if reason is not None]
        absent = [(slot, "no-sample") for slot in examination.open_slots(use.game) if slot not in worth_it]
        return [(AtWeakness(slot, "analyse"), reason) for slot, reason in (*shut, *absent)]

    def effect(self, use: Use, aim: AtWeakness) -> None:
        discover(use.game, use.me, aim.slot)


class Nest(Plain):
    """Take an egg into a free hand, then roll for noise."""

    def forbidden(self, use: Use) -> str | None:
        if not use.game.state.eggs:
            return "no-eggs"
        return None if free_hand(use.user) else "no-free-hand"

    def effect(self, use: Use) -> Play[None]:
        game, me = use.game, use.me
        if self.forbidden(use):
            return
        egg = game.state.eggs.pop()
        use.user.hands.append([egg])
        game.tell(story.TakesEgg, who=me, thing=egg, count=len(game.state.eggs))
        check_nest(game)
        yield from noise_roll(game, me)


class Storage(Aimed[AtDeck]):
    """Search any deck; the item counter does not matter and does not change."""

    def aims(self, use: Use) -> Sequence[AtDeck]:
        return [AtDeck(deck, "search") for deck in SEARCHED_DECKS]

    def effect(self, use: Use, aim: AtDeck) -> Play[None]:
        yield from search(use.game, use.me, aim.deck)


class Surgery(Plain):
    """Scan everything, lose every INFECTED card and the larva, suffer a light wound, pass, and shuffle all cards
    together.
    """

    must_pass: ClassVar[bool] = True
    irrevocable: ClassVar[bool] = True

    def effect(self, use: Use) -> Play[None]:
        scan_everything(use.game, use.me)
        yield from suffer_light_wound(use.game, use.me, "surgery")
        shuffle_all_together(use.game, use.me, hand=True)
