"""City State: Italy in the spring of 1300. Places are (longitude, latitude) in degrees."""

import math

from shapely.geometry import LineString, Polygon, box

from .. import decor, relief
from ..projection import scales

ID = "city-state"
SOURCES = ["city_state"]

# The crowded plain of the Po and Tuscany are drawn larger than the Alps, the open sea and the south-east.
PROJ = "+proj=lcc +lat_1=41 +lat_2=46 +lat_0=43.3 +lon_0=12.2 +ellps=WGS84 +units=m"
_EAST = scales([(-480, .72), (-350, .8), (-285, 1.16), (20, 1.16), (110, .9), (250, .62), (500, .5)])
_SOUTH = scales([(-400, .5), (-330, .6), (-303, .845), (-250, 1.2), (-40, 1.2), (70, .9), (200, .68), (450, .55)])
ACROSS, DOWN = [_EAST], [_SOUTH]
FRAME = (float(_EAST(-478)), float(_SOUTH(-602)), float(_EAST(494)), float(_SOUTH(418)))
WIDTH = 1600
DEGREES = (4, 38, 20, 49)
HYDRO_RANKS = (9, 99)

UNITS = [
    ("tor", "ITA", ["Turin"]),
    ("ivr", "ITA", ["Aoste", "Biella"]),
    ("ast", "ITA", ["Cuneo", "Alessandria", "Asti"]),
    ("sav", "ITA", ["Imperia", "Savona"]),
    ("nov", "ITA", ["Verbano-Cusio-Ossola", "Vercelli", "Novara"]),
    ("com", "ITA", ["Varese", "Como", "Sondrio", "Lecco"]),
    ("nap", "ITA", ["Napoli", "Caserta"]),
    ("gae", "ITA", ["Latina", "Frosinone"]),
    ("mil", "ITA", ["Monza e Brianza", "Milano"]),
    ("pia", "ITA", ["Piacenza"]),
    ("ber", "ITA", ["Bergamo"]),
    ("pis", "ITA", ["Livorno", "Pisa"]),
    ("luc", "ITA", ["Lucca"]),
    ("gro", "ITA", ["Grosseto"]),
    ("fir", "ITA", ["Firenze"]),
    ("sie", "ITA", ["Siena"]),
    ("fer", "ITA", ["Ferrara", "Rovigo"]),
    ("spo", "ITA", ["Terni", "Rieti"]),
    ("ven", "ITA", ["Venezia"]),
    ("trn", "ITA", ["Bozen", "Trento"]),
    ("rav", "ITA", ["Rimini", "Ravenna", "Forlì-Cesena"]),
    ("rav", "SMR", ["Domagnano", "Serravalle", "Montegiardino", "Chiesanuova", "Acquaviva",
                    "Borgo Maggiore", "San Marino", "Fiorentino", "Faetano"]),
    ("tre", "ITA", ["Belluno", "Vicenza", "Treviso"]),
    ("aqu", "ITA", ["Udine", "Gorizia", "Pordenone"]),
    ("ist", "HRV", ["Istarska"]),
    ("ist", "ITA", ["Trieste"]),
    ("ist", "SVN", ["Komen", "Koper", "Piran", "Hrpelje-Kozina", "Izola", "Divaca", "Sežana"]),
    ("anc", "ITA", ["Ascoli Piceno", "Macerata", "Ancona", "Fermo"]),
    ("spl", "HRV", ["Splitsko-Dalmatinska", "Šibensko-Kninska"]),
    ("urb", "ITA", ["Pesaro e Urbino"]),
    ("zar", "HRV", ["Zadarska", "Primorsko-Goranska", "Licko-Senjska"]),
    ("gen", "ITA", ["Genova"]),
    ("lun", "ITA", ["La Spezia", "Massa-Carrara"]),
    ("pad", "ITA", ["Padova"]),
    ("vit", "ITA", ["Viterbo"]),
    ("rom", "ITA", ["Roma"]),
    ("bre", "ITA", ["Brescia"]),
    ("cre", "ITA", ["Cremona"]),
    ("man", "ITA", ["Mantova"]),
    ("lod", "ITA", ["Lodi"]),
    ("are", "ITA", ["Arezzo"]),
    ("pav", "ITA", ["Pavia"]),
    ("ver", "ITA", ["Verona"]),
    ("par", "ITA", ["Parma", "Reggio Emilia"]),
    ("mod", "ITA", ["Modena"]),
    ("bol", "ITA", ["Bologna"]),
    ("pst", "ITA", ["Pistoia", "Prato"]),
    ("per", "ITA", ["Perugia"]),
    ("cor", "FRA", ["Haute-Corse", "Corse-du-Sud"]),
    ("sal", "ITA", ["Potenza", "Salerno"]),
    ("bar", "ITA", ["Matera", "Bari", "Barletta-Andria Trani"]),
    ("ben", "ITA", ["Avellino", "Benevento", "Campobasso", "Isernia"]),
    ("fog", "ITA", ["Foggia"]),
    ("aql", "ITA", ["L'Aquila"]),
    ("pes", "ITA", ["Chieti", "Pescara", "Teramo"]),
    # Beyond the southern edge of the board all is Messina.
    ("mes", "ITA", ["Cosenza", "Crotene", "Catanzaro", "Taranto", "Brindisi", "Lecce"]),
    ("mes", "HRV", ["Dubrovacko-Neretvanska"]),
]


