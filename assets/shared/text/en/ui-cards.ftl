### What every table shows of cards and other things turned over.

## Reveals

ui-cards-reveal-on = Go on
ui-cards-reveal-private = Only you see this
ui-cards-reveal-told = Told to everybody
