# Sentences of the house on the network.

## Why not

no-such-table = There is no table “{ $name }”.
no-such-match = There is no match “{ $name }”.
no-introduction = There is no such introduction, or it has no such place.
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
not-started = The match has not begun yet.
already-started = The match has begun already; you can watch it.
only-to-look = This record was brought along to look at it; bring it again to play on.
still-running = The match is not over yet.
table-full = All seats of this table are taken.
seat-taken = Seat { $seat } is taken or not for you; choose another one.
seats-free = The match can begin when every seat is taken.
not-seated = You do not sit at this table.
not-your-seat = That seat belongs to somebody else.
private-table = This table is private; it opens with its invitation.
nobody-seals = Only a person who sits down can seal a number for the dice, not a free seat or a bot.
no-series = This table is for a single game.
rate-missing = A new rate is a positive amount, and only some games have one.
no-dice = This record has no seed, so nobody can throw its dice any more; it can only be looked at.
beyond-bounds = This record cannot be taken here: “{ $place }” is beyond what can be agreed at a table ({ $detail }).
long-entry = This record cannot be taken here: one of its entries has more than { $most } characters.
endless-record = This record cannot be taken here: it takes too long to play it again.
no-hint-now = A hint is for the seat that decides now.
hint-failed = The hint did not come; ask again.
answer-failed = The answer did not come; ask again.
out-of-reach = The part of the house where this table stands does not answer; try again in a moment.
lost-on-the-way = The answer got lost on its way; look again how it stands.
stale = The match has moved on since; look again.
not-saved = This could not be saved, so nothing has changed; try again in a moment.
banned = The operator of this house has kept you out.

## Accounts

guest = Guest
name-taken = Somebody has this name already; choose another one.
mixed-letters = A name is written in the letters of one script.
wrong-password = The name and the password do not fit together.
wrong-code = The name and the recovery code do not fit together.
too-many-attempts = That were too many attempts; wait a few minutes.
signed-in = You are signed in already.
no-account = You are a guest here and have no password.

## Order in the house

yourself = That is you.
nobody-there = No person sits there.
no-such-line = There is no line { $line } in this chat.
not-the-host = Only who set up this table can do that.
not-welcome = You are not welcome with everybody here.
kicked = The host has sent you away from this table.
hushed = The host of this table has asked you to say no more.
bad-manners = There is a word in it that is not said in this house.
rated-kick = What is rated is played to its end: nobody is sent away.

## Notices

not-followed = You can invite those whom you follow.
no-vacation = { $days ->
    [0] You are away already, or no day of vacation is left.
    [one] One day of vacation is left.
   *[other] { $days } days of vacation are left.
  }
on-vacation = They are on vacation: their days do not pass.
no-mail = The mail could not be sent.
wrong-mail-code = That is not the code that was sent.
mail-code = Your code
mail-code-text = The code is { $code }. Enter it on your page, and you are told by mail when it is your turn. If you did not ask for it, do nothing.
your-turn = { $game }: it is your turn
your-turn-text = It is your turn in { $game }.
no-push = This house tells nobody by push.
bad-push = That is no browser the house can tell anything: { $what }.
too-many-browsers = You can be told in { $most } browsers at most.

## Ratings

rated-account = This table is rated: only people with an account can sit down at it.
rated-seats = A rated table needs two seats or more, each for another person at their own screen or for a bot of another level.
study-running = The match still runs: only who plays in it can study it, and only what their seat knows.
study-busy = You have asked enough questions at once; wait for the answers.
study-failed = It could not be worked out; ask again, or try another position.
study-left = Nobody waits for the answer any more.
rated-hint = At a rated table everybody plays by themselves: there are no hints.
no-help = At this table everybody plays by themselves: there are no hints.
no-help-record = This match is still being played at a table without hints: you can bring its record when it is over.
rated-take-back = At a rated table what is played is played: no closed turn is taken back.
no-such-person = There is nobody “{ $name }” with an account.
nobody-known = There is nobody whose id, or name of an account, is “{ $name }”.
seat-of-a-bot = A bot sits at seat { $seat }; only the seat of a person can be handed over.
no-number = A number is needed there.

## Tournaments

no-such-tournament = There is no tournament “{ $name }”.
tournament-seats = { $game } cannot be played by two, and tournaments are matches of two.
tournament-begun = This tournament has begun; nobody can enter it any more.
tournament-full = No more can enter this tournament.
tournament-empty = A tournament begins with two who take part.
not-entered = You do not take part in this tournament.
too-many-tournaments = You host { $most } tournaments already; let one of them end first.
not-your-tournament = Only the host can begin this tournament.

## Messages and requests

