## Stations

alert-station-upper_red = upper red station
alert-station-upper_white = bridge
alert-station-upper_blue = upper blue station
alert-station-lower_red = lower red station
alert-station-lower_white = lower white station
alert-station-lower_blue = lower blue station
alert-station-space = space

## Zones and lanes

alert-zone-red = red zone
alert-zone-white = white zone
alert-zone-blue = blue zone
alert-lane-red = red zone
alert-lane-white = white zone
alert-lane-blue = blue zone
alert-lane-internal = on board

## Damage tiles

alert-tile-heavy_laser = heavy laser cannon
alert-tile-light_laser = light laser cannon
alert-tile-pulse_cannon = pulse cannon
alert-tile-shield = shield
alert-tile-reactor = reactor
alert-tile-gravolift = gravolift
alert-tile-structure = structural damage
alert-tile-heavy_laser-text = Each shot of this gun is 1 weaker.
alert-tile-light_laser-text = Each shot of this gun is 1 weaker.
alert-tile-pulse_cannon-text = The pulse cannon reaches only distance 1.
alert-tile-shield-text = It holds 1 energy less; any excess is lost.
alert-tile-reactor-text = It holds 1 energy less; any excess is lost.
alert-tile-gravolift-text = Whoever takes this lift is delayed on the next turn.
alert-tile-structure-text = Nothing now; left until a later mission of a campaign, it doubles damage to this zone.

## Guns

alert-gun-heavy_laser_red = red heavy laser
alert-gun-heavy_laser_white = central heavy laser
alert-gun-heavy_laser_blue = blue heavy laser
alert-gun-light_laser_red = red light laser
alert-gun-light_laser_blue = blue light laser
alert-gun-pulse_cannon = pulse cannon
alert-gun-rocket = rocket
alert-gun-interceptors = interceptors

## Where energy is

alert-container-shield_red = red shield
alert-container-shield_white = white shield
alert-container-shield_blue = blue shield
alert-container-reactor_red = red reactor
alert-container-reactor_white = central reactor
alert-container-reactor_blue = blue reactor
alert-container-battery = battery pack
alert-container-fuel = fuel capsule

## What a card does

alert-token-red = red arrow
alert-token-blue = blue arrow
alert-token-lift = gravolift
alert-token-A = A: fire
alert-token-B = B: energy
alert-token-C = C: special
alert-token-bots = battlebots
alert-token-heroic_A = heroic A: fire
alert-token-heroic_B = heroic B: energy
alert-token-heroic_bots = heroic battlebots
alert-card = { $move } / { $action }
alert-token-home = flight home
alert-token-go-upper_red = straight to the upper red station
alert-token-go-upper_white = straight to the bridge
alert-token-go-upper_blue = straight to the upper blue station
alert-token-go-lower_red = straight to the lower red station
alert-token-go-lower_white = straight to the lower white station
alert-token-go-lower_blue = straight to the lower blue station
alert-token-red-text = One station to the left on the same deck.
alert-token-blue-text = One station to the right on the same deck.
alert-token-lift-text = To the other deck. A lift that is damaged or already used this turn delays the next turn.
alert-token-A-text = Fire the gun of the station, or repair what lies on A.
alert-token-B-text = Fill the shield or the reactor of the station, or repair what lies on B.
alert-token-C-text = Use what is special about the station, or repair what lies on C.
alert-token-bots-text = An active squad attacks the intruder here; in space it stays out and attacks.
alert-token-heroic_A-text = Like A, with 1 more damage; in a repair, 2 instead of 1.
alert-token-heroic_B-text = Like B; if energy moved, 1 more is added. In a repair, 2 instead of 1.
alert-token-heroic_bots-text = Like battlebots, but nothing that fires back disables the squad; in space, 1 more damage.
alert-token-go-text = Straight to this station, whatever lies in between.

## Why something failed, was delayed or knocked somebody out

alert-why-there = there is no way on
alert-why-broken = the button does not work
alert-why-charged = this gun has fired already
alert-why-no-energy = no energy
alert-why-full = no room for more energy
alert-why-no-fuel = no fuel capsule is left
alert-why-no-squad = no squad follows
alert-why-disabled = the squad is disabled
alert-why-has-squad = an active squad follows already
alert-why-no-bots = the bay is empty
alert-why-space-taken = somebody is out there already
alert-why-not-now = no maintenance is due
alert-why-serviced = serviced already
alert-why-rocket-launched = a rocket was launched already this turn
alert-why-no-rocket = no rocket is left
alert-why-no-intruder = no intruder is here
alert-why-no-windows = nothing to confirm yet in this training
alert-why-lift = the lift
alert-why-slime = slime
alert-why-maintenance = missed maintenance
alert-why-space = only battlebots work in space
alert-why-amended = a card laid by mistake

## Letters, marks, squads, halves

alert-letter-x = X
alert-letter-y = Y
alert-letter-z = Z
alert-mark-revealed = can be aimed at now
alert-mark-thawed = has lost its cryoshield
alert-mark-grown = fires back from now on
alert-mark-attack_plus = all other external threats attack with 1 more
alert-mark-shields_plus = all external threats have 1 more shield point
alert-mark-double_red = damage to the red zone counts twice
alert-mark-double_all = damage to every zone counts twice
alert-mark-lethal = whoever enters is knocked out
alert-squad-active = active squad
alert-squad-disabled = disabled squad
alert-half-action = action up
alert-half-move = movement up

## People

alert-android = Android { $number }
alert-role-captain = captain
alert-role-comms = communications officer
alert-role-security = chief of security
