### A new game, its stages, and what a setup does not allow.

thing-modes = Jak hrát
thing-mode-hidden = Skryté role
thing-mode-hidden-hint = 4–8 hráčů. Jeden z nich je vetřelec, a možná nebude dlouho jediný.
thing-mode-hidden-short = skryté role
thing-mode-coop = Společně
thing-mode-coop-hint = 1–3 hráči se šesti postavami proti vetřelci, kterého řídí hra.
thing-mode-coop-short = společně
thing-choosing = Postavy
thing-choosing-dealt = Náhodně
thing-choosing-dealt-hint = Postavy se rozdají náhodně.
thing-choosing-chosen = Podle výběru
thing-choosing-chosen-hint = Každý si postupně vezme volnou postavu.
thing-variant-tame_kennel = Klidný kotec
thing-variant-tame_kennel-hint = Pro první hry: chycený pes se už nevrátí.
thing-variant-sealed_ballots = Tajné hlasování
thing-variant-sealed_ballots-hint = Hlasuje se postupně za zástěnou, ne ukázáním prstem.
thing-setup-people = Počet hráčů pro tento způsob hry: { $least } až { $most }.
thing-stage = { $round }. kolo
cli-thing-option-players = kolik lidí, 1 až 8 (6); do tří hrají společně
thing-cli-rounds = Kol na hru: { $rounds }
thing-cli-humans = výhry lidí
thing-cli-aliens = výhry vetřelců
