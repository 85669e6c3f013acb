# Die erste Partie von Clash of Cultures, Karte für Karte.

title-welcome = Ein Volk bricht auf
say-welcome = Du beginnst mit einer Stadt und einem Siedler in einem Land, das noch niemand kennt. Du gründest Städte, lässt sie wachsen, lernst, erkundest, handelst und kämpfst, wenn es sein muss. Nach sechs Runden gewinnen die meisten Punkte. Du spielst Blau; deine Stadt liegt in der Region, die an deiner Seite der Karte aufgedeckt ist.

title-turn = Drei Aktionen
say-turn = In jedem Zug hast du drei Aktionen, gleiche oder verschiedene. Nach drei Zügen endet eine Runde, nach sechs Runden die Partie. Deine Güter und Marker liegen unten, und die Fortschritte öffnen sich in einer eigenen Schublade.

title-advance = Erste Aktion: ein Fortschritt
say-advance = Dein Volk kann 48 Dinge lernen. Ein Fortschritt kostet 2 Nahrung, und gerade 2 hast du. Lerne Vorratshaltung: Ohne sie kannst du nie mehr als 2 Nahrung behalten. Ihr gelber Rand gibt dir auch einen Stimmungsmarker.
other-advance = Eine gute Idee für später. Lerne zuerst Vorratshaltung.

title-collect = Zweite Aktion: sammeln
say-collect = Aktiviere deine Stadt und lass sie sammeln. Sie nimmt von mehreren Feldern, ihrem eigenen und denen ringsum, je ein Gut: von so vielen, wie sie groß ist, und von einem mehr, weil sie glücklich ist. Nimm Nahrung vom eigenen Feld der Stadt, D2, und Erz vom Berg E2.
other-collect = Aktiviere die Stadt und sammle: Nahrung von D2, Erz von E2.

title-move = Dritte Aktion: erkunden
say-move = Eine Bewegungsaktion bewegt bis zu drei Gruppen, jede ein Feld weit. Schick den Siedler von D2 nach E3, ins Unbekannte.
other-move = Nutze deine letzte Aktion, um den Siedler von D2 nach E3 zu bewegen.

title-orient = Neues Land
say-orient = Die Region ist aufgedeckt, und du darfst sie so oder andersherum legen. Denk daran, wo dein Siedler steht: Städte brauchen Land, das nicht öde ist, und fruchtbares Land, Wälder und Berge daneben. Wähle, wie du willst.
other-orient = Wähle, wie die Region liegt.

title-barbarians = Barbaren
say-barbarians = In manchen Regionen leben Barbaren. Wer so eine aufdeckt, setzt eine Siedlung von ihnen auf ein fruchtbares Feld darin. Niemand sonst kann dort siedeln, und sie können Städte in der Nähe angreifen, aber Armeen können sie erobern. Setze sie, wo sie dich am wenigsten stört.
other-barbarians = Wähle ein fruchtbares Feld der neuen Region.

title-end = Beende den Zug
say-end = Alle drei Aktionen sind getan. Was keine Aktion kostet, etwa Handeln, wäre noch möglich. Beende deinen Zug; dann ist das andere Volk am Zug.
other-end = Beende zuerst deinen Zug; gehandelt wird bald.

title-found = Gründe eine Stadt
say-found = Dein zweiter Zug. Lass den Siedler eine Stadt gründen, wo er steht. Jede Stadt ist am Ende ein Punkt. Je größer eine Stadt ist, desto mehr sammelt sie, aber keine kann größer sein als die Zahl deiner Städte.
other-found = Gründe zuerst die Stadt: Wähle deinen Siedler auf E3.

title-army = Baue Einheiten
say-army = Eine aktivierte Stadt kann eines von mehreren Dingen tun: sammeln, Einheiten bauen oder für Nahrung, Holz und Erz um ein Gebäude wachsen. Aktiviere D2 noch einmal und baue eine Armee. Sie kostet 1 Nahrung und bewacht deine Stadt.
other-army = Aktiviere D2, wähle den Bau von Einheiten und baue eine Armee.

title-civic = Eine glückliche Stadt
say-civic = Eine glückliche Stadt sammelt oder baut eins mehr, eine wütende nie mehr als eins. Eine Zivile Verbesserung hebt die Stimmung einer Stadt, für so viele Stimmungsmarker, wie sie groß ist. Nutze deinen Marker für die neue Stadt E3.
other-civic = Nutze die Zivile Verbesserung für E3.

