### Что вышло из множества партий компьютера: страница `simulate --report` и названия показателей.

lab-title = { $game }: { $games ->
        [one] { $games } партия компьютера
        [few] { $games } партии компьютера
       *[many] { $games } партий компьютера
    }
lab-made = Зёрна с { $first } по { $last }; за столом: { $policies }.
lab-compared = { $first } против { $second }
lab-heading-game = Партия
lab-heading-seats = Места
lab-heading-seats-of = Места: { $policy }
lab-heading-crossed = { $first }: { $second }
lab-heading-shares = Доли
lab-heading-numbers = Все показатели
lab-column-figure = Показатель
lab-column-value = Значение
lab-column-interval = Интервал (95 %)
lab-column-of = Из
lab-column-first = Первое
lab-column-second = Второе
lab-column-difference = Второе больше на
lab-column-pairs = Пар, где больше / меньше
lab-column-chance = Случайность
lab-per-game = { $count }, по { $each } за партию
lab-note-interval = Отрезок у конца полосы — доверительный интервал доли: 95 из 100 таких интервалов содержат её истинное значение (Уилсон).
lab-note-compared = Партии с одинаковым зерном сравниваются попарно; по местам берётся среднее каждой партии. Последний столбец говорит, с какой вероятностью два равных способа случайно различаются не меньше (критерий Макнемара для долей, критерий знаков для остального). Среди многих показателей какой-нибудь различается случайно.
lab-rounds = Раундов
lab-seat-won = Победа места
lab-won = Есть победитель
