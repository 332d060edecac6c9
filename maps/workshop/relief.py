"""Mountains in light and shadow, and deserts as dots. Ranges are lines drawn by hand; spurs and valleys beside them are
made by chance that is always the same. Under names they grow pale."""

import math

import numpy as np
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union
from shapely.prepared import prep

from . import decor, svgwriter
from .geometry import polygons, polylines

INK = "#6c634d"
GRID = 2.5          # units between the points at which heights are known
REACH = 17          # how far mountains go to either side of their line
STEEPNESS = 30      # how high they are, in units
SHADES = {0.16: 0.12, 0.42: 0.14, 0.8: 0.15}    # from which slope on there is shadow, and how dark
LIGHTS = {0.2: 0.2, 0.6: 0.24}
GRAIN = 17          # from dot to dot
A_PATH = 10         # dots in one path: a stroked path has a hundred vertices at most


def _clear(sheet, plan):
    """Ground of the board where nothing else is drawn."""
    ground = unary_union([sheet.partition.faces[name] for name in sheet.lands if name in sheet.graph.lands]).buffer(-7)
    taken = []
    for places in plan.values():
        taken.append(places.label.shape.buffer(8))
        for spot, reach in ((places.field, 23), (places.centre, 15), (places.dislodged, 12), (places.abbr[:2], 17),
                            (places.extra.get("air"), 16), (places.extra.get("walls"), 16)):
            if spot:
                taken.append(Point(spot).buffer(reach))
        for unit, _, _ in places.coasts.values():
            taken.append(Point(unit).buffer(20))
    return ground.difference(unary_union(taken))


def _stroked(shapes, width):
    for i in range(0, len(shapes), A_PATH):
        yield (f'<path d="{"".join(shapes[i:i + A_PATH])}" fill="none" stroke="{INK}" stroke-width="{width}" '
               'stroke-opacity="0.7" stroke-linecap="round" stroke-linejoin="round"/>')


def _noise(random, width, height, cell):
    """Smooth chance between 0 and 1, with hills about `cell` grid points wide."""
    rows, columns = height // cell + 3, width // cell + 3
    knots = random.rand(rows, columns)

    def parts(count):
        at = np.arange(count) / cell
        low = at.astype(int)
        share = at - low
        return low, share * share * (3 - 2 * share)

    (y, down), (x, right) = parts(height), parts(width)
    upper = knots[np.ix_(y, x)] * (1 - right) + knots[np.ix_(y, x + 1)] * right
    lower = knots[np.ix_(y + 1, x)] * (1 - right) + knots[np.ix_(y + 1, x + 1)] * right
    return upper * (1 - down[:, None]) + lower * down[:, None]


def _heights(width, height, lines, reach, seed):
    """A height for every grid point: ranges along the lines, cut up by valleys; away from them the ground is level."""
    random = np.random.RandomState(seed)
    aside = [5.0 * (_noise(random, width, height, 9) - 0.5) + 2.5 * (_noise(random, width, height, 4) - 0.5) for _ in range(2)]
    y, x = np.mgrid[0:height, 0:width].astype(float)
    x, y = (x + aside[0]) * GRID, (y + aside[1]) * GRID
    spurs = sum(share * (1 - np.abs(2 * _noise(random, width, height, cell) - 1))
                for cell, share in ((8, 0.5), (4, 0.32), (2, 0.18)))
    found = np.zeros((height, width))
    for line in lines:
        away = np.full((height, width), np.inf)
        points = np.array(line.coords)
        for (ax, ay), (bx, by) in zip(points, points[1:]):
            dx, dy = bx - ax, by - ay
            along = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy or 1.0), 0, 1)
            away = np.minimum(away, np.hypot(x - ax - along * dx, y - ay - along * dy))
        found = np.maximum(found, np.exp(-(away / reach) ** 2))
    return found * (0.35 + 0.9 * spurs)


def _above(values, level):
    """The area of the grid, in units of the sheet, where values reach a level: whole squares in runs, others cut."""
    full = values >= level
    whole = full[:-1, :-1] & full[1:, :-1] & full[:-1, 1:] & full[1:, 1:]
    some = (full[:-1, :-1] | full[1:, :-1] | full[:-1, 1:] | full[1:, 1:]) & ~whole
    parts = []
    for row in range(whole.shape[0]):
        edges = np.flatnonzero(np.diff(np.concatenate(([0], whole[row].astype(int), [0]))))
        parts += [box(first * GRID, row * GRID, last * GRID, (row + 1) * GRID) for first, last in edges.reshape(-1, 2)]
    for row, column in np.argwhere(some):
        corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        points = []
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            one, other = values[ay, ax] - level, values[by, bx] - level
            if one >= 0:
                points.append((ax * GRID, ay * GRID))
            if (one >= 0) != (other >= 0):
                share = one / (one - other)
                points.append(((ax + share * (bx - ax)) * GRID, (ay + share * (by - ay)) * GRID))
        if len(points) > 2:
            parts.append(Polygon(points).buffer(0))
    return unary_union(parts)


def shaded(sheet, ground, calm, lines, colours, reach=REACH, holes=True, seed=7):
    """Mountains along lines as light and shadow, the light from the north-west; within `calm` they are hardly seen.
    Without `holes` no patch has any, for who paints each ring by itself."""
    width, height = int(sheet.width / GRID) + 1, int(sheet.height / GRID) + 1
    heights = _heights(width, height, lines, reach, seed)
    down, right = np.gradient(heights * STEEPNESS / GRID)
    light = (right + down) / math.sqrt(2)
    quiet = prep(calm)
    for row, column in np.argwhere(np.abs(light) > min(SHADES)):
        if quiet.contains(Point(column * GRID, row * GRID)):
            light[row, column] *= 0.25
    for role, sign, levels in (("shade", -1, SHADES), ("light", 1, LIGHTS)):
        for level, opacity in levels.items():
            area = _above(sign * light, level).intersection(ground)
            area = unary_union([part if holes else Polygon(part.exterior) for part in polygons(area.simplify(0.5)) if part.area > 5])
            if not area.is_empty:
                yield (f'<path fill="{colours[role]}" fill-opacity="{opacity}" fill-rule="evenodd" '
                       f'd="{svgwriter.closed_path(area)}"/>')


def mountains(sheet, plan, ranges, colours):
    """Along courses of (longitude, latitude)."""
    lines = [line for course in ranges
             for line in polylines(LineString([sheet.projection.point(*place) for place in course]))]
    land = unary_union([sheet.partition.faces[name] for name in sheet.lands if name not in sheet.graph.boxes]).buffer(-2)
    calm = unary_union([places.label.shape.buffer(3) for places in plan.values()])
    yield from shaded(sheet, land, calm, lines, colours)


def sands(sheet, plan, outlines):
    """Dots over what lies within outlines of (longitude, latitude)."""
    clear = _clear(sheet, plan)
    random = np.random.RandomState(11)
    dots = []
    for outline in outlines:
        desert = clear.intersection(Polygon([sheet.projection.point(*place) for place in outline]))
        if desert.is_empty:
            continue
        inner = prep(desert)
        left, top, right, bottom = desert.bounds
        for row, y in enumerate(np.arange(top, bottom, GRAIN * 0.6)):
            for x in np.arange(left + (row % 2) * GRAIN / 2, right, GRAIN):
                spot = (x + random.uniform(-4, 4), y + random.uniform(-3, 3))
                if inner.contains(Point(spot)) and random.rand() < 0.6:
                    dots.append(decor.path([spot, (spot[0] + 0.4, spot[1])]))
    yield from _stroked(dots, 1.5)