title-trade = Handel
say-trade = In deinem Zug darfst du einen Handel anbieten, und das kostet keine Aktion. Biete 1 Erz und keine Karten, und verlange dafür 1 Aktionskarte, die das andere Volk auswählt. Aktionskarten helfen einmal, jede auf zwei Arten: im Frieden mit der oberen Hälfte, in der Schlacht mit der unteren.
other-trade = Biete 1 Erz und verlange 1 Aktionskarte, sonst nichts.

title-over = Angenommen
say-over = Du hast jetzt eine zweite Aktionskarte. Deine Aktionen sind getan, also beende den Zug.
other-over = Beende deinen Zug.

title-answer = Ein Angebot für dich
say-answer = Jetzt bietet das andere Volk 1 Nahrung für eine deiner Aktionskarten. Du darfst annehmen, ablehnen oder ein Gegenangebot machen. Nahrung brauchst du jetzt am meisten: Nimm an.
other-answer = Nimm das Angebot diesmal an.

title-give = Welche Karte?
say-give = Du wählst, welche Karte du gibst. Lies beide und gib die, die du weniger brauchst.
other-give = Gib eine deiner zwei Karten.

title-wins = Was gewinnt
say-wins = Die meisten Punkte gewinnen. Am Ende ist jede Stadt und jedes Gebäude deiner Farbe ein Punkt, ein Fortschritt ein halber, ein erfülltes Ziel 2 Punkte und ein Weltwunder 5. Sieh dir deine Zielkarte an: Sie sagt dir, worauf du hinarbeiten kannst. Gründe früh Städte, sammle, bevor du ausgibst, und lerne, was deinem Land nützt. Am Ende jeder Runde wirst du durch das geführt, was dann geschieht.

