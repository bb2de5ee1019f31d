
## From outside

alert-threat-E1-01 = Pulse Ball
alert-threat-E1-02 = Destroyer
alert-threat-E1-03 = Stealth Fighter
alert-threat-E1-04 = Energy Cloud
alert-threat-E1-05 = Gunship
alert-threat-E1-06 = Cryoshield Fighter
alert-threat-E1-07 = Fighter
alert-threat-E1-08 = Armored Grappler
alert-threat-E1-09 = Amoeba
alert-threat-E1-10 = Meteoroid
alert-threat-E2-01 = Kamikaze
alert-threat-E2-02 = Scout
alert-threat-E2-03 = Phantom Fighter
alert-threat-E2-04 = Swarm
alert-threat-E2-05 = Jellyfish
alert-threat-E2-06 = Marauder
alert-threat-E2-07 = Minor Asteroid
alert-threat-SE1-01 = Frigate
alert-threat-SE1-02 = Man-of-War
alert-threat-SE1-03 = Leviathan Tanker
alert-threat-SE1-04 = Pulse Satellite
alert-threat-SE1-05 = Cryoshield Frigate
alert-threat-SE1-06 = Interstellar Octopus
alert-threat-SE1-07 = Maelstrom
alert-threat-SE1-08 = Asteroid
alert-threat-SE2-01 = Behemoth
alert-threat-SE2-02 = Juggernaut
alert-threat-SE2-03 = Psionic Satellite
alert-threat-SE2-04 = Nebula Crab
alert-threat-SE2-05 = Nemesis
alert-threat-SE2-06 = Major Asteroid

## On board

alert-threat-I1-01 = Skirmishers (red)
alert-threat-I1-02 = Skirmishers (blue)
alert-threat-I1-03 = Saboteur (blueward)
alert-threat-I1-04 = Saboteur (redward)
alert-threat-I1-05 = Hacked Shields (blue)
alert-threat-I1-06 = Hacked Shields (red)
alert-threat-I1-07 = Unstable Warheads
alert-threat-I2-01 = Slime (blue)
alert-threat-I2-02 = Slime (red)
alert-threat-I2-03 = Troopers (red)
alert-threat-I2-04 = Troopers (blue)
alert-threat-I2-05 = Virus
alert-threat-I2-06 = Overheated Reactor
alert-threat-SI1-01 = Commandos (red)
alert-threat-SI1-02 = Commandos (blue)
alert-threat-SI1-03 = Alien
alert-threat-SI1-04 = Fissure
alert-threat-SI1-05 = Crossed Wires
alert-threat-SI1-06 = Battlebot Uprising
alert-threat-SI2-01 = Executioner
alert-threat-SI2-02 = Seeker
alert-threat-SI2-03 = Power System Overload
alert-threat-SI2-04 = Contamination
alert-threat-SI2-05 = Nuclear Device

## Where an effect reaches

alert-where-own = its zone
alert-where-all = every zone
alert-where-others = the other two zones
alert-where-red_blue = the red and the blue zone
alert-where-red = the red zone
alert-where-white = the white zone
alert-where-tokens = the zone of each token

## How much

alert-amount-number = { $count }
alert-amount-all = all
alert-amount-half = half of it
alert-amount-hp = its hit points left
alert-amount-hp_x2 = twice its hit points left
alert-amount-central_energy = 1 for each energy in the central reactor
alert-amount-players_here = 1 for each figure there
alert-amount-rockets_x3 = 3 for each rocket aboard, less its damage

## What letters do

