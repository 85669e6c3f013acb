# Words of the browser's board of Ulm.

tile-brown = brown tile (Card)
tile-turquoise = turquoise tile (River)
tile-white = white tile (Clear-away)
tile-orange = orange tile (Seal)
tile-gray = gray tile (Money)
empty = nothing

cell = Row { $row }, column { $column } of the Cathedral: { $tile }
pushed-out = Pushed out in the { $side }, line { $line }: { $tile }
push = Push from the { $side } into line { $line }
edge-free = Edge in the { $side }, line { $line }: free
edge-of = Edge in the { $side }, line { $line }: seal of { $owner }
side = The { $side } side
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

round = Round { $round } of { $rounds }
tower = Tower, { $name }: { $decree }
next-tower = Next tower, { $name }: { $decree }
charter = Oath Charter: { $seat }
turn-of = Turn of { $seat }
drawn = Drawn: { $tile }
to-push = to push
action = { $action }: { $count ->
    [one] one action left
   *[other] { $count } actions left
}
free-plays = { $count ->
    [0] No free card play left
    [one] One free card play left
   *[other] { $count } free card plays left
}
plays = { $count ->
    [0] No card may be played any more
    [one] One card may be played
   *[other] { $count } cards may be played
}
coat = { $name }: { $worth }
docks = Loading docks
dock = Dock { $slot }: { $tile }
bag-title = Bag
bag = Bag with { $count ->
    [one] one tile
   *[other] { $count } tiles
}
piles = Piles
draw-pile = { $count ->
    [one] One card to draw
   *[other] { $count } cards to draw
}
coat-stack = { $count ->
    [one] One coat of arms
   *[other] { $count } coats of arms
}
tower-stack = { $count ->
    [one] One tower tile to come
   *[other] { $count } tower tiles to come
}
discard = { $count ->
    [one] One discarded card
   *[other] { $count } discarded cards
}
card = { $name }. Top: { $top }. At the end: { $end }.
known = known to all
legend = What tiles and quarters do
does-brown = Card: buy a card for two tiles, or play one
does-turquoise = River: move your barge to the next free space
does-white = Clear-away: take the pushed-out tiles of one side
does-orange = Seal: pay 2 coins, seal a quarter beside your barge
does-gray = Money: take a coin

good-vp = VP
good-coins = { $count ->
    [one] coin
   *[other] coins
}
good-sparrows = { $count ->
    [one] sparrow
   *[other] sparrows
}
good-seals = { $count ->
    [one] seal
   *[other] seals
}
good-crests = { $count ->
    [one] crest
   *[other] crests
}
good-cards = { $count ->
    [one] card
   *[other] cards
}
supply = { $tile }: { $count }
hand = In hand
face-up = Face up
hidden = { $count ->
    [one] One card that you cannot see
   *[other] { $count } cards that you cannot see
}

told-row = Row { $row } of the Cathedral: { $tiles }
told-docks = Loading docks: { $tiles }
told-player = { $seat }: { $vp } VP, { $coins } coins, { $sparrows } sparrows, { $seals } seals and { $crests } crests left, { $cards } cards in hand, barge on space { $space }; tiles: { $tiles }
told-hand = { $seat } holds { $cards }
told-face-up = { $seat } has laid out { $cards }
told-own = { $seat } owns { $own }
told-crest = Crest of { $owner } in the { $quarter }: { $pays }
told-seals = Seals of { $seat }: { $quarters }
