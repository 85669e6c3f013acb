# Words of the browser client.

## The house

house-name = Edubba
skip-to-content = Skip to the content
nav-label = Main
nav-play = Play
nav-tables = Tables
nav-rules = Rules
nav-settings = Settings
nav-credits = Credits
connected = Connected
connecting = Connecting…
connection-delay = { $delay } ms
reconnecting = Reconnecting…
connection-refused = Not connected
use-light = Use the light theme
use-dark = Use the dark theme
name-change = (change your name)
name-title = Your name
name-label = What the others call you
name-refused = This name was not taken; try another one.
keep-name = Keep this name
me-offer = Take an account, or sign in
me-open = (my page)
cancel = Cancel
close = Close
loading = Just a moment…

## Main menu

good-morning = Good morning, { $name }
good-day = Good day, { $name }
good-evening = Good evening, { $name }
hero-title = The lamp is lit. Take a seat at the table.
hero-lead = Board games of the ancient world and about it, against friends, strangers or a patient machine. Every move is saved the moment you make it.
hero-picture = The Game of Ur on a table in lamplight, the night in the windows
menu-label = Main menu
menu-play = Play
menu-continue = Continue
menu-rules = Rules
menu-settings = Settings
menu-credits = Credits
how-rules = How the games work
choose-game = Choose a game
choose-game-lead = Each game has its own board, its own rulebook and computer players of several strengths.
players = { $same ->
    [yes] { $least } players
   *[no] { $least }–{ $most } players
}
minutes = { $least }–{ $most } min
tables-open = { $count ->
    [one] 1 table open
   *[other] { $count } tables open
}
open-tables = Open tables
no-open-tables = Nobody is waiting for players just now. Open a table of your own and others will see it here.
show-all = Show all
my-games = Your games
live-games = Games to watch
watch-game = Only watch { $game }: { $names }
no-games-yet = You have not played here yet. Your games will wait for you in this place.

## Tables in lists

seat-number = Seat { $number }
colour-blue = Blue
colour-orange = Orange
colour-yellow = Yellow
colour-green = Green
colour-white = White
colour-purple = Purple
seats-taken = { $taken } of { $all } seats taken
clock-none = No clock
clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
clock-increment = { $minutes } min + { $seconds } s a move
clock-face-days = { $days } d { $hours } h
clock-sudden = { $minutes } min in all
with = with { $names }
alone-here = alone
waits-for-players = Waits for players
under-way = Under way
look = Look
look-at = Look at { $game } { $company }
continue = Continue
continue-with = Continue { $game } { $company }
hosted-by = hosted by { $name }
join = Join
join-table = Join { $game }, hosted by { $name }
new-table = New table
load-title = Bring a tablet
load-lead = A .tablet file holds a whole game. Go on with one, or look at it move by move.
load-continue = Go on with a saved game
load-look = Look at a finished game

## Setting up a table

other-game = Another game
against-whom = Against whom?
opponent-computer = The computer
opponent-computer-lead = It plays every other seat, as well as you like.
opponent-local = Somebody here
opponent-local-lead = You share this screen and take turns.
opponent-friend = A friend elsewhere
opponent-friend-lead = You get a link to send.
opponent-open = Anybody
opponent-open-lead = The table is listed for all who come by.
how-many = How many players
level = The computer plays
objective = The computer plays for
you-play = You play
preset-unchanged = Nothing is changed.
option-is = { $option }: { $value }
option-not = not “{ $option }”
by-lot = By lot
seats-one-by-one = Seats, one by one
who-sits = Who plays { $seat }
kind-me = I
kind-here = Somebody at this screen
kind-bot = The computer
kind-invite = A friend, by link
kind-open = Anybody who comes
level-of = How well the computer plays { $seat }
name-of = Name of the person who plays { $seat }
name-placeholder = Name
which-rules = Which rules
all-options = All rules that can be changed
options-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
option-auto = 0 means: by the number of players.
option-never = -1 means: never.
clock = Clock
series = Games in a row
series-games = { $count ->
    [one] A single game
   *[other] { $count } games, one ledger
}
series-open = Until somebody stops
start-game = Start the game
open-table = Open the table

