# Nach der Flut: Beschriftungen und Beschreibungen der gezeichneten Karte.

map = Die Karte von Sumer und seinen Nachbarn
turn = Runde { $turn }
header = Runde { $turn } von 5 · { $date } · { $phase }
order = Spielreihenfolge
decline = Niedergang

phase-collect = Einkommen
phase-decline = Niedergang
phase-actions = Aktionen
phase-order_of_play = Spielreihenfolge
phase-victory_points = Siegpunkte
phase-end_of_turn = Ende der Runde

## Gebiete

area_points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für die meisten Arbeiter am Ende
area_trade = Handel mit { $goods }
city = eine Stadt von { $seat } { $area-in }
city_expanded = eine ausgebaute Stadt von { $seat } { $area-in }
army = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
} von { $seat } { $area-in }
has_workers = { $count } Arbeiter von { $seat }

## Felder und Vorrat

box-irrigation = Arbeiter hier bringen jede Runde Getreide.
box-weaving = Arbeiter hier bringen jede Runde Stoff.
box-scribes = Ein bereiter Schreiber setzt oder bewegt einen Arbeiter; höchstens 2 je Spieler.
box-tool_makers = Ein bereiter Werkzeugmacher macht aus Metall Werkzeug.
side-ready = bereit
side-new = neu
side-used = benutzt
stock = Vorrat
in_stock = { $good } im Vorrat: { $count }
in_stock_for = { $good } im Vorrat: { $count }; zu haben für eines von { $prices }
give-and-take = eines unten geben, eines oben nehmen
grow-grain = anbauen
grow-textile = weben
two-each = je 2
worth = Wert { $value }
nothing = nichts
nobody = niemand

## Spieler

place = { $place }.
passed = gepasst
has_good = { $seat } hat { $count } { $good }
workers = { $count ->
    [one] Arbeiter
   *[other] Arbeiter
}
armies = { $count ->
    [one] Armee
   *[other] Armeen
}
goods = { $count ->
    [one] Ware
   *[other] Waren
}
away = { $count } fort
to-build = zu bauen
turn-points = +{ $points } diese Runde
end-points = +{ $points } am Ende
workers_of = { $seat } hat { $ready } Arbeiter verfügbar und { $rest } nicht verfügbar.
armies_of = { $seat } hat { $ready ->
    [one] 1 Armee
   *[other] { $ready } Armeen
} verfügbar und { $rest } nicht verfügbar.
cities_in_hand = { $count ->
    [one] Stadt zu bauen
   *[other] Städte zu bauen
}
empire = Reich
free = frei
rank = Rang { $rank }
strength = Ausrüstung { $value }
equipment = Ausrüstung
bid = Gebot
any_sumer = einem Gebiet von Sumer
    .in = in einem Gebiet von Sumer
empire_free = Das Reich { $name-of }, { $armies } Armeen, beginnt { $where-in }; niemand hat es gegründet.
empire_taken = Das Reich { $name-of }, { $armies } Armeen, wurde von { $seat } gegründet.
score-areas = Gebiete
score-nippur = Nippur
score-cities = Städte
score-workers = Arbeiter
score-boxes = Felder

## Was eine Wahl bewirkt

