"""Draws pacific.svg, the raw drawing from which the variant of that name is made in *Make a variant*: shapes, names, and
ornaments for the eye. Coasts are Natural Earth's (geodata/pacific.json.gz); the borders on land and at sea are ours.

    cd maps
    /usr/bin/python3 -m workshop.drawings.pacific

Places are (longitude, latitude) in degrees, longitudes from 0 to 360; sizes are units of the drawing.
"""

import bisect
import gzip
import json
import math
from pathlib import Path
from typing import NamedTuple

from shapely.affinity import scale
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import polylabel, polygonize, transform, unary_union
from shapely.validation import make_valid

from .. import relief

HERE = Path(__file__).parent
WIDTH, HEIGHT = 1600, 1230
WEST, EAST, SOUTH, NORTH = 76, 212, -49.3, 59.5

# How much room a degree gets, from here on: the crowded Indies more than the empty ocean, and less step by step on
# either side, so that the meridians draw together as on a globe.
ACROSS = [(76, 0.9), (84, 1.1), (92, 1.35), (100, 1.5), (122, 1.42), (132, 1.25), (142, 1.1), (152, 0.97), (164, 0.86),
          (178, 0.8), (192, 0.76)]
DOWN = [(-49.3, 0.8), (-39, 0.98), (-11, 1.32), (24, 1.15), (42, 0.72)]
# South of a parallel the meridians run together towards one of them: Australia keeps its shape.
WAIST = (-9.0, 146.0, 0.24)  # from which latitude on, towards which longitude, by which share at the lower frame

LEAST_ISLAND, LEAST_NARROWS = 90, 30  # square units; what is smaller is left out

# The mainland: the first outline that holds a piece of these countries takes it. Burma comes before Siam, which is
# widened, so that it keeps Tenasserim.
CHINA = ["China", "Hong Kong", "Macao"]
MAINLAND = [
    ("Manchuria", ["North Korea", "South Korea"], None),
    ("Indochina", ["Vietnam", "Laos", "Cambodia"], None),
    ("Burma", ["Myanmar"], None),
    ("Siam", ["Thailand"], None),
    ("Singapore", ["Malaysia", "Singapore"], [(95, 0), (105.5, 0), (105.5, 8), (95, 8)]),
    ("India", ["India", "Bangladesh"], [(70, 5), (97, 5), (97.5, 29), (70, 29)]),
    ("Manchuria", CHINA, [(119.6, 39.0), (118.9, 41.0), (118.0, 42.5), (117.6, 44.6), (116.3, 46.6), (115, 55),
                          (137, 55), (137, 39), (122, 38.6)]),
    ("Peking", CHINA, [(118.6, 34.6), (115.4, 34.9), (112.6, 34.6), (110.6, 36.6), (110.9, 39.2), (110.0, 41.4),
                       (110.5, 46), (120, 46), (124, 37.5), (122, 35.2)]),
    ("Changsha", CHINA, [(108.2, 26.2), (108.1, 28.0), (109.8, 29.7), (113.4, 30.4), (115.0, 29.4), (115.2, 27.6),
                         (117.6, 26.9), (116.6, 25.2), (114.4, 24.2), (111.6, 24.2), (108.9, 24.1)]),
    ("Shanghai", CHINA, [(121.5, 26.9), (119.2, 27.3), (117.2, 26.8), (114.2, 27.6), (113.4, 30.2), (113.8, 32.6),
                         (112.6, 34.6), (124, 35.8), (125, 28)]),
    ("Canton", CHINA, [(105.6, 20.9), (105.9, 22.9), (108.2, 23.6), (109.4, 24.9), (111.5, 26.4), (114.2, 27.6),
                       (122, 28), (122, 17), (107, 17)]),
    ("Kunming", CHINA, [(97, 20), (97.4, 28.6), (100.6, 28.2), (103.1, 27.3), (105.7, 26.6), (108.9, 26.2), (110, 22),
                        (108, 20)]),
    ("Chungking", CHINA, [(100.6, 27), (101.4, 30.4), (102.5, 33.4), (105.5, 32.8), (108.4, 32.2), (111.0, 32.9),
                          (115, 33), (115, 25.5), (104, 25.5)]),
    ("Shensi", CHINA, [(100.3, 32), (100.9, 36.4), (102.6, 38.6), (104.6, 41.9), (106, 44), (111, 44), (114, 34),
                     (112, 31)]),
    ("Tibet", CHINA + ["Nepal", "Bhutan", "India"], [(70, 20), (70, 35.4), (82, 36.2), (90, 36.6), (94, 38.8),
                                                     (104, 36.4), (104, 20)]),
    ("Sinkiang", CHINA, [(70, 35), (70, 50), (91, 50), (96.4, 42.8), (97, 41.4), (104, 39.4), (104, 35)]),
    ("Mongolia", CHINA + ["Mongolia"], None),
    ("Kamchatka", ["Russia"], [(155, 49), (155, 62), (166, 62), (166, 49)]),
    ("Sakhalin", ["Russia"], [(140.9, 45), (146, 45), (146, 55), (141.6, 55), (141.2, 52), (141.9, 48)]),
    ("Siberia", ["Russia", "Kazakhstan", "Kyrgyzstan"], None),
]

