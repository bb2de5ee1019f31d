### What every table shows of cards and other things turned over.

## Показ

ui-cards-reveal-on = Дальше
ui-cards-reveal-private = Это видите только вы
ui-cards-reveal-told = Рассказано всем
