# Ulm.

title = Ulm
summary = Schiebe Plättchen ins Münster, fahre die Donau hinab und besiegele die Viertel von Ulm.
seat-0 = Rot
seat-1 = Blau
seat-2 = Grün
seat-3 = Gelb

colour-brown = Braun
    .strong = braunes
    .weak = braune
colour-turquoise = Türkis
    .strong = türkisfarbenes
    .weak = türkisfarbene
colour-white = Weiß
    .strong = weißes
    .weak = weiße
colour-orange = Orange
    .strong = orangefarbenes
    .weak = orangefarbene
colour-gray = Grau
    .strong = graues
    .weak = graue

action-card = Karte
action-river = Fluss
action-clear_away = Räumen
action-seal = Siegel
action-money = Geld

side-n = Norden
    .edge = Nordseite
side-e = Osten
    .edge = Ostseite
side-s = Süden
    .edge = Südseite
side-w = Westen
    .edge = Westseite

and = { $one } und { $other }
a-tile = ein { $colour-strong } Plättchen
line-row = Reihe { $number }
line-column = Spalte { $number }
where = von { $side } in { $line }
edge-at = { $spot ->
    [n0] im Norden, Linie 1
    [n1] im Norden, Linie 2
    [n2] im Norden, Linie 3
    [e0] im Osten, Linie 1
    [e1] im Osten, Linie 2
    [e2] im Osten, Linie 3
    [s0] im Süden, Linie 1
    [s1] im Süden, Linie 2
    [s2] im Süden, Linie 3
    [w0] im Westen, Linie 1
    [w1] im Westen, Linie 2
   *[w2] im Westen, Linie 3
}

quarter-leaning_house = Schiefes Haus
    .accusative = das Schiefe Haus
    .in = im Schiefen Haus
quarter-oath_house = Schwörhaus
    .accusative = das Schwörhaus
    .in = im Schwörhaus
quarter-town_hall = Rathaus
    .accusative = das Rathaus
    .in = im Rathaus
quarter-reichenauer_hof = Reichenauer Hof
    .accusative = den Reichenauer Hof
    .in = im Reichenauer Hof
quarter-goose_tower = Gänseturm
    .accusative = den Gänseturm
    .in = im Gänseturm
quarter-tillage = Ackerland
    .accusative = das Ackerland
    .in = im Ackerland
quarter-garden = Garten
    .accusative = den Garten
    .in = im Garten
quarter-shipyard = Werft
    .accusative = die Werft
    .in = in der Werft

privilege-leaning_house = ein Wappen und ein Siegel am Rand des Münsters
privilege-same_seal = ein Wappen, und das Siegel selbst kommt an den Rand des Münsters
privilege-oath_house = ein Nachkomme
privilege-town_hall = eine Karte, dann eine Münze oder ein Plättchen vom Anleger
privilege-reichenauer_hof = 1 SP für jedes Viertel mit einem Siegel von dir
privilege-goose_tower = eine Karte vom Ablagestapel, oder die beste von dreien
privilege-tillage = ein Plättchen vom Anleger, eine Münze und bis zu 2 Schritte
privilege-garden = ein Wappen und ein Siegel am Rand des Münsters
privilege-shipyard = ein Plättchen vom Anleger und, wenn du willst, eine Kartenaktion

coat-gold_leaning_house = goldenes Wappen des Schiefen Hauses
    .the = das goldene Wappen des Schiefen Hauses
coat-gold_garden = goldenes Wappen des Gartens
    .the = das goldene Wappen des Gartens
coat-gold_oath_house = goldenes Wappen des Schwörhauses
    .the = das goldene Wappen des Schwörhauses
coat-gold_town_hall = goldenes Wappen des Rathauses
    .the = das goldene Wappen des Rathauses
coat-gold_tillage = goldenes Wappen des Ackerlands
    .the = das goldene Wappen des Ackerlands
coat-gold_goose_tower = goldenes Wappen des Gänseturms
    .the = das goldene Wappen des Gänseturms
coat-gold_shipyard = goldenes Wappen der Werft
    .the = das goldene Wappen der Werft
coat-gold_reichenauer_hof = goldenes Wappen des Reichenauer Hofes
    .the = das goldene Wappen des Reichenauer Hofes
coat-silver_geislingen = silbernes Wappen von Geislingen
    .the = das silberne Wappen von Geislingen
coat-silver_langenau = silbernes Wappen von Langenau
    .the = das silberne Wappen von Langenau
coat-silver_leipheim = silbernes Wappen von Leipheim
    .the = das silberne Wappen von Leipheim
coat-silver_albeck = silbernes Wappen von Albeck
    .the = das silberne Wappen von Albeck

worth-when_taken = { $vp } SP
worth-at_end = { $vp } SP am Ende
worth-gold = { $points }, und { $pays }
pays-owner = { $income } SP für den Besitzer bei jeder Siegelaktion dort
pays-sealing_opponent = { $income } SP für jeden Gegner bei seiner Siegelaktion dort
pays-sealing_player = { $income } SP für jeden bei seiner Siegelaktion dort

descendant-abbot = Abt
    .the = der Abt
    .accusative = den Abt
descendant-scholar = Gelehrter
    .the = der Gelehrte
    .accusative = den Gelehrten
descendant-mint_master = Münzmeister
    .the = der Münzmeister
    .accusative = den Münzmeister
