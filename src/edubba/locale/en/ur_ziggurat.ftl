# UR: ziggurats, territory and double-sided tiles.

title = UR
summary = Spread over a changing land, complete sets of its five trades, and raise the ziggurats.
seat-0 = Lapis
seat-1 = Carnelian
seat-2 = Alabaster
seat-3 = Obsidian
seat-4 = Malachite

type-agriculture = Agriculture
type-culture = Culture
type-commerce = Commerce
type-politics = Politics
type-war = War
short-agriculture = Agr
short-culture = Cul
short-commerce = Com
short-politics = Pol
short-war = War
tile = { $up } / { $down }
lying = { $tile }, { $up } up
both = { $one } and { $other }

## Options

option-board_topology = Which tiles lie side by side.
option-board_topology-square = Four neighbours, as on a chessboard.
option-board_topology-hex = Six neighbours, every second row shifted by half a tile.
option-cubes_per_player = Cubes of each player; 0 means 90, 60, 40 or 40 with 2, 3, 4 or 5 players.
option-layout_rule = How the board is laid out.
option-layout_rule-no_equal_neighbours = No two tiles side by side show the same type.
option-layout_rule-random = Tiles lie as they come.
option-setup_mode = How the first cubes come on the board.
option-setup_mode-seed_first_turn = Three cubes on one tile in the first turn.
option-setup_mode-draft_three = One cube at a time, three times round, before the first turn.
option-exchange_match = Which tiles are too much like the hand tile to be taken.
option-exchange_match-pair = Those with the same two types.
option-exchange_match-face = Those that show the type of the hand tile’s front.
option-exchange_match-face_either = Those that show one of the two types of the hand tile.
option-exchange_match-shared = Those that share a type with it.
option-reserve_exchange = Tiles set aside can be exchanged too (2 and 3 players).
option-agriculture_isolated = Whether an Agriculture tile without another one beside it loses a cube by its own action.
option-agriculture_isolated-lose = It loses 1 like every other tile.
option-agriculture_isolated-exempt = Agriculture tiles never lose cubes.
option-ziggurat_limit_per_player = How many of the five ziggurats one player may own.
option-ziggurat_limit_per_player-none = Any number.
option-ziggurat_limit_per_player-1 = One.
option-ziggurat_limit_per_player-2 = Two.
option-scoring = What counts at the end.
option-scoring-seed_cubes = Cubes on complete sets of the five types.
option-scoring-published_series = Series of different tiles, whatever stands on them; a ziggurat is a sixth type.
option-ziggurat_points = What a ziggurat counts in a complete set.
option-ziggurat_points-1 = One point, for the cube under it.
option-ziggurat_points-5 = Five points, as many as a full tile.
option-ziggurat_points-10 = Ten points, twice as many as a full tile.
option-ziggurat_in_set = Which type a ziggurat stands for in a complete set.
option-ziggurat_in_set-own_type = The one it is built on.
option-ziggurat_in_set-any_type = Whichever is missing.
option-max_rounds = The last round; 0 means 80, 54, 40 or 32 with 2, 3, 4 or 5 players, and -1 never: then only the fifth ziggurat or a failed exchange ends the game.
preset-seed = The rules of this house: three cubes to enter, points for cubes on complete sets.
preset-published = As the boxed game is told to be: draft of three cubes, 25 cubes each, series, tiles aside in play.

preset-ziggurats = Building pays: in a set a ziggurat counts ten points, twice as many as a full tile, and stands for whichever type is missing.

bad-ziggurats = What a ziggurat counts in a set can be agreed only where complete sets are scored, not series.

## Questions

ask-chance_start_player = Who begins is drawn.
ask-chance_tile = The next tile is drawn.
ask-draft_place = { $seat } places cube { $cube } of { $cubes } on an unoccupied or own tile.
you-draft_place = Place cube { $cube } of { $cubes }, on an empty or own tile.
ask-entry_place = { $seat } enters: { $cubes } cubes go on one unoccupied tile.
you-entry_place = Enter: put { $cubes } cubes on one unoccupied tile.
ask-choose_option = { $seat } holds { $hand } and chooses one of the five options.
you-choose_option = What will you do?
ask-choose_order = { $seat } carries out both actions. Which one first?
you-choose_order = Both actions are yours. Which one first?
ask-choose_single_plan = { $seat } carries out one action and places a cube. Which action, and the cube before or after it?
you-choose_single_plan = One action, and a cube before or after it: which?
ask-place_cube = { $seat } places { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes, one at a time,
} on controlled tiles.
you-place_cube = Place { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
} on your land.
ask-claim_tile = { $seat } claims an unoccupied tile.
you-claim_tile = Claim a tile.
ask-build_first = { $seat } builds a ziggurat on a full tile.
you-build_first = Build a ziggurat on a full tile.
ask-build_second = { $seat } may build a second ziggurat.
you-build_second = You may build a second ziggurat.
ask-distribute = { $seat } has only { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} left and decides which tiles get them.
you-distribute = Share out your last { $cubes ->
    [one] cube
   *[other] { $cubes } cubes
}.
ask-politics_assign = { $seat } rearranges: how many cubes shall { $cell } hold (now { $cubes })? { $pool } are to be shared among this tile and the later ones.
you-politics_assign = Rearrange your cubes.
ask-war_attack = { $seat } wages war: attack, or stop?
you-war_attack = Attack, or stop?
ask-war_move = { $seat } has { $left } cubes left on { $attacker }. How many move to { $target }?
you-war_move = How many of { $left } move to { $target }?
ask-exchange_target = { $seat } exchanges { $hand } for another unoccupied tile.
you-exchange_target = Swap your tile.
ask-exchange_side = { $cell ->
    [aside] { $seat } sets the old hand tile aside. Which side up?
   *[other] { $seat } lays the old hand tile on { $cell }. Which side up?
}
you-exchange_side = { $cell ->
    [aside] You set the old hand tile aside. Which side up?
   *[other] You lay the old hand tile on { $cell }. Which side up?
}

## Actions

label-cell = { $cell }: { $tile }{ $cubes ->
    [0] { "" }
    [one] , 1 cube
   *[other] , { $cubes } cubes
}
label-option = { $option ->
    [both_actions] Both actions: { $front } and { $back }
    [one_action_and_cube] One action, { $front } or { $back }, and a cube
    [two_cubes] Two cubes on controlled tiles
    [claim] Claim an unoccupied tile with a cube
   *[build] Build one or two ziggurats
}
label-order = First { $first }, then { $second }
label-plan = { $cube ->
    [before] A cube, then { $action }
   *[after] { $action }, then a cube
}
label-stop = { $asked ->
    [war_attack] No further attack
   *[build_second] No second ziggurat
}
label-leave = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} on { $cell }
label-attack = { $attacker } attacks { $cell } ({ $cubes ->
    [0] unoccupied
    [one] { $owner }, 1 cube
   *[other] { $owner }, { $cubes } cubes
}) for { $cost }
label-move = Move { $cubes } to { $target }
label-reserve = The tile set aside: { $tile }
label-up = { $up } up

## Why not

