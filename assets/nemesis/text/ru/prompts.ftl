### Questions. They name the person who is asked; a name always stands in the nominative.

ask-aim = { $who }, выберите, как это применить.
ask-drop-one = { $who }, осталась одна ячейка руки: выберите, что оставить в отсеке.
ask-make-room = { $who }, обе руки заняты: выберите, что оставить в отсеке, или откажитесь.
ask-door-to-move = { $who }, все жетоны дверей на поле: выберите закрытую дверь, с которой взять жетон.
ask-ignore-attack = { $who }, игнорировать атаку картой или предметом?
ask-which-reaction = { $who }, выберите, чем ответить.
ask-reroll = { $who }, на боевом кубике: { $face }. Перебросить?
ask-spend-ammo = { $who }, потратить ещё 1 боеприпас, чтобы нанести ещё 1 урон?
ask-keep-objective = { $who }, выберите миссию, которую оставить. Другая уйдёт из игры закрытой.
ask-where-noise = { $who }, выберите коридор для фишки шума.
ask-motion-scanner = { $who }, на кубике шума: { $face }. Сбросить карту и перебросить?
ask-engine-order = { $who }, двигатель сейчас { NOUN($state, form: "nom") }. Оставить жетоны или поменять местами?
ask-interrupt = { $who }: { $what }. Вмешается ли кто-нибудь в отсеке?
ask-counter-interrupt = { $who } вмешивается. Отменит ли кто-нибудь это «Вмешательство»?
ask-keep-item = { $who }, выберите предмет, который оставить себе.
ask-component = { $who }, выберите предмет на место компонента: { $component }.
ask-quest-discard = { $who }, выберите предмет, который сбросить ради находки «{ $quest }».
ask-offer = { $who }, выберите, что и кому предложить, или закончите.
ask-who-offers = Обмен: хочет ли кто-нибудь ещё что-то предложить?
ask-accept = { $who }, { $other } предлагает: { NOUN($item, form: "nom") }. Взять, выбрать свою вещь, чтобы отдать её взамен, или отказаться?
ask-accept-gift = { $who }, { $other } предлагает: { NOUN($item, form: "nom") }. Взять или отказаться?
ask-exchange = { $who }, { $other } отдаёт { NOUN($item, form: "acc") } за { NOUN($own, form: "acc") }. Согласиться?
ask-pay = { $who }, сбросьте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }, { NOUN($what, form: "for") }.
ask-turn = { $who }, выберите действие ({ $number } из 2) или спасуйте.
ask-turn-more = { $who }, выберите действие ({ $number } из { $count }) или спасуйте.
ask-turn-unlimited = { $who }, выберите действие, одно за другим, или спасуйте.
ask-discard-on-pass = { $who } пасует: выберите, какие карты сбросить, или оставьте все.
ask-pod = { $who }, спасательная капсула { $pod } ждёт: стартовать, выйти или остаться и спасовать?
ask-pod-locked = { $who }, спасательная капсула { $pod } закрыта, стартовать нельзя: выйти или остаться и спасовать?
ask-character = { $who }, выберите персонажа.
ask-slip-away = { $who }, выберите отсек, куда бежать без атак, или останьтесь.
ask-event-place = { $who }, вернуть карту события на верх колоды или под колоду?
ask-which-doors = { $who }, выберите, какие двери открыть или закрыть. Отсек: { $room }.
ask-lose-card = { $who }, выберите карту действия, которая будет сброшена.
ask-discard-any = { $who }, сбросьте сколько угодно карт: возьмёте столько же и ещё 1.
ask-scan = { $who }, сканировать карты инфекции в руке?
ask-play-intruders = { $who }, продолжить игру за пришельцев?
ask-intruder-turn = { $who }, сыграйте карту пришельцев или спасуйте.
ask-intruder-use = { $who }, для чего эта карта: движение, атака или эффект?
ask-intruder-discard = { $who } пасует: остаётся не больше 1 карты пришельцев. Выберите, какие сбросить.
ask-intruder-mover = { $who }, выберите пришельца.
ask-intruder-way = { $who }, выберите коридор, через который он пойдёт.
ask-intruder-attacker = { $who }, выберите, кто из пришельцев атакует.
ask-intruder-victim = { $who }, выберите персонажа.
ask-intruder-attack-card = { $who }, выберите карту атаки. Остальные уйдут под колоду.
ask-intruder-event = { $who }, выберите карту события для розыгрыша. Остальные будут сброшены.
ask-any-door = { $who }, открыть или закрыть любую дверь на корабле?
ask-shoot-again = { $who }, выстрелить в ту же цель ещё раз?