def _oval(longitude, latitude, width, height):
    return [(longitude + width * math.cos(math.tau * i / 24), latitude + height * math.sin(math.tau * i / 24))
            for i in range(24)]


# Where four provinces would meet in a point and no diagonal is declared, impassable ground lies between them.
LESIMA = (9.203, 44.65, .062, .056)         # a mountain
FUCECCHIO = (10.72, 43.80, .06, .047)       # marshes
CHIANA = (11.915, 42.862, .066, .045)

CLAIMS = [
    # Room for Lodi's unit, and for the names of Venezia and Savona.
    ("lod", ["mil", "pav"], [(9.27, 45.14), (9.24, 45.38), (9.42, 45.40), (9.50, 45.36), (9.60, 45.2), (9.5, 45.1)]),
    ("ven", ["tre"], [(12.27, 45.50), (12.29, 45.66), (12.6, 45.78), (12.95, 45.86), (12.95, 45.6)]),
    ("sav", ["ast"], [(7.72, 44.08), (7.80, 44.28), (8.15, 44.45), (8.40, 44.47), (8.2, 44.1)]),
    # The same for Mantova, Pistoia, L'Aquila, Cremona and Padova.
    ("man", ["par"], [(10.49, 44.94), (10.69, 45.02), (10.85, 44.94), (10.85, 44.91), (10.55, 44.88)]),
    ("man", ["cre"], [(10.37, 45.11), (10.61, 45.11), (10.62, 44.94), (10.55, 44.92), (10.42, 44.97)]),
    ("pst", ["fir"], [(11.13, 44.03), (11.27, 44.03), (11.27, 43.86), (11.14, 43.85)]),
    ("aql", ["pes"], [(13.79, 42.18), (14.01, 42.18), (14.1, 42.07), (13.81, 42.07)]),
    ("aql", ["rom"], [(13.03, 42.06), (13.34, 41.95), (13.32, 41.89), (13.07, 41.97)]),
    ("cre", ["par"], [(10.04, 45.06), (10.17, 45.06), (10.39, 44.99), (10.45, 44.95), (10.31, 44.93), (10.1, 44.99)]),
    ("pad", ["ver"], [(11.28, 45.28), (11.43, 45.29), (11.43, 45.12), (11.29, 45.12)]),
    # Padova is inland: its shore of the lagoon goes to Venezia.
    ("ven", ["pad"], [(12.09, 45.12), (12.30, 45.12), (12.30, 45.36), (12.09, 45.36)]),
    # The Carso at Monfalcone, so that Aquileia and Istria meet visibly.
    ("ist", ["aqu", "inert"], [(13.565, 45.72), (13.72, 45.72), (13.72, 45.90), (13.565, 45.885)]),
    # Korcula and Lastovo lie on the board's side of the edge: Split's, like the islands beside them.
    ("spl", ["mes"], [(16, 42.3), (17.36, 42.3), (17.36, 42.75), (17.22, 43.08), (16, 43.2)]),
    # A gap of the geodata on the upper Marecchia.
    ("rav", None, _oval(12.195, 43.805, .05, .03)),
    ("inert", None, _oval(*LESIMA)),
    ("inert", None, _oval(*FUCECCHIO)),
    ("inert", None, _oval(*CHIANA)),
]
KEEP_ISLANDS = set()
LEAST_ISLAND = 30       # km2
STYLE = {"simplify": 1.2, "smooth": 2, "least_island": 40}

LINE_STEP = 0.05
SEA_LINES = [
    # Gulf of Venice, Quarnero and Gulf of Rimini
    [(11.9, 44.95), (13.0, 44.95)], [(13.0, 44.95), (13.95, 45.16)], [(13.0, 44.95), (13.6, 44.2), (14.9, 43.45)],
    # the Adriatic Sea against both
    [(13.5, 43.05), (14.2, 43.05), (14.9, 43.45)], [(14.9, 43.45), (16.0, 43.42), (16.3, 43.75)],
    # the Ligurian Sea against Elba and the Tyrrhenian Sea
    [(9.42, 42.9), (9.5, 43.1), (10.0, 43.45), (10.6, 43.72)], [(8.9, 42.4), (7.6, 42.2), (4.5, 41.75)],
    # Tyrrhenian Sea, Elba, Ostia and Ischia
    [(9.15, 41.72), (11.4, 42.1)], [(11.4, 42.1), (11.8, 42.45)], [(11.4, 42.1), (11.1, 41.9), (12.9, 40.95)],
    [(12.9, 40.95), (13.75, 41.4)], [(12.9, 40.95), (13.2, 39.85)],
    # the southern and the south-eastern edge of the board
    [(9.2, 39.92), (12.0, 39.9), (16.1, 39.88)],
    [(17.1, 40.75), (17.45, 41.0), (17.52, 41.6), (17.45, 42.4), (17.25, 42.95), (17.0, 43.4)],
]
SEAS = [
    ("gov", (12.9, 45.3)), ("qua", (14.3, 44.4)), ("gor", (13.2, 44.2)), ("adr", (15.3, 42.8)), ("lig", (8.7, 43.5)),
    ("elb", (10.2, 42.5)), ("ost", (12.0, 41.75)), ("isc", (13.9, 40.5)), ("tyr", (11.3, 41.0)), ("tyr", (7.0, 40.5)),
    ("mes", (17.0, 40.1)), ("mes", (12.0, 39.75)), ("mes", (17.8, 41.8)), ("mes", (14.5, 39.75)), ("mes", (17.33, 43.04)),
]
INERT_SEAS = []
# The edge of the board is no coast: fleets reach Messina over it, but do not pass along it.
SHORELESS = ["mes"]
CROSSINGS = []

# Off the board, for the Emperor alone: Germany and the passes that lead down from it.
# Where a pass's unit stands, right of its name; the room for both, and where the way leads down to the plain.
ON_PASS = {"gsb": (246, 147), "stg": (532, 147), "brn": (826, 137), "tar": (1158, 142)}
SADDLES = {"gsb": ((20, 119, 274, 175), (129, 311)), "stg": ((292, 119, 560, 175), (506, 259)),
           "brn": ((664, 111, 852, 163), (800, 198)), "tar": ((992, 115, 1184, 169), (1118, 237))}
GERMANY = 88            # so far down it reaches: an army stands within it


def _wandering(outline, swing):
    """The points of an outline whose sides wander as the foot of a slope does."""
    ring, step = outline.exterior, 7
    points = []
    for i in range(int(ring.length / step)):
        here, next_ = ring.interpolate(i * step), ring.interpolate(i * step + 1)
        off = swing * (math.sin(0.31 * i) + 0.8 * math.sin(0.83 * i + 1) + 0.5 * math.sin(1.9 * i + 2)) / 2
        points.append((here.x + off * (here.y - next_.y), here.y - off * (here.x - next_.x)))
    return Polygon(points).buffer(0)


