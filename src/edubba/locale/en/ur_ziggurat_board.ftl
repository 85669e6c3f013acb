# UR: captions and descriptions of the drawn board.

field = The board of UR
tile = { $up }, with { $down } on the other face
no_tile = no tile
cell_empty = { $cell }: { $tile }; unoccupied
cell_cubes = { $cell }: { $tile }; { $owner } has { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} here
cell_ziggurat = { $cell }: { $tile }; a ziggurat of { $owner }

## Players

you = you
first = began
to_move = to move
hand = In the hand of { $seat }: { $tile }
points = Points
supply = In supply
on_board = On board
ziggurats = Ziggurats
controls = Tiles controlled, by type

## The table

round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of at most { $rounds }
}
last_round = This is the last round.
over-fifth_ziggurat = The game is over: the fifth ziggurat stands.
over-no_exchange = The game is over: no exchange was possible.
over-last_round = The game is over: the last round is played.
stock = { $stock } of { $all } ziggurats left
aside = Set aside
aside_tile = Set aside: { $tile }

## The five types

legend = The five types and what their actions do
act-agriculture = puts 2 cubes on each Agriculture tile of yours; then tiles of yours away from them lose 1.
act-culture = adds 1 cube to every tile beside a Culture tile of yours, whoever holds it.
act-commerce = fills your Commerce tiles: 1 cube for each enemy beside and each edge of the board.
act-politics = rearranges your cubes freely among the tiles you control.
act-war = attacks tiles beside yours; the cubes beaten cost as many of your own.

## The position in words

says_first = { $seat } began.
says_moves = { $seat } is to move.
says_player = { $seat } holds { $hand }; { $supply } cubes in supply, { $board } on the board, { $ziggurats ->
    [one] 1 ziggurat
   *[other] { $ziggurats } ziggurats
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
says_controls = { $seat } controls: { $types }.
