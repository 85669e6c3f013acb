# Aufgaben: Stellungen, in denen eine Wahl deutlich die beste ist

help = Aufgaben: Finde die eine Wahl, die deutlich die beste ist.
help-make =
    Aufgaben zu einem Spiel machen. Die eines Rennens kommen aus Entscheidungen, deren Werte bekannt
    sind („python -m edubba.solve.distil“ schreibt sie), die anderer Spiele aus Partien, in denen Suchen
    eine Wahl deutlich die beste finden.
help-check = Jede Aufgabe noch einmal ansehen. Eine Tabelle genauer Werte oder das Netz oder eine neue Suche muss zustimmen.
examples-make =
    edubba puzzles make game_of_ur --board first_millennium --decisions first.decisions --count 250 --out game_of_ur.json
    edubba puzzles make ulm --tricky --count 50 --jobs 2 --out ulm.json
examples-check =
    edubba puzzles check game_of_ur
    edubba puzzles check ulm --file ulm.json --seed 1 --jobs 2
help-play =
    Aufgaben lösen, eine nach der anderen. Zuerst kommt die des Tages. Du erfährst, was deine Wahl
    wert ist und warum die beste besser ist.
examples-play =
    edubba puzzles play
    edubba puzzles play ulm --daily
opt-puzzle = Eine Aufgabe, nach der Kennung, die in ihrer Adresse auf der Seite steht.
opt-daily = Nur die des Tages, für alle dieselbe (nach UTC).
opt-count = Wie viele.
opt-decisions = Entscheidungen eines Rennens mit ihren genauen Werten.
opt-tricky = Nur Stellungen aus Partien, in denen die naheliegende Wahl nicht die beste ist.
opt-out = Die Datei, in die geschrieben wird. Aufgaben darin mit anderen Optionen bleiben; zu solchen aus Partien kommen weitere hinzu.
opt-file = Eine Datei mit Aufgaben; ohne Angabe die mitgelieferten.
opt-jobs = In wie vielen Prozessen; die Aufgaben sind dieselben, wie viele es auch sind.
opt-search-seed = Für Suchen: 0 sind die, nach denen Aufgaben ausgesucht wurden, jede andere Zahl neue.
of-races = { $game }: Rennen brauchen Entscheidungen mit ihren genauen Werten, und andere Spiele haben keine.
making = Aufgaben werden gemacht
made = { $count } Aufgaben stehen in { $path }.
checking = Aufgaben werden geprüft
not-legal = eine der Möglichkeiten ist nicht erlaubt
not-first = die beste Wahl steht nicht an erster Stelle
not-clear = keine Wahl ist deutlich die beste
not-best = eine andere Wahl ist die beste
missing = eine Möglichkeit fehlt
off = eine Chance liegt um { $far } Hunderttausendstel daneben
wrong = Aufgabe { $number }: { $what }.
checked = { $count } Aufgaben angesehen, { $wrong } davon falsch.
proved = Davon wurden { $count } an genauen Werten gemessen, die anderen am Netz.

## Jemandem gestellt, auf der Seite und im Terminal

right = Richtig: „{ $what }“ ist die beste Wahl.
loses = „{ $what }“ lässt dir { $percent } % Gewinnchance; mit der besten Wahl sind es { $best } %.
not-played-out = „{ $what }“ sieht schon am Ende des Zuges schlechter aus als { $count } andere Möglichkeiten, darum hat es niemand zu Ende gespielt.
no-such = Diese Aufgabe gibt es nicht.
no-choice = Das ist in dieser Aufgabe nicht möglich.
none-of = Zu { $game } gibt es keine Aufgaben.
task = Aufgabe { $name }, { $grade }: Finde die beste Wahl.
how = Gib die Nummer oder die Worte einer Wahl ein, „lösung“, um sie zu sehen, oder „ende“.
word-solution = lösung
solution-is = Die beste Wahl:
worth = { $percent } %  { $what }
grade-1 = leicht
grade-2 = eher leicht
grade-3 = mittel
grade-4 = schwer
grade-5 = sehr schwer
