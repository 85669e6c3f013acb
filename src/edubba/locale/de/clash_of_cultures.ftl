# Clash of Cultures.

title = Clash of Cultures
summary = Führe eine Kultur durch sechs Runden: erkunden, Städte gründen, fortschreiten, beeinflussen und kämpfen.
seat-0 = Rot
seat-1 = Blau
seat-2 = Gelb
seat-3 = Grün
barbarians = Barbaren
    .the = {"die "}
    .The = {"Die "}
    .dative = {"den "}
    .number = plural
barbarian_settlement = Barbarensiedlung
    .the = die Barbarensiedlung
    .accusative = die Barbarensiedlung

## Optionen

option-published_unit_costs = Armeen kosten 1 Nahrung und 1 Erz, Schiffe 2 Holz, wie in der späteren Ausgabe.
option-influence_range_base_city = Einfluss reicht so weit, wie die eigene Ausgangsstadt groß ist.
option-elimination_at_status_phase = Wer keine Stadt mehr hat, spielt bis zur nächsten Statusphase weiter.
option-barbarians_spare_last_city = Barbaren können die Siedlung einer letzten Stadt nicht zerstören.
option-barbarian_battles_one_round = Angriffe auf Barbaren dauern eine Runde.
option-wonders_need_happy_city = Weltwunder werden nur in glücklichen Städten gebaut.
option-wonders_without_engineering = Weltwunder können ohne Ingenieurskunst gebaut werden.
option-no_trading = Die Spieler handeln nicht miteinander.
option-great_wall = Die Große Mauer ist unter den Weltwundern.
option-extra_events = Zwei weitere Ereigniskarten: Aufstand und Gesandter.
option-keep_last_city = Niemand darf seine eigene letzte Stadt zerstören.
option-status_objectives_repeat = In einer Statusphase zählt jede Karte desselben Ziels, nicht nur eine.
option-trade_offers = Angebote, die ein Spieler in seinem Zug machen darf (0: beliebig viele).
preset-seed = Die Regeln, wie sie geschrieben stehen: Wer seine letzte Stadt verliert, beendet die Partie sofort.
preset-whole_evening = Ein ganzer Abend mit sechs Runden: Weder Barbaren noch der Besitzer zerstören eine letzte Stadt.

## Namen

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
kind-food = Nahrung
    .number = mass
    .dative = Nahrung
kind-wood = Holz
    .number = mass
    .dative = Holz
kind-ore = Erz
    .number = mass
    .dative = Erz
kind-ideas = Ideen
    .dative = Ideen
kind-gold = Gold
    .number = mass
    .dative = Gold
kind-mood = Stimmungsmarker
    .dative = Stimmungsmarkern
kind-culture = Kulturmarker
    .dative = Kulturmarkern
mood-angry = wütend
mood-neutral = neutral
mood-happy = glücklich
unit-settler = Siedler
    .free = einen kostenlosen Siedler
unit-army = Armee
    .free = eine kostenlose Armee
unit-ship = Schiff
    .free = ein kostenloses Schiff
one_of = { $unit } { $number }
build-settler = einen Siedler
build-army = eine Armee
build-ship = ein Schiff
build-drafted_army = eine Armee durch Aushebung
build-welcomed_settler = einen Siedler für einen Stimmungsmarker
building-port = Hafen
    .the = der Hafen
    .accusative = den Hafen
    .a = einen Hafen
building-academy = Akademie
    .the = die Akademie
    .accusative = die Akademie
    .a = eine Akademie
building-fortress = Festung
    .the = die Festung
    .accusative = die Festung
    .a = eine Festung
building-temple = Tempel
    .the = der Tempel
    .accusative = den Tempel
    .a = einen Tempel
government-democracy = Demokratie
government-autocracy = Autokratie
government-theocracy = Theokratie
advance-farming = Ackerbau
advance-storage = Vorratshaltung
advance-irrigation = Bewässerung
advance-husbandry = Viehzucht
advance-mining = Bergbau
advance-engineering = Ingenieurskunst
advance-sanitation = Hygiene
advance-roads = Straßen
advance-fishing = Fischerei
advance-navigation = Navigation
advance-war_ships = Kriegsschiffe
advance-cartography = Kartografie
advance-writing = Schrift
advance-public_education = Öffentliche Bildung
advance-free_education = Freie Bildung
advance-philosophy = Philosophie
advance-tactics = Taktik
advance-siegecraft = Belagerungskunst
advance-steel_weapons = Stahlwaffen
advance-draft = Aushebung
advance-myths = Mythen
advance-rituals = Rituale
advance-priesthood = Priesterschaft
advance-state_religion = Staatsreligion
advance-bartering = Tauschhandel
advance-trade_routes = Handelsrouten
advance-taxes = Steuern
advance-currency = Währung
advance-arts = Künste
advance-sports = Sport
advance-monuments = Denkmäler
advance-theaters = Theater
advance-math = Mathematik
advance-astronomy = Astronomie
advance-medicine = Medizin
advance-metallurgy = Metallurgie
advance-voting = Wahlen
advance-separation_of_power = Gewaltenteilung
advance-civil_liberties = Bürgerrechte
advance-free_economy = Freie Wirtschaft
advance-nationalism = Nationalismus
advance-totalitarianism = Totalitarismus
advance-absolute_power = Absolute Macht
advance-forced_labor = Zwangsarbeit
advance-dogma = Dogma
advance-devotion = Hingabe
advance-conversion = Bekehrung
advance-fanaticism = Fanatismus
wonder-great_pyramids = Große Pyramiden
    .number = plural
    .the = die Großen Pyramiden
    .accusative = die Großen Pyramiden
wonder-great_gardens = Große Gärten
    .number = plural
    .the = die Großen Gärten
    .accusative = die Großen Gärten
wonder-great_library = Große Bibliothek
    .the = die Große Bibliothek
    .accusative = die Große Bibliothek
wonder-great_lighthouse = Großer Leuchtturm
    .the = der Große Leuchtturm
    .accusative = den Großen Leuchtturm
wonder-great_mausoleum = Großes Mausoleum
    .the = das Große Mausoleum
    .accusative = das Große Mausoleum
wonder-great_statue = Große Statue
    .the = die Große Statue
    .accusative = die Große Statue
wonder-great_colosseum = Großes Kolosseum
    .the = das Große Kolosseum
    .accusative = das Große Kolosseum
wonder-great_wall = Große Mauer
    .the = die Große Mauer
    .accusative = die Große Mauer
