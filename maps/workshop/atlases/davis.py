"""Davis Diplomacy: the standard map with Ireland, Sicily, the rim of Africa, Siberia and Persia in play."""

import numpy as np

from . import standard as base
from .. import decor
from ..projection import squeeze

ID = "davis"
SOURCES = ["standard", "davis"]

PROJ, WIDTH = base.PROJ, base.WIDTH
# The east is squeezed harder than on the standard map: Siberia and Persia meet beyond the Caspian Sea.
ACROSS = [squeeze(900, 550, 0.32), squeeze(-1500, 300, 0.6)]
DOWN = [squeeze(-450, 500, 0.36), squeeze(1200, 300, 0.6)]
FRAME = (-2060, -1545, 2130, 1840)


def _renamed(province):
    """Courland is Livonia in its old shape."""
    return "cou" if province == "lvn" else province


UNITS = [
    ("ire", "IRL", "*"),
    ("ire", "GBR", [(-9, 53.9), (-5.3, 53.9), (-5.3, 55.0), (-6, 55.4), (-9, 55.4)]),
    ("sic", "ITA", [(12.2, 36.3), (15.62, 36.3), (15.62, 38.27), (14.5, 38.9), (12.0, 38.5)]),
    ("arc", "RUS", ["Arkhangel'sk", "Nenets", "Murmansk", "Komi", "Karelia"]),
    ("sib", "RUS", ["Sverdlovsk", "Khanty-Mansiy", "Perm'", "Chelyabinsk", "Bashkortostan", "Orenburg", "Kurgan",
                    "Tyumen'", "Yamal-Nenets"]),
    ("sib", "KAZ", "*"),
    ("sib", "TKM", "*"),
    ("sib", "UZB", "*"),
    ("zar", "HRV", ["Licko-Senjska", "Zadarska", "Šibensko-Kninska", "Splitsko-Dalmatinska", "Dubrovacko-Neretvanska"]),
    ("zar", "BIH", ["Herzegovina-Neretva", "West Herzegovina", "West Bosnia", "Trebinje", "Central Bosnia", "Sarajevo",
                    "Sarajevo-romanija", "Bosnian Podrinje", "Foča", "Vlasenica", "Zenica-Doboj"]),
    ("cro", "HRV", "*"),
    ("cro", "BIH", "*"),
    ("cro", "SVN", "*"),
    ("cro", "AUT", ["Kärnten"]),
    ("mor", "MAR", "*"),
    ("mor", "SAH", "*"),
    ("mor", "ESP", ["Ceuta", "Melilla"]),
    ("alg", "DZA", "*"),
    ("per", "IRN", "*"),
    ("per", "AZE", "*"),
] + [(_renamed(province), country, selection) for province, country, selection in base.UNITS
     if province not in ("naf", "tri")]

# Western Siberia beyond the Irtysh.
UNSURVEYED = [("sib", [(76, 52), (95, 52), (95, 67), (76, 67)])]


def _shore(outline, seed=5, times=4):
    """An outline as a coast is: between its points it wanders to both sides."""
    random = np.random.RandomState(seed)
    points = list(outline)
    for _ in range(times):
        following = points[1:] + points[:1]
        finer = []
        for (x, y), (right, down) in zip(points, following):
            aside = random.uniform(-0.16, 0.16)
            finer += [(x, y), ((x + right) / 2 + aside * (down - y), (y + down) / 2 - aside * (right - x))]
        points = finer
    return points


CLAIMS = base.SHARED_CLAIMS + [
    # Upper Carinthia too: on this smaller sheet Tyrolia's name wants more room than on the standard map.
    ("tyr", ["cro", "vie"], [(11.9, 46.5), (13.6, 46.5), (13.75, 46.9), (13.7, 47.35), (11.9, 47.3)]),
    # The Caspian Sea reaches up to the meeting of Moscow, Sevastopol and Siberia: impassable, as the rules want it.
    ("inert-water", ["sib", "sev", "mos", "per"], _shore([
        (46.2, 51.2), (47.4, 51.0), (48.6, 49.4), (49.4, 48.2), (51.2, 47.3), (53.2, 46.9), (53.9, 45.6), (53.0, 44.3),
        (50.5, 43.0), (48.0, 44.0), (47.3, 45.4), (47.0, 46.8), (46.3, 48.2), (46.0, 49.8)])),
]
RESHAPED, HAIRLINE = base.RESHAPED, base.HAIRLINE
KEEP_ISLANDS = set()
LEAST_ISLAND = base.LEAST_ISLAND

_BAY, _GIBRALTAR = [(-5.3, 50.3), (-5.9, 49.9), (-7.2, 49.4)], [(-5.9, 36.3), (-5.6, 35.7)]
assert _GIBRALTAR in base.SEA_LINES
SEA_LINES = [line for line in base.SEA_LINES if line != _GIBRALTAR] + [
    # the Bay of Biscay, round Galicia to the north of Portugal
    [(-4.2, 48.0), (-6.5, 47.0), (-10.3, 45.0), (-10.4, 42.6), (-8.4, 41.2)],
    # the Western Mediterranean reaches through the Straits; the South Atlantic begins in the middle of its rim
    [(-6.1, 36.9), (-7.0, 36.1), (-6.6, 35.3), (-5.8, 34.9)], [(-6.8, 36.0), (-8.5, 35.8), (-14, 35.6), (-45, 35)],
    # the Southern Mediterranean lies off the shore of Libya
    [(12.0, 32.3), (13.0, 34.0), (16, 34.9), (20.8, 34.6), (24.6, 34.0)],
]
SEAS = [seed for seed in base.SEAS if seed[0] != "mao"] + [
    ("mao", (-13, 42)), ("bob", (-4.5, 45.5)), ("sao", (-8.5, 34.9)), ("sms", (17.5, 32.8)),
]
INERT_SEAS = base.INERT_SEAS + [(51.0, 41.0)]
CROSSINGS = base.CROSSINGS + [
    ("cly", "ire", (-5.55, 55.45), (-6.0, 55.15)), ("nap", "sic", (15.75, 38.25), (15.5, 38.1)),
]
COAST_SPLITS = []
# In two parts, as printed: along the western edge down to the South Atlantic, and on the southern edge.
BOXES = {"hio": [(9, 175, 204, 340), (9, 175, 17, 1150), (726, 1244, 906, 1286)]}
# Three ranks of fleets, those behind in the gaps of those before
RANKS = ((44, 314, 5), (60.75, 288, 4), (44, 262, 5))
# Where ways between the box and its waters begin and end
GATES = {"nao": (60, 196), "mao": (13, 560), "sao": (13, 1092), "ion": (764, 1265), "sms": (862, 1265)}
EXTRA = {"hio": {"slots": [[x + 33.5 * i, y] for x, y, count in RANKS for i in range(count)], "gates": GATES}}

CENTRES = {name: place for name, place in base.CENTRES.items() if name != "tri"}
CENTRES.update({"zar": (15.4, 44.1), "mor": (-6.8, 34.0)})
# Fleets a unit off every coast, Denmark's clear of its islands
DIVIDED = {"con": {"de": ["Kon-", "stanti-", "nopel"]}, "ruh": {"de": ["Ruhr-", "gebiet"]}, "bel": {"de": ["Bel-", "gien"]},
           "pie": {"de": ["Pie-", "mont"]}, "ven": {"de": ["Vene-", "dig"]}, "rum": {"de": ["Rumä-", "nien"]},
           "hel": {"de": ["Helgo-", "länder", "Bucht"]}, "gob": {"de": ["Bott-", "nischer", "Meerbusen"]},
           "stp": {"de": ["Sankt", "Peters-", "burg"]}}
