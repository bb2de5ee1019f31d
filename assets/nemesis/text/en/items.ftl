### Items: found, crafted, starting weapons and quest items. A name, its cases, and what the card does.

## Red (military) items

item-energy_charge = Energy Charge
    .nom = the Energy Charge
    .gen = the Energy Charge
    .dat = the Energy Charge
    .acc = the Energy Charge
    .ins = the Energy Charge
    .loc = the Energy Charge
item-energy_charge-text = Load 1 energy weapon to its full capacity, OR open or close a door next to your room.

item-grenade = Grenade
    .nom = the Grenade
    .gen = the Grenade
    .dat = the Grenade
    .acc = the Grenade
    .ins = the Grenade
    .loc = the Grenade
item-grenade-text = 2 injuries to an intruder here or in a neighbouring room (no closed door between). Everybody else there: intruders 1 injury, characters 1 serious wound.

item-smoke_grenade = Smoke Grenade
    .nom = the Smoke Grenade
    .gen = the Smoke Grenade
    .dat = the Smoke Grenade
    .acc = the Smoke Grenade
    .ins = the Smoke Grenade
    .loc = the Smoke Grenade
item-smoke_grenade-text = Every other character here discards 1 action card. Move to a neighbouring room without being attacked.

item-recon_drone = Recon Drone
    .nom = the Recon Drone
    .gen = the Recon Drone
    .dat = the Recon Drone
    .acc = the Recon Drone
    .ins = the Recon Drone
    .loc = the Recon Drone
item-recon_drone-text = Look in secret at an unexplored room and its exploration token.

item-decoy = Decoy
    .nom = the Decoy
    .gen = the Decoy
    .dat = the Decoy
    .acc = the Decoy
    .ins = the Decoy
    .loc = the Decoy
item-decoy-text = Choose a neighbouring room. All intruders in the rooms around it move into it; those in combat attack once before they leave.

item-extended_magazine = Extended Magazine
    .nom = the Extended Magazine
    .gen = the Extended Magazine
    .dat = the Extended Magazine
    .acc = the Extended Magazine
    .ins = the Extended Magazine
    .loc = the Extended Magazine
item-extended_magazine-text = Attach it to an energy weapon: 2 ammo now, and its capacity is 2 higher from now on.

item-prototype_rifle = Prototype Rifle
    .nom = the Prototype Rifle
    .gen = the Prototype Rifle
    .dat = the Prototype Rifle
    .acc = the Prototype Rifle
    .ins = the Prototype Rifle
    .loc = the Prototype Rifle
item-prototype_rifle-text = Energy weapon. On 2 hits you may spend 1 more ammo for 1 extra injury.

item-prototype_shotgun = Prototype Shotgun
    .nom = the Prototype Shotgun
    .gen = the Prototype Shotgun
    .dat = the Prototype Shotgun
    .acc = the Prototype Shotgun
    .ins = the Prototype Shotgun
    .loc = the Prototype Shotgun
item-prototype_shotgun-text = Energy weapon. Any result but a miss deals at least 1 injury. 1 hit and 2 hits deal 1 extra injury.

item-prototype_pistol = Prototype Pistol
    .nom = the Prototype Pistol
    .gen = the Prototype Pistol
    .dat = the Prototype Pistol
    .acc = the Prototype Pistol
    .ins = the Prototype Pistol
    .loc = the Prototype Pistol
item-prototype_pistol-text = Energy weapon. You may reroll the combat die once per shot.

item-comms_key = Comms Key
    .nom = the Comms Key
    .gen = the Comms Key
    .dat = the Comms Key
    .acc = the Comms Key
    .ins = the Comms Key
    .loc = the Comms Key
item-comms_key-text = At a working computer: look in secret at an objective of a character who has sent a Signal.

item-evacuation_key = Evacuation Key
    .nom = the Evacuation Key
    .gen = the Evacuation Key
    .dat = the Evacuation Key
    .acc = the Evacuation Key
    .ins = the Evacuation Key
    .loc = the Evacuation Key
