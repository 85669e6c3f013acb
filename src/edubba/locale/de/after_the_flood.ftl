# Nach der Flut.

title = Nach der Flut
summary = Setze Arbeiter ein, handle in der Fremde, gründe Reiche und baue deine Städte im alten Sumer aus.
seat-0 = Rot
seat-1 = Lila
seat-2 = Grün

preset-seed = Die Regeln, wie dieses Haus sie spielt
preset-published = Die veröffentlichten Regeln, wo sie abweichen

option-score_worker_boxes = Die meisten Arbeiter in Bewässerung und Weberei zählen am Ende
option-scribe_ready = Wann ein neuer Schreiber benutzt werden darf
option-scribe_ready-next_turn = Ab der nächsten Runde
option-scribe_ready-next_action = Ab der nächsten Aktion des Spielers
option-ur_needs_weaver = Ur gibt seinen Stoff nur einem Besitzer mit einem Arbeiter in der Weberei
option-empire_min_workers = Arbeiter, die im Stammland nötig sind, um ein Reich zu gründen
option-trade_type_scope = Wie oft eine Warenart in einer Handelsaktion genommen werden darf
option-trade_type_scope-per_area = Einmal in jedem Gebiet
option-trade_type_scope-per_action = Einmal in der ganzen Aktion
option-sippar_needs_trader = Der zusätzliche Tausch von Sippar braucht einen Händler in jenem Gebiet
option-entry_fight = Kämpfe um das Stammland eines Reiches
option-entry_fight-may_stop = Dürfen nach jedem Wurf abgebrochen werden
option-entry_fight-to_the_end = Gehen weiter, bis eine Seite verschwunden ist
option-city_worker_from = Woher der Arbeiter kommt, den eine neue Stadt in Uruk oder Eridu bringt
option-city_worker_from-unavailable = Von den Arbeitern, die diese Runde nicht verfügbar sind
option-city_worker_from-available = Von den verfügbaren Arbeitern
option-reentry = Wessen Reich keine Armee auf der Karte hat, darf beim Ausdehnen neu einziehen
option-scribe_to_stock = Ein Schreiber darf einen eingesetzten Arbeiter zu den verfügbaren zurückschicken
option-max_relocations_per_turn = Wie oft ein Spieler in einer Runde eine Stadt versetzen darf
option-fixed_first_order = Die erste Spielreihenfolge
option-fixed_first_order-random = Ausgelost
option-fixed_first_order-red-purple-green = Rot, Lila, Grün
option-fixed_first_order-red-green-purple = Rot, Grün, Lila
option-fixed_first_order-purple-red-green = Lila, Rot, Grün
option-fixed_first_order-purple-green-red = Lila, Grün, Rot
option-fixed_first_order-green-red-purple = Grün, Rot, Lila
option-fixed_first_order-green-purple-red = Grün, Lila, Rot

good-grain = Getreide
    .none = kein Getreide
good-wood = Holz
    .none = kein Holz
good-metal = Metall
    .none = kein Metall
good-textile = Stoff
    .none = keinen Stoff
good-tools = Werkzeug
    .none = kein Werkzeug
good-oil = Öl
    .none = kein Öl
good-gold = Gold
    .none = kein Gold
good-lapis = Lapislazuli
    .none = keinen Lapislazuli

place-sumer = Sumer
    .in = in Sumer
    .into = nach Sumer
    .from = aus Sumer
    .of = von Sumer
place-sippar = Sippar
    .in = in Sippar
    .into = nach Sippar
    .from = aus Sippar
    .of = von Sippar
place-babylon = Babylon
    .in = in Babylon
    .into = nach Babylon
    .from = aus Babylon
    .of = von Babylon
place-nippur = Nippur
    .in = in Nippur
    .into = nach Nippur
    .from = aus Nippur
    .of = von Nippur
place-shuruppak = Schuruppak
    .in = in Schuruppak
    .into = nach Schuruppak
    .from = aus Schuruppak
    .of = von Schuruppak
