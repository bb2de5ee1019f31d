## What the ship’s computer says

alert-says-start = Sensors are picking something up. Phase one is open.
alert-says-threat = Plus { $chip }: contact, { $side } side.
alert-says-serious_threat = Plus { $chip }: dangerous contact, { $side } side.
alert-says-internal = Plus { $chip }: trouble on board.
alert-says-serious_internal = Plus { $chip }: grave trouble on board.
alert-says-unconfirmed = Not certain yet.
alert-says-incoming_data = Incoming data: one card for anybody who wants it.
alert-says-data_over = The data stream has ended.
alert-says-data_transfer = Line open: hand a card over before the tone.
alert-says-transfer_over = Line closed.
alert-says-comms_down = Intercom lost. Not a word.
alert-says-comms_up = Intercom is back.
alert-says-phase_60 = Phase { $phase }: one minute left.
alert-says-phase_20 = Phase { $phase }: twenty seconds.
alert-says-phase_5 = Five. Four. Three. Two. One.
alert-says-phase_over = Phase { $phase } is closed. On to phase { $next }.
alert-says-operation_60 = One minute to the jump.
alert-says-operation_20 = Twenty seconds to the jump.
alert-says-operation_over = Jump. Let us see what you have done.
alert-side-red = red
alert-side-white = white
alert-side-blue = blue
