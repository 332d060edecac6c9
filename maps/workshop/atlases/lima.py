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

CLAIMS = base.CLAIMS + [
    # The edge of the Cotswolds, so that Bristol and Yorkshire meet visibly.
    ("yor", ["lon"], [(-1.85, 51.85), (-1.5, 51.8), (-1.35, 52.0), (-1.35, 52.15), (-1.8, 52.15)]),
    # Uskudar is the Asian shore of the Straits.
    ("usk", ["con"], [(29.12, 41.4), (29.02, 41.05), (28.8, 40.85), (27.6, 40.75), (26.75, 40.48), (26.35, 40.15), (26.1, 40.0),
                      (25.5, 39.9), (25.5, 39.0), (31.5, 39.0), (31.5, 41.4)]),
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
CROSSINGS = base.CROSSINGS + [("con", "usk", (28.95, 41.12), (29.2, 41.12))]
COAST_SPLITS = base.COAST_SPLITS
LAYERS = {"air": "lands"}
SIZE = 0.9          # of names and units: more of both than on the standard map

CENTRES = {name: place for name, place in base.CENTRES.items() if name != "lvp"}
CENTRES.update({
    "bri": (-2.6, 51.45), "nan": (6.2, 48.7), "poz": (16.9, 52.4), "clu": (23.6, 46.8), "kis": (28.85, 47.0),
    "sic": (13.4, 38.0), "usk": (29.4, 40.9), "con": (28.4, 41.3), "sca": (-2.6, 59.3),
})
DIVIDED = {"con": {"de": ["Konstan-", "tinopel"]}, "kis": {"de": ["Kischi-", "nau"]}, "ruh": {"de": ["Ruhr-", "gebiet"]},
           "clu": {"de": ["Klausen-", "burg"]}, "hel": {"de": ["Helgo-", "länder", "Bucht"]}, "gob": {"de": ["Bott-", "nischer", "Meerbusen"]}}
OVERRIDES = {
    # fleets a unit off every coast
    ("field", "adr"): (963, 968), ("field", "aeg"): (1251, 1184), ("field", "bal"): (949, 360),
    ("field", "eng"): (352, 590), ("field", "gob"): (990, 248), ("field", "hel"): (682, 399),
    ("field", "wms"): (469, 1094),
    # along its narrow land, and clear of Bohemia
    ("label", "kis"): (["Kishinev"], (1267, 673), 38), ("field", "kis"): (1285, 716), ("centre", "kis"): (1293, 745),
    ("field", "sil"): (975, 588),
    # on the Black Sea, in two lines
    ("label", "con"): (["Constan-", "tinople"], (1328, 897), 0, 10), ("field", "con"): (1287.5, 949.5),
    # divided where there is no more room
    ("label", "lnc"): (["Lanca-", "shire"], (371, 403.5), 0, 9), ("label", "por"): (["Portu-", "gal"], (156, 904), 0, 9),
    # the army in the west, so that the name has the breadth below
    ("field", "poz"): (926, 500), ("centre", "poz"): (964, 511), ("label", "poz"): (["Poznan"], (945, 528), 0, 9),
    # the plate takes the place below it
    ("label", "nao"): (["North Atlantic", "Ocean"], (262, 274), 0),
}
LETTERING = {"land": (13.5, 0.71), "sea": (16.2, 0.715)}
EXTRA = {"poz": {"air": [931.0, 469.0]}, "bri": {"air": [420.0, 492.0]}, "kis": {"air": [1313.0, 707.0]}}
CURVES = {name: curve for name, curve in base.CURVES.items()
          if name in ("nwg", "nth", "adr", "bla", "ion", "eng", "ska", "spa", "naf", "alb", "apu", "fin", "stp", "mos",
                      "ukr", "sev", "tri", "swe", "smy")}
CANALS = base.CANALS
marks, terrain = base.marks, base.terrain