# Während der Partie: worum es bei jeder Entscheidung geht.
caption-main = Drei Aktionen im Zug: ein Fortschritt, eine Bewegung, eine neue Stadt, eine aktivierte Stadt, bessere Stimmung oder Einfluss auf eine fremde Stadt. Handel und Karten ohne das Zeichen einer Aktion kosten keine.
caption-activation = Eines davon für diese Stadt: sammeln, Einheiten bauen, wachsen oder ein Weltwunder bauen. Beim zweiten Mal in einem Zug sinkt ihre Stimmung.
caption-collect_space = Nimm von jedem Feld ein Gut, von so vielen, wie die Stadt kann. Nahrung bezahlt Fortschritte und Einheiten; Holz und Erz braucht es für Gebäude.
caption-build_unit = Armeen kosten 1 Nahrung, Siedler 2, Schiffe Holz und Erz. Neue Siedler bedeuten neue Städte.
caption-move_from = Wähle, wo eine Gruppe beginnt. Eine Bewegungsaktion hat bis zu drei Bewegungen.
caption-move_with = Wähle die Einheiten und wohin sie gehen. Unbekanntes Land wird erkundet; ein Feld mit fremden Einheiten bedeutet Schlacht.
caption-orient_region = Lege die neue Region so, wie sie dir nützt: gutes Land neben deine Städte, Meer dorthin, wo du Schiffe willst.
caption-civic_step = Hebe die Stimmung einer Stadt: Glückliche Städte sammeln und bauen eins mehr.
caption-trade_count = Wie viel bietest du, und wie viel willst du? Getauscht wird nur, womit beide einverstanden sind.
caption-trade_card = Auch Karten können angeboten werden. Vor dem Handel sieht sie nur, wem du sie anbietest.
caption-trade_answer = Nimm an, lehne ab oder mach ein eigenes Angebot.
caption-trade_wanted = Der Handel verlangt eine Karte von dir: Gib die, die du weniger brauchst.
caption-gain_advance = Lerne einen Fortschritt, ohne Nahrung zu zahlen. Am Ende jeder Runde darf das jeder.
caption-choose_good = Nimm, was dir fehlt: Nahrung bezahlt Fortschritte und Einheiten, Holz und Erz Gebäude, Gold steht für alles davon.
caption-barbarian_space = Hier siedeln Barbaren: Wähle das Feld, auf dem sie dich am wenigsten stören.
caption-from_discard = Das Große Mausoleum lässt dich diese offene Karte statt einer unbekannten nehmen.
caption-pay = Gold darf für Güter stehen, Ideen für die Nahrung eines Fortschritts. Zahle mit dem, was dir am wenigsten fehlen wird.
caption-free_education_offer = Für 1 Idee oder Gold mehr bekommst du noch einen Stimmungsmarker, der eine Stadt glücklicher machen kann.
caption-choose_government_advance = Die neue Regierung gibt dir so viele Fortschritte, wie die alte hatte. Wähle, welche.
caption-barter = Eine Karte, die du nicht spielen wirst, wird zu 1 Gold oder 1 Kulturmarker.
caption-arts_target = Versuche, in dieser Stadt ein Gebäude durch eines von dir zu ersetzen: Mit 5 oder 6 gelingt es.
caption-sports_city = Jeder Kulturmarker hebt die Stadt eine Stufe: von wütend auf neutral, von neutral auf glücklich.
caption-theater = Stimmungsmarker heben Städte; Kulturmarker helfen beim Einfluss und bezahlen Weltwunder. Gib, was du weniger brauchst.
caption-free_collect_city = Diese Stadt sammelt ohne Aktion, aber keine andere darf es in diesem Zug. Wähle die, die am meisten nimmt.
caption-borrow = Bis zum Ende deines Zuges kannst du einen Fortschritt nutzen, den du nicht gelernt hast.
caption-lighthouse_space = Setze das Schiff auf irgendein aufgedecktes Meerfeld ohne fremde Schiffe.
caption-statue_card = Eine Aktion mehr für ein Ziel: Gib eines auf, das du kaum erfüllen wirst.
caption-board_ship = Ein Schiff trägt zwei, und was sinkt, nimmt sie mit.
caption-ship_arrives = Hier enden deine Schiffe. Denk an die Küste, die du als Nächstes erreichen willst.
caption-port_space = Der Hafen liegt für immer an diesem Meer; dort kommen neue Schiffe aufs Feld.
caption-build_piece = Eine größere Stadt sammelt und baut mehr, und jedes Gebäude ist ein Punkt.
caption-collect_kind = Dieses Feld kann mehreres geben. Nimm, was dir für den nächsten Kauf fehlt.
caption-metallurgy_offer = Gold kann für Nahrung, Holz, Erz und Ideen stehen, also schadet der Tausch selten.
caption-choose_token = Stimmungsmarker heben Städte; Kulturmarker helfen beim Einfluss und bezahlen Weltwunder.
caption-refund = Du bekommst 1 Gut von dem zurück, was du gezahlt hast. Nimm das knappste.
caption-place_unit = Die Einheit kostet nichts. Armeen bewachen, Siedler wollen freies Land in der Nähe.
caption-influence_building = Wenn es gelingt, ist das Gebäude deins und ein Punkt für dich, auch wenn die Stadt es nicht ist.
caption-influence_boost = Zahle genau, was fehlt, und der Versuch gelingt; sonst schlägt er fehl.
caption-takeover_unit = Einer der Barbaren läuft zu dir über: Eine Armee bewacht, ein Siedler gründet eine Stadt.
caption-battle_ability = Zahle jetzt, und der Fortschritt hilft dir in dieser Schlacht; sonst kämpfst du ohne ihn.
caption-ambush = Niemand bewacht die Stadt, aber eine Karte kann noch einige von denen treffen, die kommen.
caption-lose_ship = Gib her, was du am wenigsten brauchst. Ein Schiff nimmt mit, was es trägt.
caption-lay_card = Die untere Hälfte einer Karte hilft in dieser Runde der Schlacht. Beide Seiten decken zugleich auf.
caption-keep_abilities = Eine Karte nimmt dir für diese Runde deine Kampffähigkeiten, wenn du nicht zahlst.
caption-withdraw = Alle deine Einheiten verlassen zusammen die Schlacht. Wähle ein Feld, wo sie sicher sind und nützen.
caption-buy_value = Je 5 Kampfwert sind ein Treffer: Zahle, wenn damit noch einer entsteht.
caption-retreat = Geh zurück, und der Verteidiger hat gewonnen; oder kämpfe noch eine Runde. Zähle, wer auf beiden Seiten übrig ist.
caption-take_or_raze = Behalten ist sie eine wütende Stadt von dir und ein Punkt; geschleift bringt sie 1 Gold.
caption-teach_us = Diese Karte gibt dir einen Fortschritt des Volkes, dessen Stadt du gerade erobert hast.
caption-exhaust_space = Von diesem Feld kann niemand mehr sammeln und niemand dort eine Stadt gründen. Wähle eines, das du entbehren kannst.
caption-spawn_space = Barbaren siedeln in deiner Nähe und können angreifen. Halte sie fern von deinen schwächsten Städten und dem besten Land.
caption-grow_settlement = Mehr Barbaren sind gefährlichere Nachbarn: Wähle die, die dich am wenigsten bedrohen.
caption-raid_from = Sie kämpfen eine Runde. Wähle die, mit denen deine Wachen am besten fertigwerden.
caption-raid_on = Sie kämpfen eine Runde; ohne Wachen verliert die Stadt Teile. Wähle die am besten bewachte.
caption-raid_piece = Gib das Teil her, das dir am wenigsten Punkte und Nutzen bringt; es kommt nicht zurück.
caption-hire = Angeworbene Barbaren kämpfen einmal für dich. Jede Gruppe wird für sich bezahlt.
caption-hire_price = Ein Ding für diese Gruppe: Gib, was du entbehren kannst.
caption-hire_to = In eine Stadt fallen sie ein, gegen Einheiten kämpfen sie eine Runde. Danach gehören sie wieder niemandem.
caption-event_from_discard = Das Große Mausoleum lässt dir dieses Ereignis geschehen, das du kennst, statt eines unbekannten.
caption-take_person = Bezahlt ist die Große Persönlichkeit eine Aktionskarte von dir; sonst dürfen andere sie nehmen.
caption-choose_player = Die Karte betrifft, wen du nennst: ein Geschenk den Schwächsten, ein Schaden den Stärksten.
caption-share_out = Von diesen Gütern behältst du nichts. Gib sie denen, die dir am wenigsten gefährlich sind.
caption-pay_tokens = Jeder hier gezahlte Marker ist ein halber Punkt.
caption-mood_city = Die Stimmung einer Stadt ändert sich um eine Stufe: Wähle, welche. Glückliche sammeln und bauen eins mehr, wütende nie mehr als eins.
caption-myths_offer = Ein Stimmungsmarker lässt die Stadt, wie sie ist; sie später wieder zu heben kostet mindestens so viel.
caption-civil_war = Die Stimmung dieser Stadt sinkt, und eine Armee in ihr kann verloren gehen. Wähle eine, auf die du verzichten kannst.
caption-lose_one = Gib die Einheit her, die du am wenigsten brauchst, wo sie steht.
caption-avoid = Eine Armee erspart dir den Schaden der Revolution. Wäge ab, was jetzt mehr wert ist.
caption-choose_government = Alle Fortschritte deiner Regierung ziehen in die neue um. Lies erst, was sie kann.
caption-destroy_city = Die Stadt ist mit allem verloren, was darin ist: Wähle die mit den wenigsten Punkten.
caption-destroy_piece = Hier zerstörte Teile verlassen das Spiel, bringen aber ihren Besitzern Punkte.
caption-region_to_explore = Eine Region wird aufgedeckt, ohne dass du hingehst: Sieh nach, wo du siedeln willst.
caption-found_in_region = Eine Stadt ohne Siedler: ein Punkt und neues Land zum Sammeln.
caption-swap_give = Du hast die anderen Karten gesehen. Gib eine von dir für eine bessere, oder behalte alle.
caption-swap_take = Nimm die Karte, die dir am meisten hilft oder die du am meisten fürchtest.
caption-keep_plan = Du hast zwei neue Ziele gesehen. Gib eines von dir für eines davon, oder behalte alle.
caption-take_plan = Nimm das Ziel, dem du am nächsten bist.
caption-score_now = Ein Ziel von dir ist erfüllt: 2 Punkte. Es zählt für das, was gerade geschah, oder gar nicht.
caption-declare = Die Runde ist zu Ende. Zeige Ziele, die du jetzt erfüllst: 2 Punkte für jede Karte.
caption-raze = Am Ende einer Runde darfst du eine Stadt der Größe 1 für 1 Gold aufgeben. Jede Stadt ist ein Punkt, also behalte sie meistens.
caption-name_first = Du sagst, wer die nächste Runde beginnt. Der Erste zu sein ist meistens gut.
