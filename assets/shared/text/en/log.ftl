### The log. Sentences about people whose names stand in the nominative, in the present tense.

log-pin-removed = { $who } has forgotten the PIN: it is removed.
