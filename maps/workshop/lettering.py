"""Names as they are set: in lines about a point, or bent along a curve; and what the author sets by hand."""

import math
from dataclasses import dataclass

from shapely import affinity
from shapely.geometry import LineString, box

from . import typeface

LONG = 0.85             # pixels a unit: from this scale on names are written out, unless the author says otherwise
SIZES = {"land": 15, "sea": 18}     # of all names of a class, before an atlas' own SIZE


@dataclass
class Label:
    lines: list
    at: tuple
    angle: float
    size: float
    style: str
    curve: tuple = ()       # the letters follow it, instead

    @property
    def whole(self):
        """The name in one line: a hyphen that ends a line belongs to the division and not to the name."""
        return " ".join(self.lines).replace("- ", "")

    @property
    def box(self):
        return typeface.block(self.lines, self.style, self.size)

    def boxes(self, more=0.0):
        """What the letters take: (x, y, width, height, angle)."""
        if not self.curve:
            width, height = self.box
            return [(*self.at, width + more, height + more, self.angle)]
        line = LineString(self.curve)
        count = max(4, int(line.length / self.size))
        side = line.length / count
        middles = [line.interpolate((i + 0.5) / count, normalized=True) for i in range(count)]
        return [(point.x, point.y, side + more, 0.75 * self.size + more, 0.0) for point in middles]

    @property
    def shape(self):
        """Round the letters."""
        if self.curve:
            return LineString(self.curve).buffer(0.34 * self.size, cap_style=2)
        (x, y), (width, height) = self.at, self.box
        flat = box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
        return affinity.rotate(flat, self.angle, origin=self.at) if self.angle else flat


def arc(start, end, rise=0.0):
    """Points of an arc that rises so far over the straight line in its middle (below it if negative)."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    length = math.hypot(dx, dy)
    points = []
    for i in range(7):
        share = i / 6
        up = 4 * rise * share * (1 - share)
        points.append((x + share * dx + up * dy / length, y + share * dy - up * dx / length))
    return tuple(points)


def classes(atlas):
    """{style: {"size": of its names, "from": the scale from which they are written out}}."""
    scale = getattr(atlas, "SIZE", 1.0)
    wished = getattr(atlas, "LETTERING", {})
    result = {}
    for style, size in SIZES.items():
        size, begin = wished.get(style, (round(size * scale, 1), LONG))
        result[style] = {"size": size, "from": begin}
    return result


def by_hand(sheet, province, style, size):
    """The author's own label of a province, or None: OVERRIDES["label", id] is (lines, middle, angle[, size]) in units
    of the sheet, CURVES[id] (start, end, rise): an arc that the letters follow, spaced out to its ends. With both, the name
    stands in those lines where the arc is too short for it."""
    overrides = getattr(sheet.atlas, "OVERRIDES", {})
    curve = getattr(sheet.atlas, "CURVES", {}).get(province.id)
    points = arc(*curve) if curve else ()
    if ("label", province.id) in overrides:
        lines, at, angle, *own = overrides["label", province.id]
        return Label(lines, at, angle, own[0] if own else size, style, points)
    if not curve:
        return None
    middle = LineString(points).interpolate(0.5, normalized=True)
    return Label([province.name], (middle.x, middle.y), 0, size, style, points)
