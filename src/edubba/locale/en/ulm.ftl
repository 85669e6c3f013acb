# Ulm.

title = Ulm
summary = Push tiles into the Cathedral grid, sail down the Danube, and seal the quarters of Ulm.
seat-0 = Red
seat-1 = Blue
seat-2 = Green
seat-3 = Yellow

colour-brown = brown
colour-turquoise = turquoise
colour-white = white
colour-orange = orange
colour-gray = gray

action-card = Card
action-river = River
action-clear_away = Clear-away
action-seal = Seal
action-money = Money

side-n = north
side-e = east
side-s = south
side-w = west

and = { $one } and { $other }
a-tile = { $colour ->
    [orange] an orange tile
   *[other] a { $colour } tile
}
line-row = row { $number }
line-column = column { $number }
where = from the { $side } into { $line }
edge-at = { $spot ->
    [n0] in the north, line 1
    [n1] in the north, line 2
    [n2] in the north, line 3
    [e0] in the east, line 1
    [e1] in the east, line 2
    [e2] in the east, line 3
    [s0] in the south, line 1
    [s1] in the south, line 2
    [s2] in the south, line 3
    [w0] in the west, line 1
    [w1] in the west, line 2
   *[w2] in the west, line 3
}

quarter-leaning_house = Leaning House
quarter-oath_house = Oath House
quarter-town_hall = Town Hall
quarter-reichenauer_hof = Reichenauer Hof
quarter-goose_tower = Goose Tower
quarter-tillage = Tillage
quarter-garden = Garden
quarter-shipyard = Shipyard

privilege-leaning_house = a coat of arms and a seal on the edge of the grid
privilege-same_seal = a coat of arms, and the seal itself goes to the edge of the grid
privilege-oath_house = a descendant
privilege-town_hall = a card, then a coin or a dock tile
privilege-reichenauer_hof = 1 VP for each quarter with a seal of yours
privilege-goose_tower = a card from the discard pile, or the best of three
privilege-tillage = a dock tile, a coin and up to 2 steps
privilege-garden = a coat of arms and a seal on the edge of the grid
privilege-shipyard = a dock tile and, if you like, a Card action

coat-gold_leaning_house = gold coat of arms of the Leaning House
coat-gold_garden = gold coat of arms of the Garden
coat-gold_oath_house = gold coat of arms of the Oath House
coat-gold_town_hall = gold coat of arms of the Town Hall
coat-gold_tillage = gold coat of arms of the Tillage
coat-gold_goose_tower = gold coat of arms of the Goose Tower
coat-gold_shipyard = gold coat of arms of the Shipyard
coat-gold_reichenauer_hof = gold coat of arms of the Reichenauer Hof
coat-silver_geislingen = silver coat of arms of Geislingen
coat-silver_langenau = silver coat of arms of Langenau
coat-silver_leipheim = silver coat of arms of Leipheim
coat-silver_albeck = silver coat of arms of Albeck

worth-when_taken = { $vp } VP
worth-at_end = { $vp } VP at the end
worth-gold = { $points }, and { $pays }
pays-owner = { $income } VP to its owner for each Seal action there
pays-sealing_opponent = { $income } VP to each opponent for a Seal action there
pays-sealing_player = { $income } VP to whoever does a Seal action there

descendant-abbot = Abbot
descendant-scholar = Scholar
descendant-mint_master = Mint Master
descendant-city_guard = City Guard
descendant-builder = Builder
descendant-merchant = Merchant
descendant-councilman = Councilman
descendant-barge_driver = Barge Driver

power-abbot = after each of your Clear-aways you may take a dock tile
power-scholar = you may keep the drawn tile and push one of another colour from your supply
power-mint_master = each Money action gives you 1 coin more
power-city_guard = 2 VP if your push makes a row, column or diagonal of one colour
power-builder = you draw two tiles and keep one
power-merchant = once a round you may swap a tile with the docks
power-councilman = buying with two different colours also lets you choose 1 of 2 cards
power-barge_driver = each River action may go 1 step further

