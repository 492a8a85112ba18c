"""Turns what was learnt into whole numbers: python export.py NET ../src/estimate

Writes `weights.bin`, and `reference.json`: boards and what the net makes of them in whole numbers, worked out here. The
tests hold the Rust code to it, bit for bit.
"""

import argparse
import json
import struct
from pathlib import Path

import numpy as np
import torch

from boards import parts_of, planes_of
from net import BLOCKS, CHANNELS, Net

ONE = 256
INPUT_MAX = (1 << 14) - 1
SHIFT = 24
WEIGHT_MAX = 127
# The planes and two of zeros.
PLANES = 16

# Ends of games played for this, and small boards with little room.
BOARDS = [
    [".XO.", "XXOO", ".XXO", "X.XO"],
    ["X.X.X", ".XXOO", "XXO.O", "OOOO.", ".O.OX"],
    [".....XOO.", ".O...XXOO", ".....X.XO", "XXXXXXXXO", "OOOOOOOOO", ".........", "..X......", ".........", "........."],
    ["..XO.....", ".XXO..O..", "XXO.O....", "OOO..OOOO", ".O.OOXXXX", "OOOX.X...", "XXXXX..O.", ".X....X..", "...X....."],
    ["XXOO.XX.O", ".XO.OX.XO", "X.XOOXXOO", "XXXXOXOO.", "OOOXXXO.O", ".O.OXOOOO", "OOOOOX.X.", "XXXXXXXXX", ".X.O.X..X"],
]


def integer_convolution(layer, bias_one):
    """Whole weights, and of each output the multiplier and the bias that make a value of a sum."""
    weight = layer.weight.detach().numpy().astype(np.float64)
    bias = layer.bias.detach().numpy().astype(np.float64)
    scale = np.abs(weight).max(axis=(1, 2, 3)) / WEIGHT_MAX
    whole = np.rint(weight / scale[:, None, None, None]).astype(np.int64)
    multiplier = np.rint(scale * (1 << SHIFT)).astype(np.int64)
    bias = np.rint(bias * bias_one * (1 << SHIFT)).astype(np.int64) + (1 << (SHIFT - 1))
    return whole, multiplier, bias


class WholeNet:
    """The net in whole numbers."""

    def __init__(self, net):
        self.input = integer_convolution(net.input, ONE)
        self.blocks = [[integer_convolution(layer, ONE) for layer in (block.first, block.second)] for block in net.blocks]
        self.output = integer_convolution(net.output, ONE)

    def blacks(self, rows):
        """Black's logit at each point, in parts of ONE."""
        number, parts = parts_of(rows)
        values = convolved(self.input, np.rint(planes_of(rows, parts) * ONE).astype(np.int64))
        for first, second in self.blocks:
            inner = positive(convolved(first, positive(values)))
            values = values + convolved(second, np.concatenate([inner, means(inner, parts)]))
        values = positive(values)
        return convolved(self.output, np.concatenate([values, means(values, parts)]))[0]


def positive(values):
    return np.clip(values, 0, INPUT_MAX)


def convolved(layer, inputs):
    whole, multiplier, bias = layer
    reach = whole.shape[2] // 2
    height, width = inputs.shape[1:]
    padded = np.pad(inputs, ((0, 0), (reach, reach), (reach, reach)))
    sums = np.zeros((len(whole), height, width), dtype=np.int64)
    for row, column in np.ndindex(*whole.shape[2:]):
        window = padded[:, row : row + height, column : column + width]
        sums += np.tensordot(whole[:, :, row, column], window, axes=1)
    assert np.abs(sums).max() < 1 << 31
    return (sums * multiplier[:, None, None] + bias[:, None, None]) >> SHIFT


def means(values, parts):
    result = np.zeros_like(values)
    for points in parts:
        index = tuple(np.array(points).T)
        count = len(points)
        sums = values[(slice(None), *index)].sum(axis=1)
        result[(slice(None), *index)] = ((2 * sums + count) // (2 * count))[:, None]
    return result


def scales(layer):
    _, multiplier, bias = layer
    return b"".join(struct.pack("<qq", int(one), int(other)) for one, other in zip(multiplier, bias))


def packed(layer, inputs):
    """The scales, then for each neighbour and each pair of inputs the weights of all outputs, two by two."""
    whole = layer[0]
    full = np.zeros((len(whole), inputs, 3, 3), dtype=np.int8)
    full[:, : whole.shape[1]] = whole
    # neighbours x pairs x outputs x two inputs
    ordered = full.transpose(2, 3, 1, 0).reshape(9, inputs // 2, 2, len(whole)).transpose(0, 1, 3, 2)
    return scales(layer) + np.ascontiguousarray(ordered).tobytes()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument("folder", type=Path)
    args = parser.parse_args()
    net = Net()
    net.load_state_dict(torch.load(args.net)["averaged"])
    whole = WholeNet(net)
    data = packed(whole.input, PLANES)
    for first, second in whole.blocks:
        data += packed(first, CHANNELS) + packed(second, 2 * CHANNELS)
    assert len(whole.blocks) == BLOCKS
    data += scales(whole.output) + whole.output[0].astype(np.int8).tobytes()
    (args.folder / "weights.bin").write_bytes(data)
    reference = []
    for rows in BOARDS:
        # The lowest row first, as boards are numbered.
        upward = rows[::-1]
        blacks = whole.blacks(upward)
        number, parts = parts_of(upward)
        with torch.no_grad():
            planes = torch.from_numpy(planes_of(upward, parts))[None]
            exact = net(planes, torch.from_numpy(number)[None])[0].numpy() * ONE
        print(f"off by at most {np.abs(exact - blacks).max() / ONE:.3f} of a logit")
        reference.append({"rows": rows, "blacks": blacks[::-1].tolist()})
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in reference)
    (args.folder / "reference.json").write_text(f"[\n{lines}\n]\n")
    print(f"{len(data)} bytes")


if __name__ == "__main__":
    main()
