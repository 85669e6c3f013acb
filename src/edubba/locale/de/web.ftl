# Worte des Browsers.

## Das Haus

house-name = Edubba
skip-to-content = Zum Inhalt springen
nav-label = Hauptmenü
nav-play = Spielen
nav-tables = Tische
nav-rules = Regeln
nav-settings = Einstellungen
nav-credits = Dank
connected = Verbunden
connecting = Verbindung …
connection-delay = { $delay } ms
reconnecting = Neue Verbindung …
connection-refused = Nicht verbunden
use-light = Helles Aussehen
use-dark = Dunkles Aussehen
name-change = (Namen ändern)
name-title = Dein Name
name-label = Wie die anderen dich nennen
name-refused = Dieser Name wurde nicht angenommen; versuche einen anderen.
keep-name = Diesen Namen behalten
me-offer = Ein Konto nehmen oder anmelden
me-open = (meine Seite)
cancel = Abbrechen
close = Schließen
loading = Einen Augenblick …

## Hauptmenü

good-morning = Guten Morgen, { $name }
good-day = Guten Tag, { $name }
good-evening = Guten Abend, { $name }
hero-title = Die Lampe brennt. Nimm Platz am Tisch.
hero-lead = Brettspiele aus der Alten Welt und über sie, mit Freunden, mit Fremden oder gegen eine geduldige Maschine. Jeder Zug ist im selben Augenblick gesichert.
hero-picture = Das Spiel von Ur auf einem Tisch im Lampenlicht, in den Fenstern die Nacht
menu-label = Menü der Startseite
menu-play = Spielen
menu-continue = Weiterspielen
menu-rules = Regeln
menu-settings = Einstellungen
menu-credits = Dank
how-rules = Wie die Spiele gehen
choose-game = Wähle ein Spiel
choose-game-lead = Jedes Spiel hat sein eigenes Brett, sein eigenes Regelbuch und Computerspieler in mehreren Stärken.
players = { $same ->
    [yes] { $least } Spieler
   *[no] { $least }–{ $most } Spieler
}
minutes = { $least }–{ $most } Min.
tables-open = { $count ->
    [one] 1 offener Tisch
   *[other] { $count } offene Tische
}
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand auf Mitspieler. Eröffne selbst einen Tisch, dann sehen ihn die anderen hier.
show-all = Alle zeigen
my-games = Deine Partien
live-games = Partien zum Zusehen
watch-game = Nur zusehen: { $game }, { $names }
no-games-yet = Du hast hier noch nicht gespielt. Deine Partien werden an dieser Stelle auf dich warten.

## Tische in Listen

seat-number = Platz { $number }
colour-blue = Blau
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-white = Weiß
colour-purple = Lila
seats-taken = { $taken } von { $all } Plätzen besetzt
clock-none = Ohne Uhr
clock-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-increment = { $minutes } Min. + { $seconds } s je Zug
clock-face-days = { $days } T { $hours } h
clock-sudden = { $minutes } Min. im Ganzen
with = mit { $names }
alone-here = allein
waits-for-players = Wartet auf Mitspieler
under-way = Läuft
look = Ansehen
look-at = { $game } { $company } ansehen
continue = Weiterspielen
continue-with = { $game } { $company } weiterspielen
hosted-by = Gastgeber: { $name }
join = Mitspielen
join-table = Bei { $game } mitspielen, Gastgeber: { $name }
new-table = Neuer Tisch
load-title = Eine Tafel mitbringen
load-lead = Eine .tablet-Datei enthält eine ganze Partie. Spiele sie weiter oder sieh sie Zug für Zug an.
load-continue = Gespeicherte Partie fortsetzen
load-look = Beendete Partie ansehen

## Einen Tisch vorbereiten

other-game = Anderes Spiel
against-whom = Mit wem?
opponent-computer = Mit dem Computer
opponent-computer-lead = Er spielt alle anderen Plätze, so gut du willst.
opponent-local = Mit jemandem hier
opponent-local-lead = Ihr teilt diesen Bildschirm und zieht abwechselnd.
opponent-friend = Mit einem Freund anderswo
opponent-friend-lead = Du bekommst einen Link zum Verschicken.
opponent-open = Mit irgendwem
opponent-open-lead = Der Tisch steht in der Liste für alle, die vorbeikommen.
how-many = Wie viele Spieler
level = Der Computer spielt als
objective = Der Computer spielt um
you-play = Du spielst
preset-unchanged = Nichts ist geändert.
option-is = { $option }: { $value }
option-not = nicht „{ $option }“
by-lot = Das Los entscheidet
seats-one-by-one = Plätze, einer nach dem anderen
who-sits = Wer { $seat } spielt
kind-me = Ich
kind-here = Jemand an diesem Bildschirm
kind-bot = Der Computer
kind-invite = Ein Freund, über einen Link
kind-open = Wer auch kommt
level-of = Wie gut der Computer { $seat } spielt
name-of = Name dessen, der { $seat } spielt
name-placeholder = Name
which-rules = Welche Regeln
all-options = Alle Regeln, die sich ändern lassen
options-changed = { $count ->
    [one] 1 geändert
   *[other] { $count } geändert
}
option-auto = 0 heißt: nach der Zahl der Spieler.
option-never = -1 heißt: nie.
clock = Uhr
series = Partien in Folge
series-games = { $count ->
    [one] Eine einzige Partie
   *[other] { $count } Partien, eine Abrechnung
}
series-open = Bis jemand aufhört
start-game = Partie beginnen
open-table = Tisch eröffnen

