# The first game of Clash of Cultures, taught card by card.

title-welcome = A people sets out
say-welcome = You begin with one city and one settler in a land that nobody knows yet. You found cities, let them grow, learn, explore, trade and, if it must be, fight. Most points win after six rounds. You play blue; your city lies in the region that is turned up at your side of the map.

title-turn = Three actions
say-turn = In every turn you have three actions, the same or different ones. After three turns a round ends; after six rounds the game is over. Your goods and tokens lie below, and the advances open in a drawer of their own.

title-advance = First action: an advance
say-advance = Your people can learn 48 things. An advance costs 2 food, and you have just 2. Learn Storage: without it you can never keep more than 2 food. Its yellow rim also gives you a mood token.
other-advance = A good idea for later. Learn Storage first.

title-collect = Second action: collect
say-collect = Activate your city and let it collect. It takes one piece from each of several spaces, its own or beside it: as many as the city is large, and one more because it is happy. Take food from the city’s own field D2 and ore from the mountain E2.
other-collect = Activate the city and collect: food from D2, ore from E2.

title-move = Third action: explore
say-move = A move action moves up to three groups, one space each. Send the settler from D2 to E3, into unknown land.
other-move = Use your last action to move the settler from D2 to E3.

title-orient = New land
say-orient = The region is turned up, and you may lay it either way round. Think of where your settler stands: cities need land that is not barren, and fields, woods and mountains beside it. Choose either.
other-orient = Choose how the region lies.

title-end = End the turn
say-end = All three actions are done. What costs no action, such as trading, would still be possible. End your turn; then the other people act.
other-end = End your turn first; trading comes soon.

title-found = Found a city
say-found = Your second turn. Let the settler found a city where it stands. Every city is a point at the end. The larger a city, the more it collects, but no city can be larger than the number of cities that you have.
other-found = Found the city first: choose your settler on E3.

title-army = Build units
say-army = An activated city can do one of several things: collect, build units, or grow by a building for food, wood and ore. Activate D2 again and build an army. It costs 1 food and guards your city.
other-army = Activate D2, choose to build units, and build an army.

title-civic = A happy city
say-civic = A happy city collects or builds one more, an angry one never more than one. A civic improvement lifts the mood of a city, for as many mood tokens as it is large. Use your token for the new city E3.
other-civic = Use the civic improvement for E3.

title-trade = Trade
say-trade = In your turn you may offer trades, and they cost no action. Offer 1 ore, no cards, and ask for 1 action card of the other people’s choice. Action cards help once, each in two ways: in peace by its upper half, in battle by its lower.
other-trade = Offer 1 ore and ask for 1 action card, and nothing else.

title-over = Accepted
say-over = You have a second action card now. Your actions are done, so end the turn.
other-over = End your turn.

title-answer = An offer for you
say-answer = Now the other people offer 1 food for one of your action cards. You may accept, decline, or make another offer. Food is what you need most now: accept.
other-answer = This time accept the offer.

title-give = Which card?
say-give = You choose which card you give. Read both, and give the one that you need less.
other-give = Give one of your two cards.

title-wins = What wins
say-wins = Most points win. At the end every city and every building of your colour is a point, an advance half a point, a fulfilled objective 2 points and a wonder 5. Look at your objective card: it tells you what to aim at. Found cities early, collect before you spend, and learn what your land can use. At the end of each round you are led through what happens then.

# While playing: what each decision is about.
caption-main = Three actions a turn: an advance, a move, a new city, a city activated, moods lifted, or influence on another’s city. Cards and trades without the sign of an action cost none.
caption-activation = One thing for this city: collect, build units, grow, or build a wonder. A second time in one turn its mood falls.
caption-collect_space = Take one piece from each space, as many as the city can. Food feeds advances and units; wood and ore make buildings.
caption-build_unit = Armies cost 1 food, settlers 2, ships wood and ore. New settlers mean new cities.
caption-move_from = Choose where a group starts. A move action has up to three moves.
caption-move_with = Choose the units and where they go. Unknown land is explored; a space with others’ units means battle.
caption-orient_region = Lay the new region so that it serves you: good land beside your cities, sea where you want ships.
caption-civic_step = Lift the mood of a city: happy cities collect and build one more.
caption-trade_count = How much do you offer, and how much do you want? Only what both agree to is exchanged.
caption-trade_card = Cards can be offered, too. Only your partner sees them before the trade.
caption-trade_answer = Accept, decline, or make one offer of your own.
caption-trade_wanted = The trade asks you for a card: give the one that you need less.
caption-gain_advance = Learn an advance without paying for it.
caption-choose_good = Choose what you take.
caption-barbarian_space = Barbarians settle here: choose the space that troubles you least.
