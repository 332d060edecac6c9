"""Nikjon: an invented land, grown from a map of hexagons. All places are units of the sheet."""

import math
import zlib

import numpy as np
from shapely.geometry import LineString, Point
from shapely.ops import unary_union
from shapely.prepared import prep

from .. import decor, hexland, relief
from ..geometry import on_grid

ID = "nikjon"
SOURCES = ["nikjon"]

# One hexagon a word; odd rows are shifted half a hexagon to the right.
ROWS = [
    "gro gro noc noc noc noc noc noc noc noc noc noc noc noc noc noc noc noc noc noc noc fro fro fro fro fro fro fro fro fro fro fro fro fro aur aur aur aur aur aur aur",
    "gro gro noc noc noc noc noc noc noc noc noc noc noc noc noc noc noc noc noc noc fro fro fro fro fro fro fro fro fro fro fro fro fro aur aur aur aur aur aur aur aur",
    "gro gro gro gro noc noc noc noc noc noc noc noc noc noc noc noc noc noc noc noc fro fro fro fro fro fro fro fro fro fro fro fro fro fro aur aur aur aur aur aur aur",
    "gro gro gro gro gro noc gro gro kor kor kor kor thu thu thu noc noc noc noc fro fro fro fro fro hol hol fro fro fro fro fro van van van aur ins ins aur aur aur aur",
    "gro gro gro gro gro gro gro gro gro kor kor kor kor thu thu thu tob tob noc fro fro fro fro hol hol hol hol vel vel vel van van van van ins ins ins ins aur aur aur",
    "gro gro gro gro gro gro gro gro gro kor kor kor thu thu thu tob tob tob m06 fro fro fro hol hol hol hol vel vel vel van van van van ins ins ins ins ins aur aur aur",
    "gro gro gro gro gro sty gro gro gro gro osr osr osr bry bry tob tob tob tob taj taj taj taj hol hol hol vel vel vel vel van van van cal ins ins ins ins aur aur aur",
    "sty sty sty sty sty sty gan gan gan osr osr osr bry bry bry tob m01 tob taj taj taj taj taj hol hol hol vel vel vel ruv cal cal cal cal ins ins mrs aur aur aur aur",
    "sty sty sty sty sty sty gan gan gan gan osr osr bry bry bry bry m01 arc arc taj taj taj taj taj kes kes kes ruv ruv ruv ruv cal cal cal cal mrs mrs mrs aur aur aur",
    "woc sty sty sty sty sty gan gan gan gan los los los los bry arc arc arc arc taj taj taj taj kes kes kes kes ruv ruv ruv cal cal cal cal mrs mrs mrs mrs aur aur aur",
    "woc woc woc mad mad dis dis dis dis dis dis los los los los arc arc arc arc taj taj taj taj kes kes kes kes kes ruv ruv urt cal cal cal mrs mrs mrs mrs eoc eoc eoc",
    "woc woc mad mad mad mad dis dis dis dis dis los los los los los fil fil fil taj taj taj ava kes kes kes kes urt urt urt urt urt m03 m03 mrs mrs mrs mrs eoc eoc eoc",
    "woc woc mad mad mad mad mad dis dis dis dis ala ala ala ala ala ala fil fil fil fil ava ava ava ava kes kes cat urt urt urt urt m03 m03 m03 nar nar nar eoc eoc eoc",
    "woc woc dir dir dir mad dis dis dis dis ala ala ala ala ala ala fil fil fil fil ava ava ava ava cat cat cat cat urt urt urt pel pel pel nar nar nar nar eoc eoc eoc",
    "woc woc woc dir dir dir mon dis dis dis dis ala ala ala ala ala ala fil fil fil fil ava ava ava ava cat cat cat m02 m02 m02 pel pel pel pel nar nar nar nar eoc eoc",
    "woc woc dir dir mon mon mon dis dis dis ala wex wex wex ala sho sho sho fil fil tal tal tal ava cat cat cat cat m02 m02 pel pel pel pel pel nar nar eoc eoc eoc eoc",
    "woc woc woc dir mon mon mon mon dis dis dis wex wex wex wex sho sho sho sho tal tal tal tal tal cat cat cat jor jor jor jor pel pel pel pel pet pet pet eoc eoc eoc",
    "woc woc woc mon mon mon mon dis dis dis dis wex wex wex sho sho sho sho sho tal tal tal tal tal tal jor jor jor jor jor oll oll oll oll pet pet pet pet pet eoc eoc",
    "woc woc woc woc hal hal hal dis dis dis dis zan wex wex zan m04 sho sho sho loo tal tal tal tal tal jor jor jor jor jor oll oll oll oll oll pet pet pet pet coc coc",
    "woc woc woc hal hal hal hal har har har har zan zan zan m04 m04 don loo loo loo tal tal tal tal tal eme jor jor jor jor oll oll oll oll oll pet pet coc coc coc coc",
    "woc woc woc hal hal hal hal har har har har zan zan zan zan don don don loo loo loo loo tal tal tal eme eme eme eme que m05 m05 oll oll fib fib fib coc coc coc coc",
    "hal hal hal hal hal hal hal har har har har ara zan zan don don don don loo loo loo loo tal tal eme eme eme eme que que m05 m05 fib fib fib fib fib coc coc coc coc",
    "hal hal hal hal hal hal hal har har har har ara ara ara ara don don bre loo loo loo eml eml tal eme eme eme eme que que que que fib fib fib fib fib coc coc coc coc",
    "hal hal hal hal hal hal hal har ysk har ara ara ara ara bre bre bre bre bre eml eml eml eml eml eme eme eme eme que que que que fib fib fib fib coc coc coc coc coc",
    "hal hal hal hal hal hal hal ysk ysk ysk ysk ara ara ara ara bre bre bre bre eml eml eml eml eml eme eme eme eme que que que que que fib fib fib fib coc coc coc coc",
    "hal hal hal hal hal hal hal ysk ysk ysk ysk soc soc soc soc bre bre bre soc soc eml eml eml soc eme eme eme eme eme eme que coc coc coc coc coc coc coc coc coc coc",
    "hal hal hal hal hal hal hal ysk ysk ysk ysk soc soc soc soc soc soc soc soc soc soc eml soc soc soc soc eme eme eme eme eme eme coc coc coc coc coc coc coc coc coc",
    "hal hal hal hal hal hal hal hal hal soc soc soc soc soc soc soc soc soc soc soc soc soc soc soc soc eme eme eme eme eme eme coc coc coc coc coc coc coc coc coc coc",
]
SEAS = {"taj", "tal", "ala", "noc", "fro", "aur", "sty", "dis", "woc", "hal", "soc", "eme", "coc", "eoc"}
RANGES = {"m01", "m02", "m03", "m04", "m05", "m06"}
GRID = hexland.HexGrid(ROWS, 1600)
WIDTH, HEIGHT = GRID.width, GRID.height
CROSSINGS = []
SIZE = 1.15         # of names and units: the provinces are roomy
COLOURS = {"sea": "#dae2e2", "glow": (("#cdd9da", 20), ("#bfcfd1", 12), ("#afc3c7", 6)), "inert": "#c5c4b4",
           "land": "#f8efd9", "coast": "#33464d", "sea-ink": "#1f4a5a", "river": "#6d9fb0", "lake": "#a5cbd2",
           "bank": "#5a4a33"}
