"""Where names stand: the best place for a name and its unit together, tried in every size and turn.

Costs are shares of a box that lie wrong, weighed by how wrong, so 0 is a place without a fault.
"""

import numpy as np

from . import lettering, raster, typeface
from .lettering import Label

LAND_SIZES = (18, 17, 16, 15, 14, 13, 12, 11, 10)
SEA_SIZES = (22, 20, 18, 17, 16, 15, 14, 13, 12, 11)
TURNS = (-55, -40, -25, 25, 40, 55)
INERT_SIZES = (13, 12, 11, 10, 9, 8)
ABBR_SIZES = (18, 17, 16, 15, 14, 13, 12)


def _best(costs, count, apart):
    """The cheapest cells, at least `apart` cells from each other."""
    costs = costs.copy()
    found = []
    for _ in range(count):
        at = int(np.argmin(costs))
        row, column = divmod(at, costs.shape[1])
        if not np.isfinite(costs[row, column]):
            break
        found.append((row, column))
        costs[max(0, row - apart):row + apart + 1, max(0, column - apart):column + apart + 1] = np.inf
    return found


class Naming:
    """Finds places for names, and for units beside them."""

    def __init__(self, sheet, standing):
        self.standing = standing
        self.sizes = {style: tuple(round(size * standing.size, 1) for size in sizes)
                      for style, sizes in (("land", LAND_SIZES), ("sea", SEA_SIZES), ("abbr", ABBR_SIZES))}
        for style, rule in lettering.classes(sheet.atlas).items():      # a class has one size, and smaller ones without room
            self.sizes[style] = (rule["size"], *(size for size in self.sizes[style] if size < rule["size"]))

    def _weights(self, window, calm=5, shy=1.0):
        """How wrong it is for a name to stand on a cell. `calm` is how far from a border it is at ease, `shy` how much it minds
        to be nearer."""
        weights = np.where(window.inside, 0.0, 3.0)
        for reach, weight in ((calm, 0.03), (3, 0.12), (2, 0.5)):
            weights[window.inside & (window.depth <= reach)] = weight * shy
        weights[window.rim] = 3.0
        return weights + 0.08 * window.apart + 2.5 * (window.taken > 0)

    @staticmethod
    def _candidates(window, weights, text, style, sizes, angles, middle):
        """Places for a name: (cost, lines, size, angle, x, y), roughly the best of each size and turn."""
        ways = typeface.settings(text)
        if style == "land":
            ways = [way for way in ways if len(way) <= 2]
        for angle in angles:
            if angle:
                field, back = raster.turned(weights, angle, 3.0)
            else:
                field = weights
            for lines in ways:
                for size in sizes:
                    w, h = typeface.block(lines, style, size)
                    costs = raster.box_means(field, (w + 3) / window.scale, (h + 3) / window.scale)
                    if angle:
                        for row, column in _best(costs, 2, 6):
                            y, x = back(row, column)
                            yield float(costs[row, column]), lines, size, angle, *window.xy(y, x)
                    else:
                        taste = 0.0006 * window.distance(*middle)
                        for row, column in _best(costs + taste, 5, max(5, int(h / window.scale))):
                            yield float(costs[row, column]), lines, size, angle, *window.xy(row, column)

    def with_unit(self, window, text, style, middle):
        """The best pair of a name and a unit that lie in the province and clear of each other."""
        sizes = self.sizes[style]
        label_weights = self._weights(window, 9, 2.0) if style == "sea" else self._weights(window)
        unit_weights = self.standing.weights(window)
        best = None
        for angles in ((0,), TURNS):
            for found in self._candidates(window, label_weights, text, style, sizes, angles, middle):
                cost, lines, size, angle, x, y = found
                if cost > 0.5:
                    continue
                total = 5 * cost + 0.045 * (sizes[0] - size) + 0.04 * (len(lines) - 1)
                if angle:       # waters may lean, lands should not
                    total += (0.06 + 0.002 * abs(angle) if style == "sea" else 0.10 + 0.003 * abs(angle))
                    total += 0.12 if abs(angle) > 45 else 0.0
                if best and total >= best[0]:
                    continue
                w, h = typeface.block(lines, style, size)
                weights = unit_weights.copy()
                window.mark(weights, 2.0, x, y, w + 4, h + 4, angle)
                unit, unit_cost = self.standing.unit_of(window, weights, (x, y), 0.0008)
                total += 3 * unit_cost + 0.0008 * np.hypot(x - middle[0], y - middle[1])
                if best is None or total < best[0]:
                    best = (total, cost, unit_cost, Label(lines, (x, y), angle, size, style), unit)
            if best and best[1] < 0.01 and best[2] < 0.05 and best[3].size >= sizes[-1] + 2:
                break
        return best

    def set_by_hand(self, window, label, middle):
        """A name that the author has set, and the unit clear of it; as with_unit()."""
        weights = self.standing.weights(window)
        for taken in label.boxes(4):
            window.mark(weights, 2.0, *taken)
        unit, cost = self.standing.unit_of(window, weights, middle, 0.0008)
        return 0.0, 0.0, cost, label, unit

    @staticmethod
    def in_the_water(window, text, size, unit):
        """A name that does not fit on its land, beside it on the sea."""
        weights = np.where(window.water, 0.0, 3.0)
        shore = raster.depth(window.water, 4)
        weights[window.water & (shore <= 2)] = 0.4
        weights[window.rim] = 3.0
        weights += 2.5 * (window.taken > 0)
        near = window.inside.astype(float)
        foreign = (~window.inside & ~window.water).astype(float)
        best = None
        for lines, size in [(lines, step) for step in (size, size - 1.5) for lines in typeface.settings(text)[:2]]:
            w, h = typeface.block(lines, "land", size)
            costs = window.means(weights, w + 3, h + 3)
            own, others = window.means(near, w + 22, h + 22), window.means(foreign, w + 22, h + 22)
            whole = np.isfinite(own)        # elsewhere the box leaves the window
            own, others = np.where(whole, own, 0.0), np.where(whole, others, 9.0)
            costs = costs + np.where(own > 0.015, 0.0, 2.0) + np.maximum(0, others - own) + 0.4 * others
            costs = costs + 0.002 * window.distance(*unit)
            row, column = divmod(int(np.argmin(costs)), costs.shape[1])
            if best is None or costs[row, column] < best[0] - 0.1:
                best = (float(costs[row, column]), Label(lines, window.xy(row, column), 0, size, "land"))
        return best[1] if best and np.isfinite(best[0]) and best[0] < 1.2 else None

    def abbreviation(self, window, text, style, label, obstacles):
        weights = self._weights(window)
        weights[window.water & ~window.inside & ~window.rim] = 0.9
        for x, y, w, h in obstacles:
            window.mark(weights, 2.0, x, y, w, h)
        best = None
        for size in self.sizes["abbr"]:
            w, h = typeface.block([text], style, size)
            costs = window.means(weights, w + 2, h + 2) + 0.002 * window.distance(*label.at)
            row, column = divmod(int(np.argmin(costs)), costs.shape[1])
            total = float(costs[row, column]) + 0.02 * (self.sizes["abbr"][0] - size)
            if best is None or total < best[0]:
                best = (total, (*window.xy(row, column), size))
        return best[1]

    def alone(self, window, text, middle):
        """A name where nobody stands, as large as it fits."""
        weights = self._weights(window, 0)
        best = None
        for found in self._candidates(window, weights, text, "land", INERT_SIZES, (0, *TURNS), middle):
            cost, lines, size, angle, x, y = found
            total = 5 * cost + 0.06 * (INERT_SIZES[0] - size) + 0.002 * abs(angle) + 0.05 * (len(lines) - 1)
            if best is None or total < best[0]:
                best = (total, Label(lines, (x, y), angle, size, "land"))
        return best[1]
