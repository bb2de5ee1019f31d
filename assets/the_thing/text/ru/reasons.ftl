### Why somebody cannot go somewhere.

thing-reason-kennel = Туда идут только собаки и пришелец
thing-reason-rec-room = Все должны идти работать
thing-reason-burned = Сгорело
thing-reason-full = Там уже трое
