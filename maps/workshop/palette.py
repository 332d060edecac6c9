"""Colours for powers that people tell apart whatever their vision:  python3 -m workshop.palette 1939-iii [--all]

Prints, for a variant's powers, the least distance (CIEDE2000) between two tints and between two units, seen with all
cones and without each kind, and proposes colours for every power whose own come too close to another's; with
--all for every power. Nothing is written: an author copies what pleases into variant.json.
"""

import argparse
import itertools
import json
from pathlib import Path

import numpy as np

MAPS = Path(__file__).parent.parent
TINT_APART, UNIT_APART = 10.0, 20.0
# What a colour may be: a range of lightness and chroma (CIELAB) that leaves names legible on tints.
RANGES = {("light", "tint"): ((66, 96), (0, 34)), ("light", "unit"): ((15, 90), (0, 75)),
          ("dark", "tint"): ((8, 36.3), (0, 45)), ("dark", "unit"): ((38, 93), (0, 70))}
STEP = 17               # of the grid of candidates, in steps of a byte
# Machado, Oliveira, Fernandes 2009: without red, green, blue cones, on linear light.
LACKING = np.array([
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]])
TO_XYZ = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]])
WHITE = np.array([0.95047, 1.0, 1.08883])


def rgb(text):
    return np.array([int(text[i:i + 2], 16) for i in (1, 3, 5)]) / 255


def text(colour):
    return "#" + "".join(f"{round(v * 255):02x}" for v in colour)


def seen(colours):
    """CIELAB of colours (..., 3) as each kind of vision sees them: (4, ..., 3)."""
    colours = np.asarray(colours, dtype=float)
    light = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    light = np.einsum("vij,...j->v...i", LACKING, light).clip(0, 1)
    share = light @ TO_XYZ.T / WHITE
    f = np.where(share > 216 / 24389, np.cbrt(share), (24389 / 27 * share + 16) / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1)


def distance(first, second):
    """CIEDE2000 of CIELAB colours, by their last axis."""
    (l1, a1, b1), (l2, a2, b2) = np.moveaxis(first, -1, 0), np.moveaxis(second, -1, 0)
    mean = ((np.hypot(a1, b1) + np.hypot(a2, b2)) / 2) ** 7
    stretch = 1 + 0.5 * (1 - np.sqrt(mean / (mean + 25.0 ** 7)))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.arctan2(b1, a1) % (2 * np.pi), np.arctan2(b2, a2) % (2 * np.pi)
    gray = c1 * c2 == 0
    turn = np.where(gray, 0, (h2 - h1 + np.pi) % (2 * np.pi) - np.pi)
    d_l, d_c, d_h = l2 - l1, c2 - c1, 2 * np.sqrt(c1 * c2) * np.sin(turn / 2)
    l, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = np.where(gray, h1 + h2, (h1 + turn / 2) % (2 * np.pi))
    t = (1 - 0.17 * np.cos(h - np.radians(30)) + 0.24 * np.cos(2 * h) + 0.32 * np.cos(3 * h + np.radians(6))
         - 0.20 * np.cos(4 * h - np.radians(63)))
    around = (np.degrees(h) - 275) / 25
    rotation = 2 * np.sqrt(c ** 7 / (c ** 7 + 25.0 ** 7)) * np.sin(np.radians(60) * np.exp(-around ** 2))
    part_l = d_l / (1 + 0.015 * (l - 50) ** 2 / np.sqrt(20 + (l - 50) ** 2))
    part_c, part_h = d_c / (1 + 0.045 * c), d_h / (1 + 0.015 * c * t)
    return np.sqrt(part_l ** 2 + part_c ** 2 + part_h ** 2 - rotation * part_c * part_h)


def least(colours):
    """For every pair of colours the least distance over all kinds of vision: a matrix, infinite with itself."""
    lab = seen(np.asarray(colours))
    apart = distance(lab[:, :, None], lab[:, None, :]).min(axis=0)
    np.fill_diagonal(apart, np.inf)
    return apart


def candidates(theme, use):
    (dim, bright), (pale, vivid) = RANGES[theme, use]
    grid = np.array(list(itertools.product(range(0, 256, STEP), repeat=3))) / 255
    lab = seen(grid)[0]
    chroma = np.hypot(lab[:, 1], lab[:, 2])
    return grid[(lab[:, 0] >= dim) & (lab[:, 0] <= bright) & (chroma >= pale) & (chroma <= vivid)]


def solve(colours, free, choices, rounds=4):
    """Moves the colours numbered in `free` to where their nearest neighbour is farthest, again and again."""
    colours = [np.asarray(colour) for colour in colours]
    choice_lab = seen(choices)
    for _ in range(rounds):
        before = [text(colour) for colour in colours]
        for i in free:
            others = seen(np.array([colour for j, colour in enumerate(colours) if j != i]))
            nearest = distance(choice_lab[:, :, None], others[:, None]).min(axis=(0, 2))
            colours[i] = choices[int(nearest.argmax())]
        if before == [text(colour) for colour in colours]:
            break
    return colours


def main():
    parser = argparse.ArgumentParser(prog="workshop.palette", description="Measures and proposes colours of powers.")
    parser.add_argument("map")
    parser.add_argument("--all", action="store_true", help="propose colours for every power")
    options = parser.parse_args()
    powers = json.loads((MAPS / options.map / "variant.json").read_text(encoding="utf-8"))["powers"]
    for theme, use in RANGES:
        wanted = TINT_APART if use == "tint" else UNIT_APART
        colours = [rgb(power["colours"][theme][use]) for power in powers]
        apart = least(colours)
        poor = [i for i in range(len(powers)) if options.all or apart[i].min() < wanted]
        print(f"{theme} {use}: {apart.min():.1f} apart, {wanted:.0f} wanted")
        # of a pair that is too close the later one moves
        free = [i for i in poor if options.all or apart[i, :i].min(initial=np.inf) < wanted]
        if free:
            solved = solve(colours, free, candidates(theme, use))
            for i in free:
                print(f"  {powers[i]['id']}: {text(colours[i])} -> {text(solved[i])}")
            print(f"  then {least(solved).min():.1f} apart")


if __name__ == "__main__":
    main()
