"""Where names, units, centres and coasts stand: a search over the grid of the sheet, tightest provinces first.

All sizes are units of the sheet. A unit is UNIT across and down; costs are shares of a box that lie wrong,
weighed by how wrong, so 0 is a place without a fault.
"""

from dataclasses import dataclass, field as default
from typing import Optional

import numpy as np
from shapely.algorithms.polylabel import polylabel
from shapely.geometry import Point

from . import legend, lettering, raster, typeface
from .board import Board, Window
from .geometry import largest, length, polygons
from .lettering import Label

UNIT = (35, 29)         # as large as the app draws it where a window first shows a map
SMALL = (28, 23)        # a unit on a further layer
STAR = 18
PORT = 20
RING = 30               # round a centre that counts twice
ASIDE = 22              # a dislodged unit stands this far from the field
LAND_SIZES = (18, 17, 16, 15, 14, 13, 12, 11, 10)
SEA_SIZES = (22, 20, 18, 17, 16, 15, 14, 13, 12, 11)
TURNS = (-55, -40, -25, 25, 40, 55)
INERT_SIZES = (13, 12, 11, 10, 9, 8)
ABBR_SIZES = (18, 17, 16, 15, 14, 13, 12)
POOR = 0.08             # a name that lies this much wrong is moved into the water or turned


@dataclass
class Places:
    field: tuple
    dislodged: tuple
    label: Label
    abbr: tuple                         # (x, y, size)
    centre: Optional[tuple] = None
    coasts: dict = default(default_factory=dict)    # {coast: (field, dislodged, label)}
    extra: dict = default(default_factory=dict)     # further anchors, by the layout's key
    cost: float = 0.0


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


