### The log. Sentences about people whose names stand in the nominative, in the present tense.

log-station-manned = На станции персонажей: { $count }.
log-character-taken = { $player } играет за персонажа: { $character }.
log-role-seen = { $who } знает свою роль.
log-role-seen-seen = { $who } знает свою роль: { $role }.
log-round-opens = Раунд { $number }. Лидер: { $who }.
log-weather-rolled = { $who } бросает кубик погоды: { $weather }.
log-weather-set = Погода: { $weather }.
log-fuel-burned = Сожжено топлива { NOUN($place, form: "in") }: { $count }.
log-damage-taken = Повреждения { NOUN($place, form: "in") }: { $count }.
log-power-fails = Сбой электроснабжения: темнота.
log-power-returns = Электроснабжение восстановлено.
log-boiler-lost = Котельная потеряна: станция начинает замерзать.
log-freezing = Замерзание: деление { $space }.
log-rescue-flies = Спасательный вертолёт на делении { $space }. Его топливо: { $fuel }.
log-rescue-arrived = Спасательный вертолёт прибыл и ждёт.
log-rescue-leaves = У спасательного вертолёта кончилось топливо: он улетает навсегда.
log-alien-plans = Пришелец составил план.
log-hand-drawn = { $who } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
log-extra-card = Одна карта колоды ложится на планшет лидера взакрытую.
log-card-exchanged = { $who } сбрасывает карту и берёт одну.
log-went = { $who } идёт { NOUN($place, form: "to") }.
log-gave-card = { $who } отдаёт карту.
log-gave-card-seen = { $who } отдаёт карту: { $card }.
log-gave-openly = { $who } под подозрением и кладёт открыто: { $card }.
log-gave-blindly = В темноте карта взята вслепую. Владелец: { $who }.
log-gave-blindly-seen = В темноте карта взята вслепую: { $card }. Владелец: { $who }.
log-risked = { $who } сбрасывает все карты из руки ({ $count }) ради верхней карты колоды.
log-hand-swapped = { $who } ложится и меняет все карты в руке ({ $count }).
log-light-shown = { $who } показывает фонарик.
log-token-taken = { $who } берёт жетон лидера { NOUN($place, form: "in") }.
log-tools-used = { $who } использует инструменты { NOUN($place, form: "in") }.
log-fuel-can-used = { $who } использует карту «Топливо» { NOUN($place, form: "in") }.
log-nothing-used = { $who } ничего не использует.
log-alien-strikes = Пришелец нападает { NOUN($place, form: "in") }, сила { $power }.
log-alien-fought = { $who } прогоняет пришельца { NOUN($good, form: "ins") } { NOUN($place, form: "in") }.
log-fought-not = { $who } всё-таки не использует оружие.
log-alien-flees = { CAP(NOUN($place, form: "in")) } пришелец обращается в бегство.
log-character-absorbed = Пришелец поглощает { NOUN($place, form: "in") }: { $who }.
log-dog-absorbed = Пришелец поглощает собаку { NOUN($place, form: "in") }. Его сила: { $power }.
log-alien-destroyed = Разоблачённый пришелец уничтожен.
log-power-back = Пришелец отступает. Его сила: { $power }.
log-clash-in = Стычка { NOUN($place, form: "in") }.
log-dog-caught = Собака поймана { NOUN($place, form: "in") }.
log-clash-left = { $who } избегает стычки, применив { NOUN($good, form: "acc") }.
log-clash-avoided = Стычки { NOUN($place, form: "in") } больше нет.
log-tokens-laid = { $who } кладёт два жетона.
log-tokens-laid-seen = { $who } кладёт: { $left } слева, { $right } справа.
log-lays-nothing = { $who } на зелёном делении и ничего не кладёт.
log-token-seen = { $who } смотрит { $side ->
        [left] левый
       *[right] правый
    } жетон. Владелец: { $whom }.
log-token-seen-seen = { $who } смотрит { $side ->
        [left] левый
       *[right] правый
    } жетон: { $token }. Владелец: { $whom }.
