"""Small tools for polygons and polylines that the other modules share."""

import heapq
import math


def polygons(geometry):
    """Every polygon in a geometry, however deeply it is nested."""
    if geometry is None or geometry.is_empty:
        return []
    if geometry.geom_type == "Polygon":
        return [geometry]
    if hasattr(geometry, "geoms"):
        return [polygon for part in geometry.geoms for polygon in polygons(part)]
    return []


def polylines(geometry):
    """Every polyline in a geometry, however deeply it is nested."""
    if geometry is None or geometry.is_empty:
        return []
    if geometry.geom_type in ("LineString", "LinearRing"):
        return [geometry]
    if hasattr(geometry, "geoms"):
        return [line for part in geometry.geoms for line in polylines(part)]
    return []


def rings(geometry):
    """Coordinate lists of every outer and inner ring."""
    return [list(ring.coords) for polygon in polygons(geometry) for ring in (polygon.exterior, *polygon.interiors)]


def largest(geometry):
    return max(polygons(geometry), key=lambda polygon: polygon.area)


def densified(points, step):
    """The same polyline with a vertex at least every `step`; straight lines on the globe bend on the sheet."""
    result = [tuple(points[0])]
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        count = max(1, int(math.hypot(x1 - x0, y1 - y0) / step))
        result += [(x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count) for i in range(1, count + 1)]
    return result


def simplified(points, area):
    """Visvalingam and Whyatt: drops the vertices whose triangle is smaller than `area`; the ends stay."""
    points = list(points)
    count = len(points)
    if count < 4:
        return points
    before = list(range(-1, count - 1))
    after = list(range(1, count + 1))
    alive = [True] * count

    def triangle(i, j, k):
        (ax, ay), (bx, by), (cx, cy) = points[i], points[j], points[k]
        return abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2

    current = {i: triangle(i - 1, i, i + 1) for i in range(1, count - 1)}
    heap = [(size, i) for i, size in current.items()]
    heapq.heapify(heap)
    left = count
    least = 4 if points[0] == points[-1] else 2
    while heap and left > least:
        size, i = heapq.heappop(heap)
        if not alive[i] or current[i] != size:
            continue
        if size > area:
            break
        alive[i] = False
        left -= 1
        p, q = before[i], after[i]
        after[p], before[q] = q, p
        for j in (p, q):
            if 0 < j < count - 1:
                current[j] = max(size, triangle(before[j], j, after[j]))
                heapq.heappush(heap, (current[j], j))
    return [point for point, kept in zip(points, alive) if kept]


def rounded_corners(points, times=1):
    """Chaikin's corner cutting; the ends stay where they are."""
    for _ in range(times):
        if len(points) < 3:
            return points
        result = [points[0]]
        last = len(points) - 2
        for i, ((x0, y0), (x1, y1)) in enumerate(zip(points, points[1:])):
            if i > 0:
                result.append((0.75 * x0 + 0.25 * x1, 0.75 * y0 + 0.25 * y1))
            if i < last:
                result.append((0.25 * x0 + 0.75 * x1, 0.25 * y0 + 0.75 * y1))
        result.append(points[-1])
        points = result
    return points


def on_grid(points, digits=1):
    """Rounded to the precision of the drawing, repeated vertices dropped."""
    result = []
    for x, y in points:
        point = (round(x, digits) + 0.0, round(y, digits) + 0.0)
        if not result or result[-1] != point:
            result.append(point)
    return result


def length(points):
    return sum(math.hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in zip(points, points[1:]))


def pieces(points, most):
    """A polyline cut into pieces of at most `most` vertices that share their ends."""
    step = most - 1
    if len(points) <= most:
        return [points]
    count = -(-(len(points) - 1) // step)
    size = -(-(len(points) - 1) // count)
    return [points[i:i + size + 1] for i in range(0, len(points) - 1, size)]
