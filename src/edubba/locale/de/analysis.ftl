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
beside = Verglichen mit „{ $what }“:
only-offers = Alles andere ist hier nur ein Angebot an andere.
same-end = Bis zum Ende des Zugs führt beides zur selben Stellung.
same-goods = Nach allem, was sich zählen lässt, kommt beides auf dasselbe heraus, bis zum Ende des Zugs und einen Zug später.
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
other-throws-again = Mit der anderen Wahl würfest du gleich noch einmal.
other-captures = Mit der anderen Wahl schlügest du einen Stein.
less-exposed = Danach kann der Gegner mit nur { $percent } % aller Würfe schlagen, nach der anderen Wahl mit { $other } %.
more = Bis zum Ende des Zugs bringt das { $goods } mehr als die andere Wahl.
less = Bis zum Ende des Zugs bringt die andere Wahl { $goods } mehr.
later-more = Einen Zug später bringt es etwa { $goods } mehr.
later-less = Einen Zug später bringt die andere Wahl etwa { $goods } mehr.
rival-more = Bis dahin hat der Beste der anderen etwa { $goods } mehr.
rival-less = Bis dahin hat der Beste der anderen etwa { $goods } weniger.
ten-more = Einen Zug später bringt es in zehn solchen Partien zusammen etwa { $goods } mehr.
ten-less = Einen Zug später bringt die andere Wahl in zehn solchen Partien zusammen etwa { $goods } mehr.
ten-rival-more = Bis dahin hat der Beste der anderen in zehn solchen Partien zusammen etwa { $goods } mehr.
ten-rival-less = Bis dahin hat der Beste der anderen in zehn solchen Partien zusammen etwa { $goods } weniger.
others-more = Am Ende des Zugs haben die anderen { $goods } mehr als nach der anderen Wahl.
others-less = Am Ende des Zugs haben die anderen { $goods } weniger als nach der anderen Wahl.
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
    [one] einen Spatzen
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
goods-end_points = { $count ->
    [one] einen Punkt am Ende
   *[other] { $count } Punkte am Ende
}
goods-home = { $count ->
    [one] einen Stein zu Hause
   *[other] { $count } Steine zu Hause
}
goods-in_play = { $count ->
    [one] einen Stein im Spiel
   *[other] { $count } Steine im Spiel
}
goods-houses = { $count ->
    [one] ein Feld des Wegs
   *[other] { $count } Felder des Wegs
}
goods-safe = { $count ->
    [one] einen sicheren Stein
   *[other] { $count } sichere Steine
}
goods-rosettes = { $count ->
    [one] einen Stein auf einer Rosette
   *[other] { $count } Steine auf Rosetten
}
goods-foremost = { $count ->
    [one] ein Feld für den vordersten Stein
   *[other] { $count } Felder für den vordersten Stein
}
goods-hindmost = { $count ->
    [one] ein Feld für den hintersten Stein
   *[other] { $count } Felder für den hintersten Stein
}
goods-controlled = { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
goods-types = { $count ->
    [one] eine Art von Plättchen
   *[other] { $count } Arten von Plättchen
}
goods-full = { $count ->
    [one] ein Plättchen voller Würfel
   *[other] { $count } Plättchen voller Würfel
}
goods-workers = { $count ->
    [one] einen Arbeiter auf dem Brett
   *[other] { $count } Arbeiter auf dem Brett
}
goods-armies = { $count ->
    [one] eine Armee auf dem Brett
   *[other] { $count } Armeen auf dem Brett
}
goods-held = { $count ->
    [one] ein Gebiet im Reich
   *[other] { $count } Gebiete im Reich
}
goods-strength = { $count ->
    [one] eine Stufe Ausrüstung
   *[other] { $count } Stufen Ausrüstung
}
goods-bid = { $count ->
    [one] einen gebotenen Rohstoff
   *[other] { $count } gebotene Rohstoffe
}
goods-cities = { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
}
goods-expanded = { $count ->
    [one] eine ausgebaute Stadt
   *[other] { $count } ausgebaute Städte
}
goods-quarters = { $count ->
    [one] ein Viertel mit Siegel
   *[other] { $count } Viertel mit Siegel
}
goods-cards = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
goods-laid = { $count ->
    [one] eine ausgelegte Karte
   *[other] { $count } ausgelegte Karten
}
goods-objectives = { $count ->
    [one] eine Zielkarte
   *[other] { $count } Zielkarten
}
goods-scored = { $count ->
    [one] ein erfülltes Ziel
   *[other] { $count } erfüllte Ziele
}
goods-buildings = { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
}
goods-wonders = { $count ->
    [one] ein Weltwunder
   *[other] { $count } Weltwunder
}
goods-happy = { $count ->
    [one] eine glückliche Stadt
   *[other] { $count } glückliche Städte
}
goods-angry = { $count ->
    [one] eine Stadt, die nicht wütend ist
   *[other] { $count } Städte, die nicht wütend sind
}
goods-kind = { $count } × { $what }
goods-shown = { $count } × { $what } auf freien Plättchen
goods-hand = { $count } × { $what } auf dem Handplättchen
goods-room = { $count ->
    [one] ein freies Plättchen neben den eigenen
   *[other] { $count } freie Plättchen neben den eigenen
}
goods-borders = { $count ->
    [one] ein fremdes Plättchen auf Abstand
   *[other] { $count } fremde Plättchen auf Abstand
}
no-race = { $game } ist kein Rennen, dessen Chancen sich angeben ließen.
does = { $what }
brings = Bis zum Ende des Zugs bringt dir das { $goods }.
costs = Es kostet dich { $goods }.
answer = { $question } – { $what }
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
