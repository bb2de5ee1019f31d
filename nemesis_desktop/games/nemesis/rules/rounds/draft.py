"""Who plays whom. Rulebook: Preparing the crew, steps 17 to 19."""

from __future__ import annotations

from nemesis_desktop.engine.decision import Seat
from nemesis_desktop.engine.flow import Play, choose
from nemesis_desktop.engine.text import Text
from nemesis_desktop.games.nemesis import story
from nemesis_desktop.games.nemesis.acts import KeepCharacter
from nemesis_desktop.games.nemesis.components.actions import action_deck
from nemesis_desktop.games.nemesis.components.characters import QUEST_ITEMS_OF, STARTING_WEAPON
from nemesis_desktop.games.nemesis.components.items import facts_of
from nemesis_desktop.games.nemesis.game import Game
from nemesis_desktop.games.nemesis.state import ABOARD, CHOOSING

DRAFTED = 2
"""Character cards drawn in the draft; one is kept, the other shuffled back."""


def draft_character(game: Game) -> Play[str | None]:
    """The next person by help-card number gets a character: from two drawn, freely, or at random."""
    state = game.state
    waiting = sorted((one for one in state.crew if not one.id), key=lambda one: one.number)
    if not waiting:
        return None
    seat = waiting[0].seat
    if not state.offered_characters:
        _offer(game, seat)
    acts = [KeepCharacter(character) for character in state.offered_characters]
    prompt = Text("ask-character", who=game.name(seat))
    kept = yield from choose(seat, prompt, acts, topic="draft", face_up=True)
    waiting[0].id = kept.character
    state.undrafted.extend(other for other in state.offered_characters if other != kept.character)
    state.offered_characters = []
    game.tell(story.CharacterKept, who=seat, character=kept.character)
    return "draft_character"


def _offer(game: Game, seat: Seat) -> None:
    """Lay open the character cards that this person may choose from."""
    state = game.state
    wanted = {"draft": DRAFTED, "random": 1}.get(state.draft, len(state.undrafted))
    for _ in range(min(wanted, len(state.undrafted))):
        card = game.pick("draft", state.undrafted) if state.draft != "free" else state.undrafted[0]
        state.undrafted.remove(card)
        state.offered_characters.append(card)
    if state.draft == "draft":
        game.tell(story.CharactersDrawn, who=seat, characters=tuple(state.offered_characters))


def deal_out(game: Game) -> None:
    """Everybody takes the cards of the chosen character and stands in the Hibernatorium; player 1 starts."""
    start = game.board.slot_of_special("hibernatorium")
    for one in game.state.crew:
        one.status = ABOARD if one.status == CHOOSING else one.status
        one.room = start
        one.deck = list(action_deck(one.id))
        game.shuffle(f"deck-{one.seat}", one.deck)
        weapon = STARTING_WEAPON[one.id]
        one.hands = [[weapon]]
        game.state.ammo[weapon] = facts_of(weapon).found_ammo or 0
        one.quests = list(QUEST_ITEMS_OF[one.id])
        if one.number == 1:
            game.state.first_player = one.seat
    game.state.undrafted = []
    game.reveal()
    game.tell(story.CrewReady)
