"""Cuts the sea into sea provinces: by lines and seeds, or by outlines."""

import collections

from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import linemerge, polygonize, unary_union
from shapely.prepared import prep
from shapely.strtree import STRtree

from .geometry import densified, polygons, polylines, rings, rounded_corners, simplified
from .units import on_sheet

INERT_WATER = "inert-water"     # water of no province: straits that fleets cannot enter

# Gaps narrower than about 0.6 units between neighbouring administrative units are faults of the geodata, not fjords.
HAIRLINE = 0.3
SMALL = 60.0        # sq. units: smaller waters without a seed are filled


def _open_water(areas, sheet, hairline):
    sea = sheet.difference(unary_union(list(areas.values())))
    opened = sea.intersection(sea.buffer(-hairline).buffer(hairline * 1.5))
    return unary_union([polygon for polygon in polygons(opened) if polygon.area > 0.8])


def _faces(sea, cuts):
    net = unary_union([LineString(ring) for ring in rings(sea)] + cuts)
    wet = prep(sea.buffer(0.02))
    return [face for face in polygonize(net) if wet.contains(face.representative_point())]


class _Neighbours:
    """Finds out whose shore a face of water shares most."""

    def __init__(self, seas, areas):
        self._items = [(name, p) for name, parts in seas.items() for p in parts]
        self._items += [(name, p) for name, area in areas.items() for p in polygons(area)]
        self._tree = STRtree([p for _, p in self._items])
        self._names = {id(p): name for name, p in self._items}

    def contacts(self, face):
        rim = face.buffer(0.05)
        found = collections.Counter()
        for polygon in self._tree.query(rim):
            found[self._names[id(polygon)]] += polygon.intersection(rim).area
        return found


def _give_away(rest, seas, areas, inert_points):
    """Water without a name goes to the sea it touches longest; puddles on land are filled; straits stay inert."""
    fills = collections.defaultdict(list)
    neighbours = _Neighbours(seas, areas)
    gifts = collections.defaultdict(list)
    for face in sorted(rest, key=lambda f: -f.area):
        if any(face.contains(point) for point in inert_points):
            gifts[INERT_WATER].append(face)
            continue
        contacts = neighbours.contacts(face)
        wet = [(size, name) for name, size in contacts.items() if name in seas and name != INERT_WATER]
        if wet and max(wet)[0] > 0.02:
            gifts[max(wet)[1]].append(face)
        elif face.area < SMALL and contacts:
            fills[contacts.most_common(1)[0][0]].append(face)
        else:
            gifts[INERT_WATER].append(face)
    for name, faces in gifts.items():
        seas.setdefault(name, []).extend(faces)
    return fills


def _finished(seas, areas, fills, sheet):
    for name, faces in fills.items():
        if name in areas:
            areas[name] = unary_union([areas[name].buffer(0.01)] + [face.buffer(0.02) for face in faces])
        else:
            seas.setdefault(name, []).extend(faces)
    areas = {name: area.intersection(sheet) for name, area in areas.items()}
    return areas, {name: unary_union(faces) for name, faces in seas.items() if faces}


def cut_by_lines(areas, projection, lines, seeds, inert_seeds, faults, step=0.2, hairline=HAIRLINE):
    """(areas, seas). `lines` are polylines in degrees that overshoot the coast; `seeds` are (sea, (lon, lat)),
    several a sea if need be; `inert_seeds` lie in water that belongs to nobody."""
    sheet = box(0, 0, projection.width, projection.height)
    cuts = [LineString(rounded_corners(projection.polyline(densified(line, step)), 3)) for line in lines]
    faces = _faces(_open_water(areas, sheet, hairline), cuts)
    points = []
    for sea, place in seeds:
        point = Point(projection.point(*place))
        if not sheet.contains(point):
            faults.add(f"The seed of {sea} at {place} lies outside the sheet.")
        points.append((point, sea))
    seas = collections.defaultdict(list)
    rest = []
    used = set()
    for face in faces:
        names = {sea for point, sea in points if face.contains(point)}
        used.update(id(point) for point, sea in points if face.contains(point))
        if len(names) > 1:
            faults.add(f"One stretch of water holds the seeds of {', '.join(sorted(names))}: a cut line is missing or too short.")
        if names:
            seas[sorted(names)[0]].append(face)
        else:
            rest.append(face)
    for point, sea in points:
        if id(point) not in used:
            faults.add(f"A seed of {sea} at {point.x:.0f},{point.y:.0f} on the sheet lies on land.")
    inert_points = [Point(projection.point(*place)) for place in inert_seeds]
    fills = _give_away(rest, seas, areas, inert_points)
    return _finished(seas, areas, fills, sheet)


def cut_by_outlines(areas, projection, outlines, faults, hairline=HAIRLINE):
    """(areas, seas). `outlines` are (sea, polygon in degrees); where they overlap the first one counts."""
    sheet = box(0, 0, projection.width, projection.height)
    sea = _open_water(areas, sheet, hairline)
    parts = []
    covered = Polygon()
    for name, outline in outlines:
        whole = on_sheet(projection, outline)
        parts += [(name, p) for p in polygons(whole.difference(covered)) if p.area > 0.01]
        covered = covered.union(whole)
    net = linemerge(unary_union([LineString(ring) for _, p in parts for ring in rings(p)]))
    cuts = [LineString(rounded_corners(simplified(list(line.coords), 0.5))) for line in polylines(net)]
    tree = STRtree([p for _, p in parts])
    names = {id(p): name for name, p in parts}
    seas = collections.defaultdict(list)
    rest = []
    for face in _faces(sea, cuts):
        shares = collections.Counter()
        for part in tree.query(face):
            shares[names[id(part)]] += part.intersection(face).area
        if shares and shares.most_common(1)[0][1] > face.area / 2:
            seas[shares.most_common(1)[0][0]].append(face)
        else:
            rest.append(face)
    # A small piece that came loose from its sea goes to the sea that it lies in.
    for name in list(seas):
        if name == INERT_WATER:
            continue
        whole = polygons(unary_union(seas[name]))
        main = max(whole, key=lambda p: p.area)
        rest += [p for p in whole if p.area < 40 and p.distance(main) > 0.01]
        seas[name] = [p for p in whole if p.area >= 40 or p.distance(main) <= 0.01]
    for name, _ in outlines:
        if name not in seas:
            faults.add(f"No water of the sheet lies in the outline of {name}.")
    fills = _give_away(rest, seas, areas, [])
    return _finished(seas, areas, fills, sheet)
