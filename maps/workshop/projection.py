"""From longitude and latitude to units of the sheet.

A PROJ projection gives kilometres east and south of its origin; an optional stretch changes the scale
along either axis (the crowded middle large, the empty rim small), a lens does so around one place; a frame in those
kilometres becomes the sheet.
"""

import numpy as np
from pyproj import CRS, Transformer
from shapely.ops import transform


def squeeze(start, reach, least):
    """A stretch that is true up to `start` km and then eases, within about `reach` km, to the scale `least`.
    A negative `start` works towards the other side."""
    def along(value):
        sign = 1 if start >= 0 else -1
        value = sign * value
        begin = sign * start
        beyond = np.maximum(value - begin, 0)
        eased = np.minimum(value, begin) + least * beyond + (1 - least) * reach * (1 - np.exp(-beyond / reach))
        return sign * eased
    return along


def scales(table):
    """A stretch given as local scales: [(km, scale), ...], linear in between, constant beyond."""
    km = np.arange(-4000.0, 4001.0, 2.0)
    local = np.interp(km, *zip(*table))
    total = np.concatenate([[0.0], np.cumsum(local[1:] + local[:-1])])
    total -= np.interp(0.0, km, total)
    return lambda value: np.interp(value, km, total)


def lens(x, y, table):
    """A reading glass over the place (x, y) in km: local scales by the distance from it, as for `scales`."""
    along = scales([(-km, scale) for km, scale in reversed(table) if km] + list(table))

    def through(east, south):
        away = np.maximum(np.hypot(east - x, south - y), 1e-6)
        larger = along(away) / away
        return x + (east - x) * larger, y + (south - y) * larger
    return through


class Projection:
    def __init__(self, proj, frame, width, across=(), down=(), glass=None):
        """`glass` is a lens, `across` and `down` are stretches applied after it in turn; `frame` is
        (left, top, right, bottom) in stretched km."""
        self._to_metres = Transformer.from_crs(CRS.from_epsg(4326), CRS.from_proj4(proj), always_xy=True)
        self._across = across
        self._down = down
        self._glass = glass
        self._left, self._top, right, bottom = frame
        self.scale = width / (right - self._left)
        self.width = width
        self.height = round((bottom - self._top) * self.scale)

    def kilometres(self, longitude, latitude):
        x, y = self._to_metres.transform(np.asarray(longitude, float), np.asarray(latitude, float))
        x, y = np.asarray(x) / 1000, -np.asarray(y) / 1000
        if self._glass:
            x, y = self._glass(x, y)
        for stretch in self._across:
            x = stretch(x)
        for stretch in self._down:
            y = stretch(y)
        return x, y

    def __call__(self, longitude, latitude, height=None):
        x, y = self.kilometres(longitude, latitude)
        return (x - self._left) * self.scale, (y - self._top) * self.scale

    def geometry(self, geometry):
        return transform(self, geometry)

    def point(self, longitude, latitude):
        x, y = self([longitude], [latitude])
        return float(x[0]), float(y[0])

    def polyline(self, points):
        x, y = self([p[0] for p in points], [p[1] for p in points])
        return list(zip(x.tolist(), y.tolist()))
