"""Marks drawn by hand into the layers: arrows, harbours, double centres, mountains, cartouches."""

import math
from xml.sax.saxutils import escape

from . import typeface


def _n(value):
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def path(points, close=False):
    return "M" + "L".join(f"{_n(x)},{_n(y)}" for x, y in points) + ("z" if close else "")


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


def harbour(x, y, ink, paper, size=1.0):
    """An anchor on a disc."""
    bow = [(x - 5.5 * size * math.cos(t * math.pi / 10), y + (1.5 + 4.5 * math.sin(t * math.pi / 10)) * size)
           for t in range(11)]
    strokes = [path([(x, y - 3.2 * size), (x, y + 6 * size)]), path([(x - 3 * size, y - 1.2 * size), (x + 3 * size, y - 1.2 * size)]),
               path(bow)]
    return ([f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(9.5 * size)}" fill="{paper}" stroke="{ink}" stroke-width="1.2"/>',
             f'<g fill="none" stroke="{ink}" stroke-width="1.5" stroke-linecap="round">'
             f'<circle cx="{_n(x)}" cy="{_n(y - 4.8 * size)}" r="{_n(1.6 * size)}"/>']
            + [f'<path d="{d}"/>' for d in strokes] + ["</g>"])


def ring(x, y, ink, radius=11.0):
    """Round the star of a centre that counts twice."""
    return [f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="none" stroke="{ink}" stroke-width="1.6"/>']


def barred(x, y, ink="#a3271b", paper="#fdf6e6", radius=7.5):
    """No passage: a ring with a bar."""
    reach = radius * 0.66
    return [f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{paper}" stroke="{ink}" stroke-width="2.2"/>',
            f'<path d="{path([(x - reach, y + reach), (x + reach, y - reach)])}" fill="none" stroke="{ink}" stroke-width="2.2"/>']


def words(text, x, y, size, colour, style="sea", anchor="middle", weight=None, spacing=None):
    rule = typeface.STYLES[style]
    slant = ' font-style="italic"' if rule.italic else ""
    gap = rule.spacing if spacing is None else spacing
    return (f'<text x="{_n(x)}" y="{_n(y)}" font-family="{typeface.FAMILY}" font-size="{size}" '
            f'font-weight="{weight or rule.weight}"{slant} text-anchor="{anchor}" letter-spacing="{gap * size:.2f}" '
            f'fill="{colour}">{escape(text)}</text>')
