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
ui-shield-pin = PIN-код
ui-shield-pin-wrong = Это не PIN-код игрока { $name }.
ui-shield-bulkhead = ПЕРЕБОРКА { $number }
