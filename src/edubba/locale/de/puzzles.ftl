# Aufgaben: Stellungen, in denen eine Wahl deutlich die beste ist

help = Stellungen, in denen eine Wahl deutlich die beste ist.
help-make =
    Aufgaben zu einem Spiel machen. Die eines Rennens kommen aus Entscheidungen, deren Werte bekannt
    sind („python -m edubba.solve.distil“ schreibt sie), die anderer Spiele aus Partien, in denen eine
    Suche zweimal findet, dass eine Wahl deutlich die beste ist.
help-check = Jede Aufgabe noch einmal ansehen. Die Tabelle, das Netz oder eine neue Suche muss zustimmen.
examples-make =
    edubba puzzles make game_of_ur --board first_millennium --decisions first.decisions --count 250 --out game_of_ur.json
    edubba puzzles make ulm --count 50 --out ulm.json
examples-check =
    edubba puzzles check game_of_ur
    edubba puzzles check ulm --file ulm.json
opt-count = Wie viele.
opt-decisions = Entscheidungen eines Rennens mit ihren genauen Werten.
opt-out = Die Datei, in die geschrieben wird. Aufgaben darin mit anderen Optionen bleiben.
opt-file = Eine Datei mit Aufgaben; ohne Angabe die mitgelieferten.
of-races = { $game }: Rennen brauchen Entscheidungen mit ihren genauen Werten, und andere Spiele haben keine.
making = Aufgaben werden gemacht
made = { $count } Aufgaben stehen in { $path }.
checking = Aufgaben werden geprüft
wrong = Aufgabe { $number }: { $what }.
checked = { $count } Aufgaben angesehen, { $wrong } davon falsch.
