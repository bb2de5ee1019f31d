### What the buttons and lit things say: the answers to a question.

act-claim = Реагировать
act-yes = Да
act-no = Нет
act-done = Готово