tower-guild_rates = Guild Rates
tower-book_fair = Book Fair
tower-open_gates = Open Gates
tower-notary_discount = Notary Discount
tower-imperial_tax = Imperial Tax
tower-stone_levy = Stone Levy
tower-clear_view = Clear View
tower-long_reach = Long Reach
tower-full_mint = Full Mint
tower-strong_current = Strong Current
tower-sparrow_flight = Sparrow Flight
tower-council_assembly = Council Assembly

decree-guild_rates = a card may be bought for 1 tile instead of 2
decree-book_fair = a card may be bought for 1 coin instead of 2 tiles
decree-open_gates = everybody’s first Seal action this round is free
decree-notary_discount = every Seal action costs 1 coin less
decree_must-guild_rates = a card must be bought for 1 tile instead of 2
decree_must-book_fair = a card must be bought for 1 coin instead of 2 tiles
decree_or_loss-imperial_tax = everybody pays 2 coins now; who has fewer loses 5 VP
decree_more-open_gates = everybody may do one Seal action more, which is free
decree_in_all-council_assembly = two cards may be played in a turn instead of one
decree-imperial_tax = everybody pays 2 coins now
decree-stone_levy = everybody returns 2 tiles now or loses 5 VP
decree-clear_view = the colour drawn from the bag may be chosen
decree-long_reach = Seal actions reach quarters up to 3 spaces ahead or behind
decree-full_mint = every Money action gives 1 coin more
decree-strong_current = every River action may go 1 step further
decree-sparrow_flight = exchanging the drawn tile costs no sparrow
decree-council_assembly = two free card plays in a turn instead of one

## Cards

card-nave_1 = Nave (brown)
card-nave_2 = Nave (white)
card-nave_3 = Nave (gray)
card-choir_1 = Choir (turquoise)
card-choir_2 = Choir (orange)
card-choir_3 = Choir (white)
card-steeple_1 = Steeple (gray)
card-steeple_2 = Steeple (turquoise)
card-steeple_3 = Steeple (orange)
card-fustian_1 = Fustian (gray)
card-fustian_2 = Fustian (brown)
card-fustian_3 = Fustian (turquoise)
card-fustian_4 = Fustian (white)
card-fustian_5 = Fustian (orange)
card-works_of_art_1 = Works of Art (brown)
card-works_of_art_2 = Works of Art (orange)
card-works_of_art_3 = Works of Art (white)
card-works_of_art_4 = Works of Art (gray)
card-works_of_art_5 = Works of Art (turquoise)
card-commercial_goods_1 = Commercial Goods (turquoise)
card-commercial_goods_2 = Commercial Goods (orange)
card-commercial_goods_3 = Commercial Goods (gray)
card-commercial_goods_4 = Commercial Goods (brown)
card-commercial_goods_5 = Commercial Goods (white)
card-first_ulm_chronicle = 1st Ulm Chronicle
card-city_wall = City Wall
card-construction_freeze = Construction Freeze
card-fisherman_jousting = Fisherman Jousting
card-patrician = Patrician
card-reformation = Reformation
card-siege = Siege
card-swabian_league = Swabian League
card-ulm_sparrow = Ulm Sparrow

top-nave_1 = 6 VP
top-nave_2 = 6 VP
top-nave_3 = 6 VP
top-choir_1 = 6 VP
top-choir_2 = 6 VP
top-choir_3 = 6 VP
top-steeple_1 = 6 VP
top-steeple_2 = 6 VP
top-steeple_3 = 6 VP
top-fustian_1 = 4 coins
top-fustian_2 = 3 coins, then 1 VP
top-fustian_3 = 3 coins, then up to 1 step
top-fustian_4 = 2 coins, then 2 VP
top-fustian_5 = 2 coins, then up to 2 steps
top-works_of_art_1 = 5 VP
top-works_of_art_2 = 4 VP, then 1 coin
top-works_of_art_3 = 4 VP, then up to 1 step
top-works_of_art_4 = 3 VP, then 2 coins
top-works_of_art_5 = 3 VP, then up to 2 steps
top-commercial_goods_1 = up to 4 steps
top-commercial_goods_2 = up to 3 steps, then 1 coin
top-commercial_goods_3 = up to 3 steps, then 1 VP
top-commercial_goods_4 = up to 2 steps, then 2 coins
top-commercial_goods_5 = up to 2 steps, then 2 VP
top-first_ulm_chronicle = a Seal action for 1 coin
top-city_wall = a Clear-away, then 2 VP
top-construction_freeze = 4 coins
top-fisherman_jousting = up to 2 steps, then 1 VP for each barge behind yours
top-patrician = 2 coins, then 2 sparrows
top-reformation = draw 2 cards
top-siege = 1 VP for each of your seals in quarters, at most 6
top-swabian_league = 3 dock tiles
top-ulm_sparrow = turn up to 5 sparrows into coins