place-umma = Umma
    .in = in Umma
    .into = nach Umma
    .from = aus Umma
    .of = von Umma
place-uruk = Uruk
    .brings = einen neuen Schreiber
    .in = in Uruk
    .into = nach Uruk
    .from = aus Uruk
    .of = von Uruk
place-ur = Ur
    .in = in Ur
    .into = nach Ur
    .from = aus Ur
    .of = von Ur
place-lagash = Lagasch
    .in = in Lagasch
    .into = nach Lagasch
    .from = aus Lagasch
    .of = von Lagasch
place-eridu = Eridu
    .brings = einen Werkzeugmacher
    .in = in Eridu
    .into = nach Eridu
    .from = aus Eridu
    .of = von Eridu
place-egypt = Ägypten
    .in = in Ägypten
    .into = nach Ägypten
    .from = aus Ägypten
    .of = von Ägypten
place-amorites = Amoriter
    .in = bei den Amoritern
    .into = zu den Amoritern
    .from = von den Amoritern
    .of = der Amoriter
place-hittites = Hethiter
    .in = bei den Hethitern
    .into = zu den Hethitern
    .from = von den Hethitern
    .of = der Hethiter
place-mittani = Mitanni
    .in = in Mitanni
    .into = nach Mitanni
    .from = aus Mitanni
    .of = von Mitanni
place-assyria = Assyrien
    .in = in Assyrien
    .into = nach Assyrien
    .from = aus Assyrien
    .of = von Assyrien
place-kassites = Kassiten
    .in = bei den Kassiten
    .into = zu den Kassiten
    .from = von den Kassiten
    .of = der Kassiten
place-guti = Gutäer
    .in = bei den Gutäern
    .into = zu den Gutäern
    .from = von den Gutäern
    .of = der Gutäer
place-elam = Elam
    .in = in Elam
    .into = nach Elam
    .from = aus Elam
    .of = von Elam
place-dilmun = Dilmun
    .in = in Dilmun
    .into = nach Dilmun
    .from = aus Dilmun
    .of = von Dilmun
place-chaldea = Chaldäa
    .in = in Chaldäa
    .into = nach Chaldäa
    .from = aus Chaldäa
    .of = von Chaldäa
place-larsa = Larsa
    .in = in Larsa
    .into = nach Larsa
    .from = aus Larsa
    .of = von Larsa
place-isin = Isin
    .in = in Isin
    .into = nach Isin
    .from = aus Isin
    .of = von Isin
place-akkad = Akkad
    .in = in Akkad
    .into = nach Akkad
    .from = aus Akkad
    .of = von Akkad
place-irrigation = Bewässerung
    .in = in der Bewässerung
    .into = in die Bewässerung
    .from = aus der Bewässerung
place-weaving = Weberei
    .in = in der Weberei
    .into = in die Weberei
    .from = aus der Weberei
place-scribes = Schreiber
    .in = bei den Schreibern
    .into = zu den Schreibern
    .from = von den Schreibern
place-tool_makers = Werkstatt
    .in = in der Werkstatt
    .into = in die Werkstatt
    .from = aus der Werkstatt
place-stock = die verfügbaren Arbeiter
    .in = bei den verfügbaren Arbeitern
    .into = zu den verfügbaren Arbeitern
    .from = von den verfügbaren Arbeitern
place-unavailable = die nicht verfügbaren Arbeiter
    .in = bei den nicht verfügbaren Arbeitern
    .into = zu den nicht verfügbaren Arbeitern
    .from = von den nicht verfügbaren Arbeitern
place-scribes_ready = die bereiten Schreiber
    .in = bei den bereiten Schreibern
    .into = zu den bereiten Schreibern
    .from = von den bereiten Schreibern
place-scribes_new = die neuen Schreiber
    .in = bei den neuen Schreibern
    .into = zu den neuen Schreibern
    .from = von den neuen Schreibern
place-scribes_used = die benutzten Schreiber
    .in = bei den benutzten Schreibern
    .into = zu den benutzten Schreibern
    .from = von den benutzten Schreibern