descendant-city_guard = Stadtwache
    .the = die Stadtwache
    .accusative = die Stadtwache
descendant-builder = Baumeister
    .the = der Baumeister
    .accusative = den Baumeister
descendant-merchant = Händler
    .the = der Händler
    .accusative = den Händler
descendant-councilman = Ratsherr
    .the = der Ratsherr
    .accusative = den Ratsherrn
descendant-barge_driver = Schiffer
    .the = der Schiffer
    .accusative = den Schiffer

power-abbot = nach jedem Räumen darfst du ein Plättchen vom Anleger nehmen
power-scholar = du darfst das gezogene Plättchen behalten und ein andersfarbiges aus deinem Vorrat schieben
power-mint_master = jede Geldaktion gibt dir 1 Münze mehr
power-city_guard = 2 SP, wenn dein Schub eine Reihe, Spalte oder Diagonale einer Farbe ergibt
power-builder = du ziehst zwei Plättchen und behältst eines
power-merchant = einmal in der Runde darfst du ein Plättchen am Anleger tauschen
power-councilman = wer mit zwei verschiedenen Farben kauft, wählt auch 1 von 2 Karten
power-barge_driver = jede Flussaktion darf 1 Schritt weiter gehen

tower-guild_rates = Zunfttarif
tower-book_fair = Buchmesse
tower-open_gates = Offene Tore
tower-notary_discount = Notarrabatt
tower-imperial_tax = Reichssteuer
tower-stone_levy = Steinabgabe
tower-clear_view = Klare Sicht
tower-long_reach = Langer Arm
tower-full_mint = Volle Münze
tower-strong_current = Starke Strömung
tower-sparrow_flight = Spatzenflug
tower-council_assembly = Ratsversammlung

decree-guild_rates = eine Karte darf für 1 Plättchen statt 2 gekauft werden
decree-book_fair = eine Karte darf für 1 Münze statt 2 Plättchen gekauft werden
decree-open_gates = die erste Siegelaktion eines jeden kostet in dieser Runde nichts
decree-notary_discount = jede Siegelaktion kostet 1 Münze weniger
decree_must-guild_rates = eine Karte muss für 1 Plättchen statt 2 gekauft werden
decree_must-book_fair = eine Karte muss für 1 Münze statt 2 Plättchen gekauft werden
decree_or_loss-imperial_tax = jeder zahlt jetzt 2 Münzen; wer weniger hat, verliert 5 SP
decree_more-open_gates = jeder darf eine Siegelaktion mehr tun, die nichts kostet
decree_in_all-council_assembly = in einem Zug dürfen zwei Karten statt einer gespielt werden
decree-imperial_tax = jeder zahlt jetzt 2 Münzen
decree-stone_levy = jeder gibt jetzt 2 Plättchen zurück oder verliert 5 SP
decree-clear_view = die Farbe, die aus dem Beutel gezogen wird, ist frei wählbar
decree-long_reach = Siegelaktionen reichen bis zu 3 Felder vor oder zurück
decree-full_mint = jede Geldaktion gibt 1 Münze mehr
decree-strong_current = jede Flussaktion darf 1 Schritt weiter gehen
decree-sparrow_flight = das gezogene Plättchen zu tauschen kostet keinen Spatzen
decree-council_assembly = zwei freie Karten in einem Zug statt einer

## Karten

card-nave_1 = Langhaus (braun)
card-nave_2 = Langhaus (weiß)
card-nave_3 = Langhaus (grau)
card-choir_1 = Chor (türkis)
card-choir_2 = Chor (orange)
card-choir_3 = Chor (weiß)
card-steeple_1 = Turm (grau)
card-steeple_2 = Turm (türkis)
card-steeple_3 = Turm (orange)
card-fustian_1 = Barchent (grau)
card-fustian_2 = Barchent (braun)
card-fustian_3 = Barchent (türkis)
card-fustian_4 = Barchent (weiß)
card-fustian_5 = Barchent (orange)
card-works_of_art_1 = Kunstwerke (braun)
card-works_of_art_2 = Kunstwerke (orange)
card-works_of_art_3 = Kunstwerke (weiß)
card-works_of_art_4 = Kunstwerke (grau)
card-works_of_art_5 = Kunstwerke (türkis)
card-commercial_goods_1 = Handelswaren (türkis)
card-commercial_goods_2 = Handelswaren (orange)
card-commercial_goods_3 = Handelswaren (grau)
card-commercial_goods_4 = Handelswaren (braun)
card-commercial_goods_5 = Handelswaren (weiß)
card-first_ulm_chronicle = 1. Ulmer Chronik
card-city_wall = Stadtmauer
card-construction_freeze = Baustopp
card-fisherman_jousting = Fischerstechen
card-patrician = Patrizier
card-reformation = Reformation
card-siege = Belagerung
card-swabian_league = Schwäbischer Bund
card-ulm_sparrow = Ulmer Spatz

