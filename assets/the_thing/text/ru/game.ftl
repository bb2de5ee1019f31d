### A new game, its stages, and what a setup does not allow.

thing-modes = Как играть
thing-mode-hidden = Скрытые роли
thing-mode-hidden-hint = 4–8 игроков. Один из них — пришелец и, возможно, недолго останется единственным.
thing-mode-hidden-short = скрытые роли
thing-mode-coop = Вместе
thing-mode-coop-hint = 1–3 игрока с шестью персонажами против пришельца, которым управляет игра.
thing-mode-coop-short = вместе
thing-choosing = Персонажи
thing-choosing-dealt = Случайно
thing-choosing-dealt-hint = Персонажи раздаются случайно.
thing-choosing-chosen = По выбору
thing-choosing-chosen-hint = Каждый по очереди берёт свободного персонажа.
thing-variant-tame_kennel = Спокойная псарня
thing-variant-tame_kennel-hint = Для первых партий: пойманная собака больше не возвращается.
thing-variant-sealed_ballots = Закрытое голосование
thing-variant-sealed_ballots-hint = Голоса отдают за ширмой по очереди, а не показывают пальцем.
thing-setup-people = Так играют от { $least } до { $most } человек.
thing-stage = Раунд { $round }
cli-thing-option-players = сколько человек, от 1 до 8 (6); до трёх играют вместе
thing-cli-rounds = Раундов за партию: { $rounds }
thing-cli-humans = победы людей
thing-cli-aliens = победы пришельцев
