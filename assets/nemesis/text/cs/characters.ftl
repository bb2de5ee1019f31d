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

character-captain-text = Rozkazuje a motivuje, drží skupinu pohromadě a přerušuje. Nosí revolver.
character-pilot-text = Zná loď: místnosti, počítače i řízení. Nosí brokovnici.
character-scientist-text = Ovládá počítače lodi na dálku, předvídá události a zkoumá vzorky. Nosí pulsní pistoli.
character-scout-text = Pohybuje se tiše, důkladně pátrá a dokáže uniknout z boje. Nosí pušku.
character-soldier-text = Nejlépe bojuje, kryje ostatní a ustojí přepadové útoky. Nosí útočnou pušku.
character-mechanic-text = Rychle opravuje, šikovně sestavuje a zná servisní chodby. Nosí upilovanou brokovnici.
character-medic-text = Ošetřuje poranění, prověřuje a staví ostatní na nohy. Nosí jehlovou zbraň.
