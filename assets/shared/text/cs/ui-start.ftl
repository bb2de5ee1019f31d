# Obrazovky kolem stolu: začátek, nová hra, uložené hry, nastavení, o programu.

ui-start-language = Čeština
ui-start-title = NEMESIS DESKTOP
ui-start-subtitle = tři deskové hry u jednoho notebooku, od fanoušků
ui-start-window = Nemesis Desktop
ui-start-languages = Jazyk
ui-start-back = Zpět
ui-start-key-back = Esc
ui-start-key-on = Enter

## Start screen

ui-start-continue = Pokračovat
ui-start-continue-hint = { $stage }: { $people }
ui-start-continue-ended = Hra skončila: { $people }
ui-start-continue-unreadable = Poslední hru nelze přečíst
ui-start-new = Nová hra
ui-start-new-hint = Jeden až osm lidí u tohoto notebooku
ui-start-load = Otevřít uloženou hru
ui-start-history = Zdejší odehrané hry
ui-start-rules = Pravidla
ui-start-settings = Nastavení
ui-start-about = O programu
ui-start-quit = Konec
ui-start-version = Verze { $version }. Funguje bez sítě.
ui-start-unofficial = Neoficiální fanouškovské dílo. Hry a jejich názvy patří svým vlastníkům.

## New game

ui-start-game-title = Nová hra
ui-start-game-begin = Začít
ui-start-game-which = Hra
ui-start-game-crew = Kdo hraje
ui-start-game-count = Hráči
ui-start-game-name = Jméno hráče { $number }
ui-start-game-name-longest = Nejvýš { $count } znaků.
ui-start-game-unnamed = Hráč { $number }
ui-start-game-colour = Barva hráče { $number }
ui-start-game-colour-1 = modrý kruh
ui-start-game-colour-2 = zelený čtverec
ui-start-game-colour-3 = žlutý trojúhelník
ui-start-game-colour-4 = růžový kosočtverec
ui-start-game-colour-5 = bílý kříž
ui-start-game-colour-6 = mátová hvězda
ui-start-game-colour-7 = levandulová kapsle
ui-start-game-colour-8 = hnědá kopule
ui-start-game-pin = PIN
ui-start-game-pin-of = PIN hráče { $number }, nepovinný
ui-start-game-pin-hint = PIN je nepovinný: čtyři až osm číslic, na které se program zeptá, než ukáže vaše karty.
ui-start-game-same-name = Dva hráči mají stejné jméno. Jednoho z nich přejmenujte.
ui-start-game-short-pin = PIN má čtyři až osm číslic, nebo se vynechá.
ui-start-game-secrecy = Utajení
ui-start-game-secrecy-shield = Zástěna
ui-start-game-secrecy-shield-hint = Mezi dvěma hráči je zakrytá celá obrazovka, dokud se další neohlásí.
ui-start-game-secrecy-face-down = Lícem dolů
ui-start-game-secrecy-face-down-hint = Bez zástěny: soukromé věci jsou vidět, jen když jejich majitel drží klávesu nebo tlačítko.
ui-start-game-secrecy-open = Otevřeně
ui-start-game-secrecy-open-hint = Nic se nezakrývá: sami před sebou tajnosti nemáte.
ui-start-game-reactions = Reakce
ui-start-game-reactions-ask = Vždy se ptát
ui-start-game-reactions-ask-hint = Kdykoli by někdo mohl zasáhnout, program se zeptá všech.
ui-start-game-reactions-call = Na zavolání
ui-start-game-reactions-call-hint = Po krátké chvíli hra pokračuje, pokud se nikdo neozve.
ui-start-game-seed = Semínko
ui-start-game-seed-random = náhodné: { $seed }
ui-start-game-seed-hint = Stejné semínko a stejná rozhodnutí dají stejnou hru. Prázdné pole dá novou.

## Saved games

