# The Game of Ur, the five birds.

title = Game of Ur
summary = Race five birds along the board, gamble on the large bone, and win the pool.
seat-0 = Light
seat-1 = Dark

bird-swallow = Swallow
bird-storm_bird = Storm-bird
bird-raven = Raven
bird-rooster = Rooster
bird-eagle = Eagle
large-yes = yes
large-no = no

## Questions

ask-roll_off_small = { $seat } throws both bones for the first turn.
ask-roll_off_large = { $seat } throws the large bone for the first turn.
ask-small_throw = { $seat } throws the small bone.
ask-large_throw = { $seat } throws the large bone.
ask-use_or_gamble = { $usable ->
    [0] { $seat } cannot use the { $number } and must throw the large bone.
   *[other] { $seat } has thrown { $number }: use it, or gamble on the large bone?
}
you-use_or_gamble = { $usable ->
    [0] You cannot use the { $number } and must throw the large bone.
   *[other] You have thrown { $number }: use it, or gamble on the large bone?
}
ask-converted_move = { $seat } has { $number } to use.
you-converted_move = You have { $number } to use.

## Actions

label-roll = Throw the large bone: yes makes it { $converted }, no loses the turn
label-move = { $bird } from { $start } { $kind ->
    [bear_off] home
    [rosette] to the rosette on { $target }
    [capture] to { $target }, capturing the { $captured }
   *[move] to { $target }
}
label-launch = Launch the { $bird } on { $target }{ $kind ->
    [capture] , capturing the { $captured }
   *[launch] {""}
}

## Why not

why-throw_first = Throw the small bone first.
why-needs_launch_number = { $bird } needs a { $needed } to launch; the number is { $number }.
why-start_house_own_bird = { $bird } cannot be launched: one of your own birds stands on { $target }.
why-own_bird_on_target = { $bird } cannot move there: one of your own birds stands on { $target }.
why-rosette_taken = { $bird } cannot move there: the rosette on { $target } is taken.
why-overshoot = { $bird } needs exactly { $needed } to leave the board; { $number } is too far.
why-already_home = { $bird } is home and takes no further part.
why-launch_order = { $bird } has to wait: a bird earlier in the order is not launched yet.
why-cannot_afford_toll = { $bird } would pay a toll of { $toll }, and you hold { $purse }.
why-not_launched = { $bird } is not on the board; it has to be launched first.
why-already_launched = { $bird } is on the board already.
why-not_a_start_house = The Swallow cannot be launched on { $target }.
why-large_once = The large bone is thrown once a turn.

bad-ante = The ante of { $ante } is more than the { $purchase } counters a player buys.
bad-brought-in = Counters are brought in only from the last game of a series that keeps them, and no fewer than the ante of { $ante }.

## What happened

log-anted = Both put { $ante } counters into the pool.
log-threw_small = { $seat } throws { $face }.
log-threw_large = { $seat } throws the large bone: { $reading }{ $number ->
    [0] {""}
   *[other] , the number is { $number }
}.
log-roll_off_scored = { $seat } scores { $score }.
log-roll_off_tied = Both have { $score }: they throw again.
log-took_first_turn = { $seat } begins.
log-launched = { $seat } launches the { $bird } on { $house }.
log-moved = { $seat } moves the { $bird } from { $start } to { $house }.
log-borne_off = { $seat } brings the { $bird } home.
log-captured = The { $bird } of { $seat } on { $house } is captured.
log-collected = { $seat } takes { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
} from the pool.
log-paid = { $seat } pays { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
} into the pool.
log-forfeited = { $seat } loses the turn.
log-skipped = { $seat } has no move with { $number } and skips the turn.
log-pool_shared = From the pool Light takes { $light }, Dark takes { $dark }.

## The end

end-race = { $seat } wins the race.
end-race_but_lost = { $seat } wins the race, but lost { $lost ->
    [one] 1 counter
   *[other] { $lost } counters
} over it.
end-resigned = { $loser } resigns; { $seat } wins the race.
end-turn_cap = Nobody wins: { $turns ->
    [one] one turn is over
   *[other] { $turns } turns are over
}.

## On the terminal

text-swallow = Sw
text-storm_bird = St
text-raven = Ra
text-rooster = Ro
text-eagle = Ea
text-exit = home
text-tray = counters { $counters }   waiting: { $waiting }   board: { $board }   home { $home }: { $birds }
text-legend = { text-swallow } Swallow, { text-storm_bird } Storm-bird, { text-raven } Raven, { text-rooster } Rooster, { text-eagle } Eagle: CAPITALS are Light’s, small letters Dark’s. ✿ rosette. Behind a waiting bird stands the number that launches it.
text-throws = pool { $pool }   small { $small }   large { $large }   number { $number }   turn { $turn }

