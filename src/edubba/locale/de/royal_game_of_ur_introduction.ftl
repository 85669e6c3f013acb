# Die erste Partie des Königlichen Spiels von Ur, Karte für Karte.

title-welcome = Ein Rennen von 4500 Jahren
say-welcome = Du hast sieben Steine, und Dunkel auch. Wer zuerst alle sieben über das Brett und wieder hinunter bringt, gewinnt. Du bist Hell, auf der nahen Seite: Deine Steine warten in der Schale, die leuchtet.

title-path = Der Weg, den du gehst
say-path = Dein Weg leuchtet. Er beginnt in deiner eigenen Reihe, biegt an der Ecke in die mittlere Reihe ein, läuft sie ganz entlang und führt durch deine eigene Reihe wieder hinaus. Dunkel geht ebenso auf der fernen Seite. In der mittleren Reihe trefft ihr euch.

title-enter = Ein Wurf, dann ein Zug
say-enter = Zu Beginn jedes Zuges werden vier Würfel für dich geworfen. Jeder zeigt 0 oder 1, also ist ein Wurf 0 bis 4, und 2 kommt am häufigsten. Deiner ist 3. Wähle die wartenden Steine: Einer von ihnen kommt auf das dritte Feld.
other-enter = Setze für jetzt einen wartenden Stein ein.

title-rosette = Rosetten geben noch einen Wurf
say-rosette = Dunkel hat eingesetzt, eine Rosette erreicht, noch einmal geworfen und ist weitergezogen. Jetzt hast du 1. Dein Stein steht einen Schritt vor einer Rosette. Zieh ihn dorthin: Wer auf einer Rosette landet, wirft noch einmal.
other-rosette = Das darfst du, aber damit wäre dein Zug zu Ende. Ein Schritt mit dem Stein auf dem Brett erreicht die Rosette.

title-capture = Schick Dunkel zurück
say-capture = Du hast 2 geworfen. Der Stein von Dunkel steht in der mittleren Reihe zwei Felder vor dir. Lande darauf: Er geht in die Schale von Dunkel zurück und muss von vorn beginnen. Das ist der schärfste Zug des Spiels.
other-capture = Das darfst du. Aber zwei Schritte von der Rosette würdest du den Stein von Dunkel ganz zurückschicken.

title-safe = Das sichere Feld
say-safe = Dunkel hat 0 geworfen: Nichts bewegt sich, und du bist wieder am Zug. Du hast wieder 2. Zwei Schritte vor dir ist die Rosette in der Mitte. Sie gibt noch einen Wurf, und von ihr kann niemand zurückgeschickt werden.
other-safe = Das darfst du. Die Rosette in der Mitte ist mehr wert: noch ein Wurf, und Schutz.

title-choose = Deine eigene Wahl
say-choose = Du hast 3 geworfen. Ein neuer Stein darf kommen, während der andere das sichere Feld hält; oder der erste läuft weiter, näher nach Hause, aber in Reichweite von Dunkel. Zeige auf einen Zug oder geh mit den Pfeiltasten hin, dann erfährst du, wie wahrscheinlich Dunkel ihn trifft. Beide sind gut: Nimm, was du magst. Wer ziehen kann, darf nicht aussetzen.
other-choose = Wähle einen der Züge, die leuchten.

title-exact = Vom Brett hinunter
say-exact = Einige Züge später: Fünf Steine sind zu Hause, zwei sind übrig. Ein Stein verlässt das Brett mit genau einem Schritt mehr, als Felder vor ihm liegen. Du hast 1 geworfen, und einer deiner Steine steht auf dem letzten Feld. Nimm ihn hinunter.
other-exact = Das darfst du, aber der Stein auf dem letzten Feld kann jetzt hinaus.

title-last = Noch einer
say-last = Dunkel hat 0 geworfen, und du hast 3: genau das, was dein letzter Stein braucht. Eine höhere Zahl ginge nicht; sie muss genau stimmen.
other-last = Nimm deinen letzten Stein vom Brett.

title-wins = Was gewinnt
say-wins = Du hast zuerst alle sieben Steine nach Hause gebracht und also gewonnen. Merke dir drei Dinge. Rosetten geben noch einen Wurf. Lande in der mittleren Reihe auf Dunkel und lass keinen Stein, wo Dunkel auf dir landen kann. Und halte mehrere Steine auf dem Brett, damit jeder Wurf etwas nützt.

# Während der Partie: worum es bei jeder Entscheidung geht.
caption-move = Zieh einen Stein um den ganzen Wurf. Suche zuerst eine Rosette, dann einen Stein des Gegners, auf dem du landen kannst, dann ein Feld, auf dem du nicht getroffen werden kannst.
