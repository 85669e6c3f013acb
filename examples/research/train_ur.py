"""Train a small policy for the Game of Ur by playing itself, and try it against `greedy`.

A network with a policy and a value plays itself in many games at once and learns from how they end
(policy gradient with a value as baseline, PPO's clipped step):

    pip install edubba[research] torch
    python examples/research/train_ur.py

What it learned is tried against `greedy` in new games, seats by turns; it says the share of wins
with its 95 % interval, and ends when that is clear of one half.
"""

import argparse
import time
from math import sqrt

import numpy as np
import torch
from torch import nn

from edubba.bots import make_bot
from edubba.core import find_game
from edubba.research.arrays import Arrays
from edubba.research.playing import Playing
from edubba.research.vector import Games

GAME = "game_of_ur"
HIDDEN = 128
STEPS = 64
"""Steps of every game between two lessons."""
EPOCHS, MINIBATCH, CLIP, ENTROPY, RATE, FADE = 2, 2048, 0.2, 0.01, 1e-3, 0.97


class Network(nn.Module):
    """Observation to the weight of every action, and to what the seat to decide may hope for."""

    def __init__(self, arrays: Arrays) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(arrays.size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.policy = nn.Linear(HIDDEN, arrays.actions)
        self.value = nn.Linear(HIDDEN, 1)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inside = self.body(seen)
        return self.policy(inside).masked_fill(~legal, -1e9), self.value(inside).squeeze(-1)


class Lessons:
    """What was seen, done and earned in some steps of many games."""

    def __init__(self, games: Games, network: Network) -> None:
        self.games, self.network = games, network
        count = games.count
        self.seen = torch.zeros(STEPS, count, games.arrays.size)
        self.legal = torch.zeros(STEPS, count, games.arrays.actions, dtype=torch.bool)
        self.actions = torch.zeros(STEPS, count, dtype=torch.long)
        self.chance = torch.zeros(STEPS, count)
        self.values = np.zeros((STEPS + 1, count), np.float32)
        self.actors = np.zeros((STEPS + 1, count), np.int64)
        self.rewards = np.zeros((STEPS, count, games.setup.seats), np.float32)
        self.ended = np.zeros((STEPS, count), bool)

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        scaled = self.games.arrays.scaled(self.games.observations)
        return torch.from_numpy(scaled), torch.from_numpy(self.games.masks.astype(bool))

    @torch.no_grad()
    def play(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Play on; for every decision what it was worth more than expected, and its worth."""
        games = self.games
        for step in range(STEPS):
            self.seen[step], self.legal[step] = self.look()
            logits, value = self.network(self.seen[step], self.legal[step])
            chosen = torch.distributions.Categorical(logits=logits)
            self.actions[step] = chosen.sample()
            self.chance[step] = chosen.log_prob(self.actions[step])
            self.values[step], self.actors[step] = value.numpy(), games.actors
            games.step(self.actions[step].tolist())
            self.rewards[step], self.ended[step] = games.rewards, games.ended == 1
        self.values[STEPS] = self.network(*self.look())[1].numpy()
        self.actors[STEPS] = games.actors
        return self.worth()

    def worth(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Backwards from the end, for both seats: what one hopes for, the other fears."""
        count = self.games.count
        every = np.arange(count)
        gained = np.zeros((STEPS, count), np.float32)
        hope = np.zeros((count, 2), np.float32)
        hope[every, self.actors[STEPS]] = self.values[STEPS]
        hope[every, 1 - self.actors[STEPS]] = -self.values[STEPS]
        for step in reversed(range(STEPS)):
            hope = np.where(self.ended[step][:, None], self.rewards[step], hope)
            actor, expected = self.actors[step], self.values[step]
            gained[step] = hope[every, actor] - expected
            own = FADE * hope[every, actor] + (1 - FADE) * expected
            hope[every, actor], hope[every, 1 - actor] = own, -own
        advantage = torch.from_numpy(gained)
        return advantage, advantage + torch.from_numpy(self.values[:STEPS])

    def learn(self, optimizer: torch.optim.Optimizer) -> None:
        advantage, worth = (part.flatten() for part in self.play())
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        seen, legal = self.seen.flatten(0, 1), self.legal.flatten(0, 1)
        actions, before = self.actions.flatten(), self.chance.flatten()
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(actions)).split(MINIBATCH):
                logits, value = self.network(seen[rows], legal[rows])
                choice = torch.distributions.Categorical(logits=logits)
                ratio = (choice.log_prob(actions[rows]) - before[rows]).exp()
                better = advantage[rows]
                step = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
                loss = (value - worth[rows]).square().mean() - step
                loss = loss - ENTROPY * choice.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()


@torch.no_grad()
def share_of_wins(network: Network, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """How often the network wins, taking its likeliest action, and half the 95 % interval."""
    setup = find_game(GAME).setup()
    arrays, bot = Arrays(setup), make_bot(opponent, setup.game)
    won = 0.0
    for number in range(games):
        playing, own = Playing(setup, seed + number), number % 2
        while not playing.over:
            state = playing.state
            if state.actor == own:
                seen = torch.from_numpy(arrays.scaled(arrays.observation(state, own)))
                legal = torch.from_numpy(arrays.mask(state, own).astype(bool))
                playing.apply(int(network(seen, legal)[0].argmax()))
            else:
                playing.apply(
                    bot.choose(state.imagine(state.actor, playing.thoughts), playing.thoughts)
                )
        won += (playing.returns()[own] + 1) / 2
    share = won / games
    return share, 1.96 * sqrt(max(share * (1 - share), 1e-9) / games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=256, help="games played side by side")
    parser.add_argument("--lessons", type=int, default=400, help="at most so many lessons")
    parser.add_argument("--try-every", type=int, default=50, help="lessons between two trials")
    parser.add_argument("--trial", type=int, default=400, help="games of a trial")
    parser.add_argument("--opponent", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="write the network there")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)  # so small a network waits longer for threads than it gains by them
    games = Games(GAME, asked.games, seed=asked.seed)
    network = Network(games.arrays)
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE)
    lessons = Lessons(games, network)
    began = time.monotonic()
    for number in range(1, asked.lessons + 1):
        lessons.learn(optimizer)
        if number % asked.try_every and number != asked.lessons:
            continue
        share, error = share_of_wins(network, asked.opponent, asked.trial, 10_000_000 * number)
        spent = time.monotonic() - began
        print(
            f"{number} lessons, {spent:.0f} s: wins {100 * share:.1f} ± {100 * error:.1f} % "
            f"against {asked.opponent}",
            flush=True,
        )
        if share - error > 0.5:
            print("That is clear of one half.")
            break
    if asked.save:
        torch.save(network.state_dict(), asked.save)


if __name__ == "__main__":
    main()