## Waiting and joining

table-title = At the table
sitting-down = You are being shown to the table…
waiting-for = { $count ->
    [one] One seat is still free; the game begins when it is taken.
   *[other] { $count } seats are still free; the game begins when they are taken.
}
all-here = Everybody is here.
free-seat = Free
waits-anybody = waits for anybody
seat-kept = kept for them
waits-friend = waits for a friend
computer = computer
computer-name = Computer
computer-number = Computer { $number }
invite-label = Invite by link
invite-lead = Whoever opens this link can take a free seat.
copy = Copy
copied = Copied
sit-down = Sit down
sit-here = Sit here
sit-at = Sit at seat { $number }
leave-table = Leave the table
join-invited = You are invited
watch = Only watch

## At the table

open-menu = Menu of the table
side-label = Players and log
players-label = Players
you = you
has-left = has left
at-this-screen = at this screen
is-here = here
is-away = away
thinks = thinks…
waits-to-think = waits to think, place { $place }
to-move = to move
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-label = Points:
points-of = Points of { $name }
time-of = Time of { $name }
your-turn = Your turn
turn-of = { $name } is to move
turn-chance = Fate decides
game-over = The game is over
over = Over
log = Log
chat = Chat
log-or-chat = Log and chat
log-label = What happened
log-empty = Nothing has happened yet.
log-earlier = Show { $count } earlier lines
chat-label = Conversation
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
chat-pending = on its way…
chat-unsaid = Not said: { $reason }
chat-again = Say it again
board = The board
no-drawing = This game has no drawing yet. Everything can be chosen by the buttons below; the log tells what happens.
board-in-words = The board in words
dock-label = What is asked
rule-of-this = What the rules say about this
mat-label = What lies before you
bar-label = This turn
drawers-label = More of the table
open-mat = Everything before { $name }
sheet-raise = Show more
sheet-lower = Show the board
fold = Fold
whole-screen = Whole screen (F11)
unfold = Unfold
steps-label = This turn so far
tools-label = Take back and help
prompt-reconnecting = The connection is lost. You will be back in a moment; nothing is forgotten.
prompt-playing = Something happens…
prompt-confirm = { $action }: shall it be so?
prompt-sending = Just a moment…
prompt-chance-next = Chance is next. Until then you can still take this back.
prompt-done = Done? You can still take it back.
prompt-waiting = { $name } is thinking.
prompt-chance = Fate decides.
step-back = Back
confirm = Yes, do it
done = Done
done-in = Done ({ $seconds })
wait = Wait
undo = Undo
take-back = Take back…
redo = Redo
restart-turn = Restart turn
hint = Hint
skip = Skip
fast-forward = On to my turn
and-more = { $count ->
    [one] and one more choice
   *[other] and { $count } more choices
}
take-back-asked = { $name } would like to take back { $moves ->
    [one] a move
   *[other] { $moves } moves
}.
take-back-waits = { $name } has asked to take back { $moves ->
    [one] a move
   *[other] { $moves } moves
}.
take-back-yes = Agree
take-back-no = Refuse
curtain-title = The screen is for { $name }
curtain-lead = The hands are hidden from each other. Everybody else looks away now.
curtain-lift = I am { $name }: show my hand
curtain-log = The log is behind the curtain too.

## Menu of the table

menu-title = Menu
menu-resume = Back to the game
save-tablet = Save as a tablet
menu-restart = Start over
menu-resign = Resign
menu-leave = Leave
no-go-on = No, go on
resign-title = Resign?
resign-words = { $seats ->
    [2] The other player wins, and the game is over.
   *[other] You are placed last; the computer plays on for you.
}
resign-yes = Yes, resign
leave-title = Leave the table?
leave-words = The game waits for you: you find it again under “Your games”.
leave-yes = Yes, leave
report-title = Report a wrong rule
report-lead = This packs the record as you know it, the position and your words into one file, which you can send to the makers.
report-rule = Which rule (its id, if you know it)
report-words = What happened, and what should have happened
report-save = Save the report
neighbours-title = People at this table
neighbour-open = What about { $name }?
tie-friend = Follow
tie-muted = Mute
tie-blocked = Block
tie-lead = You hear nothing of whom you mute. Whom you block can also not sit down where you sit. They are not told.
tied-friend = You follow { $name }.
tied-muted = You hear nothing more of { $name }.
tied-blocked = { $name } cannot sit down with you any more.
hush = Let them say no more here
hushed = { $name } can say no more at this table.
kick = Send away
kicked = { $name } is sent away from this table.
person-report = Tell whoever runs this house about them
person-report-send = Send
person-reported = The house has been told.
shortcuts-title = Keys
key-arrows = Walk over what can be chosen
key-enter = Choose it
key-enter-name = Enter
key-space-name = Space
key-tab-name = Tab
key-esc-name = Esc
key-shift-name = Shift
key-space = Close the turn
key-tab = Go through everything, one by one
key-esc = One step back, then the menu
key-log = To the log
key-sound = Sound on or off

## For those who listen instead of looking

listen-label = For listening
listen-choices = What can I do?
listen-where = Where am I?
listen-again = The last event once more
told-label = Announcements
told-nothing = Nothing has happened yet.
choices-label = Choices
choices-behind = { $count } ways on
choices-effect = It would do this: { $words }
where-eyes = You are { $name }
where-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
where-chosen = Chosen so far: { $path }
where-focus = At: { $name }
where-focus-in = At: { $name }, in “{ $part }”

## The sealed dice

dice-title = Sealed dice
dice-sealed = All throws of this game follow from a seed that was drawn before it began. Its seal is published now, the seed itself at the end, so that nobody can change it on the way.
dice-revealed = The game is over, so the seed is open. Anybody can work out its seal and all throws again.
dice-commitment = Seal
dice-seed = Seed
dice-later = at the end of the game
dice-draws = Throws so far
dice-verify = Check the dice
dice-fits = The seal was worked out by your browser, and it fits.
dice-broken = The seal or the throws do not fit the seed.
dice-unsure = Your browser cannot work out the seal here; the house says:

## The end

end-decided = The moment that decided it
end-decided-at = (step { $step })
end-decided-led = { $name } was ahead from the first step on, and nobody ever came past.
end-decided-level = The points alone did not decide it.
end-decided-passed = { $name } came ahead and stayed there.
end-decided-ended = It was not the score that decided: the game ended here.
end-won = { $name } wins
end-you-won = You win
end-shared = Shared victory: { $names }
category = Points for
total = Total
breakdown-label = Points by category
series-stands = { $games ->
    [0] Game { $number }. Won so far:
   *[other] Game { $number } of { $games }. Won so far:
}
replay = Replay
look-at-board = Look at the board
to-menu = To the main menu
rematch = Play again
next-game = Next game
rematch-waits = Another game is being set up.
go-there = Go there
show-result = Show the result

## Watching again

replay-of = { $game }, move by move
to-table = To the table
replay-begin = The beginning.
replay-silent = Nothing that you could see.
replay-back = One step back
replay-on = One step on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-live = Live
replay-pace = Pace
replay-times = × { $times }
replay-play = Play
replay-pause = Pause
replay-slider = Step of the game
replay-step = { $step } of { $of }
replay-eyes = Through the eyes of
replay-spectator = a spectator

## Rules

