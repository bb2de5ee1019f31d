"""Escape pods: unlocking, waiting, launching, being driven out. Rulebook: Escape pods."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Act, Seat
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.aims import Aim
from nemesis_desktop.games.nemesis.components.tokens import POD_SEATS
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.rules.things.doom import end_if_nobody_acts
from nemesis_desktop.games.nemesis.state import ABOARD, LAUNCHED, LOCKED, REMOVED, UNLOCKED, WAITING, Pod

SECTIONS = {"evacuation_section_a": "a", "evacuation_section_b": "b"}


def section_of(game: Game, slot: int) -> str | None:
    """The pod section (``a`` or ``b``) that this room is the Evacuation Section of."""
    return SECTIONS.get(game.room(slot).tile)


def pods_here(game: Game, slot: int) -> list[Pod]:
    """Pods of this Evacuation Section that are still in place."""
    section = section_of(game, slot)
    return [pod for pod in game.state.pods if pod.section == section and pod.state in (LOCKED, UNLOCKED)]


def standing_pods(game: Game) -> list[Pod]:
    """All pods still on the board."""
    return [pod for pod in game.state.pods if pod.state in (LOCKED, UNLOCKED)]


def free_pods(game: Game, slot: int) -> list[Pod]:
    """Unlocked pods of this section with a free seat."""
    return [pod for pod in pods_here(game, slot) if pod.state == UNLOCKED and len(game.waiting_in(pod)) < POD_SEATS]


def unlock_all(game: Game) -> None:
    """Every pod becomes unlocked; pods may be locked again later."""
    shut = [pod for pod in game.state.pods if pod.state == LOCKED]
    for pod in shut:
        pod.state = UNLOCKED
    if shut:
        game.tell(story.PodsUnlocked)


def launches(act: Act) -> bool:
    """Whether an answer launches a pod: whoever sits in it is out of the game, and nobody else can use it any more."""
    return isinstance(act, Aim) and act.option == "launch"


def locks_somebody_in(game: Game, number: int) -> bool:
    """Whether turning this pod over locks somebody in who could have launched it."""
    pod = game.pod(number)
    return pod.state == UNLOCKED and bool(game.waiting_in(pod))


def turn_over(game: Game, number: int) -> None:
    """Turn a pod token to its other side."""
    pod = game.pod(number)
    pod.state = UNLOCKED if pod.state == LOCKED else LOCKED
    game.tell(story.PodTurned, pod=number, state_=pod.state)
    if pod.state == LOCKED:
        for seat in game.waiting_in(pod):
            game.tell(story.LockedIn, who=seat, pod=number)


def board(game: Game, seat: Seat, number: int) -> None:
    """Put a character on a free seat of a pod."""
    one = game.character(seat)
    one.status, one.pod = WAITING, number
    game.tell(story.Boarded, who=seat, pod=number)


def leave(game: Game, seat: Seat) -> None:
    """Step out of a pod into its Evacuation Section."""
    one = game.character(seat)
    number, one.status, one.pod = one.pod, ABOARD, 0
    game.tell(story.LeftPod, who=seat, pod=number)


def launch(game: Game, number: int) -> None:
    """Launch a pod with everybody in it: they and all that they carry count as having reached Earth."""
    pod = game.pod(number)
    passengers = game.waiting_in(pod)
    pod.state = LAUNCHED
    for seat in passengers:
        game.character(seat).status = LAUNCHED
    game.tell(story.Launched, pod=number, seats=tuple(passengers))
    end_if_nobody_acts(game)


def remove(game: Game, number: int) -> None:
    """Take a pod out of the game; who waits inside is put back into the section first (assumed)."""
    pod = game.pod(number)
    for seat in game.waiting_in(pod):
        leave(game, seat)
    pod.state = REMOVED
    game.tell(story.PodRemoved, pod=number)


def drive_out(game: Game, slot: int) -> None:
    """An intruder has come into an Evacuation Section: everybody waiting in its pods is thrown back into the room."""
    section = section_of(game, slot)
    if section is None or not game.room(slot).explored:
        return
    for pod in game.state.pods:
        if pod.section == section:
            for seat in game.waiting_in(pod):
                leave(game, seat)
