
## nemesis-desktop simulate

cli-alert-option-players = kolik lidí, 1 až 5 (5)
cli-alert-option-mode = mission, campaign nebo training (mission)
cli-alert-option-mission = drawn, generated nebo karta scénáře, třeba S2-3; ve výcviku S1-1 (drawn)
cli-alert-option-minor = úroveň běžných ohrožení: 1, 2 nebo 1+2 (1)
cli-alert-option-serious = úroveň závažných ohrožení: 1, 2 nebo 1+2 (1)
cli-alert-option-androids = fewest: doplní posádku na čtyři; five: na pět (fewest)
cli-bad-alert-mode = Režim „{ $given }“ neexistuje. Na výběr je: { $known }.
cli-bad-alert-mission = Mise „{ $given }“ neexistuje. Na výběr je: { $known }.
cli-bad-alert-level = Úroveň „{ $given }“ neexistuje. Na výběr je: { $known }.
cli-bad-alert-androids = Volba androidů „{ $given }“ neexistuje. Na výběr je: { $known }.
cli-alert-card = karta scénáře { $code }
cli-alert-card-drawn = mise losem
cli-alert-card-generated = nová mise
cli-alert-levels = běžná ohrožení úrovně { $minor }, závažná úrovně { $serious }
cli-alert-androids = androidů: { $count }
cli-alert-saved = Zachráněných lodí: { $saved } z { $missions }.
cli-alert-points = Body zachráněné lodi: v průměru { $average }, nejvíce { $best }.
cli-alert-lost-to = Na co lodě doplatily:
