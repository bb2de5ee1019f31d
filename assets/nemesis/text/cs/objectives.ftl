### Objectives, the conditions they are made of, destinations and contamination.

## Kinds

objective-kind-personal = Osobní úkol
objective-kind-corporate = Služební úkol
objective-kind-solo_coop = Speciální úkol

## Personal objectives

objective-salvaging_the_prime_asset = Záchrana hlavního majetku
objective-salvaging_the_prime_asset-text = Loď doletí na Zemi, NEBO přežije jen vaše postava.
objective-the_oldest_friend = Nejstarší přítel
objective-the_oldest_friend-text = Loď doletí na Zemi, NEBO přežije jen vaše postava.
objective-quarantine = Karanténa
objective-quarantine-text = Loď doletí na Mars, NEBO doletí na Zemi a Hnízdo je zničené. Na Marsu vaše hibernující postava přežije.
objective-relentless_investigator = Neúnavný vyšetřovatel
objective-relentless_investigator-text = Váš signál je vyslaný A všechny místnosti jsou prozkoumané.
objective-a_proper_burial = Důstojný pohřeb
objective-a_proper_burial-text = Váš signál je vyslaný A končíte hru v modulu nebo v hibernaci s modrou mrtvolou v rukou.
objective-hoarder = Křeček
objective-hoarder-text = Odletíte v únikovém modulu A máte aspoň 7 předmětů (speciální jen odemknuté).
objective-the_great_hunt = Velký lov
objective-the_great_hunt-text = Váš signál je vyslaný A zároveň je zabitá královna nebo zničená loď.
objective-best_friends_forever = Nejlepší přátelé navždy
objective-best_friends_forever-text = Přežijete vy a aspoň 1 další postava.
objective-aliens_on_a_spaceship = Vetřelci na lodi
objective-aliens_on_a_spaceship-text = Váš signál je vyslaný A zároveň je zničené Hnízdo nebo loď.

## Corporate objectives

objective-my_precious = Můj milášek
objective-my_precious-text = Váš signál je vyslaný A končíte hru v modulu nebo v hibernaci s vejcem v rukou.
objective-necroscopy = Nekroskopie
objective-necroscopy-text = Váš signál je vyslaný A slabina podle mršiny je odhalená.
objective-ab_ovo = Ab ovo
objective-ab_ovo-text = Slabina podle vejce je odhalená.
objective-extreme_field_biology = Extrémní terénní biologie
objective-extreme_field_biology-text = Jsou odhalené aspoň 2 slabiny.
objective-the_right_moment_to_strike = Správná chvíle k úderu
objective-the_right_moment_to_strike-text = Postava hráče 1 nepřežije, NEBO přežije jen vaše postava.
objective-greener_pastures = Zelenější pastviny
objective-greener_pastures-text = Postava hráče 2 nepřežije, NEBO přežije jen vaše postava.
objective-an_old_feud = Starý spor
objective-an_old_feud-text = Postava hráče 3 nepřežije, NEBO přežije jen vaše postava.
objective-hostile_takeover = Nepřátelské převzetí
objective-hostile_takeover-text = Postava hráče 4 nepřežije, NEBO přežije jen vaše postava.
objective-the_final_enlightenment = Konečné osvícení
objective-the_final_enlightenment-text = Postava hráče 5 nepřežije, NEBO přežije jen vaše postava.

## Solo and cooperative objectives

objective-destination_earth = Cíl: Země
objective-destination_earth-text = Loď doletí na Zemi.
objective-emergency_post_mortem = Naléhavá pitva
objective-emergency_post_mortem-text = Modrá mrtvola byla upuštěna na Operačním sále.
objective-first_contact_protocol = Protokol prvního kontaktu
objective-first_contact_protocol-text = Jsou odhalené aspoň 2 slabiny.
objective-cutting_off_the_head = Useknout hlavu
objective-cutting_off_the_head-text = Signál je vyslaný A zároveň je zabitá královna nebo zničená loď.
objective-no_man_left_behind = Nikoho nenecháme
objective-no_man_left_behind-text = Signál je vyslaný A všechny místnosti jsou prozkoumané.
objective-special_delivery = Zvláštní zásilka
objective-special_delivery-text = Končíte hru v modulu nebo v hibernaci s vejcem v rukou.
objective-clean_up_crew = Úklidová četa
objective-clean_up_crew-text = Signál je vyslaný A zároveň je zničené Hnízdo nebo loď.
objective-hidden = Tajný úkol
objective-players = Od { $n } hráčů

## Conditions, one line each, as the victory check ticks them off

atom-signal_sent = Signál je vyslaný
atom-ship_reached_earth = Loď doletí na Zemi
atom-ship_reached_mars = Loď doletí na Mars
atom-ship_destroyed = Loď je zničená
atom-nest_destroyed = Je zničené Hnízdo
atom-queen_killed = Královna je zabitá
atom-weakness_discovered = { $argument ->
        [corpse] Slabina podle mrtvoly je odhalená
        [egg] Slabina podle vejce je odhalená
       *[carcass] Slabina podle mršiny je odhalená
    }
atom-weaknesses_discovered_at_least = Odhalené slabiny: { $argument } nebo více
atom-carries = { $argument ->
        [egg] Na konci nese vejce
       *[blue_corpse] Na konci nese modrou mrtvolu
    }
atom-all_rooms_explored = Všechny místnosti jsou prozkoumané
atom-items_at_least = Předměty: { $argument } nebo více
atom-ended_in_escape_pod = Odlétá v únikovém modulu
atom-player_dead = Postava hráče { $argument } nepřežije
atom-sole_survivor = Nikdo jiný nepřežije
atom-at_least_one_other_survives = Přežije i někdo další
atom-object_in_room = { CAP(NOUN($object, form: "nom")) } byla upuštěna { NOUN($room, form: "in") }

## Destinations

destination-earth = Země
    .gen = Země
    .acc = Zemi

destination-mars = Mars
    .gen = Marsu
    .acc = Mars

destination-venus = Venuše
    .gen = Venuše
    .acc = Venuši

destination-deep_space = Hluboký vesmír
    .gen = Hlubokého vesmíru
    .acc = Hluboký vesmír

## Contamination and engines

contamination-card = Karta infekce
contamination-infected = PARAZIT
contamination-clean = Čistá

engine-working = Funkční
    .nom = funkční

engine-damaged = Poškozený
    .nom = poškozený
engine-name = Motor { $number }
