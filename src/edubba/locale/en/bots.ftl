# The computer's players.

unknown-bot = There is no bot “{ $name }”; there are: { $known }.
broken-bot = The bot { $name } could not be made: { $detail }.
no-choose = { $what } is no bot: it has no method choose(state, rng).
unknown-level = There is no level “{ $name }”; there are: { $known }.
unknown-objective = There is nothing called “{ $name }” a bot could want in this game; there is: { $known }.
unknown-param = The bot { $name } cannot be told “{ $key }”; it understands: { $known }.
bad-number = { $key }=“{ $value }” cannot be told to a bot; it is a whole number from { $least } to { $most }.
bad-seconds = “{ $value }” is no time for one decision; it is a number of seconds such as 0.5, at most an hour.
