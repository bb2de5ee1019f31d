### What is dealt, face up before the eyes of whoever comes to the screen for the first time.

ui-dealt-title-own =
    { $count ->
        [one] { $name }, это ваша миссия
        [few] { $name }, это ваши миссии
        [many] { $name }, это ваши миссии
       *[other] { $name }, это ваши миссии
    }
ui-dealt-title-alone =
    { $count ->
        [one] { $name }, это ваша миссия
        [few] { $name }, это ваши миссии
        [many] { $name }, это ваши миссии
       *[other] { $name }, это ваши миссии
    }
ui-dealt-title-shared =
    { $count ->
        [one] Это миссия вашей группы
        [few] Это миссии вашей группы
        [many] Это миссии вашей группы
       *[other] Это миссии вашей группы
    }
ui-dealt-lead-own = Прочитайте обе сейчас. Когда на борту появится первый пришелец, одну вы оставите, а другая выйдет из игры.
ui-dealt-lead-alone = Прочитайте их сейчас. Когда на борту появится первый пришелец, одну вы оставите, а другая выйдет из игры.
ui-dealt-lead-shared = Они лежат открыто. Группа побеждает, только если выполнит все.
ui-dealt-read =
    { $count ->
        [one] Миссия прочитана
        [2] Обе прочитаны
        [few] Все миссии прочитаны
        [many] Все миссии прочитаны
       *[other] Все миссии прочитаны
    }
ui-dealt-face-down = Держите пробел, чтобы прочитать.
ui-dealt-good-to-know = Полезно знать
ui-dealt-seen-own = Видите только вы
ui-dealt-seen-own-text = Остальные не смотрят, пока вы не передадите экран.
ui-dealt-seen-alone = Здесь больше никого нет
ui-dealt-seen-alone-text = Вы играете в одиночку: скрывать нечего.
ui-dealt-seen-shared = Читать могут все
ui-dealt-seen-shared-text = Планируйте вместе: тайных миссий нет ни у кого.
ui-dealt-keep = Одну из них вы оставите
ui-dealt-keep-text = Когда появится первый пришелец. До тех пор играйте на обе.
ui-dealt-both = Она ваша до конца
ui-dealt-both-text = Ничто её не заменит.
ui-dealt-all = Считаются все
ui-dealt-all-text = Каждая миссия должна быть выполнена.
ui-dealt-hand-own = Всегда под рукой
ui-dealt-hand-own-text = Держите O в свой ход, чтобы прочитать снова.
ui-dealt-hand-shared = Всегда на виду
ui-dealt-hand-shared-text = Под журналом, в ход каждого.
ui-dealt-live-own = Нужно ещё и выжить
ui-dealt-live-own-text = Миссия считается, только если ваш персонаж в конце жив.
ui-dealt-live-shared = Кто-то должен выжить
ui-dealt-live-shared-text = Достаточно одного персонажа, который в конце жив.
ui-dealt-waits = Ждёт вас. Время не идёт.
ui-dealt-then = Затем начнётся ваш ход.
