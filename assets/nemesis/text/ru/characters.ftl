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

character-captain-text = Приказывает и ободряет, держит группу вместе и вмешивается. Вооружён револьвером.
character-pilot-text = Знает корабль: отсеки, терминалы, управление полётом. Вооружён дробовиком.
character-scientist-text = Управляет терминалами издалека, предвидит события и изучает объекты. Вооружён пистолетом.
character-scout-text = Тихо передвигается, тщательно ищет и уходит из боя. Вооружён винтовкой.
character-soldier-text = Лучше всех сражается, прикрывает других и выдерживает внезапные атаки. Вооружён штурмовой винтовкой.
character-mechanic-text = Быстро ремонтирует, ловко мастерит и знает технические коридоры. Вооружён обрезом.
character-medic-text = Лечит раны, сканирует и приводит других в чувство. Вооружён инъектором.
