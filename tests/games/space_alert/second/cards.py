"""The 55 threats and the seven tracks as they are printed, for the second resolver.

One line for each card, the columns divided by bars: head, X, Y, Z, own rules. Effects are divided by semicolons; they
are read in ``letters.py``. A head is

- outside: code, shields, hit points, speed, points survived/destroyed;
- inside: code, stations, what fights it (``bots``, a letter, ``interceptors``), hit points, speed, points.
"""

# A card is a row: it is not broken.
# ruff: noqa: E501

OUTSIDE = """
E1-01 1 5 2 2/4 | attack all 1 | attack all 1 | attack all 2 |
E1-02 2 5 2 2/4 | attack own 1 double | attack own 2 double | attack own 2 double |
E1-03 2 4 3 2/4 | reveal | attack own 2 | attack own 2 | hidden_until_x
E1-04 3 5 2 2/4 | drain_shields all all | attack others 1 | attack others 2 | pulse_zeroes_shields
E1-05 2 5 2 2/4 | attack own 2 | attack own 2 | attack own 3 |
E1-06 1 4 3 2/4 | attack own 1 | attack own 2 | attack own 2 | cryoshield
E1-07 2 4 3 2/4 | attack own 1 | attack own 2 | attack own 3 |
E1-08 3 4 2 2/4 | attack own 1 | repair 1 | attack own 4 |
E1-09 0 8 2 2/4 | repair 2 | repair 2 | attack own 5 | no_rockets
E1-10 0 5 5 2/4 | | | attack own hp | no_rockets
E2-01 2 5 4 3/6 | speed +1; shields =1 | speed +1; shields =0 | attack own 6 |
E2-02 1 3 2 3/6 | aura attack_plus | advance_others 1 | attack own 3 ignore | no_heavy_laser
E2-03 3 3 3 3/6 | reveal | attack own 2 | attack own 3 | hidden_until_x rocket_wasted
E2-04 0 3 2 3/6 | attack own 1 | attack own 2; attack others 1 | attack own 3; attack others 2 | no_rockets damage_cap_1
E2-05 -2 13 2 3/6 | attack all 1; repair half | attack all 1; repair half | attack all 2 | no_rockets
E2-06 1 6 3 3/6 | aura shields_plus | drain_shields all 1 | attack own 4 |
E2-07 0 7 4 3/6 | count_letter | count_letter | attack own hp | no_rockets break_up=1
SE1-01 2 7 2 4/8 | attack own 2 | attack own 3 | attack own 4 |
SE1-02 2 9 1 4/8 | attack own 2; speed +1 | attack own 3; shields +1 | attack own 5 |
SE1-03 3 8 2 4/8 | attack own 2 | attack own 2; repair 2 | attack own 2 | death_splash
SE1-04 2 4 3 4/8 | attack all 1 | attack all 2 | attack all 3 | safe_at_distance_3
SE1-05 1 7 2 4/8 | attack own 2 | attack own 3 | attack own 4 | cryoshield
SE1-06 1 8 2 4/8 | attack all 1 if>=1 | attack all 2 if>=1 | attack own hp_x2 | no_rockets
SE1-07 3 8 2 4/8 | drain_shields all all | attack others 2 | attack others 3 | pulse_zeroes_shields
SE1-08 0 9 3 4/8 | count_letter | count_letter | attack own hp | no_rockets break_up=2
SE2-01 4 7 2 6/12 | attack own 2 if<2 | attack own 3 if<3 | attack own 6 if<6 | interceptor_overload
SE2-02 3 10 1 6/12 | speed +2; attack own 2 | speed +2; attack own 3 | attack own 7 | rocket_magnet
SE2-03 2 5 2 6/12 | delay zone | delay ship | knock_out ship | safe_at_distance_3
SE2-04 2 7 2 6/12 | shields =4 | speed +2; shields =2 | attack red_blue 5 | no_rockets
SE2-05 1 9 3 0/12 | attack own 1; damage_self 1 | attack own 2; damage_self 2 | lose | retaliates
SE2-06 0 11 2 6/12 | count_letter | count_letter | attack own hp | no_rockets break_up=3
"""

INSIDE = """
I1-01 upper_red bots 1 3 2/4 | move blue | move deck | damage own 3 | fires_back
I1-02 upper_blue bots 1 3 2/4 | move red | move deck | damage own 3 | fires_back
I1-03 lower_white bots 1 4 2/4 | move blue | drain_or_damage | damage own 2 |
I1-04 lower_white bots 1 4 2/4 | move red | drain_or_damage | damage own 2 |
I1-05 upper_blue B 3 2 2/4 | drain_shields own all | drain_reactors own all | damage own 2 |
I1-06 upper_red B 3 2 2/4 | drain_shields own all | drain_reactors own all | damage own 2 |
I1-07 lower_blue C rockets_aboard 3 2/4 | | | damage own rockets_x3 |
I2-01 lower_blue bots 2 2 3/6 | destroy_rocket | spread red | damage tokens 2 | slime
I2-02 lower_red bots 2 2 3/6 | disable_stored_squad lower_red | spread blue | damage tokens 2 | slime
I2-03 upper_red bots 2 2 3/6 | move deck | move blue | damage own 4 | fires_back
I2-04 lower_blue bots 2 2 3/6 | move deck | move red | damage own 4 | fires_back
I2-05 upper_white C 3 3 3/6 | drain_reactors all 1 | delay ship | damage all 1 |
I2-06 lower_white B 3 2 3/6 | damage own central_energy | destroy_fuel | damage own 3 | death_knock_out
SI1-01 lower_red bots 2 2 4/8 | move deck | move blue if>=1; damage own 2 if<1 | damage own 4; knock_out station | fires_back
SI1-02 upper_blue bots 2 2 4/8 | move deck | move red if>=1; damage own 2 if<1 | damage own 4; knock_out station | fires_back
SI1-03 lower_white bots 2 2 0/8 | grow | move deck; damage own players_here | lose | fires_back_after_x
SI1-04 upper_red interceptors 2 2 0/8 | double_damage red | double_damage all | lose |
SI1-05 upper_white B 4 3 4/8 | move_energy_up; leak central_reactor | leak white_shield | leak all_reactors |
SI1-06 upper_blue,lower_red C 4 2 4/8 | knock_out leading_squad | knock_out stations | knock_out except_upper_white | all_stations=1
SI2-01 upper_blue bots 2 2 6/12 | move red; knock_out without_active_squad | move deck; knock_out without_active_squad | damage own 3 | fires_back
SI2-02 upper_white bots 2 2 6/15 | move most_players | move most_players | damage own 5; knock_out station | killer_knocked_out
SI2-03 lower_red,lower_white,lower_blue B 7 3 6/12 | drain_reactors white 2 | drain_reactors all 1 | damage all 3 | all_stations=2
SI2-04 upper_red,upper_blue,lower_red,lower_blue bots 3 2 6/12 | delay tokens | damage tokens 1 | knock_out tokens; lethal_entry | contamination
SI2-05 lower_white C 1 4 0/12 | speed +1 | speed +1 | lose | needs_three_at_once
"""

# Length, squares with X, squares with Y; Z is always square 1.
TRACKS = {
    "T1": (10, (5,), ()),
    "T2": (11, (8,), ()),
    "T3": (12, (8,), (3,)),
    "T4": (13, (9,), (5,)),
    "T5": (14, (11,), (7,)),
    "T6": (15, (10,), (7, 3)),
    "T7": (16, (12,), (8, 5)),
}
