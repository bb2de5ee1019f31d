### Сцена, на которой каждый стол показывает происходящее.

ui-stage-goes-on = Продолжится само
ui-stage-waits = Ждёт всех
ui-stage-waits-for = Ждём: { $name }
ui-stage-held = Остановлено
