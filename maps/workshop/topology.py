"""From overlapping areas to a clean partition of the sheet: arcs that two faces share, simplified once for both.

A face is a province, or land or water of no province. Every arc knows the face on its left and on its right
(None outside the sheet), so borders coincide exactly and adjacency can be read from the drawing itself.
"""

import collections
import math
from typing import NamedTuple, Optional

from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import linemerge, polygonize, unary_union
from shapely.prepared import prep
from shapely.strtree import STRtree

from .geometry import length, on_grid, polygons, polylines, rings, rounded_corners, simplified

SNAP = 0.16
HOLE = 4000.0       # sq. units: a larger face without an owner is the outside, not a gap between areas


class Arc(NamedTuple):
    points: list
    left: Optional[str]
    right: Optional[str]

    @property
    def sides(self):
        return tuple(sorted((self.left, self.right)))


class Partition:
    """The finished sheet."""

    def __init__(self, arcs, faces):
        self.arcs = arcs
        self.faces = faces
        self.contact = collections.Counter()            # {(a, b): length of their common border}
        self.nodes = collections.defaultdict(set)       # {point: faces that meet there}
        for arc in arcs:
            for end in (arc.points[0], arc.points[-1]):
                self.nodes[end] |= {arc.left, arc.right} - {None}
            if arc.left and arc.right:
                self.contact[arc.sides] += length(arc.points)

    def between(self, a, b):
        return self.contact.get(tuple(sorted((a, b))), 0.0)


class _Finder:
    """Which area a point lies in."""

    def __init__(self, areas):
        parts = [(name, p) for name, area in areas.items() for p in polygons(area)]
        self._tree = STRtree([p for _, p in parts])
        self._known = {id(p): (name, prep(p)) for name, p in parts}
        self._parts = parts     # keeps the ids alive

    def at(self, point):
        for polygon in self._tree.query(point):
            name, prepared = self._known[id(polygon)]
            if prepared.contains(point):
                return name
        return None

    def overlaps(self, polygon):
        found = collections.Counter()
        for part in self._tree.query(polygon):
            found[self._known[id(part)][0]] += part.intersection(polygon).area
        return found


def _without_gaps(areas):
    """The areas as a partition: every face of their common linework has one owner, slivers go to a neighbour."""
    lines = [LineString(ring) for area in areas.values() for ring in rings(area)]
    bounds = [area.bounds for area in areas.values()]
    frame = box(*(min(b[i] for b in bounds) for i in (0, 1)), *(max(b[i] for b in bounds) for i in (2, 3)))
    net = unary_union(lines + [LineString(frame.exterior.coords)])     # gaps at the frame are closed by it
    finder = _Finder(areas)
    owned = collections.defaultdict(list)
    orphans = []
    for face in polygonize(net):
        owner = finder.at(face.representative_point())
        if owner is None:
            orphans.append(face)
        else:
            owned[owner].append(face)
    for face in sorted(orphans, key=lambda f: -f.area):
        if face.area > HOLE:
            continue
        contacts = finder.overlaps(face.buffer(0.03))
        if contacts:
            owned[contacts.most_common(1)[0][0]].append(face)
    return _without_slivers({name: unary_union(faces) for name, faces in owned.items()})


def _without_slivers(areas):
    """Parts thinner than the grid of the sheet go to the neighbour that they touch most: drawn, they would be lines."""
    slivers = []
    solid = {}
    for name, area in areas.items():
        parts = polygons(area)
        thin = [p for p in parts if p.area < 40 and p.buffer(-0.12).is_empty]
        slivers += thin
        solid[name] = unary_union([p for p in parts if not any(p is t for t in thin)]) if thin else area
    if not slivers:
        return areas
    finder = _Finder(solid)
    gifts = collections.defaultdict(list)
    for sliver in slivers:
        contacts = finder.overlaps(sliver.buffer(0.03))
        if contacts:
            gifts[contacts.most_common(1)[0][0]].append(sliver)
    for name, parts in gifts.items():
        solid[name] = unary_union([solid[name], *parts])
    return {name: area for name, area in solid.items() if not area.is_empty}


def _sides(line, finder):
    """The faces on the left and on the right, probed at several places along the line."""
    whole = line.length
    left = right = None
    for share in (0.5, 0.3, 0.7, 0.15, 0.85, 0.41, 0.62):
        a = line.interpolate(whole * share)
        b = line.interpolate(min(whole, whole * share + min(0.05, whole * 0.1)))
        dx, dy = b.x - a.x, b.y - a.y
        norm = math.hypot(dx, dy) or 1.0
        dx, dy = dx / norm, dy / norm
        for step in (0.02, 0.005, 0.1, 0.3):
            left = finder.at(Point(a.x + dy * step, a.y - dx * step))
            right = finder.at(Point(a.x - dy * step, a.y + dx * step))
            if left != right and left is not None and right is not None:
                return left, right
    return left, right


