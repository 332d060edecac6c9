"""1939 III: Europe, the Mediterranean and the north of Africa in the spring of 1939. Places are (longitude, latitude)."""

from .. import decor
from ..projection import squeeze
from .europe import terrain  # noqa: F401

ID = "1939-iii"
SOURCES = ["nineteen_thirty_nine"]

# The middle of Europe keeps its scale; the far east, the Atlantic, the Arctic and the desert are drawn closer.
PROJ = "+proj=lcc +lat_1=40 +lat_2=58 +lat_0=50 +lon_0=13 +ellps=WGS84 +units=m"
ACROSS = [squeeze(900, 500, 0.34), squeeze(-1300, 300, 0.45)]
DOWN = [squeeze(-450, 450, 0.34), squeeze(1250, 250, 0.32)]
FRAME = (-2060, -1560, 2000, 1860)
WIDTH = 1600

UNITS = [
    ("alb", "ALB", "*"),
    ("spa", "AND", "*"),
    ("cau", "ARM", "*"),
    ("aus", "AUT", "*"),
    ("cau", "AZE", "*"),
    ("bel", "BEL", "*"),
    ("bul", "BGR", "*"),
    ("cro", "BIH", "*"),
    ("pol", "BLR", ["Brest", "Grodno"]),
    ("mos", "BLR", "*"),
    ("swi", "CHE", "*"),
    ("cze", "CZE", "*"),
    ("kie", "DEU", ["Bremen", "Hamburg", "Niedersachsen", "Schleswig-Holstein"]),
    ("mun", "DEU", ["Baden-Württemberg", "Bayern", "Thüringen"]),
    ("ruh", "DEU", ["Hessen", "Nordrhein-Westfalen", "Rheinland-Pfalz", "Saarland"]),
    ("ber", "DEU", "*"),
    ("den", "DNK", "*"),
    ("alg", "DZA", "*"),
    ("egy", "EGY", "*"),
    ("mor", "ESP", ["Ceuta", "Melilla"]),
    ("inert", "ESP", ["Baleares", "Las Palmas", "Santa Cruz de Tenerife"]),
    ("spa", "ESP", "*"),
    ("blt", "EST", "*"),
    ("fin", "FIN", "*"),
    ("mar", "FRA", [
        "Ain", "Alpes-Maritimes", "Alpes-de-Haute-Provence", "Ardèche", "Aude", "Bouches-du-Rhône", "Drôme", "Gard",
        "Haute-Savoie", "Hautes-Alpes", "Hérault", "Isère", "Loire", "Lozère", "Pyrénées-Orientales", "Rhône",
        "Savoie", "Var", "Vaucluse"]),
    ("bur", "FRA", [
        "Ardennes", "Aube", "Bas-Rhin", "Côte-d'Or", "Doubs", "Haute-Marne", "Haute-Rhin", "Haute-Saône", "Jura",
        "Marne", "Meurthe-et-Moselle", "Meuse", "Moselle", "Nièvre", "Saône-et-Loire", "Territoire de Belfort",
        "Vosges", "Yonne"]),
    ("pic", "FRA", ["Aisne", "Eure", "Nord", "Oise", "Pas-de-Calais", "Seine-Maritime", "Somme"]),
    ("bre", "FRA", [
        "Calvados", "Côtes-d'Armor", "Finistère", "Ille-et-Vilaine", "Loire-Atlantique", "Maine-et-Loire", "Manche",
        "Mayenne", "Morbihan", "Orne", "Sarthe", "Vendée"]),
    ("par", "FRA", [
        "Cher", "Essonne", "Eure-et-Loir", "Hauts-de-Seine", "Indre", "Indre-et-Loire", "Loir-et-Cher", "Loiret",
        "Paris", "Seien-et-Marne", "Seine-Saint-Denis", "Val-d'Oise", "Val-de-Marne", "Yvelines"]),
    ("inert", "FRA", ["Corse-du-Sud", "Haute-Corse"]),
    ("gas", "FRA", "*"),
    ("lvp", "GBR", [
        "Birmingham", "Blackburn with Darwen", "Blackpool", "Bolton", "Bury", "Cheshire East",
        "Cheshire West and Chester", "Coventry", "Cumbria", "Dudley", "Halton", "Herefordshire", "Knowsley",
        "Lancashire", "Liverpool", "Manchester", "Merseyside", "Oldham", "Rochdale", "Salford", "Sandwell", "Sefton",
        "Shropshire", "Solihull", "Staffordshire", "Stockport", "Stoke-on-Trent", "Tameside", "Telford and Wrekin",
        "Trafford", "Walsall", "Warrington", "Warwickshire", "Wigan", "Wolverhampton", "Worcestershire"]),
    ("yor", "GBR", [
        "Barnsley", "Bradford", "Calderdale", "Darlington", "Derby", "Derbyshire", "Doncaster", "Durham",
        "East Riding of Yorkshire", "Gateshead", "Hartlepool", "Kingston upon Hull", "Kirklees", "Leeds",
        "Leicester", "Leicestershire", "Lincolnshire", "Middlesbrough", "Newcastle upon Tyne",
        "North East Lincolnshire", "North Lincolnshire", "North Tyneside", "North Yorkshire", "Northamptonshire",
        "Northumberland", "Nottingham", "Nottinghamshire", "Redcar and Cleveland", "Rotherham", "Rutland",
        "Sheffield", "South Tyneside", "Stockton-on-Tees", "Sunderland", "Wakefield", "York"]),
    ("wal", "GBR", [
        "Anglesey", "Bath and North East Somerset", "Blaenau Gwent", "Bournemouth", "Bridgend", "Bristol",
        "Caerphilly", "Cardiff", "Carmarthenshire", "Ceredigion", "Conwy", "Cornwall", "Denbighshire", "Devon",
        "Dorset", "Flintshire", "Gloucestershire", "Gwynedd", "Isles of Scilly", "Merthyr Tydfil", "Monmouthshire",
        "Neath Port Talbot", "Newport", "North Somerset", "Pembrokeshire", "Plymouth", "Poole", "Powys",
        "Rhondda, Cynon, Taff", "Somerset", "South Gloucestershire", "Swansea", "Swindon", "Torbay", "Torfaen",
        "Vale of Glamorgan", "Wiltshire", "Wrexham"]),
    ("cly", "GBR", [
        "Argyll and Bute", "Dumfries and Galloway", "East Ayrshire", "East Dunbartonshire", "East Renfrewshire",
        "Eilean Siar", "Glasgow", "Highland", "Inverclyde", "North Ayshire", "North Lanarkshire", "Renfrewshire",
        "South Ayrshire", "South Lanarkshire", "West Dunbartonshire"]),
    ("ire", "GBR", [
        "Antrim", "Ards", "Armagh", "Ballymena", "Ballymoney", "Banbridge", "Belfast", "Carrickfergus",
        "Castlereagh", "Coleraine", "Craigavon", "Derry", "Down", "Dungannon", "Fermanagh", "Larne", "Limavady",
        "Lisburn", "Magherafelt", "Mid Ulster", "Moyle", "Newry and Mourne", "Newtownabbey", "North Down", "Omagh",
        "Strabane"]),
    ("edi", "GBR", [
        "Aberdeen", "Aberdeenshire", "Angus", "Clackmannanshire", "Dundee", "East Lothian", "Edinburgh", "Falkirk",
        "Fife", "Midlothian", "Moray", "Perthshire and Kinross", "Scottish Borders", "Stirling", "West Lothian"]),
    ("inert", "GBR", ["Orkney", "Shetland Islands"]),
    ("lon", "GBR", "*"),
    ("cau", "GEO", "*"),
    ("spa", "GIB", "*"),
    ("inert", "GRC", ["Kriti", "Notio Aigaio", "Voreio Aigaio"]),
    ("gre", "GRC", "*"),
    ("cro", "HRV", "*"),
    ("hun", "HUN", "*"),
    ("ire", "IRL", "*"),
    ("pal", "ISR", "*"),
    ("inert", "ITA", [
        "Cagliari", "Carbonia-Iglesias", "Medio Campidano", "Nuoro", "Ogliastra", "Olbia-Tempio", "Oristrano",
        "Sassari"]),
    ("nap", "ITA", [
        "Agrigento", "Avellino", "Benevento", "Caltanissetta", "Caserta", "Catania", "Catanzaro", "Cosenza",
        "Crotene", "Enna", "Matera", "Messina", "Napoli", "Palermo", "Potenza", "Ragusa", "Reggio Calabria",
        "Salerno", "Siracusa", "Trapani", "Vibo Valentia"]),
    ("rom", "ITA", ["Frosinone", "Latina", "Perugia", "Rieti", "Roma", "Terni", "Viterbo"]),
    ("ven", "ITA", [
        "Belluno", "Bologna", "Bozen", "Ferrara", "Forlì-Cesena", "Gorizia", "Modena", "Padova", "Parma", "Piacenza",
        "Pordenone", "Ravenna", "Reggio Emilia", "Rimini", "Rovigo", "Trento", "Treviso", "Trieste", "Udine",
        "Venezia", "Verona", "Vicenza"]),
    ("tus", "ITA", [
        "Arezzo", "Firenze", "Grosseto", "Livorno", "Lucca", "Massa-Carrara", "Pisa", "Pistoia", "Prato", "Siena"]),
    ("apu", "ITA", [
        "Ancona", "Ascoli Piceno", "Bari", "Barletta-Andria Trani", "Brindisi", "Campobasso", "Chieti", "Fermo",
        "Foggia", "Isernia", "L'Aquila", "Lecce", "Macerata", "Pesaro e Urbino", "Pescara", "Taranto", "Teramo"]),
    ("pie", "ITA", "*"),
    ("pal", "JOR", "*"),
    ("ser", "KOS", "*"),
    ("syr", "LBN", "*"),
    ("cyr", "LBY", [
        "Ajdabiya", "Al Butnan", "Al Jabal al Akhdar", "Al Kufrah", "Al Marj", "Al Qubbah", "Benghazi"]),
    ("tri", "LBY", "*"),
    ("swi", "LIE", "*"),
    ("blt", "LTU", "*"),
    ("bel", "LUX", "*"),
    ("blt", "LVA", "*"),
    ("mor", "MAR", "*"),
    ("mar", "MCO", "*"),
    ("roa", "MDA", "*"),
    ("ser", "MKD", "*"),
    ("cro", "MNE", "*"),
    ("hol", "NLD", "*"),
    ("inert", "NOR", ["Svalbard"]),
    ("nor", "NOR", "*"),
    ("ber", "POL", ["Lubusz", "West Pomeranian"]),
    ("pru", "POL", ["Warmian-Masurian"]),
    ("sil", "POL", ["Lower Silesian", "Opole"]),
    ("pol", "POL", "*"),
    ("inert", "PRT", ["Azores", "Madeira"]),
    ("por", "PRT", "*"),
    ("pal", "PSX", "*"),
    ("roa", "ROU", "*"),
    ("cau", "RUS", [
        "Chechnya", "Dagestan", "Ingush", "Kabardin-Balkar", "Karachay-Cherkess", "North Ossetia", "Stavropol'"]),
    ("sev", "RUS", ["Adygey", "Crimea", "Krasnodar", "Rostov", "Sevastopol"]),
    ("sta", "RUS", ["Astrakhan'", "Kalmyk", "Penza", "Saratov", "Tambov", "Volgograd", "Voronezh"]),
    ("inert", "RUS", [
        "Altay", "Khanty-Mansiy", "Kurgan", "Novosibirsk", "Omsk", "Tomsk", "Tyumen'", "Yamal-Nenets"]),
    ("mos", "RUS", [
        "Belgorod", "Bryansk", "Kaluga", "Kursk", "Lipetsk", "Moskovsskaya", "Moskva", "Orel", "Ryazan'", "Smolensk",
        "Tula", "Tver'", "Vladimir", "Yaroslavl'"]),
    ("len", "RUS", ["City of St. Petersburg", "Karelia", "Leningrad", "Murmansk", "Novgorod", "Pskov"]),
    ("pru", "RUS", ["Kaliningrad"]),
    ("ark", "RUS", ["Arkhangel'sk", "Komi", "Nenets", "Vologda"]),
    ("gor", "RUS", "*"),
    ("apu", "SMR", "*"),
    ("ser", "SRB", "*"),
    ("cze", "SVK", "*"),
    ("cro", "SVN", "*"),
    ("swe", "SWE", "*"),
    ("syr", "SYR", "*"),
    ("syr", "TUR", ["Hatay"]),      # ceded in the summer of that year
    ("tun", "TUN", "*"),
    ("smy", "TUR", [
        "Afyonkarahisar", "Antalya", "Aydin", "Balikesir", "Burdur", "Denizli", "Isparta", "Izmir", "Kütahya",
        "Manisa", "Mugla", "Usak"]),
    ("con", "TUR", [
        "Bilecik", "Bursa", "Edirne", "Istanbul", "Kirklareli", "Kocaeli", "Sakarya", "Tekirdag", "Yalova",
        "Çanakkale"]),
    ("ank", "TUR", [
        "Amasya", "Ankara", "Bartın", "Bolu", "Düzce", "Eskisehir", "Karabük", "Kastamonu", "Kinkkale", "Kirsehir",
        "Ordu", "Samsun", "Sinop", "Sivas", "Tokat", "Yozgat", "Zinguldak", "Çankiri", "Çorum"]),
    ("ada", "TUR", [
        "Adana", "Adiyaman", "Aksaray", "Gaziantep", "K. Maras", "Karaman", "Kayseri", "Kilis", "Konya",
        "Malatya", "Mersin", "Nevsehir", "Nigde", "Osmaniye", "Sanliurfa"]),
    ("arm", "TUR", "*"),
    ("pol", "UKR", ["Ivano-Frankivs'k", "L'viv", "Rivne", "Ternopil'", "Volyn"]),
    ("roa", "UKR", ["Chernivtsi"]),
    ("sev", "UKR", ["Donets'k", "Kherson", "Luhans'k", "Mykolayiv", "Odessa", "Zaporizhzhya"]),
    ("cze", "UKR", ["Transcarpathia"]),
    ("ukr", "UKR", "*"),
    ("pal", "PSX", "*"),
]