# Islands: countries, an outline, how far gaps in them are closed, and how much larger than life they are drawn.
ISLANDS = [
    ("Kyushu", ["Japan"], [(128, 30.8), (128, 34.1), (130.9, 33.98), (132.1, 33.6), (132.1, 30.8)], 4, (1.7, 1.7)),
    ("Tokyo", ["Japan"], [(130.7, 33.4), (130.7, 46), (146.5, 46), (143, 33)], 4, (1.12, 1.06)),
    ("Formosa", ["Taiwan"], None, 0, (2.1, 1.5)),
    ("Philippines", ["Philippines"], [(118.8, 4.5), (118.8, 21), (128, 21), (128, 4.5)], 3, (1.12, 1.08)),
    ("Borneo", ["Malaysia", "Indonesia", "Brunei"], [(108.5, -4.6), (108.5, 7.5), (119.6, 7.5), (119.2, 1.5),
                                                    (116.9, -4.6)], 2, (1.0, 1.0)),
    ("Sumatra", ["Indonesia"], [(94, 6.5), (99, 5.0), (103.6, 1.1), (106.6, -2.5), (106.0, -5.9), (104, -6.2),
                                (94, 1)], 4, (1.0, 1.0)),
    ("Java", ["Indonesia"], [(105.0, -5.8), (108, -5.5), (112, -6.4), (114.6, -7), (114.5, -9.2), (105, -7.5)], 3,
     (0.97, 1.75)),
    ("Celebes", ["Indonesia"], [(118.6, 2.2), (126, 2.2), (124, -6.2), (118.6, -6.2)], 4, (1.2, 1.12)),
    ("New Guinea", ["Indonesia", "Papua New Guinea"], [(130.6, 0.3), (141, -1), (147.7, -5.4), (151.3, -10),
                                                       (151.3, -11.2),
                                                       (137, -9.5), (130.6, -5)], 3, (1.0, 1.0)),
    ("Rabaul", ["Papua New Guinea"], [(148.2, -1.2), (148.2, -6.6), (152, -7), (154.0, -5.6), (154.0, -1.2)], 26,
     (1.15, 1.15)),
    ("Darwin", ["Australia"], [(110, -9), (110, -20.2), (129, -20.2), (129, -26), (134.6, -26), (138, -26), (138, -16.0),
                               (141, -13), (141, -9)], 3, (1, 1)),
    ("Perth", ["Australia"], [(110, -20.2), (129, -20.2), (129, -26), (129, -39.3), (110, -40)], 3, (1, 1)),
    ("Sydney", ["Australia"], [(136.6, -17.4), (138, -16.0), (141, -13), (141, -9), (155, -9), (155, -44.5), (142, -44.5), (134.6, -39.3),
                               (134.6, -26), (136.6, -25)], 3, (1, 1)),
    ("Nullarbor", ["Australia"], [(129, -26), (134.6, -26), (134.6, -39.3), (129, -39.3)], 0, (1, 1)),
    ("Auckland", ["New Zealand"], [(165, -48), (165, -33), (180, -33), (180, -48)], 1, (1.55, 1.2)),
    ("Ceylon", ["Sri Lanka"], None, 0, (1.75, 1.6)),
    ("Fiji", ["Fiji"], [(176, -19), (180.6, -19), (180.6, -15.8), (176, -15.8)], 0, (3.6, 4.2)),
    ("Yukon", ["United States of America"], [(190, 62), (213, 62), (213, 53.6), (195.2, 53.9)], 8, (1, 1)),
]
PARTED = ("Tokyo",)  # what is closed in them is painted as water
CLOSED = ("Siberia", "Mongolia", "Sinkiang", "Tibet", "Kamchatka", "Sakhalin", "Nullarbor", "Yukon")

