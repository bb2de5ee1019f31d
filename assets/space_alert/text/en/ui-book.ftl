## Chapters

alert-ui-book-chapter-basics = The ship and its crew
alert-ui-book-chapter-planning = Planning
alert-ui-book-chapter-turn = A turn
alert-ui-book-chapter-fight = Threats and how to meet them
alert-ui-book-chapter-end = The end of a mission
alert-ui-book-chapter-box = In the box

## Articles

alert-ui-book-goal = The goal
alert-ui-book-goal-text =
    Everybody wins or loses together: the ship has to survive twelve turns in a strange sector. _What is planned cannot be changed any more_: the crew <planning|plans> for ten minutes while the computer talks, and only then <turns|sees what it has done>.
    ? The program is the computer that talks, and does all the bookkeeping afterwards.
alert-ui-book-ship = The ship
alert-ui-book-ship-text =
    Three zones, red, white and blue, with two decks each: six <list-stations|stations>. Every station has three buttons.
    - _A_ fires the gun of the station.
    - _B_ moves <energy|energy>.
    - _C_ does what is special there.
alert-ui-book-crew = The crew
alert-ui-book-crew-text =
    Everybody begins on the bridge. The captain acts first in each turn, then all others in order.
    - The communications officer looks after threats from outside, the chief of security after those on board.
alert-ui-book-planning = Planning
alert-ui-book-planning-text =
    Ten minutes in three phases: turns 1 to 3, 4 to 7, and 8 to 12. Cards may be laid, turned and taken back in the slots of the phase that you are in.
    - A hand of cards belongs to each phase. Whoever is done early may open the next phase; the one before is then closed for them.
    - When the computer closes a phase, nobody can change its slots any more.
    ? Once the second phase has been closed, planning may end early if everybody agrees.
alert-ui-book-cards = Cards
alert-ui-book-cards-text =
    A card has two halves, a <list-actions|movement and an action>. The half that lies up is carried out; the other does nothing.
    - Cards lie face down; only which half is up can be seen. The owner may look at them.
    - Heroic cards are stronger, and only for their owner.
alert-ui-book-announcements = What the computer says
alert-ui-book-announcements-text =
    - _T plus a number_: a threat appears in that turn, in that zone or on board.
    - _Unconfirmed_ reports count only for a crew of five.
    - _Incoming data_: everybody may draw a card, until their phase is closed.
    - _Line open_: for ten seconds everybody may hand one card over to somebody else, but no heroic card.
    - _Intercom lost_: nobody says a word or makes a sign until it is back.
alert-ui-book-clocks = Clocks
alert-ui-book-clocks-text =
    - _Friendly_: the clock can be stopped. While it stands, no card is laid, unless the table unlocks them.
    - _Strict_: nothing stops it but leaving the window. The score sheet tells how often.
    - _Slow_ and _slower_: three quarters, or half of the speed.
    - _None_: somebody presses for the next announcement.
    - Except with the strict clock, signs at the top switch on aids: where your own cards lead, when threats come if nobody acts, and where everybody will stand, in pencil. The planner lays cards for an android where somebody asks it to.
alert-ui-book-androids = Androids, and playing alone
alert-ui-book-androids-text =
    Androids fill a small crew up. Anybody lays ordinary cards at their consoles, face up; there they stay. Each has one heroic card of its own.
    - Whoever plays alone leads four androids with all cards of the deck, and may change everything until the phase is closed.
alert-ui-book-turns = What happens in a turn
alert-ui-book-turns-text =
    1. <appearing|Threats appear>.
    2. People carry out <actions|their cards>, the captain first.
    3. <damage|Guns hit>.
    4. <tracks|Threats move and act>.
    5. A launched rocket flies on; after turns 2, 5 and 9 the <maintenance|computer> is checked.
alert-ui-book-appearing = Threats appear
alert-ui-book-appearing-text = A threat enters the first square of its <tracks|track> in the turn on its chip. Threats on board lay their tokens into their stations as well.
alert-ui-book-actions = Cards are carried out
alert-ui-book-actions-text =
    One after another, in seat order. A card that can do nothing is lost, and that is all.
    - At a station where a malfunction lies on a button, the button mends it instead.
alert-ui-book-moving = Moving
alert-ui-book-moving-text =
    The red arrow leads one station to the left, the blue one to the right, the gravolift to the other deck. Where the ship ends, you stay.
    - A lift takes one person in a turn. Whoever comes second, or takes a damaged one, gets there and is <delays|delayed>.
alert-ui-book-delays = Delays
alert-ui-book-delays-text =
    The card of the delayed turn moves to the next one and pushes what lies there, up to the first empty slot. What is pushed past the last turn is lost.
    - A slot is delayed once at most.
alert-ui-book-maintenance = Computer maintenance
alert-ui-book-maintenance-text = Somebody presses C on the bridge in turn 1 or 2, again in 4 or 5, and in 8 or 9. Where nobody does, everybody aboard is <delays|delayed> in the next turn.
alert-ui-book-visual = Visual confirmation
alert-ui-book-visual-text = C on the lower deck of the white zone looks out of the windows. For each phase only the turn with the most people there counts: 1, 2, 3, 5 or 7 points for one to five people.
alert-ui-book-closing = The closing step
alert-ui-book-closing-text = After the last turn the pilot lands, a rocket of that turn still strikes, and threats move once more. Then the ship jumps.
alert-ui-book-energy = Energy
alert-ui-book-energy-text =
    - B on the upper deck fills the shield of the zone from the reactor below it.
    - B on the lower deck fills the red or the blue reactor from the central one.
    - B on the lower deck of the white zone burns a fuel capsule: the central reactor is full again.