top-nave_1 = 6 SP
top-nave_2 = 6 SP
top-nave_3 = 6 SP
top-choir_1 = 6 SP
top-choir_2 = 6 SP
top-choir_3 = 6 SP
top-steeple_1 = 6 SP
top-steeple_2 = 6 SP
top-steeple_3 = 6 SP
top-fustian_1 = 4 Münzen
top-fustian_2 = 3 Münzen, dann 1 SP
top-fustian_3 = 3 Münzen, dann bis zu 1 Schritt
top-fustian_4 = 2 Münzen, dann 2 SP
top-fustian_5 = 2 Münzen, dann bis zu 2 Schritte
top-works_of_art_1 = 5 SP
top-works_of_art_2 = 4 SP, dann 1 Münze
top-works_of_art_3 = 4 SP, dann bis zu 1 Schritt
top-works_of_art_4 = 3 SP, dann 2 Münzen
top-works_of_art_5 = 3 SP, dann bis zu 2 Schritte
top-commercial_goods_1 = bis zu 4 Schritte
top-commercial_goods_2 = bis zu 3 Schritte, dann 1 Münze
top-commercial_goods_3 = bis zu 3 Schritte, dann 1 SP
top-commercial_goods_4 = bis zu 2 Schritte, dann 2 Münzen
top-commercial_goods_5 = bis zu 2 Schritte, dann 2 SP
top-first_ulm_chronicle = eine Siegelaktion für 1 Münze
top-city_wall = einmal Räumen, dann 2 SP
top-construction_freeze = 4 Münzen
top-fisherman_jousting = bis zu 2 Schritte, dann 1 SP für jeden Kahn hinter deinem
top-patrician = 2 Münzen, dann 2 Spatzen
top-reformation = 2 Karten ziehen
top-siege = 1 SP für jedes deiner Siegel in Vierteln, höchstens 6
top-swabian_league = 3 Plättchen vom Anleger
top-ulm_sparrow = bis zu 5 Spatzen zu Münzen machen

end-nave = 3 SP, ein Satz aus Langhaus, Chor und Turm 9 SP mehr
end-choir = 3 SP, ein Satz aus Langhaus, Chor und Turm 9 SP mehr
end-steeple = 3 SP, ein Satz aus Langhaus, Chor und Turm 9 SP mehr
end-trade = 3 SP, { $same } SP mehr für drei gleiche{ $different ->
    [0] {""}
   *[other] , { $different } SP mehr für drei verschiedene
}
end-first_ulm_chronicle = 2 SP für jedes deiner Wappen
end-city_wall = 2 SP für jedes Viertel, in dem du allein die meisten Siegel hast
end-construction_freeze = 1 SP für jede Münze, höchstens 6
end-fisherman_jousting = 6 SP, wenn dein Kahn Erster ist, 3 SP als Zweiter
end-patrician = 4 SP
end-reformation = 2 SP für jede deiner ausliegenden Münsterkarten
end-siege = 1 SP für jede Karte, die du gespielt hast
end-swabian_league = 2 SP für jede Farbe unter deinen Plättchen
end-ulm_sparrow = 1 SP mehr für jeden Spatzen, höchstens 5

## Fragen

ask-draw_descendant = Ein Nachkomme für das Schwörhaus wird gezogen.
ask-lay_grid = Das Münster wird ausgelegt.
ask-draw_start_tile = { $seat } zieht ein Plättchen zum Anfang.
ask-draw_start_player = Der Startspieler wird ausgelost.
ask-turn_up_tower = Ein Turmplättchen wird aufgedeckt.
ask-levy_choice = Steinabgabe: { $seat } gibt { $levy } Plättchen in den Beutel zurück oder verliert { $loss } SP.
you-levy_choice = Steinabgabe: { $levy } Plättchen in den Beutel zurückgeben oder { $loss } SP verlieren?
ask-levy_return = Steinabgabe: { $seat } hat { $left } Plättchen zurückzugeben.
you-levy_return = Steinabgabe: Gib noch { $left } Plättchen zurück.
ask-turn_start = { $seat } zieht gleich ein Plättchen.
you-turn_start = Zieh ein Plättchen.
ask-clear_view = Klare Sicht: { $seat } wählt ein Plättchen aus dem Beutel.
you-clear_view = Klare Sicht: Wähle ein Plättchen aus dem Beutel.
ask-turn_draw = { $seat } zieht ein Plättchen.
ask-builder_choice = Baumeister: { $seat } behält eines der zwei Plättchen.
you-builder_choice = Baumeister: Welches der zwei Plättchen behältst du?
ask-empty_bag = Der Beutel ist leer: { $seat } wählt ein anderes Plättchen zum Schieben.
you-empty_bag = Der Beutel ist leer: Wähle ein anderes Plättchen zum Schieben.
ask-before_push = { $seat } hat ein { $drawn_tile-strong } Plättchen zu schieben.
you-before_push = Wohin schiebst du das { $drawn_tile-weak } Plättchen?
ask-action_menu = { $seat } hat geschoben: welche Aktion?
you-action_menu = Du hast geschoben: Welche Aktion kommt als Nächstes?
ask-clear_away = Räumen: Welche Seite räumt { $seat }?
you-clear_away = Räumen: Welche Seite räumst du?
ask-abbot_tile = Abt: { $seat } darf ein Plättchen vom Anleger nehmen.
you-abbot_tile = Abt: Du darfst ein Plättchen vom Anleger nehmen.
ask-card_action = Kartenaktion: Kauft oder spielt { $seat } eine Karte?
you-card_action = Kartenaktion: Kaufst oder spielst du eine Karte?
ask-buy_card = Was bezahlt { $seat } für die Karte?
you-buy_card = Was bezahlst du für die Karte?
ask-play_card = Kartenaktion: { $seat } spielt eine Karte.
you-play_card = Kartenaktion: Spiele eine Karte.
ask-move_barge = { $seat } fährt mit dem Kahn { $least } bis { $most } Schritte.
you-move_barge = Fahre mit deinem Kahn { $least } bis { $most } Schritte.
ask-seal_action = Siegelaktion für { $price ->
    [0] nichts
    [one] 1 Münze
   *[other] { $price } Münzen
}: Welches Viertel besiegelt { $seat }?
you-seal_action = Siegelaktion für { $price ->
    [0] nichts
    [one] 1 Münze
   *[other] { $price } Münzen
}: Welches Viertel besiegelst du?
ask-draw_coat = { $seat } deckt ein Wappen auf.
ask-coat_choice = Welches Wappen behält { $seat }?
you-coat_choice = Welches Wappen behältst du?
ask-edge_choice = { $seat } legt { $which ->
    [same] das Siegel
   *[another] ein weiteres Siegel
} an den Rand des Münsters.
you-edge_choice = Lege { $which ->
    [same] das Siegel
   *[another] ein weiteres Siegel
} an den Rand des Münsters.
ask-descendant_choice = Schwörhaus: Welchen Nachkommen nimmt { $seat }?
you-descendant_choice = Schwörhaus: Welchen Nachkommen nimmst du?
ask-town_hall_choice = Rathaus: Nimmt { $seat } eine Münze oder ein Plättchen vom Anleger?
you-town_hall_choice = Rathaus: Nimmst du eine Münze oder ein Plättchen vom Anleger?
ask-goose_tower_choice = Gänseturm: Nimmt { $seat } eine abgelegte Karte oder zieht?
you-goose_tower_choice = Gänseturm: Nimmst du eine abgelegte Karte oder ziehst du?
ask-discard_choice = Welche abgelegte Karte nimmt { $seat }?
you-discard_choice = Welche abgelegte Karte nimmst du?
ask-draw_card = { $seat } zieht eine Karte.
ask-keep_card = { $seat } behält eine der gezogenen Karten.
you-keep_card = Welche der gezogenen Karten behältst du?
ask-sparrow_trade = Wie viele Spatzen macht { $seat } zu Münzen?
you-sparrow_trade = Wie viele Spatzen machst du zu Münzen?
ask-dock_choice = Welches Plättchen vom Anleger nimmt { $seat }?
you-dock_choice = Welches Plättchen vom Anleger nimmst du?
ask-refill_dock = Anleger { $slot } wird aus dem Beutel aufgefüllt.
ask-merchant_swap = Händler: Was nimmt { $seat } für das { $given-weak } Plättchen?
you-merchant_swap = Händler: Was nimmst du für das { $given-weak } Plättchen?

