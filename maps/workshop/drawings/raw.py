"""Draws the raw drawing of a variant that the workshop has drawn: its shapes and their names, nothing else, as an author
would bring them to *Make a variant*.

    cd maps
    /usr/bin/python3 -m workshop.drawings.raw western-front peloponnese

Shapes are those of maps/<id>/map.svg, without the ids that would tell their provinces. Names stand where layout.json has
them, or where the unit stands, if the name lies outside of its shape there.
"""

import json
import re
import sys
from pathlib import Path
from xml.sax.saxutils import escape

HERE = Path(__file__).parent
MAPS = HERE.parent.parent
COLOURS = {"land": "#e7dcbc", "sea": "#bcd5e3", "closed": "#b5b1a8"}
SIZE = 15  # of names, where they have room


def shapes_in(drawing, group):
    """By id, the paths of a group."""
    begin = drawing.index(f'<g id="{group}"')
    inside = drawing[begin:drawing.index("</g>", begin)]
    return dict(re.findall(r'<path id="([^"]+)"[^>]*? d="([^"]+)"', inside))


def rings_of(path):
    """Every ring of a path of commands M, l and z."""
    rings = []
    for ring in path.split("z"):
        points = []
        for x, y in re.findall(r"(-?[\d.]+),(-?[\d.]+)", ring):
            before = points[-1] if points else (0, 0)
            points.append((before[0] + float(x), before[1] + float(y)))
        rings.append(points)
    return rings


def lies_in(rings, at):
    inside = False
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1]):
            if (y1 > at[1]) != (y2 > at[1]) and at[0] < x1 + (at[1] - y1) / (y2 - y1) * (x2 - x1):
                inside = not inside
    return inside


def name_of(province, place, path):
    size = min(SIZE, place["label"]["size"])
    rings = rings_of(path)
    at = next((at for at in (place["label"]["at"], place["field"]) if lies_in(rings, at)), None)
    if at is None:
        raise SystemExit(f"{province['name']}: neither its name nor its unit stands on it")
    return f'<text x="{at[0]:.0f}" y="{at[1] + size / 3:.0f}" font-size="{size:g}">{escape(province["name"])}</text>'


def draw(variant):
    folder = MAPS / variant
    drawing = (folder / "map.svg").read_text(encoding="utf-8")
    layout = json.loads((folder / "layout.json").read_text(encoding="utf-8"))
    provinces = json.loads((folder / "variant.json").read_text(encoding="utf-8"))["provinces"]
    names = {province["id"]: province for province in provinces}
    seas, lands = shapes_in(drawing, "seas"), shapes_in(drawing, "lands")
    width, height = layout["size"]
    out = ['<?xml version="1.0" encoding="UTF-8"?>',
           f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
           "<style>.land { fill: %(land)s; stroke: #6b5a3c } .sea { fill: %(sea)s; stroke: #6d93ab }" % COLOURS,
           ".closed { fill: %(closed)s; stroke: #6b5a3c }" % COLOURS,
           "text { font-family: serif; text-anchor: middle }</style>"]
    texts = []
    groups = (("lands", "land", {id: path for id, path in lands.items() if id in names}), ("seas", "sea", seas),
              ("impassable", "closed", {id: path for id, path in lands.items() if id not in names}))
    for group, kind, shapes in groups:
        out.append(f'<g id="{group}">')
        for id in sorted(shapes, key=lambda id: names[id]["name"] if id in names else id):
            out.append(f'<path class="{kind}" fill-rule="evenodd" d="{shapes[id]}"/>')
            if id in names:
                texts.append(name_of(names[id], layout["provinces"][id], shapes[id]))
        out.append("</g>")
    out += ['<g id="names">'] + sorted(texts) + ["</g>", "</svg>", ""]
    (HERE / f"{variant}.svg").write_text("\n".join(out), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit("Of which variants?")
    for each in sys.argv[1:]:
        draw(each)
