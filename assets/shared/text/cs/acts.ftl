### What the buttons and lit things say: the answers to a question.

act-claim = Reagovat
act-yes = Ano
act-no = Ne
act-done = Hotovo
