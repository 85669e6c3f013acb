# After the Flood.

title = After the Flood
summary = Place workers, trade abroad, raise empires and expand your cities in ancient Sumer.
seat-0 = Red
seat-1 = Purple
seat-2 = Green

preset-seed = The rules as this house plays them
preset-published = The published rules, where they differ

option-score_worker_boxes = Most workers in Irrigation and Weaving score at the end
option-scribe_ready = When a new scribe may be used
option-scribe_ready-next_turn = From the next turn on
option-scribe_ready-next_action = From the player's next action on
option-ur_needs_weaver = Ur gives its textile only to an owner with a worker in Weaving
option-empire_min_workers = Workers needed at home to start an empire
option-trade_type_scope = How often one kind of resource may be taken in a trade action
option-trade_type_scope-per_area = Once in each area
option-trade_type_scope-per_action = Once in the whole action
option-sippar_needs_trader = Sippar's extra exchange needs a trader in that area
option-entry_fight = Fights for the home area of an empire
option-entry_fight-may_stop = May be stopped after any roll
option-entry_fight-to_the_end = Go on until one side is gone
option-city_worker_from = Where the worker comes from whom a new city in Uruk or Eridu brings
option-city_worker_from-unavailable = From the workers that are not available this turn
option-city_worker_from-available = From the available workers
option-reentry = A player whose empire has no army on the map may enter again while expanding
option-scribe_to_stock = A scribe may send a placed worker back to the available ones
option-max_relocations_per_turn = How often a player may move a city in one turn
option-fixed_first_order = The first order of play
option-fixed_first_order-random = Drawn
option-fixed_first_order-red-purple-green = Red, Purple, Green
option-fixed_first_order-red-green-purple = Red, Green, Purple
option-fixed_first_order-purple-red-green = Purple, Red, Green
option-fixed_first_order-purple-green-red = Purple, Green, Red
option-fixed_first_order-green-red-purple = Green, Red, Purple
option-fixed_first_order-green-purple-red = Green, Purple, Red

good-grain = grain
good-wood = wood
good-metal = metal
good-textile = textile
good-tools = tools
good-oil = oil
good-gold = gold
good-lapis = lapis lazuli

place-sumer = Sumer
place-sippar = Sippar
place-babylon = Babylon
place-nippur = Nippur
place-shuruppak = Shuruppak
place-umma = Umma
place-uruk = Uruk
place-ur = Ur
place-lagash = Lagash
place-eridu = Eridu
place-egypt = Egypt
place-amorites = Amorites
place-hittites = Hittites
place-mittani = Mittani
place-assyria = Assyria
place-kassites = Kassites
place-guti = Guti
place-elam = Elam
place-dilmun = Dilmun
place-chaldea = Chaldea
place-larsa = Larsa
place-isin = Isin
place-akkad = Akkad
place-irrigation = Irrigation
place-weaving = Weaving
place-scribes = Scribes
place-tool_makers = Tool Makers
place-stock = the available workers
place-unavailable = the unavailable workers
place-scribes_ready = the ready scribes
place-scribes_new = the new scribes
place-scribes_used = the used scribes
place-tool_makers_ready = the ready tool makers
place-tool_makers_used = the used tool makers

box-irrigation = { place-irrigation }
box-weaving = { place-weaving }
box-scribes_ready = { place-scribes }, ready
box-scribes_new = { place-scribes }, new
box-scribes_used = { place-scribes }, used
box-tool_makers_ready = { place-tool_makers }, ready
box-tool_makers_used = { place-tool_makers }, used

empire = the empire of { $name }
empire_in = the empire of { $name } in { $area }
list-more = { $said }, { $item }
list-last = { $said } and { $item }
pieces = { $count } { $good }
no_pieces = nothing

date-1 = 2500 BC
date-2 = 2150 BC
date-3 = 1800 BC
date-4 = 1450 BC
date-5 = 1100 BC

## Questions

