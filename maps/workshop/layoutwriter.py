"""Writes layout.json: where the app puts units, names, centres and coasts. Positions are units of map.svg."""

import json

from . import legend, lettering, svgwriter
from .graph import base, pair
from .typeface import FAMILY, STYLES


def _point(xy):
    return [round(float(xy[0]), 1), round(float(xy[1]), 1)]


def _province(places, ground, divided, off, bay, since):
    label = places.label
    row = {"ground": ground} if ground else {}
    row |= {
        "field": _point(places.field),
        "dislodged": _point(places.dislodged),
    }
    if places.centre:
        row["centre"] = _point(places.centre)
    row["label"] = {"lines": label.lines, "at": _point(label.at), "angle": label.angle, "size": label.size,
                    "style": label.style}
    if divided:
        row["label"]["divided"] = divided
    if label.curve:
        row["label"]["curve"] = [_point(point) for point in label.curve]
    if off:
        row["label"]["off"] = [_point(point) for point in off]
    if bay:
        row["label"]["bay"] = [_point(point) for point in lettering.arc(*bay)]
    if since:
        row["label"]["from"] = since
    row["abbr"] = {"at": _point(places.abbr), "size": places.abbr[2]}
    if places.coasts:
        row["coasts"] = {coast: {"field": _point(field), "dislodged": _point(aside), "label": _point(text)}
                         for coast, (field, aside, text) in places.coasts.items()}
    for key, value in places.extra.items():
        row[key] = value
    return row


def _colours(sheet):
    colours = svgwriter.colours_of(sheet.atlas)
    for i, (colour, _) in enumerate(colours.pop("glow")):
        colours[f"glow-{i + 1}"] = colour
    return colours


def _exceptions(sheet):
    """The passages that are no common border on the drawing: direct ones, and those of the boxes."""
    graph = sheet.graph
    passages = {pair(base(a), base(b)) for a, b in graph.army | graph.fleet}
    direct = {pair(*crossing[:2]) for crossing in sheet.atlas.CROSSINGS}
    return sorted(passages & direct | {edge for edge in passages if set(edge) & graph.boxes})


def write(sheet, plan, cartouche, file):
    styles = {name: {"family": FAMILY, "weight": s.weight, "italic": s.italic, "capitals": s.capitals,
                     "spacing": s.spacing, "leading": s.leading, "rise": s.rise} for name, s in STYLES.items()}
    head = {"format": 1, "size": [sheet.width, sheet.height], "styles": styles, "colours": _colours(sheet)}
    if cartouche:
        head["cartouche"] = {"at": _point(cartouche), "size": list(legend.size(sheet)), "title": sheet.graph.title,
                             "credit": sheet.graph.credit, "entries": [kind for kind, _ in legend.entries(sheet)]}
    head["lettering"] = lettering.classes(sheet.atlas)
    head["exceptions"] = _exceptions(sheet)
    grounds = svgwriter.grounds(sheet)
    divided = getattr(sheet.atlas, "DIVIDED", {})
    off = getattr(sheet.atlas, "OFF", {})
    bays = getattr(sheet.atlas, "BAYS", {})
    since = getattr(sheet.atlas, "FROM", {})
    rows = {name: _province(plan[name], grounds.get(name), divided.get(name), off.get(name), bays.get(name),
                            since.get(name))
            for name in sorted(plan)}
    lines = [f'  {json.dumps(name)}: {json.dumps(row, ensure_ascii=False)}' for name, row in rows.items()]
    text = "{" + ",\n ".join(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items())
    text += ',\n "provinces": {\n' + ",\n".join(lines) + "\n }}\n"
    file.write_text(text, encoding="utf-8")
