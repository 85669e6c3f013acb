# UR: Zikkurats, Land und Plättchen mit zwei Seiten.

title = UR
summary = Breite dich über ein Land aus, das sich wandelt, vollende Sätze seiner fünf Künste und errichte die Zikkurats.
seat-0 = Lapis
seat-1 = Karneol
seat-2 = Alabaster
seat-3 = Obsidian
seat-4 = Malachit

type-agriculture = Ackerbau
type-culture = Kultur
type-commerce = Handel
type-politics = Politik
type-war = Krieg
short-agriculture = Ack
short-culture = Kul
short-commerce = Han
short-politics = Pol
short-war = Kri
tile = { $up } / { $down }
lying = { $tile } ({ $up } oben)
both = { $one } und { $other }

## Optionen

option-board_topology = Welche Plättchen nebeneinanderliegen.
option-board_topology-square = Vier Nachbarn, wie auf einem Schachbrett.
option-board_topology-hex = Sechs Nachbarn, jede zweite Reihe um ein halbes Plättchen versetzt.
option-cubes_per_player = Würfel jedes Spielers; 0 heißt 90, 60, 40 oder 40 bei 2, 3, 4 oder 5 Spielern.
option-layout_rule = Wie das Spielfeld ausgelegt wird.
option-layout_rule-no_equal_neighbours = Nie zeigen zwei benachbarte Plättchen dieselbe Art.
option-layout_rule-random = Die Plättchen liegen, wie sie kommen.
option-setup_mode = Wie die ersten Würfel aufs Spielfeld kommen.
option-setup_mode-seed_first_turn = Drei Würfel auf ein Plättchen im ersten Zug.
option-setup_mode-draft_three = Reihum je ein Würfel, dreimal, vor dem ersten Zug.
option-exchange_match = Welche Plättchen dem in der Hand zu ähnlich sind, um sie zu nehmen.
option-exchange_match-pair = Die mit denselben zwei Arten.
option-exchange_match-face = Die, welche die Art auf der Vorderseite des Handplättchens zeigen.
option-exchange_match-face_either = Die, welche eine der zwei Arten des Handplättchens zeigen.
option-exchange_match-shared = Die, welche eine Art mit ihm teilen.
option-reserve_exchange = Auch beiseitegelegte Plättchen können getauscht werden (2 und 3 Spieler).
option-agriculture_isolated = Ob ein Ackerbauplättchen ohne ein zweites daneben durch die eigene Aktion einen Würfel verliert.
option-agriculture_isolated-lose = Es verliert 1 wie jedes andere.
option-agriculture_isolated-exempt = Ackerbau verliert nie Würfel.
option-ziggurat_limit_per_player = Wie viele der fünf Zikkurats ein Spieler besitzen darf.
option-ziggurat_limit_per_player-none = Beliebig viele.
option-ziggurat_limit_per_player-1 = Eine.
option-ziggurat_limit_per_player-2 = Zwei.
option-scoring = Was am Ende zählt.
option-scoring-seed_cubes = Würfel auf vollständigen Sätzen der fünf Arten.
option-scoring-published_series = Reihen verschiedener Plättchen, was auch darauf steht; eine Zikkurat ist eine sechste Art.
option-ziggurat_points = Was eine Zikkurat in einem vollständigen Satz zählt.
option-ziggurat_points-1 = Einen Punkt, für den Würfel darunter.
option-ziggurat_points-5 = Fünf Punkte, so viel wie ein volles Plättchen.
option-ziggurat_points-10 = Zehn Punkte, doppelt so viel wie ein volles Plättchen.
option-ziggurat_in_set = Für welche Art eine Zikkurat in einem vollständigen Satz steht.
option-ziggurat_in_set-own_type = Für die, auf der sie gebaut ist.
option-ziggurat_in_set-any_type = Für die, die gerade fehlt.
option-max_rounds = Die letzte Runde; 0 heißt 80, 54, 40 oder 32 bei 2, 3, 4 oder 5 Spielern, und -1 nie: Dann beendet nur die fünfte Zikkurat oder ein unmöglicher Tausch die Partie.
preset-seed = Die Regeln dieses Hauses: drei Würfel zum Einstieg, Punkte für Würfel auf vollständigen Sätzen.
preset-published = Wie das Spiel aus der Schachtel sein soll: Einstieg mit drei Würfeln reihum, je 25 Würfel, Reihen, beiseitegelegte Plättchen im Spiel.

