"""The cartouche: title, designer and year, and what the marks mean. It stands on open water, clear of everything."""

import numpy as np

from . import decor, typeface
from .geometry import densified
from .raster import box_means

WIDTH, LINE = 190, 17
HEAD = 54
WIDE = 2.2      # a sea that lends its corner has at least so many times the room


def entries(sheet):
    """(mark, words) of what this map shows."""
    graph = sheet.graph
    found = []
    if any(p.centre and p.home for p in graph.provinces.values()):
        found.append(("home", "home centre"))
    if any(p.centre and not p.home for p in graph.provinces.values()):
        found.append(("neutral", "neutral centre"))
    if getattr(sheet.atlas, "DOUBLE", None):
        found.append(("double", "centre that counts twice"))
    if getattr(sheet.atlas, "PORTS", None):
        found.append(("port", "port"))
    found.append(("sea", "border at sea"))
    if any(len(crossing) > 2 for crossing in sheet.atlas.CROSSINGS):
        found.append(("crossing", "direct passage"))
    if getattr(sheet.atlas, "SHORELESS", None):
        found.append(("edge", "edge of the board"))
    found.append(("inert", "impassable"))
    if getattr(sheet.atlas, "BARRED", False):
        found.append(("barred", "no passage for fleets"))
    return found


def size(sheet):
    return WIDTH, HEAD + LINE * len(entries(sheet)) + 8


def find_place(sheet, board):
    """The left top corner of the cartouche, or None where no water is wide enough. A corner of the sheet
    is best."""
    width, height = size(sheet)
    faces = sheet.partition.faces
    lending = [board.number[name] for name in sheet.graph.seas
               if name in faces and faces[name].area > WIDE * width * height and name not in getattr(sheet.atlas, "SHORELESS", ())]
    taken = (~np.isin(board.owner, lending) | board.rim | (board.taken > 0)).astype(float)
    for arc in sheet.partition.arcs:        # no border at sea runs under it
        for x, y in densified(arc.points, 2.0):
            taken[min(int(y), taken.shape[0] - 1), min(int(x), taken.shape[1] - 1)] = 1.0
    room = box_means(taken, width + 10, height + 10)
    rows, columns = (room < 1e-9).nonzero()
    if not len(rows):
        return None
    high, wide = taken.shape
    best = min(zip(rows, columns), key=lambda cell: min(cell[1], wide - cell[1] + 60) + min(high - cell[0], cell[0] + 40))
    return float(best[1] - width / 2), float(best[0] - height / 2)


def _mark(kind, x, y, colours, star):
    if kind == "home":
        yield f'<path d="{decor.path([(x + dx, y + dy) for dx, dy in star], True)}" fill="{colours["ink"]}"/>'
    elif kind in ("neutral", "double"):
        if kind == "double":
            yield from decor.ring(x, y, colours["ink"], 9.5)
            yield f'<path d="{decor.path([(x + dx * 0.8, y + dy * 0.8) for dx, dy in star], True)}" fill="{colours["ink"]}"/>'
        else:
            yield (f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.8" fill="{colours["halo"]}" stroke="{colours["ink"]}" stroke-width="1.4"/>'
                   f'<circle cx="{x:.1f}" cy="{y:.1f}" r="1.8" fill="{colours["ink"]}"/>')
    elif kind == "port":
        yield from decor.harbour(x, y, "#1d4a66", colours["halo"], 0.9)
    elif kind == "barred":
        yield from decor.barred(x, y)
    elif kind == "inert":
        yield f'<rect x="{x - 13:.1f}" y="{y - 6.5:.1f}" width="26" height="13" fill="{colours["inert"]}" stroke="{colours["border"]}" stroke-width="1"/>'
        strokes = "".join(decor.path([(x - 13 + i, y + 6.5), (x - 13 + i + 13, y - 6.5)]) for i in (0, 6.5, 13))
        yield f'<path d="{strokes}" fill="none" stroke="{colours["hatch"]}" stroke-width="0.9"/>'
    else:
        colour, width, dash = {"sea": (colours["sea-border"], 1.4, "6,4"), "crossing": (colours["crossing"], 2.2, "3,2.5"),
                               "edge": (colours["frame"], 2.6, "none")}[kind]
        yield (f'<path d="{decor.path([(x - 14, y), (x + 14, y)])}" fill="none" stroke="{colour}" stroke-width="{width}" '
               f'stroke-dasharray="{dash}"/>')


def draw(sheet, place, colours, star):
    """The lines of the cartouche's group."""
    x, y = place
    width, height = size(sheet)
    middle = x + width / 2
    title = sheet.graph.title
    letters = min(23.0, 23.0 * (width - 30) / typeface.width(title, "land", 23.0))
    credit = min(12.0, 12.0 * (width - 20) / max(1.0, typeface.width(sheet.graph.credit, "sea", 12.0)))
    yield f'<rect x="{x:.1f}" y="{y:.1f}" width="{width}" height="{height}" rx="6" fill="{colours["box"]}" stroke="{colours["frame"]}" stroke-width="1.6"/>'
    yield f'<rect x="{x + 4:.1f}" y="{y + 4:.1f}" width="{width - 8}" height="{height - 8}" rx="4" fill="none" stroke="{colours["frame"]}" stroke-width="0.6"/>'
    yield decor.words(title.upper(), middle, y + 28, round(letters, 1), colours["ink"], "land")
    yield decor.words(sheet.graph.credit, middle, y + 44, round(credit, 1), colours["ink"], "sea", spacing=0.02)
    for i, (kind, text) in enumerate(entries(sheet)):
        line = y + HEAD + LINE * (i + 0.5)
        yield from _mark(kind, x + 28, line, colours, star)
        yield decor.words(text, x + 52, line + 4, 12.5, colours["ink"], "sea", "start", spacing=0.01)