ask-order = The order of play is drawn.
ask-action = { $seat } chooses an action.
ask-action_at_a_cost = { $seat } chooses an action; all but passing cost one resource, worker or army.
ask-payment = { $seat } pays for the action “{ $act }”.
ask-build = { $seat } builds a city: where?
ask-take_up = { $seat } moves a city to { $area }: which one?
ask-workers = { $seat } places workers: spend a resource or use a scribe.
ask-workers_again = { $seat } may place more workers.
ask-spend_to = { $seat } spends { $good }: where do the workers go?
ask-spend_count = { $seat } places how many workers in { $place }?
ask-scribe_from = { $seat } uses a scribe: which worker does it move?
ask-scribe_to = { $seat } moves a worker from { $source }: where to?
ask-trade = { $seat } trades.
ask-trade_again = { $seat } may trade on.
ask-empire = { $seat } starts an empire: which one?
ask-empire_area = { $seat } starts an empire of Sumer: in which area?
ask-buy = { $seat } has { $armies } armies and may buy more.
ask-equip = { $seat } equips the armies; the value is { $value } so far.
ask-place_armies = { $seat } enters { $area }: with how many armies?
ask-roll = { $seat } rolls for { $area }.
ask-go_on = { $seat } fights for { $area } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} against { $defenders } of { $defender }: go on or stop?
ask-expand = { $seat } expands the empire; { $armies ->
    [one] 1 army is
   *[other] { $armies } armies are
} available.
ask-repeat = { $seat } may go on expanding for 1 of { $armies } armies.
ask-bid = { $seat } passes and may bid for the order of play; the bid is { $value } so far.
ask-expand_city = { $seat } may expand a city.
ask-luxuries = { $seat } expands the city in { $area }: with which luxuries?

## Actions

act-build_city = Build a city
act-place_workers = Place workers
act-trade = Trade
act-start_empire = Start an empire
act-expand_empire = Expand the empire
act-pass = Pass
pay-good = 1 { $good }
pay-worker = 1 available worker
pay-army = 1 available army

