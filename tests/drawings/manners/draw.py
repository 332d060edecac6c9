#!/usr/bin/env python3
"""Draws invented boards as people draw them, each with its truth beside it: `draw.py` in this folder, with names
of manners if not all are to be drawn.

Every manner has a board of its own. A board is a raster of places, cut out of the plane by bent distances to scattered
points. Its borders are traced, smoothed and written as SVG; who meets whom, and where fleets pass, is counted on the raster,
so the truth does not come from what reads the drawings.
"""
import json
import math
import os
import random
import sys

UNIT = 8  # of the drawing, to a cell of the raster
WIDE, HIGH = 150, 110
HERE = os.path.dirname(os.path.abspath(__file__))


class Noise:
    def __init__(self, chance, step):
        self.step = step
        self.values = [[chance.uniform(-1, 1) for _ in range(WIDE // step + 4)] for _ in range(HIGH // step + 4)]

    def at(self, x, y):
        x, y = max(0, x / self.step), max(0, y / self.step)
        i, j = int(x), int(y)
        u, v = x - i, y - j
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        row, below = self.values[j], self.values[j + 1]
        return (row[i] * (1 - u) + row[i + 1] * u) * (1 - v) + (below[i] * (1 - u) + below[i + 1] * u) * v


SYLLABLES = "ka lo mi ren tor bel sha vu dor nis pel gra hul ost qui zan fer lim wo ber tal ru nor ez".split()


class Names:
    WATERS = ["{} Sea", "Gulf of {}", "{} Bay", "{} Ocean", "Bay of {}", "{} Channel", "Mer de {}", "{}meer"]

    def __init__(self, chance, plain_waters=0.0):
        self.chance, self.used, self.plain_waters, self.number = chance, set(), plain_waters, 0

    def land(self):
        while True:
            name = "".join(self.chance.choice(SYLLABLES) for _ in range(self.chance.choice([2, 2, 3]))).capitalize()
            if name[:4] not in self.used:
                self.used.add(name[:4])
                return name

    def water(self):
        self.number += 1
        if self.number * self.plain_waters % 1 + self.plain_waters >= 1:
            return self.land() + " " + self.chance.choice(["Deep", "Shallows", "Reach"])
        return self.WATERS[self.number % len(self.WATERS)].format(self.land())


class World:
    """Places as numbers on a raster: -1 lies outside."""

    def __init__(self, seed, columns, rows, islands=0, wet=0.38, closed=False, plain_waters=0.0, powers=4):
        chance = self.chance = random.Random(seed)
        bends = [(Noise(chance, 18), Noise(chance, 18), 6), (Noise(chance, 6), Noise(chance, 6), 2)]
        seeds = [((c + 0.5 + chance.uniform(-.3, .3)) * WIDE / columns, (r + 0.5 + chance.uniform(-.3, .3)) * HIGH / rows)
                 for r in range(rows) for c in range(columns)]
        hills = Noise(chance, 40)

        def height(at):
            return min(at[0] / WIDE, 1 - at[0] / WIDE, at[1] / HIGH, 1 - at[1] / HIGH) + 0.3 * hills.at(*at)
        order = sorted(range(len(seeds)), key=lambda i: height(seeds[i]))
        waters = set(order[:int(wet * len(seeds))])
        self.cells = []
        for y in range(HIGH):
            row = []
            for x in range(WIDE):
                bent_x = x + sum(size * a.at(x, y) for a, _, size in bends)
                bent_y = y + sum(size * b.at(x, y) for _, b, size in bends)
                row.append(min(range(len(seeds)),
                               key=lambda i: (seeds[i][0] - bent_x) ** 2 + (seeds[i][1] - bent_y) ** 2))
            self.cells.append(row)
        self.clean()
        self.ground = {i: "water" if i in waters else "land" for i in range(len(seeds))}
        self.islands = []
        for _ in range(islands):
            self.add_island()
        self.clean()
        names = Names(chance, plain_waters)
        self.names = {i: names.water() if self.ground[i] == "water" else names.land() for i in self.ground}
        self.count()
        if closed:
            inland = [i for i in self.ground if self.ground[i] == "land"
                      and not any(self.ground[j] == "water" for j in self.meets[i]) and i not in self.on_frame]
            for i in inland[:1]:
                self.ground[i] = "closed"
        self.find_middles()
        self.give_homes(powers)
        self.trace()

    def at(self, x, y):
        return self.cells[y][x] if 0 <= x < WIDE and 0 <= y < HIGH else -1

    def clean(self):
        """One piece a place, and no corner at which four places meet or one touches itself."""
        for _ in range(30):
            changed = False
            pieces, seen = {}, [[False] * WIDE for _ in range(HIGH)]
            for y in range(HIGH):
                for x in range(WIDE):
                    if seen[y][x]:
                        continue
                    mine, edge, piece = self.cells[y][x], [(x, y)], []
                    seen[y][x] = True
                    while edge:
                        a, b = edge.pop()
                        piece.append((a, b))
                        for c, d in ((a + 1, b), (a - 1, b), (a, b + 1), (a, b - 1)):
                            if self.at(c, d) == mine and not seen[d][c]:
                                seen[d][c] = True
                                edge.append((c, d))
                    pieces.setdefault(mine, []).append(piece)
            for mine, all_of in pieces.items():
                all_of.sort(key=len, reverse=True)
                for piece in all_of[1:]:
                    around = [self.at(a + i, b + j) for a, b in piece for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))]
                    around = [n for n in around if n not in (-1, mine)]
                    for a, b in piece:
                        self.cells[b][a] = max(set(around), key=around.count)
                    changed = True
            for y in range(HIGH - 1):
                for x in range(WIDE - 1):
                    a, b = self.cells[y][x], self.cells[y][x + 1]
                    c, d = self.cells[y + 1][x], self.cells[y + 1][x + 1]
                    if (a == d and b != a and c != a) or (b == c and a != b and d != b) or len({a, b, c, d}) == 4:
                        self.cells[y + 1][x + 1] = b if self.at(x + 1, y + 2) != c else c
                        self.cells[y + 1][x] = self.cells[y][x] if len({a, b, c, d}) == 4 else self.cells[y + 1][x]
                        changed = True
            if not changed:
                return

    def add_island(self):
        chance, radius = self.chance, self.chance.uniform(3.2, 5)
        for _ in range(2000):
            x, y = chance.randrange(10, WIDE - 10), chance.randrange(10, HIGH - 10)
            host, room = self.cells[y][x], int(radius + 4)
            if self.ground[host] != "water" or host in [h for h, _ in self.islands]:
                continue
            if any(self.at(x + i, y + j) != host for i in range(-room, room + 1) for j in range(-room, room + 1)
                   if i * i + j * j <= room * room):
                continue
            new, phase = len(self.ground), chance.uniform(0, 6)
            self.ground[new] = "land"
            self.islands.append((host, new))
            for j in range(-room, room + 1):
                for i in range(-room, room + 1):
                    if math.hypot(i, j) < radius * (1 + .2 * math.sin(3 * math.atan2(j, i) + phase)):
                        self.cells[y + j][x + i] = new
            return

    def count(self):
        self.meets = {i: set() for i in self.ground}
        self.on_frame = set()
        self.length, self.by_water, corners = {}, set(), {}
        for y in range(HIGH):
            for x in range(WIDE):
                here = self.cells[y][x]
                if x in (0, WIDE - 1) or y in (0, HIGH - 1):
                    self.on_frame.add(here)
                for there in (self.at(x + 1, y), self.at(x, y + 1)):
                    if there not in (-1, here):
                        pair = (min(here, there), max(here, there))
                        self.length[pair] = self.length.get(pair, 0) + 1
                        self.meets[here].add(there)
                        self.meets[there].add(here)
        for y in range(HIGH - 1):
            for x in range(WIDE - 1):
                around = {self.cells[y][x], self.cells[y][x + 1], self.cells[y + 1][x], self.cells[y + 1][x + 1]}
                if len(around) >= 3 and any(self.ground[i] == "water" for i in around):
                    dry = sorted(i for i in around if self.ground[i] != "water")
                    self.by_water.update((a, b) for a in dry for b in dry if a < b)

    def find_middles(self):
        """The cell of each place that lies farthest from its edge."""
        depth = {}
        wave = [(x, y) for y in range(HIGH) for x in range(WIDE)
                if any(self.at(x + i, y + j) != self.cells[y][x] for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1)))]
        for at in wave:
            depth[at] = 1
        while wave:
            after = []
            for x, y in wave:
                for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    to = (x + i, y + j)
                    if to not in depth and self.at(*to) == self.cells[y][x]:
                        depth[to] = depth[x, y] + 1
                        after.append(to)
            wave = after
        self.middle, self.depth = {}, {}
        for (x, y), far in depth.items():
            place = self.cells[y][x]
            if far > self.depth.get(place, 0):
                self.depth[place], self.middle[place] = far, ((x + .5) * UNIT, (y + .5) * UNIT)

    def give_homes(self, powers):
        lands = [i for i in self.ground if self.ground[i] == "land"]
        lands.sort(key=lambda i: math.atan2(self.middle[i][1] - HIGH * UNIT / 2, self.middle[i][0] - WIDE * UNIT / 2))
        each = max(1, int(len(lands) * 0.75) // powers)
        self.power = {}
        for number, land in enumerate(lands):
            power = number // each
            self.power[land] = power if power < powers else None
        self.centres = [i for number, i in enumerate(lands) if number % 2 == 0]

    def trace(self):
        """The rings of each place, along the sides of cells, then smoothed as one net: neighbours share their points."""
        sides, net = {}, {}
        for y in range(-1, HIGH):
            for x in range(-1, WIDE):
                for one, other, start, end in ((self.at(x, y), self.at(x + 1, y), (x + 1, y), (x + 1, y + 1)),
                                               (self.at(x, y), self.at(x, y + 1), (x + 1, y + 1), (x, y + 1))):
                    if one == other:
                        continue
                    sides.setdefault(one, {}).setdefault(start, []).append(end)
                    sides.setdefault(other, {}).setdefault(end, []).append(start)
                    net.setdefault(start, set()).add(end)
                    net.setdefault(end, set()).add(start)
        place = {c: (c[0] * UNIT, c[1] * UNIT) for c in net}
        for _ in range(4):
            after = {}
            for corner, ends in net.items():
                if corner[0] in (0, WIDE) or corner[1] in (0, HIGH):
                    after[corner] = place[corner]
                    continue
                x = sum(place[e][0] for e in ends) / len(ends)
                y = sum(place[e][1] for e in ends) / len(ends)
                after[corner] = ((place[corner][0] + x) / 2, (place[corner][1] + y) / 2)
            place = after
        for corner, ends in net.items():
            if len(ends) == 2 and 0 < corner[0] < WIDE and 0 < corner[1] < HIGH:
                place[corner] = (place[corner][0] + self.chance.uniform(-.9, .9),
                                 place[corner][1] + self.chance.uniform(-.9, .9))
        kept = {c for c in net if len(net[c]) != 2 or sum(c) % 2 == 0}
        self.rings = {}
        for number, starts in sides.items():
            rings = []
            while starts:
                first = next(iter(starts))
                ring, at = [], first
                while True:
                    end = starts[at].pop()
                    if not starts[at]:
                        del starts[at]
                    ring.append(at)
                    at = end
                    if at == first:
                        break
                rings.append([place[c] for c in ring if c in kept])
            self.rings[number] = sorted(rings, key=len, reverse=True)

    def places(self):
        return sorted(self.ground)

    def of(self, ground):
        return [i for i in self.places() if self.ground[i] == ground]

    def is_island(self, place):
        return place in [i for _, i in self.islands]

    def truth(self, move=lambda at: at, named=True, width=WIDE * UNIT, height=HIGH * UNIT):
        passages, either = [], []
        for (a, b), length in sorted(self.length.items()):
            if "closed" in (self.ground[a], self.ground[b]):
                continue
            army = self.ground[a] == self.ground[b] == "land"
            fleet = "water" in (self.ground[a], self.ground[b]) or (a, b) in self.by_water
            (passages if length > 2 else either).append([a, b, ("A" if army else "") + ("F" if fleet else "")])
        return {"places": [{"name": self.names[i] if named else "", "ground": self.ground[i],
                            "at": [round(v, 1) for v in move(self.middle[i])]} for i in self.places()],
                "passages": passages, "either": either}


def path_of(rings, move=lambda at: at):
    return " ".join("M " + " L ".join("%.1f,%.1f" % move(p) for p in ring) + " Z" for ring in rings)


def shaken(rings, chance, much):
    return [[(x + chance.uniform(-much, much), y + chance.uniform(-much, much)) for x, y in ring] for ring in rings]


def shrunk(rings, by):
    """Each point drawn inwards: to the left of its way, as rings are traced."""
    made = []
    for ring in rings:
        new = []
        for i, (x, y) in enumerate(ring):
            before, after = ring[i - 1], ring[(i + 1) % len(ring)]
            along, down = after[0] - before[0], after[1] - before[1]
            far = math.hypot(along, down) or 1
            new.append((x - by * down / far, y + by * along / far))
        made.append(new)
    return made


def star(x, y, size):
    return " ".join("%.1f,%.1f" % (x + size * (1 if i % 2 else .45) * math.sin(i * math.pi / 5),
                                   y - size * (1 if i % 2 else .45) * math.cos(i * math.pi / 5)) for i in range(10))


def lines_of(name, room):
    """A name in one line, or in two where there is no room."""
    words = name.split()
    if len(words) < 2 or len(name) * 7 < room:
        return [name]
    return [" ".join(words[:-1]), words[-1]]


def text_of(world, place, style='font-size="14"', loud=False, spread=None):
    x, y = world.middle[place]
    lines = lines_of(world.names[place].upper() if loud else world.names[place], world.depth[place] * 2 * UNIT)
    if len(lines) == 1:
        return f'<text {style} text-anchor="middle" x="{x:.1f}" y="{y + 5:.1f}">{lines[0]}</text>'
    spans = "".join(f'<tspan x="{x:.1f}" y="{y - 3 + 16 * i:.1f}">{line}</tspan>' for i, line in enumerate(lines))
    return f'<text {style} text-anchor="middle">{spans}</text>'


def svg(inside, width=WIDE * UNIT, height=HIGH * UNIT, box=None, head=""):
    box = box or f"0 0 {WIDE * UNIT} {HIGH * UNIT}"
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" '
            'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" '
            f'width="{width}" height="{height}" viewBox="{box}">\n{head}' + "\n".join(inside) + "\n</svg>\n")


def layer(label, number, inside, more=""):
    return [f'<g inkscape:groupmode="layer" inkscape:label="{label}" id="layer{number}"{more}>', *inside, "</g>"]


SEA, LAND, LINE = "#aed6f1", "#f2e3c0", "#40342a"
POWERS = ["#d98880", "#a9cf9b", "#c5a3d8", "#e8c46a", "#8fa8d6"]


def tint(world, place):
    if world.ground[place] == "water":
        return SEA
    if world.ground[place] == "closed":
        return "#9a9a9a"
    power = world.power.get(place)
    return LAND if power is None else POWERS[power]


def default_layers():
    """Inkscape's own names for layers, paths called path123, each label equal to its id."""
    world = World(1, 6, 5, islands=2)
    number = iter(range(1200, 9999, 7))

    def path(i):
        called = f"path{next(number)}"
        return (f'<path style="fill:{tint(world, i)};stroke:{LINE};stroke-width:1.5" d="{path_of(world.rings[i])}" '
                f'id="{called}" inkscape:label="{called}"/>')
    move = ' transform="translate(3,2)"'
    inside = layer("Layer 1", 1, [path(i) for i in world.of("water")], move)
    inside += layer("Layer 2", 2, [path(i) for i in world.of("land")], move)
    inside += layer("Layer 3", 3, [text_of(world, i) for i in world.places()], move)
    inside += layer("Layer 4", 4, [f'<circle cx="{world.middle[i][0]:.1f}" cy="{world.middle[i][1] + 18:.1f}" r="5" '
                                   f'fill="#c0392b"/>' for i in world.centres], move)
    return svg(inside), world.truth(lambda at: (at[0] + 3, at[1] + 2))