preset-ziggurats = Bauen lohnt sich: Eine Zikkurat zählt in einem Satz zehn Punkte, doppelt so viel wie ein volles Plättchen, und steht für die Art, die fehlt.

bad-ziggurats = Was eine Zikkurat in einem Satz zählt, lässt sich nur vereinbaren, wenn vollständige Sätze gewertet werden, keine Reihen.

## Fragen

ask-chance_start_player = Wer beginnt, wird ausgelost.
ask-chance_tile = Das nächste Plättchen wird gezogen.
ask-draft_place = { $seat } setzt Würfel { $cube } von { $cubes } auf ein freies oder eigenes Plättchen.
you-draft_place = Setze Würfel { $cube } von { $cubes } auf ein freies oder eigenes Plättchen.
ask-entry_place = { $seat } steigt ein: { $cubes } Würfel kommen auf ein freies Plättchen.
you-entry_place = Steig ein: Setze { $cubes } Würfel auf ein freies Plättchen.
ask-choose_option = { $seat } hält { $hand } und wählt eine der fünf Möglichkeiten.
you-choose_option = Was tust du?
ask-choose_order = { $seat } führt beide Aktionen aus. Welche zuerst?
you-choose_order = Beide Aktionen sind dein. Welche zuerst?
ask-choose_single_plan = { $seat } führt eine Aktion aus und setzt einen Würfel. Welche Aktion, und der Würfel davor oder danach?
you-choose_single_plan = Eine Aktion, und ein Würfel davor oder danach: welche?
ask-place_cube = { $seat } setzt { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel, einen nach dem anderen,
} auf eigenes Land.
you-place_cube = Setze { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
} auf dein Land.
ask-claim_tile = { $seat } beansprucht ein freies Plättchen.
you-claim_tile = Beanspruche ein Plättchen.
ask-build_first = { $seat } baut eine Zikkurat auf einem vollen Plättchen.
you-build_first = Baue eine Zikkurat auf einem vollen Plättchen.
ask-build_second = { $seat } darf eine zweite Zikkurat bauen.
you-build_second = Du darfst eine zweite Zikkurat bauen.
ask-distribute = { $seat } hat nur noch { $cubes } Würfel und entscheidet, wohin { $cubes ->
    [one] er kommt
   *[other] sie kommen
}.
you-distribute = Verteile { $cubes ->
    [one] deinen letzten Würfel
   *[other] deine letzten { $cubes } Würfel
}.
ask-politics_assign = { $seat } ordnet um: Wie viele Würfel soll { $cell } tragen (jetzt { $cubes })? { $pool } sind auf dieses und die späteren Plättchen zu verteilen.
you-politics_assign = Ordne deine Würfel um.
ask-war_attack = { $seat } führt Krieg: angreifen oder aufhören?
you-war_attack = Angreifen oder aufhören?
ask-war_move = { $seat } hat auf { $attacker } noch { $left } Würfel. Wie viele ziehen nach { $target }?
you-war_move = Wie viele von { $left } ziehen nach { $target }?
ask-exchange_target = { $seat } tauscht { $hand } gegen ein anderes freies Plättchen.
you-exchange_target = Tausche dein Plättchen.
ask-exchange_side = { $cell ->
    [aside] { $seat } legt das alte Handplättchen beiseite. Welche Seite nach oben?
   *[other] { $seat } legt das alte Handplättchen auf { $cell }. Welche Seite nach oben?
}
you-exchange_side = { $cell ->
    [aside] Du legst das alte Handplättchen beiseite. Welche Seite nach oben?
   *[other] Du legst das alte Handplättchen auf { $cell }. Welche Seite nach oben?
}

## Aktionen

