# Worte für das Spielbrett von Ulm im Browser.

tile-brown = braunes Plättchen (Karte)
tile-turquoise = türkisfarbenes Plättchen (Fluss)
tile-white = weißes Plättchen (Räumen)
tile-orange = orangefarbenes Plättchen (Siegel)
tile-gray = graues Plättchen (Geld)
empty = nichts

## Das Münster

cell = Reihe { $row }, Spalte { $column } des Münsters: { $tile }
pushed-out = Hinausgeschoben im { $side }, Linie { $line }: { $tile }
push = Von { $side } in { $line } schieben
push-blocked = Von { $side } in { $line }: versperrt
edge-free = Rand im { $side }, Linie { $line }: frei
edge-of = Rand im { $side }, Linie { $line }: Siegel von { $owner }
side = Die { $side-edge }: { $tiles }
action = { $action }: { $count ->
    [one] eine Aktion übrig
   *[other] { $count } Aktionen übrig
}
short-card = Karte
short-river = Fluss
short-clear_away = Räumen
short-seal = Siegel
short-money = Geld
plus = +{ $count }

## Fluss und Viertel

quarter = { $name }: { $seals } von { $spaces } Siegelplätzen besetzt. Ein Siegel bringt: { $privilege }.
quarter-with-crest = { $quarter } Familienzeichen von { $owner }: { $pays }.
space = Feld { $index } der Donau, { $vp } SP
space-with-bonus = { $space }, { $bonus }
space-with-barges = { $space }, hier: { $barges }
bonus-coin = bringt eine Münze
bonus-sparrow = bringt einen Spatzen
bonus-dock_tile = bringt ein Plättchen vom Anleger
bonus-card = bringt eine Karte
barge = Kahn von { $owner }
descendant = { $name }: { $power }

## Neben dem Münster

round = Runde { $round } von { $rounds }
tower = Turm, { $name }: { $decree }
next-tower = Danach: { $name }, { $decree }
no-decree = Kein Erlass
charter = Schwörbrief: { $seat }
turn-of = { $seat } ist am Zug
drawn = Gezogen: { $tile }
to-push = Zu schieben: { $tile }
your-tile = Du schiebst
their-tile = { $seat } schiebt
actions-left = Aktionen übrig
coat = { $name }: { $worth }
docks = Anleger
dock = Anleger { $slot }: { $tile }
bag = Beutel mit { $count ->
    [one] einem Plättchen
   *[other] { $count } Plättchen
}
in-bag = Im Beutel, { $tile }: { $count }
cards = Karten
coats = Wappen
descendants = Nachkommen
draw-pile = { $count ->
    [one] Eine Karte zum Ziehen
   *[other] { $count } Karten zum Ziehen
}
coat-stack = { $count ->
    [one] Ein Wappen
   *[other] { $count } Wappen
}
discard = { $count ->
    [one] Eine abgelegte Karte
   *[other] { $count } abgelegte Karten
}
discarded = Abgelegt

## Karten

card = { $name }. Oben: { $top }. Am Ende: { $end }.
now = Jetzt: { $top }.
at-end = Am Ende: { $end }.
counts-cathedral = 3 SP; Dreiersatz +9
counts-trade = 3 SP; drei gleiche +{ $same }
counts-first_ulm_chronicle = 2 SP je Wappen
counts-city_wall = 2 SP je geführtem Viertel
counts-construction_freeze = 1 SP je Münze, höchstens 6
counts-fisherman_jousting = Erster: 6 SP, Zweiter: 3 SP
counts-patrician = 4 SP
counts-reformation = 2 SP je Münsterkarte
counts-siege = 1 SP je gespielter Karte
counts-swabian_league = 2 SP je Farbe
counts-ulm_sparrow = 1 SP mehr je Spatz

## Die Spieler