def named_layers():
    """Layers with names of a person's own, borders drawn by hand a little apart, stars for centres."""
    world = World(2, 6, 5, islands=2, closed=True)
    chance = random.Random(22)

    def path(i, called):
        return (f'<path style="fill:{tint(world, i)};stroke:{LINE};stroke-width:1.5" '
                f'd="{path_of(shaken(shrunk(world.rings[i], .4), chance, .3))}" id="{called}" inkscape:label="{called}"/>')
    briefs = {i: f"{world.names[i].replace(' ', '')[:2].lower()}{i}" for i in world.places()}
    inside = layer("Sea", 1, [path(i, briefs[i]) for i in world.of("water")])
    inside += layer("Kingdoms", 2, [path(i, briefs[i]) for i in world.of("land")])
    inside += layer("Wasteland", 3, [path(i, briefs[i]) for i in world.of("closed")])
    inside += layer("Centres", 4, [f'<polygon points="{star(world.middle[i][0], world.middle[i][1] + 20, 7)}" fill="#222"/>'
                                   for i in world.centres if not world.is_island(i)])
    inside += layer("Writing", 5, [text_of(world, i) for i in world.places()])
    return svg(inside), world.truth()


def islands():
    """Islands are drawn over the shapes of seas, which have no holes for them."""
    world = World(3, 5, 5, islands=6)
    inside = [f'<path fill="{tint(world, i)}" stroke="#1b4f72" d="{path_of(world.rings[i][:1])}"/>'
              for i in world.of("water")]
    inside += [f'<path fill="{tint(world, i)}" stroke="{LINE}" d="{path_of(world.rings[i])}"/>' for i in world.of("land")]
    inside += [text_of(world, i) for i in world.places() if not world.is_island(i)]
    for i in (i for i in world.places() if world.is_island(i)):
        inside.append(f'<text font-size="11" text-anchor="middle" x="{world.middle[i][0]:.1f}" '
                      f'y="{world.middle[i][1] + world.depth[i] * UNIT + 13:.1f}">{world.names[i]}</text>')
    return svg(inside), world.truth()


