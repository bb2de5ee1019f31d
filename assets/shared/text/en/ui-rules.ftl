# The rules reference: its controls.

ui-rules-title = Rules
ui-rules-which = Rules of which game
ui-rules-search = Search the rules
ui-rules-contents = Contents
ui-rules-results = { $count ->
        [0] Nothing found
        [one] { $count } article found
       *[other] { $count } articles found
    }
ui-rules-nothing = No article has these words. Try fewer letters.
ui-rules-close = Close
ui-rules-back = Back
ui-rules-see = See also
ui-rules-reading = Our reading
ui-rules-key-back = Alt+←
ui-rules-hint-choose = choose
ui-rules-hint-read = read
ui-rules-more = More in the rules
