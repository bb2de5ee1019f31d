"""Everything that the rulebook leaves to a picture or leaves open: the numbers and readings chosen here, in one place.

The numbers agree with every worked example of the rulebook. ``ASSUMPTIONS`` lists each open point with the reading that
the rules follow and the other reading, to be taken if a better source turns up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

# ---------------------------------------------------------------- weather (D1, D39)


class Weather(NamedTuple):
    """A row of a weather table.

    Attributes:
        generator: pieces of fuel that the generator burns.
        boiler: pieces of fuel that the boiler burns.
        helicopter: spaces that the rescue helicopter flies.
        freezing: spaces that the freezing token moves once the boiler is lost.
    """

    generator: int
    boiler: int
    helicopter: int
    freezing: int


WEATHER_FACES: Final = ("sunny", "sunny", "snow", "snow", "storm", "storm")
"""The six sides of the weather die."""

WEATHER_TABLES: Final[Mapping[str, Mapping[str, Weather]]] = {
    "p4_5": {"sunny": Weather(1, 0, 4, 1), "snow": Weather(1, 2, 2, 2), "storm": Weather(2, 2, 1, 3)},
    "p6": {"sunny": Weather(1, 1, 4, 1), "snow": Weather(1, 2, 2, 2), "storm": Weather(2, 2, 1, 3)},
    "p7_8": {"sunny": Weather(1, 1, 4, 1), "snow": Weather(2, 2, 2, 2), "storm": Weather(2, 3, 1, 3)},
}
"""The table printed on the board, and the two sides of the weather card."""

# ---------------------------------------------------------------- tracks (D2, D3)

HELICOPTER_SPACES: Final = 8
RESCUE_FUEL_SPACES: Final = 7
FREEZING_SPACES: Final = 8
LAST_SUSPICION: Final = 13
RED_SPACE: Final[Mapping[int, int]] = {4: 8, 5: 9, 6: 10, 7: 11, 8: 12}
"""The red space of the suspicion track for so many people; from there on a card is laid face up."""

# ---------------------------------------------------------------- slots (D4)

SNOWMOBILE_FUEL: Final = 3
SNOWMOBILE_DAMAGE: Final = 3
STAFF_HELICOPTER_FUEL: Final = 3
STAFF_HELICOPTER_DAMAGE: Final = 6
RADIO_DAMAGE: Final = 8

# ---------------------------------------------------------------- powers of the alien (D6, D24, D26)

POWER_FOR_A_CHARACTER: Final = 0
"""What an absorbed character adds to the pool; a dog adds 1."""
STOPS_AN_ESCAPE: Final = 3
"""So many sabotage and threat results of the alien's last attempt stop a cooperative escape."""

# ---------------------------------------------------------------- trades (D61)

TRADES_EACH: Final = 2
"""So many trades somebody can begin in a round."""

# ---------------------------------------------------------------- the open points


class Assumption(NamedTuple):
    """An open point of the rulebook.

    Attributes:
        id: as the rules name it, D1 to D61.
        importance: 1 changes how balanced the game is, 2 changes play now and then, 3 is rare or harmless.
        about: what is open.
        reading: what the rules here do.
        other: the reading to switch to if a better source turns up.
    """

    id: str
    importance: int
    about: str
    reading: str
    other: str