## Warten und Platz nehmen

table-title = Am Tisch
sitting-down = Du wirst an den Tisch geführt …
waiting-for = { $count ->
    [one] Ein Platz ist noch frei; die Partie beginnt, wenn er besetzt ist.
   *[other] { $count } Plätze sind noch frei; die Partie beginnt, wenn sie besetzt sind.
}
all-here = Alle sind da.
free-seat = Frei
waits-anybody = für jeden offen
seat-kept = freigehalten
waits-friend = wartet auf einen Freund
computer = Computer
computer-name = Computer
computer-number = Computer { $number }
invite-label = Mit einem Link einladen
invite-lead = Wer diesen Link öffnet, kann einen freien Platz nehmen.
copy = Kopieren
copied = Kopiert
sit-down = Platz nehmen
sit-here = Hier Platz nehmen
sit-at = Auf Platz { $number } setzen
leave-table = Den Tisch verlassen
join-invited = Du bist eingeladen
watch = Nur zusehen

## Am Tisch

open-menu = Menü des Tisches
side-label = Spieler und Verlauf
players-label = Spieler
you = du
has-left = ist gegangen
at-this-screen = an diesem Bildschirm
is-here = da
is-away = fort
thinks = denkt nach …
waits-to-think = wartet aufs Nachdenken, Stelle { $place }
to-move = am Zug
place = { $place }.
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-label = Punkte:
points-of = Punkte von { $name }
time-of = Zeit von { $name }
your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
turn-chance = Das Schicksal entscheidet
game-over = Die Partie ist zu Ende
over = Ende
log = Verlauf
chat = Gespräch
log-or-chat = Verlauf und Gespräch
log-label = Was geschah
log-empty = Noch ist nichts geschehen.
log-earlier = { $count ->
    [one] 1 frühere Zeile
   *[other] { $count } frühere Zeilen
} zeigen
chat-label = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Sagen
chat-pending = unterwegs …
chat-unsaid = Nicht gesagt: { $reason }
chat-again = Noch einmal sagen
board = Das Brett
no-drawing = Dieses Spiel hat noch keine Zeichnung. Alles lässt sich mit den Knöpfen unten wählen; der Verlauf erzählt, was geschieht.
board-in-words = Das Brett in Worten
dock-label = Was gefragt ist
rule-of-this = Was die Regeln dazu sagen
mat-label = Was vor dir liegt
bar-label = Dieser Zug
drawers-label = Mehr vom Tisch
open-mat = Alles vor { $name }
sheet-raise = Mehr zeigen
sheet-lower = Das Brett zeigen
fold = Zuklappen
whole-screen = Ganzer Bildschirm (F11)
unfold = Aufklappen
steps-label = Dieser Zug bisher
tools-label = Zurücknehmen und Hilfe
prompt-reconnecting = Die Verbindung ist abgerissen. Gleich bist du wieder da; nichts ist vergessen.
prompt-playing = Es geschieht etwas …
prompt-confirm = { $action }: Soll es so sein?
prompt-sending = Einen Augenblick …
prompt-chance-next = Gleich kommt der Zufall. Bis dahin kannst du das noch zurücknehmen.
prompt-done = Fertig? Noch kannst du es zurücknehmen.
prompt-waiting = { $name } denkt nach.
prompt-chance = Das Schicksal entscheidet.
step-back = Zurück
confirm = Ja, so sei es
done = Fertig
done-in = Fertig ({ $seconds })
wait = Warten
undo = Rückgängig
take-back = Rücknahme{ "\u00A0" }…
redo = Wiederholen
restart-turn = Zug von vorn
hint = Tipp
skip = Überspringen
fast-forward = Weiter zu mir
and-more = { $count ->
    [one] und eine weitere Möglichkeit
   *[other] und { $count } weitere Möglichkeiten
}
take-back-asked = { $name } möchte { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} zurücknehmen.
take-back-waits = { $name } hat darum gebeten, { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} zurückzunehmen.
take-back-yes = Zustimmen
take-back-no = Ablehnen
curtain-title = Der Bildschirm ist für { $name }
curtain-lead = Die Hände sind voreinander verborgen. Alle anderen sehen jetzt weg.
curtain-lift = Ich bin { $name }: zeig meine Hand
curtain-log = Auch der Verlauf ist hinter dem Vorhang.

## Die Menschen am Tisch

neighbours-title = Die Menschen an diesem Tisch
neighbour-open = Was ist mit { $name }?
tie-friend = Folgen
tie-muted = Stummschalten
tie-blocked = Sperren
tie-lead = Wen du stummschaltest, von dem hörst du nichts. Wen du sperrst, der kann sich auch nicht zu dir setzen. Sie erfahren es nicht.
tied-friend = Du folgst { $name }.
tied-muted = Du hörst nichts mehr von { $name }.
tied-blocked = { $name } kann sich nicht mehr zu dir setzen.
hush = Hier nichts mehr sagen lassen
hushed = { $name } kann an diesem Tisch nichts mehr sagen.
kick = Wegschicken
kicked = { $name } ist von diesem Tisch weggeschickt.
person-report = Dem Betreiber des Hauses etwas darüber sagen
person-report-send = Abschicken
person-reported = Dem Haus ist es gesagt.

## Menü des Tisches

