# The command `edubba`.

## Help

help =
    Board games of the ancient world in the terminal: play them, watch them, study them.

    First steps: “edubba games” lists the games, “edubba rules game_of_ur” explains one, “edubba play game_of_ur” starts it against a bot.
help-end = Every command explains itself: edubba play --help
help-games = List the games; with a GAME, what can be agreed before it.
help-options = Explain the options and presets of a game.
help-rules = Show the rules of a game, or one chapter or rule of them.
help-play =
    Play a game in the terminal.

    You choose by number; “help” during the game lists what else you can say. Without a terminal one game of bots is played and its log printed.

    Every game is on record from its first move; when you leave, the command to go on is shown.
help-replay =
    Look at a recorded game again, step by step.

    Enter goes on, a number jumps to that step, “b” goes back, “q” leaves.
help-verify =
    Check a record: played by the rules, unchanged, dice fair.

    Every move is played again, the seal is compared, and every throw is worked out anew from the revealed seed.
help-simulate = Let bots play many games and count what happened.
help-perft =
    Count the paths of play from the opening position.

    A path is a sequence of actions and outcomes of chance; the counts sum up the rules in a few numbers.

examples = Examples:
examples-games =
    edubba games
    edubba games ulm
    edubba games --json
examples-options =
    edubba options game_of_ur
    edubba options ulm --json
examples-rules =
    edubba rules game_of_ur
    edubba rules game_of_ur launching
    edubba rules game_of_ur GU-7.6
    edubba rules ulm --full
examples-play =
    edubba play game_of_ur
    edubba play royal_game_of_ur --seats human,master -o ruleset=masters
    edubba play game_of_ur --seats human,human --name Ada --name Ben
    edubba play ulm --players 3 --seats human,scribe,my_package.bots:Patient
    edubba play --from evening.tablet
examples-serve =
    edubba serve
    edubba serve --port 8080 --no-browser
    edubba serve --host 0.0.0.0 --data /srv/edubba
examples-worker = edubba worker --jobs 8
examples-replay =
    edubba replay evening.tablet
    edubba replay evening.tablet --all --seat 1
    edubba replay evening.tablet --step 40
examples-verify = edubba verify evening.tablet
examples-simulate =
    edubba simulate game_of_ur
    edubba simulate ulm --games 1000 --bots random,greedy --json result.json
    edubba simulate game_of_ur --bots scribe,master --luck race
    edubba simulate game_of_ur --bots greedy,my_package.bots:Patient
    edubba simulate game_of_ur -n 100000 --jobs 8 --records runs/ur --parquet ur.parquet
    edubba simulate ulm -n 100000 --executor ray --address auto --parquet ulm.parquet
examples-perft =
    edubba perft game_of_ur --depth 5
    edubba perft ulm --players 3 --depth 4 --divide
examples-solve =
    edubba solve game_of_ur --max-birds 3
    edubba solve game_of_ur --board first_millennium --device gpu
    edubba solve royal_game_of_ur -o ruleset=blitz --jobs 2
examples-admin-list =
    edubba admin list
    edubba admin list --status open --data /srv/edubba
examples-admin-show = edubba admin show TABLE --data /srv/edubba
examples-admin-close = edubba admin close TABLE --data /srv/edubba
examples-admin-ban = edubba admin ban "Ada" --data /srv/edubba
examples-admin-hand-over = edubba admin hand-over TABLE 1 "Ada" --data /srv/edubba
examples-admin-audit = edubba admin audit --most 20 --data /srv/edubba
examples-admin-export = edubba admin export records --data /srv/edubba
examples-admin-import = edubba admin import ur.tablet "Ada" --data /srv/edubba
examples-admin-patch =
    edubba admin patch --data /srv/edubba
    edubba admin patch --apply --data /srv/edubba
examples-admin-push-key = edubba admin push-key
examples-admin-reports = edubba admin reports --most 20 --data /srv/edubba
examples-admin-backup = edubba admin backup house.backup --data /srv/edubba
examples-admin-restore = edubba admin restore house.backup --data /srv/other
examples-admin-verify = edubba admin verify --data /srv/edubba
examples-admin-prune = edubba admin prune --days 90 --data /srv/edubba
examples-info = edubba table info ur.table
examples-check = edubba table check ur.table
examples-probe =
    edubba table probe game_of_ur --mover swallow=15,raven=17 --opponent eagle=17 --roll 2
    edubba table probe royal_game_of_ur -o ruleset=finkel_2 --mover 3,15 --opponent 14,15

arg-game = The game, by its name in “edubba games”.
arg-part = A rule such as GU-7.6, or a chapter by number or by a word of its title.
arg-tablet = The record of a game; “edubba play” tells its name when you leave.

opt-language = The language to speak; else EDUBBA_LANGUAGE, edubba.toml or the system says it.
opt-version = Print the version and leave.
opt-install-completion = Teach your shell to complete edubba commands with the Tab key.
opt-show-completion = Print that completion script instead of installing it.
opt-as-json = Print JSON, for programs.
opt-full = The exact rulebook: every rule with its id, where it comes from, and how doubts were settled.
opt-path = Print only where the rules are stored, in full.
opt-players = How many seats play; if left out, as few as the game allows.
opt-option = Agree on an option; can be given several times. “edubba options GAME” lists them.
opt-preset = A named set of options to start from.
opt-seed = The number all chance comes from: the same seed gives the same games.
opt-seed-play = The number all chance comes from, to play the same dice again; if left out, it is drawn.
opt-seats = Who sits at each seat: human, a level of the computer (pupil, copyist, reckoner, scribe, brother, overseer, master), the name of a bot (random, greedy, expect, mcts), or one of your own as package.module:factory. If left out, you play against greedy bots.
opt-name = The name of a person, in the order of their seats; can be given several times.
opt-from = Go on with a saved game, or start from a position written as JSON.
opt-done = auto: your turn ends with your last move; manual: it ends when you say so, until then you can take it back.
opt-dice = sealed: the house throws; manual: you throw real bones or draw real cards and type what came.
opt-step = Show only the position after this many steps.
opt-eyes = Look through the eyes of this seat (1 is the first); if left out, as a spectator who sees no secrets.
opt-all = Print everything at once.
opt-games = How many games to play.
opt-bots = Who plays, seat by seat: bots (random, greedy, expect, mcts), levels (pupil, copyist, reckoner, scribe, brother, overseer, master), or your own as package.module:factory; told more after a colon, as in mcts:iterations=100,objective=race.
opt-luck = Also tell the results with the luck of the draws taken out, as a player with this objective sees luck. Slower games, but far fewer of them tell who is stronger.
opt-rotate = Whether the bots move on by one seat after every game.
opt-json = Write the statistics as JSON to this file; “-” is standard output.
opt-csv = Write the statistics as CSV to this file; “-” is standard output.
opt-parquet = Write one row for each game and seat to this Parquet file, for data frames (needs edubba[research]).
opt-records = Keep everything in this folder, with a record of every game. The same command again goes on where it was broken off, or with more --games.
opt-processes = In how many processes to play; the games are the same whatever the number.
opt-executor = local: on this machine; ray: on a Ray cluster (needs edubba[research]). The games are the same.
opt-address = The address of a Ray cluster; if left out, one begins on this machine.
opt-depth = How many actions and outcomes deep to count.
opt-divide = Show the count behind each first action.

## The frame of every help

frame-usage = Usage:
frame-arguments = Arguments
frame-options = Options
frame-commands = Commands
frame-required = required
frame-default = default: { $default }
opt-help = Explain this and leave.

## What stands for something that is to be typed

shown-options = [OPTIONS]
shown-command = COMMAND [ARGUMENTS]...
shown-address = ADDRESS
shown-bot = BOT
shown-code = CODE
shown-file = FILE
shown-folder = FOLDER
shown-game = GAME
shown-house = HOUSE
shown-id = ID
shown-name = NAME
shown-objective = OBJECTIVE
shown-person = PERSON
shown-piece = PIECE
shown-rule = RULE
shown-seat = SEAT
shown-status = STATUS
shown-table = TABLE
shown-value = VALUE
shown-who = WHO

## What went wrong

version = edubba { $version }, { $rules }
misused = { $detail }; “{ $command }” explains.
misused-missing = { $what } is missing
misused-option = There is no option { $what }{ $likely ->
    [none] {""}
   *[other] {" "}(did you mean { $likely }?)
}
misused-command = There is no command “{ $what }”{ $likely ->
    [none] {""}
   *[other] {" "}(did you mean { $likely }?)
}
misused-extra = “{ $what }” is too much
misused-no-value = { $what } needs a value
misused-value = { $what } takes no value
misused-range = { $what } must be a number x with { $range }
misused-number = { $what } must be a number
file-trouble = The file “{ $file }” cannot be used: { $detail }.
broken = Something went wrong inside Edubba ({ $detail }); with EDUBBA_DEBUG=1 in the environment you see where.
no-such-language = There is no language “{ $language }”; there are: { $known }.
needs-extra = This needs the package “{ $package }”, which is not installed; “pip install 'edubba[{ $extra }]'” brings it.
not-text = The file “{ $file }” is not a text file.
not-json = The file “{ $file }” is not JSON: line { $line } cannot be read.
option-form = Options are written as name=value, not as “{ $text }”.
one-output = Only one of --json and --csv can go to standard output.
too-many-bots = There are { $bots } bots for { $seats } seats; leave --no-rotate away and they take turns.
game-broken = The game “{ $game }” is installed but cannot be loaded: { $detail }.
exact-in-english = The exact rules are in English.
no-such-rule = There is no rule or chapter “{ $part }” in the rules of { $game }; the chapters are: { $known }.

## Games and options

column-game = Game
column-title = Title
column-players = Players
column-options = Options
column-summary = What it is
games-next = edubba options GAME explains what can be agreed, edubba rules GAME how it is played, edubba play GAME starts.
game-seats = Players: { $seats }
options-heading = Options (--option name=value)
option-default = default: { $value }
option-count = a whole number from { $least } to { $most }
option-auto = 0 (the game chooses)
option-counts = { $length } whole numbers from { $least } on, with commas
option-money = an amount such as 1 or 0.25
presets-heading = Presets (--preset name)
preset-plain = all defaults

## Simulating and counting

simulating = Playing
counting = Counting
simulated = { $game }, { $games ->
    [one] 1 game
   *[other] { $games } games
}. Length in decisions: mean { $mean }, median { $median }, from { $min } to { $max }. Choices per decision: { $branching }.
interrupted = Interrupted: { $done } of { $games } games were played.
interrupted-kept = Interrupted: { $done } of { $games } games were played and are kept; the same command goes on with the others.
simulated-speed = { $decisions } decisions and { $games } games a second.
column-bot = Bot
column-seat = Seat
column-games = Games
column-without-luck = Without luck
column-wins = Won
column-points = Points
column-sd = ± of one game
column-min = Lowest
column-max = Highest
column-depth = Depth
column-paths = Paths
column-seconds = Seconds
column-move = First action
total = Total

## Sitting down

seat-you = you
seat-person = a person at this screen
seat-bot = the bot { $bot }
wrong-seats = { $game } has { $seats } seats at this table, but { $found } were named with --seats.
too-many-names = There are { $names } names for { $people ->
    [0] no person
    [one] 1 person
   *[other] { $people } persons
}; every name needs a “human” in --seats.
which-game = Say which game to play; “edubba games” lists them.
agreed-already = A saved game goes on as it was agreed: leave { $option } away.
other-game = That is the record of a { $game }, not of { $asked }.
over-already = The game in “{ $file }” is over; “edubba replay” shows it again.
not-a-position = The file “{ $file }” holds neither a saved game nor a position.
bad-word = { $option } cannot be “{ $found }”; it can be: { $right }.

## At the table

how-to-choose = Choose by number or by the words shown; “help” lists what else you can type.
only-choice = Press Enter: there is no other choice.
no-such-choice = There is no choice { $number }; type a number from { $first } to { $last }, or “help”.
unknown-while-open = “{ $text }” is nothing you can say now: press Enter to end your turn, or type “undo” or “help”.
ask-done = Press Enter to end your turn, or type “undo” to think again.
ask-take-back = { $name }, may { $other } take back the last move? (yes/no)
ask-overwrite = There is a file { $file } already. Shall this game be written in its place? (yes/no)
ask-resign = Do you give the game up? (yes/no)
words-yes = y yes
words-no = n no
curtain = { $name } is next. All others look away; { $name } presses Enter.
hint = A good choice:
no-hint = There is nothing to choose now.
why-what = Type the move you mean behind it, as in “why move raven”.
why-legal = “{ $move }” is legal now.
more-rules = Type “rules” with a chapter or a rule for more, or read all with: edubba rules { $game }
saved = Saved as { $file }
keeping = Everything is kept by itself, in { $file }
unfinished = Your last game is not over; go on with it by:
kept = The game is kept; go on with it by:
on-record = The game is on record; see it again with:
placed = { $place }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
commands =
    A number chooses, or the words shown behind it as far as they are clear; Enter takes the only choice. Beside that:
    undo          take back your last move (others may have to agree)
    redo          do again what you took back
    restart       take back your whole turn
    done          end your turn (with --done manual)
    hint          what a good choice would be, and why
    why MOVE      why a move is not among the choices
    board         draw the board again
    log           everything that has happened
    rules [RULE]  what the rules say of the question, or one chapter or rule of them
    save [FILE]   where the game is kept; with a FILE, a copy of it as it is now
    resign        give the game up
    quit          leave; the game is kept, and you can go on with it later
word-undo = undo
word-redo = redo
word-restart = restart
word-done = done
word-hint = hint
word-why = why
word-board = board
word-log = log
word-rules = rules
word-save = save
word-resign = resign
word-help = help
word-quit = quit
ask-another = { $name }, another game? (yes/no)
ledger = After game { $number } the ledger stands at:

## Looking back

step = Step { $step } of { $last }
replay-mark = Enter, number, b, q>
replay-help = Enter shows the next step, a number from 0 to { $last } that step, b the one before, q leaves.
no-such-step = There is no step { $step }; this record has steps 0 to { $last }.
no-such-seat = There is no seat { $seat }; this game has seats 1 to { $seats }.
