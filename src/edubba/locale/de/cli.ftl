# Der Befehl `edubba`.

## Hilfe

help =
    Brettspiele der Alten Welt im Terminal: spielen, zusehen, untersuchen.

    Erste Schritte: „edubba games“ zählt die Spiele auf, „edubba rules game_of_ur“ erklärt eines, „edubba play game_of_ur“ beginnt es gegen einen Bot.
help-end = Jeder Befehl erklärt sich selbst: edubba play --help
help-games = Die Spiele aufzählen. Mit einem Spiel: was davor vereinbart werden kann.
help-options = Die Optionen und Vorlagen eines Spiels erklären.
help-rules = Die Regeln eines Spiels zeigen, ein Kapitel oder eine Regel.
help-play =
    Ein Spiel im Terminal spielen.

    Du wählst mit Zahlen; „hilfe“ zählt während der Partie auf, was du sonst noch sagen kannst. Ohne Terminal spielen Bots eine Partie, und ihr Verlauf wird ausgegeben.

    Jede Partie wird vom ersten Zug an aufgezeichnet; wenn du gehst, steht da, mit welchem Befehl es weitergeht.
help-replay =
    Eine aufgezeichnete Partie Schritt für Schritt ansehen.

    Enter geht weiter, eine Zahl springt zu diesem Schritt, „b“ geht zurück, „q“ verlässt.
help-verify =
    Eine Aufzeichnung prüfen: Regeln, Siegel und Würfel.

    Jeder Zug wird noch einmal gespielt, das Siegel verglichen, und jeder Wurf aus dem enthüllten Startwert neu berechnet.
help-simulate = Bots viele Partien spielen lassen und zählen, was geschah.
help-perft =
    Die Verläufe zählen, die von der Anfangsstellung ausgehen.

    Ein Verlauf ist eine Folge von Aktionen und Ergebnissen des Zufalls; die Zahlen fassen die Regeln kurz zusammen.

examples = Beispiele:
examples-games =
    edubba games
    edubba games ulm
    edubba games --json
examples-options =
    edubba options game_of_ur
    edubba options ulm --json
examples-rules =
    edubba rules game_of_ur
    edubba rules game_of_ur einsetzen
    edubba rules game_of_ur GU-7.6
    edubba rules ulm --full
examples-play =
    edubba play game_of_ur
    edubba play royal_game_of_ur --seats human,master -o ruleset=masters
    edubba play game_of_ur --seats human,human --name Ada --name Ben
    edubba play ulm --players 3 --seats human,scribe,my_package.bots:Patient
    edubba play --from abend.tablet
examples-serve =
    edubba serve
    edubba serve --port 8080 --no-browser
    edubba serve --host 0.0.0.0 --data /srv/edubba
examples-worker = edubba worker --jobs 8
examples-replay =
    edubba replay abend.tablet
    edubba replay abend.tablet --all --seat 1
    edubba replay abend.tablet --step 40
examples-verify = edubba verify abend.tablet
examples-simulate =
    edubba simulate game_of_ur
    edubba simulate ulm --games 1000 --bots random,greedy --json ergebnis.json
    edubba simulate game_of_ur --bots scribe,master --luck race
    edubba simulate game_of_ur --bots greedy,my_package.bots:Patient
    edubba simulate game_of_ur -n 100000 --jobs 8 --records runs/ur --parquet ur.parquet
    edubba simulate ulm -n 100000 --executor ray --address auto --parquet ulm.parquet
examples-perft =
    edubba perft game_of_ur --depth 5
    edubba perft ulm --players 3 --depth 4 --divide
examples-solve =
    edubba solve game_of_ur --max-birds 3
    edubba solve game_of_ur --board first_millennium --device gpu
    edubba solve royal_game_of_ur -o ruleset=blitz --jobs 2
examples-admin-list =
    edubba admin list
    edubba admin list --status open --data /srv/edubba
