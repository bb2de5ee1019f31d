ui-history-alert-points = Points: { $points }
ui-history-alert-lost = Ship lost
ui-history-alert-lost-to = Lost to: { $code }
ui-history-alert-missions = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
ui-history-alert-mission = { $mission }: levels { $minor } and { $serious }; destroyed { $destroyed }, survived { $survived }, visual { $visual }, penalties { $penalties }.
ui-history-alert-generated = New mission
ui-history-alert-clock = Clock: { $clock }
ui-history-alert-awake = On their feet
ui-history-alert-fallen = Knocked out
ui-history-alert-led = Led the androids
ui-history-column-conscious = on their feet
ui-history-alert-ships = Ships saved
ui-history-alert-average = Average points
ui-history-alert-best = Best
ui-history-alert-of-games = { $count } of { $games }
ui-history-alert-by-mode = Ships saved, by kind of flight
ui-history-alert-by-role = Roles