alert-ui-book-guns = Guns
alert-ui-book-guns-text =
    Each gun fires once in a turn.
    - _Heavy lasers_ take energy. Damage: 4 for red and blue, 5 in the centre.
    - _Light lasers_ have batteries. Damage: 2.
    - The _pulse cannon_ takes energy and hits everything at distance 1 and 2. Damage: 1.
    - <rockets|Rockets> and <interceptors|interceptors> come on top.
alert-ui-book-damage = Damage to threats
alert-ui-book-damage-text =
    Lasers hit the nearest threat of their zone. Everything that hits a threat in a turn is added up; its shields take their number off once. What is left stays on it as damage; at its hit points it is destroyed.
    - Of two on the same square the one with the lower number is nearer.
alert-ui-book-rockets = Rockets
alert-ui-book-rockets-text = C on the lower deck of the blue zone launches one: one in a turn, three in all. In the next turn it strikes the nearest threat at distance 1 or 2, whatever its zone, for 3.
alert-ui-book-interceptors = Interceptors
alert-ui-book-interceptors-text = C on the upper deck of the red zone, with an active <battlebots|squad>, leads out into space. They hit at distance 1: 3 if there is one threat, 1 to each of several. A battlebots card stays out and attacks again; with any other card, or none, the pilot flies home, and a wrong card is delayed.
alert-ui-book-internal = Threats on board
alert-ui-book-internal-text =
    Shields and guns do not help against them.
    - _Intruders_ are fought by an active <battlebots|squad> in their station; some fire back and disable it.
    - _Malfunctions_ lie on a button and are mended with it.
alert-ui-book-battlebots = Battlebots
alert-ui-book-battlebots-text = Two squads wait: on the upper deck of the blue zone and on the lower deck of the red one. C there takes one along, or starts a disabled one again. The battlebots half of a card then attacks the intruder in the same station.
alert-ui-book-tracks = Threats move
alert-ui-book-tracks-text = Threats move at their speed, in the order of their numbers. On each X, Y and Z that one reaches or passes, it does what its card says. After Z it is gone: survived.
alert-ui-book-attacks = Attacks and damage to the ship
alert-ui-book-attacks-text = The shield of the zone soaks an attack with its energy, which is used up. For each point that passes a <list-tiles|damage tile> is drawn and acts at once.
alert-ui-book-knocked-out = Knocked out
alert-ui-book-knocked-out-text = Some cards knock people out. They do nothing more in this mission, their squad stands still with them, and each costs 2 points.
alert-ui-book-losing = When the ship is lost
alert-ui-book-losing-text = The ship breaks when a zone would get a seventh tile. A few cards destroy it by themselves at their last letter.
alert-ui-book-scoring = The score
alert-ui-book-scoring-text = The points for destroyed and survived threats and for <visual|the windows>; less 1 for each tile, the tiles of the worst zone once more, 2 for each person <knocked-out|knocked out>, 1 for each disabled squad.
alert-ui-book-campaign = The exploration campaign
alert-ui-book-campaign-text = Up to three missions with one ship. In between, everybody who still stands repairs one thing, and the crew votes: fly on, or go home with the points. Structural damage that is left doubles damage to its zone.
alert-ui-book-training = Training
alert-ui-book-training-text =
    From the first test run to the advanced simulations, rule by rule. Cards lie open. The guided first mission of the start screen is the first test run, without a clock.
    ? The limits of each training mission are ours: the printed handbook names none.
alert-ui-book-readings = Our readings
alert-ui-book-readings-text = Where the printed rules are silent or unclear, the program reads them so:
alert-ui-book-keys = Keys and hands
alert-ui-book-keys-text =
    While everybody plans, each person has five keys: slot to the left, slot to the right, next card, lay or turn, take back. They stand on the console; a click on one changes it. At an empty slot, take back draws the card that waits.
    - _Mouse_: drag, or click a card and then a slot; the right button or the wheel turns; a double click takes back.
    - _Touch_: every finger drags its own card.
    - _The captain drives_: a number chooses a console; R, B, L, A, S, D, F and H lay red, blue, lift, A, B, C, battlebots and heroic; Backspace takes back.
    - _Playback_: Space, arrows, Shift with arrows for turns, Home, End, 1, 2 and 4 for the speed, F for what it stops at, W for the rule.

## Lists

alert-ui-book-list-actions = What cards do
alert-ui-book-list-actions-text = Every half of a card:
alert-ui-book-list-stations = Stations
alert-ui-book-list-stations-text = What the buttons of each do:
alert-ui-book-list-external = Threats from outside
alert-ui-book-list-external-text = Every card:
alert-ui-book-list-internal = Threats on board
alert-ui-book-list-internal-text = Every card:
alert-ui-book-list-tiles = Damage tiles
alert-ui-book-list-tiles-text = What each does when it comes up:
