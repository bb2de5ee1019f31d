### Proč místo, za které hraje program, udělalo, co udělalo: ptá se po hře.

nemesis-why-pod = K volnému únikovému modulu: { $percent } % na záchranu.
nemesis-why-search-pod = Moduly jsou odjištěné, ale žádná evakuační komora není známa: prozkoumávat místnosti, dokud se nenajde. { $percent } %.
nemesis-why-sleep = Do hibernatoria, uložit se k hibernaci: { $percent } % na probuzení.
nemesis-why-mend-bed = Hibernatorium je porouchané a bez něj nikdo neusne. { $percent } %.
nemesis-why-wait = Teď není co získat: čekat, kde je ticho, s kartami na ruce. { $percent } %.
nemesis-why-course = Někdo musí zjistit, kam vede kurs, a nikdo není blíž k můstku. { $percent } %.
nemesis-why-dress = Rána krvácí: na ošetřovnu. { $percent } %.
nemesis-why-bandage = Rána krvácí: hledat obvazy. { $percent } %.
nemesis-why-signal = Úkol žádá signál a komunikační centrála je blízko. { $percent } %.
nemesis-why-fight = V boji platí menší škoda: střílet, dokud to pomáhá, utíkat jen tam, kde je ticho.
nemesis-why-objective = Úkol, který se za stavu na stole nejspíš splní.
nemesis-why-passed = Kontaminace jde pryč, dokud na ruce zbývá dost karet proti překvapení.
nemesis-why-glance = Plán byl na chvíli zapomenut: na první pohled se zdálo nejlepší tohle.