item-evacuation_key-text = In an Evacuation Section: lock or unlock 1 of its escape pods.

item-self_destruct_key = Self-Destruct Key
    .nom = the Self-Destruct Key
    .gen = the Self-Destruct Key
    .dat = the Self-Destruct Key
    .acc = the Self-Destruct Key
    .ins = the Self-Destruct Key
    .loc = the Self-Destruct Key
item-self_destruct_key-text = At a working computer: start or stop self-destruct, unless its marker is on a yellow space.

## Yellow (technical) items

item-duct_tape = Duct Tape
    .nom = the Duct Tape
    .gen = the Duct Tape
    .dat = the Duct Tape
    .acc = the Duct Tape
    .ins = the Duct Tape
    .loc = the Duct Tape
item-duct_tape-text = Repair a malfunction here, OR repair or break the engine here, OR join 2 of your heavy items: they use 1 hand slot.

item-tools = Tools
    .nom = the Tools
    .gen = the Tools
    .dat = the Tools
    .acc = the Tools
    .ins = the Tools
    .loc = the Tools
item-tools-text = Repair a malfunction here, OR repair or break the engine here, OR open or close a door next to your room.

item-fire_extinguisher = Fire Extinguisher
    .nom = the Fire Extinguisher
    .gen = the Fire Extinguisher
    .dat = the Fire Extinguisher
    .acc = the Fire Extinguisher
    .ins = the Fire Extinguisher
    .loc = the Fire Extinguisher
item-fire_extinguisher-text = Put out the fire here, OR make an intruder here retreat.

item-chemicals = Chemicals
    .nom = the Chemicals
    .gen = the Chemicals
    .dat = the Chemicals
    .acc = the Chemicals
    .ins = the Chemicals
    .loc = the Chemicals
