# After the Flood: captions and descriptions of the drawn board.

map = The map of Sumer and its neighbours
turn = Turn { $turn }
turns = The five turns and the empires of this one
decline = decline

phase-collect = Collect
phase-decline = Decline
phase-actions = Actions
phase-order_of_play = Order of play
phase-victory_points = Victory points
phase-end_of_turn = End of the turn

key_workers = workers
key_armies = armies
key_city = city
key_expanded = expanded city
key_points = points at the end

## Areas

area_points = { $points ->
    [one] 1 point
   *[other] { $points } points
} for most workers at the end
area_trade = trade in { $goods }
city = a city of { $seat } in { $area }
city_expanded = an expanded city of { $seat } in { $area }
army = { $count ->
    [one] 1 army
   *[other] { $count } armies
} of { $seat } in { $area }
has_workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
} of { $seat }

## Boxes and stock

box-irrigation = Workers here bring grain every turn.
box-weaving = Workers here bring textile every turn.
box-scribes = A ready scribe places or moves one worker; at most 2 a player.
box-tool_makers = A ready tool maker turns metal into tools.
side-ready = ready
side-new = new
side-used = used
stock = Stock
in_stock = { $good } in the stock: { $count }
worth = value { $value }
worth_armies = value { $value }, { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}
price = for
nothing = nothing
nobody = nobody

## Players

you = you
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
acts = to act
passed = passed
points = { $points } VP
has_good = { $seat } has { $count } { $good }
workers = { $count ->
    [one] worker
   *[other] workers
}
armies = { $count ->
    [one] army
   *[other] armies
}
more = { $count } not available
workers_of = { $seat } has { $ready ->
    [one] 1 worker
   *[other] { $ready } workers
} available and { $rest } not available.
armies_of = { $seat } has { $ready ->
    [one] 1 army
   *[other] { $ready } armies
} available and { $rest } not available.
cities_in_hand = { $count ->
    [one] city to build
   *[other] cities to build
}
moved = { $count } moved
empire = Empire
free = free
rank = rank { $rank }
strength = equipment { $value }
equipment = Equipment
bid = Bid
any_sumer = any area of Sumer
empire_free = The empire of { $name }, { $armies } armies, starts in { $where }; nobody has started it.
empire_taken = The empire of { $name }, { $armies } armies, was started by { $seat }.
score-areas = areas
score-nippur = Nippur
score-cities = cities
score-workers = workers
score-boxes = boxes

## Charts

charts = Charts
chart_powers = What a city there does for its owner
power-extra_trade = one extra exchange in every trade.
power-two_extra_armies = 2 more armies when you start an empire.
power-extra_vp_per_sumer_area = 1 more point for every Sumer area you hold.
power-city_defence = with another city of yours, destroying any of them costs 3 armies.
power-scribe_on_build = a worker becomes a scribe when the city is built.
power-extra_textile = 1 more textile every turn.
power-tool_maker_on_build = a worker becomes a tool maker when the city is built.
chart_expansion = Points for expanding a city with { $wood } wood and different luxuries
expansion = { $luxuries ->
    [0] none
   *[other] { $luxuries }
}: { $points }
chart_production = Income by rank of workers in Irrigation and Weaving
ranks = Ranks

## The position in words

says_turn = Turn { $turn }, { $date }: { $phase }.
says_order = Order of play: { $order }.
says_acts = { $seat } is to act.
says_points = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
says_goods = { $seat } holds { $goods }.
says_cities = { $seat } has { $count ->
    [one] 1 city
   *[other] { $count } cities
} still to build.
says_equipment = The armies of { $seat } are equipped with { $goods }: { $rank }.
says_passed = { $seat } has passed and bids { $goods }.
says_box = { $place }: { $workers }.
says_stock = In the stock: { $goods }.
