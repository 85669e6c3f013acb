# Das Spiel von Ur, die fünf Vögel.

title = Spiel von Ur
summary = Führe fünf Vögel über das Brett, wage den großen Knöchel und gewinne den Topf.
seat-0 = Hell
seat-1 = Dunkel

bird-swallow = Schwalbe
    .the = die Schwalbe
    .accusative = die Schwalbe
bird-storm_bird = Sturmvogel
    .the = der Sturmvogel
    .accusative = den Sturmvogel
bird-raven = Rabe
    .the = der Rabe
    .accusative = den Raben
bird-rooster = Hahn
    .the = der Hahn
    .accusative = den Hahn
bird-eagle = Adler
    .the = der Adler
    .accusative = den Adler
large-yes = ja
large-no = nein

## Fragen

ask-roll_off_small = { $seat } wirft beide Knöchel um den ersten Zug.
ask-roll_off_large = { $seat } wirft den großen Knöchel um den ersten Zug.
ask-small_throw = { $seat } wirft den kleinen Knöchel.
ask-large_throw = { $seat } wirft den großen Knöchel.
ask-use_or_gamble = { $usable ->
    [0] { $seat } kann die { $number } nicht nutzen und muss den großen Knöchel werfen.
   *[other] { $seat } hat { $number } geworfen: nutzen oder den großen Knöchel wagen?
}
you-use_or_gamble = { $usable ->
    [0] Du kannst die { $number } nicht nutzen und musst den großen Knöchel werfen.
   *[other] Du hast { $number } geworfen: nutzen oder den großen Knöchel wagen?
}
ask-converted_move = { $seat } hat { $number } zu ziehen.
you-converted_move = Du hast { $number } zu ziehen.

## Aktionen

label-roll = Großen Knöchel werfen: bei Ja wird es { $converted }, bei Nein ist der Zug verloren
label-move = { $bird } von { $start } { $kind ->
    [bear_off] nach Hause
    [rosette] auf die Rosette { $target }
    [capture] nach { $target }, schlägt { $captured-accusative }
   *[move] nach { $target }
}
label-launch = { $bird } auf { $target } einsetzen{ $kind ->
    [capture] , schlägt { $captured-accusative }
   *[launch] {""}
}

## Warum nicht

why-throw_first = Wirf zuerst den kleinen Knöchel.
why-needs_launch_number = Zum Einsetzen braucht { $bird-the } eine { $needed }; die Zahl ist { $number }.
why-start_house_own_bird = Du kannst { $bird-accusative } nicht einsetzen: Auf { $target } steht ein eigener Vogel.
why-own_bird_on_target = Dorthin kann { $bird-the } nicht ziehen: Auf { $target } steht ein eigener Vogel.
why-rosette_taken = Dorthin kann { $bird-the } nicht ziehen: Die Rosette auf { $target } ist besetzt.
why-overshoot = Um das Brett zu verlassen, braucht { $bird-the } genau { $needed }; { $number } ist zu weit.
why-already_home = Zu Hause ist { $bird-the } schon und spielt nicht mehr mit.
why-launch_order = Noch muss { $bird-the } warten: Ein Vogel, der früher an der Reihe ist, ist noch nicht eingesetzt.
why-cannot_afford_toll = Dafür zahlt { $bird-the } { $toll } Zoll, und du hast { $purse }.
why-not_launched = Auf dem Brett steht { $bird-the } nicht; zuerst wird eingesetzt.
why-already_launched = Auf dem Brett steht { $bird-the } schon.
why-not_a_start_house = Auf { $target } kann die Schwalbe nicht eingesetzt werden.
why-large_once = Der große Knöchel wird in jedem Zug nur einmal geworfen.

bad-ante = Der Einsatz von { $ante } ist höher als die { $purchase } Zählsteine, die ein Spieler kauft.
bad-brought-in = Zählsteine bringt man nur aus der letzten Partie einer Serie mit, die sie behält, und nicht weniger als den Einsatz von { $ante }.

## Was geschah

