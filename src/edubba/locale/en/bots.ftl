# The computer's players.

unknown-bot = There is no bot “{ $name }”; there are: { $known }.
own-error = it ends in an error, “{ $said }”
no-module = there is no Python module “{ $module }” here
broken-bot = The bot { $name } could not be made: { $detail }.
no-choose = { $what } is no bot: it has no method choose(state, rng).
unknown-level = There is no level “{ $name }”; there are: { $known }.
unknown-objective = There is nothing called “{ $name }” a bot could want in this game; there is: { $known }.
unknown-judgement = No bot can be told to see as little as “{ $name }” in this game; there is: { $known }.
unknown-param = The bot { $name } cannot be told “{ $key }”; it understands: { $known }.
bad-number = { $key }=“{ $value }” cannot be told to a bot; it is a whole number from { $least } to { $most }.
bad-seconds = “{ $value }” is no time for one decision; it is a number of seconds such as 0.5, at most an hour.
no-judgement = There is no network for this game in the folder { $folder }.

## The ladder of the tablet house

level-pupil = pupil
level-copyist = copyist
level-reckoner = reckoner
level-scribe = scribe
level-brother = big brother
level-overseer = overseer
level-master = master

manner-pupil = Came to the tablet house this morning and notices little of what could be done.
manner-copyist = Takes what looks best at a glance, and overlooks more than half.
manner-reckoner = Adds up what a turn brings, but not long, and misses a chance now and then.
manner-scribe = Finds a good turn of its own, and does not ask what the others will do.
manner-brother = The big brother of the school: looks long for the best of its turns.
manner-overseer = Judges where each of its turns leads by long experience, and is seldom caught.
manner-master = The master of the house plays as well as it can in a second.
