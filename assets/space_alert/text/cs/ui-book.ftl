## Chapters

alert-ui-book-chapter-basics = Loď a posádka
alert-ui-book-chapter-planning = Plánování
alert-ui-book-chapter-turn = Tah
alert-ui-book-chapter-fight = Ohrožení a jak jim čelit
alert-ui-book-chapter-end = Konec mise
alert-ui-book-chapter-box = V krabici

## Articles

alert-ui-book-goal = Cíl
alert-ui-book-goal-text =
    Všichni vyhrají nebo prohrají společně: loď musí v cizím sektoru přečkat dvanáct tahů. _Co je naplánováno, už nikdo nezmění_: posádka deset minut <planning|plánuje>, zatímco počítač mluví, a teprve potom <turns|vidí, co provedla>.
    ? Program mluví za počítač a pak všechno počítá.
alert-ui-book-ship = Loď
alert-ui-book-ship-text =
    Tři sektory, červený, bílý a modrý, každý se dvěma palubami: šest <list-stations|stanovišť>. Každé má tři tlačítka.
    - _A_ střílí z děla stanoviště.
    - _B_ přelévá <energy|energii>.
    - _C_ dělá to, co je tam zvláštní.
alert-ui-book-crew = Posádka
alert-ui-book-crew-text =
    Všichni začínají na můstku. V každém tahu jedná nejdřív kapitán, pak ostatní v pořadí.
    - Spojovací důstojník se stará o ohrožení zvenku, velitel ochranky o ohrožení na palubě.
alert-ui-book-planning = Plánování
alert-ui-book-planning-text =
    Deset minut ve třech fázích: tahy 1–3, 4–7 a 8–12. Karty lze klást, otáčet a brát zpět na tazích fáze, ve které hráč právě je.
    - Ke každé fázi patří karty do ruky. Kdo má hotovo dřív, smí otevřít další; vlastní fáze se tím uzavře.
    - Když počítač fázi uzavře, její tahy už nikdo nemění.
    ? Jakmile je uzavřena druhá fáze, smí plánování skončit dřív, když všichni souhlasí.
alert-ui-book-cards = Karty
alert-ui-book-cards-text =
    Karta má dvě poloviny, <list-actions|pohyb a akci>. Provede se ta, která je nahoře; druhá nedělá nic.
    - Karty leží lícem dolů; vidět je jen, která polovina je nahoře. Majitel se na ně smí dívat.
    - Hrdinské karty jsou silnější a jen pro svého majitele.
alert-ui-book-announcements = Co říká počítač
alert-ui-book-announcements-text =
    - _T plus číslo_: v tom tahu přijde ohrožení, v tom sektoru nebo na palubě.
    - _Nepotvrzené_ zprávy platí jen pro pětičlennou posádku.
    - _Příchozí data_: každý si smí vzít kartu, dokud není jeho fáze uzavřena.
    - _Linka otevřena_: deset sekund smí každý předat někomu jednu kartu, ne hrdinskou.
    - _Interkom vypadl_: nikdo nepromluví ani nic nenaznačí, dokud zase nefunguje.
alert-ui-book-clocks = Hodiny
alert-ui-book-clocks-text =
    - _Přátelské_: hodiny lze zastavit. Dokud stojí, karty se nekladou, ledaže to u stolu povolíte.
    - _Přísné_: zastaví je jen odchod od okna. Kolikrát, stojí ve výsledku.
    - _Pomalé_ a _pomalejší_: tři čtvrtiny, nebo polovina rychlosti.
    - _Žádné_: další hlášení přijde po stisku.
    - Kromě přísných hodin zapínají znaky nahoře pomůcky: kam vedou vlastní karty, kdy přijdou ohrožení, když nikdo nic neudělá, a tužkou, kde budou všichni stát. Karty androida na požádání položí plánovač.
alert-ui-book-androids = Androidi a hra jednoho hráče
alert-ui-book-androids-text =
    Androidi doplňují malou posádku. Obyčejné karty k nim klade kdokoli, lícem nahoru; tam už zůstanou. Každý má jednu vlastní hrdinskou kartu.
    - Kdo hraje sám, vede čtyři androidy všemi kartami balíčku a smí měnit vše, dokud se fáze neuzavře.
