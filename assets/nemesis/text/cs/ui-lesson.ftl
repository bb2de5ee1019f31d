# Výuková hra: co loď říká, krok za krokem.

ui-lesson-name = Kadet
ui-lesson-asked-do = Nejdřív něco jiného: odpovězte na otázku dole.
ui-lesson-fighting-do = Něco přišlo. Střílejte, bijte se, nebo ustupte; pak pokračujte.
ui-lesson-paying-do = Klikněte na karty, kterými platíte. Poslední z nich platbu potvrdí.
ui-lesson-quietly-do = Klikněte na chodbu místnosti, do níž jdete: dostane žeton hluku. Vyberte chodbu bez žetonu.
ui-lesson-passing-do = Chcete-li, vyberte karty k odhození a potvrďte.
ui-lesson-tired-do = { $cards ->
    [0] Nezbyla na to žádná karta.
    [one] Jedna karta na to nestačí.
   *[other] Teď to nejde.
} Stiskněte Pas: v příštím kole si doberete do pěti karet a budete pokračovat.
ui-lesson-hindered = { $reason }.{ $passing ->
    [yes] {" "}Můžete pasovat; v příštím kole si doberete do pěti karet.
   *[no] {""}
}

ui-lesson-welcome-title = Jste vzhůru
ui-lesson-welcome-text = Něco vás probralo z hibernace a nebyla to loď. Jste voják, máte pušku a pět karet. Za deset minut budete vědět dost, abyste mohli hrát. Nemůže se nic pokazit: hra na vás v každém kroku počká.
ui-lesson-ship-title = Toto je loď
ui-lesson-ship-text = Komory jsou místnosti, pruhy mezi nimi chodby. Váš žeton stojí zde, v Hibernatoriu. Místnosti s čárkovanou stěnou jsou neprozkoumané: nikdo neví, co v nich je. Ukažte na cokoli a dočtete se, co to znamená.
ui-lesson-goal-title = Tam se chcete dostat
ui-lesson-goal-text = V Evakuační komoře B čeká únikový modul, už odjištěný. Nastupte, odleťte, a přežili jste. K vítězství musíte splnit i úkol, ale o tom až v pravou chvíli.
ui-lesson-hand-title = Karty jsou vaše síla
ui-lesson-hand-text = Každá karta je dvojí: akce, kterou můžete zahrát, a mince, kterou se platí jiná akce. Každé kolo si doberete do pěti karet. Mít jich v ruce málo je nebezpečné, hned uvidíte proč.
ui-lesson-move-title = Pohyb
ui-lesson-move-text = Přesun do sousední místnosti stojí jednu kartu. Místnost cestou k modulům je neprozkoumaná. Co lze vybrat, svítí teplým světlem.
ui-lesson-move-do = Klikněte na zarámovanou místnost.
ui-lesson-pay-title = Placení
ui-lesson-pay-text = Vyberte kartu, kterou odhodíte. Hledání budete hned potřebovat, tak si je nechte. Tlačítkem Vzít zpět nebo klávesou Esc vezmete volbu zpět, dokud se nic neodhalilo.
ui-lesson-pay-do = Klikněte na kteroukoli jinou kartu: hned tím zaplatíte.
ui-lesson-pay-not = Hledání si nechte: hned je budete potřebovat. Poslouží kterákoli jiná karta.
ui-lesson-explored-title = Nová místnost
ui-lesson-explored-text = Je to Jídelna. Na žetonu průzkumu byly dveře, a ty se za vámi zabouchly: dokud je někdo neotevře nebo nezničí, nikdo neprojde. Malé počítadlo říká, kolikrát se tu ještě dá hledat.
ui-lesson-noise-title = Hluk
ui-lesson-noise-text = Kdo vejde do místnosti sám, hází na hluk. Padla 2, takže v chodbě s číslem 2 leží žeton hluku. Padne-li hluk do chodby, kde už žeton je, něco z ní vyleze.
ui-lesson-search-title = Hledání
ui-lesson-search-text = Kartou se nemusí jen platit. S Hledáním se podíváte na dva předměty barvy místnosti a jeden si necháte. Žádnou další kartu nestojí.
ui-lesson-search-do = Klikněte na kartu Hledání.
ui-lesson-keep-title = Jeden ze dvou
ui-lesson-keep-text = Obinadlo vyléčí všechna lehká poranění, lékárnička obváže vážné. Druhá karta půjde lícem dolů pod balíček. Co jste našli, vidíte jen vy.
ui-lesson-keep-do = Klikněte na kartu, kterou si necháte.
ui-lesson-turn-title = Dvě akce a další tah
ui-lesson-turn-text = Tah má dvě akce, pak hraje další hráč. Jste tu sami, takže jste hned znovu na řadě, dokud vám nedojdou karty nebo nepasujete. Co se po vás chce, stojí vždy zde.
ui-lesson-risk-title = Vstříc hluku
ui-lesson-risk-text = K modulům vede i tichá cesta, ale s tím, co tu žije, je lepší se seznámit pod dohledem. Jděte hlučnou chodbou: ještě jedna dvojka, a je to tady. Ukažte na místnost a uvidíte šance.
ui-lesson-risk-do = Klikněte na Skladiště pod vámi.
ui-lesson-pay-again-title = Znovu placení
ui-lesson-pay-again-text = Zbudou vám dvě karty. To číslo si pamatujte: vetřelec, který se objeví, s ním porovná své.
ui-lesson-pay-again-do = Klikněte na kartu.
ui-lesson-objective-title = Střet!
ui-lesson-objective-text = Padla 2 a něco přichází. S prvním vetřelcem hry si každý tajně nechá jeden ze dvou úkolů. Přežijte a splňte ho, a vyhráli jste. Loď už letí k Zemi, takže jeden z nich se splní sám.
ui-lesson-objective-do = Klikněte na úkol Cíl: Země.
ui-lesson-objective-not = Pro tento úkol byste museli z lodi vynést vejce. Dnes si vezměte Cíl: Země.
ui-lesson-surprise-title = Žádné přepadení
ui-lesson-surprise-text = Na žetonu ze sáčku byl dospělec s číslem 2. Kdybyste měli méně než dvě karty, zaútočil by hned. Máte dvě, takže jednáte první. V boji se nedá hledat ani plížit: můžete střílet, bít se, nebo ustoupit.
ui-lesson-shoot-title = Střelba
ui-lesson-shoot-text = Výstřel stojí jednu kartu a jednu kostičku munice. Zda jste zasáhli, řekne bojová kostka; vaše puška přidá ke každému zásahu jedno zranění.
ui-lesson-shoot-do = Klikněte na dospělce ve Skladišti.
ui-lesson-pay-shot-title = Karta za výstřel
ui-lesson-pay-shot-text = Cokoli odhodíte, vrátí se, až se váš balíček znovu zamíchá.
ui-lesson-pay-shot-do = Klikněte na kartu.
ui-lesson-toughness-title = Ještě stojí
ui-lesson-toughness-text = Zásah: dvě zranění. Pak se otočila karta útoku, její odolnost je 4. Dospělec zemře, až zranění dosáhnou toho čísla, a při každém zásahu se otočí nová karta. Předem jeho odolnost nezná nikdo.
ui-lesson-shoot-again-title = Ještě jednou
ui-lesson-shoot-again-text = Zbývá jedna karta, právě na druhý výstřel. S jedinou kartou není při placení co vybírat.
ui-lesson-shoot-again-do = Klikněte znovu na dospělce.
ui-lesson-pass-title = Vedle
ui-lesson-pass-text = To se stává. V ruce už nic není, zbývá pasovat. Když pasují všichni, přijde fáze událostí: čas, útoky vetřelců, událost, evoluce vetřelců. Dívejte se, co se stane: karty zůstanou, dokud nekliknete nebo nestisknete mezerník.
ui-lesson-pass-do = Stiskněte Pas.
ui-lesson-time-title = Fáze událostí: čas
ui-lesson-time-text = Ukazatel času se posunul o pole. Až dojde na poslední, loď skočí, a kdo nespí, zemře. Každé kolo se počítá.
ui-lesson-attack-title = Fáze událostí: útoky
ui-lesson-attack-text = Dospělec vás škrábl: jedno lehké poranění a karta infekce. Třetí lehké poranění se změní ve vážné, při třech vážných každé další poranění zabíjí. Infekce zanáší balíček; zda máte parazita, ukáže jen skener.
ui-lesson-event-title = Fáze událostí: událost
ui-lesson-event-text = Vetřelci, kteří s nikým nebojují, se pohnou podle karty události. Pak platí její text: tentokrát začalo hořet Hibernatorium. Kdo ukončí tah v ohni, je poraněn. Odešli jste právě včas.
ui-lesson-bag-title = Fáze událostí: sáček
ui-lesson-bag-text = Nakonec se losuje žeton ze sáčku na vetřelce. Byla to larva: odejde ze sáčku a místo ní přijde dospělec. Čím déle tu jste, tím horší je to, co může přijít. Začalo nové kolo a máte znovu pět karet.
ui-lesson-burst-title = Lepší karta
ui-lesson-burst-text = Střelba dávkou vyprázdní pušku jediným výstřelem a každé dvě kostičky munice přidají jedno zranění. Žádnou další kartu nestojí. Takové karty má jen vaše postava.
ui-lesson-burst-do = Klikněte na kartu Střelba dávkou.
ui-lesson-dead-title = Je mrtvý
ui-lesson-dead-text = Pět zranění proti odolnosti 4. Zůstala mršina; v Laboratoři by odhalila slabinu. Střelba je drahá a často je moudřejší vytratit se. A teď k modulům, než přijdou další.
ui-lesson-way-title = Teď už sami
ui-lesson-way-text = Odteď volíte vy. Obě cesty vedou k modulům na dva přesuny a nástup stojí další dvě karty. { $cards ->
    [0] Nemáte žádnou kartu na placení.
    [one] Na placení máte jednu kartu.
    [few] Na placení máte { $cards } karty.
   *[other] Na placení máte { $cards } karet.
} Můžete použít, co jste našli, nebo jít obezřetně (značkou místnosti nebo se Shiftem): dráž, a místo hodu na hluk sami položíte žeton hluku. Dojdou-li karty, pasujte.
ui-lesson-way-do = Dojděte do Evakuační komory B.
ui-lesson-board-title = Nástup
ui-lesson-board-text = Místnosti mají vlastní akce za dvě karty. Tato je pokus nastoupit do modulu: ještě jeden hod na hluk, a když nic nepřijde, jste uvnitř. Nemáte-li karty, pasujte a doberte si nové.
ui-lesson-board-do = Klikněte na Evakuační komoru B a použijte její akci.
ui-lesson-launch-title = Připraveno k odletu
ui-lesson-launch-text = Ve hře s ostatními byste mohli počkat na přítele, modul má dvě místa. Nebo ho tu nechat. Dnes není na koho čekat.
ui-lesson-launch-do = Stiskněte dole Odletět, nebo klikněte na zarámovaný modul.
ui-lesson-saved-title = Dokázali jste to
ui-lesson-saved-text = Teď se vyhodnotí vše: motory, kurs, infekce i váš úkol. Viděli jste vše, z čeho se kolo skládá. Zahrajte si výuku znovu, nebo začněte vlastní hru: na co ukážete, to se vysvětlí, a pravidla otevře klávesa F1.
ui-lesson-lost-title = Skončilo to špatně
ui-lesson-lost-text = To se stává i nejlepším posádkám. Následuje vyhodnocení, kterým končí každá hra. Pak můžete výuku začít znovu.
