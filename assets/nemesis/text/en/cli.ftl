## nemesis-desktop

cli-option-players = how many people, 1 to 5 (4; in the solo game 1)
cli-option-mode = semi, solo or coop (semi; solo for 1 person)
cli-option-board = main or alternate (main)
cli-option-species = intruders or carnomorphs: who is on board (intruders)
cli-option-intruder-player = whoever dies first may go on as the intruders (semi)
cli-option-variants = variants, with commas between them
cli-bad-mode = There is no mode “{ $given }”. There are: { $known }.
cli-bad-board = There is no side of the board “{ $given }”. There are: { $known }.
cli-bad-species = “{ $given }” cannot be on board. What can: { $known }.
cli-bad-variant = There is no variant “{ $given }”. There are: { $known }.
cli-mode-players =
    The mode { $mode } is for { $most ->
        [1] 1 player
       *[other] { $least } to { $most } players
    }, not for { $players }.
cli-mode-variant = The variant { $variant } does not go with the mode { $mode }. What does: { $known }.

## nemesis-desktop simulate

cli-survivors = Survivors: { $survivors } of { $people }.
cli-board-main = main side of the board
cli-board-alternate = alternate side of the board
cli-endings = How they ended:
cli-ending-jump = the ship jumped
cli-ending-self_destruct = self-destruction
cli-ending-fire = burnt out
cli-ending-hull = the hull broke
cli-ending-all_gone = nobody was left aboard
cli-objectives = Objectives, how often kept and met:
