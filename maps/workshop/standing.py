"""Where units, centres and harbours stand: each where it covers least of what it should not.

All sizes are units of the sheet. A unit is UNIT across and down; costs are shares of a box that lie wrong,
weighed by how wrong, so 0 is a place without a fault.
"""

import numpy as np
from shapely.algorithms.polylabel import polylabel
from shapely.geometry import Point

from .board import Window
from .geometry import largest, length, polygons

UNIT = (35, 29)         # as large as the app draws it where a window first shows a map
SMALL = (28, 23)        # a unit on a further layer
STAR = 18
PORT = 20
RING = 30               # round a centre that counts twice
ASIDE = 22              # a dislodged unit stands this far from the field


def heart(polygon):
    """The point farthest from the border."""
    point = polylabel(polygon, 1.0)
    return point.x, point.y


def between(middle, centre):
    """A third of the way from the heart of a province to its city."""
    return (2 * middle[0] + centre[0]) / 3, (2 * middle[1] + centre[1]) / 3


def main_part(face, centre):
    """The part with the centre if it is no mere islet, else the largest."""
    parts = polygons(face)
    great = max(part.area for part in parts)
    for part in parts:
        if centre and part.area > 0.3 * great and part.distance(Point(centre)) < 1:
            return part
    return max(parts, key=lambda part: part.area)


