### Корабль: надписи на карте и карта словами

ui-map-name = Корабль
ui-map-help = Tab или стрелки переходят по тому, что можно выбрать, Enter выбирает. Плюс, минус и колесо меняют масштаб, перетаскивание двигает картину, 0 или двойной щелчок показывают весь корабль.
ui-map-course = Курс
ui-map-pods = Капсулы { $section }
ui-map-section-a = А
ui-map-section-b = Б
ui-map-of = из { $total }
ui-map-explored = Отсеки: { $count } из { $total }
ui-map-open = открыт
ui-map-closed = закрыт
ui-map-technical = Технические
    .second = коридоры
ui-map-ducts-red = Красная
    .second = сеть
ui-map-ducts-blue = Синяя
    .second = сеть

## Что где находится, словами

ui-map-room-unknown = Неисследованный отсек, жетон { $category }
ui-map-room-at = { $room }, место { $slot }
ui-map-noted = вы видели: { $room }
ui-map-items =
    { $count ->
        [0] предметов не осталось
        [one] { $count } предмет
        [few] { $count } предмета
       *[many] { $count } предметов
    }
ui-map-eggs =
    { $count ->
        [0] яиц нет
        [one] { $count } яйцо
        [few] { $count } яйца
       *[many] { $count } яиц
    }
ui-map-nest-destroyed = Гнездо уничтожено
ui-map-computer = терминал
ui-map-computer-off = терминал отключён
ui-map-fire = пожар
ui-map-malfunction = неисправность
ui-map-decompression = разгерметизация
ui-map-combat = бой
ui-map-injured =
    { $count ->
        [one] { $name }, урон: { $count }
        [few] { $name }, урон: { $count }
       *[many] { $name }, урон: { $count }
    }
ui-map-slimed = { $name }, в слизи
ui-map-object-egg = Яйцо
ui-map-object-carcass = Останки
ui-map-object-corpse_blue = Синий труп
ui-map-object-corpse_red = Красный труп
ui-map-object-item = Предмет
ui-map-hibernating = { $name }, в гибернации
ui-map-corridor = Коридор { $numbers }: { $a } — { $b }
ui-map-corridor-noise = шум
ui-map-door-closed = дверь закрыта
ui-map-door-destroyed = дверь уничтожена
ui-map-network-technical = Технические коридоры
ui-map-network-red = Красные технические коридоры
ui-map-network-blue = Синие технические коридоры
ui-map-pod = Спасательная капсула { $number }
ui-map-pod-locked = закрыта
ui-map-pod-unlocked = открыта
ui-map-pod-launched = улетела
ui-map-destination = Курс { $space }
ui-map-destination-known = Курс { $space }: { $place }
ui-map-engine-unknown = Двигатель { $number }, состояние неизвестно
ui-map-engine-working = Двигатель { $number }, исправен
ui-map-engine-damaged = Двигатель { $number }, повреждён
ui-map-crowd = Несколько пришельцев
ui-map-offered =
    { $count ->
        [0] Здесь нечего выбирать.
        [1] Можно выбрать.
        [one] Можно выбрать из { $count } варианта.
       *[many] Можно выбрать из { $count } вариантов.
    }
ui-map-state-offered = { $thing }: можно выбрать
ui-map-state-chosen = { $thing }: выбрано
ui-map-state-danger = { $thing }: можно выбрать, опасно
ui-map-state-refused = { $thing }: { $reason }
