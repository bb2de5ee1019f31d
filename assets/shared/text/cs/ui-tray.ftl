### The decision bar.

ui-tray-take-back = Vzít zpět
ui-tray-back = Zpět
ui-tray-grave = Nepůjde to vzít zpět.
ui-tray-put-down = Odložit výběr
ui-tray-confirm = Potvrdit
ui-tray-none = Nic
ui-tray-nobody = Nikdo
ui-tray-claim = Reaguje { $name }
ui-tray-paid = Zaplaceno
ui-tray-action = Akce { $number } z { $most }
ui-tray-more =
    { $count ->
        [one] { $count } další možnost
        [few] { $count } další možnosti
       *[other] { $count } dalších možností
    }
ui-tray-key-enter = Enter
ui-tray-key-escape = Esc
ui-tray-key-space = Mezerník

ui-tray-impossible = Teď nelze: { $count }
ui-tray-impossible-tip = Co teď nelze zvolit a proč
