### The stage on which every table shows what happens.

ui-stage-goes-on = Goes on by itself
ui-stage-waits = Waits for everybody
ui-stage-waits-for = Waits for { $name }
ui-stage-held = Held
