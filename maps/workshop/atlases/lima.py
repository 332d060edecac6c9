"""The Game of LiMa: the standard map with nine provinces carved out of it, or raised from the sea."""

from . import standard as base

ID = "lima"
SOURCES = ["standard", "lima"]

PROJ, ACROSS, DOWN, FRAME, WIDTH = base.PROJ, base.ACROSS, base.DOWN, base.FRAME, base.WIDTH


def _renamed(province):
    """Lancashire is Liverpool in its old shape."""
    return "lnc" if province == "lvp" else province


UNITS = [
    ("bri", "GBR", [
        "Cornwall", "Isles of Scilly", "Devon", "Plymouth", "Torbay", "Somerset", "North Somerset", "Bristol",
        "Bath and North East Somerset", "South Gloucestershire", "Gloucestershire", "Wiltshire", "Swindon", "Dorset",
        "Poole", "Bournemouth"]),
    ("sca", "GBR", ["Orkney"]),
    (None, "GBR", ["Shetland Islands"]),
    ("nan", "FRA", ["Meuse", "Meurthe-et-Moselle", "Vosges", "Marne", "Haute-Marne", "Aube", "Haute-Saône", "Territoire de Belfort"]),
    ("poz", "POL", ["Greater Poland"]),
    ("clu", "ROU", [
        "Timis", "Arad", "Caras-Severin", "Alba", "Maramures", "Sibiu", "Brasov", "Bihor", "Harghita", "Hunedoara",
        "Cluj", "Mures", "Satu Mare", "Bistrita-Nasaud", "Covasna", "Salaj"]),
    ("kis", "MDA", "*"),
    ("sic", "ITA", [(12.2, 36.3), (15.62, 36.3), (15.62, 38.27), (14.5, 38.9), (12.0, 38.5)]),
    ("gal", "UKR", ["Chernivtsi"]),
] + [(_renamed(province), country, selection) for province, country, selection in base.UNITS]

CLAIMS = base.SHARED_CLAIMS + [
    # The edge of the Cotswolds, so that Bristol and Yorkshire meet visibly.
    ("yor", ["lon"], [(-1.85, 51.85), (-1.5, 51.8), (-1.35, 52.0), (-1.35, 52.15), (-1.8, 52.15)]),
    # Uskudar is the Asian shore of the Straits.
    ("usk", ["con"], [(29.12, 41.4), (29.02, 41.05), (28.8, 40.85), (27.6, 40.75), (26.75, 40.48), (26.35, 40.15), (26.1, 40.0),
                      (25.5, 39.9), (25.5, 39.0), (31.5, 39.0), (31.5, 41.4)]),
    # Both banks of the Dniester, so that Kishinev has room for its name; Bromberg and Meseritz for Poznan's.
    ("kis", ["ukr", "sev", "gal"], [
        (26.57, 48.73), (27.47, 48.9), (29.22, 48.38), (30.34, 47.86), (30.27, 46.94), (29.89, 46.37), (29.44, 46.14),
        (29.24, 45.78), (28.74, 45.57), (28.8, 47.05)]),
    ("ruh", ["mun"], [(8.05, 50.79), (8.53, 51.47), (9.18, 51.52), (9.14, 51.11), (8.48, 50.88)]),
    ("poz", ["pru"], [(16.91, 53.15), (18.96, 52.93), (19.59, 52.63), (18.88, 52.3), (17.26, 52.82)]),
    ("poz", ["sil"], [(15.5, 52.69), (15.95, 52.74), (15.9, 52.0), (15.61, 52.12)]),
]
RESHAPED, HAIRLINE = base.RESHAPED, base.HAIRLINE
KEEP_ISLANDS = {"sca"}
LEAST_ISLAND = base.LEAST_ISLAND
# Orkney is too small to stand on: drawn larger, and a little off the coast of Scotland. (factor, right, down)
ENLARGED = {"sca": (2.1, 14, -14)}

_NORTH_SEA = [(-2.3, 57.5), (-0.8, 58.4), (1.5, 60.4), (6.0, 61.4)]
assert _NORTH_SEA in base.SEA_LINES
SEA_LINES = [line for line in base.SEA_LINES if line != _NORTH_SEA] + [
    [(-2.3, 57.5), (-1.6, 58.2), (-2.3, 59.35)], [(-2.2, 59.5), (0.2, 60.2), (2.0, 60.7), (6.0, 61.4)],
]
SEAS, INERT_SEAS = base.SEAS, base.INERT_SEAS
CROSSINGS = base.CROSSINGS + [("con", "usk", (26.62, 40.42), (26.9, 40.22))]
COAST_SPLITS = base.COAST_SPLITS
LAYERS = {"air": "lands"}
SIZE = 0.9          # of names and units: more of both than on the standard map