hello-first = Say hello first.
watch-first = Watch a table first.
old-client = This page speaks protocol { $theirs }, the house speaks { $ours }; load the page again.
bad-message = The message cannot be understood at “{ $place }”: { $detail }.
bad-request = The request cannot be understood at “{ $place }”: { $detail }.
too-fast = That was too much at once; wait a moment.
too-many-lines = Too many windows of this house are open at your place; close some and load this one again.
too-many = That were too many new tables; wait a while.
chat-nobody = Only guests of the house can talk here; load the page again to become one.
said-elsewhere = You have left the table where this was to be said.
chat-too-fast = Let the others read first; wait a moment.
too-large = That is more than the house takes.
other-host = The house is not called by this name; ask whoever looks after it for its address.
other-page = Only pages of this house may do that.
no-such-page = There is nothing at “{ $path }”.
no-words = There are no sentences of “{ $domain }” in “{ $language }”.
wrong-method = That cannot be asked with { $method } here.
broken = Something went wrong in the house; it has been written down.

## News

bot-restarted = The computer player { $seat } stumbled and thinks again.
bot-replaced = The computer player { $seat } found no move; one was chosen for it.
no-worker = No computer is there to think for the computer players; the game goes on as soon as one comes.
closing = The house closes for a moment; everything is kept.
because-undo = { $seat } took a step back.
because-redo = { $seat } did a step again.
because-restart = { $seat } begins the turn anew.
because-take-back = { $seat } took back by consent.

## Opening

open = The house is open: { $address }
port-taken = The house cannot open at { $where }: { $detail }. Choose another port.
no-host = The house cannot open at { $where }: { $detail }. The host has to be an address of this machine, such as 127.0.0.1.
no-client = The browser client is not part of this installation: it needs npm (Node 20.19 or newer) when Edubba is installed, or “make client” in a clone.
succeeded = The rules are compiled; the house goes on with them.
no-folder = The data folder { $folder } cannot be made: { $detail }.
no-store = The database { $url } cannot be opened: { $detail }
folder-taken = Another house is open on the data folder { $folder }; close it first, or give this one a folder of its own with --data.
workers-alone = Several workers need a PostgreSQL database: set EDUBBA_DATABASE, or open the house with one worker.
bots-nowhere = With bot_workers = 0 bots think at workers elsewhere, which find the house by a PostgreSQL database: set EDUBBA_DATABASE, or let bots think here.
worker-alone = A worker finds its house by the PostgreSQL database of that house: set EDUBBA_DATABASE.
worker-open = Bots of the house think here, in { $processes ->
    [one] one process
   *[other] { $processes } processes
}.
worker-differs = The worker has { $name } { $theirs }, the house { $name } { $ours }; install the same version there.
worker-lacks-bot = The worker lacks the bot { $bot } of this house; name it there in EDUBBA_BOTS, too.
unknown-schema = The database { $url } was written by a newer Edubba than this one; install that version or a later one.
store-silent = The database does not answer.
no-settings-file = There is no settings file { $file }.
no-such-setting = There is no setting { $name }.
bad-setting = The setting { $name } is wrong: { $detail }.
bad-settings-file = The settings file { $file } cannot be read: { $detail }.
no-opentelemetry = Traces need OpenTelemetry, which is not installed; “pip install 'edubba[traces]'” brings it.
takes-number = it takes a number from { $low } to { $high }
takes-hosts = it takes names of hosts with commas, such as play.example.org,*.example.net
takes-database = it takes the address of a PostgreSQL database, postgresql://USER@HOST/NAME
takes-place = it takes HOST:PORT, such as 10.0.0.5:8100
takes-language = it takes one of { $known }
takes-mail-address = it takes one mail address, such as edubba@example.org
takes-mail-server = it takes smtp://HOST:PORT, or the same with smtps or smtp+starttls
takes-origin = it takes http:// or https:// with a host, such as https://play.example.org
takes-push-key = it takes a key that “edubba admin push-key” has made
takes-services = it takes origins with commas, such as https://*.push.apple.com
takes-networks = it takes addresses or networks with commas, such as 127.0.0.1,10.0.0.0/8

## What does not fit, after a colon

fault-missing = it is missing
fault-unknown = nobody asks for that
fault-json = it is not JSON
fault-kind = it is not { $kind ->
    [whole] a whole number
    [number] a number
    [text] a text
    [flag] true or false
    [list] a list
   *[object] an object
}
fault-least = it is less than { $bound }
fault-above = it is not more than { $bound }
fault-most = it is more than { $bound }
fault-below = it is not less than { $bound }
fault-short = it needs { $bound ->
    [one] 1 character
   *[other] { $bound } characters
} or more
fault-long = it has more than { $bound ->
    [one] 1 character
   *[other] { $bound } characters
}
fault-few = it needs { $bound ->
    [one] 1 entry
   *[other] { $bound } entries
} or more
fault-many = it has more than { $bound ->
    [one] 1 entry
   *[other] { $bound } entries
}
fault-choice = it is none of { $known }
fault-other = what stands there is not possible
fault-toml = { $line ->
    [0] it breaks off in the middle
   *[other] line { $line } is not TOML
}

