"""Where names, units, centres and coasts stand: the whole sheet, the tightest provinces first.

How a place is found tell naming (for names and the units beside them) and standing (for all else)."""

from dataclasses import dataclass, field as default
from typing import Optional

from shapely.geometry import Point

from . import legend, lettering
from .board import Board, Window
from .geometry import largest
from .lettering import Label
from .naming import INERT_SIZES, Naming
from .standing import Standing, between, heart, main_part

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


class Placer:
    def __init__(self, sheet, faults):
        self.sheet = sheet
        self.faults = faults
        self.board = Board(sheet)
        self.standing = Standing(sheet, self.board, faults)
        self.naming = Naming(sheet, self.standing)
        self.plan = {}

    def place(self, name):
        province = self.sheet.graph.provinces[name]
        face = self.sheet.partition.faces[name]
        sea = name in self.sheet.graph.seas
        style = "sea" if sea else "land"
        window = Window(self.board, name, face, 8 if sea else 110)
        centre = self.standing.centre_of(name, window) if province.centre else None
        if centre:
            self.board.take(*centre, self.standing.star, self.standing.star)
            window.mark(window.taken, 1.0, *centre, self.standing.star, self.standing.star)
        if face.geom_type != "Polygon":
            window.set_main(main_part(face, centre))
        middle = (face.centroid.x, face.centroid.y) if sea else heart(main_part(face, centre))
        if centre and not sea and face.distance(Point(between(middle, centre))) == 0:
            middle = between(middle, centre)
        fixed = self.standing.overrides.get(("field", name))
        if fixed:       # the name finds its place beside it
            window.mark(window.taken, 1.0, *fixed, *self.standing.unit)
        sizes = self.naming.sizes[style]
        own = lettering.by_hand(self.sheet, province, style, sizes[0])
        best = (self.naming.set_by_hand(window, own, middle) if own
                else self.naming.with_unit(window, province.name, style, middle))
        total, cost, unit_cost, label, unit = best if best else (9.0, 9.0, 9.0, None, None)
        if not own and province.kind == "coastal" and (cost > POOR or unit_cost > 0.35):
            unit_weights = self.standing.weights(window)
            free, free_cost = self.standing.unit_of(window, unit_weights, None, 0)
            outside = self.naming.in_the_water(window, province.name, sizes[5], free)
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
        self.board.take(*unit, self.standing.unit[0] - 2, self.standing.unit[1] - 2)
        obstacles = [(*unit, self.standing.unit[0], self.standing.unit[1])]
        abbr_text = province.abbr.upper() if sea else province.abbr
        places.abbr = (self.standing.overrides.get(("abbr", name))
                       or self.naming.abbreviation(window, abbr_text, style, label, obstacles))
        weights = self.standing.weights(window, wet=0.3)
        for taken in label.boxes():
            window.mark(weights, 1.5, *taken)
        places.dislodged = self.standing.aside(window, weights, *unit)
        self.plan[name] = places

    def place_impassable(self, name):
        """Nobody stands here: only a name."""
        face = self.sheet.partition.faces[name]
        window = Window(self.board, name, face, 20)
        label = self.naming.alone(window, self.sheet.graph.provinces[name].name, heart(largest(face)))
        self.board.take(*label.at, *label.box, label.angle)
        self.plan[name] = Places(label.at, label.at, label, (*label.at, INERT_SIZES[-1]))


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
            placer.plan[name].coasts = placer.standing.coasts(name, _shores(sheet, name, split))
    for name in getattr(sheet.atlas, "PORTS", []):
        placer.plan[name].extra["port"] = placer.standing.port(name, placer.plan[name].centre)
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
        for name, anchor in placer.standing.layer(placer.plan, group):
            placer.plan[name].extra[layer] = anchor
    for name in getattr(sheet.atlas, "DOUBLE", ()):
        placer.plan[name].extra["double"] = True
    for name, extra in getattr(sheet.atlas, "EXTRA", {}).items():
        placer.plan[name].extra.update(extra)
    standing = placer.standing
    sizes = {"unit": standing.unit, "small": standing.small, "star": standing.star}
    return placer.plan, cartouche, sizes
