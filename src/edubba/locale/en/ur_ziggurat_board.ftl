# UR: captions and descriptions of the drawn board.

field = The board of UR
tile = { $up }, with { $down } on the other face
no_tile = no tile
cell_empty = { $cell }: { $tile }; unoccupied
cell_cubes = { $cell }: { $tile }; { $owner } has { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} here
cell_ziggurat = { $cell }: { $tile }; a ziggurat of { $owner }

## Players

hand = In the hand of { $seat }: { $tile }
points = Points
ziggurats = Ziggurats
ziggurat = Ziggurat
controls = { $type } tiles controlled
your-tile = Your tile, both sides
coming-tile = Your next tile
supply = Cubes in supply
supply-of = Supply: { $supply } of { $all } cubes
stands = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} on the land
set = Set { $number } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
set-lacks = Set { $number } · { $count ->
    [one] 1 type to go
   *[other] { $count } types to go
}
in-set = { $type }: { $cell } with { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
lacks = { $type } is lacking

## The table

round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of at most { $rounds }
}
last_round = This is the last round.
fifth-ends = the fifth ends the game
over-fifth_ziggurat = The game is over: the fifth ziggurat stands.
over-no_exchange = The game is over: no exchange was possible.
over-last_round = The game is over: the last round is played.
built = { $built } of { $all } built
aside_tile = Set aside: { $tile }

## The five types

legend = The five types and what their actions do
act-agriculture = 2 cubes on each Agriculture tile of yours; then your tiles beside none lose 1.
act-culture = 1 cube on every held tile beside a Culture tile of yours, also on others’.
act-commerce = 1 cube per enemy tile and edge beside each Commerce tile of yours.
act-politics = Move your cubes freely among your tiles. None is gained or lost.
act-war = Attack next door: pay its cubes, +1 unless from War or on the same type.
in-hand = your tile
in-their-hand = in hand
up-to = up to +{ $count }
for-others = +{ $count } for others
yields-politics = as you like
yields-war = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
} from { $cost ->
    [one] 1 cube
   *[other] { $cost } cubes
}
no-tile = you have none
no-gain = nothing to gain now
no-war = too few cubes to attack
no-own = you control no tile
nothing-now = nothing now
short-politics = rearrange
short-war = attack

## The verbs of a turn

option-both_actions = Both actions
option-one_action_and_cube = One action and a cube, in this order
option-two_cubes = Two cubes
option-claim = Claim
option-build = Build a ziggurat
one-then-other = { $first }, then { $second }
cube-before = cube first
cube-after = cube last
effect-two_cubes = { $supply } in supply
effect-claim = { $count } empty tiles
effect-claim-last = ends the game
effect-build = on { $count ->
    [one] your full tile
   *[other] one or two of { $count } full tiles
}; points { $points }
does-add = Cubes on { $cells }
does-claim = Claim { $cell } with a cube
does-build = Build a ziggurat on { $cell }
does-swap = Take { $take }; yours lies { $up } up

## Politics

does-plus = One cube more on { $cell }
does-minus = One cube less on { $cell }
does-pick = Change the cubes on { $cell }
does-leave = Leave all cubes where they are
does-share = Let the cubes stand like this
does-best = Gather the cubes for the most points, a cube on every tile
held = { $count ->
    [one] 1 cube in hand
   *[other] { $count } cubes in hand
}
take-first = minus takes, plus puts
plus-fits = plus puts them down
pick-a-tile = Tap a tile of yours to change its cubes.
place-first = { $count ->
    [one] place 1 more first
   *[other] place { $count } more first
}
nothing-moved = nothing is moved yet
leave = Leave as is
leave-does = nothing changes
told-already = some are told of already
share = Done
share-does = let them stand like this
best = Gather for points
best-does = { $points } points, and every tile is kept

## What would come of it

falls-empty = falls empty
is-taken = is taken
to-take = to take
lost-tiles = You lose { $cells }.
changes-nothing = { $type } changes nothing now: { $why }.
cube-goes-before = First, 1 cube from your supply on a tile that is lit.
cube-goes-after = Then 1 cube from your supply on a tile that is lit.
cube-left-out = No cube can be put down with it.
prey-of = { $cells } from { $owner }
prey-free = { $cells } from nobody
within-reach = Can be taken: { $tiles }. On each arrow, its price in cubes.
more-or-less = ▲ ▼: points for a cube more or less there; { $points } at best.
next-actions = Your next turn will have { $one } and { $other }.
as-it-is-now = { $type } is told as it is now: what comes before it is yours to choose.
march = { $cubes } to { $target }
march-stays = { $cubes ->
    [one] 1 stays
   *[other] { $cubes } stay
} on { $attacker }
march-empties = { $attacker } falls empty
lies-up = Your tile will lie with this side up
this-side = as chosen
turn-over = turn it over
hint-exchange_target = Choose any empty tile that glows. The tile you take gives you the actions of your next turn.
hint-war_attack = Choose a tile of yours, then the one beside it that it attacks. You pay, from your tile, as many cubes as stand there, or 1 if none do; and 1 more unless your tile is War or both are of one type.
hint-build_second = Another full tile may become a ziggurat in this turn.
hint-entry_place = You have no cube on the land: choose where you begin.
hint-distribute = Your supply is too small for all that you gain.
hint-build_first = Four cubes return to your supply, one stays. No action reaches that tile any more.
hint-claim_tile = One cube from your supply, anywhere on the land.
hint-place_cube = A tile holds at most 5.

## The position in words

stock = { $stock } of { $all } ziggurats left
says_first = { $seat } began.
says_moves = { $seat } is to move.
says_player = { $seat } holds { $hand }; { $supply } cubes in supply, { $board } on the board, { $ziggurats ->
    [one] 1 ziggurat
   *[other] { $ziggurats } ziggurats
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
says_controls = { $seat } controls: { $types }.
