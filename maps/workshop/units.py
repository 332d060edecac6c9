"""Which land belongs to which province: administrative units picked by rules, then areas claimed by hand."""

import collections

from shapely import affinity
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.ops import unary_union
from shapely.prepared import prep
from shapely.validation import make_valid

from . import geodata
from .geometry import densified, largest, polygons

INERT = "inert"     # land of no province: drawn, never entered


def _matcher(selection):
    """A rule's selection: "*" (all), a list of unit names, or an outline that holds the unit's inner point."""
    if selection == "*":
        return lambda unit, inner: True
    if isinstance(selection[0], str):
        names = set(selection)
        return lambda unit, inner: bool(names & set(unit.names))
    outline = prep(Polygon(selection))
    return lambda unit, inner: outline.contains(inner)


def pick(rules, faults):
    """{province: [areas in degrees]}. The first rule that matches a unit takes it; the rest is inert land.
    `rules` are (province, country, selection); a rule for None leaves its units out of the map."""
    compiled = collections.defaultdict(list)
    for province, country, selection in rules:
        compiled[country].append((province, selection, _matcher(selection)))
    picked = collections.defaultdict(list)
    known = collections.defaultdict(set)
    for unit in geodata.units():
        if not polygons(unit.area):
            continue
        inner = largest(unit.area).representative_point()
        known[unit.country].update(unit.names)
        owner = next((province for province, _, matches in compiled[unit.country] if matches(unit, inner)), INERT)
        if owner is not None:
            picked[owner].append(unit.area)
    for province, country, selection in rules:
        if country not in known:
            faults.add(f"The geodata know no country {country}, wanted for {province}.")
        elif selection != "*" and isinstance(selection[0], str):
            for name in selection:
                if name not in known[country]:
                    faults.add(f"{country} has no unit named {name}, wanted for {province}.")
    return picked


def _repaired(geometry):
    return geometry if geometry.is_valid else make_valid(geometry)


def lay_out(picked, projection, claims, keep, least_island, enlarged=None, unsurveyed=(),
            reshaped=()):
    """{province: area on the sheet}, after the claims, without islands under `least_island` km2.
    `claims` are (province, provinces it takes from or None for all, outline in degrees); provinces in `keep`
    lose no island; `enlarged` provinces are drawn larger and moved: {province: (factor, right, down)}; `unsurveyed`
    is land that the geodata do not reach: (province, outline in degrees); `reshaped` parts of a province lie too far
    out to keep their shape under a stretch: (province, outline round them, factor across, factor down)."""
    sheet = box(0, 0, projection.width, projection.height)
    areas = {}
    for province, parts in picked.items():
        area = unary_union([_repaired(projection.geometry(part)) for part in parts]).intersection(sheet.buffer(5))
        if not area.is_empty:
            areas[province] = area
    for province, outline in unsurveyed:
        known = unary_union(list(areas.values()))
        land = on_sheet(projection, outline).intersection(sheet.buffer(5)).difference(known)
        areas[province] = unary_union([areas.get(province, Polygon()), land.buffer(0.3)]).difference(
            unary_union([area for name, area in areas.items() if name != province]))
    for province, outline, across, down in reshaped:
        whole = on_sheet(projection, outline)
        parts = [p for p in polygons(areas[province]) if whole.contains(p.representative_point())]
        others = [p for p in polygons(areas[province]) if not whole.contains(p.representative_point())]
        areas[province] = unary_union([*others, affinity.scale(unary_union(parts), across, down, origin="center")])
    for province, sources, outline in claims:
        claimed = on_sheet(projection, outline)
        taken = []
        for source in list(areas):
            if source != province and (sources is None or source in sources):
                taken.append(areas[source].intersection(claimed))
                areas[source] = areas[source].difference(claimed)
        areas[province] = unary_union([areas.get(province, Polygon()), *polygons(unary_union(taken))])
    for province, (factor, right, down) in (enlarged or {}).items():
        larger = affinity.scale(areas[province], factor, factor, origin="centroid")
        areas[province] = affinity.translate(larger.buffer(1.5).buffer(-0.5), right, down)
    least = least_island * projection.scale ** 2
    result = {}
    for province, area in areas.items():
        parts = [p for p in polygons(area.intersection(sheet)) if p.area >= least or (province in keep and p.area > 1)]
        if parts:
            result[province] = MultiPolygon(parts)
    return result


def on_sheet(projection, outline, step=0.1):
    """An outline in degrees as a polygon of the sheet."""
    closed = list(outline) + [outline[0]]
    return _repaired(Polygon(projection.polyline(densified(closed, step))))