alert-effect-attack = Attack { $amount }: { $where }.
alert-effect-attack-double = Attack { $amount }: { $where }; what passes the shield counts twice.
alert-effect-attack-ignore = Attack { $amount }: { $where }; shields do not help.
alert-effect-attack-at-least = Only if damaged: attack { $amount }: { $where }.
alert-effect-attack-below = Only with less than { $below } damage: attack { $amount }: { $where }.
alert-effect-damage = Damage { $amount }: { $where }.
alert-effect-damage-whole = If undamaged: damage { $amount }: { $where }.
alert-effect-repair = Damage taken off itself: { $amount }.
alert-effect-speed = Speed +{ $delta }.
alert-effect-shields = Shields +{ $delta }.
alert-effect-shields-become = Shields become { $become }.
alert-effect-reveal = Can be aimed at from now on.
alert-effect-aura-attack_plus = All other external threats attack with 1 more.
alert-effect-aura-shields_plus = All external threats have 1 more shield point.
alert-effect-advance = All other external threats advance { $squares }.
alert-effect-damage-self = Takes { $amount } damage itself.
alert-effect-count = Counts towards its break-up.
alert-effect-lose = The ship is lost.
alert-effect-drain-shields = Shields lose energy { $amount }: { $where }.
alert-effect-drain-reactors = Reactors lose energy { $amount }: { $where }.
alert-effect-drain-or-damage = The reactor of its zone loses 1 energy; if it is empty, 1 damage.
alert-effect-delay-ship = Everybody aboard is delayed.
alert-effect-delay-zone = Everybody in its zone is delayed.
alert-effect-delay-tokens = Everybody at a token is delayed.
alert-effect-knock-ship = Everybody aboard is knocked out.
alert-effect-knock-station = Everybody in its station is knocked out.
alert-effect-knock-tokens = Everybody at a token is knocked out.
alert-effect-knock-stations = Everybody in its stations is knocked out.
alert-effect-knock-leading_squad = Everybody aboard who leads a squad is knocked out.
alert-effect-knock-except_upper_white = Everybody aboard except on the bridge is knocked out.
alert-effect-knock-without_active_squad = Everybody there without an active squad is knocked out.
alert-effect-move-red = Moves one station left.
alert-effect-move-blue = Moves one station right.
alert-effect-move-deck = Changes deck.
alert-effect-move-most_players = Moves to the neighbouring station with the most people.
alert-effect-move-hurt = If damaged: { $move }
alert-effect-grow = Fires back from now on.
alert-effect-spread-red = Each slime token spreads one station left.
alert-effect-spread-blue = Each slime token spreads one station right.
alert-effect-destroy-rocket = A rocket in the bay is destroyed.
alert-effect-destroy-fuel = A fuel capsule is lost.
alert-effect-disable-squad = The squad that still lies in its bay is disabled.
alert-effect-double-red = Damage to the red zone counts twice.
alert-effect-double-all = Damage to every zone counts twice.
alert-effect-lethal = Whoever enters a token's station is knocked out.
alert-effect-energy-up = The central reactor fills the white shield.
alert-effect-leak-central_reactor = The central reactor loses all energy: 1 damage for each.
alert-effect-leak-white_shield = The white shield loses all energy: 1 damage for each.
alert-effect-leak-all_reactors = Every reactor loses all energy: 1 damage for each in its zone.

## What is special about threats

alert-trait-no_rockets = Rockets cannot aim at it.
alert-trait-no_heavy_laser = Heavy lasers cannot aim at it.
alert-trait-hidden_until_x = No weapon can aim at it before X.
alert-trait-rocket_wasted = It draws rockets, which do nothing to it.
alert-trait-cryoshield = The first step in which anything aims at it takes only its cryoshield.
alert-trait-pulse_zeroes_shields = Hit by the pulse cannon, it has no shields for that turn.
alert-trait-damage_cap_1 = Weapons do at most 1 damage to it per turn.
alert-trait-safe_at_distance_3 = No weapon can aim at it at distance 3.
alert-trait-death_splash = When it is destroyed, all other external threats take 1 damage, whatever protects them.
alert-trait-rocket_magnet = Rockets aim at it from any distance; after each it has 1 more shield point.
alert-trait-interceptor_overload = If it is alone, it takes 9 from the interceptors, and the pilot is knocked out.
alert-trait-retaliates = After every step in which it is damaged: attack 1 on every zone.
alert-trait-death_attack = When destroyed, it attacks its zone with { $count } for each letter it has passed.
alert-trait-z_loses_ship = At Z the ship is lost.
alert-trait-fires_back = It fires back: the squad that attacks it is disabled.
alert-trait-fires_back_after_x = It fires back after X.
alert-trait-rockets_as_hit_points = It has as many hit points as there are rockets aboard when it appears.
alert-trait-slime = Whoever enters slime is delayed. A token that spread has 1 hit point; the card is destroyed with its last token.
alert-trait-death_knock_out = Its last repair knocks out everybody in the lower red and the lower blue station.
alert-trait-killer_knocked_out = Whoever destroys it is knocked out.
alert-trait-all_stations_bonus = Repaired in all its stations in one turn, it takes { $count } more.
alert-trait-needs_three_at_once = Three people must work on it in the same turn.
alert-trait-token_per_station = One token in each station; the third that goes takes the last with it.
alert-trait-interceptors_only = Only interceptors can repair it, 1 at a time, and they attack nothing else meanwhile.
alert-trait-stays_after_z = Its tokens stay after Z.