# fmt: off
ASSUMPTIONS: Final = (
    Assumption("D1", 1, "weather numbers and die faces", "the tables above: sunny, snow, storm, two faces each",
               "other faces and numbers"),
    Assumption("D2", 1, "S.O.S. and freezing lengths", "helicopter 8, fuel 7, freezing 8", "longer rows"),
    Assumption("D3", 1, "red spaces", "indices 8-12 for 4-8 players",
               "a red zone at the right end, the same for all counts but shifted"),
    Assumption("D4", 1, "vehicle and radio slots",
               "snowmobile 3 fuel / 3 damage, staff helicopter 3 / 6, radio 8 damage",
               "snowmobile 1 damage slot; helicopter more than 3 fuel slots"),
    Assumption("D5", 1, "clash with the revealed alien is shown as a picture",
               'strictly more power wins, one effect; equal or less flees. Agrees with the coop target "characters + '
               '1"',
               "more power: absorb one AND sabotage; equal: nothing or a draw with a loss; less: the alien loses 1 "
               "power"),
    Assumption("D6", 2, "power for an absorbed character", "none; only dogs and new revealed aliens add power",
               "+1 for a character"),
    Assumption("D7", 1, "characters meeting where the alien clash happened",
               "no second clash, no infection check there; a dog there stays until phase 8",
               "they clash among themselves after the alien fled"),
    Assumption("D8", 2, '"own turn" of tools and fuel cards',
               "right after placing the figure in 6.2, or directly before or after performing an assigned action",
               "at any moment of phase 4"),
    Assumption("D8b", 3, "unassigned power", "allowed, stays in reserve", "all power must be laid"),
    Assumption("D9", 2, "face-up card: choice B, darkness, later",
               "the rule of phase 5 is general, so it holds for B and darkness too; the card lies open until the "
               "leader shuffles the pile in 9.1", "face down with choice B"),
    Assumption("D10", 2, "two lookers, one owner", "each gets a different one of the two tokens",
               "both may see the same token"),
    Assumption("D11", 2, "last humans infected in the same clash",
               "all infected in that clash count as last and do not win", "the later in turn order loses"),
    Assumption("D12", 2, "absorbed player", "components leave as in 11.1, role stays hidden until the end",
               "role card shown at once"),
    Assumption("D13", 3, "leader absorbed",
               "leader board to the left neighbour at once, who leads the rest of the round",
               "the rest of the round is led by nobody"),
    Assumption("D14", 2, "leader token of a removed player", "counts as held by nobody in phase 8",
               "the token passes with the leader board"),
    Assumption("D15", 2, "burned generator / boiler / others",
               "generator: outage for good; boiler: lost, freezing starts (token on space 1 now, moves from next "
               "round); kitchen: no cooking, pantry still feeds; laboratory, armory, warehouse, radio room, vehicle: "
               "unusable, a signal already sent keeps working; weather station: die goes to the supply",
               "a burned boiler is only closed, a burned generator keeps burning fuel"),
    Assumption("D16", 3, "what can burn", "green locations only, at most 6", ""),
    Assumption("D17", 2, "voting, trading, testing", "characters only, no absorbed players, no revealed aliens",
               "revealed aliens vote too"),
    Assumption("D18", 2, "who boards", "every character on the station, also lying ones", "only standing figures"),
    Assumption("D19", 3, "Clark together with others and a dog",
               "the dog is caught as usual; only his lone meeting is cancelled",
               "the dog stays when all others there are caught without him"),
    Assumption("D20", 3, "more cards than standing characters", "remaining cards are discarded", ""),
    Assumption("D21", 3, "cooking with 1 food left", "move what is there; 1 piece feeds everybody",
               "cooking needs two"),
    Assumption("D22", 3, "Windows and Blair with cooperation",
               "Windows 2 per execution; Blair +1 per assigned action",
               "Windows once per card, Blair once per execution"),
    Assumption("D23", 2, "order of weapon decisions", "asked one by one in secret, shown together",
               "in the leader's order, openly"),
    Assumption("D24", 2, "missing die icons in coop",
               "arson uses an activation or repair die; the alien's last attempt counts sabotage and threat", ""),
    Assumption("D25", 2, "active pile cost in coop", "skipped", "a die is lost instead"),
    Assumption("D26", 3, "keys after a failed coop escape", "stay with the holder", "keys are used up"),
    Assumption("D27", 3, "threat marker at the ends of the track", "stops there", ""),
    Assumption("D28", 3, "location deck too small (many fires)",
               "unplaced dogs wait beside the board, the leader token is left out and the leader stays", ""),
    Assumption("D29", 3, "several weapons against one alien clash", "asked in turn order, stops with the first use",
               "several uses, several losses"),
    Assumption("D30", 3, "role of a burned-out occupant with the leader token", "keeps the token", ""),
    Assumption("D31", 3, "discard of the active pile when it holds no face-down card",
               "that part of the cost is skipped; face-up cards are never taken", "a face-up card may be taken"),
    Assumption("D32", 3, "swapping with an empty hand", "allowed, draws nothing", ""),
    Assumption("D33", 3, "special action with an empty deck", "shuffle discards first", ""),
    Assumption("D34", 3, "blood sample sabotage with no blood in the bag", "nothing is discarded", ""),
    Assumption("D35", 3, "weather station with empty storage or no free slot", "the roll still happens", ""),
    Assumption("D36", 3, "second S.O.S.", "impossible", "a second call"),
    Assumption("D37", 2, "Activation at a ready vehicle when nobody has shown keys",
               "counts as applicable; the assigned player privately decides to show keys or not, without keys "
               "nothing happens", "applicable only if keys are shown first"),
    Assumption("D38", 2, "may one stay in the rec room, or stand in the bedroom with choice A or B",
               "no: the move is mandatory, the rec room has no action, the bedroom is only for choice C (coop: only "
               "for the sleeper)", "standing in the bedroom without a swap"),
    Assumption("D39", 3, 'weather card sides are "1-6" and "7-8" in the component list, "6" in the setup',
               "4-5 players use the table on the board, 6 and coop the 6 side, 7-8 the other",
               "4-5 players use the card side"),
    Assumption("D40", 3, "the left neighbour has left play", "the next character clockwise", ""),
    Assumption("D41", 3, "deck too small for a draw or a swap",
               "draw: shuffle the discards, then stop when nothing is left; swap: shuffle the older discards in "
               "first, never the cards just thrown away", ""),
    Assumption("D42", 2, "when in phase 5 a voluntary reveal happens",
               "trade, vote (the revealer's vote and the votes against it count), then reveals",
               "before the vote, or at any time of phase 5"),
    Assumption("D43", 3, "order of test A and test B", "leader's choice", "A always first"),
    Assumption("D44", 2, "starvation", "what is left in the pantry is discarded; it never ends",
               "ends when a later meal can be paid"),
    Assumption("D45", 2, "vehicle becomes ready during a refuelling with cooperation",
               "no escape with the same card", "the second execution may be the escape"),
    Assumption("D46", 2, "weather station fuel into a vehicle",
               "allowed, from underground storage; not into burned locations, not into the lost boiler",
               "boiler and generator only"),
    Assumption("D47", 3, "coop: assigned character revealed by its own cancelling",
               "figure leaves, remaining results lapse", "bad results still happen"),
    Assumption("D48", 3, "where MacReady's two refused weapons go",
               'under the weapon deck (the printed word is "discard", but there is no weapon discard)',
               "out of the game"),
    Assumption("D49", 3, "Bennings when the die already lay in the station", "the old result may be kept too",
               "only the two rolls"),
    Assumption("D50", 3, "coop: no human left, unknown to the players",
               "the game goes on until no character is left or a vehicle leaves; nothing is told",
               "the game ends at once"),
    Assumption("D51", 3, "coop: cards shown while boarding, escape stopped", "stay open; discs do not move",
               "cards go back face down"),
    Assumption("D52", 3, "the lost boiler",
               "can be entered, no activation, no repair, alien sabotage has no effect; its fuel is out of play",
               "its card leaves the deck"),
    Assumption("D53", 3, "action card of a player absorbed in 4b", "stays in the pile",
               "one random card is removed"),
    Assumption("D54", 3, "darkness: the neighbour's blind pick", "drawn by the program; nobody hands over for it",
               "a visit of the neighbour"),
    Assumption("D55", 3, "one-sided trades", "allowed", "one for one"),
    Assumption("D56", 3, "a hidden alien on green",
               "never: infection always moves the disc off green in the same step", ""),
    Assumption("D57", 3, "flamethrower without canisters", "stays, has no use, can be traded", "removed when empty"),
    Assumption("D58", 3, "moment of Garry's exchange",
               "at the start of his own move, in the same visit, not before everybody moves",
               "a visit of his own before the first move"),
    Assumption("D59", 2, "canisters of a flamethrower that changes hands",
               "6 when taken from the deck (also after it went back under it), as they are when traded",
               "every new holder fills it up"),
    Assumption("D60", 2, "moment of a weapon against the revealed alien",
               "before the powers are compared, whatever the comparison would give", "only after a lost comparison"),
    Assumption("D61", 3, "how many trades somebody can begin in a round",
               "two, each of any number of things both ways: so a round comes to an end", "as many as they like"),
)
# fmt: on
"""Every open point, in the order of their numbers."""