examples-admin-show = edubba admin show TISCH --data /srv/edubba
examples-admin-close = edubba admin close TISCH --data /srv/edubba
examples-admin-ban = edubba admin ban "Ada" --data /srv/edubba
examples-admin-hand-over = edubba admin hand-over TISCH 1 "Ada" --data /srv/edubba
examples-admin-audit = edubba admin audit --most 20 --data /srv/edubba
examples-admin-push-key = edubba admin push-key
examples-admin-reports = edubba admin reports --most 20 --data /srv/edubba
examples-admin-export = edubba admin export aufzeichnungen --data /srv/edubba
examples-admin-import = edubba admin import ur.tablet "Ada" --data /srv/edubba
examples-admin-patch =
    edubba admin patch --data /srv/edubba
    edubba admin patch --apply --data /srv/edubba
examples-admin-backup = edubba admin backup haus.backup --data /srv/edubba
examples-admin-restore = edubba admin restore haus.backup --data /srv/anderes
examples-admin-verify = edubba admin verify --data /srv/edubba
examples-admin-prune = edubba admin prune --days 90 --data /srv/edubba
examples-info = edubba table info ur.table
examples-check = edubba table check ur.table
examples-probe =
    edubba table probe game_of_ur --mover swallow=15,raven=17 --opponent eagle=17 --roll 2
    edubba table probe royal_game_of_ur -o ruleset=finkel_2 --mover 3,15 --opponent 14,15

arg-game = Das Spiel, mit seinem Namen aus „edubba games“.
arg-part = Eine Regel wie GU-7.6, oder ein Kapitel nach Nummer oder einem Wort seines Titels.
arg-tablet = Die Aufzeichnung einer Partie; „edubba play“ nennt ihren Namen, wenn du gehst.

opt-language = Die Sprache; sonst sagen sie EDUBBA_LANGUAGE, edubba.toml oder das System.
opt-version = Die Version ausgeben und gehen.
opt-install-completion = Deiner Shell beibringen, Befehle von edubba mit der Tabulatortaste zu ergänzen.
opt-show-completion = Das Skript dafür ausgeben, statt es zu installieren.
opt-as-json = JSON ausgeben, für Programme.
opt-full = Das genaue Regelbuch: jede Regel mit ihrer Nummer, woher sie kommt und wie Zweifel entschieden wurden.
opt-path = Nur ausgeben, wo die Regeln in voller Länge liegen.
opt-players = Wie viele Plätze spielen; ohne Angabe so wenige, wie das Spiel erlaubt.
opt-option = Eine Option vereinbaren; mehrmals möglich. „edubba options SPIEL“ zählt sie auf.
opt-preset = Eine benannte Vorlage von Optionen, mit der begonnen wird.
opt-seed = Die Zahl, aus der aller Zufall kommt: Derselbe Startwert ergibt dieselben Partien.
opt-seed-play = Die Zahl, aus der aller Zufall kommt, um dieselben Würfel noch einmal zu spielen; ohne Angabe wird sie gezogen.
opt-seats = Wer auf jedem Platz sitzt: human, eine Stufe des Computers (pupil, copyist, reckoner, scribe, brother, overseer, master), der Name eines Bots (random, greedy, expect, mcts) oder ein eigener als paket.modul:fabrik. Ohne Angabe spielst du gegen greedy-Bots.
opt-name = Der Name eines Menschen, in der Reihenfolge der Plätze; mehrmals möglich.
opt-from = Eine gespeicherte Partie fortsetzen, oder mit einer Stellung in JSON beginnen.
opt-done = auto: Dein Zug endet mit deiner letzten Aktion; manual: Er endet, wenn du es sagst, bis dahin kannst du ihn zurücknehmen.
opt-dice = sealed: Das Haus würfelt; manual: Du wirfst echte Knöchel oder ziehst echte Karten und tippst, was kam.
opt-step = Nur die Stellung nach so vielen Schritten zeigen.
opt-eyes = Mit den Augen dieses Platzes sehen (1 ist der erste); ohne Angabe als Zuschauer, der keine Geheimnisse sieht.
opt-all = Alles auf einmal ausgeben.
opt-games = Wie viele Partien gespielt werden.
opt-bots = Wer spielt, Platz für Platz: Bots (random, greedy, expect, mcts), Stufen (pupil, copyist, reckoner, scribe, brother, overseer, master) oder eigene als paket.modul:fabrik; nach einem Doppelpunkt mehr, wie in mcts:iterations=100,objective=race.
opt-luck = Die Ergebnisse auch ohne das Glück der Ziehungen nennen, so wie ein Spieler mit diesem Ziel Glück sieht. Die Partien dauern länger, aber es braucht viel weniger, um zu sagen, wer stärker ist.
opt-rotate = Ob die Bots nach jeder Partie um einen Platz weiterrücken.
opt-json = Die Statistik als JSON in diese Datei schreiben; „-“ ist die Standardausgabe.
opt-csv = Die Statistik als CSV in diese Datei schreiben; „-“ ist die Standardausgabe.
opt-parquet = Eine Zeile für jede Partie und jeden Platz in diese Parquet-Datei schreiben, für Data Frames (braucht edubba[research]).
opt-records = Alles in diesem Ordner aufbewahren, mit einer Aufzeichnung jeder Partie. Derselbe Befehl fährt fort, wo er abgebrochen wurde, oder mit mehr --games.
opt-processes = In wie vielen Prozessen gespielt wird; die Partien sind dieselben, wie viele es auch sind.
opt-executor = local: auf diesem Rechner; ray: auf einem Ray-Cluster (braucht edubba[research]). Die Partien sind dieselben.
opt-address = Die Adresse eines Ray-Clusters; ohne Angabe beginnt einer auf diesem Rechner.
opt-depth = Wie viele Aktionen und Ergebnisse tief gezählt wird.
opt-divide = Die Zahl hinter jeder ersten Aktion zeigen.