place-tool_makers_ready = die bereiten Werkzeugmacher
    .in = bei den bereiten Werkzeugmachern
    .into = zu den bereiten Werkzeugmachern
    .from = von den bereiten Werkzeugmachern
place-tool_makers_used = die benutzten Werkzeugmacher
    .in = bei den benutzten Werkzeugmachern
    .into = zu den benutzten Werkzeugmachern
    .from = von den benutzten Werkzeugmachern

box-irrigation = { place-irrigation }
box-weaving = { place-weaving }
box-scribes_ready = { place-scribes }, bereit
box-scribes_new = { place-scribes }, neu
box-scribes_used = { place-scribes }, benutzt
box-tool_makers_ready = { place-tool_makers }, bereit
box-tool_makers_used = { place-tool_makers }, benutzt

nobody = niemand
list-more = { $said }, { $item }
list-last = { $said } und { $item }
pieces = { $count } { $good }
nothing = nichts
share = { $seat } { $count }
has_rank = { $rank } { $seat }

date-1 = 2500 v. Chr.
date-2 = 2150 v. Chr.
date-3 = 1800 v. Chr.
date-4 = 1450 v. Chr.
date-5 = 1100 v. Chr.

## Fragen

ask-first_order = Die Spielreihenfolge wird ausgelost.
ask-action = { $costs ->
    [0] { $seat } wählt eine Aktion.
   *[other] { $seat } wählt eine Aktion; alle außer Passen kosten eine Ware, einen Arbeiter oder eine Armee.
}
you-action = Was tust du?
ask-payment = { $seat } bezahlt die Aktion „{ $act }“.
you-payment = Womit bezahlst du die Aktion „{ $act }“?
ask-build = { $seat } baut eine Stadt: wo?
you-build = Wo baust du die Stadt?
ask-lift_city = { $seat } versetzt eine Stadt { $site-into }: welche?
you-lift_city = Welche Stadt versetzt du { $site-into }?
ask-place_workers = { $done ->
    [0] { $seat } setzt Arbeiter ein: eine Ware ausgeben oder einen Schreiber benutzen.
   *[other] { $seat } darf weitere Arbeiter einsetzen.
}
you-place_workers = { $done ->
    [0] Setze Arbeiter ein: Gib eine Ware aus oder benutze einen Schreiber.
   *[other] Du darfst weitere Arbeiter einsetzen.
}
ask-spend_to = { $seat } gibt { $good } aus: Wohin gehen die Arbeiter?
you-spend_to = Du gibst { $good } aus: Wohin gehen die Arbeiter?
ask-spend_count = Wie viele Arbeiter setzt { $seat } { $place-in } ein?
you-spend_count = Wie viele Arbeiter setzt du { $place-in } ein?
ask-scribe_from = { $seat } benutzt einen Schreiber: Welchen Arbeiter bewegt er?
you-scribe_from = Welchen Arbeiter bewegt dein Schreiber?
ask-scribe_to = { $seat } nimmt einen Arbeiter { $source-from }: wohin?
you-scribe_to = Wohin geht der Arbeiter { $source-from }?
ask-trade = { $done ->
    [0] { $seat } handelt.
   *[other] { $seat } darf weiterhandeln.
}
you-trade = { $done ->
    [0] Was tauschst du?
   *[other] Du darfst weiterhandeln.
}
ask-empire = { $seat } gründet ein Reich: welches?
you-empire = Welches Reich gründest du?
ask-empire_area = { $seat } gründet ein Reich von Sumer: in welchem Gebiet?
you-empire_area = In welchem Gebiet beginnt dein Reich von Sumer?
ask-buy = { $seat } hat { $armies } Armeen und darf weitere kaufen.
you-buy = Du hast { $armies } Armeen und darfst weitere kaufen.
ask-equip = { $seat } rüstet die Armeen aus; ihr Wert ist bisher { $value }.
you-equip = Rüste deine Armeen aus; ihr Wert ist bisher { $value }.
ask-place_armies = { $seat } zieht { $area-into }: mit wie vielen Armeen?
you-place_armies = Mit wie vielen Armeen ziehst du { $area-into }?
ask-combat_roll = { $seat } würfelt um { $area }.
ask-combat = { $seat } kämpft um { $area } mit { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} gegen { $defenders } von { $defender }: weiter oder aufhören?
you-combat = Du kämpfst um { $area } mit { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} gegen { $defenders } von { $defender }: weiter oder aufhören?
ask-expand = { $done ->
    [0] { $seat } dehnt das Reich aus; { $armies ->
        [one] 1 Armee ist
       *[other] { $armies } Armeen sind
    } verfügbar.
   *[other] { $seat } darf für 1 von { $armies } Armeen weitermachen.
}
you-expand = { $done ->
    [0] Dehne dein Reich aus; { $armies ->
        [one] 1 Armee ist
       *[other] { $armies } Armeen sind
    } verfügbar.
   *[other] Du darfst für 1 von { $armies } Armeen weitermachen.
}
ask-pass = { $seat } passt und darf um die Spielreihenfolge bieten; das Gebot ist bisher { $value }.
you-pass = Du passt und darfst um die Spielreihenfolge bieten; dein Gebot ist bisher { $value }.
ask-expand_city = { $seat } darf eine Stadt ausbauen.
you-expand_city = Du darfst eine Stadt ausbauen.
ask-luxuries = { $seat } baut die Stadt { $area-in } aus: mit welchen Luxusgütern?
you-luxuries = Mit welchen Luxusgütern baust du die Stadt { $area-in } aus?

