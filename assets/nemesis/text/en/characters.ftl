### Characters and the intruder kinds are nouns: nom, gen, dat, acc, ins, loc, in the small letters of the middle of a sentence.

character-captain = Captain
    .nom = the Captain
    .gen = the Captain
    .dat = the Captain
    .acc = the Captain
    .ins = the Captain
    .loc = the Captain

character-pilot = Pilot
    .nom = the Pilot
    .gen = the Pilot
    .dat = the Pilot
    .acc = the Pilot
    .ins = the Pilot
    .loc = the Pilot

character-scientist = Scientist
    .nom = the Scientist
    .gen = the Scientist
    .dat = the Scientist
    .acc = the Scientist
    .ins = the Scientist
    .loc = the Scientist

character-scout = Scout
    .nom = the Scout
    .gen = the Scout
    .dat = the Scout
    .acc = the Scout
    .ins = the Scout
    .loc = the Scout

character-soldier = Soldier
    .nom = the Soldier
    .gen = the Soldier
    .dat = the Soldier
    .acc = the Soldier
    .ins = the Soldier
    .loc = the Soldier

character-mechanic = Mechanic
    .nom = the Mechanic
    .gen = the Mechanic
    .dat = the Mechanic
    .acc = the Mechanic
    .ins = the Mechanic
    .loc = the Mechanic

character-medic = Medic
    .nom = the Medic
    .gen = the Medic
    .dat = the Medic
    .acc = the Medic
    .ins = the Medic
    .loc = the Medic

## What each of them is good at, for the choice of a character

character-captain-role = Orders and motivates others, steadies the group and interrupts.
character-captain-text = { character-captain-role } Carries the Six-Shooter.
character-pilot-role = Knows the ship: rooms, computers and flight controls.
character-pilot-text = { character-pilot-role } Carries the Shotgun.
character-scientist-role = Works the ship's computers from afar, foresees events and studies objects.
character-scientist-text = { character-scientist-role } Carries the Pistol.
character-scout-role = Moves quietly, searches thoroughly and gets away from a fight.
character-scout-text = { character-scout-role } Carries the Rifle.
character-soldier-role = Fights best, covers others and stands surprise attacks.
character-soldier-text = { character-soldier-role } Carries the Assault Rifle.
character-mechanic-role = Repairs fast, crafts cleverly and knows the technical corridors.
character-mechanic-text = { character-mechanic-role } Carries the Sawed-Off Shotgun.
character-medic-role = Treats wounds, scans and revives others.
character-medic-text = { character-medic-role } Carries the Needle Gun.
