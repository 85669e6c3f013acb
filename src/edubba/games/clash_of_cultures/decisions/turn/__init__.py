"""Set-up, rounds, the menu of a player-turn, and the Status Phase (CC-1, CC-2, CC-14)."""
