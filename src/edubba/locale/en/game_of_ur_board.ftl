# The board of the Game of Ur in the browser: tooltips, panel, settings, the end.

## Places and things

house = House { $house }
place-off = Waits to be launched.
place-home = Home.
place-house = Stands on house { $house }.
bird-of = { $bird }, { $side }
bird-launch = Launched by a { $number }, on house { $houses }.
bird-value = Takes or pays { $value } counters.
square-shared = Shared: birds can be captured here.
square-private = Private to { $side }.
square-rosette = A rosette: takes counters from the pool, and is safe.
square-plain = A plain house.
square-held = Held by the { $bird } of { $side }.
square-empty = Empty.
pile-pool = The pool
pool-count = pool { $count }
pile-of = Counters of { $side }
pile-count = { $count ->
    [one] 1 counter
   *[other] { $count } counters
}
pile-worth = Worth { $worth } points at { $rate } a counter.
die-small = Small bone
die-large = Large bone
die-small_faces = Shows { $chances }.
die-large_faces = Says yes with { $yes }, no with { $no }.
die-throw = Click to throw it.
gamble-yes = Yes ({ $chance }) makes it { $number }, which has { $moves ->
    [0] no legal move
    [one] 1 legal move
   *[other] { $moves } legal moves
}.
gamble-no = No loses the turn.

## What a number does

does-bird = Click: the { $bird }
does-move = to house { $house }
does-launch = launched on house { $house }
does-launch_choice = launched on one of the houses { $houses }
does-rosette = to the rosette on { $house }
does-capture = to house { $house }, capturing the { $captured }
does-home = home
does-collect = takes { $counters } from the pool
does-pay = pays { $counters } into the pool
does-both = { $first }, { $second }
does-nothing = nothing
blocked-needs_launch_number = nothing: it is not launched
blocked-own_bird = blocked: own bird on { $house }
blocked-rosette_taken = blocked: the rosette on { $house } is taken
blocked-overshoot = nothing: too far

## On the stage

board = The board. Arrow keys choose, Enter does it, Space throws or ends the turn.
throw-small = Throw the small bone
coming = The lamp is being lit…
why-flat = The board is flat because this browser offers no WebGL to draw the room.
offer-sound = Hear the night, the bones and the coins?
sound-yes = With sound
sound-no = In silence
panel-fold = Fold the panel away
panel-open = Open the panel
use-number = Use { $number }
gamble = Gamble: { $chance } for { $number }, else the turn is lost
gamble-vain = Gamble: { $number } cannot be used either, the turn is lost
chance-to-win = { $percent } % to win
must-gamble = Throw the large bone: { $chance } for { $number }, else the turn is lost
must-gamble-vain = Throw the large bone: { $number } cannot be used either
choose-bird = Choose the bird that uses { $number }: { $birds }.
you-throw-now = You throw…
throws-now = { $side } throws…
you-move-now = You move…
moves-now = { $side } moves…
end-turn = End the turn
result-yes = yes → { $number }

## The position in sentences

none = none
say-turn = { $side } is to move.
say-winner = { $side } has won the race.
say-throws = Small bone: { $small }. Large bone: { $large }. Number in force: { $number }.
say-last-throws = Last throw, by { $side }: small bone: { $small }, large bone: { $large }.
say-pool = { $counters ->
    [one] 1 counter is
   *[other] { $counters } counters are
} in the pool.
say-counters = { $side } holds { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}.
say-board = Birds of { $side } on the board, with their houses: { $birds }.
say-waiting = Birds of { $side } that wait: { $birds }.
say-home = Birds of { $side } that are home: { $birds }.

## The panel

you = You
to-move = to move
counters = Counters
on-board = On board
waiting = Waiting
home = Home
ledger = Ledger, points
ledger-of = ledger { $points }
number = Number
last-number = { $side }, last
last-of = last throw of { $side }
worth = worth { $worth }
roll-off = { $side }, to begin
game-number = Game { $number }{ $games ->
    [0] {""}
   *[other] {" "}of { $games }
}

## The end

end-side = Side
end-nobody = Nobody won the race.
end-pool = Taken from the pool
end-counters = Counters at the end
end-net = Won or lost
end-points = Points at { $rate } a counter
new-rate = Rate
again-new-rate = Play again at this rate

## Settings

set-stage = The board
stage-scene = in a room, in three dimensions
stage-flat = flat
set-tier = Richness of the picture
tier-auto = as this machine can
tier-high = high
tier-mid = medium
tier-low = low
tier-test = for tests
set-projection = Camera
projection-perspective = natural
projection-orthographic = without perspective
set-camera_motion = The camera leans a little towards what happens
set-flip_camera = Two at one screen: the camera goes to the side of the player to move
set-show_numbers = House numbers on the squares
set-show_values = What the piles are worth
values-auto = when a counter is not worth 1
values-on = always
values-off = never
set-auto_throw = Throws that leave no choice go by themselves

## Keys

key-arrows = walk over what can be done
key-enter = do it
key-space = throw, or end the turn
key-small = throw the small bone
key-large = throw the large bone
key-birds = select Swallow, Storm-bird, Raven, Rooster, Eagle
