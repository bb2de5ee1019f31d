
## nemesis-desktop simulate

cli-alert-option-players = how many people, 1 to 5 (5)
cli-alert-option-mode = mission, campaign or training (mission)
cli-alert-option-mission = drawn, generated, or a scenario card such as S2-3; in training, one such as S1-1 (drawn)
cli-alert-option-minor = level of minor threats: 1, 2 or 1+2 (1)
cli-alert-option-serious = level of serious threats: 1, 2 or 1+2 (1)
cli-alert-option-androids = fewest: they fill the crew up to four; five: up to five (fewest)
cli-bad-alert-mode = There is no mode “{ $given }”. There are: { $known }.
cli-bad-alert-mission = There is no mission “{ $given }”. There are: { $known }.
cli-bad-alert-level = There is no level “{ $given }”. There are: { $known }.
cli-bad-alert-androids = Androids are { $known }, not “{ $given }”.
cli-alert-card = scenario card { $code }
cli-alert-card-drawn = a mission drawn by lot
cli-alert-card-generated = a new mission
cli-alert-levels = minor threats of level { $minor }, serious ones of level { $serious }
cli-alert-androids = androids: { $count }
cli-alert-saved = Ships saved: { $saved } of { $missions }.
cli-alert-points = Points of a saved ship: { $average } on average, { $best } at best.
cli-alert-lost-to = What ships were lost to:
