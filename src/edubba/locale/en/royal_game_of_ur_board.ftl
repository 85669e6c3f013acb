# The board of the Royal Game of Ur in the browser.

square-plain = Square { $square }, empty
square-rosette = Square { $square }, a rosette, empty
square-held = Square { $square }, held by { $side }
piece = Piece of { $side } on { $square }
reserve = { $side }: { $count } waiting
reserve-count = { $count } waiting
home = { $side }: { $count }/{ $pieces } home
home-count = { $count }/{ $pieces } home
dice = The dice show { $number }.
dice-none = The dice have not been thrown.
nowhere = none
say-turn = { $side } is to move.
say-winner = { $side } has won.
say-board = Pieces of { $side } on the board: { $squares }.
chances = How likely each throw is
risk = hit by the next throw: { $share }
no-risk = cannot be hit by the next throw
set-auto_move = Play the only possible move by itself
