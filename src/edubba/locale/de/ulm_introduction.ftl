# Die erste Partie von Ulm, Karte für Karte.

title-welcome = Ulm, vor fünfhundert Jahren
say-welcome = Neben dem halb gebauten Münster liegt ein Quadrat von neun Plättchen, und an der Stadt vorbei fließt die Donau. Du schiebst Plättchen, nutzt die Aktionen, die in einer Linie liegen, fährst den Fluss hinab und setzt deine Siegel in die Viertel an seinen Ufern. Nach zehn Runden gewinnen die meisten Punkte.

title-round = Ein Zug
say-round = Ein Zug ist immer: ein Plättchen ziehen, es ins Quadrat schieben, die drei Plättchen der geschobenen Linie nutzen. Über jede Runde herrscht ein Turmplättchen. Jetzt sind es die Offenen Tore: Das erste Siegel eines jeden kostet nichts.

title-exchange = Nicht das Plättchen, das du willst?
say-exchange = Du hast Braun gezogen. Für einen Spatzen darfst du das gezogene Plättchen einmal im Zug gegen eines tauschen, das am Anleger liegt. Weiß nützt dir jetzt mehr: Nimm das weiße vom Anleger.
other-exchange = Das darfst du. Tausche diesmal dein braunes Plättchen gegen das weiße am Anleger.

title-push = Schieben
say-push = Schiebe Weiß von links in die oberste Reihe. Die Reihe rückt weiter, und das Plättchen am anderen Ende wird hinausgeschoben. Was dann in der Reihe liegt, darfst du nutzen: Weiß, Grau und Orange.
other-push = Dorthin darfst du schieben. Schiebe für jetzt von links in die oberste Reihe: Suche den Pfeil, der leuchtet.

title-money = Grau ist Geld
say-money = Nutze die drei Plättchen in beliebiger Reihenfolge, jedes einmal. Beginne mit Grau: Es gibt dir eine Münze. Münzen bezahlen Siegel.
other-money = Das darfst du, aber nimm zuerst die Münze: Nutze das graue Plättchen.

title-clear = Weiß räumt
say-clear = Weiß nimmt alle Plättchen, die auf einer Seite des Quadrats hinausgeschoben liegen. Sie gehören dir und bezahlen später Karten. Nutze Weiß und nimm das türkisfarbene Plättchen rechts.
other-clear = Nutze Weiß und räume die rechte Seite.

title-seal = Orange setzt ein Siegel
say-seal = Dein Kahn liegt zwischen zwei Vierteln, und du darfst eines davon besiegeln. Das kostet 2 Münzen, aber heute ist das erste frei. Nutze Orange und besiegele das Schiefe Haus: Es gibt ein Wappen.
other-seal = Nutze Orange und besiegele diesmal das Schiefe Haus.

title-coat = Ein Wappen
say-coat = Zwei werden aufgedeckt, und du behältst eines. Silber ist sofort 4 Punkte wert. Gold ist weniger wert, aber dein Familienzeichen in seinem Viertel zahlt dir, sooft dort jemand siegelt. Nimm, welches du willst.
other-coat = Nimm eines der zwei Wappen.

title-edge = Ein Siegel am Quadrat
say-edge = Das Schiefe Haus lässt dich auch ein Siegel an den Rand des Quadrats legen. Sooft jemand daneben ein Plättchen hineinschiebt, bekommst du einen Spatzen. Wähle einen der Plätze, die leuchten.
other-edge = Wähle einen der Plätze, die leuchten.

title-pick = Eine neue Runde, ein neues Turmplättchen
say-pick = In dieser Runde herrscht Klare Sicht: Du wählst die Farbe, die du ziehst. Sonst entscheidet der Beutel. Nimm Braun.
other-pick = Das darfst du nehmen; wähle diesmal Braun.

title-again = Schiebe, wo es dir nützt
say-again = Sieh dir vor dem Schieben immer die Linie an. Schiebe Braun von links in die mittlere Reihe: Dort liegen dann Braun, Türkis und Orange für dich.
other-again = Schiebe von links in die mittlere Reihe.

title-river = Türkis fährt
say-river = Dein Kahn fährt ein Feld die Donau hinab. Am Ende zählt der Fluss von −11 Punkten am Anfang bis +11 an seinem Ende, also fahre weiter, wann immer du kannst. Kähne fahren nie zurück.
other-river = Fahre zuerst: Nutze das türkisfarbene Plättchen.

title-tillage = Noch ein Siegel
say-tillage = Du hast noch Orange. Das Ackerland am Südufer gibt ein Plättchen vom Anleger, eine Münze und bis zu zwei Schritte auf dem Fluss. Nutze Orange und besiegele das Ackerland: Es kostet 2 Münzen.
other-tillage = Nutze Orange und besiegele das Ackerland.

title-dock = Vom Anleger
say-dock = Wähle ein Plättchen vom Anleger, nur kein türkisfarbenes: Von dieser Farbe hast du zwei, und zwei von einer Farbe sind für eine Karte am besten. Denk an die Karte danach.
other-dock = Wähle ein Plättchen vom Anleger, aber kein türkisfarbenes.