ui-start-saves-title = Uložené hry
ui-start-saves-save-title = Uložit hru
ui-start-saves-name = Název
ui-start-saves-save = Uložit
ui-start-saves-open = Otevřít
ui-start-saves-delete = Smazat
ui-start-saves-import = Přidat soubor…
ui-start-saves-import-title = Vyberte uloženou hru
ui-start-saves-files = Uložené hry
ui-start-saves-all-files = Všechny soubory
ui-start-saves-none = Zatím žádné uložené hry. Každá hra se ukládá sama; vrátíte se k ní tlačítkem Pokračovat.
ui-start-saves-ended = Skončila
ui-start-saves-autosave = Poslední hra
ui-start-saves-former = { $name }, předchozí uložení
ui-start-saves-autosave-hint = ukládá se po každé odpovědi
ui-start-saves-unreadable = Nelze přečíst
ui-start-saves-unreadable-hint = Soubor zůstane, jak je: nebude přepsán ani smazán.
ui-start-saves-ask-delete = Opravdu smazat hru „{ $name }“?
ui-start-saves-keep = Ponechat
ui-start-saves-deleted = Hra „{ $name }“ byla smazána.
ui-start-saves-saved = Uloženo pod názvem „{ $name }“.
ui-start-saves-imported = Hra „{ $name }“ je teď mezi uloženými.
ui-start-saves-ask-replace = Hra „{ $name }“ už existuje. Přepsat ji?
ui-start-saves-replace = Přepsat
ui-start-saves-taken-unreadable = Soubor s tímto názvem už existuje a nelze ho přečíst. Zvolte jiný název.
ui-start-saves-no-name = Nejdřív hru pojmenujte.
ui-start-saves-cannot-delete = Hru „{ $name }“ se nepodařilo smazat: { $reason }
ui-start-saves-cannot-copy = Soubor se nepodařilo přidat: { $reason }
ui-start-saves-cannot-save = Hru se nepodařilo uložit: { $reason }
ui-start-saves-cannot-read = Soubor nelze přečíst: { $reason }

## Settings

ui-start-set-title = Nastavení
ui-start-set-language = Jazyk
ui-start-set-language-hint = Změní se hned, i uprostřed hry.
ui-start-set-text = Velikost písma
ui-start-set-text-value = { $percent } %
ui-start-set-text-hint = Zvětší se veškerý text, popisky na plánu o něco méně.
ui-start-set-motion = Animace
ui-start-set-motion-slow = Pomalé
ui-start-set-motion-normal = Normální
ui-start-set-motion-fast = Rychlé
ui-start-set-motion-still = Bez pohybu
ui-start-set-motion-off = Vypnuté
ui-start-set-motion-hint = Kliknutí nebo mezerník je vždy přeskočí.
ui-start-set-motion-still-hint = Nic se nehýbe: obrazy se prostě střídají a zůstanou, než si je lidé přečtou.
ui-start-set-motion-off-hint = Nic se neukazuje: obraz se změní hned a co se stalo, řekne záznam.
ui-start-set-cards = Karty ukázané všem
ui-start-set-cards-on = Zůstanou
ui-start-set-cards-off = Zmizí samy
ui-start-set-cards-hint = I karty událostí a slabin zůstanou do kliknutí nebo mezerníku. Co někomu uškodí, čeká vždy.
ui-start-set-follow = Sledovat dění
ui-start-set-follow-on = Ano
ui-start-set-follow-off = Ne
ui-start-set-follow-hint = Zvětšený plán se sám posune tam, kde se něco děje, a vrátí se, když jste na řadě.
ui-start-set-reactions = Reakce
ui-start-set-secrecy = Utajení v nových hrách
ui-start-set-full = Celá obrazovka
ui-start-set-full-on = Ano
ui-start-set-full-off = Ne
ui-start-set-full-hint = Kdykoli ji přepne klávesa F11.

## About

ui-start-about-title = O programu
ui-start-about-program = Nemesis Desktop { $version }
ui-start-about-unofficial = Neoficiální fanouškovské dílo, zdarma a bez sítě. Pravidla, názvy a čísla pocházejí z deskových her Nemesis, Věc a Space Alert a patří svým vlastníkům; všechny texty a kresby jsou naše vlastní. Hrajte prosím, jen pokud deskovou hru vlastníte.
ui-start-about-licences = Co je uvnitř a za jakých podmínek
ui-start-about-own = tento program
ui-start-about-font = písmo
ui-start-about-library = knihovna
ui-start-about-no-text = Text licence zveřejňují autoři této součásti.
ui-start-about-part = { $name } ({ $kind }): { $licence }
