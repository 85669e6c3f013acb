# Worte für das Spielfeld von Clash of Cultures im Browser.

barbarians = die Barbaren
    .number = plural
nobody = niemand
nothing = nichts
terrain-fertile = fruchtbares Land
terrain-forest = Wald
terrain-mountain = Berg
terrain-barren = Ödland
terrain-sea = Meer
terrain-unknown = unerforscht

map = Die Karte
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-all = Das ganze Land sehen
space = { $id }, { $terrain }
exhausted-space = { $base }, erschöpft
with = { $base }; { $pieces }
again = { $base }; in diesem Zug noch einmal aktiviert wird sie { $mood }
city = Stadt von { $owner } auf { $cell }, Größe { $size }, { $mood }
barbarian-settlement = Siedlung der Barbaren auf { $cell }
units-here = { $base }; { $owner }: { $units }
settlers = { $count ->
    [one] ein Siedler
   *[other] { $count } Siedler
}
armies = { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
}
ships = { $count ->
    [one] ein Schiff
   *[other] { $count } Schiffe
}
barbarian-units = { $count ->
    [one] ein Barbar
   *[other] { $count } Barbaren
}
cities = { $count ->
    [one] eine Stadt
   *[other] { $count } Städte
}
region = Die Region { $id }
stack = { $name } auf { $cell }: { $count }

phase = Runde { $round } von { $rounds }, Zug { $turn } von { $turns }
round = Runde { $round } von { $rounds }
turn = Zug { $turn } von { $turns }
event = Ereignis: { $name }
last-event = Letztes Ereignis: { $name }

## Was man in einem Zug tut

verb-advance = Forschen
verb-move = Bewegen
verb-found = Gründen
verb-activate = Aktivieren
verb-civic = Stimmung
verb-influence = Einfluss
verb-trade = Handeln
verb-play = Karten
verb-use = Fähig­keiten
does-advance = { $count } offen; Ideen, Gold zahlen auch
does-move = Oder Einheiten auf der Karte anklicken
does-found = { $count ->
    [one] Ein Siedler steht auf gutem Land
   *[other] { $count } Siedler stehen auf gutem Land
}
does-activate = { $count ->
    [one] Eine Stadt: sammeln, bauen
   *[other] { $count } Städte: sammeln, bauen
}
does-civic = Stimmungsmarker heben Städte
does-influence = { $count ->
    [one] Eine Stadt: { $die } mit dem Würfel, je Marker { $token } mehr
   *[other] { $count } Städte: { $die } mit dem Würfel, je Marker { $token } mehr
}
does-trade = Mit jemandem handeln: kostet keine Aktion
does-play = { $count ->
    [one] Eine ist spielbar
   *[other] { $count } sind spielbar
}
does-use = { $count ->
    [one] Eine ist nutzbar
   *[other] { $count } sind nutzbar
}
does-collect = Von { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
} nehmen: auf der Karte anklicken
does-collect_most = So viel wie möglich, von dem, was dir am meisten fehlt
does-build_units = Siedler, Armeen, Schiffe
none-advance = Für dich ist keiner mehr übrig
none-move = Keine deiner Einheiten kann sich bewegen
none-found = Kein Siedler auf gutem Land
none-activate = Keine Stadt hat etwas zu tun
none-civic = Du kannst keine Stadt heben
none-influence = Keine Stadt ist in Reichweite
none-play = Jetzt keine spielbar
none-use = Jetzt keine nutzbar
none-trade = Es gibt niemanden, mit dem du handeln kannst
shut-no_place_for_city = Kein Siedler auf gutem Land
shut-no_city_to_raise = Keine Stadt zu heben
has-government = Du hast { $name }
where-found = Goldene Felder: Klicke auf eines, um dort eine Stadt zu gründen.
falls = In diesem Zug noch einmal aktiviert wird die Stadt auf { $cell } { $mood }.
where-activate = Klicke auf eine deiner Städte mit goldenem Rand.
where-influence = Klicke auf eine Stadt mit goldenem Rand: Sie zeigt die Chance mit dem Würfel allein.
attempt = { $cell } beeinflussen
attempt-needs = { $needs } oder mehr auf dem Würfel
attempt-tokens = { $count ->
    [0] Kulturmarker helfen hier nicht
    [one] Mit einem Kulturmarker nach dem Wurf
   *[other] Mit bis zu { $count } Kulturmarkern nach dem Wurf
}
attempt-distance = { $count ->
    [one] Die Entfernung kostet vor dem Wurf einen Kulturmarker.
   *[other] Die Entfernung kostet vor dem Wurf { $count } Kulturmarker.
}
where-play = Deine Karten mit goldenem Rand können gespielt werden.
where-use = Was dir deine Fortschritte und Weltwunder erlauben.
pick-a-stack = Klicke auf Einheiten mit gestricheltem Rand; dann dorthin, wohin sie gehen.
which-advance = Goldene Ränder stehen dir offen. Zeige auf einen, um alles zu lesen.
level-rises = { $track } { $from } → { $to }, und ein Marker
draws-event = Diese Stufe zieht ein Ereignis: Es ist für alle sichtbar und kann schaden.
spent = Was keine Aktion kostet, geht noch: Karten, Fähigkeiten, Handel.
other-action = Etwas anderes
choose-others = Andere Einheiten