# Necks of land that would be too narrow for two coasts: where, and how much wider on either side.
STOUT = {"Siam": ([(96, 5), (103, 5), (101.5, 10), (100.6, 13.2), (96, 13.2)], 11),
         "Burma": ([(96.5, 9.6), (100.2, 9.6), (100.2, 16), (96.5, 16)], 4)}

# Straits that the enlarged islands would close: how wide they stay.
APART = {"Celebes": 8, "Java": 12, "Rabaul": 8, "Ceylon": 8}

# Islands too small to stand on at their size: each part of their shape in sheet units about the middle, east and south.
# They have the shape of the islands, and are drawn as large as a unit needs.
ISLETS = [
    # Hawaii itself in the south-east, Maui, Molokai, Oahu, which has room for the star of Pearl Harbor, and Kauai before it
    ("Hawaii", (203.6, 20.2), [[(-27, -8), (-14, -25), (4, -29), (26, -9), (31, 6), (12, 24), (-4, 30), (-15, 16)],
                               [(-55, -31), (-45, -38), (-37, -29), (-27, -31), (-24, -23), (-37, -18), (-49, -23)],
                               [(-66, -47), (-50, -50), (-48, -44), (-65, -41)],
                               [(-106, -60), (-98, -74), (-80, -70), (-74, -56), (-86, -46), (-102, -48)],
                               [(-136, -80), (-125, -86), (-119, -76), (-128, -70)]]),
    # an atoll with a broad islet in its south
    ("Midway", (183.4, 28.4), [[(-33, -8), (-22, -21), (-4, -16), (6, -24), (24, -19), (33, -4), (26, 13), (8, 22), (-16, 20),
                                (-30, 9)], [(38, 8), (50, 4), (54, 14), (42, 22)]]),
    # three islets in the form of a wedge that opens to the north-west
    ("Wake", (166.6, 20.0), [[(-42, -26), (-26, -33), (-6, -22), (22, -12), (38, 4), (34, 20), (12, 26), (-18, 24),
                              (-38, 26), (-46, 14), (-30, 8), (-6, 4), (2, -4), (-14, -12), (-32, -12)]]),
    # long, with a waist
    ("Guam", (145.3, 14.4), [[(18, -40), (34, -34), (30, -14), (16, -2), (17, 14), (8, 36), (-10, 42), (-25, 32), (-26, 10),
                              (-13, -6), (2, -18)]]),
    # high islands within a ring of reefs
    ("Truk", (152.4, 6.6), [[(-20, -20), (-4, -26), (12, -18), (28, -20), (32, -2), (22, 16), (4, 24), (-16, 20), (-28, 4)],
                            [(-50, -12), (-38, -18), (-34, -6), (-46, 0)], [(36, 16), (48, 12), (50, 24), (40, 28)],
                            [(-40, 16), (-30, 16), (-28, 26), (-38, 28)]]),
    # a boomerang round its lagoon
    ("Kwajalein", (168.6, 7.4), [[(-54, -34), (-40, -38), (-22, -18), (0, -12), (24, -18), (36, -2), (32, 20), (10, 28),
                                  (-12, 18), (-22, 6), (-38, -10)]]),
    # with Santa Isabel and Malaita in the north of it
    ("Guadalcanal", (160.6, -9.8), [[(-46, -8), (-30, -18), (-4, -14), (24, -4), (44, 6), (48, 18), (26, 24), (-4, 18),
                                     (-30, 14), (-44, 4)],
                                    [(-66, -52), (-52, -54), (-34, -40), (-20, -30), (-30, -28), (-48, -38)],
                                    [(26, -46), (36, -46), (46, -28), (58, -12), (48, -14), (34, -30)]]),
    # Unalaska, ragged, between Umnak and Akutan
    ("Dutch Harbor", (189.5, 52.8), [[(-40, 8), (-30, -4), (-16, -6), (-8, -20), (2, -10), (14, -24), (32, -22), (40, -10),
                                      (28, 0), (34, 8), (14, 12), (4, 22), (-14, 16), (-28, 22)],
                                     [(-88, 22), (-72, 10), (-52, 8), (-50, 18), (-66, 22), (-80, 32)],
                                     [(50, -20), (62, -26), (68, -16), (56, -10)]]),
]

