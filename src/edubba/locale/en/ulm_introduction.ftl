# The first game of Ulm, taught card by card.

title-welcome = Ulm, five hundred years ago
say-welcome = Beside the half-built Minster lies a square of nine tiles, and past the city flows the Danube. You push tiles, take the actions that lie in a line, sail down the river and set your seals in the quarters on its banks. After ten rounds most points win.

title-round = One turn
say-round = A turn is always: draw a tile, push it into the square, use the three tiles of the line that you pushed. A tower tile rules over each round. Now it is Open Gates: everybody’s first seal is free.

title-exchange = Not the tile you want?
say-exchange = You drew brown. For one sparrow you may swap the drawn tile with one that lies in the docks, once in a turn. White will serve you better now: take the white one from the docks.
other-exchange = You may do that. This time swap your brown tile for the white one in the docks.

title-push = Push
say-push = Push white from the left into the top row. The row moves on, and the tile at its far end is pushed out. What then lies in the row is yours to use: white, gray and orange.
other-push = You may push there. For now push from the left into the top row: look for the arrow that is lit.

title-money = Gray is money
say-money = Use the three tiles in any order, each once. Begin with gray: it gives you a coin. Coins pay for seals.
other-money = You may, but take the coin first: use the gray tile.

title-clear = White clears away
say-clear = White takes all tiles that lie pushed out on one side of the square. They are yours, and pay for cards later. Use white, and take the turquoise tile on the right.
other-clear = Use white, and clear the right side.

title-seal = Orange sets a seal
say-seal = Your barge lies between two quarters, and you may seal either of them. It costs 2 coins, but today the first is free. Use orange and seal the Leaning House: it gives a coat of arms.
other-seal = Use orange, and seal the Leaning House this time.

title-coat = A coat of arms
say-coat = Two are turned up, and you keep one. Silver is worth 4 points at once. Gold is worth fewer, but your crest in its quarter pays you whenever somebody seals there. Take either.
other-coat = Take one of the two coats of arms.

title-edge = A seal at the square
say-edge = The Leaning House also lets you set a seal at the edge of the square. Whenever anybody pushes a tile in beside it, you get a sparrow. Choose one of the places that are lit.
other-edge = Choose one of the places that are lit.

title-pick = A new round, a new tower tile
say-pick = Clear View rules this round: you choose the colour that you draw. Otherwise the bag decides. Take brown.
other-pick = You may take that; this time choose brown.

title-again = Push where it serves you
say-again = Always look at the line before you push. Push brown from the left into the middle row: brown, turquoise and orange lie there for you then.
other-again = Push from the left into the middle row.

title-river = Turquoise sails
say-river = Your barge goes one space down the Danube. At the end the river counts from −11 points at the start to +11 at its end, so sail on whenever you can. Barges never go back.
other-river = Sail first: use the turquoise tile.

title-tillage = Another seal
say-tillage = You still have orange. The Tillage on the south bank gives a tile from the docks, a coin and up to two steps on the river. Use orange and seal the Tillage: it costs 2 coins.
other-tillage = Use orange, and seal the Tillage.

title-dock = From the docks
say-dock = Choose a tile from the docks, but not turquoise: of that colour you have two, and two of one colour are best for a card. Think of the card after it.
other-dock = Choose a tile from the docks, of another colour than turquoise.

title-sail = And down the river
say-sail = Take both steps: each is a point more at the end, and other quarters come into reach.
other-sail = Go two steps.

title-card = Brown is a card
say-card = Brown buys a card for two of your tiles, or plays one. Two tiles of one colour show you two cards to choose from, two different ones only one. Use brown, and pay with two turquoise tiles.
other-card = Use the brown tile, and pay with two turquoise ones.

title-keep = Keep one
say-keep = A card can be used for what stands at its top, once, for a tile of its colour. Or it is laid out for the points at its bottom, at the end. Nave, Choir and Steeple together are worth most. Keep the Choir.
other-keep = A good card, too. This time keep the Choir.

title-over = The turn is done
say-over = All three tiles are used. You could play the card now, but keep it for your next turn. End this one.
other-over = End your turn; the card comes next.

title-lay = Play a card
say-lay = Once in every turn you may play a card, besides the actions: already before you draw. Lay the Choir out: 3 points at the end, and 9 more with Nave and Steeple.
other-lay = Lay out the Choir before you draw.

title-wins = What wins
say-wins = After ten rounds most points win: those scored on the way, the place of your barge, the cards laid out, and one for each sparrow. Coins and tiles left over count nothing, so spend them. Sail early, seal quarters that pay again, and collect cards that belong together.

# While playing: what each decision is about.
caption-before_push = Push the drawn tile into a line: its three tiles are your actions. For a sparrow you may first swap the tile with one in the docks.
caption-action_menu = Use the tiles of your line in any order, each once: gray money, white clear-away, brown card, turquoise river, orange seal. Once in a turn you may also play a card.
caption-turn_start = Before you draw, you may play a card.
caption-clear_away = Take all pushed-out tiles of one side. They pay for cards, and their lines are free again.
caption-seal_action = Seal a quarter beside your barge. Each quarter gives something else at once; point at it to see what.
caption-coat_choice = Keep one coat of arms. Silver scores more now, gold pays again and again.
caption-edge_choice = A seal at the edge brings a sparrow whenever a tile is pushed in beside it. Corners are beside two places.
caption-move_barge = The further down the Danube, the more points at the end. The last four spaces give something besides.
caption-dock_choice = Take a tile from the docks: it pays for cards.
caption-buy_card = Pay two tiles for a card. Two of one colour let you choose between two cards.
caption-keep_card = Keep the card that fits those you have.
caption-clear_view = Choose the colour that you draw. Think of the line that you will push.
caption-levy_choice = The tower demands two tiles or 5 points.
caption-descendant_choice = A descendant helps you for the rest of the game. The earlier you take one, the better.
caption-card_action = Buy a card for two tiles, or play one that you have.
caption-levy_return = These tiles go back into the bag. Keep two of one colour for a card.
caption-builder_choice = Keep the tile whose action you want; it is the one that you push.
caption-empty_bag = There is nothing left to draw, so you push one of these.
caption-abbot_tile = Your Abbot gives you a tile besides: it pays for cards.
caption-play_card = Use what stands at its top now, for a tile of its colour, or lay it out for points at the end.
caption-town_hall_choice = Coins pay for seals, tiles pay for cards.
caption-goose_tower_choice = A discarded card you know; of three drawn you keep one.
caption-discard_choice = Take the card that fits those you have.
caption-sparrow_trade = A coin for each sparrow. But a sparrow left is a point at the end, a coin none.
caption-merchant_swap = Your Merchant swaps a tile of yours for one from the docks: think of two of one colour.