menu-title = Menü
menu-resume = Zurück zur Partie
save-tablet = Als Tafel sichern
menu-restart = Von vorn beginnen
menu-resign = Aufgeben
menu-leave = Verlassen
no-go-on = Nein, weiter
resign-title = Aufgeben?
resign-words = { $seats ->
    [2] Die andere Seite gewinnt, und die Partie ist zu Ende.
   *[other] Du wirst Letzter; der Computer spielt für dich weiter.
}
resign-yes = Ja, aufgeben
leave-title = Den Tisch verlassen?
leave-words = Die Partie wartet auf dich: Du findest sie unter „Deine Partien“ wieder.
leave-yes = Ja, verlassen
report-title = Eine falsche Regel melden
report-lead = Das packt die Aufzeichnung, wie du sie kennst, die Stellung und deine Worte in eine Datei, die du den Machern schicken kannst.
report-rule = Welche Regel (ihre Nummer, wenn du sie kennst)
report-words = Was geschah, und was hätte geschehen sollen
report-save = Meldung sichern
shortcuts-title = Tasten
key-arrows = Über alles gehen, was sich wählen lässt
key-enter = Es wählen
key-enter-name = Enter
key-space-name = Leertaste
key-tab-name = Tab
key-esc-name = Esc
key-shift-name = Umschalt
key-space = Den Zug abschließen
key-tab = Alles der Reihe nach durchgehen
key-esc = Einen Schritt zurück, dann das Menü
key-log = Zum Verlauf
key-sound = Ton an oder aus

## Für alle, die hören statt zu sehen

listen-label = Zum Hören
listen-choices = Was kann ich tun?
listen-where = Wo bin ich?
listen-again = Das letzte Ereignis noch einmal
told-label = Ansagen
told-nothing = Es ist noch nichts geschehen.
choices-label = Möglichkeiten
choices-behind = { $count } Fortsetzungen
choices-effect = Es würde dies bewirken: { $words }
where-eyes = Du bist { $name }
where-points = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
where-chosen = Bisher gewählt: { $path }
where-focus = Bei: { $name }
where-focus-in = Bei: { $name }, in „{ $part }“

## Die versiegelten Würfel

dice-title = Versiegelte Würfel
dice-sealed = Alle Würfe dieser Partie folgen aus einem Startwert, der vor ihrem Beginn gezogen wurde. Sein Siegel wird jetzt veröffentlicht, er selbst am Ende, so dass ihn unterwegs niemand ändern kann.
dice-revealed = Die Partie ist zu Ende, also liegt der Startwert offen. Jeder kann sein Siegel und alle Würfe nachrechnen.
dice-commitment = Siegel
dice-seed = Startwert
dice-later = am Ende der Partie
dice-draws = Würfe bisher
dice-verify = Würfel prüfen
dice-fits = Dein Browser hat das Siegel nachgerechnet, und es stimmt.
dice-broken = Das Siegel oder die Würfe passen nicht zum Startwert.
dice-unsure = Dein Browser kann das Siegel hier nicht nachrechnen; das Haus sagt:

## Das Ende

end-decided = Der Augenblick, der es entschied
end-decided-at = (Schritt { $step })
end-decided-led = { $name } lag vom ersten Schritt an vorn, und niemand kam je vorbei.
end-decided-level = Die Punkte allein entschieden es nicht.
end-decided-passed = { $name } ging in Führung und gab sie nicht mehr ab.
end-decided-ended = Nicht der Punktestand entschied: Hier endete das Spiel.
end-won = { $name } gewinnt
end-you-won = Du gewinnst
end-shared = Geteilter Sieg: { $names }
category = Punkte für
total = Summe
breakdown-label = Punkte nach Arten
series-stands = { $games ->
    [0] Partie { $number }. Bisher gewonnen:
   *[other] Partie { $number } von { $games }. Bisher gewonnen:
}
replay = Noch einmal ansehen
look-at-board = Das Brett ansehen
to-menu = Zum Hauptmenü
rematch = Noch einmal spielen
next-game = Nächste Partie
rematch-waits = Eine weitere Partie wird aufgebaut.
go-there = Dorthin
show-result = Ergebnis zeigen

## Noch einmal ansehen

replay-of = { $game }, Zug für Zug
to-table = Zum Tisch
replay-begin = Der Anfang.
replay-silent = Nichts, was du sehen könntest.
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-turn-back = Zum Zug davor
replay-turn-on = Zum nächsten Zug
replay-live = Live
replay-pace = Tempo
replay-times = × { $times }
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Schritt der Partie
replay-step = { $step } von { $of }
replay-eyes = Mit den Augen von
replay-spectator = einem Zuschauer

## Regeln

rules-title = Regeln
rules-lead = Jedes Spiel in klaren Worten, mit Beispielen zum Durchklicken. Hinter jedem Absatz stehen die genauen Regeln.
rules-of = { $game }: Regeln
rules-all = Alle Regelbücher
rules-search = In den Regeln suchen
rules-search-hint = Ein Wort, oder eine Nummer wie 7.6
rules-part = Kapitel
rules-part-choose = Gehe zu …
rules-preface = Wie dieses Regelbuch geschrieben ist
rules-nothing = Darüber steht hier nichts.
rules-table = Tabelle
rules-to-exact = Die genauen Regeln
rules-to-book = Das einfache Regelbuch
book-search-hint = Ein Wort, etwa „Ende“
rules-in-english = Die genauen Regeln gibt es nur auf Englisch.
book-exactly = Die genauen Regeln dazu
example = Beispiel: { $title }
example-back = Voriges Bild
example-on = Nächstes Bild
example-again = Von vorn
example-step = { $step } von { $of }
play-this = Spielen

