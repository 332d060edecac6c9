"""Measures a finished plan against the drawing: what stands outside its province, what covers what.

A field is outside if its middle is; marks are boxes, and two of them may touch, not overlap. Dislodged units stand
over a neighbour for one phase only and are not measured.
"""

from shapely import affinity
from shapely.geometry import Point, box

TOUCH = 0.06            # share of the smaller box that may lie under another one


def _box(x, y, width, height, angle=0.0):
    shape = box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    return affinity.rotate(shape, angle, origin=(x, y)) if angle else shape


def _marks(name, places, sizes):
    yield "name", places.label.shape
    if places.field != places.label.at:
        yield "unit", _box(*places.field, sizes["unit"][0] - 4, sizes["unit"][1] - 4)
    if places.centre:
        yield "centre", _box(*places.centre, sizes["star"] - 3, sizes["star"] - 3)
    for coast, (field, _, _) in places.coasts.items():
        yield f"unit on {coast}", _box(*field, sizes["unit"][0] - 4, sizes["unit"][1] - 4)
    for layer in ("air", "walls"):
        if layer in places.extra:
            yield f"unit in the {layer}", _box(*places.extra[layer], sizes["small"][0] - 3, sizes["small"][1] - 3)


def measure(sheet, plan, sizes, faults):
    marks = []
    for name, places in plan.items():
        face = sheet.partition.faces[name]
        for what, point in (("unit", places.field), ("centre", places.centre)):
            if point and not face.contains(Point(point)):
                faults.add(f"The {what} of {name} lies outside it.")
        marks += [(name, what, shape) for what, shape in _marks(name, places, sizes)]
    for i, (name, what, shape) in enumerate(marks):
        for other, thing, second in marks[:i]:
            if shape.intersects(second):
                share = shape.intersection(second).area / min(shape.area, second.area)
                if share > TOUCH:
                    faults.add(f"The {what} of {name} and the {thing} of {other} overlap by {share:.0%}.")
    _names(sheet, plan, faults)


def _names(sheet, plan, faults):
    """A name may lie on its own province and on water, not on another land."""
    faces = sheet.partition.faces
    lands = [name for name in sheet.lands]
    for name, places in plan.items():
        text = places.label.shape
        for other in lands:
            if other != name and faces[other].intersects(text):
                share = faces[other].intersection(text).area / text.area
                if share > 0.02:
                    faults.add(f"The name of {name} lies {share:.0%} on {other}.")
