"""A small sheet for the tests: three lands in a row on a shore, two seas below them.

    +-----+-----+-----+
    | wst | mid | est |
    +-----+--+--+-----+
    |  nth   |  sth   |
    +--------+--------+
"""

from shapely.geometry import box

from workshop.faults import Faults
from workshop.graph import Graph
from workshop.topology import partition

AREAS = {"wst": box(0, 0, 100, 80), "mid": box(100, 0, 200, 80), "est": box(200, 0, 300, 80),
         "nth": box(0, 80, 150, 200), "sth": box(150, 80, 300, 200)}
LAND = [["mid", "wst"], ["est", "mid"]]
SEA = [["nth", "wst"], ["mid", "nth"], ["mid", "sth"], ["est", "sth"], ["nth", "sth"], ["mid", "wst"], ["est", "mid"]]


def sheet():
    faults = Faults()
    result = partition(AREAS, faults, simplify=1.0, smooth=0, least_island=1.0)
    return result, faults


def graph(land=None, sea=None):
    provinces = [{"id": name, "name": name, "abbr": name, "terrain": "sea" if name in ("nth", "sth") else "coastal"}
                 for name in AREAS]
    return Graph({"provinces": provinces, "passages": {"land": LAND if land is None else land, "sea": SEA if sea is None else sea}})
