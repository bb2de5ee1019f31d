# Stůl jako celek: nabídka, klávesy, sdělení okna.

ui-table-menu = Nabídka
ui-table-menu-continue = Zpět ke stolu
ui-table-menu-save = Uložit jako…
ui-table-menu-load = Otevřít uloženou hru
ui-table-menu-settings = Nastavení
ui-table-menu-piles = Prohlédnout balíčky
ui-table-menu-full-screen = Celá obrazovka
ui-table-menu-start = Na úvodní obrazovku
ui-table-menu-quit = Ukončit
ui-table-key-escape = Esc
ui-table-save-name = { $people }, { $stage }
ui-table-choices-lost =
    { $count ->
        [one] Poslední odpověď této hry nešlo zopakovat a byla vynechána: uložená hra je z jiné verze, nebo je poškozená.
        [few] Poslední { $count } odpovědi této hry nešlo zopakovat a byly vynechány: uložená hra je z jiné verze, nebo je poškozená.
       *[other] Posledních { $count } odpovědí této hry nešlo zopakovat a bylo vynecháno: uložená hra je z jiné verze, nebo je poškozená.
    }
ui-table-display-silent = Okno nelze otevřít: displej { $display } neodpovídá. Spusťte hru z plochy.
ui-table-older-state = Poslední uložení této hry je poškozené: pokračuje se od předchozího. Poškozený soubor zůstává mezi uloženými.
ui-table-log-lost = Záznam dřívějších událostí nelze obnovit; hra sama je taková, jaká byla uložena.
ui-table-no-settings = Nastavení nelze uchovat: { $why }.
ui-table-kept = Rozehraná hra zůstává mezi uloženými: { $name }
ui-table-ask-give-up = { $problem } Kdo teď pokračuje, o tu hru přijde.
ui-table-give-up = Vzdát se jí
ui-table-ask-leave = { $problem } Kdo teď odejde, přijde o poslední odpovědi.
ui-table-leave-unsaved = Přesto odejít
ui-table-hold = { $name }: držte mezerník, chcete-li vidět své karty a volit.
ui-table-hold-button = Vidět při podržení
ui-table-already-open = Program už je otevřený v jiném okně.
ui-table-display-unknown = QT_QPA_PLATFORM žádá zobrazení { $display }, které neexistuje. Známá jsou: { $known }.