why-taken_in_draft = { $cell } belongs to { $owner }; a cube goes on an unoccupied tile or on one of your own.
why-enter_unoccupied = { $cell } is occupied by { $owner }; you enter on an unoccupied tile.
why-claim_unoccupied = { $cell } is occupied by { $owner }; only an unoccupied tile can be claimed.
why-supply_empty = You have no cube left in your supply.
why-no_room = All tiles you control are full, so no cube can be added.
why-only_ziggurats = You own only ziggurats and control no tile; claim one first.
why-board_full = No tile on the board is unoccupied.
why-tile_has_ziggurat = A ziggurat stands on { $cell }; such a tile takes no further part.
why-tile_not_yours = You do not control { $cell }; choose a tile with your own cubes.
why-tile_full = { $cell } is full; a tile holds at most { $limit } cubes.
why-stock_empty = All ziggurats are built.
why-ziggurat_limit = A player may own at most { $limit ->
    [one] 1 ziggurat
   *[other] { $limit } ziggurats
}, and you do.
why-no_full_tile = A ziggurat needs a tile you control with exactly { $needed } cubes.
why-too_few_for_ziggurat = { $cell } has { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}; a ziggurat needs exactly { $needed }.
why-no_open_demand = { $cell } has no claim to a cube now; choose one of your tiles that gained and has room.
why-pool_too_small = { $cell } cannot hold { $cubes }: only { $pool } are left to share out.
why-rest_too_large = { $cell } must hold at least { $least }: the later tiles cannot take more.
why-nothing_there = There is no tile on that side of { $cell }.
why-own_tile = { $cell } is your own; attack an unoccupied or enemy tile.
why-never_attacked = { $cell } holds { $cubes } cubes; such a tile cannot be attacked.
why-attack_too_dear = { $attacker } needs { $needed } cubes to attack { $cell }; it has { $held }.
why-too_few_to_move = Only { $left } cubes are left on { $attacker }.
why-exchange_occupied = { $cell } is occupied by { $owner }; only unoccupied tiles are exchanged.
why-exchange_matches = The tile on { $cell } is too much like the one in your hand; take one that does not match.
why-nothing_aside = No such tile was set aside.
why-aside_out_of_play = Tiles set aside are out of play in this game.
why-aside_matches = The tile set aside is too much like the one in your hand; take one that does not match.

## The board in the terminal

text-round = { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
}{ $last }   ziggurats left { $stock }
text-last_round = last round
text-player = hand { $hand }  supply { $supply }  board { $cubes }  { $ziggurats }  points { $points }
text-legend = Agr Agriculture, Cul Culture, Com Commerce, Pol Politics, War War: CAPITALS lie face up, small letters are the other side. ■ cubes and ▲ ziggurats stand behind the initial of their owner. ▶ is whose turn it is.
text-aside = aside { $tiles }

## What happened

log-start_player_drawn = { $seat } begins.
log-laid_out = { $tiles } tiles are laid out.
log-layout_restarted = No tile fits the next cell: the layout begins again.
log-dealt = { $seat } takes { $lie } in hand.
log-set_aside = { $lie } is set aside.
log-round_began = Round { $round }.
log-entered = { $seat } enters with { $cubes } cubes on { $cell }.
log-chose_both = { $seat } carries out { $first }, then { $second }.
log-chose_single = { $cube_after ->
    [before] { $seat } places a cube, then carries out { $action }.
   *[after] { $seat } carries out { $action }, then places a cube.
}
log-cube_placed = { $seat } puts { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
} on { $cell }.
log-claimed = { $seat } claims { $cell }.
log-ziggurat_built = { $stock ->
    [0] { $seat } builds the fifth ziggurat on { $cell }: this round is the last.
    [one] { $seat } builds a ziggurat on { $cell }; 1 is left.
   *[other] { $seat } builds a ziggurat on { $cell }; { $stock } are left.
}
log-no_effect = { $action } changes nothing for { $seat }.
log-gained = { $action }: { $seat } gains { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} ({ $cells }).
log-no_cubes = { $action }: { $seat } has no cubes left and gains nothing.
log-lost = { $seat } loses { $each ->
    [one] 1 cube
   *[other] { $each } cubes
} on every tile far from own Agriculture ({ $cells }).
log-rearranged = { $cubes ->
    [0] { $seat } leaves all cubes where they are.
   *[other] { $seat } rearranges ({ $cells }).
}
log-attacked = { $beaten ->
    [0] { $seat } marches from { $attacker } to unoccupied { $target } for { $cost }.
    [one] { $seat } attacks { $target } from { $attacker } for { $cost }; { $owner } takes 1 cube back.
   *[other] { $seat } attacks { $target } from { $attacker } for { $cost }; { $owner } takes { $beaten } cubes back.
}
log-moved_in = { $seat } moves { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} to { $target }.
log-exchanged = { $cell ->
    [aside] { $seat } takes { $taken } from the tiles aside and leaves { $given }.
   *[other] { $seat } takes { $taken } from { $cell } and leaves { $given }.
}
log-no_target = { $seat } cannot exchange.

