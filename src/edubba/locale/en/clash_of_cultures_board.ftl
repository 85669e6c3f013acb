# Words of the browser's board of Clash of Cultures.

barbarians = the Barbarians
    .number = plural
nobody = nobody
nothing = nothing
terrain-fertile = fertile land
terrain-forest = forest
terrain-mountain = mountain
terrain-barren = barren land
terrain-sea = sea
terrain-unknown = not explored

map = The map
zoom-in = Come nearer
zoom-out = Step back
zoom-all = See the whole land
space = { $id }, { $terrain }
exhausted-space = { $base }, exhausted
with = { $base }; { $pieces }
again = { $base }; activated again in this turn it becomes { $mood }
city = City of { $owner } in { $cell }, size { $size }, { $mood }
barbarian-settlement = Settlement of the Barbarians in { $cell }
units-here = { $base }; { $owner }: { $units }
settlers = { $count ->
    [one] one Settler
   *[other] { $count } Settlers
}
armies = { $count ->
    [one] one Army unit
   *[other] { $count } Army units
}
ships = { $count ->
    [one] one ship
   *[other] { $count } ships
}
barbarian-units = { $count ->
    [one] one Barbarian
   *[other] { $count } Barbarians
}
cities = { $count ->
    [one] one city
   *[other] { $count } cities
}
region = The region { $id }
stack = { $name } in { $cell }: { $count }

phase = Round { $round } of { $rounds }, turn { $turn } of { $turns }
round = Round { $round } of { $rounds }
turn = Turn { $turn } of { $turns }
event = Event: { $name }
last-event = Last Event: { $name }

## The verbs of a turn

verb-advance = Advance
verb-move = Move
verb-found = Found
verb-activate = Activate
verb-civic = Improve
verb-influence = Influence
verb-trade = Trade
verb-play = Cards
verb-use = Abilities
does-advance = { $count } open; ideas, gold pay too
does-move = Or click units on the map
does-found = { $count ->
    [one] One Settler stands on good land
   *[other] { $count } Settlers stand on good land
}
does-activate = { $count ->
    [one] One city: collect, build
   *[other] { $count } cities: collect, build
}
does-civic = Mood tokens raise cities
does-influence = { $count ->
    [one] One city: { $die } by the die, a token adds { $token }
   *[other] { $count } cities: { $die } by the die, a token adds { $token }
}
does-trade = Trade with somebody: it costs no action
does-play = { $count ->
    [one] One can be played
   *[other] { $count } can be played
}
does-use = { $count ->
    [one] One can be used
   *[other] { $count } can be used
}
does-collect = { $count ->
    [one] Take from one space: click it on the map
   *[other] Take from { $count } spaces: click them on the map
}
does-collect_most = As much as it can, of what you have least
does-build_units = Settlers, Army units, ships
none-advance = None is left for you
none-move = None of your units can move
none-found = No Settler on good land
none-activate = No city has anything to do
none-civic = You cannot raise any city
none-influence = No city is in reach
none-play = None can be played now
none-use = None can be used now
none-trade = There is nobody to trade with
shut-no_place_for_city = No Settler on good land
shut-no_city_to_raise = No city to raise
has-government = You have { $name }
where-found = Gold spaces: click one to found a city there.
falls = Activated again in this turn, the city on { $cell } becomes { $mood }.
where-activate = Click one of your cities with a gold rim.
where-influence = Click a city with a gold rim: it shows the chance by the die alone.
attempt = Influence { $cell }
attempt-needs = { $needs } or more on the die
attempt-tokens = { $count ->
    [0] Culture tokens cannot help
    [one] With one Culture token after the roll
   *[other] With up to { $count } Culture tokens after the roll
}
attempt-distance = { $count ->
    [one] The distance costs one Culture token before the roll.
   *[other] The distance costs { $count } Culture tokens before the roll.
}
where-play = Your cards with a gold rim can be played.
where-use = What your advances and Wonders let you do.
pick-a-stack = Click units with a dashed rim; then click where they go.
which-advance = Gold rims are open to you. Point at one to read all of it.
level-rises = { $track } { $from } → { $to }, and a token
draws-event = That level draws an Event: it is open to all and may hurt.
spent = What costs no action can still be done: cards, abilities, trade.
other-action = Something else
choose-others = Other units

## Marching and collecting

