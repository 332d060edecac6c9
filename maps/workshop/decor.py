"""Marks drawn by hand into the layers: arrows, harbours, double centres, mountains, cartouches."""

import math
from xml.sax.saxutils import escape

from shapely.geometry import LineString, box
from shapely.ops import unary_union

from . import typeface
from .geometry import polylines


def _n(value):
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def path(points, close=False):
    return "M" + "L".join(f"{_n(x)},{_n(y)}" for x, y in points) + ("z" if close else "")


def circle(x, y, radius, fill="none", stroke="none", width=1.0):
    return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'


def frame(x, y, width, height, fill="none", stroke="none", line=1.0, corner=0):
    return (f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" rx="{corner}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="{line}"/>')


def line(points, stroke, width=1.0, dash="none"):
    return f'<path d="{path(points)}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-dasharray="{dash}"/>'


def filled(points, fill):
    return f'<path d="{path(points, True)}" fill="{fill}"/>'


def arrow(start, end, both=False, width=3.0, head=11.0):
    """An arrow as one outline, with a head at both ends if wanted."""
    length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length

    def at(along, across):
        return start[0] + ux * along - uy * across, start[1] + uy * along + ux * across

    half, wide = width / 2, head * 0.45
    tail = [at(head, wide), at(0, 0), at(head, -wide), at(head, -half)] if both else [at(0, half), at(0, -half)]
    first = [at(head, half)] if both else []
    return first + tail + [at(length - head, -half), at(length - head, -wide), at(length, 0),
                           at(length - head, wide), at(length - head, half)]


def canals(sheet, courses, colours):
    """Waters through a land that fleets pass: `courses` are (name, places). The banks end at the shore, and the water
    runs on into the open, over the coast's line."""
    dry = unary_union([sheet.partition.faces[name] for name in sheet.lands])
    for part, ink, width, reach in (("-banks", colours["coast"], 5.2, -2.2), ("", colours["sea"], 2.9, 2.0)):
        for name, places in courses:
            course = LineString([sheet.projection.point(*place) for place in places])
            for piece in polylines(course.intersection(dry.buffer(reach))):
                yield (f'<path id="{name}{part}" d="{path(piece.coords)}" fill="none" stroke="{ink}" '
                       f'stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>')


def harbour(x, y, ink, paper, size=1.0):
    """An anchor on a disc."""
    def at(dx, dy):
        return x + dx * size, y + dy * size

    bow = [at(-5.5 * math.cos(t * math.pi / 10), 1.5 + 4.5 * math.sin(t * math.pi / 10)) for t in range(11)]
    return [circle(x, y, 9.5 * size, paper, ink, 1.2), circle(*at(0, -4.8), 1.6 * size, "none", ink, 1.5),
            line([at(0, -3.2), at(0, 6)], ink, 1.5), line([at(-3, -1.2), at(3, -1.2)], ink, 1.5), line(bow, ink, 1.5)]


def ring(x, y, ink, radius=11.0):
    """Round the star of a centre that counts twice."""
    return [circle(x, y, radius, "none", ink, 1.6)]


def wings(x, y, ink):
    """Beside the star of an air base."""
    return [filled([(x + side * dx, y + dy) for dx, dy in ((6, 1), (16, -4), (13.5, 0.5), (11, 3), (7, 4))], ink)
            for side in (-1, 1)]


def barred(x, y, ink="#a3271b", paper="#fdf6e6", radius=7.5):
    """No passage: a ring with a bar."""
    reach = radius * 0.66
    return [circle(x, y, radius, paper, ink, 2.2), line([(x - reach, y + reach), (x + reach, y - reach)], ink, 2.2)]


def barred_way(start, end, ink="#a3271b", paper="#fdf6e6"):
    """No passage between two waters: a dashed arrow with both heads, and the barred ring in its middle."""
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length

    def at(along, across=0.0):
        return start[0] + ux * along - uy * across, start[1] + uy * along + ux * across

    reach, wide = 9.0, 4.6
    return [line([at(reach), at(length - reach)], ink, 2, "6,4"),
            filled([at(0), at(reach, wide), at(reach, -wide)], ink),
            filled([at(length), at(length - reach, wide), at(length - reach, -wide)], ink),
            *barred(*at(length / 2), ink, paper)]


def engraved(text, x, y, size, ink, style="sea", turn=0.0, kept=False):
    """Words as a part of the drawing, in one path that tells its size: where that cannot be read the window leaves them
    out, unless they are to be kept."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    letters = [[(x + dx * cos - dy * sin, y + dx * sin + dy * cos) for dx, dy in shape]
               for shape in typeface.outlines(text, style, size)]
    told = "" if kept else f' font-size="{size:g}"'
    return f'<path{told} d="{"".join(path(letter, True) for letter in letters)}" fill="{ink}"/>'


def compass(x, y, radius, ink, paper):
    """A rose of sixteen winds, north at its top."""
    for share in (0.62, 0.56):
        yield circle(x, y, radius * share, "none", ink, 0.7)
    for winds, reach, waist in ((range(1, 16, 2), 0.55, 0.10), (range(2, 16, 4), 0.72, 0.13), (range(0, 16, 4), 1.0, 0.16)):
        for wind in winds:
            turn = math.tau * wind / 16 - math.pi / 2

            def at(along, aside, turn=turn):
                return (x + radius * (along * math.cos(turn) - aside * math.sin(turn)),
                        y + radius * (along * math.sin(turn) + aside * math.cos(turn)))

            yield filled([at(reach, 0), at(waist, waist), at(0, 0)], paper)
            yield filled([at(reach, 0), at(waist, -waist), at(0, 0)], ink)
            yield line([at(0, 0), at(waist, waist), at(reach, 0)], ink, 0.6)
    yield engraved("N", x, y - radius - 8, 13, ink, "land", kept=True)


def graticule(sheet, meridians, parallels, ink, opacity=0.6):
    """Meridians and parallels, curved as the projection and the stretches of the sheet curve them."""
    area = box(0, 0, sheet.width, sheet.height)
    west, east, south, north = min(meridians), max(meridians), min(parallels) - 5, max(parallels) + 5
    courses = [[(east_of, south + (north - south) * k / 80) for k in range(81)] for east_of in meridians]
    courses += [[(west + (east - west) * k / 80, north_of) for k in range(81)] for north_of in parallels]
    for course in courses:
        for piece in polylines(LineString(sheet.projection.polyline(course)).intersection(area)):
            yield (f'<path d="{path(piece.simplify(0.4).coords)}" fill="none" stroke="{ink}" stroke-width="0.7" '
                   f'stroke-opacity="{opacity}"/>')


def swell(left, top, right, bottom, ink, opacity=0.5, gap=9.0):
    """Open water as engravers drew it: rows of short waves, each row shifted against the one above."""
    row, y = 0, top
    while y <= bottom:
        x = left + (row % 3) * 13.0
        while x + 26 <= right:
            crest = [(x + 26 * k / 8, y - 1.7 * math.sin(math.pi * k / 4)) for k in range(9)]
            yield (f'<path d="{path(crest)}" fill="none" stroke="{ink}" stroke-width="0.9" '
                   f'stroke-opacity="{opacity}"/>')
            x += 39
        row, y = row + 1, y + gap


def words(text, x, y, size, colour, style="sea", anchor="middle", weight=None, spacing=None):
    rule = typeface.STYLES[style]
    slant = ' font-style="italic"' if rule.italic else ""
    gap = rule.spacing if spacing is None else spacing
    return (f'<text x="{_n(x)}" y="{_n(y)}" font-family="{typeface.FAMILY}" font-size="{size}" '
            f'font-weight="{weight or rule.weight}"{slant} text-anchor="{anchor}" letter-spacing="{gap * size:.2f}" '
            f'fill="{colour}">{escape(text)}</text>')
