"""The cartouche: title, designer and year, and what the marks mean. It stands on open water, clear of everything."""

import numpy as np

from . import decor, typeface
from .geometry import densified
from .raster import box_means

WIDTH, LINE = 190, 17
HEAD = 54
CREDIT = 12.0
SECOND = 7      # for a second line of designers
FOOT = 8
WIDE = 2.2      # a sea that lends its corner has at least so many times the room


def entries(sheet):
    """(mark, words) of what this map shows."""
    graph = sheet.graph
    found = [(f"unit-{letter}", name) for letter, name in graph.rare]
    if any(p.centre and p.home for p in graph.provinces.values()):
        found.append(("home", "home centre"))
    if any(p.centre and not p.home for p in graph.provinces.values()):
        found.append(("neutral", "neutral centre"))
    if getattr(sheet.atlas, "DOUBLE", None):
        found.append(("double", "centre that counts twice"))
    if getattr(sheet.atlas, "PORTS", None):
        found.append(("port", "port"))
    if any(p.base for p in graph.provinces.values()):
        found.append(("airbase", "home centre with an air base"))
    found.append(("sea", "border at sea"))
    if any(len(crossing) > 2 for crossing in sheet.atlas.CROSSINGS):
        found.append(("crossing", "direct passage"))
    if getattr(sheet.atlas, "CANALS", None):
        found.append(("canal", "canal, open to fleets"))
    if getattr(sheet.atlas, "SHORELESS", None):
        found.append(("edge", "edge of the board"))
    found.append(("inert", "impassable"))
    if getattr(sheet.atlas, "BARRED", False):
        found.append(("barred", "no passage for fleets"))
    return found


def size(sheet):
    more = SECOND if len(_lines(sheet.graph.credit, CREDIT * 0.9, WIDTH - 20)) > 1 else 0
    return WIDTH, HEAD + more + LINE * len(entries(sheet)) + FOOT


def find_place(sheet, board):
    """The left top corner of the cartouche, or None where no water is wide enough. A corner of the sheet
    is best, unless the author names another place."""
    if hasattr(sheet.atlas, "CARTOUCHE"):
        return sheet.atlas.CARTOUCHE
    width, height = size(sheet)
    faces = sheet.partition.faces
    open_seas = sheet.graph.seas - set(getattr(sheet.atlas, "SHORELESS", ()))
    lending = [board.number[name] for name in open_seas
               if name in faces and faces[name].area > WIDE * width * height]
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
    ink, paper = colours["ink"], colours["halo"]
    if kind in ("home", "double"):
        size = 1.0 if kind == "home" else 0.8
        if kind == "double":
            yield from decor.ring(x, y, ink, 9.5)
        yield decor.filled([(x + dx * size, y + dy * size) for dx, dy in star], ink)
    elif kind == "neutral":
        yield decor.circle(x, y, 4.8, paper, ink, 1.4)
        yield decor.circle(x, y, 1.8, ink)
    elif kind == "port":
        yield from decor.harbour(x, y, "#1d4a66", paper, 0.9)
    elif kind == "airbase":
        yield from decor.wings(x, y, ink)
        yield decor.filled([(x + dx * 0.8, y + dy * 0.8) for dx, dy in star], ink)
    elif kind == "canal":
        for ink, width in ((colours["coast"], 5.2), (colours["sea"], 2.9)):
            yield decor.line([(x - 13, y), (x + 13, y)], ink, width)
    elif kind == "barred":
        yield from decor.barred(x, y)
    elif kind.startswith("unit-"):
        yield decor.words(kind.removeprefix("unit-"), x, y + 5, 15, ink, "land")
    elif kind == "inert":
        yield decor.frame(x - 13, y - 6.5, 26, 13, colours["inert"], colours["border"])
        for i in (0, 6.5, 13):
            yield decor.line([(x - 13 + i, y + 6.5), (x + i, y - 6.5)], colours["hatch"], 0.9)
    else:
        colour, width, dash = {
            "sea": (colours["sea-border"], 1.4, "6,4"),
            "crossing": (colours["crossing"], 2.2, "3,2.5"),
            "edge": (colours["frame"], 2.6, "none"),
        }[kind]
        yield decor.line([(x - 14, y), (x + 14, y)], colour, width, dash)


def _has_case(title):
    """Whether capitals and small letters alternate in it, as in LiMa: then they are its author's."""
    return any(a.islower() and b.isupper() for a, b in zip(title, title[1:]))


def _lines(text, size, room):
    """Words in as few lines as keep within `room`."""
    lines = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and typeface.width(longer, "sea", size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def draw(sheet, place, colours, star):
    """The lines of the cartouche's group."""
    x, y = place
    width, height = size(sheet)
    middle = x + width / 2
    title = sheet.graph.title
    letters = min(23.0, 23.0 * (width - 30) / typeface.width(title, "land", 23.0))
    credit = _lines(sheet.graph.credit, CREDIT * 0.9, width - 20)
    yield decor.frame(x, y, width, height, colours["box"], colours["frame"], 1.6, 6)
    yield decor.frame(x + 4, y + 4, width - 8, height - 8, "none", colours["frame"], 0.6, 4)
    yield decor.words(title if _has_case(title) else title.upper(), middle, y + 28, round(letters, 1), colours["ink"], "land")
    fitting = min(CREDIT, *(CREDIT * (width - 20) / max(1.0, typeface.width(line, "sea", CREDIT)) for line in credit))
    for i, line in enumerate(credit):
        yield decor.words(line, middle, y + 44 + 10.3 * i, round(fitting, 1) if len(credit) == 1 else 11, colours["ink"],
                          "sea", spacing=0.02)
    for i, (kind, text) in enumerate(entries(sheet)):
        line = y + height - FOOT - LINE * (len(entries(sheet)) - i - 0.5)
        yield from _mark(kind, x + 28, line, colours, star)
        yield decor.words(text, x + 52, line + 4, 12.5, colours["ink"], "sea", "start", spacing=0.01)
