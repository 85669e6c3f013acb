# Sätze des Hauses im Netz.

## Warum nicht

no-such-table = Es gibt keinen Tisch „{ $name }“.
no-such-match = Es gibt keine Partie „{ $name }“.
no-introduction = Diese Einführung gibt es nicht, oder sie hat diese Stelle nicht.
no-such-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
not-started = Die Partie hat noch nicht begonnen.
already-started = Die Partie hat schon begonnen; du kannst zusehen.
only-to-look = Diese Aufzeichnung wurde nur zum Ansehen mitgebracht; bringe sie noch einmal mit, um weiterzuspielen.
still-running = Die Partie ist noch nicht zu Ende.
table-full = Alle Plätze dieses Tisches sind besetzt.
seat-taken = Platz { $seat } ist besetzt oder nicht für dich; wähle einen anderen.
seats-free = Die Partie kann beginnen, wenn jeder Platz besetzt ist.
not-seated = Du sitzt nicht an diesem Tisch.
not-your-seat = Dieser Platz gehört jemand anderem.
private-table = Dieser Tisch ist privat; er öffnet sich mit seiner Einladung.
nobody-seals = Nur ein Mensch, der sich setzt, kann eine Zahl für die Würfel versiegeln, kein freier Platz und kein Bot.
no-series = An diesem Tisch wird nur eine einzige Partie gespielt.
rate-missing = Ein neuer Kurs ist ein positiver Betrag, und nur manche Spiele haben einen.
no-dice = Diese Aufzeichnung hat keinen Startwert, also kann niemand mehr ihre Würfel werfen; man kann sie nur ansehen.
beyond-bounds = Diese Aufzeichnung wird hier nicht angenommen: „{ $place }“ liegt jenseits dessen, was an einem Tisch vereinbart werden kann ({ $detail }).
long-entry = Diese Aufzeichnung wird hier nicht angenommen: Einer ihrer Einträge hat mehr als { $most } Zeichen.
endless-record = Diese Aufzeichnung wird hier nicht angenommen: Es dauert zu lange, sie nachzuspielen.
no-hint-now = Ein Tipp ist für den Platz, der jetzt entscheidet.
hint-failed = Der Tipp kam nicht an; frage noch einmal.
answer-failed = Die Antwort kam nicht an; frage noch einmal.
out-of-reach = Der Teil des Hauses, in dem dieser Tisch steht, antwortet nicht; versuche es gleich noch einmal.
lost-on-the-way = Die Antwort ging unterwegs verloren; sieh nach, wie es steht.
stale = Die Partie ist inzwischen weitergegangen; sieh noch einmal hin.
not-saved = Das ließ sich nicht speichern, also hat sich nichts geändert; versuche es gleich noch einmal.
banned = Der Betreiber dieses Hauses hat dich ausgeschlossen.

## Konten

guest = Gast
name-taken = Diesen Namen hat schon jemand; wähle einen anderen.
wrong-password = Name und Passwort passen nicht zusammen.
wrong-code = Name und Wiederherstellungscode passen nicht zusammen.
mixed-letters = Ein Name wird in den Buchstaben einer einzigen Schrift geschrieben.
too-many-attempts = Das waren zu viele Versuche; warte ein paar Minuten.
signed-in = Du bist schon angemeldet.
no-account = Du bist als Gast hier und hast kein Passwort.

## Umgang miteinander

yourself = Das bist du selbst.
nobody-there = Dort sitzt kein Mensch.
no-such-line = In diesem Gespräch gibt es keine Zeile { $line }.
not-the-host = Das kann nur, wer diesen Tisch eröffnet hat.
not-welcome = Du bist hier nicht jedem willkommen.
kicked = Der Gastgeber hat dich von diesem Tisch weggeschickt.
hushed = Der Gastgeber dieses Tisches hat dich gebeten, nichts mehr zu sagen.
bad-manners = Darin ist ein Wort, das man in diesem Haus nicht sagt.
rated-kick = Was gewertet wird, wird zu Ende gespielt: Niemand wird weggeschickt.

not-followed = Einladen kannst du, wem du folgst.
no-vacation = { $days ->
    [0] Du bist schon fort, oder es ist kein Urlaubstag mehr übrig.
    [one] Ein Urlaubstag ist übrig.
   *[other] { $days } Urlaubstage sind übrig.
}
on-vacation = Dort ist jemand im Urlaub: Seine Tage vergehen nicht.
no-mail = Die E-Mail konnte nicht verschickt werden.
wrong-mail-code = Das ist nicht der Code, der verschickt wurde.
mail-code = Dein Code
mail-code-text = Der Code ist { $code }. Gib ihn auf deiner Seite ein, dann erfährst du per E-Mail, wenn du am Zug bist. Hast du nicht darum gebeten, tu nichts.
your-turn = { $game }: Du bist am Zug
your-turn-text = Du bist am Zug bei { $game }.
no-push = Dieses Haus benachrichtigt keine Browser.
bad-push = Das ist kein Browser, den das Haus benachrichtigen kann: { $what }.
too-many-browsers = Du kannst in höchstens { $most } Browsern benachrichtigt werden.

## Wertungen

rated-account = Dieser Tisch wird gewertet: Nur wer ein Konto hat, kann sich setzen.
rated-seats = Ein gewerteter Tisch braucht mindestens zwei Plätze, jeden für einen anderen Menschen am eigenen Bildschirm oder für einen Bot einer anderen Stufe.
study-running = Die Partie läuft noch: Nur wer mitspielt, kann sie untersuchen, und nur mit dem Wissen des eigenen Platzes.
study-busy = Das sind genug Fragen auf einmal; warte auf die Antworten.
study-failed = Das ließ sich nicht ausrechnen; frag noch einmal, oder versuche eine andere Stellung.
study-left = Niemand wartet mehr auf die Antwort.
rated-hint = An einem gewerteten Tisch spielt jeder allein: Es gibt keine Tipps.
no-help = An diesem Tisch spielt jeder allein: Es gibt keine Tipps.
no-help-record = Diese Partie läuft noch, an einem Tisch ohne Tipps: Ihre Aufzeichnung kannst du mitbringen, wenn sie vorbei ist.
rated-take-back = An einem gewerteten Tisch gilt, was gespielt ist: Kein abgeschlossener Zug wird zurückgenommen.
no-such-person = Niemand namens „{ $name }“ hat hier ein Konto.
nobody-known = Es gibt niemanden mit der Kennung oder dem Kontonamen „{ $name }“.
seat-of-a-bot = Auf Platz { $seat } sitzt ein Bot; übergeben lässt sich nur der Platz eines Menschen.
no-number = Dort muss eine Zahl stehen.

## Turniere

no-such-tournament = Es gibt kein Turnier „{ $name }“.
tournament-seats = { $game } lässt sich nicht zu zweit spielen, und Turniere bestehen aus Partien zu zweit.
tournament-begun = Dieses Turnier hat begonnen; niemand kann mehr beitreten.
tournament-full = Diesem Turnier kann niemand mehr beitreten.
tournament-empty = Ein Turnier beginnt mit zwei Teilnehmern.
too-many-tournaments = Du veranstaltest schon { $most } Turniere; lass erst eines davon zu Ende gehen.
not-entered = Du nimmst an diesem Turnier nicht teil.
not-your-tournament = Nur der Gastgeber kann dieses Turnier beginnen.

## Nachrichten und Anfragen

hello-first = Sage zuerst „hello“.
watch-first = Sieh zuerst einem Tisch zu.
old-client = Diese Seite spricht Protokoll { $theirs }, das Haus spricht { $ours }; lade die Seite neu.
bad-message = Die Nachricht ist bei „{ $place }“ nicht zu verstehen: { $detail }.
bad-request = Die Anfrage ist bei „{ $place }“ nicht zu verstehen: { $detail }.
too-fast = Das war zu viel auf einmal; warte einen Augenblick.
too-many-lines = Bei dir sind zu viele Fenster dieses Hauses offen; schließe einige und lade dieses neu.
too-many = Das waren zu viele neue Tische; warte eine Weile.
chat-nobody = Nur Gäste des Hauses können hier sprechen; lade die Seite neu, um einer zu werden.
said-elsewhere = Du hast den Tisch verlassen, an dem das gesagt werden sollte.
chat-too-fast = Lass die anderen erst lesen; warte einen Augenblick.
too-large = Das ist mehr, als das Haus annimmt.
other-host = So heißt dieses Haus nicht; frage nach seiner Adresse, wer sich darum kümmert.
other-page = Das dürfen nur Seiten dieses Hauses.
no-such-page = Unter „{ $path }“ gibt es nichts.
no-example = Das Regelbuch von { $game } hat kein Beispiel { $number }.
no-words = Es gibt keine Sätze von „{ $domain }“ in „{ $language }“.
wrong-method = Das lässt sich hier nicht mit { $method } fragen.
broken = Im Haus ging etwas schief; es ist aufgeschrieben.

## Neuigkeiten

bot-restarted = Der Computerspieler { $seat } ist gestolpert und denkt noch einmal nach.
bot-replaced = Der Computerspieler { $seat } fand keinen Zug; einer wurde für ihn gewählt.
no-worker = Kein Rechner ist da, der für die Computerspieler denkt; das Spiel geht weiter, sobald einer kommt.
closing = Das Haus schließt für einen Augenblick; alles bleibt erhalten.
because-undo = { $seat } ist einen Schritt zurückgegangen.
because-redo = { $seat } hat einen Schritt noch einmal getan.
because-restart = { $seat } beginnt den Zug von vorn.
because-take-back = { $seat } hat im Einverständnis zurückgenommen.

## Untersuchen

## Öffnen

open = Das Haus ist offen: { $address }
port-taken = Das Haus kann bei { $where } nicht öffnen: { $detail }. Wähle einen anderen Port.
no-host = Das Haus kann bei { $where } nicht öffnen: { $detail }. Es muss eine Adresse dieses Rechners sein, etwa 127.0.0.1.
no-client = Die Seiten für den Browser fehlen in dieser Installation: Dazu braucht es npm (Node 20.19 oder neuer), wenn Edubba installiert wird, oder „make client“ in einem Klon.
succeeded = Die Regeln sind kompiliert; das Haus macht mit ihnen weiter.
no-folder = Der Datenordner { $folder } lässt sich nicht anlegen: { $detail }.
no-store = Die Datenbank { $url } lässt sich nicht öffnen: { $detail }
folder-taken = Im Datenordner { $folder } ist schon ein Haus offen; schließe es zuerst, oder gib diesem mit --data einen eigenen Ordner.
workers-alone = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank: Setze EDUBBA_DATABASE, oder öffne das Haus mit einem Prozess.
bots-nowhere = Mit bot_workers = 0 denken die Bots bei Helfern anderswo, die das Haus durch eine PostgreSQL-Datenbank finden: Setze EDUBBA_DATABASE, oder lass die Bots hier denken.
worker-alone = Ein Helfer findet sein Haus durch dessen PostgreSQL-Datenbank: Setze EDUBBA_DATABASE.
worker-open = Bots des Hauses denken hier, in { $processes ->
    [one] einem Prozess
   *[other] { $processes } Prozessen
}.
worker-differs = Der Helfer hat { $name } { $theirs }, das Haus { $name } { $ours }; installiere dort dieselbe Version.
worker-lacks-bot = Dem Helfer fehlt der Bot { $bot } dieses Hauses; nenne ihn auch dort in EDUBBA_BOTS.
unknown-schema = Die Datenbank { $url } wurde von einem neueren Edubba geschrieben; installiere jene Version oder eine spätere.
store-silent = Die Datenbank antwortet nicht.
no-settings-file = Es gibt keine Einstellungsdatei { $file }.
no-such-setting = Es gibt keine Einstellung { $name }.
bad-setting = Die Einstellung { $name } ist falsch: { $detail }.
bad-settings-file = Die Einstellungsdatei { $file } lässt sich nicht lesen: { $detail }.
no-opentelemetry = Traces brauchen OpenTelemetry, das nicht installiert ist; „pip install 'edubba[traces]'“ bringt es mit.
takes-number = erwartet wird eine Zahl von { $low } bis { $high }
takes-hosts = erwartet werden Namen von Rechnern mit Kommas dazwischen, etwa play.example.org,*.example.net
takes-database = erwartet wird die Adresse einer PostgreSQL-Datenbank, postgresql://NAME@RECHNER/DATENBANK
takes-place = erwartet wird RECHNER:PORT, etwa 10.0.0.5:8100
takes-language = erwartet wird eine von { $known }
takes-mail-address = erwartet wird eine E-Mail-Adresse, etwa edubba@example.org
takes-mail-server = erwartet wird smtp://RECHNER:PORT, oder dasselbe mit smtps oder smtp+starttls
takes-origin = erwartet wird http:// oder https:// mit einem Rechner, etwa https://play.example.org
takes-push-key = erwartet wird ein Schlüssel, den „edubba admin push-key“ gemacht hat
takes-services = erwartet werden Adressen mit Kommas dazwischen, etwa https://*.push.apple.com
takes-networks = erwartet werden Adressen oder Netze mit Kommas dazwischen, etwa 127.0.0.1,10.0.0.0/8

