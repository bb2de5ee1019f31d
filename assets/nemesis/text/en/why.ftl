### Why a computer seat did what it did, asked after the game.

nemesis-why-pod = To a free escape pod: { $percent }% to get away.
nemesis-why-search-pod = Pods are open, and no section with one is known: open rooms until one is found. { $percent }%.
nemesis-why-sleep = To the Hibernatorium, to lie down: { $percent }% to wake up again.
nemesis-why-mend-bed = The Hibernatorium is broken; without it nobody sleeps. { $percent }%.
nemesis-why-wait = Nothing to be gained now: wait where it is quiet, with cards in hand. { $percent }%.
nemesis-why-course = Somebody has to see where the course leads, and nobody is nearer to the Cockpit. { $percent }%.
nemesis-why-dress = The wound bleeds: to the Emergency Room. { $percent }%.
nemesis-why-bandage = The wound bleeds: look for bandages. { $percent }%.
nemesis-why-signal = The objective asks for the Signal, and the Comms Room is near. { $percent }%.
nemesis-why-fight = In combat the smaller harm counts: shoot while it helps, run only where the way is quiet.
nemesis-why-objective = The objective that is likeliest to be met as the table stands.
nemesis-why-passed = Contamination goes, as long as enough cards stay against a surprise.
nemesis-why-glance = The plan was forgotten for a moment: this looked best at a glance.