rules-title = Rules
rules-lead = Every game in plain words, with examples to click through. Behind each paragraph are the exact rules.
rules-of = Rules of { $game }
rules-all = All rulebooks
rules-search = Search the rules
rules-search-hint = A word, or an id such as 7.6
rules-part = Chapter
rules-part-choose = Go to…
rules-preface = How this rulebook is written
rules-nothing = Nothing is said about that.
rules-table = Table
rules-to-exact = The exact rules
rules-to-book = The plain rulebook
book-search-hint = A word, such as “end”
rules-in-english = The exact rules are in English.
book-exactly = The exact rules of this
example = Example: { $title }
example-back = Picture before
example-on = Next picture
example-again = From the beginning
example-step = { $step } of { $of }
play-this = Play it

## Settings

settings-lead = They hold for this device and are kept here.
settings-look = Look
settings-play = Playing
settings-sound = Sound
setting-language = Language
language-system = As the browser
setting-theme = Theme
theme-system = As the system
theme-dark = Lamplight
theme-light = Daylight
setting-contrast = Contrast
contrast-system = As the system
contrast-usual = Usual
contrast-more = High
setting-text = Text size
text-normal = Normal
text-large = Large
text-larger = Larger
setting-motion = Motion
motion-system = As the system
motion-full = Full
motion-reduced = Reduced
setting-speed = Speed of moves
setting-speed-note = How fast the moves of the others are shown.
speed-slow = Slow
speed-natural = Natural
speed-fast = Fast
speed-faster = Very fast
speed-off = At once
setting-confirm = Confirm moves
setting-confirm-note = Every choice waits for a second click.
setting-show-first = On a touch screen, show a choice first
setting-show-first-note = The first tap shows what it would do, the second does it.
setting-end = When a turn is done
end-auto = It closes by itself
end-manual = I say when
setting-end-note = Until it is closed you can take it back freely.
setting-marks = Light up what can be chosen
setting-previews = Show what a choice would do
setting-letters = Single letters are shortcuts
setting-sound = Sound
setting-volume = Volume

## Credits

credits-unofficial = These are unofficial implementations, written from the rules alone. Nobody named here has endorsed them.
credits-games = The games
credits-game_of_ur = The five-bird game follows the reading of the Babylonian tablet of 177 BC published by Irving L. Finkel, “On the Rules for the Royal Game of Ur”, in Ancient Board Games in Perspective (2007), in the form given by a design document of our own.
credits-royal_game_of_ur = The classic rulesets are those played and studied in public today: Finkel’s simple reading, James Masters’ path, and the Aseb game of twenty squares. Published figures by J. Heled and the RoyalUr project served to check our solver.
credits-ur_ziggurat = A game by Paolo Mori (2006).
credits-after_the_flood = A game by Martin Wallace (2008).
credits-ulm = A game by Günter Burkhardt (2016).
credits-clash_of_cultures = A game by Christian Marcussen (2012).
credits-rulings = Our rulings for { $game }
credits-libraries = Libraries and typefaces
credits-libraries-lead = Edubba stands on the work of others, each under its own licence.
credits-house = Edubba { $version }, MIT licence. Boards, pieces and ornaments are drawn in code. { $rules ->
    [compiled] The rules run compiled.
   *[plain] The rules run as plain Python, many times slower than compiled.
}

## When something is wrong

problem-title = That did not work
problem-title-closed = The house does not answer
problem-title-broken = Something broke in the house
problem-title-old = This page is out of date
problem-title-unknown = There is nothing here
problem-title-full = No seat is free
problem-unreachable = The server cannot be reached. It may be starting, or the network is down.
problem-lost = The connection was lost on the way; ask again in a moment.
problem-unexpected = Something unexpected happened: { $detail }
problem-part = A part of this page could not be loaded: the server is away, or has a newer version of it. Load the page again.
problem-broken = The server met an error of its own and has written it down. Nothing that was acknowledged is lost; try again in a moment.
problem-status = The server answered with status { $status }, which this page does not understand.
problem-no-game = There is no game “{ $game }” in this house.
problem-lost-page = This address leads nowhere; the link may be old.
problem-full = All seats of this table are taken. You can watch, or look for another table.
try-again = Try again
load-again = Load the page again
to-tables = To the open tables

