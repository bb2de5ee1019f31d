### What is dealt, face up before the eyes of whoever comes to the screen for the first time.

ui-dealt-title-own =
    { $count ->
        [one] { $name }, this is your objective
       *[other] { $name }, these are your objectives
    }
ui-dealt-title-alone =
    { $count ->
        [one] { $name }, this is your objective
       *[other] { $name }, these are your objectives
    }
ui-dealt-title-shared =
    { $count ->
        [one] This is your group's objective
       *[other] These are your group's objectives
    }
ui-dealt-lead-own = Read both now. When the first intruder appears on board you keep one, and the other is gone.
ui-dealt-lead-alone = Read them now. When the first intruder appears on board you keep one, and the other is gone.
ui-dealt-lead-shared = They lie open. Your group wins only if it meets them all.
ui-dealt-read =
    { $count ->
        [one] I have read it
        [2] I have read both
       *[other] I have read them all
    }
ui-dealt-face-down = Hold the space bar to read it.
ui-dealt-good-to-know = Good to know
ui-dealt-seen-own = Only you see this
ui-dealt-seen-own-text = The others look away until you hand over the screen.
ui-dealt-seen-alone = Nobody else is here
ui-dealt-seen-alone-text = You play alone: nothing has to be hidden.
ui-dealt-seen-shared = Everybody may read this
ui-dealt-seen-shared-text = Plan together: nobody has a secret goal.
ui-dealt-keep = You keep one of them
ui-dealt-keep-text = When the first intruder appears. Until then play for both.
ui-dealt-both = It is yours to the end
ui-dealt-both-text = Nothing takes its place.
ui-dealt-all = All of them count
ui-dealt-all-text = Every objective must be fulfilled.
ui-dealt-hand-own = It stays at hand
ui-dealt-hand-own-text = Hold O in your turn to read it again.
ui-dealt-hand-shared = They stay in sight
ui-dealt-hand-shared-text = Under the log, in everybody's turn.
ui-dealt-live-own = You must survive too
ui-dealt-live-own-text = An objective counts only if your character is alive at the end.
ui-dealt-live-shared = Somebody must survive
ui-dealt-live-shared-text = One character who is alive at the end is enough.
ui-dealt-waits = Waits for you. No clock runs here.
ui-dealt-then = Then your turn begins.