end-nave = 3 VP, a set of Nave, Choir and Steeple 9 VP more
end-choir = 3 VP, a set of Nave, Choir and Steeple 9 VP more
end-steeple = 3 VP, a set of Nave, Choir and Steeple 9 VP more
end-trade = 3 VP, { $same } VP more for three of a kind{ $different ->
    [0] {""}
   *[other] , { $different } VP more for three different ones
}
end-first_ulm_chronicle = 2 VP for each of your coats of arms
end-city_wall = 2 VP for each quarter where you alone have most seals
end-construction_freeze = 1 VP for each coin, at most 6
end-fisherman_jousting = 6 VP if your barge is first, 3 VP if second
end-patrician = 4 VP
end-reformation = 2 VP for each of your face-up Cathedral cards
end-siege = 1 VP for each card you played
end-swabian_league = 2 VP for each colour among your tiles
end-ulm_sparrow = 1 VP more for each sparrow, at most 5

## Questions

ask-draw_descendant = A descendant is drawn for the Oath House.
ask-lay_grid = The Cathedral grid is laid out.
ask-draw_start_tile = { $seat } draws a tile to start with.
ask-draw_start_player = The start player is drawn.
ask-turn_up_tower = A tower tile is turned up.
ask-levy_choice = Stone Levy: { $seat } returns { $levy } tiles to the bag or loses { $loss } VP.
you-levy_choice = Stone Levy: return { $levy } tiles to the bag, or lose { $loss } VP?
ask-levy_return = Stone Levy: { $seat } has { $left ->
    [one] 1 tile
   *[other] { $left } tiles
} to return.
you-levy_return = Stone Levy: return { $left ->
    [one] 1 more tile
   *[other] { $left } more tiles
}.
ask-turn_start = { $seat } is to draw a tile.
you-turn_start = Draw a tile.
ask-clear_view = Clear View: { $seat } picks a tile from the bag.
you-clear_view = Clear View: pick a tile from the bag.
ask-turn_draw = { $seat } draws a tile.
ask-builder_choice = Builder: { $seat } keeps one of the two tiles.
you-builder_choice = Builder: which of the two tiles do you keep?
ask-empty_bag = The bag is empty: { $seat } chooses another tile to push.
you-empty_bag = The bag is empty: choose another tile to push.
ask-before_push = { $seat } has { $drawn_tile ->
    [orange] an orange tile
   *[other] a { $drawn_tile } tile
} to push.
you-before_push = Where do you push { $drawn_tile ->
    [orange] the orange tile
   *[other] the { $drawn_tile } tile
}?
ask-action_menu = { $seat } has pushed: which action?
you-action_menu = You have pushed: which action is next?
ask-clear_away = Clear-away: which side does { $seat } clear?
you-clear_away = Clear-away: which side do you clear?
ask-abbot_tile = Abbot: { $seat } may take a dock tile.
you-abbot_tile = Abbot: you may take a dock tile.
ask-card_action = Card action: does { $seat } buy or play a card?
you-card_action = Card action: do you buy or play a card?
ask-buy_card = What does { $seat } pay for the card?
you-buy_card = What do you pay for the card?
ask-play_card = Card action: { $seat } plays a card.
you-play_card = Card action: play a card.
ask-move_barge = { $seat } moves the barge { $least } to { $most } steps.
you-move_barge = Move your barge { $least } to { $most } steps.
ask-seal_action = Seal action for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
}: which quarter does { $seat } seal?
you-seal_action = Seal action for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
}: which quarter do you seal?
ask-draw_coat = { $seat } turns up a coat of arms.
ask-coat_choice = Which coat of arms does { $seat } keep?
you-coat_choice = Which coat of arms do you keep?
ask-edge_choice = { $seat } puts { $which ->
    [same] the seal
   *[another] another seal
} on the edge of the grid.
you-edge_choice = Put { $which ->
    [same] the seal
   *[another] another seal
} on the edge of the grid.
ask-descendant_choice = Oath House: which descendant does { $seat } take?
you-descendant_choice = Oath House: which descendant do you take?
ask-town_hall_choice = Town Hall: does { $seat } take a coin or a dock tile?
you-town_hall_choice = Town Hall: do you take a coin or a dock tile?
ask-goose_tower_choice = Goose Tower: does { $seat } take a discarded card or draw?
you-goose_tower_choice = Goose Tower: do you take a discarded card or draw?
ask-discard_choice = Which discarded card does { $seat } take?
you-discard_choice = Which discarded card do you take?
ask-draw_card = { $seat } draws a card.
ask-keep_card = { $seat } keeps one of the cards drawn.
you-keep_card = Which of the cards drawn do you keep?
ask-sparrow_trade = How many sparrows does { $seat } turn into coins?
you-sparrow_trade = How many sparrows do you turn into coins?
ask-dock_choice = Which dock tile does { $seat } take?
you-dock_choice = Which dock tile do you take?
ask-refill_dock = Dock { $slot } is refilled from the bag.
ask-merchant_swap = Merchant: what does { $seat } take for the { $given } tile?
you-merchant_swap = Merchant: what do you take for the { $given } tile?