card-act_01 = Schneller Fortschritt / Peltasten
card-act_02 = Schneller Fortschritt / Eingekreist
card-act_03 = Eingebung / Eingekreist
card-act_04 = Eingebung / Peltasten
card-act_05 = Heldenhafter Feldherr / Keilformation
card-act_06 = Heldenhafter Feldherr / Hohe Moral
card-act_07 = Spion / Harter Widerstand
card-act_08 = Spion / Hohe Moral
card-act_09 = Ideen / Anhöhe
card-act_10 = Ideen / Überraschung
card-act_11 = Große Ideen / Belagerung
card-act_12 = Große Ideen / Anhöhe
card-act_13 = Söldner / Für das Volk
card-act_14 = Söldner / Harter Widerstand
card-act_15 = Kulturelle Übernahme / Harter Widerstand
card-act_16 = Kulturelle Übernahme / Bessere Verteidigung
card-act_17 = Stadtentwicklung / Taktischer Rückzug
card-act_18 = Stadtentwicklung / Peltasten
card-act_19 = Produktionsschwerpunkt / Taktischer Rückzug
card-act_20 = Produktionsschwerpunkt / Peltasten
card-act_21 = Entdecker / Eingekreist
card-act_22 = Entdecker / Verteidigungsformation
card-act_23 = Verhandlungen / Späher
card-act_24 = Verhandlungen / Märtyrer
card-act_25 = Führungsstärke / Anhöhe
card-act_26 = Führungsstärke / Bogenschützen
card-act_27 = Attentat / Anhöhe
card-act_28 = Attentat / Bogenschützen
card-act_29 = Massenproduktion / Verteidigungsformation
card-act_30 = Massenproduktion / Eingekreist
card-act_31 = Neue Pläne / Flankenangriff
card-act_32 = Neue Pläne / Hohe Moral
card-act_33 = Synergien / Verteidigungsformation
card-act_34 = Synergien / Bogenschützen
card-act_35 = Lehrt uns! / Verteidigungsformation
card-act_36 = Lehrt uns! / Bogenschützen
card-act_37 = Miliz / Keilformation
card-act_38 = Miliz / Hohe Moral
card-act_39 = Wissenstausch / Überraschung
card-act_40 = Wissenstausch / Anhöhe
card-act_41 = Neue Ideen / Hohe Moral
card-act_42 = Neue Ideen / Flankenangriff
card-great_explorer = Großer Entdecker
card-great_artist = Große Künstlerin
card-great_prophet = Großer Prophet
card-great_philosopher = Große Philosophin
card-great_scientist = Große Gelehrte
card-elder_statesman = Weiser Staatsmann
card-great_warlord = Großer Kriegsherr
card-great_merchant = Großer Kaufmann
card-great_engineer = Großer Baumeister
event-ev_01 = Pest
event-ev_02 = Seuche
event-ev_03 = Hungersnot
event-ev_04 = Hungersnot
event-ev_05 = Hungersnot
event-ev_06 = Schwere Hungersnot
event-ev_07 = Schwere Hungersnot
event-ev_08 = Schwere Hungersnot
event-ev_09 = Ein gutes Jahr
event-ev_10 = Ein gutes Jahr
event-ev_11 = Ein gutes Jahr
event-ev_12 = Ein großartiges Jahr
event-ev_13 = Ein großartiges Jahr
event-ev_14 = Ein großartiges Jahr
event-ev_15 = Ein traumhaftes Jahr
event-ev_16 = Ein traumhaftes Jahr
event-ev_17 = Ein traumhaftes Jahr
event-ev_18 = Großer Entdecker
event-ev_19 = Große Künstlerin
event-ev_20 = Großer Prophet
event-ev_21 = Große Philosophin
event-ev_22 = Große Gelehrte
event-ev_23 = Weiser Staatsmann
event-ev_24 = Großer Kriegsherr
event-ev_25 = Großer Kaufmann
event-ev_26 = Großer Baumeister
event-ev_27 = Bevölkerungszuwachs
event-ev_28 = Bevölkerungszuwachs
event-ev_29 = Vulkan
event-ev_30 = Erdbeben
event-ev_31 = Schweres Erdbeben
event-ev_32 = Flut
event-ev_33 = Schwere Flut
event-ev_34 = Wanderung
event-ev_35 = Wanderung
event-ev_36 = Bürgerkrieg
event-ev_37 = Bürgerkrieg
event-ev_38 = Revolution
event-ev_39 = Aufstand
event-ev_40 = Gesandter
objective-large_civilization = Große Zivilisation
objective-scientific_lead = Vorsprung der Wissenschaft
objective-coastal_culture = Küstenkultur
objective-advanced_culture = Fortgeschrittene Kultur
objective-religious_fervor = Glaubenseifer
objective-city_planner = Stadtplaner
objective-eureka = Heureka
objective-happy_population = Glückliches Volk
objective-education_lead = Vorsprung der Bildung
objective-optimized_storage = Volle Speicher
objective-wealth = Reichtum
objective-ore_supplies = Erzvorrat
objective-wood_supplies = Holzvorrat
objective-food_supplies = Nahrungsvorrat
objective-architecture = Baukunst
objective-goal_focused = Zielstrebig
objective-colony = Kolonie
objective-culture_focus = Schwerpunkt Kultur
objective-consulate = Konsulat
objective-science_focus = Schwerpunkt Wissenschaft
objective-trade_focus = Schwerpunkt Handel
objective-metropolis = Metropole
objective-seafarers = Seefahrer
objective-government = Regierung
objective-expansionist = Siedlerdrang
objective-city_founder = Stadtgründer
objective-trade_power = Handelsmacht
objective-shipping_routes = Seewege
objective-diversified_research = Vielseitige Forschung
objective-culture_power = Kulturmacht
objective-magnificent_culture = Prachtvolle Kultur
objective-draft_objective = Wehrpflicht
objective-conqueror = Eroberer
objective-warmonger = Kriegstreiber
objective-general = General
objective-great_battle = Große Schlacht
objective-defiance = Trotz
objective-sea_blockade = Seeblockade
objective-naval_assault = Angriff vom Meer
objective-large_fleet = Große Flotte
objective-large_army = Große Armee
objective-fortifications = Befestigungen
objective-standing_army = Stehendes Heer
objective-militarized = Aufgerüstet
objective-bold = Kühn
objective-threat = Bedrohung
objective-legendary_battle = Legendäre Schlacht
objective-scavenger = Plünderer
objective-aggressor = Angreifer
objective-barbarian_conquest = Sieg über die Barbaren
objective-military_might = Militärmacht
objective-resistance = Widerstand
objective-terror_regime = Schreckensherrschaft
objective-outpost = Außenposten
objectives-obj_01 = Große Zivilisation / Wehrpflicht
half-obj_01-peace = Große Zivilisation
half-obj_01-war = Wehrpflicht
objectives-obj_02 = Vorsprung der Wissenschaft / Eroberer
half-obj_02-peace = Vorsprung der Wissenschaft
half-obj_02-war = Eroberer
objectives-obj_03 = Küstenkultur / Kriegstreiber
half-obj_03-peace = Küstenkultur
half-obj_03-war = Kriegstreiber
objectives-obj_04 = Fortgeschrittene Kultur / Kriegstreiber
half-obj_04-peace = Fortgeschrittene Kultur
half-obj_04-war = Kriegstreiber
objectives-obj_05 = Glaubenseifer / General
half-obj_05-peace = Glaubenseifer
half-obj_05-war = General
objectives-obj_06 = Stadtplaner / Große Schlacht
half-obj_06-peace = Stadtplaner
half-obj_06-war = Große Schlacht
objectives-obj_07 = Heureka / Trotz
half-obj_07-peace = Heureka
half-obj_07-war = Trotz
objectives-obj_08 = Glückliches Volk / Eroberer
half-obj_08-peace = Glückliches Volk
half-obj_08-war = Eroberer
objectives-obj_09 = Vorsprung der Bildung / Seeblockade
half-obj_09-peace = Vorsprung der Bildung
half-obj_09-war = Seeblockade
objectives-obj_10 = Volle Speicher / Angriff vom Meer
half-obj_10-peace = Volle Speicher
half-obj_10-war = Angriff vom Meer
objectives-obj_11 = Reichtum / Große Flotte
half-obj_11-peace = Reichtum
half-obj_11-war = Große Flotte
objectives-obj_12 = Erzvorrat / Große Armee
half-obj_12-peace = Erzvorrat
half-obj_12-war = Große Armee
objectives-obj_13 = Holzvorrat / Befestigungen
half-obj_13-peace = Holzvorrat
half-obj_13-war = Befestigungen
objectives-obj_14 = Nahrungsvorrat / Stehendes Heer
half-obj_14-peace = Nahrungsvorrat
half-obj_14-war = Stehendes Heer
objectives-obj_15 = Baukunst / Aufgerüstet
half-obj_15-peace = Baukunst
half-obj_15-war = Aufgerüstet
objectives-obj_16 = Zielstrebig / Kühn
half-obj_16-peace = Zielstrebig
half-obj_16-war = Kühn
objectives-obj_17 = Kolonie / Bedrohung
half-obj_17-peace = Kolonie
half-obj_17-war = Bedrohung
objectives-obj_18 = Schwerpunkt Kultur / Legendäre Schlacht
half-obj_18-peace = Schwerpunkt Kultur
half-obj_18-war = Legendäre Schlacht
objectives-obj_19 = Konsulat / Große Schlacht
half-obj_19-peace = Konsulat
half-obj_19-war = Große Schlacht
objectives-obj_20 = Schwerpunkt Wissenschaft / Angriff vom Meer
half-obj_20-peace = Schwerpunkt Wissenschaft
half-obj_20-war = Angriff vom Meer
objectives-obj_21 = Schwerpunkt Handel / Plünderer
half-obj_21-peace = Schwerpunkt Handel
half-obj_21-war = Plünderer
objectives-obj_22 = Metropole / General
half-obj_22-peace = Metropole
half-obj_22-war = General
objectives-obj_23 = Seefahrer / Angreifer
half-obj_23-peace = Seefahrer
half-obj_23-war = Angreifer
objectives-obj_24 = Regierung / Sieg über die Barbaren
half-obj_24-peace = Regierung
half-obj_24-war = Sieg über die Barbaren
objectives-obj_25 = Regierung / Angreifer
half-obj_25-peace = Regierung
half-obj_25-war = Angreifer
objectives-obj_26 = Siedlerdrang / Militärmacht
half-obj_26-peace = Siedlerdrang
half-obj_26-war = Militärmacht
objectives-obj_27 = Stadtgründer / Widerstand
half-obj_27-peace = Stadtgründer
half-obj_27-war = Widerstand
objectives-obj_28 = Handelsmacht / Widerstand
half-obj_28-peace = Handelsmacht
half-obj_28-war = Widerstand
objectives-obj_29 = Seewege / Schreckensherrschaft
half-obj_29-peace = Seewege
half-obj_29-war = Schreckensherrschaft
objectives-obj_30 = Vielseitige Forschung / Kühn
half-obj_30-peace = Vielseitige Forschung
half-obj_30-war = Kühn
objectives-obj_31 = Kulturmacht / Sieg über die Barbaren
half-obj_31-peace = Kulturmacht
half-obj_31-war = Sieg über die Barbaren
objectives-obj_32 = Prachtvolle Kultur / Außenposten
half-obj_32-peace = Prachtvolle Kultur
half-obj_32-war = Außenposten
use-bartering = Tauschhandel: eine Aktionskarte für Gold oder einen Kulturmarker abwerfen
use-taxes = Steuern: ein Stimmungsmarker für Güter jeder Stadt
use-arts = Künste: ein Kulturmarker für einen Einflussversuch
use-sports = Sport: Kulturmarker für die Stimmung einer Stadt
use-theaters = Theater: einen Stimmungs- und einen Kulturmarker tauschen
use-voting = Wahlen: ein Stimmungsmarker für eine Zivile Verbesserung
use-civil_liberties = Bürgerrechte: 3 Stimmungsmarker nehmen
use-free_economy = Freie Wirtschaft: ein Stimmungsmarker für das einzige Sammeln des Zuges
use-absolute_power = Absolute Macht: 2 Stimmungsmarker für eine Aktion
use-forced_labor = Zwangsarbeit: ein Stimmungsmarker, und wütende Städte arbeiten wie neutrale
use-great_library = Große Bibliothek: einen Fortschritt für diesen Zug leihen
use-great_lighthouse = Großer Leuchtturm: irgendwo ein Schiff einsetzen
use-great_statue = Große Statue: eine Zielkarte für eine Aktion abwerfen
item-action_cards = Aktionskarten
item-objective_cards = Zielkarten
amount-food = { $count } Nahrung
amount-wood = { $count } Holz
amount-ore = { $count } Erz
amount-ideas = { $count ->
    [one] 1 Idee
   *[other] { $count } Ideen
}
amount-gold = { $count } Gold
amount-mood = { $count } Stimmungsmarker
amount-culture = { $count } Kulturmarker
amount-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
amount-settler = { $count } Siedler
amount-army = { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
amount-ship = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
amounts = { $some }, { $more }
nothing = nichts

## Die Hälften der Karten, und was auf allem steht

civil-quick_advance = Schneller Fortschritt
civil-inspiration = Eingebung
civil-hero_general = Heldenhafter Feldherr
civil-spy = Spion
civil-ideas = Ideen
civil-great_ideas = Große Ideen
civil-mercenaries = Söldner
civil-cultural_takeover = Kulturelle Übernahme
civil-city_development = Stadtentwicklung
civil-production_focus = Produktionsschwerpunkt
civil-explorer = Entdecker
civil-negotiations = Verhandlungen
civil-leadership = Führungsstärke
civil-assassination = Attentat
civil-mass_production = Massenproduktion
civil-new_plans = Neue Pläne
civil-synergies = Synergien
civil-teach_us = Lehrt uns!
civil-militia = Miliz
civil-technology_trade = Wissenstausch
civil-new_ideas = Neue Ideen
civil-great_explorer = Großer Entdecker
civil-great_artist = Große Künstlerin
civil-great_prophet = Großer Prophet
civil-great_philosopher = Große Philosophin
civil-great_scientist = Große Gelehrte
civil-elder_statesman = Weiser Staatsmann
civil-great_warlord = Großer Kriegsherr
civil-great_merchant = Großer Kaufmann
civil-great_engineer = Großer Baumeister
tactics-peltasts = Peltasten
    .number = plural
tactics-encircled = Eingekreist
tactics-wedge_formation = Keilformation
tactics-high_morale = Hohe Moral
tactics-heavy_resistance = Harter Widerstand
tactics-high_ground = Anhöhe
tactics-surprise = Überraschung
tactics-siege = Belagerung
tactics-for_the_people = Für das Volk
tactics-improved_defenses = Bessere Verteidigung
tactics-tactical_retreat = Taktischer Rückzug
tactics-defensive_formation = Verteidigungsformation
tactics-scout = Späher
tactics-martyr = Märtyrer
tactics-archers = Bogenschützen
    .number = plural
tactics-flanking = Flankenangriff
text_of-advance-farming = Beim Sammeln darfst du Nahrung von fruchtbaren Feldern und Holz von Waldfeldern nehmen.
text_of-advance-storage = Deine Obergrenze für Nahrung steigt von 2 auf 7.
text_of-advance-irrigation = Beim Sammeln darfst du Nahrung von Ödland nehmen. Ereignisse, die Hunger bringen, treffen dich nicht.
text_of-advance-husbandry = Einmal im Zug darf ein Sammeln ein Landfeld einschließen, das genau 2 Landfelder von der Stadt entfernt ist (zwei solche Felder, wenn du auch Straßen hast).
text_of-advance-mining = Beim Sammeln darfst du Erz von Bergfeldern nehmen.
text_of-advance-engineering = Beim Erwerb wird eine Weltwunderkarte aufgedeckt. Nötig, um Weltwunder zu bauen.
text_of-advance-sanitation = Bei jedem Bauen von Einheiten darf ein Siedler mit 1 Stimmungsmarker statt mit Nahrung bezahlt werden. Ereignisse, die Krankheit bringen, treffen dich nicht.
text_of-advance-roads = Wenn eine Gruppe an Land aus einer deiner Städte oder in eine zieht, darfst du 1 Nahrung und 1 Erz zahlen: Sie zieht 2 Landfelder statt 1 und achtet nicht auf Berg und Wald. Nicht zum Einschiffen, Anlanden oder Erkunden.
text_of-advance-fishing = Beim Sammeln darfst du Nahrung von einem angrenzenden Meerfeld nehmen. Erlaubt den Hafen.
text_of-advance-navigation = Ein Schiff auf einem Meerfeld am Rand darf das Spielfeld verlassen und am nächsten Randfeld mit Meer (oder einem verdeckten) in einer der beiden Richtungen wiederkommen.
text_of-advance-war_ships = Wehre in der ersten Runde einer Seeschlacht, oder einer Landschlacht, die du mit einer Anlandung beginnst, 1 Treffer gegen dich ab.
text_of-advance-cartography = Nach einer Bewegungsaktion, in der du mindestens ein Schiff bewegt hast, bekommst du 1 Idee; ist ein Schiff durch Navigation vom Spielfeld gefahren, auch 1 Kulturmarker.
text_of-advance-writing = Beim Erwerb ziehst du 1 Aktionskarte und 1 Zielkarte. Erlaubt die Akademie.
text_of-advance-public_education = Einmal im Zug, wenn du mit einer Stadt mit Akademie sammelst, bekommst du 1 Idee.
text_of-advance-free_education = Nachdem du einen Fortschritt (außer diesem) gekauft und dabei mindestens 1 Gold oder 1 Idee gezahlt hast, darfst du 1 weitere Idee zahlen, um 1 Stimmungsmarker zu bekommen.
text_of-advance-philosophy = Beim Erwerb bekommst du 1 Idee. Du bekommst 1 Idee, sooft du einen Fortschritt der Wissenschaft erhältst.
text_of-advance-tactics = Du darfst Armeen bewegen und die Taktikhälfte von Aktionskarten in der Schlacht spielen. Erlaubt die Festung.
text_of-advance-siegecraft = Zu Beginn einer Schlacht, in der du eine Stadt mit nutzbarer Festung angreifst: Zahle 2 Holz, um ihren zusätzlichen Würfel zu entfernen, und/oder 2 Erz, um ihre Abwehr eines Treffers zu entfernen.
text_of-advance-steel_weapons = Kostet 2 Erz zusätzlich zum üblichen Preis (auch wenn du es umsonst bekommst). Zahle zu Beginn einer Landschlacht 1 Erz: +2 Kampfwert in jeder Runde, wenn der Gegner keine Stahlwaffen hat, sonst +1.
text_of-advance-draft = Bei jedem Bauen von Einheiten darf eine Armee mit 1 Stimmungsmarker (2, wenn du Bürgerrechte hast) statt mit Nahrung bezahlt werden.
text_of-advance-myths = Immer wenn ein Ereignis die Stimmung einer deiner Städte senkt, darfst du stattdessen 1 Stimmungsmarker zahlen (für jede Stadt). Erlaubt den Tempel.
text_of-advance-rituals = Bei einer Zivilen Verbesserung darf jedes Gut eins zu eins für Stimmungsmarker stehen.
text_of-advance-priesthood = Einmal im Zug kostet der erste Fortschritt der Wissenschaft, den du kaufst, keine Nahrung.
text_of-advance-state_religion = Einmal im Zug kostet der erste Tempel, den du baust, keine Nahrung.
text_of-advance-bartering = Einmal im Zug, frei: Wirf 1 Aktionskarte ab, um 1 Gold oder 1 Kulturmarker zu bekommen.
text_of-advance-trade_routes = Zu Beginn deines Zuges bekommst du 1 Nahrung für jede Handelsroute, höchstens 4. Eine Route verbindet einen deiner Siedler oder eines deiner Schiffe mit einer nicht wütenden Stadt eines anderen Spielers, höchstens 2 Schritte entfernt (über aufgedeckte Felder); jede Einheit und jede Stadt in höchstens einer Route.
text_of-advance-taxes = Einmal im Zug, als Aktion: Zahle 1 Stimmungsmarker und bekomme Nahrung, Holz und/oder Erz in beliebiger Mischung, so viel, wie du Städte hast.
text_of-advance-currency = Handelsrouten und Steuern dürfen Gold statt Nahrung auszahlen (Steuern: statt jedes ihrer Güter).
text_of-advance-arts = Einmal im Zug, frei: Zahle 1 Kulturmarker für einen Versuch kulturellen Einflusses, ohne eine Aktion auszugeben.
text_of-advance-sports = Als Aktion: Zahle 1 oder 2 Kulturmarker, um die Stimmung einer Stadt um 1 oder 2 Stufen zu heben (die Größe spielt keine Rolle).
text_of-advance-monuments = Beim Erwerb wird eine Weltwunderkarte aufgedeckt. Deine Städte mit einem Weltwunder können von anderen nicht beeinflusst werden.
text_of-advance-theaters = Einmal im Zug, frei: Mache 1 Kulturmarker zu 1 Stimmungsmarker oder umgekehrt.
text_of-advance-math = Ingenieurskunst und Straßen kosten dich keine Nahrung.
text_of-advance-astronomy = Navigation und Kartografie kosten dich keine Nahrung.
text_of-advance-medicine = Nach dem Bauen von Einheiten nimmst du 1 Gut einer Art zurück, die du dafür gezahlt hast.
text_of-advance-metallurgy = Deine Stahlwaffen brauchen in der Schlacht gegen einen Gegner ohne Stahlwaffen kein Erz. Bringt ein Sammeln 2 oder mehr Erz, darfst du 1 davon zu 1 Gold machen.
text_of-advance-voting = Frei, beliebig oft: Zahle 1 Stimmungsmarker für eine Zivile Verbesserung, ohne eine Aktion auszugeben (die Verbesserung selbst wird wie üblich bezahlt).
text_of-advance-separation_of_power = Versuche, deine glücklichen Städte zu beeinflussen, dürfen nicht durch Kulturmarker unterstützt werden.
text_of-advance-civil_liberties = Als Aktion bekommst du 3 Stimmungsmarker. Deine Aushebung kostet 2 Stimmungsmarker.
text_of-advance-free_economy = Einmal im Zug, frei: Zahle 1 Stimmungsmarker, um eine Stadt zum Sammeln zu aktivieren. Es muss dein einziges Sammeln in diesem Zug sein.
text_of-advance-nationalism = Entsteht beim Bauen von Einheiten mindestens eine Armee oder ein Schiff, bekommst du 1 Stimmungs- oder 1 Kulturmarker.
text_of-advance-totalitarianism = Versuche, deine Städte zu beeinflussen, in denen eine Armee von dir steht, dürfen nicht durch Kulturmarker unterstützt werden.
text_of-advance-absolute_power = Einmal im Zug, frei: Zahle 2 Stimmungsmarker für 1 zusätzliche Aktion.
text_of-advance-forced_labor = Einmal im Zug, frei: Zahle 1 Stimmungsmarker; bis zum Ende des Zuges leisten deine wütenden Städte so viel wie neutrale.
text_of-advance-dogma = Sooft du einen Tempel baust, darfst du 1 Fortschritt der Theokratie umsonst nehmen. Deine Obergrenze für Ideen wird 2.
text_of-advance-devotion = Versuche, deine Städte mit Tempel zu beeinflussen, dürfen nicht durch Kulturmarker unterstützt werden.
text_of-advance-conversion = +1 auf deine Würfe für kulturellen Einfluss; bei jedem Erfolg bekommst du 1 Kulturmarker.
text_of-advance-fanaticism = In einer Schlacht in einer Stadt mit Tempel (als Angreifer oder Verteidiger) +2 Kampfwert in Runde 1. Verlierst du diese Schlacht, setze 1 Armee kostenlos in eine deiner Städte.
text_of-building-port = Lässt die Stadt Schiffe auf dem Hafenfeld bauen; beim Sammeln darf das Hafenfeld 1 Gold oder 1 Stimmungsmarker geben (oder Nahrung durch Fischerei).
text_of-building-academy = Beim Bau bekommst du 2 Ideen.
text_of-building-fortress = In der ersten Runde einer Schlacht in der Stadt: Der Verteidiger würfelt mit 1 Würfel mehr und wehrt 1 Treffer ab.
text_of-building-temple = Beim Bau bekommst du 1 Stimmungs- oder 1 Kulturmarker.
text_of-wonder-great_pyramids = Der Besitzer gewinnt jeden Gleichstand um den ersten Platz, an dem er beteiligt ist.
text_of-wonder-great_gardens = Wenn diese Stadt sammelt, darf jedes fruchtbare Feld Nahrung, Holz, Erz, eine Idee oder Gold geben. Eine gegnerische Landeinheit, die in diesem Zug ein fruchtbares Feld betreten hat, darf diese Stadt nicht angreifen.
text_of-wonder-great_library = Einmal im Zug, frei: Nenne einen Fortschritt, den du nicht hast und der zu keiner Regierung gehört; bis zum Ende des Zuges hast du seine dauerhaften Fähigkeiten (kein Würfel, kein Rahmen, keine einmalige Wirkung).
text_of-wonder-great_lighthouse = Die Stadt muss einen Hafen haben. Frei: Aktiviere diese Stadt, um ein Schiff aus deinem Vorrat auf ein aufgedecktes Meerfeld ohne fremde Schiffe zu setzen. In Schritt 5 der Statusphase entscheidet der Besitzer, wer den Startspielermarker bekommt.
text_of-wonder-great_mausoleum = Immer wenn du eine Aktions- oder Ereigniskarte ziehst, darfst du stattdessen die oberste Karte jenes Ablagestapels nehmen. Karten, die du abwirfst, kommen unter den Ablagestapel.
text_of-wonder-great_statue = Beim Bau ziehst du 1 Zielkarte. Einmal im Zug, frei: Wirf 1 Zielkarte für 1 zusätzliche Aktion ab.
text_of-wonder-great_colosseum = Du darfst Stimmungsmarker mit Kulturmarkern bezahlen und umgekehrt, außer beim Preis eines Weltwunders. Nach jedem Wurf in einer Landschlacht darfst du 1 Stimmungs- oder Kulturmarker für +1 Kampfwert zahlen (einmal in jeder Runde).
text_of-wonder-great_wall = In Runde 1 einer Landschlacht in einer deiner glücklichen Städte hat der Angreifer -2 Kampfwert. Ein Überfall der Barbaren auf eine deiner Städte wird ohne Wurf abgewehrt: Die angreifenden Barbaren werden entfernt.
text_of-civil-quick_advance = Zahle 1 Kulturmarker: Nimm 1 Fortschritt umsonst; dafür wird kein Ereignis gezogen.
text_of-civil-inspiration = Nimm umsonst 1 Fortschritt eines Spielers, der eine Einheit oder Stadt höchstens 2 Felder von einer deiner Einheiten oder Städte hat; es wird kein Ereignis gezogen.
text_of-civil-hero_general = Wenn du in diesem Zug eine Landschlacht gewonnen hast: Hebe die Stimmung einer deiner Städte um 1 Stufe; dann darfst du 1 Stimmungsmarker zahlen, um die einer Stadt (derselben oder einer anderen) um 1 Stufe zu heben.
text_of-civil-spy = Aktion, 1 Kulturmarker: Sieh dir die Aktions- und Zielkarten eines Spielers an; dann darfst du eine deiner Karten gegen eine von ihm von derselben Art tauschen.
text_of-civil-ideas = Du bekommst 1 Idee für jede deiner Städte mit Akademie.
text_of-civil-great_ideas = Wenn du in diesem Zug eine Stadt erobert oder eine Landschlacht gewonnen hast: Du bekommst 2 Ideen.
text_of-civil-mercenaries = Aktion: Wähle beliebig viele Gruppen von Barbaren, jede höchstens 2 Felder von einer deiner Städte oder Einheiten; zahle für jede 1 Nahrung, Holz, Erz oder Kulturmarker (Gold ist erlaubt); bewege jede gewählte Gruppe 1 Landfeld; trifft sie auf fremde Einheiten oder die Stadt eines Spielers, beginnt eine Schlacht. Dann kommt 1 Barbar in jede Barbarensiedlung, die eine Gruppe verlassen hat, wenn dort weniger als 4 sind.
text_of-civil-cultural_takeover = Dein nächster Versuch kulturellen Einflusses in diesem Zug darf einer Barbarensiedlung gelten. Gelingt er, wird sie deine Stadt (neutral); einer ihrer Barbaren wird (wenn es welche gab) durch einen Siedler oder eine Armee von dir ersetzt, die anderen werden entfernt.
text_of-civil-city_development = Aktion, 1 Kulturmarker: Aktiviere eine Stadt, um sie zu vergrößern; das Bauteil kostet keine Güter.
text_of-civil-production_focus = Bei deinem nächsten Sammeln in diesem Zug darfst du mehrmals vom selben Feld nehmen; insgesamt bleibt es bei der üblichen Grenze. Nicht zusammen mit Massenproduktion.
text_of-civil-explorer = Aktion, 1 Kulturmarker: Du darfst eine verdeckte Region neben einer Region, in der du eine Stadt hast, aufdecken und/oder einen kostenlosen Siedler in eine deiner Städte setzen.
text_of-civil-negotiations = Nur vor deiner ersten Aktion; 1 Kulturmarker: Wähle einen Spieler. Du darfst ihn für den Rest deines Zuges nicht angreifen und er dich nicht in seinem nächsten Zug.
text_of-civil-leadership = 1 Kulturmarker: 1 zusätzliche Aktion in diesem Zug.
text_of-civil-assassination = 1 Kulturmarker: Wähle einen Spieler, den nicht schon ein Attentat trifft; er hat in seinem nächsten Zug 1 Aktion weniger.
text_of-civil-mass_production = Bei deinem nächsten Sammeln in diesem Zug darfst du 2 Güter mehr nehmen, als die übliche Grenze erlaubt (von weiteren erlaubten Feldern). Nicht zusammen mit Produktionsschwerpunkt oder einer weiteren Massenproduktion.
text_of-civil-new_plans = Aktion, 1 Kulturmarker: Sieh dir die obersten 2 Zielkarten an; du darfst eine Zielkarte deiner Hand gegen eine davon tauschen. Die nicht behaltenen Karten werden in den Stapel gemischt.
text_of-civil-synergies = Aktion: Nimm nacheinander 2 Fortschritte einer Gruppe und bezahle jeden wie üblich; es wird kein Ereignis gezogen.
text_of-civil-teach_us = Unmittelbar nachdem du die Stadt eines Spielers erobert hast: Nimm umsonst 1 Fortschritt, den er hat; es wird kein Ereignis gezogen.
text_of-civil-militia = 1 Kulturmarker: Setze 1 kostenlose Armee in eine deiner Städte.
text_of-civil-technology_trade = Wähle einen Spieler mit einer Einheit oder Stadt höchstens 2 Felder von einer deiner Einheiten oder Städte: Nimm umsonst 1 Fortschritt, den er hat; dann nimmt er umsonst 1 Fortschritt seiner Wahl, den du hast (wenn möglich); es wird kein Ereignis gezogen.
text_of-civil-new_ideas = Aktion: Nimm 1 Fortschritt zum üblichen Preis (es wird kein Ereignis gezogen), dann bekommst du 2 Ideen.
text_of-civil-great_explorer = Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Seefahrt; dann darfst du eine verdeckte Region neben einer Region, in der du eine Stadt hast, aufdecken und für 2 Nahrung (Gold gilt nicht) ohne Siedler eine Stadt darin gründen.
text_of-civil-great_artist = Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Kultur; dann mache eine deiner Städte glücklich.
text_of-civil-great_prophet = Aktion: Nimm, wenn du willst, umsonst einen Fortschritt des Glaubens; dann darfst du in einer Stadt, ohne sie zu aktivieren, zum üblichen Preis einen Tempel bauen.
text_of-civil-great_philosopher = Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Bildung; dann bekommst du 2 Ideen.
text_of-civil-great_scientist = Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Wissenschaft; dann bekommst du 1 Idee und ziehst 1 Aktionskarte.
text_of-civil-elder_statesman = Aktion: Nimm, wenn du willst, umsonst einen Fortschritt einer Regierung (unter den üblichen Bedingungen); dann ziehst du 2 Aktionskarten.
text_of-civil-great_warlord = Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Kriegskunst; dann machst du eine Bewegungsaktion; in ihrer ersten Schlacht hast du in jeder Runde +2 Kampfwert.
text_of-civil-great_merchant = Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Wirtschaft; dann nimmst du, wenn du Handelsrouten hast, einmal ihr Einkommen.
text_of-civil-great_engineer = Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Baukunst; dann darfst du in einer Stadt, ohne sie zu aktivieren, zum üblichen Preis ein Bauteil bauen.
text_of-tactics-peltasts = Wirf für jede deiner Armeen in der Schlacht einen Würfel; zeigt einer 5 oder 6, wehre in dieser Runde 1 Treffer ab.
text_of-tactics-encircled = Nachdem die Treffer gezählt sind: Verliert der Gegner mindestens so viele Einheiten wie du, wirf einen Würfel; bei 5 oder 6 erzielst du 1 weiteren Treffer, der nicht abgewehrt werden kann.
text_of-tactics-wedge_formation = +1 Kampfwert für jede verteidigende Armee.
text_of-tactics-high_morale = +2 Kampfwert.
text_of-tactics-heavy_resistance = Der Angreifer bekommt -1 Kampfwert für jede angreifende Einheit.
text_of-tactics-high_ground = Der Gegner darf in dieser Runde keine Kampffähigkeiten nutzen. Nicht spielbar, wenn du eine Stadt angreifst.
text_of-tactics-surprise = +1 Kampfwert; erzielst du in dieser Runde mindestens 1 nicht abgewehrten Treffer, ziehe 1 Aktionskarte.
text_of-tactics-siege = +1 Kampfwert; der Gegner darf in dieser Runde keine Kampffähigkeiten nutzen, es sei denn, er zahlt 2 Nahrung.
text_of-tactics-for_the_people = Wirf 1 Würfel mehr.
text_of-tactics-improved_defenses = Wehre 1 Treffer ab.
text_of-tactics-tactical_retreat = Die Schlacht endet vor dem Wurf: Deine Einheiten gehen auf ein angrenzendes Landfeld ohne fremde Einheiten und Städte, auf dem Platz für sie ist. Der Angreifer gewinnt.
text_of-tactics-defensive_formation = Wirf 1 Würfel mehr.
text_of-tactics-scout = Die gegnerische Karte dieser Runde hat keine Wirkung; nimm sie auf die Hand.
text_of-tactics-martyr = Entferne eine deiner kämpfenden Einheiten, dann entfernt der Gegner eine von seinen; die gegnerische Karte dieser Runde hat keine Wirkung.
text_of-tactics-archers = Wirf einen Würfel: Bei 5 oder 6 entfernt der Gegner sofort 1 Einheit, noch vor dem Schlachtwurf.
text_of-tactics-flanking = Wirf 1 Würfel mehr.
text_of-objective-large_civilization = Du besitzt 6 oder mehr Städte.
text_of-objective-scientific_lead = Du besitzt mehr Städte mit nutzbarer Akademie als jeder andere.
text_of-objective-coastal_culture = Du besitzt mehr Städte mit nutzbarem Hafen als jeder andere.
text_of-objective-advanced_culture = Du hast mindestens 6 Fortschritte und mehr als jeder andere.
text_of-objective-religious_fervor = Du besitzt mehr Städte mit nutzbarem Tempel als jeder andere.
text_of-objective-city_planner = Du hast alle Fortschritte der Baukunst.
text_of-objective-eureka = Du hast 5 oder mehr Ideen; zahle 2 davon.
text_of-objective-happy_population = Du besitzt 4 oder mehr glückliche Städte.
text_of-objective-education_lead = Du hast alle Fortschritte der Bildung.
text_of-objective-optimized_storage = Du hast mindestens 3 Nahrung, 3 Holz und 3 Erz.
text_of-objective-wealth = Du hast 5 oder mehr Gold; zahle 2 davon.
text_of-objective-ore_supplies = Du hast 5 oder mehr Erz; zahle 2 davon.
text_of-objective-wood_supplies = Du hast 5 oder mehr Holz; zahle 2 davon.
text_of-objective-food_supplies = Du hast 5 oder mehr Nahrung; zahle 2 davon.
text_of-objective-architecture = In deinen Städten stehen alle 4 Arten von Gebäuden in deiner Farbe (jede mit ihrem Fortschritt).
text_of-objective-goal_focused = Du hast mehr vollständige Gruppen von Fortschritten als jeder andere (mindestens 1).
text_of-objective-colony = Du besitzt eine Stadt, die 5 oder mehr Felder vom Feld deiner ersten Stadt entfernt ist. Nicht in einer Runde, in der du Stadtgründer gewertet hast.
text_of-objective-culture_focus = Du hast alle Fortschritte der Kultur.
text_of-objective-consulate = In mindestens 2 Städten anderer Spieler steht ein Gebäude deiner Farbe.
text_of-objective-science_focus = Du hast alle Fortschritte der Wissenschaft.
text_of-objective-trade_focus = Du hast alle Fortschritte der Wirtschaft.
text_of-objective-metropolis = Du besitzt eine Stadt der Größe 5.
text_of-objective-seafarers = Du hast alle Fortschritte der Seefahrt.
text_of-objective-government = Du hast alle 4 Fortschritte einer Regierung.
text_of-objective-expansionist = Du besitzt 4 oder mehr Städte, neben denen keine andere Stadt liegt.
text_of-objective-city_founder = Du gründest eine Stadt, die 5 oder mehr Felder vom Feld deiner ersten Stadt entfernt ist.
text_of-objective-trade_power = Du könntest mindestens 3 Handelsrouten bilden (und hast Handelsrouten).
text_of-objective-shipping_routes = Du könntest allein mit Schiffen mindestens 2 Handelsrouten bilden (und hast Handelsrouten).
text_of-objective-diversified_research = Du hast mindestens je 1 Fortschritt in 9 verschiedenen Gruppen.
text_of-objective-culture_power = Du hast mehr Gebäude deiner Farbe in Städten anderer als jeder andere.
text_of-objective-magnificent_culture = Du baust ein Weltwunder (sofort werten), oder du bist in der Statusphase der Einzige, der in dieser Runde ein Weltwunder gebaut hat.
text_of-objective-draft_objective = Du bezahlst in einem Zug zum zweiten Mal eine Armee durch Aushebung.
text_of-objective-conqueror = Du eroberst die Stadt eines anderen Spielers, in der zu Beginn des Angriffs mindestens 1 Armee von ihm oder eine nutzbare Festung stand.
text_of-objective-warmonger = Du beendest deine zweite Landschlacht des Zuges auf einem anderen Feld als die erste und hast mindestens eine davon gewonnen.
text_of-objective-general = Du entfernst in einer Landschlacht 3 oder mehr gegnerische Armeen.
text_of-objective-great_battle = Du nimmst an einer Landschlacht teil, die mit insgesamt 6 oder mehr Armeen begann.
text_of-objective-defiance = Du gewinnst eine Schlacht gegen einen Spieler und hattest zu Beginn weniger kämpfende Einheiten als er.
text_of-objective-sea_blockade = Mindestens 2 deiner Schiffe stehen auf Hafenfeldern anderer Spieler.
text_of-objective-naval_assault = Du eroberst die Stadt eines anderen Spielers, und alle angreifenden Armeen sind zum Angriff angelandet.
text_of-objective-large_fleet = Du hast 4 Schiffe, oder mindestens 2 Schiffe und mehr als jeder andere.
text_of-objective-large_army = Du hast mindestens 4 Armeen mehr als jeder andere.
text_of-objective-fortifications = Du besitzt mehr Städte mit nutzbarer Festung als jeder andere.
text_of-objective-standing_army = Du besitzt 4 oder mehr Städte, in denen Armeen von dir stehen.
text_of-objective-militarized = Du hast alle Fortschritte der Kriegskunst.
text_of-objective-bold = Du gewinnst eine Schlacht gegen einen Spieler, der mehr Fortschritte der Kriegskunst hat als du oder sie mit mehr kämpfenden Einheiten begonnen hat.
text_of-objective-threat = Mindestens 4 deiner Armeen stehen neben Städten anderer Spieler.
text_of-objective-legendary_battle = Du greifst mit mindestens 3 Armeen eine Stadt der Größe 5 mit einem Weltwunder an (Sieg oder Niederlage, am Ende der Schlacht).
text_of-objective-scavenger = Du entfernst einen Siedler oder ein Schiff eines Spielers, der oder das in diesem Augenblick an einer seiner Handelsrouten hätte teilnehmen können.
text_of-objective-aggressor = Du gewinnst als Angreifer eine Landschlacht, in der du 2 oder mehr Armeen entfernt hast (Barbaren zählen).
text_of-objective-barbarian_conquest = Du eroberst eine Barbarensiedlung (behalten oder geschleift), in der zu Beginn deines Angriffs 2 oder mehr Barbaren waren.
text_of-objective-military_might = Du hast zusammen 12 oder mehr Armeen und Schiffe.
text_of-objective-resistance = Du entfernst in einer Schlacht in einer Stadt (deiner oder einer Barbarensiedlung) 2 oder mehr Barbaren.
text_of-objective-terror_regime = Nach einer deiner Aktionen sind 4 oder mehr deiner Städte wütend.
text_of-objective-outpost = Deine Armeen stehen auf mindestens 3 verschiedenen Landfeldern, die weder in noch neben einer deiner Städte liegen.
text_of-event-ev_01 = Jeder Spieler mit 2 oder mehr Städten senkt die Stimmung von 1 seiner Städte um 1 Stufe (2 Städte, wenn er Straßen, Navigation oder Handelsrouten hat); er wählt nicht wütende Städte. Von jetzt an darf ein Spieler ohne Hygiene keine Bauteile und keine Weltwunder bauen; das endet für jeden, sobald er Hygiene hat.
text_of-event-ev_02 = Jeder Spieler mit 2 oder mehr Einheiten entfernt 1 Einheit seiner Wahl (2, wenn er Straßen, Navigation oder Handelsrouten hat).
text_of-event-ev_03 = Verliere 1 Nahrung; kannst du das nicht, wird 1 deiner Städte wütend.
text_of-event-ev_04 = Verliere 1 Nahrung; kannst du das nicht, wird 1 deiner Städte wütend.
text_of-event-ev_05 = Verliere 1 Nahrung; kannst du das nicht, wird 1 deiner Städte wütend.
text_of-event-ev_06 = Verliere 2 Nahrung (oder alle, die du hast); kannst du nicht 2 verlieren, wird 1 deiner Städte wütend.
text_of-event-ev_07 = Verliere 2 Nahrung (oder alle, die du hast); kannst du nicht 2 verlieren, wird 1 deiner Städte wütend.
text_of-event-ev_08 = Verliere 2 Nahrung (oder alle, die du hast); kannst du nicht 2 verlieren, wird 1 deiner Städte wütend.
text_of-event-ev_09 = Jeder Spieler bekommt 1 Nahrung.
text_of-event-ev_10 = Du bekommst 1 Nahrung.
text_of-event-ev_11 = Du bekommst 1 Nahrung; gib 1 Nahrung aus dem Vorrat einem anderen Spieler deiner Wahl.
text_of-event-ev_12 = Du bekommst 2 Nahrung.
text_of-event-ev_13 = Jeder Spieler bekommt 2 Nahrung.
text_of-event-ev_14 = Du bekommst 2 Nahrung; verteile 2 Nahrung aus dem Vorrat nach Belieben unter den anderen Spielern.
text_of-event-ev_15 = Jeder Spieler bekommt 3 Nahrung.
text_of-event-ev_16 = Du bekommst 3 Nahrung; verteile 3 Nahrung aus dem Vorrat nach Belieben unter den anderen Spielern.
text_of-event-ev_17 = Du bekommst 3 Nahrung.
text_of-event-ev_18 = Wer die Karte zieht, darf 1 Kulturmarker zahlen, um sie als Aktionskarte auf die Hand zu nehmen; tut er es nicht, dürfen die anderen sie der Reihe nach für 2 Kulturmarker nehmen. Sie zu spielen ist eine Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Seefahrt; dann darfst du eine verdeckte Region neben einer Region, in der du eine Stadt hast, aufdecken und für 2 Nahrung (Gold gilt nicht) ohne Siedler eine Stadt darin gründen.
text_of-event-ev_19 = Wer die Karte zieht, darf 1 Kulturmarker zahlen, um sie als Aktionskarte auf die Hand zu nehmen; tut er es nicht, dürfen die anderen sie der Reihe nach für 2 Kulturmarker nehmen. Sie zu spielen ist eine Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Kultur; dann mache eine deiner Städte glücklich.
text_of-event-ev_20 = Wer die Karte zieht, darf 1 Kulturmarker zahlen, um sie als Aktionskarte auf die Hand zu nehmen; tut er es nicht, dürfen die anderen sie der Reihe nach für 2 Kulturmarker nehmen. Sie zu spielen ist eine Aktion: Nimm, wenn du willst, umsonst einen Fortschritt des Glaubens; dann darfst du in einer Stadt, ohne sie zu aktivieren, zum üblichen Preis einen Tempel bauen.
text_of-event-ev_21 = Wer die Karte zieht, darf 1 Kulturmarker zahlen, um sie als Aktionskarte auf die Hand zu nehmen; tut er es nicht, dürfen die anderen sie der Reihe nach für 2 Kulturmarker nehmen. Sie zu spielen ist eine Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Bildung; dann bekommst du 2 Ideen.
text_of-event-ev_22 = Wer die Karte zieht, darf 1 Kulturmarker zahlen, um sie als Aktionskarte auf die Hand zu nehmen; tut er es nicht, dürfen die anderen sie der Reihe nach für 2 Kulturmarker nehmen. Sie zu spielen ist eine Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Wissenschaft; dann bekommst du 1 Idee und ziehst 1 Aktionskarte.
text_of-event-ev_23 = Wer die Karte zieht, darf 1 Kulturmarker zahlen, um sie als Aktionskarte auf die Hand zu nehmen; tut er es nicht, dürfen die anderen sie der Reihe nach für 2 Kulturmarker nehmen. Sie zu spielen ist eine Aktion: Nimm, wenn du willst, umsonst einen Fortschritt einer Regierung (unter den üblichen Bedingungen); dann ziehst du 2 Aktionskarten.
text_of-event-ev_24 = Wer die Karte zieht, darf 1 Kulturmarker zahlen, um sie als Aktionskarte auf die Hand zu nehmen; tut er es nicht, dürfen die anderen sie der Reihe nach für 2 Kulturmarker nehmen. Sie zu spielen ist eine Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Kriegskunst; dann machst du eine Bewegungsaktion; in ihrer ersten Schlacht hast du in jeder Runde +2 Kampfwert.
text_of-event-ev_25 = Wer die Karte zieht, darf 1 Kulturmarker zahlen, um sie als Aktionskarte auf die Hand zu nehmen; tut er es nicht, dürfen die anderen sie der Reihe nach für 2 Kulturmarker nehmen. Sie zu spielen ist eine Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Wirtschaft; dann nimmst du, wenn du Handelsrouten hast, einmal ihr Einkommen.
text_of-event-ev_26 = Wer die Karte zieht, darf 1 Kulturmarker zahlen, um sie als Aktionskarte auf die Hand zu nehmen; tut er es nicht, dürfen die anderen sie der Reihe nach für 2 Kulturmarker nehmen. Sie zu spielen ist eine Aktion: Nimm, wenn du willst, umsonst einen Fortschritt der Baukunst; dann darfst du in einer Stadt, ohne sie zu aktivieren, zum üblichen Preis ein Bauteil bauen.
text_of-event-ev_27 = Setze einen kostenlosen Siedler in eine deiner Städte; wähle einen anderen Spieler, der dasselbe tut.
text_of-event-ev_28 = Setze einen kostenlosen Siedler in eine deiner Städte; wähle einen anderen Spieler, der dasselbe tut.
text_of-event-ev_29 = Besitzt du 4 oder mehr Städte, wähle eine davon: Entferne alle deine Einheiten dort und alle ihre Bauteile aus dem Spiel. Jede entfernte Siedlung und jedes Gebäude gibt dem Spieler ihrer Farbe 2 SP, jedes Weltwunder dir 5 SP; die Fähigkeiten der Weltwunder sind verloren.
text_of-event-ev_30 = Besitzt du 3 oder mehr Städte, wähle 1 bis 3 Bauteile in deinen Städten und entferne sie aus dem Spiel (eine Siedlung nur mit oder nach allen anderen Bauteilen ihrer Stadt). Jede Siedlung und jedes Gebäude gibt dem Spieler ihrer Farbe 2 SP, jedes Weltwunder dir 5 SP. Jede getroffene Stadt, die noch besteht, sinkt um 1 Stimmungsstufe.
text_of-event-ev_31 = Wie Erdbeben, aber für jeden Spieler, der Reihe nach.
text_of-event-ev_32 = Senke die Stimmung einer deiner nicht wütenden Städte neben einem Meerfeld um 1 Stufe.
text_of-event-ev_33 = Jeder Spieler senkt die Stimmung einer seiner nicht wütenden Städte neben einem Meerfeld um 1 Stufe.
text_of-event-ev_34 = Wähle einen anderen Spieler: Er setzt einen kostenlosen Siedler in eine seiner Städte. Senke die Stimmung einer deiner nicht wütenden Städte um 1 Stufe.
text_of-event-ev_35 = Wähle einen anderen Spieler: Er setzt einen kostenlosen Siedler in eine seiner Städte. Senke die Stimmung einer deiner nicht wütenden Städte um 1 Stufe.
text_of-event-ev_36 = Besitzt du eine nicht glückliche Stadt mit einer Armee von dir: Wähle eine, entferne 1 Armee dort und senke ihre Stimmung um 1 Stufe. Sonst senke die Stimmung einer deiner nicht wütenden Städte um 1 Stufe.
text_of-event-ev_37 = Besitzt du eine nicht glückliche Stadt mit einer Armee von dir: Wähle eine, entferne 1 Armee dort und senke ihre Stimmung um 1 Stufe. Sonst senke die Stimmung einer deiner nicht wütenden Städte um 1 Stufe.
text_of-event-ev_38 = Schritt 1: Du darfst eine deiner Armeen entfernen; tust du es nicht, verlierst du 1 Aktion (dieses Zuges, wenn du noch eine hast, sonst des nächsten). Schritt 2: Du darfst eine deiner Armeen entfernen; tust du es nicht und hast du eine Regierung und erfüllst die Bedingung einer anderen, wechsle die Regierung kostenlos.
text_of-event-ev_39 = Zahle 1 bis 4 Marker (Stimmung und/oder Kultur, beliebig gemischt), wenn du welche hast; jeder gibt dir einen halben SP.
text_of-event-ev_40 = Du bekommst 1 Idee und 1 Kulturmarker; wähle einen anderen Spieler, der 1 Kulturmarker bekommt. Decke eine Weltwunderkarte auf.
icon-gold_mine = Goldmine: Du bekommst 2 Gold.
icon-exhausted = Erschöpft: Lege einen Erschöpft-Marker neben eine deiner Städte.
icon-barbarians_spawn = Barbaren: eine neue Siedlung mit einer Einheit höchstens zwei Felder von deinen Städten, dann ein weiterer Barbar.
icon-barbarians_attack = Barbaren greifen an: ein Überfall von einer Runde auf deine nächste Stadt.
icon-none = Kein Symbol.

## Fragen

ask-main = { $seat } hat { $actions ->
    [0] keine Aktion mehr: Zug beenden?
    [one] noch 1 Aktion: Was tun?
   *[other] noch { $actions } Aktionen: Was tun?
}
you-main = { $actions ->
    [0] Keine Aktion ist übrig: Zug beenden?
    [one] Du hast noch 1 Aktion: Was tust du?
   *[other] Du hast noch { $actions } Aktionen: Was tust du?
}
ask-deal_position = Die Startregionen werden verteilt.
ask-first_player_by_lot = Wer beginnt, wird ausgelost.
ask-draw_card = Eine Karte wird gezogen.
ask-draw_event_card = Eine Ereigniskarte wird gezogen.
ask-look_card = Eine Karte wird angesehen.
ask-influence_die = Der Würfel entscheidet über den Einfluss.
ask-turn_region = Eine Region wird aufgedeckt.
ask-ambush_die = Die Würfel des Hinterhalts fallen.
ask-tactic_die = Würfel entscheiden, ob die Karte wirkt.
ask-roll_die = Die Würfel der Schlacht fallen.
ask-pay = { $seat } zahlt: { $by-number ->
    [mass] wie viel
   *[count] wie viele
} { $by } anstelle von { $kind-dative }?
you-pay = Du zahlst: { $by-number ->
    [mass] wie viel
   *[count] wie viele
} { $by } anstelle von { $kind-dative }?
ask-from_discard = { $seat } zieht: stattdessen { $card } vom Ablagestapel nehmen?
you-from_discard = Statt zu ziehen { $card } vom Ablagestapel nehmen?
ask-event_from_discard = { $seat } zieht ein Ereignis: stattdessen { $event } vom Ablagestapel nehmen?
you-event_from_discard = Statt zu ziehen das Ereignis { $event } vom Ablagestapel nehmen?
ask-free_education_offer = { $seat } darf 1 Idee für einen Stimmungsmarker zahlen (Freie Bildung).
you-free_education_offer = Du darfst 1 Idee für einen Stimmungsmarker zahlen (Freie Bildung).
ask-gain_advance = { $seat } bekommt einen Fortschritt: welchen?
you-gain_advance = Welchen Fortschritt nimmst du?
ask-choose_government_advance = { $seat } hat noch { $cubes } Würfel für die neue Regierung.
you-choose_government_advance = Du hast noch { $cubes } Würfel für die neue Regierung.
ask-barter = { $seat } wirft eine Aktionskarte ab: welche?
you-barter = Welche Aktionskarte wirfst du ab?
ask-arts_target = { $seat } nimmt durch Künste Einfluss: auf welche Stadt?
you-arts_target = Künste: Welche Stadt beeinflusst du?
ask-sports_city = { $seat } hebt die Stimmung einer Stadt: welcher?
you-sports_city = Welche Stadt machst du glücklicher?
ask-theater = { $seat } tauscht einen Marker: Welchen geben?
you-theater = Welchen Marker gibst du für einen der anderen Art?
ask-free_collect_city = { $seat } sammelt durch Freie Wirtschaft: mit welcher Stadt?
you-free_collect_city = Freie Wirtschaft: Mit welcher Stadt sammelst du?
ask-borrow = { $seat } leiht einen Fortschritt: welchen?
you-borrow = Welchen Fortschritt leihst du?
ask-lighthouse_space = { $seat } setzt ein Schiff ein: wo?
you-lighthouse_space = Wo setzt du das Schiff ein?
ask-statue_card = { $seat } wirft eine Zielkarte ab: welche?
you-statue_card = Welche Zielkarte wirfst du ab?
ask-move_from = { $seat } zieht: von welchem Feld?
you-move_from = Von welchem Feld ziehst du?
ask-move_with = { $seat } zieht: mit wem und wohin?
you-move_with = Wer zieht, und wohin?
ask-board_ship = { $seat } schifft ein: auf welches Schiff?
you-board_ship = Auf welches Schiff gehen sie?
ask-orient_region = { $seat } legt die Region: wie herum?
you-orient_region = Wie herum legst du die Region?
ask-barbarian_space = { $seat } setzt die Barbaren der neuen Region: wohin?
you-barbarian_space = Wo in der neuen Region stehen die Barbaren?
ask-ship_arrives = { $seat } fährt in die neue Region: wohin?
you-ship_arrives = Wo in der neuen Region kommt dein Schiff an?
ask-activation = { $seat } aktiviert die Stadt auf { $cell }: wozu?
you-activation = Wozu aktivierst du die Stadt auf { $cell }?
ask-port_space = { $seat } baut einen Hafen: an welchem Meerfeld?
you-port_space = An welchem Meerfeld liegt der Hafen?
ask-build_piece = { $seat } baut durch eine Karte ein Bauteil: wo, und welches?
you-build_piece = Wo baust du das Bauteil deiner Karte, und welches?
ask-collect_space = { $seat } sammelt: von welchem Feld?
you-collect_space = Von welchem Feld sammelst du?
ask-collect_kind = { $seat } sammelt von { $cell }: was?
you-collect_kind = Was sammelst du von { $cell }?
ask-metallurgy_offer = { $seat } darf 1 Erz zu 1 Gold machen (Metallurgie).
you-metallurgy_offer = Du darfst 1 Erz zu 1 Gold machen (Metallurgie).
ask-build_unit = { $seat } baut Einheiten: welche als Nächstes?
you-build_unit = Welche Einheit baust du als Nächstes auf { $cell }?
ask-choose_token = { $seat } bekommt einen Marker: Stimmung oder Kultur?
you-choose_token = Welchen Marker nimmst du: Stimmung oder Kultur?
ask-refund = { $seat } nimmt ein Gut zurück (Medizin): welches?
you-refund = Welches Gut nimmst du zurück (Medizin)?
ask-place_unit = { $seat } setzt { $unit-free }: in welche Stadt?
you-place_unit = In welche Stadt setzt du { $unit-free }?
ask-civic_step = { $seat } hebt Stimmungen: welche Stadt als Nächstes?
you-civic_step = Welche Stadt machst du als Nächstes glücklicher?
ask-influence_building = { $seat } beeinflusst eine Stadt: welches Gebäude?
you-influence_building = Welches Gebäude der Stadt beeinflusst du?
ask-influence_boost = { $seat } fehlen { $missing }: So viele Kulturmarker zahlen, damit es gelingt?
you-influence_boost = Dir fehlen { $missing }: So viele Kulturmarker zahlen, damit es gelingt?
ask-takeover_unit = { $seat } ersetzt einen Barbaren: durch welche Einheit?
you-takeover_unit = Welche Einheit ersetzt den Barbaren?
ask-battle_ability = { $seat } darf zahlen für { $stage ->
    [0] Belagerungskunst gegen den Würfel der Festung
    [1] Belagerungskunst gegen die Abwehr der Festung
   *[other] Stahlwaffen
}.
you-battle_ability = Du darfst zahlen für { $stage ->
    [0] Belagerungskunst gegen den Würfel der Festung
    [1] Belagerungskunst gegen die Abwehr der Festung
   *[other] Stahlwaffen
}.
ask-ambush = { $seat } darf eine Aktionskarte als Hinterhalt spielen.
you-ambush = Du darfst eine Aktionskarte als Hinterhalt spielen.
ask-lose_ship = { $seat } verliert in der Schlacht eine Einheit: welche?
you-lose_ship = Welche Einheit verlierst du in der Schlacht?
ask-lay_card = { $seat } darf eine Aktionskarte verdeckt legen.
you-lay_card = Du darfst eine Aktionskarte verdeckt legen.
ask-keep_abilities = { $seat } darf zahlen, um die Kampffähigkeiten zu behalten.
you-keep_abilities = Du darfst zahlen, um deine Kampffähigkeiten zu behalten.
ask-withdraw = { $seat } zieht sich zurück: wohin?
you-withdraw = Wohin ziehst du dich zurück?
ask-buy_value = { $seat } hat Kampfwert { $value }: einen Marker für einen mehr zahlen?
you-buy_value = Dein Kampfwert ist { $value }: einen Marker für einen mehr zahlen?
ask-retreat = { $seat } darf sich zurückziehen. Rückzug?
you-retreat = Du darfst dich zurückziehen. Tust du es?
ask-take_or_raze = { $seat } hat die Barbarensiedlung: als wütende Stadt behalten?
you-take_or_raze = Die Barbarensiedlung ist dein: als wütende Stadt behalten?
ask-teach_us = { $seat } darf „Lehrt uns!“ spielen.
you-teach_us = Du darfst „Lehrt uns!“ spielen.
ask-exhaust_space = { $seat } legt einen Erschöpft-Marker: wohin?
you-exhaust_space = Wohin legst du den Erschöpft-Marker?
ask-spawn_space = { $seat } setzt eine Barbarensiedlung: wohin?
you-spawn_space = Wohin setzt du die Barbarensiedlung?
ask-grow_settlement = { $seat } setzt einen Barbaren dazu: wo?
you-grow_settlement = Wo setzt du den Barbaren dazu?
ask-raid_from = Barbaren greifen { $seat } an: von wo?
you-raid_from = Barbaren greifen dich an: von wo?
ask-raid_on = Barbaren greifen { $seat } an: welche Stadt?
you-raid_on = Barbaren greifen dich an: welche Stadt?
ask-raid_piece = { $seat } verliert ein Bauteil der Stadt: welches?
you-raid_piece = Welches Bauteil der Stadt verlierst du?
ask-hire = { $seat } wirbt Barbaren an: welche?
you-hire = Welche Barbaren wirbst du an?
ask-hire_price = { $seat } bezahlt die Barbaren: womit?
you-hire_price = Womit bezahlst du die Barbaren?
ask-hire_to = { $seat } schickt die Barbaren: wohin?
you-hire_to = Wohin schickst du die Barbaren?
ask-take_person = { $seat } darf für { $card } zahlen.
you-take_person = Du darfst für { $card } zahlen.
ask-choose_player = { $seat } nennt einen Spieler: wen?
you-choose_player = Welchen Spieler nennst du?
ask-choose_good = { $seat } wählt Güter, noch { $left }: was?
you-choose_good = Wähle Güter, noch { $left }: was?
ask-share_out = { $seat } gibt Güter an einen anderen Spieler: an wen?
you-share_out = Wem gibst du die Güter?
ask-pay_tokens = { $seat } zahlt Marker für Punkte: welche?
you-pay_tokens = Welche Marker zahlst du für Punkte?
ask-mood_city = { $seat } ändert die Stimmung einer Stadt: welcher?
you-mood_city = Von welcher Stadt änderst du die Stimmung?
ask-myths_offer = { $seat } darf einen Stimmungsmarker zahlen, damit { $cell } die Stimmung behält (Mythen).
you-myths_offer = Du darfst einen Stimmungsmarker zahlen, damit { $cell } die Stimmung behält (Mythen).
ask-civil_war = { $seat } erleidet Bürgerkrieg: in welcher Stadt?
you-civil_war = In welcher deiner Städte ist Bürgerkrieg?
ask-lose_one = { $seat } verliert eine Einheit: welche?
you-lose_one = Welche Einheit verlierst du?
ask-avoid_loss = { $seat } darf eine Armee entfernen, um die Aktion zu behalten.
you-avoid_loss = Du darfst eine Armee entfernen, um deine Aktion zu behalten.
ask-avoid_switch = { $seat } darf eine Armee entfernen, um die Regierung zu behalten.
you-avoid_switch = Du darfst eine Armee entfernen, um deine Regierung zu behalten.
ask-choose_government = { $seat } wechselt die Regierung: zu welcher?
you-choose_government = Zu welcher Regierung wechselst du?
ask-destroy_city = { $seat } verliert eine Stadt: welche?
you-destroy_city = Welche Stadt verlierst du?
ask-destroy_piece = { $seat } verliert Bauteile: welches als Nächstes?
you-destroy_piece = Welches Bauteil verlierst du als Nächstes?
ask-region_to_explore = { $seat } deckt eine Region auf: welche?
you-region_to_explore = Welche Region deckst du auf?
ask-found_in_region = { $seat } darf in der neuen Region eine Stadt gründen.
you-found_in_region = Du darfst in der neuen Region eine Stadt gründen.
ask-swap_give = { $seat } darf eine Karte tauschen: Welche geben?
you-swap_give = Du darfst eine Karte tauschen: Welche gibst du?
ask-swap_take = { $seat } tauscht eine Karte: Welche nehmen?
you-swap_take = Welche Karte nimmst du dafür?
ask-keep_plan = { $seat } darf eine Zielkarte zurücklegen: welche?
you-keep_plan = Du darfst eine Zielkarte zurücklegen: welche?
ask-take_plan = { $seat } nimmt eine Zielkarte: welche?
you-take_plan = Welche Zielkarte nimmst du?
ask-score_now = { $seat } darf eine Zielkarte werten.
you-score_now = Du darfst eine Zielkarte werten.
ask-declare = { $seat } wertet Ziele.
you-declare = Welche Ziele wertest du?
ask-raze = { $seat } darf eine Stadt der Größe 1 schleifen.
you-raze = Du darfst eine Stadt der Größe 1 schleifen.
ask-name_first = { $seat } bestimmt den Startspieler.
you-name_first = Wer soll Startspieler sein?
ask-trade_give = { $seat } bietet { $other } { $item-number ->
    [mass] wie viel
   *[count] wie viele
} { $item }?
you-trade_give = { $item-number ->
    [mass] Wie viel
   *[count] Wie viele
} { $item } bietest du { $other }?
ask-trade_want = { $seat } will von { $other } { $item-number ->
    [mass] wie viel
   *[count] wie viele
} { $item }?
you-trade_want = { $item-number ->
    [mass] Wie viel
   *[count] Wie viele
} { $item } willst du von { $other }?
ask-trade_card = { $seat } bietet Karten: welche?
you-trade_card = Welche Karten bietest du?
ask-trade_answer = { $other } hat ein Angebot gemacht: Nimmt { $seat } an?
you-trade_answer = { $other } hat dir ein Angebot gemacht: Nimmst du an?
ask-trade_wanted = { $seat } gibt eine Karte: welche?
you-trade_wanted = Welche Karte gibst du?

## Aktionen

label-end_turn = Den Zug beenden
label-advance = Fortschritt: { $what }
label-switch = Die Regierung wechseln: { $what }
label-move = Bewegen
label-found = Auf { $what } eine Stadt gründen
label-activate = Die Stadt auf { $what } aktivieren
label-civic = Zivile Verbesserung
label-influence = Die Stadt auf { $what } beeinflussen
label-play = { $what } spielen
label-use = { $what }
label-trade = Mit { $what } handeln
label-from = Von { $what }
label-with = Mit { $what }
label-to = Nach { $what }
label-road = Auf der Straße nach { $what }
label-navigate = Um das Spielfeld nach { $what }
label-embark = Bei { $what } einschiffen
label-pick = { $what }
label-orient = Ausrichtung { $what }
label-collect = Sammeln
label-build_units = Einheiten bauen
label-build = Baue { $what }
label-piece = { $what }
label-wonder = { $what }
label-kind = { $what }
label-pay = { $paid }
label-trade_give = { $count }
label-trade_want = { $count }
# Told in the steps of a turn, where the number alone says nothing
step-pay = { $count ->
    [0] { "" }
   *[other] { $paid } anstelle von { $kind-dative }
}
step-trade_give = { $count ->
    [0] { "" }
   *[other] gegeben: { $amount }
}
step-trade_want = { $count ->
    [0] { "" }
   *[other] gewünscht: { $amount }
}
label-card = { $what }
label-objective = { $what }
label-score = { $what } werten
label-player = { $what }
label-yes = Ja
label-no = Nein
label-stop = Genug

## Warum nicht

why-no_action_left = Du hast keine Aktion mehr.
why-already_owned = { $what } hast du schon.
why-needs_advance = { $what } setzt { $needed } voraus.
why-other_government = Du hast Fortschritte einer anderen Regierung; nur eine zur selben Zeit.
why-cannot_pay = Du brauchst noch { $lack }.
why-not_so_many = Mit so vielen davon lässt sich der Preis nicht bezahlen.
why-needs_building = Für { $what-a } brauchst du { $needed }.
why-nothing_can_move = Keine deiner Einheiten kann sich bewegen.
why-no_switch = Du brauchst eine eigene Regierung und die Bedingung der anderen.
why-no_settlement = Du hast keine Siedlung mehr.
why-no_settler_there = Dort steht kein Siedler von dir.
why-no_place_for_city = Eine Stadt braucht Land, das weder öde noch erschöpft ist und keine andere Stadt trägt.
why-no_city_to_raise = Es gibt keine Stadt, deren Stimmung du mit deinen Stimmungsmarkern heben könntest.
why-influenced_already = Du hast in diesem Zug schon eine Stadt beeinflusst.
why-no_city_there = Dort ist keine Stadt.
why-influence_barbarians = Barbarensiedlungen können ohne Kulturelle Übernahme nicht beeinflusst werden.
why-influence_too_small = Nur Städte ab Größe 2 können beeinflusst werden.
why-influence_monuments = Denkmäler schützen diese Stadt.
why-influence_out_of_range = Keine Ausgangsstadt von dir ist nahe genug.
why-power_separated = Gewaltenteilung: Hier helfen keine Kulturmarker anderer, und ohne sie ist keine Ausgangsstadt von dir nahe genug.
why-power_total = Totalitarismus: Hier helfen keine Kulturmarker anderer, und ohne sie ist keine Ausgangsstadt von dir nahe genug.
why-devoted = Hingabe: Hier helfen keine Kulturmarker anderer, und ohne sie ist keine Ausgangsstadt von dir nahe genug.
why-influence_no_building = Dort ist kein Gebäude, das du ersetzen könntest.
why-collect_too_far = Dieses Feld ist zu weit von der Stadt entfernt.
why-collect_barred = Dieses Feld ist durch eine Stadt, fremde Einheiten oder einen Erschöpft-Marker versperrt, oder es ist verdeckt.
why-collect_nothing = Dieses Feld gibt dir jetzt nichts.
why-collect_once = Jedes Feld gibt bei einem Sammeln nur einmal etwas.
why-collect_no_more_distant = Bei diesem Sammeln kann kein weiteres Feld in zwei Schritten Entfernung genutzt werden.
why-spaces_in_order = Felder werden in dieser Partie in ihrer Reihenfolge genannt.
why-collect_nothing_here = Kein Feld um diese Stadt gibt dir etwas.
why-collect_no_other = Nach Freier Wirtschaft wird in diesem Zug nichts mehr gesammelt.
why-build_full = Höchstens 4 Armeen stehen auf einem Feld.
why-build_impossible = Hier kann keine Einheit gebaut werden: Es fehlt an Platz, an Einheiten oder an Mitteln.
why-no_city_of_yours = Dort hast du keine Stadt.
why-angry_and_active = Die Stadt ist wütend und wurde in diesem Zug schon aktiviert.
why-nothing_to_do_there = Diese Stadt könnte nichts tun.
why-angry_cannot_grow = Eine wütende Stadt kann nicht wachsen.
why-building_there = Die Stadt hat dieses Gebäude schon.
why-no_piece_left = Davon hast du keines mehr.
why-pestilence = Pest: Ohne Hygiene kann nichts gebaut werden.
why-city_too_big = Eine Stadt kann nicht größer sein als die Zahl deiner Städte und nicht größer als 5.
why-no_sea_beside = Ein Hafen braucht ein Meerfeld neben der Stadt.
why-wonder_not_displayed = Dieses Weltwunder liegt nicht aus.
why-wonder_needs_advances = Dir fehlt ein Fortschritt, den das Weltwunder braucht.
why-wonder_needs_happy = Wie für diese Partie vereinbart, werden Weltwunder nur in glücklichen Städten gebaut.
why-wonder_needs_port = Der Große Leuchtturm braucht eine Stadt mit Hafen.
why-no_unit_there = Dort ist keine Einheit von dir.
why-needs_tactics = Armeen bewegen sich nur mit Taktik.
why-units_cannot_move = Diese Einheiten können sich jetzt nicht bewegen.
why-no_road = Dorthin führt keine Straße.
why-needs_roads = Dieser Weg braucht Straßen.
why-road_of_city = Ein Weg über Straßen beginnt oder endet in einer Stadt von dir.
why-no_navigation = Dorthin führt keine Navigation.
why-needs_navigation = Dieser Weg braucht Navigation.
why-no_room_aboard = Es gibt kein Schiff von dir mit Platz.
why-ashore_first = Einheiten an Bord gehen neben dem Schiff an Land, sonst nirgendwohin.
why-ships_stay_at_sea = Schiffe bleiben auf dem Wasser.
why-choose_units_first = Wähle zuerst die Einheiten.
why-ships_cannot_go = Dorthin können die Schiffe nicht fahren.
why-too_far = Eine Bewegung an Land ist ein Feld weit.
why-there_already = Sie stehen schon dort.
why-mountain = Einheiten, die einen Berg betreten haben, bleiben in diesem Zug dort.
why-sea_on_foot = Landeinheiten brauchen auf dem Meer ein Schiff.
why-needs_army = Dorthin kann nur eine Gruppe mit einer Armee.
why-forest = Einheiten, die einen Wald betreten haben, können in diesem Zug nicht angreifen.
why-gardens = Einheiten, die ein fruchtbares Feld betreten haben, können die Stadt der Großen Gärten nicht angreifen.
why-truce = Ein Pakt verbietet das.
why-stack_full = Höchstens 4 Armeen stehen auf einem Feld.
why-use_not_owned = Das hast du nicht.
why-use_once = Das geht nur einmal im Zug.
why-use_nothing = Das hätte jetzt keine Wirkung.
why-card_not_in_hand = Diese Karte hast du nicht auf der Hand.
why-card_after_capture = Diese Karte wird unmittelbar nach der Eroberung der Stadt eines Spielers gespielt.
why-card_before_first_action = Diese Karte wird vor der ersten Aktion des Zuges gespielt.
why-need_none = Es gibt keinen Spieler mehr, den die Karte treffen könnte.
why-need_some_advance_gainable = Es gibt keinen Fortschritt, den du bekommen könntest.
why-need_some_advance_affordable = Es gibt keinen Fortschritt, den du kaufen könntest.
why-need_two_affordable_in_one_category = Du kannst keine zwei Fortschritte einer Gruppe kaufen.
why-need_some_such_advance = Kein Spieler innerhalb von zwei Feldern hat einen Fortschritt, den du bekommen könntest.
why-need_won_land_battle_this_turn = Du hast in diesem Zug keine Landschlacht gewonnen.
why-need_captured_city_or_won_land_battle_this_turn = Du hast in diesem Zug weder eine Stadt erobert noch eine Landschlacht gewonnen.
why-need_another_player_has_cards = Kein anderer Spieler hat eine Karte auf der Hand.
why-need_own_academy_city = Keine deiner Städte hat eine nutzbare Akademie.
why-need_barbarian_stack_within_2 = Innerhalb von zwei Feldern gibt es keine Barbaren, die du anwerben könntest.
why-need_barbarian_settlement_in_reach = Jetzt ist kein Versuch gegen eine Barbarensiedlung möglich.
why-need_some_piece_buildable = Keine deiner Städte kann jetzt ein Bauteil aufnehmen.
why-need_can_still_collect = Keine Stadt kann noch sammeln, oder eine andere Karte wartet auf das nächste Sammeln.
why-need_has_objective_card = Du hast keine Zielkarte auf der Hand.
why-need_army_and_room_available = Du hast keine Armee mehr oder keine Stadt mit Platz dafür.
why-no_trading = In dieser Partie wird nicht gehandelt.
why-trade_with_oneself = Zum Handeln braucht es einen anderen Spieler.
why-no_offer_left =
    { $most ->
        [one] In einem Zug kann nur 1 Angebot gemacht werden.
       *[other] In einem Zug können nur { $most } Angebote gemacht werden.
    }
why-off_board = Dieses Spielfeld hat kein solches Feld.
why-no_such_player = Diese Farbe spielt niemand.
why-not_oneself = Wähle einen anderen Spieler als dich selbst.
why-player_not_concerned = Die Karte kann bei diesem Spieler jetzt nichts bewirken.
why-kind_not_offered = Das steht nicht zur Wahl.
why-pay_a_token = Zahle mindestens einen Marker.
why-tokens_you_have = Zahle Stimmungs- oder Kulturmarker, die du hast, höchstens vier.
why-tokens_in_order = Zahle erst Stimmungs-, dann Kulturmarker, die du hast, höchstens vier.
why-angry_already = Nur eine Stadt, die nicht wütend ist, kann Stimmung verlieren.
why-happy_already = Diese Stadt ist schon glücklich.
why-not_by_sea = Es muss eine Stadt neben einem Meerfeld sein.
why-city_chosen_already = Diese Stadt ist schon gewählt.
why-cities_in_order = Städte werden in der Reihenfolge ihrer Felder gewählt, so dass genug für den Rest bleiben.
why-must_choose_city = Eine Stadt muss gewählt werden.
why-not_torn = Bürgerkrieg trifft eine nicht glückliche Stadt mit einer Armee von dir.
why-unit_not_on_board = Diese Einheit ist nicht auf dem Spielfeld.
why-needs_army_unit = Nur eine Armee kann dafür hergegeben werden.
why-choose_piece_now = Wähle jetzt ein Bauteil dieser Stadt.
why-choose_city_first = Wähle zuerst die Stadt.
why-must_destroy = Mindestens ein Bauteil muss entfernt werden.
why-settlement_last = Die Siedlung verliert eine Stadt zuletzt.
why-piece_not_there = Die Stadt hat kein solches Bauteil.
why-region_not_beside = Wähle eine verdeckte Region neben einer Region, in der du eine Stadt hast.
why-not_that_region = Es muss Land der eben aufgedeckten Region sein.
why-raid_from_most = Es greift die Barbarensiedlung mit den meisten Einheiten innerhalb von zwei Landfeldern um deine Städte an.
why-raid_nearest = Der Überfall trifft deine nächste Stadt.
why-not_free_land = Es muss aufgedecktes Land sein, weder öde noch erschöpft, ohne Stadt und Einheit.
why-not_beside_city = Es muss neben einer deiner Städte liegen.
why-not_near_city = Es muss innerhalb von zwei Feldern um eine deiner Städte liegen.
why-barbarians_full = Höchstens 4 Barbaren stehen auf einem Feld.
why-no_barbarian_settlement = Dort ist keine Barbarensiedlung.
why-no_barbarians_there = Dort stehen keine Barbaren.
why-hired_already = Diese Barbaren sind schon angeworben.
why-hire_too_far = Barbaren können innerhalb von zwei Feldern um deine Städte und Einheiten angeworben werden.
why-hire_no_way = Diese Barbaren können nirgendwohin.
why-hire_kinds = Barbaren werden mit Nahrung, Holz, Erz, Gold oder einem Kulturmarker bezahlt.
why-hire_one_land_space = Angeworbene Barbaren gehen ein Landfeld weit.
why-not_fertile = Barbaren siedeln auf einem fruchtbaren Feld.
why-entry_space = Barbaren siedeln nicht dort, wo die Erkunder hereinkommen.
why-city_takes_no_piece = Diese Stadt kann jetzt kein solches Bauteil aufnehmen.
why-not_that_piece = Dieses Bauteil baut die Karte nicht.
why-collect_first = Nimm zuerst etwas.
why-space_gives_other = Dieses Feld gibt das nicht.
why-build_first = Bestelle zuerst eine Einheit.
why-build_capacity = Die Stadt kann bei dieser Aktivierung keine weiteren Einheiten bauen.
why-build_none_left = Du hast keine solche Einheit mehr.
why-build_port = Schiffe brauchen einen nutzbaren Hafen ohne fremde Schiffe davor.
why-build_draft = Bei einer Aktivierung kann mit Aushebung eine Armee ausgehoben werden.
why-build_welcome = Bei einer Aktivierung ist mit Hygiene ein Siedler für einen Stimmungsmarker zu haben.
why-units_in_order = Einheiten werden in der Reihenfolge Siedler, Armeen, Schiffe, ausgehobene Armeen, Siedler für Stimmungsmarker bestellt.
why-mood_or_culture = Es ist ein Stimmungs- oder ein Kulturmarker.
why-refund_paid_only = Medizin gibt ein Gut zurück, das eben gezahlt wurde.
why-raise_first = Hebe zuerst eine Stadt.
why-must_place = Die Einheit muss eingesetzt werden.
why-own_colour = Dieses Gebäude gehört dir schon.
why-takeover_unit = Es wird der erste Siedler oder die erste Armee deines Vorrats.
why-sports_same_city = Beide Stufen gehen an dieselbe Stadt.
why-no_such_token = So einen Marker hast du nicht.
why-no_government = Die Große Bibliothek leiht keinen Fortschritt einer Regierung.
why-needs_sea = Es muss ein aufgedecktes Meerfeld sein.
why-foreign_ships = Dort sind fremde Schiffe.
why-ambush_card = Ein Hinterhalt braucht eine Taktikhälfte, die ein Verteidiger in einer Stadt spielen kann, wer auch kämpft.
why-no_tactics_half = Eine Große Persönlichkeit hat keine Taktikhälfte.
why-attackers_only = Nur der Angreifer kann diese Karte spielen.
why-defenders_only = Nur der Verteidiger kann diese Karte spielen.
why-land_only = Diese Karte ist für Schlachten an Land.
why-city_only = Diese Karte ist für Schlachten in Städten.
why-not_against_city = Wer eine Stadt angreift, kann diese Karte nicht spielen.
why-no_fighters = Diese Karte braucht eine kämpfende Einheit von dir in der Schlacht.
why-no_retreat = Es gibt kein Feld, auf das sich deine Einheiten zurückziehen könnten.
why-withdraw_place = Es muss Land neben der Schlacht sein, frei von anderen, mit Platz für deine Armeen.
why-unit_not_in_battle = Wähle eine Einheit, die in dieser Schlacht kämpft; von gleichen die erste.
why-only_teach_us = Jetzt kann nur „Lehrt uns!“ gespielt werden.
why-move_first = Bewege zuerst mindestens eine Gruppe.
why-unit_not_there = Diese Einheit ist nicht auf diesem Feld.
why-unit_goes_already = Diese Einheit geht schon mit.
why-land_or_ships = Landeinheiten und Schiffe gehen nicht zusammen.
why-unit_cannot_join = Mit dieser Einheit käme die Gruppe nirgendwohin.
why-like_unit_first = Von gleichen Einheiten geht die erste zuerst.
why-new_government_only = Die Würfel kommen auf Fortschritte der neuen Regierung.
why-cubes_in_order = Die Würfel kommen in der Reihenfolge der Fortschritte, so dass genug Plätze für den Rest bleiben.
why-must_gain = Der Fortschritt kann nicht abgelehnt werden.
why-advance_not_among = Dieser Fortschritt steht nicht zur Wahl.
why-swap_same_kind = Nur Karten derselben Art können getauscht werden.
why-not_his_card = Der andere Spieler hat diese Karte nicht.
why-not_looked_at = Das ist keine der Karten, die du ansiehst.
why-objective_too_late = Diese Karte kam erst auf deine Hand, als das schon begonnen hatte.
why-objective_once = Dieses Ziel, oder eines, das es ausschließt, wurde bei dieser Gelegenheit schon gewertet.
why-objective_not_met = { $objective } ist jetzt nicht erfüllt.
why-last_city_kept = Die letzte Stadt muss in dieser Partie behalten werden.
why-raze_size_one = Nur eine Stadt der Größe 1 kann geschleift werden.
why-at_most = Es { $item-number ->
    [mass] ist
   *[count] sind
} höchstens { $count } { $item } zu geben.
why-counter_to_partner = Ein Gegenangebot geht an den, der das Angebot gemacht hat.
why-one_counter_offer = Es kann nur ein Gegenangebot gemacht werden.
why-card_named_already = Diese Karte ist schon genannt.
why-cards_in_order = Karten werden in ihrer Reihenfolge genannt, so dass genug für die noch fälligen bleiben.
why-other_cards_now = Jetzt werden Karten der anderen Art genannt.

## Was geschah

log-game_began = { $seat } beginnt.
log-turn_began = Runde { $round }, Zug { $turn }: { $seat } hat { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.
log-status_began = Statusphase von Runde { $round }.
log-first_player_named = { $other-same ->
    [seat] { $seat } hat jetzt den Startspielermarker
   *[none] { $seat } bestimmt, dass { $other } den Startspielermarker hat
}.
log-razed = { $seat } schleift die Stadt auf { $cell }.

## Fähigkeiten, Güter und Karten

log-ability_used = { $seat } nutzt { $advance }.
log-wonder_used = { $seat } nutzt { $wonder-accusative }.
log-improvement_began = { $seat } macht eine Zivile Verbesserung.
log-spared = { $advance } schützt { $seat }.
log-no_target = Für { $seat } bleibt es ohne Wirkung.
log-paid = { $seat } zahlt { $goods }.
log-gained = { $seat } bekommt { $goods }.
log-lost = { $seat } verliert { $goods }.
log-no_room = { $seat } hat keinen Platz für { $goods }.
log-points_gained = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
log-half_points_gained = { $seat } bekommt { $halves ->
    [one] einen halben Punkt
   *[other] { $halves } halbe Punkte
}.
log-drew_action = { $seat } zieht eine Aktionskarte.
log-drew_action_card = { $seat } zieht { $card }.
log-drew_objective = { $seat } zieht eine Zielkarte.
log-drew_objective_card = { $seat } zieht { $what }.
log-took_from_discard = { $seat } nimmt { $card } vom Ablagestapel (Großes Mausoleum).
log-reshuffled = Der Ablagestapel wird zum neuen Stapel.
log-deck_empty = { $seat } hat keine Karte zu ziehen: Der Stapel ist leer.
log-wonder_revealed = Von jetzt an { $wonder-number ->
    [plural] dürfen
   *[one] darf
} { $wonder-the } gebaut werden.
log-card_played = { $seat } spielt { $civil }.
log-card_discarded = { $seat } wirft { $card } ab.
log-objective_discarded = { $seat } wirft { $objective_card } ab.
log-objective_scored = { $seat } erfüllt { $objective }.
log-advance_gained = { $seat } hat { $advance }.
log-government_left = { $seat } wechselt die Regierung: { $government }.

## Auf dem Spielfeld

log-region_turned = { $seat } deckt die Region von { $cell } auf: { $tile }.
log-barbarians_settled = Barbaren siedeln auf { $cell }.
log-barbarians_grew = Die Barbaren auf { $cell } werden mehr.
log-space_exhausted = { $cell } ist erschöpft.
log-units_moved = { $seat } bewegt { $units } von { $start } nach { $cell }.
log-ships_stayed = { $seat } findet für die Schiffe keinen Weg in die Region von { $cell }.
log-embarked = { $seat } schifft { $unit } von { $start } bei { $cell } ein.
log-unit_placed = { $seat } setzt { $unit } auf { $cell }.
log-unit_lost = { $seat } verliert { $unit } auf { $cell }.
log-city_founded = { $seat } gründet eine Stadt auf { $cell }{ $settler ->
    [0] {" ohne Siedler"}
   *[other] {""}
}.
log-city_activated = { $seat } aktiviert die Stadt auf { $cell }.
log-collected = { $seat } sammelt { $kind } von { $cell }{ $taken ->
    [0] {", hat aber keinen Platz dafür"}
   *[other] {""}
}.
log-piece_built = { $seat } baut { $building-a } auf { $cell }.
log-port_opened = Der Hafen von { $seat } öffnet sich nach { $cell }.
log-wonder_built = { $seat } baut { $wonder-accusative } auf { $cell }.
log-mood_changed = Die Stadt auf { $cell } ist jetzt { $mood }.
log-piece_lost = Auf { $cell } { $piece-number ->
    [plural] werden
   *[one] wird
} { $piece-the } zerstört.
log-city_lost = { $seat } verliert die Stadt auf { $cell }.
log-influence_tried = { $seat } versucht, { $piece-accusative } auf { $cell } zu beeinflussen.
log-influence_rolled = { $seat } wirft { $face } für den Einfluss und erreicht { $total }.
log-influence_failed = { $seat } erreicht { $total } und scheitert auf { $cell }.
log-influenced = { $seat } ersetzt { $building-accusative } auf { $cell }.
log-taken_over = { $seat } gewinnt die Barbaren auf { $cell } für sich; dort ist jetzt eine neutrale Stadt.

## In der Schlacht

log-battle_began = { $seat-The }{ $seat } { $seat-number ->
    [plural] greifen
   *[one] greift
} { $other-the }{ $other } auf { $cell } an, { $attackers } gegen { $defenders }.
log-round_began = Runde { $round } der Schlacht.
log-siege_laid = { $seat } nutzt Belagerungskunst: Die Festung { $stage ->
    [0] hat keinen Würfel
   *[other] wehrt keinen Treffer ab
}.
log-card_laid = { $seat } legt eine Karte verdeckt.
log-card_revealed = { $seat } zeigt { $tactic }.
log-card_cancelled = { $tactic } von { $seat } { $tactic-number ->
    [plural] bleiben
   *[one] bleibt
} ohne Wirkung.
log-card_taken = { $seat } nimmt { $card } auf die Hand.
log-card_rolled = { $seat } wirft { $face } für { $tactic }.
log-card_tried = { $tactic } von { $seat } { $worked ->
    [0] { $tactic-number ->
        [plural] bewirken
       *[one] bewirkt
    } nichts
   *[other] { $tactic-number ->
        [plural] wirken
       *[one] wirkt
    }
}.
log-abilities_denied = { $seat-The }{ $seat } { $seat-number ->
    [plural] haben
   *[one] hat
} in dieser Runde keine Kampffähigkeiten.
log-abilities_kept = { $seat } behält die Kampffähigkeiten.
log-fortress_helped = Die Festung gibt { $seat } { $dice } Würfel mehr.
log-die_rolled = { $seat-The }{ $seat } { $seat-number ->
    [plural] werfen
   *[one] wirft
} in der Schlacht { $face }.
log-ambush_rolled = { $seat } wirft { $face } für den Hinterhalt.
log-value_modified = Karten und Fähigkeiten ändern den Kampfwert von { $seat-dative }{ $seat } um { $by }.
log-round_fought = { $seat-The }{ $seat } { $seat-number ->
    [plural] haben
   *[one] hat
} Kampfwert { $value }: { $hits } Treffer.
log-hits_cancelled = { $hits ->
    [one] 1 Treffer gegen { $seat-the }{ $seat } wird abgewehrt
   *[other] { $hits } Treffer gegen { $seat-the }{ $seat } werden abgewehrt
}.
log-barbarian_lost = Ein Barbar auf { $cell } wird entfernt.
log-retreated = { $seat } zieht sich nach { $cell } zurück.
log-battle_won = { $seat-The }{ $seat } { $seat-number ->
    [plural] gewinnen
   *[one] gewinnt
} die Schlacht auf { $cell }.
log-battle_drawn = Niemand gewinnt die Schlacht auf { $cell }.
log-city_captured = { $seat } erobert die Stadt von { $other } auf { $cell }.
log-settlement_taken = { $seat } behält die Barbarensiedlung auf { $cell } als wütende Stadt.
log-settlement_razed = { $seat } schleift die Barbarensiedlung auf { $cell }.
log-raid_began = Barbaren von { $start } überfallen { $seat } auf { $cell }.
log-raid_repelled = Die Große Mauer von { $seat } wehrt den Überfall auf { $cell } ab: Die Barbaren auf { $start } werden entfernt.
log-raid_ended = Der Überfall auf { $cell } ist vorbei.
log-barbarians_hired = { $seat } wirbt die Barbaren auf { $cell } an.
log-barbarians_moved = { $count ->
    [one] 1 Barbar geht
   *[other] { $count } Barbaren gehen
} von { $start } nach { $cell }.

## Durch Ereignisse und Karten

log-event_drawn = { $seat } zieht ein Ereignis: { $drawn }. { $icon }
log-player_named = { $seat } nennt { $other }.
log-assassinated = { $seat } wird im nächsten Zug eine Aktion weniger haben.
log-person_taken = { $seat } nimmt { $card } auf die Hand.
log-person_left = { $card } nimmt niemand.
log-action_lost = { $seat } verliert eine Aktion{ $later ->
    [1] {" des nächsten Zuges"}
   *[other] {""}
}.
log-action_gained = { $seat } bekommt eine Aktion.
log-pact_made = { $seat } schließt einen Pakt mit { $other }.
log-mood_loss_prevented = { $seat } behält durch Mythen die Stimmung von { $cell }.
log-pestilence_ban = { $seat } darf bis zur Hygiene keine Bauteile bauen.
log-advance_borrowed = { $seat } leiht { $advance } für diesen Zug.
log-hand_spied = { $seat } sieht sich die Karten von { $other } an.
log-hand_seen = { $other } hat { $cards }.
log-plan_seen = { $seat } sieht sich { $objective_card } an.
log-plan_swapped = { $seat } tauscht eine Zielkarte gegen eine davon.
log-plan_kept = { $seat } behält die Zielkarten.
log-cards_swapped = { $seat } tauscht { $objectives ->
    [1] eine Zielkarte
   *[other] eine Aktionskarte
} mit { $other }.
log-trade_offered = { $seat } bietet { $other } { $goods } für { $wanted }.
log-trade_declined = { $seat } lehnt ab.
log-trade_made = { $seat } und { $other } handeln.
log-cards_shown = { $seat } zeigt { $cards }.

## Die Zeichnung für das Terminal

draw-round = Runde { $round }, Zug { $turn }
draw-actions = { $actions ->
    [one] hat 1 Aktion
   *[other] hat { $actions } Aktionen
}
draw-wonders = Weltwunder zu bauen: { $names }
draw-battle = Schlacht auf { $cell }: { $attacker } gegen { $defender }, Runde { $round }, Karten { $first } / { $second }
draw-face_down = verdeckt
draw-no_card = keine
draw-terrain-fertile = fruc
draw-terrain-forest = wald
draw-terrain-mountain = berg
draw-terrain-barren = ödld
draw-terrain-sea = meer
draw-settlement = *
draw-wild = X
draw-legend = Eine Stadt: Anfangsbuchstabe des Besitzers (X: Barbaren), Stimmung (+ glücklich, = neutral, - wütend, * Barbarensiedlung), Größe, dann H Hafen, A Akademie, F Festung, T Tempel, W Weltwunder; Einheiten hinter ihrer Zahl: s Siedler, a Armee, c Schiff, b Barbar. GELÄNDE in Großbuchstaben ist erschöpft, ???? liegt verdeckt. * hinter einem Spieler: hat den Startspielermarker.
draw-building-port = H
draw-building-academy = A
draw-building-fortress = F
draw-building-temple = T
draw-wonder = W
draw-unit-settler = s
draw-unit-army = a
draw-unit-ship = c
draw-unit-barbarian = b
draw-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
draw-levels = Kultur { $culture }, Glück { $happiness }
draw-hand = { $actions ->
    [one] 1 Aktionskarte
   *[other] { $actions } Aktionskarten
}, { $objectives ->
    [one] 1 Zielkarte
   *[other] { $objectives } Zielkarten
}
draw-scored = gewertet: { $names }

## Das Ende

end-rounds = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} nach { $rounds } Runden.
end-no_city = Ein Spieler hat keine Stadt mehr; { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
end-shared = Mehrere Spieler teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.

## Woraus ein Ergebnis besteht

category-city_pieces = Bauteile der Städte
category-advances = Fortschritte
category-wonders = Weltwunder
category-objectives = Ziele
category-events = Ereignisse

# Warum eine Stellung abgelehnt wird.
cannot-pay = { $seat } kann das nicht bezahlen
cannot-gain = { $seat } kann das nicht bekommen
cannot-build = { $seat } kann das dort nicht bauen oder einsetzen
cannot-find_city = dort ist keine passende Stadt
cannot-find_units = solche Einheiten oder Marker gibt es nicht
cannot-go = auf diesem Weg kann niemand gehen
cannot-explore = diese Region lässt sich so nicht erkunden oder besiedeln
cannot-deal = Plätze und Städte passen nicht zu den verteilten Startregionen
cannot-hold = diese Karte liegt dort nicht
cannot-score = so ein Ziel wird nur in der Statusphase gewertet
cannot-decide = das hat ein anderer Platz zu entscheiden
cannot-name_other = { $seat } muss jemand anderen nennen
cannot-effect = diese Wirkung verlangt etwas anderes
cannot-choose = es ist nichts mehr zu wählen
cannot-trade = das kann so nicht angeboten oder verlangt werden
cannot-end_yet = die Partie endete in der letzten Statusphase
cannot-lie = kein Regionsplättchen ist übrig, das auf { $cells } passt
cannot-find = dieses Spielfeld hat kein Feld { $cell }
cannot-settle = auf { $cell } stehen zwei Städte
cannot-play = { $colour } spielt nicht mit
cannot-count = { $kind ->
    [barbarian_settlements] Barbarensiedlungen
    [barbarians] { barbarians }
    [exhausted_tokens] Erschöpft-Marker
    [action_cards] { item-action_cards }
   *[objective_cards] { item-objective_cards }
}: im Ganzen { $count }, nicht { $all }
cannot-count_own = { $piece } von { $seat }: im Ganzen { $count }, nicht { $all }
cannot-supply = { $seat } hat mehr Bauteile in Städten, als es gibt
cannot-plan = { $seat } soll Zielkarten gezogen haben, die nicht auf der Hand sind
cannot-stand = dort kann diese Einheit nicht sein
cannot-meet = auf { $cell } stehen Einheiten verschiedener Farben
cannot-carry = dieses Schiff trägt mehr als { $room } Einheiten
cannot-crowd = auf { $cell } stehen zu viele Einheiten
cannot-raid = auf { $cell } können keine Barbaren stehen
cannot-exhaust = auf { $cell } kann kein Erschöpft-Marker liegen
cannot-found = so eine Stadt kann nicht auf { $cell } stehen
cannot-occupy = in der Stadt auf { $cell } stehen fremde Einheiten
cannot-berth = der Hafen auf { $cell } hat kein Meerfeld
cannot-hide = es gibt weniger Plättchen als verdeckte Regionen
cannot-go_on = die Partie ist zu Ende und geht doch weiter
cannot-act = als aktiv gilt jemand, der nicht am Zug ist
cannot-fight = Schlacht und anstehende Entscheidungen passen nicht zusammen
cannot-keep = eine Karte ist beiseitegelegt, obwohl nichts ansteht, wofür
cannot-begin = Runde und Zug passen nicht zu dem, was ansteht
cannot-wait = zuunterst wartet ein Zug, eine Statusphase oder der Aufbau
cannot-double = eine der { $kind ->
    [action] Aktionskarten
    [objective] Zielkarten
    [event] Ereigniskarten
   *[wonder] Weltwunderkarten
} liegt an zwei Stellen

# Was in einer von Hand aufgebauten Stellung ansteht.
decision-activated = die Stadt ist aktiviert
decision-activation = wählen, was eine Stadt tut
decision-advance_series = mehrere Fortschritte
decision-after_action = nach einer Aktion
decision-after_use = nach dem, was keine Aktion kostet
decision-ambush = eine Karte als Hinterhalt spielen
decision-ambush_die = die Würfel eines Hinterhalts
decision-ambush_over = der Hinterhalt ist vorbei
decision-arrive = in der Region ankommen
decision-arts_target = wählen, was Künste beeinflusst
decision-avoid = eine Armee entfernen, um Schlimmeres abzuwenden
decision-barbarian_space = wählen, wo Barbaren siedeln
decision-barter = die Aktionskarte wählen, die abgeworfen wird
decision-battle_ability = für eine Kampffähigkeit zahlen
decision-battle_opening = die Schlacht beginnt
decision-battle_over = die Schlacht ist vorbei
decision-before_roll = vor dem Wurf der Schlacht
decision-begin_round = die Runde beginnt
decision-begin_turn = der Zug beginnt
decision-board_ship = das Schiff wählen, auf das sie gehen
decision-boarding = Einheiten gehen an Bord
decision-borrow = einen Fortschritt leihen
decision-bought = der Fortschritt ist bezahlt
decision-build_piece = wählen, was eine Karte baut
decision-build_unit = wählen, welche Einheiten entstehen
decision-buy_value = Kampfwert kaufen
decision-buying_value = Kampfwert ist zu kaufen
decision-cards_shown = die gelegten Karten werden gezeigt
decision-choose_good = ein Gut wählen
decision-choose_government = eine Regierung wählen
decision-choose_government_advance = einen Fortschritt der Regierung wählen
decision-choose_player = einen Spieler wählen
decision-choose_token = einen Stimmungs- oder Kulturmarker wählen
decision-civic_next = die nächste Zivile Verbesserung
decision-civic_step = eine Stadt wählen, deren Stimmung steigt
decision-civil_war = die Stadt des Bürgerkriegs wählen
decision-collect_kind = wählen, was gesammelt wird
decision-collect_next = weiter sammeln
decision-collect_space = wählen, wo gesammelt wird
decision-count_hits = die Treffer zählen
decision-deal_position = die Startregionen verteilen
decision-declare = Ziele in der Statusphase werten
decision-destroy_city = die Stadt wählen, die verloren geht
decision-destroy_piece = wählen, was das Erdbeben zerstört
decision-draw_card = eine Karte ziehen
decision-draw_event_card = ein Ereignis ziehen
decision-draw_event_step = ein Ereignis steht an
decision-drawing = weitere Karten ziehen
decision-effect_list = die Wirkungen einer Karte
decision-event_from_discard = das letzte Ereignis nehmen oder ziehen
decision-event_over = das Ereignis ist vorbei
decision-exhaust_space = wählen, wohin der Erschöpft-Marker kommt
decision-extra_hits = weitere Treffer
decision-first_cards = die ersten Karten ziehen
decision-first_player_by_lot = auslosen, wer beginnt
decision-found_in_region = eine Stadt in der Region gründen
decision-free_collect_city = die Stadt für Freie Wirtschaft wählen
decision-free_education_offer = eine Idee für einen Stimmungsmarker zahlen
decision-from_discard = die abgelegte Karte nehmen oder ziehen
decision-gain_advance = einen Fortschritt wählen
decision-grow_settlement = die Siedlung wählen, die wächst
decision-hire = Barbaren zum Anwerben wählen
decision-hire_next = die nächsten Barbaren zum Anwerben
decision-hire_price = wählen, womit sie bezahlt werden
decision-hire_to = wählen, wohin sie gehen
decision-hired_over = die angeworbenen Barbaren sind fertig
decision-influence_boost = Kulturmarker für den Versuch zahlen
decision-influence_building = ein Gebäude zum Beeinflussen wählen
decision-influence_die = der Würfel eines Einflussversuchs
decision-influence_roll = um Einfluss würfeln
decision-influence_won = der Einfluss gelingt
decision-keep_abilities = zahlen, um die Kampffähigkeiten zu behalten
decision-keep_plan = eine Zielkarte zum Zurücklegen wählen
decision-lay_card = eine Karte in der Schlacht legen
decision-laying = Karten werden in der Schlacht gelegt
decision-lighthouse_space = das Schiff des Großen Leuchtturms setzen
decision-look_card = eine Zielkarte ansehen
decision-looking = weitere Karten ansehen
decision-lose_next = die nächste verlorene Einheit
decision-lose_one = die Einheit wählen, die verloren geht
decision-lose_ship = wählen, was in der Schlacht verloren geht
decision-lose_units = Einheiten gehen verloren
decision-main = die Aktionen des Zuges
decision-metallurgy_offer = Erz in Gold tauschen
decision-mood_city = die Stadt wählen, deren Stimmung sich ändert
decision-mood_next = die nächste Stadt, deren Stimmung sich ändert
decision-move_from = wählen, von wo gezogen wird
decision-move_next = die nächste Bewegung
decision-move_with = wählen, wer wohin zieht
decision-myths_offer = für Mythen bezahlen
decision-name_first = den nächsten Startspieler wählen
decision-next_player = der nächste Spieler
decision-orient_region = wählen, wie die Region liegt
decision-pay = wählen, womit bezahlt wird
decision-pay_tokens = Marker für Punkte zahlen
decision-paying = bezahlen
decision-person_offer = die Karte anbieten
decision-piece_paid = das Bauteil ist bezahlt
decision-place_unit = eine kostenlose Einheit setzen
decision-placing = eine Einheit setzen
decision-port_space = das Meer eines Hafens wählen
decision-raid_from = wählen, wer überfällt
decision-raid_losses = die Verluste eines Überfalls
decision-raid_on = die Stadt wählen, die überfallen wird
decision-raid_piece = wählen, was ein Überfall zerstört
decision-raze = eine eigene Stadt schleifen
decision-refund = wählen, was Medizin zurückgibt
decision-region_to_explore = eine Region zum Erkunden wählen
decision-retreat = sich zurückziehen oder weiterkämpfen
decision-road_paid = die Straße ist bezahlt
decision-roll_die = ein Würfel der Schlacht
decision-rolling = in der Schlacht würfeln
decision-round_begins = eine Kampfrunde beginnt
decision-round_over = die Kampfrunde ist vorbei
decision-score_now = ein Ziel jetzt werten
decision-set_up = den Tisch aufbauen
decision-shaken = Städte sind erschüttert
decision-share_out = anderen Güter geben
decision-ship_arrives = wählen, wo die Schiffe ankommen
decision-spawn_extra = weitere Barbaren erscheinen
decision-spawn_space = wählen, wo neue Barbaren erscheinen
decision-sports_city = die Stadt für Sport wählen
decision-statue_card = die Karte für die Große Statue wählen
decision-status = die Statusphase
decision-swap_give = die Karte wählen, die gegeben wird
decision-swap_take = die Karte wählen, die genommen wird
decision-switch_paid = die neue Regierung ist bezahlt
decision-switched = die Regierung hat gewechselt
decision-tactic_die = die Würfel einer Taktik
decision-take_losses = die Verluste hinnehmen
decision-take_or_raze = die Siedlung nehmen oder schleifen
decision-take_person = für die Karte zahlen
decision-take_plan = eine Zielkarte zum Nehmen wählen
decision-takeover_unit = wählen, was ein Barbar wird
decision-teach_us = „Lehrt uns!“ spielen
decision-teach_us_step = nach „Lehrt uns!“ fragen
decision-theater = den Marker für Theater wählen
decision-trade_answer = auf ein Angebot antworten
decision-trade_card = die Karten wählen, die geboten werden
decision-trade_count = wählen, wie viel gehandelt wird
decision-trade_income = das Einkommen der Handelsrouten
decision-trade_next = der nächste Posten des Angebots
decision-trade_wanted = die gewünschten Karten wählen
decision-turn_region = eine Region aufdecken
decision-units_paid = die Einheiten sind bezahlt
decision-walk_in = ohne Schlacht einziehen
decision-withdraw = wählen, wohin der Verteidiger sich zurückzieht
decision-wonder_paid = das Weltwunder ist bezahlt