CENTRES = {name: place for name, place in base.CENTRES.items() if name != "lvp"}
CENTRES.update({
    "bri": (-2.6, 51.45), "nan": (6.2, 48.7), "poz": (16.9, 52.4), "clu": (23.6, 46.8), "kis": (28.85, 47.0),
    "sic": (13.4, 38.0), "usk": (29.4, 40.9), "con": (28.4, 41.3), "sca": (-2.6, 59.3),
})
DIVIDED = {"con": {"de": ["Konstan-", "tinopel"]}, "kis": {"de": ["Kischi-", "nau"]}, "ruh": {"de": ["Ruhr-", "gebiet"]},
           "clu": {"de": ["Klausen-", "burg"]}, "bel": {"de": ["Bel-", "gien"]}, "sil": {"de": ["Schle-", "sien"]},
           "ven": {"de": ["Vene-", "dig"]}, "hel": {"de": ["Helgo-", "länder", "Bucht"]}, "gob": {"de": ["Bott-", "nischer", "Meerbusen"]}}
OVERRIDES = {
    # fleets a unit off every coast
    ("field", "adr"): (963, 968), ("field", "aeg"): (1243, 1184), ("abbr", "aeg"): (1292, 1168, 16),
    ("field", "bal"): (949, 360),
    ("field", "eng"): (352, 590), ("field", "gob"): (990, 248), ("field", "hel"): (614, 390),
    ("field", "wms"): (469, 1094),
    # along its narrow land, and clear of Bohemia
    ("label", "kis"): (["Kishinev"], (1267, 682), 45), ("field", "kis"): (1295, 733.5), ("centre", "kis"): (1300, 672),
    ("field", "sil"): (975, 588),
    # on the Black Sea, in two lines
    ("label", "con"): (["Constan-", "tinople"], (1328, 897), 0, 10), ("field", "bla"): (1350, 800), ("field", "con"): (1287.5, 949.5),
    # on the water, where their lands have no room
    ("label", "lnc"): (["Lanca-", "shire"], (371, 403.5), 0, 9), ("label", "bel"): (["Bel-", "gium"], (552, 507), 0, 9),
    ("centre", "bel"): (584, 576), ("abbr", "bel"): (567, 558, 16.2), ("field", "bel"): (612.5, 591.5),
    ("label", "hol"): (["Holland"], (655, 441), 0, 9), ("label", "lon"): (["London"], (548, 456), 0, 9),
    ("field", "lon"): (475.5, 485.5), ("centre", "lon"): (467.3, 522.3),
    ("abbr", "hel"): (674, 408, 14), ("label", "hel"): (["Helgoland", "Bight"], (671.5, 407), 0, 12),
    ("label", "usk"): (["Uskudar"], (1213.8, 1048.2), 0, 9),
    # along its land
    ("label", "por"): (["Portugal"], (142, 945), -52, 9), ("field", "por"): (127, 1022), ("centre", "por"): (97, 1012),
    # armies that leave their lands' breadth to the names
    ("field", "poz"): (918, 484), ("centre", "poz"): (962, 491), ("label", "poz"): (["Poznan"], (945, 511), 0, 9),
    ("field", "ruh"): (668, 584), ("label", "ruh"): (["Ruhr"], (677, 546.5), 0),
    ("centre", "clu"): (1140, 703), ("label", "clu"): (["Cluj"], (1166, 738), 0), ("field", "clu"): (1122, 758),
    ("centre", "bul"): (1146, 938), ("field", "bul"): (1198, 938), ("label", "bul"): (["Bulgaria"], (1190, 875), 0),
    ("field", "bur"): (548, 700), ("label", "bur"): (["Burgundy"], (570, 742), 0),
    # units off coasts and borders
    ("field", "nan"): (598, 706), ("field", "bri"): (408.5, 523), ("centre", "bri"): (370, 530),
    ("field", "sca"): (488, 233), ("centre", "sca"): (462, 241), ("field", "sic"): (885.5, 1161), ("field", "nap"): (926, 1040), ("field", "den"): (733, 349), ("field", "cly"): (403, 286),
    ("field", "rom"): (805, 951),
    # the plate takes the place below it
    ("label", "nao"): (["North Atlantic", "Ocean"], (262, 274), 0),
}
# Where names stand in a small window
OFF = {"lnc": [(302.5, 304.5)], "con": [(1348, 893), (1362, 861)]}
BAYS = {"con": ((1304, 862), (1444, 846), -34)}
# Narrow waters are short in small windows, and silence no other. The Skagerrak waits longest.
FROM = {"ska": 0.72, "aeg": 0.7, **{name: 0.664 for name in ("hel", "eng", "iri", "ems", "gob", "adr")}}
LETTERING = {"land": (13.5, 0.505), "sea": (16.2, 0.52)}
EXTRA = {"poz": {"air": [940.0, 532.0]}, "bri": {"air": [420.0, 492.0]}, "kis": {"air": [1303.0, 696.0]},
         "bur": {"air": [525.0, 778.0]}, "por": {"air": [114.0, 1054.0]}}
CURVES = {name: curve for name, curve in base.CURVES.items()
          if name in ("nwg", "nth", "adr", "bla", "ion", "eng", "ska", "spa", "naf", "alb", "apu", "fin", "stp", "mos",
                      "ukr", "sev", "tri", "swe", "smy")}
CURVES["nth"] = ((488, 388), (586, 388), 5)
CURVES["adr"], CURVES["eng"] = ((826, 858), (938, 955), -5), ((372, 572), (494, 560), 4)
CURVES["bla"] = ((1382, 822), (1498, 816), 6)
CANALS = base.CANALS
marks, terrain = base.marks, base.terrain