def strokes():
    """Outlines alone, over a blue sheet and one shape for all that is dry."""
    world = World(4, 6, 5)
    inside = [f'<rect width="{WIDE * UNIT}" height="{HIGH * UNIT}" fill="#bcd9ea"/>',
              f'<path id="ground" fill="#efe6cf" d="{" ".join(path_of(world.rings[i]) for i in world.of("land"))}"/>']
    inside += [f'<path d="{path_of(world.rings[i])}" fill="none" stroke="#333" stroke-width="2.5"/>'
               for i in world.places()]
    inside += [text_of(world, i) for i in world.places()]
    return svg(inside), world.truth()


def groups_per_power():
    """A group for each power with its lands, names and centres; one power is blue, as the sea is."""
    world = World(5, 6, 5, powers=5)
    inside = ['<g id="Waters">'] + [f'<path fill="{tint(world, i)}" stroke="#555" d="{path_of(world.rings[i])}"/>'
                                    + text_of(world, i, 'font-size="14" font-style="italic"') for i in world.of("water")]
    inside += ["</g>"]
    for power, called in enumerate(["Rubia", "Viridia", "Purpura", "Aurea", "Caerulia", "Unowned"]):
        inside.append(f'<g id="{called}">')
        for i in world.of("land"):
            if world.power[i] != (None if called == "Unowned" else power):
                continue
            x, y = world.middle[i]
            inside.append(f'<path fill="{tint(world, i)}" stroke="#555" d="{path_of(world.rings[i])}"/>' + text_of(world, i))
            if i in world.centres:
                inside.append(f'<circle cx="{x:.1f}" cy="{y + 18:.1f}" r="5" fill="#fff" stroke="#000"/>')
        inside.append("</g>")
    return svg(inside), world.truth()


