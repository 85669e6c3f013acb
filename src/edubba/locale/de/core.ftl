# Sätze des Hauses selbst.

seat-0 = Platz 1
seat-1 = Platz 2
seat-2 = Platz 3
seat-3 = Platz 4
seat-4 = Platz 5

why-not-now = Das kannst du jetzt nicht wählen.
why-only_chance = Darüber entscheidet allein der Zufall, kein Spieler.
why-other_question = Danach ist jetzt nicht gefragt. { $asked }
why-game-over = Die Partie ist zu Ende.
not-over = Die Partie ist noch nicht zu Ende und hat daher noch kein Ergebnis.
conceded = Platz { $seat } hat die Partie aufgegeben.

no-such-action = Es gibt keine Aktion { $action }; dieses Spiel hat die Aktionen 0 bis { $size } (ausschließlich).
outcome = „{ $text }“
no-such-move = Es gibt keinen Zug „{ $text }“; in Aufzeichnungen schreibt man Züge so: { $likely }.
bad-option = Die Option { $name } kann nicht „{ $value }“ sein, nur: { $right }.
unknown-option = { $game } hat keine Option „{ $name }“; es gibt: { $known }.
unknown-preset = { $game } hat keine Vorlage „{ $name }“; es gibt: { $known }.
bad-seats = { $game } spielt man auf { $right } Plätzen, nicht auf { $seats }.
bad-position = Diese Stellung lässt sich nicht aufbauen: { $detail }.
unknown-game = Es gibt kein Spiel „{ $game }“; die Spiele hier sind: { $known }.
mistyped-game = Es gibt kein Spiel „{ $game }“; meintest du { $guess }? Die Spiele hier sind: { $known }.
not-a-game = Das Spiel „{ $game }“ ist nicht richtig installiert: { $value } ist kein Spiel.
no-rulebook = Die Regeln zu { $game } sind nicht installiert.
compiled-apart = Das Spiel „{ $game }“ lässt sich nicht laden: { $module } wurde für sich allein kompiliert, und ein kompiliertes Spiel passt nur zu den Regeln, mit denen es kompiliert wurde; installiere es unkompiliert, oder baue Edubba mit EDUBBA_WITH.
broken-game = Das Spiel „{ $game }“ lässt sich nicht laden: { $detail }.
no-batch = { $games } Partien in { $processes } Prozessen lassen sich nicht spielen; es muss von beidem mindestens eins geben.
bad-batch = Es sind { $games } Partien, aber { $given } Aktionen wurden angegeben.
not-legal-there = Aktion { $action } ist in Partie { $game } nicht erlaubt.

# Wonach diese Installation spielt; die Gründe stehen in setup.py.
rules-compiled = kompilierte Regeln
plain-source = einfache Regeln: sie laufen so, wie sie im Quelltext liegen; „make play“ kompiliert sie, während das Haus offen ist, „pip install .“ sofort
plain-asked = einfache Regeln: diese Installation wurde ohne Kompilieren gemacht (EDUBBA_PURE=1)
plain-no-compiler = einfache Regeln, um ein Vielfaches langsamer: beim Installieren fand sich kein C-Compiler mit den Header-Dateien von Python; besorge beides (Debian: gcc und python3-dev; macOS: xcode-select --install; Windows: Build Tools für Visual Studio) und installiere noch einmal mit „pip install --force-reinstall --no-cache-dir“
plain-types = einfache Regeln, um ein Vielfaches langsamer: mypyc fand beim Installieren Fehler im Quelltext; „pip install -v“ zeigt sie
plain-mypyc = einfache Regeln, um ein Vielfaches langsamer: mypyc scheiterte beim Installieren; „pip install -v“ zeigt, warum
plain-compiler-failed = einfache Regeln, um ein Vielfaches langsamer: der C-Compiler scheiterte beim Installieren; „pip install -v“ zeigt, warum

trouble-missing = Es gibt keine solche Datei
trouble-there = So etwas gibt es schon
trouble-folder = Das ist ein Ordner
trouble-no-folder = Was davor steht, ist kein Ordner
trouble-barred = Das ist nicht erlaubt
trouble-full = Es ist kein Platz mehr
trouble-said = Das System sagt „{ $said }“
trouble-taken = Da ist schon jemand

# Warum eine Stellung abgelehnt wird; $place ist ein Pfad darin.
data-missing = „{ $place }“ fehlt
data-kind = „{ $place }“ ist { $kind ->
    [whole] keine ganze Zahl
    [number] keine Zahl
    [text] kein Text
    [flag] weder wahr noch falsch
    [list] keine Liste
   *[object] kein Objekt
}
data-beyond = „{ $place }“ ist { $found }, nicht { $least } bis { $most }
data-not-only = „{ $place }“ ist { $found }, nicht { $right }
data-beyond-all = „{ $place }“ kann jetzt nicht { $found } sein
data-none-of = „{ $place }“: „{ $found }“ passt nicht; möglich: { $known }
data-unknown = „{ $place }“: „{ $found }“ ist hier nicht bekannt
data-twice = „{ $place }“ nennt etwas zweimal
data-large = „{ $place }“ liegt jenseits dessen, was sich zählen lässt
data-said = { $said }
data-unfit = etwas darin ist von der falschen Art
position-object = eine Stellung ist ein Objekt
position-field = „{ $place }“ gibt es in einer Stellung nicht
data-room = „{ $place }“: Platz ist für { $most }, nicht für { $found }
data-short = „{ $place }“ hat { $found ->
    [one] 1 Eintrag
   *[other] { $found } Einträge
}, braucht aber { $least }
position-seat = „{ $place }“: Platz { $seat } gibt es nicht
position-conceded = jemand hat aufgegeben, und doch geht die Partie weiter
position-actor = „{ $place }“: Dort entscheidet { $right ->
    [chance] der Zufall
   *[seat] ein Platz
}
position-misfit = „{ $place }“: { $detail }
position-stuck = „{ $place }“: Es gibt nichts zu wählen
position-endless = was von selbst geschieht, nimmt kein Ende
position-to-move = { $seat } ist am Zug, aber jemand anders entscheidet
position-due = bis zum Ende der Partie steht genau eine Entscheidung an, danach keine
