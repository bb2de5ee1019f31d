; The installer's own words. What is not here, NSIS brings in all three languages.

LangString PROGRAM_FILES ${LANG_ENGLISH} "The game"
LangString PROGRAM_FILES ${LANG_RUSSIAN} "Игра"
LangString PROGRAM_FILES ${LANG_CZECH} "Hra"

LangString PROGRAM_FILES_TEXT ${LANG_ENGLISH} "The program with everything it needs."
LangString PROGRAM_FILES_TEXT ${LANG_RUSSIAN} "Программа и всё, что ей нужно."
LangString PROGRAM_FILES_TEXT ${LANG_CZECH} "Program se vším, co potřebuje."

LangString START_MENU ${LANG_ENGLISH} "Start menu"
LangString START_MENU ${LANG_RUSSIAN} "Меню «Пуск»"
LangString START_MENU ${LANG_CZECH} "Nabídka Start"

LangString START_MENU_TEXT ${LANG_ENGLISH} "An entry in the Start menu."
LangString START_MENU_TEXT ${LANG_RUSSIAN} "Строка в меню «Пуск»."
LangString START_MENU_TEXT ${LANG_CZECH} "Položka v nabídce Start."

LangString SAVED_GAMES ${LANG_ENGLISH} "Open saved games with a double click"
LangString SAVED_GAMES ${LANG_RUSSIAN} "Открывать сохранённые партии двойным щелчком"
LangString SAVED_GAMES ${LANG_CZECH} "Otevírat uložené hry dvojím kliknutím"

LangString SAVED_GAMES_TEXT ${LANG_ENGLISH} "Files that end in .nemesis open in the game."
LangString SAVED_GAMES_TEXT ${LANG_RUSSIAN} "Файлы с окончанием .nemesis открываются в игре."
LangString SAVED_GAMES_TEXT ${LANG_CZECH} "Soubory s koncovkou .nemesis se otevírají ve hře."

LangString TYPE_NAME ${LANG_ENGLISH} "Nemesis saved game"
LangString TYPE_NAME ${LANG_RUSSIAN} "Сохранённая игра Nemesis"
LangString TYPE_NAME ${LANG_CZECH} "Uložená hra Nemesis"

LangString STILL_OPEN ${LANG_ENGLISH} "The game is still open. Close it, then try again."
LangString STILL_OPEN ${LANG_RUSSIAN} "Игра ещё открыта. Закройте её и попробуйте снова."
LangString STILL_OPEN ${LANG_CZECH} "Hra je ještě otevřená. Zavřete ji a zkuste to znovu."

LangString GONE_TEXT ${LANG_ENGLISH} "The program, its entry in the Start menu, and the type of saved games."
LangString GONE_TEXT ${LANG_RUSSIAN} "Программа, её строка в меню «Пуск» и тип сохранённых партий."
LangString GONE_TEXT ${LANG_CZECH} "Program, jeho položka v nabídce Start a typ uložených her."

LangString PLAYERS_FILES ${LANG_ENGLISH} "My saved games and settings, too"
LangString PLAYERS_FILES ${LANG_RUSSIAN} "И мои партии и настройки"
LangString PLAYERS_FILES ${LANG_CZECH} "I moje uložené hry a nastavení"

LangString PLAYERS_FILES_TEXT ${LANG_ENGLISH} "Everything the game has kept for you. It cannot be brought back."
LangString PLAYERS_FILES_TEXT ${LANG_RUSSIAN} "Всё, что игра хранила для вас. Вернуть это нельзя."
LangString PLAYERS_FILES_TEXT ${LANG_CZECH} "Všechno, co si pro vás hra uchovala. Nelze to vrátit."
