ui-saves-alert-phase = Mise { $mission }, fáze { $phase }
ui-saves-alert-before = Mise { $mission }, před startem
ui-saves-alert-after = Mise { $mission }, po plánování
ui-saves-alert-named = mise { $mission }
