# Das Königliche Spiel von Ur, die klassischen Regelwerke.

title = Königliches Spiel von Ur
summary = Das klassische Rennen auf dem Brett von Ur: würfeln, schlagen und die eigenen Steine zuerst nach Hause bringen.
seat-0 = Hell
seat-1 = Dunkel

## Fragen

ask-throw = { $seat } würfelt.
ask-move = { $seat } hat { $number } geworfen: Welcher Stein zieht?
you-move = Du hast { $number } geworfen: Welcher Stein zieht?

## Aktionen

label-enter = Stein auf { $target } einsetzen{ $again ->
    [1] , noch ein Wurf
   *[other] {""}
}
label-move = { $kind ->
    [home] { $start } vom Brett
    [capture] { $start } nach { $target }, schlägt
   *[move] { $start } nach { $target }
}{ $again ->
    [1] , noch ein Wurf
   *[other] {""}
}

## Warum nicht

why-nobody_waits = Keiner deiner Steine wartet auf das Einsetzen.
why-no_piece_there = Auf Feld { $position } deines Weges steht keiner deiner Steine.
why-overshoot = Um das Brett zu verlassen, braucht dieser Stein genau { $needed } und nicht mehr; geworfen sind { $number }.
why-own_piece_on_target = Auf { $target } steht einer deiner eigenen Steine.
why-safe_rosette = Auf der Rosette { $target } ist der Gegner sicher.

## Was geschah

log-threw = { $seat } wirft { $number }.
log-entered = { $seat } setzt einen Stein auf { $square } ein.
log-moved = { $seat } zieht von { $start } nach { $square }.
log-captured = Der Stein von { $seat } auf { $square } wird geschlagen.
log-borne_off = { $seat } bringt einen Stein von { $start } nach Hause.
log-throws_again = { $seat } wirft noch einmal.
log-skipped = { $seat } kann mit { $number } nicht ziehen und setzt aus.

## Das Ende

end-race = { $seat } bringt alle Steine nach Hause und gewinnt.
end-resigned = { $loser } gibt auf; { $seat } gewinnt.

## Optionen

option-ruleset = Welches der klassischen Regelwerke gespielt wird
option-ruleset-finkel = sieben Steine, Rosetten sind sicher
option-ruleset-finkel_2 = dasselbe mit zwei Steinen, eine kurze Partie
option-ruleset-blitz = fünf Steine auf dem langen Weg, Schlagen gibt noch einen Wurf, keine Rosette ist sicher
option-ruleset-masters = sieben Steine auf dem langen Weg, drei Würfel, keine Rosette ist sicher
option-ruleset-aseb = fünf Steine auf dem Brett mit dem langen Schwanz, Rosetten sind sicher

preset-seed = Die üblichen Regeln: die von Finkel, wie die meisten spielen
preset-finkel = Finkels Regeln beim Namen, dieselben wie die üblichen
preset-finkel_2 = Finkels Regeln mit zwei Steinen, eine kurze Partie
preset-blitz = Blitz: der lange Weg, keine sichere Rosette
preset-masters = Masters: drei Würfel auf dem langen Weg
preset-aseb = Aseb: das Brett mit dem langen Schwanz

## Im Terminal

text-legend = ○ Hell, ● Dunkel. ✿ Rosette: noch einmal werfen.
text-tray = Heim { $home }   wartend: { $waiting }
text-throws = { $won ->
    [0] { $who } am Zug
   *[other] { $who } hat gewonnen
}   letzter Wurf { $thrown }   Würfe { $throws }

# Warum eine Stellung abgelehnt wird.
cannot-crowd = { $seat } hat zwei Steine auf Feld { $position } des Weges
cannot-count = { $seat } muss im Ganzen { $pieces } Steine haben
cannot-meet = auf { $square } stehen Steine von beiden
cannot-finish = ein Rennen ist zu Ende, wenn jemand alle Steine zu Hause hat, und nur dann
cannot-win = einen Sieger hat eine Partie, wenn sie zu Ende ist, und nur dann
cannot-move = ziehen kann man erst nach einem Wurf
cannot-throw = eine { $thrown } zeigen die Würfel nie

# Was in einer von Hand aufgebauten Stellung ansteht.
decision-move = ziehen
decision-throw = Wurf
