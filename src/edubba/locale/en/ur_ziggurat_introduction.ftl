# The first game of UR, taught card by card.

title-welcome = Cities between the rivers
say-welcome = You spread over this land of 36 tiles with your cubes; the other player does the same. Nothing is hidden, and after the set-up there is no luck. Most points win in the end, and you score for tiles of all five kinds, so do not stay with one.

title-types = Five kinds of tiles
say-types = War is red, Agriculture green, Culture yellow, Politics blue and Commerce purple; one of each is lit. Each kind is also an action. Every tile has another kind on its back, shown small.

title-enter = Come onto the board
say-enter = Your first turn is always the same: put 3 cubes on one free tile. Take the War tile c2. From a War tile it is cheap to spread.
other-enter = That tile would do. But enter on c2 this time, the red one that is lit.

title-swap = Every turn ends with a swap
say-swap = The tile in your hand holds your next two actions. At the end of each turn you must swap it for a free tile of another pair. Take the War and Politics tile at e6. Your old tile goes there: choose which side lies up.
other-swap = You may take that. For what comes next, take War and Politics from e6.

title-both = Your turn: five ways
say-both = Now you choose one way to use your turn. The strongest is both actions of your hand tile, in any order. Choose both actions, and War first.
other-both = That is a way, too. This turn use both actions, War first.

title-war = War
say-war = March from c2 to the free tile below it. Into a free tile it costs 1 cube, for you march from War; else it would be 2. An enemy tile costs as many cubes as lie on it. Then move 1 of the cubes that are left.
other-war = That is allowed. March from c2 down to c3 and move 1 cube.

title-politics = Politics
say-politics = Politics lets you lay your cubes anew on all your tiles, at any distance. A tile left without cubes is lost. Leave all as it is: two tiles of two kinds are better than one.
other-politics = Then one of your tiles would be empty and free for others. Leave 1 on each.

title-plan = Swap again, with a plan
say-plan = The swap decides what you can do next turn, and which kinds lie on the board. Take Commerce and Politics from e5. You may turn the tile that you leave either way.
other-plan = You may take that. This time take the tile at e5.

title-claim = Claim a tile
say-claim = Another way to use a turn: claim any free tile on the board with 1 cube, near or far. Claim the yellow Culture tile d2, beside your c2. That is your third kind.
other-claim = Choose to claim this turn, and then the Culture tile d2.

title-ahead = Think one turn ahead
say-ahead = Next turn you want to use your Culture tile. So take a tile that has Culture on it: the one at b1.
other-ahead = You may take that, but it gives you no Culture. Take the tile at b1.

title-single = One action and a cube
say-single = The third way: one of the two actions, and a cube before or after it. Choose Culture, with the cube after. Each of your Culture tiles gives a cube to every tile beside it, even to others’ tiles. Agriculture gives 2 to each Agriculture tile but lets lonely tiles shrink; Commerce pays at the rim and beside others.
other-single = Choose one action and a cube, and of the plans Culture with the cube after it.

title-cube = Place the cube
say-cube = c2 has grown by Culture. Now add your cube to any tile of yours. A tile holds 5 at most, and full tiles cannot be attacked. The last simple way, two cubes, does this twice.
other-cube = Put it on one of your own tiles.

title-last = Swap once more
say-last = You know what follows. Look for an action that your own tiles can use, then take one of the tiles that are lit.
other-last = Take one of the tiles that are lit.

title-wins = What wins
say-wins = At the end, five tiles of five kinds make a set, and each cube on the tiles of a set is a point; most points win. Tiles outside sets count nothing. The fifth way to use a turn is to build: full tiles become ziggurats, which nobody can take. A ziggurat keeps 1 cube, so in a set it counts 1 point; a set can hold one at most. The game ends after the fifth ziggurat, when nobody can swap, or after the last round. So: own all five kinds, then let them grow.

# While playing: what each decision is about.
caption-entry_place = You come onto the board: put 3 cubes on one free tile. A tile in the middle has more neighbours to spread to.
caption-choose_option = One way to use the turn: both actions of your hand tile, one action and a cube, two cubes, or a free tile for one cube. With a tile of 5 cubes you may also build.
caption-choose_order = Both actions will be done; the second sees what the first has changed.
caption-choose_single_plan = One of the two actions, and the cube before or after it. Before, the cube may serve the action; after, it may go to a new tile.
caption-place_cube = Put a cube on a tile of yours with fewer than 5. Tiles with few cubes are the easiest to attack.
caption-claim_tile = Take any free tile of the board with one cube. Look for a kind that you still lack.
caption-war_attack = March from a tile of yours to one beside it. It costs the cubes that lie there, or 1 where none do; 1 more unless you march from War or between equal kinds.
caption-war_move = Move cubes into the tile that you took. Those that stay guard the old one.
caption-politics_assign = Lay your cubes anew over all your tiles. A tile left empty is no longer yours.
caption-distribute = You have too few cubes for everything that you gained: choose where they go.
caption-exchange_target = Swap your hand tile for a free one of another pair. It holds your next two actions.
caption-exchange_side = The tile that you leave: which side shall lie up? That kind is what others can use there.
caption-build_first = A ziggurat takes 4 cubes off a full tile. Nobody can ever take that tile from you.
caption-build_second = Another full tile may become a ziggurat, or you stop.
caption-draft_place = You come onto the board cube by cube. Few tiles with many cubes are harder to take.
