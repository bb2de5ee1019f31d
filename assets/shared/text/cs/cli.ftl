## nemesis-desktop doctor

doctor-python-well = Python { $version }.
doctor-python-fault = Python { $version } je příliš starý: je potřeba { $needed } nebo novější.
doctor-package-well = Balíček { $name } { $version } je nainstalován.
doctor-package-fault = Balíček { $name } nefunguje: { $reason }. Oprava: pip install --force-reinstall { $name }
doctor-files-fault =
    { $count ->
        [one] Zmizel { $count } nainstalovaný soubor
        [few] Zmizely { $count } nainstalované soubory
       *[other] Zmizelo { $count } nainstalovaných souborů
    }, první z nich: { $first }. Nainstalujte program znovu.
doctor-words-well =
    { $language ->
        [en] Anglické texty
        [ru] Ruské texty
       *[cs] České texty
    }: všechny soubory jsou na místě ({ $count }).
doctor-words-fault =
    { $language ->
        [en] Anglické texty
        [ru] Ruské texty
       *[cs] České texty
    } nejsou úplné, chybí: { $files }. Nainstalujte program znovu.
doctor-fonts-well = Písma: { $count ->
        [one] { $count } soubor.
        [few] { $count } soubory.
       *[other] { $count } souborů.
    }
doctor-fonts-fault = Chybí písma. Nainstalujte program znovu.
doctor-symbols-well = Symboly: { $count ->
        [one] { $count } kresba.
        [few] { $count } kresby.
       *[other] { $count } kreseb.
    }
doctor-symbols-fault = Chybí symboly. Nainstalujte program znovu.
doctor-rooms-well = Místnosti: { $count ->
        [one] { $count } kresba.
        [few] { $count } kresby.
       *[other] { $count } kreseb.
    }
doctor-rooms-fault = Chybí kresby místností. Nainstalujte program znovu.
doctor-art-well = Obrazy: { $count ->
        [one] { $count } kresba.
        [few] { $count } kresby.
       *[other] { $count } kreseb.
    }
doctor-art-fault = Chybí obrazy. Nainstalujte program znovu.
doctor-look-well = Rozměry a barvy: { $count ->
        [one] { $count } soubor.
        [few] { $count } soubory.
       *[other] { $count } souborů.
    }
doctor-look-fault = Chybí soubory s rozměry a barvami. Nainstalujte program znovu.
doctor-assets-fault = Chybí { $path }. Nainstalujte program znovu.
doctor-libraries-fault = Qt nenachází systémové knihovny. V Debianu a Ubuntu: sudo apt-get install { $packages }
doctor-qt-well = Qt se spustí.
doctor-qt-fault = Qt se nespustí. Hlásí: { $reason }
doctor-display-fault = Chybí obrazovka, na které by šlo otevřít okno (není nastaveno DISPLAY ani WAYLAND_DISPLAY). Spusťte hru z plochy.
doctor-window-well = Okno lze otevřít ({ $platform }).
doctor-window-fault = Okno nelze otevřít. Qt hlásí: { $reason }
doctor-part-fault = { $name } nelze použít: { $reason }. Nainstalujte program znovu.
doctor-modules-well = Program je úplný: { $count ->
        [one] { $count } modul.
        [few] { $count } moduly.
       *[many] { $count } modulů.
    }
doctor-modules-fault = Chybí část programu: { $name } ({ $reason }). Nainstalujte program znovu.
doctor-drawings-well = Všechny kresby jsou v pořádku: { $count }.
doctor-drawings-fault = { $first } nelze nakreslit. Nainstalujte program znovu.
doctor-typefaces-well = Program píše svými písmy: { $names }.
doctor-typefaces-fault = Místo { $names } se používají písma systému. Nainstalujte program znovu.
doctor-screens-well = Všechny obrazovky se otevírají: { $count ->
        [one] { $count } obrazovka
        [few] { $count } obrazovky
       *[many] { $count } obrazovek
    }, { $languages ->
        [one] { $languages } jazyk.
        [few] { $languages } jazyky.
       *[many] { $languages } jazyků.
    }
doctor-screen-fault = Obrazovka { $name } ({ $language }) se neotevře: { $reason }
doctor-game-well = Sehrána celá hra: { $people ->
        [one] { $people } člověk
        [few] { $people } lidé
       *[many] { $people } lidí
    }, { $steps ->
        [one] { $steps } krok.
        [few] { $steps } kroky.
       *[many] { $steps } kroků.
    }
