# Words of the browser's board of Ulm.

tile-brown = brown tile (Card)
tile-turquoise = turquoise tile (River)
tile-white = white tile (Clear-away)
tile-orange = orange tile (Seal)
tile-gray = gray tile (Money)
empty = nothing

## The Cathedral

cell = Row { $row }, column { $column } of the Cathedral: { $tile }
pushed-out = Pushed out in the { $side }, line { $line }: { $tile }
push = Push from the { $side } into { $line }
push-blocked = From the { $side } into { $line }: blocked
edge-free = Edge in the { $side }, line { $line }: free
edge-of = Edge in the { $side }, line { $line }: seal of { $owner }
side = The { $side } side: { $tiles }
action = { $action }: { $count ->
    [one] one action left
   *[other] { $count } actions left
}
short-card = Card
short-river = River
short-clear_away = Clear
short-seal = Seal
short-money = Money
plus = +{ $count }

## River and quarters

quarter = { $name }: { $seals } of { $spaces } seal spaces taken. A seal brings { $privilege }.
quarter-with-crest = { $quarter } Crest of { $owner }: { $pays }.
space = Space { $index } of the Danube, { $vp } VP
space-with-bonus = { $space }, { $bonus }
space-with-barges = { $space }, here: { $barges }
bonus-coin = brings a coin
bonus-sparrow = brings a sparrow
bonus-dock_tile = brings a dock tile
bonus-card = brings a card
barge = Barge of { $owner }
descendant = { $name }: { $power }

## Beside the Cathedral

round = Round { $round } of { $rounds }
tower = Tower, { $name }: { $decree }
next-tower = Next: { $name }, { $decree }
no-decree = No decree
charter = Charter: { $seat }
turn-of = Turn of { $seat }
drawn = Drawn: { $tile }
to-push = To push: { $tile }
your-tile = You push
their-tile = { $seat } pushes
actions-left = Actions left
coat = { $name }: { $worth }
docks = Docks
dock = Dock { $slot }: { $tile }
bag = Bag with { $count ->
    [one] one tile
   *[other] { $count } tiles
}
in-bag = In the bag, { $tile }: { $count }
cards = Cards
coats = Coats
descendants = Descendants
draw-pile = { $count ->
    [one] One card to draw
   *[other] { $count } cards to draw
}
coat-stack = { $count ->
    [one] One coat of arms
   *[other] { $count } coats of arms
}
discard = { $count ->
    [one] One discarded card
   *[other] { $count } discarded cards
}
discarded = Discarded

## Cards

card = { $name }. Top: { $top }. At the end: { $end }.
now = Now: { $top }.
at-end = At the end: { $end }.
counts-cathedral = 3 VP; set of three +9
counts-trade = 3 VP; three alike +{ $same }
counts-first_ulm_chronicle = 2 VP for each coat
counts-city_wall = 2 VP each quarter led
counts-construction_freeze = 1 VP a coin, at most 6
counts-fisherman_jousting = first: 6 VP, second: 3 VP
counts-patrician = 4 VP
counts-reformation = 2 VP each Cathedral card
counts-siege = 1 VP each card played
counts-swabian_league = 2 VP each tile colour
counts-ulm_sparrow = 1 VP more a sparrow

## The players

vp = VP
if-ended = { $vp } if it ended now
own-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
own-sparrows = { $count ->
    [one] 1 sparrow
   *[other] { $count } sparrows
}
own-seals = { $count ->
    [one] 1 seal
   *[other] { $count } seals
}
own-tiles = { $count ->
    [0] No tile
    [one] 1 tile
   *[other] { $count } tiles
}
forecast = If the game ended now
own-cards = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
house = House
crests = { $count ->
    [one] 1 crest
   *[other] { $count } crests
}
seat = { $seat }: { $coins } coins, { $sparrows } sparrows, { $seals } seals, { $cards } cards, { $tiles } tiles
supply = { $tile }: { $count }
hidden = { $count ->
    [one] One card that you cannot see
   *[other] { $count } cards that you cannot see
}

