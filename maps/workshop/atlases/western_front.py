"""The Western Front: from the Highlands to the Po in the spring of 1940. Places are (longitude, latitude) in degrees."""

from .. import decor, relief
from ..projection import squeeze

ID = "western-front"
SOURCES = ["western_front"]

# The Low Countries and the Rhine keep their scale; the north of Britain and the south of France are drawn closer. The
# sheet goes on to the Oder and the Adriatic, as broad as a window is: all of the board is in sight in it.
PROJ = "+proj=lcc +lat_1=44 +lat_2=56 +lat_0=50 +lon_0=4 +ellps=WGS84 +units=m"
ACROSS = [squeeze(-560, 150, 0.5)]
DOWN = [squeeze(-250, 250, 0.35), squeeze(350, 200, 0.5)]
FRAME = (-862, -699, 938, 722)
WIDTH = 1600

UNITS = [
    # Britain and Ireland
    ("ire", "GBR", [(-9, 53.9), (-5.3, 53.9), (-5.3, 55.0), (-6, 55.4), (-9, 55.4)]),
    ("ire", "IRL", "*"),
    ("edi", "GBR", [(-9, 55.0), (-3.0, 55.0), (-2.0, 55.75), (0, 56), (0, 62), (-9, 60)]),
    ("wal", "GBR", [(-5.6, 51.2), (-3.2, 51.25), (-2.65, 51.5), (-2.6, 52.0), (-2.95, 52.5), (-2.85, 53.1), (-3.4, 53.45), (-5.5, 53.7)]),
    ("ply", "GBR", [(-7, 49.5), (-1.75, 50.4), (-1.75, 51.7), (-2.65, 51.75), (-2.75, 51.45), (-5.6, 51.3)]),
    ("lon", "GBR", [(-1.75, 50.2), (2, 50.5), (2, 53.1), (0.3, 53.0), (-0.1, 52.35), (-1.75, 51.95)]),
    ("lvp", "GBR", [(-3.4, 53.45), (-2.85, 53.1), (-3.0, 52.4), (-2.65, 51.7), (-1.6, 51.9), (-1.5, 52.6), (-1.85, 53.2),
                    (-2.0, 54.0), (-2.3, 55), (-3.7, 55.1), (-4, 54.2)]),
    ("yor", "GBR", "*"),
    ("inert", "IMN", "*"),
    # France
    ("nrm", "FRA", ["Manche", "Calvados", "Orne", "Seine-Maritime", "Eure", "Sarthe"]),
    ("bre", "FRA", ["Finistère", "Morbihan", "Côtes-d'Armor", "Ille-et-Vilaine", "Loire-Atlantique", "Maine-et-Loire",
                    "Mayenne", "Vendée"]),
    ("pic", "FRA", ["Nord", "Pas-de-Calais", "Somme"]),
    ("chm", "FRA", ["Ardennes", "Marne", "Aisne", "Aube", "Haute-Marne"]),
    ("lor", "FRA", ["Meuse", "Moselle", "Meurthe-et-Moselle", "Vosges", "Bas-Rhin", "Haut-Rhin"]),
    ("bur", "FRA", ["Yonne", "Côte-d'Or", "Nièvre", "Saône-et-Loire", "Jura", "Doubs", "Haute-Saône", "Allier",
                    "Territoire de Belfort"]),
    ("lyo", "FRA", ["Rhône", "Loire", "Ain", "Isère", "Savoie", "Haute-Savoie", "Ardèche", "Drôme", "Haute-Loire",
                    "Puy-de-Dôme", "Cantal"]),
    ("mar", "FRA", ["Bouches-du-Rhône", "Var", "Vaucluse", "Alpes-Maritimes", "Alpes-de-Haute-Provence", "Hautes-Alpes",
                    "Gard"]),
    ("mar", "MCO", "*"),
    ("tou", "FRA", ["Hérault", "Aude", "Pyrénées-Orientales", "Tarn", "Aveyron", "Lozère", "Haute-Garonne", "Ariège",
                    "Tarn-et-Garonne", "Lot", "Gers", "Hautes-Pyrénées"]),
    ("bor", "FRA", ["Gironde", "Landes", "Dordogne", "Lot-et-Garonne", "Pyrénées-Atlantiques", "Charente",
                    "Charente-Maritime", "Corrèze", "Haute-Vienne", "Deux-Sèvres", "Vienne"]),
    ("cor", "FRA", ["Corse-du-Sud", "Haute-Corse"]),
    ("par", "FRA", "*"),
    # The Low Countries
    ("fla", "BEL", ["West Flanders", "East Flanders", "Antwerp", "Brussels", "Flemish Brabant"]),
    ("ard", "BEL", "*"),
    ("ard", "LUX", "*"),
    ("fri", "NLD", ["Friesland", "Groningen", "Drenthe", "Overijssel"]),
    ("bra", "NLD", ["Noord-Brabant", "Limburg", "Gelderland"]),
    ("hol", "NLD", "*"),
    # Germany
    ("ham", "DEU", ["Hamburg", "Schleswig-Holstein", "Bremen", "Mecklenburg-Vorpommern"]),
    ("han", "DEU", ["Niedersachsen"]),
    ("col", "DEU", ["Nordrhein-Westfalen"]),
    ("rhi", "DEU", ["Rheinland-Pfalz", "Saarland"]),
    ("hes", "DEU", ["Hessen"]),
    ("swa", "DEU", ["Baden-Württemberg"]),
    ("mun", "DEU", ["Bayern"]),
    ("thu", "DEU", "*"),
    ("swi", "CHE", "*"),
    ("swi", "LIE", "*"),
    ("tyr", "AUT", ["Vorarlberg", "Tirol", "Salzburg"]),
    # The north
    ("den", "DNK", "*"),
    ("inert", "NOR", "*"),
    # Italy and Spain
    ("pie", "ITA", ["Turin", "Aoste", "Cuneo", "Asti", "Alessandria", "Biella", "Vercelli", "Novara",
                    "Verbano-Cusio-Ossola"]),
    ("gen", "ITA", ["Genova", "Savona", "Imperia", "La Spezia", "Massa-Carrara", "Parma", "Piacenza"]),
    ("mil", "ITA", ["Milano", "Monza e Brianza", "Varese", "Como", "Lecco", "Sondrio", "Bergamo", "Brescia", "Pavia", "Lodi",
                    "Cremona", "Mantova"]),
    ("ven", "ITA", ["Venezia", "Verona", "Vicenza", "Padova", "Treviso", "Rovigo", "Belluno", "Trento", "Bozen", "Ferrara",
                    "Udine", "Pordenone"]),
    ("tus", "ITA", ["Lucca", "Pistoia", "Prato", "Firenze", "Pisa", "Livorno", "Siena", "Grosseto", "Arezzo", "Modena",
                    "Reggio Emilia", "Bologna", "Ravenna", "Forlì-Cesena", "Rimini", "Pesaro e Urbino", "Perugia",
                    "Viterbo", "Terni"]),
    ("bil", "ESP", ["Bizkaia", "Gipuzkoa", "Navarra", "Álava", "Cantabria", "La Rioja", "Burgos"]),
    ("cat", "ESP", ["Gerona", "Barcelona", "Lérida", "Tarragona", "Huesca", "Zaragoza"]),
    ("cat", "AND", "*"),
]