## Actions

label-draw_tile = Draw a tile from the bag
label-pick_bag_color = Take { a-tile }
label-builder_keep = Keep the { $colour } tile
label-exchange_dock = Exchange it for the { $colour } tile in dock { $slot }
label-scholar_push = { $question ->
    [empty_bag] Push { a-tile } of your supply
   *[before_push] Scholar: keep the drawn tile and push { a-tile }
}
label-merchant_give = Merchant: give { a-tile }
label-push = Push { $push }
label-use_action = { $free ->
    [1] Seal, free by the Open Gates
   *[0] { $action }, with the { $colour } tile
}
label-end_turn = End the turn
label-clear_side = Clear the { $side } side
label-take_dock = Take the { $colour } tile from dock { $slot }
label-decline = { $question ->
    [abbot_tile] Take no dock tile
   *[card_action] No Card action
}
label-card_mode = { $choice ->
    [buy] Buy a card
   *[play] Play a card
}
label-pay_pair = Pay { $one ->
    [orange] an orange
   *[other] a { $one }
} and { $other ->
    [orange] an orange
   *[other] a { $other }
} tile
label-pay_single = Pay { a-tile }
label-pay_coin = Pay { $fair_price ->
    [one] 1 coin
   *[other] { $fair_price } coins
}
label-play_immediate = { $card } for { a-tile }: { $top }
label-play_face_up = Lay out { $card }; at the end: { $end }
label-choose_card = { $question ->
    [keep_card] Keep
   *[discard_choice] Take
} { $card }: now { $top }; at the end { $end }
label-move_steps = { $steps ->
    [0] Stay where you are
    [one] 1 step, to space { $space }
   *[other] { $steps } steps, to space { $space }
}
label-seal_quarter = { $quarter }: { $privilege }
label-choose_coat = The { $coat }: { $worth }
label-choose_edge = Edge { edge-at }
label-choose_descendant = { $descendant }: { $power }
label-town_hall = { $choice ->
    [coin] Take a coin
   *[tile] Take a dock tile
}
label-goose_tower = { $choice ->
    [discard_pile] Take a card from the discard pile
   *[draw] Draw { $cards } cards and keep one
}
label-convert_sparrows = { $sparrows ->
    [one] 1 sparrow for 1 coin
   *[other] { $sparrows } sparrows for { $sparrows } coins
}
label-levy = { $choice ->
    [tiles] Return { $levy } tiles
   *[vp] Lose { $loss } VP
}
label-levy_give = Give back { a-tile }

## Why not

