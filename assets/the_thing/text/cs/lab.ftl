### Názvy údajů o hrách odehraných počítačem.

lab-humans-won = Lidé vyhráli
lab-thing-ending = Jak hra skončila
lab-vehicle = Vozidlo útěku
lab-infections = Nákaz
lab-freezing = Zamrzání: pole na konci
lab-accusations = Obvinění
lab-blood-tests = Provedených testů
lab-clashes = Střetů
lab-began-as = Role na začátku
lab-role = Role na konci
lab-infected-in = Kolo nákazy
lab-revealed = Odhalení
lab-absorbed = Pohlcení
lab-cards-given = Karty odevzdané lícem nahoru
lab-weapons-used = Použité zbraně
