# Tabellen genauer Werte.

broken = { $path } lässt sich nicht als Tabelle verwenden: { $detail }.
pieces = eine Seite hat { $right } Steine, nicht { $found }
reach = „{ $piece }“ kann nicht auf { $house } stehen
room = Haus { $house } fasst { $most }
met = auf einem Feld stehen Steine beider Seiten
over = das Rennen ist vorbei
