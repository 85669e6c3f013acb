# Judgement learnt from self-play.

help = Train the judgement of a game by self-play.
examples =
    edubba train ulm --players 2 --folder runs/ulm-2 --jobs 16
    edubba train after_the_flood --folder runs/flood --games 4000 --minutes 9
opt-folder = Where everything is kept; the same command again goes on where it was.
opt-generations = How often the network plays itself anew.
opt-games = Games of self-play in each generation.
opt-budget = Turns that a player tries for each decision of self-play.
opt-gate = Games at most in the match that lets a network in.
opt-passes = How often the samples are gone through.
opt-minutes = Stop after so many minutes; the same command again goes on.
no-torch = Training needs PyTorch, which is not installed: pip install "edubba[train]".
other = In { $folder } something else is being trained; name another folder.
played = Generation { $generation }: { $games } of { $all } games.
fitting = Generation { $generation }: { $line }
gate = The match that lets it in: { $games } of at most { $all } games.
paused = The time is up; the same command goes on from here.
accepted = Generation { $generation }: let in with { $share } % of what both won; foretells with { $loss } nats, the evaluator alone with { $hand }.
refused = Generation { $generation }: not let in with { $share } % of what both won; foretells with { $loss } nats, the evaluator alone with { $hand }.