title-sail = Und den Fluss hinab
say-sail = Geh beide Schritte: Jeder ist am Ende ein Punkt mehr, und andere Viertel kommen in Reichweite.
other-sail = Geh zwei Schritte.

title-card = Braun ist eine Karte
say-card = Braun kauft eine Karte für zwei deiner Plättchen oder spielt eine. Zwei Plättchen von einer Farbe zeigen dir zwei Karten zur Wahl, zwei verschiedene nur eine. Nutze Braun und bezahle mit zwei türkisfarbenen.
other-card = Nutze das braune Plättchen und bezahle mit zwei türkisfarbenen.

title-keep = Behalte eine
say-keep = Eine Karte kann einmal für das genutzt werden, was oben steht, für ein Plättchen ihrer Farbe. Oder sie wird ausgelegt, für die Punkte unten, am Ende. Langhaus, Chor und Turm zusammen sind am meisten wert. Behalte den Chor.
other-keep = Auch eine gute Karte. Behalte diesmal den Chor.

title-over = Der Zug ist getan
say-over = Alle drei Plättchen sind genutzt. Du könntest die Karte jetzt spielen, aber behalte sie für deinen nächsten Zug. Beende diesen.
other-over = Beende deinen Zug; die Karte kommt als Nächstes.

title-lay = Spiele eine Karte
say-lay = Einmal in jedem Zug darfst du neben den Aktionen eine Karte spielen: schon bevor du ziehst. Lege den Chor aus: 3 Punkte am Ende, und 9 mehr mit Langhaus und Turm.
other-lay = Lege den Chor aus, bevor du ziehst.

title-wins = Was gewinnt
say-wins = Nach zehn Runden gewinnen die meisten Punkte: die unterwegs gewonnenen, der Platz deines Kahns, die ausgelegten Karten und einer für jeden Spatzen. Übrige Münzen und Plättchen zählen nichts, also gib sie aus. Fahre früh, besiegele Viertel, die wieder zahlen, und sammle Karten, die zusammengehören.

# Während der Partie: worum es bei jeder Entscheidung geht.
caption-before_push = Schiebe das gezogene Plättchen in eine Linie: Ihre drei Plättchen sind deine Aktionen. Für einen Spatzen darfst du es vorher gegen eines vom Anleger tauschen.
caption-action_menu = Nutze die Plättchen deiner Linie in beliebiger Reihenfolge, jedes einmal: Grau Geld, Weiß Räumen, Braun Karte, Türkis Fluss, Orange Siegel. Einmal im Zug darfst du auch eine Karte spielen.
caption-turn_start = Bevor du ziehst, darfst du eine Karte spielen.
caption-clear_away = Nimm alle hinausgeschobenen Plättchen einer Seite. Sie bezahlen Karten, und ihre Linien sind wieder frei.
caption-seal_action = Besiegele ein Viertel neben deinem Kahn. Jedes gibt sofort etwas anderes; zeige darauf, um zu sehen, was.
caption-coat_choice = Behalte ein Wappen. Silber bringt jetzt mehr, Gold zahlt immer wieder.
caption-edge_choice = Ein Siegel am Rand bringt einen Spatzen, sooft daneben ein Plättchen hineingeschoben wird. Ecken liegen an zwei Plätzen.
caption-move_barge = Je weiter die Donau hinab, desto mehr Punkte am Ende. Die letzten vier Felder geben noch etwas dazu.
caption-dock_choice = Nimm ein Plättchen vom Anleger: Es bezahlt Karten.
caption-buy_card = Bezahle zwei Plättchen für eine Karte. Zwei von einer Farbe lassen dich zwischen zwei Karten wählen.
caption-keep_card = Behalte die Karte, die zu deinen passt.
caption-clear_view = Wähle die Farbe, die du ziehst. Denk an die Linie, die du schieben wirst.
caption-levy_choice = Der Turm verlangt zwei Plättchen oder 5 Punkte.
caption-descendant_choice = Ein Nachkomme hilft dir für den Rest der Partie. Je früher du einen nimmst, desto besser.
caption-card_action = Kaufe eine Karte für zwei Plättchen, oder spiele eine, die du hast.
caption-levy_return = Diese Plättchen gehen in den Beutel zurück. Behalte zwei von einer Farbe für eine Karte.
caption-builder_choice = Behalte das Plättchen, dessen Aktion du willst; es ist das, das du schiebst.
caption-empty_bag = Es gibt nichts mehr zu ziehen, also schiebst du eines von diesen.
caption-abbot_tile = Dein Abt gibt dir noch ein Plättchen: Es bezahlt Karten.
caption-play_card = Nutze jetzt, was oben steht, für ein Plättchen ihrer Farbe, oder lege sie für Punkte am Ende aus.
caption-town_hall_choice = Münzen bezahlen Siegel, Plättchen bezahlen Karten.
caption-goose_tower_choice = Eine abgelegte Karte kennst du; von drei gezogenen behältst du eine.
caption-discard_choice = Nimm die Karte, die zu deinen passt.
caption-sparrow_trade = Eine Münze für jeden Spatzen. Aber ein übriger Spatz ist am Ende ein Punkt, eine Münze keiner.
caption-merchant_swap = Dein Händler tauscht ein Plättchen von dir gegen eines vom Anleger: Denk an zwei von einer Farbe.
