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
    .brings = new scribe
place-ur = Ur
place-lagash = Lagash
place-eridu = Eridu
    .brings = tool maker
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

nobody = nobody
list-more = { $said }, { $item }
list-last = { $said } and { $item }
pieces = { $count } { $good }
nothing = nothing
share = { $seat } { $count }
has_rank = { $rank } { $seat }

date-1 = 2500 BC
date-2 = 2150 BC
date-3 = 1800 BC
date-4 = 1450 BC
date-5 = 1100 BC

## Questions

ask-first_order = The order of play is drawn.
ask-action = { $costs ->
    [0] { $seat } chooses an action.
   *[other] { $seat } chooses an action; all but passing cost one resource, worker or army.
}
you-action = What do you do?
ask-payment = { $seat } pays for the action “{ $act }”.
you-payment = What do you pay for the action “{ $act }”?
ask-build = { $seat } builds a city: where?
you-build = Where do you build the city?
ask-lift_city = { $seat } moves a city to { $site }: which one?
you-lift_city = Which city do you move to { $site }?
ask-place_workers = { $done ->
    [0] { $seat } places workers: spend a resource or use a scribe.
   *[other] { $seat } may place more workers.
}
you-place_workers = { $done ->
    [0] Place workers: spend a resource or use a scribe.
   *[other] You may place more workers.
}
ask-spend_to = { $seat } spends { $good }: where do the workers go?
you-spend_to = You spend { $good }: where do the workers go?
ask-spend_count = { $seat } places how many workers in { $place }?
you-spend_count = How many workers do you place in { $place }?
ask-scribe_from = { $seat } uses a scribe: which worker does it move?
you-scribe_from = Which worker does your scribe move?
ask-scribe_to = { $seat } moves a worker from { $source }: where to?
you-scribe_to = Where does the worker from { $source } go?
ask-trade = { $done ->
    [0] { $seat } trades.
   *[other] { $seat } may trade on.
}
you-trade = { $done ->
    [0] What do you trade?
   *[other] You may trade on.
}
ask-empire = { $seat } starts an empire: which one?
you-empire = Which empire do you start?
ask-empire_area = { $seat } starts an empire of Sumer: in which area?
you-empire_area = In which area does your empire of Sumer start?
ask-buy = { $seat } has { $armies } armies and may buy more.
you-buy = You have { $armies } armies and may buy more.
ask-equip = { $seat } equips the armies; the value is { $value } so far.
you-equip = Equip your armies; the value is { $value } so far.
ask-place_armies = { $seat } enters { $area }: with how many armies?
you-place_armies = With how many armies do you enter { $area }?
ask-combat_roll = { $seat } rolls for { $area }.
ask-combat = { $seat } fights for { $area } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} against { $defenders } of { $defender }: go on or stop?
you-combat = You fight for { $area } with { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} against { $defenders } of { $defender }: go on or stop?
ask-expand = { $done ->
    [0] { $seat } expands the empire; { $armies ->
        [one] 1 army is
       *[other] { $armies } armies are
    } available.
   *[other] { $seat } may go on expanding for 1 of { $armies } armies.
}
you-expand = { $done ->
    [0] Expand your empire; { $armies ->
        [one] 1 army is
       *[other] { $armies } armies are
    } available.
   *[other] You may go on expanding for 1 of { $armies } armies.
}
ask-pass = { $seat } passes and may bid for the order of play; the bid is { $value } so far.
you-pass = You pass and may bid for the order of play; your bid is { $value } so far.
ask-expand_city = { $seat } may expand a city.
you-expand_city = You may expand a city.
ask-luxuries = { $seat } expands the city in { $area }: with which luxuries?
you-luxuries = With which luxuries do you expand the city in { $area }?

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