def _snapped(points, frame):
    """Vertices a hair's breadth inside the frame of the sheet moved onto it."""
    left, top, right, bottom = frame

    def to(value, low, high):
        return low if value - low < SNAP else high if high - value < SNAP else value

    return [(to(x, left, right), to(y, top, bottom)) for x, y in points]


def _drawn(points, style):
    """An arc as it is drawn: simplified, its corners rounded, on the grid of the sheet."""
    area, smooth = style
    result = simplified(points, area)
    if smooth and len(result) > 3:
        result = simplified(rounded_corners(result, smooth), 0.02)
    return on_grid(result)


def crossings(lines):
    """Numbers of the arcs that cross another one, or themselves."""
    shapes = [LineString(points) for points in lines]
    number = {id(shape): i for i, shape in enumerate(shapes)}
    tree = STRtree(shapes)
    bad = set()
    for i, shape in enumerate(shapes):
        if not shape.is_simple:
            bad.add(i)
        ends = {lines[i][0], lines[i][-1]}
        for other in tree.query(shape):
            j = number[id(other)]
            if j <= i:
                continue
            common = shape.intersection(other)
            if common.is_empty:
                continue
            points = [common] if common.geom_type == "Point" else list(getattr(common, "geoms", [common]))
            shared = ends & {lines[j][0], lines[j][-1]}
            if any(p.geom_type != "Point" or (p.x, p.y) not in shared for p in points):
                bad |= {i, j}
    return bad


def named_faces(arcs):
    """Faces of the drawn arcs, each named by the arcs around it."""
    sides = {}
    for arc in arcs:
        for p, q in zip(arc.points, arc.points[1:]):
            sides[(p, q)] = arc.left
            sides[(q, p)] = arc.right
    found = collections.defaultdict(list)
    for face in polygonize([LineString(arc.points) for arc in arcs]):
        votes = collections.Counter()
        for number, ring in enumerate(rings(face)):
            area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, ring[1:]))
            # y runs downwards: a ring of positive area has its inside on the right, a hole its face on the left.
            forward = (area > 0) == (number > 0)
            for p, q in zip(ring, ring[1:]):
                name = sides.get((p, q) if forward else (q, p))
                if name:
                    votes[name] += math.hypot(q[0] - p[0], q[1] - p[1])
        if votes:
            found[votes.most_common(1)[0][0]].append(face)
    return {name: unary_union(faces) for name, faces in found.items()}


def partition(areas, faults, simplify=1.2, smooth=1, least_island=12.0, exact=()):
    """The Partition of the sheet. `simplify` is Visvalingam's area in sq. units, `smooth` how often corners are
    cut, islands under `least_island` sq. units are dropped; faces in `exact` keep their outline as it is."""
    merged = _without_gaps(areas)
    net = linemerge(unary_union([LineString(ring) for area in merged.values() for ring in rings(area)]))
    finder = _Finder(merged)
    frame = net.bounds
    raw = []
    for line in polylines(net):
        points = _snapped(line.coords, frame)
        if points[0] == points[-1] and Polygon(points).area < least_island:
            continue
        left, right = _sides(line, finder)
        if left != right:
            raw.append((points, left, right))
    styles = [(simplify, smooth)] * len(raw)
    fixed = {None, *exact}
    drawn = [on_grid(points) if left in fixed or right in fixed else _drawn(points, (simplify, smooth))
             for points, left, right in raw]
    kept = [i for i, points in enumerate(drawn) if len(points) > (3 if points[0] == points[-1] else 1)]
    raw, styles, drawn = ([values[i] for i in kept] for values in (raw, styles, drawn))
    for area, corners in ((simplify / 3, smooth), (simplify / 8, 0), (0.05, 0)):
        bad = crossings(drawn)
        if not bad:
            break
        for i in bad:
            if fixed & {raw[i][1], raw[i][2]}:
                continue
            styles[i] = (area, corners)
            drawn[i] = _drawn(raw[i][0], styles[i])
    for i in sorted(crossings(drawn)):
        x, y = drawn[i][0]
        faults.add(f"The border {raw[i][1]}|{raw[i][2]} near {x:.0f},{y:.0f} crosses another one after simplification.")
    arcs = [Arc(points, left, right) for points, (_, left, right) in zip(drawn, raw)]
    faces = named_faces(arcs)
    for name in areas:
        if name not in faces:
            faults.add(f"{name} has no face on the finished sheet.")
    return Partition(arcs, faces)
