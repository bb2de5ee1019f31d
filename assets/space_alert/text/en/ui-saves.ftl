ui-saves-alert-phase = Mission { $mission }, phase { $phase }
ui-saves-alert-before = Mission { $mission }, before the start
ui-saves-alert-after = Mission { $mission }, after planning
ui-saves-alert-named = mission { $mission }
