# The first game of the Royal Game of Ur, taught card by card.

title-welcome = A race of 4,500 years
say-welcome = You have seven pieces, and so has Dark. Whoever first brings all seven over the board and off it again wins. You are Light, on the near side: your pieces wait in the tray that is lit.

title-path = The way you go
say-path = Your way is lit. It begins on your own row, turns at the corner into the middle row, runs its whole length, and leaves by your own row again. Dark walks the same on the far side. In the middle row you meet.

title-enter = A throw, then a move
say-enter = At the start of every turn four dice are thrown for you. Each shows 0 or 1, so a throw is 0 to 4, and 2 comes most often. Yours is 3. Choose the waiting pieces: one of them enters on the third square.
other-enter = For now, let a waiting piece enter.

title-rosette = Rosettes give another throw
say-rosette = Dark has entered, reached a rosette, thrown again and gone on. Now you have 1. Your piece stands one step before a rosette. Move it there: whoever lands on a rosette throws once more.
other-rosette = You may do that, but it would end your turn. One step with the piece on the board reaches the rosette.

title-capture = Send Dark back
say-capture = You threw 2. Dark’s piece stands two squares ahead of you in the middle row. Land on it: it goes back to Dark’s tray and must begin again. That is the sharpest move of the game.
other-capture = You may do that. But two steps from the rosette you would send Dark’s piece all the way back.

title-safe = The safe square
say-safe = Dark threw 0: nothing moves, and it is your turn again. You have 2 again. Two steps ahead is the rosette in the middle. It gives another throw, and nobody can be sent back from it.
other-safe = You may do that. The rosette in the middle is worth more: another throw, and safety.

title-choose = Your own choice
say-choose = You threw 3. A new piece may enter while the other keeps the safe square; or the first one runs on, nearer to home but in Dark’s reach. Point at a move or walk to it by the arrow keys, and you are told how likely Dark is to hit it. Both are good: take the one you like. Nobody may pass who can move.
other-choose = Choose one of the moves that are lit.

title-exact = Leaving the board
say-exact = Some turns later: five pieces are home, two are left. A piece leaves with exactly one step more than it has squares before it. You threw 1, and one of your pieces stands on the last square. Take it off.
other-exact = You may do that, but the piece on the last square can leave now.

title-last = One more
say-last = Dark threw 0, and you have 3: just what your last piece needs. A higher number would not do; it has to be exact.
other-last = Take your last piece off the board.

title-wins = What wins
say-wins = You brought all seven pieces home first, so you won. Remember three things. Rosettes give another throw. In the middle row land on Dark, and leave no piece where Dark can land on you. And keep several pieces on the board, so that every throw is of use.

# While playing: what each decision is about.
caption-move = Move one piece by the whole throw. Look first for a rosette, then for a piece of the opponent that you can land on, then for a square where you cannot be hit.
