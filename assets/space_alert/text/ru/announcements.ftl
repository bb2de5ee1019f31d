## What the ship’s computer says

alert-says-start = Датчики что-то засекли. Первая фаза открыта.
alert-says-threat = Плюс { $chip }: контакт, { $side } борт.
alert-says-serious_threat = Плюс { $chip }: опасный контакт, { $side } борт.
alert-says-internal = Плюс { $chip }: неладно на борту.
alert-says-serious_internal = Плюс { $chip }: большая беда на борту.
alert-says-unconfirmed = Пока не точно.
alert-says-incoming_data = Входящие данные: каждый может взять карту.
alert-says-data_over = Поток данных прервался.
alert-says-data_transfer = Канал открыт: передайте карту до сигнала.
alert-says-transfer_over = Канал закрыт.
alert-says-comms_down = Интерком отключился. Ни слова.
alert-says-comms_up = Интерком снова работает.
alert-says-phase_60 = Фаза { $phase }: осталась минута.
alert-says-phase_20 = Фаза { $phase }: двадцать секунд.
alert-says-phase_5 = Пять. Четыре. Три. Два. Один.
alert-says-phase_over = Фаза { $phase } закрыта. Переходим к фазе { $next }.
alert-says-operation_60 = Минута до прыжка.
alert-says-operation_20 = Двадцать секунд до прыжка.
alert-says-operation_over = Прыжок. Посмотрим, что у вас вышло.
alert-side-red = красный
alert-side-white = белый
alert-side-blue = синий