doctor-game-fault = Hra nedošla do konce: { $people ->
        [one] { $people } člověk
        [few] { $people } lidé
       *[many] { $people } lidí
    }, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
       *[many] { $steps } kroků
    }, na obrazovce { $screen }.
doctor-saved-well = Uloženou hru lze znovu otevřít.
doctor-saved-fault = Uloženou hru nelze znovu otevřít.
doctor-second-start-well = Druhé spuštění najde první.
doctor-second-start-fault = Druhé spuštění nenajde první: program jen řekne, že už je otevřený.
doctor-self-check-fault = Program se nemůže zkontrolovat: { $reason }
doctor-saves-well = Hry lze ukládat do { $folder }.
doctor-saves-fault = Hry nelze ukládat: { $reason }
doctor-folder-refused = { $folder } ({ $why })
lock-elsewhere = Uložené hry se používají na počítači { $machine }. Pokud tam program neběží, smažte { $path } a spusťte program znovu.
lock-in-the-way = Programu překáží { $path } a nelze ho přečíst. Smažte ho nebo přesuňte a spusťte program znovu.
doctor-saved-games-fault =
    { $count ->
        [one] { $count } uložená hra je poškozená a nelze ji otevřít: { $first }
        [few] { $count } uložené hry jsou poškozené a nelze je otevřít; první z nich je { $first }
       *[other] { $count } uložených her je poškozených a nelze je otevřít; první z nich je { $first }
    }
doctor-well = Vše je v pořádku.
doctor-faults =
    { $count ->
        [one] Je potřeba opravit { $count } závadu.
        [few] Je potřeba opravit { $count } závady.
       *[other] Je potřeba opravit { $count } závad.
    }

## nemesis-desktop

cli-usage = Použití
cli-options = Volby
cli-commands = Místo okna
cli-more = Každý příkaz se vysvětlí sám: { $program } simulate --help
cli-about-window = Nemesis, Věc a Space Alert u jednoho notebooku. Bez příkazu se otevře okno, s FILE se v něm otevře uložená hra.
cli-about-simulate = Odehraje celé hry s počítačovými hráči a vypíše, jak skončily. Hra číslo n má semínko S + n - 1.
cli-about-replay = Odehraje rozhodnutí uložené hry znovu, bez okna, vypíše záznam a řekne, zda vše dopadlo stejně.
cli-about-doctor = Řekne prostými slovy, co je s instalací v nepořádku.
cli-command-FILE = otevřít uloženou hru
cli-command-simulate = odehrát hry s počítačovými hráči
cli-command-replay = odehrát uloženou hru znovu a vypsat záznam
cli-command-doctor = hledat závady instalace
cli-option-help = ukázat tuto nápovědu
cli-option-version = ukázat verzi
cli-option-language = en, ru nebo cs; bez volby jazyk systému
cli-option-game = která hra ({ $known })
cli-option-games = kolik her (100)
cli-option-workers = kolik procesů se o hry dělí (1); výsledek je stejný
cli-option-seed = semínko první hry (1)
cli-option-self-check = otevřít každou obrazovku a sehrát celou hru, aniž by to bylo vidět
cli-option-policy = kdo hraje: { $known } (random); více způsobů, jako A,B, si místa rozdělí, v každé hře o jedno dál
cli-option-dask = adresa plánovače dask, jehož pracovní procesy hry odehrají
cli-option-csv = tabulka všech údajů, řádek za každou hru; než je celá, leží hry vedle ní
cli-option-report = stránka se všemi údaji, jejich intervaly a grafy
cli-option-resume = ukládat každou hru do souboru a pokračovat od těch, které v něm jsou
cli-option-compare = dvě sady her spárované podle semínka: způsoby hry, nebo soubory z --resume
cli-option-json = vypsat jeden objekt JSON místo slov
cli-bad-language = Jazyk „{ $given }“ program neumí. Umí: { $known }.
cli-bad-game = Hra „{ $given }“ neexistuje. Na výběr je: { $known }.
cli-bad-policy = Způsob hry „{ $given }“ neexistuje. Na výběr je: { $known }.
cli-needs-value = Volba { $option } potřebuje hodnotu.
cli-file-wanted = Volba { $option } potřebuje název souboru; standardní výstup jím není.
cli-takes-no-value = Volba { $option } nemá hodnotu.
cli-unknown-option = { $program } nezná volbu „{ $given }“. Co zná: { $program } --help
cli-too-much = { $program } neví, co s „{ $given }“. Čemu rozumí: { $program } --help
cli-not-a-command = „{ $given }“ není příkaz ani soubor. Příkazy: { $known }. Více: { $program } --help
cli-not-understood = Příkazu nelze rozumět. Co se dá napsat: { $program } --help
cli-not-a-number = Volba { $option } potřebuje celé číslo, ne „{ $given }“.
cli-too-small = Hodnota { $option } musí být aspoň { $least }.
cli-out-of-range = Hodnota { $option } musí být od { $least } do { $most }.
cli-needs-values = Volba { $option } potřebuje { $count ->
        [one] { $count } hodnotu.
        [few] { $count } hodnoty.
       *[other] { $count } hodnot.
    }
