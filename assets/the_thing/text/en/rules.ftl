### The rule book of The Thing, in our own words.

thing-rules-chapter-aim = What it is about
thing-rules-chapter-day = By day
thing-rules-chapter-evening = In the evening
thing-rules-chapter-alien = The revealed alien
thing-rules-chapter-away = Getting away
thing-rules-chapter-together = One to three people
thing-rules-chapter-things = Locations, people, things

thing-rules-goal = Two teams at one table
thing-rules-goal-text =
    One of you is an alien that looks like a human, and infects others. _Humans_ want to leave in a vehicle, all of them, and without an alien aboard. _Aliens_ want that to fail.
    Whoever is infected plays for the aliens from then on. Nobody else learns of it.
    Day after day the station must be kept warm, lit and fed. See <round|a round>, <secrecy|what is secret>, <end|the end>.
thing-rules-secrecy = What is secret
thing-rules-secrecy-text =
    Roles, hands, cards given, tokens laid and seen, weapons and items are secret. Everybody can see where people go, what moves on the tracks, and how many cards of each back somebody holds.
    - Talk and lie as you like, but show nothing, and say neither what a token showed nor which cards you hold.
    - The private screen is the same for everybody: the same places, the same clicks, at least three seconds.
    - Anybody may say yes to a question put to everybody. On the private screen “nothing” is always an answer, so saying yes proves nothing.
thing-rules-round = A round
thing-rules-round-text =
    1. <weather|Weather>, then <upkeep|upkeep> and the <rescue|rescue helicopter>.
    2. Revealed aliens <planning|plan>.
    3. Everybody draws, <move|goes somewhere> and gives a card.
    4. <clash|Clashes>, boarding of the rescue helicopter, <arson|arson>, then the <act|cards> that were given.
    5. <rec|Rec room>: trade and fingers. Then <tests|tests>, <food|food>, <night|dogs and leader>.
thing-rules-end = The end
thing-rules-end-text =
    The humans win when a vehicle leaves with every living human and no alien aboard.
    The aliens win when a human is left behind, an alien is aboard, the station freezes, or nobody is human any more. In that last case those who were infected last do not win.
    Absorbed people win with the team that they were on.
thing-rules-weather = Weather
thing-rules-weather-text =
    The leader rolls the die. If a result lies in reserve in the weather station, the leader picks one of the two. The weather table tells what generator and boiler burn, how far the rescue helicopter flies, and how far the cold creeps.
thing-rules-upkeep = Upkeep
thing-rules-upkeep-text =
    Generator and boiler burn fuel as the weather says. Each missing piece is 1 damage there.
    - Two damage in the generator: <darkness|all is dark>. Repair brings the light back.
    - Three damage in the boiler at this moment: it is lost for good, and the <cold|cold> begins.
thing-rules-move = Draw and move
thing-rules-move-text =
    Everybody draws up to three cards. Starting to the left of the leader, everybody must go:
    - _Give a card_: to a location with fewer than three people; a card from the hand goes face down onto the leader board.
    - _Throw the hand away_: the same, but the whole hand goes, and the top card of the deck is given instead. With light it is one of two.
    - _Sleep_: to the bedroom; the hand goes, and as many cards are chosen from the deck. No card is given.
    Whoever takes the leader token leads next. From the red space of the suspicion track on, a card is given face up.
thing-rules-darkness = Darkness
thing-rules-darkness-text =
    While the generator is out, whoever gives a card from the hand gives one at random. Whoever shows a flashlight, and Norris, may choose. Everybody is asked, even those without a flashlight.
    ? The random card is drawn by the program; no neighbour has to draw it.
thing-rules-cold = The cold
thing-rules-cold-text =
    Once the boiler is lost, the token moves with the weather. On the last space everybody freezes and the aliens win. Burning a location moves it back to the first space.
thing-rules-clash = Clashes
thing-rules-clash-text =
    Two or three people in one location meet. A dog there is caught first.
    1. A weapon lets its holder leave.
    2. Everybody lays two of three infection tokens, face down. Humans must lay two human ones; aliens may lay the alien one.
    3. Everybody looks at one token of somebody else. Two who look at the same person see different tokens.
    4. Whoever looked moves one space on the suspicion track, and <role|places the role card>.
    Whoever is on green lays nothing. With the revealed alien there, its clash comes first and is the only one.
    ? All clashes are done in one sweep: everybody lays before anybody looks.
thing-rules-role = The role card
thing-rules-role-text =
    After every look everybody shuffles both role cards, turns them and places the one that is true now, whether or not it has changed. Whichever is clicked, the true one goes under the board.
    Whoever saw an alien token is an alien from now on.
thing-rules-dogs = Dogs
thing-rules-dogs-text =
    Whoever is alone with a dog draws a token from the bag: seven are healthy, two are alien. It goes back. Then the same as after any look: one space, and the <role|role card>.
    Two or more people catch the dog; it goes to the kennel.
thing-rules-act = The leader's cards
thing-rules-act-text =
    The leader shuffles what was given, turns up one card at a time, and names a standing person who can do it. That person does it and lies down.
    - _Activation_ uses the location, _Repair_ takes 1 damage away, _Sabotage_ harms the location.
    - In locations with the mark, Activation and Repair are done once for each person standing there.
    - If nobody can do it, somebody still lies down.
    At least one card must be done; then the leader may stop. What is left goes away unseen.
thing-rules-arson = Arson
thing-rules-arson-text =
    Before the first card a standing person with dynamite or a canister may burn their own location, if the leader allows it. A face-down card from the pile goes with it. All there lie down in the rec room; nobody enters again, and the alien cannot come either.
thing-rules-rec = The rec room
thing-rules-rec-text =
    All gather and stand up. People may trade weapons, items and samples, as gifts, too.
    Then everybody points at the same moment, at one other person or at nobody. Each finger is one space on the <suspicion|suspicion track>. Nobody may point at green.
    An alien may reveal itself now.
thing-rules-suspicion = Suspicion
thing-rules-suspicion-text =
    Looks, dogs and fingers move the discs. Green means proved human. From the red space on, cards are given face up. People board from the least to the most suspicious.
thing-rules-tests = Tests
thing-rules-tests-text =
    Each evening one test of each kind at most, if somebody wants to.
    - _Test A_ costs a blood sample; it is for whoever is furthest right on the suspicion track.
    - _Test B_ costs a canister and needs the wire; it is for anybody.
    The role card is turned up for all to see. A human goes to green; an alien is <revealed|revealed>.
thing-rules-food = Food
thing-rules-food-text =
    One cooked piece feeds everybody; what else is cooked is gone. Without it four pieces are eaten from the pantry. If there are not enough, the station starves: hands of two from now on, for good.
thing-rules-night = Dogs and leader
thing-rules-night-text =
    Every dog that runs free comes to a new location. Whoever holds the leader token leads next; if nobody holds it, the leader stays. The token goes to a new location.
thing-rules-revealed = A revealed alien
thing-rules-revealed-text =
    Its figure and disc leave, and its things go back under the decks. All revealed aliens share one pool of power; the first brings most of it, each later one adds 1.
    Where it comes with more power than there are people standing, it takes one person, or the dog, or sabotages. Otherwise it flees. Before that, a canister or dynamite drives it off: 1 power is lost.
thing-rules-planning = The alien's plan
thing-rules-planning-text =
    Before the others move, the revealed aliens lay power onto location cards, behind one shield for all of them. Rec room and bedroom have no card. The rest stays in reserve.
thing-rules-rescue = The rescue helicopter
thing-rules-rescue-text =
    An Activation in an undamaged radio room calls it. From the next round on it flies as the weather says, and its fuel goes one space each round. Once it is here people may board after the clashes. When its fuel is gone it leaves.
thing-rules-boarding = Boarding
thing-rules-boarding-text =
    Snowmobile and staff helicopter need full tanks, no damage, and keys that are shown.
    From the least suspicious on, people ask to board; everybody aboard must say yes. The role card of each but the first is turned up for all to see. Then the vehicle leaves.
thing-rules-coop = One to three people
thing-rules-coop-text =
    You play six characters together, openly. Role cards stay unseen, even by you. Instead of cards there are <dice|dice>, and the game plays the alien: it sends power where most people stand, plus one.
    The threat marker stands on the suspicion track. A character whose disc reaches it becomes an alien at once.
    There is no leader token: after each round the next person leads.
thing-rules-dice = The dice
thing-rules-dice-text =
    The leader rolls three dice and gives them to one standing character. Results may be cancelled: each moves the disc 1. The one who sleeps may turn a die.
    If a sabotage or threat is left, all of them count, and nothing else. Otherwise one action of a die is done.
thing-rules-list-places = Locations
thing-rules-list-places-text = What Activation and Sabotage do there:
thing-rules-list-characters = Characters
thing-rules-list-characters-text = What each can do:
thing-rules-list-goods = Weapons, items, samples
thing-rules-list-goods-text = What each is for:
thing-rules-readings = Our readings
thing-rules-readings-text = Where the rulebook is silent, this program reads it so:
thing-rules-keys = Keys
thing-rules-keys-text = What the keys do:
