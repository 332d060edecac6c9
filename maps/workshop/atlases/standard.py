"""The standard map: Europe in the spring of 1901. Places are (longitude, latitude) in degrees."""

from .. import decor
from ..projection import squeeze
from .europe import terrain  # noqa: F401

ID = "standard"
SOURCES = ["standard"]     # modules of this folder that the drawing depends on

# The middle of Europe keeps its scale; Russia, the Arctic, the Atlantic and the desert are drawn closer.
PROJ = "+proj=lcc +lat_1=40 +lat_2=58 +lat_0=50 +lon_0=13 +ellps=WGS84 +units=m"
ACROSS = [squeeze(900, 600, 0.40), squeeze(-1500, 300, 0.6)]
DOWN = [squeeze(-450, 500, 0.36), squeeze(1200, 300, 0.6)]
FRAME = (-2060, -1545, 1930, 1560)
WIDTH = 1600

# (province, country, which of its units), the first that matches: "*" all, a list of names, or an outline
# around the units' inner points. Countries and units without a rule are inert.
UNITS = [
    # The British Isles; Northern Ireland is impassable.
    ("inert", "GBR", [(-9, 53.9), (-5.3, 53.9), (-5.3, 55.0), (-6, 55.4), (-9, 55.4)]),
    ("yor", "GBR", [
        "Staffordshire", "Stoke-on-Trent", "Birmingham", "Walsall", "Wolverhampton", "Sandwell", "Dudley",
        "Solihull", "Coventry", "Warwickshire"]),
    ("edi", "GBR", [
        "Aberdeen", "Aberdeenshire", "Angus", "Clackmannanshire", "Dundee", "East Lothian", "Edinburgh",
        "Falkirk", "Fife", "Midlothian", "Moray", "Perthshire and Kinross", "Scottish Borders",
        "West Lothian", "South Lanarkshire", "North Lanarkshire"]),
    ("lvp", "GBR", ["Dumfries and Galloway", "Cumbria"]),
    ("cly", "GBR", [(-9, 55.15), (-4.0, 55.15), (-3.6, 55.6), (-3.0, 58.3), (0, 59), (0, 62), (-9, 60)]),
    ("lvp", "GBR", [(-3.4, 53.23), (-2.95, 53.1), (-2.95, 52.4), (-2.4, 52.4), (-1.75, 52.95), (-2.0, 53.35), (-2.0, 54.1), (-2.2, 55), (-4.2, 54.6)]),
    ("wal", "GBR", [(-7, 49.5), (-1.95, 49.5), (-1.95, 52.0), (-2.4, 52.4), (-2.95, 52.45), (-2.85, 53.1), (-3.4, 53.45), (-5.5, 53.7)]),
    ("yor", "GBR", [(-3, 52.35), (-1.0, 52.35), (-0.5, 52.75), (0.8, 52.9), (0.4, 54), (-1.3, 55.9), (-2.9, 55.3)]),
    ("lon", "GBR", "*"),
    ("inert", "IRL", "*"),
    ("inert", "IMN", "*"),
    ("inert", "ISL", "*"),
    ("inert", "FRO", "*"),
    # France
    ("inert", "FRA", ["Corse-du-Sud", "Haute-Corse"]),
    ("pic", "FRA", ["Nord", "Pas-de-Calais", "Somme", "Aisne", "Oise", "Seine-Maritime", "Ardennes", "Eure"]),
    ("bre", "FRA", [
        "Finistère", "Morbihan", "Côtes-d'Armor", "Ille-et-Vilaine", "Manche", "Calvados", "Orne", "Mayenne",
        "Loire-Atlantique", "Maine-et-Loire", "Vendée", "Sarthe"]),
    ("mun", "FRA", ["Haut-Rhin", "Bas-Rhin"]),
    ("ruh", "FRA", ["Moselle"]),
    ("gas", "FRA", [
        "Charente-Maritime", "Deux-Sèvres", "Charente", "Gironde", "Dordogne", "Landes", "Lot-et-Garonne",
        "Gers", "Pyrénées-Atlantiques", "Hautes-Pyrénées", "Tarn-et-Garonne", "Lot", "Haute-Garonne",
        "Corrèze", "Haute-Vienne", "Vienne", "Ariège", "Tarn"]),
    ("mar", "FRA", [
        "Pyrénées-Orientales", "Aude", "Hérault", "Gard", "Bouches-du-Rhône", "Var", "Alpes-Maritimes",
        "Vaucluse", "Alpes-de-Haute-Provence", "Hautes-Alpes", "Drôme", "Ardèche", "Isère", "Savoie",
        "Haute-Savoie", "Lozère", "Aveyron", "Haute-Loire", "Cantal", "Loire", "Rhône"]),
    ("par", "FRA", [
        "Paris", "Essonne", "Hauts-de-Seine", "Seine-Saint-Denis", "Val-de-Marne", "Val-d'Oise", "Yvelines",
        "Seien-et-Marne", "Eure-et-Loir", "Loiret", "Loir-et-Cher", "Cher", "Indre", "Indre-et-Loire",
        "Creuse"]),
    ("bur", "FRA", [(2.0, 45.4), (7.4, 45.4), (7.7, 50.2), (3.0, 50.2), (2.0, 47)]),
    ("par", "FRA", "*"),
    ("mar", "MCO", "*"),
    ("spa", "AND", "*"),
    # The Low Countries
    ("bel", "BEL", "*"),
    ("bel", "LUX", "*"),
    ("hol", "NLD", "*"),
    # Denmark and Germany
    ("den", "DNK", "*"),
    ("kie", "DEU", ["Schleswig-Holstein", "Hamburg", "Bremen", "Niedersachsen"]),
    ("ruh", "DEU", ["Nordrhein-Westfalen", "Rheinland-Pfalz", "Saarland"]),
    ("ber", "DEU", ["Berlin", "Brandenburg", "Mecklenburg-Vorpommern", "Sachsen-Anhalt"]),
    ("mun", "DEU", "*"),
    ("swi", "CHE", "*"),
    ("swi", "LIE", "*"),
    # Poland
    ("ber", "POL", ["West Pomeranian"]),
    ("pru", "POL", ["Pomeranian", "Warmian-Masurian", "Kuyavian-Pomeranian"]),
    ("pru", "RUS", ["Kaliningrad"]),
    ("pru", "LTU", ["Klaipedos"]),
    ("sil", "POL", ["Lubusz", "Greater Poland", "Lower Silesian", "Opole", "Silesian"]),
    ("gal", "POL", ["Lesser Poland", "Subcarpathian"]),
    ("war", "POL", "*"),
    ("war", "BLR", ["Brest", "Grodno"]),
    ("mos", "BLR", "*"),
    ("lvn", "LTU", "*"),
    ("lvn", "LVA", "*"),
    ("lvn", "EST", "*"),
    # The Danube
    ("tyr", "AUT", ["Vorarlberg", "Tirol", "Salzburg", "Oberösterreich"]),
    ("tri", "AUT", ["Kärnten"]),
    ("vie", "AUT", "*"),
    ("vie", "CZE", ["Jihomoravský", "Zlínský"]),
    ("boh", "CZE", "*"),
    ("vie", "SVK", ["Bratislavský", "Trnavský", "Trenciansky", "Žilinský"]),
    ("bud", "SVK", "*"),
    ("bud", "HUN", "*"),
    # The Balkans
    ("tri", "SVN", "*"),
    ("tri", "HRV", "*"),
    ("tri", "BIH", "*"),
    ("alb", "MNE", "*"),
    ("alb", "ALB", "*"),
    ("bud", "SRB", [(18.5, 45.05), (19.6, 44.95), (20.3, 44.85), (21.6, 44.75), (22, 46.5), (18.5, 46.5)]),
    ("ser", "SRB", "*"),
    ("ser", "KOS", "*"),
    ("ser", "MKD", "*"),
    ("rum", "ROU", [
        "Mehedinti", "Dolj", "Gorj", "Vâlcea", "Arges", "Giurgiu", "Buzau", "Botosani", "Calarasi",
        "Vrancea", "Vaslui", "Constanta", "Olt", "Teleorman", "Iasi", "Galati", "Suceava", "Tulcea", "Bacau",
        "Dâmbovita", "Neamt", "Ialomita", "Prahova", "Braila", "Ilfov", "Bucharest"]),
    ("bud", "ROU", "*"),
    ("bul", "BGR", "*"),
    ("bul", "GRC", ["Anatoliki Makedonia kai Thraki"]),
    ("inert", "GRC", ["Kriti", "Notio Aigaio", "Voreio Aigaio"]),
    ("gre", "GRC", "*"),
    # Russia
    ("gal", "UKR", ["L'viv", "Ternopil'", "Ivano-Frankivs'k"]),
    ("rum", "UKR", ["Chernivtsi"]),
    ("bud", "UKR", ["Transcarpathia"]),
    ("ukr", "UKR", [
        "Volyn", "Rivne", "Khmel'nyts'kyy", "Vinnytsya", "Zhytomyr", "Kiev", "Kiev City", "Cherkasy",
        "Kirovohrad", "Chernihiv", "Poltava", "Sumy", "Kharkiv"]),
    ("sev", "UKR", "*"),
    ("ukr", "MDA", "*"),
    ("sev", "RUS", [
        "Crimea", "Sevastopol", "Rostov", "Krasnodar", "Adygey", "Stavropol'", "Karachay-Cherkess",
        "Kabardin-Balkar", "North Ossetia", "Ingush", "Chechnya", "Dagestan", "Kalmyk", "Astrakhan'",
        "Volgograd"]),
    ("stp", "RUS", [
        "City of St. Petersburg", "Leningrad", "Pskov", "Novgorod", "Karelia", "Murmansk", "Arkhangel'sk",
        "Nenets", "Vologda", "Komi"]),
    ("mos", "RUS", "*"),
    ("sev", "KAZ", "*"),
    # The Caucasus
    ("sev", "GEO", ["Abkhazia"]),
    ("arm", "GEO", "*"),
    ("arm", "ARM", "*"),
    ("arm", "AZE", "*"),
    # Turkey
    ("con", "TUR", [
        "Edirne", "Kirklareli", "Tekirdag", "Istanbul", "Çanakkale", "Balikesir", "Bursa", "Yalova",
        "Kocaeli", "Sakarya", "Bilecik"]),
    ("ank", "TUR", [
        "Ankara", "Bartın", "Bolu", "Düzce", "Zinguldak", "Karabük", "Kastamonu", "Çankiri", "Sinop",
        "Samsun", "Çorum", "Amasya", "Kinkkale", "Kirsehir", "Yozgat", "Tokat", "Eskisehir", "Ordu", "Sivas"]),
    ("arm", "TUR", [
        "Giresun", "Trabzon", "Rize", "Artvin", "Gümüshane", "Bayburt", "Erzincan", "Erzurum", "Ardahan",
        "Kars", "Iğdir", "Agri", "Van", "Mus", "Bitlis", "Bingöl", "Tunceli", "Elazig", "Hakkari", "Siirt",
        "Sirnak", "Batman", "Diyarbakir"]),
    ("syr", "TUR", ["Hatay", "Gaziantep", "Kilis", "Sanliurfa", "Mardin"]),
    ("smy", "TUR", "*"),
    ("syr", "SYR", "*"),
    ("syr", "LBN", "*"),
    ("syr", "ISR", "*"),
    ("syr", "PSX", "*"),
    ("syr", "JOR", "*"),
    ("syr", "IRQ", "*"),
    # Islands
    ("inert", "CYP", "*"),
    ("inert", "CYN", "*"),
    ("inert", "ESB", "*"),
    ("inert", "WSB", "*"),
    ("inert", "MLT", "*"),
    # Iberia
    ("por", "PRT", "*"),
    ("inert", "ESP", ["Baleares", "Santa Cruz de Tenerife", "Las Palmas"]),
    ("naf", "ESP", ["Ceuta", "Melilla"]),
    ("spa", "ESP", "*"),
    ("spa", "GIB", "*"),
    # Italy
    ("inert", "ITA", [(8, 38.7), (10, 38.7), (10, 41.4), (8, 41.4)]),
    ("inert", "ITA", [(12.2, 36.3), (15.62, 36.3), (15.62, 38.27), (14.5, 38.9), (12.0, 38.5)]),
    ("pie", "ITA", [(6, 43.5), (9.95, 43.9), (10.05, 44.12), (9.4, 44.55), (9.7, 45.2), (9.9, 45.6), (10.33, 46.1), (10.6, 46.6), (6, 46.6)]),
    ("tyr", "ITA", ["Bozen", "Trento", "Bolzano"]),
    ("tus", "ITA", [
        "Massa-Carrara", "Lucca", "Pistoia", "Firenze", "Prato", "Livorno", "Pisa", "Arezzo", "Siena",
        "Grosseto"]),
    ("apu", "ITA", [
        "Foggia", "Bari", "Barletta-Andria Trani", "Brindisi", "Lecce", "Taranto", "Campobasso", "Isernia",
        "Chieti", "Pescara", "Teramo", "L'Aquila"]),
    ("rom", "ITA", ["Roma", "Viterbo", "Rieti", "Latina", "Frosinone", "Perugia", "Terni"]),
    ("nap", "ITA", [(13.6, 41.0), (13.9, 41.6), (14.6, 41.55), (15.4, 41.2), (17.3, 40.4), (17.5, 38), (15.6, 37.8), (13.7, 40.3)]),
    ("ven", "ITA", "*"),
    ("ven", "SMR", "*"),
    # Scandinavia
    ("nwy", "NOR", "*"),
    ("swe", "SWE", "*"),
    ("fin", "FIN", "*"),
    ("inert", "ALD", "*"),
    # Africa
    ("naf", "MAR", "*"),
    ("naf", "DZA", "*"),
    ("tun", "TUN", "*"),
    ("naf", "SAH", "*"),
]

# (province, provinces it takes from, outline); these serve other maps of Europe too
SHARED_CLAIMS = [
    # Lienz and the mountains beside it to Tyrolia: a spur of Trieste ran across the only room for Tyrolia's name.
    ("tyr", ["tri"], [(11.9, 46.5), (13.0, 46.5), (12.9, 46.75), (13.1, 46.95), (13.05, 47.3), (11.9, 47.3)]),
    # Cieszyn and Zywiec to Galicia, so that Bohemia meets it and Silesia does not meet Vienna.
    ("gal", ["sil"], [(18.45, 49.95), (19.6, 49.98), (19.7, 49.2), (18.4, 49.3)]),
]
CLAIMS = SHARED_CLAIMS + [
    # Room for a fleet in Edinburgh between the Highlands and the sea, and for an army in Liverpool.
    ("edi", ["cly"], [(-4.25, 56.2), (-2.5, 56.2), (-2.5, 57.75), (-3.9, 57.75), (-4.25, 57.2)]),
    ("lvp", ["yor"], [(-2.6, 52.9), (-1.75, 52.9), (-1.45, 53.4), (-1.45, 54.3), (-1.75, 54.85), (-2.6, 55.0)]),
    # French Flanders, the Ardennes and the Eifel to Belgium, which has its name on its land.
    ("bel", ["pic"], [(2.25, 51.2), (2.6, 50.55), (3.1, 50.2), (4.4, 49.8), (4.4, 51.2)]),
    ("bel", ["ruh"], [(5.9, 50.95), (6.65, 50.9), (6.8, 50.3), (6.6, 49.7), (6.1, 49.4), (5.8, 50)]),
    # Western Lombardy to Venice, whose name stands level in the plain.
    ("ven", ["pie"], [(9.2, 44.75), (10.4, 44.75), (10.4, 45.75), (9.5, 45.75), (9.2, 45.3)]),
]
HAIRLINE = 0.8          # units: mouths of rivers narrower than twice this are no sea
# Iceland, which the stretches would flatten.
RESHAPED = [("inert", [(-26, 62.5), (-12, 62.5), (-12, 67.5), (-26, 67.5)], 0.9, 1.45)]
KEEP_ISLANDS = set()
LEAST_ISLAND = 150      # km2

# Lines that cut the sea; they overshoot the coast at both ends.
SEA_LINES = [
    [(-4.6, 58.3), (-6.3, 59.6), (-11, 62.8), (-15.5, 64.8), (-19, 65.6), (-24, 67.5), (-34, 72)],
    [(-9, 52.2), (-14, 51.3), (-45, 48.5)],
    [(-6, 54.6), (-4.5, 54.55), (-3.2, 54.5)],
    [(-9, 51.8), (-9.3, 50.6), (-7.2, 49.4)],
    [(-5.3, 50.3), (-5.9, 49.9), (-7.2, 49.4)],
    [(-7.2, 49.4), (-4, 48.4)],
    [(1.1, 51.25), (2.1, 51.5), (3.0, 51.4), (3.1, 51.0)],
    [(5.2, 52.8), (4.7, 53.15), (4.25, 53.7), (4.15, 54.5), (4.35, 55.2), (5.75, 55.65), (8.6, 56.0)],
    [(9.0, 57.0), (7.9, 57.5), (7.3, 58.5)],
    [(-2.3, 57.5), (-0.8, 58.4), (1.5, 60.4), (6.0, 61.4)],
    [(24, 70.4), (25.0, 72.0), (27, 76)],
    [(18.0, 59.4), (19.8, 58.95), (21.4, 58.95), (23.0, 58.85), (24.2, 58.85)],
    [(10.5, 56.4), (11.35, 55.9), (11.9, 55.7)],
    [(12.4, 56.0), (12.9, 56.08)],
    [(9.5, 54.85), (10.3, 54.78), (11.1, 54.82)],
    [(11.6, 54.75), (12.05, 54.85)],
    [(12.2, 55.0), (12.25, 55.35)],
    [(12.3, 55.3), (13.1, 55.45)],
    [(0.3, 40.6), (3.0, 40.85), (6, 40.75), (8.8, 40.7)],
    [(9.3, 42.4), (10.0, 42.7), (10.8, 43.0)],
    [(9.1, 41.5), (9.2, 41.2)],
    [(11, 42.7), (10.4, 42.8)],
    [(9.0, 39.3), (9.4, 38.3), (9.9, 36.9)],
    [(12.7, 37.8), (11.9, 37.3), (10.8, 36.9)],
    [(15.5, 38.2), (15.75, 38.15)],
    [(18.2, 40.2), (19.0, 40.5), (19.8, 40.75)],
    [(22.9, 36.8), (23.2, 36.1), (23.6, 35.3)],
    [(26.0, 35.2), (27.0, 35.5), (27.9, 36.2), (28.6, 37.0)],
    [(24.7, 35.1), (24.4, 33.5), (23.5, 31.5)],
    [(26.0, 40.15), (26.6, 39.95)],
    [(28.8, 41.22), (29.4, 41.2)],
    [(-5.9, 36.3), (-5.6, 35.7)],
    [(4.75, 52.95), (5.4, 53.1)],
]
SEAS = [
    ("nao", (-20, 57)),
    ("nwg", (0, 66)),
    ("bar", (36, 71.2)),
    ("iri", (-6.3, 52)),
    ("eng", (-3, 49.7)),
    ("mao", (-11, 45)),
    ("nth", (3, 56)),
    ("hel", (7.7, 54.4)),
    ("ska", (9.5, 57.9)),
    ("bal", (18.5, 56.5)),
    ("gob", (20, 62.5)),
    ("wms", (4, 39)),
    ("gol", (5.5, 42)),
    ("tys", (11.5, 40)),
    ("ion", (18, 37)),
    ("adr", (16, 42.6)),
    ("aeg", (25, 38.3)),
    ("ems", (31, 34)),
    ("bla", (34, 43)),
    # waters that the lines cut off from their sea
    ("bar", (38, 65.8)),
    ("bla", (36.8, 46)),
    ("bar", (35, 66.5)),
    ("gob", (25.5, 60.2)),
    ("bal", (23.5, 57.8)),
    ("ska", (11.4, 57.3)),
    ("ska", (9.9, 58.8)),
]
# The Danish straits and the Sea of Marmara belong to nobody, so that Skagerrak does not touch the Baltic Sea.
INERT_SEAS = [(10.9, 55.5), (28.2, 40.7), (12.7, 55.7), (9.75, 55.3)]

# Passages that the drawing cannot show as a common border, and where to draw them.
CROSSINGS = [("den", "swe", (12.45, 55.72), (13.15, 55.78))]

# Where one sea lies off two coasts of a province: (province, sea, latitude, coast north of it, coast south of it)
COAST_SPLITS = [("spa", "mao", 40.0, "nc", "sc")]

CENTRES = {
    "edi": (-3.2, 55.93),
    "lvp": (-2.9, 53.45),
    "lon": (-0.1, 51.5),
    "bre": (-4.2, 48.45),
    "par": (2.35, 48.85),
    "mar": (5.5, 43.5),
    "bel": (4.4, 50.85),
    "hol": (4.9, 52.3),
    "den": (9.4, 55.6),
    "kie": (10.1, 54.25),
    "ber": (13.4, 52.5),
    "mun": (11.6, 48.15),
    "war": (21, 52.2),
    "mos": (37.6, 55.75),
    "stp": (30.4, 59.9),
    "sev": (33.9, 45.2),
    "vie": (16.3, 48.2),
    "tri": (14.1, 45.75),
    "bud": (19.1, 47.5),
    "ser": (20.6, 44.5),
    "rum": (26.1, 44.5),
    "bul": (23.4, 42.65),
    "gre": (23.6, 38.15),
    "con": (28.75, 41.15),
    "ank": (32.8, 39.9),
    "smy": (27.3, 38.4),
    "ven": (12.1, 45.55),
    "rom": (12.6, 41.9),
    "nap": (14.5, 40.9),
    "por": (-9.0, 38.9),
    "spa": (-3.7, 40.4),
    "tun": (10.0, 36.6),
    "nwy": (10.6, 60.0),
    "swe": (17.7, 59.4),
}