## Aktionen

label-draw_tile = Ein Plättchen aus dem Beutel ziehen
label-pick_bag_color = Ein { $colour-strong } Plättchen nehmen
label-builder_keep = Das { $colour-weak } Plättchen behalten
label-exchange_dock = Gegen das { $colour-weak } Plättchen an Anleger { $slot } tauschen
label-scholar_push = { $question ->
    [empty_bag] Ein { $colour-strong } Plättchen aus deinem Vorrat schieben
   *[before_push] Gelehrter: das gezogene Plättchen behalten und { a-tile } schieben
}
label-merchant_give = Händler: { a-tile } geben
label-push = { $push } schieben
label-use_action = { $free ->
    [1] Siegel, frei durch die Offenen Tore
   *[0] { $action }, mit dem { $colour-weak }n Plättchen
}
label-end_turn = Den Zug beenden
label-clear_side = Die { $side-edge } räumen
label-take_dock = Das { $colour-weak } Plättchen von Anleger { $slot } nehmen
label-decline = { $question ->
    [abbot_tile] Kein Plättchen vom Anleger nehmen
   *[card_action] Keine Kartenaktion
}
label-card_mode = { $choice ->
    [buy] Eine Karte kaufen
   *[play] Eine Karte spielen
}
label-pay_pair = Ein { $one-strong } und ein { $other-strong } Plättchen bezahlen
label-pay_single = Ein { $colour-strong } Plättchen bezahlen
label-pay_coin = { $fair_price ->
    [one] 1 Münze
   *[other] { $fair_price } Münzen
} bezahlen
label-play_immediate = { $card } für { a-tile }: { $top }
label-play_face_up = { $card } auslegen; am Ende: { $end }
label-choose_card = { $card } { $question ->
    [keep_card] behalten
   *[discard_choice] nehmen
}: jetzt { $top }; am Ende { $end }
label-move_steps = { $steps ->
    [0] Bleiben, wo du bist
    [one] 1 Schritt, auf Feld { $space }
   *[other] { $steps } Schritte, auf Feld { $space }
}
label-seal_quarter = { $quarter }: { $privilege }
label-choose_coat = { $coat }: { $worth }
label-choose_edge = Rand { edge-at }
label-choose_descendant = { $descendant }: { $power }
label-town_hall = { $choice ->
    [coin] Eine Münze nehmen
   *[tile] Ein Plättchen vom Anleger nehmen
}
label-goose_tower = { $choice ->
    [discard_pile] Eine Karte vom Ablagestapel nehmen
   *[draw] { $cards } Karten ziehen und eine behalten
}
label-convert_sparrows = { $sparrows ->
    [one] 1 Spatz für 1 Münze
   *[other] { $sparrows } Spatzen für { $sparrows } Münzen
}
label-levy = { $choice ->
    [tiles] { $levy } Plättchen zurückgeben
   *[vp] { $loss } SP verlieren
}
label-levy_give = Ein { $colour-strong } Plättchen zurückgeben