# Borders at sea; they overshoot the coast.
SEA_LINES = [
    [(81.0, 7.6), (88, 7.4), (95.6, 5.2)],                                   # Bengal | Indian Ocean
    [(78.6, 11.6), (82.0, 7.4)],                                             # Palk Strait
    [(103.4, 2.1), (101.6, 0.6)],                                            # Malacca
    [(104.4, -3.2), (107.5, -2.2), (110.6, -1.0)],                           # Sumatra | Borneo
    [(105.0, -5.0), (107.0, -7.0)],                                          # Sunda
    [(112.0, -7.8), (116.8, -7.0), (119.6, -4.6), (120.4, -3.0)],            # Java | Celebes
    [(117.4, 0.8), (120.6, 0.6)],                                            # Makassar
    [(116.6, 5.6), (117.6, 8.4), (119.4, 10.6), (121.2, 12.8), (121.2, 14.4)],  # Sulu, Mindoro
    [(123.8, 13.2), (124.9, 12.0)],                                          # San Bernardino
    [(124.9, 10.6), (125.6, 9.2)],                                           # Surigao
    [(125.5, 7.4), (127.6, 6.4), (129.4, 4.6), (128.6, 2.6), (125.4, 2.1), (123.9, 0.9)],  # Mindanao | Celebes
    [(124.0, 1.2), (127.6, 0.9), (132.6, -1.4)],                             # Celebes | New Guinea
    [(113.4, -8.2), (117.5, -11.0), (123.6, -13.4), (126.8, -15.6)],         # Java | Australia
    [(142.6, -8.6), (142.6, -11.6)],                                         # Torres
    [(145.6, -6.2), (150.9, -5.4)],                                          # New Guinea | New Britain
    [(152.0, -5.2), (160.4, -9.4)],                                          # Bougainville | Solomons
    [(160.6, -9.6), (167.0, -15.6), (176.1, -19.9)],                         # Guadalcanal | Fiji
    [(152.4, -27.4), (162, -27.6), (170, -25.0), (175.9, -20.0)],            # Australia | Fiji
    [(176.2, -20.0), (176.0, -26.0), (173.6, -35.6)],                        # Fiji | New Zealand
    [(176.0, -39.5), (184, -43), (190, -50)],                                # New Zealand | frame
    [(175.2, -40.6), (173.6, -41.8)],                                        # Cook
    [(141.0, -35.0), (141.0, -50)],                                          # Australia | frame
    [(137.5, -3.4), (137.0, 4.0), (140.2, 10.6), (145.0, 14.0)],             # New Guinea | Guam
    [(145.0, 13.4), (156, 18.0), (166.4, 19.0)],                             # Guam | Wake
    [(166.8, 19.2), (175, 25.4), (183.2, 28.4)],                             # Wake | Midway
    [(183.6, 28.4), (193, 23.0), (202.8, 20.8)],                             # Midway | Hawaii
    [(203.4, 20.4), (216, 15.0)],                                            # Hawaii | frame
    [(166.8, 19.2), (169.2, 13.4), (168.8, 7.4)],                            # Wake | Kwajalein
    [(168.4, 7.4), (164.2, -1.0), (160.2, -9.0)],                            # Kwajalein | Guadalcanal
    [(168.8, 7.0), (186, 1.6), (216, 0.0)],                                  # Kwajalein | frame
    [(183.4, 28.8), (179.0, 40.0), (182.4, 53.6)],                           # Midway | Aleutians
    [(144.0, 43.4), (152.0, 47.0), (166.0, 51.4), (182.4, 52.4), (189.0, 52.8)],            # Hokkaido | Aleutians
    [(156.7, 52.4), (156.6, 50.4), (155.6, 47.0)],                           # Okhotsk | Bering
    [(165.6, 51.6), (164.4, 40.0), (166.8, 18.9)],                           # North-west | North Pacific
    [(190.0, 52.8), (195.4, 54.4), (199.6, 56.6)],                                          # Aleutians | Alaska
    [(140.0, 36.0), (142.4, 28.0), (145.4, 14.8)],                           # Tokyo | Guam
    [(130.6, 32.0), (129.6, 28.4), (127.8, 26.2), (124.6, 24.3), (121.2, 24.0)],  # Kyushu | Formosa, along the Ryukyus
    [(120.8, 23.4), (121.4, 17.4)],                                          # Formosa | Luzon
    [(117.4, 25.6), (121.0, 24.0)],                                          # Formosa Strait
    [(127.0, 36.0), (131.2, 33.0)],                                          # Korea | Kyushu
    [(142.2, 43.6), (139.6, 44.6), (136.0, 45.6), (134.0, 46.4)],            # Hokkaido | Siberia
]

