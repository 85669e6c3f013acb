# The computer's players.

unknown-bot = There is no bot “{ $name }”; there are: { $known }.
unknown-objective = There is nothing called “{ $name }” a bot could want in this game; there is: { $known }.
unknown-param = The bot { $name } cannot be told “{ $key }”; it understands: { $known }.
bad-budget = “{ $value }” is no budget; it is a whole number of turns to try, such as 600.
