"""A picture to judge by: the map with a unit on every anchor, drawn by rsvg-convert."""

import shutil
import subprocess

TINTS = {"austria": "#dea28b", "england": "#b2b1dd", "france": "#c9e9fe", "germany": "#a7a4a0", "italy": "#d4e9bd",
         "russia": "#cfbecb", "turkey": "#e8cb82"}


def _unit(x, y, colour, size=(35, 29)):
    w, h = size
    return (f'<rect x="{x - w / 2:.1f}" y="{y - h / 2:.1f}" width="{w}" height="{h}" rx="5" fill="{colour}" fill-opacity="0.75" '
            f'stroke="#fffaf0" stroke-width="1.5"/>')


def write(sheet, plan, svg, folder):
    folder.mkdir(parents=True, exist_ok=True)
    body = []
    for name, places in plan.items():
        body.append(_unit(*places.dislodged, "#b3261e", (28, 23)))
        body.append(_unit(*places.field, "#31557e"))
        x, y, size = places.abbr
        text = sheet.graph.provinces[name].abbr
        body.append(f'<text x="{x:.1f}" y="{y + size * 0.32:.1f}" font-size="{size}" text-anchor="middle" fill="#a01070" '
                    f'font-family="EB Garamond" font-weight="700">{text}</text>')
        for unit, aside, _ in places.coasts.values():
            body += [_unit(*aside, "#b3261e", (28, 23)), _unit(*unit, "#2f7030")]
        for key, value in places.extra.items():
            if key in ("air", "walls") and value:
                body.append(_unit(*value, "#8f6a00", (28, 23)))
    text = svg.read_text(encoding="utf-8")
    busy = folder / f"{sheet.atlas.ID}-units.svg"
    busy.write_text(text.replace("</svg>", "".join(body) + "</svg>"), encoding="utf-8")
    if shutil.which("rsvg-convert"):
        for source, stem in ((svg, sheet.atlas.ID), (busy, busy.stem)):
            subprocess.run(["rsvg-convert", "-w", "1600", "-o", str(folder / f"{stem}.png"), str(source)], check=True)