SEAS = [
    ("Bay of Bengal", (89, 14)), ("Indian Ocean", (98, -14)), ("South China Sea", (113.5, 13)),
    ("Java Sea", (112, -4.6)), ("Celebes Sea", (121.6, 4.4)), ("Timor Sea", (128, -9)),
    ("East China Sea", (124.4, 30)), ("Sea of Japan", (134.5, 39.5)), ("Bering Sea", (170, 54)),
    ("Sea of Okhotsk", (149, 52)), ("Northwest Pacific", (153, 36)), ("North Pacific", (173, 38)), ("Gulf of Alaska", (196, 40)), ("Philippine Sea", (134, 18)),
    ("Caroline Sea", (158, 2)), ("Central Pacific", (186, 13)), ("Coral Sea", (156, -17)),
    ("Tasman Sea", (160, -35)), ("South Pacific", (190, -20)),
]

# What is drawn for the eye: hills along ranges, grains over deserts, meridians and parallels, reefs, and a rose of the
# winds. Its colours are those of the maps that the desk makes, so that other styles know them again.
RANGES = [
    [(76.0, 30.5), (80.5, 29.2), (86.0, 27.9), (92.0, 27.8), (95.5, 28.4), (98.6, 27.0)], [(78.0, 42.2), (84.0, 43.2), (90.0, 43.4)],
    [(77.0, 36.0), (84.0, 36.2), (92.0, 37.2), (98.0, 38.6), (103.0, 36.4)], [(88.0, 48.6), (92.0, 47.2), (97.0, 45.8)],
    [(131.2, 34.4), (134.6, 35.0), (137.6, 35.9), (139.8, 37.6), (140.8, 40.0)], [(142.2, 43.0), (143.4, 43.6)], [(121.0, 22.9), (121.3, 24.2)],
    [(120.8, 18.0), (121.0, 16.2)], [(119.9, -2.2), (120.2, -1.2)], [(107.0, -7.1), (112.6, -7.9)], [(168.0, -44.6), (171.6, -42.9)],
    [(108.6, 53.0), (116.0, 56.0), (126.0, 56.4), (134.0, 58.0)], [(96.0, 52.0), (104.0, 51.2)], [(157.2, 53.0), (160.0, 56.6)],
    [(77.0, 11.0), (76.8, 14.5)], [(93.9, 20.8), (93.7, 23.6)], [(98.3, 23.8), (98.9, 26.6)], [(105.0, 19.2), (107.6, 15.6)],
    [(102.6, 28.6), (103.2, 31.6)], [(106.2, 33.5), (110.0, 33.4)], [(110.4, 25.6), (115.4, 25.6)],
    [(117.0, 41.2), (114.6, 40.4)], [(119.8, 46.4), (121.6, 49.4)], [(127.0, 42.2), (129.6, 44.2)], [(128.4, 38.6), (128.9, 36.8)],
    [(97.4, 4.2), (100.2, 0.2), (103.6, -4.4)], [(113.8, 1.4), (116.2, 4.6)], [(136.6, -4.1), (140.4, -4.7), (144.2, -6.0), (147.2, -8.4)],
    [(145.0, -16.8), (146.6, -20.4), (150.4, -25.4), (152.0, -29.4), (149.4, -35.2)], [(117.2, -22.2), (120.4, -22.6)],
]
DESERTS = [[(118.6, -24.0), (128.2, -22.0), (128.4, -30.0), (122.0, -29.4)], [(129.6, -21.2), (137.2, -21.0), (137.2, -25.0), (129.6, -25.0)]]
MERIDIANS, PARALLELS = range(50, 250, 10), (-40, -20, 0, 20, 40)
ROSE = ((318, 1122), 42)  # units of the sheet
INKS = {"sea": "#d9e1e6", "sea-border": "#54778c", "border": "#8a7a63", "coast": "#43535d", "halo": "#fdf9ef", "shade": "#4d3f2c", "light": "#fffcf3"}

COLOURS = {"land": "#e7dcbc", "sea": "#bcd5e3", "closed": "#b5b1a8"}


def _ramp(stops, low, high, size):
    """Degrees to units: the integral of a weight that changes smoothly from stop to stop."""
    steps = 400
    weights = []
    for i in range(steps):
        degree = low + (high - low) * (i + 0.5) / steps
        total = share = 0
        for k, (start, weight) in enumerate(stops):
            end = stops[k + 1][0] if k + 1 < len(stops) else high
            near = max(0.0, 1 - max(start - degree, degree - end, 0) / 3)
            total += near * weight
            share += near
        weights.append(total / share)
    sums = [0]
    for weight in weights:
        sums.append(sums[-1] + weight)
    degrees = [low + (high - low) * i / steps for i in range(steps + 1)]

    def at(degree):
        i = min(max(bisect.bisect_right(degrees, degree) - 1, 0), steps - 1)  # beyond its ends it goes on as it ended
        part = (degree - degrees[i]) / (degrees[i + 1] - degrees[i])
        return size * (sums[i] + part * (sums[i + 1] - sums[i])) / sums[-1]

    return at


