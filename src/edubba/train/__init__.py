"""Judgement learnt from self-play: games, samples, a network, and a match that lets it in."""