OVERRIDES = {
    ("field", "sao"): (86, 1096), ("field", "edi"): (427, 284), ("field", "adr"): (917, 922), ("field", "aeg"): (1171, 1107), ("field", "bal"): (933, 332),
    ("field", "den"): (706, 333), ("field", "eng"): (336, 562), ("field", "gob"): (942, 231),
    ("field", "hel"): (660, 372), ("field", "iri"): (258, 498), ("label", "iri"): (["Irish Sea"], (268, 464), 0),
    # The window adds the waters that the box leads to, below its name.
    ("label", "hio"): (["High", "Ocean Box"], (111, 217), 0), ("field", "hio"): (111, 312),
    ("label", "nao"): (["North Atlantic", "Ocean"], (258, 186), 0), ("field", "nao"): (262, 232),
    ("label", "hel"): (["Helgoland", "Bight"], (640, 405), 0), ("field", "wms"): (446, 1047),
    ("field", "nth"): (572, 250),       # off Yorkshire, whose name lies on the water
    ("field", "kie"): (705, 470),       # its name has room above it
    ("label", "cly"): (["Clyde"], (378, 240), 0, 11), ("abbr", "cly"): (372, 268, 16),     # clear of Edinburgh's unit
    # names that have just room, as on the standard map, or stand on the water
    ("field", "por"): (110, 1003), ("centre", "por"): (88, 968),     # its name along it, since the box leaves no room at sea
    ("field", "ruh"): (628, 590), ("label", "ruh"): (["Ruhr"], (648, 518), 0),
    ("centre", "bel"): (556.5, 559), ("label", "bel"): (["Bel-", "gium"], (527, 481), 0), ("abbr", "bel"): (555.5, 537.5, 18),
    ("field", "con"): (1219, 918.5), ("centre", "con"): (1251.5, 907.5),
    ("field", "smy"): (1300, 1004), ("label", "con"): (["Con-", "stanti-", "nople"], (1280, 824), 0),
    ("abbr", "con"): (1248.5, 961.5, 18), ("label", "bla"): (["Black Sea"], (1362, 808), 0),
    ("centre", "bul"): (1090, 893), ("field", "bul"): (1140, 892), ("label", "bul"): (["Bulgaria"], (1133, 832), 0),
    ("field", "pie"): (660, 816), ("label", "pie"): (["Pied-", "mont"], (655, 770), 0),
    ("label", "bur"): (["Bur-", "gundy"], (561, 674), 0), ("field", "tyr"): (734, 750), ("label", "tyr"): (["Tyrolia"], (750, 708), 0),
    ("label", "lvp"): (["Liver-", "pool"], (296, 291), 0, 10), ("field", "lvp"): (396, 357),
}
LETTERING = {"land": (15, 0.49), "sea": (18, 0.5)}
# Liverpool's is short on the smallest: written out it would stand beyond Clyde, its hairline across the passage to Ireland.
# Narrow waters are short in small windows, and silence no other.
FROM = {"lvp": 0.8, **{name: 0.71 for name in ("hel", "ska", "eng", "iri", "aeg", "gob", "gol", "adr",
                                              "nao", "sao", "sms")}}     # and those with arrows of the box
# The west lies as on the standard map, a little smaller.
_SMALLER = (base.FRAME[2] - base.FRAME[0]) / (FRAME[2] - FRAME[0])
CURVES = {name: (*(tuple(round(_SMALLER * way) for way in end) for end in base.CURVES[name][:2]), base.CURVES[name][2])
          for name in ("nth", "adr", "ion", "eng", "ska", "spa", "alb", "apu", "fin", "bud", "swe")}
CURVES.update({
    "por": ((101, 966), (142, 846), 0), "nth": ((508, 290), (612, 287), 4), "mos": ((1235, 372), (1370, 356), 5),
    "alg": ((400, 1216), (560, 1216), 0), "ukr": ((1160, 566), (1268, 556), 5), "ska": ((674, 297), (741, 266), 2),
    "adr": ((787, 817), (893, 909), -5), "eng": ((354, 545), (470, 533), 4),
})
BAYS = {"con": ((1248, 776), (1430, 770), -40)}
# Unlike the borders of powers, so that ways to and from the box stay in sight on dark paper.
COLOURS = {"frame": "#4c3d2d"}
CANALS = base.CANALS
marks = base.marks


def terrain(sheet, plan, colours):
    """The High Ocean is water, in a frame: left as paper it looked like a plate that nobody had filled."""
    yield from base.terrain(sheet, plan, colours)
    west, strip, south = BOXES["hio"]
    for inset, (left, top, right, bottom) in ((4, west), (2, (strip[0], west[3] - 3, *strip[2:])), (4, south)):
        yield decor.frame(left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset, colours["sea"],
                          colours["frame"], 0.6, 4)
    for rows, (left, top, right, bottom) in ((112, west), (10, south)):
        yield from decor.swell(left + 9, top + rows, right - 8, bottom - 8, colours["sea-border"])
    yield decor.engraved("HIO", (south[0] + south[2]) / 2, south[1] + 26, 15, colours["sea-ink"])


def crossings(sheet, plan, colours):
    """Ways from each part of the High Ocean Box to the waters beside it; its name tells all."""
    west, strip, south = BOXES["hio"]
    top, edge, south = west[1], strip[2], south[1]
    for name, start, end in (("nao", (60, top - 2), (60, top - 38)), ("mao", (edge + 2, 560), (edge + 38, 560)),
                             ("sao", (edge + 2, 1092), (edge + 34, 1092)),
                             ("ion", (750, south - 2), (750, south - 38)), ("sms", (862, south - 2), (862, south - 38))):
        outline = decor.arrow(start, end, both=True)
        yield (f'<path id="passage-hio-{name}" d="{decor.path(outline, close=True)}" fill="{colours["frame"]}" '
               'stroke="none"/>')
