# Die erste Partie von UR, Karte für Karte.

title-welcome = Städte zwischen den Strömen
say-welcome = Du breitest dich mit deinen Würfeln über dieses Land aus 36 Plättchen aus; der andere Spieler tut dasselbe. Nichts ist verborgen, und nach dem Aufbau gibt es kein Glück. Am Ende gewinnen die meisten Punkte, und du punktest für Plättchen aller fünf Arten, also bleib nicht bei einer.

title-types = Fünf Arten von Plättchen
say-types = Krieg ist rot, Ackerbau grün, Kultur gelb, Politik blau und Handel lila; je eines leuchtet. Jede Art ist auch eine Aktion. Jedes Plättchen hat auf der Rückseite eine andere Art, die klein gezeigt wird.

title-enter = Komm auf das Spielfeld
say-enter = Dein erster Zug ist immer derselbe: Setze 3 Würfel auf ein freies Plättchen. Nimm das Kriegsplättchen c2. Von Krieg aus breitet man sich billig aus.
other-enter = Das Plättchen ginge auch. Aber steig diesmal auf c2 ein, dem roten, das leuchtet.

title-swap = Jeder Zug endet mit einem Tausch
say-swap = Das Plättchen in deiner Hand enthält deine nächsten zwei Aktionen. Am Ende jedes Zuges musst du es gegen ein freies Plättchen mit einem anderen Paar tauschen. Nimm das Plättchen mit Krieg und Politik auf e6. Dein altes kommt dorthin: Wähle, welche Seite oben liegt.
other-swap = Das darfst du nehmen. Für das, was jetzt kommt, nimm Krieg und Politik von e6.

title-both = Dein Zug: fünf Wege
say-both = Jetzt wählst du einen Weg, deinen Zug zu nutzen. Der stärkste sind beide Aktionen deines Handplättchens, in beliebiger Reihenfolge. Wähle beide Aktionen, und Krieg zuerst.
other-both = Auch das ist ein Weg. Nutze in diesem Zug beide Aktionen, Krieg zuerst.

title-war = Krieg
say-war = Zieh von c2 auf das freie Plättchen darunter. Auf ein freies Plättchen kostet es 1 Würfel, denn du ziehst von Krieg aus; sonst wären es 2. Ein fremdes Plättchen kostet so viele Würfel, wie darauf liegen. Dann bewege 1 der Würfel, die übrig sind.
other-war = Das ist erlaubt. Zieh von c2 hinunter nach c3 und bewege 1 Würfel.

title-politics = Politik
say-politics = Politik lässt dich deine Würfel auf allen deinen Plättchen neu verteilen, so weit sie auch liegen. Ein Plättchen ohne Würfel ist verloren. Lass alles, wie es ist: Zwei Plättchen zweier Arten sind besser als eines.
other-politics = Dann wäre eines deiner Plättchen leer und frei für andere. Lass auf jedem 1.

title-plan = Tausche wieder, mit einem Plan
say-plan = Der Tausch entscheidet, was du im nächsten Zug tun kannst und welche Arten auf dem Spielfeld liegen. Nimm Handel und Politik von e5. Das Plättchen, das du zurücklässt, darfst du drehen, wie du willst.
other-plan = Das darfst du nehmen. Nimm diesmal das Plättchen auf e5.

title-claim = Beanspruche ein Plättchen
say-claim = Ein anderer Weg, einen Zug zu nutzen: Beanspruche irgendein freies Plättchen mit 1 Würfel, nah oder fern. Beanspruche das gelbe Kulturplättchen d2 neben deinem c2. Das ist deine dritte Art.
other-claim = Wähle in diesem Zug das Beanspruchen und dann das Kulturplättchen d2.

title-ahead = Denk einen Zug voraus
say-ahead = Im nächsten Zug willst du dein Kulturplättchen nutzen. Nimm also ein Plättchen mit Kultur: das auf b1.
other-ahead = Das darfst du nehmen, aber es gibt dir keine Kultur. Nimm das Plättchen auf b1.