# Siberia beyond the Urals, out of play.
UNSURVEYED = [("inert", [(74, 52), (95, 52), (95, 67), (74, 67)])]

CLAIMS = [
    # Upper North Tyne and Liddesdale, so that Edinburgh, Liverpool and Clyde meet visibly.
    ("lvp", ["yor"], [(-2.9, 54.9), (-2.2, 54.95), (-2.1, 55.42), (-2.9, 55.4)]),
    ("cly", ["edi"], [(-3.05, 55.03), (-2.6, 55.12), (-2.62, 55.22), (-3.0, 55.25)]),
    # Edinburgh keeps off the Firth of Clyde, Clyde off the Firth of Forth.
    ("cly", ["edi"], [(-4.85, 55.85), (-4.35, 55.9), (-4.35, 56.15), (-4.85, 56.15)]),
    ("edi", ["cly"], [(-4.0, 55.93), (-3.65, 55.85), (-3.65, 56.1), (-4.0, 56.1)]),
    # Finland keeps off the Tanafjord, Sweden off the Tysfjord.
    ("nor", ["fin"], [(27.2, 70.2), (28.7, 70.2), (28.7, 69.88), (27.2, 69.88)]),
    ("nor", ["swe"], [(15.8, 67.6), (16.9, 68.2), (18.2, 68.65), (18.4, 68.3), (17.1, 67.85), (16.0, 67.35)]),
    # Militsch and the Valtellina, so that Silesia and Piedmont have room for their names.
    ("sil", ["pol"], [
        (15.7, 52.0), (16.76, 52.13), (17.95, 51.74), (18.9, 51.3), (18.86, 50.98), (17.7, 51.03), (16.45, 51.56)]),
    ("pie", ["ven"], [(10.54, 46.27), (11.02, 46.05), (11.04, 45.36), (10.72, 45.28), (10.54, 45.69)]),
]
HAIRLINE = 0.8          # units: mouths of rivers narrower than twice this are no sea
# Iceland, which the stretches would flatten.
RESHAPED = [("inert", [(-26, 62.5), (-12, 62.5), (-12, 67.5), (-26, 67.5)], 0.9, 1.45)]
KEEP_ISLANDS = set()
LEAST_ISLAND = 150      # km2

# Outlines of the seas; where two overlap the first counts, and the land is cut out of them.
SEA_OUTLINES = [
    # the Belts and the Sound, the Sea of Marmara: no province, so that the seas beyond do not touch
    ("inert-water", [
        (9.3, 54.87), (10.3, 54.78), (11.1, 54.80), (11.8, 54.84), (12.25, 54.98), (12.4, 55.36), (13.1, 55.44),
        (13.2, 56.1), (12.4, 56.02), (12.0, 55.95), (11.3, 55.98), (10.6, 56.1), (9.3, 56.1)]),
    ("inert-water", [
        (26.15, 40.02), (27.0, 40.0), (29.95, 40.2), (29.95, 40.9), (29.25, 41.16), (29.0, 41.2), (27.0, 41.05),
        (26.95, 40.62), (26.75, 40.5), (26.3, 40.27)]),
    ("bla", [(27.4, 40.95), (29.3, 41.1), (42, 40.8), (42, 47.6), (27.4, 47.6)]),
    ("adr", [(12, 46), (14.6, 46), (20.2, 42.2), (20.2, 40.3), (18.2, 40.3), (15, 41), (12, 43.5)]),
    ("aeg", [
        (22.4, 35.75), (23.5, 35.5), (26.3, 35.3), (28.1, 36.3), (28.1, 40.2), (27.1, 41.1), (22.2, 41.1),
        (22.2, 38.7), (23.2, 37.9), (22.6, 37.3)]),
    ("ems", [
        (22.3, 30.5), (36.6, 30.5), (36.6, 37.2), (28.1, 37.2), (28.1, 36.3), (26.3, 35.3), (23.5, 35.5),
        (22.4, 35.75), (22.3, 35.75)]),
    ("ion", [
        (10, 30), (22.3, 30), (22.5, 35.75), (22.6, 36.4), (22.6, 37.3), (23.2, 37.9), (22.5, 38.6),
        (20.6, 40.3), (18.2, 40.3), (16.6, 40.8), (16, 38.4), (15.65, 38.28), (15, 37.9), (12.4, 37.85),
        (11, 37.2), (10, 36.6)]),
    ("tys", [
        (9.4, 37.0), (11, 36.8), (11, 37.2), (12.4, 37.85), (15, 37.9), (15.65, 38.28), (16, 38.4),
        (16.6, 40.8), (12.5, 42.4), (9.8, 42.7), (9.2, 41.3), (9.2, 39.3)]),
    ("gol", [(0.4, 40.7), (4.2, 40.4), (9.2, 41.3), (9.8, 42.7), (11, 42.5), (11, 44.6), (2.5, 44.6)]),
    ("wms", [
        (-5.93, 34.5), (9.4, 36.6), (9.4, 37.0), (9.2, 39.3), (9.2, 41.3), (4.2, 40.4), (0.4, 40.7),
        (-1.5, 40.7), (-6.05, 36.8)]),
    ("gob", [
        (16.5, 60.2), (19.0, 59.9), (22.3, 59.4), (22.8, 58.9), (23.6, 58.9), (24, 59.2), (30.6, 59.4),
        (30.6, 61), (26.5, 66.2), (20, 66.2), (16.5, 62.6)]),
    ("bal", [
        (9.3, 53.4), (21.9, 53.4), (24.6, 56.6), (24.6, 58.6), (23.6, 58.9), (22.8, 58.9), (22.3, 59.4),
        (19.0, 59.9), (16.5, 60.2), (12.55, 56.05), (12.0, 55.95), (10.6, 56.0), (9.3, 55.8)]),
    ("hel", [(5.3, 53.1), (9.6, 53.1), (9.6, 54.9), (8.9, 55.45), (5.7, 55.45), (4.9, 54.4)]),
    ("ska", [
        (8.0, 57.0), (9.5, 56.0), (10.6, 56.0), (12.0, 55.95), (12.55, 56.05), (13.2, 57), (12, 59.5),
        (10, 60), (7.4, 58.0)]),
    ("bar", [(25.2, 70.2), (25.2, 73), (62, 73), (62, 66), (45, 63.5), (32, 63.5), (28, 69)]),
    ("nwg", [
        (-25, 63.2), (-12, 62.6), (-4.6, 58.7), (-4.6, 57.3), (-2.0, 57.75), (5.0, 61.2), (15, 65),
        (25.2, 70.2), (25.2, 73), (-25, 73)]),
    ("eng", [
        (-5.2, 48.4), (-4.0, 48.2), (-1.0, 48.4), (1.7, 49.5), (2.9, 50.7), (2.9, 51.3), (1.5, 51.25),
        (1.2, 51.3), (-3.5, 51.0), (-5.2, 50.2), (-5.8, 49.6)]),
    ("nth", [
        (-4.6, 57.3), (-3.6, 55.7), (-0.5, 53.2), (0.2, 51.4), (1.2, 51.3), (1.5, 51.25), (2.9, 51.3),
        (2.9, 50.7), (5.3, 52.2), (4.9, 54.4), (5.7, 55.45), (8.9, 55.45), (9.3, 56.2), (8.0, 57.0),
        (7.4, 58.0), (7.6, 58.8), (5.0, 61.2), (-2.0, 57.75)]),
    ("iri", [
        (-9.8, 49.6), (-5.8, 49.6), (-5.2, 50.2), (-3.5, 51.0), (-2.2, 51.8), (-2.5, 54.25), (-6.0, 54.25),
        (-9.8, 51.7)]),
    ("nao", [
        (-25, 50.0), (-9.8, 50.0), (-9.8, 51.7), (-6.0, 54.25), (-2.5, 54.25), (-3.4, 55.9), (-4.6, 58.2),
        (-4.6, 58.7), (-12, 62.6), (-25, 63.2)]),
    ("mao", [
        (-25, 27.5), (-9, 27.5), (-5.6, 34.5), (-5.6, 36.8), (-1.0, 42.5), (-0.5, 46), (-1.0, 48),
        (-4.0, 48.2), (-5.2, 48.4), (-5.8, 49.6), (-9.8, 49.6), (-9.8, 50.0), (-25, 50.0)]),
]

