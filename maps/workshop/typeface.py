"""Widths of names in the map's typeface, and how each style of name is set.

The app sets the same text with the same numbers, which the layout file repeats under "styles".
"""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTFont

FONTS = Path(__file__).parent.parent.parent / "resources" / "fonts"
FAMILY = "EB Garamond"


class Style(NamedTuple):
    file: str
    weight: int
    italic: bool
    capitals: bool
    spacing: float      # between letters, in ems
    leading: float      # from line to line, in ems
    rise: float         # height of a line's ink above its baseline, in ems: the text is centred on half of it
    drop: float         # ink below the baseline


STYLES = {
    "land": Style("EBGaramond12-Bold.otf", 700, False, True, 0.05, 0.92, 0.65, 0.0),
    "sea": Style("EBGaramond12-Italic.otf", 400, True, False, 0.08, 1.0, 0.65, 0.22),
}


@lru_cache(maxsize=None)
def _font(file):
    font = TTFont(FONTS / file)
    return font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm


def shown(text, style):
    return text.upper() if STYLES[style].capitals else text


def width(text, style, size):
    rule = STYLES[style]
    glyphs, characters, em = _font(rule.file)
    text = shown(text, style)
    total = sum(glyphs[characters.get(ord(c), ".notdef")].width for c in text) / em
    return (total + rule.spacing * (len(text) - 1)) * size


def block(lines, style, size):
    """Width and height of the ink of a name set in those lines."""
    rule = STYLES[style]
    height = (rule.leading * (len(lines) - 1) + rule.rise + rule.drop) * size
    return max(width(line, style, size) for line in lines), height


def outlines(text, style, size, steps=4):
    """The letters as closed polylines round (0, 0), and how wide they are: for words that are part of a drawing."""
    rule = STYLES[style]
    glyphs, characters, em = _font(rule.file)
    scale = size / em
    shapes = []
    x = -width(text, style, size) / 2
    for character in shown(text, style):
        glyph = glyphs[characters.get(ord(character), ".notdef")]
        pen = RecordingPen()
        glyph.draw(pen)
        for command, points in pen.value:
            points = [(x + px * scale, rule.rise / 2 * size - py * scale) for px, py in points]
            if command == "moveTo":
                shapes.append([points[0]])
            elif command == "lineTo":
                shapes[-1].append(points[0])
            elif command == "curveTo":
                (ax, ay), (bx, by), (cx, cy), (dx, dy) = shapes[-1][-1], *points
                for i in range(1, steps + 1):
                    t, u = i / steps, 1 - i / steps
                    shapes[-1].append(tuple(u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d
                                            for a, b, c, d in ((ax, bx, cx, dx), (ay, by, cy, dy))))
        x += (glyph.width / em + rule.spacing) * size
    return shapes


def baseline(line, count, style, size):
    """Where line number `line` of `count` stands: its baseline, below the middle of the block."""
    rule = STYLES[style]
    return (rule.leading * (line - (count - 1) / 2) + rule.rise / 2) * size


def settings(text):
    """The ways to break a name into lines: one line, two, and for three words and more three."""
    words = text.split()
    ways = [[text]]
    for i in range(1, len(words)):
        ways.append([" ".join(words[:i]), " ".join(words[i:])])
    for i in range(1, len(words)):
        for j in range(i + 1, len(words)):
            ways.append([" ".join(words[:i]), " ".join(words[i:j]), " ".join(words[j:])])
    return ways
