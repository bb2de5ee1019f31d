## What the ship’s computer says

alert-says-start = Senzory něco zachytily. První fáze je otevřena.
alert-says-threat = Plus { $chip }: kontakt, { $side } strana.
alert-says-serious_threat = Plus { $chip }: nebezpečný kontakt, { $side } strana.
alert-says-internal = Plus { $chip }: potíže na palubě.
alert-says-serious_internal = Plus { $chip }: vážné potíže na palubě.
alert-says-unconfirmed = Zatím nejisté.
alert-says-incoming_data = Příchozí data: kdo chce, vezme si kartu.
alert-says-data_over = Proud dat skončil.
alert-says-data_transfer = Linka otevřena: předejte kartu před tónem.
alert-says-transfer_over = Linka uzavřena.
alert-says-comms_down = Interkom vypadl. Ani slovo.
alert-says-comms_up = Interkom opět funguje.
alert-says-phase_60 = Fáze { $phase }: zbývá minuta.
alert-says-phase_20 = Fáze { $phase }: dvacet sekund.
alert-says-phase_5 = Pět. Čtyři. Tři. Dva. Jedna.
alert-says-phase_over = Fáze { $phase } je uzavřena. Přecházíme na fázi { $next }.
alert-says-operation_60 = Minuta do skoku.
alert-says-operation_20 = Dvacet sekund do skoku.
alert-says-operation_over = Skok. Uvidíme, co z toho vzešlo.
alert-side-red = červená
alert-side-white = bílá
alert-side-blue = modrá