# Corrections to the placement by hand, in units of the sheet: ("label", province): (lines, middle, angle, size),
# ("field", province) and ("centre", province): place
DIVIDED = {"con": {"de": ["Kon-", "stanti-", "nopel"]}, "bel": {"de": ["Bel-", "gien"]},
           "ruh": {"de": ["Ruhr-", "gebiet"]}, "ven": {"de": ["Vene-", "dig"]},
           "hel": {"de": ["Helgo-", "länder", "Bucht"]}, "gob": {"de": ["Bott-", "nischer", "Meerbusen"]}}
OVERRIDES = {
    # Fleets a unit off every coast
    ("field", "adr"): (963, 968), ("field", "aeg"): (1270, 1160), ("field", "bal"): (979, 350),
    ("field", "ems"): (1400, 1164), ("field", "eng"): (300, 590), ("field", "gob"): (1005, 248),
    ("field", "hel"): (672, 385), ("field", "iri"): (286, 483),
    # clear of the islands
    ("field", "edi"): (435, 302), ("field", "lvp"): (430, 396), ("field", "cly"): (396, 289),
    ("field", "den"): (739, 351), ("field", "tyr"): (771, 774),
    # so that its name has the breadth above its army and needs not stand off it, in the Black Sea
    ("centre", "bul"): (1146, 938), ("field", "bul"): (1198, 938), ("label", "bul"): (["Bulgaria"], (1190, 875), 0),
    # names that have just room: over its centre; or stand on the water, off the Black Sea's and Ulster's coasts
    ("centre", "bel"): (583, 586), ("field", "bel"): (617, 597), ("label", "bel"): (["Bel-", "gium"], (577, 559), 0), ("abbr", "bel"): (583.5, 564.5, 18),
    ("field", "con"): (1288.5, 953.5),
    ("label", "con"): (["Constantinople"], (1404, 852), 0), ("abbr", "con"): (1313.5, 1012.5, 18),
    ("label", "por"): (["Portu-", "gal"], (132.7, 957), -40),
    ("label", "lvp"): (["Liverpool"], (287, 327), 0, 10), ("abbr", "lvp"): (403.5, 358.5, 13),
    ("field", "ruh"): (664, 617), ("label", "ruh"): (["Ruhr"], (684, 545), 0),      # wide above its army, in German too
    ("label", "hel"): (["Helgoland", "Bight"], (655, 427), 0), ("label", "gob"): (["Gulf of", "Bothnia"], (961, 209), 0),
    ("label", "ems"): (["Eastern", "Mediterranean"], (1398, 1206), 0), ("label", "ven"): (["Venice"], (744, 826), 0),
    ("label", "nao"): (["North Atlantic", "Ocean"], (122, 348), 0), ("field", "nth"): (575, 285),
}
# Belgium's stands on the water in small windows, divided.
OFF = {"bel": [(552, 505)]}
LETTERING = {"land": (15, 0.491), "sea": (18, 0.515)}
# Narrow waters are short in small windows, and silence no other.
FROM = {"ska": 0.9, "gob": 0.56, "hel": 0.53, "adr": 0.53}

