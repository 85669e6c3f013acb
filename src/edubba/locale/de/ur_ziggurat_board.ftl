# UR: Beschriftungen und Beschreibungen des gezeichneten Spielfelds.

field = Das Spielfeld von UR
tile = { $up }, auf der anderen Seite { $down }
no_tile = kein Plättchen
cell_empty = { $cell }: { $tile }; frei
cell_cubes = { $cell }: { $tile }; { $owner } hat hier { $cubes } Würfel
cell_ziggurat = { $cell }: { $tile }; eine Zikkurat von { $owner }

## Spieler

hand = In der Hand von { $seat }: { $tile }
points = Punkte
ziggurats = Zikkurats
ziggurat = Zikkurat
controls = Eigene Plättchen, { $type }
your-tile = Dein Plättchen, beide Seiten
coming-tile = Dein nächstes Plättchen
supply = Würfel im Vorrat
supply-of = Vorrat: { $supply } von { $all } Würfeln
stands = { $tiles } Plättchen, { $cubes } Würfel auf dem Land
set = Satz { $number } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
set-lacks = Satz { $number } · { $count ->
    [one] 1 Art fehlt
   *[other] { $count } Arten fehlen
}
in-set = { $type }: { $cell } mit { $cubes ->
    [one] 1 Würfel
   *[other] { $cubes } Würfeln
}
lacks = { $type } fehlt

## Der Tisch

round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von höchstens { $rounds }
}
last_round = Das ist die letzte Runde.
fifth-ends = die fünfte beendet die Partie
over-fifth_ziggurat = Die Partie ist zu Ende: Die fünfte Zikkurat steht.
over-no_exchange = Die Partie ist zu Ende: Kein Tausch war möglich.
over-last_round = Die Partie ist zu Ende: Die letzte Runde ist gespielt.
built = { $built } von { $all } gebaut
aside_tile = Beiseitegelegt: { $tile }

## Die fünf Arten

legend = Die fünf Arten und was ihre Aktionen bewirken
act-agriculture = 2 Würfel auf jedes deiner Ackerbauplättchen; dann verlieren deine Plättchen, die an keinem liegen, 1.
act-culture = 1 Würfel auf jedes besetzte Plättchen neben deiner Kultur, auch auf fremde.
act-commerce = 1 Würfel je fremdem Plättchen und Kante neben jedem deiner Handelsplättchen.
act-politics = Ordne deine Würfel frei auf deinen Plättchen um. Keiner kommt hinzu, keiner geht verloren.
act-war = Greife nebenan an: Zahle die Würfel dort, +1, außer von Krieg aus oder auf dieselbe Art.
in-hand = dein Plättchen
in-their-hand = in der Hand
up-to = bis zu +{ $count }
for-others = +{ $count } für andere
yields-politics = wie du willst
yields-war = { $count ->
    [one] 1 Angriff
   *[other] { $count } Angriffe
} ab { $cost } Würfel
no-tile = du hast keines
no-gain = jetzt nichts zu gewinnen
no-war = zu wenige Würfel für einen Angriff
no-own = du beherrschst kein Plättchen
nothing-now = jetzt nichts
short-politics = umordnen
short-war = angreifen

## Was man in einem Zug tut

option-both_actions = Beide Aktionen
option-one_action_and_cube = Eine Aktion und ein Würfel, in dieser Reihenfolge
option-two_cubes = Zwei Würfel
option-claim = Beanspruchen
option-build = Zikkurat bauen
one-then-other = { $first }, dann { $second }
cube-before = 1 davor
cube-after = 1 danach
effect-two_cubes = { $supply } im Vorrat
effect-claim = { $count } freie Plättchen
effect-claim-last = beendet die Partie
effect-build = auf { $count ->
    [one] deinem vollen Plättchen
   *[other] einem oder zweien von { $count } vollen Plättchen
}; Punkte { $points }
does-add = Würfel auf { $cells }
does-claim = { $cell } mit einem Würfel beanspruchen
does-build = Auf { $cell } eine Zikkurat bauen
does-swap = { $take } nehmen; deines liegt mit { $up } oben

