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

title-barbarians = Barbarians
say-barbarians = Some regions hold Barbarians. Whoever turns one up puts a settlement of theirs on a fertile space there. Nobody else can settle on it, and they may raid cities nearby, but armies can capture it. Put it where it troubles you least.
other-barbarians = Choose a fertile space of the new region.

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
caption-gain_advance = Learn an advance without paying food. At the end of each round everybody does.
caption-choose_good = Take what you lack: food feeds advances and units, wood and ore make buildings, gold stands for any of them.
caption-barbarian_space = Barbarians settle here: choose the space that troubles you least.
caption-from_discard = The Great Mausoleum lets you take this open card instead of an unknown one.
caption-pay = Gold may stand for goods, ideas for the food of an advance. Pay with what you will miss least.
caption-free_education_offer = For 1 idea or gold more you also get a mood token, which can lift a city.
caption-choose_government_advance = The new government gives you as many advances as the old one had. Choose which.
caption-barter = A card that you will not play becomes 1 gold or 1 culture token.
caption-arts_target = Try to replace a building in this city by one of yours: a 5 or 6 succeeds.
caption-sports_city = Each culture token lifts the city one step: from angry to neutral, from neutral to happy.
caption-theater = Mood tokens lift cities; culture tokens help influence and pay for wonders. Give the kind you need less.
caption-free_collect_city = This city collects without an action, but no other may in this turn. Choose the one that takes most.
caption-borrow = Until the end of your turn you can use an advance that you have not learnt.
caption-lighthouse_space = Put the ship on any sea that is turned up and free of others’ ships.
caption-statue_card = One more action for an objective: give up one that you will hardly fulfil.
caption-board_ship = A ship carries two, and what sinks takes them along.
caption-ship_arrives = Here your ships end. Think of the coast that you want to reach next.
caption-port_space = The port opens to this sea for good; new ships appear there.
caption-build_piece = A larger city collects and builds more, and every building is a point.
caption-collect_kind = This space can give several things. Take what your next purchase lacks.
caption-metallurgy_offer = Gold can stand for food, wood, ore and ideas, so the change seldom hurts.
caption-choose_token = Mood tokens lift cities; culture tokens help influence and pay for wonders.
caption-refund = You get 1 good back of what you paid. Take the scarcest.
caption-place_unit = The unit costs nothing. Armies guard, settlers want free land nearby.
caption-influence_building = If it succeeds, the building is yours and a point for you, although the city is not.
caption-influence_boost = Pay exactly what is missing and the attempt succeeds; otherwise it fails.
caption-takeover_unit = One of the Barbarians comes over to you: an army guards, a settler founds a city.
caption-battle_ability = Pay now and the advance helps you in this battle; if not, you fight without it.
caption-ambush = Nobody guards the city, but a card may still strike down some of those who come.
caption-lose_ship = Give up what you need least. A ship takes along what it carries.
caption-lay_card = The lower half of a card helps in this round of the battle. Both sides are turned up together.
caption-keep_abilities = A card takes your combat abilities away for this round, unless you pay.
caption-withdraw = All your units leave the battle together. Choose a place where they are safe and useful.
caption-buy_value = Every 5 of combat value are a hit: pay if this one makes another.
caption-retreat = Go back, and the defender has won; or fight another round. Count who is left on both sides.
caption-take_or_raze = Kept, it is an angry city of yours and a point; razed, it brings 1 gold.
caption-teach_us = This card gives you an advance of the people whose city you have just captured.
caption-exhaust_space = Nobody can collect from this space or found a city on it any more. Choose one that you can spare.
caption-spawn_space = Barbarians settle near you, and may attack. Keep them from your weakest cities and best land.
caption-grow_settlement = More Barbarians make a more dangerous neighbour: choose those that threaten you least.
caption-raid_from = They fight one round. Choose those whom your guards can best beat.
caption-raid_on = They fight one round; without guards the city loses pieces. Choose the best guarded.
caption-raid_piece = Give up the piece that scores and helps you least; it does not come back.
caption-hire = Hired Barbarians fight for you once. Each group is paid for by itself.
caption-hire_price = One thing for this group: give what you can spare.
caption-hire_to = In a city they raid, against units they fight one round. Afterwards they are nobody’s again.
caption-event_from_discard = The Great Mausoleum lets you meet this event, which you know, instead of an unknown one.
caption-take_person = Paid for, the Great Person is an action card of yours; if not, others may take it.
caption-choose_player = The card concerns whoever you name: a gift for the weakest, harm for the strongest.
caption-share_out = You keep none of these goods. Give them to those who are least dangerous to you.
caption-pay_tokens = Each token paid here is half a point.
caption-mood_city = A city’s mood changes by a step: choose which. Happy ones collect and build one more, angry ones never more than one.
caption-myths_offer = A mood token keeps the city as it is; lifting it again later costs at least as much.
caption-civil_war = The mood of this city falls, and an army in it may be lost. Choose one that you can spare.
caption-lose_one = Give up the unit that you need least where it stands.
caption-avoid = An army given up spares you the revolution’s harm. Weigh what each is worth now.
caption-choose_government = All advances of your government move to the new one. Read what it can do first.
caption-destroy_city = The city is lost with all that is in it: choose the one that scores least.
caption-destroy_piece = Pieces destroyed here leave the game, but bring their owners points.
caption-region_to_explore = A region is turned up without your going there: look where you want to settle.
caption-found_in_region = A city without a settler: a point, and new land to collect from.
caption-swap_give = You have seen the other cards. Give one of yours for a better one, or keep all.
caption-swap_take = Take the card that helps you most, or that you fear most.
caption-keep_plan = You have seen two new objectives. Give one of yours for one of them, or keep all.
caption-take_plan = Take the objective that you are nearest to.
caption-score_now = An objective of yours is fulfilled: 2 points. It counts for what has just happened, or not at all.
caption-declare = The round is over. Show objectives that you fulfil now: 2 points for each card.
caption-raze = At the end of a round you may give up a city of size 1 for 1 gold. Every city is a point, so mostly keep it.
caption-name_first = You say who begins the next round. Being first is mostly good.