## Warum nicht

why-blocked = An einem Ende von { $line } liegt ein hinausgeschobenes Plättchen und versperrt sie.
why-no_tile = Du hast kein { $colour-strong } Plättchen.
why-one_tile = Du hast nur ein { $colour-strong } Plättchen.
why-not_in_bag = Im Beutel ist kein { $colour-strong } Plättchen.
why-not_drawn = Du hast kein { $colour-strong } Plättchen gezogen.
why-empty_dock = Anleger { $slot } ist leer.
why-docks_empty = Alle Anleger sind leer.
why-bank_empty = Die Bank hat keine Münze mehr.
why-dock_tile_first = Ein eigenes Plättchen wird nur geschoben, wenn auch die Anleger leer sind.
why-same_colour = Plättchen werden nur gegen eine andere Farbe getauscht.
why-exchange_over = Das gezogene Plättchen wird höchstens einmal getauscht, und nicht nach dem Gelehrten.
why-no_sparrow = Der Tausch kostet einen Spatzen, und du hast keinen.
why-scholar_used = Der Gelehrte hilft einmal im Zug, nach dem Ziehen aus dem Beutel.
why-merchant_used = Der Händler hat in dieser Runde schon ein Plättchen getauscht.
why-not_owned = Du hast { $descendant-accusative } nicht.
why-empty_side = Auf der { $side-edge } liegt kein hinausgeschobenes Plättchen.
why-nothing_pushed_out = Es gibt kein hinausgeschobenes Plättchen zu nehmen.
why-not_in_line = Deine Linie bietet keine weitere Aktion „{ $action }“.
why-no_space_ahead = Vor deinem Kahn ist kein freies Feld.
why-steps = Du kannst { $least } bis { $most } Schritte gehen.
why-no_hand = Du hast keine Karte auf der Hand.
why-one_play = Du hast deine Karte in diesem Zug schon gespielt.
why-not_in_hand = { $card } hast du nicht auf der Hand.
why-no_free_play = Du hast deine freie Karte in diesem Zug schon gespielt.
why-top_costs = { $card } kostet { a-tile } aus deinem Vorrat, und du hast keines.
why-action_due = Eine begonnene Kartenaktion wird auch ausgeführt.
why-no_effect = { $card } würde jetzt nichts ändern.
why-card_price = Eine Karte kostet { $card_price } Plättchen, und du hast { $tiles }.
why-reduced_only = In dieser Runde wird eine Karte nur zum Preis des Turmplättchens gekauft.
why-no_cards_left = Es ist keine Karte mehr zu ziehen.
why-no_guild_rates = Ein einzelnes Plättchen kauft nur beim Zunfttarif eine Karte.
why-no_book_fair = Eine Münze kauft nur auf der Buchmesse eine Karte.
why-coins = Du bräuchtest { $fair_price ->
    [one] 1 Münze
   *[other] { $fair_price } Münzen
}.
why-card_not_drawn = { $card } ist nicht unter den Karten, die du gezogen hast.
why-not_discarded = { $card } liegt nicht auf dem Ablagestapel.
why-discard_empty = Der Ablagestapel ist leer.
why-sparrows = Du kannst höchstens { $most } zu Münzen machen.
why-no_seal = Du hast kein Siegel mehr.
why-seal_price = Eine Siegelaktion kostet { $seal_price ->
    [one] 1 Münze
   *[other] { $seal_price } Münzen
}, und du hast { $coins }.
why-quarters_full = Jedes Viertel neben deinem Kahn ist voll.
why-out_of_reach = { $quarter }: nicht in Reichweite deines Kahns.
why-quarter_full = { $quarter }: voll.
why-edges_full = { $quarter }: lässt sich nicht besiegeln, denn kein Randplatz ist frei.
why-no_crest = Ein goldenes Wappen braucht ein Familienzeichen, und du hast keines mehr.
why-coat_not_drawn = Aufgedeckt ist { $coat-the } nicht.
why-edge_taken = Der Rand { edge-at } ist besetzt.
why-descendant_gone = Im Schwörhaus ist { $descendant-the } nicht.
shut-no_other_dock = An keinem Anleger liegt ein Plättchen einer anderen Farbe.
shut-no_other_tile = Du hast kein Plättchen einer anderen Farbe.
shut-no_swap = Keines deiner Plättchen lässt sich gegen eines anderer Farbe tauschen.

## Was geschah