_x = _ramp(ACROSS, WEST, EAST, WIDTH)
_y = _ramp(DOWN, SOUTH, NORTH, HEIGHT)


def project(point):
    x, down = _x(point[0]), _y(point[1])
    begins, towards, share = WAIST
    if point[1] < begins:
        part = (begins - point[1]) / (begins - SOUTH)
        x += share * part * part * (3 - 2 * part) * (_x(towards) - x)
    return round(x, 1), round(HEIGHT - down, 1)


def _outline(points):
    """A hand-drawn outline; between two points it wanders, the same way from either end."""
    drawn = []
    for i, one in enumerate(points):
        a, b = project(one), project(points[(i + 1) % len(points)])
        course = _wandering(min(a, b), max(a, b))
        drawn += (course if a <= b else course[::-1])[:-1]
    return make_valid(Polygon(drawn))


def _wandering(a, b):
    length = math.dist(a, b)
    parts = max(1, round(length / 6))
    nx, ny = (b[1] - a[1]) / max(length, 1), (a[0] - b[0]) / max(length, 1)
    wide = min(7.0, 0.09 * length)
    course = []
    for k in range(parts + 1):
        t = k / parts
        sway = sum(math.sin(math.tau * waves * t * length / 210 + 1.7 * (a[0] + b[1]) * waves) / waves
                   for waves in (1, 2.3, 5.1, 9.7))
        sway *= wide * min(1.0, 5 * t, 5 * (1 - t))
        course.append((a[0] + t * (b[0] - a[0]) + sway * nx, a[1] + t * (b[1] - a[1]) + sway * ny))
    return course


def _smooth(points):
    for _ in range(3):
        points = [points[0]] + [p for a, b in zip(points, points[1:])
                                for p in ((0.75 * a[0] + 0.25 * b[0], 0.75 * a[1] + 0.25 * b[1]),
                                          (0.25 * a[0] + 0.75 * b[0], 0.25 * a[1] + 0.75 * b[1]))] + [points[-1]]
    return points


def countries():
    with gzip.open(HERE.parent / "geodata" / "pacific.json.gz", "rt", encoding="utf-8") as file:
        rows = json.load(file)
    frame = box(-40, -40, WIDTH + 40, HEIGHT + 40)
    shapes = {}
    for name, polygons in rows:
        parts = [make_valid(Polygon([project(p) for p in rings[0]], [[project(p) for p in hole] for hole in rings[1:]]))
                 for rings in polygons]
        shapes[name] = unary_union(parts).intersection(frame)
    return shapes


def _islet(at, outline):
    """Between its points its shore wanders to both sides."""
    x, y = project(at)
    points = [(x + east, y + south) for east, south in outline]
    for turn in range(4):
        finer = []
        for i, (one, other) in enumerate(zip(points, points[1:] + points[:1])):
            aside = 0.13 * math.sin(12.9 * i + 7.7 * turn + x)
            finer += [one, ((one[0] + other[0]) / 2 + aside * (other[1] - one[1]),
                            (one[1] + other[1]) / 2 - aside * (other[0] - one[0]))]
        points = finer
    return make_valid(Polygon(points))


def _larger(shape, least):
    parts = [p for p in getattr(shape, "geoms", [shape]) if p.geom_type == "Polygon" and p.area >= least]
    return unary_union(parts)


def lands():
    """By name what no place before it took; and the narrow waters within islands that were closed to make a place."""
    known = countries()
    taken = Polygon()
    found = {}
    narrows = []

    def take(name, shape):
        nonlocal taken
        if name in STOUT:
            shape = shape.union(shape.intersection(_outline(STOUT[name][0])).buffer(STOUT[name][1]))
        near = taken.buffer(APART[name]) if name in APART else taken
        own = _larger(shape.difference(near), 4 * LEAST_ISLAND if name in CLOSED else LEAST_ISLAND)
        own = _larger(own.simplify(0.7), LEAST_ISLAND)
        if own.is_empty:
            return
        taken = unary_union([taken, own])
        found[name] = unary_union([found[name], own]) if name in found else own

    for name, at, parts in ISLETS:
        take(name, unary_union([_islet(at, part) for part in parts]))
    for name, of, outline in MAINLAND:
        shape = unary_union([known[country] for country in of if country in known])
        take(name, shape.intersection(_outline(outline)) if outline else shape)
    for name, of, outline, gap, larger in ISLANDS:
        shape = unary_union([known[country] for country in of if country in known])
        if outline:
            shape = shape.intersection(_outline(outline))
        whole = _larger(shape.buffer(gap).buffer(-gap) if gap else shape, LEAST_ISLAND / 6)
        left, top, right, bottom = whole.bounds
        middle = ((left + right) / 2, (top + bottom) / 2)
        take(name, scale(whole, *larger, origin=middle))
        wet = found[name].difference(scale(shape, *larger, origin=middle).buffer(0.3))
        narrows += [part for part in getattr(wet.buffer(-0.9).buffer(0.9), "geoms", [])
                    if name in PARTED and part.area >= LEAST_NARROWS and part.buffer(-0.9).area > 0.4 * part.length]
    return found, narrows


