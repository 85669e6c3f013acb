# Die erste Partie von Nach der Flut, Karte für Karte.

title-welcome = Zwischen Euphrat und Tigris
say-welcome = Drei Völker durchleben vierzehnhundert Jahre Sumer, in fünf Runden; dann gewinnen die meisten Punkte. Du siedelst Arbeiter an, handelst, baust Städte in Sumer, in der Mitte der Karte, und lässt Reiche steigen und fallen. Du bist Blau. Unten liegen deine Arbeiter, Armeen und Waren. In einer Runde tut jeder eine Aktion nach der anderen, bis alle gepasst haben.

title-work = Schick Arbeiter aus
say-work = Gib ein Stück deiner Waren weg, um Arbeiter einzusetzen: so viele, wie das Stück wert ist, alle an einem Ort. Gib Stoff aus, der 2 wert ist, und setze beide Arbeiter bei den Amoritern im Westen ein. Dort können sie Holz und Öl eintauschen.
other-work = Das ist möglich. Setze diesmal Arbeiter ein: Gib Stoff aus und schick 2 zu den Amoritern.

title-city = Baue eine Stadt
say-city = Städte stehen nur in Sumer, eine in jedem Gebiet, und der Bau kostet nichts. Manche geben eine Kraft. Ur gibt dir in jeder Runde einen Stoff mehr. Baue dort.
other-city = Das darfst du. Baue diesmal eine Stadt in Ur.

title-pay = Jemand hat gepasst
say-pay = Einer der anderen hat gepasst. Von jetzt an kostet in dieser Runde jede deiner Aktionen noch etwas: eine Ware, einen Arbeiter oder eine Armee. Wähle das Handeln, nimm bei den Amoritern Holz für Getreide und zahle mit einem Arbeiter: Davon hast du genug.
other-pay = Das darfst du. Handle diesmal: Nimm Holz für Getreide und zahle mit einem Arbeiter.

title-trade = Noch ein Tausch
say-trade = Bei einem Handel macht jeder Arbeiter in einem Gebiet dort einen Tausch. Du hast zwei Arbeiter bei den Amoritern: Gib auch Stoff für Öl. Mit Holz werden Städte ausgebaut; Öl, Gold, Werkzeug und Lapislazuli machen sie prächtig.
other-trade = Das darfst du. Nimm diesmal Öl für Stoff.

title-empire = Ein Reich steigt auf
say-empire = Jede Runde hat drei Reiche, eines für jeden von euch. Die meisten brauchen Arbeiter im Stammland; das Reich von Sumer braucht keine und beginnt in Sumer, wo du willst. Gründe es, zahle mit einem Arbeiter und beginne in Lagasch.
other-empire = Gründe das Reich von Sumer in Lagasch und zahle mit einem Arbeiter.

title-buy = Mehr Armeen
say-buy = Dein Reich bringt 3 Armeen. Getreide kauft 1 mehr, Metall 2, Werkzeug 3. Kaufe 2 für dein Metall und hör dann auf. Dein Werkzeug ist ein Luxusgut, das du später noch brauchst.
other-buy = Kaufe Armeen für Metall und hör dann auf.

title-equip = Bessere Armeen
say-equip = Jetzt darfst du Waren als Ausrüstung dazulegen. Das Reich mit der wertvollsten Ausrüstung gewinnt seine Kämpfe mit 5 oder mehr auf zwei Würfeln, ein anderes erst mit 7 oder mehr. Noch hat niemand sonst ein Reich, also genügt ein Stoff.
other-equip = Lege einen Stoff dazu und hör dann auf.

title-place = Ins Feld
say-place = Eine oder zwei Armeen dürfen nach Lagasch einziehen. Zwei sind schwerer zu vertreiben, aber heute hält es eine, und du willst viele Gebiete. Zieh mit 1 ein.
other-place = Zieh mit 1 Armee ein.

title-expand = Breite dich aus
say-expand = Beim Ausdehnen kommt eine Armee in ein Nachbargebiet. Jede weitere in derselben Aktion kostet eine Armee. Zahle mit einem Arbeiter, geh nach Umma und weiter nach Ur: drei Gebiete.
other-expand = Dehne dein Reich aus: Zahle mit einem Arbeiter, geh nach Umma, dann nach Ur.

