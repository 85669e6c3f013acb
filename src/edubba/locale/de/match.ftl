# Sätze der Partie: ihre Aufzeichnung, ihre Würfel, ihre Uhren und was außerhalb der Regeln gesagt wird.

## Warum nicht

why-no_such_seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
why-not_your_turn = { $seat } ist nicht am Zug; { $actor } entscheidet.
why-bots_turn = { $bot } entscheidet für { $seat }: „play_out()“ lässt es ziehen, und ein Zug an seiner Stelle muss den Platz nennen.
why-turn_open = { $seat } hat den Zug noch nicht abgeschlossen.
why-dice_due = Zuerst muss gewürfelt werden.
why-no_throw_due = Jetzt wird nicht gewürfelt.
why-not_an_outcome = Die Würfel können jetzt nicht „{ $text }“ zeigen, nur: { $right }.
why-dice_throw_themselves = Die versiegelten Würfel dieser Partie fallen von selbst.
why-nonces_missing = Die Würfel warten, bis jeder Platz, der etwas beisteuert, seine Zahl geöffnet hat.
why-no_nonce = { $seat } hat keine Zahl zu öffnen.
why-nonce_late = Die Zahl von { $seat } kommt zu spät; die Würfel fallen ohne sie.
why-wrong_nonce = Die Zahl, die { $seat } öffnet, ist nicht die versiegelte.
why-not_forced = Nur eine Antwort ohne Wahl wird von selbst gegeben.
why-list_too_long = Aktion { $number } der Liste käme nach einem Wurf, einer Aufdeckung oder der Entscheidung eines anderen Platzes; schicke zuerst die Aktionen davor.
why-nothing_to_close = { $seat } hat keinen offenen Zug abzuschließen.
why-nothing_to_undo = { $seat } hat nichts zurückzunehmen: Was geworfen, gezeigt oder endgültig ist oder worauf ein anderer Platz gefolgt ist, geht nur im Einverständnis zurück.
why-nothing_to_redo = { $seat } hat nichts zurückgenommen, was noch einmal getan werden könnte.
why-too_few_moves = { $seat } hat bisher { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} gemacht und kann nur darum bitten.
why-already_asked = Eine Bitte um Zurücknahme wartet schon auf Antwort.
why-not_asked = { $seat } wurde um nichts gebeten.
why-resign_later = { $seat } kann aufgeben, sobald nicht mehr ein anderer Platz entscheidet.
why-already_gone = { $seat } hat diese Partie schon verlassen.
why-no_clock = Diese Partie hat keine Uhr.
why-time_needed = Diese Partie hat eine Uhr, also braucht alles eine Zeit.
why-time_runs_backwards = Die Zeit liegt vor der des vorigen Eintrags.
why-time_left = { $seat } hat noch Zeit.
why-time_over = Die Zeit von { $seat } ist abgelaufen.
why-not_readable = „{ $text }“ ist hier nicht zu verstehen.
why-not_in_a_match = „{ $command }“ gehört zwischen die Partien einer Serie.

why-game_running = Die Partie läuft noch; das wird zwischen den Partien geregelt.
why-series_over = Die Serie ist zu Ende.
why-no_rate = In { $game } gibt es keinen Kurs zu vereinbaren.
why-not_open_ended = Niemand wird gefragt: { $games ->
    [one] 1 Partie ist vereinbart
   *[other] { $games } Partien sind vereinbart
}, und alle werden gespielt.
why-consent_missing = Die nächste Partie beginnt, wenn alle zugestimmt haben.

## Was geschah

took-back = { $seat } nimmt zurück.
asks-take-back = { $seat } möchte { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} zurücknehmen.
refuses-take-back = { $seat } ist nicht einverstanden.
resigned = { $seat } gibt auf; ein Bot spielt weiter.
flagged = Die Zeit von { $seat } ist abgelaufen; ein Bot spielt weiter.
left = { $seat } geht; ein Bot spielt weiter.
seat-taken = { $name } spielt jetzt { $seat }.
nonce-withheld = { $seat } hat die versiegelte Zahl nicht geöffnet; die Würfel fallen ohne sie.

end-resigned = { $seat } gibt auf; { $winner } gewinnt.
end-flagged = Die Zeit von { $seat } ist abgelaufen; { $winner } gewinnt.
end-left = { $seat } geht; { $winner } gewinnt.
end-alone = Alle anderen sind gegangen; { $winner } gewinnt.

## Würfel und Plätze

bad-seed = Ein Startwert hat { $bytes } Bytes.
bad-script = Wurf { $number } der Vorlage ist „{ $text }“, aber die Würfel können nur zeigen: { $right }.
bad-throw = Die Würfel können nicht „{ $text }“ zeigen, nur: { $right }.
bad-seal = „{ $seal }“ ist nicht das Siegel einer Zahl; ein Siegel hat 64 Hexadezimalziffern.
nonces-need-seal = Nur versiegelte Würfel nehmen Zahlen der Plätze auf.
wrong-seats = { $found } Plätze wurden angegeben, aufgebaut sind { $right }.
no-bot = { $seat } wird vom Bot „{ $bot }“ gespielt, und niemand hat einen beigestellt.
ambiguous = „{ $text }“ kann heißen: { $moves }.
no-such-step = Es gibt keinen Schritt { $step }; diese Partie hat die Schritte 0 bis { $last }.

## Aufzeichnungen

