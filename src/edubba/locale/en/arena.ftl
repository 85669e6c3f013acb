# Tournaments of bots.

help = Let bots play a tournament, with ratings and their intervals.
examples =
    edubba arena ulm --bots pupil,copyist,scribe --games 40
    edubba arena ulm --bots master,scribe --players 3 --iterations 200 --json ulm.json --plot ulm.svg
    edubba arena ulm --bots master,process:/old/bin/python:strong --seconds 0.8 --games 100
opt-bots = Who plays: bots and levels as in “edubba simulate”, or process:PYTHON:BOT for a bot of another environment, such as an older version.
opt-games = How many games each pairing plays at most; whole sets of seats and dice are played.
opt-seconds = Searching bots think so long for each decision.
opt-iterations = Searching bots play so many games out for each decision: the same results on every machine.
opt-whole = Play all games, also where it is clear already who is stronger.
opt-json = Write the results as JSON to this file; the games are kept beside it, and the same command again goes on where it was broken off.
opt-plot = Draw the ratings with their intervals as an SVG picture.
opt-patience = Seconds after which a bot that does not answer has lost its game.
two-limits = Give --seconds or --iterations, not both.
two-bots = A tournament needs at least two bots.
other-games = In { $file } are games of another tournament; name another file.
playing = Playing
interrupted = Broken off after { $games } games; the same command goes on from there if it has --json.
column-bot = bot
column-games = games
column-share = first places
column-rating = rating
column-low = from
column-high = to
column-over = over 1 s
column-faults = lost by a fault
fault-raised = it ended in an error, “{ $detail }”
fault-illegal = it chose the action { $detail }, which is not legal
fault-late = it did not answer within { $detail } s
fault-ended = its process ended
fault = { $bot } lost a game at seat { $seat } (dice { $dice }): { $what }