def css_classes():
    """Classes without a meaning, as drawing programs export them; names in capitals, letters set apart by hand."""
    world = World(6, 6, 5, closed=True)
    kinds = sorted({tint(world, i) for i in world.places()})
    head = "<defs><style>" + "".join(f".cls-{kinds.index(k) + 1}{{fill:{k};stroke:#231f20;stroke-miterlimit:10}}"
                                     for k in kinds)
    head += ".cls-90{font-size:13px;font-family:Georgia}.cls-91{letter-spacing:.08em}</style></defs>\n"
    inside = ['<g id="Layer_2" data-name="Layer 2"><g id="Layer_1-2" data-name="Layer 1">']
    inside += [f'<path class="cls-{kinds.index(tint(world, i)) + 1}" d="{path_of(world.rings[i])}"/>'
               for i in world.places()]
    for i in world.places():
        x, y = world.middle[i]
        lines = lines_of(world.names[i].upper(), world.depth[i] * 2 * UNIT)
        for number, line in enumerate(lines):
            left = x - len(line) * 4.4
            half = len(line) // 2
            inside.append(f'<text class="cls-90" transform="translate({left:.1f} {y + 5 + 15 * number:.1f})">{line[:half]}'
                          f'<tspan class="cls-91" x="{half * 8.8:.1f}" y="0">{line[half:]}</tspan></text>')
    return svg(inside + ["</g></g>"], head=head), world.truth()


def transforms():
    """Every shape in a system of its own: moved, turned, scaled, skewed, used from elsewhere; millimetres on a page."""
    world = World(7, 6, 5)
    chance = random.Random(77)
    inside, defs = ['<g transform="translate(20 30) scale(0.2)">'], []
    for i in world.places():
        angle, size, dx, dy = chance.uniform(0, 6.28), chance.uniform(.4, 3), chance.uniform(-90, 90), chance.uniform(-90, 90)
        a, b = size * math.cos(angle), size * math.sin(angle)
        c, d = -b + .3 * a, a + .3 * b
        whole = a * d - b * c

        def back(at):
            x, y = at[0] - dx, at[1] - dy
            return ((d * x - c * y) / whole, (a * y - b * x) / whole)
        shape = f'<path d="{path_of(world.rings[i], back)}" fill="{tint(world, i)}" stroke="#333"'
        where = f'transform="matrix({a:.5f} {b:.5f} {c:.5f} {d:.5f} {dx:.3f} {dy:.3f})"'
        if i % 3 == 0:
            defs.append(shape + f' id="s{i}"/>')
            inside.append(f'<use xlink:href="#s{i}" {where}/>')
        else:
            inside.append(f"<g {where}>{shape}/></g>")
    for i in world.places():
        x, y = world.middle[i]
        for number, line in enumerate(lines_of(world.names[i], world.depth[i] * 2 * UNIT)):
            inside.append(f'<text transform="translate({x:.1f} {y + 5 + 16 * number:.1f}) scale(2)" text-anchor="middle" '
                          f'font-size="7">{line}</text>')
    return (svg(inside + ["</g>"], "280mm", "236mm", "0 0 280 236", "<defs>" + "".join(defs) + "</defs>"),
            world.truth(lambda at: (20 + at[0] / 5, 30 + at[1] / 5)))


FONT = {letter: bits for letter, bits in zip(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "010101111101101 110101110101110 011100100100011 110101101101110 111100110100111 111100110100100 011100101101011 "
    "101101111101101 111010010010111 001001001101010 101110100110101 100100100100111 101111111101101 111101101101101 "
    "010101101101010 110101110100100 010101101011001 110101110101101 011100010001110 111010010010010 101101101101111 "
    "101101101010010 101101111111101 101101010101101 101101010010010 111001010100111".split())}


def letter(sign, x, y, size):
    """A letter as an outline: squares in three columns and five rows, in one path."""
    return " ".join(f"M{x + i % 3 * size:.1f},{y + i // 3 * size:.1f}h{size}v{size}h-{size}z"
                    for i, bit in enumerate(FONT.get(sign, "0" * 15)) if bit == "1")


def text_paths():
    """Names made into paths, a path a letter; ids that tell nothing; shapes in colours."""
    world = World(8, 6, 5)
    inside = [f'<path id="p{100 + i}" fill="{tint(world, i)}" stroke="#444" d="{path_of(world.rings[i])}"/>'
              for i in world.places()]
    for i in world.places():
        x, y = world.middle[i]
        for number, line in enumerate(lines_of(world.names[i].upper(), world.depth[i] * 2 * UNIT)):
            left = x - len(line) * 4
            inside.append("<g>" + "".join(f'<path fill="#1a1a1a" d="{letter(sign, left + 8 * k, y - 6 + 14 * number, 2)}"/>'
                                          for k, sign in enumerate(line) if sign != " ") + "</g>")
    return svg(inside), world.truth(named=False)