log-dog-met = { $who } наедине с собакой.
log-dog-met-seen = { $who } наедине с собакой: { $token }.
log-role-placed = { $who } кладёт верную карту роли.
log-role-placed-seen = { $who } кладёт верную карту роли: { $role }.
log-disc-moved = Подозрения: { $who } на делении { $space }.
log-arson-forbidden = { $who } не получает разрешения на поджог.
log-arson-not = { $who } ничего не поджигает.
log-location-burns = { $who } устраивает пожар { NOUN($place, form: "in") } { NOUN($good, form: "ins") }.
log-pile-shuffled = Лидер тасует стопку активных карт: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
log-card-turned = Лидер открывает: { $card }.
log-assigned = { $who }: { $card } { NOUN($place, form: "in") }.
log-assigned-in-vain = Карта «{ $card }» никому не подходит: { $who } ложится.
log-pile-dropped = Остаток стопки сброшен взакрытую: { $count }.
log-fuel-moved = Топливо { NOUN($place, form: "to") }: { $count }.
log-repaired = Убрано повреждений { NOUN($place, form: "in") }: { $count }.
log-cooked = Приготовлено еды: { $count }.
log-took-good = { $who } оставляет { $back ->
        [weapon] оружие
       *[item] предмет
    }.
log-took-good-seen = { $who } оставляет { NOUN($good, form: "acc") }.
log-took-flamethrower = { $who } открыто оставляет огнемёт.
log-token-kept = { $who } оставляет жетон лаборатории.
log-token-kept-seen = { $who } оставляет { NOUN($good, form: "acc") }.
log-token-dropped = { $who } сбрасывает жетон лаборатории.
log-token-dropped-seen = { $who } сбрасывает { NOUN($good, form: "acc") }.
log-die-left = { $who } оставляет кубик на метеостанции: { $weather }.
log-distress-sent = { $who } отправляет сигнал S.O.S.
log-nothing-done = { $who } ничего не делает.
log-cards-removed = Карты уничтожены { NOUN($place, form: "in") }, взакрытую: { $count }.
log-food-lost = Уничтожено еды в кладовой: { $count }.
log-samples-lost = Потеряно жетонов из мешочка лаборатории: { $count }.
log-blood-lost = Саботаж в лаборатории уничтожает образец крови.
log-fuel-lost = Уничтожено топливо в подземном хранилище: { $count }.
log-boarding-begins = Посадка на борт: { $vehicle }.
log-keys-shown = { $who } показывает ключи и поднимается на борт: { $vehicle }.
log-boarding-refused = { $who } остаётся: в этом раунде не отправляется никто.
log-wants-aboard = { $who } просится на борт.
log-turned-away = { $who } не пускает на борт: { $whom }.
log-comes-aboard = { $who } поднимается на борт: { $role }.
log-departs = Транспорт отправляется: { $vehicle }. На борту: { $count }.
log-escape-stopped = Пришелец срывает бегство: { $vehicle }, попаданий { $count }.
log-all-gather = Все персонажи собираются в комнате отдыха.
log-trade-made = Обмен: { $who } и { $whom }. Оружие: { $weapons }, предметы: { $items }, образцы: { $samples }.
log-trade-made-seen = { $who } отдаёт: { $gave }. Взамен: { $got }. Партнёр: { $whom }.
log-trade-off = { $who } и { $whom } не договариваются.
log-goods-laid = { $who } кладёт рубашкой вверх перед игроком { $whom }. Оружие: { $weapons }, предметы: { $items }, образцы: { $samples }.
log-accused = { $who } указывает на игрока: { $whom }.
log-abstains = { $who } не указывает ни на кого.
log-nothing-said = { $who } ничего не говорит.
log-alien-revealed = { $who } — пришелец! Сила пришельца: { $power }.
log-test-run = { $who } проводит: { $kind }. Проверяется { $whom }.
log-test-not-run = { $who } не проводит: { $kind }.
log-proved-human = { $who } — человек.
log-cooked-eaten = Все едят приготовленное: { $count }.
log-raw-eaten = Все едят из кладовой: { $count }.
log-starving = Еда кончилась (на ужин было { $count }): на станции голод.
log-card-thrown = { $who } голодает и сбрасывает карту.
log-card-thrown-seen = { $who } голодает и сбрасывает карту: { $card }.
log-dog-comes = Собака { NOUN($place, form: "in") }.
log-kennel-opens = Собаки с псарни на свободе: { $count }.
log-new-leader = Теперь лидер: { $who }.
log-leader-token = Жетон лидера { NOUN($place, form: "in") }.
log-dice-rolled = Кубики: { $dice }. Их получает { $who }.
log-die-cancelled = { $who } отменяет результат: { $card }.
log-die-turned = { $who } поворачивает кубик: { $card }.
log-die-rerolled = { $who } перебрасывает кубик: { $card }.
log-threat-moves = Угроза пришельца: деление { $space }.
log-alien-rolls = Пришелец пытается сорвать бегство: { $dice }.
log-humans-win = Люди спаслись: { $vehicle }. Люди победили.
log-aliens-win = { $cause }. Победили пришельцы.