log-descendant_laid_out = Ins Schwörhaus kommt { $descendant-the }.
log-start_tile_drawn = { $seat } beginnt mit einem { $colour-weak }n Plättchen.
log-start_player_drawn = { $seat } nimmt den Schwörbrief und beginnt.
log-round_began = Runde { $round } beginnt.
log-tower_in_force = { $tile }: { $decree }.
log-next_tower_shown = Nächste Runde: { $tile }, { $decree }.
log-duty_unpaid = { $tile }: { $seat } zahlt nichts.
log-levy_paid = { $seat } gibt { a-tile } zurück.
log-turn_began = { $seat } ist am Zug.
log-tiles_returned = { $count ->
    [one] Das hinausgeschobene Plättchen kommt
   *[other] Alle { $count } hinausgeschobenen Plättchen kommen
} in den Beutel zurück.
log-tile_drawn = { $seat } zieht { a-tile }.
log-tile_picked = { $seat } wählt { a-tile } aus dem Beutel.
log-builder_chose = Baumeister: { $seat } behält { $kept } und gibt { $returned } zurück.
log-tile_taken_to_push = Der Beutel ist leer: { $seat } nimmt { a-tile } zum Schieben.
log-no_tile_to_push = { $seat } hat kein Plättchen zum Schieben.
log-exchanged = { $sparrows ->
    [0] Spatzenflug: { $seat } tauscht
    [one] { $seat } zahlt 1 Spatzen und tauscht
   *[other] { $seat } zahlt { $sparrows } Spatzen und tauscht
} am Anleger { $gave } gegen { $took }.
log-scholar_swapped = Gelehrter: { $seat } behält { $kept } und wird { $pushed } schieben.
log-merchant_swapped = Händler: { $seat } tauscht { $gave } gegen { $took }.
log-pushed = { $seat } schiebt { $colour } { $push }; { $out } wird hinausgeschoben.
log-guard_scored = Die Stadtwache sieht eine neue Linie von { $seat }.
log-action_used = { $seat }: { $action }.
log-helped = Jetzt hilft { $descendant-the } { $seat }.
log-lapsed = { $part ->
    [coins] Die Bank hat keine Münze für { $seat }.
    [sparrows] Die Bank hat keinen Spatzen für { $seat }.
    [vp_per_own_quarter_seal] { $seat } hat in keinem Viertel ein Siegel.
    [move] Vor dem Kahn von { $seat } ist kein freies Feld.
    [clear_away] Es gibt für { $seat } kein hinausgeschobenes Plättchen zu nehmen.
    [vp_per_barge_behind] Kein Kahn ist hinter dem von { $seat }.
    [draw_cards] Es gibt für { $seat } keine Karte mehr zu ziehen.
    [dock_tiles] Es gibt für { $seat } kein Plättchen am Anleger zu nehmen.
    [sparrows_to_coins] { $seat } kann keinen Spatzen zu einer Münze machen.
    [coats] { $seat } darf keines der Wappen behalten.
    [edge_seal] { $seat } hat für den Rand des Münsters kein Siegel oder keinen freien Platz.
    [coin_or_tile] Es gibt für { $seat } weder eine Münze noch ein Plättchen vom Anleger.
    [discard_or_draw] Es gibt für { $seat } keine Karte mehr zu nehmen.
   *[card_action] { $seat } kann eine Karte weder kaufen noch spielen.
}
log-gates_used = Offene Tore: { $seat } hat eine freie Siegelaktion.
log-scored = { $seat } bekommt { $vp } SP.
log-lost_vp = { $seat } verliert { $vp } SP.
log-coins_gained = { $seat } nimmt { $coins ->
    [0] keine Münze
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
log-coins_paid = { $seat } zahlt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
log-sparrows_gained = { $seat } bekommt { $sparrows ->
    [0] keinen Spatzen
    [one] 1 Spatzen
   *[other] { $sparrows } Spatzen
}.
log-side_cleared = { $seat } räumt die { $side-edge }: { $colours }.
log-dock_tile_taken = { $seat } nimmt { a-tile } vom Anleger.
log-dock_refilled = Anleger { $slot } wird mit einem { $colour-weak }n Plättchen aufgefüllt.
log-barge_moved = { $seat } fährt von { $start } nach { $space }.
log-bonus_reached = Feld { $space } bringt { $seat } { $bonus }.
bonus-coin = eine Münze
bonus-sparrow = einen Spatzen
bonus-dock_tile = ein Plättchen vom Anleger
bonus-card = eine Karte
log-seal_placed = { $seat } besiegelt { $quarter-accusative }: { $privilege }.
log-crest_income = Das Familienzeichen { $quarter-in } zahlt an { $seat }.
log-coat_drawn = Aufgedeckt wird { $coat-the }: { $worth }.
log-coat_taken = { $seat } nimmt { $coat-the }.
log-coat_returned = Unter den Stapel kommt { $coat-the }.
log-crest_placed = { $seat } setzt { $quarter-in } ein Familienzeichen: { $pays }.
log-edge_seal_placed = { $seat } legt ein Siegel an den Rand { edge-at }.
log-descendant_taken = { $seat } gewinnt { $descendant-accusative }.
log-bought_for_pair = { $seat } bezahlt { $one } und { $other } für eine Karte.
log-bought_for_tile = Zunfttarif: { $seat } bezahlt { $colour } für eine Karte.
log-bought_for_coins = { $seat } kauft auf der Buchmesse eine Karte.
log-card_taken = { $seat } zieht eine Karte.
log-card_drawn = { $seat } zieht { $card }.
log-card_kept = { $seat } behält { $card }.
log-cards_discarded = { $seat } behält eine und legt { $cards } ab.
log-reshuffled = { $cards ->
    [one] Die abgelegte Karte wird
   *[other] Die { $cards } abgelegten Karten werden
} zum neuen Nachziehstapel.
log-card_from_discard = { $seat } nimmt { $card } vom Ablagestapel.
log-card_laid = { $seat } legt { $card } aus.
log-top_played = { $seat } spielt { $card } für { a-tile }: { $top }.
log-sparrows_traded = { $seat } gibt { $sparrows ->
    [one] 1 Spatzen
   *[other] { $sparrows } Spatzen
} zurück.
log-final_scored = { $seat } bekommt { $added } SP dazu und hat { $total }.

## Das Ende

end-won = { $seat } gewinnt mit { $points } SP.
end-won_by_quarters = { $seat } gewinnt mit { $points } SP und Siegeln in { $quarters ->
    [one] einem Viertel
   *[other] { $quarters } Vierteln
}.
end-shared = { $seats } teilen sich den Sieg mit { $points } SP.

## Die Zeichnung für das Terminal

text-round = Runde { $round } von { $rounds }
text-tower = Turm: { $tile }
text-next = danach: { $tile }
text-docks = Anleger
text-bag = Beutel
text-piles = Nachziehstapel { $draw }, abgelegt { $discarded }
text-coats = Wappen { $coats }
text-space = Feld
text-north = Nordufer
text-south = Südufer
text-barge = auf Feld { $space } ({ $points } SP)
text-legend = Plättchen und was sie tun: { $tiles }. Ein Buchstabe ist ein Siegel, Kahn oder Familienzeichen (♦) dieses Spielers, · ein freier Platz, ◇ einer mit einem Nachkommen. n e s w sind die Seiten (Norden, Osten, Süden, Westen), von denen geschoben wird, ▶ ist am Zug.
text-vp = SP
text-goods = Münzen { $coins }  Spatzen { $sparrows }  Siegel { $seals }  Zeichen { $crests }  Plättchen { $tiles }
text-hidden = verdeckte Karte
text-hand = Hand
text-face_up = ausgelegt
text-descendants = hat
text-drawn = gezogen: { $tiles }
text-actions = Aktionen übrig: { $tiles }
text-choose = zur Wahl
text-turned_up = aufgedeckt

## Optionen

preset-seed = Das Spiel, wie dieses Haus es kennt
preset-published = Wenige Plättchen, leere Turmplättchen, knappe Münzen und Spatzen
option-tile_set = Wie viele Aktionsplättchen es gibt
option-tile_set-seed_132 = 132
option-tile_set-published_50 = 50, zehn von jeder Farbe
option-tower_mode = Was die Turmplättchen bewirken
option-tower_mode-standard = jedes verändert seine Runde, der Stapel ist verdeckt
option-tower_mode-advanced = dasselbe, und das nächste ist sichtbar
option-tower_mode-counter = sie zählen nur die Runden
option-trade_set_scoring = Was Sätze von drei Handelskarten wert sind
option-trade_set_scoring-15_12 = 15 bei gleichen, 12 bei verschiedenen
option-trade_set_scoring-12_9 = 12 bei gleichen, 9 bei verschiedenen
option-sparrow_trigger = Welche Siegel am Rand einen Spatzen bringen
option-sparrow_trigger-adjacent_cell = alle neben dem Feld, auf das das Plättchen kommt
option-sparrow_trigger-entry_point = nur das, bei dem das Plättchen hereinkommt
option-coat_edge_seal = Welches Siegel bei Schiefem Haus und Garten an den Rand kommt
option-coat_edge_seal-second_seal = ein zweites
option-coat_edge_seal-same_seal = das der Siegelaktion selbst
option-crest_income = Wer für ein Siegel neben einem Familienzeichen punktet
option-crest_income-owner = der Besitzer des Zeichens
option-crest_income-sealing_opponent = der Gegner, der dort siegelt
option-crest_income-sealing_player = wer auch immer dort siegelt, auch der Besitzer des Zeichens
option-limited_supply = Es gibt nur 26 Münzen und 30 Spatzen
option-tower_cost_mode = Was der Kartenpreis eines Turmplättchens bedeutet
option-tower_cost_mode-may = der gewöhnliche Preis bleibt erlaubt
option-tower_cost_mode-must = er ist der einzige Preis
option-tax_shortfall = Wer die Reichssteuer nicht zahlen kann
option-tax_shortfall-pay_what_you_have = zahlt, was er hat
option-tax_shortfall-lose_5_vp = zahlt nichts und verliert 5 SP
option-coat_scoring = Wann Wappen ihre Punkte bringen
option-coat_scoring-when_taken = sobald sie genommen werden
option-coat_scoring-at_end = am Ende der Partie
option-river_bonus = Welche Felder der Donau ihren Bonus bringen
option-river_bonus-end_of_move = nur das, auf dem eine Fahrt endet
option-river_bonus-every_space = jedes Feld, das eine Fahrt betritt
option-danube = Wie lang die Donau ist
option-danube-22_spaces = 22 Felder von −11 bis +11, keines mit 0
option-danube-23_spaces = 23 Felder von −11 bis +11, eines mit 0
option-card_plays = Wie viele Karten in einem Zug gespielt werden
option-card_plays-card_actions_add = eine, und eine mehr für jede Kartenaktion
option-card_plays-one_a_turn = im Ganzen eine, bei der Ratsversammlung zwei
option-open_gates = Was die Offenen Tore geben
option-open_gates-free_price = die erste Siegelaktion kostet nichts
option-open_gates-extra_action = eine Siegelaktion mehr, die nichts kostet

## Woraus ein Ergebnis besteht

category-track = im Lauf der Partie
category-sparrows = Spatzen
category-river = die Donau
category-cathedral = das Münster
category-trade = Handelskarten
category-chronicle = die Chronik
category-coats = Wappen

# Warum eine Stellung abgelehnt wird.
cannot-decree = es gilt ein anderes Turmplättchen
cannot-give = { $seat } hat diese Plättchen nicht
cannot-buy = { $seat } kann keine Karte bezahlen
cannot-have_card = dafür gibt es keine Karte
cannot-sail = der Kahn kann nicht dort liegen oder so weit fahren
cannot-mint = so viele Spatzen und Münzen gibt es nicht
cannot-fill = der Anleger ist nicht leer
cannot-seal = { $seat } kann dann kein Siegel setzen
cannot-hold_drawn = gezogene Karten hat nur, wer am Zug ist
cannot-end = in Runde { $round } ist die Partie nicht zu Ende
cannot-wait = diese Entscheidungen warten nicht aufeinander
cannot-block = alle Linien sind versperrt, obwohl sie zu Beginn des Zuges frei wurden
cannot-swear = { $seat } hat { $seals } Siegel im Schwörhaus für { $owned } Plättchen
cannot-hold = { $quarter }: Platz ist nur für { $most } Siegel
cannot-hold_there = { $quarter }: Die Siegel gehören an den Rand
cannot-afford = es sind mehr Münzen oder Spatzen, als die Bank hatte
cannot-gape = ein Feld des Rasters oder ein Platz im Schwörhaus ist leer
cannot-count = { $colour }: Es gibt { $most } Plättchen, nicht { $found }
cannot-squeeze = { $line } enthält zwei Plättchen zu viel
cannot-lie = { $thing }: liegt { $count }-mal da
cannot-shuffle = solche Karten wurden nicht in den Nachziehstapel gemischt
cannot-be = { $descendant }: kann nicht { $count }-mal da sein
cannot-show = { $seat } hat weniger Karten gespielt, als offen liegen
cannot-keep = { $seat } hat { $seals } Siegel und { $placed } gesetzt; zusammen müssen es { $all } sein
cannot-wear = { $seat } hat mehr goldene Wappen als Familienzeichen
cannot-moor = zwei Kähne liegen auf Feld { $space }
cannot-rise = { $tower } gibt es nur einmal
cannot-open = so ein Turmplättchen liegt jetzt nicht offen
cannot-foresee = das nächste Turmplättchen muss offen liegen
cannot-last = für die nächsten Runden sind zu wenige Turmplättchen ungesehen
cannot-bag = das passt nicht zum Inhalt des Beutels
cannot-call = der Nachkomme dafür fehlt
cannot-pick = so wird unter Gezogenem nicht gewählt
cannot-begin = was ansteht, passt nicht zur Runde oder ihrem Startspieler
cannot-lay_out = so werden Nachkommen und Raster nicht ausgelegt
cannot-take_yet = vor Runde 1 wird nichts genommen, hinausgeschoben oder besiegelt
cannot-start = { $seat } hat nicht das, womit man beginnt
cannot-offer = die Linie kann diese Aktionen jetzt nicht bieten
cannot-push = so ein Plättchen ist jetzt nicht zum Schieben gezogen

# Was in einer von Hand aufgebauten Stellung ansteht.
decision-abbot_tile = der Abt nimmt ein Plättchen
decision-action_menu = eine Aktion wählen
decision-before_push = das Plättchen schieben
decision-builder_choice = eines von zwei Plättchen behalten
decision-buy_card = eine Karte kaufen
decision-card_action = eine Karte kaufen oder spielen
decision-clear_away = eine Seite zum Räumen wählen
decision-clear_view = Klare Sicht: ein Plättchen aus dem Beutel wählen
decision-coat_choice = ein Wappen wählen
decision-coats_up = Wappen aufdecken
decision-deal = Karten austeilen
decision-descendant_choice = einen Nachkommen wählen
decision-discard_choice = eine abgelegte Karte wählen
decision-dock_choice = ein Plättchen vom Anleger wählen
decision-dock_tiles = Plättchen von den Anlegern nehmen
decision-draw_card = eine Karte ziehen
decision-draw_coat = ein Wappen aufdecken
decision-draw_descendant = einen Nachkommen ziehen
decision-draw_start_player = auslosen, wer beginnt
decision-draw_start_tile = ein erstes Plättchen ziehen
decision-edge_choice = einen Platz am Rand wählen
decision-effect = der nächste Teil einer Wirkung
decision-empty_bag = ein Plättchen bei leerem Beutel wählen
decision-fill_docks = alle Anleger auffüllen
decision-first_window = Karten vor dem Ziehen
decision-goose_tower_choice = wählen, woher die Karte kommt
decision-keep_card = eine Karte behalten
decision-lay_grid = das Münster auslegen
decision-levy_choice = Plättchen oder Punkte für die Abgabe wählen
decision-levy_return = ein Plättchen zum Zurückgeben wählen
decision-menu = was vom Zug bleibt
decision-merchant_swap = ein Plättchen mit dem Händler tauschen
decision-move_barge = mit dem Kahn fahren
decision-play_card = eine Karte spielen
decision-refill_dock = einen Anleger auffüllen
decision-river_bonus = der Bonus eines Feldes der Donau
decision-round_start = die Runde beginnt
decision-seal_action = ein Siegel setzen
decision-sparrow_trade = Spatzen zu Münzen machen
decision-tower_duties = Steuern und Abgaben
decision-town_hall_choice = eine Münze oder ein Plättchen wählen
decision-turn_begin = der Zug beginnt
decision-turn_draw = das Plättchen des Zuges ziehen
decision-turn_start = ziehen oder vorher eine Karte spielen
decision-turn_up_tower = ein Turmplättchen aufdecken