## Aktionen

act-build_city = Stadt bauen
act-place_workers = Arbeiter einsetzen
act-trade = Handeln
act-start_empire = Reich gründen
act-expand_empire = Reich ausdehnen
act-pass = Passen
pay-good = 1 { $good }
pay-worker = 1 verfügbaren Arbeiter
pay-army = 1 verfügbare Armee

label-act = { $act }
label-pay = { $payment }
label-build = { $area }
label-lift_city = { $area }
label-pw_spend = { $good } ausgeben für bis zu { $workers } Arbeiter
label-pw_scribe = Einen Schreiber benutzen
label-pw_end = Keine weiteren Arbeiter einsetzen
label-pw_to = { $place }
label-pw_count = { $count } Arbeiter
label-pw_from = { $source }
label-pw_dest = { $place }
label-trade = { $extra ->
    [0] { $area }: { $get } nehmen für { $good }
   *[other] { $area }: { $get } nehmen für { $good } (der zusätzliche Tausch von Sippar)
}
label-make_tool = Werkzeug aus Metall machen
label-trade_end = Nicht weiterhandeln
label-empire = Das Reich { $empire-of } mit { $armies } Armeen gründen
label-empire_area = { $armies ->
    [0] { $area }
   *[other] { $area }, Kampf gegen { $holder }
}
label-buy = { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} für { $good } kaufen
label-buy_end = Nichts mehr kaufen
label-equip = Mit { $good } ausrüsten (Wert { $value })
label-equip_end = Nicht weiter ausrüsten
label-place_armies = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
label-combat = { $stops ->
    [0] Würfeln: { $needed } oder mehr gewinnt
   *[other] Den Angriff abbrechen
}
label-invade = { $defenders ->
    [0] { $area } einnehmen
   *[other] { $holder } angreifen: { $area }
}
label-reenter = Wieder { $area-into } einziehen
label-destroy = Die Stadt von { $owner } { $area-in } für { $cost } Armeen zerstören
label-reinforce = { $area } verstärken
label-expand_end = Nicht weiter ausdehnen
label-pass_add = { $good } bieten (Wert { $value })
label-pass_end = Das Gebot beenden
label-city_expand = Die Stadt { $area-in } ausbauen
label-city_end = Keine weitere Stadt ausbauen
label-luxuries = { $count ->
    [0] Nur Holz: { $points } Punkte
   *[other] Holz mit { $goods }: { $points } Punkte
}

## Warum nicht