title-pass = Passe und biete
say-pass = Wenn du genug getan hast, passt du. Die Waren, die du dabei hinlegst, sind ein Gebot um die Reihenfolge der nächsten Runde: Das wertvollste Gebot beginnt. Passe mit einem Getreide.
other-pass = Passe jetzt, mit einem Getreide als Gebot.

title-grow = Punkte
say-grow = Alle haben gepasst, und jedes Gebiet mit einer Armee von dir hat 2 Punkte gebracht. Jetzt kann eine Stadt ausgebaut werden: für 2 Holz, und für mehr Punkte mit bis zu vier verschiedenen Luxusgütern. Baue Ur mit Werkzeug, Öl und Gold aus: 14 Punkte.
other-grow = Baue Ur aus, mit Werkzeug, Öl und Gold.

title-wins = Was gewinnt
say-wins = Nach fünf Runden gewinnen die meisten Punkte. Punkte kommen von Gebieten mit Armeen am Ende jeder Runde, von ausgebauten Städten und ganz am Ende von den meisten Arbeitern in den Ländern um Sumer und auf den Feldern. Siedle also früh Arbeiter an, tausche Holz und Luxusgüter ein und lass in jeder Runde ein Reich aufsteigen.

# Während der Partie: worum es bei jeder Entscheidung geht.
caption-action = Eine Aktion, dann der nächste Spieler: eine Stadt, Arbeiter, Handel, ein Reich oder passen. Solange niemand gepasst hat, kosten Aktionen nichts.
caption-payment = Jemand hat gepasst, also kostet diese Aktion noch etwas. Ein Arbeiter, den du nicht einsetzen wirst, ist am billigsten.
caption-build = Städte stehen nur in Sumer, eine in jedem Gebiet. Suche eine Kraft, die dir hilft, und Platz, sie zu verteidigen.
caption-place_workers = Gib ein Stück Ware weg, um so viele Arbeiter einzusetzen, wie es wert ist. Schreiber dürfen außerdem je einen Arbeiter bewegen.
caption-spend_to = Alle diese Arbeiter gehen an einen Ort. Bewässerung bringt Getreide, Weberei Stoff, und Länder mit Waren lassen dich handeln.
caption-spend_count = So viele, wie das Stück wert ist, oder weniger.
caption-trade = Jeder Arbeiter in einem Gebiet macht dort einen Tausch. Holz baut Städte aus, Luxusgüter machen das mehr wert.
caption-empire = Wähle ein Reich dieser Runde. Sein Stammland entscheidet, wohin du dich ausbreiten kannst.
caption-empire_area = Das Reich von Sumer beginnt in Sumer, wo du willst: am besten, wo viele Gebiete nah sind und wenige Armeen stehen.
caption-buy = Kaufe Armeen für Getreide, Metall oder Werkzeug. Du brauchst eine für jedes Gebiet und für jeden weiteren Schritt.
caption-equip = Ausrüstung entscheidet Kämpfe: Ist sie besser als die des Gegners, gewinnst du mit 5 oder mehr auf zwei Würfeln, sonst mit 7 oder mehr.
caption-place_armies = Eine oder zwei Armeen ziehen ein. Zwei halten besser, eine lässt mehr zum Ausbreiten.
caption-expand = Setze eine Armee in ein Nachbargebiet, vertreibe andere oder verstärke eine von dir. Jeder Schritt nach dem ersten kostet eine Armee.
caption-combat = Wirf weiter, oder hör auf. Jeder Fehlschlag kostet eine deiner Armeen.
caption-pass = Waren, die du jetzt hinlegst, sind ein Gebot um die Reihenfolge der nächsten Runde und sind verloren.
caption-expand_city = Baue eine Stadt für 2 Holz aus; jedes verschiedene Luxusgut dazu bringt mehr Punkte.
caption-luxuries = Jedes verschiedene Luxusgut macht die ausgebaute Stadt mehr wert: 4, 7, 10, 14 oder 20 Punkte.
caption-lift_city = Alle deine Städte stehen auf der Karte, also zieht eine von ihnen um. Was du mit ihr gewonnen hast, bleibt.
caption-scribe_from = Ein Schreiber bewegt einen Arbeiter, woher du willst. Nimm einen, der wenig zu tun hat.
caption-scribe_to = Der Arbeiter geht an irgendeinen anderen Ort: wo du handeln willst oder die meisten Arbeiter Punkte bringen.