def _rings(shape):
    for part in getattr(shape, "geoms", [shape]):
        if part.geom_type == "Polygon":
            yield part.exterior
            yield from part.interiors


def places():
    """Every place with its shape. Faces of the sheet are cut once, so that two places share the points of a border."""
    frame = box(0, 0, WIDTH, HEIGHT)
    land, narrows = lands()
    lines = [frame.exterior] + [ring for shape in land.values() for ring in _rings(shape)]
    lines += [LineString(_smooth([project(p) for p in line])) for line in SEA_LINES]
    faces = [face for face in polygonize(unary_union(lines)) if frame.contains(face.representative_point())]
    found = {}
    left = []
    for face in faces:
        inner = face.representative_point()
        name = next((name for name, shape in land.items() if shape.contains(inner)), None)
        if name is None:
            seas = [sea for sea, seed in SEAS if face.contains(Point(project(seed)))]
            if len(seas) > 1:
                raise SystemExit("no border parts " + ", ".join(seas))
            name = seas[0] if seas else None
        if name is None:
            left.append(face)
        else:
            found.setdefault(name, []).append(face)
    for sea, _ in SEAS:
        if sea not in found:
            raise SystemExit(f"{sea}: its seed lies in no water of its own")
    water = {sea for sea, _ in SEAS}
    for face in sorted(left, key=lambda face: -face.area):  # a bight that a line cuts off goes to the water beside it
        def shared(name):
            return sum(face.boundary.intersection(part.boundary).length for part in found[name])
        best = max(sorted(water), key=shared)
        if shared(best) == 0:  # a bay of one land
            best = max(sorted(found), key=shared)
        found[best].append(face)
    return {name: unary_union(parts) for name, parts in found.items()}, narrows


