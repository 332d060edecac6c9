"""Writes map.svg: the geometry that the app paints from, in light parchment colours for whoever opens it alone.

SVG Tiny 1.2, and of it only g, path (M L l z), circle, rect and text with presentation attributes. No stroked path
has more than STROKE vertices: long stroked paths are slow to paint.
"""

import collections
import math
from xml.sax.saxutils import escape

from shapely.geometry import LineString, box
from shapely.ops import unary_union

from . import decor, geodata, legend, typeface
from .geometry import on_grid, pieces, polygons, polylines, rings, rounded_corners, simplified

STROKE = 100
GLOW = 12.0             # the shallows follow the coast this loosely, in sq. units
# Lines along the coasts: how far off, how dark and how broad
SHALLOWS = ((6.0, 0.4, 0.8),)
WAVES = ((3.4, 0.62, 0.9), (7.2, 0.48, 0.85), (11.6, 0.36, 0.8), (16.8, 0.26, 0.75), (22.8, 0.18, 0.7), (29.6, 0.12, 0.65))
STAR_POINTS = ((0, -7.0), (1.9, -2.4), (6.7, -2.2), (2.9, 0.9), (4.2, 5.7), (0, 2.9), (-4.2, 5.7), (-2.9, 0.9),
               (-6.7, -2.2), (-1.9, -2.4))

PAPER = {
    "sea": "#d9e1e6", "glow": (("#cad7de", 18), ("#bfd0d9", 11), ("#b2c7d3", 5.5)), "sea-border": "#54778c",
    "land": "#f7f0df", "inert": "#c5c4b5", "lake": "#d9e1e6", "river": "#94b4c4", "border": "#8a7a63", "major": "#4b3c2c",
    "coast": "#43535d", "crossing": "#7d3b2c", "ink": "#1c150e", "halo": "#fdf9ef", "sea-ink": "#3a5d73",
    "frame": "#4b3c2c", "box": "#f6efdc", "margin": "#d9e1e6", "hatch": "#a5a08f", "barred": "#a3271b",
    "shade": "#4d3f2c", "light": "#fffcf3",
}


def colours_of(atlas):
    """The colours of a map's drawing, by what they are for; the window repeats them in its paper theme."""
    return {**PAPER, **getattr(atlas, "COLOURS", {})}