## Einstellungen

settings-lead = Sie gelten für dieses Gerät und werden hier aufbewahrt.
settings-look = Aussehen
settings-play = Spielen
settings-sound = Ton
setting-language = Sprache
language-system = Wie der Browser
setting-theme = Licht
theme-system = Wie das System
theme-dark = Lampenlicht
theme-light = Tageslicht
setting-contrast = Kontrast
contrast-system = Wie das System
contrast-usual = Üblich
contrast-more = Hoch
setting-text = Schriftgröße
text-normal = Normal
text-large = Groß
text-larger = Größer
setting-motion = Bewegung
motion-system = Wie das System
motion-full = Voll
motion-reduced = Verringert
setting-speed = Tempo der Züge
setting-speed-note = Wie schnell die Züge der anderen gezeigt werden.
speed-slow = Langsam
speed-natural = Natürlich
speed-fast = Schnell
speed-faster = Sehr schnell
speed-off = Sofort
setting-confirm = Züge bestätigen
setting-confirm-note = Jede Wahl wartet auf einen zweiten Klick.
setting-show-first = Auf einem Touchscreen eine Wahl erst zeigen
setting-show-first-note = Das erste Tippen zeigt, was sie bewirken würde, das zweite macht es so.
setting-end = Wenn ein Zug fertig ist
end-auto = Er schließt von selbst
end-manual = Ich sage, wann
setting-end-note = Bis er geschlossen ist, kannst du ihn frei zurücknehmen.
setting-marks = Hervorheben, was sich wählen lässt
setting-previews = Zeigen, was eine Wahl bewirken würde
setting-letters = Einzelne Buchstaben sind Kurzbefehle
setting-sound = Ton
setting-volume = Lautstärke

## Mitwirkende

credits-unofficial = Dies sind inoffizielle Umsetzungen, allein nach den Regeln geschrieben. Niemand, der hier genannt ist, hat sie gebilligt.
credits-games = Die Spiele
credits-game_of_ur = Das Spiel der fünf Vögel folgt der Lesung der babylonischen Tafel von 177 v. Chr., die Irving L. Finkel veröffentlicht hat: „On the Rules for the Royal Game of Ur“, in Ancient Board Games in Perspective (2007), in der Gestalt eines eigenen Entwurfs.
credits-royal_game_of_ur = Die klassischen Regelwerke sind die, die heute öffentlich gespielt und untersucht werden: Finkels einfache Lesung, der Weg von James Masters und das Aseb genannte Spiel der zwanzig Felder. Veröffentlichte Zahlen von J. Heled und dem Projekt RoyalUr dienten dazu, unsere Lösung zu prüfen.
credits-ur_ziggurat = Ein Spiel von Paolo Mori (2006).
credits-after_the_flood = Ein Spiel von Martin Wallace (2008).
credits-ulm = Ein Spiel von Günter Burkhardt (2016).
credits-clash_of_cultures = Ein Spiel von Christian Marcussen (2012).
credits-rulings = Unsere Auslegungen zu { $game }
credits-libraries = Bibliotheken und Schriften
credits-libraries-lead = Edubba steht auf der Arbeit anderer, jede unter ihrer eigenen Lizenz.
credits-house = Edubba { $version }, MIT-Lizenz. Bretter, Steine und Verzierungen sind mit Code gezeichnet. { $rules ->
    [compiled] Die Regeln laufen kompiliert.
   *[plain] Die Regeln laufen als einfaches Python, um ein Vielfaches langsamer als kompiliert.
}

## Wenn etwas nicht stimmt

problem-title = Das ging nicht
problem-title-closed = Das Haus antwortet nicht
problem-title-broken = Im Haus ging etwas entzwei
problem-title-old = Diese Seite ist veraltet
problem-title-unknown = Hier ist nichts
problem-title-full = Kein Platz ist frei
problem-unreachable = Der Server ist nicht zu erreichen. Vielleicht startet er gerade, oder das Netz ist gestört.
problem-lost = Die Verbindung ging unterwegs verloren; frage gleich noch einmal.
problem-unexpected = Etwas Unerwartetes ist geschehen: { $detail }
problem-part = Ein Teil dieser Seite ließ sich nicht laden: Der Server ist fort oder hat eine neuere Version davon. Lade die Seite neu.
problem-broken = Im Server ist ein Fehler aufgetreten, und er hat ihn aufgeschrieben. Nichts, was bestätigt war, ist verloren; versuche es gleich noch einmal.
problem-status = Der Server hat mit Status { $status } geantwortet, den diese Seite nicht versteht.
problem-no-game = In diesem Haus gibt es kein Spiel „{ $game }“.
problem-lost-page = Diese Adresse führt nirgendwohin; vielleicht ist der Link alt.
problem-full = Alle Plätze dieses Tisches sind besetzt. Du kannst zusehen oder dir einen anderen Tisch suchen.
try-again = Noch einmal versuchen
load-again = Seite neu laden
to-tables = Zu den offenen Tischen

## Meine Seite

