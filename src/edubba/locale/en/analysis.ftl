# Hints and reviews.

not-asked = A hint is for the seat that decides, and that is not seat { $seat }.
only-move = It is the only choice there is.
wins = It wins the game at once.
better-after-replies = Another choice looks better at first, but not after the others have replied.
tenths = { $whole }.{ $tenths }
chance = It leaves you a chance of { $percent } % to win.
next-best = The next best choice, “{ $what }”, leaves { $percent } %.
better-for-race = For the race alone “{ $what }” would be better, with { $percent } %, but on average this brings { $counters } counters more.
as-good = “{ $what }” is as good, with { $percent } %.
beside = Beside “{ $what }”:
only-offers = Everything else here is only an offer to another player.
same-end = By the end of the turn both lead to the same position.
same-goods = By all that is counted both come to the same, by the end of the turn and one turn later.
safer = It is the safer way: if what follows goes badly it leaves { $percent } %, the other choice { $other } %.
riskier = It risks more: if what follows goes badly it leaves { $percent } %, the other choice { $other } %.
gamble = If the bone says yes ({ $share } %) that leaves { $won } %, if no { $lost } %.
other-gamble = The other choice is a gamble: yes ({ $share } %) would leave { $won } %, no { $lost } %.
exposed = Then the opponent can capture with { $percent } % of all throws, after the other choice with { $other } %.
unexposed = Then no throw lets the opponent capture, after the other choice { $other } % of all throws do.
better-placed = Both bring as much, but this one leaves the board better for what comes.
decides = What decides is the position that it leaves for later turns.
against = Against it: { $what }
throws-again = It lets you throw again at once.
captures = It captures a piece.
other-throws-again = The other choice would let you throw again at once.
other-captures = The other choice would capture a piece.
less-exposed = Then the opponent can capture with only { $percent } % of all throws, after the other choice with { $other } %.
more = By the end of the turn it brings { $goods } more than the other choice.
less = By the end of the turn the other choice brings { $goods } more.
later-more = One turn later it brings about { $goods } more.
later-less = One turn later the other choice brings about { $goods } more.
rival-more = By then the best of the others has about { $goods } more.
rival-less = By then the best of the others has about { $goods } less.
ten-more = One turn later it brings about { $goods } more in ten such games.
ten-less = One turn later the other choice brings about { $goods } more in ten such games.
ten-rival-more = By then the best of the others has about { $goods } more in ten such games.
ten-rival-less = By then the best of the others has about { $goods } less in ten such games.
others-more = By the end of the turn the others have { $goods } more than after the other choice.
others-less = By the end of the turn the others have { $goods } less than after the other choice.
goods-two = { $first } and { $second }
goods-several = { $first }, { $second }
regret = “{ $best }” would have left { $percent } %; “{ $played }” left { $less } %.
goods-points = { $count ->
    [one] a point
   *[other] { $count } points
}
goods-counters = { $count ->
    [one] a counter
   *[other] { $count } counters
}
goods-coins = { $count ->
    [one] a coin
   *[other] { $count } coins
}
goods-sparrows = { $count ->
    [one] a sparrow
   *[other] { $count } sparrows
}
goods-crests = { $count ->
    [one] a family crest
   *[other] { $count } family crests
}
goods-tiles = { $count ->
    [one] a tile
   *[other] { $count } tiles
}
goods-barge = { $count ->
    [one] a step of the barge
   *[other] { $count } steps of the barge
}
goods-seals = { $count ->
    [one] a seal on the board
   *[other] { $count } seals on the board
}
goods-units = { $count ->
    [one] a unit
   *[other] { $count } units
}
goods-descendants = { $count ->
    [one] a descendant
   *[other] { $count } descendants
}
goods-coats = { $count ->
    [one] a coat of arms
   *[other] { $count } coats of arms
}
goods-on_board = { $count ->
    [one] a cube on the board
   *[other] { $count } cubes on the board
}
goods-ziggurats = { $count ->
    [one] a ziggurat
   *[other] { $count } ziggurats
}
goods-resources = { $count ->
    [one] a resource
   *[other] { $count } resources
}
goods-workers_available = { $count ->
    [one] a worker in hand
   *[other] { $count } workers in hand
}
goods-armies_available = { $count ->
    [one] an army in hand
   *[other] { $count } armies in hand
}
goods-goods = { $count ->
    [one] a good
   *[other] { $count } goods
}
goods-advances = { $count ->
    [one] an advance
   *[other] { $count } advances
}
goods-happiness = { $count ->
    [one] a step of Happiness
   *[other] { $count } steps of Happiness
}
goods-culture = { $count ->
    [one] a step of Culture
   *[other] { $count } steps of Culture
}
goods-hand_size = { $count ->
    [one] an Action card
   *[other] { $count } Action cards
}
goods-end_points = { $count ->
    [one] a point at the end
   *[other] { $count } points at the end
}
goods-home = { $count ->
    [one] a piece home
   *[other] { $count } pieces home
}
goods-in_play = { $count ->
    [one] a piece in play
   *[other] { $count } pieces in play
}
goods-houses = { $count ->
    [one] a house of the way
   *[other] { $count } houses of the way
}
goods-safe = { $count ->
    [one] a safe piece
   *[other] { $count } safe pieces
}
goods-rosettes = { $count ->
    [one] a piece on a rosette
   *[other] { $count } pieces on rosettes
}
goods-foremost = { $count ->
    [one] a house of the way for the foremost piece
   *[other] { $count } houses of the way for the foremost piece
}
goods-hindmost = { $count ->
    [one] a house of the way for the hindmost piece
   *[other] { $count } houses of the way for the hindmost piece
}
goods-controlled = { $count ->
    [one] a tile
   *[other] { $count } tiles
}
goods-types = { $count ->
    [one] a type of tile
   *[other] { $count } types of tile
}
goods-full = { $count ->
    [one] a tile full of cubes
   *[other] { $count } tiles full of cubes
}
goods-workers = { $count ->
    [one] a worker on the board
   *[other] { $count } workers on the board
}
goods-armies = { $count ->
    [one] an army on the board
   *[other] { $count } armies on the board
}
goods-held = { $count ->
    [one] an area in its empire
   *[other] { $count } areas in its empire
}
goods-strength = { $count ->
    [one] a step of equipment
   *[other] { $count } steps of equipment
}
goods-bid = { $count ->
    [one] a resource in the bid
   *[other] { $count } resources in the bid
}
goods-cities = { $count ->
    [one] a city
   *[other] { $count } cities
}
goods-expanded = { $count ->
    [one] an expanded city
   *[other] { $count } expanded cities
}
goods-quarters = { $count ->
    [one] a quarter with its seal
   *[other] { $count } quarters with its seal
}
goods-cards = { $count ->
    [one] a card in hand
   *[other] { $count } cards in hand
}
goods-laid = { $count ->
    [one] a card laid out
   *[other] { $count } cards laid out
}
goods-objectives = { $count ->
    [one] an Objective card
   *[other] { $count } Objective cards
}
goods-scored = { $count ->
    [one] a completed Objective
   *[other] { $count } completed Objectives
}
goods-buildings = { $count ->
    [one] a building
   *[other] { $count } buildings
}
goods-wonders = { $count ->
    [one] a Wonder
   *[other] { $count } Wonders
}
goods-happy = { $count ->
    [one] a happy city
   *[other] { $count } happy cities
}
goods-angry = { $count ->
    [one] a city that is not angry
   *[other] { $count } cities that are not angry
}
goods-kind = { $count } × { $what }
goods-shown = { $count } × { $what } to claim
goods-hand = { $count } × { $what } on the hand tile
goods-room = { $count ->
    [one] a free tile beside its own
   *[other] { $count } free tiles beside its own
}
goods-borders = { $count ->
    [one] a tile of others kept away
   *[other] { $count } tiles of others kept away
}
no-race = { $game } is no race whose chances could be told.
does = { $what }
brings = By the end of the turn it brings you { $goods }.
costs = It costs you { $goods }.
answer = { $question } – { $what }
then = Then: { $step }

## Reviews

help = Look at a played game again: chances, mistakes, luck and skill.
examples =
    edubba analyse evening.tablet
    edubba analyse evening.tablet --plot evening.svg --json evening.json
opt-budget = Turns tried for every decision: more takes longer and sees more.
opt-json = Write the whole review as JSON to this file; “-” is standard output.
opt-plot = Draw the chances over the game as an SVG picture.
reviewing = Looking at it again
column-seat = seat
column-luck = luck
column-lost = given away
column-blunder = blunders
column-mistake = mistakes
column-inaccuracy = inaccuracies
column-step = step
column-move = move
column-grade = grade
column-loss = loss
column-better = better
grade-blunder = blunder
grade-mistake = mistake
grade-inaccuracy = inaccuracy
nothing = No move gave anything away that is worth a word.