ENGRAVED = True         # the coasts are shaded with fine lines
BARRED = True           # marks where fleets may not pass
LETTERING = {"land": (17.2, 0.43), "sea": (20.7, 0.43)}
CANALS = ["grand-canal"]        # which terrain draws
UNHATCHED = RANGES      # the ranges carry peaks
OVERRIDES = {
    ("label", "ava"): (["Avalonia"], (893, 444), 0, 20.7),      # beside the barred arrow
    ("field", "sho"): (706, 598),       # south of the canal and its name
    ("field", "tob"): (664, 178), ("label", "tob"): (["Tobrou"], (650, 245), 0),    # between the rivers
    # below a barred arrow, and above the name of the peaks
    ("label", "fil"): (["Filia"], (723, 401), 0), ("field", "fil"): (718, 430), ("centre", "fil"): (700, 469),
    ("label", "bry"): (["Bryle"], (548, 263), 0), ("centre", "bry"): (505, 266), ("field", "bry"): (532, 239),
    ("field", "fro"): (1173, 58),
    ("field", "noc"): (482, 75), ("field", "soc"): (748, 906), ("field", "sty"): (190, 300),    # off the coasts
}
# Names that are bent or spaced out along their land or water: (start, end, how far the arc rises)
CURVES = {
    "noc": ((392, 40), (590, 40), 5), "soc": ((545, 924), (690, 924), -5), "tal": ((815, 628), (945, 622), 5),
    "eml": ((775, 838), (905, 832), 4), "gro": ((52, 104), (176, 100), 4), "fro": ((1028, 76), (1132, 62), 4),
}
# From sea to sea, clear of the canal, of names and of standing units: ala - taj, ala - tal, taj - tal.
BANS = (((630, 397), (750, 362)), ((633, 475), (771, 532)), ((822, 387), (840, 512)))