def traced():
    """A scan that a program traced: a path for each colour, whatever it holds, and one for all lines; names typed over it."""
    world = World(9, 6, 5, closed=True)
    inside, by_tint = [], {}
    inside.append(f'<path fill="#1c1a18" fill-rule="evenodd" d="M 0,0 L {WIDE * UNIT},0 L {WIDE * UNIT},{HIGH * UNIT} L '
                  f'0,{HIGH * UNIT} Z {" ".join(path_of(shrunk(world.rings[i], 1.6)) for i in world.places())}"/>')
    for i in world.places():
        by_tint.setdefault(tint(world, i), []).append(path_of(shrunk(world.rings[i], 1.6)))
    inside += [f'<path fill="{colour}" d="{" ".join(paths)}"/>' for colour, paths in by_tint.items()]
    inside += [text_of(world, i) for i in world.places()]
    return svg(inside), world.truth()


def one_colour():
    """Everything white with black lines; names of waters are blue and lean, and some say no more than that."""
    world = World(10, 6, 5, plain_waters=0.3)
    inside = [f'<path fill="#ffffff" stroke="#000" d="{path_of(world.rings[i])}"/>' for i in world.places()]
    inside += [text_of(world, i, 'font-size="14" font-style="italic" fill="#24527a"' if world.ground[i] == "water"
                       else 'font-size="14" fill="#111"') for i in world.places()]
    return svg(inside), world.truth()


def hundreds_of_islands():
    """An ocean under everything, seas parted above it, places of many islets each, and islets that are nobody's."""
    world = World(11, 5, 4, islands=5, wet=.55)
    chance = random.Random(111)

    def islet(x, y, size):
        phase = chance.uniform(0, 6)
        ring = [(x + size * (1 + .3 * math.sin(2 * a + phase)) * math.cos(a), y + size * math.sin(a))
                for a in (k * math.pi / 5 for k in range(10))]
        return ring

    def room_at(x, y):
        i, j, host = int(x / UNIT), int(y / UNIT), world.at(int(x / UNIT), int(y / UNIT))
        return host if all(world.at(i + a, j + b) == host for a in range(-3, 4) for b in range(-3, 4)) else None
    own = {i: [] for i in world.of("land")}
    idle = []
    for _ in range(4000):
        x, y = chance.uniform(30, WIDE * UNIT - 30), chance.uniform(30, HIGH * UNIT - 30)
        host = room_at(x, y)
        if host is None or world.ground[host] != "water" or math.dist((x, y), world.middle[host]) < 60:
            continue
        size, beside = chance.uniform(1.5, 5), None
        for land in own:
            if math.dist((x, y), world.middle[land]) < 26 + world.depth[land] * UNIT and world.is_island(land):
                beside = land
        if beside is not None and len(own[beside]) < 25:
            own[beside].append(islet(x, y, size))
        elif beside is None and len(idle) < 180:
            idle.append(islet(x, y, size))
    inside = [f'<rect width="{WIDE * UNIT}" height="{HIGH * UNIT}" fill="{SEA}"/>', '<g id="seas">']
    inside += [f'<path fill="{SEA}" stroke="#88b" d="{path_of(world.rings[i][:1])}"/>' for i in world.of("water")]
    inside += ["</g>", '<g id="lands">']
    inside += [f'<path fill="{tint(world, i)}" stroke="#543" d="{path_of(world.rings[i] + own[i])}"/>'
               for i in world.of("land")]
    inside += ["</g>", '<g id="islets">'] + [f'<path fill="{LAND}" stroke="#876" d="{path_of([ring])}"/>' for ring in idle]
    inside += ["</g>", '<g id="names">'] + [text_of(world, i, 'font-size="11"' if world.is_island(i) else 'font-size="14"')
                                            for i in world.places()]
    return svg(inside + ["</g>"]), world.truth()


def rotated():
    """The whole map turned on its page, with a title, a legend and a frame around it."""
    world = World(12, 6, 5, islands=1)
    turn = math.radians(33)

    def move(at):
        return (520 + at[0] * math.cos(turn) - at[1] * math.sin(turn), 60 + at[0] * math.sin(turn) + at[1] * math.cos(turn))
    inside = ['<rect width="1600" height="1500" fill="#fbf8ef"/>', '<rect x="10" y="10" width="1580" height="1480" '
              'fill="none" stroke="#222" stroke-width="3"/>', '<text x="120" y="110" font-size="42">The Turned Lands</text>',
              '<g id="key"><rect x="60" y="1250" width="260" height="200" fill="#fff" stroke="#222"/>']
    inside += [f'<rect x="80" y="{1270 + 34 * n}" width="36" height="22" fill="{colour}"/><text x="130" y="{1288 + 34 * n}" '
               f'font-size="16">{called}</text>' for n, (colour, called) in enumerate(zip(POWERS, ["Rubia", "Viridia",
                                                                                                  "Purpura", "Aurea"]))]
    inside += ["</g>", '<g transform="translate(520 60) rotate(33)">']
    inside += [f'<path fill="{tint(world, i)}" stroke="#333" d="{path_of(world.rings[i])}"/>' for i in world.places()]
    inside += [text_of(world, i) for i in world.places()]
    return svg(inside + ["</g>"], 1600, 1500, "0 0 1600 1500"), world.truth(move)


def shape(world, place, more=""):
    return f'<path fill="{tint(world, place)}" stroke="#333" d="{path_of(world.rings[place])}"{more}/>'