## Ziehen und Sammeln

pick-units = Von { $cell } ziehen
way-to = Nach { $cell } gehen
way-road = Auf der Straße nach { $cell }
way-navigate = Um das Spielfeld nach { $cell }
way-embark = Bei { $cell } einschiffen
tag-to = Geh
tag-mountain = Halt
tag-forest = Wald
tag-road = Straße
tag-navigate = Rundum
tag-embark = An Bord
tag-explore = Erkunden
tag-take = Nimm
# Was gefragt wird, sobald auf eine Aktion gezeigt wurde.
next-advance = Welchen Fortschritt nimmst du?
next-found = Wo gründest du die Stadt?
next-activate = Welche Stadt aktivierst du?
next-influence = Welche Stadt beeinflusst du?
next-play = Welche Karte spielst du?
next-use = Welche Fähigkeit nutzt du?
next-pay = Womit zahlst du?
next-trade = Was bietest du, und wofür?
march = Wohin gehen sie von { $cell }?
march-settler = Wohin { $count ->
    [one] geht der Siedler
   *[other] gehen die Siedler
} von { $cell }?
march-army = Wohin { $count ->
    [one] geht die Armee
   *[other] gehen die Armeen
} von { $cell }?
march-ship = Wohin { $count ->
    [one] fährt das Schiff
   *[other] fahren die Schiffe
} von { $cell }?
reach = Gold: in Reichweite. Rot: eine Schlacht, mit der Chance, sie zu gewinnen.
no-reach = Zusammen können sie nirgendwohin.
one-more = Eine mehr: { $name }
one-less = Eine weniger: { $name }
attack = { $cell } angreifen
sides = { $attackers } gegen { $defenders }
sides-fortress = { $attackers } gegen { $defenders } und eine Festung
losses = Du verlierst { $own }, sie verlieren { $other } im Mittel
both-fall = beide fallen { $share }
with-steel = Mit Stahlwaffen, 1
without-cards = Alle Würfel gezählt, bis zum Ende gekämpft, ohne Karten.
collect-one = { $kind } von { $cell } sammeln
collect-most = Gleich sammeln
overflow = { $kind } ist mit { $most } voll: Mehr davon ginge verloren.
raze-gives = Eine Stadt der Größe 1 kann für 1 Gold geschleift werden: Klicke darauf, oder mach weiter.
raze-again = Das zerstört deine Stadt auf { $cell } für immer. Klicke noch einmal darauf, um sie zu schleifen.
last-city = Es ist deine letzte Stadt: Hast du keine mehr, endet die Partie.

## Schlacht

