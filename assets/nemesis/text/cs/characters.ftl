### Characters and the intruder kinds are nouns: nom, gen, dat, acc, ins, loc, in the small letters of the middle of a sentence.

character-captain = Kapitán
    .nom = kapitán
    .gen = kapitána
    .dat = kapitánovi
    .acc = kapitána
    .ins = kapitánem
    .loc = kapitánovi

character-pilot = Pilotka
    .nom = pilotka
    .gen = pilotky
    .dat = pilotce
    .acc = pilotku
    .ins = pilotkou
    .loc = pilotce

character-scientist = Vědec
    .nom = vědec
    .gen = vědce
    .dat = vědci
    .acc = vědce
    .ins = vědcem
    .loc = vědci

character-scout = Průzkumnice
    .nom = průzkumnice
    .gen = průzkumnice
    .dat = průzkumnici
    .acc = průzkumnici
    .ins = průzkumnicí
    .loc = průzkumnici

character-soldier = Voják
    .nom = voják
    .gen = vojáka
    .dat = vojákovi
    .acc = vojáka
    .ins = vojákem
    .loc = vojákovi

character-mechanic = Mechanik
    .nom = mechanik
    .gen = mechanika
    .dat = mechanikovi
    .acc = mechanika
    .ins = mechanikem
    .loc = mechanikovi

character-medic = Lékařka
    .nom = lékařka
    .gen = lékařky
    .dat = lékařce
    .acc = lékařku
    .ins = lékařkou
    .loc = lékařce

## What each of them is good at, for the choice of a character

character-captain-role = Rozkazuje a motivuje, drží skupinu pohromadě a přerušuje.
character-captain-text = { character-captain-role } Nosí revolver.
character-pilot-role = Zná loď: místnosti, počítače i řízení.
character-pilot-text = { character-pilot-role } Nosí brokovnici.
character-scientist-role = Ovládá počítače lodi na dálku, předvídá události a zkoumá vzorky.
character-scientist-text = { character-scientist-role } Nosí pulsní pistoli.
character-scout-role = Pohybuje se tiše, důkladně pátrá a dokáže uniknout z boje.
character-scout-text = { character-scout-role } Nosí pušku.
character-soldier-role = Nejlépe bojuje, kryje ostatní a ustojí přepadové útoky.
character-soldier-text = { character-soldier-role } Nosí útočnou pušku.
character-mechanic-role = Rychle opravuje, šikovně sestavuje a zná servisní chodby.
character-mechanic-text = { character-mechanic-role } Nosí upilovanou brokovnici.
character-medic-role = Ošetřuje poranění, prověřuje a staví ostatní na nohy.
character-medic-text = { character-medic-role } Nosí jehlovou zbraň.
