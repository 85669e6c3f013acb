# Puzzles: positions in which one choice is clearly best

help = Positions in which one choice is clearly best, to be found.
help-make =
    Make puzzles of a game. Those of a race come from decisions whose values are known (“python -m
    edubba.solve.distil” writes them), those of other games from play, where searches find one choice
    clearly best.
help-check = Look at every puzzle again. A table of exact values or the network, or a new search, must agree.
examples-make =
    edubba puzzles make game_of_ur --board first_millennium --decisions first.decisions --count 250 --out game_of_ur.json
    edubba puzzles make ulm --tricky --count 50 --jobs 2 --out ulm.json
examples-check =
    edubba puzzles check game_of_ur
    edubba puzzles check ulm --file ulm.json --seed 1 --jobs 2
help-play =
    Find the best choice. One puzzle comes after the other, from that of the day on. You are told what your
    choice is worth, and why the best one is better.
examples-play =
    edubba puzzles play
    edubba puzzles play ulm --daily
opt-puzzle = One puzzle, by the id that stands in its address in the page.
opt-daily = Only that of the day, the same for everybody (by UTC).
opt-count = How many.
opt-decisions = Decisions of a race with their exact values.
opt-tricky = Only positions of play in which the natural choice is not the best.
opt-out = The file to write. Puzzles in it with other options stay, and those from play are added to.
opt-file = A file of puzzles; if left out, those that are shipped.
opt-jobs = In how many processes; the puzzles are the same whatever the number.
opt-search-seed = Of searches: 0 are those that puzzles were chosen by, any other number fresh ones.
of-races = { $game }: races need decisions with their exact values, and other games have none.
making = Making puzzles
made = { $count } puzzles are in { $path }.
checking = Checking puzzles
not-legal = a choice is not legal
not-first = the best choice is not the first
not-clear = it is not clear
not-best = another choice is best
missing = a choice is missing
off = a chance is off by { $far } hundred-thousandths
wrong = Puzzle { $number }: { $what }.
checked = { $count } puzzles looked at, { $wrong } of them wrong.
proved = Of these { $count } were held against exact values, the others against the network.

## Put to somebody, in the page and in the terminal

right = Right: “{ $what }” is the best choice.
loses = “{ $what }” leaves you { $percent } % to win; with the best choice it is { $best } %.
not-played-out = “{ $what }” looks worse than { $count } other choices as soon as the turn ends, so nobody has played it out.
no-such = There is no such puzzle.
no-choice = That cannot be chosen in this puzzle.
none-of = There are no puzzles of { $game }.
task = Puzzle { $name }, { $grade }: find the best choice.
how = Type the number or the words of a choice, “solution” to see it, or “quit”.
word-solution = solution
solution-is = The best choice:
worth = { $percent } %  { $what }
grade-1 = easy
grade-2 = fairly easy
grade-3 = middling
grade-4 = hard
grade-5 = very hard