CROSSINGS = [("den", "swe", (12.45, 55.72), (13.15, 55.78))]
COAST_SPLITS = [("spa", "mao", 40.0, "nc", "sc")]
LAYERS = {"air": "lands"}      # a bomber rests above the unit on the ground

CENTRES = {
    "lon": (-0.1, 51.5), "lvp": (-2.9, 53.45), "edi": (-3.2, 55.93), "egy": (31.2, 30.1), "par": (2.35, 48.85),
    "bre": (-4.2, 48.45), "mar": (5.5, 43.5), "alg": (3.1, 36.6), "ber": (13.4, 52.5), "mun": (11.6, 48.15),
    "kie": (10.1, 54.25), "ruh": (7.2, 51.45), "ven": (12.1, 45.55), "rom": (12.6, 41.9), "nap": (14.5, 40.9),
    "tri": (13.2, 32.7), "mos": (37.6, 55.75), "len": (30.4, 59.8), "sev": (33.9, 45.2), "sta": (44.5, 48.7),
    "con": (28.75, 41.15), "ank": (32.8, 39.9), "smy": (27.3, 38.4), "ada": (35.3, 37.0), "nor": (10.6, 60.0),
    "swe": (17.7, 59.4), "fin": (25.0, 60.5), "den": (9.4, 55.6), "blt": (24.1, 56.9), "hol": (4.9, 52.3),
    "bel": (4.4, 50.85), "spa": (-3.7, 40.4), "por": (-9.0, 38.9), "tun": (10.0, 36.6), "aus": (16.2, 48.2),
    "cze": (14.4, 50.1), "hun": (19.1, 47.4), "pol": (21, 52.2), "roa": (26.1, 44.5), "bul": (23.4, 42.65),
    "gre": (23.6, 38.15), "ser": (20.6, 44.5), "syr": (36.3, 33.6),
}

