# Передача ноутбука от игрока к игроку.

ui-shield-pass = Передайте ноутбук:
ui-shield-i-am = Я — { $name }
ui-shield-key = Enter
ui-shield-turn = { CAP($character) }. Ваш ход, раунд { $round }.
ui-shield-asked = { CAP($character) }. Вопрос к вам, раунд { $round }.
ui-shield-setup = Подготовка к игре.
ui-shield-only-then = Только тогда на экране появятся ваши карты.
ui-shield-look-away-one = { $last } не смотрит на экран.
ui-shield-look-away = { $first } и { $last } не смотрят на экран.
ui-shield-pin = ПИН-код
ui-shield-pin-wrong = Это не ПИН-код игрока { $name }.
ui-shield-take-back = Отменить выбор
ui-shield-take-back-not = Этот выбор отменить уже нельзя.
ui-shield-forgotten = Забыли ПИН-код?
ui-shield-forgotten-ask = Снять ПИН-код игрока { $name }? Делайте это, когда все за столом: каждый прочтёт об этом здесь и в журнале.
ui-shield-forgotten-remove = Снять ПИН-код
ui-shield-forgotten-back = Оставить
ui-shield-forgotten-key = Esc
ui-shield-forgotten-told = ПИН-кода больше нет: { $name }. Об этом узнает каждый.
ui-shield-bare = Больше без ПИН-кода: { $names }.
ui-shield-bulkhead = ПЕРЕБОРКА { $number }
ui-shield-finished = { $name }: всё сделано
ui-shield-text-smaller = Текст мельче
ui-shield-text-larger = Текст крупнее