me-title = Meine Seite
me-guest-lead = Du bist als Gast hier und kannst so alles spielen. Mit einem Konto gehören dein Name und deine Partien dir auf jedem Gerät.
me-account-lead = Dein Name und deine Partien gehören dir, wo immer du dich anmeldest.
privacy-title = Was das Haus von dir behält
privacy-lead = Nur, was das Spielen braucht. Niemandem wird nachgegangen, nichts wird verkauft oder weitergegeben, und keine Seite eines anderen Hauses wird gefragt.
privacy-cookie = Ein Cookie
privacy-cookie-words = Es sagt, welcher Gast du bist, und sonst nichts. Browser behalten es 400 Tage lang; das Haus hat nur seinen Hash und die Sprache, in der du liest, bis du vergessen wirst.
privacy-games = Deine Partien
privacy-games-words = Tische, wer unter welchem Namen daran saß, und die Aufzeichnung jeder Partie, bis der Betreiber wegräumt, was vorbei ist. An öffentlichen Tischen können alle zusehen, und eine beendete Partie können sich alle ansehen, die wissen, wo sie war.
privacy-chat = Was du sagst
privacy-chat-words = Was im Gespräch gesagt wird, bleibt bei seinem Tisch. Wird etwas davon gemeldet, liest es der Betreiber.
privacy-account = Ein Konto, wenn du eines nimmst
privacy-account-words = Dein Name, der Hash deines Passworts und der deines Wiederherstellungscodes, und deine Wertungen, bis du es löschst. Eine E-Mail-Adresse, oder was deinen Browser erreicht, nur, wenn du dort benachrichtigt werden willst, bis du es zurücknimmst.
privacy-others = Du und andere
privacy-others-words = Wem du folgst, wen du stummschaltest, sperrst oder einlädst, deine Meldungen und deine Urlaubstage. Wer von dir stummgeschaltet oder gesperrt ist, erfährt es nicht. Ein Protokoll davon, mit Nummern statt Namen, bleibt für den Betreiber.
privacy-log = Das Protokoll des Hauses
privacy-log-words = Was schiefgeht, und welche Partien beginnen und enden; keine Namen und keine Adressen. Solange du verbunden bist, werden Anfragen im Arbeitsspeicher nach deiner Netzwerkadresse gezählt, damit niemand alles für sich nimmt.
privacy-browser = In deinem Browser
privacy-browser-words = Deine Einstellungen, bis du sie löschst.
privacy-yours = Ob Gast oder nicht: Auf deiner Seite kannst du eine Abschrift von alldem sichern und dich vergessen lassen. Dann werden dein Name und deine Worte aus allen Partien genommen; frühere Sicherungen des Betreibers haben sie noch.
privacy-to-me = Meine Seite
sign-up-title = Ein Konto nehmen
sign-up-lead = Ein Name und ein Passwort, sonst nichts. Die Partien dieses Browsers bleiben deine.
sign-up = Dieses Konto nehmen
sign-in-title = Anmelden
sign-in = Anmelden
sign-out = Abmelden
account-name = Der Name deines Kontos
password = Passwort
password-note = Mindestens { $least } Zeichen; ein paar Wörter ergeben ein gutes.
password-title = Passwort
password-lead = Wer es ändert, meldet alle anderen Geräte ab.
password-now = Dein jetziges Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Das Passwort ist geändert.
forgot-password = Ich habe mein Passwort vergessen
remembered = Mein Passwort ist mir wieder eingefallen
recover = Das neue Passwort setzen
bring-games = Die Partien mitbringen, die dieser Browser als Gast gespielt hat
recovery-code = Wiederherstellungscode
recovery-title = Dein Wiederherstellungscode
recovery-lead = Solltest du dein Passwort vergessen, lässt dich dieser Code einmal herein. Er wird nur jetzt gezeigt: Schreibe ihn auf oder sichere ihn.
recovery-save = Als Datei sichern
recovery-kept = Ich habe ihn aufbewahrt
recovery-new = Neuer Wiederherstellungscode
recovery-new-lead = Der Code, den du hast, gilt dann nicht mehr.
data-title = Was das Haus von dir weiß
data-lead = Deinen Namen, deine Partien und was du an Tischen gesagt hast. Du kannst eine Abschrift nehmen oder alles vergessen lassen.
data-id = Wer dieses Haus führt, kennt dich als { $person }: Sag das, wenn ein Platz von dir diesem Browser gegeben werden soll.
data-export = Abschrift sichern
data-delete = Mich vergessen
data-delete-lead = Du verlässt alle Tische, dein Name verschwindet aus allen Aufzeichnungen, und was du gesagt hast, aus allen Gesprächen. Niemand kann das rückgängig machen.
data-delete-sure = Mich endgültig vergessen

ties-title = Wen du kennst
ties-empty = Noch niemanden: An einem Tisch kannst du mit den Punkten neben einem Namen jemandem folgen, ihn stummschalten oder sperren.
is-friend = du folgst
is-muted = stumm
is-blocked = gesperrt
untie = Aufheben
untie-of = { $name }: aufheben

## Einführungen

learn = In { $minutes } Minuten spielen lernen
learn-on = Weiterlernen
lesson-label = Einführung
lesson-count = { $number } von { $of }
lesson-next = Weiter
lesson-back = Zurück
lesson-again = Von Anfang an
lesson-leave = Gehen; du kannst später hier weitermachen
lesson-progress = Wie weit du bist
lesson-read = Lies zuerst die Karte; darunter geht es weiter.
lesson-no-commands = Das ist für echte Partien.
first-game = Deine erste Partie spielen
caption-label = Worum es hier geht
caption-read = Verstanden
captions-off = Keine Hinweise mehr

