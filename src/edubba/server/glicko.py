"""Glicko-2, as Mark Glickman describes it ("Example of the Glicko-2 system", 2022)."""

from dataclasses import dataclass
from math import exp, log, pi, sqrt
from typing import Final

CENTRE: Final = 1500.0
WIDEST: Final = 350.0
"""The deviation of somebody of whom nothing is known."""
RESTLESS: Final = 0.06
SCALE: Final = 173.7178
TAU: Final = 0.5
"""How much the volatility may change."""
NEAR: Final = 1e-6


@dataclass(frozen=True)
class Glicko:
    """How well somebody plays, how sure that is, and how much it sways."""

    points: float = CENTRE
    deviation: float = WIDEST
    volatility: float = RESTLESS

    def waited(self, periods: float) -> "Glicko":
        """After so many rating periods without a game: less sure."""
        wider = sqrt(self.deviation**2 + periods * (SCALE * self.volatility) ** 2)
        return Glicko(self.points, min(wider, WIDEST), self.volatility)

    def after(self, games: "list[tuple[Glicko, float]]") -> "Glicko":
        """After games against these, each with its score: 1 won, 0.5 shared, 0 lost."""
        mu, phi = (self.points - CENTRE) / SCALE, self.deviation / SCALE
        information = gain = 0.0
        for other, score in games:
            weight = 1 / sqrt(1 + 3 * (other.deviation / SCALE / pi) ** 2)
            expected = 1 / (1 + exp(-weight * (mu - (other.points - CENTRE) / SCALE)))
            information += weight**2 * expected * (1 - expected)
            gain += weight * (score - expected)
        variance = 1 / information
        sigma = self._volatility(phi, variance, variance * gain)
        phi = 1 / sqrt(1 / (phi**2 + sigma**2) + information)
        return Glicko(CENTRE + SCALE * (mu + phi**2 * gain), SCALE * phi, sigma)

    def _volatility(self, phi: float, variance: float, delta: float) -> float:
        """Step 5 of the paper: where f is 0, by the Illinois algorithm."""
        start = log(self.volatility**2)

        def f(x: float) -> float:
            spread = phi**2 + variance + exp(x)
            return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

        a = start
        if delta**2 > phi**2 + variance:
            b = log(delta**2 - phi**2 - variance)
        else:
            b = a - TAU
            while f(b) < 0:
                b -= TAU
        at_a, at_b = f(a), f(b)
        while abs(b - a) > NEAR:
            c = a + (a - b) * at_a / (at_b - at_a)
            at_c = f(c)
            if at_c * at_b <= 0:
                a, at_a = b, at_b
            else:
                at_a /= 2
            b, at_b = c, at_c
        return exp(a / 2)
