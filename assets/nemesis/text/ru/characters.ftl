### Characters and the intruder kinds are nouns: nom, gen, dat, acc, ins, loc, in the small letters of the middle of a sentence.

character-captain = Капитан
    .nom = капитан
    .gen = капитана
    .dat = капитану
    .acc = капитана
    .ins = капитаном
    .loc = капитане

character-pilot = Пилот
    .nom = пилот
    .gen = пилота
    .dat = пилоту
    .acc = пилота
    .ins = пилотом
    .loc = пилоте

character-scientist = Учёный
    .nom = учёный
    .gen = учёного
    .dat = учёному
    .acc = учёного
    .ins = учёным
    .loc = учёном

character-scout = Разведчик
    .nom = разведчик
    .gen = разведчика
    .dat = разведчику
    .acc = разведчика
    .ins = разведчиком
    .loc = разведчике

character-soldier = Солдат
    .nom = солдат
    .gen = солдата
    .dat = солдату
    .acc = солдата
    .ins = солдатом
    .loc = солдате

character-mechanic = Механик
    .nom = механик
    .gen = механика
    .dat = механику
    .acc = механика
    .ins = механиком
    .loc = механике

character-medic = Медик
    .nom = медик
    .gen = медика
    .dat = медику
    .acc = медика
    .ins = медиком
    .loc = медике

## What each of them is good at, for the choice of a character

character-captain-role = Приказывает и ободряет, держит группу вместе и вмешивается.
character-captain-text = { character-captain-role } Вооружён револьвером.
character-pilot-role = Знает корабль: отсеки, терминалы, управление полётом.
character-pilot-text = { character-pilot-role } Вооружён дробовиком.
character-scientist-role = Управляет терминалами издалека, предвидит события и изучает объекты.
character-scientist-text = { character-scientist-role } Вооружён пистолетом.
character-scout-role = Тихо передвигается, тщательно ищет и уходит из боя.
character-scout-text = { character-scout-role } Вооружён винтовкой.
character-soldier-role = Лучше всех сражается, прикрывает других и выдерживает внезапные атаки.
character-soldier-text = { character-soldier-role } Вооружён штурмовой винтовкой.
character-mechanic-role = Быстро ремонтирует, ловко мастерит и знает технические коридоры.
character-mechanic-text = { character-mechanic-role } Вооружён обрезом.
character-medic-role = Лечит раны, сканирует и приводит других в чувство.
character-medic-text = { character-medic-role } Вооружён инъектором.
