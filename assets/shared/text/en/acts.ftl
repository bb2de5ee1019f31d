### What the buttons and lit things say: the answers to a question.

act-claim = React
act-yes = Yes
act-no = No
act-done = Done