def _kind(a, b):
    wet = (a in SEAS) + (b in SEAS)
    if wet:
        return "sea" if wet == 2 else "coast"
    return "ridge" if {a, b} & RANGES else "land"


def partition(faults):
    return hexland.partition(GRID, _kind, 7, faults)


def _flowing(*points):
    """A course through the points without corners."""
    for _ in range(3):
        points = [points[0], *(p for a, b in zip(points, points[1:])
                               for p in ((0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]),
                                         (0.25 * a[0] + 0.75 * b[0], 0.25 * a[1] + 0.75 * b[1]))), points[-1]]
    return on_grid(points)


def _pond(x, y, width, height, seed):
    random = np.random.RandomState(seed)
    phase = random.rand(3) * math.tau
    points = []
    for i in range(28):
        turn = math.tau * i / 28
        reach = 1 + 0.12 * math.sin(2 * turn + phase[0]) + 0.08 * math.sin(3 * turn + phase[1])
        points.append((x + width * reach * math.cos(turn), y + height * reach * math.sin(turn)))
    return on_grid(points)


def _waters(sheet, colours):
    """The Grand Canal of Shole, the rivers of Tobrou, and the lake between Filia and Avalonia."""
    def stream(name, points, width, ink=colours["river"]):
        return (f'<path id="{name}" d="{decor.path(points)}" fill="none" stroke="{ink}" stroke-width="{width}" '
                f'stroke-linecap="round" stroke-linejoin="round"/>')

    canal = _flowing(*CANAL)
    yield stream("grand-canal-banks", canal, 7, colours["bank"])
    yield stream("grand-canal", canal, 4.4, colours["lake"])
    for number, (course, width) in enumerate(RIVERS, 1):
        yield stream(f"tobrou-river-{number}", _flowing(*course), width)
    yield f'<path id="tobrou-tarn" d="{decor.path(_pond(*TARN, 11, 7, 3), True)}" fill="{colours["lake"]}" stroke="{colours["river"]}" stroke-width="1"/>'
    border = max((arc.points for arc in sheet.partition.arcs if {arc.left, arc.right} == {"fil", "ava"}), key=len)
    line = LineString(border)
    yield stream("filia-channel", on_grid([line.interpolate(t / 30, normalized=True).coords[0] for t in range(31)]), 3)
    middle = line.interpolate(0.45, normalized=True)
    yield f'<path id="filia-lake" d="{decor.path(_pond(middle.x, middle.y, 11, 15, 5), True)}" fill="{colours["lake"]}" stroke="{colours["river"]}" stroke-width="1"/>'