# Fleets a unit off every coast, Denmark's clear of its islands
DIVIDED = {
    "con": {"de": ["Konstan-", "tinopel"]}, "sil": {"de": ["Schle-", "sien"]}, "ruh": {"de": ["Ruhr-", "gebiet"]},
    "aus": {"de": ["Öster-", "reich"]}, "hel": {"de": ["Helgo-", "länder", "Bucht"]},
    "gob": {"de": ["Bott-", "nischer", "Meerbusen"]}, "bel": {"de": ["Bel-", "gien"]}, "den": {"de": ["Däne-", "mark"]},
    "ven": {"de": ["Vene-", "dig"]}, "sev": {"de": ["Sewas-", "topol"]},
    "alb": {"de": ["Alba-", "nien"]}, "syr": {"de": ["Sy-", "rien"]}, "apu": {"de": ["Apu-", "lien"]}}
OVERRIDES = {
    ("field", "adr"): (945, 965), ("field", "bla"): (1425, 833), ("field", "aeg"): (1211, 1153), ("field", "bal"): (966, 349),
    ("field", "bar"): (1138, 40), ("field", "den"): (727, 352), ("field", "eng"): (344, 584),
    ("field", "gob"): (990, 176), ("field", "hel"): (652, 388), ("label", "gob"): (["Gulf of", "Bothnia"], (955, 237), 0),
    ("label", "len"): (["Leningrad"], (1204, 267), 0),
    ("centre", "mun"): (787, 693), ("field", "sil"): (905, 546), ("field", "con"): (1260, 933), ("field", "lvp"): (414, 381.5),
    # too long for their lands: on the water, two of them in two lines
    ("label", "con"): (["Constan-", "tinople"], (1308, 888), 0, 11), ("label", "lvp"): (["Liver-", "pool"], (370, 403), 0, 11),
    # (on large sheets they have room on their land, beside these units)
    ("field", "bel"): (601, 590), ("field", "tus"): (756.5, 913.5),
    ("abbr", "bel"): (589.5, 579.5, 16), ("abbr", "tus"): (756.5, 892.5, 18),
    ("label", "bel"): (["Bel-", "gium"], (540, 508), 0, 11), ("label", "rom"): (["Rome"], (771, 991), 0, 11),
    ("label", "tus"): (["Tuscany"], (690, 907), 0, 11),
    # room for their names between army and bomber
    ("label", "sil"): (["Silesia"], (919.5, 573.7), 0),
    ("field", "pie"): (683, 840), ("label", "pie"): (["Piedmont"], (687, 806), -16),
    ("field", "sev"): (1329, 677.5), ("centre", "sev"): (1359.3, 734.6),
    ("label", "sev"): (["Sevas-", "topol"], (1329, 651), 0, 11),
    # on their own land, with their units beside them
    ("label", "mor"): (["Morocco"], (212, 1196), 0), ("field", "mor"): (182, 1227),
    ("label", "mos"): (["Moscow"], (1329, 338), 0), ("field", "mos"): (1318, 394),
    ("label", "lon"): (["London"], (461, 504), 0, 12), ("field", "lon"): (492.5, 481.5), ("centre", "lon"): (459, 529),
    ("field", "pic"): (518, 574), ("label", "pic"): (["Picardy"], (518, 600.5), 0),
    ("field", "ven"): (764, 768), ("label", "ven"): (["Venice"], (745, 843), 0),
    # short, clear of those names
    ("abbr", "nth"): (548, 330, 18), ("abbr", "lvp"): (411, 480, 18), ("abbr", "bla"): (1328, 788, 18), ("abbr", "tys"): (768, 1112, 18),
    ("label", "ems"): (["Eastern Mediterranean"], (1275, 1211), 0),
    ("abbr", "ems"): (1212, 1216, 18), ("field", "syr"): (1475, 1084), ("label", "syr"): (["Syria"], (1475, 1119), 0),
    # Clyde's on the water, clear of Edinburgh's unit; Ireland's in its middle, below its unit
    ("label", "cly"): (["Clyde"], (405, 259), 0, 11), ("abbr", "cly"): (397, 291, 16),
    ("field", "ire"): (275, 373), ("label", "ire"): (["Ireland"], (269, 420), 0), ("abbr", "ire"): (277, 415, 18),
    # beside the plate
    ("field", "nao"): (250, 238), ("label", "nao"): (["North Atlantic", "Ocean"], (268, 282), 0),
}