begin-empire = Das Reich { $empire-of } mit { $armies } Armeen gründen
begin-build = Eine Stadt { $area-in } bauen
place-in = { $count } { $place-in } einsetzen
paid-with = { $action }, für { $payment }
# Was gefragt wird, sobald auf eine Aktion gezeigt wurde.
next-build_city = Wo baust du die Stadt?
next-place_workers = Was gibst du aus, um Arbeiter einzusetzen?
next-trade = Was tauschst du?
next-start_empire = Welches Reich gründest du?
next-expand_empire = Wohin gehen deine Armeen?
next-payment = Womit bezahlst du „{ $act }“?
does-build_city = { $count ->
    [one] 1 Gebiet ist offen
   *[other] { $count } Gebiete sind offen
}
does-move_city = alle sind gebaut: eine versetzen
does-place_workers = { $count ->
    [0] durch einen Schreiber
    [one] 1 für eine Ware
   *[other] bis zu { $count } für eine Ware
}
does-trade = { $count ->
    [one] 1 Tausch ist möglich
   *[other] { $count } Tausche sind möglich
}
does-start_empire = { $count ->
    [one] 1 Reich ist offen
   *[other] { $count } Reiche sind offen
}
does-expand_empire = { $count ->
    [one] 1 Armee ist bereit
   *[other] { $count } Armeen sind bereit
}
does-pass = um die Reihenfolge bieten
does-free = kostet nichts; { $effect }
does-paid = kostet 1; { $effect }
surcharge = Jemand hat gepasst. 1 = Ware, Arbeiter oder Armee
# Warum eine Aktion nicht beginnen kann, kurz genug für ihre Schaltfläche.
shut-nothing_to_pay_with = nichts zum Bezahlen
shut-no_payment_left = nach dem Bezahlen bliebe nichts dafür
shut-moved_too_often = keine Stadt mehr zu versetzen
shut-no_site_left = kein Gebiet in Sumer ist frei
shut-nothing_to_spend = keine Ware zum Ausgeben
shut-no_worker_no_scribe = kein verfügbarer Arbeiter
shut-no_trader = niemand, wo Handel offen ist
shut-no_exchange_possible = nichts zu tauschen
shut-one_empire_a_turn = deins war in dieser Runde schon
shut-no_empire_open = keines steht dir offen
shut-no_empire = du hast in dieser Runde keines
shut-no_way_back = keine Armee mehr auf der Karte
shut-no_available_army = keine verfügbare Armee
pairs-hint = Geben → nehmen, eins zu eins, jeder Tausch sofort. Die Zahl ist die Änderung des Wertes.
pairs-first = Es sind viele: Wähle zuerst ein Gebiet, eine Ware des Vorrats oder eine von dir.
have = du hast { $count }
extra = der zusätzliche von Sippar.
barred = Eine Armee versperrt deinen Arbeitern den Handel: { $areas }.
one-worker = 1 Arbeiter
one-army = 1 Armee
plus-armies = { $count ->
    [one] +1 Armee
   *[other] +{ $count } Armeen
}
up-to = { $count ->
    [one] 1 Arbeiter
   *[other] bis zu { $count } Arbeiter
}
# Von einer Kraft, die jetzt nichts bewirken würde.
idle-scribes = du hast zwei Schreiber: niemand kommt dazu
idle-worker = keiner deiner Arbeiter ist mehr übrig
idle-armies = 2 Armeen mehr, ab der nächsten Runde
idle-last = nichts mehr: Es ist die letzte Runde
no-power = keine Kraft
no-city = keine Stadt
city-of = Stadt von { $seat }
next-to = neben { $areas }
loses-expansion = ihr Ausbau geht verloren
meets = { $count } von { $seat }, { $needed } oder mehr trifft
march-invade = niemand dort: 1 Armee zieht ein
march-reenter = dein Reich kehrt zurück
march-destroy = die Stadt ist für immer zerstört
march-reinforce = eine zweite Armee hält es besser
few-reinforce = ×2
your-income = je Runde, für dich
most-keep = Du behältst die meisten Arbeiter: { $points } Punkte am Ende.
most-win = Du hättest die meisten Arbeiter: { $points } Punkte am Ende.
most-lack = Nicht die meisten Arbeiter: { $points } Punkte am Ende für den, der sie hat.
traders = { $count ->
    [0] Kein Tausch hier:
    [one] 1 Tausch je Handel:
   *[other] { $count } Tausche je Handel:
}
home-of = Stammland eines Reiches mit { $armies } Armeen in Runde { $turn }.
decline-takes = Der Niedergang der nächsten Runde nimmt hier { $count } von deinen.
one-more = Ein Arbeiter mehr
one-less = Ein Arbeiter weniger
value-lost = Wert { $value }, aber nur { $count } gehen: Der Rest verfällt.
shown-first = Wähle ein Feld oder ein Gebiet außerhalb von Sumer: Was sie dort täten, steht vorher hier.
rank-ahead = Dein Rang damit
rank-of = { $seat }, Wert { $value }
equip-hint = Der bessere Rang trifft mit 5 oder mehr, der andere mit 7 oder mehr. Am Ende der Runde ist alles verloren.
order-ahead = Dein Platz in der nächsten Runde, wenn niemand mehr bietet
tie-ahead = Dein Platz unter Gleichen am Ende, wenn niemand mehr bietet
bid-hint = Das höchste Gebot beginnt. Am Ende der Runde sind alle Gebote verloren.
workers-unused = { $count ->
    [one] 1 verfügbarer Arbeiter bleibt ungenutzt.
   *[other] { $count } verfügbare Arbeiter bleiben ungenutzt.
}
armies-ready = Verfügbare Armeen
armies-left = { $count ->
    [0] Es ist keine Armee mehr zu kaufen.
    [one] Es ist nur noch 1 Armee zu kaufen; was darüber hinaus bezahlt wird, ist verloren.
   *[other] Es sind nur noch { $count } Armeen zu kaufen; was darüber hinaus bezahlt wird, ist verloren.
}
armies-hint = Zwei halten ein Gebiet besser; jede weitere bleibt in der Hand, um auszudehnen.
luxuries-hint = Zwei Holz werden bezahlt. Lege Luxusgüter dazu, in beliebiger Reihenfolge.
lay-down = { $good } hinlegen
take-back = { $good } zurücknehmen

