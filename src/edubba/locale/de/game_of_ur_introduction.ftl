# Die erste Partie des Spiels von Ur, Karte für Karte.

title-welcome = Fünf Vögel und ein Rennen
say-welcome = Du hast fünf Vögel, und Dunkel auch: Schwalbe, Sturmvogel, Rabe, Hahn und Adler. Sie fliegen auf deiner Seite des Brettes los, biegen in die mittlere Reihe ein und verlassen das Brett an ihrem Ende. Wer zuerst alle fünf nach Hause bringt, gewinnt das Rennen.

title-counters = Und Geld
say-counters = Jeder von euch hat 10 Zählsteine in den Topf gelegt und 15 behalten. Vögel gewinnen Zählsteine aus dem Topf und verlieren welche an ihn, und wer das Rennen gewinnt, nimmt, was noch darin ist. Um die Zählsteine geht es eigentlich.

title-launch = Ein Vogel kommt mit seiner eigenen Zahl
say-launch = Ein Zug beginnt mit dem kleinen Knöchel: 1, 2, 3 oder 4. Du hast 2 geworfen, die Zahl der Schwalbe. Sie darf auf jedem Haus beginnen, das gleich vor einer Rosette liegt. Setze sie auf Haus 7 ein, in der mittleren Reihe: Einen Schritt weiter ist eine Rosette.
other-launch = Das darfst du. Setze für jetzt die Schwalbe auf Haus 7 ein, gleich vor der Rosette in der mittleren Reihe.

title-rosette = Rosetten zahlen
say-rosette = Dunkel hat hinter dir den Sturmvogel eingesetzt. Du hast 1 geworfen. Zieh die Schwalbe auf die Rosette: Sie nimmt ihren Wert, 3 Zählsteine, aus dem Topf. Auf einer Rosette kann sie niemand schlagen.
other-rosette = Du darfst wagen, aber ein Schritt mit der Schwalbe ist sicher: eine Rosette, 3 Zählsteine und Schutz.

title-gamble = Die Zahl nutzen oder wagen
say-gamble = Du hast 3 geworfen. Du darfst deine Zahl immer aufgeben und stattdessen den großen Knöchel werfen. „Nein“ verliert den Zug. „Ja“ macht aus 1, 2, 3 und 4 eine 5, 6, 7 und 10, die Zahlen, mit denen die anderen Vögel kommen. Hier würde 7 deinen Hahn auf Haus 7 einsetzen, wo der Sturmvogel von Dunkel steht. Wirf den großen Knöchel.
other-gamble = Die Schwalbe würde ihre sichere Rosette verlassen. Versuche dieses eine Mal den großen Knöchel.

title-capture = Ja! Geschlagen
say-capture = Deine 3 ist jetzt eine 7, und du musst sie nutzen. Setze den Hahn auf Haus 7 ein: Der Vogel von Dunkel dort verlässt das Brett und muss neu eingesetzt werden. So kann ein Vogel auf einem schlichten Haus der mittleren Reihe immer geschlagen werden.
other-capture = Das darfst du, aber die Schwalbe würde an einer Rosette vorbeifliegen und 3 Zählsteine zahlen. Der Hahn schlägt.

title-toll = Wer an einer Rosette vorbeifliegt, zahlt
say-toll = Dunkel hat gewagt und den Zug verloren. Du hast 4 geworfen. Ein Vogel, der über eine Rosette fliegt und auf einem schlichten Haus landet, zahlt seinen Wert in den Topf; der Hahn würde 4 zahlen. Die Schwalbe landet auf der nächsten Rosette und nimmt 3. Also zieht die Schwalbe.
other-toll = Das darfst du. Aber sieh dir die Schwalbe an: vier Schritte bis zu einer Rosette, und 3 Zählsteine für dich.

title-choose = Deine eigene Wahl
say-choose = Du hast 3 geworfen. Die Schwalbe kann weiter, fast bis nach Hause, aber ungeschützt. Der Hahn kann vorrücken und den Zoll zahlen. Oder du wagst: In der Hälfte der Fälle wird aus 3 eine 7. Zeige auf jedes, um zu sehen, was es bewirkt, dann nimm, was du magst.
other-choose = Wähle einen der Züge, die leuchten.

title-home = Der letzte Vogel nach Hause
say-home = Viel später: Vier Vögel sind zu Hause, und der Sturmvogel steht auf dem letzten Haus. Ein Vogel verlässt das Brett mit genau einem Schritt mehr, als Häuser vor ihm liegen. Hier ist das 1, und du hast 1 geworfen. Bring ihn nach Hause.
other-home = Wage jetzt nicht: Der Sturmvogel kommt mit 1 nach Hause.

title-wins = Was gewinnt
say-wins = Du hast zuerst alle fünf nach Hause gebracht: Du hast das Rennen gewonnen und mit ihm den Topf. Du hast mehr Zählsteine als die 25, die du mitgebracht hast: Das ist dein Gewinn. Lande auf Rosetten, fliege nicht an ihnen vorbei und bleib auf schlichten Häusern außer Reichweite. Wage, wenn deine Zahl wenig wert ist oder eine größere einen Vogel einsetzt.

# Während der Partie: worum es bei jeder Entscheidung geht.
caption-use_or_gamble = Nutze die Zahl mit einem deiner Vögel, oder gib sie auf und wirf den großen Knöchel: In der Hälfte der Fälle bekommst du eine größere Zahl, in der anderen verlierst du den Zug. Rosetten zahlen dir; an ihnen vorbeizufliegen kostet.
caption-converted_move = Der große Knöchel hat Ja gesagt: Jetzt muss die größere Zahl genutzt werden. Setze den Vogel dieser Zahl ein oder zieh einen, der auf dem Brett ist.