## My page

me-title = My page
me-guest-lead = You are a guest, and can play everything as such. With an account your name and your games are yours on every device.
me-account-lead = Your name and your games are yours wherever you sign in.
privacy-title = What the house keeps of you
privacy-lead = Only what playing needs. Nobody is followed, nothing is sold or handed on, and no page of another house is asked.
privacy-cookie = One cookie
privacy-cookie-words = It says which guest you are, and nothing else. Browsers keep it for 400 days; the house has only its hash and the language you read in, until you are forgotten.
privacy-games = Your games
privacy-games-words = Tables, who sat at them by which name, and the record of every match, until the operator clears away what is over. At public tables everybody can watch, and a match that is over can be looked at by all who know where it was.
privacy-chat = What you say
privacy-chat-words = Lines of conversation are kept with their table. If somebody reports a line, the operator reads it.
privacy-account = An account, if you take one
privacy-account-words = Your name, the hash of your password and of your recovery code, and your ratings, until you delete it. A mail address, or what reaches your browser, only if you want to be told there, until you take it back.
privacy-others = You and others
privacy-others-words = Whom you follow, mute, block or invite, your reports, and your days of vacation. Whom you mute or block is not told. A log of such deeds, with numbers in place of names, stays for the operator.
privacy-log = The log of the house
privacy-log-words = What goes wrong, and which games begin and end; no names and no addresses. While you are connected, requests are counted by your network address in memory, so that nobody takes everything.
privacy-browser = In your browser
privacy-browser-words = Your settings, until you clear them.
privacy-yours = Guest or not: on your page you can save a copy of all this, and be forgotten. Then your name and your words are taken out of all games; backups of the operator from before still have them.
privacy-to-me = My page
notices-title = You are waited for
notices-count = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
  }
invited-by = { $name } invites you to { $game }
invite-friends = Invite somebody whom you follow
invited = { $name } is invited
vacation-title = Days to move
vacation-lead = While you are away, no days pass for you in games with days to move. Days left this year: { $days }.
vacation-days = Days
vacation-begin = Go away
vacation-until = You are away until { $date }.
vacation-end = I am here again
mail-label = Your mail address, if you want to be told when it is your turn
mail-keep = Send the code
mail-code = The code that was sent to { $address }
mail-confirm = This is the code
mail-told = When it is your turn in a game with days to move, and you do not look, you are told by mail: { $address }
mail-forget = Send me nothing more
push-told = { $browsers ->
    [0] Your browser can tell you when it is your turn in a game with days to move, also while the house is not open in it.
    [one] One browser tells you when it is your turn in a game with days to move, and you do not look.
   *[other] { $browsers } browsers tell you when it is your turn in a game with days to move, and you do not look.
  }
push-here = Tell me in this browser
push-forget = Tell me in no browser
push-refused = This browser does not allow messages of the house; its settings say which pages may send them.
ties-title = Whom you know
ties-empty = Nobody yet: at a table, the dots beside a name let you follow, mute or block somebody.
is-friend = you follow them
is-muted = muted
is-blocked = blocked
untie = Undo
untie-of = { $name }: undo
sign-up-title = Take an account
sign-up-lead = A name and a password, nothing else. The games of this browser stay yours.
sign-up = Take this account
sign-in-title = Sign in
sign-in = Sign in
sign-out = Sign out
account-name = Your account’s name
password = Password
password-note = At least { $least } characters; a few words make a good one.
password-title = Password
password-lead = Changing it signs out all other devices.
password-now = Your present password
password-new = New password
password-change = Change the password
password-changed = The password is changed.
forgot-password = I forgot my password
remembered = I remember my password
recover = Set the new password
bring-games = Bring along the games that this browser played as a guest
recovery-code = Recovery code
recovery-title = Your recovery code
recovery-lead = Should you forget your password, this code lets you in, once. It is shown only now: write it down or save it.
recovery-save = Save as a file
recovery-kept = I have kept it
recovery-new = New recovery code
recovery-new-lead = The code that you have is void then.
data-title = What the house knows of you
data-lead = Your name, your games, and what you said at tables. You can take a copy, or have it forgotten.
data-id = Whoever runs this house knows you as { $person }: tell them that if a seat of yours is to be given to you in this browser.
data-export = Save a copy
data-delete = Forget me
data-delete-lead = You leave all tables, your name goes out of all records, and what you said out of all chats. Nobody can undo it.
data-delete-sure = Forget me for good