## Nachrichten, Urlaub, E-Mail

notices-title = Man wartet auf dich
notices-count = { $count ->
    [one] 1 wartet auf dich
   *[other] { $count } warten auf dich
}
invited-by = { $name } lädt dich zu { $game } ein
invite-friends = Jemanden einladen, dem du folgst
invited = { $name } ist eingeladen
vacation-title = Tage je Zug
vacation-lead = Während du fort bist, vergehen für dich in Partien mit Tagen je Zug keine Tage. Dieses Jahr noch übrig: { $days }.
vacation-days = Tage
vacation-begin = Fortgehen
vacation-until = Du bist fort bis { $date }.
vacation-end = Ich bin wieder da
mail-label = Deine E-Mail-Adresse, wenn du erfahren willst, wann du am Zug bist
mail-keep = Code schicken
mail-code = Der Code, der an { $address } geschickt wurde
mail-confirm = Das ist der Code
mail-told = Bist du in einer Partie mit Tagen je Zug am Zug und siehst nicht hin, erfährst du es per E-Mail: { $address }
mail-forget = Schickt mir nichts mehr
push-told = { $browsers ->
    [0] Dein Browser kann dir sagen, wenn du in einer Partie mit Tagen je Zug am Zug bist, auch wenn das Haus darin nicht offen ist.
    [one] Ein Browser sagt dir, wenn du in einer Partie mit Tagen je Zug am Zug bist und nicht hinsiehst.
   *[other] { $browsers } Browser sagen dir, wenn du in einer Partie mit Tagen je Zug am Zug bist und nicht hinsiehst.
  }
push-here = Sagt es mir in diesem Browser
push-forget = Sagt es mir in keinem Browser
push-refused = Dieser Browser lässt keine Nachrichten des Hauses zu; in seinen Einstellungen steht, welche Seiten welche schicken dürfen.

## Wertungen und Profile

rated = gewertet
rated-ask = Gewertet
no-hints = ohne Tipps
help-ask = Tipps erlaubt
help-note = Mit Tipps dürfen alle am Tisch, solange die Partie läuft, auch ihre Chancen sehen und die Partie untersuchen; ohne darf es niemand.
rated-note = Es zählt für die Wertung aller, die spielen, auch der Bots; nur wer ein Konto hat, kann sich setzen, und es gibt keine Tipps.
ratings-title = Wertungen
ratings-lead = Danach, wie gut jeder mindestens spielt: die Punkte ohne das, was noch unsicher ist. Wer neu ist, hat 1500.
ratings-empty = Noch hat niemand eine gewertete Partie dieses Spiels gespielt.
rating-two = Zwei Plätze
rating-more = Drei Plätze und mehr
rating-points = { $points } ± { $deviation }
rating-bot = Computer, { $level }
no-ratings = Noch keine gewerteten Partien.
column-game = Spiel
column-seats = Plätze
column-rating = Wertung
column-games = Partien
column-place = Rang
column-name = Name
profile-title = Profil
profile-mine = Mein Profil
profile-since = Hier seit { $date }
profile-ratings = Wertungen
profile-games = Partien
profile-empty = Noch keine Partien.
profile-count = { $game }: { $won } von { $played } gewonnen
profile-place = Rang { $place } von { $of }
profile-replay = { $game } vom { $date } noch einmal ansehen

## Turniere

tournaments-title = Turniere
tournaments-empty = Noch keine Turniere.
tournament-new = Ein neues Turnier
tournament-name = Wie es heißt
tournament-kind = Wie gespielt wird
tournament-minutes = Minuten
tournament-bots = Computer, die teilnehmen
tournament-create = Für alle eröffnen
tournament-account = Mit einem Konto kannst du ein Turnier veranstalten.
tournament-look = { $name } ansehen
tournament-open = wartet auf Teilnehmer
tournament-over = zu Ende
tournament-enter = Teilnehmen
tournament-start = Beginnen
tournament-withdraw = Zurückziehen
tournament-wall = An einer Wand zeigen
kind-knock-out = K.-o.-System
kind-swiss = Schweizer System
kind-round-robin = Jeder gegen jeden
kind-arena = Arena
entrant-bot = Computer { $number }, { $level }
entrant-gone = zurückgezogen
standings = Tabelle
pairs = Paarungen
pair-bye = ein Punkt kampflos
round-number = Runde { $number }
column-points = Punkte
column-opponents = Punkte der Gegner
to-my-table = Zu meinem Tisch
results-csv = Ergebnisse als CSV
results-json = Ergebnisse als JSON

## Das Analysebrett

