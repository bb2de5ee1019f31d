
## nemesis-desktop simulate

cli-alert-option-players = сколько человек, от 1 до 5 (5)
cli-alert-option-mode = mission, campaign или training (mission)
cli-alert-option-mission = drawn, generated или карта сценария, например S2-3; в обучении S1-1 (drawn)
cli-alert-option-minor = уровень обычных угроз: 1, 2 или 1+2 (1)
cli-alert-option-serious = уровень серьёзных угроз: 1, 2 или 1+2 (1)
cli-alert-option-androids = fewest: дополняют экипаж до четырёх; five: до пяти (fewest)
cli-bad-alert-mode = Режима «{ $given }» нет. Есть: { $known }.
cli-bad-alert-mission = Задания «{ $given }» нет. Есть: { $known }.
cli-bad-alert-level = Уровня «{ $given }» нет. Есть: { $known }.
cli-bad-alert-androids = Андроиды: { $known }, а не «{ $given }».
cli-alert-card = карта сценария { $code }
cli-alert-card-drawn = задание по жребию
cli-alert-card-generated = новое задание
cli-alert-levels = обычные угрозы уровня { $minor }, серьёзные — уровня { $serious }
cli-alert-androids = андроидов: { $count }
cli-alert-saved = Спасено кораблей: { $saved } из { $missions }.
cli-alert-points = Очки спасённого корабля: в среднем { $average }, лучший итог { $best }.
cli-alert-lost-to = Что погубило корабли:
