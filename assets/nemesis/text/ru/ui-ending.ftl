### Конец игры.

ui-ending-title-jump = Прыжок совершён
ui-ending-title-self_destruct = Корабль уничтожил себя
ui-ending-title-fire = Корабль выгорел
ui-ending-title-hull = Корпус не выдержал
ui-ending-title-all_gone = На борту никого не осталось
ui-ending-subtitle = Раунд { $round }. Кто выживет и кто победит?
ui-ending-engines = Двигатели
ui-ending-coordinates = Координаты
ui-ending-contamination = Заражение
ui-ending-objectives = Миссии
ui-ending-later = Ещё закрыто.
ui-ending-no-engines = Проверять двигатели не у чего: корабля больше нет.
ui-ending-no-coordinates = Корабль никуда не прибудет.
ui-ending-no-contamination = Сканировать больше некого.
ui-ending-no-objectives = Никого не осталось.
ui-ending-now-engines = Их открывают по одному.
ui-ending-now-coordinates = Открывают курс.
ui-ending-now-contamination = Выживших сканируют по одному.
ui-ending-now-objectives = Все показывают, чего хотели.
ui-ending-engines-text = У каждого двигателя важен верхний жетон. Если повреждены два или три двигателя, корабль взрывается.
ui-ending-coordinates-text = Спящие в гибернации выживают, только если корабль летит к Земле.
ui-ending-engine = Двигатель { $number }: { $state }.
ui-ending-engines-work =
    { $well ->
        [yes] Исправно { $count } из 3: корабль держится.
       *[no] Исправно лишь { $count } из 3: корабль взрывается.
    }
ui-ending-course = Курс { $space } ведёт сюда: { $place }.
ui-ending-clean = Заражения нет: { $name }.
ui-ending-infected-lives = Среди { $drawn } карт нет инфекции. Выживает { $name }.
ui-ending-infected-dies = Среди { $drawn } карт есть инфекция. Погибает { $name }.
ui-ending-mutant-lives =
    { $found ->
        [0] Выживает { $name }: среди карт нет инфекции, фишек мутации: { $total } из 4.
        [one] Выживает { $name }: { $found } карта инфекции — { $found } фишка мутации, всего { $total } из 4.
        [few] Выживает { $name }: { $found } карты инфекции — { $found } фишки мутации, всего { $total } из 4.
       *[many] Выживает { $name }: { $found } карт инфекции — { $found } фишек мутации, всего { $total } из 4.
    }
ui-ending-mutant-dies = Мутация поглощает: { $name }. Фишек мутации: { $total } из 4.
ui-ending-ill = Заражение убивает: { $names }.
ui-ending-all-clean = Заражение никого не убило.
ui-ending-infected-question = { $name }: есть ли заражение?
ui-ending-scanned =
    { $count ->
        [0] Карт инфекции нет.
        [one] Просканирована { $count } карта инфекции.
        [few] Просканированы { $count } карты инфекции.
       *[other] Просканировано { $count } карт инфекции.
    }
ui-ending-larva = В теле личинка: сканировать незачем.
ui-ending-larva--carnomorphs = Есть карта мутации: сканировать незачем.
ui-ending-draw-text = Всю колоду перемешивают и открывают четыре карты. Хоть одна карта инфекции среди них убивает.
ui-ending-clean-text = Ничего не найдено: заражённых карт нет, личинки тоже.
ui-ending-clean-text--carnomorphs = Ничего не найдено: заражённых карт нет, карты мутации тоже.
ui-ending-harmless = безвредна
ui-ending-contaminated = инфекция
ui-ending-objective-of = { $name }: миссия
ui-ending-met = Выполнена
ui-ending-not-met = Не выполнена
ui-ending-wins = { $name } выживает, миссия выполнена: победа.
ui-ending-lives-no-win = { $name } выживает, но миссия не выполнена.
ui-ending-dead-met = Выполненная миссия не поможет: { $name } — среди погибших.
ui-ending-dead = { $name } — среди погибших.
ui-ending-winners =
    { $count ->
        [one] Побеждает { $names }.
       *[other] Побеждают { $names }.
    }
ui-ending-nobody-wins = Не побеждает никто.
ui-ending-nobody-text = «Немезида» не отдаёт того, что взяла.
ui-ending-won = Победа
ui-ending-dead-state = Гибель
ui-ending-died-of = Причина смерти: { $cause }.
ui-ending-hibernated = В гибернации
ui-ending-launched = В капсуле, вне корабля
ui-ending-fate-hibernated = Весь полёт — в гибернации.
ui-ending-fate-launched = Корабль покинут в спасательной капсуле.
ui-ending-passed-scan = Сканер пройден.
ui-ending-awaits = Ждёт проверки.
ui-ending-next = Дальше
ui-ending-to-verdict = Сразу к итогу
ui-ending-skipping = Пропуск меняет не исход, а только время.
ui-ending-died-of-intruder = Причина смерти: { $cause } ({ NOUN($kind, form: "one") }).
ui-ending-died-where = { $room }, раунд { $round }.
ui-ending-ship-arrives = «Немезида» завершает путь: { $place }.
ui-ending-ship-destroyed = «Немезида» погибла: { $cause }.
ui-ending-figure-rounds =
    { $count ->
        [one] раунд
        [few] раунда
       *[many] раундов
    }
ui-ending-figure-explored =
    { $count ->
        [one] отсек исследован
        [few] отсека исследовано
       *[many] отсеков исследовано
    }
ui-ending-figure-noise =
    { $count ->
        [one] бросок на шум
        [few] броска на шум
       *[many] бросков на шум
    }
ui-ending-figure-encounters =
    { $count ->
        [one] столкновение
        [few] столкновения
       *[many] столкновений
    }
ui-ending-figure-killed =
    { $count ->
        [one] пришелец убит
        [few] пришельца убито
       *[many] пришельцев убито
    }
ui-ending-figure-wounds =
    { $count ->
        [one] рана
        [few] раны
       *[many] ран
    }
ui-ending-lived = В живых
ui-ending-headline-gone = «Немезиды» больше нет
ui-ending-headline-away = Спаслось: { $count }
ui-ending-headline-all =
    { $people ->
        [1] { $place }. Вы живы
       *[other] { $place }. Живы все { $people }
    }
ui-ending-headline-some = { $place }. В живых { $count } из { $people }
ui-ending-headline-none = { $place }. В живых никого
ui-ending-chip-engines = Исправно двигателей: { $count } из 3
ui-ending-chip-course = Курс { $space }: { $place }
ui-ending-chip-clean = Никто не заражён
ui-ending-chip-round = Раунд { $round }