why-nothing_to_pay_with = Jemand hat gepasst, also kostet diese Aktion 1, und du hast keine Ware, keinen verfügbaren Arbeiter und keine verfügbare Armee, um zu bezahlen.
why-no_payment_left = Jemand hat gepasst, und was du auch bezahlst, für „{ $act }“ bliebe nichts übrig.
why-cannot_pay = Du kannst nicht mit „{ $payment }“ bezahlen: Das hast du nicht.
why-payment_spoils = Nach der Bezahlung „{ $payment }“ wäre die Aktion „{ $act }“ unmöglich.
why-good_not_held = Du hast { $good-none }.
why-not_in_stock = Im Vorrat gibt es { $get-none } mehr.
why-moved_too_often = Alle deine Städte stehen auf der Karte, und ein Spieler versetzt höchstens { $most } in einer Runde.
why-no_site_left = Kein Gebiet von Sumer ist frei für eine Stadt: In jedem steht eine oder eine fremde Armee.
why-city_stands = { $owner } hat { $area-in } schon eine Stadt.
why-army_in_the_way = Eine Armee von { $holder } steht { $area-in }.
why-take_up_own_city = Wähle eine deiner eigenen Städte, um sie aufzunehmen.
why-nothing_to_spend = Du hast keine Ware auszugeben und keinen bereiten Schreiber.
why-no_worker_no_scribe = Du hast keinen verfügbaren Arbeiter und keinen bereiten Schreiber.
why-place_something_first = Gib eine Ware aus oder benutze einen Schreiber, bevor du aufhörst.
why-no_ready_scribe = Du hast keinen bereiten Schreiber.
why-scribe_is_new = Dein neuer Schreiber kann noch nicht benutzt werden.
why-spent_already = In einer Aktion kann nur eine Ware ausgegeben werden.
why-no_available_worker = Du hast keinen verfügbaren Arbeiter zum Einsetzen.
why-scribes_full = Du hast zwei Arbeiter bei den Schreibern, und mehr haben nicht Platz.
why-not_to_stock = In dieser Partie schickt ein Schreiber keinen Arbeiter zu den verfügbaren zurück.
why-that_many = Du kannst dort 1 bis { $most } Arbeiter einsetzen.
why-no_worker_there = Du hast keinen Arbeiter { $source-from } zu nehmen.
why-same_place = Der Arbeiter muss an einen anderen Ort gehen.
why-no_exchange_possible = Mit dem, was du hast und was im Vorrat ist, ist kein Tausch und kein Werkzeugmachen möglich.
why-no_trader = Niemand von dir kann handeln: Dazu braucht es einen Arbeiter oder eine Armee, wo Handel geboten wird und keine fremde Armee steht, oder einen bereiten Werkzeugmacher und Metall.
why-trade_something_first = Tausche etwas oder mache Werkzeug, bevor du aufhörst.
why-no_ready_tool_maker = Du hast keinen bereiten Werkzeugmacher.
why-army_bars_trade = Eine Armee von { $holder } steht { $area-in }; sonst handelt dort niemand.
why-no_trader_there = Du hast keinen Händler { $area-in }.
why-taken_there = Du hast { $area-in } in dieser Aktion schon { $get } genommen.
why-taken_in_action = Du hast in dieser Aktion schon { $get } genommen.
why-traders_used_up = Alle deine Händler { $area-in } haben in dieser Aktion schon getauscht.
why-one_empire_a_turn = Du hast dein Reich in dieser Runde schon gehabt.
why-no_empire_open = Kein Reich dieser Runde steht dir offen: Sie sind vergeben, oder du hast zu wenige Arbeiter im Stammland.
why-empire_of_another_turn = Das Reich { $empire-of } gehört in Runde { $turn }.
why-empire_taken = Das Reich { $empire-of } ist schon gegründet.
why-no_worker_at_home = Du brauchst einen Arbeiter im Stammland des Reiches { $empire-of }.
why-others_have_more = Jemand hat mehr Arbeiter als du im Stammland des Reiches { $empire-of }.
why-no_empire = Du hast in dieser Runde kein Reich gegründet.
why-no_way_back = Dein Reich hat keine Armee mehr auf der Karte, und in dieser Partie zieht es nicht wieder ein.
why-no_available_army = Du hast keine verfügbare Armee.
why-expand_something_first = Tu etwas mit deinem Reich, bevor du aufhörst.
why-still_on_the_board = Dein Reich hat Armeen auf der Karte, also kann es nicht neu einziehen.
why-not_home = Das ist nicht das Stammland des Reiches { $empire-of }.
why-only_reentry = Dein Reich hat keine Armee auf der Karte; es muss erst wieder einziehen.
why-held_already = Du hältst { $area } schon.
why-not_next_to = Keine deiner Armeen steht neben { $area }.
why-no_army_there = Du hast keine Armee { $area-in }.
why-area_full = So viele Armeen, wie ein Gebiet fasst, stehen { $area-in } schon.
why-no_foreign_city = Eine fremde Stadt gibt es { $area-in } nicht.
why-too_few_to_destroy = Die Stadt { $area-in } zu zerstören braucht { $cost } verfügbare Armeen; du kannst { $armies } einsetzen.
why-not_your_city = Du hast keine Stadt { $area-in }.
why-expanded_already = Die Stadt { $area-in } ist schon ausgebaut.

