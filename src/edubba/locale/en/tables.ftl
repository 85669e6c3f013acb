# Tables of exact values.

broken = { $path } cannot be used as a table: { $detail }.
