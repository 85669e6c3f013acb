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