## What a choice gives

gives-card = buy for 2 tiles, or play a card
gives-card-tower_book_fair = buy from 1 coin on, or play a card
gives-card-tower_guild_rates = buy from 1 tile on, or play a card
gives-clear_away = take the tiles of one side
gives-money = from the bank
gives-river = barge to { $points }
gives-river-choice = barge to { $first }, up to { $last }
gives-no-river = no free space ahead
gives-seal = { $quarters }
gives-no-seal = no quarter here is free
sparrows-for = { $count } for { $seat }
goes-out = out to the { $side }
end-loses = { $count ->
    [one] Whoever ends the turn now loses one action.
   *[other] Whoever ends the turn now loses { $count } actions.
}
point-at-arrow = Point at an arrow to see what its line gives.
tap-arrow = Tap an arrow to see what its line gives; tap it again to push.
brings = Brings { $privilege }.
hint-turn_start = A card played now still leaves you the push.
pay-single = One tile alone
hint-buy_card = Two different tiles draw a card; two alike show you two, and you keep one.
hint-clear_away = The tiles go to your supply, and their lines are free again.
hint-edge_choice = Whenever a tile enters beside it, your seal brings you a sparrow.
hint-move_barge = The number on the water is what the space counts at the end.
does-draw = one of { $count } in the bag, to be pushed
does-exchange = for { $colours }
does-scholar = keep the drawn tile and push { $colours }
does-merchant = swaps a tile at the docks
does-play = { $count ->
    [one] lay it out, or pay its tile for its top
   *[other] up to { $count }: laid out, or for their tops
}
gives-way = your barge from { $from } to { $to }
gives-tiles = { $count ->
    [one] one tile for your supply
   *[other] { $count } tiles for your supply
}
act-draw = Draw
act-exchange = Exchange at the docks
act-play = Play a card
short-exchange = Docks
free = free
next-exchange = For which dock tile do you exchange it?
next-play = Which card do you play?

## Why not, in few words

shut-not_in_line = not in your line
shut-not_owned = not yours
shut-no_free_play = used this turn
shut-one_play = used this turn
shut-no_hand = no card in hand
shut-merchant_used = used this round
shut-scholar_used = once a turn, after a draw
shut-exchange_over = once a turn, before the Scholar
shut-no_sparrow = costs 1, you have none
shut-no_other_dock = no other colour there
shut-no_other_tile = no tile of another colour
shut-no_swap = nothing to swap
shut-seal_price = costs { $seal_price }, you have { $coins }
shut-no_seal = no seal left
shut-quarters_full = every quarter here is full
shut-nothing_pushed_out = no tile is pushed out
shut-no_space_ahead = no free space ahead
shut-bank_empty = the bank is empty
shut-card_price = { $card_price } tiles, you have { $tiles }
shut-reduced_only = only at the tower’s price
shut-no_cards_left = no card left

## The position in words

told-row = Row { $row } of the Cathedral: { $tiles }
told-docks = Loading docks: { $tiles }
told-player = { $seat }: { $vp } VP, { $coins } coins, { $sparrows } sparrows, { $seals } seals and { $crests } crests left, { $cards } cards in hand, barge on space { $space }; tiles: { $tiles }
told-hand = { $seat } holds { $cards }
told-face-up = { $seat } has laid out { $cards }
told-own = { $seat } owns { $own }
told-crest = Crest of { $owner } in the { $quarter }: { $pays }
told-seals = Seals of { $seat }: { $quarters }
told-plays = { $count ->
    [0] No card may be played any more
    [one] One card may be played
   *[other] { $count } cards may be played
}
told-free-plays = { $count ->
    [0] No free card play left
    [one] One free card play left
   *[other] { $count } free card plays left
}

## Courses from the things themselves

course-clear = Clear the { $side } side away
course-river = Sail to { $points }
course-seal = Seal for { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
}: { $privilege }
course-money-seal = Take the money, then seal for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}: { $privilege }
course-card = Buy a card for { $one } and { $other }