## Was geschah

log-order_set = Die Spielreihenfolge ist { $order }.
log-turn_began = Runde { $turn } beginnt, { $date }
log-produced = Einkommen an { $good }: { $counts }.
log-produced_by_ur = Die Stadt in Ur gibt { $seat } davon { $count } Stoff.
log-stock_ran_out = Im Vorrat ist zu wenig { $good }; es fehlen: { $counts }.
log-workers_came = Neue Arbeiter: { $counts }.
log-declined = Niedergang { $place-in }, verlorene Arbeiter: { $counts }.
log-nobody_declined = Der Niedergang findet keinen Arbeiter, den er nehmen könnte.
log-cost_paid = { $seat } bezahlt { $payment } für die Aktion „{ $act }“.
log-city_built = { $seat } baut eine Stadt { $area-in }.
log-city_moved = { $expanded ->
    [0] { $seat } versetzt die Stadt { $start-from } { $area-into }.
   *[other] { $seat } versetzt die Stadt { $start-from } { $area-into } und nimmt ihren Ausbau zurück.
}
log-worker_joined = Die Stadt { $area-in } bringt { $seat } { $area-brings } { $available-from }.
log-nobody_joined = { $full ->
    [0] Die Stadt { $area-in } bringt { $seat } niemanden: { $available } sind aufgebraucht.
   *[other] Die Stadt { $area-in } bringt { $seat } keinen Schreiber: Es sind schon zwei.
}
log-resource_spent = { $seat } gibt { $good } aus.
log-workers_placed = { $seat } setzt { $count } Arbeiter { $place-in } ein.
log-worker_moved = Ein Schreiber von { $seat } bewegt einen Arbeiter { $source-from } { $place-into }.
log-exchanged = { $extra ->
    [0] { $seat } gibt { $gave } für { $got } { $area-in }.
   *[other] { $seat } gibt { $gave } für { $got } { $area-in }, der zusätzliche Tausch von Sippar.
}
log-tool_made = Ein Werkzeugmacher von { $seat } macht Werkzeug aus Metall.
log-empire_started = { $seat } gründet das Reich { $empire-of }{ $area-same ->
    [empire] {""}
   *[other] {" "}{ $area-in }
} mit { $armies } Armeen{ $babylon ->
    [0] {""}
   *[other] , { $babylon } davon aus Babylon
}.
log-armies_bought = { $seat } kauft { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} für { $good }.
log-equipped = { $value ->
    [0] { $seat } rüstet die Armeen mit nichts aus.
   *[other] { $seat } rüstet die Armeen mit { $pieces } aus, Wert { $value }.
}
log-ranked = Ränge nach Ausrüstung: { $seats }.
log-workers_left = { $count ->
    [one] 1 Arbeiter von { $seat } verlässt { $area }
   *[other] { $count } Arbeiter von { $seat } verlassen { $area }
}.
log-rolled = { $seat } würfelt { $first } und { $second } um { $area }, nötig sind { $needed } oder mehr: { $hit ->
    [0] eine angreifende Armee ist verloren
   *[other] eine Armee von { $defender } ist verloren
}.
log-attack_ended = { $left ->
    [0] { $seat } hat keine Armee mehr, um { $area } anzugreifen
   *[other] { $seat } bricht den Angriff auf { $area } ab
}.
log-armies_entered = { $seat } zieht mit { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
} { $area-into }.
log-repeat_paid = { $seat } gibt eine Armee her, um weiterzumachen.
log-reinforced = { $seat } verstärkt { $area }.
log-city_destroyed = { $seat } zerstört die { $expanded ->
    [0] Stadt
   *[other] ausgebaute Stadt
} von { $owner } { $area-in } für { $armies } Armeen{ $protected ->
    [0] {""}
   *[other] {", wie Schuruppak es verlangt"}
}.
log-passed = { $bid ->
    [0] { $seat } passt ohne Gebot.
   *[other] { $seat } passt und bietet { $pieces }, Wert { $bid }.
}
log-empire_scored = { $areas ->
    [0] { $seat } hält kein Gebiet und bekommt nichts für Armeen.
    [one] { $seat } bekommt { $points } Punkte für 1 Gebiet.
   *[other] { $seat } bekommt { $points } Punkte für { $areas } Gebiete.
}
log-nippur_scored = Die Stadt in Nippur gibt { $seat } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr für { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebiete
} von Sumer.
log-city_expanded = { $seat } baut die Stadt { $area-in } mit { $pieces } für { $points } Punkte aus.
log-turn_ended = Runde { $turn } ist vorbei.
log-workers_scored = { $seat } hat die meisten Arbeiter { $source-in }: { $points } Punkte.
log-nobody_scored = Niemand hat die meisten Arbeiter { $source-in }: Die { $points } Punkte bekommt keiner.

