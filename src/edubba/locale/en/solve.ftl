# Solving races and looking exact values up.

help-solve =
    Solve the race of a game exactly and keep the values.

    They are written into a table that “edubba table” looks into.

    Work that was interrupted goes on where it was.
help-table = Look exact values up in the tables that were solved.
help-info = Say what is in a table.
help-check = Read a whole table and compare it with its checksums.
help-probe = Print the chance to win of the side to move. With a throw, print the value of every choice.
arg-table = A table that “edubba solve” wrote.
opt-board = The board, for short; the same as “-o board=...”.
opt-most = Solve only positions with at most so many pieces of each side not yet home.
opt-device = cpu: all cores of the processor; gpu: an NVIDIA graphics card (needs its compiler, nvcc).
opt-out = The folder for tables; if left out, that of the user's data.
opt-jobs = How many cores to use; if left out, all of them.
opt-mover = Where the pieces of the side to move are: 0 unlaunched, 1 and up the house, the last house + 1 home.
opt-opponent = Where the pieces of the other side are, likewise.
opt-roll = The number that was thrown first.
opt-converted = The number in force after a gamble that succeeded.

solving = Solving
checking = Reading
layer = Pieces left
positions = Positions
sweeps = Sweeps
residual = Largest residual
game = Game
most = Pieces left, at most
layers = Layers
column-what = What
column-is = Value
column-choice = Choice
column-value = Chance to win
gamble = gamble
pass = the turn passes
first-wins = Who begins wins with probability { $value }.
written = Written: { $path } ({ $size } MB)
there = It is there already, and sound: { $path }
sound = All { $layers } layers are as they were written.

no-race = { $game } is not a race that can be solved.
bad-count = A side has 1 to { $most } pieces left, not { $count }.
bad-number = { $number } cannot be thrown; the numbers are { $right }.
bad-side = “{ $text }” does not say where a piece is; a side looks like { $right }.
no-table = There is no table for { $left } pieces left on a side; “edubba solve { $game } --max-birds { $left }” makes one.
no-compiler = Solving on the { $device } needs a compiler that is not there: a C++ compiler for the cpu, nvcc for the gpu.
no-library = The code for the { $device } did not compile: { $detail }
card = The graphics card cannot be used: it is missing or full, or its driver is too old. The driver says “{ $said }”.