label-spend = Spend { $good } for up to { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
label-scribe = Use a scribe
label-workers_end = Place no more workers
label-count = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
label-trade = { $extra ->
    [0] In { $area }: take { $get } for { $give }
   *[other] In { $area }: take { $get } for { $give } (the extra exchange of Sippar)
}
label-make_tool = Make tools from metal
label-trade_end = Trade no more
label-empire = Start { $empire } with { $armies } armies
label-fight_for = { $area }, fighting { $holder }
label-buy = Buy { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} for { $good }
label-buy_end = Buy no more
label-equip = Equip with { $good } (value { $value })
label-equip_end = Equip no more
label-armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
label-roll = Roll: { $needed } or more wins
label-stop = Stop the attack
label-invade = Invade { $area }
label-attack = Attack { $holder } in { $area }
label-reenter = Enter { $area } again
label-destroy = Destroy the city of { $owner } in { $area } for { $armies } armies
label-reinforce = Reinforce { $area }
label-expand_end = Expand no more
label-bid = Bid { $good } (value { $value })
label-pass_end = End the bid
label-expand_city = Expand the city in { $area }
label-city_end = Expand no more cities
label-wood_only = Only wood: { $points } points
label-luxuries = Wood with { $goods }: { $points } points

## Why not

why-only_the_draw = Only the draw decides the first order of play.
why-only_the_dice = Only the dice decide that.
why-choose_action_first = Choose an action first: build a city, place workers, trade, start or expand an empire, or pass.
why-nothing_to_pay_with = Somebody has passed, so this action costs 1, and you have no resource, available worker or army to pay with.
why-no_payment_left = Somebody has passed, and whatever you paid would leave nothing for “{ $act }”.
why-pay_first = Pay for the action “{ $act }” first.
why-cannot_pay = You cannot pay { $payment }: you have none.
why-payment_spoils = After paying { $payment } the action “{ $act }” would be impossible.
why-good_not_held = You hold no { $good }.
why-not_in_stock = There is no { $good } left in the stock.
why-moved_too_often = All your cities are on the board, and a player moves at most { $most } a turn.
why-no_site_left = No Sumer area is free for a city: each has one or holds an opponent's army.
why-choose_site = A city is built in an area of Sumer.
why-city_stands = { $owner } has a city in { $area } already.
why-army_in_the_way = An army of { $holder } stands in { $area }.
why-take_up_own_city = Choose one of your own cities to take up.
why-nothing_to_spend = You hold no resource to spend and have no ready scribe.
why-no_worker_no_scribe = You have no available worker and no ready scribe.
why-place_something_first = Spend a resource or use a scribe before you end.
why-no_ready_scribe = You have no ready scribe.
why-scribe_is_new = Your new scribe cannot be used yet.
why-spent_already = Only one resource can be spent in one action.
why-no_available_worker = You have no available worker to place.
why-placing_workers_now = You are placing workers: spend a resource, use a scribe or end.
why-scribes_full = You have two workers in Scribes, and there is room for no more.
why-not_to_stock = In this game a scribe sends no worker back to the available ones.
why-choose_place = Workers go to an area outside Sumer or to one of the four boxes.
why-that_many = You can place 1 to { $most } workers there.
why-no_worker_there = You have no worker to take from { $source }.
why-choose_source = Choose the worker that the scribe moves.
why-same_place = The worker must go to a different place.
why-no_exchange_possible = No exchange or tool making is possible with what you hold and what the stock has.
why-no_trader = Nobody of yours can trade: that takes a worker or army where trade is offered and no opponent's army stands, or a ready tool maker and metal.
why-trade_something_first = Make an exchange or tools before you end.
why-no_ready_tool_maker = You have no ready tool maker.
why-trading_now = You are trading: choose an exchange, make tools or end.
why-army_bars_trade = An army of { $holder } stands in { $area }; nobody else trades there.
why-no_trader_there = You have no trader in { $area }.
why-taken_there = You have taken { $good } in { $area } in this action.
why-taken_in_action = You have taken { $good } in this action.
why-traders_used_up = All your traders in { $area } have made their exchange in this action.
why-one_empire_a_turn = You have had your empire this turn.
why-no_empire_open = No empire of this turn is open to you: they are taken, or you have too few workers at home.
why-choose_empire = Choose one of this turn's empires.
why-empire_of_another_turn = The empire of { $name } belongs to turn { $turn }.
why-empire_taken = The empire of { $name } has been started already.
why-no_worker_at_home = You need a worker in the home of { $empire }.
why-others_have_more = Somebody has more workers than you in the home of { $empire }.
why-choose_sumer_area = An empire of Sumer starts in an area of Sumer.
why-buying_now = You are buying armies: give grain, metal or tools, or end.
why-equipping_now = You are equipping your armies: add a resource or end.
why-one_or_two_armies = Enter with 1 or 2 armies.
why-in_combat = You are fighting: roll or stop.
why-no_empire = You have started no empire this turn.
why-no_way_back = Your empire has no army left on the map, and in this game it does not enter again.
why-no_available_army = You have no available army.
why-expand_something_first = Do something with your empire before you end.
why-expanding_now = You are expanding your empire: invade, destroy, reinforce or end.
why-still_on_the_board = Your empire has armies on the board, so it cannot enter again.
why-not_home = That is not the home of { $empire }.
why-only_reentry = Your empire has no army on the board; it must first enter again.
why-held_already = You hold { $area } already.
why-not_next_to = None of your armies stands next to { $area }.
why-no_army_there = You have no army in { $area }.
why-area_full = { $area } has as many armies as an area holds.
why-no_foreign_city = There is no opponent's city in { $area }.
why-too_few_to_destroy = Destroying the city in { $area } takes { $cost } available armies; you can use { $armies }.
why-passing_now = You are passing: add a resource to your bid or end.
why-not_your_city = You have no city in { $area }.
why-expanded_already = The city in { $area } is expanded already.
why-expanding_cities_now = Expand one of your cities or end.
why-choose_luxuries = Choose the luxuries that go with the wood.

## What happened

order_set = The order of play is { $first }, { $second }, { $third }.
turn_began = Turn { $turn }, { $date }.
produced = Income in { $good }: { $first } { $a }, { $second } { $b }, { $third } { $c }.
produced_by_ur = The city in Ur gives { $seat } { $count } textile of that.
lacks = { $seat } gets { $count } too few
stock_ran_out = The stock has too little { $good }: { $lacks }.
workers_came = New workers: { $first } { $a }, { $second } { $b }, { $third } { $c }.
loses = { $seat } loses { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
declined = Decline in { $place }: { $losses }.
nobody_declined = The decline finds no worker to remove.
cost_paid = { $seat } pays { $payment } for the action “{ $act }”.
city_built = { $seat } builds a city in { $area }.
city_moved = { $expanded ->
    [0] { $seat } moves the city from { $start } to { $area }.
   *[other] { $seat } moves the city from { $start } to { $area } and takes its expansion back.
}
joined-uruk = The city in Uruk brings { $seat } a new scribe from { $supply }.
joined-eridu = The city in Eridu brings { $seat } a tool maker from { $supply }.
nobody_joined = The city in { $area } brings { $seat } nobody: none is left among { $supply }.
scribes_were_full = The city in { $area } brings { $seat } no scribe: there are two already.
resource_spent = { $seat } spends { $good }.
workers_placed = { $seat } places { $count ->
    [one] 1 worker
   *[other] { $count } workers
} in { $place }.
worker_moved = A scribe of { $seat } moves a worker from { $source } to { $place }.
exchanged = { $extra ->
    [0] { $seat } gives { $gave } for { $got } in { $area }.
   *[other] { $seat } gives { $gave } for { $got } in { $area }, the extra exchange of Sippar.
}
tool_made = A tool maker of { $seat } makes tools from metal.
empire_started = { $babylon ->
    [0] { $seat } starts { $empire } with { $armies } armies.
   *[other] { $seat } starts { $empire } with { $armies } armies, { $babylon } of them from Babylon.
}
armies_bought = { $seat } buys { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} for { $good }.
equipped = { $value ->
    [0] { $seat } equips the armies with nothing.
   *[other] { $seat } equips the armies with { $pieces }, worth { $value }.
}
has_rank = { $rank } { $seat }
ranked = Ranks by equipment: { $ranks }.
workers_left = { $count ->
    [one] 1 worker of { $seat } leaves { $area }
   *[other] { $count } workers of { $seat } leave { $area }
}.
rolled = { $seat } rolls { $first } and { $second } for { $area }, needing { $needed } or more: { $hit ->
    [0] an attacking army is lost
   *[other] an army of { $defender } is lost
}.
attack_ended = { $left ->
    [0] { $seat } has no army left to attack { $area }
   *[other] { $seat } stops the attack on { $area }
}.
armies_entered = { $seat } enters { $area } with { $count ->
    [one] 1 army
   *[other] { $count } armies
}.
repeat_paid = { $seat } gives up an army to go on.
reinforced = { $seat } reinforces { $area }.
city_destroyed = { $seat } destroys the { $expanded ->
    [0] city
   *[other] expanded city
} of { $owner } in { $area } for { $armies } armies{ $protected ->
    [0] {""}
   *[other] {", as Shuruppak demands"}
}.
passed = { $bid ->
    [0] { $seat } passes without a bid.
   *[other] { $seat } passes and bids { $pieces }, worth { $bid }.
}
empire_scored = { $areas ->
    [0] { $seat } holds no area and scores nothing for armies.
    [one] { $seat } scores { $points } points for 1 area.
   *[other] { $seat } scores { $points } points for { $areas } areas.
}
nippur_scored = The city in Nippur gives { $seat } { $points ->
    [one] 1 point
   *[other] { $points } points
} more for { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} of Sumer.
city_expanded = { $seat } expands the city in { $area } with { $pieces } for { $points } points.
turn_ended = Turn { $turn } is over.
workers_scored = { $seat } has most workers in { $place }: { $points } points.
nobody_scored = Nobody has most workers in { $place }: its { $points } points are not scored.

## The end

end-won = { $seat } wins with { $points } points.
end-won_by_order = { $seat } wins with { $points } points, before { $second } in the order of play.

## The table in the terminal

text-turn = Turn { $turn }, { $date }: { $phase }
text-order = Order of play: { $order }
text-no_order = The order of play is not drawn yet
text-empires = Empires: { $empires }
text-empire = { $name } ({ $armies })
text-sumer = { place-sumer }
text-abroad = Abroad
text-boxes = Boxes
text-players = Players
text-city = city
text-cities = to build
text-workers = workers
text-armies = armies
text-points = VP
text-trade = trade
text-next_to = next to
text-marks = { $seat }: { $marks }
text-rank = { $name } { $rank } ({ $value })
text-passed = passed, bids { $bid }
text-stock = In the stock: { $goods }

## The parts of a result

category-areas = areas
category-nippur = Nippur
category-cities = cities
category-workers = workers
category-boxes = worker boxes
