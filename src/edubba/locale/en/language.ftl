# What a language says of itself, and what is said before anything else could be asked for.

name = English
# Which way it is written: ltr from the left, rtl from the right.
direction = ltr
# Between thousands, and before decimals.
thousands = ,
decimal = .
# Which variant of a sentence a number takes, as Unicode names them; where the last digits matter,
# $units is the last one and $tens the last two.
plural = { $number ->
    [1] one
   *[other] other
}

unreachable = The house does not answer
unreachable-lead = Edubba could not be reached. Is the server running?
try-again = Try again
about-page = Edubba, the tablet house: board games of the ancient world, against friends or the computer.
