### Objectives, the conditions they are made of, destinations and contamination.

## Kinds

objective-kind-personal = Personal objective
objective-kind-corporate = Corporate objective
objective-kind-solo_coop = Solo/coop objective

## Personal objectives

objective-salvaging_the_prime_asset = Salvaging the Prime Asset
objective-salvaging_the_prime_asset-text = The ship reaches Earth OR only your character survives.
objective-the_oldest_friend = The Oldest Friend
objective-the_oldest_friend-text = The ship reaches Earth OR only your character survives.
objective-quarantine = Quarantine
objective-quarantine-text = The ship reaches Mars OR reaches Earth with the Nest destroyed. On Mars your hibernating character is safe.
objective-relentless_investigator = Relentless Investigator
objective-relentless_investigator-text = Your Signal is sent AND every room is explored.
objective-a_proper_burial = A Proper Burial
objective-a_proper_burial-text = Your Signal is sent AND you end the game, in a pod or hibernating, carrying the blue corpse.
objective-hoarder = Hoarder
objective-hoarder-text = You leave in an escape pod AND own at least 7 items (quest items only if activated).
objective-the_great_hunt = The Great Hunt
objective-the_great_hunt-text = Your Signal is sent AND either the queen is killed or the ship is destroyed.
objective-best_friends_forever = Best Friends Forever
objective-best_friends_forever-text = You and at least 1 other character survive.
objective-aliens_on_a_spaceship = Aliens on a Spaceship
objective-aliens_on_a_spaceship-text = Your Signal is sent AND the Nest or the ship is destroyed.

## Corporate objectives

objective-my_precious = My Precious
objective-my_precious-text = Your Signal is sent AND you end the game, in a pod or hibernating, carrying an egg.
objective-necroscopy = Necroscopy
objective-necroscopy-text = Your Signal is sent AND the carcass weakness is revealed.
objective-ab_ovo = Ab Ovo
objective-ab_ovo-text = The egg weakness is revealed.
objective-extreme_field_biology = Extreme Field Biology
objective-extreme_field_biology-text = At least 2 weaknesses are revealed.
objective-the_right_moment_to_strike = The Right Moment to Strike
objective-the_right_moment_to_strike-text = The character of player 1 does not survive OR only your character survives.
objective-greener_pastures = Greener Pastures
objective-greener_pastures-text = The character of player 2 does not survive OR only your character survives.
objective-an_old_feud = An Old Feud
objective-an_old_feud-text = The character of player 3 does not survive OR only your character survives.
objective-hostile_takeover = Hostile Takeover
objective-hostile_takeover-text = The character of player 4 does not survive OR only your character survives.
objective-the_final_enlightenment = The Final Enlightenment
objective-the_final_enlightenment-text = The character of player 5 does not survive OR only your character survives.

## Solo and cooperative objectives

objective-destination_earth = Destination Earth
objective-destination_earth-text = The ship reaches Earth.
objective-emergency_post_mortem = Emergency Post-Mortem
objective-emergency_post_mortem-text = The blue corpse has been put down in the Surgery.
objective-first_contact_protocol = First Contact Protocol
objective-first_contact_protocol-text = At least 2 weaknesses are revealed.
objective-cutting_off_the_head = Cutting off the Head
objective-cutting_off_the_head-text = The Signal is sent AND either the queen is killed or the ship is destroyed.
objective-no_man_left_behind = No Man Left Behind
objective-no_man_left_behind-text = The Signal is sent AND every room is explored.
objective-special_delivery = Special Delivery
objective-special_delivery-text = You end the game, in a pod or hibernating, carrying an egg.
objective-clean_up_crew = Clean up Crew
objective-clean_up_crew-text = The Signal is sent AND the Nest or the ship is destroyed.
objective-hidden = Secret objective
objective-players = From { $n } players

## Conditions, one line each, as the victory check ticks them off

atom-signal_sent = The Signal is sent
atom-ship_reached_earth = The ship reaches Earth
atom-ship_reached_mars = The ship reaches Mars
atom-ship_destroyed = The ship is destroyed
atom-nest_destroyed = The Nest is destroyed
atom-queen_killed = The queen is killed
atom-weakness_discovered = { $argument ->
        [corpse] The corpse weakness is revealed
        [egg] The egg weakness is revealed
       *[carcass] The carcass weakness is revealed
    }
atom-weaknesses_discovered_at_least = At least { $argument } weaknesses are revealed
atom-carries = { $argument ->
        [egg] Carries an egg at the end
       *[blue_corpse] Carries the blue corpse at the end
    }
atom-all_rooms_explored = Every room is explored
atom-items_at_least = Owns at least { $argument } items
atom-ended_in_escape_pod = Leaves in an escape pod
atom-player_dead = The character of player { $argument } does not survive
atom-sole_survivor = Nobody else survives
atom-at_least_one_other_survives = Somebody else survives too
atom-object_in_room = { CAP(NOUN($object, form: "nom")) } is put down { NOUN($room, form: "in") }

## Destinations

destination-earth = Earth
    .gen = Earth
    .acc = Earth

destination-mars = Mars
    .gen = Mars
    .acc = Mars

destination-venus = Venus
    .gen = Venus
    .acc = Venus

destination-deep_space = Deep Space
    .gen = Deep Space
    .acc = Deep Space

## Contamination and engines

contamination-card = Contamination card
contamination-infected = INFECTED
contamination-clean = Clean

engine-working = Working
    .nom = working

engine-damaged = Damaged
    .nom = damaged
engine-name = Engine { $number }
