### Ways to play: modes, variants, and the cards of whoever goes on as the intruders.

## Modes

mode-semi = Semi-cooperative game
mode-semi-text = 2 to 5 players, each with a secret objective. Any number of them can win.
mode-solo = Solo mode
mode-solo-text = 1 player. Two special objectives, of which one is kept at the first encounter. The rooms hold half as many items.
mode-coop = Fully cooperative mode
mode-coop-text = One open objective per player: the group wins if all are met and anybody survives. The dead can be revived.

## Variants

variant-traits = Traits
variant-traits-text = Each character has one more ability, from a later expansion.
variant-medic = The Medic
variant-medic-text = The promo character is among those to choose from.
variant-wide_fire_weakness = Wider Vulnerability to Fire
variant-wide_fire_weakness-text = Vulnerability to Fire also counts for the Molotov Cocktail and the Flamethrower.
variant-brink_per_card = Brink of Extinction per card
variant-brink_per_card-text = Species on the Brink of Extinction lowers every toughness card by 1, not the total.
variant-no_feuds = No feuds
variant-no_feuds-text = Objectives that want another player dead are left out.
variant-open_inventories = Open inventories
variant-open_inventories-text = Everybody sees everybody's items.
variant-gentle_start = Gentle start
variant-gentle_start-text = The first event phase leaves the time marker where it is.
variant-strict_memory = Strict memory
variant-strict_memory-text = What somebody looks at is shown once: the program keeps it neither in notes nor in the log.
variant-intruder_player = Playing the intruders
variant-intruder_player-text = Whoever dies first may go on as the intruders, with cards of their own.

## Intruder action cards

intruder-card-pursuit = Pursuit
intruder-card-pursuit-text = A character of your choice makes a noise roll.
intruder-card-coordinated_hunt = Coordinated Hunt
intruder-card-coordinated_hunt-text = Every adult not in combat moves to a neighbouring room with a character (the one with the lowest number).
intruder-card-metamorphosis = Metamorphosis
intruder-card-metamorphosis-text = Characters with a larva die; each leaves a creeper. All others draw 4 cards and scan the Contamination cards among them: INFECTED means a larva.
intruder-card-planning = Planning
intruder-card-planning-text = Look at 3 event cards and resolve 1, its movement and its text. Discard the others.
intruder-card-self_healing = Self-Healing
intruder-card-self_healing-text = An intruder of your choice loses up to 2 injuries.

## Traits, for the variant of that name

trait-captain = Just Die Already
trait-captain-text = After a hit with the Six-Shooter, shoot the same target again for free, as long as shots hit. The injury check comes after the last shot.
trait-pilot = Authorization
trait-pilot-text = Whenever you use the Cockpit, you may also open or close any 1 door on the ship.
trait-scientist = Wheelchair
trait-scientist-text = Your Leg wounds are dressed from the start.
trait-scout = Scavenger
trait-scout-text = When you search a white room, look at 1 card of each deck and keep 1.
trait-soldier = Rush
trait-soldier-text = For 1 light wound take 3 actions in a turn instead of 2.
trait-mechanic = Handyman
trait-mechanic-text = When crafting, your starting weapon and quest items count as yellow items.
trait-medic = Altruist
trait-medic-text = After dressing serious wounds or healing light wounds of somebody else, draw 1 action card.
