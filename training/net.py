"""The net: convolutions, and in each block every point is handed the mean of its chain or empty region."""

import torch
from torch import nn

from boards import PLANES

CHANNELS = 32
BLOCKS = 6


class Parts:
    """The chains and empty regions of a batch of boards."""

    def __init__(self, number):
        self.number = number.flatten(1)  # boards x points
        self.most = int(self.number.max()) + 1
        ones = torch.ones_like(self.number, dtype=torch.float32)
        counts = torch.zeros(len(number), self.most).scatter_add_(1, self.number, ones)
        self.counts = counts.clamp(min=1)

    def mean(self, values):
        """Of each point the mean over its part."""
        boards, channels, height, width = values.shape
        index = self.number[:, None, :].expand(-1, channels, -1)
        sums = torch.zeros(boards, channels, self.most).scatter_add_(2, index, values.flatten(2))
        return (sums / self.counts[:, None, :]).gather(2, index).view(boards, channels, height, width)


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.second = nn.Conv2d(2 * CHANNELS, CHANNELS, 3, padding=1)

    def forward(self, values, parts):
        inner = torch.relu(self.first(torch.relu(values)))
        return values + self.second(torch.cat([inner, parts.mean(inner)], 1))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.input = nn.Conv2d(PLANES, CHANNELS, 3, padding=1)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.output = nn.Conv2d(2 * CHANNELS, 1, 1)
        for block in self.blocks:
            nn.init.normal_(block.second.weight, std=0.02)

    def forward(self, planes, number):
        """Planes and part numbers to one logit a point: above zero where it is Black's at the end."""
        parts = Parts(number)
        values = self.input(planes)
        for block in self.blocks:
            values = block(values, parts)
        values = torch.relu(values)
        return self.output(torch.cat([values, parts.mean(values)], 1))[:, 0]