label-cell = { $cell }: { $tile }{ $cubes ->
    [0] { "" }
   *[other] , { $cubes } Würfel
}
label-option = { $option ->
    [both_actions] Beide Aktionen: { $front } und { $back }
    [one_action_and_cube] Eine Aktion, { $front } oder { $back }, und ein Würfel
    [two_cubes] Zwei Würfel auf eigenes Land
    [claim] Ein freies Plättchen mit einem Würfel beanspruchen
   *[build] Eine oder zwei Zikkurats bauen
}
label-order = Erst { $first }, dann { $second }
label-plan = { $cube ->
    [before] Ein Würfel, dann { $action }
   *[after] { $action }, dann ein Würfel
}
label-stop = { $asked ->
    [war_attack] Kein weiterer Angriff
   *[build_second] Keine zweite Zikkurat
}
label-leave = { $cubes } Würfel auf { $cell }
label-attack = { $attacker } greift { $cell } an ({ $cubes ->
    [0] frei
   *[other] { $owner }, { $cubes } Würfel
}) für { $cost }
label-move = { $cubes } nach { $target } ziehen
label-reserve = Das beiseitegelegte Plättchen: { $tile }
label-up = { $up } oben

## Warum nicht

why-taken_in_draft = { $cell } gehört { $owner }; ein Würfel kommt auf ein freies oder eigenes Plättchen.
why-enter_unoccupied = { $cell } ist von { $owner } besetzt; du steigst auf einem freien Plättchen ein.
why-claim_unoccupied = { $cell } ist von { $owner } besetzt; nur ein freies Plättchen lässt sich beanspruchen.
why-supply_empty = In deinem Vorrat ist kein Würfel mehr.
why-no_room = Alle deine Plättchen sind voll, also passt kein Würfel mehr darauf.
why-only_ziggurats = Du besitzt nur Zikkurats und beherrschst kein Plättchen; beanspruche erst eines.
why-board_full = Kein Plättchen auf dem Spielfeld ist frei.
why-tile_has_ziggurat = Auf { $cell } steht eine Zikkurat; so ein Plättchen spielt nicht mehr mit.
why-tile_not_yours = Du beherrschst { $cell } nicht; wähle ein Plättchen mit eigenen Würfeln.
why-tile_full = { $cell } ist voll; ein Plättchen trägt höchstens { $limit } Würfel.
why-stock_empty = Alle Zikkurats sind gebaut.
why-ziggurat_limit = Ein Spieler darf höchstens { $limit ->
    [one] 1 Zikkurat
   *[other] { $limit } Zikkurats
} besitzen, und die hast du.
why-no_full_tile = Eine Zikkurat braucht ein eigenes Plättchen mit genau { $needed } Würfeln.
why-too_few_for_ziggurat = Auf { $cell } { $cubes ->
    [one] liegt 1 Würfel
   *[other] liegen { $cubes } Würfel
}; eine Zikkurat braucht genau { $needed }.
why-no_open_demand = { $cell } hat jetzt keinen Anspruch auf einen Würfel; wähle eines deiner Plättchen, das etwas bekommt und Platz hat.
why-pool_too_small = { $cell } kann nicht { $cubes } tragen: Nur { $pool } sind noch zu verteilen.
why-rest_too_large = { $cell } muss mindestens { $least } tragen: Die späteren Plättchen fassen nicht mehr.
why-nothing_there = Auf dieser Seite von { $cell } liegt kein Plättchen.
why-own_tile = { $cell } gehört dir selbst; greife ein freies oder fremdes Plättchen an.
why-never_attacked = { $cell } trägt { $cubes } Würfel; so ein Plättchen lässt sich nicht angreifen.
why-attack_too_dear = { $attacker } braucht { $needed } Würfel, um { $cell } anzugreifen, und hat { $held }.
why-too_few_to_move = Auf { $attacker } sind nur noch { $left } Würfel.
why-exchange_occupied = { $cell } ist von { $owner } besetzt; getauscht werden nur freie Plättchen.
why-exchange_matches = Das Plättchen auf { $cell } ist dem in deiner Hand zu ähnlich; nimm ein anderes.
why-nothing_aside = So ein Plättchen wurde nicht beiseitegelegt.
why-aside_out_of_play = Beiseitegelegte Plättchen sind in dieser Partie nicht im Spiel.
why-aside_matches = Das beiseitegelegte Plättchen ist dem in deiner Hand zu ähnlich; nimm ein anderes.