alert-ui-book-turns = Co se děje v tahu
alert-ui-book-turns-text =
    1. <appearing|Přijdou ohrožení>.
    2. Lidé provedou <actions|své karty>, kapitán první.
    3. <damage|Děla zasáhnou>.
    4. <tracks|Ohrožení postupují a jednají>.
    5. Odpálená raketa letí dál; po tazích 2, 5 a 9 se kontroluje <maintenance|počítač>.
alert-ui-book-appearing = Příchod ohrožení
alert-ui-book-appearing-text = Ohrožení vstoupí na první pole své <tracks|dráhy> v tahu ze svého žetonu. Ohrožení na palubě položí i své žetony na stanoviště.
alert-ui-book-actions = Provádění karet
alert-ui-book-actions-text =
    Jeden po druhém, v pořadí míst. Karta, která nemůže nic, jen propadne.
    - Leží-li na tlačítku stanoviště porucha, tlačítko ji místo toho opravuje.
alert-ui-book-moving = Pohyb
alert-ui-book-moving-text =
    Červená šipka vede o stanoviště vlevo, modrá vpravo, výtah na druhou palubu. Na kraji lodi se zůstává.
    - Výtah veze za tah jednoho. Kdo jede druhý nebo poškozeným, dojede, ale je <delays|zdržen>.
alert-ui-book-delays = Zdržení
alert-ui-book-delays-text =
    Karta zdrženého tahu se posune na další a tlačí, co tam leží, až k prvnímu prázdnému místu. Co se odsune za poslední tah, je ztraceno.
    - Jeden tah se zdrží nejvýš jednou.
alert-ui-book-maintenance = Údržba počítače
alert-ui-book-maintenance-text = Někdo stiskne C na můstku v tahu 1 nebo 2, znovu ve 4 nebo 5 a v 8 nebo 9. Jinak jsou všichni na palubě v příštím tahu <delays|zdrženi>.
alert-ui-book-visual = Vizuální potvrzení
alert-ui-book-visual-text = C dole v bílém sektoru vyhlíží z oken. Pro každou fázi platí jen tah s nejvíc lidmi: 1, 2, 3, 5 nebo 7 bodů za jednoho až pět.
alert-ui-book-closing = Závěrečný krok
alert-ui-book-closing-text = Po posledním tahu pilot přistane, raketa toho tahu ještě udeří a ohrožení se naposled pohnou. Pak loď skočí.
alert-ui-book-energy = Energie
alert-ui-book-energy-text =
    - B nahoře plní štít sektoru z reaktoru pod ním.
    - B dole plní červený nebo modrý reaktor z hlavního.
    - B dole v bílém sektoru spálí palivovou kapsli: hlavní reaktor je zas plný.
alert-ui-book-guns = Děla
alert-ui-book-guns-text =
    Každé dělo střílí jednou za tah.
    - _Těžké lasery_ berou energii. Poškození: 4 červený a modrý, 5 hlavní.
    - _Lehké lasery_ mají baterie. Poškození: 2.
    - _Pulzní dělo_ bere energii a zasáhne vše ve vzdálenosti 1 a 2. Poškození: 1.
    - K tomu <rockets|rakety> a <interceptors|stíhače>.
alert-ui-book-damage = Zásahy ohrožení
alert-ui-book-damage-text =
    Lasery zasahují nejbližší ohrožení svého sektoru. Vše, co ohrožení v tahu zasáhne, se sečte a štíty se jednou odečtou. Zbytek na něm zůstane; dosáhne-li jeho bodů odolnosti, je zničeno.
    - Ze dvou na jednom poli je bližší to s nižším číslem.
alert-ui-book-rockets = Rakety
alert-ui-book-rockets-text = C dole v modrém sektoru odpálí jednu za tah, celkem tři. V příštím tahu udeří na nejbližší ohrožení ve vzdálenosti 1 nebo 2 v kterémkoli sektoru: 3.
alert-ui-book-interceptors = Stíhače
alert-ui-book-interceptors-text = C nahoře v červeném sektoru s aktivní <battlebots|četou>: do vesmíru. Zasahují ve vzdálenosti 1: 3, je-li ohrožení jedno, po 1, je-li jich víc. Karta robotů zůstává venku a útočí znovu; s jinou kartou nebo bez ní letí pilot domů a jiná karta se zdrží.
alert-ui-book-internal = Ohrožení na palubě
alert-ui-book-internal-text =
    Štíty a děla proti nim nepomohou.
    - S _vetřelci_ bojuje aktivní <battlebots|četa> na jejich stanovišti; někteří opětují palbu a vyřadí ji.
    - _Poruchy_ leží na tlačítku a tím se opravují.