def _saddle(name):
    """A high valley with the road that comes up from Germany and leads on below."""
    (left, top, right, bottom), foot = SADDLES[name]
    x, y = ON_PASS[name]
    valley = box(left + 20, top + 12, right - 20, bottom - 12).buffer(20)
    road = LineString([(x, GERMANY - 30), (x, y), foot]).buffer(17)
    below = _wandering(valley.union(road), 5).difference(_GERMANY)
    return tuple(max(getattr(below, "geoms", [below]), key=lambda part: part.area).exterior.coords[:-1])


_GERMANY = _wandering(box(-40, -40, 1640, GERMANY), 13).intersection(box(13, 20, 1587, 200))
# Germany lies along the northern rim, the passes in the mountains below it.
BOXES = {"ger": tuple(_GERMANY.exterior.coords[:-1]), **{name: _saddle(name) for name in SADDLES}}
ARROWS = [("ger", "gsb"), ("ger", "stg"), ("ger", "brn"), ("ger", "tar"), ("gsb", "ivr"), ("stg", "com"), ("brn", "trn"),
          ("tar", "aqu")]
LAYERS = {"walls": "centres"}
# Germany holds any number of units: they stand above the passes.
EXTRA = {"ger": {"slots": [[x, 55] for x in (532, 826, 1158, 246, 610, 382, 1260, 1390)]},
         "ven": {"walls": [906, 461]}, "aqu": {"walls": [1112, 300]},
         "bre": {"walls": [550, 403]}, "sie": {"walls": [732, 935]}, "fir": {"walls": [798, 843]},
         # off their own names and their neighbours', on the smallest sheet too
         "ver": {"walls": [755, 438]}, "pav": {"walls": [338, 467]}, "lod": {"walls": [506, 495]},
         "cre": {"walls": [555, 515]}, "pst": {"walls": [735, 782]}, "man": {"walls": [722, 505]},
         "vit": {"walls": [918, 1109]}, "spo": {"walls": [978, 1113]}}
# Where names stand in a small window
OFF = {"ven": [(1018, 442)], "fer": [(993, 601), (1000, 607)], "ist": [(1184, 629)]}
LETTERING = {"land": (15.8, 0.416), "sea": (18.9, 0.404)}
SIZE = 1.05         # of names and units against the other maps: this sheet is as high as it is wide
# After the portolan charts: parchment, brown ink, and winds that run from two roses over the water.
COLOURS = {"margin": "#d5e1d5", "sea": "#e5f0e5", "glow": (("#d7e3d7", 18), ("#c8d6c9", 11), ("#b7c8b8", 5.5)), "sea-border": "#767a5c",
           "land": "#f9edcd", "inert": "#c7c5b3", "hatch": "#aaa388", "lake": "#cdd8cb", "river": "#93aa9d", "border": "#8d7048", "major": "#5b3f22",
           "coast": "#5b3f22", "sea-ink": "#4a5640", "frame": "#6b4520", "box": "#f8edd0", "ink": "#1f1308"}
ROSES = [(10.9, 40.75), (14.6, 42.75)]

CENTRES = {
    "nov": (8.62, 45.45), "tor": (7.69, 45.07), "gen": (8.93, 44.41), "mil": (9.19, 45.46), "com": (9.08, 45.81),
    "lod": (9.50, 45.31), "pav": (9.16, 45.19), "bre": (10.22, 45.54), "cre": (10.02, 45.13), "man": (10.79, 45.16),
    "par": (10.33, 44.80), "bol": (11.34, 44.49), "fer": (11.62, 44.84), "rav": (12.20, 44.42), "ver": (10.99, 45.44),
    "pad": (11.88, 45.41), "ven": (12.33, 45.44), "aqu": (13.37, 45.77), "zar": (15.23, 44.12), "luc": (10.50, 43.84),
    "pis": (10.40, 43.72), "pst": (10.92, 43.93), "fir": (11.25, 43.77), "sie": (11.33, 43.32), "anc": (13.52, 43.62),
    "per": (12.39, 43.11), "spo": (12.66, 42.56), "vit": (12.10, 42.42), "rom": (12.48, 41.89), "aql": (13.40, 42.35),
    "nap": (14.25, 40.84), "sal": (14.77, 40.68), "bar": (16.87, 41.13), "cor": (9.45, 42.70),
}
DOUBLE = ["gen", "ven"]
PORTS = ["gen", "ven", "pis", "nap"]

