### Карты, кубики, показ и пояснения: надписи, которые не принадлежат одной карте.

## Надписи на картах

ui-cards-or-mark = ИЛИ
ui-cards-or = или
ui-cards-and = и
ui-cards-both = { $first } и { $second }
ui-cards-either = { $first } или { $second }
ui-cards-object-text = Тяжёлый: занимает слот руки. Его можно поднять, положить и передать тому, кто в том же отсеке.
ui-cards-quest-sleeping = Ещё не активно
ui-cards-wound-dressed = Перевязана
ui-cards-wound-dressed-text = не действует, но считается
ui-cards-event-moves = Движутся через
ui-cards-fate-discard = Затем в сброс
ui-cards-fate-remove = Из игры; сброс замешивается
ui-cards-fate-shuffle_back = Замешивается обратно в колоду
ui-cards-exploration-silence = Тишина
ui-cards-exploration-danger = Опасность
ui-cards-exploration-slime = Слизь
ui-cards-exploration-fire = Огонь
ui-cards-exploration-malfunction = Неисправность
ui-cards-exploration-doors = Двери закрываются
