"""An invented land: a map of hexagons with letters becomes coasts and borders that look grown.

The corners of the hexagons make a graph in which three faces meet at every node, so the adjacency of the hexagons is
kept exactly: the graph is smoothed, bent by slow waves, and each arc roughened by midpoint displacement with a seed
of its own. Arcs that come too near to another one are calmed until none does.
"""

import collections
import math
import zlib

import numpy as np
from shapely.geometry import LineString, Point, box
from shapely.ops import unary_union
from shapely.strtree import STRtree

from .geometry import on_grid, polylines, rounded_corners, simplified
from .topology import Arc, Partition, crossings, named_faces

CORNERS = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))     # in half widths and half sides; side i runs i to i+1
NEAR = 4.0          # arcs keep this far apart, except around the nodes where they meet
ROUGHNESS = {       # kind of arc: spacing of the first points, displacement, how fast it fades, depth
    "coast": (36, 0.25, 0.86, 6), "land": (21, 0.15, 0.80, 4), "ridge": (18, 0.14, 0.80, 4), "sea": (40, 0.07, 0.62, 4),
}


class HexGrid:
    """Rows of hexagons with a corner up; odd rows are shifted half a hexagon to the right. Beyond its rim the grid
    repeats, so that it fills the sheet."""

    def __init__(self, rows, width):
        self.rows = [row.split() for row in rows]
        self.columns = len(self.rows[0])
        self.across = width / self.columns
        self.side = self.across / math.sqrt(3)
        self.width = width
        self.height = round(1.5 * self.side * len(self.rows) + 0.6 * self.side)
        self.offset = (-0.25 * self.across, -0.2 * self.side)

    def at(self, column, row):
        row = min(max(row, 0), len(self.rows) - 1)
        return self.rows[row][min(max(column, 0), self.columns - 1)]

    def cells(self):
        return [(column, row) for row in range(-2, len(self.rows) + 2) for column in range(-2, self.columns + 2)]

    @staticmethod
    def neighbours(column, row):
        shift = row & 1
        return [(column + 1, row), (column + shift, row + 1), (column - 1 + shift, row + 1), (column - 1, row),
                (column - 1 + shift, row - 1), (column + shift, row - 1)]

    def place(self, corner):
        return np.array([self.offset[0] + corner[0] * self.across / 2, self.offset[1] + corner[1] * self.side / 2])


def _corner_graph(grid):
    """(neighbours of each corner, {(from, to): face on the right}) of the sides between unlike hexagons."""
    links = collections.defaultdict(set)
    right = {}
    known = set(grid.cells())
    for column, row in grid.cells():
        x, y = 2 * column + 1 + (row & 1), 3 * row + 2
        here = grid.at(column, row)
        for i, (other_column, other_row) in enumerate(grid.neighbours(column, row)):
            if (other_column, other_row) not in known or grid.at(other_column, other_row) == here:
                continue
            p = (x + CORNERS[i][0], y + CORNERS[i][1])
            q = (x + CORNERS[(i + 1) % 6][0], y + CORNERS[(i + 1) % 6][1])
            links[p].add(q)
            links[q].add(p)
            right[(p, q)] = here
    return links, right


def _smoothed(links, places, times=9):
    """Taubin's smoothing: out by a half, back by a little less, so that nothing shrinks."""
    for _ in range(times):
        for factor in (0.5, -0.47):
            places = {corner: place if len(links[corner]) < 2 else
                      place + factor * (sum(places[n] for n in links[corner]) / len(links[corner]) - place)
                      for corner, place in places.items()}
    return places


class _Waves:
    """A slow bend of the whole sheet, calm at its rim."""

    def __init__(self, width, height, seed):
        random = np.random.RandomState(seed)
        self.size = (width, height)
        self.waves = []
        for length, height_of_wave, count in ((420, 13, 5), (190, 7.5, 7), (95, 5.0, 9), (52, 1.5, 9)):
            for _ in range(count):
                turn = random.rand() * math.tau
                reach = length * random.uniform(0.75, 1.3)
                push = random.randn(2) * height_of_wave / math.sqrt(count)
                self.waves.append((math.cos(turn) * math.tau / reach, math.sin(turn) * math.tau / reach,
                                   random.rand() * math.tau, *push))

    def __call__(self, point):
        x, y = point
        rim = min(x, self.size[0] - x, y, self.size[1] - y)
        calm = min(1.0, max(0.0, rim + 40) / 70)
        dx = dy = 0.0
        for kx, ky, phase, push_x, push_y in self.waves:
            wave = math.sin(kx * x + ky * y + phase)
            dx += push_x * wave
            dy += push_y * wave
        return x + calm * dx, y + calm * dy


def _chains(links, right):
    """(corners, face on the left, face on the right) of every run of sides between two nodes."""
    seen = set()
    result = []
    nodes = sorted(corner for corner in links if len(links[corner]) != 2)
    for start in nodes + sorted(links):
        for second in sorted(links[start]):
            if (start, second) in seen:
                continue
            chain = [start, second]
            while len(links[chain[-1]]) == 2 and chain[-1] != chain[0]:
                chain.append(next(n for n in links[chain[-1]] if n != chain[-2]))
            for p, q in zip(chain, chain[1:]):
                seen |= {(p, q), (q, p)}
            result.append((chain, right[(second, start)], right[(start, second)]))
    return result


