"""python3 -m workshop standard|...|all [--check] [--preview]     (run in maps/)"""

import argparse
import sys
import time
from pathlib import Path

from . import adjacency, layoutcheck, layoutwriter, placement, preview, sheets, svgwriter
from .faults import Faults

MAPS = Path(__file__).parent.parent


def _coast_splits(sheet):
    splits = {}
    for province, sea, latitude, north, south in getattr(sheet.atlas, "COAST_SPLITS", []):
        line = sheet.projection.point(0.0, latitude)[1]
        splits[(province, sea)] = lambda node, line=line, north=north, south=south: north if node[1] < line else south
    return splits


def make(name, options):
    start = time.time()
    faults = Faults()
    sheet = sheets.draw(name, options.variants, faults)
    crossings = [crossing[:2] for crossing in sheet.atlas.CROSSINGS]
    splits = _coast_splits(sheet)
    figures, weak = adjacency.compare(sheet.partition, sheet.graph, crossings, splits, faults,
                                      frozenset(getattr(sheet.atlas, "SHORELESS", ())))
    print(f"{name}: {sheet.width} x {sheet.height}, {len(sheet.partition.faces)} faces, {time.time() - start:.0f} s")
    for row in figures:
        exceptions = ", ".join("-".join(edge) for edge in row.exceptions) or "none"
        print(f"  {row.kind}: {row.declared} declared, {row.computed} computed, by crossing: {exceptions}")
    print("  weakest borders: " + ", ".join(f"{'-'.join(edge)} {size:.1f}" for size, edge in weak))
    if not options.check:
        plan, cartouche, sizes = placement.place(sheet, splits, faults)
        layoutcheck.measure(sheet, plan, sizes, faults)
        folder = MAPS / name
        folder.mkdir(exist_ok=True)
        layoutwriter.write(sheet, plan, cartouche, folder / "layout.json")
        svgwriter.write(sheet, plan, cartouche, folder / "map.svg", faults)
        print(f"  drawn in {time.time() - start:.0f} s")
        if options.preview:
            preview.write(sheet, plan, folder / "map.svg", Path(options.preview))
    if faults:
        print(f"  {len(faults.lines)} faults:\n{faults}", file=sys.stderr)
    return not faults


def main():
    parser = argparse.ArgumentParser(prog="workshop", description="Draws the maps and checks them.")
    parser.add_argument("maps", nargs="+", choices=[*sheets.ATLASES, "all"])
    parser.add_argument("--check", action="store_true", help="only compare the drawing with the graph")
    parser.add_argument("--preview", metavar="FOLDER", help="also draw a picture with units on every anchor there")
    parser.add_argument("--variants", metavar="FOLDER", type=Path, default=MAPS,
                        help="read <map>/variant.json there (default: maps/)")
    options = parser.parse_args()
    names = list(sheets.ATLASES) if "all" in options.maps else options.maps
    results = [make(name, options) for name in names]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
