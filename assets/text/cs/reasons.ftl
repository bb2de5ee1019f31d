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
