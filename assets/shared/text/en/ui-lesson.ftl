### The guided first game: its controls.

ui-lesson-entry = Guided first game
ui-lesson-progress = { $number } of { $count }
ui-lesson-next = Next
ui-lesson-key-next = Enter
ui-lesson-again = Start over
ui-lesson-leave = Leave the lesson
ui-lesson-later = The lesson comes to this later.
ui-lesson-wait = That comes later. First do what stands here, then it goes on.
ui-lesson-wait-next = Nothing needs to be chosen here. Read on with Next.
ui-lesson-done = To the start screen
ui-lesson-finish = To the result
