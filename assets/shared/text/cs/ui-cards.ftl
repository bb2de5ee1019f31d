### What every table shows of cards and other things turned over.

## Odhalení

ui-cards-reveal-on = Dál
ui-cards-reveal-private = Vidíte to jen vy
ui-cards-reveal-told = Řečeno všem
