# Words of the browser's board of Clash of Cultures.

barbarians = the Barbarians
nobody = nobody
terrain-fertile = fertile land
terrain-forest = forest
terrain-mountain = mountain
terrain-barren = barren land
terrain-sea = sea
terrain-unknown = not explored

space = { $id }, { $terrain }
exhausted-space = { $base }, exhausted
with = { $base }; { $pieces }
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
region = The region { $id }, to be laid

round = Round { $round } of { $rounds }
turn = Turn { $turn } of { $turns }
actions-left = { $seat }: { $count ->
    [0] no action left
    [one] one action left
   *[other] { $count } actions left
}
order = Order of play
event = Event: { $name }
last-event = Last Event: { $name }
battle = Battle in { $cell }, combat round { $round }
fortress-helps = A Fortress helps the defender.
dice = { $count ->
    [one] 1 die to roll
   *[other] { $count } dice to roll
}
value = Combat value { $count }
hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
losses = { $count ->
    [one] 1 loss
   *[other] { $count } losses
}
face-down = A card lies face down
trade = { $from } offers { $to } a trade
gives = { $seat } gives
turned = How shall the region lie?
piles = Piles
pile-actions = Action cards: { $count }
pile-objectives = Objective cards: { $count }
pile-events = Events: { $count }
pile-wonders = Wonders: { $count }
pile-tiles = Region tiles: { $count }
pile-barbarians = Barbarians: { $count }
pile-settlements = Barbarian settlements: { $count }
pile-exhausted = Exhausted markers: { $count }
discarded = { $count ->
    [one] One discarded Action card
   *[other] { $count } discarded Action cards
}

good = { $kind }: { $count }
track-happiness = Happiness { $level }
track-culture = Culture { $level }
supply = { $name }: { $count } in supply
supply-settlement = settlements
supply-port = Ports
supply-academy = Academies
supply-fortress = Fortresses
supply-temple = Temples
supply-settler = Settlers
supply-army = Army units
supply-ship = ships
in-supply = In supply
on-map = On the map
unit = { $name } in { $cell }{ $marks ->
    [0] {""}
   *[other] , has acted
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
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
lost-actions = loses { $count ->
    [one] an action
   *[other] { $count } actions
} next turn
banned = builds nothing before Sanitation
borrowed = has { $name } this turn
truce = at peace with { $seat }

advances = Advances
advance = { $name }: { $text } Owned by { $owners }.
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

uses-action = Action.
needs = Needs { $advances }
own-hand = Your cards
known-hand = Known cards of { $seat }
wonders = Wonders

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