battle-title = Schlacht auf { $cell }
naval-title = Seeschlacht auf { $cell }
raid-title = Überfall auf { $cell }
battle-round = { $round ->
    [0] sie beginnt
   *[other] Kampfrunde { $round }
}
attacks = { $seat } { $seat-number ->
    [plural] greifen an
   *[one] greift an
}
defends = { $seat } { $seat-number ->
    [plural] verteidigen
   *[one] verteidigt
}
from-space = von { $cell }
on-space = auf { $cell }
troop = { $count } stehen, { $fallen } gefallen
thrown = Würfel: { $faces }
fortress-helps = Festung: in der ersten Runde ein Würfel mehr, und sie hält einen Treffer ab
steel = Stahlwaffen: { $count } mehr in jeder Runde
dice-and-more = Würfel { $dice }, Karten und Fähigkeiten
value = Kampfwert
hits = { $count ->
    [one] Treffer
   *[other] Treffer
}
outlook = Mit Würfeln allein gewinnt der Angreifer { $win }, verliert { $lose }; beide fallen { $both }.
outlook-steel = Mit Stahlwaffen gewinnt der Angreifer { $win }, verliert { $lose }; beide fallen { $both }.
five-a-hit = Je 5 Punkte Kampfwert sind ein Treffer.
face-down = Eine Karte liegt verdeckt
no-card = keine Karte

## Handel

you-pay = Du zahlst
pay-this = Das zahlen
pay-anew = Von vorn
still-missing = { $count } fehlen noch
trade-form = Ein Angebot
you-give = Du gibst
other-gives = { $seat } gibt
own-cards = Karten
of-most = von { $most }
send-offer = Angebot abschicken
no-offer = Kein Angebot
trade = { $from } bietet { $to } einen Handel
trade-to-you = { $from } bietet dir einen Handel
cards-in-it = Karten darin: { $names }
trade-overflow = Du würdest { $lost } verlieren: Es ist nur Platz für { $most }.

## Erkunden

turned = Wie soll das neue Land liegen?
lie = So legen: { $spaces }

## Was vor einem Platz liegt

good = { $kind }: { $count } von { $most }
good-full = { $kind }: { $count }, voll
happiness = Glück
culture = Kultur
track = { $kind }: { $count }; { $track } { $level }
to-event = { $count } bis zum Ereignis
supply-settlement = Siedlung
supply-port = Hafen
supply-academy = Akademie
supply-fortress = Festung
supply-temple = Tempel
supply-settler = Siedler
supply-army = Armee
supply-ship = Schiff
left-in-supply = noch { $count } im Vorrat
in-supply = Im Vorrat
unit = { $name } auf { $cell }{ $marks ->
    [0] {""}
   *[other] , hat gehandelt
}
advances-count = { $count ->
    [one] 1 Fortschritt
   *[other] { $count } Fortschritte
}
cards-count = { $count ->
    [one] 1 Aktionskarte
   *[other] { $count } Aktionskarten
}
objectives-count = { $count ->
    [one] 1 Zielkarte
   *[other] { $count } Zielkarten
}
scored-count = { $count ->
    [one] 1 Ziel gewertet
   *[other] { $count } Ziele gewertet
}
score-city_pieces = { $points } für Bauteile
score-advances = { $points } für Fortschritte
score-wonders = { $points } für Weltwunder
score-objectives = { $points } für Ziele
score-events = { $points } aus Ereignissen
lost-actions = verliert nächsten Zug { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}
banned = baut nichts vor der Hygiene
borrowed = hat diesen Zug { $name }
truce = im Frieden mit { $seat }

## Karten

own-hand = Deine Karten
known-hand = Bekannte Karten von { $seat }
looked = Karten, die du ansiehst
cards = Karten
no-cards = Du kennst keine anderen Karten.
discarded = Abgelegt
card = { $name }: { $text } In der Schlacht { $tactics }: { $effect }
card-person = { $name }: { $text }
objective = { $peace }: { $text } Oder { $war }: { $effect } { $points } Punkte.
uses-action = Aktion.
goal = { $have } von { $needs }
goal-met = zählt ✓
needs = Braucht { $advances }
short = Es fehlt:
stands = Steht auf { $cell }, gebaut von { $seat }
wonders = Weltwunder
no-wonders = Noch ist kein Weltwunder aufgedeckt.
piles = Stapel
pile-actions = Aktionskarten: { $count }
pile-objectives = Zielkarten: { $count }
pile-events = Ereignisse: { $count }
pile-wonders = Weltwunder: { $count }
pile-tiles = Regionen: { $count }
pile-barbarians = Barbaren: { $count }
pile-settlements = Barbarensiedlungen: { $count }
pile-exhausted = Erschöpft-Marker: { $count }

