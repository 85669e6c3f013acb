# Tabellen genauer Werte.

broken = { $path } lässt sich nicht als Tabelle verwenden: { $detail }.
no-table = es ist keine Tabelle
no-head = der Kopf ist nicht lesbar
length = sie endet bei Byte { $found } statt { $right }
damaged = die Schicht { $layer } wurde verändert oder beschädigt
pieces = eine Seite hat { $right } Steine, nicht { $found }
reach = „{ $piece }“ kann nicht auf { $house } stehen
room = Haus { $house } fasst { $most }
met = auf einem Feld stehen Steine beider Seiten
over = das Rennen ist vorbei
