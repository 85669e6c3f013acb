# Urteil, gelernt im Spiel gegen sich selbst.

help = Das Urteil über ein Spiel im Spiel gegen sich selbst üben.
examples =
    edubba train ulm --players 2 --folder runs/ulm-2 --jobs 16
    edubba train after_the_flood --folder runs/flood --games 4000 --minutes 9
opt-folder = Wo alles aufbewahrt wird; derselbe Befehl macht dort weiter, wo er war.
opt-generations = Wie oft das Netz von Neuem gegen sich selbst spielt.
opt-games = Partien gegen sich selbst in jeder Generation.
opt-budget = Züge, die ein Spieler dabei für jede Entscheidung versucht.
opt-gate = Höchstzahl der Partien in dem Vergleich, der ein Netz zulässt.
opt-passes = Wie oft die Beispiele durchgegangen werden.
opt-minutes = Nach so vielen Minuten aufhören; derselbe Befehl macht weiter.
no-torch = Das Üben braucht PyTorch, das nicht installiert ist: pip install "edubba[train]".
other = In { $folder } wird etwas anderes geübt; nenne einen anderen Ordner.
played = Generation { $generation }: { $games } von { $all } Partien.
fitting = Generation { $generation }: { $line }
gate = Der Vergleich, der es zulässt: { $games } von höchstens { $all } Partien.
paused = Die Zeit ist um; derselbe Befehl macht hier weiter.
accepted = Generation { $generation }: zugelassen mit { $share } % dessen, was beide gewannen; sagt mit { $loss } nats voraus, die Bewertung allein mit { $hand }.
refused = Generation { $generation }: nicht zugelassen mit { $share } % dessen, was beide gewannen; sagt mit { $loss } nats voraus, die Bewertung allein mit { $hand }.
