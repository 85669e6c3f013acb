# Sentences of the house itself.

seat-0 = Seat 1
seat-1 = Seat 2
seat-2 = Seat 3
seat-3 = Seat 4
seat-4 = Seat 5

why-not-now = That cannot be chosen now.
why-only_chance = Only chance decides that, not a player.
why-other_question = That is not what is asked now. { $asked }
why-game-over = The game is over.
not-over = The game is not over yet, so it has no result.
conceded = Seat { $seat } gave the game up.

no-such-action = There is no action { $action }; this game has actions 0 to { $size } (exclusive).
outcome = “{ $text }”
no-such-move = There is no move “{ $text }”; moves look like: { $likely }.
bad-option = Option { $name } cannot be “{ $value }”; it can be: { $right }.
unknown-option = { $game } has no option “{ $name }”; its options are: { $known }.
unknown-preset = { $game } has no preset “{ $name }”; its presets are: { $known }.
bad-seats = { $game } is played with { $right } seats, not with { $seats }.
bad-position = This position cannot be set up: { $detail }.
unknown-game = There is no game “{ $game }”; the games here are: { $known }.
mistyped-game = There is no game “{ $game }”; did you mean { $guess }? The games here are: { $known }.
not-a-game = The game “{ $game }” is not installed properly: { $value } is not a game.
no-rulebook = The rules of { $game } are not installed.
compiled-apart = The game “{ $game }” cannot be loaded: { $module } was compiled by itself, and a compiled game only fits the rules it was compiled with; install it uncompiled, or build Edubba with EDUBBA_WITH.
broken-game = The game “{ $game }” cannot be loaded: { $detail }.
no-batch = { $games } games in { $processes } processes cannot be played; there must be at least one of each.
bad-batch = There are { $games } games, and { $given } actions were given.
not-legal-there = Action { $action } is not legal in game { $game }.

# How this installation plays; see setup.py for the reasons.
rules-compiled = compiled rules
plain-source = plain rules: they run as they lie in the source tree; “make play” compiles them while the house is open, “pip install .” at once
plain-asked = plain rules: this installation was made without compiling (EDUBBA_PURE=1)
plain-no-compiler = plain rules, many times slower: no C compiler with Python’s header files was found when it was installed; get them (Debian: gcc and python3-dev; macOS: xcode-select --install; Windows: Build Tools for Visual Studio) and install again with “pip install --force-reinstall --no-cache-dir”
plain-types = plain rules, many times slower: mypyc found errors in the sources when it was installed; “pip install -v” shows them
plain-mypyc = plain rules, many times slower: mypyc failed when it was installed; “pip install -v” shows why
plain-compiler-failed = plain rules, many times slower: the C compiler failed when it was installed; “pip install -v” shows why

trouble-missing = there is no such file
trouble-there = it exists already
trouble-folder = it is a folder
trouble-no-folder = it lies in something that is no folder
trouble-barred = this is not allowed
trouble-full = there is no room left
trouble-said = the system says “{ $said }”
trouble-taken = it is taken

# Why a position is refused; $place is a path in it.
data-missing = { $place } is missing
data-kind = { $place } is not { $kind ->
    [whole] a whole number
    [number] a number
    [text] a text
    [flag] true or false
    [list] a list
   *[object] an object
}
data-beyond = { $place } is { $found }, not { $least } to { $most }
data-not-only = { $place } is { $found }, not { $right }
data-beyond-all = { $place } is { $found }, not possible now
data-none-of = { $place }: { $found } is none of { $known }
data-unknown = { $place }: { $found } is not known here
data-twice = { $place } names something twice
data-large = { $place } is beyond what can be counted
data-said = { $said }
data-unfit = something in it is of the wrong kind
position-object = a position is an object
position-field = a position has no { $place }
data-room = { $place }: there is room for { $most }, not { $found }
data-short = { $place } has { $found ->
    [one] 1 entry
   *[other] { $found } entries
}, needs { $least }
position-seat = { $place }: there is no seat { $seat }
position-conceded = somebody gave up, yet the game goes on
position-actor = { $place }: { $right ->
    [chance] chance
   *[seat] a seat
} decides there
position-misfit = { $place }: { $detail }
position-stuck = { $place }: there is nothing to choose from
position-endless = what happens by itself goes on without end
position-to-move = { $seat } is to move, but another seat decides
position-due = one thing is to be decided, exactly until the game has ended