## Ratings and profiles

rated = rated
rated-ask = Rated
no-hints = no hints
help-ask = Hints allowed
help-note = With hints, everybody at the table may also see their chances and study the match while it runs; without, nobody may.
rated-note = It counts for the ratings of everybody who plays, bots included; only people with an account can sit down, and there are no hints.
ratings-title = Ratings
ratings-lead = By what each plays at least: the points less what is still uncertain. A newcomer has 1500.
ratings-empty = Nobody has played a rated match of this game yet.
rating-two = Two seats
rating-more = Three seats and more
rating-points = { $points } ± { $deviation }
rating-bot = Computer, { $level }
no-ratings = No rated matches yet.
column-game = Game
column-seats = Seats
column-rating = Rating
column-games = Matches
column-place = Place
column-name = Name
profile-title = Profile
profile-mine = My profile
profile-since = Here since { $date }
profile-ratings = Ratings
profile-games = Matches
profile-empty = No matches yet.
profile-count = { $game }: { $won } of { $played } won
profile-place = Place { $place } of { $of }
profile-replay = Replay { $game } of { $date }

## Tournaments

tournaments-title = Tournaments
tournaments-empty = No tournaments yet.
tournament-new = A new tournament
tournament-name = What it is called
tournament-kind = How it is played
tournament-minutes = Minutes
tournament-bots = Computers that take part
tournament-create = Open it for everybody
tournament-account = With an account you can host a tournament.
tournament-look = Look at { $name }
tournament-open = waits for those who take part
tournament-over = over
tournament-enter = Take part
tournament-start = Begin
tournament-withdraw = Withdraw
tournament-wall = Show on a wall
kind-knock-out = Knock-out
kind-swiss = Swiss
kind-round-robin = Everybody against everybody
kind-arena = Arena
entrant-bot = Computer { $number }, { $level }
entrant-gone = withdrawn
standings = Standings
pairs = Pairs
pair-bye = a point for nothing
round-number = Round { $number }
column-points = Points
column-opponents = Points of opponents
to-my-table = To my table
results-csv = Results as CSV
results-json = Results as JSON

# Introductions
learn = Learn to play in { $minutes } minutes
learn-on = Go on learning
lesson-label = Introduction
lesson-count = { $number } of { $of }
lesson-next = Next
lesson-back = Back
lesson-again = From the start
lesson-leave = Leave; you can go on here later
lesson-progress = How far you are
lesson-read = Read the card first; the way on is below it.
lesson-no-commands = That is for real games.
first-game = Play your first game
caption-label = What this is about
caption-read = Understood
captions-off = No more captions

## The analysis board