## Was nicht passt, nach einem Doppelpunkt

fault-missing = es fehlt
fault-unknown = danach fragt niemand
fault-json = das ist kein JSON
fault-kind = das ist { $kind ->
    [whole] keine ganze Zahl
    [number] keine Zahl
    [text] kein Text
    [flag] weder true noch false
    [list] keine Liste
   *[object] kein Objekt
}
fault-least = das ist weniger als { $bound }
fault-above = das ist nicht mehr als { $bound }
fault-most = das ist mehr als { $bound }
fault-below = das ist nicht weniger als { $bound }
fault-short = es braucht mindestens { $bound ->
    [one] ein Zeichen
   *[other] { $bound } Zeichen
}
fault-long = es hat mehr als { $bound ->
    [one] ein Zeichen
   *[other] { $bound } Zeichen
}
fault-few = es braucht mindestens { $bound ->
    [one] einen Eintrag
   *[other] { $bound } Einträge
}
fault-many = es hat mehr als { $bound ->
    [one] einen Eintrag
   *[other] { $bound } Einträge
}
fault-choice = möglich ist nur: { $known }
fault-other = was dort steht, ist nicht möglich
fault-toml = { $line ->
    [0] sie bricht mittendrin ab
   *[other] Zeile { $line } ist kein TOML
}

## Punkte am Ende, wo ein Spiel keine Worte dafür hat

category = { $name }

## Der Befehl

help-serve = Das Haus öffnen: im Browser spielen, allein oder mit anderen.
help-settings = Alle anderen Einstellungen kommen aus der Datei edubba.toml im Arbeitsordner (oder einer anderen: EDUBBA_SETTINGS=DATEI) oder aus der Umgebung, etwa EDUBBA_DATABASE=postgresql://...; docs/protocol.md führt sie auf.
opt-host = Adresse, unter der das Haus erreichbar ist; 127.0.0.1 nur auf diesem Rechner.
opt-port = Port, an dem es horcht; ohne Angabe 8000, mit 0 irgendein freier.
opt-data = Ordner für alles, was aufbewahrt wird.
opt-workers = Wie viele Prozesse den Port bedienen; mehr als einer braucht PostgreSQL.
help-worker = Die Bots eines Hauses auch auf diesem Rechner denken lassen.
opt-bot-processes = Wie viele Bots zugleich denken; ohne Angabe einer weniger, als es Kerne gibt. Das Haus wird durch seine PostgreSQL-Datenbank gefunden (EDUBBA_DATABASE).
opt-browser = Den Browser öffnen, sobald das Haus offen ist.

## Befehle des Betreibers

