# Das Brett des Spiels von Ur im Browser: Hinweise, Tafel, Einstellungen, das Ende.

## Orte und Dinge

house = Haus { $house }
place-off = Wartet darauf, eingesetzt zu werden.
place-home = Zu Hause.
place-house = Steht auf Haus { $house }.
bird-of = { $bird }, { $side }
bird-launch = Wird mit einer { $number } eingesetzt, auf Haus { $houses }.
bird-value = Nimmt oder zahlt { $value ->
    [one] 1 Zählstein
   *[other] { $value } Zählsteine
}.
square-shared = Gemeinsam: Hier können Vögel geschlagen werden.
square-private = Nur für { $side }.
square-rosette = Eine Rosette: bringt Zählsteine aus dem Topf und ist sicher.
square-plain = Ein schlichtes Haus.
square-held = Hier steht { $bird-the } von { $side }.
square-empty = Leer.
pile-pool = Der Topf
pool-count = Topf { $count }
pile-of = Zählsteine von { $side }
pile-count = { $count ->
    [one] 1 Zählstein
   *[other] { $count } Zählsteine
}
pile-worth = { $worth } Punkte wert, bei { $rate } je Zählstein.
die-small = Kleiner Knöchel
die-large = Großer Knöchel
die-small_faces = Zeigt { $chances }.
die-large_faces = Sagt Ja mit { $yes }, Nein mit { $no }.
die-throw = Klicken, um ihn zu werfen.
gamble-yes = Ja ({ $chance }) macht { $number } daraus, und damit gibt es { $moves ->
    [0] keinen erlaubten Zug
    [one] 1 erlaubten Zug
   *[other] { $moves } erlaubte Züge
}.
chance-to-win = { $percent } % zu gewinnen
gamble-no = Bei Nein ist der Zug verloren.

## Was eine Zahl bewirkt

does-bird = Klicken: { $bird }
does-move = nach Haus { $house }
does-launch = auf Haus { $house } eingesetzt
does-launch_choice = auf einem der Häuser { $houses } eingesetzt
does-rosette = auf die Rosette { $house }
does-capture = nach Haus { $house }, schlägt { $captured-accusative }
does-home = nach Hause
does-collect = nimmt { $counters } aus dem Topf
does-pay = zahlt { $counters } in den Topf
does-both = { $first }, { $second }
does-nothing = nichts
blocked-needs_launch_number = nichts: nicht eingesetzt
blocked-own_bird = versperrt: eigener Vogel auf { $house }
blocked-rosette_taken = versperrt: Rosette { $house } ist besetzt
blocked-overshoot = nichts: zu weit

## Auf der Bühne

board = Das Brett. Pfeiltasten wählen, Enter tut es, Leertaste wirft oder beendet den Zug.
throw-small = Kleinen Knöchel werfen
coming = Die Lampe wird angezündet …
why-flat = Das Brett ist flach, weil dieser Browser kein WebGL bietet, um den Raum zu zeichnen.
offer-sound = Die Nacht, die Knöchel und die Münzen hören?
sound-yes = Mit Ton
sound-no = In Stille
panel-fold = Tafel zuklappen
panel-open = Tafel aufklappen
use-number = { $number } nutzen
gamble = Wagen: { $chance } für { $number }, sonst ist der Zug verloren
gamble-vain = Wagen: Auch { $number } ist nicht zu nutzen, der Zug ist verloren
must-gamble = Großen Knöchel werfen: { $chance } für { $number }, sonst ist der Zug verloren
must-gamble-vain = Großen Knöchel werfen: Auch { $number } ist nicht zu nutzen
choose-bird = Wähle den Vogel, der { $number } nutzt: { $birds }.
you-throw-now = Du wirfst …
throws-now = { $side } wirft …
you-move-now = Du ziehst …
moves-now = { $side } zieht …
end-turn = Zug beenden
result-yes = ja → { $number }

## Die Stellung in Sätzen

none = keine
say-turn = { $side } ist am Zug.
say-winner = { $side } hat das Rennen gewonnen.
say-throws = Kleiner Knöchel: { $small }. Großer Knöchel: { $large }. Gültige Zahl: { $number }.
say-last-throws = Letzter Wurf, von { $side }: kleiner Knöchel: { $small }, großer Knöchel: { $large }.
say-pool = Im Topf { $counters ->
    [one] liegt 1 Zählstein
   *[other] liegen { $counters } Zählsteine
}.
say-counters = { $side } hat { $counters ->
    [one] 1 Zählstein
   *[other] { $counters } Zählsteine
}.
say-board = Vögel von { $side } auf dem Brett, mit ihren Häusern: { $birds }.
say-waiting = Vögel von { $side }, die warten: { $birds }.
say-home = Vögel von { $side }, die zu Hause sind: { $birds }.

## Die Tafel

you = Du
to-move = am Zug
counters = Zählsteine
on-board = Auf dem Brett
waiting = Wartend
home = Zu Hause
ledger = Abrechnung, Punkte
ledger-of = Abrechnung { $points }
number = Zahl
last-number = { $side }, zuletzt
last-of = letzter Wurf von { $side }
worth = { $worth } wert
roll-off = { $side }, zu Beginn
game-number = Partie { $number }{ $games ->
    [0] {""}
   *[other] {" "}von { $games }
}

## Das Ende

end-side = Seite
end-nobody = Niemand hat das Rennen gewonnen.
end-pool = Aus dem Topf genommen
end-counters = Zählsteine am Ende
end-net = Gewonnen oder verloren
end-points = Punkte bei { $rate } je Zählstein
new-rate = Kurs
again-new-rate = Noch einmal zu diesem Kurs

## Einstellungen

set-stage = Das Brett
stage-scene = in einem Raum, dreidimensional
stage-flat = flach
set-tier = Reichtum des Bildes
tier-auto = wie es dieser Rechner kann
tier-high = hoch
tier-mid = mittel
tier-low = niedrig
tier-test = für Tests
set-projection = Kamera
projection-perspective = natürlich
projection-orthographic = ohne Perspektive
set-camera_motion = Die Kamera neigt sich ein wenig zu dem, was geschieht
set-flip_camera = Zu zweit an einem Bildschirm: Die Kamera geht auf die Seite, die am Zug ist
set-show_numbers = Hausnummern auf den Feldern
set-show_values = Was die Stapel wert sind
values-auto = wenn ein Zählstein nicht 1 wert ist
values-on = immer
values-off = nie
set-auto_throw = Würfe, die keine Wahl lassen, gehen von selbst

## Tasten

key-arrows = über alles gehen, was möglich ist
key-enter = es tun
key-space = werfen oder den Zug beenden
key-small = den kleinen Knöchel werfen
key-large = den großen Knöchel werfen
key-birds = Schwalbe, Sturmvogel, Rabe, Hahn, Adler wählen