OVERRIDES = {
    # both along the mountains, within their lands
    ("label", "pes"): (["Pescara"], (1239, 1169), 55), ("field", "pes"): (1168, 1100),
    ("field", "gov"): (1102, 410), ("label", "gov"): (["Gulf of", "Venice"], (1045, 498), 0),
    ("label", "mes"): (["Messina"], (1530, 1500), 0), ("field", "mes"): (1552, 1456),
    ("field", "ost"): (893, 1249), ("field", "tyr"): (536, 1366), ("field", "qua"): (1227, 692), ("label", "qua"): (["Quarnero"], (1190, 656), 0),     # off the coasts
    ("field", "ben"): (1309, 1231), ("label", "ben"): (["Benevento"], (1304, 1308), 55),
    ("field", "com"): (434, 320), ("label", "com"): (["Como"], (447, 284), 0),
    ("field", "trn"): (776, 244), ("label", "trn"): (["Trento"], (776, 267), 0),
    # In a frame the name stands beside the unit.
    ("label", "gsb"): (["Great St", "Bernard Pass"], (120, 147), 0), ("field", "gsb"): ON_PASS["gsb"],
    ("label", "stg"): (["St Gotthard", "Pass"], (398, 147), 0), ("field", "stg"): ON_PASS["stg"],
    ("label", "brn"): (["Brenner", "Pass"], (734, 137), 0), ("field", "brn"): ON_PASS["brn"],
    ("label", "tar"): (["Tarvisio", "Pass"], (1063, 142), 0), ("field", "tar"): ON_PASS["tar"],
    ("field", "ger"): (680, 55),
    # Stars clear of the guns beside them, both clear of the breadth of the name
    ("field", "mil"): (377, 423), ("centre", "mil"): (411.3, 414.3),
    ("field", "man"): (655, 493), ("centre", "man"): (690, 495), ("label", "man"): (["Mantova"], (703, 532), 0),
    ("field", "bol"): (752, 731), ("centre", "bol"): (775, 659), ("label", "bol"): (["Bologna"], (786, 690), 0),
    ("field", "lod"): (447, 456), ("centre", "lod"): (484, 465), ("label", "lod"): (["Lodi"], (453, 486), 0),
    ("field", "pad"): (856, 396), ("centre", "pad"): (868, 435), ("label", "pad"): (["Padova"], (825, 486), 0),
    ("field", "fir"): (784, 800),
    ("field", "nov"): (270, 295), ("label", "nov"): (["Novara"], (264, 331), 0),
    ("field", "pia"): (500, 538), ("label", "pia"): (["Piacenza"], (488, 563), 0),
    ("field", "ver"): (714, 366), ("label", "ver"): (["Verona"], (716, 394), 0), ("centre", "ver"): (718, 421),
    ("centre", "pav"): (404, 476), ("label", "pav"): (["Pavia"], (388, 500), 0),
    ("field", "spo"): (1047, 1116), ("centre", "spo"): (1000, 1113), ("label", "spo"): (["Spoleto"], (1027, 1146), 0),
    ("field", "aqu"): (1054, 292), ("label", "aqu"): (["Aquileia"], (1046, 249), 0),
    # Names along their narrow lands
    ("label", "cre"): (["Cremona"], (536, 462), 33), ("field", "cre"): (598, 531), ("centre", "cre"): (531, 493),
    ("label", "mod"): (["Modena"], (684, 669), -55), ("field", "mod"): (716, 595),
    # Between army and star, so that it is written out on small sheets too
    ("field", "pst"): (684, 781), ("label", "pst"): (["Pistoia"], (706, 810), 0), ("centre", "pst"): (720, 834),
    ("field", "aql"): (1184, 1236), ("label", "aql"): (["L'Aquila"], (1145, 1199.5), 0),
}


# Names that are bent or spaced out along their water: (start, end, how far the arc rises)
CURVES = {
    "lig": ((200, 871), (352, 863), 6), "adr": ((1320, 1105), (1478, 1117), 5), "tyr": ((440, 1321), (604, 1335), 4),
    "ger": ((868, 57), (1066, 57), 0),
}


