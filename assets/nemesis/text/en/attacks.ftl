### Intruder attack cards, by effect, and the faces of the dice.

attack-scratch = Scratch
attack-scratch-text = The target gets 1 light wound and 1 Contamination card.
attack-claw_attack = Claw Attack
attack-claw_attack-text = The target gets 2 light wounds and 1 Contamination card.
attack-bite = Bite
attack-bite-text = A target with 2 or more serious wounds dies. Otherwise: 1 serious wound.
attack-tail_attack = Tail Attack
attack-tail_attack-text = A target with 1 or more serious wounds dies. Otherwise: 1 serious wound.
attack-transformation = Transformation
attack-transformation-text = The creeper becomes a breeder. If the target's hand is empty, the breeder makes a surprise attack at once.
attack-frenzy = Frenzy
attack-frenzy-text = Every character in the room who has 2 or more serious wounds dies; every other gets 1 serious wound.
attack-slime = Slime
attack-slime-text = The target gets a slime marker and 1 Contamination card.
attack-summoning = Summoning
attack-summoning-text = Draw 1 token: that intruder appears here. It makes no surprise attack and does not attack in this phase.
attack-toughness = Toughness { $n }
attack-retreat = Retreat

## Faces of the combat die

combat-blank-text = No injury. A Melee Attack that misses costs a serious wound.
combat-creeper-text = 1 injury to a larva or a creeper; all others are missed.
combat-adult-text = 1 injury to a larva, a creeper or an adult; all others are missed.
combat-one_hit-text = 1 injury to any intruder.
combat-two_hits-text = 2 injuries to any intruder; a Melee Attack deals 1.
