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
ui-table-save-name = { $people }, kolo { $round }
ui-table-choices-lost =
    { $count ->
        [one] Hru uložila jiná verze: poslední odpověď neodpovídá jejím pravidlům a byla vynechána.
        [few] Hru uložila jiná verze: poslední { $count } odpovědi neodpovídají jejím pravidlům a byly vynechány.
       *[other] Hru uložila jiná verze: posledních { $count } odpovědí neodpovídá jejím pravidlům a bylo vynecháno.
    }
ui-table-display-silent = Okno nelze otevřít: displej { $display } neodpovídá. Spusťte hru z plochy.
ui-table-no-settings = Nastavení nelze uchovat: { $why }.
ui-table-kept = Rozehraná hra zůstává mezi uloženými: { $name }
ui-table-hold = { $name }: držte mezerník, chcete-li vidět své karty a volit.
ui-table-already-open = Nemesis už je otevřená v jiném okně.

## Pravidla ve zkratce

ui-table-key-click = Kliknutí
ui-table-key-click-text = Vše, co svítí jantarově, lze zvolit přímo na místě: místnosti, chodby, karty, vetřelce, věci. Věc s více možnostmi otevře malou nabídku; v ní lze volit číslicí.
ui-table-key-enter = Enter
ui-table-key-enter-text = Potvrdí, co je vybráno, a pokračuje.
ui-table-key-escape-key = Esc, Backspace
ui-table-key-escape-key-text = Zruší výběr nebo vezme zpět poslední volbu, nejdále k poslední platbě, hodu či odhalení. Když není co vracet, otevře Esc nabídku.
ui-table-key-n = N
ui-table-key-n-text = Nikdo nereaguje; nebo odmítnutí tam, kde je možné.
ui-table-key-space = Mezerník
ui-table-key-space-text = Přeskočí, co se právě ukazuje. U stolu, kde se hraje lícem dolů, jej držte, abyste viděli své karty.
ui-table-key-objectives = O
ui-table-key-objectives-text = Držte, chcete-li si prohlédnout své cíle.
ui-table-key-log = L
ui-table-key-log-text = Zvětší záznam na celou výšku stolu a zase jej zmenší.
ui-table-key-piles = P
ui-table-key-piles-text = Otevře balíčky, které leží lícem nahoru.
ui-table-key-map = Kolečko, plus, minus, 0
ui-table-key-map-text = Přiblíží a oddálí loď; tažením ji posunete. Dvojklik nebo 0 ji ukáže celou. Tab a šipky procházejí vše, co je nabídnuto.
ui-table-key-menu = F10, F1
ui-table-key-menu-text = Nabídka hry; tato pravidla.
ui-table-key-full = F11
ui-table-key-full-text = Celá obrazovka.
