### Why something cannot be done now.

reason-in-combat = Ne v boji
reason-only-in-combat = Jen v boji
reason-cost = Málo akčních karet na zaplacení
reason-door-closed = Dveře jsou zavřené
reason-noise-everywhere = Není tam tichá chodba pro žeton hluku
reason-no-target = Není na co to použít
reason-no-ammo = Bez munice
reason-no-free-hand = Žádná volná ruka
reason-quest-condition = Podmínka není splněná
reason-unexplored = Místnost není prozkoumaná
reason-no-room-action = Tato místnost nemá akci
reason-malfunction = V místnosti je porucha
reason-contamination = Karta infekce nic nedělá a nic nezaplatí
reason-reaction = Reakce: hraje se jen ve svou chvíli
reason-no-items-left = Nezbývají tu předměty
reason-no-contamination = V ruce nejsou karty infekce
reason-no-computer = Není tu funkční počítač
reason-not-in-section = Jen v evakuační komoře
reason-intruder-here = Je tu vetřelec
reason-no-eggs = Nezbývají vejce
reason-decompression-running = Odsátí vzduchu se už připravuje
reason-no-effect = Nic by to nezměnilo
reason-hibernation-closed = Hibernační komory jsou ještě zavřené
reason-pod-locked = Modul je zajištěný
reason-hand-full = Karet v ruce je dost
reason-no-intruder-use = Žádný ze tří způsobů použití této karty teď není možný
