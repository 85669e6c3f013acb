# Tipps und Rückblicke.

not-asked = Ein Tipp ist für den Platz, der entscheidet, und das ist nicht Platz { $seat }.
only-move = Etwas anderes kannst du nicht wählen.
wins = Damit gewinnst du auf der Stelle.
better-after-replies = Etwas anderes sieht zunächst besser aus, aber nicht mehr, wenn die anderen geantwortet haben.
tenths = { $whole },{ $tenths }
chance = Damit gewinnst du in { $percent } % der Fälle.
next-best = Die zweitbeste Wahl, „{ $what }“, lässt dir { $percent } %.
better-for-race = Für das Rennen allein wäre „{ $what }“ mit { $percent } % besser, aber dies bringt im Mittel { $counters } Zählsteine mehr.
as-good = „{ $what }“ ist mit { $percent } % ebenso gut.
safer = Es ist der sicherere Weg: Geht es danach schlecht, bleiben { $percent } %, mit der anderen Wahl { $other } %.
riskier = Es wagt mehr: Geht es danach schlecht, bleiben { $percent } %, mit der anderen Wahl { $other } %.
gamble = Sagt der Knöchel ja ({ $share } %), bleiben { $won } %, sagt er nein, { $lost } %.
other-gamble = Die andere Wahl wagt etwas: Ein Ja ({ $share } %) ließe { $won } %, ein Nein { $lost } %.
exposed = Danach kann der Gegner mit { $percent } % aller Würfe schlagen, nach der anderen Wahl mit { $other } %.
unexposed = Danach kann der Gegner mit keinem Wurf schlagen, nach der anderen Wahl mit { $other } % aller Würfe.
better-placed = Beides bringt gleich viel, aber so steht es auf dem Brett besser für das, was kommt.
decides = Den Ausschlag gibt, wie es danach für spätere Züge steht.
against = Dagegen spricht: { $what }
throws-again = Damit wirfst du gleich noch einmal.
captures = Damit schlägst du einen Stein.
less-exposed = Danach kann der Gegner mit nur { $percent } % aller Würfe schlagen, nach der anderen Wahl mit { $other } %.
more = Bis zum Ende des Zugs bringt das { $goods } mehr als die andere Wahl.
less = Bis zum Ende des Zugs bringt die andere Wahl { $goods } mehr.
later-more = Einen Zug später bringt es etwa { $goods } mehr.
later-less = Einen Zug später bringt die andere Wahl etwa { $goods } mehr.
rival-more = Bis dahin hat der Beste der anderen etwa { $goods } mehr.
rival-less = Bis dahin hat der Beste der anderen etwa { $goods } weniger.
goods-two = { $first } und { $second }
goods-several = { $first }, { $second }
regret = „{ $best }“ hätte { $percent } % gelassen, „{ $played }“ ließ { $less } %.
goods-points = { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}
goods-counters = { $count ->
    [one] einen Zählstein
   *[other] { $count } Zählsteine
}
goods-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
goods-sparrows = { $count ->
    [one] einen Spatz
   *[other] { $count } Spatzen
}
goods-crests = { $count ->
    [one] ein Familienzeichen
   *[other] { $count } Familienzeichen
}
goods-tiles = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
goods-barge = { $count ->
    [one] einen Schritt des Kahns
   *[other] { $count } Schritte des Kahns
}
goods-seals = { $count ->
    [one] ein Siegel auf dem Brett
   *[other] { $count } Siegel auf dem Brett
}
goods-units = { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
}
goods-descendants = { $count ->
    [one] einen Nachkommen
   *[other] { $count } Nachkommen
}
goods-coats = { $count ->
    [one] ein Wappen
   *[other] { $count } Wappen
}
goods-on_board = { $count ->
    [one] einen Würfel auf dem Brett
   *[other] { $count } Würfel auf dem Brett
}
goods-ziggurats = { $count ->
    [one] eine Zikkurat
   *[other] { $count } Zikkurats
}
goods-resources = { $count ->
    [one] einen Rohstoff
   *[other] { $count } Rohstoffe
}
goods-workers_available = { $count ->
    [one] einen Arbeiter im Vorrat
   *[other] { $count } Arbeiter im Vorrat
}
goods-armies_available = { $count ->
    [one] eine Armee im Vorrat
   *[other] { $count } Armeen im Vorrat
}
goods-cities_in_hand = { $count ->
    [one] eine Stadt im Vorrat
   *[other] { $count } Städte im Vorrat
}
goods-goods = { $count ->
    [one] ein Gut
   *[other] { $count } Güter
}
goods-advances = { $count ->
    [one] einen Fortschritt
   *[other] { $count } Fortschritte
}
goods-happiness = { $count ->
    [one] eine Stufe Glück
   *[other] { $count } Stufen Glück
}
goods-culture = { $count ->
    [one] eine Stufe Kultur
   *[other] { $count } Stufen Kultur
}
goods-hand_size = { $count ->
    [one] eine Aktionskarte
   *[other] { $count } Aktionskarten
}
no-race = { $game } ist kein Rennen, dessen Chancen sich angeben ließen.
does = { $what }
sentences = { $first } { $second }
then = Danach: { $step }

## Rückblicke

help = Eine Partie untersuchen: Chancen, Fehler, Glück und Können.
examples =
    edubba analyse abend.tablet
    edubba analyse abend.tablet --plot abend.svg --json abend.json
opt-budget = So viele Züge werden für jede Entscheidung versucht: mehr dauert länger und sieht mehr.
opt-json = Den ganzen Rückblick als JSON in diese Datei schreiben; „-“ ist die Standardausgabe.
opt-plot = Die Chancen im Lauf der Partie als SVG-Bild zeichnen.
reviewing = Rückblick
column-seat = Platz
column-luck = Glück
column-lost = verschenkt
column-blunder = Patzer
column-mistake = Fehler
column-inaccuracy = Ungenauigkeiten
column-step = Schritt
column-move = Zug
column-grade = Urteil
column-loss = Verlust
column-better = besser
grade-blunder = Patzer
grade-mistake = Fehler
grade-inaccuracy = Ungenauigkeit
nothing = Kein Zug hat etwas verschenkt, das der Rede wert wäre.
