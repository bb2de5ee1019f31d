# Места, за которые играет программа.

ui-seats-person = Человек
ui-seats-level-passenger = Пассажир
ui-seats-level-passenger-hint = Пассажир: играет без плана и часто отвлекается.
ui-seats-level-passenger-told = Компьютер, пассажир
ui-seats-level-crew = Экипаж
ui-seats-level-crew-hint = Экипаж: играет по плану, но спешит.
ui-seats-level-crew-told = Компьютер, экипаж
ui-seats-level-veteran = Ветеран
ui-seats-level-veteran-hint = Ветеран: бережёт себя и просчитывает каждый бой.
ui-seats-level-veteran-told = Компьютер, ветеран
ui-seats-level-cadet = Кадет
ui-seats-level-cadet-hint = Кадет: планирует вместе с экипажем, но не каждую карту успевает выложить.
ui-seats-level-cadet-told = Компьютер, кадет
ui-seats-level-greenhorn = Новичок
ui-seats-level-greenhorn-hint = Новичок: не делает выводов и спешит улететь при первой возможности.
ui-seats-level-greenhorn-told = Компьютер, новичок
ui-seats-level-old-hand = Полярник
ui-seats-level-old-hand-hint = Полярник: помнит, кто с кем встречался, и умеет ждать.
ui-seats-level-old-hand-told = Компьютер, полярник
ui-seats-name = Компьютер { $number }
ui-seats-who = Место { $number }: { $who }
ui-seats-who-hint = Кто сидит на месте { $number }: человек или компьютер.
ui-seats-hint = Компьютеру не нужен ПИН-код, и экран ему не передают.
ui-seats-no-person = Играть должен хотя бы один человек.
ui-seats-thinks = { $name } думает.
ui-seats-lost = Компьютер больше не может играть. Теперь на его местах играют люди.
ui-seats-menu = Кто играет
ui-seats-text = Место можно отдать компьютеру или занять самому; это действует сразу. Кто занимает место, видит его карты.
ui-seats-pace = Ходы компьютера
ui-seats-pace-slow = Не спеша
ui-seats-pace-normal = Обычно
ui-seats-pace-fast = Быстро
ui-seats-pace-at-once = Сразу
ui-seats-pace-hint = Сколько компьютер ждёт перед ходом, чтобы все успели уследить.
ui-seats-count = { $count ->
    [one] { $count } компьютер
    [few] { $count } компьютера
   *[many] { $count } компьютеров
}
ui-seats-who-of = { $name }: { $who }
ui-seats-why = Почему: { $reason }
ui-seats-ask-why = Почему так?
ui-seats-why-unsaid = Особой причины нет: лучшее, что нашлось, или дело случая.
ui-seats-why-not-found = Этого уже не узнать.
ui-seats-computer = Компьютер
ui-seats-played = { $name } ({ $level })
