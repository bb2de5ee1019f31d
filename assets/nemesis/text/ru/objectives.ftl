### Objectives, the conditions they are made of, destinations and contamination.

## Kinds

objective-kind-personal = Личная цель
objective-kind-corporate = Задание корпорации
objective-kind-solo_coop = Специальная миссия

## Personal objectives

objective-salvaging_the_prime_asset = Спасение ценного актива
objective-salvaging_the_prime_asset-text = Корабль достигает Земли ИЛИ выживает только ваш персонаж.
objective-the_oldest_friend = Старый друг
objective-the_oldest_friend-text = Корабль достигает Земли ИЛИ выживает только ваш персонаж.
objective-quarantine = Карантин
objective-quarantine-text = Корабль достигает Марса ИЛИ достигает Земли, а Гнездо уничтожено. На Марсе гибернация вас не погубит.
objective-relentless_investigator = Неутомимый исследователь
objective-relentless_investigator-text = Ваш сигнал отправлен И все отсеки исследованы.
objective-a_proper_burial = Достойное погребение
objective-a_proper_burial-text = Ваш сигнал отправлен И вы заканчиваете игру в капсуле или в гибернации с синим трупом в руках.
objective-hoarder = Барахольщик
objective-hoarder-text = Вы улетаете в спасательной капсуле И у вас не меньше 7 предметов (находки — только полученные).
objective-the_great_hunt = Великая охота
objective-the_great_hunt-text = Ваш сигнал отправлен И при этом убита королева или уничтожен корабль.
objective-best_friends_forever = Лучшие друзья навсегда
objective-best_friends_forever-text = Выживаете вы и ещё хотя бы 1 персонаж.
objective-aliens_on_a_spaceship = Пришельцы на корабле
objective-aliens_on_a_spaceship-text = Ваш сигнал отправлен И уничтожено Гнездо или корабль.

## Corporate objectives

objective-my_precious = Моя прелесть
objective-my_precious-text = Ваш сигнал отправлен И вы заканчиваете игру в капсуле или в гибернации с яйцом в руках.
objective-necroscopy = Аутопсия
objective-necroscopy-text = Ваш сигнал отправлен И уязвимость по останкам открыта.
objective-ab_ovo = Смерть в яйце
objective-ab_ovo-text = Уязвимость по яйцу открыта.
objective-extreme_field_biology = Полевые исследования
objective-extreme_field_biology-text = Открыто не меньше 2 уязвимостей.
objective-the_right_moment_to_strike = Подходящий момент для удара
objective-the_right_moment_to_strike-text = Персонаж игрока 1 не выживает ИЛИ выживает только ваш персонаж.
objective-greener_pastures = Где трава зеленее
objective-greener_pastures-text = Персонаж игрока 2 не выживает ИЛИ выживает только ваш персонаж.
objective-an_old_feud = Давняя вражда
objective-an_old_feud-text = Персонаж игрока 3 не выживает ИЛИ выживает только ваш персонаж.
objective-hostile_takeover = Враждебное поглощение
objective-hostile_takeover-text = Персонаж игрока 4 не выживает ИЛИ выживает только ваш персонаж.
objective-the_final_enlightenment = Последнее просветление
objective-the_final_enlightenment-text = Персонаж игрока 5 не выживает ИЛИ выживает только ваш персонаж.

## Solo and cooperative objectives

objective-destination_earth = Курс на Землю
objective-destination_earth-text = Корабль достигает Земли.
objective-emergency_post_mortem = Срочное вскрытие
objective-emergency_post_mortem-text = Синий труп оставлен в Операционном блоке.
objective-first_contact_protocol = Протокол первого контакта
objective-first_contact_protocol-text = Открыто не меньше 2 уязвимостей.
objective-cutting_off_the_head = Обезглавить врага
objective-cutting_off_the_head-text = Сигнал отправлен И при этом убита королева или уничтожен корабль.
objective-no_man_left_behind = Своих не бросаем
objective-no_man_left_behind-text = Сигнал отправлен И все отсеки исследованы.
objective-special_delivery = Особая доставка
objective-special_delivery-text = Вы заканчиваете игру в капсуле или в гибернации с яйцом в руках.
objective-clean_up_crew = Команда зачистки
objective-clean_up_crew-text = Сигнал отправлен И уничтожено Гнездо или корабль.
objective-hidden = Тайная миссия
objective-players = От { $n } игроков

## Conditions, one line each, as the victory check ticks them off

atom-signal_sent = Сигнал отправлен
atom-ship_reached_earth = Корабль достигает Земли
atom-ship_reached_mars = Корабль достигает Марса
atom-ship_destroyed = Корабль уничтожен
atom-nest_destroyed = Уничтожено Гнездо
atom-queen_killed = Королева убита
atom-weakness_discovered = { $argument ->
        [corpse] Уязвимость по трупу открыта
        [egg] Уязвимость по яйцу открыта
       *[carcass] Уязвимость по останкам открыта
    }
atom-weaknesses_discovered_at_least = Открыто уязвимостей: { $argument } или больше
atom-carries = { $argument ->
        [egg] В конце несёт яйцо
       *[blue_corpse] В конце несёт синий труп
    }
atom-all_rooms_explored = Все отсеки исследованы
atom-items_at_least = Предметов: { $argument } или больше
atom-ended_in_escape_pod = Улетает в спасательной капсуле
atom-player_dead = Персонаж игрока { $argument } не выживает
atom-sole_survivor = Больше никто не выживает
atom-at_least_one_other_survives = Выживает и кто-то ещё
atom-object_in_room = { CAP(NOUN($object, form: "nom")) } оставлен { NOUN($room, form: "in") }

## Destinations

destination-earth = Земля
    .gen = Земли
    .acc = Землю

destination-mars = Марс
    .gen = Марса
    .acc = Марс

destination-venus = Венера
    .gen = Венеры
    .acc = Венеру

destination-deep_space = Глубокий космос
    .gen = Глубокого космоса
    .acc = Глубокий космос

## Contamination and engines

contamination-card = Карта инфекции
contamination-infected = ЗАРАЖЁН
contamination-clean = Чисто

engine-working = Исправен
    .nom = исправен

engine-damaged = Повреждён
    .nom = повреждён
engine-name = Двигатель { $number }
