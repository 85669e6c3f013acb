# After the Flood: captions and descriptions of the drawn board.

map = The map of Sumer and its neighbours
turn = Turn { $turn }
header = Turn { $turn } of 5 · { $date } · { $phase }
order = Order of play
decline = decline

phase-collect = Collect
phase-decline = Decline
phase-actions = Actions
phase-order_of_play = Order of play
phase-victory_points = Victory points
phase-end_of_turn = End of the turn

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
in_stock_for = { $good } in the stock: { $count }; taken for one of { $prices }
give-and-take = give one below, take one above
grow-grain = grow
grow-textile = weave
two-each = 2 each
worth = worth { $value }
nothing = nothing
nobody = nobody

## Players

place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
passed = passed
has_good = { $seat } has { $count } { $good }
workers = { $count ->
    [one] worker
   *[other] workers
}
armies = { $count ->
    [one] army
   *[other] armies
}
goods = { $count ->
    [one] good
   *[other] goods
}
away = { $count } away
to-build = to build
turn-points = +{ $points } this turn
end-points = +{ $points } at the end
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

## What a choice does

begin-empire = Start the empire of { $empire } with { $armies } armies
begin-build = Build a city in { $area }
place-in = Place { $count } in { $place }
paid-with = { $action }, paid with { $payment }
# What is asked once an action was pointed at.
next-build_city = Where do you build the city?
next-place_workers = What do you spend to place workers?
next-trade = What do you trade?
next-start_empire = Which empire do you start?
next-expand_empire = Where do your armies go?
next-payment = What do you pay for “{ $act }”?
does-build_city = { $count ->
    [one] 1 area is open
   *[other] { $count } areas are open
}
does-move_city = all are built: move one
does-place_workers = { $count ->
    [0] by a scribe
    [one] 1 for one good
   *[other] up to { $count } for one good
}
does-trade = { $count ->
    [one] 1 exchange is open
   *[other] { $count } exchanges are open
}
does-start_empire = { $count ->
    [one] 1 empire is open
   *[other] { $count } empires are open
}
does-expand_empire = { $count ->
    [one] 1 army is ready
   *[other] { $count } armies are ready
}
does-pass = bid for the order of play
does-free = free; { $effect }
does-paid = costs 1; { $effect }
surcharge = Somebody has passed. 1 = one good, worker or army
# Why an action cannot be begun, short enough for its button; after_the_flood.ftl has the sentences.
shut-nothing_to_pay_with = nothing to pay with
shut-no_payment_left = nothing would be left after paying
shut-moved_too_often = no city left to move this turn
shut-no_site_left = no Sumer area is free
shut-nothing_to_spend = no good to spend
shut-no_worker_no_scribe = no available worker
shut-no_trader = nobody of yours where trade is open
shut-no_exchange_possible = nothing to exchange
shut-one_empire_a_turn = you had yours this turn
shut-no_empire_open = none is open to you
shut-no_empire = you have none this turn
shut-no_way_back = no army left on the map
shut-no_available_army = no available army
pairs-hint = Give → take, one for one, each at once. The number is the change in value.
pairs-first = There are many: choose an area, a good of the stock or one of yours first.
have = you hold { $count }
extra = the extra of Sippar.
barred = An army bars your workers: { $areas }.
one-worker = 1 worker
one-army = 1 army
plus-armies = { $count ->
    [one] +1 army
   *[other] +{ $count } armies
}
up-to = { $count ->
    [one] 1 worker
   *[other] up to { $count } workers
}
# Of a power that would do nothing now.
idle-scribes = you have two scribes: nobody comes
idle-worker = none of your workers is left to come
idle-armies = 2 more armies, from the next turn on
idle-last = nothing more: it is the last turn
no-power = no power
no-city = no city
city-of = city of { $seat }
next-to = next to { $areas }
loses-expansion = its expansion is lost
meets = { $count } of { $seat }, { $needed } or more hits
march-invade = nobody there: 1 army moves in
march-reenter = your empire comes back
march-destroy = the city is razed for good
march-reinforce = a second army holds it better
few-reinforce = ×2
your-income = a turn, for you
most-keep = You keep most workers: { $points } points at the end.
most-win = You would have most workers: { $points } points at the end.
most-lack = Not most workers: { $points } points at the end for whoever has.
traders = { $count ->
    [0] No exchange here:
    [one] 1 exchange a trade:
   *[other] { $count } exchanges a trade:
}
home-of = Home of an empire of { $armies } armies in turn { $turn }.
decline-takes = The decline of the next turn takes { $count } of yours here.
one-more = One worker more
one-less = One worker less
value-lost = Worth { $value }, but only { $count } go: the rest is lost.
shown-first = Choose a box or an area outside Sumer: what they would do there is shown here first.
rank-ahead = Your rank with this
rank-of = { $seat }, worth { $value }
equip-hint = The better rank hits with 5 or more, the other with 7 or more. All of it is lost when the turn ends.
order-ahead = Your place next turn, if nobody bids more
tie-ahead = Your place among equals at the end, if nobody bids more
bid-hint = The highest bid is first. All bids are lost when the turn ends.
workers-unused = { $count ->
    [one] 1 available worker goes unused.
   *[other] { $count } available workers go unused.
}
armies-ready = Armies available
armies-left = { $count ->
    [0] No army is left to buy.
    [one] Only 1 army is left to buy; what is paid beyond is lost.
   *[other] Only { $count } armies are left to buy; what is paid beyond is lost.
}
armies-hint = Two hold an area better; one more stays in hand to expand with.
luxuries-hint = Two wood are paid. Lay luxuries beside them, in any order.
lay-down = Lay down { $good }
take-back = Take back { $good }

## Fights

throws = { $hits } of 36, { $share } a roll
won = Won: { $points } for you, { $lost } for { $seat }
against = { $armies ->
    [one] Your 1 army
   *[other] Your { $armies } armies
} against { $defenders }
lose = { $count ->
    [0] lose none
   *[other] lose { $count }
}
lose-more = lose more
fail = fail
look-away = Not now
roll-for = Roll for { $area }
battle = The fight for { $area }
die = A die shows { $face }
hit = { $sum }: a hit ({ $needed }+)
miss = { $sum }: a miss ({ $needed }+)

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