pick-units = Move from { $cell }
way-to = Go to { $cell }
way-road = By road to { $cell }
way-navigate = Around the board to { $cell }
way-embark = Embark at { $cell }
tag-to = Go
tag-mountain = Stop
tag-forest = Forest
tag-road = Road
tag-navigate = Around
tag-embark = Embark
tag-explore = Explore
tag-take = Take
# What is asked once an action was pointed at.
next-advance = Which advance do you take?
next-found = Where do you found the city?
next-activate = Which city do you activate?
next-influence = Which city do you influence?
next-play = Which card do you play?
next-use = Which ability do you use?
next-pay = What do you pay with?
next-trade = What do you offer, and what for?
march = Where do they go from { $cell }?
march-settler = Where { $count ->
    [one] does the Settler
   *[other] do the Settlers
} go from { $cell }?
march-army = Where { $count ->
    [one] does the Army unit
   *[other] do the Army units
} go from { $cell }?
march-ship = Where { $count ->
    [one] does the ship
   *[other] do the ships
} sail from { $cell }?
reach = Gold: in reach. Red: a battle, with the chance to win it.
no-reach = Together they can go nowhere.
one-more = One more: { $name }
one-less = One less: { $name }
attack = Attack { $cell }
sides = { $attackers } against { $defenders }
sides-fortress = { $attackers } against { $defenders } and a Fortress
losses = You lose { $own }, they lose { $other } on average
both-fall = both fall { $share }
with-steel = With Steel Weapons, 1
without-cards = All dice counted, fought to the end, without cards.
collect-one = Collect { $kind } from { $cell }
collect-most = Collect at once
overflow = { $kind } is full at { $most }: more of it would be lost.
raze-gives = A city of size 1 can be razed for 1 gold: click it, or go on.
raze-again = This destroys your city in { $cell } for good. Click it again to raze it.
last-city = It is your last city: once you have none, the game ends.

## Battle

battle-title = Battle of { $cell }
naval-title = Sea battle of { $cell }
raid-title = Raid on { $cell }
battle-round = { $round ->
    [0] it begins
   *[other] combat round { $round }
}
attacks = { $seat } { $seat-number ->
    [plural] attack
   *[one] attacks
}
defends = { $seat } { $seat-number ->
    [plural] defend
   *[one] defends
}
from-space = from { $cell }
on-space = on { $cell }
troop = { $count } standing, { $fallen } fallen
thrown = Dice: { $faces }
fortress-helps = Fortress: one more die, and it stops a hit, in the first round
steel = Steel Weapons: { $count } more in every round
dice-and-more = Dice { $dice }, cards and abilities
value = Combat value
hits = { $count ->
    [one] hit
   *[other] hits
}
outlook = With dice alone the attacker wins { $win }, loses { $lose }; both fall { $both }.
outlook-steel = With Steel Weapons the attacker wins { $win }, loses { $lose }; both fall { $both }.
five-a-hit = Every 5 points of combat value are a hit.
face-down = A card lies face down
no-card = no card

## Trade

you-pay = You pay
pay-this = Pay this
pay-anew = Start over
still-missing = { $count } still missing
trade-form = An offer
you-give = You give
other-gives = { $seat } gives
own-cards = Cards
of-most = of { $most }
send-offer = Send the offer
no-offer = No offer
trade = { $from } offers { $to } a trade
trade-to-you = { $from } offers you a trade
cards-in-it = Cards in it: { $names }
trade-overflow = You would lose { $lost }: there is room for { $most } only.

## Exploring

turned = How shall the new land lie?
lie = Lay it so: { $spaces }

## What lies before a seat

good = { $kind }: { $count } of { $most }
good-full = { $kind }: { $count }, full
happiness = Happiness
culture = Culture
track = { $kind }: { $count }; { $track } { $level }
to-event = { $count ->
    [one] 1 to an Event
   *[other] { $count } to an Event
}
supply-settlement = Settlement
supply-port = Port
supply-academy = Academy
supply-fortress = Fortress
supply-temple = Temple
supply-settler = Settler
supply-army = Army unit
supply-ship = Ship
left-in-supply = { $count } left in supply
in-supply = In supply
unit = { $name } in { $cell }{ $marks ->
    [0] {""}
   *[other] , has acted
}
advances-count = { $count ->
    [one] 1 advance
   *[other] { $count } advances
}
cards-count = { $count ->
    [one] 1 Action card
   *[other] { $count } Action cards
}
objectives-count = { $count ->
    [one] 1 Objective card
   *[other] { $count } Objective cards
}
scored-count = { $count ->
    [one] 1 objective scored
   *[other] { $count } objectives scored
}
score-city_pieces = { $points } for city pieces
score-advances = { $points } for advances
score-wonders = { $points } for Wonders
score-objectives = { $points } for objectives
score-events = { $points } from Events
lost-actions = loses { $count ->
    [one] an action
   *[other] { $count } actions
} next turn
banned = builds nothing before Sanitation
borrowed = has { $name } this turn
truce = at peace with { $seat }