## Der Rahmen jeder Hilfe

frame-usage = Aufruf:
frame-arguments = Angaben
frame-options = Optionen
frame-commands = Befehle
frame-required = nötig
frame-default = sonst: { $default }
opt-help = Das hier erklären und gehen.

## Was für etwas steht, das zu tippen ist

shown-options = [OPTIONEN]
shown-command = BEFEHL [ANGABEN]...
shown-address = ADRESSE
shown-bot = BOT
shown-code = KÜRZEL
shown-file = DATEI
shown-folder = ORDNER
shown-game = SPIEL
shown-house = FELD
shown-id = KENNUNG
shown-name = NAME
shown-objective = ABSICHT
shown-person = MENSCH
shown-piece = STEIN
shown-rule = REGEL
shown-seat = PLATZ
shown-status = STATUS
shown-table = TISCH
shown-value = WERT
shown-who = WER

## Was schiefging

version = edubba { $version }, { $rules }
misused = { $detail }; „{ $command }“ erklärt es.
misused-missing = { $what } fehlt
misused-option = Es gibt keine Option { $what }{ $likely ->
    [none] {""}
   *[other] {" "}(meinst du { $likely }?)
}
misused-command = Es gibt keinen Befehl „{ $what }“{ $likely ->
    [none] {""}
   *[other] {" "}(meinst du { $likely }?)
}
misused-extra = „{ $what }“ ist zu viel
misused-no-value = { $what } braucht einen Wert
misused-value = { $what } hat keinen Wert
misused-range = { $what } muss eine Zahl x mit { $range } sein
misused-number = { $what } muss eine Zahl sein
file-trouble = Die Datei „{ $file }“ lässt sich nicht verwenden: { $detail }.
broken = In Edubba ging etwas schief ({ $detail }); mit EDUBBA_DEBUG=1 in der Umgebung siehst du, wo.
no-such-language = Es gibt keine Sprache „{ $language }“; es gibt: { $known }.
needs-extra = Das braucht das Paket „{ $package }“, das nicht installiert ist; „pip install 'edubba[{ $extra }]'“ bringt es mit.
not-text = Die Datei „{ $file }“ ist keine Textdatei.
not-json = Die Datei „{ $file }“ ist kein JSON: Zeile { $line } ist nicht lesbar.
option-form = Optionen schreibt man als name=wert, nicht als „{ $text }“.
one-output = Nur eines von --json und --csv kann auf die Standardausgabe gehen.
too-many-bots = Es gibt { $bots } Bots für { $seats } Plätze; lass --no-rotate weg, dann wechseln sie sich ab.
game-broken = Das Spiel „{ $game }“ ist installiert, lässt sich aber nicht laden: { $detail }.
exact-in-english = Die genauen Regeln sind auf Englisch.
no-such-rule = In den Regeln von { $game } gibt es keine Regel und kein Kapitel „{ $part }“; die Kapitel sind: { $known }.