item-chemicals-text = Load your Flamethrower (or the Medic's Needle Gun) to its full capacity.

item-clothes = Clothes
    .nom = the Clothes
    .gen = the Clothes
    .dat = the Clothes
    .acc = the Clothes
    .ins = the Clothes
    .loc = the Clothes
item-clothes-text = Remove your slime marker, OR dress 1 serious wound.

item-technical_corridors_plan = Technical Corridors Plan
    .nom = the Technical Corridors Plan
    .gen = the Technical Corridors Plan
    .dat = the Technical Corridors Plan
    .acc = the Technical Corridors Plan
    .ins = the Technical Corridors Plan
    .loc = the Technical Corridors Plan
item-technical_corridors_plan-text = From a room with a technical corridor entrance: move to any other room that has one.

item-space_suit = Space Suit
    .nom = the Space Suit
    .gen = the Space Suit
    .dat = the Space Suit
    .acc = the Space Suit
    .ins = the Space Suit
    .loc = the Space Suit
item-space_suit-text = From a yellow room: discard all action cards from your hand and move to any other explored yellow room.

item-nemesis_plans = Nemesis Plans
    .nom = the Nemesis Plans
    .gen = the Nemesis Plans
    .dat = the Nemesis Plans
    .acc = the Nemesis Plans
    .ins = the Nemesis Plans
    .loc = the Nemesis Plans
item-nemesis_plans-text = Look in secret at 2 unexplored rooms, not at their exploration tokens.

## Green (medical) items

item-bandages = Bandages
    .nom = the Bandages
    .gen = the Bandages
    .dat = the Bandages
    .acc = the Bandages
    .ins = the Bandages
    .loc = the Bandages
item-bandages-text = Dress 1 serious wound, OR heal all your light wounds.

item-medkit = Medkit
    .nom = the Medkit
    .gen = the Medkit
    .dat = the Medkit
    .acc = the Medkit
    .ins = the Medkit
    .loc = the Medkit
item-medkit-text = Dress 1 serious wound, OR heal 1 dressed serious wound.

item-synthetic_food = Synthetic Food
    .nom = the Synthetic Food
    .gen = the Synthetic Food
    .dat = the Synthetic Food
    .acc = the Synthetic Food
    .ins = the Synthetic Food
    .loc = the Synthetic Food
item-synthetic_food-text = Draw 2 action cards.

item-adrenaline_injection = Adrenaline Injection
    .nom = the Adrenaline Injection
    .gen = the Adrenaline Injection
    .dat = the Adrenaline Injection
    .acc = the Adrenaline Injection
    .ins = the Adrenaline Injection
    .loc = the Adrenaline Injection
item-adrenaline_injection-text = Draw 1 card. Take any number of actions this turn; then pass.

item-alcohol = Alcohol
    .nom = the Alcohol
    .gen = the Alcohol
    .dat = the Alcohol
    .acc = the Alcohol
    .ins = the Alcohol
    .loc = the Alcohol
item-alcohol-text = Scan 1 Contamination card in your hand and remove it from the game. If it was INFECTED, take a new one.

item-military_drugs = Military Drugs
    .nom = the Military Drugs
    .gen = the Military Drugs
    .dat = the Military Drugs
    .acc = the Military Drugs
    .ins = the Military Drugs
    .loc = the Military Drugs
item-military_drugs-text = Discard any number of cards from your hand, Contamination cards too, then draw that many plus 1.

## Blue (crafted) items

item-antidote = Antidote
    .nom = the Antidote
    .gen = the Antidote
    .dat = the Antidote
    .acc = the Antidote
    .ins = the Antidote
    .loc = the Antidote
item-antidote-text = Scan all your Contamination cards; INFECTED ones and your larva leave the game. Then: 1 new Contamination card, shuffle deck and discard pile, pass.

item-taser = Taser
    .nom = the Taser
    .gen = the Taser
    .dat = the Taser
    .acc = the Taser
    .ins = the Taser
    .loc = the Taser
item-taser-text = An intruder here suffers 1 injury and, if it lives, retreats, OR a character here discards their whole hand.

item-flamethrower = Flamethrower
    .nom = the Flamethrower
    .gen = the Flamethrower
    .dat = the Flamethrower
    .acc = the Flamethrower
    .ins = the Flamethrower
    .loc = the Flamethrower
item-flamethrower-text = Classic weapon. Any result but a miss deals at least 1 injury. 2 hits also set your room on fire. Loaded only with Chemicals.

item-molotov_cocktail = Molotov Cocktail
    .nom = the Molotov Cocktail
    .gen = the Molotov Cocktail
    .dat = the Molotov Cocktail
    .acc = the Molotov Cocktail
    .ins = the Molotov Cocktail
    .loc = the Molotov Cocktail
item-molotov_cocktail-text = Your room or a neighbouring one with an intruder (no closed door between) catches fire: intruders there 1 injury, characters 1 serious wound.

## Starting weapons

item-six_shooter = Six-Shooter
    .nom = the Six-Shooter
    .gen = the Six-Shooter
    .dat = the Six-Shooter
    .acc = the Six-Shooter
    .ins = the Six-Shooter
    .loc = the Six-Shooter
item-six_shooter-text = Classic weapon. 2 hits deal 1 extra injury. Loaded only with the Captain's Reload card.

item-shotgun = Shotgun
    .nom = the Shotgun
    .gen = the Shotgun
    .dat = the Shotgun
    .acc = the Shotgun
    .ins = the Shotgun
    .loc = the Shotgun
item-shotgun-text = Energy weapon. A shot that deals any injury deals 1 more.

item-pistol = Pistol
    .nom = the Pistol
    .gen = the Pistol
    .dat = the Pistol
    .acc = the Pistol
    .ins = the Pistol
    .loc = the Pistol
item-pistol-text = Energy weapon. 2 hits count as 1 hit.

item-rifle = Rifle
    .nom = the Rifle
    .gen = the Rifle
    .dat = the Rifle
    .acc = the Rifle
    .ins = the Rifle
    .loc = the Rifle
item-rifle-text = Energy weapon without a special rule.

item-assault_rifle = Assault Rifle
    .nom = the Assault Rifle
    .gen = the Assault Rifle
    .dat = the Assault Rifle
    .acc = the Assault Rifle
    .ins = the Assault Rifle
    .loc = the Assault Rifle
item-assault_rifle-text = Energy weapon. A shot that deals any injury deals 1 more.

item-sawed_off_shotgun = Sawed-Off Shotgun
    .nom = the Sawed-Off Shotgun
    .gen = the Sawed-Off Shotgun
    .dat = the Sawed-Off Shotgun
    .acc = the Sawed-Off Shotgun
    .ins = the Sawed-Off Shotgun
    .loc = the Sawed-Off Shotgun
item-sawed_off_shotgun-text = Energy weapon. 1 hit counts as 2 hits.

item-needle_gun = Needle Gun
    .nom = the Needle Gun
    .gen = the Needle Gun
    .dat = the Needle Gun
    .acc = the Needle Gun
    .ins = the Needle Gun
    .loc = the Needle Gun
item-needle_gun-text = Classic weapon. A hit makes the intruder retreat instead of dealing injuries. Loaded only with Chemicals.

## Quest items

item-log_key = Log Key
    .nom = the Log Key
    .gen = the Log Key
    .dat = the Log Key
    .acc = the Log Key
    .ins = the Log Key
    .loc = the Log Key
item-log_key-text = At a working computer: look in secret at an objective of any 1 player.

item-intercom = Intercom
    .nom = the Intercom
    .gen = the Intercom
    .dat = the Intercom
    .acc = the Intercom
    .ins = the Intercom
    .loc = the Intercom
item-intercom-text = Your Order and Motivation also reach characters in every room with a working computer. Order still moves only 1.

item-orbital_maneuvering_system = Orbital Maneuvering System
    .nom = the Orbital Maneuvering System
    .gen = the Orbital Maneuvering System
    .dat = the Orbital Maneuvering System
    .acc = the Orbital Maneuvering System
    .ins = the Orbital Maneuvering System
    .loc = the Orbital Maneuvering System
item-orbital_maneuvering_system-text = Everybody passes at once. In this round's event phase the intruders do not attack.

item-pilot_evacuation_key = Evacuation Key
    .nom = the Evacuation Key
    .gen = the Evacuation Key
    .dat = the Evacuation Key
    .acc = the Evacuation Key
    .ins = the Evacuation Key
    .loc = the Evacuation Key
item-pilot_evacuation_key-text = In an Evacuation Section: lock or unlock 1 of its escape pods.

item-laboratory_equipment = Laboratory Equipment
    .nom = the Laboratory Equipment
    .gen = the Laboratory Equipment
    .dat = the Laboratory Equipment
    .acc = the Laboratory Equipment
    .ins = the Laboratory Equipment
    .loc = the Laboratory Equipment
item-laboratory_equipment-text = Next to a corpse, carcass or egg (lying or carried here): reveal the weakness of that kind.

item-holo_computer = Holo Computer
    .nom = the Holo Computer
    .gen = the Holo Computer
    .dat = the Holo Computer
    .acc = the Holo Computer
    .ins = the Holo Computer
    .loc = the Holo Computer
item-holo_computer-text = You may use Intranet and Risk Assessment in any room, even without a computer or with a malfunction.

item-motion_scanner = Motion Scanner
    .nom = the Motion Scanner
    .gen = the Motion Scanner
    .dat = the Motion Scanner
    .acc = the Motion Scanner
    .ins = the Motion Scanner
    .loc = the Motion Scanner
item-motion_scanner-text = After your noise roll: discard 1 action card to reroll it, once per roll.

item-security_key = Security Key
    .nom = the Security Key
    .gen = the Security Key
    .dat = the Security Key
    .acc = the Security Key
    .ins = the Security Key
    .loc = the Security Key
item-security_key-text = Choose any room: open, close or leave each of its doors.

item-armor = Armor
    .nom = the Armor
    .gen = the Armor
    .dat = the Armor
    .acc = the Armor
    .ins = the Armor
    .loc = the Armor
item-armor-text = Discard it after an intruder attacks you: the attack has no effect.

item-autoloader = Autoloader
    .nom = the Autoloader
    .gen = the Autoloader
    .dat = the Autoloader
    .acc = the Autoloader
    .ins = the Autoloader
    .loc = the Autoloader
item-autoloader-text = Attached to the Assault Rifle: capacity +1, and loading the rifle with an Energy Charge costs 0.

item-plasma_torch = Plasma Torch
    .nom = the Plasma Torch
    .gen = the Plasma Torch
    .dat = the Plasma Torch
    .acc = the Plasma Torch
    .ins = the Plasma Torch
    .loc = the Plasma Torch
item-plasma_torch-text = Open or close a door next to your room; a destroyed door can be closed too.

item-flashlight = Flashlight
    .nom = the Flashlight
    .gen = the Flashlight
    .dat = the Flashlight
    .acc = the Flashlight
    .ins = the Flashlight
    .loc = the Flashlight
item-flashlight-text = Search your room.

item-surgery_kit = Surgery Kit
    .nom = the Surgery Kit
    .gen = the Surgery Kit
    .dat = the Surgery Kit
    .acc = the Surgery Kit
    .ins = the Surgery Kit
    .loc = the Surgery Kit
item-surgery_kit-text = A character here: scan all Contamination cards; INFECTED ones and the larva leave the game. Then shuffle all that character's cards; 1 light wound.

item-combat_drugs = Combat Drugs
    .nom = the Combat Drugs
    .gen = the Combat Drugs
    .dat = the Combat Drugs
    .acc = the Combat Drugs
    .ins = the Combat Drugs
    .loc = the Combat Drugs
item-combat_drugs-text = Draw action cards until you hold 5 cards.

## How a quest item is activated

quest-log_key-condition = Activate in the Comms Room
quest-intercom-condition = Activate by discarding Tools or Duct Tape
quest-orbital_maneuvering_system-condition = Activate by discarding an Energy Charge
quest-pilot_evacuation_key-condition = Activate in the Fire Control System
quest-laboratory_equipment-condition = Activate by discarding Chemicals
quest-holo_computer-condition = Activate in the Generator
quest-motion_scanner-condition = Activate by discarding an Energy Charge
quest-security_key-condition = Activate in the Cockpit
quest-armor-condition = Activate by discarding Tools or Duct Tape
quest-autoloader-condition = Activate in the Armory
quest-plasma_torch-condition = Activate in Storage
quest-flashlight-condition = Activate by discarding an Energy Charge
quest-surgery_kit-condition = Activate by discarding a Medkit
quest-combat_drugs-condition = Activate in the Emergency Room

## Item decks, colours and components

deck-red = Red (military) items
    .nom = a red item
    .acc = a red item

deck-yellow = Yellow (technical) items
    .nom = a yellow item
    .acc = a yellow item

deck-green = Green (medical) items
    .nom = a green item
    .acc = a green item

deck-blue = Blue (crafted) items
    .nom = a crafted item
    .acc = a crafted item

deck-any = All three item decks
    .nom = an item of any colour
    .acc = an item of any colour

deck-starting = Starting item
    .nom = a starting item
    .acc = a starting item

deck-quest = Quest item
    .nom = a quest item
    .acc = a quest item
component-chemical = Chemical
component-cloth = Cloth
component-medical = Medical
component-tool = Tool
component-electrical = Battery

## Choices that several cards share

option-remove_malfunction = Repair the malfunction
option-engine = Repair or break the engine
option-door = Open or close a door
option-dress = Dress 1 serious wound
option-dress_all = Dress all serious wounds
option-heal_dressed = Heal 1 dressed serious wound
option-heal_light = Heal all light wounds
option-slime = Remove the slime marker
option-load = Load an energy weapon
option-attach = Join 2 heavy items
option-extinguish = Put out the fire
option-repel = Drive off an intruder
option-room_action = Use the room action for free
option-check_coordinates = Look at the coordinates
option-destroy_door = Destroy a closed door
option-place_malfunction = Place a malfunction marker
option-shoot = Shoot, then draw 1 action card
option-escape = Escape, then draw 1 action card
option-ignite = Discard and start a fire
option-craft = Craft an item
option-set_destination = Set the destination
pod-name = Escape pod { $number }