class Placer:
    def __init__(self, sheet, faults):
        self.sheet = sheet
        self.size = getattr(sheet.atlas, "SIZE", 1.0)
        self.unit = (UNIT[0] * self.size, UNIT[1] * self.size)
        self.small = (SMALL[0] * self.size, SMALL[1] * self.size)
        self.star = STAR * self.size
        self.classes = lettering.classes(sheet.atlas)
        self.sizes = {style: tuple(round(size * self.size, 1) for size in sizes)
                      for style, sizes in (("land", LAND_SIZES), ("sea", SEA_SIZES), ("abbr", ABBR_SIZES))}
        for style, rule in self.classes.items():    # a class has one size, and smaller ones where it finds no room
            self.sizes[style] = (rule["size"], *(size for size in self.sizes[style] if size < rule["size"]))
        self.faults = faults
        self.board = Board(sheet)
        self.plan = {}
        self.overrides = getattr(sheet.atlas, "OVERRIDES", {})

    # --- weights: how wrong it is to stand on a cell ---

    def _label_weights(self, window, calm=5, shy=1.0):
        """`calm` is how far from a border a name is at ease, `shy` how much it minds to be nearer."""
        weights = np.where(window.inside, 0.0, 3.0)
        for reach, weight in ((calm, 0.03), (3, 0.12), (2, 0.5)):
            weights[window.inside & (window.depth <= reach)] = weight * shy
        weights[window.rim] = 3.0
        return weights + 0.08 * window.apart + 2.5 * (window.taken > 0)

    def _unit_weights(self, window, wet=0.6):
        weights = np.where(window.inside, 0.0, np.where(window.water, wet, 1.6))
        weights[window.inside & (window.depth <= 1)] = 0.15
        weights[window.rim] = 2.0
        return weights + 0.08 * window.apart + 1.5 * (window.taken > 0)

    # --- single things ---

    def _centre(self, name, window):
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
        x, y = self._heart(face)
        costs = window.means(self._unit_weights(window), self.star + 8, self.star + 8)
        costs = costs + 0.003 * window.distance(x - 24 * self.size, y + 14 * self.size)
        row, column = divmod(int(np.argmin(costs)), costs.shape[1])
        return window.xy(row, column)

    @staticmethod
    def _nearest(window, room, x, y):
        distance = np.where(room, window.distance(x, y), np.inf)
        row, column = divmod(int(np.argmin(distance)), distance.shape[1])
        return (x, y) if distance[row, column] < 1.5 * window.scale else window.xy(row, column)

    def _unit(self, window, weights, near, pull):
        costs = window.means(weights, self.unit[0] + 1, self.unit[1] + 1)
        taste = pull * window.distance(*near) - 0.002 * window.depth if near else -0.004 * window.depth
        row, column = divmod(int(np.argmin(costs + taste)), costs.shape[1])
        return window.xy(row, column), float(costs[row, column])

    def _candidates(self, window, weights, text, style, sizes, angles, middle):
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

    def _name_and_unit(self, window, text, style, sizes, turns, middle):
        """The best pair of a name and a unit that lie in the province and clear of each other."""
        label_weights = self._label_weights(window, 9, 2.0) if style == "sea" else self._label_weights(window)
        unit_weights = self._unit_weights(window)
        best = None
        for angles in ((0,), turns):
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
                unit, unit_cost = self._unit(window, weights, (x, y), 0.0008)
                total += 3 * unit_cost + 0.0008 * np.hypot(x - middle[0], y - middle[1])
                if best is None or total < best[0]:
                    best = (total, cost, unit_cost, Label(lines, (x, y), angle, size, style), unit)
            if best and best[1] < 0.01 and best[2] < 0.05 and best[3].size >= sizes[-1] + 2:
                break
        return best

    def _beside(self, window, label, middle):
        """A name that the author has set, and the unit clear of it."""
        weights = self._unit_weights(window)
        for taken in label.boxes(4):
            window.mark(weights, 2.0, *taken)
        unit, cost = self._unit(window, weights, middle, 0.0008)
        return 0.0, 0.0, cost, label, unit

    def _name_in_the_water(self, window, text, size, unit):
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

    def _abbreviation(self, window, text, style, label, obstacles):
        weights = self._label_weights(window)
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

    def _aside(self, window, weights, x, y):
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

    # --- whole provinces ---

    def place(self, name):
        province = self.sheet.graph.provinces[name]
        face = self.sheet.partition.faces[name]
        sea = name in self.sheet.graph.seas
        style = "sea" if sea else "land"
        window = Window(self.board, name, face, 8 if sea else 110)
        centre = self._centre(name, window) if province.centre else None
        if centre:
            self.board.take(*centre, self.star, self.star)
            window.mark(window.taken, 1.0, *centre, self.star, self.star)
        if face.geom_type != "Polygon":
            window.set_main(self._main_part(face, centre))
        middle = self._middle(face) if sea else self._heart(self._main_part(face, centre))
        if centre and not sea and face.distance(Point(self._between(middle, centre))) == 0:
            middle = self._between(middle, centre)
        fixed = self.overrides.get(("field", name))
        if fixed:       # the name finds its place beside it
            window.mark(window.taken, 1.0, *fixed, *self.unit)
        sizes = self.sizes[style]
        own = lettering.by_hand(self.sheet, province, style, sizes[0])
        best = self._beside(window, own, middle) if own else self._name_and_unit(window, province.name, style, sizes, TURNS, middle)
        total, cost, unit_cost, label, unit = best if best else (9.0, 9.0, 9.0, None, None)
        if not own and province.kind == "coastal" and (cost > POOR or unit_cost > 0.35):
            unit_weights = self._unit_weights(window)
            free, free_cost = self._unit(window, unit_weights, None, 0)
            outside = self._name_in_the_water(window, province.name, sizes[5], free)
            if outside:
                label, unit, cost, unit_cost = outside, free, 0.0, free_cost
        if label is None:
            self.faults.add(f"The name of {name} fits nowhere.")
            label = Label([province.name], middle, 0, sizes[-1], style)
            unit = middle
        unit = fixed or unit
        places = Places(unit, unit, label, (0, 0, 0), centre, cost=max(cost, unit_cost))
        for taken in label.boxes(3):
            self.board.take(*taken)
        self.board.take(*unit, self.unit[0] - 2, self.unit[1] - 2)
        obstacles = [(*unit, self.unit[0], self.unit[1])]
        abbr_text = province.abbr.upper() if sea else province.abbr
        places.abbr = self._abbreviation(window, abbr_text, style, label, obstacles)
        weights = self._unit_weights(window, wet=0.3)
        for taken in label.boxes():
            window.mark(weights, 1.5, *taken)
        places.dislodged = self._aside(window, weights, *unit)
        self.plan[name] = places

    @staticmethod
    def _between(middle, centre):
        """A third of the way from the heart of a province to its city."""
        return (2 * middle[0] + centre[0]) / 3, (2 * middle[1] + centre[1]) / 3

    @staticmethod
    def _heart(polygon):
        """The point farthest from the border."""
        point = polylabel(polygon, 1.0)
        return point.x, point.y

    @staticmethod
    def _middle(face):
        point = face.centroid
        return point.x, point.y

    @staticmethod
    def _main_part(face, centre):
        """The part with the centre if it is no mere islet, else the largest."""
        parts = polygons(face)
        great = max(part.area for part in parts)
        for part in parts:
            if centre and part.area > 0.3 * great and part.distance(Point(centre)) < 1:
                return part
        return max(parts, key=lambda part: part.area)

    def place_impassable(self, name):
        """Nobody stands here: only a name, as large as it fits."""
        province = self.sheet.graph.provinces[name]
        face = self.sheet.partition.faces[name]
        window = Window(self.board, name, face, 20)
        middle = self._heart(largest(face))
        weights = self._label_weights(window, 0)
        best = None
        for found in self._candidates(window, weights, province.name, "land", INERT_SIZES, (0, *TURNS), middle):
            cost, lines, size, angle, x, y = found
            total = 5 * cost + 0.06 * (INERT_SIZES[0] - size) + 0.002 * abs(angle) + 0.05 * (len(lines) - 1)
            if best is None or total < best[0]:
                best = (total, Label(lines, (x, y), angle, size, "land"))
        label = best[1]
        self.board.take(*label.at, *label.box, label.angle)
        self.plan[name] = Places(label.at, label.at, label, (*label.at, INERT_SIZES[-1]))

    def place_coasts(self, name, shore):
        """Fleets on the named coasts: near the sea of the coast. `shore` is {coast: arcs as polylines}."""
        face = self.sheet.partition.faces[name]
        for coast, arcs in shore.items():
            points = np.array([p for arc in arcs for p in arc[::4]])
            window = Window(self.board, name, face, 40)
            longest = max(arcs, key=length)
            halfway = longest[len(longest) // 2]
            rows, columns = window.rows * window.scale + window.top, window.columns * window.scale + window.left
            away = np.full(window.inside.shape, np.inf)
            for x, y in points:
                away = np.minimum(away, np.hypot(columns - x, rows - y))
            weights = self._unit_weights(window, wet=0.15)
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
            self.plan[name].coasts[coast] = (unit, self._aside(window, weights, *unit), text)


    def place_port(self, name):
        """A harbour's mark: on the water beside the centre."""
        places = self.plan[name]
        window = Window(self.board, name, self.sheet.partition.faces[name], 60)
        weights = np.where(window.water, 0.0, 1.5) + 2.0 * (window.taken > 0)
        if name in getattr(self.sheet.atlas, "DOUBLE", ()):
            window.mark(weights, 2.0, *places.centre, RING, RING)
        costs = window.means(weights, PORT, PORT) + 0.01 * window.distance(*places.centre)
        row, column = divmod(int(np.argmin(costs)), costs.shape[1])
        spot = window.xy(row, column)
        self.board.take(*spot, PORT, PORT)
        places.extra["port"] = [round(spot[0], 1), round(spot[1], 1)]

    def place_layer(self, layer, group):
        """Anchors of a further layer of units: "air" over the field, "walls" at the centre. `group` says for which
        provinces: "lands", "centres" or "all"."""
        graph = self.sheet.graph
        for name, places in self.plan.items():
            province = graph.provinces[name]
            if province.kind == "impassable" or (group == "lands" and name not in graph.lands):
                continue
            if group == "centres" and not places.centre:
                continue
            face = self.sheet.partition.faces[name]
            window = Window(self.board, name, face, 40)
            weights = self._unit_weights(window, wet=0.4)
            near = places.centre if group == "centres" or province.base else places.field
            window.mark(weights, 0.4, *places.abbr[:2], 2.2 * places.abbr[2], 0.9 * places.abbr[2])
            window.mark(weights, 0.6, *places.dislodged, self.unit[0] - 6, self.unit[1] - 6)
            costs = window.means(weights, self.small[0], self.small[1]) + 0.004 * window.distance(*near)
            row, column = divmod(int(np.argmin(costs)), costs.shape[1])
            spot = window.xy(row, column)
            self.board.take(*spot, self.small[0] - 2, self.small[1] - 2)
            places.extra[layer] = [round(spot[0], 1), round(spot[1], 1)]


def _shores(sheet, name, split):
    """{coast: the arcs that it lies on}."""
    seas = sheet.graph.coast_seas(name)
    shores = {coast: [] for coast in seas}
    for arc in sheet.partition.arcs:
        if name not in (arc.left, arc.right):
            continue
        other = arc.right if arc.left == name else arc.left
        for coast, group in seas.items():
            if other not in group:
                continue
            side = split.get((name, other))
            middle = arc.points[len(arc.points) // 2]
            if side is None or side(middle) == coast:
                shores[coast].append(arc.points)
    return {coast: arcs for coast, arcs in shores.items() if arcs}


def place(sheet, split, faults):
    """({province: Places} for every province that has a face, the cartouche's corner or None, the sizes of the marks)."""
    placer = Placer(sheet, faults)
    faces = sheet.partition.faces
    lands = [n for n in faces if n in sheet.graph.lands]
    for name in sorted(lands, key=lambda n: faces[n].area):
        placer.place(name)
        if sheet.graph.provinces[name].coasts:
            placer.place_coasts(name, _shores(sheet, name, split))
    for name in getattr(sheet.atlas, "PORTS", []):
        placer.place_port(name)
    cartouche = legend.find_place(sheet, placer.board)
    if cartouche:
        width, height = legend.size(sheet)
        placer.board.take(cartouche[0] + width / 2, cartouche[1] + height / 2, width + 8, height + 8)
    for name in sorted((n for n in faces if n in sheet.graph.seas), key=lambda n: faces[n].area):
        placer.place(name)
    for name in sorted(n for n in faces if n in sheet.graph.boxes):
        placer.place(name)
    impassable = [p.id for p in sheet.graph.provinces.values() if p.kind == "impassable" and p.id in faces]
    for name in impassable:
        placer.place_impassable(name)
    for layer, group in getattr(sheet.atlas, "LAYERS", {}).items():
        placer.place_layer(layer, group)
    for name in getattr(sheet.atlas, "DOUBLE", ()):
        placer.plan[name].extra["double"] = True
    for name, extra in getattr(sheet.atlas, "EXTRA", {}).items():
        placer.plan[name].extra.update(extra)
    return placer.plan, cartouche, {"unit": placer.unit, "small": placer.small, "star": placer.star}
