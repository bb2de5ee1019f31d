### Questions. They name the person who is asked; a name always stands in the nominative.

ask-aim = { $who }, выберите, как это применить.
ask-drop-one = { $who }, осталась одна ячейка руки: выберите, что оставить.
ask-make-room = { $who }, обе руки заняты: выберите, что оставить, или откажитесь.
ask-door-to-move = { $who }, все жетоны дверей на поле: выберите закрытую дверь, с которой взять жетон.
ask-ignore-attack = Отражает ли { $who } атаку картой или предметом?
ask-which-reaction = { $who }, выберите, чем ответить.
ask-reroll = { $who }, на боевом кубике: { $face }. Перебросить?
ask-spend-ammo = { $who }, потратить ещё 1 боеприпас, чтобы нанести ещё 1 урон?
ask-keep-objective = { $who }, выберите миссию, которую оставить. Другая уйдёт из игры закрытой.
ask-where-noise = { $who }, выберите коридор для фишки шума.
ask-motion-scanner = { $who }, на кубике шума: { $face }. Сбросить карту и перебросить?
ask-engine-order = { $who }, состояние двигателя сейчас: { $state }. Оставить жетоны или поменять местами?
ask-interrupt = { $who } действует. Вмешается ли кто-нибудь в отсеке?
ask-counter-interrupt = { $who } вмешивается. Отменит ли кто-нибудь это «Вмешательство»?
ask-keep-item = { $who }, выберите предмет, который оставить себе.
ask-component = { $who }, выберите предмет на место компонента: { $component }.
ask-quest-discard = { $who }, выберите предмет, который сбросить ради находки «{ $quest }».
ask-offer = { $who }, выберите, что и кому предложить, или закончите.
ask-accept = { $who }, { $other } предлагает: { $item }. Взять, попросить что-то взамен или отказаться?
ask-exchange = { $who }, { $other } хочет взамен: { $item }. Согласиться?
