### Intruder attack cards, by effect, and the faces of the dice.

attack-scratch = Царапина
attack-scratch-text = Цель получает 1 лёгкую рану и 1 карту инфекции.
attack-claw_attack = Удар когтями
attack-claw_attack-text = Цель получает 2 лёгкие раны и 1 карту инфекции.
attack-bite = Укус
attack-bite-text = Цель с 2 и более тяжёлыми ранами погибает. Иначе: 1 тяжёлая рана.
attack-tail_attack = Удар хвостом
attack-tail_attack-text = Цель с 1 и более тяжёлыми ранами погибает. Иначе: 1 тяжёлая рана.
attack-transformation = Превращение
attack-transformation-text = Ползун становится охотником. Если у цели нет карт в руке, он сразу проводит внезапную атаку.
attack-frenzy = Ярость
attack-frenzy-text = Каждый персонаж в отсеке: с 2 и более тяжёлыми ранами погибает, иначе получает 1 тяжёлую рану.
attack-slime = Слизь
attack-slime-text = Цель получает фишку слизи и 1 карту инфекции.
attack-summoning = Призыв
attack-summoning-text = Вытяните 1 жетон: этот пришелец появляется здесь. Он не проводит внезапную атаку и не атакует в этой фазе.
attack-toughness = Выносливость { $n }
attack-retreat = Отступление

## Faces of the combat die

combat-blank-text = Урона нет. Промах в рукопашной атаке — тяжёлая рана.
combat-creeper-text = 1 урон личинке или ползуну; для остальных промах.
combat-adult-text = 1 урон личинке, ползуну или трутню; для остальных промах.
combat-one_hit-text = 1 урон любому пришельцу.
combat-two_hits-text = 2 урона любому пришельцу; в рукопашной атаке — 1.
