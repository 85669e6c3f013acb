# The first game of After the Flood, taught card by card.

title-welcome = Between Euphrates and Tigris
say-welcome = Three peoples live through fourteen hundred years of Sumer, in five turns; then most points win. You settle workers, trade, build cities in Sumer in the middle of the map, and let empires rise and fall. You are blue. Below lie your workers, armies and goods. In a turn everybody does one action after the other, until all have passed.

title-work = Send out workers
say-work = Give one piece of your goods away to place workers: as many as the piece is worth, all in one place. Spend textile, which is worth 2, and place both workers among the Amorites in the west. There they can trade wood and oil.
other-work = That is possible. This time place workers: spend textile, and send 2 to the Amorites.

title-city = Build a city
say-city = Cities stand only in Sumer, one to an area, and building is free. Some give a power. Ur gives you an extra textile in every turn. Build there.
other-city = You may do that. This time build a city in Ur.

title-pay = Somebody has passed
say-pay = One of the others has passed. From now on in this turn each of your actions costs one thing besides: a piece of goods, a worker or an army. Choose to trade, take wood for grain among the Amorites, and pay with a worker: you have plenty of them.
other-pay = You may do that. This time trade: take wood for grain, and pay with a worker.

title-trade = One exchange more
say-trade = In a trade every worker in an area makes one exchange there. You have two workers among the Amorites: give textile for oil as well. Wood is what cities are enlarged with; oil, gold, tools and lapis make them splendid.
other-trade = You may do that. This time take oil for textile.

title-empire = An empire rises
say-empire = Each turn has three empires, one for each of you. Most need workers in their homeland; the empire of Sumer needs none and begins where you like in Sumer. Start it, pay with a worker, and begin in Lagash.
other-empire = Start the empire of Sumer in Lagash, and pay with a worker.

title-buy = More armies
say-buy = Your empire brings 3 armies. Grain buys 1 more, metal 2, tools 3. Buy 2 for your metal and stop there. Your tools are a luxury that you will want later.
other-buy = Buy armies for metal, and then stop.

title-equip = Better armies
say-equip = Now you may add goods as equipment. The empire with the most valuable equipment wins its fights on 5 or more with two dice, another one only on 7 or more. Nobody else has an empire yet, so one textile is enough.
other-equip = Add one textile, and then stop.

title-place = Take the field
say-place = One or two armies may enter Lagash. Two are harder to drive out, but one will hold it today, and you want many areas. Enter with 1.
other-place = Enter with 1 army.

title-expand = Spread
say-expand = Expanding puts an army into a neighbouring area. Each further one in the same action costs an army. Pay with a worker, go to Umma, and on to Ur: three areas.
other-expand = Expand your empire: pay with a worker, go to Umma, then to Ur.

title-pass = Pass, and bid
say-pass = When you have done enough, you pass. The goods you lay down with it are a bid for the order of the next turn: the most valuable bid begins. Pass with one grain.
other-pass = Pass now, with one grain as your bid.

title-grow = Points
say-grow = Everybody has passed, and each area with an army of yours brought 2 points. Now a city can be enlarged: for 2 wood, and for more points with up to four different luxuries. Enlarge Ur with tools, oil and gold: 14 points.
other-grow = Enlarge Ur, with tools, oil and gold.

title-wins = What wins
say-wins = After five turns most points win. Points come from areas with armies at the end of each turn, from cities enlarged, and at the very end from having the most workers in the lands around Sumer and in the fields. So settle workers early, trade for wood and luxuries, and let an empire rise in every turn.

# While playing: what each decision is about.
caption-action = One action, then the next player: a city, workers, trade, an empire, or pass. As long as nobody has passed, actions cost nothing.
caption-payment = Somebody has passed, so this action costs one thing besides. A worker that you will not place is cheapest.
caption-build = Cities stand only in Sumer, one to an area. Look for a power that helps you, and for room to defend it.
caption-place_workers = Give a piece of goods away to place as many workers as it is worth. Scribes may move one worker each besides.
caption-spend_to = All of these workers go to one place. Irrigation brings grain, Weaving textile, and lands with goods let you trade.
caption-spend_count = As many as the piece is worth, or fewer.
caption-trade = Each worker in an area makes one exchange there. Wood enlarges cities, luxuries make that worth more.
caption-empire = Choose an empire of this turn. Its home decides where you can spread.
caption-empire_area = The empire of Sumer begins where you like in Sumer: best where many areas are near and few armies stand.
caption-buy = Buy armies for grain, metal or tools. You need one for each area and for every further step.
caption-equip = Equipment decides fights: better than the enemy’s, you win with 5 or more on two dice, else with 7 or more.
caption-place_armies = One or two armies enter. Two hold better, one leaves more for spreading.
caption-expand = Put an army into a neighbouring area, drive out others, or strengthen one of yours. Each step after the first costs an army.
caption-combat = Go on rolling, or stop. Each failure costs one of your armies.
caption-pass = Goods that you lay down now are a bid for the order of the next turn, and are lost.
caption-expand_city = Enlarge a city for 2 wood; every different luxury with it brings more points.
caption-luxuries = Each different luxury makes the enlarged city worth more: 4, 7, 10, 14 or 20 points.
caption-lift_city = All your cities are on the board, so one of them moves. What you scored with it stays.
caption-scribe_from = A scribe moves one worker, from anywhere you have one. Take one who has little to do.
caption-scribe_to = The worker goes to any other place: where you want to trade, or the most workers will score.
