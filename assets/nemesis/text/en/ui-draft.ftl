### The draft: whole characters side by side on the open table.

ui-draft-title = Who are you on board?
ui-draft-open = The sheets lie open: everybody may read them and give advice.
ui-draft-alone = The sheets lie open: read them in peace.
ui-draft-now = chooses now
ui-draft-then = chooses later
ui-draft-play = Play { NOUN($character, form: "acc") }
ui-draft-all = All ten cards
ui-draft-quests = Back to the sheet
ui-draft-quest-items = Two quest items of your own
ui-draft-special = Special cards
ui-draft-deck = All ten action cards
ui-draft-also = Also in the deck of ten: { $names }
ui-draft-copies = { $name } × { $count }
