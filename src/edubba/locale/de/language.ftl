# Was eine Sprache von sich selbst sagt, und was gesagt wird, bevor nach etwas gefragt werden kann.

name = Deutsch
# Wohin geschrieben wird: ltr von links, rtl von rechts.
direction = ltr
# Zwischen Tausendern und vor Dezimalstellen.
thousands = .
decimal = ,
# Welche Variante eines Satzes eine Zahl verlangt, mit den Namen von Unicode.
plural = { $number ->
    [1] one
   *[other] other
}

unreachable = Das Haus antwortet nicht
unreachable-lead = Edubba ist nicht zu erreichen. Läuft der Server?
try-again = Noch einmal versuchen
about-page = Edubba, das Haus der Tafeln: Brettspiele der Alten Welt, mit Freunden oder gegen den Computer.
