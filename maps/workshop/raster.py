"""The sheet as a grid of cells one unit wide: placement asks how much of a box lies where it must not."""

import numpy as np

from .geometry import rings


def filled(geometry, left, top, width, height):
    """Cells whose centre lies inside the geometry (even-odd), for the window at (left, top)."""
    toggles = np.zeros((height, width + 1), dtype=np.int32)
    for ring in rings(geometry):
        points = np.asarray(ring)[:, :2] - (left, top)
        x0, y0 = points[:-1, 0], points[:-1, 1]
        x1, y1 = points[1:, 0], points[1:, 1]
        low = np.ceil(np.minimum(y0, y1) - 0.5).astype(int).clip(0, height)
        high = np.ceil(np.maximum(y0, y1) - 0.5).astype(int).clip(0, height)
        count = high - low
        edge = np.repeat(np.arange(len(count)), count)
        row = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count) + low[edge]
        share = (row + 0.5 - y0[edge]) / (y1[edge] - y0[edge])
        column = np.ceil(x0[edge] + share * (x1[edge] - x0[edge]) - 0.5).astype(int).clip(0, width)
        np.add.at(toggles, (row, column), 1)
    return (np.cumsum(toggles, axis=1)[:, :width] & 1).astype(bool)


def shrunk(mask):
    """The mask without its outermost cells."""
    inner = mask.copy()
    inner[1:] &= mask[:-1]
    inner[:-1] &= mask[1:]
    inner[:, 1:] &= mask[:, :-1]
    inner[:, :-1] &= mask[:, 1:]
    inner[0] = inner[-1] = False
    inner[:, 0] = inner[:, -1] = False
    return inner


def depth(mask, most):
    """How many cells each cell lies inside the mask, up to `most`."""
    result = mask.astype(np.float32)
    inner = mask
    for _ in range(most - 1):
        inner = shrunk(inner)
        if not inner.any():
            break
        result += inner
    return result


def distance(mask, most):
    """How many cells each cell lies away from the mask, at most `most`."""
    result = np.full(mask.shape, float(most))
    reached = mask
    for step in range(most):
        result[reached & (result == most)] = step
        grown = reached.copy()
        grown[1:] |= reached[:-1]
        grown[:-1] |= reached[1:]
        grown[:, 1:] |= reached[:, :-1]
        grown[:, :-1] |= reached[:, 1:]
        reached = grown
    return result


def box_means(weights, width, height):
    """The mean weight under a box of that size centred on each cell; infinite where it leaves the window."""
    rows, columns = weights.shape
    w, h = max(1, int(round(width))), max(1, int(round(height)))
    result = np.full(weights.shape, np.inf)
    if w > columns or h > rows:
        return result
    total = np.zeros((rows + 1, columns + 1))
    total[1:, 1:] = weights.cumsum(0).cumsum(1)
    sums = total[h:, w:] - total[:-h, w:] - total[h:, :-w] + total[:-h, :-w]
    result[h // 2:h // 2 + sums.shape[0], w // 2:w // 2 + sums.shape[1]] = sums / (w * h)
    return result


def mark(array, value, x, y, width, height, angle=0.0):
    """Adds `value` to the cells of a box centred at (x, y), turned by `angle` degrees clockwise."""
    reach = int(np.hypot(width, height) / 2) + 2
    top, left = max(0, int(y) - reach), max(0, int(x) - reach)
    view = array[top:int(y) + reach + 1, left:int(x) + reach + 1]
    if view.size == 0:
        return
    rows, columns = np.mgrid[top:top + view.shape[0], left:left + view.shape[1]] + 0.5
    turn = np.radians(angle)
    along = (columns - x) * np.cos(turn) + (rows - y) * np.sin(turn)
    across = -(columns - x) * np.sin(turn) + (rows - y) * np.cos(turn)
    view[(np.abs(along) <= width / 2) & (np.abs(across) <= height / 2)] += value


def turned(weights, angle, outside):
    """The window turned by -angle about its middle, so that a box turned by `angle` becomes level.
    Returns the turned window and a function from its cells to cells of the original."""
    rows, columns = weights.shape
    size = int(np.hypot(rows, columns)) + 2
    turn = np.radians(angle)
    cos, sin = np.cos(turn), np.sin(turn)
    v, u = np.mgrid[0:size, 0:size] - (size - 1) / 2
    x = u * cos - v * sin + (columns - 1) / 2
    y = u * sin + v * cos + (rows - 1) / 2
    xi, yi = np.rint(x).astype(int), np.rint(y).astype(int)
    inside = (xi >= 0) & (yi >= 0) & (xi < columns) & (yi < rows)
    result = np.full((size, size), outside, dtype=float)
    result[inside] = weights[yi[inside], xi[inside]]

    def back(row, column):
        return y[row, column], x[row, column]
    return result, back