vp = SP
if-ended = { $vp }, wenn jetzt Schluss wäre
own-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
own-sparrows = { $count ->
    [one] 1 Spatz
   *[other] { $count } Spatzen
}
own-seals = { $count } Siegel
own-tiles = { $count ->
    [0] Kein Plättchen
   *[other] { $count } Plättchen
}
forecast = Wenn jetzt Schluss wäre
own-cards = { $count ->
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
house = Haus
crests = { $count } Familienzeichen
seat = { $seat }: { $coins } Münzen, { $sparrows } Spatzen, { $seals } Siegel, { $cards } Karten, { $tiles } Plättchen
supply = { $tile }: { $count }
hidden = { $count ->
    [one] Eine Karte, die du nicht sehen kannst
   *[other] { $count } Karten, die du nicht sehen kannst
}

## Was eine Wahl gibt

gives-card = für 2 Plättchen kaufen oder spielen
gives-card-tower_book_fair = ab 1 Münze kaufen oder spielen
gives-card-tower_guild_rates = ab 1 Plättchen kaufen oder spielen
gives-clear_away = die Plättchen einer Seite nehmen
gives-money = von der Bank
gives-river = Kahn auf { $points }
gives-river-choice = Kahn auf { $first }, bis zu { $last }
gives-no-river = kein freies Feld voraus
gives-seal = { $quarters }
gives-no-seal = hier ist kein Viertel frei
sparrows-for = { $count } für { $seat }
goes-out = nach { $side } hinaus
end-loses = { $count ->
    [one] Wer jetzt beendet, verliert eine Aktion.
   *[other] Wer jetzt beendet, verliert { $count } Aktionen.
}
point-at-arrow = Zeige auf einen Pfeil, um zu sehen, was seine Linie gibt.
tap-arrow = Ein Pfeil zeigt, was seine Linie gibt; noch ein Tippen schiebt.
brings = Bringt: { $privilege }.
hint-turn_start = Eine Karte, die du jetzt spielst, lässt dir den Schub noch.
pay-single = Nur ein Plättchen
hint-buy_card = Zwei verschiedene Plättchen ziehen eine Karte; zwei gleiche zeigen dir zwei, und du behältst eine.
hint-clear_away = Die Plättchen kommen in deinen Vorrat, und ihre Linien sind wieder frei.
hint-edge_choice = Immer wenn daneben ein Plättchen hereinkommt, bringt dir dein Siegel einen Spatzen.
hint-move_barge = Die Zahl auf dem Wasser ist, was das Feld am Ende zählt.
does-draw = eines von { $count } im Beutel, zum Schieben
does-exchange = gegen { $colours }
does-scholar = das gezogene behalten, schieben: { $colours }
does-merchant = tauscht an den Anlegern
does-play = { $count ->
    [one] auslegen oder oben nutzen
   *[other] bis zu { $count }: auslegen oder oben nutzen
}
gives-way = dein Kahn von { $from } auf { $to }
gives-tiles = { $count ->
    [one] ein Plättchen für deinen Vorrat
   *[other] { $count } Plättchen für deinen Vorrat
}
act-draw = Ziehen
act-exchange = An den Anlegern tauschen
act-play = Eine Karte spielen
short-exchange = Anleger
free = umsonst
next-exchange = Gegen welches Plättchen tauschst du es?
next-play = Welche Karte spielst du?

## Warum nicht, in wenigen Worten

shut-not_in_line = nicht in deiner Linie
shut-not_owned = dient dir nicht
shut-no_free_play = in diesem Zug schon
shut-one_play = in diesem Zug schon
shut-no_hand = keine Karte auf der Hand
shut-merchant_used = in dieser Runde schon
shut-scholar_used = einmal im Zug, nach dem Ziehen
shut-exchange_over = einmal im Zug, vor dem Gelehrten
shut-no_sparrow = kostet 1, du hast keinen
shut-no_other_dock = dort keine andere Farbe
shut-no_other_tile = keine andere Farbe im Vorrat
shut-no_swap = nichts zu tauschen
shut-seal_price = kostet { $seal_price }, du hast { $coins }
shut-no_seal = kein Siegel übrig
shut-quarters_full = jedes Viertel hier ist voll
shut-nothing_pushed_out = nichts ist hinausgeschoben
shut-no_space_ahead = kein freies Feld voraus
shut-bank_empty = die Bank ist leer
shut-card_price = { $card_price } Plättchen, du hast { $tiles }
shut-reduced_only = nur zum Preis des Turms
shut-no_cards_left = keine Karte übrig

## Die Stellung in Worten

told-row = Reihe { $row } des Münsters: { $tiles }
told-docks = Anleger: { $tiles }
told-player = { $seat }: { $vp } SP, { $coins } Münzen, { $sparrows } Spatzen, { $seals } Siegel und { $crests } Familienzeichen übrig, { $cards } Karten auf der Hand, Kahn auf Feld { $space }; Plättchen: { $tiles }
told-hand = { $seat } hat { $cards } auf der Hand
told-face-up = { $seat } hat { $cards } ausgelegt
told-own = { $seat } besitzt { $own }
told-crest = Familienzeichen von { $owner } { $quarter-in }: { $pays }
told-seals = Siegel von { $seat }: { $quarters }
told-plays = { $count ->
    [0] Es darf keine Karte mehr gespielt werden
    [one] Eine Karte darf gespielt werden
   *[other] { $count } Karten dürfen gespielt werden
}
told-free-plays = { $count ->
    [0] Keine freie Karte übrig
    [one] Eine freie Karte übrig
   *[other] { $count } freie Karten übrig
}

## Züge von den Dingen selbst aus

course-clear = Die { $side-edge } räumen
course-river = Auf { $points } fahren
course-seal = Siegeln für { $price ->
    [0] nichts
    [one] 1 Münze
   *[other] { $price } Münzen
}: { $privilege }
course-money-seal = Das Geld nehmen, dann siegeln für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}: { $privilege }
course-card = Eine Karte kaufen für { $one } und { $other }
