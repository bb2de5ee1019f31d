### Rooms: names, room actions and what they do.
### Forms of a room: plate (short name on the map), nom, gen, acc, and with a preposition: in, to, from.

## Basic rooms

room-armory = Armory
    .plate = Armory
    .nom = the Armory
    .gen = the Armory
    .acc = the Armory
    .in = in the Armory
    .to = to the Armory
    .from = from the Armory
room-armory-action = Recharge an energy weapon
room-armory-text = Add 2 ammo to one energy weapon you hold, up to its capacity. Classic weapons cannot be recharged here.

room-comms_room = Comms Room
    .plate = Comms Room
    .nom = the Comms Room
    .gen = the Comms Room
    .acc = the Comms Room
    .in = in the Comms Room
    .to = to the Comms Room
    .from = from the Comms Room
room-comms_room-action = Send a Signal
room-comms_room-text = Put a marker on the Signal space of your character board. Some objectives need it.

room-emergency_room = Emergency Room
    .plate = Emergency Room
    .nom = the Emergency Room
    .gen = the Emergency Room
    .acc = the Emergency Room
    .in = in the Emergency Room
    .to = to the Emergency Room
    .from = from the Emergency Room
room-emergency_room-action = Treat your wounds
room-emergency_room-text = Dress all your serious wounds, or heal 1 dressed serious wound, or heal all your light wounds.

room-evacuation_section_a = Evacuation Section A
    .plate = Evacuation A
    .nom = Evacuation Section A
    .gen = Evacuation Section A
    .acc = Evacuation Section A
    .in = in Evacuation Section A
    .to = to Evacuation Section A
    .from = from Evacuation Section A
room-evacuation_section_a-action = Try to enter an escape pod
room-evacuation_section_a-text = Make a noise roll. If no intruder appears here, take a free seat in an unlocked escape pod of Section A, then launch or wait.

room-evacuation_section_b = Evacuation Section B
    .plate = Evacuation B
    .nom = Evacuation Section B
    .gen = Evacuation Section B
    .acc = Evacuation Section B
    .in = in Evacuation Section B
    .to = to Evacuation Section B
    .from = from Evacuation Section B
room-evacuation_section_b-action = Try to enter an escape pod
room-evacuation_section_b-text = Make a noise roll. If no intruder appears here, take a free seat in an unlocked escape pod of Section B, then launch or wait.

room-fire_control_system = Fire Control System
    .plate = Fire Control System
    .nom = the Fire Control System
    .gen = the Fire Control System
    .acc = the Fire Control System
    .in = in the Fire Control System
    .to = to the Fire Control System
    .from = from the Fire Control System
room-fire_control_system-action = Start fire suppression
room-fire_control_system-text = Choose any room: remove its fire marker, then every intruder in it retreats.

room-generator = Generator
    .plate = Generator
    .nom = the Generator
    .gen = the Generator
    .acc = the Generator
    .in = in the Generator
    .to = to the Generator
    .from = from the Generator
room-generator-action = Start or stop self-destruct
room-generator-text = Start the self-destruct sequence (not while anybody hibernates), or stop it (not once its marker is on a yellow space).

room-laboratory = Laboratory
    .plate = Laboratory
    .nom = the Laboratory
    .gen = the Laboratory
    .acc = the Laboratory
    .in = in the Laboratory
    .to = to the Laboratory
    .from = from the Laboratory
room-laboratory-action = Analyse 1 object
room-laboratory-text = Choose a corpse, egg or carcass lying or carried here: reveal the intruder weakness of that kind. The object is kept.

room-nest = Nest
    .plate = Nest
    .nom = the Nest
    .gen = the Nest
    .acc = the Nest
    .in = in the Nest
    .to = to the Nest
    .from = from the Nest
room-nest-action = Take 1 egg
room-nest-text = Take 1 egg from the intruder board into a free hand slot, then make a noise roll. With no eggs left, the Nest is destroyed.

room-storage = Storage
    .plate = Storage
    .nom = Storage
    .gen = Storage
    .acc = Storage
    .in = in Storage
    .to = to Storage
    .from = from Storage
room-storage-action = Search for 1 item
room-storage-text = Choose the red, yellow or green deck. Look at its top 2 cards, keep 1 and put the other under that deck. The item counter stays.

room-surgery = Surgery
    .plate = Surgery
    .nom = the Surgery
    .gen = the Surgery
    .acc = the Surgery
    .in = in the Surgery
    .to = to the Surgery
    .from = from the Surgery
room-surgery-action = Undergo surgery
room-surgery-text = Scan all your Contamination cards; INFECTED ones and your larva leave the game. Then: 1 light wound, pass, shuffle all your cards into a new deck.

## Additional rooms

room-airlock_control = Airlock Control
    .plate = Airlock Control
    .nom = Airlock Control
    .gen = Airlock Control
    .acc = Airlock Control
    .in = in Airlock Control
    .to = to Airlock Control
    .from = from Airlock Control
room-airlock_control-action = Emergency decompression
room-airlock_control-text = Choose another explored yellow room without destroyed doors: all its doors close. Unless one is opened, everybody in it dies once all have passed, and its fire goes out.

room-cabins = Cabins
    .plate = Cabins
    .nom = the Cabins
    .gen = the Cabins
    .acc = the Cabins
    .in = in the Cabins
    .to = to the Cabins
    .from = from the Cabins
room-cabins-action = Catch your breath
room-cabins-text = Always: whoever starts a round here, with no intruder and no malfunction in the room, draws 1 card more (up to 6 instead of 5).