## Cards

own-hand = Your cards
known-hand = Known cards of { $seat }
looked = Cards that you look at
cards = Cards
no-cards = You know no other cards.
discarded = Discarded
card = { $name }: { $text } In battle { $tactics }: { $effect }
card-person = { $name }: { $text }
objective = { $peace }: { $text } Or { $war }: { $effect } { $points } points.
uses-action = Action.
goal = { $have } of { $needs }
goal-met = scores ✓
needs = Needs { $advances }
short = Short:
stands = Stands in { $cell }, built by { $seat }
wonders = Wonders
no-wonders = No Wonder has been revealed.
piles = Piles
pile-actions = Action cards: { $count }
pile-objectives = Objective cards: { $count }
pile-events = Events: { $count }
pile-wonders = Wonders: { $count }
pile-tiles = Region tiles: { $count }
pile-barbarians = Barbarians: { $count }
pile-settlements = Barbarian settlements: { $count }
pile-exhausted = Exhausted markers: { $count }

## Advances

advances = Advances
advance = { $name }: { $text } Owned by { $owners }.
legend-own = yours { $count }
legend-happiness = happiness +1 and a Mood token
legend-culture = culture +1 and a Culture token
legend-price = each
category-agriculture = Agriculture
category-construction = Construction
category-maritime = Maritime
category-education = Education
category-warfare = Warfare
category-spirituality = Spirituality
category-economy = Economy
category-culture = Culture
category-science = Science
category-democracy = Democracy
category-autocracy = Autocracy
category-theocracy = Theocracy
brief-farming = Food from fertile land, wood from forests
brief-storage = Keep up to 7 food
brief-irrigation = Food from barren land, no famine
brief-husbandry = Collect two spaces away, once a turn
brief-mining = Ore from mountains
brief-engineering = Reveals a Wonder; needed to build them
brief-sanitation = A Settler for 1 Mood token, no disease
brief-roads = March two spaces for 1 food, 1 ore
brief-fishing = Food from a sea beside the city
brief-navigation = Ships sail around the board
brief-war_ships = Stops a hit at sea and on landing
brief-cartography = Sailing brings an idea
brief-writing = Draw an Action and an Objective card
brief-public_education = Academies: 1 idea
brief-free_education = An idea more buys a Mood token
brief-philosophy = An idea now, and for each science
brief-tactics = Armies march, cards fight
brief-siegecraft = Pay to break a Fortress
brief-steel_weapons = 1 ore in battle: +2 each round
brief-draft = An Army unit for 1 Mood token
brief-myths = Mood tokens ward off bad Events
brief-rituals = Improve with any goods
brief-priesthood = One science a turn without food
brief-state_religion = One Temple a turn without food
brief-bartering = A card becomes gold or culture
brief-trade_routes = Up to 4 food from routes each turn
brief-taxes = 1 Mood token: goods for each city
brief-currency = Routes and taxes may pay gold
brief-arts = 1 Culture token: influence for free
brief-sports = Culture tokens raise a city
brief-monuments = Reveals a Wonder; guards its city
brief-theaters = Swap a Mood and a Culture token
brief-math = Engineering and Roads without food
brief-astronomy = Navigation, Cartography without food
brief-medicine = Take back one good paid for units
brief-metallurgy = Steel without ore; ore into gold
brief-voting = 1 Mood token: improve for free
brief-separation_of_power = Happy cities resist influence
brief-civil_liberties = Action: 3 Mood tokens
brief-free_economy = 1 Mood token: collect for free
brief-nationalism = Building troops brings a token
brief-totalitarianism = Garrisons resist influence
brief-absolute_power = 2 Mood tokens: an action more
brief-forced_labor = 1 Mood token: Angry counts as Neutral
brief-dogma = Temples bring Theocracy advances
brief-devotion = Temples resist influence
brief-conversion = +1 on influence, and a token
brief-fanaticism = +2 in cities with a Temple

told-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $goods }; happiness { $happiness }, culture { $culture }; { $cards ->
    [one] 1 Action card
   *[other] { $cards } Action cards
}, { $objectives ->
    [one] 1 Objective card
   *[other] { $objectives } Objective cards
}
told-advances = Advances of { $seat }: { $names }
told-unknown = { $count ->
    [one] One region is
   *[other] { $count } regions are
} not explored