not-a-tablet = Das ist keine Tafel: Die erste Zeile ist nicht „edubba tablet“ mit einer Version.
wrong-format = Diese Tafel ist im Format { $found } geschrieben; dieses Programm liest Format { $known }.
truncated = Diese Tafel ist unvollständig: Sie bricht nach Zeile { $line } ab, ohne Schlusszeile.
edited = Diese Tafel wurde nachträglich verändert: Ihre Prüfsumme stimmt nicht.
unreadable = { $path } lässt sich nicht lesen: { $detail }.
unwritable = { $path } lässt sich nicht schreiben: { $detail }.
bad-header = Zeile { $line } dieser Tafel ist keine Zeile ihres Kopfes: „{ $text }“.
missing-header = Im Kopf dieser Tafel fehlt die Zeile „{ $key }“.
wrong-header = Der Kopf dieser Tafel ist falsch: { $detail }.
head-json = „{ $place }“ ist kein JSON
head-seats = die Plätze sind nicht der Reihe nach von 0 an nummeriert
head-hash = „{ $place }“ besteht nicht aus { $digits } hexadezimalen Ziffern
head-negative = „{ $place }“ ist kleiner als 0
bad-line = Zeile { $line } dieser Tafel ist kein Eintrag: „{ $text }“.
wrong-number = Zeile { $line } dieser Tafel trägt die Nummer { $found }; an der Reihe wäre { $right }.
newer-rules = Diese Tafel wurde nach Version { $theirs } der Regeln von { $game } gespielt; dieses Programm kennt nur Version { $ours } und muss erst erneuert werden.
older-rules = Diese Tafel wurde nach Version { $theirs } der Regeln von { $game } gespielt; dieses Programm spielt nach Version { $ours }, in der dieselben Züge anderswohin führen könnten, und kann sie nicht nachspielen.
is-a-series = Diese Tafel enthält eine Serie, keine einzelne Partie.
not-a-series = Diese Tafel enthält eine einzelne Partie, keine Serie.
redacted = Das ist, was ein Platz von einer laufenden Partie gesehen hat: Es lässt sich lesen, aber nicht nachspielen.
wrong-result = Das Ergebnis auf dieser Tafel ist nicht das, zu dem ihre Züge führen.
bad-entry = { $place } kann nicht stimmen: { $detail }
place-line = Zeile { $line }
place-entry = Eintrag { $seq }
not-the-next = { $right } wäre die nächste Nummer.
wrong-roll = Das zeigen die versiegelten Würfel nicht.
place-between = Was nach Partie { $number } gesagt wurde, Nummer { $seq },
not-as-agreed = Partie { $number } dieser Serie wurde nicht so aufgebaut, wie die Plätze es vereinbart hatten.
wrong-seed = Der Startwert dieser Tafel ist nicht der, der zu Beginn versiegelt wurde.

series-won = { $seat } gewinnt die Serie.
series-drawn = Die Serie endet unentschieden.

## Prüfung

proven-whole = Die Datei ist vollständig und ihre Prüfsumme stimmt (das schützt vor Versehen, nicht vor Fälschung).
proven-legal = Alle { $entries } Einträge folgen den Regeln.
proven-result = Das Ergebnis ist das, zu dem die Züge führen: { $reason }
proven-seed = Der Startwert ist der, der vor dem ersten Wurf versiegelt wurde (Siegel { $seal }).
proven-rolls = { $rolls ->
    [one] Der einzige Wurf ist
   *[other] Alle { $rolls } Würfe sind
}, was der versiegelte Startwert sagt.
proven-nonces = { $seats ->
    [one] Ein Platz hat
   *[other] { $seats } Plätze haben
} eine eigene Zahl zu den Würfeln beigesteuert, also konnte niemand ohne sie alle die Würfe bestimmen.
proven-series = Alle { $games } Partien wurden wie vereinbart aufgebaut.
proven-series-seed = Die Startwerte aller Partien stammen von dem, der vor der ersten versiegelt wurde (Siegel { $seal }).
wrong-series-seed = Der Startwert von Partie { $number } stammt nicht von dem, der für die Serie versiegelt wurde.
in-game = Partie { $number }: { $detail }
wrong-roll-number = Wurf { $number } ist nicht, was der versiegelte Startwert sagt.
unproven-running = Die Partie ist nicht zu Ende, also hat sie noch kein Ergebnis.
unproven-manual = Menschen haben gewürfelt und die { $rolls } Würfe angesagt: Nichts beweist sie.
unproven-scripted = Die { $rolls } Würfe wurden vorher aufgeschrieben: Nichts beweist sie.
unproven-sealed = Der Startwert steht nicht auf dieser Tafel (er wird am Ende enthüllt), also lassen sich die { $rolls } Würfe nicht beweisen.
unproven-withheld = { $seats ->
    [one] Ein Platz hat
   *[other] { $seats } Plätze haben
} eine Zahl versiegelt und nicht geöffnet; damit ist nicht bewiesen, dass wer den Startwert versiegelte, sie nicht fallen ließ, um zwischen Würfen zu wählen.
unproven-known = Die Zahlen der Plätze waren vor dieser Partie bekannt; nur die Tafel der ganzen Serie beweist, dass der Startwert nicht danach gewählt wurde.
unproven-choice = Kein Platz hat eine eigene Zahl zu den Würfeln beigesteuert; damit ist nicht bewiesen, dass wer den Startwert versiegelte, nicht erst mehrere ausprobiert hat.
