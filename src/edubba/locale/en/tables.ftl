# Tables of exact values.

broken = { $path } cannot be used as a table: { $detail }.
no-table = it is not a table
no-head = its head is not readable
length = it ends at byte { $found } instead of { $right }
damaged = layer { $layer } was changed or damaged
pieces = a side has { $right } pieces, not { $found }
reach = { $piece } cannot be on { $house }
room = house { $house } holds { $most }
met = both sides have a piece on the same square
over = the race is over