# The Pennines, and from the Cotswolds to the Wash: counties would make these borders ragged.
PENNINES = [(-2.5, 55.3), (-2.35, 54.95), (-2.42, 54.6), (-2.2, 54.2), (-2.08, 53.8), (-1.95, 53.4), (-1.72, 53.1),
            (-1.68, 52.75), (-1.5, 52.4)]
WASH = [(-1.72, 52.0), (-1.4, 52.2), (-1.0, 52.22), (-0.6, 52.5), (-0.2, 52.62), (0.0, 52.82), (0.2, 53.0)]

CLAIMS = [
    ("lvp", ["yor"], PENNINES + [(-4.5, 52.4), (-4.5, 55.3)]), ("yor", ["lvp"], PENNINES + [(0.5, 52.6), (0.5, 55.3)]),
    ("lon", ["yor", "lvp"], WASH + [(1.5, 52.4), (-0.5, 51.6), (-1.6, 51.6)]),
    ("yor", ["lon"], WASH + [(0.2, 53.4), (-1.5, 53.0)]),
    # The mouths of the Scheldt and the Meuse are Holland's; Swabia keeps off the Tyrol.
    ("hol", ["bra"], [(3.8, 51.35), (4.42, 51.35), (4.5, 51.78), (3.8, 51.8)]),
    ("mun", ["swa", "tyr"], [(9.5, 47.3), (9.98, 47.4), (9.98, 47.75), (9.5, 47.75)]),
]
KEEP_ISLANDS = set()
LEAST_ISLAND = 250      # km2
HAIRLINE = 1.6

