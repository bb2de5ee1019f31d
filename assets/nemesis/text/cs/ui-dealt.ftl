### What is dealt, face up before the eyes of whoever comes to the screen for the first time.

ui-dealt-title-own =
    { $count ->
        [one] { $name }, toto je váš úkol
        [few] { $name }, toto jsou vaše úkoly
        [many] { $name }, toto jsou vaše úkoly
       *[other] { $name }, toto jsou vaše úkoly
    }
ui-dealt-title-alone =
    { $count ->
        [one] { $name }, toto je váš úkol
        [few] { $name }, toto jsou vaše úkoly
        [many] { $name }, toto jsou vaše úkoly
       *[other] { $name }, toto jsou vaše úkoly
    }
ui-dealt-title-shared =
    { $count ->
        [one] Toto je úkol vaší skupiny
        [few] Toto jsou úkoly vaší skupiny
        [many] Toto jsou úkoly vaší skupiny
       *[other] Toto jsou úkoly vaší skupiny
    }
ui-dealt-lead-own = Přečtěte si teď oba. Až se na palubě objeví první vetřelec, jeden si ponecháte a druhý je pryč.
ui-dealt-lead-alone = Přečtěte si je teď. Až se na palubě objeví první vetřelec, jeden si ponecháte a druhý je pryč.
ui-dealt-lead-shared = Leží odkrytě. Skupina vyhraje, jen když je splní všechny.
ui-dealt-read =
    { $count ->
        [one] Mám přečteno
        [2] Mám přečtené oba
        [few] Mám přečtené všechny
        [many] Mám přečtené všechny
       *[other] Mám přečtené všechny
    }
ui-dealt-face-down = Držte mezerník a čtěte.
ui-dealt-good-to-know = Dobré vědět
ui-dealt-seen-own = Vidíte to jen vy
ui-dealt-seen-own-text = Ostatní se nedívají, dokud obrazovku nepředáte.
ui-dealt-seen-alone = Nikdo jiný tu není
ui-dealt-seen-alone-text = Hrajete sami: nic se nemusí skrývat.
ui-dealt-seen-shared = Číst smějí všichni
ui-dealt-seen-shared-text = Plánujte společně: nikdo nemá tajný úkol.
ui-dealt-keep = Jeden z nich si ponecháte
ui-dealt-keep-text = Až se objeví první vetřelec. Do té doby hrajte na oba.
ui-dealt-both = Je váš až do konce
ui-dealt-both-text = Nic ho nenahradí.
ui-dealt-all = Počítají se všechny
ui-dealt-all-text = Splněn musí být každý úkol.
ui-dealt-hand-own = Zůstává po ruce
ui-dealt-hand-own-text = Ve svém tahu ho přečtete znovu, dokud držíte O.
ui-dealt-hand-shared = Zůstávají na očích
ui-dealt-hand-shared-text = Pod záznamem, v tahu každého.
ui-dealt-live-own = Musíte i přežít
ui-dealt-live-own-text = Úkol platí, jen když je vaše postava na konci naživu.
ui-dealt-live-shared = Někdo musí přežít
ui-dealt-live-shared-text = Stačí jedna postava, která je na konci naživu.
ui-dealt-waits = Čeká na vás. Žádný čas tu neběží.
ui-dealt-then = Potom začíná váš tah.
