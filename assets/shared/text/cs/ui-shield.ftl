# Předání počítače mezi hráči.

ui-shield-pass = Předejte notebook:
ui-shield-i-am = Tady { $name }
ui-shield-key = Enter
ui-shield-turn = { CAP($character) }. Jste na tahu, kolo { $round }.
ui-shield-asked = { CAP($character) }. Otázka pro vás, kolo { $round }.
ui-shield-setup = Příprava hry.
ui-shield-only-then = Teprve pak se na obrazovce objeví vaše karty.
ui-shield-look-away-one = { $last } se nedívá.
ui-shield-look-away = { $first } a { $last } se nedívají.
ui-shield-pin = PIN
ui-shield-pin-wrong = Tohle není PIN hráče { $name }.
ui-shield-take-back = Vzít zpět
ui-shield-take-back-not = Tuto volbu už nelze vzít zpět.
ui-shield-forgotten = Zapomenutý PIN?
ui-shield-forgotten-ask = Zrušit PIN hráče { $name }? Udělejte to, když jsou všichni u stolu: každý se o tom dočte tady i v záznamu.
ui-shield-forgotten-remove = Zrušit PIN
ui-shield-forgotten-back = Ponechat
ui-shield-forgotten-key = Esc
ui-shield-forgotten-told = { $name } už nemá PIN. Dozvědí se to všichni.
ui-shield-bare = Už bez PINu: { $names }.
ui-shield-bulkhead = PŘEPÁŽKA { $number }
ui-shield-finished = { $name } má hotovo
ui-shield-text-smaller = Menší text
ui-shield-text-larger = Větší text
