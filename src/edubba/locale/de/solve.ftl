# Rennen lösen und genaue Werte nachschlagen.

help-solve =
    Das Rennen eines Spiels genau lösen und die Werte aufbewahren.

    Sie werden in eine Tabelle geschrieben, in der „edubba table“ nachschlägt.

    Was unterbrochen wurde, geht dort weiter, wo es war.
help-table = Genaue Werte in den gelösten Tabellen nachschlagen.
help-info = Sagen, was in einer Tabelle steht.
help-check = Eine ganze Tabelle lesen und mit ihren Prüfsummen vergleichen.
help-probe = Die Gewinnchance der Seite am Zug ausgeben. Mit einem Wurf: den Wert jeder Wahl.
arg-table = Eine Tabelle, die „edubba solve“ geschrieben hat.
opt-board = Das Brett, kurz für „-o board=...“.
opt-most = Nur Stellungen lösen, in denen jede Seite höchstens so viele Steine noch nicht zu Hause hat.
opt-device = cpu: alle Kerne des Prozessors; gpu: eine Grafikkarte von NVIDIA (braucht deren Compiler nvcc).
opt-out = Der Ordner für Tabellen; ohne Angabe der für die Daten des Benutzers.
opt-jobs = Wie viele Kerne benutzt werden; ohne Angabe alle.
opt-mover = Wo die Steine der Seite am Zug stehen: 0 noch nicht eingesetzt, ab 1 das Haus, letztes Haus + 1 zu Hause.
opt-opponent = Wo die Steine der anderen Seite stehen, ebenso.
opt-roll = Die Zahl, die zuerst geworfen wurde.
opt-converted = Die Zahl, die nach einem geglückten Wagnis gilt.

solving = Es wird gelöst
checking = Es wird gelesen
layer = Steine übrig
positions = Stellungen
sweeps = Durchgänge
residual = Größter Restfehler
game = Spiel
most = Steine übrig, höchstens
layers = Schichten
column-what = Was
column-is = Wert
column-choice = Wahl
column-value = Gewinnchance
gamble = wagen
pass = der Zug verfällt
first-wins = Wer beginnt, gewinnt mit Wahrscheinlichkeit { $value }.
written = Geschrieben: { $path } ({ $size } MB)
there = Sie ist schon da und unversehrt: { $path }
sound = Alle { $layers } Schichten sind so, wie sie geschrieben wurden.

no-race = { $game } ist kein Rennen, das sich lösen lässt.
bad-count = Eine Seite hat 1 bis { $most } Steine übrig, nicht { $count }.
bad-number = { $number } kann man nicht werfen; die Zahlen sind { $right }.
bad-side = „{ $text }“ sagt nicht, wo ein Stein steht; eine Seite sieht so aus: { $right }.
no-table = Es gibt keine Tabelle für { $left } Steine auf einer Seite; „edubba solve { $game } --max-birds { $left }“ macht eine.
no-compiler = Das Lösen auf { $device } braucht einen Compiler, der fehlt: einen für C++ für cpu, nvcc für gpu.
no-library = Der Code für { $device } ließ sich nicht kompilieren: { $detail }
card = Die Grafikkarte lässt sich nicht benutzen: Sie fehlt oder ist voll, oder ihr Treiber ist zu alt. Der Treiber sagt „{ $said }“.