# Where names stand in a small window
OFF = {"con": [(1325, 856), (1322, 860), (1338, 836)], "bel": [(546, 497)]}
# England's are short there: written out they would fill the North Sea.
FROM = {name: 0.66 for name in ("lon", "lvp", "yor")}
# Seas with room are written out in a small window; narrow ones are short there.
FROM.update({name: 0.66 for name in ("hel", "ska", "eng", "iri", "adr", "aeg", "gob", "bal", "ems", "tys", "gol", "nth", "wms")})
EXTRA = {"ire": {"air": [309.5, 372.0], "dislodged": [290.0, 351.0]}, "bel": {"air": [554.5, 558.5]}, "tus": {"air": [733.5, 876.5]},
         "sil": {"air": [943.0, 546.0]}, "pie": {"air": [640.0, 848.0]},
         "pic": {"air": [541.5, 629.5]}, "ruh": {"air": [690.0, 535.0]}, "ven": {"air": [808.0, 780.0]},
         "aus": {"air": [908.0, 722.0]}, "syr": {"air": [1451.0, 1066.0]}, "lvp": {"air": [412.0, 450.0]}}
LETTERING = {"land": (15, 0.465), "sea": (18, 0.475)}

# Names that are bent or spaced out along their land or water: (start, end, how far the arc rises)
CURVES = {
    "nwg": ((500, 120), (690, 120), 6), "nth": ((500, 388), (622, 388), 5), "adr": ((805, 845), (915, 935), -5),
    "bla": ((1325, 786), (1440, 786), 6), "ion": ((905, 1192), (1010, 1198), -4), "eng": ((372, 578), (486, 566), 4),
    "alg": ((400, 1240), (545, 1240), 0), "cze": ((925, 662), (1078, 652), 4), "pol": ((985, 542), (1108, 536), 4),
    "gor": ((1440, 256), (1560, 242), 5), "ukr": ((1225, 578), (1345, 570), 5), "roa": ((1105, 802), (1236, 796), 4),
    "cyr": ((1080, 1310), (1236, 1310), 0), "swe": ((806, 308), (888, 286), 3),
}

