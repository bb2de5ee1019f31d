ui-saves-alert-phase = Задание { $mission }, фаза { $phase }
ui-saves-alert-before = Задание { $mission }, перед стартом
ui-saves-alert-after = Задание { $mission }, после планирования
ui-saves-alert-named = задание { $mission }
