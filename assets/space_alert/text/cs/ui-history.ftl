ui-history-alert-points = Body: { $points }
ui-history-alert-lost = Loď ztracena
ui-history-alert-lost-to = Ztracena kvůli: { $code }
ui-history-alert-missions = { $count ->
    [one] { $count } mise
    [few] { $count } mise
   *[other] { $count } misí
}
ui-history-alert-mission = { $mission }: úrovně { $minor } a { $serious }; zničeno { $destroyed }, přečkáno { $survived }, vizuálně { $visual }, postih { $penalties }.
ui-history-alert-generated = Nová mise
ui-history-alert-clock = Hodiny: { $clock }
ui-history-alert-awake = Na nohou
ui-history-alert-fallen = V bezvědomí
ui-history-alert-led = Vedení androidů
ui-history-column-conscious = na nohou
ui-history-alert-ships = Zachráněných lodí
ui-history-alert-average = Bodů v průměru
ui-history-alert-best = Nejlepší výsledek
ui-history-alert-of-games = { $count } z { $games }
ui-history-alert-by-mode = Zachráněné lodě podle druhu letu
ui-history-alert-by-role = Role