why-blocked = A pushed-out tile lies at one end of { $line }, which is blocked.
why-no_tile = You have no { $colour } tile.
why-one_tile = You have only one { $colour } tile.
why-not_in_bag = There is no { $colour } tile in the bag.
why-not_drawn = You have not drawn { a-tile }.
why-empty_dock = Dock { $slot } is empty.
why-docks_empty = All docks are empty.
why-bank_empty = The bank has no coin left.
why-dock_tile_first = A tile of your own is pushed only when the docks are empty too.
why-same_colour = Tiles are swapped only for another colour.
why-exchange_over = The drawn tile is exchanged at most once, and not after the Scholar.
why-no_sparrow = The exchange costs a sparrow, and you have none.
why-scholar_used = The Scholar helps once a turn, after a draw from the bag.
why-merchant_used = The Merchant has swapped a tile this round.
why-not_owned = You do not have the { $descendant }.
why-empty_side = There is no pushed-out tile on the { $side } side.
why-nothing_pushed_out = There is no pushed-out tile to take.
why-not_in_line = Your line offers no further { $action } action.
why-no_space_ahead = There is no free space ahead of your barge.
why-steps = You can go { $least } to { $most } steps.
why-no_hand = You have no card in hand.
why-one_play = You have played your card of this turn.
why-not_in_hand = { $card } is not in your hand.
why-no_free_play = You have used your free card play of this turn.
why-top_costs = { $card } costs { a-tile } of your supply, and you have none.
why-action_due = A Card action that was begun is carried out.
why-no_effect = { $card } would change nothing now.
why-card_price = A card costs { $card_price } tiles, and you have { $tiles }.
why-reduced_only = This round a card is bought only at the price of the tower tile.
why-no_cards_left = There is no card left to draw.
why-no_guild_rates = A single tile buys a card only under the Guild Rates.
why-no_book_fair = A coin buys a card only at the Book Fair.
why-coins = You would need { $fair_price ->
    [one] 1 coin
   *[other] { $fair_price } coins
}.
why-card_not_drawn = { $card } is not among the cards you have drawn.
why-not_discarded = { $card } is not on the discard pile.
why-discard_empty = The discard pile is empty.
why-sparrows = You can turn at most { $most } into coins.
why-no_seal = You have no seal left.
why-seal_price = A Seal action costs { $seal_price ->
    [one] 1 coin
   *[other] { $seal_price } coins
}, and you have { $coins }.
why-quarters_full = Every quarter beside your barge is full.
why-out_of_reach = { $quarter } is not in reach of your barge.
why-quarter_full = { $quarter } is full.
why-edges_full = { $quarter } cannot be sealed: no edge spot is free.
why-no_crest = A gold coat needs a family crest, and you have none left.
why-coat_not_drawn = The { $coat } has not been turned up.
why-edge_taken = The edge { edge-at } is taken.
why-descendant_gone = The { $descendant } is not in the Oath House.
shut-no_other_dock = No dock holds a tile of another colour.
shut-no_other_tile = You have no tile of another colour.
shut-no_swap = None of your tiles can be swapped for one of another colour.

## What happened

