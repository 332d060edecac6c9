"""The sheet as placement sees it: who owns each cell, and what already stands there."""

import numpy as np

from . import raster

MARGIN = 13             # nothing stands nearer to the edge of the sheet


class Board:
    """The whole sheet, in cells of one unit."""

    def __init__(self, sheet):
        self.names = list(sheet.partition.faces)
        self.number = {name: i for i, name in enumerate(self.names)}
        self.owner = np.full((sheet.height, sheet.width), -1, dtype=np.int16)
        for name, face in sheet.partition.faces.items():
            left, top, right, bottom = (int(v) for v in face.bounds)
            left, top = max(0, left), max(0, top)
            w, h = min(sheet.width, right + 2) - left, min(sheet.height, bottom + 2) - top
            self.owner[top:top + h, left:left + w][raster.filled(face, left, top, w, h)] = self.number[name]
        self.taken = np.zeros(self.owner.shape, dtype=np.float32)
        wet = np.zeros(len(self.names) + 1, dtype=bool)
        for name in sheet.seas:
            wet[self.number[name]] = True
        self.water = wet[self.owner]
        self.rim = np.ones(self.owner.shape, dtype=bool)
        self.rim[MARGIN:-MARGIN, MARGIN:-MARGIN] = False

    def take(self, x, y, width, height, angle=0.0):
        raster.mark(self.taken, 1.0, x, y, width, height, angle)


class Window:
    """The part of the board round one province, in cells of `scale` units."""

    def __init__(self, board, name, face, spare):
        left, top, right, bottom = face.bounds
        rows, columns = board.owner.shape
        self.left, self.top = max(0, int(left) - spare), max(0, int(top) - spare)
        right, bottom = min(columns, int(right) + spare), min(rows, int(bottom) + spare)
        self.scale = 1 if (right - self.left) * (bottom - self.top) < 120000 else 2
        cut = np.s_[self.top:bottom:self.scale, self.left:right:self.scale]
        self.inside = board.owner[cut] == board.number[name]
        self.apart = np.zeros(self.inside.shape, dtype=bool)    # cells of other parts than the main one
        self.water = board.water[cut]
        self.rim = board.rim[cut]
        self.taken = board.taken[cut].copy()
        self.depth = raster.depth(self.inside, 14 // self.scale) * self.scale
        self.rows, self.columns = np.mgrid[0:self.inside.shape[0], 0:self.inside.shape[1]]

    def set_main(self, part):
        """Names and units would rather stand on this part of the province than on another one."""
        rows, columns = self.inside.shape
        main = raster.filled(part.buffer(1), self.left, self.top, columns * self.scale, rows * self.scale)
        self.apart = self.inside & ~main[::self.scale, ::self.scale]

    def xy(self, row, column):
        return (float(self.left + (column + 0.5) * self.scale), float(self.top + (row + 0.5) * self.scale))

    def cell(self, x, y):
        return (y - self.top) / self.scale - 0.5, (x - self.left) / self.scale - 0.5

    def means(self, weights, width, height):
        return raster.box_means(weights, width / self.scale, height / self.scale)

    def mark(self, weights, value, x, y, width, height, angle=0.0):
        row, column = self.cell(x, y)
        raster.mark(weights, value, column + 0.5, row + 0.5, width / self.scale, height / self.scale, angle)

    def distance(self, x, y):
        row, column = self.cell(x, y)
        return np.hypot(self.rows - row, self.columns - column) * self.scale