## Das Spielfeld im Terminal

text-round = { $rounds ->
    [0] Runde { $round }
   *[other] Runde { $round } von { $rounds }
}{ $last }   Zikkurats übrig { $stock }
text-last_round = letzte Runde
text-player = Hand { $hand }  Vorrat { $supply }  Feld { $cubes }  { $ziggurats }  Punkte { $points }
text-legend = Ack Ackerbau, Kul Kultur, Han Handel, Pol Politik, Kri Krieg: GROSSBUCHSTABEN liegen oben, kleine sind die andere Seite. ■ Würfel und ▲ Zikkurats stehen hinter dem Anfangsbuchstaben ihres Besitzers. ▶ ist am Zug.
text-aside = beiseite { $tiles }

## Was geschah

log-start_player_drawn = { $seat } beginnt.
log-laid_out = { $tiles } Plättchen sind ausgelegt.
log-layout_restarted = Kein Plättchen passt auf das nächste Feld: Das Auslegen beginnt von vorn.
log-dealt = { $seat } nimmt { $lie } auf die Hand.
log-set_aside = { $lie } wird beiseitegelegt.
log-round_began = Runde { $round }.
log-entered = { $seat } steigt mit { $cubes } Würfeln auf { $cell } ein.
log-chose_both = { $seat } führt { $first } aus, dann { $second }.
log-chose_single = { $cube_after ->
    [before] { $seat } setzt einen Würfel und führt dann { $action } aus.
   *[after] { $seat } führt { $action } aus und setzt dann einen Würfel.
}
log-cube_placed = { $seat } setzt { $cubes ->
    [one] einen Würfel
   *[other] { $cubes } Würfel
} auf { $cell }.
log-claimed = { $seat } beansprucht { $cell }.
log-ziggurat_built = { $stock ->
    [0] { $seat } baut die fünfte Zikkurat auf { $cell }: Diese Runde ist die letzte.
    [one] { $seat } baut eine Zikkurat auf { $cell }; 1 ist übrig.
   *[other] { $seat } baut eine Zikkurat auf { $cell }; { $stock } sind übrig.
}
log-no_effect = { $action } ändert für { $seat } nichts.
log-gained = { $action }: { $seat } bekommt { $cubes } Würfel ({ $cells }).
log-no_cubes = { $action }: { $seat } hat keine Würfel mehr und bekommt nichts.
log-lost = { $seat } verliert { $each } Würfel auf jedem Plättchen fern vom eigenen Ackerbau ({ $cells }).
log-rearranged = { $cubes ->
    [0] { $seat } lässt alle Würfel, wo sie sind.
   *[other] { $seat } ordnet um ({ $cells }).
}
log-attacked = { $beaten ->
    [0] { $seat } zieht von { $attacker } auf das freie { $target } für { $cost }.
   *[other] { $seat } greift { $target } von { $attacker } an für { $cost }; { $owner } nimmt { $beaten } Würfel zurück.
}
log-moved_in = { $seat } zieht { $cubes } Würfel nach { $target }.
log-exchanged = { $cell ->
    [aside] { $seat } nimmt { $taken } von den beiseitegelegten Plättchen und lässt { $given } zurück.
   *[other] { $seat } nimmt { $taken } von { $cell } und lässt { $given } zurück.
}
log-no_target = { $seat } kann nicht tauschen.

## Das Ende

won-by_points = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
won-by_cubes = { $seat } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und den meisten Würfeln auf dem Spielfeld, { $cubes }.
won-shared = { $seats } teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} und { $cubes } Würfeln auf dem Spielfeld.
end-fifth_ziggurat = Die fünfte Zikkurat steht, und Runde { $round } ist vorbei. { $outcome }
end-no_exchange = In Runde { $round } ist kein Tausch möglich. { $outcome }
end-last_round = Runde { $round } war die letzte. { $outcome }

