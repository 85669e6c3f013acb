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
caption-gain_advance = Lerne einen Fortschritt, ohne ihn zu bezahlen.
caption-choose_good = Wähle, was du nimmst.
caption-barbarian_space = Hier siedeln Barbaren: Wähle das Feld, auf dem sie dich am wenigsten stören.
