# Místa, za která hraje program.

ui-seats-person = Člověk
ui-seats-level-passenger = Pasažér
ui-seats-level-passenger-hint = Pasažér: hraje bez plánu a bývá roztržitý.
ui-seats-level-passenger-told = Počítač, pasažér
ui-seats-level-crew = Posádka
ui-seats-level-crew-hint = Posádka: hraje podle plánu, ale spěchá.
ui-seats-level-crew-told = Počítač, posádka
ui-seats-level-veteran = Veterán
ui-seats-level-veteran-hint = Veterán: dává na sebe pozor a každý boj si spočítá.
ui-seats-level-veteran-told = Počítač, veterán
ui-seats-level-cadet = Kadet
ui-seats-level-cadet-hint = Kadet: plánuje s celou posádkou, ale některé karty položit nestihne.
ui-seats-level-cadet-told = Počítač, kadet
ui-seats-level-greenhorn = Nováček
ui-seats-level-greenhorn-hint = Nováček: nevyvozuje závěry a chce pryč při první příležitosti.
ui-seats-level-greenhorn-told = Počítač, nováček
ui-seats-level-old-hand = Polárník
ui-seats-level-old-hand-hint = Polárník: pamatuje si, kdo se s kým setkal, a umí čekat.
ui-seats-level-old-hand-told = Počítač, polárník
ui-seats-name = Počítač { $number }
ui-seats-who = Místo { $number }: { $who }
ui-seats-who-hint = Kdo hraje na místě { $number }: člověk, nebo počítač.
ui-seats-hint = Počítač nepotřebuje PIN a obrazovka se mu nepředává.
ui-seats-no-person = Hrát musí aspoň jeden člověk.
ui-seats-thinks = { $name } přemýšlí.
ui-seats-lost = Počítač už za svá místa hrát nemůže. Od této chvíle za ně hrají lidé.
ui-seats-menu = Kdo hraje
ui-seats-text = Od této chvíle hraje na místě počítač, nebo člověk. Kdo místo převezme, vidí jeho karty.
ui-seats-pace = Tahy počítače
ui-seats-pace-slow = Beze spěchu
ui-seats-pace-normal = Normálně
ui-seats-pace-fast = Rychle
ui-seats-pace-at-once = Hned
ui-seats-pace-hint = Jak dlouho počítač čeká, než něco udělá, aby to všichni stihli sledovat.
ui-seats-count = { $count ->
    [one] { $count } počítač
    [few] { $count } počítače
   *[many] { $count } počítačů
}
ui-seats-who-of = { $name }: { $who }
ui-seats-why = Proč: { $reason }
ui-seats-ask-why = Proč právě tak?
ui-seats-why-unsaid = Bez zvláštního důvodu: nejlepší nápad, nebo náhoda.
ui-seats-why-not-found = To už se nedá zjistit.
ui-seats-computer = Počítač
ui-seats-played = { $name } ({ $level })