help-admin = Ein Haus betreuen. Tische auflisten, zeigen und schließen, Menschen ausschließen, sichern, wiederherstellen, prüfen, aufräumen.
help-admin-list = Die zuletzt berührten Tische auflisten.
help-admin-show = Die ganze Aufzeichnung eines Tisches ausgeben. Auch das Verborgene steht darin.
help-admin-close = Einen Tisch endgültig beenden, auch während das Haus offen ist.
help-admin-backup = Alles, was das Haus aufbewahrt, in eine Datei schreiben. Das geht auch, während es offen ist.
help-admin-restore = Ein leeres Haus aus einer Sicherung füllen.
help-admin-verify = Jede Partie nachspielen und ihre Würfel beweisen.
help-admin-prune = Beendete Tische vergessen, die einige Tage niemand berührt hat.
help-admin-ban = Jemanden aus dem Haus ausschließen, auch während es offen ist.
help-admin-hand-over = Einen Platz eines Tisches einem anderen Menschen geben.
help-admin-push-key = Den Schlüssel für Nachrichten an Browser machen. Er wird als Einstellung ausgegeben.
help-admin-audit = Auflisten, was Leute anderen getan haben, das Letzte zuerst.
help-admin-reports = Auflisten, was über andere gemeldet wurde, das Letzte zuerst.
help-admin-export = Die Aufzeichnungen aller Tische in einen Ordner schreiben. Auch das Verborgene steht darin.
help-admin-import = Jemandem eine aufgezeichnete Partie zum Ansehen geben.
help-admin-patch = Laufende Partien nach den heutigen Regeln nachspielen. Gesagt wird, welche anders verliefen.
arg-folder = Der Ordner für die Aufzeichnungen.
arg-tablet = Die Aufzeichnung.
opt-apply = Die gleich ausgehenden nach diesen Regeln weitergehen lassen.
arg-person = Die Kennung eines Menschen oder der Name eines Kontos.
arg-seat = Die Nummer des Platzes, ab 0.
opt-undo = Wieder hereinlassen.
arg-table = Die Kennung des Tisches.
arg-backup = Die Datei der Sicherung.
opt-status = Nur Tische in diesem Zustand: open, running oder over.
opt-most = Wie viele höchstens.
opt-days = Tage seit dem letzten Zug.
admin-table = { $table }  { $status }  { $game }  { $seats }  { $date }
admin-banned = { $person } ist ausgeschlossen.
admin-unbanned = { $person } darf wieder herein.
admin-handed-over = Platz { $seat } von { $table } gehört { $person }.
admin-deed = { $date }  { $deed }  { $about }
admin-report-seat = { $date }  { $person } über { $about } an { $table }: { $words }
admin-report = { $date }  { $person } über { $about } an { $table }: „{ $said }“ { $words }
admin-exported = Die Aufzeichnungen von { $tables } Tischen liegen in { $folder }.
admin-imported = { $person } findet sie am Tisch { $table }.
admin-differs = { $match }: anders ab Eintrag { $entry }: { $detail }
admin-patched = { $same } laufende Partien gehen nach den heutigen Regeln gleich aus, { $differs } nicht.
admin-closed = Der Tisch { $table } ist geschlossen.
admin-backup = { $rows } Zeilen stehen in { $file }.
admin-restored = { $rows } Zeilen wurden aus { $file } übernommen.
admin-verified = { $matches } Partien wurden nachgespielt; { $faults } davon haben einen Fehler.
admin-fault = { $match }: { $detail }
admin-unproven = { $match }: Sie wurde ohne ihren Startwert mitgebracht, also sind ihre Würfe nicht bewiesen.
seed-gone = Der Startwert, der für diese Partie versiegelt wurde, ist fort, also lassen sich ihre Würfe nicht beweisen.
series-seed-gone = Der Startwert, der für diese Serie versiegelt wurde, ist fort. Dass die ihrer Partien von ihm stammen, lässt sich also nicht beweisen.
differs-position = Die Stellung ist eine andere.
differs-choices = Anderes darf getan werden.
admin-pruned = { $tables } Tische wurden vergessen.
not-empty = Dieses Haus ist nicht leer; stelle eine Sicherung in einem leeren Datenordner oder einer leeren Datenbank wieder her.
no-such-file = Eine Datei { $file } gibt es nicht.
no-house = In { $folder } ist kein Haus.
no-such-status = Kein Tisch ist „{ $status }“: Sie sind { $known }.
no-backup = { $file } ist keine Sicherung oder keine vollständige.
other-backup = { $file } stammt von einer anderen Version von Edubba; stelle sie mit jener wieder her und installiere dann diese.
