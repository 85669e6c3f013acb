# Hints and reviews.

not-asked = A hint is for the seat that decides, and that is not seat { $seat }.
only-move = It is the only choice there is.
wins = It wins the game at once.
looks-best = It looks best at the end of the turn; the replies were not looked at.
clearly-better = It came out clearly better than everything else that was tried.
slightly-better = It came out slightly better than the next best choice.
about-equal = It is as good as anything; another choice came out about equal.
better-after-replies = Another choice looks better at first, but not after the others have replied.
chance = Your chance to win the race is then { $percent } %.
next-best = The next best choice, “{ $what }”, leaves { $percent } %.
better-for-race = For the race alone “{ $what }” would be better, with { $percent } %, but not for the counters.
no-race = { $game } is no race whose chances could be told.
does = { $what }
then = Then: { $step }
gains = After it your chance is { $chance } %, after the next best ({ $other }) { $less } %.

## Reviews

help = Look at a played game again: chances, mistakes, luck and skill.
examples =
    edubba analyse evening.tablet
    edubba analyse evening.tablet --plot evening.svg --json evening.json
opt-budget = Turns tried for every decision: more takes longer and sees more.
opt-json = Write the whole review as JSON to this file; “-” is standard output.
opt-plot = Draw the chances over the game as an SVG picture.
reviewing = Looking at it again
column-seat = seat
column-luck = luck
column-lost = given away
column-blunder = blunders
column-mistake = mistakes
column-inaccuracy = inaccuracies
column-step = step
column-move = move
column-grade = grade
column-loss = loss
column-better = better
grade-blunder = blunder
grade-mistake = mistake
grade-inaccuracy = inaccuracy
nothing = No move gave anything away that is worth a word.
