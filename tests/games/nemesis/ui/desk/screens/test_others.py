"""The screens of saved games, settings and the program itself, and what all screens have in common."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from nemesis_desktop.engine.saving.files import previous
from nemesis_desktop.engine.saving.storage import SaveError
from nemesis_desktop.engine.text import Text
from nemesis_desktop.program.kept.saves import SavedGames
from nemesis_desktop.program.words import LANGUAGES, Words
from nemesis_desktop.table.desk.settings import Settings
from nemesis_desktop.table.screens.about import PARTS, AboutScreen, licence_text
from nemesis_desktop.table.screens.saves import SavesScreen
from nemesis_desktop.table.screens.screen import Screen
from nemesis_desktop.table.screens.setting_up.new_game import NewGameScreen
from nemesis_desktop.table.screens.settings_screen import SettingsScreen
from nemesis_desktop.table.screens.start import StartScreen
from nemesis_desktop.table.widgets.controls import Scroll, Segment
from nemesis_desktop.table.widgets.languages import own_name
from tests.games.nemesis.ui.desk.screens.conftest import LEFT, Show
from tests.program.test_saves import saved

# -------------------------------------------------------------------- saved games


def test_a_chosen_game_is_opened(qtbot: QtBot, show: Show, games: SavedGames) -> None:
    saved(games.place_for("one"), age=10)
    saved(games.place_for("two"), age=20)
    screen = show(SavesScreen(Words("en"), games))
    assert [row.title for row in screen.rows] == ["one", "two"]
    qtbot.mouseClick(screen.rows[1], LEFT)
    with qtbot.waitSignal(screen.opened) as signal:
        qtbot.mouseClick(screen.open_button, LEFT)
    assert signal.args == [games.place_for("two")]
    with qtbot.waitSignal(screen.opened):
        qtbot.mouseDClick(screen.rows[0], LEFT)


def test_a_save_that_is_gone_offers_the_one_before_it(qtbot: QtBot, show: Show, games: SavedGames) -> None:
    place = games.place_for("Friday")
    saved(saved(place)).rename(place.with_name("gone"))
    screen = show(SavesScreen(Words("en"), games))
    assert [row.title for row in screen.rows] == ["Friday, the save before"]
    with qtbot.waitSignal(screen.opened) as signal:
        qtbot.mouseClick(screen.open_button, LEFT)
    assert signal.args == [previous(place)]

    screen.show_for("save", "Friday")
    screen.save_now()
    assert screen.asking, "it would be written over"


def test_an_unreadable_file_says_so_and_can_neither_be_opened_nor_deleted(
    qtbot: QtBot, show: Show, games: SavedGames
) -> None:
    games.place_for("broken").write_bytes(b"broken")
    screen = show(SavesScreen(Words("en"), games))
    assert not screen.open_button.isEnabled() and not screen.delete_button.isEnabled()
    assert "neither overwritten nor deleted" in screen.message.text()
    screen.ask_delete()
    assert screen.yes_button.isHidden()


def test_deleting_asks_and_no_keeps_the_game(qtbot: QtBot, show: Show, games: SavedGames) -> None:
    path = saved(games.place_for("game"))
    screen = show(SavesScreen(Words("en"), games))
    qtbot.mouseClick(screen.delete_button, LEFT)
    assert screen.message.text() == "Delete “game” for good?"
    qtbot.keyClick(screen.no_button, Qt.Key.Key_Escape)
    assert path.exists() and screen.yes_button.isHidden()
    qtbot.mouseClick(screen.delete_button, LEFT)
    qtbot.mouseClick(screen.yes_button, LEFT)
    assert not path.exists() and screen.rows == []
    assert screen.message.text() == "“game” has been deleted."


def test_the_present_game_is_saved_under_a_name(qtbot: QtBot, show: Show, games: SavedGames) -> None:
    screen = show(SavesScreen(Words("en"), games))
    screen.show_for("save", "Friday")
    qtbot.keyClick(screen.name, Qt.Key.Key_End)
    qtbot.keyClicks(screen.name, " night")
    with qtbot.waitSignal(screen.save_as) as signal:
        qtbot.keyClick(screen.name, Qt.Key.Key_Return)
    assert signal.args == [games.place_for("Friday night")]
    saved(games.place_for("Friday night"))
    screen.tell_saved(games.place_for("Friday night"))
    assert screen.message.text() == "Saved as “Friday night”."


def test_writing_over_a_game_asks_first(qtbot: QtBot, show: Show, games: SavedGames) -> None:
    saved(games.place_for("game"))
    screen = show(SavesScreen(Words("en"), games))
    screen.show_for("save", "game")
    with qtbot.assertNotEmitted(screen.save_as):
        qtbot.mouseClick(screen.save_button, LEFT)
    with qtbot.waitSignal(screen.save_as):
        qtbot.mouseClick(screen.yes_button, LEFT)


def test_an_unreadable_file_is_never_written_over(qtbot: QtBot, show: Show, games: SavedGames) -> None:
    games.place_for("broken").write_bytes(b"broken")
    screen = show(SavesScreen(Words("en"), games))
    screen.show_for("save", "broken")
    with qtbot.assertNotEmitted(screen.save_as):
        screen.save_now()
    assert "Choose another name" in screen.message.text()
    screen.show_for("save", " / ")
    with qtbot.assertNotEmitted(screen.save_as):
        screen.save_now()
    assert screen.message.text() == "Give the game a name first."


@pytest.mark.qt_log_ignore("propagateSizeHints")  # said by the offscreen platform about every dialog
def test_a_file_from_elsewhere_joins_the_list(qtbot: QtBot, show: Show, games: SavedGames, tmp_path: Path) -> None:
    source = saved(tmp_path / "gift.nemesis", 9)
    screen = show(SavesScreen(Words("en"), games))
    qtbot.mouseClick(screen.import_button, LEFT)
    dialog = screen.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(source))
    dialog.close()
    assert screen.chosen is not None and screen.chosen.title == "gift"
    assert screen.message.text() == "“gift” is now among your saved games."
    source.write_bytes(source.read_bytes()[:-20])
    screen.bring_in(source)
    assert "damaged" in screen.message.text()
    source.write_bytes(b"broken")
    screen.bring_in(source)
    assert "is not a saved game" in screen.message.text()


def test_problems_are_told_in_words(show: Show, games: SavedGames) -> None:
    screen = show(SavesScreen(Words("en"), games))
    screen.tell_problem(SaveError(Text("save-missing", path="game.nemesis")))
    assert screen.message.text() == "There is no file game.nemesis."


# -------------------------------------------------------------------- settings


def test_every_setting_takes_effect_at_once(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(SettingsScreen(Words("en"), settings))
    for choice, value in (
        (screen.motion, "fast"),
        (screen.cards, "yes"),
        (screen.reactions, "call"),
        (screen.secrecy, "face_down"),
        (screen.full_screen, "yes"),
    ):
        qtbot.mouseClick(choice.segments[value], LEFT)
    assert (settings.speed, settings.reactions, settings.secrecy, settings.full_screen) == (
        "fast",
        "call",
        "face_down",
        True,
    )


def test_cards_that_hit_nobody_go_on_by_themselves_until_somebody_says_otherwise(settings: Settings) -> None:
    for speed in ("slow", "normal", "fast"):
        settings.speed = speed  # type: ignore[assignment]
        assert not settings.cards_wait
    settings.cards_wait = True
    assert settings.cards_wait, "what the person says here is meant"
    settings.speed = "slow"
    settings.cards_wait = False
    assert not settings.cards_wait


def test_the_language_changes_without_a_restart(qtbot: QtBot, show: Show, settings: Settings) -> None:
    settings.language = "en"
    screen = show(SettingsScreen(Words("en"), settings))
    screen.language_chosen.connect(lambda language: screen.retranslate(Words(language)))
    qtbot.mouseClick(screen.language.segments["ru"], LEFT)
    assert settings.language == "ru" and screen.title.text() == "Настройки"


def test_text_grows_from_80_to_175_per_cent(qtbot: QtBot, show: Show, settings: Settings) -> None:
    screen = show(SettingsScreen(Words("en"), settings))
    before = screen.title.font().pixelSize()
    for _ in range(40):
        qtbot.keyClick(screen.text, Qt.Key.Key_Right)
    assert settings.text_percent == 175
    assert screen.title.font().pixelSize() == round(38 * 1.75) > before
    for _ in range(40):
        qtbot.keyClick(screen.text, Qt.Key.Key_Left)
    assert settings.text_percent == 80


def test_a_setting_changed_elsewhere_is_shown(show: Show, settings: Settings) -> None:
    screen = show(SettingsScreen(Words("en"), settings))
    settings.full_screen = True
    assert screen.full_screen.value == "yes"


# -------------------------------------------------------------------- about


def test_every_part_has_its_licence(qtbot: QtBot, show: Show) -> None:
    screen = show(AboutScreen(Words("en")))
    assert any("unofficial" in label.text() for label in screen.findChildren(QLabel))
    for part in PARTS:
        qtbot.mouseClick(screen.parts[part], LEFT)
        assert screen.text.toPlainText()


@pytest.mark.parametrize("name", ["Nemesis Desktop", "Tektur", "Fira Sans Condensed", "attrs"])
def test_the_licence_text_itself_can_be_read(name: str) -> None:
    text = licence_text(next(part for part in PARTS if part.name == name))
    assert "Copyright" in text


# -------------------------------------------------------------------- all of them


def all_screens(words: Words, games: SavedGames, settings: Settings) -> list[Screen]:
    """One of each, filled."""
    saved(games.autosave, 10)
    saved(games.place_for("A game with rather a long name, as people give them"), 3)
    games.place_for("broken").write_bytes(b"broken")
    five, variants = NewGameScreen(words, settings), NewGameScreen(words, settings)
    five.count.segments["5"].click()
    variants.page.segments["variants"].click()
    variants.variants.switches["traits"].click()
    saving = SavesScreen(words, games)
    saving.show_for("save", "name")
    return [
        StartScreen(words, games, settings),
        five,
        variants,
        SavesScreen(words, games),
        saving,
        SettingsScreen(words, settings),
        AboutScreen(words),
    ]


def reachable(screen: QWidget) -> list[QWidget]:
    """Everything that a person can click or write into."""
    return [
        widget
        for widget in screen.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(screen) and widget.isEnabled()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_and_everything_has_a_name(
    qtbot: QtBot, show: Show, games: SavedGames, settings: Settings, language: str
) -> None:
    settings.language = language
    words = Words(language)
    for screen in all_screens(words, games, settings):
        show(screen)
        assert [one for one in reachable(screen) if not one.accessibleName()] == []
    assert words.missing == set()
    assert own_name(language) == {"en": "English", "ru": "Русский", "cs": "Čeština"}[language]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [80, 100, 175])
def test_everything_fits_or_can_be_scrolled_to(
    qtbot: QtBot, show: Show, games: SavedGames, settings: Settings, language: str, width: int, height: int, text: int
) -> None:
    settings.text_percent = text
    settings.language = language
    for screen in all_screens(Words(language), games, settings):
        show(screen)
        screen.set_text_scale(text / 100)
        screen.resize(width, height)
        QApplication.processEvents()
        for scroll in screen.findChildren(Scroll):
            inside = scroll.widget()
            assert inside.minimumSizeHint().width() <= scroll.viewport().width() + 1
        for widget in reachable(screen):
            area = widget.rect().translated(widget.mapTo(screen, widget.rect().topLeft()))
            inside_scroll = any(isinstance(above, Scroll) for above in ancestors(widget))
            assert inside_scroll or screen.rect().contains(area), (type(screen).__name__, widget.accessibleName())
            if isinstance(widget, Segment) and not inside_scroll:
                assert widget.width() >= widget.minimumSizeHint().width()


def ancestors(widget: QWidget) -> Iterator[QWidget]:
    """The widgets around a widget."""
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()


@pytest.mark.screens
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_of_the_screens(
    show: Show, games: SavedGames, settings: Settings, language: str, screens_folder: Path
) -> None:
    settings.language = language
    for number, screen in enumerate(all_screens(Words(language), games, settings)):
        show(screen)
        name = f"{type(screen).__name__.removesuffix('Screen').lower()}-{number}-{language}.png"
        assert screen.grab().save(str(screens_folder / name))