## Spiele und Optionen

column-game = Spiel
column-title = Titel
column-players = Spieler
column-options = Optionen
column-summary = Was es ist
games-next = edubba options SPIEL erklärt, was vereinbart werden kann, edubba rules SPIEL, wie man spielt, edubba play SPIEL beginnt.
game-seats = Spieler: { $seats }
options-heading = Optionen (--option name=wert)
option-default = Vorgabe: { $value }
option-count = eine ganze Zahl von { $least } bis { $most }
option-auto = 0 (das Spiel wählt)
option-counts = { $length } ganze Zahlen ab { $least }, mit Kommas
option-money = ein Betrag wie 1 oder 0.25
presets-heading = Vorlagen (--preset name)
preset-plain = lauter Vorgaben

## Simulieren und Zählen

simulating = Es wird gespielt
counting = Es wird gezählt
simulated = { $game }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}. Länge in Entscheidungen: Mittel { $mean }, Median { $median }, von { $min } bis { $max }. Möglichkeiten je Entscheidung: { $branching }.
interrupted = Unterbrochen: { $done } von { $games } Partien wurden gespielt.
interrupted-kept = Unterbrochen: { $done } von { $games } Partien wurden gespielt und sind aufbewahrt; derselbe Befehl macht mit den übrigen weiter.
simulated-speed = { $decisions } Entscheidungen und { $games } Partien in der Sekunde.
column-bot = Bot
column-seat = Platz
column-games = Partien
column-without-luck = Ohne Glück
column-wins = Gewonnen
column-points = Punkte
column-sd = ± einer Partie
column-min = Kleinste
column-max = Größte
column-depth = Tiefe
column-paths = Verläufe
column-seconds = Sekunden
column-move = Erste Aktion
total = Summe

## Platz nehmen

seat-you = du
seat-person = ein Mensch an diesem Bildschirm
seat-bot = der Bot { $bot }
wrong-seats = { $game } hat an diesem Tisch { $seats } Plätze, aber mit --seats wurden { $found } genannt.
too-many-names = Es gibt { $names ->
    [one] 1 Namen
   *[other] { $names } Namen
} für { $people ->
    [0] keinen Menschen
    [one] 1 Menschen
   *[other] { $people } Menschen
}; jeder Name braucht ein „human“ in --seats.
which-game = Sage, welches Spiel; „edubba games“ zählt sie auf.
agreed-already = Eine gespeicherte Partie geht weiter wie vereinbart: Lass { $option } weg.
other-game = Das ist die Aufzeichnung einer Partie { $game }, nicht { $asked }.
over-already = Die Partie in „{ $file }“ ist zu Ende; „edubba replay“ zeigt sie noch einmal.
not-a-position = Die Datei „{ $file }“ enthält weder eine gespeicherte Partie noch eine Stellung.
bad-word = { $option } kann nicht „{ $found }“ sein, nur: { $right }.

