"""Mountains and sands as an engraver hints at them: small hills along a range, dots over a desert. They keep clear of
names, units, centres and coasts."""

import numpy as np
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import unary_union
from shapely.prepared import prep

from . import decor
from .geometry import polylines

INK = "#6c634d"
STEP = 15           # from hill to hill
GRAIN = 17          # from dot to dot
A_PATH = 10         # hills in one path: a stroked path has a hundred vertices at most


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


def _hill(x, y, height):
    """Its outline, and two strokes of shade on the side away from the light."""
    half = 0.75 * height
    outline = [(x - half, y), (x - 0.3 * half, y - 0.72 * height), (x, y - height), (x + 0.4 * half, y - 0.6 * height),
               (x + half, y)]
    shades = [[(x + share * half, y - (0.86 - 0.7 * share) * height), (x + (share - 0.16) * half, y - 0.12 * height)]
              for share in (0.25, 0.55)]
    return "".join(decor.path(line) for line in (outline, *shades))


def _stroked(shapes, width):
    for i in range(0, len(shapes), A_PATH):
        yield (f'<path d="{"".join(shapes[i:i + A_PATH])}" fill="none" stroke="{INK}" stroke-width="{width}" '
               'stroke-opacity="0.7" stroke-linecap="round" stroke-linejoin="round"/>')


def mountains(sheet, plan, ranges):
    """Hills along lines of (longitude, latitude), the nearer ones over those behind them."""
    clear = prep(_clear(sheet, plan))
    random = np.random.RandomState(7)
    hills = []
    for course in ranges:
        for line in polylines(LineString([sheet.projection.point(*place) for place in course])):
            for along in np.arange(STEP / 2, line.length, STEP):
                spot = line.interpolate(along)
                x, y = spot.x + random.uniform(-3, 3), spot.y + random.uniform(-5, 5)
                height = random.uniform(8, 12.5)
                if clear.contains(Point(x, y - height / 2).buffer(0.7 * height)):
                    hills.append((y, _hill(x, y, height)))
    yield from _stroked([hill for _, hill in sorted(hills)], 0.9)


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
