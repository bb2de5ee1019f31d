### Scéna, na které každý stůl ukazuje, co se děje.

ui-stage-goes-on = Pokračuje samo
ui-stage-waits = Čeká na všechny
ui-stage-waits-for = Čeká se: { $name }
ui-stage-held = Pozastaveno