def _path(shape):
    return " ".join("M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in ring.coords[:-1]) + " Z" for ring in _rings(shape))


def _biggest(shape):
    return max(getattr(shape, "geoms", [shape]), key=lambda part: part.area)


def _stroke(points, ink, width, opacity=1.0):
    told = f' stroke-opacity="{opacity}"' if opacity < 1 else ""
    return (f'<path fill="none" stroke="{INKS[ink]}" stroke-width="{width}"{told} d="M'
            + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + '"/>')


def _graticule():
    frame = box(0, 0, WIDTH, HEIGHT)
    for course in ([[(east, SOUTH + (NORTH - SOUTH) * k / 60) for k in range(61)] for east in MERIDIANS]
                   + [[(lon, north) for lon in (WEST - 30, EAST + 40)] for north in PARALLELS]):
        line = LineString([project(p) for p in course]).intersection(frame)
        equator = course[0][1] == course[1][1] == 0
        if not line.is_empty:
            yield _stroke(line.coords, "sea-border", 1.0 if equator else 0.6, 0.6 if equator else 0.35)


def _reefs(shapes):
    """Broken rings round the atolls that are drawn many times larger than life."""
    for index, (name, *_) in enumerate(ISLETS):
        if name in ("Hawaii", "Dutch Harbor", "Guadalcanal"):
            continue
        ring = shapes[name].convex_hull.buffer(8).simplify(0.6).exterior
        for k in range(26):
            if (k + index) % 13 != 12:
                begin, end = (k + 0.15) / 26, (k + 0.8) / 26
                points = [ring.interpolate(begin + (end - begin) * i / 4, normalized=True) for i in range(5)]
                yield _stroke([(p.x, p.y) for p in points], "sea-border", 1.1, 0.9)


def _narrows(waters):
    """The Inland Sea, the strait before Hokkaido and their like, which are too narrow to part two places."""
    for water in waters:
        yield f'<path fill="{INKS["sea"]}" stroke="{INKS["coast"]}" stroke-width="0.9" d="{_path(water.simplify(0.5))}"/>'


def _rose(place, radius):
    x, y = place
    for share in (0.62, 0.56):
        circle = [(x + radius * share * math.cos(math.tau * k / 60), y + radius * share * math.sin(math.tau * k / 60))
                  for k in range(61)]
        yield _stroke(circle, "coast", 0.7)
    for winds, reach, waist in ((range(1, 16, 2), 0.55, 0.10), (range(2, 16, 4), 0.72, 0.13), (range(0, 16, 4), 1.0, 0.16)):
        for wind in winds:
            turn = math.tau * wind / 16 - math.pi / 2

            def at(along, aside, turn=turn):
                return (x + radius * (along * math.cos(turn) - aside * math.sin(turn)),
                        y + radius * (along * math.sin(turn) + aside * math.cos(turn)))

            for side, ink in ((1, "halo"), (-1, "coast")):
                points = " L".join(f"{px:.1f},{py:.1f}" for px, py in (at(reach, 0), at(waist, side * waist), at(0, 0)))
                yield f'<path fill="{INKS[ink]}" stroke="{INKS["coast"]}" stroke-width="0.6" d="M{points} Z"/>'


class _Paper(NamedTuple):
    width: int = WIDTH
    height: int = HEIGHT


def _relief(shapes):
    """Mountains in light and shadow as on the maps of the workshop, and grains where a unit and its name leave room."""
    water = {sea for sea, _ in SEAS}
    land = unary_union([shape for name, shape in shapes.items() if name not in water]).buffer(-2)
    open_land = unary_union([shape for name, shape in shapes.items() if name not in CLOSED and name not in water])
    taken = []
    for name, shape in shapes.items():
        if name not in CLOSED and name not in water:
            at = polylabel(_biggest(shape), 1.0)
            taken += [at.buffer(24), box(at.x - 5.5 * len(name), at.y + 12, at.x + 5.5 * len(name), at.y + 36)]
    taken = unary_union(taken)
    clear = open_land.buffer(-10).difference(taken)
    yield from relief.shaded(_Paper(), land, taken, [LineString([project(p) for p in course]) for course in RANGES], INKS, holes=False)
    for outline in DESERTS:
        desert = clear.intersection(Polygon([project(p) for p in outline]))
        left, top, right, bottom = desert.bounds
        for row in range(int((bottom - top) / 10)):
            for k in range(int((right - left) / 17)):
                x = left + 17 * k + (row % 2) * 8 + 4 * math.sin(3.7 * row + 9.1 * k)
                y = top + 10 * row + 3 * math.sin(5.3 * row + 2.9 * k)
                if math.sin(12.9 * row + 78.2 * k) < 0.4 and desert.contains(Point(x, y)):
                    yield _stroke([(x, y), (x + 0.5, y)], "border", 1.5, 0.7)


def draw():
    water = {sea for sea, _ in SEAS}
    shapes, narrows = places()
    out = ['<?xml version="1.0" encoding="UTF-8"?>',
           f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">',
           "<style>.land { fill: %(land)s; stroke: #6b5a3c } .sea { fill: %(sea)s; stroke: #6d93ab }" % COLOURS,
           ".closed { fill: %(closed)s; stroke: #6b5a3c }" % COLOURS,
           "text { font-family: serif; text-anchor: middle }</style>"]
    texts = []
    closed = set(CLOSED)
    for group, chosen in (("lands", set(shapes) - water - closed), ("seas", water), ("impassable", closed)):
        kind = {"seas": "sea", "lands": "land", "impassable": "closed"}[group]
        out.append(f'<g id="{group}">')
        for name in sorted(chosen & set(shapes)):
            shape = shapes[name]
            out.append(f'<path class="{kind}" fill-rule="evenodd" d="{_path(shape)}"/>')
            at = polylabel(_biggest(shape), 1.0)
            texts.append(f'<text x="{at.x:.0f}" y="{at.y + 5:.0f}" font-size="15">{name}</text>')
        out.append("</g>")
    out += ['<g id="sea-ornaments">', *_graticule(), *_reefs(shapes), *_rose(*ROSE), "</g>"]
    out += ['<g id="land-ornaments">', *_narrows(narrows), *_relief(shapes), "</g>"]
    out.append('<g id="names">')
    out += sorted(texts)
    out += ["</g>", "</svg>", ""]
    (HERE / "pacific.svg").write_text("\n".join(out), encoding="utf-8")


if __name__ == "__main__":
    draw()