## Woraus ein Ergebnis besteht

category-agriculture = Ackerbau
category-culture = Kultur
category-commerce = Handel
category-politics = Politik
category-war = Krieg
category-series = { $number ->
    [1] längste Reihe
    [2] zweite Reihe
    [3] dritte Reihe
    [4] vierte Reihe
    [5] fünfte Reihe
   *[other] Reihe { $number }
}

# Warum eine Stellung abgelehnt wird.
cannot-place = { $seat } kann keinen Würfel setzen
cannot-claim = { $seat } kann kein Plättchen beanspruchen
cannot-exchange = so ein Plättchen lässt sich nicht eintauschen
cannot-be_short = { $seat } hat jetzt über keinen Mangel zu entscheiden
cannot-starve = ohne ein Feld gibt es keinen Ackerbau
cannot-have_parts = ein Zug hat diese Teile nicht
cannot-govern = { $seat } beherrscht dieses Plättchen nicht
cannot-act_yet = { $seat } muss erst einsteigen
cannot-enter = { $seat } hat Würfel auf dem Spielfeld
cannot-attack = { $seat } kann kein Plättchen angreifen
cannot-reach = die beiden Plättchen liegen nicht nebeneinander
cannot-move_in = kein Angriff hinterlässt das so
cannot-build = { $seat } kann so keine Zikkurat bauen
cannot-find = auf diesem Spielfeld gibt es kein Feld { $cell }
cannot-lie_twice = dieses Plättchen liegt auch anderswo
cannot-lay = es ist kein Plättchen mit { $up } oben und { $down } unten übrig
cannot-tally = gezählt wird nur bei einem Mangel und in der Politik
cannot-hold = { $seat } hat mehr als { $most } Würfel auf dem Spielfeld
cannot-own = es gibt nur { $most } Zikkurats
cannot-count = eine Runde { $round } gibt es nicht
cannot-begin = Runde 0 ist der Aufbau
cannot-lie_so = so liegen Plättchen und Würfel beim Aufbau nicht
cannot-draft = so wird jetzt nicht reihum gesetzt
cannot-wait = darauf kann nichts warten
cannot-within = darunter muss der Rest des Zuges warten
cannot-count_so = Zählung und Würfel passen nicht zusammen

# Was in einer von Hand aufgebauten Stellung ansteht.
decision-build_first = eine Zikkurat bauen
decision-build_second = eine zweite Zikkurat bauen
decision-chance_start_player = auslosen, wer beginnt
decision-chance_tile = das nächste Plättchen ziehen
decision-choose_option = eine der fünf Möglichkeiten wählen
decision-choose_order = die Reihenfolge zweier Aktionen wählen
decision-choose_single_plan = Aktion und Würfel wählen
decision-claim_tile = ein Plättchen beanspruchen
decision-distribute = die letzten Würfel verteilen
decision-draft_place = vor der ersten Runde einen Würfel setzen
decision-entry_place = einsteigen
decision-exchange_side = die Seite wählen, die oben liegt
decision-exchange_target = das Plättchen wählen, das eingetauscht wird
decision-famine = ferne Plättchen hungern
decision-place_cube = einen Würfel setzen
decision-politics_assign = die Würfel eines Plättchens festlegen
decision-proceed = der nächste Teil des Zuges
decision-war_attack = ein Plättchen angreifen
decision-war_move = auf ein erobertes Plättchen ziehen

# Ein Plättchen mit seinen zwei Seiten, wie es von Hand aufgebaute Stellungen nennen.
tile-agr_com = { type-agriculture } / { type-commerce }
tile-agr_cul = { type-agriculture } / { type-culture }
tile-agr_pol = { type-agriculture } / { type-politics }
tile-agr_war = { type-agriculture } / { type-war }
tile-com_pol = { type-commerce } / { type-politics }
tile-com_war = { type-commerce } / { type-war }
tile-cul_com = { type-culture } / { type-commerce }
tile-cul_pol = { type-culture } / { type-politics }
tile-cul_war = { type-culture } / { type-war }
tile-pol_war = { type-politics } / { type-war }
