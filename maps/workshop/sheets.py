"""An author's instructions (a module in atlases/) carried out: from units of land to the Partition of the sheet.

The partition takes most of the time and rarely changes while labels are moved, so it is kept in .cache/
under a digest of everything that it depends on.
"""

import hashlib
import importlib
import pickle
from pathlib import Path
from typing import NamedTuple

from shapely.geometry import Polygon, box
from shapely.ops import unary_union

from . import geodata, topology, units, waters
from .graph import Graph
from .projection import Projection
from .topology import Partition

CACHE = Path(__file__).parent / ".cache"
CODE = ("geometry", "projection", "units", "waters", "topology", "hexland", "sheets")
ATLASES = {"standard": "standard", "city-state": "city_state", "1939-iii": "nineteen_thirty_nine", "nikjon": "nikjon",
           "lima": "lima", "davis": "davis", "peloponnese": "peloponnese",
           "western-front": "western_front"}


class Sheet(NamedTuple):
    atlas: object           # the author's module
    graph: Graph
    projection: object      # None where nothing lies on the globe
    partition: Partition
    width: int
    height: int

    @property
    def seas(self):
        """Faces of water: the sea provinces, inert water and boxes that lie at sea."""
        def wet(name):
            province = self.graph.provinces.get(name)
            return province.kind == "sea" if province else name == waters.INERT_WATER
        return [name for name in self.partition.faces if wet(name)]

    @property
    def lands(self):
        wet = set(self.seas)
        return [name for name in self.partition.faces if name not in wet]


def atlas_of(name):
    return importlib.import_module(f".atlases.{ATLASES[name]}", __package__)


def _digest(atlas):
    content = hashlib.sha256()
    folder = Path(__file__).parent
    files = [folder / f"{name}.py" for name in CODE] + sorted((folder / "atlases").glob("*.py"))
    for file in files + sorted(geodata.FOLDER.glob("*.gz")):
        if file.exists() and (file.parent.name != "atlases" or file.stem in atlas.SOURCES):
            content.update(file.read_bytes())
    return content.hexdigest()[:16]


def off_board(frame, radius=8):
    """A place off the board: (left, top, right, bottom) of a box with round corners, or the points of its outline."""
    if not isinstance(frame[0], (int, float)):
        return Polygon(frame)
    left, top, right, bottom = frame
    return box(left + radius, top + radius, right - radius, bottom - radius).buffer(radius, 4)


def _surveyed(atlas, projection, faults):
    """The partition of a map that is cut out of the globe."""
    picked = units.pick(atlas.UNITS, faults)
    areas = units.lay_out(picked, projection, atlas.CLAIMS, atlas.KEEP_ISLANDS, atlas.LEAST_ISLAND,
                          getattr(atlas, "ENLARGED", None), getattr(atlas, "UNSURVEYED", ()),
                          getattr(atlas, "RESHAPED", ()))
    if hasattr(atlas, "SEA_OUTLINES"):
        areas, seas = waters.cut_by_outlines(areas, projection, atlas.SEA_OUTLINES, faults,
                                            getattr(atlas, "HAIRLINE", waters.HAIRLINE))
    else:
        areas, seas = waters.cut_by_lines(areas, projection, atlas.SEA_LINES, atlas.SEAS, atlas.INERT_SEAS, faults,
                                          getattr(atlas, "LINE_STEP", 0.2),
                                          getattr(atlas, "HAIRLINE", waters.HAIRLINE))
    regions = dict(areas)
    for name, sea in seas.items():
        regions[name] = unary_union([regions[name].buffer(0.01), sea]) if name in regions else sea
    whole = box(0, 0, projection.width, projection.height)
    regions = {name: region.intersection(whole) for name, region in regions.items()}
    boxes = getattr(atlas, "BOXES", {})
    for name, frames in boxes.items():
        shape = unary_union([off_board(frame) for frame in (frames if isinstance(frames, list) else [frames])])
        regions = {other: region.difference(shape) for other, region in regions.items()}
        regions[name] = shape
    return topology.partition(regions, faults, exact=tuple(boxes), **getattr(atlas, "STYLE", {}))


def draw(name, variants, faults):
    """The finished sheet of a map; `variants` is the folder with every variant's own folder."""
    atlas = atlas_of(name)
    graph = Graph.read(variants / name / "variant.json", getattr(atlas, "BOXES", {}))
    projection = None
    if hasattr(atlas, "PROJ"):
        projection = Projection(atlas.PROJ, atlas.FRAME, atlas.WIDTH, atlas.ACROSS, atlas.DOWN,
                                getattr(atlas, "GLASS", None))
    stored = CACHE / f"{name}-{_digest(atlas)}.pickle"
    if stored.exists():
        partition, lines = pickle.loads(stored.read_bytes())
        for line in lines:
            faults.add(line)
    else:
        before = len(faults.lines)
        partition = atlas.partition(faults) if projection is None else _surveyed(atlas, projection, faults)
        CACHE.mkdir(exist_ok=True)
        for old in CACHE.glob(f"{name}-*.pickle"):
            old.unlink()
        stored.write_bytes(pickle.dumps((partition, faults.lines[before:])))
    width, height = (projection.width, projection.height) if projection else (atlas.WIDTH, atlas.HEIGHT)
    for province in graph.provinces.values():
        if province.id not in partition.faces:
            faults.add(f"{province.name} ({province.id}) has no area on the map.")
    return Sheet(atlas, graph, projection, partition, width, height)