def number(value):
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def _steps(points):
    """Relative vertices in tenths, so that rounding never adds up."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    parts = []
    for (x0, y0), (x1, y1) in zip(tenths, tenths[1:]):
        parts.append(f"{number((x1 - x0) / 10)},{number((y1 - y0) / 10)}")
    return " ".join(parts)


def open_path(points):
    return f"M{number(points[0][0])},{number(points[0][1])}l{_steps(points)}"


def closed_path(geometry):
    result = []
    for ring in rings(geometry):
        points = on_grid(ring)[:-1]
        if len(points) > 2:
            result.append(open_path(points) + "z")
    return "".join(result)


def polygon_path(points):
    return open_path(points) + "z"


def grounds(sheet):
    """{province: what it is painted with} where that is neither land nor sea."""
    result = {name: "margin" for name in getattr(sheet.atlas, "SHORELESS", ())}
    result.update({name: "box" for name in sheet.graph.boxes})
    result.update({name: "inert" for name in getattr(sheet.atlas, "UNHATCHED", ())})
    return result


class Writer:
    def __init__(self, sheet, plan, cartouche, faults):
        self.sheet = sheet
        self.plan = plan
        self.cartouche = cartouche
        self.faults = faults
        self.colours = colours_of(sheet.atlas)
        self.seas = set(sheet.seas)
        self.lines = []

    # --- helpers ---

    def _group(self, name, body, **attributes):
        extra = "".join(f' {key.replace("_", "-")}="{value}"' for key, value in attributes.items())
        self.lines.append(f'<g id="{name}"{extra}>')
        self.lines += body
        self.lines.append("</g>")

    def _numbered(self, stem, counters, points, extra=""):
        """A polyline as paths of at most STROKE vertices, numbered after their stem."""
        result = []
        for piece in pieces(points, STROKE):
            counters[stem] += 1
            result.append(f'<path id="{stem}-{counters[stem]}" d="{open_path(piece)}"{extra}/>')
        return result

    def _body(self, name):
        """What the author draws by hand into a layer."""
        draw = getattr(self.sheet.atlas, name, None)
        return list(draw(self.sheet, self.plan, self.colours)) if draw else []

    def _framed(self, arc):
        return bool({arc.left, arc.right} & self.sheet.graph.boxes)

    def _edge_of_board(self, arc):
        """The edge of the board is no coast: it is drawn as a quiet line."""
        if {arc.left, arc.right} & set(getattr(self.sheet.atlas, "SHORELESS", ())):
            return f' stroke="{self.colours["frame"]}" stroke-width="1.4" stroke-dasharray="none"'
        return ""

    def _playable(self, name):
        return name in self.sheet.graph.provinces

    # --- layers ---

    def seas_layer(self):
        body = []
        for name in sorted(self.seas):
            if self._playable(name):
                ground = grounds(self.sheet).get(name)
                fill = f' fill="{self.colours[ground]}"' if ground else ""
                body.append(f'<path id="{name}"{fill} d="{closed_path(self.sheet.partition.faces[name])}"/>')
        self._group("seas", body, fill=self.colours["sea"], fill_rule="evenodd")

    def glow_layer(self):
        """The shallows along the coast, under the lands: three broad strokes."""
        coast, body = [], []
        for arc in self._arcs(lambda a, b: (a in self.seas) != (b in self.seas)):
            for piece in pieces(simplified(arc.points, GLOW), 40):
                coast.append(f'<path d="{open_path(on_grid(piece, 0))}"/>')
        for colour, width in self.colours["glow"]:
            body += [f'<g stroke="{colour}" stroke-width="{width}">', *coast, "</g>"]
        self._group("coast-glow", body, fill="none", stroke_linejoin="round", stroke_linecap="round")

    def offing_layer(self):
        """What the author draws on the open water, and along the coast a line of shallows, or many as an engraver cuts them."""
        body = self._body("offing")
        body += self._engraved(WAVES if getattr(self.sheet.atlas, "ENGRAVED", False) else SHALLOWS)
        if body:
            self._group("offing", body, fill="none", stroke_linejoin="round", stroke_linecap="round")

    def _engraved(self, lines):
        dry = [name for name in self.sheet.lands if name not in self.sheet.graph.boxes]
        land = unary_union([self.sheet.partition.faces[name] for name in dry]).simplify(0.8)
        frame = box(0, 0, self.sheet.width, self.sheet.height)
        for away, opacity, width in lines:
            yield f'<g stroke="{self.colours["sea-ink"]}" stroke-opacity="{opacity}" stroke-width="{width}">'
            for line in polylines(land.buffer(away).boundary.intersection(frame.buffer(-0.5))):
                for piece in pieces(on_grid(line.simplify(0.6).coords, 0), STROKE):
                    if len(piece) > 1:
                        yield f'<path d="{open_path(piece)}"/>'
            yield "</g>"

    def _arcs(self, wanted):
        return [arc for arc in self.sheet.partition.arcs
                if arc.left and arc.right and not self._framed(arc) and wanted(arc.left, arc.right)]

    def sea_borders_layer(self):
        counters = collections.Counter()
        body = []
        for arc in self._arcs(lambda a, b: a in self.seas and b in self.seas):
            a, b = arc.sides
            if self._playable(a) and self._playable(b):
                body += self._numbered(f"edge-{a}-{b}", counters, arc.points, self._edge_of_board(arc))
        self._group("sea-borders", body, fill="none", stroke=self.colours["sea-border"], stroke_width=1.1,
                    stroke_dasharray="6,4")

    def lands_layer(self):
        body = []
        impassable = []
        count = 0
        for name in sorted(self.sheet.lands):
            face = self.sheet.partition.faces[name]
            province = self.sheet.graph.provinces.get(name)
            if province and province.kind != "impassable":
                tint = self.colours["box"] if name in self.sheet.graph.boxes else self.sheet.graph.tint(name)
                fill = f' fill="{tint}"' if tint else ""
                body.append(f'<path id="{name}"{fill} d="{closed_path(face)}"/>')
            elif province:
                impassable.append(f'<path id="{name}" fill="{self.colours["inert"]}" d="{closed_path(face)}"/>')
            else:
                for part in sorted(polygons(face), key=lambda p: -p.area):
                    count += 1
                    impassable.append(f'<path id="inert-{count}" fill="{self.colours["inert"]}" d="{closed_path(part)}"/>')
        self._group("lands", body + impassable, fill=self.colours["land"], fill_rule="evenodd")

    def hatching(self):
        """Slanting lines over all ground that nobody can enter."""
        barred = [name for name in self.sheet.lands
                  if not self._playable(name) or self.sheet.graph.provinces[name].kind == "impassable"]
        plain = set(getattr(self.sheet.atlas, "UNHATCHED", ()))
        ground = unary_union([self.sheet.partition.faces[name].buffer(-0.8) for name in barred if name not in plain])
        width, height = self.sheet.width, self.sheet.height
        strokes = []
        for start in range(-height, width, 8):
            line = LineString([(start, height), (start + height, 0)])
            strokes += [open_path(on_grid(piece.coords)) for piece in polylines(line.intersection(ground)) if piece.length > 2]
        body = ["".join(strokes[i:i + STROKE // 2]) for i in range(0, len(strokes), STROKE // 2)]
        return [f'<path d="{d}"/>' for d in body]

    def hydro_layer(self):
        land = unary_union([self.sheet.partition.faces[name].buffer(0.05) for name in self.sheet.lands
                            if name not in self.sheet.graph.boxes])
        body = []
        if self.sheet.projection:
            ranks = getattr(self.sheet.atlas, "HYDRO_RANKS", (5, 4))
            frame = box(0, 0, self.sheet.width, self.sheet.height)
            view = self._degrees()
            for river in geodata.rivers():
                if river.rank > ranks[0] or not river.shape.intersects(view):
                    continue
                inside = self.sheet.projection.geometry(river.shape.intersection(view)).intersection(frame).intersection(land)
                for line in polylines(inside):
                    points = on_grid(rounded_corners(simplified(list(line.coords), 0.8), 2))
                    if len(points) > 1 and line.length > 3:
                        body += [f'<path d="{open_path(piece)}"/>' for piece in pieces(points, STROKE)]
            lakes = []
            for lake in geodata.lakes():
                if lake.rank > ranks[1] or not lake.shape.intersects(view):
                    continue
                inside = self.sheet.projection.geometry(lake.shape.intersection(view)).intersection(frame).intersection(land)
                for part in polygons(inside):
                    if part.area > 45:
                        outline = part.simplify(0.5)
                        if len(outline.exterior.coords) > STROKE:
                            outline = part.simplify(1.2)
                        lakes.append(f'<path d="{closed_path(outline)}"/>')
            body = [f'<g id="rivers" fill="none" stroke="{self.colours["river"]}" stroke-width="1.1" '
                    'stroke-opacity="0.8" stroke-linecap="round">', *body, "</g>", f'<g id="lakes" fill="{self.colours["lake"]}" fill-rule="evenodd">', *lakes, "</g>"]
        self._group("hydro", body)

    def _degrees(self):
        """A window in degrees that holds the sheet, so that far geometry is not folded into it."""
        return box(*getattr(self.sheet.atlas, "DEGREES", (-32, 22, 78, 76)))

    def borders_layer(self):
        counters = collections.Counter()
        body = []
        for arc in self._arcs(lambda a, b: a not in self.seas and b not in self.seas):
            known = [side for side in arc.sides if self._playable(side)]
            if len(known) == 2:
                a, b = (self.sheet.graph.provinces[side].territory for side in known)
                heavy = f' stroke="{self.colours["major"]}" stroke-width="2.2"' if a != b else ""
                body += self._numbered(f"edge-{arc.sides[0]}-{arc.sides[1]}", counters, arc.points, heavy)
            else:
                body += self._numbered(f"rim-{known[0]}" if known else "rim", counters, arc.points)
        for arc in self.sheet.partition.arcs:
            if self._framed(arc) and arc.left and arc.right:     # not along the rim of the sheet
                frame = next(side for side in arc.sides if side in self.sheet.graph.boxes)
                body += self._numbered(f"rim-{frame}", counters, arc.points)
        self._group("borders", body, fill="none", stroke=self.colours["border"], stroke_width=1.3,
                    stroke_linejoin="round", stroke_linecap="round")

    def coast_layer(self):
        counters = collections.Counter()
        body = []
        for arc in self._arcs(lambda a, b: (a in self.seas) != (b in self.seas)):
            known = [side for side in arc.sides if self._playable(side)]
            if len(known) == 2:
                body += self._numbered(f"edge-{arc.sides[0]}-{arc.sides[1]}", counters, arc.points, self._edge_of_board(arc))
            else:
                body += self._numbered(f"shore-{known[0]}" if known else "shore", counters, arc.points)
        self._group("coast", body, fill="none", stroke=self.colours["coast"], stroke_width=1.5,
                    stroke_linejoin="round", stroke_linecap="round")

    def crossings_layer(self):
        body = []
        for crossing in self.sheet.atlas.CROSSINGS:
            if len(crossing) < 4:
                continue
            a, b, start, end = crossing
            if self.sheet.projection:
                start, end = self.sheet.projection.point(*start), self.sheet.projection.point(*end)
            body.append(f'<path id="crossing-{a}-{b}" d="{open_path([start, end])}"/>')
        body += self._body("crossings")
        self._group("crossings", body, fill="none", stroke=self.colours["crossing"], stroke_width=2.2,
                    stroke_dasharray="3,2.5", stroke_linecap="butt")

    def centres_layer(self):
        body = []
        for name, places in sorted(self.plan.items()):
            if not places.centre:
                continue
            x, y = places.centre
            if self.sheet.graph.provinces[name].home:
                star = polygon_path(on_grid([(x + dx, y + dy) for dx, dy in STAR_POINTS]))
                body.append(f'<path id="sc-{name}" d="{star}"/>')
            else:
                body.append(f'<g id="sc-{name}">{decor.circle(x, y, 4.8, self.colours["halo"], self.colours["ink"], 1.4)}'
                            f'{decor.circle(x, y, 1.8, self.colours["ink"])}</g>')
        for name in getattr(self.sheet.atlas, "DOUBLE", ()):
            body += decor.ring(*self.plan[name].centre, self.colours["ink"])
        for name in getattr(self.sheet.atlas, "PORTS", ()):
            anchor = decor.harbour(*self.plan[name].extra["port"], "#1d4a66", "#fffdf6")
            body += [f'<g id="port-{name}">', *anchor, "</g>"]
        self._group("supply-centres", body, fill=self.colours["ink"], stroke="none")

    def labels_layer(self):
        halos, inks = [], []
        for name, places in sorted(self.plan.items()):
            for text in self._texts(places.label):
                if places.label.style == "land":
                    halos.append(f'<text {text}')
                inks.append(f'<text id="label-{name}" {text}' if len(places.label.lines) == 1 and not places.label.curve else f'<text {text}')
            for coast, (_, _, (x, y)) in places.coasts.items():
                inks.append(f'<text x="{number(x)}" y="{number(y + 3.6)}" font-size="11" font-weight="400" font-style="italic" '
                            f'fill="{self.colours["ink"]}">{coast}</text>')
        halo = self.colours["halo"]
        body = [f'<g fill="{halo}" stroke="{halo}" stroke-width="3" stroke-opacity="0.75" stroke-linejoin="round">',
                *halos, "</g>", *inks]
        self._group("labels", body, font_family=typeface.FAMILY, text_anchor="middle")

    def _texts(self, label):
        rule = typeface.STYLES[label.style]
        colour = self.colours["ink" if label.style == "land" else "sea-ink"]
        if label.curve:
            yield from self._letters(label, colour)
            return
        x, y = label.at
        for i, line in enumerate(label.lines):
            down = y + typeface.baseline(i, len(label.lines), label.style, label.size)
            turn = f' transform="rotate({label.angle} {number(x)} {number(y)})"' if label.angle else ""
            slant = ' font-style="italic"' if rule.italic else ""
            yield (f'x="{number(x)}" y="{number(down)}" font-size="{label.size}" font-weight="{rule.weight}"{slant} '
                   f'letter-spacing="{rule.spacing * label.size:.2f}"{turn} fill="{colour}">'
                   f'{escape(typeface.shown(line, label.style))}</text>')

    def _letters(self, label, colour):
        """A name along its curve, letter by letter, spaced out to its ends."""
        rule = typeface.STYLES[label.style]
        text = typeface.shown(label.whole, label.style)
        line = LineString(label.curve)
        widths = [typeface.width(letter, label.style, label.size) for letter in text]
        gap = min((line.length - sum(widths)) / max(1, len(text) - 1), 0.45 * label.size)
        along = (line.length - sum(widths) - gap * (len(text) - 1)) / 2
        slant = ' font-style="italic"' if rule.italic else ""
        for letter, width in zip(text, widths):
            before, after = line.interpolate(along), line.interpolate(along + width)
            turn = math.degrees(math.atan2(after.y - before.y, after.x - before.x))
            x, y = line.interpolate(along + width / 2).coords[0]
            yield (f'x="{number(x)}" y="{number(y + rule.rise / 2 * label.size)}" font-size="{label.size}" '
                   f'font-weight="{rule.weight}"{slant} transform="rotate({turn:.1f} {number(x)} {number(y)})" '
                   f'fill="{colour}">{escape(letter)}</text>')
            along += width + gap

    def neatline_layer(self):
        w, h = self.sheet.width, self.sheet.height
        body = [f'<rect x="3" y="3" width="{w - 6}" height="{h - 6}" stroke-width="2"/>',
                f'<rect x="7.5" y="7.5" width="{w - 15}" height="{h - 15}" stroke-width="0.7"/>']
        self._group("neatline", body, fill="none", stroke=self.colours["frame"])

    def text(self):
        w, h = self.sheet.width, self.sheet.height
        self.lines.append(f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 {w} {h}" '
                          f'width="{w}" height="{h}">')
        self._group("background", [f'<rect width="{w}" height="{h}" fill="{self.colours["sea"]}"/>'])
        self.seas_layer()
        self.glow_layer()
        self.offing_layer()
        self.sea_borders_layer()
        self.lands_layer()
        self.hydro_layer()
        self._group("hatching", self.hatching(), fill="none", stroke=self.colours["hatch"], stroke_width=0.8)
        terrain = self._body("terrain")
        if terrain:
            self._group("terrain", terrain)
        self.borders_layer()
        self.coast_layer()
        self.crossings_layer()
        marks = self._body("marks")
        if marks:
            self._group("marks", marks)
        self.centres_layer()
        self.labels_layer()
        self.neatline_layer()
        if self.cartouche:
            self._group("cartouche", legend.draw(self.sheet, self.cartouche, self.colours, STAR_POINTS))
        self.lines.append("</svg>\n")
        return "\n".join(self.lines)


def write(sheet, plan, cartouche, file, faults):
    text = Writer(sheet, plan, cartouche, faults).text()
    file.write_text(text, encoding="utf-8")
    size = len(text.encode("utf-8"))
    if size > 1_500_000:
        faults.add(f"{file.name} has {size / 1e6:.2f} MB, more than 1.5.")
    print(f"  {file}: {size / 1e3:.0f} kB")