study = Analysis
study-leave = To the replay
study-graph = Chances over the match
study-share = { $name } { $percent } %
study-percent = { $percent } %
study-lost = −{ $points }
study-low = { $percent } % if it goes badly
study-chances = Chances to win
study-best = best
study-played = played
study-fell = fell in the match
study-thinking = Thinking …
study-thinking-on = Thinking … { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
study-thought = { $rounds ->
    [one] Judged by one round of play.
   *[other] Judged by { $rounds } rounds of play.
}
study-solved = The exact chances of the solved race.
study-network = By the network that learnt the solved race: { $mean } points off on average, hardly ever more than { $most }.
study-draw = Let it fall
study-review = Review
study-variations = Variations
study-position = Position
study-open = All hands open
study-imagined = This match is still running: what you cannot know, such as other hands, is imagined here.
study-deciding = Eyes of whoever decides
study-eyes = Eyes of { $name }
study-start = To the start
study-branch = { $moves ->
    [one] Step { $step }, one move aside
   *[other] Step { $step }, { $moves } moves aside
}
study-return = Back to the match
study-return-hand = Back to the position
study-aside = A position of your own: it is no part of the match.
study-mistake = Next mistake
study-save = Save as a record
study-share-link = Copy link
study-copied = The link is copied.
study-play = Play on from here
study-look = Look at step { $step }
study-again = Try again from here
study-balance = Points of chance, whole match
study-choices = choices
study-luck = luck
study-reviewing = Looking at the match again: { $percent } %
study-comparing = Looking more closely at the choices that cost most…
study-nothing = { $moments ->
    [0] No choice gave anything away that is worth a word.
   *[other] No other choice gave anything away that is worth a word.
}
study-forget = Forget this variation
study-no-variations = Play another move on the board, for any seat: what you try is kept here.
study-beginning = Players and rules
study-lay-out = Lay out the opening
study-editor = Change what you like. What could not lie on the table is refused, with the reason.
study-set-up = Set up
study-kept = What the rules keep count of
study-no-value = none
study-chance = chance
study-house = house { $house }

## Puzzles

puzzles = Puzzles
puzzles-lead = A position, and one choice that is clearly the best: find it. What every choice is worth you are told afterwards, and why.
puzzle = Puzzle
puzzle-daily = Puzzle of the day · { $day }
puzzle-daily-lead = The same one for everybody. Find the best choice.
puzzle-daily-solved = Solved. The next one comes tomorrow.
puzzle-find = Find the best choice
puzzle-race = What counts is the chance to win the race.
puzzle-solved = { $solved } of { $count } solved
puzzle-progress = Solved so far
puzzle-streak = { $streak } in a row
puzzle-streak-best = { $streak } in a row at the first try, { $longest } at best
puzzle-filter = Grade
puzzle-all-grades = all
puzzle-grade-1 = easy
puzzle-grade-2 = fairly easy
puzzle-grade-3 = middling
puzzle-grade-4 = hard
puzzle-grade-5 = very hard
puzzle-solution = See the solution
puzzle-wrong = Not the best: try again
puzzle-right = Right
puzzle-shown = The solution
puzzle-yours = yours
puzzle-next = Next puzzle
puzzle-study = Analyse from here
puzzle-leave = To all puzzles
puzzle-back = Back to the puzzle

## Fields of a position that is set up by hand

field-act = act
field-action_deck = action deck
field-action_discard = action discard
field-actions = actions
field-activations = activations
field-active = active
field-actor = actor
field-advances = advances
field-among = among
field-areas = areas
field-armies = armies
field-army = army
field-aside = aside
field-assassinated = assassinated
field-at = at
field-attacker = attacker
field-available = available
field-bag = bag
field-banned = banned
field-barbarians = barbarians
field-barbarians_left = barbarians left
field-barge = barge
field-base_price = base price
field-battle = battle
field-begun = begun
field-bid = bid
field-borrowed = borrowed
field-boxes = boxes
field-buildings = buildings
field-captured = captured
field-cards = cards
field-cards_played = cards played
field-cell = cell
field-cells = cells
field-choose = choose
field-chosen = chosen
field-cities = cities
field-city = city
field-coats = coats
field-coats_drawn = coats drawn
field-coats_returned = coats returned
field-coats_unseen = coats unseen
field-coins = coins
field-collects = collects
field-count = count
field-counter = counter
field-counters = counters
field-counts = counts
field-cubes = cubes
field-culture = culture
field-dark = dark
field-decision = decision
field-decisions = decisions
field-deck = deck
field-descendants = descendants
field-discard = discard
field-display = display
field-docks = docks
field-done = done
field-drafted = drafted
field-draw = draw
field-draw_pile = draw pile
field-drawn = drawn
field-drawn_tile = drawn tile
field-edges = edges
field-effect = effect
field-empire = empire
field-ended = ended
field-ending = ending
field-equipment = equipment
field-event = event
field-event_deck = event deck
field-event_discard = event discard
field-exchange = exchange
field-exhausted = exhausted
field-exhausted_left = exhausted left
field-extra = extra
field-first = first
field-fished = fished
field-founder_round = founder round
field-free = free
field-fresh = fresh
field-from = from
field-gives = gives
field-green = green
field-grid = grid
field-group = group
field-half_points = half points
field-hand = hand
field-handled = handled
field-hands = hands
field-happiness = happiness
field-held = held
field-high = high
field-home = home
field-influenced = influenced
field-item = item
field-kinds = kinds
field-known = known
field-known_objectives = known objectives
field-land_battles = land battles
field-large = large
field-last = last
field-late = late
field-learned = learned
field-least = least
field-left = left
field-left_high = left high
field-left_low = left low
field-light = light
field-light_score = light score
field-line = line
field-list = list
field-looked = looked
field-low = low
field-marks = marks
field-most = most
field-moved_cities = moved cities
field-moves = moves
field-navigated = navigated
field-next = next
field-next_collect = next collect
field-next_tower = next tower
field-number = number
field-objective_deck = objective deck
field-objective_discard = objective discard
field-objectives = objectives
field-offered = offered
field-offered_objectives = offered objectives
field-offers = offers
field-on = on
field-optional = optional
field-order = order
field-other = other
field-outer = outer
field-owner = owner
field-paid = paid
field-passed = passed
field-phase = phase
field-place = place
field-players = players
field-plays_left = plays left
field-points = points
field-pool = pool
field-purple = purple
field-quarters = quarters
field-red = red
field-removed = removed
field-reshuffled = reshuffled
field-resource = resource
field-resources = resources
field-returned = returned
field-returned_objectives = returned objectives
field-revealed = revealed
field-revolted = revolted
field-round = round
field-sailed = sailed
field-scored = scored
field-sealed = sealed
field-seals = seals
field-seat = seat
field-second_tile = second tile
field-settlement = settlement
field-settlements_left = settlements left
field-settler = settler
field-ship = ship
field-shown_to = shown to
field-small = small
field-sparrows = sparrows
field-spent = spent
field-stack = stack
field-start = start
field-start_player = start player
field-started_as = started as
field-step = step
field-steps = steps
field-stock = stock
field-supply = supply
field-tag = tag
field-taken = taken
field-takeover = takeover
field-tally = tally
field-target = target
field-terrain = terrain
field-then = then
field-thrower = thrower
field-thrown = thrown
field-throws = throws
field-tile = tile
field-tiles = tiles
field-to_move = to move
field-tower = tower
field-towers_unseen = towers unseen
field-truce = truce
field-turn = turn
field-units = units
field-up = up
field-used = used
field-vp = vp
field-waiting = waiting
field-wants = wants
field-warlord = warlord
field-winner = winner
field-with_event = with event
field-won_land = won land
field-wonder_deck = wonder deck
field-wonder_round = wonder round
field-wonders = wonders
field-workers = workers
field-ziggurat = ziggurat

# What stands in them, where games have no words for it.
value-barren = barren
value-collect = income
value-decline = decline
value-end_of_turn = end of the turn
value-expanded = expanded
value-face_up = face up
value-fertile = fertile
value-fifth_ziggurat = fifth ziggurat
value-forest = forest
value-last_round = last round
value-mountain = mountain
value-moved = moved
value-no_exchange = no exchange
value-off = not on the board
value-order_of_play = order of play
value-plain = plain
value-race = race won
value-resigned = resigned
value-sea = sea
value-turn_cap = turn limit
value-unfinished = unfinished
value-victory_points = points
