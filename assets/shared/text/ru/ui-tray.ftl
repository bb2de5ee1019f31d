### The decision bar.

ui-tray-take-back = Отменить
ui-tray-back = Назад
ui-tray-grave = Отменить это будет нельзя.
ui-tray-put-down = Отложить
ui-tray-confirm = Подтвердить
ui-tray-none = Ничего
ui-tray-nobody = Никто
ui-tray-claim = { $name } реагирует
ui-tray-paid = Оплачено
ui-tray-action = Действие { $number } из { $most }
ui-tray-more =
    { $count ->
        [one] Ещё { $count } вариант
        [few] Ещё { $count } варианта
       *[other] Ещё { $count } вариантов
    }
ui-tray-key-enter = Enter
ui-tray-key-escape = Esc
ui-tray-key-space = Пробел

ui-tray-impossible = Сейчас нельзя: { $count }
ui-tray-impossible-tip = Что сейчас нельзя выбрать и почему