room-canteen = Canteen
    .plate = Canteen
    .nom = the Canteen
    .gen = the Canteen
    .acc = the Canteen
    .in = in the Canteen
    .to = to the Canteen
    .from = from the Canteen
room-canteen-action = Have a snack
room-canteen-text = Heal 1 light wound. Then you may scan all Contamination cards in your hand: clean ones leave the game; an INFECTED one means infection.

room-command_center = Command Center
    .plate = Command Center
    .nom = the Command Center
    .gen = the Command Center
    .acc = the Command Center
    .in = in the Command Center
    .to = to the Command Center
    .from = from the Command Center
room-command_center-action = Open or close doors
room-command_center-text = Choose any room. Open, close or leave each of its doors. Destroyed doors stay destroyed.

room-engine_control_room = Engine Control Room
    .plate = Engine Control
    .nom = the Engine Control Room
    .gen = the Engine Control Room
    .acc = the Engine Control Room
    .in = in the Engine Control Room
    .to = to the Engine Control Room
    .from = from the Engine Control Room
room-engine_control_room-action = Check engine status
room-engine_control_room-text = Look in secret at the state of all 3 engines. You may say anything about what you saw.

room-hatch_control_system = Hatch Control System
    .plate = Hatch Control
    .nom = the Hatch Control System
    .gen = the Hatch Control System
    .acc = the Hatch Control System
    .in = in the Hatch Control System
    .to = to the Hatch Control System
    .from = from the Hatch Control System
room-hatch_control_system-action = Lock or unlock 1 escape pod
room-hatch_control_system-text = Choose any escape pod: lock it or unlock it.

room-monitoring_room = Monitoring Room
    .plate = Monitoring Room
    .nom = the Monitoring Room
    .gen = the Monitoring Room
    .acc = the Monitoring Room
    .in = in the Monitoring Room
    .to = to the Monitoring Room
    .from = from the Monitoring Room
room-monitoring_room-action = Check 1 room and its exploration token
room-monitoring_room-text = Look in secret at 1 unexplored room and its exploration token. You may say anything about what you saw.

room-room_covered_with_slime = Room Covered with Slime
    .plate = Slime-covered Room
    .nom = the Room Covered with Slime
    .gen = the Room Covered with Slime
    .acc = the Room Covered with Slime
    .in = in the Room Covered with Slime
    .to = to the Room Covered with Slime
    .from = from the Room Covered with Slime
room-room_covered_with_slime-action = You are covered in slime
room-room_covered_with_slime-text = Always: every character who enters gets a slime marker, before the exploration token is resolved.

room-shower_room = Shower Room
    .plate = Shower Room
    .nom = the Shower Room
    .gen = the Shower Room
    .acc = the Shower Room
    .in = in the Shower Room
    .to = to the Shower Room
    .from = from the Shower Room
room-shower_room-action = Take a shower
room-shower_room-text = Remove your slime marker. Then you may scan all Contamination cards in your hand: clean ones leave the game; an INFECTED one means infection.

## Special rooms

room-cockpit = Cockpit
    .plate = Cockpit
    .nom = the Cockpit
    .gen = the Cockpit
    .acc = the Cockpit
    .in = in the Cockpit
    .to = to the Cockpit
    .from = from the Cockpit
room-cockpit-action = Flight controls
room-cockpit-text = Look in secret at the coordinates, or move the destination marker to any space (not while anybody hibernates).

room-hibernatorium = Hibernatorium
    .plate = Hibernatorium
    .nom = the Hibernatorium
    .gen = the Hibernatorium
    .acc = the Hibernatorium
    .in = in the Hibernatorium
    .to = to the Hibernatorium
    .from = from the Hibernatorium
room-hibernatorium-action = Try to hibernate
room-hibernatorium-text = Only once the chambers are open (time marker on a blue space). Make a noise roll; if no intruder appears here, your character hibernates until the end of the game.

room-engine_room_1 = Engine Room 1
    .plate = Engine Room 1
    .nom = Engine Room 1
    .gen = Engine Room 1
    .acc = Engine Room 1
    .in = in Engine Room 1
    .to = to Engine Room 1
    .from = from Engine Room 1
room-engine_room_1-action = Check the engine
room-engine_room_1-text = Look in secret at the state of engine 1. You may say anything about what you saw.

room-engine_room_2 = Engine Room 2
    .plate = Engine Room 2
    .nom = Engine Room 2
    .gen = Engine Room 2
    .acc = Engine Room 2
    .in = in Engine Room 2
    .to = to Engine Room 2
    .from = from Engine Room 2
room-engine_room_2-action = Check the engine
room-engine_room_2-text = Look in secret at the state of engine 2. You may say anything about what you saw.

room-engine_room_3 = Engine Room 3
    .plate = Engine Room 3
    .nom = Engine Room 3
    .gen = Engine Room 3
    .acc = Engine Room 3
    .in = in Engine Room 3
    .to = to Engine Room 3
    .from = from Engine Room 3
room-engine_room_3-action = Check the engine
room-engine_room_3-text = Look in secret at the state of engine 3. You may say anything about what you saw.

## Rooms nobody has seen yet

room-unexplored = Unexplored room { $number }
    .plate = Unexplored
    .nom = unexplored room { $number }
    .gen = unexplored room { $number }
    .acc = unexplored room { $number }
    .in = in unexplored room { $number }
    .to = to unexplored room { $number }
    .from = from unexplored room { $number }
room-unexplored-text = Nobody knows what is here. Whoever enters first turns over the room and its exploration token.
