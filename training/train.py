"""Learns the net from a folder of final positions: python train.py FOLDER OUT [--steps N] [--threads N]

What it learned is saved to OUT every 500 steps; started again, it goes on from there.
"""

import argparse
import math
import time
from pathlib import Path

import numpy as np
import torch

from boards import HELD_OUT_EVERY, boards_of
from net import Net, Parts

BATCH = 48
RATE = 3e-3
AVERAGING = 0.999
STONE_WEIGHT = 4.0
# Of six batches five are of 19x19 boards, and one is of 13x13 or 9x9 boards in turn.
SMALL_EVERY = 6


class Sampler:
    """Boards of one size; those that the net gets wrong are drawn more often."""

    def __init__(self, boards):
        self.boards = boards
        self.loss = np.full(len(boards), np.nan)

    def draw(self, random):
        known = np.nan_to_num(self.loss, nan=np.nanmean(self.loss) if not np.isnan(self.loss).all() else 1.0)
        weights = 0.3 + np.minimum(known / max(known.mean(), 1e-6), 4)
        return random.choice(len(self.boards), BATCH, p=weights / weights.sum())

    def note(self, drawn, losses):
        before = np.where(np.isnan(self.loss[drawn]), losses, self.loss[drawn])
        self.loss[drawn] = 0.5 * before + 0.5 * losses


def swapped(planes):
    """The same board with the colours exchanged."""
    return planes[[1, 0, 2, 7, 8, 9, 10, 3, 4, 5, 6, 11, 12, 13]]


def batch_of(boards, random):
    arrays = ([], [], [], [])
    for board in boards:
        planes, target = board.planes, board.target
        if random is not None and random.integers(2):
            planes, target = swapped(planes), 1 - target
        quarter, mirror = (random.integers(4), random.integers(2)) if random is not None else (0, 0)
        for array, into in zip((planes, board.parts, target, board.stones), arrays):
            turned = np.rot90(array, quarter, axes=(-2, -1))
            into.append(np.flip(turned, -1) if mirror else turned)
    return [torch.from_numpy(np.ascontiguousarray(np.stack(into))) for into in arrays]


def loss_of(net, batch):
    planes, number, target, stones = batch
    logits = net(planes, number)
    losses = torch.nn.functional.binary_cross_entropy_with_logits(logits, target, reduction="none")
    weights = 1 + (STONE_WEIGHT - 1) * stones
    return (losses * weights).mean((1, 2)), logits


@torch.no_grad()
def exact(net, boards):
    """Of how many boards every stone is called as the labels have it."""
    count = 0
    for at in range(0, len(boards), BATCH):
        planes, number, target, stones = batch_of(boards[at : at + BATCH], None)
        mean = Parts(number).mean(torch.tanh(net(planes, number))[:, None])[:, 0]
        count += (((mean > 0) == (target > 0.5)) | (stones == 0)).all(2).all(1).sum().item()
    return count


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("out", type=Path)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--threads", type=int, default=2)
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.manual_seed(1)
    samplers, held_out = {}, {}
    for size, boards in boards_of(args.folder).items():
        held_out[size] = boards[::HELD_OUT_EVERY]
        samplers[size] = Sampler([board for at, board in enumerate(boards) if at % HELD_OUT_EVERY])
    net, averaged = Net(), Net()
    averaged.load_state_dict(net.state_dict())
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=0.01)
    start = 0
    if args.out.exists():
        saved = torch.load(args.out)
        net.load_state_dict(saved["net"])
        averaged.load_state_dict(saved["averaged"])
        optimizer.load_state_dict(saved["optimizer"])
        start = saved["step"]
    began = time.time()
    sizes = sorted(samplers, reverse=True)
    for step in range(start, args.steps):
        random = np.random.default_rng((1, step))
        size = sizes[0] if step % SMALL_EVERY or len(sizes) == 1 else sizes[1 + step // SMALL_EVERY % (len(sizes) - 1)]
        for group in optimizer.param_groups:
            warm = min(1, (step + 1) / 500)
            group["lr"] = RATE * warm * 0.5 * (1 + math.cos(math.pi * step / args.steps)) + 1e-5
        drawn = samplers[size].draw(random)
        losses, _ = loss_of(net, batch_of([samplers[size].boards[at] for at in drawn], random))
        optimizer.zero_grad()
        losses.mean().backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        samplers[size].note(drawn, losses.detach().numpy())
        keep = min(AVERAGING, step / (step + 10))
        with torch.no_grad():
            for one, other in zip(averaged.parameters(), net.parameters()):
                one.lerp_(other, 1 - keep)
        if (step + 1) % 500 == 0 or step + 1 == args.steps:
            state = {"net": net.state_dict(), "averaged": averaged.state_dict()}
            torch.save(state | {"optimizer": optimizer.state_dict(), "step": step + 1}, args.out)
            found = {size: f"{exact(averaged, boards)} of {len(boards)}" for size, boards in held_out.items()}
            print(f"step {step + 1}, {time.time() - began:.0f} s, loss {losses.mean().item():.4f}, exact {found}", flush=True)


if __name__ == "__main__":
    main()