alert-ui-book-battlebots = Bitevní roboti
alert-ui-book-battlebots-text = Dvě čety čekají: nahoře v modrém sektoru a dole v červeném. C tam vezme četu s sebou, nebo znovu spustí vyřazenou. Polovina karty s roboty pak útočí na vetřelce na témže stanovišti.
alert-ui-book-tracks = Pohyb ohrožení
alert-ui-book-tracks-text = Ohrožení jdou svou rychlostí, v pořadí čísel. Na každém X, Y a Z, kam ohrožení dojde nebo kudy projde, udělá, co stojí na kartě. Po Z je pryč: přečkáno.
alert-ui-book-attacks = Útoky a poškození lodi
alert-ui-book-attacks-text = Štít sektoru pohltí útok svou energií, ta se spotřebuje. Za každý bod, který projde, se vylosuje <list-tiles|žeton poškození> a hned platí.
alert-ui-book-knocked-out = Bezvědomí
alert-ui-book-knocked-out-text = Některé karty lidi omráčí. Ti už v této misi nic nedělají, jejich četa stojí s nimi a každý stojí 2 body.
alert-ui-book-losing = Kdy je loď ztracena
alert-ui-book-losing-text = Loď se rozpadne, když má sektor dostat sedmý žeton. Pár karet ji zničí samo na posledním písmeni.
alert-ui-book-scoring = Body
alert-ui-book-scoring-text = Body zničených a přečkaných ohrožení a <visual|vizuálních potvrzení>; minus 1 za žeton, žetony nejhoršího sektoru ještě jednou, 2 za každého <knocked-out|člověka v bezvědomí>, 1 za každou vyřazenou četu.
alert-ui-book-campaign = Průzkumná kampaň
alert-ui-book-campaign-text = Až tři mise s jednou lodí. Mezi nimi každý, kdo stojí, opraví jednu věc a posádka hlasuje: letět dál, nebo domů s body. Zbylé poškození trupu zdvojuje poškození svého sektoru.
alert-ui-book-training = Výcvik
alert-ui-book-training-text =
    Od prvního zkušebního letu k pokročilým simulacím, pravidlo za pravidlem. Karty leží odkrytě. Mise s průvodcem na úvodní obrazovce je první zkušební let bez hodin.
    ? Meze každé výcvikové mise jsou naše: příručka je neuvádí.
alert-ui-book-readings = Naše výklady
alert-ui-book-readings-text = Kde tištěná pravidla mlčí nebo nejsou jasná, vykládá je program takto:
alert-ui-book-keys = Klávesy a ruce
alert-ui-book-keys-text =
    Když všichni plánují, má každý pět kláves: tah vlevo, tah vpravo, další karta, položit nebo otočit, vzít zpět. Stojí na pultu; kliknutím se mění. Na prázdném tahu vzít zpět bere čekající kartu.
    - _Myš_: táhněte, nebo klikněte na kartu a pak na tah; pravé tlačítko či kolečko otáčí; dvojklik bere zpět.
    - _Dotyk_: každý prst táhne svou kartu.
    - _Řídí kapitán_: číslo volí pult; R, B, L, A, S, D, F a H kladou červenou, modrou, výtah, A, B, C, roboty a hrdinskou; Backspace bere zpět.
    - _Přehrávání_: mezerník, šipky, Shift se šipkami pro tahy, Home, End, 1, 2 a 4 pro rychlost, F pro to, kde se staví, W pro pravidlo.

## Lists

alert-ui-book-list-actions = Co dělají karty
alert-ui-book-list-actions-text = Každá polovina karty:
alert-ui-book-list-stations = Stanoviště
alert-ui-book-list-stations-text = Co dělají tlačítka každého:
alert-ui-book-list-external = Ohrožení zvenku
alert-ui-book-list-external-text = Všechny karty:
alert-ui-book-list-internal = Ohrožení na palubě
alert-ui-book-list-internal-text = Všechny karty:
alert-ui-book-list-tiles = Žetony poškození
alert-ui-book-list-tiles-text = Co dělá každý, když přijde:
