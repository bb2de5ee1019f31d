# The guided first game: what the ship says, step by step.

ui-lesson-name = Cadet
ui-lesson-asked-do = Something else comes first: answer what the bar below asks.
ui-lesson-fighting-do = Something has come. Shoot, strike or flee; then go on.
ui-lesson-paying-do = Click the cards that pay for it. The last one confirms.
ui-lesson-quietly-do = Click a corridor of the room you go to: it gets the noise marker. Take one without a marker.
ui-lesson-passing-do = Choose cards that you want to discard, if any, then Confirm.
ui-lesson-tired-do = { $cards ->
    [0] No card is left for it.
    [one] One card is too little for it.
   *[other] It cannot be done now.
} Press Pass: in the next round you draw up to five and go on.
ui-lesson-hindered = { $reason }.{ $passing ->
    [yes] {" "}You can pass; in the next round you draw up to five cards.
   *[no] {""}
}

ui-lesson-welcome-title = You are awake
ui-lesson-welcome-text = Something has woken you from hibernation, and it was not the ship. You are a soldier with a rifle and five cards. In ten minutes you will know enough to play. Nothing can go badly wrong: the lesson waits for you at every step.
ui-lesson-ship-title = This is the ship
ui-lesson-ship-text = The chambers are rooms, the strips between them corridors. Your token stands here, in the Hibernatorium. Rooms with a dashed wall are unexplored: nobody knows yet what they are. Point at anything to have it explained.
ui-lesson-goal-title = You want to get there
ui-lesson-goal-text = In Evacuation Section B an escape pod is waiting, already unlocked. Get in and launch, and you have survived. To win you must also meet an objective, but more of that when it matters.
ui-lesson-hand-title = Your hand is your strength
ui-lesson-hand-text = Every card is two things: an action that you can play, and a coin that pays for another action. Each round you draw up to five. A short hand is dangerous, as you will see.
ui-lesson-move-title = Moving
ui-lesson-move-text = A move into a neighbouring room costs one card. The room on the way to the pods is unexplored. What can be chosen is lit in warm light.
ui-lesson-move-do = Click the ringed room.
ui-lesson-pay-title = Paying
ui-lesson-pay-text = Choose the card that you want to discard. You will need Search in a moment, so keep it. Take back, or Esc, undoes a choice as long as nothing has been revealed.
ui-lesson-pay-do = Click any other card: it pays at once.
ui-lesson-pay-not = Keep Search: you will need it in a moment. Any other card will do.
ui-lesson-explored-title = A new room
ui-lesson-explored-text = It is the Canteen. Its exploration token said Doors, so the door slammed behind you: nobody gets through until it is opened or destroyed. The small counter tells how often the room can still be searched.
ui-lesson-noise-title = Noise
ui-lesson-noise-text = Whoever enters a room alone rolls for noise. You rolled 2, so a noise marker lies in the corridor with number 2. Should noise fall into a corridor that has a marker already, something comes out of it.
ui-lesson-search-title = Searching
ui-lesson-search-text = A card in your hand can do more than pay. With Search you look at two items of the room's colour and keep one of them. It costs no further card.
ui-lesson-search-do = Click the card Search.
ui-lesson-keep-title = One of two
ui-lesson-keep-text = Bandages heal all light wounds; a Medkit dresses a serious wound. The other card goes face down under its deck. Only you see what you have found.
ui-lesson-keep-do = Click the card that you want to keep.
ui-lesson-turn-title = Two actions, then the next turn
ui-lesson-turn-text = A turn has two actions; then it is the next person's turn. You are alone, so it is yours again at once. This goes on until you have no cards left or pass. The sentence here always says what is asked.
ui-lesson-risk-title = Into the noise
ui-lesson-risk-text = There is a quiet way straight to the pods, but you should meet what lives here while somebody stands beside you. Go through the noisy corridor: another 2 on the die, and it is there. Point at the room to see the odds.
ui-lesson-risk-do = Click Storage, the room below.
ui-lesson-pay-again-title = Paying again
ui-lesson-pay-again-text = This leaves you two cards. Remember that number: an intruder that appears counts your hand.
ui-lesson-pay-again-do = Click a card.
ui-lesson-objective-title = Encounter!
ui-lesson-objective-text = You rolled a 2 and something is coming. With the first intruder of a game everybody keeps one of two objectives, in secret. Survive and fulfil yours, and you win. The ship is on course for Earth already, so one of them will do by itself.
ui-lesson-objective-do = Click the objective Destination Earth.
ui-lesson-objective-not = That objective would have you carry an egg off the ship. Today take Destination Earth.
ui-lesson-surprise-title = No surprise attack
ui-lesson-surprise-text = The token out of the bag said adult, with a 2. Had you held fewer than two cards, it would have attacked at once. You held two, so you act first. In combat you cannot search or sneak; you can shoot, strike or flee.
ui-lesson-shoot-title = Shooting
ui-lesson-shoot-text = A shot costs one card and one ammo. The combat die tells whether you hit; your rifle adds one injury to every hit.
ui-lesson-shoot-do = Click the adult in Storage.
ui-lesson-pay-shot-title = A card for the shot
ui-lesson-pay-shot-text = Whatever you discard, it returns when your deck is shuffled anew.
ui-lesson-pay-shot-do = Click a card.
ui-lesson-toughness-title = It still stands
ui-lesson-toughness-text = A hit: two injuries. Then a card from the attack deck was turned over for its toughness: 4. It dies only when its injuries reach that number, and each time you hit another card is turned. Nobody knows beforehand how tough it is.
ui-lesson-shoot-again-title = Once more
ui-lesson-shoot-again-text = You have one card left, just enough for another shot. With a single card there is nothing to choose in paying.
ui-lesson-shoot-again-do = Click the adult again.
ui-lesson-pass-title = A miss
ui-lesson-pass-text = It happens. Your hand is empty, so you pass. When everybody has passed the event phase follows: time runs, intruders attack, an event comes, the bag grows worse. Watch what happens: cards stay until you click or press Space.
ui-lesson-pass-do = Press Pass.
ui-lesson-time-title = Event phase: time
ui-lesson-time-text = The time marker has moved on by one. When it reaches the last space the ship jumps, and whoever is awake then dies. Every round counts.
ui-lesson-attack-title = Event phase: attacks
ui-lesson-attack-text = The adult attacked with a Scratch: one light wound and one Contamination card. Three light wounds become a serious one, and with three serious ones any further wound kills. Contamination clogs your deck; only a scanner tells whether it is an infection.
ui-lesson-event-title = Event phase: event
ui-lesson-event-text = Intruders that fight nobody move as the event card says. Then its text happens: this one set fire to the Hibernatorium. Whoever ends a turn in a fire is wounded. You left just in time.
ui-lesson-bag-title = Event phase: the bag
ui-lesson-bag-text = Last, a token is drawn from the intruder bag. It was a larva: it leaves the bag and an adult goes in. The longer you stay, the worse the things that may come. Then a new round begins, and you have drawn five cards.
ui-lesson-burst-title = The better card
ui-lesson-burst-text = Full Auto empties your rifle in one shot, and every two ammo add an injury. It costs no further card. Cards like this one belong to your character alone.
ui-lesson-burst-do = Click the card Full Auto.
ui-lesson-dead-title = It is dead
ui-lesson-dead-text = Five injuries against toughness 4. A carcass stays behind; in a laboratory it would reveal a weakness. Shots are not cheap, and often it is wiser to slip away. Now to the pods, before more of them come.
ui-lesson-way-title = Your own way
ui-lesson-way-text = From here on you choose. Both ways round lead to the pods in two moves, and boarding costs two cards more. { $cards ->
    [0] You hold no card that can pay.
    [one] You hold one card that can pay.
   *[other] You hold { $cards } cards that can pay.
} You may also use what you have found, or move with care, by the badge of a room or with Shift: dearer, and instead of a noise roll you place a noise marker where you like. If cards run out, pass.
ui-lesson-way-do = Get to Evacuation Section B.
ui-lesson-board-title = Boarding
ui-lesson-board-text = Rooms have actions of their own for two cards. This one lets you try to board a pod: one more noise roll, and if nothing comes, you are in. If you lack the cards, pass and draw new ones.
ui-lesson-board-do = Click Evacuation Section B to use its room action.
ui-lesson-launch-title = Ready to launch
ui-lesson-launch-text = In a game with others you could wait for a friend, as a pod has two seats; or leave them behind. Today nobody is coming.
ui-lesson-launch-do = Press Launch in the bar below, or click the ringed pod.
ui-lesson-saved-title = You made it
ui-lesson-saved-text = Now everything is checked: the engines, the course, your contamination, and your objective. You have seen all that a round is made of. Play the lesson again, or begin a game of your own: everything explains itself when you point at it, and the rules are one key away with F1.
ui-lesson-lost-title = It ended badly
ui-lesson-lost-text = That happens to the best crews. What comes next is the check at the end of every game. Afterwards you can play the lesson again, from the start.
