# The Royal Game of Ur, the classic rulesets.

title = Royal Game of Ur
summary = The classic race on the board of Ur: throw the dice, capture, and bring your pieces home first.
seat-0 = Light
seat-1 = Dark

## Questions

ask-throw = { $seat } throws the dice.
ask-move = { $seat } has thrown { $number }: which piece moves?
you-move = You have thrown { $number }: which piece moves?

## Actions

label-enter = Enter a piece on { $target }{ $again ->
    [1] , and throw again
   *[other] {""}
}
label-move = { $kind ->
    [home] { $start } off the board
    [capture] { $start } to { $target }, capturing
   *[move] { $start } to { $target }
}{ $again ->
    [1] , and throw again
   *[other] {""}
}

## Why not

why-nobody_waits = None of your pieces waits to enter.
why-no_piece_there = None of your pieces stands on square { $position } of your path.
why-overshoot = That piece needs at most { $needed } and exactly that to leave the board; the throw is { $number }.
why-own_piece_on_target = One of your own pieces stands on { $target }.
why-safe_rosette = The opponent is safe on the rosette { $target }.

## What happened

log-threw = { $seat } throws { $number }.
log-entered = { $seat } enters a piece on { $square }.
log-moved = { $seat } moves from { $start } to { $square }.
log-captured = The piece of { $seat } on { $square } is captured.
log-borne_off = { $seat } bears off a piece from { $start }.
log-throws_again = { $seat } throws again.
log-skipped = { $seat } has no move with { $number } and the turn passes.

## The end

end-race = { $seat } brings all pieces home and wins.
end-resigned = { $loser } resigns; { $seat } wins.

## Options

option-ruleset = Which of the classic rulesets is played
option-ruleset-finkel = seven pieces, rosettes are safe
option-ruleset-finkel_2 = the same with two pieces, a short game
option-ruleset-blitz = five pieces on the long path, captures give another throw, no rosette is safe
option-ruleset-masters = seven pieces on the long path, three dice, no rosette is safe
option-ruleset-aseb = five pieces on the board with the long tail, rosettes are safe

preset-seed = The usual rules: Finkel's, as most people play
preset-finkel = Finkel's rules by name, the same as the usual ones
preset-finkel_2 = Finkel's rules with two pieces, a short game
preset-blitz = Blitz: the long path, no safe rosette
preset-masters = Masters: three dice on the long path
preset-aseb = Aseb: the board with the long tail

## On the terminal

text-legend = ○ Light, ● Dark. ✿ rosette: throw again.
text-tray = home { $home }   waiting: { $waiting }
text-throws = { $won ->
    [0] { $who } to move
   *[other] { $who } has won
}   last throw { $thrown }   throws { $throws }

# Why a position is refused.
cannot-crowd = { $seat } has two pieces on position { $position }
cannot-count = { $seat } must have { $pieces } pieces in all
cannot-meet = both players have a piece on { $square }
cannot-finish = a race is over exactly when one player has all pieces home
cannot-win = a game has a winner exactly when it has ended
cannot-move = a player can only move after a throw
cannot-throw = the dice never show { $thrown }

# What is due in a position set up by hand.
decision-move = to move
decision-throw = throw