SEA_LINES = [
    # the North Sea, the Dogger Bank and the Bight
    [(-2.2, 55.0), (-1.0, 55.2), (3, 55.2), (6.5, 55.8), (9.0, 56.3)], [(5.6, 53.0), (5.5, 53.6), (5.7, 54.6), (6.4, 55.9)],
    [(0.9, 51.95), (1.9, 51.9), (3.2, 51.8), (4.6, 52.1)], [(7.2, 58.6), (7.4, 57.6), (8.6, 56.9)],
    # the Channel and the Irish Sea
    [(0.0, 51.1), (0.6, 50.4), (1.4, 49.7)], [(-5.2, 50.4), (-5.8, 49.6), (-5.2, 48.8), (-4.0, 48.4)],
    [(-5.0, 50.4), (-6.2, 50.9), (-8.3, 52.3)], [(-4.4, 55.1), (-5.3, 54.95), (-6.6, 54.7)],
    # the Atlantic
    [(-9.4, 54.2), (-11, 54.4), (-20, 54.8)], [(-9.6, 51.9), (-11, 51.4), (-20, 50.6)],
    [(-4.2, 58.3), (-4.2, 61)], [(-4.2, 48.1), (-6, 46.5), (-6.5, 44), (-6.4, 43.0)],
    # the Mediterranean
    [(6.6, 43.7), (7.2, 42.8), (8.6, 42.35), (9.1, 42.2)], [(9.1, 41.7), (9.2, 41.0), (9.2, 40)],
]
SEAS = [
    ("nth", (3, 56.8)), ("dog", (2.5, 53.8)), ("hel", (7.4, 54.5)), ("kat", (9.2, 57.9)), ("dov", (2.4, 51.5)),
    ("eng", (-2.5, 49.9)), ("iri", (-5.0, 53.6)), ("nat", (-8, 56.5)), ("atl", (-6.6, 49.0)), ("bis", (-3.5, 45.5)),
    ("lio", (4.5, 42.5)), ("lig", (8.8, 43.6)),
]
# Lyon is a land here: the gulf is that of Lions, and nobody takes one for the other.
INERT_SEAS = [(-10.7, 53.0)]      # west of Ireland
CROSSINGS = []

CENTRES = {
    "lon": (-0.1, 51.5), "lvp": (-2.7, 53.4), "edi": (-3.5, 55.72), "par": (2.35, 48.85),
    "swi": (7.9, 47.0), "lyo": (4.85, 45.75), "bor": (-0.5, 44.85),
    "fla": (4.4, 51.15), "ard": (5.55, 50.55), "hol": (4.8, 52.3), "ham": (10.0, 53.6), "col": (6.95, 51.0),
    "mun": (11.55, 48.15), "den": (12.3, 55.62), "pie": (7.7, 45.05), "gen": (8.95, 44.45),
    "mil": (9.2, 45.5), "bil": (-2.9, 43.2), "cat": (2.6, 42.0),
}

