# Sentences of the match: its record, its dice, its clocks, and what people say outside the rules.

## Why not

why-no_such_seat = There is no seat { $seat }; the seats are 0 to { $last }.
why-not_your_turn = It is not the turn of { $seat }; { $actor } decides.
why-bots_turn = { $bot } decides for { $seat }: “play_out()” lets it, and a move for it has to name its seat.
why-turn_open = { $seat } has not closed the turn yet.
why-dice_due = The dice have to be thrown first.
why-no_throw_due = No throw is due now.
why-not_an_outcome = The dice cannot show “{ $text }” now; they can show: { $right }.
why-dice_throw_themselves = The sealed dice of this match throw by themselves.
why-nonces_missing = The dice wait until every seat that adds to them has opened its number.
why-no_nonce = { $seat } has no number to open.
why-nonce_late = The number of { $seat } comes too late; the dice go without it.
why-wrong_nonce = The number that { $seat } opens is not the one that was sealed.
why-not_forced = Only an answer that leaves no choice is given automatically.
why-list_too_long = Action { $number } of the list would come after a throw, a reveal or another seat’s decision; send the actions before it first.
why-nothing_to_close = { $seat } has no open turn to close.
why-nothing_to_undo = { $seat } has nothing to undo: what was thrown, shown, final or followed by another seat can only be taken back by consent.
why-nothing_to_redo = { $seat } has undone nothing that could be done again.
why-too_few_moves = { $seat } has made { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} so far and can only ask for those.
why-already_asked = A request to take back is waiting for an answer already.
why-not_asked = { $seat } was not asked for anything.
why-resign_later = { $seat } can resign when the decision is no longer another seat’s.
why-already_gone = { $seat } has left this match already.
why-no_clock = This match has no clock.
why-time_needed = This match has a clock, so everything needs a time.
why-time_runs_backwards = The time is earlier than that of the entry before.
why-time_left = { $seat } still has time.
why-time_over = The time of { $seat } is over.
why-not_readable = “{ $text }” cannot be understood here.
why-not_in_a_match = “{ $command }” belongs between the games of a series.

why-game_running = The game is still being played; this is settled between the games.
why-series_over = The series is over.
why-no_rate = { $game } has no rate to agree on.
why-not_open_ended = Nobody is asked: { $games ->
    [one] 1 game was agreed
   *[other] { $games } games were agreed
}, and all of them are played.
why-consent_missing = The next game begins when everybody has agreed to it.

## What happened

took-back = { $seat } takes back.
asks-take-back = { $seat } asks to take back { $moves ->
    [one] a move
   *[other] { $moves } moves
}.
refuses-take-back = { $seat } does not agree.
resigned = { $seat } resigns; a bot plays on.
flagged = { $seat } has run out of time; a bot plays on.
left = { $seat } leaves; a bot plays on.
seat-taken = { $name } now plays { $seat }.
nonce-withheld = { $seat } did not open the number that was sealed; the dice go without it.

end-resigned = { $seat } resigns; { $winner } wins.
end-flagged = { $seat } has run out of time; { $winner } wins.
end-left = { $seat } leaves; { $winner } wins.
end-alone = Everybody else has left; { $winner } wins.

## Dice and seats

bad-seed = A seed has { $bytes } bytes.
bad-script = Throw { $number } of the script is “{ $text }”, but the dice can only show: { $right }.
bad-throw = The dice cannot show “{ $text }”; they can show: { $right }.
bad-seal = “{ $seal }” is not the seal of a number; a seal has 64 hexadecimal digits.
nonces-need-seal = Only sealed dice take numbers of the seats in.
wrong-seats = { $found } seats were given, but { $right } are set up.
no-bot = { $seat } is played by the bot “{ $bot }”, and nobody has attached one.
ambiguous = “{ $text }” can mean: { $moves }.
no-such-step = There is no step { $step }; this match has steps 0 to { $last }.

## Records

not-a-tablet = This is not a tablet: its first line is not “edubba tablet” with a version.
wrong-format = This tablet is written in format { $found }; this program reads format { $known }.
truncated = This tablet is incomplete: it breaks off after line { $line }, without its closing line.
edited = This tablet was changed after it was written: its checksum does not fit.
unreadable = { $path } cannot be read: { $detail }.
unwritable = { $path } cannot be written: { $detail }.
bad-header = Line { $line } of this tablet is not a line of its header: “{ $text }”.
missing-header = The header of this tablet has no line “{ $key }”.
wrong-header = The header of this tablet is wrong: { $detail }.
head-json = { $place } is not JSON
head-seats = the seats are not numbered 0, 1, and so on
head-hash = { $place } is not { $digits } hexadecimal digits
head-negative = { $place } is less than 0
bad-line = Line { $line } of this tablet is not an entry: “{ $text }”.
wrong-number = Line { $line } of this tablet has number { $found }; { $right } would be next.
newer-rules = This tablet was played by version { $theirs } of the rules of { $game }; this program only knows version { $ours }, so it needs to be updated first.
older-rules = This tablet was played by version { $theirs } of the rules of { $game }; this program plays version { $ours }, by which the same moves could lead elsewhere, so it cannot replay it.
is-a-series = This tablet holds a series of games, not a single match.
not-a-series = This tablet holds a single match, not a series.
redacted = This is what one seat saw of a running match: it can be read, but not replayed.
wrong-result = The result that this tablet states is not the one its moves lead to.
bad-entry = { $place } cannot be right: { $detail }
place-line = Line { $line }
place-entry = Entry { $seq }
not-the-next = { $right } would be the next number.
wrong-roll = This is not what the sealed dice show.
place-between = What was said after game { $number }, number { $seq },
not-as-agreed = Game { $number } of this series was not set up as the seats had agreed.
wrong-seed = The seed of this tablet is not the one that was sealed at the start.

series-won = { $seat } wins the series.
series-drawn = The series is drawn.

## Verification

proven-whole = The file is complete and its checksum fits (which guards against accidents, not against forgery).
proven-legal = All { $entries } entries follow the rules.
proven-result = The result is the one the moves lead to: { $reason }
proven-seed = The seed is the one that was sealed before the first throw (seal { $seal }).
proven-rolls = { $rolls ->
    [one] The only throw is
   *[other] All { $rolls } throws are
} what the sealed seed says.
proven-nonces = { $seats ->
    [one] One seat
   *[other] { $seats } seats
} added a number of their own to the dice, so nobody could choose the throws without all of them.
proven-series = All { $games } games were set up as agreed.
proven-series-seed = The seeds of all games come from the one that was sealed before the first (seal { $seal }).
wrong-series-seed = The seed of game { $number } does not come from the one that was sealed for the series.
in-game = Game { $number }: { $detail }
wrong-roll-number = Throw { $number } is not what the sealed seed says.
unproven-running = The match is not over, so it has no result yet.
unproven-manual = People threw the dice and told the { $rolls } throws: nothing proves them.
unproven-scripted = The { $rolls } throws were written down beforehand: nothing proves them.
unproven-sealed = The seed is not in this tablet (it is revealed at the end), so the { $rolls } throws cannot be proven.
unproven-withheld = { $seats ->
    [one] One seat
   *[other] { $seats } seats
} sealed a number and did not open it, so it is not proven that whoever sealed the seed did not drop it to choose between throws.
unproven-known = The numbers of the seats were known before this game; only the tablet of the whole series proves that its seed was not chosen then.
unproven-choice = No seat added a number of its own to the dice, so it is not proven that whoever sealed the seed did not try several first.