def offing(sheet, plan, colours):
    """The winds, under the lands: thirty-two from each rose, the eight chief ones stronger."""
    for place in ROSES:
        x, y = sheet.projection.point(*place)
        for wind in range(32):
            turn = math.tau * wind / 32
            end = (x + 1700 * math.cos(turn), y + 1700 * math.sin(turn))
            clipped = LineString([(x, y), end]).intersection(box(0, 0, sheet.width, sheet.height))
            strength = 0.5 if wind % 4 == 0 else 0.24
            yield (f'<path d="{decor.path(clipped.coords)}" stroke="{colours["crossing"]}" stroke-width="0.7" '
                   f'stroke-opacity="{strength}"/>')
        for radius in (9, 24):
            yield decor.circle(x, y, radius, "none", colours["border"], 0.8)


# The Alps, the Apennines, the Dinaric mountains, Corsica
RANGES = [
    [(7.3, 46.5), (8.9, 46.95), (10.6, 47.3), (12.6, 47.35)],
    [(6.95, 44.3), (6.95, 45.1), (7.1, 45.9), (8.4, 46.4), (9.9, 46.5), (11.3, 47.0), (13.0, 46.75), (14.2, 46.3)],
    [(8.2, 44.35), (9.5, 44.55), (10.8, 44.1), (11.8, 43.85), (12.8, 43.2), (13.4, 42.6), (13.9, 42.0), (14.7, 41.5), (15.4, 40.9)],
    [(14.6, 45.5), (15.6, 44.6), (16.6, 43.9), (17.6, 43.2)], [(9.0, 42.5), (9.15, 41.8)],
]


def terrain(sheet, plan, colours):
    """Mountains; and what bars the way between four provinces: a peak, and the reeds of two marshes."""
    yield from relief.mountains(sheet, plan, RANGES, colours)
    x, y = sheet.projection.point(*LESIMA[:2])
    for left, base, height in ((-4.5, 4.5, 8), (4.5, 4.5, 9), (0, 7.5, 14)):
        half = height * 0.55
        top, foot = (x + left, y + base - height), (x + left + half, y + base)
        yield (f'<path d="{decor.path([(x + left - half, y + base), top, foot], True)}" fill="{colours["box"]}" '
               f'stroke="{colours["border"]}" stroke-width="1" stroke-linejoin="round"/>')
        yield decor.filled([top, foot, (x + left + half * 0.1, y + base)], colours["border"])
    for marsh in (FUCECCHIO, CHIANA):
        x, y = sheet.projection.point(*marsh[:2])
        for left, down, wide in ((0, -3.5, 5), (-5, 1.5, 4.5), (4.5, 2, 4.5), (-0.5, 7, 4.5)):
            yield decor.line([(x + left - wide, y + down), (x + left + wide, y + down)], colours["border"], 0.9)
            for lean in (-2.2, 0, 2.2):
                yield decor.line([(x + left + lean * 0.4, y + down), (x + left + lean, y + down - 4.2)], colours["border"], 0.9)


def crossings(sheet, plan, colours):
    """Arrows between Germany and the passes, and down from each pass to the plain."""
    for start, end in ARROWS:
        x, y = ON_PASS[end if start == "ger" else start]
        if start == "ger":
            outline = decor.arrow((x, GERMANY - 12), (x, y - 22), both=True)
        else:
            outline = decor.arrow((x, y + 20), SADDLES[start][1])
        yield (f'<path id="passage-{start}-{end}" d="{decor.path(outline, close=True)}" fill="{colours["frame"]}" stroke="none"/>')


# What bars the way has a name: (words, its place, so far right and down of it)
BARS = (("Lesima", LESIMA, -36, -20), ("Fucecchio", FUCECCHIO, -18, 31), ("Chiana", CHIANA, 34, -20))


def marks(sheet, plan, colours):
    for name, place, right, down in BARS:
        x, y = sheet.projection.point(*place[:2])
        yield decor.engraved(name, x + right, y + down, 12, colours["ink"])