study = Analyse
study-leave = Zur Wiedergabe
study-graph = Aussichten im Lauf der Partie
study-share = { $name } { $percent } %
study-percent = { $percent } %
study-lost = −{ $points }
study-low = { $percent } %, wenn es schlecht läuft
study-chances = Aussichten auf den Sieg
study-best = am besten
study-played = gespielt
study-fell = kam in der Partie
study-thinking = Denkt nach …
study-thinking-on = Denkt nach … { $rounds ->
    [one] ein Durchgang
   *[other] { $rounds } Durchgänge
}
study-thought = { $rounds ->
    [one] Nach einem Durchgang beurteilt.
   *[other] Nach { $rounds } Durchgängen beurteilt.
}
study-solved = Die genauen Aussichten des gelösten Rennens.
study-network = Nach dem Netz, das das gelöste Rennen gelernt hat: im Mittel { $mean } Punkte daneben, kaum je mehr als { $most }.
study-draw = Zufall wählen lassen
study-review = Rückblick
study-variations = Varianten
study-position = Stellung
study-open = Alle Hände offen
study-imagined = Die Partie läuft noch: Was du nicht wissen kannst, etwa fremde Hände, ist hier ausgedacht.
study-deciding = Mit den Augen dessen, der entscheidet
study-eyes = Mit den Augen von { $name }
study-start = Zum Anfang
study-branch = { $moves ->
    [one] Schritt { $step }, einen Zug abseits
   *[other] Schritt { $step }, { $moves } Züge abseits
}
study-return = Zurück zur Partie
study-return-hand = Zurück zur Stellung
study-aside = Eine eigene Stellung: Sie gehört nicht zur Partie.
study-mistake = Nächster Fehler
study-save = Als Aufzeichnung speichern
study-share-link = Link kopieren
study-copied = Der Link ist kopiert.
study-play = Von hier weiterspielen
study-look = Schritt { $step } ansehen
study-again = Von hier noch einmal
study-balance = Punkte der Aussicht, ganze Partie
study-choices = Wahl
study-luck = Glück
study-reviewing = Die Partie wird noch einmal angesehen: { $percent } %
study-comparing = Die teuersten Entscheidungen werden genauer angesehen …
study-nothing = { $moments ->
    [0] Keine Wahl hat etwas verschenkt, das ein Wort wert wäre.
   *[other] Sonst hat keine Wahl etwas verschenkt, das der Rede wert wäre.
}
study-forget = Diese Variante vergessen
study-no-variations = Spiel auf dem Brett einen anderen Zug, für wen du willst: Was du versuchst, bleibt hier stehen.
study-beginning = Spieler und Regeln
study-lay-out = Anfang aufbauen
study-editor = Ändere, was du willst. Was so nicht auf dem Tisch liegen kann, wird mit dem Grund abgelehnt.
study-set-up = Aufstellen
study-kept = Was die Regeln mitzählen
study-no-value = nichts
study-chance = Zufall
study-house = Haus { $house }
# Einführungen

## Aufgaben

puzzles = Aufgaben
puzzles-lead = Eine Stellung und eine Wahl, die deutlich die beste ist: Finde sie. Was jede Möglichkeit wert ist und warum, erfährst du danach.
puzzle = Aufgabe
puzzle-daily = Aufgabe des Tages · { $day }
puzzle-daily-lead = Für alle dieselbe. Finde die beste Wahl.
puzzle-daily-solved = Gelöst. Morgen kommt die nächste.
puzzle-find = Finde die beste Wahl
puzzle-race = Es zählt die Aussicht, das Rennen zu gewinnen.
puzzle-solved = { $solved } von { $count } gelöst
puzzle-progress = Bisher gelöst
puzzle-streak = { $streak } in Folge
puzzle-streak-best = { $streak } in Folge beim ersten Versuch, höchstens { $longest }
puzzle-filter = Grad
puzzle-all-grades = alle
puzzle-grade-1 = leicht
puzzle-grade-2 = eher leicht
puzzle-grade-3 = mittel
puzzle-grade-4 = schwer
puzzle-grade-5 = sehr schwer
puzzle-solution = Lösung zeigen
puzzle-wrong = Nicht die beste: noch einmal
puzzle-right = Richtig
puzzle-shown = Die Lösung
puzzle-yours = deine
puzzle-next = Nächste Aufgabe
puzzle-study = Von hier an analysieren
puzzle-leave = Zu allen Aufgaben
puzzle-back = Zurück zur Aufgabe

## Felder einer Stellung, die von Hand aufgebaut wird