title-single = Eine Aktion und ein Würfel
say-single = Der dritte Weg: eine der zwei Aktionen, und ein Würfel davor oder danach. Wähle Kultur, den Würfel danach. Jedes deiner Kulturplättchen gibt jedem Plättchen daneben einen Würfel, auch fremden. Ackerbau gibt jedem Ackerbauplättchen 2, lässt aber einsame Plättchen schrumpfen; Handel zahlt am Rand und neben anderen.
other-single = Wähle eine Aktion und einen Würfel, und von den Plänen Kultur mit dem Würfel danach.

title-cube = Setze den Würfel
say-cube = c2 ist durch Kultur gewachsen. Lege deinen Würfel jetzt auf eines deiner Plättchen. Ein Plättchen trägt höchstens 5, und volle Plättchen können nicht angegriffen werden. Der letzte einfache Weg, zwei Würfel, tut dies zweimal.
other-cube = Lege ihn auf eines deiner eigenen Plättchen.

title-last = Noch ein Tausch
say-last = Du weißt, was folgt. Suche eine Aktion, die deine eigenen Plättchen nutzen können, dann nimm eines der Plättchen, die leuchten.
other-last = Nimm eines der Plättchen, die leuchten.

title-wins = Was gewinnt
say-wins = Am Ende ergeben fünf Plättchen fünf verschiedener Arten einen Satz, und jeder Würfel auf den Plättchen eines Satzes ist ein Punkt; die meisten Punkte gewinnen. Plättchen außerhalb von Sätzen zählen nichts. Der fünfte Weg, einen Zug zu nutzen, ist Bauen: Volle Plättchen werden zu Zikkurats, die niemand nehmen kann. Eine Zikkurat behält 1 Würfel, zählt in einem Satz also 1 Punkt; höchstens eine passt in einen Satz. Die Partie endet nach der fünften Zikkurat, wenn niemand tauschen kann oder nach der letzten Runde. Also: Besitze alle fünf Arten, dann lass sie wachsen.

# Während der Partie: worum es bei jeder Entscheidung geht.
caption-entry_place = Du kommst auf das Spielfeld: Setze 3 Würfel auf ein freies Plättchen. Ein Plättchen in der Mitte hat mehr Nachbarn, auf die du dich ausbreiten kannst.
caption-choose_option = Ein Weg, den Zug zu nutzen: beide Aktionen deines Handplättchens, eine Aktion und ein Würfel, zwei Würfel, oder ein freies Plättchen für einen Würfel. Mit einem Plättchen von 5 Würfeln darfst du auch bauen.
caption-choose_order = Beide Aktionen werden ausgeführt; die zweite sieht, was die erste verändert hat.
caption-choose_single_plan = Eine der zwei Aktionen, und der Würfel davor oder danach. Davor kann der Würfel der Aktion dienen; danach kann er auf ein neues Plättchen.
caption-place_cube = Lege einen Würfel auf ein eigenes Plättchen mit weniger als 5. Plättchen mit wenigen Würfeln sind am leichtesten anzugreifen.
caption-claim_tile = Nimm irgendein freies Plättchen mit einem Würfel. Suche eine Art, die dir noch fehlt.
caption-war_attack = Zieh von einem deiner Plättchen auf eines daneben. Es kostet die Würfel, die dort liegen, oder 1, wo keine liegen; 1 mehr, außer du ziehst von Krieg aus oder zwischen gleichen Arten.
caption-war_move = Bewege Würfel auf das Plättchen, das du genommen hast. Die zurückbleiben, schützen das alte.
caption-politics_assign = Verteile deine Würfel neu auf alle deine Plättchen. Ein leeres Plättchen gehört dir nicht mehr.
caption-distribute = Du hast zu wenige Würfel für alles, was du bekommen hast: Wähle, wohin sie kommen.
caption-exchange_target = Tausche dein Handplättchen gegen ein freies mit einem anderen Paar. Es enthält deine nächsten zwei Aktionen.
caption-exchange_side = Das Plättchen, das du zurücklässt: Welche Seite soll oben liegen? Diese Art können andere dort nutzen.
caption-build_first = Eine Zikkurat nimmt 4 Würfel von einem vollen Plättchen. Niemand kann dir dieses Plättchen je nehmen.
caption-build_second = Noch ein volles Plättchen darf zur Zikkurat werden, oder du hörst auf.
caption-draft_place = Du kommst Würfel für Würfel aufs Brett. Wenige Plättchen mit vielen Würfeln sind schwerer zu nehmen.
