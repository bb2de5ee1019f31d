# Seznam kláves, zvuky a druhá obrazovka.

ui-keys-title = Klávesy
ui-keys-button = Klávesy
ui-keys-key = F2
ui-keys-key-close = Esc
ui-keys-table = Stůl
ui-keys-close = Zavřít

ui-keys-everywhere = Všude
ui-keys-answering = Odpovídání
ui-keys-looking = Prohlížení

ui-keys-tab = Tab
ui-keys-tab-text = K další věci; se Shiftem k předchozí. Nejdřív to, na co se hra ptá.
ui-keys-arrows = ← → ↑ ↓
ui-keys-arrows-text = K sousední kartě, tlačítku, místnosti.
ui-keys-part = F6
ui-keys-part-text = K další části stolu; se Shiftem k předchozí.
ui-keys-press = Enter
ui-keys-press-text = Vybere to, co je v rámečku; se Shiftem obezřetně.
ui-keys-confirm = Enter
ui-keys-confirm-text = Na otevřeném stole: potvrdí vybrané a jde dál.
ui-keys-back = Esc
ui-keys-back-text = Odloží vybrané, nebo vezme poslední volbu zpět; také Backspace.
ui-keys-undo = Ctrl+Z
ui-keys-undo-text = Vezme poslední volbu zpět.
ui-keys-number = 1–9
ui-keys-number-text = Tlačítko nebo řádek nabídky s tímto číslem.
ui-keys-more = M
ui-keys-more-text = Otevře nabídku všeho ostatního, co lze udělat.
ui-keys-mutation = U
ui-keys-mutation-text = Vaše mutace, lze-li ji použít.
ui-keys-no = N
ui-keys-no-text = Nikdo nereaguje; nebo odmítnutí.
ui-keys-objectives = O
ui-keys-objectives-text = Podržet: vaše úkoly.
ui-keys-notes = I
ui-keys-notes-text = Vaše poznámky.
ui-keys-piles = P
ui-keys-piles-text = Balíčky, které leží lícem nahoru.
ui-keys-log = L
ui-keys-log-text = Zvětšit nebo zmenšit záznam.
ui-keys-space = Mezerník
ui-keys-space-text = K další události, nikdy ne dál. Při hře lícem dolů: podržet, chcete-li vidět karty.
ui-keys-hold = H
ui-keys-hold-text = Pozastaví ukazování událostí, nebo v něm pokračuje.
ui-keys-zoom = + − 0
ui-keys-zoom-text = Na plánu: blíž, dál, celý.
ui-keys-rules = F1
ui-keys-rules-text = Pravidla.
ui-keys-this = F2
ui-keys-this-text = Tento seznam; také otazník.
ui-keys-sound = F8
ui-keys-sound-text = Vypnout nebo zapnout zvuk.
ui-keys-second = F9
ui-keys-second-text = Otevřený stůl na druhé obrazovce.
ui-keys-menu = F10
ui-keys-menu-text = Nabídka.
ui-keys-full = F11
ui-keys-full-text = Celá obrazovka.

## Zvuk

ui-keys-set-sound = Zvuk
ui-keys-set-sound-value = Hlasitost { NUMBER($percent, maximumFractionDigits: 0) } %
ui-keys-set-sound-muted = Ticho
ui-keys-set-sound-hint = F8 kdykoli vypne a zapne zvuk.
ui-keys-sound-is-off = Zvuk je vypnutý.
ui-keys-sound-is-on = Zvuk je zapnutý.

## Druhá obrazovka

ui-keys-second-window = Nemesis Desktop – otevřený stůl
ui-keys-second-none = Druhá obrazovka tu není. Připojte monitor nebo televizor a zkuste to znovu.
ui-keys-second-menu = Druhá obrazovka
ui-keys-second-turn = { $name } vybírá akci.
ui-keys-second-pay = { $name } platí za akci.
ui-keys-second-aim = { $name } vybírá cíl.
ui-keys-second-other = { $name } se rozhoduje.
ui-keys-second-together = Rozhodují všichni u stolu.