class Standing:
    """Finds places on a board; who asks marks there what stands then."""

    def __init__(self, sheet, board, faults):
        self.sheet = sheet
        self.board = board
        self.faults = faults
        self.size = getattr(sheet.atlas, "SIZE", 1.0)
        self.unit = (UNIT[0] * self.size, UNIT[1] * self.size)
        self.small = (SMALL[0] * self.size, SMALL[1] * self.size)
        self.star = STAR * self.size
        self.overrides = getattr(sheet.atlas, "OVERRIDES", {})

    def weights(self, window, wet=0.6):
        """How wrong it is for a unit to stand on a cell."""
        weights = np.where(window.inside, 0.0, np.where(window.water, wet, 1.6))
        weights[window.inside & (window.depth <= 1)] = 0.15
        weights[window.rim] = 2.0
        return weights + 0.08 * window.apart + 1.5 * (window.taken > 0)

    def centre_of(self, name, window):
        """The star: at its city, drawn inside so far that it does not touch the border."""
        if ("centre", name) in self.overrides:
            return self.overrides["centre", name]
        if not hasattr(self.sheet.atlas, "CENTRES"):
            return self._somewhere(window, largest(self.sheet.partition.faces[name]))
        place = self.sheet.atlas.CENTRES.get(name)
        if place is None:
            self.faults.add(f"{name} is a supply centre without a city in CENTRES.")
            return None
        x, y = self.sheet.projection.point(*place) if self.sheet.projection else place
        room = window.depth >= min(9, window.depth.max() - 1)
        return self._nearest(window, room, x, y)

    def _somewhere(self, window, face):
        """A star where no city is given: below the middle, so that the name finds room above it."""
        x, y = heart(face)
        costs = window.means(self.weights(window), self.star + 8, self.star + 8)
        costs = costs + 0.003 * window.distance(x - 24 * self.size, y + 14 * self.size)
        row, column = divmod(int(np.argmin(costs)), costs.shape[1])
        return window.xy(row, column)

    @staticmethod
    def _nearest(window, room, x, y):
        distance = np.where(room, window.distance(x, y), np.inf)
        row, column = divmod(int(np.argmin(distance)), distance.shape[1])
        return (x, y) if distance[row, column] < 1.5 * window.scale else window.xy(row, column)

    def unit_of(self, window, weights, near, pull):
        """The place of a unit near another place, and what it costs."""
        costs = window.means(weights, self.unit[0] + 1, self.unit[1] + 1)
        taste = pull * window.distance(*near) - 0.002 * window.depth if near else -0.004 * window.depth
        row, column = divmod(int(np.argmin(costs + taste)), costs.shape[1])
        return window.xy(row, column), float(costs[row, column])

    def aside(self, window, weights, x, y):
        """Where a dislodged unit steps: beside the field, where it covers least."""
        costs = window.means(weights, self.unit[0] - 4, self.unit[1] - 4)
        best = None
        for step in range(16):
            turn = np.pi * step / 8
            to = (x + ASIDE * self.size * np.cos(turn), y + ASIDE * self.size * np.sin(turn))
            row, column = (int(round(v)) for v in window.cell(*to))
            if not (0 <= row < costs.shape[0] and 0 <= column < costs.shape[1]):
                continue
            cost = costs[row, column] + 0.01 * abs(np.sin(turn))
            if best is None or cost < best[0]:
                best = (cost, to)
        return best[1] if best else (x + ASIDE * self.size, y)

    def coasts(self, name, shore):
        """{coast: (unit, dislodged unit, label)} of fleets on the named coasts: near the sea of the coast. `shore` is
        {coast: arcs as polylines}."""
        face = self.sheet.partition.faces[name]
        found = {}
        for coast, arcs in shore.items():
            points = np.array([p for arc in arcs for p in arc[::4]])
            window = Window(self.board, name, face, 40)
            longest = max(arcs, key=length)
            halfway = longest[len(longest) // 2]
            rows, columns = window.rows * window.scale + window.top, window.columns * window.scale + window.left
            away = np.full(window.inside.shape, np.inf)
            for x, y in points:
                away = np.minimum(away, np.hypot(columns - x, rows - y))
            weights = self.weights(window, wet=0.15)
            costs = window.means(weights, *self.unit) + 0.02 * np.maximum(0, away - 12)
            costs += 0.0006 * window.distance(*halfway)
            costs[~window.inside] += 0.2
            row, column = divmod(int(np.argmin(costs)), costs.shape[1])
            unit = self.overrides.get(("field", f"{name}/{coast}"), window.xy(row, column))
            self.board.take(*unit, self.unit[0] - 2, self.unit[1] - 2)
            window.mark(weights, 1.5, *unit, *self.unit)
            text_costs = window.means(weights, 22, 12) + 0.01 * window.distance(*unit)
            row, column = divmod(int(np.argmin(text_costs)), text_costs.shape[1])
            text = window.xy(row, column)
            self.board.take(*text, 20, 10)
            window.mark(weights, 1.0, *text, 20, 10)
            found[coast] = (unit, self.aside(window, weights, *unit), text)
        return found

    def port(self, name, centre):
        """A harbour's mark: on the water beside the centre."""
        window = Window(self.board, name, self.sheet.partition.faces[name], 60)
        weights = np.where(window.water, 0.0, 1.5) + 2.0 * (window.taken > 0)
        if name in getattr(self.sheet.atlas, "DOUBLE", ()):
            window.mark(weights, 2.0, *centre, RING, RING)
        costs = window.means(weights, PORT, PORT) + 0.01 * window.distance(*centre)
        row, column = divmod(int(np.argmin(costs)), costs.shape[1])
        spot = window.xy(row, column)
        self.board.take(*spot, PORT, PORT)
        return [round(spot[0], 1), round(spot[1], 1)]

    def layer(self, plan, group):
        """(province, anchor) of a further layer of units: "air" over the field, "walls" at the centre. `group` says for
        which provinces: "lands", "centres" or "all"."""
        graph = self.sheet.graph
        for name, places in plan.items():
            province = graph.provinces[name]
            if province.kind == "impassable" or (group == "lands" and name not in graph.lands):
                continue
            if group == "centres" and not places.centre:
                continue
            face = self.sheet.partition.faces[name]
            window = Window(self.board, name, face, 40)
            weights = self.weights(window, wet=0.4)
            near = places.centre if group == "centres" or province.base else places.field
            window.mark(weights, 0.4, *places.abbr[:2], 2.2 * places.abbr[2], 0.9 * places.abbr[2])
            window.mark(weights, 0.6, *places.dislodged, self.unit[0] - 6, self.unit[1] - 6)
            costs = window.means(weights, self.small[0], self.small[1]) + 0.004 * window.distance(*near)
            row, column = divmod(int(np.argmin(costs)), costs.shape[1])
            spot = window.xy(row, column)
            self.board.take(*spot, self.small[0] - 2, self.small[1] - 2)
            yield name, [round(spot[0], 1), round(spot[1], 1)]
