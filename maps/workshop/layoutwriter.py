"""Writes layout.json: where the app puts units, names, centres and coasts. Positions are units of map.svg."""

import json

from .typeface import FAMILY, STYLES


def _point(xy):
    return [round(float(xy[0]), 1), round(float(xy[1]), 1)]


def _province(places):
    label = places.label
    row = {
        "field": _point(places.field),
        "dislodged": _point(places.dislodged),
    }
    if places.centre:
        row["centre"] = _point(places.centre)
    row["label"] = {"lines": label.lines, "at": _point(label.at), "angle": label.angle, "size": label.size,
                    "style": label.style}
    row["abbr"] = {"at": _point(places.abbr), "size": places.abbr[2]}
    if places.coasts:
        row["coasts"] = {coast: {"field": _point(field), "dislodged": _point(aside), "label": _point(text)}
                         for coast, (field, aside, text) in places.coasts.items()}
    for key, value in places.extra.items():
        row[key] = value
    return row


def write(sheet, plan, file):
    styles = {name: {"family": FAMILY, "weight": s.weight, "italic": s.italic, "capitals": s.capitals,
                     "spacing": s.spacing, "leading": s.leading, "rise": s.rise} for name, s in STYLES.items()}
    head = {"format": 1, "size": [sheet.width, sheet.height], "styles": styles}
    lines = [f'  {json.dumps(name)}: {json.dumps(_province(plan[name]), ensure_ascii=False)}' for name in sorted(plan)]
    text = "{" + ",\n ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items())
    text += ',\n "provinces": {\n' + ",\n".join(lines) + "\n }}\n"
    file.write_text(text, encoding="utf-8")