def neutral_group():
    """Within one group a group for the seas, one for each power, and one called Neutral: what nobody owns yet."""
    world = World(21, 5, 4, wet=.45)
    inside = ['<g id="everything">', '<g id="Waters">', *(shape(world, i) for i in world.of("water")), "</g>"]
    for power, called in enumerate(["Rubia", "Viridia", "Purpura", "Aurea", "Neutral"]):
        owner = None if called == "Neutral" else power
        inside += [f'<g id="{called}">', *(shape(world, i) for i in world.of("land") if world.power[i] == owner), "</g>"]
    inside += ["</g>", *(text_of(world, i) for i in world.places())]
    return svg(inside), world.truth()


def sides_of(world, places):
    """The sides of the rings of some places, with whose they are."""
    return {(ring[i - 1], ring[i]): place for place in places for ring in world.rings[place] for i in range(len(ring))}


def together(world, places):
    """The rings around some places as one."""
    sides = sides_of(world, places)
    ahead = {}
    for start, end in sides:
        if (end, start) not in sides:
            ahead.setdefault(start, []).append(end)
    rings = []
    while ahead:
        first = at = next(iter(ahead))
        ring = []
        while True:
            ring.append(at)
            after = ahead[at].pop()
            if not ahead[at]:
                del ahead[at]
            at = after
            if at == first:
                break
        rings.append(ring)
    return rings


def borders(world):
    """What parts two places, as lines from end to end."""
    sides = sides_of(world, world.places())
    by_pair = {}
    for (start, end), place in sides.items():
        other = sides.get((end, start))
        if other is not None and place < other:
            by_pair.setdefault((place, other), {})[start] = end
    lines = []
    for pair, ahead in by_pair.items():
        while ahead:
            start = next((at for at in ahead if at not in ahead.values()), next(iter(ahead)))
            line = [start]
            while line[-1] in ahead:
                line.append(ahead.pop(line[-1]))
            lines.append((pair, line))
    return lines


def power_fills():
    """One fill for the lands of each power, the sheet for the seas, and all that parts places drawn over them as lines."""
    world = World(22, 5, 4, wet=.45)
    inside = [f'<rect width="{WIDE * UNIT}" height="{HIGH * UNIT}" fill="{SEA}"/>']
    for power in [0, 1, 2, 3, None]:
        lands = [i for i in world.of("land") if world.power[i] == power]
        if lands:
            inside.append(f'<path fill="{tint(world, lands[0])}" fill-rule="evenodd" d="{path_of(together(world, lands))}"/>')
    for (one, _), line in borders(world):
        dashes = ' stroke-dasharray="6 3"' if world.ground[one] == "water" else ""
        inside.append(f'<path fill="none" stroke="#333"{dashes} d="M {" L ".join("%.1f,%.1f" % at for at in line)}"/>')
    return svg(inside + [text_of(world, i) for i in world.places()]), world.truth()


def copies():
    """Within one group called scale: islands that are copies (use) of one that is drawn, ids that a program counted up when
    lands were pasted, and one id twice."""
    world = World(23, 5, 4, wet=.5, islands=0)
    islet = [(30 * math.cos(k * math.pi / 6), 24 * math.sin(k * math.pi / 6)) for k in range(12)]
    inside = ['<g id="scale" transform="scale(.5)">', *(shape(world, i) for i in world.of("water"))]
    for number, i in enumerate(world.of("land")):
        called = ("Pasted" if number == 0 else f"Pasted-{number}") if number < 5 else "twice" if number < 7 else ""
        inside.append(shape(world, i, f' id="{called}"' if called else ""))
    truth = world.truth(lambda at: (at[0] / 2, at[1] / 2))
    isles, water = [], sorted(world.of("water"), key=lambda i: -world.depth[i])[:3]
    for number, host in enumerate(water):
        x, y = world.middle[host]
        isles.append((x, y + 20, f"Isola {['Prima', 'Secunda', 'Tertia'][number]}"))
        inside.append(f'<path id="isle" transform="translate({x:.1f} {y + 20:.1f})" fill="{LAND}" stroke="#333" d="{path_of([islet])}"/>'
                      if number == 0 else f'<use xlink:href="#isle" x="{x - isles[0][0]:.1f}" y="{y + 20 - isles[0][1]:.1f}"/>')
        truth["passages"].append([host, len(truth["places"]), "F"])
        truth["places"].append({"name": isles[-1][2], "ground": "land", "at": [round(x / 2, 1), round((y + 20) / 2, 1)]})
    for i in world.places():
        x, y = world.middle[i]
        inside.append(f'<text font-size="14" text-anchor="middle" x="{x:.1f}" y="{y - (14 if i in water else -5):.1f}">'
                      f'{world.names[i]}</text>')
    inside += [f'<text font-size="9" text-anchor="middle" x="{x:.1f}" y="{y + 3:.1f}">{called}</text>' for x, y, called in isles]
    for place, host in zip(range(world.places()[-1] + 1, len(truth["places"])), water):
        truth["places"][host]["at"] = [truth["places"][host]["at"][0], round((world.middle[host][1] - 16) / 2, 1)]
    return svg(inside + ["</g>"], box=f"0 0 {WIDE * UNIT // 2} {HIGH * UNIT // 2}"), truth