label-act = { $act }
label-pay = { $payment }
label-build = { $area }
label-lift_city = { $area }
label-pw_spend = Spend { $good } for up to { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
label-pw_scribe = Use a scribe
label-pw_end = Place no more workers
label-pw_to = { $place }
label-pw_count = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
label-pw_from = { $source }
label-pw_dest = { $place }
label-trade = { $extra ->
    [0] In { $area }: take { $get } for { $good }
   *[other] In { $area }: take { $get } for { $good } (the extra exchange of Sippar)
}
label-make_tool = Make tools from metal
label-trade_end = Trade no more
label-empire = Start the empire of { $empire } with { $armies } armies
label-empire_area = { $armies ->
    [0] { $area }
   *[other] { $area }, fighting { $holder }
}
label-buy = Buy { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} for { $good }
label-buy_end = Buy no more
label-equip = Equip with { $good } (value { $value })
label-equip_end = Equip no more
label-place_armies = { $count ->
    [one] 1 army
   *[other] { $count } armies
}
label-combat = { $stops ->
    [0] Roll: { $needed } or more wins
   *[other] Stop the attack
}
label-invade = { $defenders ->
    [0] Invade { $area }
   *[other] Attack { $holder } in { $area }
}
label-reenter = Enter { $area } again
label-destroy = Destroy the city of { $owner } in { $area } for { $cost } armies
label-reinforce = Reinforce { $area }
label-expand_end = Expand no more
label-pass_add = Bid { $good } (value { $value })
label-pass_end = End the bid
label-city_expand = Expand the city in { $area }
label-city_end = Expand no more cities
label-luxuries = { $count ->
    [0] Only wood: { $points } points
   *[other] Wood with { $goods }: { $points } points
}

## Why not

why-nothing_to_pay_with = Somebody has passed, so this action costs 1, and you have no resource, available worker or army to pay with.
why-no_payment_left = Somebody has passed, and whatever you paid would leave nothing for “{ $act }”.
why-cannot_pay = You cannot pay { $payment }: you have none.
why-payment_spoils = After paying { $payment } the action “{ $act }” would be impossible.
why-good_not_held = You hold no { $good }.
why-not_in_stock = There is no { $get } left in the stock.
why-moved_too_often = All your cities are on the board, and a player moves at most { $most } a turn.
why-no_site_left = No Sumer area is free for a city: each has one or holds an opponent's army.
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
why-scribes_full = You have two workers in Scribes, and there is room for no more.
why-not_to_stock = In this game a scribe sends no worker back to the available ones.
why-that_many = You can place 1 to { $most } workers there.
why-no_worker_there = You have no worker to take from { $source }.
why-same_place = The worker must go to a different place.
why-no_exchange_possible = No exchange or tool making is possible with what you hold and what the stock has.
why-no_trader = Nobody of yours can trade: that takes a worker or army where trade is offered and no opponent's army stands, or a ready tool maker and metal.
why-trade_something_first = Make an exchange or tools before you end.
why-no_ready_tool_maker = You have no ready tool maker.
why-army_bars_trade = An army of { $holder } stands in { $area }; nobody else trades there.
why-no_trader_there = You have no trader in { $area }.
why-taken_there = You have taken { $get } in { $area } in this action.
why-taken_in_action = You have taken { $get } in this action.
why-traders_used_up = All your traders in { $area } have made their exchange in this action.
why-one_empire_a_turn = You have had your empire this turn.
why-no_empire_open = No empire of this turn is open to you: they are taken, or you have too few workers at home.
why-empire_of_another_turn = The empire of { $empire } belongs to turn { $turn }.
why-empire_taken = The empire of { $empire } has been started already.
why-no_worker_at_home = You need a worker in the home of the empire of { $empire }.
why-others_have_more = Somebody has more workers than you in the home of the empire of { $empire }.
why-no_empire = You have started no empire this turn.
why-no_way_back = Your empire has no army left on the map, and in this game it does not enter again.
why-no_available_army = You have no available army.
why-expand_something_first = Do something with your empire before you end.
why-still_on_the_board = Your empire has armies on the board, so it cannot enter again.
why-not_home = That is not the home of the empire of { $empire }.
why-only_reentry = Your empire has no army on the board; it must first enter again.
why-held_already = You hold { $area } already.
why-not_next_to = None of your armies stands next to { $area }.
why-no_army_there = You have no army in { $area }.
why-area_full = { $area } has as many armies as an area holds.
why-no_foreign_city = There is no opponent's city in { $area }.
why-too_few_to_destroy = Destroying the city in { $area } takes { $cost } available armies; you can use { $armies }.
why-not_your_city = You have no city in { $area }.
why-expanded_already = The city in { $area } is expanded already.

## What happened

log-order_set = The order of play is { $order }.
log-turn_began = Turn { $turn }, { $date }.
log-produced = Income in { $good }: { $counts }.
log-produced_by_ur = The city in Ur gives { $seat } { $count } textile of that.
log-stock_ran_out = The stock has too little { $good }; missing: { $counts }.
log-workers_came = New workers: { $counts }.
log-declined = Decline in { $place }, workers lost: { $counts }.
log-nobody_declined = The decline finds no worker to remove.
log-cost_paid = { $seat } pays { $payment } for the action “{ $act }”.
log-city_built = { $seat } builds a city in { $area }.
log-city_moved = { $expanded ->
    [0] { $seat } moves the city from { $start } to { $area }.
   *[other] { $seat } moves the city from { $start } to { $area } and takes its expansion back.
}
log-worker_joined = The city in { $area } brings { $seat } a { $area-brings } from { $available }.
log-nobody_joined = { $full ->
    [0] The city in { $area } brings { $seat } nobody: none is left among { $available }.
   *[other] The city in { $area } brings { $seat } no scribe: there are two already.
}
log-resource_spent = { $seat } spends { $good }.
log-workers_placed = { $seat } places { $count ->
    [one] 1 worker
   *[other] { $count } workers
} in { $place }.
log-worker_moved = A scribe of { $seat } moves a worker from { $source } to { $place }.
log-exchanged = { $extra ->
    [0] { $seat } gives { $gave } for { $got } in { $area }.
   *[other] { $seat } gives { $gave } for { $got } in { $area }, the extra exchange of Sippar.
}
log-tool_made = A tool maker of { $seat } makes tools from metal.
log-empire_started = { $seat } starts the empire of { $empire }{ $area-same ->
    [empire] {""}
   *[other] {" "}in { $area }
} with { $armies } armies{ $babylon ->
    [0] {""}
   *[other] , { $babylon } of them from Babylon
}.
log-armies_bought = { $seat } buys { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} for { $good }.
log-equipped = { $value ->
    [0] { $seat } equips the armies with nothing.
   *[other] { $seat } equips the armies with { $pieces }, worth { $value }.
}
log-ranked = Ranks by equipment: { $seats }.
log-workers_left = { $count ->
    [one] 1 worker of { $seat } leaves { $area }
   *[other] { $count } workers of { $seat } leave { $area }
}.
log-rolled = { $seat } rolls { $first } and { $second } for { $area }, needing { $needed } or more: { $hit ->
    [0] an attacking army is lost
   *[other] an army of { $defender } is lost
}.
log-attack_ended = { $left ->
    [0] { $seat } has no army left to attack { $area }
   *[other] { $seat } stops the attack on { $area }
}.
log-armies_entered = { $seat } enters { $area } with { $count ->
    [one] 1 army
   *[other] { $count } armies
}.
log-repeat_paid = { $seat } gives up an army to go on.
log-reinforced = { $seat } reinforces { $area }.
log-city_destroyed = { $seat } destroys the { $expanded ->
    [0] city
   *[other] expanded city
} of { $owner } in { $area } for { $armies } armies{ $protected ->
    [0] {""}
   *[other] {", as Shuruppak demands"}
}.
log-passed = { $bid ->
    [0] { $seat } passes without a bid.
   *[other] { $seat } passes and bids { $pieces }, worth { $bid }.
}
log-empire_scored = { $areas ->
    [0] { $seat } holds no area and scores nothing for armies.
    [one] { $seat } scores { $points } points for 1 area.
   *[other] { $seat } scores { $points } points for { $areas } areas.
}
log-nippur_scored = The city in Nippur gives { $seat } { $points ->
    [one] 1 point
   *[other] { $points } points
} more for { $areas ->
    [one] 1 area
   *[other] { $areas } areas
} of Sumer.
log-city_expanded = { $seat } expands the city in { $area } with { $pieces } for { $points } points.
log-turn_ended = Turn { $turn } is over.
log-workers_scored = { $seat } has most workers in { $source }: { $points } points.
log-nobody_scored = Nobody has most workers in { $source }: its { $points } points are not scored.

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
text-legend = R, P, G: workers of Red, Purple and Green. ▲ city, ▲▲ expanded city, → leads there one way, · none. Workers 6+15: 6 available, 15 not yet.
text-neighbours = Next to each other: { $places }.
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

# Why a position is refused.
cannot-pay = nothing can be paid now
cannot-build = { $seat } can build or move no city
cannot-expand = { $seat } has no empire with available armies
cannot-approach = no army of { $seat } can enter that area
cannot-choose = there is no choice of how many
cannot-start = { $seat } is starting no such empire
cannot-arm = { $seat } can arm no empire so
cannot-draw_order = the order is drawn before turn 1, and only if it was not agreed
cannot-trade = { $seat } cannot have traded so
cannot-spend = { $seat } cannot have spent that
cannot-end_yet = the last turn is not over
cannot-order = the order of play must name every player once
cannot-go_on = all players have passed and nothing says what comes next
cannot-share = there are two cities in { $area }
cannot-meet = two players have armies in { $area }
cannot-hold = there are only { $most } pieces of { $good }
cannot-number = empires are numbered 1, 2, 3 as they started
cannot-share_empire = two players have the same empire
cannot-crew = { $seat } must have { $count } workers in all
cannot-school = { $seat } has more than { $most } workers in Scribes
cannot-settle = { $seat } has more than { $most } cities
cannot-muster = { $seat } must have { $count } armies in all
cannot-rule = { $seat } has armies or equipment but no empire
cannot-date = { $empire } is no empire of turn { $turn }
cannot-enter = { $seat } has an empire, but nothing says when it started
cannot-crowd = { $seat } must have 1 to { $most } armies in { $area }
cannot-reach = no army of { $seat } can come to { $area }
cannot-end = the game ends after turn { $turns }
cannot-decide = only one decision can be open
cannot-score = workers score only at the end
cannot-ask = what is due is not decided in this phase
cannot-offer = { $seat } bids, but has not passed
cannot-pass = that does not fit who has passed
cannot-bid = { $seat } has nothing to bid
cannot-fight = no such fight is fought there
cannot-grow = it is not for { $seat } to expand a city there
cannot-work = { $seat } has no worker or scribe for that

# What is due in a position set up by hand.
decision-action = choose one of the six actions
decision-begin_rounds = the rounds begin
decision-build = build a city
decision-buy = buy armies
decision-collect = collect the yield
decision-combat = fight on or stop
decision-combat_roll = the dice of a fight
decision-decline = workers decline
decision-empire = choose an empire
decision-empire_area = choose where the empire begins
decision-end_of_turn = the turn ends
decision-equip = equip the armies
decision-expand = expand
decision-expand_again = expand again
decision-expand_city = expand a city
decision-final_scoring = the last scoring
decision-first_order = the first order of play, by lot
decision-lift_city = choose the city to move
decision-luxuries = choose luxuries
decision-next_expansion = the next city to expand
decision-pass = pass
decision-payment = pay for an action
decision-place_armies = place armies at home
decision-place_workers = place workers
decision-score_empires = score the empires
decision-scribe_from = choose the worker a scribe takes
decision-scribe_to = choose where a scribe puts it
decision-settle_order = the new order of play
decision-spend_count = choose how many workers
decision-spend_to = choose a place for workers
decision-trade = trade
