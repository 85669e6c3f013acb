# Turniere von Bots.

help = Bots ein Turnier spielen lassen, mit Wertungen und Spannen.
examples =
    edubba arena ulm --bots pupil,copyist,scribe --games 40
    edubba arena ulm --bots master,scribe --players 3 --iterations 200 --json ulm.json --plot ulm.svg
    edubba arena ulm --bots master,process:/old/bin/python:strong --seconds 0.8 --games 100
opt-bots = Wer spielt: Bots und Stufen wie bei „edubba simulate“, oder process:PYTHON:BOT für einen Bot aus einer anderen Umgebung, etwa einer älteren Version.
opt-games = Wie viele Partien jede Paarung höchstens spielt; gespielt werden ganze Sätze von Plätzen und Würfeln.
opt-seconds = So lange denken suchende Bots über jede Entscheidung nach.
opt-iterations = So viele Partien spielen suchende Bots für jede Entscheidung aus: auf jedem Rechner dieselben Ergebnisse.
opt-whole = Alle Partien spielen, auch wenn schon feststeht, wer stärker ist.
opt-json = Die Ergebnisse als JSON in diese Datei schreiben; die Partien liegen daneben, und derselbe Befehl fährt fort, wo er abgebrochen wurde.
opt-plot = Die Wertungen mit ihren Spannen als SVG-Bild zeichnen.
opt-patience = Nach so vielen Sekunden hat ein Bot, der nicht antwortet, seine Partie verloren.
two-limits = Gib --seconds oder --iterations an, nicht beides.
two-bots = Ein Turnier braucht mindestens zwei Bots.
other-games = In { $file } liegen Partien eines anderen Turniers; nenne eine andere Datei.
playing = Es wird gespielt
interrupted = Abgebrochen nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}; mit --json fährt derselbe Befehl dort fort.
column-bot = Bot
column-games = Partien
column-share = erste Plätze
column-rating = Wertung
column-low = von
column-high = bis
column-over = über 1 s
column-faults = durch Fehler verloren
fault-raised = dabei kam es zum Fehler „{ $detail }“
fault-illegal = die gewählte Aktion { $detail } ist nicht erlaubt
fault-late = { $detail } s lang kam keine Antwort
fault-ended = der Prozess endete
fault = { $bot } hat auf Platz { $seat } eine Partie verloren (Würfel { $dice }): { $what }
