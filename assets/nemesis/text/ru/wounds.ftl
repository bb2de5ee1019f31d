### Serious wounds.

wound-body = Туловище
wound-body-text = При доборе вы добираете до 4 карт вместо 5.
wound-leg = Нога
wound-leg-text = Бегство стоит вам 2 вместо 1.
wound-hand = Кисть
wound-hand-text = Каждое использование ваших предметов стоит на 1 больше.
wound-bleeding = Кровотечение
wound-bleeding-text = Каждый раз, когда вы пасуете: 1 лёгкая рана.
wound-arm = Рука
wound-arm-text = У вас только 1 ячейка руки. Если заняты обе, сразу оставьте один тяжёлый предмет или объект.