# Names that are bent or spaced out along their land or water: (start, end, how far the arc rises)
CURVES = {
    "nwg": ((480, 112), (668, 112), 6), "nth": ((505, 338), (635, 338), 5), "gob": ((934, 226), (1030, 138), 2), "adr": ((829, 860), (922, 938), 2),
    "bla": ((1358, 790), (1462, 790), 6), "ion": ((950, 1186), (1062, 1196), -4),
    "wms": ((395, 1118), (580, 1112), -5), "eng": ((331, 582), (481, 571), 2), "aeg": ((1201, 1182), (1297, 1196), -6), "ska": ((722, 306), (778, 278), 4),
    "spa": ((205, 1066), (318, 1066), 4), "naf": ((360, 1228), (560, 1228), 0), "alb": ((1010, 925), (1074, 1006), 5),
    "apu": ((868, 985), (944, 1006), 4), "fin": ((1028, 195), (1152, 180), 5), "stp": ((1290, 165), (1452, 132), 5),
    "mos": ((1305, 372), (1455, 352), 5), "ukr": ((1210, 590), (1345, 572), 5), "sev": ((1448, 580), (1570, 560), 5),
    "bud": ((1000, 762), (1130, 758), 5), "tri": ((880, 838), (976, 868), 5), "swe": ((800, 300), (884, 278), 3),
    "smy": ((1325, 1094), (1440, 1086), 4),
}

# Waters too narrow for the drawing that fleets pass.
CANALS = [
    ("kiel-canal", [(9.05, 53.86), (9.35, 54.02), (9.62, 54.27), (9.95, 54.33), (10.25, 54.45)]),
    ("bosporus", [(29.0, 40.85), (29.02, 41.02), (29.08, 41.12), (29.12, 41.35)]),
]


def marks(sheet, plan, colours):
    """Canals."""
    yield from decor.canals(sheet, CANALS, colours)