def sea_ground():
    """Two of the seas are no more than the ground of the sheet."""
    world = World(24, 5, 4, wet=.45)
    ground = []
    for i in world.of("water"):
        if len(ground) < 2 and not any(j in world.meets[i] for j in ground):
            ground.append(i)
    inside = [f'<rect width="{WIDE * UNIT}" height="{HIGH * UNIT}" fill="{SEA}"/>']
    inside += [shape(world, i) for i in world.places() if i not in ground]
    return svg(inside + [text_of(world, i) for i in world.places()]), world.truth()


def tints():
    """The lands of each power lie below a sheer tint."""
    world = World(25, 5, 4, wet=.45)
    inside = [f'<path fill="{SEA if i in world.of("water") else LAND}" stroke="#333" d="{path_of(world.rings[i])}"/>'
              for i in world.places()]
    for power in range(4):
        lands = [i for i in world.of("land") if world.power[i] == power]
        inside.append(f'<path fill="{POWERS[power]}" fill-opacity=".3" d="{path_of(together(world, lands))}"/>')
    return svg(inside + [text_of(world, i) for i in world.places()]), world.truth()


def odd_names():
    """Lands whose names speak of water, in the colour of lands; names that nobody sees."""
    world = World(26, 5, 4, wet=.45)
    lands = world.of("land")
    for i, called in zip(lands[::3], ["Golfo Nuovo", "Sound Hill", "Buchtmark", "Strait Gate"]):
        world.names[i] = called
    inside = [f'<path fill="{SEA if i in world.of("water") else LAND}" stroke="#333" d="{path_of(world.rings[i])}"/>'
              for i in world.places()]
    inside += [text_of(world, i) for i in world.places()]
    return svg(inside), world.truth()


def hidden_texts():
    """Larger texts over the names that nobody sees: of a class, of a hidden group, all but clear."""
    world = World(27, 5, 4, wet=.45)
    inside = [shape(world, i) for i in world.places()] + [text_of(world, i) for i in world.places()]
    for number, i in enumerate(world.places()[::2]):
        how = ['class="draft"', 'visibility="hidden"', 'opacity="0"', 'style="display:none"'][number % 4]
        x, y = world.middle[i]
        inside.append(f'<g {how}><text font-size="24" text-anchor="middle" x="{x:.1f}" y="{y + 8:.1f}">Draft {i}</text></g>')
    return svg(inside, head="<style>.draft{display:none}</style>\n"), world.truth()


def two_signs():
    """Filled dots for centres at home, hollow ones for those that are nobody's."""
    world = World(28, 5, 4, wet=.45)
    inside = [shape(world, i) for i in world.places()] + [text_of(world, i) for i in world.places()]
    for i in world.centres:
        fill = "#fff" if world.power[i] is None or i % 3 == 0 else "#111"
        inside.append(f'<circle cx="{world.middle[i][0]:.1f}" cy="{world.middle[i][1] + 18:.1f}" r="5" fill="{fill}" stroke="#000"/>')
    truth = world.truth()
    for i in world.centres:
        truth["places"][i]["centre"] = True
    return svg(inside), truth


def closed_dark():
    """One closed land, in black."""
    world = World(29, 5, 4, wet=.4, closed=True)
    inside = [shape(world, i).replace("#9a9a9a", "#000000") for i in world.places()]
    return svg(inside + [text_of(world, i) for i in world.places()]), world.truth()


def closed_hatched():
    """One closed land, hatched on no ground."""
    world = World(30, 5, 4, wet=.4, closed=True)
    inside = [shape(world, i).replace("#9a9a9a", "url(#lines)") for i in world.places()]
    head = ('<defs><pattern id="lines" width="8" height="8" patternUnits="userSpaceOnUse">'
            '<path d="M0,8 L8,0" fill="none" stroke="#333"/></pattern></defs>\n')
    return svg(inside + [text_of(world, i) for i in world.places()], head=head), world.truth()


def main():
    from written import legend, names_in_a_list, names_in_brackets, names_in_numbers, names_with_signs
    for manner in (default_layers, named_layers, islands, strokes, groups_per_power, css_classes, transforms, text_paths,
                   traced, one_colour, hundreds_of_islands, rotated, neutral_group, power_fills, copies, sea_ground, tints,
                   odd_names, hidden_texts, two_signs, closed_dark, closed_hatched, names_with_signs, names_in_a_list,
                   names_in_numbers, names_in_brackets, legend):
        if sys.argv[1:] and manner.__name__ not in sys.argv[1:]:
            continue
        drawing, truth = manner()
        name = os.path.join(HERE, manner.__name__.replace("_", "-"))
        with open(name + ".svg", "w", encoding="utf-8") as file:
            file.write(drawing)
        with open(name + ".json", "w", encoding="utf-8") as file:
            file.write(json.dumps(truth).replace('"passages"', '\n"passages"').replace('"either"', '\n"either"')
                       .replace('}, {', '},\n {') + "\n")
        print(manner.__name__, len(truth["places"]), "places", len(truth["passages"]), "passages", len(truth["either"]))


if __name__ == "__main__":
    main()