## Fortschritte

advances = Fortschritte
advance = { $name }: { $text } Im Besitz von: { $owners }.
legend-own = deine { $count }
legend-happiness = Glück +1 und ein Stimmungsmarker
legend-culture = Kultur +1 und ein Kulturmarker
legend-price = je
category-agriculture = Landbau
category-construction = Baukunst
category-maritime = Seefahrt
category-education = Bildung
category-warfare = Kriegskunst
category-spirituality = Glaube
category-economy = Wirtschaft
category-culture = Kultur
category-science = Wissenschaft
category-democracy = Demokratie
category-autocracy = Autokratie
category-theocracy = Theokratie
brief-farming = Nahrung von gutem Land, Holz aus Wald
brief-storage = Bis zu 7 Nahrung lagern
brief-irrigation = Nahrung von Ödland, kein Hunger
brief-husbandry = Einmal zwei Felder weit sammeln
brief-mining = Erz aus Bergen
brief-engineering = Deckt ein Weltwunder auf; nötig zum Bau
brief-sanitation = Siedler für 1 Stimmung, keine Seuche
brief-roads = Zwei Felder für 1 Nahrung, 1 Erz
brief-fishing = Nahrung vom Meer neben der Stadt
brief-navigation = Schiffe fahren um das Spielfeld
brief-war_ships = Hält einen Treffer ab, See und Landung
brief-cartography = Seefahrt bringt eine Idee
brief-writing = Zieht eine Aktions- und eine Zielkarte
brief-public_education = Akademien: 1 Idee
brief-free_education = Eine Idee mehr: ein Stimmungsmarker
brief-philosophy = Eine Idee jetzt und je Wissenschaft
brief-tactics = Armeen ziehen, Karten kämpfen
brief-siegecraft = Zahlen, um eine Festung zu brechen
brief-steel_weapons = 1 Erz in der Schlacht: +2 je Runde
brief-draft = Eine Armee für 1 Stimmungsmarker
brief-myths = Stimmung wehrt böse Ereignisse ab
brief-rituals = Aufheitern mit jedem Gut
brief-priesthood = Eine Wissenschaft ohne Nahrung
brief-state_religion = Ein Tempel ohne Nahrung
brief-bartering = Eine Karte wird Gold oder Kultur
brief-trade_routes = Bis 4 Nahrung aus Routen je Zug
brief-taxes = 1 Stimmung: Güter je Stadt
brief-currency = Routen und Steuern zahlen Gold
brief-arts = 1 Kultur: freier Einfluss
brief-sports = Kulturmarker heben eine Stadt
brief-monuments = Deckt ein Weltwunder auf; schützt
brief-theaters = Stimmung gegen Kultur tauschen
brief-math = Ingenieurskunst, Straßen ohne Nahrung
brief-astronomy = Navigation, Kartografie ohne Nahrung
brief-medicine = Ein Gut für Einheiten zurück
brief-metallurgy = Stahl ohne Erz; Erz zu Gold
brief-voting = 1 Stimmung: frei aufheitern
brief-separation_of_power = Glückliche Städte widerstehen
brief-civil_liberties = Aktion: 3 Stimmungsmarker
brief-free_economy = 1 Stimmung: frei sammeln
brief-nationalism = Truppenbau bringt einen Marker
brief-totalitarianism = Besetzte Städte widerstehen
brief-absolute_power = 2 Stimmung: eine Aktion mehr
brief-forced_labor = 1 Stimmung: wütend gilt als neutral
brief-dogma = Tempel bringen Theokratie
brief-devotion = Städte mit Tempel widerstehen
brief-conversion = +1 auf Einfluss, und ein Marker
brief-fanaticism = +2 in Städten mit Tempel

told-player = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $goods }; Glück { $happiness }, Kultur { $culture }; { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
}, { $objectives ->
    [one] 1 Zielkarte
   *[other] { $objectives } Zielkarten
}
told-advances = Fortschritte von { $seat }: { $names }
told-unknown = { $count ->
    [one] Eine Region ist
   *[other] { $count } Regionen sind
} unerforscht