## Politik

does-plus = Ein Würfel mehr auf { $cell }
does-minus = Ein Würfel weniger auf { $cell }
does-pick = Die Würfel auf { $cell } ändern
does-leave = Alle Würfel lassen, wo sie sind
does-share = Die Würfel so stehen lassen
does-best = Die Würfel für die meisten Punkte sammeln, einen auf jedem Plättchen
held = { $count } Würfel in der Hand
take-first = Minus nimmt, Plus setzt
plus-fits = Plus setzt sie ab
pick-a-tile = Tippe auf eines deiner Plättchen, um seine Würfel zu ändern.
place-first = erst noch { $count } setzen
nothing-moved = noch ist nichts bewegt
leave = So lassen
leave-does = nichts ändert sich
told-already = von einigen ist schon die Rede
share = Fertig
share-does = so stehen lassen
best = Für Punkte sammeln
best-does = { $points } Punkte, und jedes Plättchen bleibt dein

## Was daraus würde

falls-empty = wird leer
is-taken = wird genommen
to-take = zu holen
lost-tiles = Du verlierst { $cells }.
changes-nothing = { $type } ändert jetzt nichts: { $why }.
cube-goes-before = Zuerst 1 Würfel aus deinem Vorrat auf ein Plättchen, das leuchtet.
cube-goes-after = Danach 1 Würfel aus deinem Vorrat auf ein Plättchen, das leuchtet.
cube-left-out = Ein Würfel kann dabei nicht gesetzt werden.
prey-of = { $cells } von { $owner }
prey-free = { $cells } von niemandem
within-reach = Zu holen: { $tiles }. Auf jedem Pfeil steht sein Preis in Würfeln.
more-or-less = ▲ ▼: Punkte für einen Würfel mehr oder weniger dort; bestenfalls { $points }.
next-actions = Dein nächster Zug hat dann { $one } und { $other }.
as-it-is-now = { $type } ist so gezählt, wie es jetzt steht: Was davor kommt, wählst du.
march = { $cubes } nach { $target }
march-stays = { $cubes ->
    [one] 1 bleibt
   *[other] { $cubes } bleiben
} auf { $attacker }
march-empties = { $attacker } wird leer
lies-up = Mit dieser Seite oben wird dein Plättchen liegen
this-side = wie gewählt
turn-over = umdrehen
hint-exchange_target = Wähle irgendein freies Plättchen, das leuchtet. Das Plättchen, das du nimmst, gibt dir die Aktionen deines nächsten Zuges.
hint-war_attack = Wähle eines deiner Plättchen, dann das daneben, das es angreift. Du zahlst von deinem Plättchen so viele Würfel, wie dort stehen, oder 1, wo keine stehen; und 1 mehr, außer dein Plättchen ist Krieg oder beide sind von einer Art.
hint-build_second = Noch ein volles Plättchen darf in diesem Zug zur Zikkurat werden.
hint-entry_place = Du hast keinen Würfel auf dem Land: Wähle, wo du beginnst.
hint-distribute = Dein Vorrat reicht nicht für alles, was du bekommst.
hint-build_first = Vier Würfel kehren in deinen Vorrat zurück, einer bleibt. Keine Aktion erreicht dieses Plättchen mehr.
hint-claim_tile = Ein Würfel aus deinem Vorrat, irgendwo auf dem Land.
hint-place_cube = Ein Plättchen trägt höchstens 5.

## Die Stellung in Worten

stock = { $stock } von { $all } Zikkurats übrig
says_first = { $seat } hat begonnen.
says_moves = { $seat } ist am Zug.
says_player = { $seat } hält { $hand }; { $supply } Würfel im Vorrat, { $board } auf dem Spielfeld, { $ziggurats ->
    [one] 1 Zikkurat
   *[other] { $ziggurats } Zikkurats
}, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
says_controls = { $seat } beherrscht: { $types }.
