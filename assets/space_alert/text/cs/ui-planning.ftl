## The planning screen

alert-ui-called = Rozhodujete, co bude dál.
alert-ui-book = Space Alert
alert-ui-letter-red = Č
alert-ui-letter-white = B
alert-ui-letter-blue = M
alert-ui-plus = T+{ $number }
alert-ui-lane-red = Červený
alert-ui-lane-white = Bílý
alert-ui-lane-blue = Modrý
alert-ui-lane-internal = Na palubě
alert-ui-lane-about = Hrozby po ní jdou zleva, každá svou rychlostí, a konají na písmenech.
alert-ui-lane-letters = Co se stane na X, Y a Z, stojí na kartě. Z je poslední pole.
alert-ui-lane-distances = Vzdálenost 3 je daleko: dostřelí tam jen lasery.
alert-ui-lane-empty = Zatím nic
alert-ui-track = dráha { $number }
alert-ui-no-shields = štíty tu nepomohou
alert-ui-tiles-of = { $count } ze 6
alert-ui-in-order = Hrozby v pořadí
alert-ui-no-threats = Zatím žádné
alert-ui-clock = Hodiny: { $clock }
alert-ui-phase = Fáze { $phase }
alert-ui-turns = tahy { $first }–{ $last }
alert-ui-closed = Zavřeno
alert-ui-talk = Smíte mluvit
alert-ui-silent = Ani slovo!
alert-ui-alone = Sami: bez ticha
alert-ui-pause = Zastavit hodiny
alert-ui-play = Dál
alert-ui-captain = Jeden píše za všechny
alert-ui-lanes = Každý má své klávesy
alert-ui-begin = Začít misi
alert-ui-ready = Jsou všichni připraveni? Počítač promluví, jakmile stisknete.
alert-ui-ready-alone = Připraveni? Počítač promluví, jakmile stisknete.
alert-ui-said-minor = Kontakt: { $lane }
alert-ui-said-serious = Vážná hrozba: { $lane }
alert-ui-draws = { $name } bere kartu: { $threat }.
alert-ui-drawn = Karta: { $threat }.
alert-ui-ignored = Tak malá posádka to nebere v potaz.
alert-ui-card = { $card }
alert-ui-slot = Tah { $turn }, karta: { $half }
alert-ui-slot-empty = Tah { $turn }, bez karty
alert-ui-kind = Zbývá: { $count }
alert-ui-draw = Vzít { $count }
alert-ui-done = Máme hotovo
alert-ui-agreed = Hotovo
alert-ui-heroic = hrdinská
alert-ui-used = použitá
alert-ui-key-back = vrátit
alert-ui-all-cards = Všechny karty
alert-ui-all-cards-hint = Táhněte, klikejte, pište. Pravé tlačítko otáčí.

## Why something cannot be done

alert-ui-no-start = Mise ještě nezačala.
alert-ui-no-paused = Hodiny stojí: karty se nekladou.
alert-ui-no-later = Tah { $turn } patří do pozdější fáze.
alert-ui-no-closed = Tah { $turn } je uzavřen.
alert-ui-no-others = To je cizí pult.
alert-ui-no-heroic = Hrdinskou kartu hraje jen její majitel.
alert-ui-no-taken = Na tahu { $turn } už karta leží.
alert-ui-no-back = Tato karta zůstává ležet.
alert-ui-no-card = Na tahu { $turn } karta není.
alert-ui-no-give = Karty se předávají od člověka k člověku.
alert-ui-no-give-line = Linka pro předání karet není otevřená.
alert-ui-no-give-given = Každý předá jen jednu kartu.
alert-ui-no-give-heroic = Hrdinské karty se nepředávají.
alert-ui-no-data = Žádná karta dat nečeká.
alert-ui-no-phase = Další fáze není.
alert-ui-no-end = Na konec je brzy.
alert-ui-no-hand = Žádná karta nezbývá.
alert-ui-no-such-card = Taková karta v ruce není.

## What happens at a letter, in a word or two

alert-ui-short-attack = Útok { $count }
alert-ui-short-damage = Poškození { $count }
alert-ui-short-repair = Opravuje se
alert-ui-short-speed = Zrychlí
alert-ui-short-shields = Štíty
alert-ui-short-reveal = Viditelný
alert-ui-short-aura = Posílí ostatní
alert-ui-short-advanceothers = Ostatní vpřed
alert-ui-short-damageself = Zraní se
alert-ui-short-countletter = Počítá se
alert-ui-short-lose = Zkáza lodi
alert-ui-short-drainshields = Štíty ven
alert-ui-short-drainreactors = Reaktory
alert-ui-short-drainordamage = Vysává
alert-ui-short-delay = Zdržení
alert-ui-short-knockout = Omráčí
alert-ui-short-move = Jde dál
alert-ui-short-grow = Roste
alert-ui-short-spread = Šíří se
alert-ui-short-destroyrocket = Ztráta rakety
alert-ui-short-destroyfuel = Ztráta paliva
alert-ui-short-disablestoredsquad = Roboti
alert-ui-short-doubledamage = Zdvojí
alert-ui-short-lethalentry = Smrtící
alert-ui-short-moveenergyup = Energie
alert-ui-short-leak = Únik

## Stations and cards explained

alert-ui-station-a = A: palba, { $gun }. Poškození: { $damage }.
alert-ui-station-b-upper = B: plní z reaktoru dole: { $container }.
alert-ui-station-b-lower = B: plní ze středu, tam z palivové kapsle: { $container }.
alert-ui-station-c = C: { $special }
alert-ui-special-interceptors = ven se stíhači; je třeba aktivní četa robotů.
alert-ui-special-computer = údržba počítače, jednou za fázi.
alert-ui-special-squad_bay = vzít bojové roboty, nebo je znovu spustit.
alert-ui-special-windows = vyhlížet z oken, za body.
alert-ui-special-rockets = odpálit raketu; udeří v příštím tahu.
alert-ui-card-outside-white = Zvenku, bílá
alert-ui-card-outside-yellow = Zvenku, žlutá
alert-ui-card-inside-white = Na palubě, bílá
alert-ui-card-inside-yellow = Na palubě, žlutá