log-anted = Beide legen { $ante ->
    [one] 1 Zählstein
   *[other] { $ante } Zählsteine
} in den Topf.
log-threw_small = { $seat } wirft { $face }.
log-threw_large = { $seat } wirft den großen Knöchel: { $reading }{ $number ->
    [0] {""}
   *[other] , die Zahl ist { $number }
}.
log-roll_off_scored = { $seat } kommt auf { $score }.
log-roll_off_tied = Beide haben { $score }: Sie werfen noch einmal.
log-took_first_turn = { $seat } beginnt.
log-launched = { $seat } setzt { $bird-accusative } auf { $house } ein.
log-moved = { $seat } zieht { $bird-accusative } von { $start } nach { $house }.
log-borne_off = { $seat } bringt { $bird-accusative } nach Hause.
log-captured = Auf { $house } wird { $bird-the } von { $seat } geschlagen.
log-collected = { $seat } nimmt { $counters ->
    [one] 1 Zählstein
   *[other] { $counters } Zählsteine
} aus dem Topf.
log-paid = { $seat } zahlt { $counters ->
    [one] 1 Zählstein
   *[other] { $counters } Zählsteine
} in den Topf.
log-forfeited = { $seat } verliert den Zug.
log-skipped = { $seat } kann mit { $number } nicht ziehen und setzt aus.
log-pool_shared = Aus dem Topf nimmt Hell { $light }, Dunkel { $dark }.

## Das Ende

end-race = { $seat } gewinnt das Rennen.
end-race_but_lost = { $seat } gewinnt das Rennen, hat dabei aber { $lost ->
    [one] 1 Zählstein
   *[other] { $lost } Zählsteine
} verloren.
end-resigned = { $loser } gibt auf; { $seat } gewinnt das Rennen.
end-turn_cap = Niemand gewinnt: { $turns ->
    [one] ein Zug ist
   *[other] { $turns } Züge sind
} vorbei.

## Im Terminal

text-swallow = Sc
text-storm_bird = St
text-raven = Ra
text-rooster = Ha
text-eagle = Ad
text-exit = Heim
text-tray = Zählsteine { $counters }   wartend: { $waiting }   Brett: { $board }   Heim { $home }: { $birds }
text-legend = { text-swallow } Schwalbe, { text-storm_bird } Sturmvogel, { text-raven } Rabe, { text-rooster } Hahn, { text-eagle } Adler: GROSSE Buchstaben sind Hell, kleine Dunkel. ✿ Rosette. Hinter einem wartenden Vogel steht die Zahl, die ihn einsetzt.
text-throws = Topf { $pool }   klein { $small }   groß { $large }   Zahl { $number }   Zug { $turn }

## Optionen und Vorlagen