field-act = Aktion
field-action_deck = Stapel der Aktionskarten
field-action_discard = Ablage der Aktionskarten
field-actions = Aktionen
field-activations = Aktivierungen
field-active = am Zug
field-actor = wer entscheidet
field-advances = Fortschritte
field-among = darunter
field-areas = Gebiete
field-armies = Armeen
field-army = Armee
field-aside = beiseitegelegt
field-assassinated = Attentate
field-at = wo
field-attacker = Angreifer
field-available = verfügbar
field-bag = Beutel
field-banned = gebannt
field-barbarians = Barbaren
field-barbarians_left = Barbaren im Vorrat
field-barge = Kahn
field-base_price = Grundpreis
field-battle = Schlacht
field-begun = begonnen
field-bid = Gebot
field-borrowed = geliehen
field-boxes = Kästen
field-buildings = Gebäude
field-captured = erobert
field-cards = Karten
field-cards_played = gespielte Karten
field-cell = Feld
field-cells = Felder
field-choose = Wahl
field-chosen = gewählt
field-cities = Städte
field-city = Stadt
field-coats = Wappen
field-coats_drawn = gezogene Wappen
field-coats_returned = zurückgelegte Wappen
field-coats_unseen = ungesehene Wappen
field-coins = Münzen
field-collects = gesammelt
field-count = Anzahl
field-counter = Gegenangebot
field-counters = Zählsteine
field-counts = Anzahlen
field-cubes = Würfel
field-culture = Kultur
field-dark = Dunkel
field-decision = Entscheidung
field-decisions = Entscheidungen
field-deck = Stapel
field-descendants = Nachkommen
field-discard = Ablage
field-display = Auslage
field-docks = Anleger
field-done = fertig
field-drafted = eingezogen
field-draw = Ziehen
field-draw_pile = Nachziehstapel
field-drawn = gezogen
field-drawn_tile = gezogenes Plättchen
field-edges = Ränder
field-effect = Wirkung
field-empire = Reich
field-ended = beendet
field-ending = Ende
field-equipment = Ausrüstung
field-event = Ereignis
field-event_deck = Stapel der Ereignisse
field-event_discard = Ablage der Ereignisse
field-exchange = Tausch
field-exhausted = erschöpft
field-exhausted_left = Marker für Erschöpftes im Vorrat
field-extra = zusätzlich
field-first = zuerst
field-fished = gefischt
field-founder_round = Runde der Gründung
field-free = umsonst
field-fresh = neu
field-from = woher
field-gives = gibt
field-green = Grün
field-grid = Raster
field-group = Gruppe
field-half_points = halbe Punkte
field-hand = Hand
field-handled = erledigt
field-hands = Hände
field-happiness = Stimmung
field-held = gehalten
field-high = hoch
field-home = zu Hause
field-influenced = beeinflusst
field-item = Sache
field-kinds = Sorten
field-known = bekannt
field-known_objectives = bekannte Ziele
field-land_battles = Landschlachten
field-large = groß
field-last = zuletzt
field-late = spät
field-learned = gelernt
field-least = mindestens
field-left = übrig
field-left_high = übrig, hoch
field-left_low = übrig, tief
field-light = Hell
field-light_score = Punkte von Hell
field-line = Reihe
field-list = Liste
field-looked = angesehen
field-low = tief
field-marks = Marken
field-most = höchstens
field-moved_cities = versetzte Städte
field-moves = Züge
field-navigated = gesegelt
field-next = danach
field-next_collect = nächstes Sammeln
field-next_tower = nächster Turm
field-number = Zahl
field-objective_deck = Stapel der Ziele
field-objective_discard = Ablage der Ziele
field-objectives = Ziele
field-offered = angeboten
field-offered_objectives = angebotene Ziele
field-offers = Angebote
field-on = auf dem Brett
field-optional = freiwillig
field-order = Reihenfolge
field-other = Gegenüber
field-outer = außen
field-owner = Besitzer
field-paid = bezahlt
field-passed = gepasst
field-phase = Phase
field-place = Ort
field-players = Spieler
field-plays_left = Karten, die noch gespielt werden dürfen
field-points = Punkte
field-pool = Topf
field-purple = Violett
field-quarters = Viertel
field-red = Rot
field-removed = entfernt
field-reshuffled = neu gemischt
field-resource = Ware
field-resources = Waren
field-returned = zurückgegeben
field-returned_objectives = zurückgegebene Ziele
field-revealed = aufgedeckt
field-revolted = aufgestanden
field-round = Runde
field-sailed = gefahren
field-scored = gewertet
field-sealed = besiegelt
field-seals = Siegel
field-seat = Platz
field-second_tile = zweites Plättchen
field-settlement = Siedlung
field-settlements_left = Siedlungen im Vorrat
field-settler = Siedler
field-ship = Schiff
field-shown_to = gezeigt
field-small = klein
field-sparrows = Spatzen
field-spent = ausgegeben
field-stack = Stapel
field-start = Beginn
field-start_player = Startspieler
field-started_as = begonnen als
field-step = Schritt
field-steps = Schritte
field-stock = Vorrat
field-supply = Vorrat
field-tag = Zeichen
field-taken = genommen
field-takeover = Übernahme
field-tally = Zählung
field-target = Ziel
field-terrain = Gelände
field-then = dann
field-thrower = wer wirft
field-thrown = geworfen
field-throws = Würfe
field-tile = Plättchen
field-tiles = Plättchen
field-to_move = am Zug
field-tower = Turm
field-towers_unseen = ungesehene Türme
field-truce = Waffenruhe
field-turn = Zug
field-units = Einheiten
field-up = oben
field-used = gebraucht
field-vp = Siegpunkte
field-waiting = wartet
field-wants = will
field-warlord = Kriegsherr
field-winner = Sieger
field-with_event = mit Ereignis
field-won_land = Landschlachten gewonnen
field-wonder_deck = Stapel der Weltwunder
field-wonder_round = Runde des Weltwunders
field-wonders = Weltwunder
field-workers = Arbeiter
field-ziggurat = Zikkurat

# Was darin steht, wo die Spiele kein Wort dafür haben.
value-barren = karg
value-collect = Einkommen
value-decline = Niedergang
value-end_of_turn = Ende der Runde
value-expanded = ausgebaut
value-face_up = offen
value-fertile = fruchtbar
value-fifth_ziggurat = fünfte Zikkurat
value-forest = Wald
value-last_round = letzte Runde
value-mountain = Gebirge
value-moved = bewegt
value-no_exchange = kein Tausch
value-off = nicht auf dem Brett
value-order_of_play = Spielreihenfolge
value-plain = schlicht
value-race = Rennen gewonnen
value-resigned = aufgegeben
value-sea = Meer
value-turn_cap = Zuggrenze
value-unfinished = nicht beendet
value-victory_points = Punkte
