## The frame of every table: the buttons at its top, the log.

# Top strip
ui-panels-menu = Menu
ui-panels-undo = Take back
ui-panels-undo-not = Nothing to take back
ui-panels-rules = Rules
ui-panels-rules-text = The rules, with a search; over an explanation: its article.
ui-panels-settings = Settings
ui-panels-settings-text = Language, text size, speed, sound.
ui-panels-menu-text = Save, load, look through piles, leave the table.
ui-panels-round = Round

# Log
ui-panels-log = Log
ui-panels-log-empty = Nothing has happened yet.
ui-panels-log-larger = Enlarge the log
ui-panels-log-smaller = Shrink the log
ui-panels-log-private = Known only at this seat.
ui-panels-log-newest = To the newest

# What a click on a thing does that stands for an act and for a careful way of doing it
ui-panels-way-plain = Click: { $act }. { $cards ->
    [0] {""}
    [one] { $cards } card.
   *[other] { $cards } cards.
}
ui-panels-way-careful = Badge, Shift or a long press: { $act }. { $cards ->
    [0] {""}
    [one] { $cards } card.
   *[other] { $cards } cards.
}