HYDRO_RANKS = (6, 5)
LETTERING = {"land": (15, 0.466), "sea": (17.5, 0.505)}
# The Highlands, the Southern Uplands, the Pennines and Wales; Ardennes and Eifel; Vosges, Black Forest and Jura;
# Sauerland, Harz, Thuringian Forest and the Bohemian rim; the Massif Central; the Alps, the Apennines, the Pyrenees
# and Cantabria.
RANGES = [
    [(-5.2, 56.8), (-3.9, 57.3)], [(-4.8, 57.6), (-4.2, 58.1)], [(-4.4, 55.2), (-3.4, 55.4), (-2.6, 55.4)],
    [(-2.3, 54.7), (-2.2, 54.1), (-1.9, 53.5)], [(-4.0, 53.0), (-3.7, 52.5), (-3.5, 51.95)],
    [(5.0, 50.0), (5.9, 50.2), (6.6, 50.3)], [(6.9, 48.4), (7.1, 47.95)], [(8.1, 48.6), (8.1, 47.9)],
    [(5.7, 46.4), (6.3, 46.9), (7.0, 47.3)], [(8.0, 51.2), (8.7, 51.2)], [(10.2, 51.8), (11.0, 51.65)],
    [(10.2, 50.75), (11.2, 50.45)], [(12.6, 50.3), (13.6, 50.6)], [(9.0, 50.5), (9.6, 50.4)],
    [(1.9, 45.8), (2.8, 45.4), (2.7, 44.9)], [(3.2, 45.6), (3.6, 44.9), (3.9, 44.2), (3.0, 43.7)], [(4.2, 46.4), (4.5, 45.2)],
    [(3.9, 47.4), (4.2, 46.8)], [(4.6, 47.4), (5.1, 47.7)], [(-4.0, 48.4), (-2.8, 48.2)], [(-0.9, 48.6), (0.2, 48.5)],
    [(5.2, 45.3), (5.6, 44.6), (5.5, 44.1)], [(1.6, 50.65), (2.2, 50.5)], [(4.0, 49.0), (4.1, 48.5)], [(5.3, 49.2), (5.6, 48.6)],
    [(6.6, 44.1), (6.8, 45.1), (7.6, 45.8), (8.4, 46.4), (9.4, 46.5), (10.4, 46.6)],
    [(10.0, 46.9), (11.6, 47.1), (13.2, 47.2)], [(7.2, 46.5), (8.4, 46.75)],
    [(9.4, 44.5), (10.4, 44.25), (11.6, 43.9), (12.4, 43.2)],
    [(-1.5, 42.95), (0.5, 42.6), (2.6, 42.35)], [(-5.4, 43.0), (-3.8, 43.0)], [(9.0, 42.4), (9.1, 42.0)],
]
DIVIDED = {"lig": {"de": ["Ligu-", "risches", "Meer"]}}
OVERRIDES = {
    ("label", "tyr"): (["Tyrol"], (1256, 865), 0), ("field", "tyr"): (1218, 882),     # clear of the Alps' crest
    # the unit in the north of Brabant, so that its name has room on small sheets
    ("field", "bra"): (895, 420), ("label", "bra"): (["Bra-", "bant"], (858, 466), 0), ("field", "dov"): (640, 497),
    ("field", "nat"): (58, 122), ("label", "nat"): (["North", "Atlantic"], (132, 120), 0),    # below the legend's button
    ("field", "kat"): (1146, 69),       # off the coasts, and its name along Sweden's
    ("label", "dov"): (["Strait of Dover"], (665, 462), 0),
    ("field", "fla"): (740, 507), ("label", "fla"): (["Flanders"], (789, 537), 0),      # off the strait
    ("field", "cat"): (538, 1223), ("label", "cat"): (["Aragon"], (503, 1241), 0),
    ("field", "nrm"): (561, 660), ("label", "nrm"): (["Normandy"], (561, 677), 0),     # off the border of Paris
    ("centre", "cat"): (638, 1241),     # off the frame
    # Paris and Hamburg at their towns, Swabia and the Rhineland within their borders, and Berlin's name where Berlin is
    ("field", "par"): (624, 744), ("label", "par"): (["Paris"], (640, 784), 0),
    ("field", "ham"): (1172, 284), ("label", "ham"): (["Hamburg"], (1110, 246), 0),
    ("field", "swa"): (1090, 770), ("label", "swa"): (["Swabia"], (1090, 700), 0),
    ("field", "rhi"): (985, 650), ("label", "rhi"): (["Rhineland"], (962, 602), 0),
    ("field", "thu"): (1325, 412), ("label", "thu"): (["Berlin"], (1325, 386), 0),
    ("field", "pie"): (1035, 1040), ("label", "pie"): (["Turin"], (1030, 1013), 0),
    ("label", "eng"): (["English", "Channel"], (510, 585), 0),      # between Wight and the Cotentin
    ("label", "atl"): (["Western", "Approaches"], (127, 755), 0),     # level, between the frame and Brittany
}
EXTRA = {"dov": {"dislodged": [664.0, 497.0]}, "fla": {"dislodged": [719.0, 518.0]}, "cat": {"dislodged": [554.0, 1230.0]}}     # beside their names
CURVES = {"bra": ((818, 467), (894, 467)), "kat": ((1114, 93), (1224, 120), 4)}

# A staff map in the field: grey-green paper, black ink.
COLOURS = {"sea": "#dfe9ea", "glow": (("#d0dee0", 18), ("#c1d1d4", 11), ("#b2c4c8", 5.5)), "sea-border": "#5f757a",
           "land": "#f6f2e0", "inert": "#c6c6ba", "hatch": "#a1a191", "lake": "#dfe9ea", "border": "#7a735c",
           "major": "#3b3a30", "coast": "#2a383b", "sea-ink": "#2f4a54", "crossing": "#a3271b", "frame": "#2c2d27",
           "box": "#f6f3e4", "ink": "#171611"}

# In the open north, where no coast is near and no name stands
COMPASS = (858, 123)
MERIDIANS, PARALLELS = range(-20, 26, 5), (42.5, 45, 47.5, 50, 52.5, 55, 57.5)


def offing(sheet, plan, colours):
    """Meridians and parallels, and a rose of the winds."""
    yield from decor.graticule(sheet, MERIDIANS, PARALLELS, colours["sea-border"])
    yield from decor.compass(*COMPASS, 40, colours["coast"], colours["halo"])


def terrain(sheet, plan, colours):
    yield from relief.mountains(sheet, plan, RANGES, colours)
