### Around a game of Nemesis: causes of death, what a setup does not allow.

## Why somebody died or was wounded, and how the ship ended

cause-melee = промах в рукопашной атаке
cause-infection = личинка
cause-explosion = взрыв корабля
cause-jump = гиперпрыжок
cause-self_destruct = самоуничтожение
cause-fire = огонь
cause-hull = слишком много неисправностей
cause-all_gone = на борту никто не бодрствует
cause-engines = повреждённые двигатели
cause-course = неверный курс
cause-contamination = заражение
cause-bleeding = кровотечение
cause-decompression = разгерметизация
cause-hibernated = в гибернации
cause-launched = вне корабля, в капсуле

## What a setup does not allow

setup-unknown-mode = Режима игры «{ $mode }» нет.
setup-people = Этот режим — для { $most ->
        [1] 1 игрока
       *[other] { $least }–{ $most } игроков
    }, а не для { $count }.
setup-unknown-choice = В настройках указано поле или способ выбора персонажей, которых программа не знает.
cause-attack = атака пришельца
cause-blast = взрыв
cause-surgery = операция
setup-variant = Вариант «{ $variant }» не подходит к режиму: { $mode }.
cause-rush = рывок
