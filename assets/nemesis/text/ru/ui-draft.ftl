### The draft: whole characters side by side on the open table.

ui-draft-title = Кто вы на борту?
ui-draft-open = Листы лежат открыто: все могут читать и советовать.
ui-draft-alone = Листы лежат открыто: читайте не спеша.
ui-draft-now = выбирает сейчас
ui-draft-then = выбирает потом
ui-draft-play = Играть за { NOUN($character, form: "acc") }
ui-draft-all = Все десять карт
ui-draft-quests = Вернуться к листу
ui-draft-quest-items = Две собственные находки
ui-draft-special = Особые карты
ui-draft-deck = Все десять карт действий
ui-draft-also = Также в колоде из десяти карт: { $names }
ui-draft-copies = { $name } × { $count }