## The end

won-by_points = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
won-by_cubes = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
} and the most cubes on the board, { $cubes }.
won-shared = { $seats } share the win with { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $cubes } cubes on the board.
end-fifth_ziggurat = The fifth ziggurat stands and round { $round } is over. { $outcome }
end-no_exchange = No exchange is possible in round { $round }. { $outcome }
end-last_round = Round { $round } was the last. { $outcome }

## The parts of a result

category-agriculture = agriculture
category-culture = culture
category-commerce = commerce
category-politics = politics
category-war = war
category-series = { $number ->
    [1] longest series
    [2] second series
    [3] third series
    [4] fourth series
    [5] fifth series
   *[other] series { $number }
}

# Why a position is refused.
cannot-place = { $seat } can place no cube
cannot-claim = { $seat } can claim no tile
cannot-exchange = there is no such tile to exchange for
cannot-be_short = { $seat } has no shortage to decide now
cannot-starve = without a field there is no Agriculture
cannot-have_parts = a turn has not these parts
cannot-govern = { $seat } does not control that tile
cannot-act_yet = { $seat } has to enter first
cannot-enter = { $seat } has cubes on the board
cannot-attack = { $seat } can attack no tile
cannot-reach = the two tiles do not lie side by side
cannot-move_in = no attack leaves that behind
cannot-build = { $seat } can build no such ziggurat
cannot-find = there is no cell { $cell } on this board
cannot-lie_twice = that tile lies elsewhere too
cannot-lay = there is no tile left with { $up } above { $down }
cannot-tally = a tally is kept only in a shortage and in Politics
cannot-hold = { $seat } has more than { $most } cubes on the board
cannot-own = there are only { $most } ziggurats
cannot-count = there is no round { $round }
cannot-begin = round 0 is the set-up
cannot-lie_so = tiles and cubes do not lie so in the set-up
cannot-draft = no such draft is held now
cannot-wait = nothing can wait for it
cannot-within = the rest of the turn must wait below it
cannot-count_so = tally and cubes do not fit

# What is due in a position set up by hand.
decision-build_first = build a ziggurat
decision-build_second = build a second ziggurat
decision-chance_start_player = who begins, by lot
decision-chance_tile = the next tile drawn
decision-choose_option = choose one of the five options
decision-choose_order = choose the order of two actions
decision-choose_single_plan = choose action and cube
decision-claim_tile = claim a tile
decision-distribute = share out too few cubes
decision-draft_place = place a cube before the game
decision-entry_place = enter the map
decision-exchange_side = choose the side that lies up
decision-exchange_target = choose the tile to take
decision-famine = famine
decision-place_cube = place a cube
decision-politics_assign = set the cubes of a tile
decision-proceed = the next part of the turn
decision-war_attack = attack a tile
decision-war_move = move into a conquered tile

# A tile with its two sides, as positions set up by hand name it.
tile-agr_com = { type-agriculture } / { type-commerce }
tile-agr_cul = { type-agriculture } / { type-culture }
tile-agr_pol = { type-agriculture } / { type-politics }
tile-agr_war = { type-agriculture } / { type-war }
tile-com_pol = { type-commerce } / { type-politics }
tile-com_war = { type-commerce } / { type-war }
tile-cul_com = { type-culture } / { type-commerce }
tile-cul_pol = { type-culture } / { type-politics }
tile-cul_war = { type-culture } / { type-war }
tile-pol_war = { type-politics } / { type-war }