## Options and presets

option-board = Which board lies on the table
option-board-second_millennium = five rosettes, every fourth square
option-board-first_millennium = three rosettes, the corners are plain
option-small_die = How the small bone falls
option-small_die-even = all four faces alike
option-small_die-sheep_bone = like a real sheep bone: 1 and 2 come up four times as often as 3 and 4
option-small_die-custom = by the weights below
option-small_die_weights = Weights of the faces 1, 2, 3, 4, if the small bone is custom
option-large_die = How the large bone falls
option-large_die-ox_bone = yes and no alike, mostly on a broad face
option-large_die-even = yes and no alike, like a coin
option-large_die-custom = by the weights below
option-large_die_weights = Weights of yes and no, if the large bone is custom
option-large_die_mode = When the large bone is thrown
option-large_die_mode-optional_gamble = when a player chooses to, or must
option-large_die_mode-always_both = always together with the small one; no only keeps the number
option-swallow_start = Where the Swallow may be launched
option-swallow_start-before_each_rosette = directly before any rosette
option-swallow_start-before_first_rosette_only = directly before the first rosette only
option-swallow_start-any_house_before_first_rosette = on any house before the first rosette
option-launch_order = In which order birds are launched
option-launch_order-free = as their numbers come
option-launch_order-fixed = Swallow, Storm-bird, Raven, Rooster, Eagle
option-rosette_sharing = Two own birds may stand on one rosette
option-toll_mode = What hopping past several rosettes costs
option-toll_mode-once_per_move = the bird's value once
option-toll_mode-per_rosette = the bird's value for each of them
option-bear_off_toll = Leaving the board past a rosette pays as well
option-shortage = When a player cannot pay a toll
option-shortage-pay_what_you_can = everything held is paid, and no more
option-shortage-must_afford = the move is not allowed
option-shortage-debt = the player owes the rest
option-pool_award = Who gets the pool
option-pool_award-all = the winner of the race, all of it
option-pool_award-keep_own = it is handed back in halves
option-first_player = Who begins
option-first_player-roll_off = both throw for it
option-first_player-light = Light
option-first_player-dark = Dark
option-first_player-loser_of_last = who did not win the last race
option-purchase = Counters each player buys
option-ante = Counters each player puts into the pool
option-rate = What a counter is worth, in points
option-turn_cap = Turns after which nobody wins
option-match_games = Games in a series; 0 goes on until somebody stops
option-settlement = Counters between the games of a series
option-settlement-fresh = exchanged and bought anew
option-settlement-carry = kept
objective-counters = counters
objective-race = the race
objective-both = counters and the race
preset-seed = The five birds as we play them
preset-finkel_2007 = Close to the published reading of the tablet
preset-ludii_like = Both bones every turn

## The parts of a result

category-held = counters held
category-brought_in = counters brought in

no-race = With { $option } { $value } the race depends on the counters, so it cannot be solved alone.

# Why a position is refused.
cannot-ante = the ante is paid before anything is decided
cannot-large_thrown = the large bone has been thrown
cannot-both_thrown = both bones are always thrown
cannot-no_use = the number has no use
cannot-large_due = the large bone has not been thrown
cannot-crowd = { $seat } has too many birds on house { $house }
cannot-owe = { $seat } holds fewer than 0 counters
cannot-empty = the pool holds fewer than 0 counters
cannot-count = the counters are not as many as both players brought in
cannot-meet = both players have a bird on the same square
cannot-choose = a player can only choose after the small throw
cannot-gamble = the large bone is never thrown first
cannot-go_on = nobody has begun
cannot-keep_pool = at the end nothing is left in the pool
cannot-win = a race has a winner, and no other game but one given up
cannot-end = no turn is left when nobody wins
cannot-finish = a race is won exactly by bringing all birds home
cannot-early = who begins is thrown for before anything else, if at all
cannot-score = Light cannot have that score

# What is due in a position set up by hand.
decision-converted_move = to move after the gamble
decision-large_throw = throw of the large bone
decision-opening = the race begins
decision-roll_off_large = large throw for who begins
decision-roll_off_small = small throw for who begins
decision-small_throw = throw of the small bone
decision-use_or_gamble = to move or to gamble
