### Названия показателей партий, сыгранных компьютером.

lab-missions = Заданий
lab-ships-saved = Заданий, в которых корабль уцелел
lab-ship-saved = Корабль уцелел
lab-points = Очков
lab-best-points = Очков за лучшее задание
lab-damage = Повреждений
lab-threats-destroyed = Уничтожено угроз
lab-threats-survived = Пережито угроз
lab-figures-knocked-out = Фигурок без сознания
lab-knocked-out = Своя фигурка без сознания
lab-cards-laid = Карт выложено на место
lab-slots-empty = Пустых ячеек на место
lab-lost-to = От чего гибли корабли
lab-destroyed = Что уничтожено
lab-left-alive = Что не уничтожено
lab-orders = Запланированные действия
