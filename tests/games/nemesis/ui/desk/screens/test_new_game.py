"""The first screen and the page of a new game, with real clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nemesis_desktop.games.nemesis.modes import MODES
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.screens.last_game import NewGame
from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen
from nemesis_desktop.table.screens.start import StartScreen
from nemesis_desktop.table.widgets.controls import Picker, Scroll
from tests.games.nemesis.ui.desk.screens.conftest import LEFT, Show
from tests.program.test_saves import saved

# -------------------------------------------------------------------- start


def test_without_a_game_to_continue_new_game_is_the_next_step(qtbot: QtBot, show: Show, games: SavedGames) -> None:
    start = show(StartScreen(Words("en"), games))
    assert start.entries["continue"].isHidden()
    assert start.entries["new"].primary
    with qtbot.waitSignal(start.new_game):
        qtbot.keyClick(start, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("round", "ended", "said"),
    [
        (7, False, "Nemesis · Round 7: Mira, Otto"),
        (0, False, "Nemesis · Being set up: Mira, Otto"),
        (9, True, "Nemesis · The game is over: Mira, Otto"),
    ],
)
def test_continue_says_who_plays_and_the_round(
    qtbot: QtBot, show: Show, games: SavedGames, round: int, ended: bool, said: str
) -> None:
    saved(games.autosave, round, ended=ended)
    start = show(StartScreen(Words("en"), games))
    entry = start.entries["continue"]
    qtbot.waitUntil(lambda: entry.hint == said)
    assert entry.primary and not start.entries["new"].primary
    with qtbot.waitSignal(start.continue_game):
        qtbot.mouseClick(entry, LEFT)


def test_a_game_that_cannot_be_read_is_said_to_be_so(qtbot: QtBot, show: Show, games: SavedGames) -> None:
    games.autosave.write_bytes(b"broken")
    start = show(StartScreen(Words("en"), games))
    qtbot.waitUntil(lambda: start.entries["continue"].hint == "The last game cannot be read")


@pytest.mark.parametrize("name", ["load", "settings", "about", "quit"])
def test_each_entry_tells_the_window(qtbot: QtBot, show: Show, games: SavedGames, name: str) -> None:
    start = show(StartScreen(Words("en"), games))
    signals = {"load": start.load_game, "settings": start.settings, "about": start.about, "quit": start.quit}
    with qtbot.waitSignal(signals[name]):
        qtbot.mouseClick(start.entries[name], LEFT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_menu_keeps_away_from_the_languages(
    show: Show, games: SavedGames, settings: Settings, language: str
) -> None:
    start = show(StartScreen(Words(language), games, settings))
    for entry in start.entries.values():
        entry.setVisible(True)
    start.arrange()
    lowest = max(entry.geometry().bottom() for entry in start.entries.values())
    assert lowest + 12 * start.unit <= min(link.geometry().top() for link in start.languages.values())


def test_the_menu_can_be_walked_with_the_keys(qtbot: QtBot, show: Show, games: SavedGames) -> None:
    start = show(StartScreen(Words("en"), games))
    qtbot.keyClick(start.entries["new"], Qt.Key.Key_Down)
    qtbot.keyClick(start.focusWidget(), Qt.Key.Key_Return)
    qtbot.keyClick(start.focusWidget(), Qt.Key.Key_Down)
    with qtbot.waitSignal(start.lesson) as chosen:
        qtbot.keyClick(start.focusWidget(), Qt.Key.Key_Return)
    assert chosen.args == ["nemesis"], "the games that can be learned lie below the line that was pressed"


def test_the_language_links_name_each_language_in_itself(qtbot: QtBot, show: Show, games: SavedGames) -> None:
    start = show(StartScreen(Words("en"), games))
    assert [link.text() for link in start.languages.values()] == ["English", "Русский", "Čeština"]
    with qtbot.waitSignal(start.language_chosen) as chosen:
        qtbot.mouseClick(start.languages["cs"], LEFT)
    assert chosen.args == ["cs"]
    start.retranslate(Words("cs"))
    assert start.entries["new"].text() == "Nová hra"
    assert start.languages["cs"].isChecked()


# -------------------------------------------------------------------- new game


def started(qtbot: QtBot, screen: NewGameScreen) -> NewGame:
    """What the start button begins."""
    with qtbot.waitSignal(screen.started) as signal:
        qtbot.mouseClick(screen.start_button, LEFT)
    assert signal.args is not None
    game: NewGame = signal.args[0]
    return game


def test_one_click_starts_a_game_of_three(qtbot: QtBot, show: Show, settings: Settings) -> None:
    game = started(qtbot, show(NewGameScreen(Words("en"), settings)))
    assert game.names == ("", "", ""), "whoever gives no name is called by their place, in whatever language"
    assert game.colours == (1, 2, 3)
    assert game.pins == (None, None, None)
    assert (game.mode, game.choices) == (
        "semi",
        {"species": "intruders", "board": "main", "draft": "draft"},
    )
    assert (game.secrecy, game.reactions) == ("shield", "call"), "among people whoever wants to interrupt calls out"
    assert game.seed > 0


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_one_to_five_people_can_play(qtbot: QtBot, show: Show, settings: Settings, count: int) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    qtbot.mouseClick(screen.count.segments[str(count)], LEFT)
    assert sum(not row.isHidden() for row in screen.people) == count
    game = started(qtbot, screen)
    assert len(game.names) == len(set(game.colours)) == count
    assert game.mode == ("solo" if count == 1 else "semi")


def test_somebody_alone_plays_open(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    qtbot.mouseClick(screen.count.segments["1"], LEFT)
    assert [value for value, segment in screen.secrecy.segments.items() if not segment.isHidden()] == ["open"]
    assert screen.people[0].pin.isHidden()
    assert started(qtbot, screen).secrecy == "open"
    qtbot.mouseClick(screen.count.segments["4"], LEFT)
    assert screen.secrecy.value == "shield"


def test_a_colour_that_somebody_has_is_exchanged(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    qtbot.mouseClick(screen.people[0].colours.tokens[2], LEFT)
    assert started(qtbot, screen).colours == (3, 2, 1)
    qtbot.mouseClick(screen.people[1].colours.tokens[4], LEFT)
    assert started(qtbot, screen).colours == (3, 5, 1)


def test_two_people_of_one_name_are_told_apart_first(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    for row, name in zip(screen.people, ("Mira", " mira"), strict=False):
        qtbot.keyClicks(row.name, name)
    assert not screen.start_button.isEnabled()
    assert screen.trouble.text() == "Two people have the same name. Give one of them another."
    qtbot.keyClicks(screen.people[1].name, "bel")
    assert started(qtbot, screen).names == ("Mira", "mirabel", "")


@pytest.mark.parametrize("twin", ["Mi\u200bra", "Мira", "mi\u0301\u00adra"])
def test_two_names_that_look_the_same_are_one(qtbot: QtBot, show: Show, settings: Settings, twin: str) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    screen.people[0].name.setText("Míra" if "\u0301" in twin else "Mira")
    screen.people[1].name.setText(twin)
    assert not screen.start_button.isEnabled()


def test_a_name_that_cannot_be_seen_is_none(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    screen.people[0].name.setText("\u200b\u202e")
    screen.people[1].name.setText("An\u200bna")
    assert started(qtbot, screen).names == ("", "Anna", "")


def test_nobody_is_called_what_somebody_without_a_name_will_be(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    qtbot.keyClicks(screen.people[0].name, "person 2")
    assert not screen.start_button.isEnabled()


def test_a_name_is_never_cut_without_a_word(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    name = screen.people[0].name
    name.setFocus()
    qtbot.keyClicks(name, "Maximilia")
    assert name.count == ""
    qtbot.keyClicks(name, "na Aurelia")
    assert (name.text(), name.count) == ("Maximiliana Aureli", "18/18")
    assert name.textMargins().right() > name.textMargins().left(), "the count has room of its own"
    assert name.accessibleDescription() == "At most 18 characters."
    name.clearFocus()
    assert name.count == ""


def test_a_pin_has_four_to_eight_digits(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    pin = screen.people[1].pin
    qtbot.keyClicks(pin, "1a2b3")
    assert pin.text() == "123" and not screen.start_button.isEnabled()
    qtbot.keyClicks(pin, "4567890")
    assert pin.text() == "12345678"
    assert pin.displayText() != pin.text()
    assert started(qtbot, screen).pins == (None, "12345678", None)


def test_pins_belong_to_the_shield(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    qtbot.keyClicks(screen.people[0].pin, "1234")
    qtbot.mouseClick(screen.secrecy.segments["face_down"], LEFT)
    assert all(row.pin.isHidden() for row in screen.people)
    assert started(qtbot, screen).pins == (None, None, None)


def test_every_choice_reaches_the_game(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    for choice, value in (
        (screen.choices["species"], "intruders"),
        (screen.choices["board"], "alternate"),
        (screen.choices["draft"], "random"),
        (screen.secrecy, "face_down"),
    ):
        qtbot.mouseClick(choice.segments[value], LEFT)
    qtbot.mouseClick(screen.page.segments["variants"], LEFT)
    qtbot.mouseClick(screen.reactions.segments["ask"], LEFT)
    for variant in ("gentle_start", "intruder_player"):
        qtbot.mouseClick(screen.variants.switches[variant], LEFT)
    qtbot.keyClicks(screen.seed, "00042x")
    game = started(qtbot, screen)
    assert game.choices == {"species": "intruders", "board": "alternate", "draft": "random"}
    assert (game.secrecy, game.reactions, game.seed) == ("face_down", "ask", 42)
    assert set(game.variants) == {"gentle_start", "intruder_player"}


def visible(choice: Picker) -> list[str]:
    """The options that can be chosen."""
    return [value for value, segment in choice.segments.items() if not segment.isHidden()]


def test_one_person_plays_solo_unless_cooperative_is_chosen(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    assert visible(screen.mode) == ["semi", "coop"]
    qtbot.mouseClick(screen.count.segments["1"], LEFT)
    assert visible(screen.mode) == ["solo", "coop"]
    assert started(qtbot, screen).mode == "solo"
    qtbot.mouseClick(screen.mode.segments["coop"], LEFT)
    assert started(qtbot, screen).mode == "coop"
    qtbot.mouseClick(screen.count.segments["4"], LEFT)
    assert started(qtbot, screen).mode == "coop", "who wants to cooperate still does with more people"
    qtbot.mouseClick(screen.mode.segments["semi"], LEFT)
    qtbot.mouseClick(screen.count.segments["1"], LEFT)
    assert started(qtbot, screen).mode == "solo"


def test_cooperating_people_play_openly_or_keep_their_hands_private(
    qtbot: QtBot, show: Show, settings: Settings
) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    qtbot.mouseClick(screen.mode.segments["coop"], LEFT)
    assert visible(screen.secrecy) == ["shield", "face_down", "open"]
    assert started(qtbot, screen).secrecy == "open"
    assert all(row.pin.isHidden() for row in screen.people)
    qtbot.mouseClick(screen.secrecy.segments["shield"], LEFT)
    qtbot.mouseClick(screen.count.segments["2"], LEFT)
    assert started(qtbot, screen).secrecy == "shield", "a choice outlives another number of people"
    qtbot.mouseClick(screen.mode.segments["semi"], LEFT)
    assert visible(screen.secrecy) == ["shield", "face_down"]


@pytest.mark.parametrize(("people", "mode"), [("1", "solo"), ("1", "coop"), ("5", "semi"), ("3", "coop")])
def test_exactly_the_variants_of_the_mode_are_offered(
    qtbot: QtBot, show: Show, settings: Settings, people: str, mode: str
) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    qtbot.mouseClick(screen.count.segments[people], LEFT)
    qtbot.mouseClick(screen.mode.segments[mode], LEFT)
    qtbot.mouseClick(screen.page.segments["variants"], LEFT)
    shown = {value for value, switch in screen.variants.switches.items() if switch.isVisible()}
    assert shown == set(MODES[mode].variants)
    for value in shown:
        switch = screen.variants.switches[value]
        assert switch.hint, "one line says what it changes"
        qtbot.mouseClick(switch, LEFT)
    assert set(started(qtbot, screen).variants) == shown
    assert screen.page.segments["variants"].text() == f"Variants: {len(shown)}"


def test_variants_that_do_not_go_with_the_mode_are_off(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    qtbot.mouseClick(screen.page.segments["variants"], LEFT)
    for variant in ("no_feuds", "traits"):
        qtbot.mouseClick(screen.variants.switches[variant], LEFT)
    qtbot.mouseClick(screen.page.segments["game"], LEFT)
    qtbot.mouseClick(screen.mode.segments["coop"], LEFT)
    assert started(qtbot, screen).variants == ("traits",)


def test_the_whole_setup_is_remembered(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    for choice, value in ((screen.mode, "coop"), (screen.choices["board"], "alternate"), (screen.secrecy, "face_down")):
        qtbot.mouseClick(choice.segments[value], LEFT)
    qtbot.mouseClick(screen.page.segments["variants"], LEFT)
    qtbot.mouseClick(screen.variants.switches["medic"], LEFT)
    first = started(qtbot, screen)
    again = NewGameScreen(Words("en"), settings)
    qtbot.addWidget(again)
    assert again.choice()._replace(seed=first.seed) == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 125, 150])
@pytest.mark.parametrize("mode", ["semi", "coop"])
def test_both_pages_need_no_scrolling(show: Show, settings: Settings, language: str, text: int, mode: str) -> None:
    """At the largest text only what the game itself asks scrolls, and not before the side of the ship."""
    screen = show(NewGameScreen(Words(language), settings))
    screen.set_text_scale(text / 100)
    screen.resize(1280, 720)
    screen.count.segments["5"].click()
    screen.mode.segments[mode].click()
    screen.choices["board"].segments["alternate"].click()
    for name, page in screen.page.segments.items():
        page.click()
        QApplication.processEvents()
        shown = [scroll for scroll in screen.findChildren(Scroll) if scroll.isVisible()]
        assert len(shown) == 2
        people_or_variants, other = (scroll.verticalScrollBar().maximum() for scroll in shown)
        assert people_or_variants == 0
        if text <= 125 or name == "variants":
            assert other == 0
        else:
            board = screen.choices["board"]
            assert shown[1].rect().contains(board.mapTo(shown[1], board.rect().bottomRight()))


# -------------------------------------------------------------------- the same people again


def test_the_start_screen_offers_the_last_table_again(
    qtbot: QtBot, show: Show, games: SavedGames, settings: Settings
) -> None:
    assert show(StartScreen(Words("en"), games, settings)).entries["again"].isHidden()
    screen = show(NewGameScreen(Words("en"), settings))
    qtbot.keyClicks(screen.people[0].name, "Mira")
    qtbot.mouseClick(screen.count.segments["2"], LEFT)
    qtbot.mouseClick(screen.mode.segments["coop"], LEFT)
    started(qtbot, screen)
    start = show(StartScreen(Words("en"), games, settings))
    entry = start.entries["again"]
    assert entry.isVisible() and entry.hint == "Mira, Person 2 · Nemesis · cooperative"
    with qtbot.waitSignal(start.again):
        qtbot.mouseClick(entry, LEFT)


@pytest.mark.parametrize("kept", ["", "{", "[]", '{"names": [1], "colours": [1], "count": 9, "draft": "x"}'])
def test_a_spoilt_memory_gives_the_defaults(qtbot: QtBot, settings: Settings, kept: str) -> None:
    settings.remember("new_game", kept)
    screen = NewGameScreen(Words("en"), settings)
    qtbot.addWidget(screen)
    assert screen.choice().colours == (1, 2, 3)


def test_enter_starts_and_escape_goes_back(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(NewGameScreen(Words("en"), settings))
    with qtbot.waitSignal(screen.started):
        qtbot.keyClick(screen.people[0].name, Qt.Key.Key_Return)
    with qtbot.waitSignal(screen.back):
        qtbot.keyClick(screen.people[0].name, Qt.Key.Key_Escape)
