# Das Brett des Königlichen Spiels von Ur im Browser.

square-plain = Feld { $square }, leer
square-rosette = Feld { $square }, eine Rosette, leer
square-held = Feld { $square }, besetzt von { $side }
piece = Stein von { $side } auf { $square }
reserve = { $side }: { $count } wartend
reserve-count = { $count } wartend
home = { $side }: { $count }/{ $pieces } zu Hause
home-count = { $count }/{ $pieces } daheim
dice = Die Würfel zeigen { $number }.
dice-none = Es ist noch nicht gewürfelt.
nowhere = keine
say-turn = { $side } ist am Zug.
say-winner = { $side } hat gewonnen.
say-board = Steine von { $side } auf dem Brett: { $squares }.
chances = Wie wahrscheinlich jeder Wurf ist
risk = vom nächsten Wurf getroffen: { $share }
no-risk = vom nächsten Wurf nicht zu treffen
set-auto_move = Den einzig möglichen Zug von selbst spielen
