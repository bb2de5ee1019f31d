"""The phases of both ways to play, as rows of steps; a round is a jump back."""

from __future__ import annotations

from typing import Final

from nemesis_desktop.engine.flow import Course, Phase
from nemesis_desktop.games.the_thing.modes import COOP, HIDDEN
from nemesis_desktop.games.the_thing.rules.rounds import coop
from nemesis_desktop.games.the_thing.rules.rounds.actions import board_rescue, close_pile, reveal_card, shuffle_cards
from nemesis_desktop.games.the_thing.rules.rounds.alien import alien_clashes, open_plans, plan_attacks
from nemesis_desktop.games.the_thing.rules.rounds.blood_tests import run_tests
from nemesis_desktop.games.the_thing.rules.rounds.clash import call_clashes, settle_clashes, sweep_first, sweep_second
from nemesis_desktop.games.the_thing.rules.rounds.night import eat, move_dogs, pass_leader, place_token
from nemesis_desktop.games.the_thing.rules.rounds.opening import choose_characters, deal_roles, open_round
from nemesis_desktop.games.the_thing.rules.rounds.planning import draw_cards, move_characters
from nemesis_desktop.games.the_thing.rules.rounds.rec_room import gather, reveal_oneself, trade, vote
from nemesis_desktop.games.the_thing.rules.things.tracks import burn_fuel, move_rescue, roll_weather
from nemesis_desktop.games.the_thing.rules.things.verdict import verdict
from nemesis_desktop.games.the_thing.rules.work.arson import arson

AFTER_GAME_OVER: Final = "verdict"

COURSES: Final = {
    HIDDEN: Course(
        (
            Phase("setup", (choose_characters, deal_roles, open_round)),
            Phase("weather", (roll_weather,)),
            Phase("upkeep", (burn_fuel, move_rescue)),
            Phase("alien", (plan_attacks,)),
            Phase("plan", (draw_cards, move_characters)),
            Phase("clash", (open_plans, alien_clashes, call_clashes, sweep_first, sweep_second, settle_clashes)),
            Phase("act", (board_rescue, arson, shuffle_cards, reveal_card, close_pile)),
            Phase("rec", (gather, trade, vote, reveal_oneself)),
            Phase("test", (run_tests,)),
            Phase("food", (eat,)),
            Phase("night", (move_dogs, pass_leader, place_token)),
            Phase("ended", (verdict,)),
        )
    ),
    COOP: Course(
        (
            Phase("setup", (choose_characters, open_round)),
            Phase("weather", (roll_weather,)),
            Phase("upkeep", (burn_fuel, move_rescue)),
            Phase("plan", (coop.place_characters, coop.coop_clashes)),
            Phase("alien", (coop.attack, open_plans, alien_clashes)),
            Phase("act", (coop.board_the_rescue, coop.roll_dice)),
            Phase("rec", (gather, trade)),
            Phase("test", (run_tests,)),
            Phase("food", (eat,)),
            Phase("night", (move_dogs, coop.pass_the_leader, coop.move_threat)),
            Phase("ended", (verdict,)),
        )
    ),
}