log-descendant_laid_out = The { $descendant } comes to the Oath House.
log-start_tile_drawn = { $seat } starts with { a-tile }.
log-start_player_drawn = { $seat } takes the Oath Charter and begins.
log-round_began = Round { $round } begins.
log-tower_in_force = { $tile }: { $decree }.
log-next_tower_shown = Next round: { $tile }, { $decree }.
log-duty_unpaid = { $tile }: { $seat } pays nothing.
log-levy_paid = { $seat } returns { a-tile }.
log-turn_began = { $seat }’s turn.
log-tiles_returned = { $count ->
    [one] The pushed-out tile goes
   *[other] All { $count } pushed-out tiles go
} back into the bag.
log-tile_drawn = { $seat } draws { $colour }.
log-tile_picked = { $seat } picks { $colour } from the bag.
log-builder_chose = Builder: { $seat } keeps { $kept } and returns { $returned }.
log-tile_taken_to_push = The bag is empty: { $seat } takes { a-tile } to push.
log-no_tile_to_push = { $seat } has no tile to push.
log-exchanged = { $sparrows ->
    [0] Sparrow Flight: { $seat } exchanges
    [one] { $seat } pays 1 sparrow and exchanges
   *[other] { $seat } pays { $sparrows } sparrows and exchanges
} { $gave } for { $took } at the docks.
log-scholar_swapped = Scholar: { $seat } keeps { $kept } and will push { $pushed }.
log-merchant_swapped = Merchant: { $seat } swaps { $gave } for { $took }.
log-pushed = { $seat } pushes { $colour } { $push }; { $out } is pushed out.
log-guard_scored = The City Guard sees a new line of { $seat }.
log-action_used = { $seat }: { $action }.
log-helped = The { $descendant } helps { $seat }.
log-lapsed = { $part ->
    [coins] The bank has no coin for { $seat }.
    [sparrows] The bank has no sparrow for { $seat }.
    [vp_per_own_quarter_seal] { $seat } has no seal in a quarter.
    [move] There is no free space ahead of { $seat }’s barge.
    [clear_away] There is no pushed-out tile for { $seat } to take.
    [vp_per_barge_behind] No barge is behind { $seat }’s.
    [draw_cards] There is no card left for { $seat } to draw.
    [dock_tiles] There is no dock tile for { $seat } to take.
    [sparrows_to_coins] { $seat } can turn no sparrow into a coin.
    [coats] { $seat } may keep none of the coats of arms.
    [edge_seal] { $seat } has no seal, or no free spot, for the edge of the grid.
    [coin_or_tile] There is neither a coin nor a dock tile for { $seat }.
    [discard_or_draw] There is no card left for { $seat } to take.
   *[card_action] { $seat } can neither buy nor play a card.
}
log-gates_used = Open Gates: { $seat } has a free Seal action.
log-scored = { $seat } scores { $vp } VP.
log-lost_vp = { $seat } loses { $vp } VP.
log-coins_gained = { $seat } takes { $coins ->
    [0] no coin
    [one] 1 coin
   *[other] { $coins } coins
}.
log-coins_paid = { $seat } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
log-sparrows_gained = { $seat } gains { $sparrows ->
    [0] no sparrow
    [one] 1 sparrow
   *[other] { $sparrows } sparrows
}.
log-side_cleared = { $seat } clears the { $side } side: { $colours }.
log-dock_tile_taken = { $seat } takes { a-tile } from the docks.
log-dock_refilled = Dock { $slot } is refilled with { $colour }.
log-barge_moved = { $seat } sails from { $start } to { $space }.
log-bonus_reached = Space { $space } brings { $seat } { $bonus }.
bonus-coin = a coin
bonus-sparrow = a sparrow
bonus-dock_tile = a dock tile
bonus-card = a card
log-seal_placed = { $seat } seals the { $quarter }: { $privilege }.
log-crest_income = The crest in the { $quarter } pays { $seat }.
log-coat_drawn = The { $coat } is turned up: { $worth }.
log-coat_taken = { $seat } takes the { $coat }.
log-coat_returned = The { $coat } goes under the stack.
log-crest_placed = { $seat } places a family crest in the { $quarter }: { $pays }.
log-edge_seal_placed = { $seat } places a seal on the edge { edge-at }.
log-descendant_taken = { $seat } is joined by the { $descendant }.
log-bought_for_pair = { $seat } pays { $one } and { $other } for a card.
log-bought_for_tile = Guild Rates: { $seat } pays { $colour } for a card.
log-bought_for_coins = { $seat } buys a card at the Book Fair.
log-card_taken = { $seat } draws a card.
log-card_drawn = { $seat } draws { $card }.
log-card_kept = { $seat } keeps { $card }.
log-cards_discarded = { $seat } keeps one and discards { $cards }.
log-reshuffled = { $cards ->
    [one] The discarded card becomes
   *[other] The { $cards } discarded cards become
} the new draw pile.
log-card_from_discard = { $seat } takes { $card } from the discard pile.
log-card_laid = { $seat } lays out { $card }.
log-top_played = { $seat } plays { $card } for { a-tile }: { $top }.
log-sparrows_traded = { $seat } returns { $sparrows ->
    [one] 1 sparrow
   *[other] { $sparrows } sparrows
}.
log-final_scored = { $seat } adds { $added } VP and has { $total }.

