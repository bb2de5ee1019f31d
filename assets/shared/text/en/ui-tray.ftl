### The decision bar.

ui-tray-take-back = Take back
ui-tray-back = Back
ui-tray-grave = This cannot be taken back.
ui-tray-put-down = Put down
ui-tray-confirm = Confirm
ui-tray-none = None
ui-tray-nobody = Nobody
ui-tray-claim = { $name } reacts
ui-tray-paid = Paid
ui-tray-action = Action { $number } of { $most }
ui-tray-more =
    { $count ->
        [one] { $count } more choice
       *[other] { $count } more choices
    }
ui-tray-key-enter = Enter
ui-tray-key-escape = Esc
ui-tray-key-space = Space

ui-tray-impossible = Not now: { $count }
ui-tray-impossible-tip = What cannot be chosen now, and why