def _resampled(points, spacing):
    line = LineString(points)
    count = max(1, round(line.length / spacing))
    inner = (line.interpolate(i / count, normalized=True) for i in range(1, count))
    return [tuple(points[0])] + [(p.x, p.y) for p in inner] + [tuple(points[-1])]


def _roughened(points, seed, kind, share):
    spacing, displacement, fade, depth = ROUGHNESS[kind]
    random = np.random.RandomState(seed)
    points = [np.array(p) for p in _resampled(points, spacing)]
    push = displacement * share
    for _ in range(depth):
        finer = [points[0]]
        for p, q in zip(points, points[1:]):
            d = q - p
            finer += [(p + q) / 2 + np.array([-d[1], d[0]]) * np.clip(random.randn(), -1.7, 1.7) * push, q]
        points = finer
        push *= fade
    return rounded_corners([tuple(p) for p in points])


def _too_near(lines):
    """Numbers of the lines that cross another one or come nearer than NEAR away from the nodes they share."""
    tree = STRtree(lines)
    number = {id(line): i for i, line in enumerate(lines)}
    bad = set()
    for i, line in enumerate(lines):
        if not line.is_simple:
            bad.add(i)
        ends = [Point(line.coords[0]), Point(line.coords[-1])]
        zone = unary_union([end.buffer(7) for end in ends])
        rest = line.difference(zone)
        for other in tree.query(line.buffer(NEAR)):
            j = number[id(other)]
            if j <= i:
                continue
            common = line.intersection(other)
            points = [] if common.is_empty else list(getattr(common, "geoms", [common]))
            if any(p.geom_type != "Point" or min(p.distance(end) for end in ends) > 1e-6 for p in points):
                bad |= {i, j}
            elif not rest.is_empty and rest.distance(other) < NEAR and rest.distance(other.difference(zone)) < NEAR:
                bad |= {i, j}
    return bad


def _grown(base, kind_of):
    """The base lines roughened, the ones that come too near calmed."""
    share = [1.0] * len(base)
    lines = [None] * len(base)
    for attempt in range(14):
        for i, (points, left, right, seed) in enumerate(base):
            if lines[i] is None:
                lines[i] = LineString(_roughened(points, seed + attempt, kind_of(left, right), share[i]))
        bad = _too_near(lines)
        if not bad:
            return lines
        for i in bad:
            share[i] *= 0.72
            lines[i] = None
    return [line or LineString(rounded_corners(points)) for line, (points, *_) in zip(lines, base)]


def _frame_arcs(arcs, width, height):
    """The rim of the sheet, cut where arcs end on it."""
    def along(point):
        x, y = point
        if y == 0:
            return x
        if x == width:
            return width + y
        if y == height:
            return width + height + (width - x)
        return 2 * width + height + (height - y)

    rim = {(0.0, 0.0), (float(width), 0.0), (float(width), float(height)), (0.0, float(height))}
    for arc in arcs:
        for x, y in (arc.points[0], arc.points[-1]):
            if x in (0, width) or y in (0, height):
                rim.add((x, y))
    ring = sorted(rim, key=along)
    return [Arc([p, q], None, None) for p, q in zip(ring, ring[1:] + ring[:1])]


def partition(grid, kind_of, seed, faults):
    """The Partition of the sheet that a HexGrid becomes. `kind_of(left, right)` names an entry of ROUGHNESS."""
    links, right = _corner_graph(grid)
    places = _smoothed(links, {corner: grid.place(corner) for corner in links})
    bend = _Waves(grid.width, grid.height, seed)
    counted = collections.Counter()
    base = []
    for chain, left, on_right in _chains(links, right):
        key = "-".join(sorted((left, on_right)))
        counted[key] += 1
        points = [bend(p) for p in _resampled(rounded_corners([tuple(places[corner]) for corner in chain], 2), 4)]
        base.append((points, left, on_right, zlib.crc32(f"{key}{counted[key]}".encode()) % 2 ** 31))
    sheet = box(0, 0, grid.width, grid.height)
    arcs = []
    for line, (_, left, on_right, _) in zip(_grown(base, kind_of), base):
        for piece in polylines(line.intersection(sheet)):
            points = on_grid(simplified(list(piece.coords), 0.12))
            if piece.length > 0.5 and len(points) > 1:
                arcs.append(Arc(points, left, on_right))
    for i in sorted(crossings([arc.points for arc in arcs])):
        x, y = arcs[i].points[0]
        faults.add(f"The border {arcs[i].left}|{arcs[i].right} near {x:.0f},{y:.0f} crosses another one.")
    arcs += _frame_arcs(arcs, grid.width, grid.height)
    return Partition(arcs, named_faces(arcs))