## Points at the end, where a game has no words for them

category = { $name }

## The command

help-serve = Open the house: play in the browser, alone or with others.
help-settings = All other settings come from the file edubba.toml in the working folder (another one: EDUBBA_SETTINGS=FILE) or from the environment, such as EDUBBA_DATABASE=postgresql://...; docs/protocol.md lists them.
opt-host = Address to listen on; 127.0.0.1 is only for this machine.
opt-port = Port to listen on; 8000 if nothing else is said, 0 for any free one.
opt-data = Folder for everything that is kept.
opt-workers = How many processes serve on the port; more than one needs PostgreSQL.
help-worker = Let the bots of a house think on this machine, too.
opt-bot-processes = How many bots think at the same time; one less than there are cores if nothing is said. The house is found by its PostgreSQL database (EDUBBA_DATABASE).
opt-browser = Open the browser once the house is open.

## The operator's commands

help-admin = Look after a house. List, show and close tables, ban people, back up, restore, verify, prune.
help-admin-list = List the tables that were last touched.
help-admin-show = Print the whole record of a table. Everything that is hidden is in it.
help-admin-close = End a table for good, also while the house is open.
help-admin-backup = Write everything that the house keeps into one file. It may be open meanwhile.
help-admin-restore = Fill an empty house from a backup.
help-admin-verify = Fold every match anew and prove its dice.
help-admin-prune = Forget tables that are over and were not touched for some days.
help-admin-ban = Keep somebody out of the house, also while it is open.
help-admin-hand-over = Give a seat of a table to another person.
help-admin-export = Write the record of every table into a folder. Hidden things are in them.
help-admin-import = Give a person a table with the match of a record, to look at.
help-admin-patch = Replay all live matches by the rules of today. Those that would go otherwise are named.
arg-folder = The folder for the records.
arg-tablet = The record.
opt-apply = Let those that come out the same go on by these rules.
help-admin-push-key = Make the key by which browsers are told whose turn it is. It is printed as a setting.
help-admin-audit = List what people did to others, the last first. That is operators, hosts and everybody else.
help-admin-reports = List what people told of others, the last first.
arg-person = A person’s id, or the name of an account.
arg-seat = The number of the seat, from 0.
opt-undo = Let them in again.
arg-table = The id of the table.
arg-backup = The file of the backup.
opt-status = Only tables of this status: open, running or over.
opt-most = How many at most.
opt-days = Days since the last move.
admin-table = { $table }  { $status }  { $game }  { $seats }  { $date }
admin-banned = { $person } is kept out.
admin-unbanned = { $person } may come in again.
admin-handed-over = Seat { $seat } of { $table } is { $person }’s.
admin-deed = { $date }  { $deed }  { $about }
admin-report-seat = { $date }  { $person } of { $about } at { $table }: { $words }
admin-report = { $date }  { $person } of { $about } at { $table }: “{ $said }” { $words }
admin-exported = The records of { $tables } tables are in { $folder }.
admin-imported = { $person } finds it at the table { $table }.
admin-differs = { $match }: otherwise from entry { $entry }: { $detail }
admin-patched = { $same } live matches come out the same by the rules of today; { $differs } do not.
admin-closed = The table { $table } is closed.
admin-backup = { $rows } rows are in { $file }.
admin-restored = { $rows } rows were taken from { $file }.
admin-verified = { $matches } matches were folded; { $faults } of them have a fault.
admin-fault = { $match }: { $detail }
admin-unproven = { $match }: It was brought along without its seed, so its throws are not proven.
seed-gone = The seed that was sealed for this match is gone, so its throws cannot be proven.
series-seed-gone = The seed that was sealed for this series is gone, so it cannot be proven that those of its games come from it.
differs-position = The position is another one.
differs-choices = Something else may be done.
admin-pruned = { $tables } tables were forgotten.
not-empty = This house is not empty; restore a backup into an empty data folder or database.
no-such-file = There is no file { $file }.
no-house = There is no house in { $folder }.
no-such-status = No table is “{ $status }”: they are { $known }.
no-backup = { $file } is no backup, or not a whole one.
other-backup = { $file } was made by another version of Edubba; restore it with that one, then install this one.
no-example = The rulebook of { $game } has no example { $number }.
