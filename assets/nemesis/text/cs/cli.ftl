## nemesis-desktop

cli-option-players = kolik hráčů, 1 až 5 (4; v sólovém režimu 1)
cli-option-mode = semi, solo nebo coop (semi; pro jednoho hráče solo)
cli-option-board = main nebo alternate (main)
cli-option-species = intruders nebo carnomorphs: kdo je na palubě (intruders)
cli-option-intruder-player = kdo zemře první, smí hrát dál za vetřelce (semi)
cli-option-variants = varianty oddělené čárkami
cli-bad-mode = Režim „{ $given }“ neexistuje. Na výběr je: { $known }.
cli-bad-board = Strana herního plánu „{ $given }“ neexistuje. Na výběr je: { $known }.
cli-bad-species = Na palubě nemůže být „{ $given }“. Na výběr je: { $known }.
cli-bad-variant = Varianta „{ $given }“ neexistuje. Na výběr je: { $known }.
cli-mode-players =
    Režim { $mode } je pro { $most ->
        [1] 1 hráče
       *[other] { $least } až { $most } hráčů
    }, ne pro { $players }.
cli-mode-variant = Varianta { $variant } k režimu { $mode } nepatří. Patří k němu: { $known }.

## nemesis-desktop simulate

cli-survivors = Přežilo: { $survivors } z { $people }.
cli-board-main = základní strana herního plánu
cli-board-alternate = druhá strana herního plánu
cli-endings = Jak skončily:
cli-ending-jump = loď provedla hyperskok
cli-ending-self_destruct = autodestrukce
cli-ending-fire = loď shořela
cli-ending-hull = trup se rozpadl
cli-ending-all_gone = na palubě nikdo nezůstal
cli-objectives = Úkoly, kolikrát zůstaly a kolikrát byly splněny:
