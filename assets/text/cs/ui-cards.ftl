### Karty, kostky, odhalení a vysvětlivky: popisky, které nepatří žádné jednotlivé kartě.

## Popisky na kartách

ui-cards-or-mark = NEBO
ui-cards-or = nebo
ui-cards-and = a
ui-cards-both = { $first } a { $second }
ui-cards-either = { $first } nebo { $second }
ui-cards-object-text = Těžký: zabírá jednu ruku. Lze jej zvednout, položit a předat někomu v téže místnosti.
ui-cards-quest-sleeping = Zatím neaktivní
ui-cards-wound-dressed = Ošetřeno
ui-cards-wound-dressed-text = bez účinku, ale počítá se
ui-cards-event-moves = Pohybují se chodbami
ui-cards-fate-discard = Pak na odkládací balíček
ui-cards-fate-remove = Ze hry; odložené se zamíchají
ui-cards-fate-shuffle_back = Zamíchá se zpět do balíčku
ui-cards-exploration-silence = Ticho
ui-cards-exploration-danger = Nebezpečí
ui-cards-exploration-slime = Sliz
ui-cards-exploration-fire = Oheň
ui-cards-exploration-malfunction = Porucha
ui-cards-exploration-doors = Dveře se zavřou