cli-not-together = { $first } a { $second } nelze zadat zároveň.
cli-same-file = { $first } a { $second } nemohou být tentýž soubor.
cli-too-many-policies = { $policies ->
        [one] { $policies } způsob hry
        [few] { $policies } způsoby hry
       *[other] { $policies } způsobů hry
    } na { $seats ->
        [one] { $seats } místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }: na všechny se nedostane.
cli-not-written = Soubor { $path } nelze zapsat: { $why }
cli-not-read = Soubor { $path } nelze přečíst: { $why }
cli-no-kept = Není tu takový způsob hry ani soubor „{ $path }“.
cli-kept-damaged = { $path } není soubor uložených her, nebo je poškozený.
cli-kept-other = V souboru { $path } jsou jiné hry; liší se: { $what }. Zadejte jiný soubor, nebo stejné volby.
cli-broken-off = Přerušeno: v souboru { $path } je { $games } z { $all } her. Pokračovat lze stejným příkazem s --resume { $path }
cli-no-dask = dask není nainstalovaný. Nainstalujete ho takto: pip install "nemesis-desktop[dask]"
cli-dask-silent = Na adrese { $address } nikdo neodpovídá. Patří sem adresa plánovače dask, například tcp://192.168.1.5:8786.
cli-dask-idle = Plánovač { $address } nemá žádné pracovní procesy.
cli-dask-lost = Spojení s clusterem dask se ztratilo: { $why }
cli-no-pairs = { $first } a { $second } nemají žádné hry se stejným semínkem.
cli-no-file = Který soubor? { $program } FILE
cli-no-window = Okno nelze otevřít: { $reason }. Co chybí: nemesis-desktop doctor
cli-unwritten = Výstup se nepodařilo zapsat: { $why }
cli-interrupted = Přerušeno.

## nemesis-desktop simulate

cli-progress = Hry
cli-games =
    { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }.
cli-speed =
    { $decisions ->
        [one] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    } za { $seconds } s: { $rate } za sekundu.
cli-decisions = { $decisions } rozhodnutí.
cli-won = Hry, které někdo vyhrál: { $won } z { $games }.
cli-share = { $percent } %
cli-intervals = Podíly, v závorkách intervaly spolehlivosti (95 %):
cli-compared-pairs = { $pairs ->
        [one] { $pairs } dvojice her se stejným semínkem.
        [few] { $pairs } dvojice her se stejným semínkem.
       *[other] { $pairs } dvojic her se stejným semínkem.
    }
cli-compared-columns = První, druhý, o kolik má druhý víc (95 %) a pravděpodobnost, že jde o náhodu:

## nemesis-desktop replay

cli-same =
    { $choices ->
        [one] { $choices } rozhodnutí odehráno znovu: hra dopadla tak, jak byla uložena.
       *[other] { $choices } rozhodnutí odehráno znovu: hra dopadla tak, jak byla uložena.
    }
cli-replay-parts = Hra nedopadla stejně: rozhodnutí { $choice } z { $choices } už neznamená totéž co dřív. Uložil ji program s jinými pravidly, nebo byl soubor změněn.
cli-replay-other-outcome =
    { $choices ->
        [one] Rozhodnutí lze odehrát znovu, ale stůl vypadá jinak než uložený.
       *[other] Všech { $choices } rozhodnutí lze odehrát znovu, ale stůl vypadá jinak než uložený.
    }