## Kämpfe

throws = { $hits } von 36, { $share } je Wurf
won = Sieg: { $points } für dich, { $lost } für { $seat }
against = { $armies ->
    [one] Deine 1 Armee
   *[other] Deine { $armies } Armeen
} gegen { $defenders }
lose = { $count ->
    [0] keine verlieren
   *[other] { $count } verlieren
}
lose-more = mehr verlieren
fail = scheitern
look-away = Nicht jetzt
roll-for = Um { $area } würfeln
battle = Der Kampf um { $area }
die = Ein Würfel zeigt { $face }
hit = { $sum }: ein Treffer ({ $needed }+)
miss = { $sum }: daneben ({ $needed }+)

## Übersichten

charts = Übersichten
chart_powers = Was eine Stadt dort für ihren Besitzer tut
power-extra_trade = ein zusätzlicher Tausch in jedem Handel.
power-two_extra_armies = 2 Armeen mehr, wenn du ein Reich gründest.
power-extra_vp_per_sumer_area = 1 Punkt mehr für jedes Gebiet von Sumer, das du hältst.
power-city_defence = mit einer weiteren eigenen Stadt kostet es 3 Armeen, eine von ihnen zu zerstören.
power-scribe_on_build = ein Arbeiter wird Schreiber, wenn die Stadt gebaut wird.
power-extra_textile = 1 Stoff mehr in jeder Runde.
power-tool_maker_on_build = ein Arbeiter wird Werkzeugmacher, wenn die Stadt gebaut wird.
chart_expansion = Punkte für den Ausbau einer Stadt mit { $wood } Holz und verschiedenen Luxusgütern
expansion = { $luxuries ->
    [0] keine
   *[other] { $luxuries }
}: { $points }
chart_production = Einkommen nach Rang der Arbeiter in Bewässerung und Weberei
ranks = Ränge

## Die Stellung in Worten

says_turn = Runde { $turn }, { $date }: { $phase }.
says_order = Spielreihenfolge: { $order }.
says_acts = { $seat } ist am Zug.
says_points = { $seat } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
says_goods = { $seat } hat { $goods }.
says_cities = { $seat } hat noch { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
} zu bauen.
says_equipment = Die Armeen von { $seat } sind mit { $goods } ausgerüstet: { $rank }.
says_passed = { $seat } hat gepasst und bietet { $goods }.
says_box = { $place }: { $workers }.
says_stock = Im Vorrat: { $goods }.