## Das Ende

end-won = { $seat } gewinnt mit { $points } Punkten.
end-won_by_order = { $seat } gewinnt mit { $points } Punkten, in der Spielreihenfolge vor { $second }.

## Der Tisch im Terminal

text-turn = Runde { $turn }, { $date }: { $phase }
text-order = Spielreihenfolge: { $order }
text-no_order = Die Spielreihenfolge ist noch nicht ausgelost
text-empires = Reiche: { $empires }
text-empire = { $name } ({ $armies })
text-sumer = { place-sumer }
text-abroad = Fremde
text-boxes = Felder
text-players = Spieler
text-city = Stadt
text-cities = zu bauen
text-workers = Arbeiter
text-armies = Armeen
text-points = SP
text-trade = Handel
text-next_to = neben
text-legend = R, L, G: Arbeiter von Rot, Lila und Grün. ▲ Stadt, ▲▲ ausgebaute Stadt, → führt nur in eine Richtung dorthin, · keine. Arbeiter 6+15: 6 verfügbar, 15 noch nicht.
text-neighbours = Nebeneinander: { $places }.
text-marks = { $seat }: { $marks }
text-rank = { $name } { $rank } ({ $value })
text-passed = gepasst, bietet { $bid }
text-stock = Im Vorrat: { $goods }

## Woraus ein Ergebnis besteht

category-areas = Gebiete
category-nippur = Nippur
category-cities = Städte
category-workers = Arbeiter
category-boxes = Arbeiterfelder