## Am Tisch

how-to-choose = Wähle mit einer Zahl oder mit den Worten dahinter; „hilfe“ zählt auf, was du sonst noch tippen kannst.
only-choice = Drücke Enter: Es gibt keine andere Wahl.
no-such-choice = Es gibt keine Wahl { $number }; tippe eine Zahl von { $first } bis { $last } oder „hilfe“.
unknown-while-open = „{ $text }“ kannst du jetzt nicht sagen: Drücke Enter, um deinen Zug zu beenden, oder tippe „zurück“ oder „hilfe“.
ask-done = Drücke Enter, um deinen Zug zu beenden, oder tippe „zurück“, um noch einmal nachzudenken.
ask-take-back = { $name }, darf { $other } den letzten Zug zurücknehmen? (ja/nein)
ask-overwrite = Die Datei { $file } gibt es schon. Soll diese Partie an ihre Stelle? (ja/nein)
ask-resign = Gibst du die Partie auf? (ja/nein)
words-yes = j ja
words-no = n nein
curtain = { $name } ist an der Reihe. Alle anderen sehen weg; { $name } drückt Enter.
hint = Vorschlag:
no-hint = Es gibt jetzt nichts zu wählen.
why-what = Tippe dahinter den Zug, den du meinst, wie in „warum move raven“.
why-legal = „{ $move }“ ist jetzt erlaubt.
more-rules = Tippe „regeln“ mit einem Kapitel oder einer Regel für mehr, oder lies alles mit: edubba rules { $game }
saved = Gespeichert als { $file }
keeping = Alles wird von selbst aufbewahrt, in { $file }
unfinished = Deine letzte Partie ist nicht zu Ende; weiter geht es mit:
kept = Die Partie ist aufbewahrt; weiter geht es mit:
on-record = Die Partie ist aufgezeichnet; noch einmal ansehen mit:
placed = { $place }. { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
commands =
    Eine Zahl wählt, oder die Worte dahinter, so weit sie eindeutig sind; Enter nimmt die einzige Wahl. Außerdem:
    zurück          deine letzte Aktion zurücknehmen (andere müssen vielleicht zustimmen)
    wieder          noch einmal tun, was du zurückgenommen hast
    neu             deinen ganzen Zug zurücknehmen
    fertig          deinen Zug beenden (mit --done manual)
    tipp            was eine gute Wahl wäre, und warum
    warum ZUG       warum ein Zug nicht zur Wahl steht
    brett           das Brett noch einmal zeichnen
    verlauf         alles, was geschehen ist
    regeln [REGEL]  was die Regeln zur Frage sagen, oder ein Kapitel oder eine Regel davon
    sichern [DATEI] wo die Partie aufbewahrt ist; mit einer DATEI eine Abschrift, wie sie jetzt steht
    aufgeben        die Partie aufgeben
    ende            gehen; die Partie bleibt aufbewahrt, und du kannst sie später fortsetzen
word-undo = zurück
word-redo = wieder
word-restart = neu
word-done = fertig
word-hint = tipp
word-why = warum
word-board = brett
word-log = verlauf
word-rules = regeln
word-save = sichern
word-resign = aufgeben
word-help = hilfe
word-quit = ende
ask-another = { $name }, noch eine Partie? (ja/nein)
ledger = Nach Partie { $number } steht die Abrechnung bei:

## Zurückblicken

step = Schritt { $step } von { $last }
replay-mark = Enter, Zahl, b, q>
replay-help = Enter zeigt den nächsten Schritt, eine Zahl von 0 bis { $last } diesen, b den davor, q verlässt.
no-such-step = Es gibt keinen Schritt { $step }; diese Aufzeichnung hat die Schritte 0 bis { $last }.
no-such-seat = Es gibt keinen Platz { $seat }; dieses Spiel hat die Plätze 1 bis { $seats }.