# Waters too narrow for the drawing that fleets pass.
CANALS = [
    ("kiel-canal", [(9.05, 53.86), (9.35, 54.02), (9.62, 54.27), (9.95, 54.33), (10.25, 54.45)]),
    ("bosporus", [(29.0, 40.85), (29.02, 41.02), (29.08, 41.12), (29.12, 41.35)]),
]

# A staff map: cool paper, black ink, and a grid over the waters.
COLOURS = {"sea": "#e2eef1", "glow": (("#d3e1e5", 18), ("#c6d7dc", 11), ("#b8ccd2", 5.5)), "sea-border": "#62787e",
           "land": "#f4f0e4", "inert": "#c6c5b4", "hatch": "#a19f8b", "lake": "#e2eef1", "border": "#77705f", "major": "#3a3834", "coast": "#29363b",
           "sea-ink": "#2f4a54", "crossing": "#a3271b", "frame": "#2b2b28", "box": "#f4f1e6", "ink": "#171512"}


def marks(sheet, plan, colours):
    """Canals."""
    yield from decor.canals(sheet, CANALS, colours)


def offing(sheet, plan, colours):
    """The grid, every hundred units, under the lands."""
    for x in range(100, sheet.width, 100):
        yield f'<path d="M{x},0L{x},{sheet.height}" stroke="{colours["sea-border"]}" stroke-width="0.6" stroke-opacity="0.4"/>'
    for y in range(100, sheet.height, 100):
        yield f'<path d="M0,{y}L{sheet.width},{y}" stroke="{colours["sea-border"]}" stroke-width="0.6" stroke-opacity="0.4"/>'