## The end

end-won = { $seat } wins with { $points } VP.
end-won_by_quarters = { $seat } wins with { $points } VP and seals in { $quarters ->
    [one] one quarter
   *[other] { $quarters } quarters
}.
end-shared = { $seats } share the victory with { $points } VP.

## The drawing for the terminal

text-round = Round { $round } of { $rounds }
text-tower = tower: { $tile }
text-next = next: { $tile }
text-docks = docks
text-bag = bag
text-piles = draw pile { $draw }, discarded { $discarded }
text-coats = coats { $coats }
text-space = space
text-north = North bank
text-south = South bank
text-barge = on space { $space } ({ $points } VP)
text-legend = Tiles and what they do: { $tiles }. A letter is a seal, barge or crest (♦) of that player, · a free place, ◇ one with a descendant. n e s w are the sides to push from, ▶ is whose turn it is.
text-vp = VP
text-goods = coins { $coins }  sparrows { $sparrows }  seals { $seals }  crests { $crests }  tiles { $tiles }
text-hidden = hidden card
text-hand = hand
text-face_up = face-up
text-descendants = has
text-drawn = drawn: { $tiles }
text-actions = actions left: { $tiles }
text-choose = choose from
text-turned_up = turned up

## Options

preset-seed = The game as this house knows it
preset-published = Few tiles, blank tower tiles, scarce coins and sparrows
option-tile_set = How many action tiles there are
option-tile_set-seed_132 = 132
option-tile_set-published_50 = 50, ten of each colour
option-tower_mode = What the tower tiles do
option-tower_mode-standard = each alters its round, the stack is hidden
option-tower_mode-advanced = the same, and the next one is visible
option-tower_mode-counter = nothing but count the rounds
option-trade_set_scoring = What sets of three Trade cards are worth
option-trade_set_scoring-15_12 = 15 of a kind, 12 different
option-trade_set_scoring-12_9 = 12 of a kind, 9 different
option-sparrow_trigger = Which edge seals bring a sparrow
option-sparrow_trigger-adjacent_cell = all beside the cell that the tile enters
option-sparrow_trigger-entry_point = only the one the tile comes in by
option-coat_edge_seal = Which seal goes to the edge in Leaning House and Garden
option-coat_edge_seal-second_seal = a second one
option-coat_edge_seal-same_seal = the one of the Seal action itself
option-crest_income = Who scores for a seal beside a crest
option-crest_income-owner = the owner of the crest
option-crest_income-sealing_opponent = the opponent who seals there
option-crest_income-sealing_player = whoever seals there, the owner of the crest too
option-limited_supply = There are only 26 coins and 30 sparrows
option-tower_cost_mode = What a tower tile’s price for cards means
option-tower_cost_mode-may = the normal price stays allowed
option-tower_cost_mode-must = it is the only price
option-tax_shortfall = Who cannot pay the Imperial Tax
option-tax_shortfall-pay_what_you_have = pays what he has
option-tax_shortfall-lose_5_vp = pays nothing and loses 5 VP
option-coat_scoring = When coats of arms score their points
option-coat_scoring-when_taken = as soon as they are taken
option-coat_scoring-at_end = at the end of the game
option-river_bonus = Which spaces of the Danube bring their bonus
option-river_bonus-end_of_move = only the one where a move ends
option-river_bonus-every_space = every space that a move enters
option-danube = How long the Danube is
option-danube-22_spaces = 22 spaces from −11 to +11, none worth 0
option-danube-23_spaces = 23 spaces from −11 to +11, one worth 0
option-card_plays = How many cards are played in a turn
option-card_plays-card_actions_add = one, and one more for each Card action
option-card_plays-one_a_turn = one in all, two under the Council Assembly
option-open_gates = What the Open Gates give
option-open_gates-free_price = the first Seal action costs nothing
option-open_gates-extra_action = one more Seal action, which costs nothing

## The parts of a result

category-track = during play
category-sparrows = sparrows
category-river = the Danube
category-cathedral = the Cathedral
category-trade = trade cards
category-chronicle = the chronicle
category-coats = coats of arms