COMPASS = (868, 66)
# What the drawing shows and no province is: (words, middle, turn)
FEATURES = (("Grand Canal", (690, 562), 0),)
# Across Shole from sea to sea
CANAL = ((582, 541), (602, 540), (650, 546), (690, 543), (734, 556))
# The rivers of Tobrou join the Northern Ocean and Taj Bay by a tarn; others run into them from the peaks and the west.
TARN = (702, 224)
RIVERS = ((((641, 144), (630, 160), (606, 178), (614, 200), (648, 202), (676, 212), (702, 224)), 2.6),
          (((702, 224), (710, 236), (718, 230), (734, 236)), 3),
          (((652, 262), (672, 262), (688, 244), (698, 228)), 1.8), (((588, 196), (600, 200), (612, 196)), 1.6),
          (((706, 166), (698, 182), (706, 200), (704, 218)), 1.8))


def offing(sheet, plan, colours):
    yield from decor.compass(*COMPASS, 40, colours["coast"], colours["halo"])


def terrain(sheet, plan, colours):
    """Woods, waters on land, and mountains in light and shadow, as on the other maps."""
    yield from _cover(sheet, plan)
    faces = [sheet.partition.faces[name] for name in sorted(RANGES)]
    yield from relief.shaded(sheet, unary_union(faces).buffer(-1.5), Point(0, 0), [line for face in faces for line in _crests(face)],
                             colours, 9)
    yield from _waters(sheet, colours)


def _crests(face):
    """Lines along a range, a mountain's width apart."""
    corners = face.minimum_rotated_rectangle.exterior.coords
    a, b, c, d = (np.array(corners[i]) for i in range(4))
    if np.linalg.norm(b - a) < np.linalg.norm(c - b):
        a, b, c, d = b, c, d, a
    count = max(1, round(np.linalg.norm(d - a) / 22))
    for i in range(count):
        aside = (i + 0.5) / count
        yield LineString([a + (d - a) * aside, b + (c - b) * aside])


def marks(sheet, plan, colours):
    """Barred arrows from sea to sea where a fleet may not pass, and the names of what is no province."""
    for start, end in BANS:
        yield from decor.barred_way(start, end, colours["barred"], colours["halo"])
    for words, place, turn in FEATURES:
        yield decor.engraved(words, *place, 12.5, colours["ink"], "sea", turn)


def _tree(x, y, height):
    half = height * 0.26
    return (decor.path([(x - half, y), (x, y - height), (x + half, y)], True)
            + decor.path([(x, y), (x, y + height * 0.22)]))


def _taken(plan):
    """Where names, units and centres stand."""
    boxes = []
    for places in plan.values():
        boxes.append(places.label.shape.buffer(9))
        for spot, reach in ((places.field, 26), (places.centre, 17), (places.dislodged, 16), (places.abbr[:2], 20)):
            if spot:
                boxes.append(Point(spot).buffer(reach))
    boxes += [LineString(ban).buffer(15) for ban in BANS]
    boxes += [Point(place).buffer(48) for _, place, _ in FEATURES]
    boxes += [LineString(course).buffer(9) for course, _ in RIVERS] + [LineString(CANAL).buffer(12)]
    return prep(unary_union(boxes))


def _cover(sheet, plan):
    """A grove in a part of every land that has room."""
    taken = _taken(plan)
    for name in sorted(set(sheet.lands) - RANGES):
        face = sheet.partition.faces[name]
        random = np.random.RandomState(zlib.crc32(b"cover " + name.encode()) % 2 ** 31)
        ground = prep(face.buffer(-9))
        left, top, right, bottom = face.bounds
        grove = Point(random.uniform(left, right), random.uniform(top, bottom)).buffer(0.3 * math.sqrt(face.area) + 18)
        woods = []
        for y in np.arange(top + 8, bottom, 11.5):
            for x in np.arange(left + 8, right, 13):
                spot = Point(x + random.uniform(-4, 4), y + random.uniform(-3, 3))
                if not ground.contains(spot) or taken.contains(spot):
                    continue
                if grove.contains(spot):
                    woods.append(_tree(spot.x, spot.y, random.uniform(8, 11)))
        for i in range(0, len(woods), 10):
            yield (f'<path d="{"".join(woods[i:i + 10])}" fill="#7f8d5e" stroke="#4f5d38" stroke-width="0.8" '
                   'stroke-opacity="0.6" stroke-linejoin="round"/>')
