# Příkazová řádka: nemesis-desktop a jeho podpříkazy.

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
doctor-saves-well = Hry lze ukládat do { $folder }.
doctor-saves-fault = Hry nelze ukládat: { $reason }
doctor-well = Vše je v pořádku.
doctor-faults =
    { $count ->
        [one] Je potřeba opravit { $count } závadu.
        [few] Je potřeba opravit { $count } závady.
       *[other] Je potřeba opravit { $count } závad.
    }
