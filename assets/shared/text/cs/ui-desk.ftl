# Program na cizím počítači: závady, hlášení a kde leží.

ui-desk-title = Nemesis Desktop
ui-desk-failed = V programu nastala závada.
ui-desk-failed-before = Program se minule neukončil, jak měl.
ui-desk-saved-at = Hra se naposledy uložila v { $time } a pokračuje odtud.
ui-desk-report-kept = Hlášení o tom, co se stalo, je zde: { $path }
ui-desk-report-lost = Hlášení se nepodařilo uložit: není místo, kam se smí zapisovat.
ui-desk-report = Hlášení
ui-desk-report-head = Nemesis Desktop { $version }: hlášení z { $when }
ui-desk-report-holds = Hlášení obsahuje verzi programu, druh systému, místo závady v programu a nastavení hry. Není v něm žádná karta, žádné jméno ani nic jiného z toho, co leží na stole. Nic se nikam neodesílá, dokud to neodešlete sami.
ui-desk-game-holds = Samotná hra v hlášení není. Její kopie pomáhá najít závadu, ale kdo ji otevře, uvidí všechno: všechny karty a úkoly, kdo se na co díval, jména lidí a stopy jejich PINů.
ui-desk-add-game = Přidat hru
ui-desk-game-added = Kopie hry leží vedle hlášení: { $path }
ui-desk-game-not-added = Hru se nepodařilo zkopírovat: není místo, kam se smí zapisovat.
ui-desk-continue = Pokračovat ve hře
ui-desk-start = Na úvodní obrazovku
ui-desk-read = Přečíst hlášení
ui-desk-folder = Zobrazit složku
ui-desk-quit = Ukončit
