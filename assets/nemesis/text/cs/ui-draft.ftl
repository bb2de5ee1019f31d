### The draft: whole characters side by side on the open table.

ui-draft-title = Kým jste na palubě?
ui-draft-open = Listy leží odkrytě: každý je může číst a radit.
ui-draft-alone = Listy leží odkrytě: přečtěte si je v klidu.
ui-draft-now = vybírá teď
ui-draft-then = vybírá potom
ui-draft-play = Hrát za { NOUN($character, form: "acc") }
ui-draft-all = Všech deset karet
ui-draft-quests = Zpět na list
ui-draft-quest-items = Dva vlastní speciální předměty
ui-draft-special = Zvláštní karty
ui-draft-deck = Všech deset akčních karet
ui-draft-also = V balíčku deseti karet jsou také: { $names }
ui-draft-copies = { $name } × { $count }
