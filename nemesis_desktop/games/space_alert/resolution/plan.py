"""What the resolution round is made from: everything that planning has settled, as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from attrs import frozen

from nemesis_desktop.games.space_alert.components.cards import TOKENS
from nemesis_desktop.games.space_alert.components.ship import (
    REACTOR_START,
    SHIELD_START,
    SQUAD_BAYS,
    STATIONS,
    TILES,
    TURNS,
    ZONES,
)
from nemesis_desktop.games.space_alert.components.threats import THREATS
from nemesis_desktop.games.space_alert.components.tracks import LANES, TRACKS

Program = tuple[str, ...]
"""One token for each turn (see ``TOKENS``)."""

NO_TILES: Final[tuple[tuple[str, ...], ...]] = ((), (), ())


@frozen
class Chip:
    """A threat card with its number chip.

    Attributes:
        code: of the card.
        turn: the number on the chip, the turn in which it appears.
        zone: red, white or blue for a threat from outside; empty for one on board.
        damage: cubes that lie on it when it appears.
    """

    code: str
    turn: int
    zone: str = ""
    damage: int = 0


@frozen
class Amendment:
    """Somebody said, when the card was turned up, that it had been laid wrongly: what is done in its place."""

    figure: int
    turn: int
    token: str


@frozen
class Plan:
    """A mission, planned and ready to be resolved. Equal plans have equal outcomes: nothing else matters.

    Attributes:
        programs: of each figure in the order of play, the captain's first.
        threats: every threat with its chip, in any order.
        tracks: the trajectory of the red, the white, the blue and the internal lane (see ``LANES``).
        piles: of each zone the damage tiles that are still to come, the top one first.
        carried: of each zone the tiles that an earlier mission of a campaign has left.
        bays: where a battlebot squad lies at the beginning.
        away: squads that an earlier mission of a campaign has left disabled: they lie nowhere, and still count.
        shields, reactors: the energy at the beginning, before what carried tiles take away.
        maintenance: whether the computer wants to be serviced; not yet so in the test runs.
        visual: whether looking out of the windows brings points.
        amendments: cards that were laid wrongly.
    """

    programs: tuple[Program, ...]
    threats: tuple[Chip, ...]
    tracks: tuple[str, str, str, str]
    piles: tuple[tuple[str, ...], ...] = TILES
    carried: tuple[tuple[str, ...], ...] = NO_TILES
    bays: tuple[int, ...] = SQUAD_BAYS
    away: int = 0
    shields: tuple[int, int, int] = SHIELD_START
    reactors: tuple[int, int, int] = REACTOR_START
    maintenance: bool = True
    visual: bool = True
    amendments: tuple[Amendment, ...] = ()

    @property
    def turns(self) -> int:
        """How many turns there are before the closing step."""
        return len(self.programs[0]) if self.programs else TURNS

    def to_data(self) -> dict[str, Any]:
        """As plain dictionaries, lists, words and numbers: the form in which two resolvers can be compared."""
        return {
            "programs": [" ".join(program) for program in self.programs],
            "threats": [
                {"code": chip.code, "turn": chip.turn, "zone": chip.zone, "damage": chip.damage}
                for chip in self.threats
            ],
            "tracks": dict(zip(LANES, self.tracks, strict=True)),
            "piles": _by_zone(self.piles),
            "carried": _by_zone(self.carried),
            "bays": [STATIONS[bay] for bay in self.bays],
            "away": self.away,
            "shields": dict(zip(ZONES, self.shields, strict=True)),
            "reactors": dict(zip(ZONES, self.reactors, strict=True)),
            "maintenance": self.maintenance,
            "visual": self.visual,
            "amendments": [[one.figure, one.turn, one.token] for one in self.amendments],
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Plan:
        """The plan of what ``to_data`` gives; what is left out is as printed. Raises ``ValueError`` for any other."""
        try:
            return cls._read(data)
        except (KeyError, TypeError, AttributeError) as problem:
            raise ValueError("the plan is malformed") from problem

    @classmethod
    def _read(cls, data: Mapping[str, Any]) -> Plan:
        carried = _read_zones(data.get("carried", {}), NO_TILES)
        left = tuple(tuple(t for t in TILES[zone] if t not in carried[zone]) for zone in range(3))
        plan = cls(
            programs=tuple(tuple(program.split()) for program in data["programs"]),
            threats=tuple(
                Chip(row["code"], row["turn"], row.get("zone", ""), row.get("damage", 0)) for row in data["threats"]
            ),
            tracks=tuple(data["tracks"][lane] for lane in LANES),
            piles=_read_zones(data.get("piles", {}), left),
            carried=carried,
            bays=tuple(STATIONS.index(bay) for bay in data.get("bays", [STATIONS[bay] for bay in SQUAD_BAYS])),
            away=data.get("away", 0),
            shields=_energy(data.get("shields", {}), SHIELD_START),
            reactors=_energy(data.get("reactors", {}), REACTOR_START),
            maintenance=data.get("maintenance", True),
            visual=data.get("visual", True),
            amendments=tuple(Amendment(*row) for row in data.get("amendments", ())),
        )
        plan.check()
        return plan

    def check(self) -> None:
        """Raise ``ValueError`` unless every card, track, tile and token is one of the game's, and programs are equally
        long.
        """
        tokens = {token for program in self.programs for token in program}
        tokens |= {one.token for one in self.amendments}
        if not tokens <= set(TOKENS) or len({len(program) for program in self.programs}) > 1:
            raise ValueError("a program is malformed")
        if not set(self.tracks) <= TRACKS.keys():
            raise ValueError("there is no such trajectory")
        for chip in self.threats:
            card = THREATS.get(chip.code)
            if card is None or (chip.zone in ZONES) != card.external:
                raise ValueError(f"{chip.code} cannot appear there")
        for zone, tiles in enumerate(TILES):
            if not {*self.piles[zone], *self.carried[zone]} <= set(tiles):
                raise ValueError("a tile lies in the wrong zone")


def _by_zone(tiles: Iterable[tuple[str, ...]]) -> dict[str, list[str]]:
    return {zone: list(lying) for zone, lying in zip(ZONES, tiles, strict=True)}


def _read_zones(
    data: Mapping[str, Iterable[str]], otherwise: tuple[tuple[str, ...], ...]
) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(data.get(zone, otherwise[place])) for place, zone in enumerate(ZONES))


def _energy(data: Mapping[str, int], otherwise: tuple[int, int, int]) -> tuple[int, int, int]:
    red, white, blue = (data.get(zone, otherwise[place]) for place, zone in enumerate(ZONES))
    return red, white, blue
