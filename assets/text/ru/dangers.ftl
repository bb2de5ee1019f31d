### Why a choice is dangerous: said before it is made, from what lies open on the table.

danger-escape = Сначала { $count ->
        [one] атакует { $count } пришелец
        [few] атакуют { $count } пришельца
       *[many] атакуют { $count } пришельцев
    }. Цель: { $name }.{ $last ->
        [yes] {" "}Ещё одна рана смертельна.
       *[no] {""}
    }
danger-any-number = Шум повсюду: любое число на кубике — столкновение.
danger-no-cards = В руке не останется карт: { $name } не избежит внезапной атаки, если случится столкновение.
danger-ninth-token = Жетон там может стать девятым огнём или девятой неисправностью: это гибель корабля.
danger-ninth-fire = Девятый огонь уничтожит корабль.
danger-ninth-malfunction = Девятая неисправность уничтожит корабль.
danger-self-destruct = Это запустит самоуничтожение корабля.
danger-launch-friend = В капсуле есть свободное место, а рядом { $count ->
        [one] ждёт
       *[other] ждут
    } { $names }.
danger-launch-last = Это последняя капсула: на борту { $count ->
        [one] останется { $count } человек
        [few] останутся { $count } человека
       *[many] останутся { $count } человек
    }.
danger-melee = Промах — тяжёлая рана, а ещё одной раны { $name } не переживёт.
danger-any-wound = Это стоит раны, а ещё одной раны { $name } не переживёт.
danger-bleeding = Кровотечение: { $name } получит лёгкую рану.