# Warum eine Stellung abgelehnt wird.
cannot-pay = jetzt ist nichts zu bezahlen
cannot-build = { $seat } kann keine Stadt bauen oder versetzen
cannot-expand = { $seat } hat kein Reich mit verfügbaren Armeen
cannot-approach = keine Armee von { $seat } kann in dieses Gebiet
cannot-choose = wie viele es sind, steht hier nicht zur Wahl
cannot-start = { $seat } gründet kein solches Reich
cannot-arm = { $seat } kann so kein Reich rüsten
cannot-draw_order = die Reihenfolge wird vor Runde 1 gezogen, und nur, wenn sie nicht vereinbart ist
cannot-trade = so kann { $seat } nicht gehandelt haben
cannot-spend = das kann { $seat } nicht ausgegeben haben
cannot-end_yet = die letzte Runde ist nicht vorbei
cannot-order = die Spielreihenfolge muss jede Farbe genau einmal nennen
cannot-go_on = alle haben gepasst, und nichts sagt, was nun kommt
cannot-share = zwei Städte stehen { $area-in }
cannot-meet = { $area-in } stehen Armeen verschiedener Farben
cannot-hold = „{ $good }“ gibt es nur { $most }-mal
cannot-number = Reiche werden in der Reihenfolge ihrer Gründung mit 1, 2, 3 nummeriert
cannot-share_empire = zwei haben dasselbe Reich
cannot-crew = { $seat } muss im Ganzen { $count } Arbeiter haben
cannot-school = { $seat } hat mehr als { $most } Arbeiter bei den Schreibern
cannot-settle = { $seat } hat mehr als { $most } Städte
cannot-muster = { $seat } muss im Ganzen { $count } Armeen haben
cannot-rule = { $seat } hat Armeen oder Ausrüstung, aber kein Reich
cannot-date = das Reich { $empire-of } gehört nicht in Runde { $turn }
cannot-enter = { $seat } hat ein Reich, aber nichts sagt, wann es gegründet wurde
cannot-crowd = { $seat } muss 1 bis { $most } Armeen { $area-in } haben
cannot-reach = keine Armee von { $seat } kann { $area-in } stehen
cannot-end = die Partie endet nach Runde { $turns }
cannot-decide = nur eine Entscheidung kann anstehen
cannot-score = Arbeiter zählen erst am Ende
cannot-ask = was ansteht, wird nicht in dieser Phase entschieden
cannot-offer = { $seat } bietet, hat aber nicht gepasst
cannot-pass = das passt nicht dazu, wer gepasst hat
cannot-bid = { $seat } hat nichts zu bieten
cannot-fight = so wird dort nicht gekämpft
cannot-grow = { $seat } hat dort jetzt keine Stadt auszubauen
cannot-work = { $seat } hat dafür keinen Arbeiter oder Schreiber

# Was in einer von Hand aufgebauten Stellung ansteht.
decision-action = eine der sechs Aktionen wählen
decision-begin_rounds = die Runden beginnen
decision-build = eine Stadt bauen
decision-buy = Armeen kaufen
decision-collect = Einkommen
decision-combat = weiterkämpfen oder aufhören
decision-combat_roll = die Würfel eines Kampfes
decision-decline = Niedergang
decision-empire = ein Reich wählen
decision-empire_area = wählen, wo das Reich beginnt
decision-end_of_turn = die Runde endet
decision-equip = die Armeen ausrüsten
decision-expand = das Reich ausdehnen
decision-expand_again = das Reich erneut ausdehnen
decision-expand_city = eine Stadt ausbauen
decision-final_scoring = die letzte Wertung
decision-first_order = die erste Spielreihenfolge auslosen
decision-lift_city = die Stadt wählen, die versetzt wird
decision-luxuries = Luxusgüter wählen
decision-next_expansion = der nächste Ausbau einer Stadt
decision-pass = passen
decision-payment = eine Aktion bezahlen
decision-place_armies = mit Armeen ins Stammland einziehen
decision-place_workers = Arbeiter einsetzen
decision-score_empires = die Reiche werten
decision-scribe_from = den Arbeiter wählen, den ein Schreiber bewegt
decision-scribe_to = wählen, wohin ein Schreiber ihn setzt
decision-settle_order = die neue Spielreihenfolge
decision-spend_count = die Zahl der Arbeiter wählen
decision-spend_to = einen Ort für Arbeiter wählen
decision-trade = Handel treiben