# Why a position is refused.
cannot-decree = another tower tile is in force
cannot-give = { $seat } has not those tiles
cannot-buy = { $seat } cannot pay for a card
cannot-have_card = there is no card for that
cannot-sail = the barge cannot be there or go so far
cannot-mint = there are not so many sparrows and coins
cannot-fill = the dock is not empty
cannot-seal = { $seat } can place no seal then
cannot-hold_drawn = only who is to move has drawn cards
cannot-end = the game is not over in round { $round }
cannot-wait = these decisions do not wait for each other
cannot-block = all lines are blocked, although they were freed when the turn began
cannot-swear = { $seat } has { $seals } seals in the Oath House for { $owned } tiles
cannot-hold = { $quarter } has only { $most } seal spaces
cannot-hold_there = the seals of { $quarter } lie on the edge
cannot-afford = there are more coins or sparrows than the bank had
cannot-gape = a cell of the grid or a place of the Oath House is empty
cannot-count = there are { $most } { $colour } tiles, not { $found }
cannot-squeeze = { $line } contains two tiles too many
cannot-lie = { $thing } lies in { $count } places
cannot-shuffle = no such cards were shuffled into the draw pile
cannot-be = { $descendant } cannot be there { $count } times
cannot-show = { $seat } has played fewer cards than lie face-up
cannot-keep = { $seat } has { $seals } of { $all } seals and placed { $placed }
cannot-wear = { $seat } has more gold coats than family crests
cannot-moor = two barges lie on space { $space }
cannot-rise = { $tower } is there once
cannot-open = no such tower tile lies open now
cannot-foresee = the next tower tile lies open
cannot-last = too few tower tiles are unseen for the rounds to come
cannot-bag = that does not fit what is in the bag
cannot-call = the descendant for that is missing
cannot-pick = no such choice is made among what was drawn
cannot-begin = what is due does not fit the round or its start player
cannot-lay_out = descendants and grid are not laid out like that
cannot-take_yet = before round 1 nothing is taken, pushed out or sealed
cannot-start = { $seat } has not what a player starts with
cannot-offer = the line cannot offer these actions now
cannot-push = no such tile is drawn to be pushed now

# What is due in a position set up by hand.
decision-abbot_tile = the Abbot takes a tile
decision-action_menu = choose an action
decision-before_push = push the tile
decision-builder_choice = keep one of two tiles
decision-buy_card = buy a card
decision-card_action = buy or play a card
decision-clear_away = choose a side to clear
decision-clear_view = name a colour to draw
decision-coat_choice = choose a coat of arms
decision-coats_up = turn up coats of arms
decision-deal = deal cards
decision-descendant_choice = choose a descendant
decision-discard_choice = choose a discarded card
decision-dock_choice = choose a tile at the docks
decision-dock_tiles = take tiles from the docks
decision-draw_card = draw a card
decision-draw_coat = draw a coat of arms
decision-draw_descendant = draw a descendant
decision-draw_start_player = who begins, by lot
decision-draw_start_tile = draw a first tile
decision-edge_choice = choose a spot on the edge
decision-effect = the next part of an effect
decision-empty_bag = choose a tile with the bag empty
decision-fill_docks = refill all docks
decision-first_window = cards before the draw
decision-goose_tower_choice = choose where the card comes from
decision-keep_card = keep a card
decision-lay_grid = lay the Cathedral area
decision-levy_choice = choose tiles or points for the levy
decision-levy_return = choose a tile to give back
decision-menu = what is left of the turn
decision-merchant_swap = swap a tile by the Merchant
decision-move_barge = move the barge
decision-play_card = play a card
decision-refill_dock = refill a dock
decision-river_bonus = the bonuses of the river
decision-round_start = the round begins
decision-seal_action = place a seal
decision-sparrow_trade = turn sparrows into coins
decision-tower_duties = taxes and levies
decision-town_hall_choice = choose a coin or a tile
decision-turn_begin = the turn begins
decision-turn_draw = draw the tile of the turn
decision-turn_start = begin the turn
decision-turn_up_tower = turn up a tower tile
