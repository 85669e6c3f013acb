# Puzzles: positions in which one choice is clearly best

help = Positions in which one choice is clearly best, to be found.
help-make =
    Make puzzles of a game. Those of a race come from decisions whose values are known (“python -m
    edubba.solve.distil” writes them), those of other games from play, where a search finds twice
    that one choice is clearly best.
help-check = Look at every puzzle again: the table or the network, or a new search, must agree.
examples-make =
    edubba puzzles make game_of_ur --board first_millennium --decisions first.decisions --count 250 --out game_of_ur.json
    edubba puzzles make ulm --count 50 --out ulm.json
examples-check =
    edubba puzzles check game_of_ur
    edubba puzzles check ulm --file ulm.json
opt-count = How many.
opt-decisions = Decisions of a race with their exact values.
opt-out = The file to write. Puzzles in it with other options stay.
opt-file = A file of puzzles; if left out, those that are shipped.
of-races = { $game }: races need decisions with their exact values, and other games have none.
making = Making puzzles
made = { $count } puzzles are in { $path }.
checking = Checking puzzles
wrong = Puzzle { $number }: { $what }.
checked = { $count } puzzles looked at, { $wrong } of them wrong.
