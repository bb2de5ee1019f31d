### Serious wounds.

wound-body = Trup
wound-body-text = Při dobírání si dobíráte do 4 karet místo do 5.
wound-leg = Noha
wound-leg-text = Váš Ústup stojí 2 místo 1.
wound-hand = Dlaň
wound-hand-text = Každé použití vašich předmětů stojí o 1 více.
wound-bleeding = Krvácení
wound-bleeding-text = Pokaždé, když pasujete: 1 lehké poranění.
wound-arm = Paže
wound-arm-text = Máte jen 1 ruku. Máte-li obě plné, ihned upusťte jeden těžký předmět nebo vzorek.