option-board = Welches Brett auf dem Tisch liegt
option-board-second_millennium = fünf Rosetten, jedes vierte Feld
option-board-first_millennium = drei Rosetten, die Ecken sind schlicht
option-small_die = Wie der kleine Knöchel fällt
option-small_die-even = alle vier Seiten gleich oft
option-small_die-sheep_bone = wie ein echter Schafsknöchel: 1 und 2 viermal so oft wie 3 und 4
option-small_die-custom = nach den Gewichten unten
option-small_die_weights = Gewichte der Seiten 1, 2, 3, 4 für den kleinen Knöchel
option-large_die = Wie der große Knöchel fällt
option-large_die-ox_bone = Ja und Nein gleich oft, meist auf eine breite Seite
option-large_die-even = Ja und Nein gleich oft, wie eine Münze
option-large_die-custom = nach den Gewichten unten
option-large_die_weights = Gewichte von Ja und Nein für den großen Knöchel
option-large_die_mode = Wann der große Knöchel geworfen wird
option-large_die_mode-optional_gamble = wenn ein Spieler es will oder muss
option-large_die_mode-always_both = immer zusammen mit dem kleinen; Nein lässt die Zahl, wie sie ist
option-swallow_start = Wo die Schwalbe eingesetzt werden darf
option-swallow_start-before_each_rosette = unmittelbar vor jeder Rosette
option-swallow_start-before_first_rosette_only = nur unmittelbar vor der ersten Rosette
option-swallow_start-any_house_before_first_rosette = auf jedem Haus vor der ersten Rosette
option-launch_order = In welcher Reihenfolge Vögel eingesetzt werden
option-launch_order-free = wie ihre Zahlen kommen
option-launch_order-fixed = Schwalbe, Sturmvogel, Rabe, Hahn, Adler
option-rosette_sharing = Zwei eigene Vögel dürfen auf einer Rosette stehen
option-toll_mode = Was es kostet, an mehreren Rosetten vorbeizuziehen
option-toll_mode-once_per_move = einmal den Wert des Vogels
option-toll_mode-per_rosette = den Wert des Vogels für jede
option-bear_off_toll = Auch wer das Brett an einer Rosette vorbei verlässt, zahlt
option-shortage = Wenn ein Spieler den Zoll nicht zahlen kann
option-shortage-pay_what_you_can = er zahlt alles, was er hat, und nicht mehr
option-shortage-must_afford = der Zug ist nicht erlaubt
option-shortage-debt = er bleibt den Rest schuldig
option-pool_award = Wer den Topf bekommt
option-pool_award-all = wer das Rennen gewinnt, alles
option-pool_award-keep_own = er wird zu gleichen Teilen zurückgegeben
option-first_player = Wer beginnt
option-first_player-roll_off = beide werfen darum
option-first_player-light = Hell
option-first_player-dark = Dunkel
option-first_player-loser_of_last = wer das letzte Rennen nicht gewonnen hat
option-purchase = Zählsteine, die jeder kauft
option-ante = Zählsteine, die jeder in den Topf legt
option-rate = Was ein Zählstein wert ist, in Punkten
option-turn_cap = Züge, nach denen niemand gewinnt
option-match_games = Partien in einer Serie; 0 heißt, bis jemand aufhört
option-settlement = Zählsteine zwischen den Partien einer Serie
option-settlement-fresh = werden eingetauscht und neu gekauft
option-settlement-carry = werden behalten
objective-counters = Zählsteine
objective-race = das Rennen
objective-both = Zählsteine und das Rennen
preset-seed = Die fünf Vögel, wie wir sie spielen
preset-finkel_2007 = Nahe an der veröffentlichten Lesung der Tafel
preset-ludii_like = Beide Knöchel in jedem Zug

## Woraus ein Ergebnis besteht

category-held = Zählsteine am Ende
category-brought_in = mitgebrachte Zählsteine

no-race = Mit { $option } { $value } hängt das Rennen von den Zählsteinen ab und lässt sich nicht allein lösen.

# Warum eine Stellung abgelehnt wird.
cannot-ante = bevor etwas zu entscheiden ist, ist der Einsatz gezahlt
cannot-large_thrown = der große Knöchel ist schon geworfen
cannot-both_thrown = es werden immer beide Knöchel geworfen
cannot-no_use = mit der Zahl ist nichts anzufangen
cannot-large_due = der große Knöchel ist noch nicht geworfen
cannot-crowd = { $seat } hat zu viele Vögel auf Haus { $house }
cannot-owe = { $seat } hat weniger als 0 Zählsteine
cannot-empty = im Topf liegen weniger als 0 Zählsteine
cannot-count = es sind nicht so viele Zählsteine, wie beide mitgebracht haben
cannot-meet = auf einem Feld stehen Vögel von beiden
cannot-choose = wählen kann man erst, wenn der kleine Knöchel geworfen ist
cannot-gamble = der große Knöchel wird nie zuerst geworfen
cannot-go_on = noch hat niemand begonnen
cannot-keep_pool = am Ende ist der Topf leer
cannot-win = einen Sieger gibt es nach einem Rennen oder wenn jemand aufgibt, und nur dann
cannot-end = ohne Sieger endet die Partie erst nach dem letzten Zug
cannot-finish = ein Rennen gewinnt, wer alle Vögel nach Hause bringt, und nur er
cannot-early = um den Anfang wird, wenn überhaupt, vor allem anderen geworfen
cannot-score = so viel kann Hell nicht haben

# Was in einer von Hand aufgebauten Stellung ansteht.
decision-converted_move = ziehen nach dem Wagnis
decision-large_throw = Wurf des großen Knöchels
decision-opening = das Rennen beginnt
decision-roll_off_large = großer Wurf um den Anfang
decision-roll_off_small = kleiner Wurf um den Anfang
decision-small_throw = Wurf des kleinen Knöchels
decision-use_or_gamble = ziehen oder wagen
