# Tabellen genauer Werte.

broken = { $path } lässt sich nicht als Tabelle verwenden: { $detail }.
