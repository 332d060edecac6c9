"""Reads the compressed Natural Earth extracts in geodata/ (public domain; made with Natural Earth).

Coordinates are longitude and latitude in degrees, WGS 84.
"""

import gzip
import json
from pathlib import Path
from typing import NamedTuple

from shapely.geometry import shape
from shapely.geometry.base import BaseGeometry
from shapely.validation import make_valid

FOLDER = Path(__file__).parent / "geodata"


class Unit(NamedTuple):
    """One first-level administrative unit: its country's ISO A3 code, every name it is known by, its area."""
    country: str
    names: list
    area: BaseGeometry


class Water(NamedTuple):
    """A lake or a river; `rank` is Natural Earth's scale rank, 0 for the greatest."""
    name: str
    rank: float
    shape: BaseGeometry


def _rows(name):
    with gzip.open(FOLDER / f"{name}.json.gz", "rt", encoding="utf-8") as file:
        return json.load(file)


def _valid(kind, coordinates):
    geometry = shape({"type": kind, "coordinates": coordinates})
    return geometry if geometry.is_valid else make_valid(geometry)


def units():
    return [Unit(country, names, _valid(kind, coordinates)) for country, names, kind, coordinates in _rows("units")]


def _waters(name):
    return [Water(title or "", 99.0 if rank is None else rank, _valid(kind, coordinates))
            for title, rank, kind, coordinates in _rows(name)]


def lakes():
    return _waters("lakes")


def rivers():
    return _waters("rivers")
