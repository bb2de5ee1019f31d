### Názvy údajů o hrách odehraných počítačem.

lab-missions = Misí
lab-ships-saved = Misí, které loď přečkala
lab-ship-saved = Loď přečkala
lab-points = Bodů
lab-best-points = Bodů za nejlepší misi
lab-damage = Poškození
lab-threats-destroyed = Zničených ohrožení
lab-threats-survived = Přečkaných ohrožení
lab-figures-knocked-out = Figurek v bezvědomí
lab-knocked-out = Vlastní figurka v bezvědomí
lab-cards-laid = Položených karet na místo
lab-slots-empty = Prázdných polí na místo
lab-lost-to = Na co lodě doplatily
lab-destroyed = Co bylo zničeno
lab-left-alive = Co zničeno nebylo
lab-orders = Naplánované akce
