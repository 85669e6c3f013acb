# The first game of the Game of Ur, taught card by card.

title-welcome = Five birds and a race
say-welcome = You have five birds, and so has Dark: Swallow, Storm-bird, Raven, Rooster and Eagle. They fly up your side of the board, turn into the middle row and leave at its far end. Whoever brings all five home first wins the race.

title-counters = And money
say-counters = Each of you has put 10 counters into the pool and kept 15. Birds win counters from the pool and lose them to it, and the winner of the race takes what is left in it. Counters are what you really play for.

title-launch = A bird enters on its own number
say-launch = A turn begins with the small bone: 1, 2, 3 or 4. You threw 2, the Swallow’s number. It may begin on any house just before a rosette. Launch it on house 7, in the middle row: one step further is a rosette.
other-launch = You may do that. For now launch the Swallow on house 7, just before the rosette in the middle row.

title-rosette = Rosettes pay
say-rosette = Dark has launched the Storm-bird behind you. You threw 1. Move the Swallow onto the rosette: it takes its worth, 3 counters, from the pool. On a rosette nobody can capture it.
other-rosette = You may gamble, but one step with the Swallow is sure: a rosette, 3 counters, and safety.

title-gamble = Use the number, or gamble
say-gamble = You threw 3. You may always give your number up and throw the large bone instead. “No” loses the turn. “Yes” makes 1, 2, 3 and 4 into 5, 6, 7 and 10, the numbers on which the other birds enter. Here 7 would launch your Rooster on house 7, where Dark’s Storm-bird stands. Throw the large bone.
other-gamble = The Swallow would leave its safe rosette. This once, try the large bone.

title-capture = Yes! A capture
say-capture = Your 3 is a 7 now, and you must use it. Launch the Rooster on house 7: Dark’s bird there leaves the board and has to be launched again. A bird on a plain house of the middle row can always be captured so.
other-capture = You may do that, but the Swallow would fly past a rosette and pay 3 counters. The Rooster captures.

title-toll = Past a rosette you pay
say-toll = Dark gambled and lost the turn. You threw 4. A bird that flies over a rosette and lands on a plain house pays its worth into the pool; the Rooster would pay 4. The Swallow lands on the next rosette and takes 3. So it is the Swallow’s turn.
other-toll = You may do that. But look at the Swallow: four steps to a rosette, and 3 counters for you.

title-choose = Your own choice
say-choose = You threw 3. The Swallow can go on, near to home but in the open. The Rooster can advance and pay the toll. Or you gamble: half the time 3 becomes 7. Point at each to see what it does, then take whichever you like.
other-choose = Choose one of the moves that are lit.

title-home = The last bird home
say-home = Much later: four birds are home, and the Storm-bird stands on the last house. A bird leaves with exactly one step more than there are houses before it. Here that is 1, and you threw 1. Take it home.
other-home = Do not gamble now: the Storm-bird can go home with 1.

title-wins = What wins
say-wins = You brought all five home first: you won the race, and the pool with it. You hold more counters than the 25 you brought: that is your gain. Land on rosettes, do not fly past them, and stay out of reach on plain houses. Gamble when your number is worth little, or when a bigger one launches a bird.

# While playing: what each decision is about.
caption-use_or_gamble = Use the number with one of your birds, or give it up and throw the large bone: half the time you get a bigger number, half the time you lose the turn. Rosettes pay you; flying past them costs.
caption-converted_move = The large bone said yes: now the bigger number must be used. Launch the bird of that number, or move one that is on the board.
