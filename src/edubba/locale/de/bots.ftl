# Die Spieler des Computers.

unknown-bot = Es gibt keinen Bot „{ $name }“; es gibt: { $known }.
own-error = dabei kam es zum Fehler „{ $said }“
no-module = es gibt hier kein Python-Modul „{ $module }“
broken-bot = Der Bot { $name } ließ sich nicht aufstellen: { $detail }.
no-choose = { $what } ist kein Bot: die Methode choose(state, rng) fehlt.
unknown-level = Es gibt keine Stufe „{ $name }“; es gibt: { $known }.
unknown-objective = Ein Bot kann in diesem Spiel nicht „{ $name }“ anstreben; es gibt: { $known }.
unknown-judgement = Kein Bot kann in diesem Spiel so wenig sehen wie „{ $name }“; es gibt: { $known }.
unknown-param = Dem Bot { $name } kann man „{ $key }“ nicht sagen; er versteht: { $known }.
bad-number = { $key }=„{ $value }“ kann man einem Bot nicht sagen; es ist eine ganze Zahl von { $least } bis { $most }.
bad-seconds = „{ $value }“ ist keine Zeit für eine Entscheidung; es ist eine Zahl von Sekunden wie 0.5, höchstens eine Stunde.
no-judgement = Für dieses Spiel gibt es im Ordner { $folder } kein Netz.

## Die Leiter des Tafelhauses

level-pupil = Schüler
level-copyist = Abschreiber
level-reckoner = Rechner
level-scribe = Schreiber
level-brother = großer Bruder
level-overseer = Aufseher
level-master = Meister

manner-pupil = Kam heute Morgen ins Tafelhaus und bemerkt wenig von dem, was möglich wäre.
manner-copyist = Nimmt, was auf den ersten Blick am besten aussieht, und übersieht mehr als die Hälfte.
manner-reckoner = Rechnet zusammen, was ein Zug einbringt, aber nicht lange, und verpasst hin und wieder etwas.
manner-scribe = Findet für sich einen guten Zug und fragt nicht, was die anderen tun werden.
manner-brother = Der große Bruder der Schule: sucht lange nach dem besten seiner Züge.
manner-overseer = Beurteilt aus langer Erfahrung, wohin jeder seiner Züge führt, und lässt sich selten erwischen.
manner-master = Der Meister des Hauses spielt, so gut er es in einer Sekunde kann.
