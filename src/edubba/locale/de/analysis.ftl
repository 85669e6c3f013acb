# Tipps und Rückblicke.

not-asked = Ein Tipp ist für den Platz, der entscheidet, und das ist nicht Platz { $seat }.
only-move = Etwas anderes kannst du nicht wählen.
wins = Damit gewinnst du auf der Stelle.
looks-best = Am Ende des Zuges sieht das am besten aus; die Antworten der anderen sind nicht bedacht.
clearly-better = Das schnitt deutlich besser ab als alles andere, was versucht wurde.
slightly-better = Das schnitt etwas besser ab als die zweitbeste Wahl.
about-equal = Das ist so gut wie alles andere; eine weitere Wahl schnitt etwa gleich ab.
better-after-replies = Etwas anderes sieht zunächst besser aus, aber nicht mehr, wenn die anderen geantwortet haben.
chance = Du gewinnst das Rennen dann mit { $percent } %.
next-best = Die zweitbeste Wahl, „{ $what }“, lässt dir { $percent } %.
better-for-race = Für das Rennen allein wäre „{ $what }“ mit { $percent } % besser, nicht aber für die Zählsteine.
no-race = { $game } ist kein Rennen, dessen Chancen sich angeben ließen.
does = { $what }
then = Danach: { $step }
gains = Danach stehen deine Chancen bei { $chance } %, nach der zweitbesten Wahl ({ $other }) bei { $less } %.

## Rückblicke

help = Eine gespielte Partie noch einmal ansehen: Chancen, Fehler, Glück und Können.
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
